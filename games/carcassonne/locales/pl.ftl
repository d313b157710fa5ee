# Carcassonne po polsku.

# Nazwy
carcassonne-title = Carcassonne
    .about = Karta po karcie powstaje kraina miast, dróg, klasztorów i łąk; z dodatkiem Księżniczka i smok i wszystkimi, które można do niego dołączyć.
carcassonne-start-dragon = Księżniczka i smok
    .about = Gra z tej instrukcji: wulkany, nadlatujący smok, wróżka, czarodziejskie ścieżki i księżniczki.
    .play = Zagraj ze smokiem
    .learn = Poznaj smoka
carcassonne-name = { $who }
carcassonne-figure-normal = pionek
carcassonne-figure-large = duży pionek
carcassonne-figure-builder = budowniczy
carcassonne-figure-pig = świnka
carcassonne-on-city = miasto
    .to = do miasta
carcassonne-on-road = droga
    .to = na drogę
carcassonne-on-field = łąka
    .to = na łąkę
carcassonne-on-cloister = klasztor
    .to = do klasztoru
carcassonne-edge-city = miasto
    .object = miasto
carcassonne-edge-road = droga
    .object = drogę
carcassonne-edge-field = łąka
    .object = łąkę
carcassonne-edge-river = rzeka
    .object = rzekę
carcassonne-edge-wall = mur
    .object = mury
carcassonne-quarter-castle = zamek
    .to = do zamku
    .from = z zamku
    .in = w zamku
carcassonne-quarter-smithy = kuźnia
    .to = do kuźni
    .from = z kuźni
    .in = w kuźni
carcassonne-quarter-cathedral = katedra
    .to = do katedry
    .from = z katedry
    .in = w katedrze
carcassonne-quarter-market = targ
    .to = na targ
    .from = z targu
    .in = na targu
carcassonne-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

# Co jest na karcie: pierwsza rzecz z przyimkiem (.with), następne bez niego (.more).
carcassonne-tile-dragon = smok
    .with = ze smokiem
    .more = smokiem
carcassonne-tile-volcano = wulkan
    .with = z wulkanem
    .more = wulkanem
carcassonne-tile-portal = czarodziejska ścieżka
    .with = z czarodziejską ścieżką
    .more = czarodziejską ścieżką
carcassonne-tile-spring = źródło rzeki
    .with = ze źródłem rzeki
    .more = źródłem rzeki
carcassonne-tile-lake = jezioro
    .with = z jeziorem
    .more = jeziorem
carcassonne-tile-herd = stado świń
    .with = ze stadem świń
    .more = stadem świń
carcassonne-tile-cloister = klasztor
    .with = z klasztorem
    .more = klasztorem
carcassonne-tile-city-one = miasto{ $mark } na jednym boku
    .with = z miastem{ $mark } na jednym boku
    .more = miastem{ $mark } na jednym boku
carcassonne-tile-city-two = miasto{ $mark } na dwóch bokach
    .with = z miastem{ $mark } na dwóch bokach
    .more = miastem{ $mark } na dwóch bokach
carcassonne-tile-city-across = miasto{ $mark } na przestrzał
    .with = z miastem{ $mark } na przestrzał
    .more = miastem{ $mark } na przestrzał
carcassonne-tile-city-three = miasto{ $mark } na trzech bokach
    .with = z miastem{ $mark } na trzech bokach
    .more = miastem{ $mark } na trzech bokach
carcassonne-tile-city-four = miasto{ $mark } na wszystkich bokach
    .with = z miastem{ $mark } na wszystkich bokach
    .more = miastem{ $mark } na wszystkich bokach
carcassonne-tile-cities-opposite = dwa miasta naprzeciw siebie
    .with = z dwoma miastami naprzeciw siebie
    .more = dwoma miastami naprzeciw siebie
carcassonne-tile-cities-beside = dwa osobne miasta na sąsiednich bokach
    .with = z dwoma osobnymi miastami na sąsiednich bokach
    .more = dwoma osobnymi miastami na sąsiednich bokach
carcassonne-tile-cities-three = trzy osobne miasta
    .with = z trzema osobnymi miastami
    .more = trzema osobnymi miastami
carcassonne-tile-cities-four = cztery osobne miasta
    .with = z czterema osobnymi miastami
    .more = czterema osobnymi miastami
carcassonne-tile-road-straight = prosta droga
    .with = z prostą drogą
    .more = prostą drogą
carcassonne-tile-road-bend = zakręt drogi
    .with = z zakrętem drogi
    .more = zakrętem drogi
carcassonne-tile-road-tunnel = droga w tunelu
    .with = z drogą w tunelu
    .more = drogą w tunelu
carcassonne-tile-roads-bends = dwa zakręty drogi
    .with = z dwoma zakrętami drogi
    .more = dwoma zakrętami drogi
carcassonne-tile-roads-bridge = dwie drogi krzyżujące się mostem
    .with = z dwiema drogami krzyżującymi się mostem
    .more = dwiema drogami krzyżującymi się mostem
carcassonne-tile-road-end = koniec drogi
    .with = z końcem drogi
    .more = końcem drogi
carcassonne-tile-road-ends-two = końce dwóch dróg
    .with = z końcami dwóch dróg
    .more = końcami dwóch dróg
carcassonne-tile-road-ends-three = końce trzech dróg
    .with = z końcami trzech dróg
    .more = końcami trzech dróg
carcassonne-tile-junction-three = skrzyżowanie trzech dróg
    .with = ze skrzyżowaniem trzech dróg
    .more = skrzyżowaniem trzech dróg
carcassonne-tile-junction-four = skrzyżowanie czterech dróg
    .with = ze skrzyżowaniem czterech dróg
    .more = skrzyżowaniem czterech dróg
carcassonne-tile-river-straight = prosty odcinek rzeki
    .with = z prostym odcinkiem rzeki
    .more = prostym odcinkiem rzeki
carcassonne-tile-river-bend = zakręt rzeki
    .with = z zakrętem rzeki
    .more = zakrętem rzeki
carcassonne-tile-river-fork = rozwidlenie rzeki
    .with = z rozwidleniem rzeki
    .more = rozwidleniem rzeki
carcassonne-tile-river-end = koniec odnogi rzeki
    .with = z końcem odnogi rzeki
    .more = końcem odnogi rzeki
carcassonne-tile-walls = mury Carcassonne
    .with = z murami Carcassonne
    .more = murami Carcassonne
carcassonne-tile-shield = { " z tarczą" }
carcassonne-tile-princess = { " z księżniczką" }
carcassonne-tile-cathedral = { " z katedrą" }
carcassonne-tile-wine = { " z winem" }
carcassonne-tile-grain = { " ze zbożem" }
carcassonne-tile-cloth = { " z suknem" }
carcassonne-tile-inn = { $thing } z karczmą

# Gdzie jest miejsce, licząc od pierwszej karty
carcassonne-start-tile = karty startowej
    .on = na karcie startowej
carcassonne-start-spring = źródła
    .on = przy źródle
carcassonne-start-carcassonne = lewej górnej karty Carcassonne
    .on = na lewej górnej karcie Carcassonne
carcassonne-where-start = { $start }
carcassonne-where-left = { $across ->
    [one] tuż na lewo od { $start }
    [few] { $across } miejsca na lewo od { $start }
   *[many] { $across } miejsc na lewo od { $start }
}
carcassonne-where-right = { $across ->
    [one] tuż na prawo od { $start }
    [few] { $across } miejsca na prawo od { $start }
   *[many] { $across } miejsc na prawo od { $start }
}
carcassonne-where-up = { $down ->
    [one] tuż powyżej { $start }
    [few] { $down } miejsca powyżej { $start }
   *[many] { $down } miejsc powyżej { $start }
}
carcassonne-where-down = { $down ->
    [one] tuż poniżej { $start }
    [few] { $down } miejsca poniżej { $start }
   *[many] { $down } miejsc poniżej { $start }
}
carcassonne-where-left-up = { $across } w lewo i { $down } w górę od { $start }
carcassonne-where-left-down = { $across } w lewo i { $down } w dół od { $start }
carcassonne-where-right-up = { $across } w prawo i { $down } w górę od { $start }
carcassonne-where-right-down = { $across } w prawo i { $down } w dół od { $start }

# Gdzie coś jest na karcie
carcassonne-side-N = u góry
carcassonne-side-E = po prawej
carcassonne-side-S = na dole
carcassonne-side-W = po lewej
carcassonne-side-NL = przy lewej części górnego boku
carcassonne-side-NR = przy prawej części górnego boku
carcassonne-side-EL = przy górnej części prawego boku
carcassonne-side-ER = przy dolnej części prawego boku
carcassonne-side-SL = przy prawej części dolnego boku
carcassonne-side-SR = przy lewej części dolnego boku
carcassonne-side-WL = przy dolnej części lewego boku
carcassonne-side-WR = przy górnej części lewego boku
carcassonne-side-inner = w całości na tej karcie
carcassonne-at-side = { $say }, { $side }
carcassonne-elsewhere = { $say }, { $where }

# Opcje
carcassonne-option-rules = Zasady
    .about = Jak czytać instrukcję. Każdą z opcji poniżej można nadal ustawić osobno.
carcassonne-option-rules-usual = Tak, jak się zwykle gra: z późniejszymi wyjaśnieniami wydawcy
carcassonne-option-rules-letter = Co do słowa: dokładnie tak, jak wydrukowano w instrukcji
carcassonne-option-sets = Dodatki
    .about = Dodatki dołączone do gry podstawowej.
carcassonne-option-sets-princess-dragon = Księżniczka i smok
carcassonne-option-sets-inns-cathedrals = Karczmy i katedry
carcassonne-option-sets-traders-builders = Kupcy i budowniczowie
carcassonne-option-sets-river = Rzeka
carcassonne-option-sets-king-scout = Król i zwiadowca
carcassonne-option-sets-river-2 = Rzeka II
carcassonne-option-sets-count = Hrabia Carcassonne
carcassonne-option-mix = Skład kart
    .about = Ile sztuk których kart jest w grze zamiast zwykłej liczby.
carcassonne-option-farmers = Rolnicy
    .about = Jak na koniec punktuje się łąki.
carcassonne-option-farmers-per-field = Każda łąka daje 3 za każde ukończone miasto
carcassonne-option-farmers-once-per-city = Tak samo, ale nikt nie liczy miasta dwa razy
carcassonne-option-farmers-none = Na łąkach nikt nie staje
carcassonne-option-farmers-oldest = Każde ukończone miasto daje 4 temu, kto ma wokół najwięcej rolników
carcassonne-option-small_city = Miasto z dwóch kart
    .about = Punkty za ukończone miasto z dwóch kart.
carcassonne-option-small_city-4 = 4 punkty
carcassonne-option-small_city-2 = 2 punkty
carcassonne-option-dragon = Lot smoka
    .about = Kiedy leci smok.
carcassonne-option-dragon-before-scoring = Przed punktacją
carcassonne-option-dragon-after-scoring = Po punktacji
carcassonne-option-princess = Księżniczka
    .about = Czy rycerz musi odejść.
carcassonne-option-princess-must = Rycerz musi odejść
carcassonne-option-princess-may = Rycerz może odejść
carcassonne-option-fairy = Wróżka
    .about = Komu sprzyja wróżka.
carcassonne-option-fairy-beside-one = Jednemu pionkowi u jej boku
carcassonne-option-fairy-on-tile = Wszystkim pionkom na jej karcie
carcassonne-option-fairy_after_princess = Wróżka po księżniczce
    .about = Gdy księżniczka odesłała rycerza, wróżkę można jeszcze przestawić.
carcassonne-option-fairy_on_volcano = Wróżka przy wulkanie
    .about = Po ułożeniu wulkanu można przestawić wróżkę.
carcassonne-option-fairy_after_portal = Wróżka po czarodziejskiej ścieżce
    .about = Gdy pionek przeszedł czarodziejską ścieżką na inną kartę, wróżkę można jeszcze przestawić.
carcassonne-option-portal_to_completed = Ścieżka do rejonu ukończonego teraz
    .about = Czarodziejska ścieżka prowadzi też do rejonów, które ukończyła ta właśnie karta.
carcassonne-option-dragon_tile_open = Ścieżka na kartę smoka
    .about = Czarodziejska ścieżka prowadzi także na kartę, na której stoi smok.
carcassonne-option-figures_on_volcano = Budowniczy i świnka na wulkanie
    .about = Wolno je stawiać na karcie z wulkanem.
carcassonne-option-fairy_cloister = Wróżka i klasztory
    .about = Jej 3 punkty dostaje się także za klasztor.
carcassonne-option-fairy_at_end = Wróżka na koniec
    .about = Jej 3 punkty dostaje się także w punktacji końcowej.
carcassonne-option-count_end = Wyjście z Carcassonne na koniec
    .about = Kto może wyjść przed punktacją końcową.
carcassonne-option-count_end-market = Pionki z targu
carcassonne-option-count_end-all = Pionki ze wszystkich dzielnic
carcassonne-option-start_tile = Zwykła karta startowa
    .about = Co się z nią dzieje, gdy gra zaczyna się od rzeki albo z Hrabią.
carcassonne-option-start_tile-out = Zostaje w pudełku
carcassonne-option-start_tile-stack = Trafia do stosu
carcassonne-option-river_bends = Zakręty rzeki
    .about = Jak może skręcać rzeka.
carcassonne-option-river_bends-no-equal-in-a-row = Dwa zakręty z rzędu skręcają w różne strony
carcassonne-option-river_bends-no-half-turn = Każdy zakręt skręca w inną stronę niż poprzedni, choćby był dawno
carcassonne-option-dragon_at_count = Smok przy Carcassonne
    .about = Dokąd może lecieć smok.
carcassonne-option-dragon_at_count-outer = Nad kartami zewnętrznymi
carcassonne-option-dragon_at_count-never = Nad żadną z dwunastu kart

# Przygotowanie
carcassonne-setup-sets = Każdy dodatek można wymienić raz, a gry podstawowej wcale.
carcassonne-setup-six = W szóstkę można grać tylko z dodatkiem Karczmy i katedry, bo to on daje szósty kolor.
carcassonne-setup-small-city = Ukończone miasto z dwóch kart daje 4 punkty albo 2.
carcassonne-setup-mix-unknown = Żadna karta nie nazywa się „{ $tile }”.
carcassonne-setup-mix-set = Karta „{ $tile }” należy do dodatku, którego nie ma w grze.
carcassonne-setup-mix-copies = Karta „{ $tile }” może wystąpić najwyżej { $most } razy.
carcassonne-setup-mix-start = Potrzebna jest co najmniej jedna karta startowa „{ $tile }”.
carcassonne-setup-mix-single = Karta „{ $tile }” jest zawsze dokładnie jedna.
carcassonne-setup-mix-all = W grze jest od 1 do { $most } kart; tu byłoby ich { $count }.
carcassonne-set-tile-unknown = Nie ma takiej karty.
carcassonne-set-differs = Jednej karty nie jest w obu zestawach tyle samo, tylko { $first } i { $second }.

# Odmowy
carcassonne-refused-tile-gone = Karty { $tile } nie można teraz odkryć.
carcassonne-refused-lay-first = Najpierw ułóż odkrytą kartę.
carcassonne-refused-cell-taken = Tam już leży karta.
carcassonne-refused-cell-alone = Karta musi przylegać bokiem do innej karty.
carcassonne-refused-edges = Każdy bok musi pasować do sąsiedniej karty.
carcassonne-refused-river-end = Kartę rzeki dokłada się tam, gdzie rzeka się urywa.
carcassonne-refused-river-bend = Rzeka nie może skręcić znowu w tę samą stronę.
carcassonne-refused-figure-step = Tego nie można zrobić w tej części ruchu.
carcassonne-refused-supply-normal = Nie masz już pionka w zapasie.
carcassonne-refused-supply-large = Twojego dużego pionka nie ma w zapasie.
carcassonne-refused-supply-builder = Twojego budowniczego nie ma w zapasie.
carcassonne-refused-supply-pig = Twojej świnki nie ma w zapasie.
carcassonne-refused-no-tile = Tam nie leży żadna karta.
carcassonne-refused-no-place = Na tej karcie nie ma takiego miejsca.
carcassonne-refused-other-tile = Figury stawia się na karcie właśnie ułożonej.
carcassonne-refused-occupied = W tym rejonie już ktoś stoi.
carcassonne-refused-farmer = W tej grze na łąkach nikt nie staje.
carcassonne-refused-volcano = Na właśnie ułożonej karcie z wulkanem nikogo się nie stawia.
carcassonne-refused-completed = Ten rejon był ukończony już wcześniej.
carcassonne-refused-dragon-tile = Tam jest smok.
carcassonne-refused-princess-first = Księżniczka odsyła rycerza; nie stawia się wtedy żadnej figury.
carcassonne-refused-no-knight = W mieście księżniczki nie ma takiego rycerza.
carcassonne-refused-fairy = Wróżka idzie do twojego pionka, i to nie do tego, przy którym już stoi.
carcassonne-refused-fairy-volcano = Gdy układa się wulkan, wróżki się nie przestawia.
carcassonne-refused-fairy-only = Można już tylko przestawić wróżkę.
carcassonne-refused-builder = Budowniczy dołącza do twojego pionka na nieukończonej drodze albo w nieukończonym mieście.
carcassonne-refused-pig = Świnka dołącza do twojego rolnika na łące.
carcassonne-refused-dragon-must = Trzeba przesunąć smoka.
carcassonne-refused-dragon-far = Smok przesuwa się na sąsiednią kartę.
carcassonne-refused-dragon-visited = W tym locie smok już tam był.
carcassonne-refused-dragon-fairy = Smok nie może wejść tam, gdzie stoi wróżka.
carcassonne-refused-dragon-walls = Na te karty Carcassonne smok nie wejdzie.
carcassonne-refused-count-step = Najpierw trzeba zdecydować o czymś innym.
carcassonne-refused-count-there = Hrabia już tam stoi.
carcassonne-refused-locked = Stoi tam hrabia, więc nikt nie opuści tej dzielnicy.
carcassonne-refused-quarter = Teraz nikt nie opuszcza tej dzielnicy.
carcassonne-refused-call = Ten pionek nie może tam pójść.

# Zdarzenia
carcassonne-drawn = { $who } odkrywa kartę { $tile }.
carcassonne-fits-nowhere = Karta { $tile } nigdzie nie pasuje i odpada z gry; odkrywa się następną.
carcassonne-laid = { $who } układa kartę { $where }.
carcassonne-passes = { $who } nie stawia pionka.
carcassonne-placed-normal-city = { $who } stawia rycerza w mieście.
carcassonne-placed-normal-road = { $who } stawia zbója na drodze.
carcassonne-placed-normal-cloister = { $who } stawia mnicha w klasztorze.
carcassonne-placed-normal-field = { $who } stawia rolnika na łące.
carcassonne-placed-large-city = { $who } stawia duży pionek w mieście.
carcassonne-placed-large-road = { $who } stawia duży pionek na drodze.
carcassonne-placed-large-cloister = { $who } stawia duży pionek w klasztorze.
carcassonne-placed-large-field = { $who } stawia duży pionek na łące.
carcassonne-placed-builder-city = { $who } stawia budowniczego w mieście.
carcassonne-placed-builder-road = { $who } stawia budowniczego na drodze.
carcassonne-placed-pig-field = { $who } stawia świnkę na łące.
carcassonne-scores-completed-city = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za ukończone miasto.
carcassonne-scores-completed-road = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za ukończoną drogę.
carcassonne-scores-completed-cloister = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za ukończony klasztor.
carcassonne-scores-incomplete-city = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za nieukończone miasto.
carcassonne-scores-incomplete-road = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za nieukończoną drogę.
carcassonne-scores-incomplete-cloister = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za nieukończony klasztor.
carcassonne-scores-field = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za łąkę – { $cities ->
    [one] { $cities } ukończone miasto
    [few] { $cities } ukończone miasta
   *[many] { $cities } ukończonych miast
} po { $each ->
    [one] { $each } punkt
    [few] { $each } punkty
   *[many] { $each } punktów
}.
carcassonne-wins = Wygrywa { $who } – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-win = Wygrywają wspólnie { $who } – po { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-put-away = Smoka jeszcze nie ma, więc karta { $tile } czeka odkryta obok planszy; odkrywa się następną.
carcassonne-dragon-comes = Smok przybywa na wulkan.
carcassonne-shuffled-back = Do stosu { $count ->
    [one] wraca 1 karta ze smokiem
    [few] wracają { $count } karty ze smokiem
   *[many] wraca { $count } kart ze smokiem
}.
carcassonne-dragon-flies = Nadlatuje smok.
carcassonne-dragon-step-up = { $who } przesuwa smoka w górę.
carcassonne-dragon-step-right = { $who } przesuwa smoka w prawo.
carcassonne-dragon-step-down = { $who } przesuwa smoka w dół.
carcassonne-dragon-step-left = { $who } przesuwa smoka w lewo.
carcassonne-dragon-takes-normal = Smok przegania pionek; wraca do zapasu ({ $who }).
carcassonne-dragon-takes-large = Smok przegania duży pionek; wraca do zapasu ({ $who }).
carcassonne-dragon-takes-builder = Smok przegania budowniczego; wraca do zapasu ({ $who }).
carcassonne-dragon-takes-pig = Smok przegania świnkę; wraca do zapasu ({ $who }).
carcassonne-dead-end = Smok trafia w ślepy zaułek; jego lot się kończy.
carcassonne-princess = Księżniczka odsyła rycerza; wraca do zapasu ({ $who }).
carcassonne-fairy-moves-city = { $who } przestawia wróżkę do swojego rycerza.
carcassonne-fairy-moves-road = { $who } przestawia wróżkę do swojego zbója.
carcassonne-fairy-moves-cloister = { $who } przestawia wróżkę do swojego mnicha.
carcassonne-fairy-moves-field = { $who } przestawia wróżkę do swojego rolnika.
carcassonne-fairy-greets = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na początku ruchu obok wróżki.
carcassonne-fairy-greets-tile = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} na początku ruchu na karcie wróżki (tylko raz, choćby stało tam więcej pionków).
carcassonne-fairy-rewards = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} od wróżki.
carcassonne-second-part = { $who } dzięki budowniczemu układa jeszcze drugą kartę.
carcassonne-orphan-builder = Budowniczy został bez pionka i wraca do zapasu ({ $who }).
carcassonne-orphan-pig = Świnka została bez rolnika i wraca do zapasu ({ $who }).
carcassonne-goods-wine = { $who } bierze { $count ->
    [one] 1 żeton wina
    [few] { $count } żetony wina
   *[many] { $count } żetonów wina
}.
carcassonne-goods-grain = { $who } bierze { $count ->
    [one] 1 żeton zboża
    [few] { $count } żetony zboża
   *[many] { $count } żetonów zboża
}.
carcassonne-goods-cloth = { $who } bierze { $count ->
    [one] 1 żeton sukna
    [few] { $count } żetony sukna
   *[many] { $count } żetonów sukna
}.
carcassonne-goods-score-wine = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za najwięcej wina.
carcassonne-goods-score-grain = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za najwięcej zboża.
carcassonne-goods-score-cloth = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za najwięcej sukna.
carcassonne-king = { $who } zostaje Królem – największe miasto ma { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
}.
carcassonne-baron = { $who } zostaje Baronem Rabusiem – najdłuższa droga ma { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
}.
carcassonne-king-scores = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za tytuł Króla, po jednym za każde ukończone miasto.
carcassonne-baron-scores = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za tytuł Barona Rabusia, po jednym za każdą ukończoną drogę.
carcassonne-sent-in-normal = { $who } wysyła pionek do Carcassonne, { $quarter }.
carcassonne-sent-in-large = { $who } wysyła duży pionek do Carcassonne, { $quarter }.
carcassonne-count-moves = { $who } przestawia hrabiego { $quarter }.
carcassonne-sent-out-normal = { $who } wyprowadza pionek { $quarter } { $on }.
carcassonne-sent-out-large = { $who } wyprowadza duży pionek { $quarter } { $on }.

# Plansza
carcassonne-left = { $left ->
    [0] Nie ma już kart.
    [one] Została jedna karta.
    [few] Zostały { $left } karty.
   *[many] Zostało { $left } kart.
}
carcassonne-scene-draw = { $who } odkrywa kartę. { $left }
carcassonne-scene-lay = { $who } układa kartę { $tile }. { $left }
carcassonne-scene-figure = { $who } może postawić pionek. { $left }
carcassonne-scene-no-figure = { $who } decyduje o rycerzach albo o wróżce. { $left }
carcassonne-scene-fairy = { $who } może przestawić wróżkę. { $left }
carcassonne-scene-dragon = { $who } przesuwa smoka. { $left }
carcassonne-scene-call-out = { $who } może wyprowadzić pionki z Carcassonne. { $left }
carcassonne-scene-send-in = { $who } może wysłać pionek do Carcassonne. { $left }
carcassonne-scene-move-count = { $who } może przestawić hrabiego. { $left }
carcassonne-scene-last-call = { $who } może wyprowadzić pionki z Carcassonne przed punktacją końcową. { $left }
carcassonne-scene-over = Koniec gry. { $count ->
    [one] Wygrywa { $who }.
    [few] Wygrywają { $who }.
   *[many] Wygrywają { $who }.
}
carcassonne-task-lay = Ułóż kartę { $tile }.
carcassonne-task-follower = Postaw pionek albo pomiń.
carcassonne-task-follower-fairy = Postaw pionek, przestaw wróżkę albo pomiń.
carcassonne-task-figure = Postaw budowniczego albo świnkę, albo pomiń.
carcassonne-task-figure-fairy = Postaw budowniczego albo świnkę, przestaw wróżkę albo pomiń.
carcassonne-task-fairy-only = Przestaw wróżkę do swojego pionka albo pomiń.
carcassonne-task-princess = Księżniczka tego wymaga: wybierz rycerza, który odejdzie.
carcassonne-task-princess-only = Odeślij rycerza albo pomiń.
carcassonne-task-princess-fairy = Odeślij rycerza, przestaw wróżkę albo pomiń.
carcassonne-task-princess-figure = Odeślij rycerza, postaw pionek albo pomiń.
carcassonne-task-princess-figure-fairy = Odeślij rycerza, postaw pionek, przestaw wróżkę albo pomiń.
carcassonne-task-fairy = Możesz jeszcze przestawić wróżkę do swojego pionka.
carcassonne-task-dragon = Przesuń smoka o jedną kartę; { $left ->
    [one] to ostatni krok
    [few] zostały { $left } kroki
   *[many] zostało { $left } kroków
}.
carcassonne-task-call-out = Możesz wyprowadzić pionki z Carcassonne do rejonów właśnie ukończonych.
carcassonne-task-send-in = Możesz wysłać pionek do dzielnicy Carcassonne.
carcassonne-task-move-count = Możesz przestawić hrabiego do innej dzielnicy.
carcassonne-task-last-call = Przed punktacją końcową możesz wyprowadzić pionki z Carcassonne.
carcassonne-task-wait = Teraz nie masz nic do zrobienia.
carcassonne-group-board = { $count ->
    [one] { $count } karta na planszy
    [few] { $count } karty na planszy
   *[many] { $count } kart na planszy
}
carcassonne-group-figures = Figury na planszy
carcassonne-group-choices = Co można wybrać
carcassonne-group-lit = Całe rejony
carcassonne-group-values = Właściciele i wartość rejonów
carcassonne-group-left = Karty, które zostały
carcassonne-group-hand = W ręku
carcassonne-group-stock = Stos i to, co czeka obok
carcassonne-group-dead = Miejsca, do których nie pasuje już żadna karta
carcassonne-group-seat = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
carcassonne-group-carcassonne = Miasto Carcassonne
carcassonne-part-tile = karta { $tile }, { $where }
carcassonne-part-cell = wolne miejsce, { $where }
carcassonne-part-dead = nie pasuje tu już żadna karta, { $where }
carcassonne-part-turn-0 = karta tak, jak ją odkryto – u góry { $top }, po prawej { $right }, na dole { $bottom }, po lewej { $left }
carcassonne-part-turn-1 = karta obrócona raz – u góry { $top }, po prawej { $right }, na dole { $bottom }, po lewej { $left }
carcassonne-part-turn-2 = karta obrócona dwa razy – u góry { $top }, po prawej { $right }, na dole { $bottom }, po lewej { $left }
carcassonne-part-turn-3 = karta obrócona trzy razy – u góry { $top }, po prawej { $right }, na dole { $bottom }, po lewej { $left }
carcassonne-part-stack = { $left ->
    [one] { $left } karta w stosie
    [few] { $left } karty w stosie
   *[many] { $left } kart w stosie
}
carcassonne-part-waiting = { $count ->
    [one] na smoka czeka karta { $tile }
    [few] na smoka czekają { $count } karty { $tile }
   *[many] na smoka czeka { $count } kart { $tile }
}
carcassonne-part-left = { $left ->
    [one] { $left } karta { $tile }
    [few] { $left } karty { $tile }
   *[many] { $left } kart { $tile }
}
carcassonne-part-figure-normal-city = { $who }: rycerz w mieście, { $where }
carcassonne-part-figure-normal-road = { $who }: zbój na drodze, { $where }
carcassonne-part-figure-normal-cloister = { $who }: mnich w klasztorze, { $where }
carcassonne-part-figure-normal-field = { $who }: rolnik na łące, { $where }
carcassonne-part-figure-large-city = { $who }: duży pionek w mieście, { $where }
carcassonne-part-figure-large-road = { $who }: duży pionek na drodze, { $where }
carcassonne-part-figure-large-cloister = { $who }: duży pionek w klasztorze, { $where }
carcassonne-part-figure-large-field = { $who }: duży pionek na łące, { $where }
carcassonne-part-figure-builder-city = { $who }: budowniczy w mieście, { $where }
carcassonne-part-figure-builder-road = { $who }: budowniczy na drodze, { $where }
carcassonne-part-figure-pig-field = { $who }: świnka na łące, { $where }
carcassonne-aid-city = { $owners }: miasto { $where } – teraz { $now }, po ukończeniu { $then }
carcassonne-aid-road = { $owners }: droga { $where } – teraz { $now }, po ukończeniu { $then }
carcassonne-aid-cloister = { $owners }: klasztor { $where } – teraz { $now }, po ukończeniu { $then }
carcassonne-aid-field = { $owners }: łąka { $where } – teraz { $now }
carcassonne-part-place-city = miejsce dla rycerza w mieście
carcassonne-part-place-road = miejsce dla zbója na drodze
carcassonne-part-place-cloister = miejsce dla mnicha w klasztorze
carcassonne-part-place-field = miejsce dla rolnika na łące
carcassonne-part-pass = Nikogo
carcassonne-part-dragon = smok, { $where }
carcassonne-part-dragon-away = smok, jeszcze poza planszą
carcassonne-part-visited = { $step ->
    [0] początek lotu, { $where }
   *[other] krok { $step } lotu, { $where }
}
carcassonne-part-fairy = wróżka, { $where }
carcassonne-part-fairy-away = wróżka, obok planszy
carcassonne-part-princess = Odeślij rycerza
carcassonne-part-fairy-choice = Przestaw wróżkę
carcassonne-part-supply-normal = { $count ->
    [one] { $count } pionek w zapasie
    [few] { $count } pionki w zapasie
   *[many] { $count } pionków w zapasie
}
carcassonne-part-supply-large = { $count ->
    [0] duży pionek poza zapasem
   *[other] duży pionek w zapasie
}
carcassonne-part-supply-builder = { $count ->
    [0] budowniczy poza zapasem
   *[other] budowniczy w zapasie
}
carcassonne-part-supply-pig = { $count ->
    [0] świnka poza zapasem
   *[other] świnka w zapasie
}
carcassonne-part-goods-wine = { $count ->
    [one] { $count } żeton wina
    [few] { $count } żetony wina
   *[many] { $count } żetonów wina
}
carcassonne-part-goods-grain = { $count ->
    [one] { $count } żeton zboża
    [few] { $count } żetony zboża
   *[many] { $count } żetonów zboża
}
carcassonne-part-goods-cloth = { $count ->
    [one] { $count } żeton sukna
    [few] { $count } żetony sukna
   *[many] { $count } żetonów sukna
}
carcassonne-part-king = Król – największe miasto ma { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
}
carcassonne-part-baron = Baron Rabuś – najdłuższa droga ma { $size ->
    [one] { $size } kartę
    [few] { $size } karty
   *[many] { $size } kart
}
carcassonne-part-count = hrabia { $quarter }
carcassonne-part-in-quarter-normal = { $who }: pionek w Carcassonne, { $quarter }
carcassonne-part-in-quarter-large = { $who }: duży pionek w Carcassonne, { $quarter }
carcassonne-part-seat = { $who }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
carcassonne-offer-lay = { $say }, tak że przedłuża { $joined }
carcassonne-offer-lay-0 = Ułóż kartę { $where }
carcassonne-offer-lay-1 = Ułóż kartę { $where }, obróconą raz
carcassonne-offer-lay-2 = Ułóż kartę { $where }, obróconą dwa razy
carcassonne-offer-lay-3 = Ułóż kartę { $where }, obróconą trzy razy
carcassonne-offer-place-normal-city = Postaw rycerza w mieście
carcassonne-offer-place-normal-road = Postaw zbója na drodze
carcassonne-offer-place-normal-cloister = Postaw mnicha w klasztorze
carcassonne-offer-place-normal-field = Postaw rolnika na łące
carcassonne-offer-place-large-city = Postaw duży pionek w mieście
carcassonne-offer-place-large-road = Postaw duży pionek na drodze
carcassonne-offer-place-large-cloister = Postaw duży pionek w klasztorze
carcassonne-offer-place-large-field = Postaw duży pionek na łące
carcassonne-offer-place-builder-city = Postaw budowniczego w mieście
carcassonne-offer-place-builder-road = Postaw budowniczego na drodze
carcassonne-offer-place-pig-field = Postaw świnkę na łące
carcassonne-offer-fairy-city = Przestaw wróżkę do swojego rycerza, { $where }
carcassonne-offer-fairy-road = Przestaw wróżkę do swojego zbója, { $where }
carcassonne-offer-fairy-cloister = Przestaw wróżkę do swojego mnicha, { $where }
carcassonne-offer-fairy-field = Przestaw wróżkę do swojego rolnika, { $where }
carcassonne-offer-princess = Odeślij rycerza ({ $who }), { $where }
carcassonne-offer-dragon-up = Przesuń smoka w górę
carcassonne-offer-dragon-right = Przesuń smoka w prawo
carcassonne-offer-dragon-down = Przesuń smoka w dół
carcassonne-offer-dragon-left = Przesuń smoka w lewo
carcassonne-offer-dragon-drives = { $say } i przegoń { $count ->
    [one] 1 figurę
    [few] { $count } figury
   *[many] { $count } figur
}
carcassonne-offer-in-normal = Wyślij pionek do Carcassonne, { $quarter }
carcassonne-offer-in-large = Wyślij duży pionek do Carcassonne, { $quarter }
carcassonne-offer-to = Przestaw hrabiego { $quarter }
carcassonne-offer-out-normal = Wyprowadź pionek { $quarter } { $on }
carcassonne-offer-out-large = Wyprowadź duży pionek { $quarter } { $on }
carcassonne-offer-pass = Pomiń

# Na co może wskazać podpowiedź.
carcassonne-term-points = punkty na torze
carcassonne-term-city = miasta w ich obecnym kształcie
carcassonne-term-city-growth = miasta, które można jeszcze ukończyć
carcassonne-term-road = drogi
carcassonne-term-cloister = klasztory
carcassonne-term-field = łąki przy ukończonych miastach
carcassonne-term-field-growth = łąki przy miastach, które mogą zostać ukończone
carcassonne-term-meadow = łąki, które mogą urosnąć
carcassonne-term-supply = pionki w zapasie
carcassonne-term-home = pionki, które wkrótce wrócą
carcassonne-term-stuck = pionki, które by utknęły

carcassonne-option-mix-base = Gra podstawowa, karta { $number }
carcassonne-option-mix-princess-dragon = Księżniczka i smok, karta { $number }
carcassonne-option-mix-inns-cathedrals = Karczmy i katedry, karta { $number }
carcassonne-option-mix-traders-builders = Kupcy i budowniczowie, karta { $number }
carcassonne-option-mix-river = Rzeka, karta { $number }
carcassonne-option-mix-king-scout = Król i zwiadowca, karta { $number }
carcassonne-option-mix-river-2 = Rzeka II, karta { $number }
carcassonne-option-mix-count = Hrabia Carcassonne, karta { $number }

carcassonne-kind-CA14 = Drogi
carcassonne-kind-CA24 = Drogi
carcassonne-kind-IC03 = Drogi
carcassonne-kind-IC04 = Drogi
carcassonne-kind-CA15 = Miasta
carcassonne-kind-CA25 = Miasta
carcassonne-kind-IC05 = Miasta
carcassonne-kind-IC06 = Miasta
carcassonne-kind-CA16 = Klasztory
carcassonne-kind-CA26 = Klasztory
carcassonne-kind-CA27 = Łąki
carcassonne-kind-CA28 = Łąki
carcassonne-kind-TB08 = Łąki
carcassonne-kind-TB11 = Towary
carcassonne-kind-PD23 = Wróżka
carcassonne-kind-PD24 = Wróżka
carcassonne-kind-PD25 = Wróżka
carcassonne-kind-KS04 = Król i Baron Rabuś
carcassonne-kind-KS05 = Król i Baron Rabuś
