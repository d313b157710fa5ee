# Carcassonne po polsku.

# Names
carcassonne-title = Carcassonne
    .about = Karta po karcie powstaje kraina miast, dróg, klasztorów i łąk; z dodatkiem Księżniczka i smok i wszystkimi, które można do niego dołączyć.
carcassonne-name = { $who }
carcassonne-figure-normal = pionek
carcassonne-figure-large = duży pionek
carcassonne-figure-builder = budowniczy
carcassonne-figure-pig = świnka
carcassonne-on-city = miasto
carcassonne-on-road = droga
carcassonne-on-field = łąka
carcassonne-on-cloister = klasztor
carcassonne-goods-wine = wino
carcassonne-goods-grain = zboże
carcassonne-goods-cloth = sukno
carcassonne-quarter-castle = zamek
carcassonne-quarter-smithy = kuźnia
carcassonne-quarter-cathedral = katedra
carcassonne-quarter-market = targ

# Options
carcassonne-option-sets = Dodatki
    .about = Dodatki dołączone do gry podstawowej.
carcassonne-option-sets-princess-dragon = Księżniczka i smok
carcassonne-option-sets-inns-cathedrals = Karczmy i katedry
carcassonne-option-sets-traders-builders = Kupcy i budowniczowie
carcassonne-option-sets-river = Rzeka
carcassonne-option-sets-king-scout = Król i zwiadowca
carcassonne-option-sets-count = Hrabia Carcassonne
carcassonne-option-mix = Skład kart
    .about = Ile sztuk których kart jest w grze zamiast zwykłej liczby.
carcassonne-option-farmers = Chłopi
    .about = Jak na koniec punktuje się łąki.
carcassonne-option-farmers-per-field = Każda łąka: 3 za każde ukończone miasto
carcassonne-option-farmers-once-per-city = Tak samo, ale nikt nie liczy miasta dwa razy
carcassonne-option-farmers-oldest = Każde ukończone miasto: 4 dla tego, kto ma wokół najwięcej chłopów
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
    .about = Gdy pionek przeszedł czarodziejską ścieżką, wróżkę można jeszcze przestawić.
carcassonne-option-portal_to_completed = Ścieżka do rejonu ukończonego teraz
    .about = Czarodziejska ścieżka prowadzi też do rejonów ukończonych tą właśnie kartą.
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
    .about = Co się z nią dzieje, gdy gra się z Rzeką albo Hrabią.
carcassonne-option-start_tile-out = Zostaje w pudełku
carcassonne-option-start_tile-stack = Trafia do stosu
carcassonne-option-river_bends = Zakręty rzeki
    .about = Jak może skręcać rzeka.
carcassonne-option-river_bends-no-equal-in-a-row = Dwa zakręty z rzędu skręcają w różne strony
carcassonne-option-river_bends-no-half-turn = Zakręt skręca w inną stronę niż poprzedni, choćby był dawno
carcassonne-option-dragon_at_count = Smok przy Carcassonne
    .about = Dokąd może lecieć smok.
carcassonne-option-dragon_at_count-outer = Nad kartami zewnętrznymi
carcassonne-option-dragon_at_count-never = Nad żadną z dwunastu kart

# Set-up
carcassonne-setup-sets = Każdy dodatek można wymienić raz, a gry podstawowej wcale.
carcassonne-setup-six = W szóstkę można grać tylko z dodatkiem Karczmy i katedry, bo to on daje szósty kolor.
carcassonne-setup-small-city = Opcja „small_city” to 4 albo 2.
carcassonne-setup-mix-unknown = Nie ma karty { $tile }.
carcassonne-setup-mix-set = Karta { $tile } należy do dodatku, którego nie ma w grze.
carcassonne-setup-mix-copies = Karta { $tile } może wystąpić najwyżej { $most } razy.
carcassonne-setup-mix-start = Potrzebna jest co najmniej jedna karta startowa { $tile }.
carcassonne-setup-mix-single = Karta { $tile } jest zawsze dokładnie jedna.
carcassonne-setup-mix-all = W grze jest od 1 do { $most } kart; tu byłoby ich { $count }.

# Refusals
carcassonne-refused-tile-gone = Karty { $tile } nie można teraz dociągnąć.
carcassonne-refused-lay-first = Najpierw ułóż dociągniętą kartę.
carcassonne-refused-cell-taken = Tam już leży karta.
carcassonne-refused-cell-alone = Karta musi przylegać bokiem do innej karty.
carcassonne-refused-edges = Każdy bok musi pasować do sąsiedniej karty.
carcassonne-refused-river-end = Kartę rzeki dokłada się tam, gdzie rzeka się urywa.
carcassonne-refused-river-bend = Rzeka nie może skręcić znowu w tę samą stronę.
carcassonne-refused-figure-step = Tego nie można zrobić w tej części ruchu.
carcassonne-refused-supply = Nie masz w zapasie takiej figury: { $figure }.
carcassonne-refused-no-tile = Tam nie leży żadna karta.
carcassonne-refused-no-place = Na tej karcie nie ma takiego miejsca.
carcassonne-refused-other-tile = Figury stawia się na karcie właśnie ułożonej.
carcassonne-refused-occupied = W tym rejonie już ktoś stoi.
carcassonne-refused-volcano = Na właśnie ułożonej karcie z wulkanem nikogo się nie stawia.
carcassonne-refused-completed = Ten rejon był już ukończony.
carcassonne-refused-dragon-tile = Tam jest smok.
carcassonne-refused-princess-first = Księżniczka odsyła rycerza; nie stawia się wtedy żadnej figury.
carcassonne-refused-no-knight = W mieście księżniczki nie ma takiego rycerza.
carcassonne-refused-fairy = Wróżka idzie do twojego pionka, i to nie do tego, przy którym już stoi.
carcassonne-refused-fairy-volcano = Gdy układa się wulkan, wróżki się nie przestawia.
carcassonne-refused-fairy-only = Można już tylko przestawić wróżkę.
carcassonne-refused-builder = Budowniczy dołącza do twojego pionka na nieukończonej drodze albo w nieukończonym mieście.
carcassonne-refused-pig = Świnka dołącza do twojego chłopa na łące.
carcassonne-refused-dragon-must = Trzeba przesunąć smoka.
carcassonne-refused-dragon-far = Smok przesuwa się na sąsiednią kartę.
carcassonne-refused-dragon-visited = W tym locie smok już tam był.
carcassonne-refused-dragon-fairy = Smok nie może wejść tam, gdzie stoi wróżka.
carcassonne-refused-dragon-walls = Tam, przy Carcassonne, smok nie może wejść.
carcassonne-refused-count-step = Teraz nie o tym się decyduje.
carcassonne-refused-count-there = Hrabia już tam stoi.
carcassonne-refused-locked = Stoi tam hrabia: nikt nie opuści tej dzielnicy.
carcassonne-refused-quarter = Teraz nikt nie opuszcza tej dzielnicy.
carcassonne-refused-call = Ten pionek nie może tam pójść.

# Events
carcassonne-drawn = { $who } dociąga kartę { $tile }.
carcassonne-fits-nowhere = Karta { $tile } nigdzie nie pasuje i odpada z gry; dociąga się następną.
carcassonne-laid = { $who } układa kartę { $tile }.
carcassonne-passes = { $who } niczego nie stawia.
carcassonne-placed = { $who } stawia figurę: { $figure } ({ $on }).
carcassonne-scores-completed = { $who } punktuje ukończony rejon ({ $on }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-scores-incomplete = { $who } punktuje nieukończony rejon ({ $on }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-scores-field = { $who } punktuje łąkę ({ $each } za każde ukończone miasto, miast: { $cities }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-wins = { $who } wygrywa: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-win = Wspólnie wygrywają { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-put-away = Smoka jeszcze nie ma: karta { $tile } czeka z boku, a dociąga się następną.
carcassonne-dragon-comes = Smok przybywa na wulkan.
carcassonne-shuffled-back = Do stosu { $count ->
    [one] wraca { $count } karta smoka
    [few] wracają { $count } karty smoka
   *[many] wraca { $count } kart smoka
}.
carcassonne-dragon-flies = Nadlatuje smok.
carcassonne-dragon-step = { $who } przesuwa smoka.
carcassonne-dragon-takes = Smok przegania figurę, która wraca do: { $who } ({ $figure }).
carcassonne-dead-end = Smok trafia w ślepy zaułek; jego lot się kończy.
carcassonne-princess = Księżniczka odsyła rycerza, który wraca do: { $who }.
carcassonne-fairy-moves = { $who } przestawia wróżkę.
carcassonne-fairy-greets = { $who } zaczyna ruch z wróżką u boku pionka: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-fairy-rewards = Wróżka nagradza gracza { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-second-part = { $who } dzięki budowniczemu dociąga drugą kartę.
carcassonne-orphan = Figura nie zostaje sama i wraca do: { $who } ({ $figure }).
carcassonne-goods = { $who } bierze towary: { $goods }, { $count }.
carcassonne-goods-score = { $who } ma najwięcej towaru ({ $goods }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-king = { $who } zostaje Królem: miasto z kart w liczbie { $size }.
carcassonne-baron = { $who } zostaje Baronem Rabusiem: droga z kart w liczbie { $size }.
carcassonne-king-scores = { $who } punktuje jako Król, po jednym za każde ukończone miasto: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-baron-scores = { $who } punktuje jako Baron Rabuś, po jednym za każdą ukończoną drogę: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
carcassonne-sent-in = { $who } wysyła pionek do Carcassonne: { $quarter }.
carcassonne-count-moves = { $who } przestawia hrabiego: { $quarter }.
carcassonne-sent-out = { $who } wyprowadza pionek z Carcassonne ({ $quarter }) do rejonu: { $on }.

# Scene
carcassonne-scene-draw = { $who } dociąga kartę. Pozostało kart: { $left }.
carcassonne-scene-lay = { $who } układa kartę { $tile }. Pozostało kart: { $left }.
carcassonne-scene-figure = { $who } może postawić figurę. Pozostało kart: { $left }.
carcassonne-scene-aside = { $who } podejmuje decyzję. Pozostało kart: { $left }.
carcassonne-scene-over = Koniec gry. { $count ->
    [one] Wygrywa { $who }.
    [few] Wygrywają { $who }.
   *[many] Wygrywają { $who }.
}
carcassonne-task-lay = Ułóż kartę: wybierz miejsce i obrót.
carcassonne-task-figure = Postaw figurę, wybierz coś innego z tego, co możliwe, albo nie rób nic.
carcassonne-task-princess = Tak chce księżniczka: wybierz rycerza, który odejdzie.
carcassonne-task-fairy = Możesz jeszcze przestawić wróżkę do swojego pionka.
carcassonne-task-dragon = Przesuń smoka o jedną kartę. Pozostało kroków: { $left }.
carcassonne-task-call-out = Możesz wyprowadzić pionki z Carcassonne do rejonów właśnie ukończonych.
carcassonne-task-send-in = Możesz wysłać pionek do dzielnicy Carcassonne.
carcassonne-task-move-count = Możesz przestawić hrabiego do innej dzielnicy.
carcassonne-task-last-call = Przed punktacją końcową możesz wyprowadzić pionki z Carcassonne.
carcassonne-task-wait = Teraz nie masz nic do zrobienia.
carcassonne-group-board = Plansza: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
carcassonne-group-figures = Figury na planszy
carcassonne-group-choices = Co można wybrać
carcassonne-group-lit = Całe obszary
carcassonne-group-values = Właściciele i wartości
carcassonne-group-left = Pozostałe karty według rodzaju
carcassonne-group-tray = Stos i dociągnięta karta
carcassonne-group-seat = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
carcassonne-group-carcassonne = Miasto Carcassonne
carcassonne-part-tile = karta { $tile } w miejscu { $column }, { $row }, obrót { $turn }
carcassonne-part-cell = wolne miejsce { $column }, { $row }
carcassonne-part-dead = w miejscu { $column }, { $row } nie pasuje żadna z pozostałych kart
carcassonne-part-turn = dociągnięta karta, ćwierćobroty: { $turn }
carcassonne-part-stack = pozostało kart: { $left }
carcassonne-part-waiting = karty czekające na smoka: { $left }
carcassonne-part-left = { $tile }: { $left }
carcassonne-part-figure = { $who }: { $figure } w miejscu { $column }, { $row } ({ $on })
carcassonne-aid-value = { $on } w miejscu { $column }, { $row }: właściciele: { $owners }, wartość teraz { $now }, po ukończeniu { $then }
carcassonne-aid-field = { $on } w miejscu { $column }, { $row }: właściciele: { $owners }, wartość teraz { $now }
carcassonne-part-place = miejsce { $column }, { $row }: { $on } { $at }
carcassonne-part-kind = figura do postawienia: { $figure }
carcassonne-part-pass = Nic nie rób
carcassonne-part-dragon = smok w miejscu { $column }, { $row }
carcassonne-part-dragon-away = smok, jeszcze poza planszą
carcassonne-part-dragon-way = smok może iść na { $column }, { $row }
carcassonne-part-visited = odwiedzone w tym locie: { $column }, { $row } (krok { $step })
carcassonne-part-fairy = wróżka w miejscu { $column }, { $row }
carcassonne-part-fairy-away = wróżka, obok planszy
carcassonne-part-princess = Odeślij rycerza
carcassonne-part-fairy-choice = Przestaw wróżkę
carcassonne-part-supply = w zapasie: { $figure }, { $count }
carcassonne-part-goods = towary: { $goods }, { $count }
carcassonne-part-king = Król (miasto: { $size })
carcassonne-part-baron = Baron Rabuś (droga: { $size })
carcassonne-part-count = hrabia: { $quarter }
carcassonne-part-quarter = dzielnica: { $quarter }
carcassonne-part-in-quarter = { $who }: { $figure } w Carcassonne ({ $quarter })
carcassonne-part-seat = { $who }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
carcassonne-offer-lay = Ułóż kartę w miejscu { $column }, { $row }, ćwierćobroty: { $turn }
carcassonne-offer-meeple = Postaw w miejscu { $column }, { $row } ({ $on } { $at }): { $figure }
carcassonne-offer-fairy = Przestaw wróżkę na { $column }, { $row } ({ $on } { $at })
carcassonne-offer-princess = Odeślij rycerza z { $column }, { $row } ({ $at }), właściciel: { $who }
carcassonne-offer-dragon = Przesuń smoka na { $column }, { $row }
carcassonne-offer-in = Wyślij do Carcassonne ({ $quarter }): { $figure }
carcassonne-offer-to = Przestaw hrabiego: { $quarter }
carcassonne-offer-out = Wyprowadź z Carcassonne ({ $quarter }) na { $column }, { $row } ({ $on } { $at }): { $figure }
carcassonne-offer-pass = Nic nie rób

# Na co może wskazać podpowiedź.
carcassonne-term-points = punkty na torze
carcassonne-term-city = miasta w ich obecnym kształcie
carcassonne-term-city-growth = miasta, które można jeszcze ukończyć
carcassonne-term-road = drogi
carcassonne-term-cloister = klasztory
carcassonne-term-field = łąki przy ukończonych miastach
carcassonne-term-field-growth = łąki przy miastach, które mogą zostać ukończone
carcassonne-term-meadow = łąki, które mogą urosnąć
carcassonne-term-supply = pionki w zasobach
carcassonne-term-home = pionki, które wkrótce wrócą
carcassonne-term-stuck = pionki, które by utknęły
