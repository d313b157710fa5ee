# Torres po polsku.

torres-title = Torres
    .about = Trzy lata budowania zamków i wspinania się na nie.

torres-option-variant = Wariant
    .about = Gra z instrukcji, z losowymi kartami albo mistrzowska.
torres-option-variant-base = Gra podstawowa
torres-option-variant-shared-deck = Wariant z losowymi kartami
torres-option-variant-master = Wariant mistrzowski
torres-option-track = Zajęte pola toru punktacji
    .about = Czy pole zajmuje także rycerz na innym okrążeniu toru.
torres-option-track-field = Według pola
torres-option-track-total = Według sumy
torres-option-scoring_order = Kolejność punktacji
    .about = Kto punktuje pierwszy w fazach 2 i 3.
torres-option-scoring_order-clockwise = Od gracza rozpoczynającego
torres-option-scoring_order-leader = Od największej liczby punktów
torres-option-a8_founds = Przebudowa może założyć zamek
torres-option-a10_cost = Koszt posiłków
torres-option-a10_cost-0 = Za darmo
torres-option-a10_cost-2 = 2 punkty akcji
torres-option-all_six = Karty mistrzowskie wymagają całej szóstki
torres-option-m6_gaps = Linia może mieć przerwy
torres-option-mirrored = Plansza w lustrzanym odbiciu
torres-n-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
torres-n-actions = { $points ->
    [one] 1 punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
}
torres-n-blocks = { $blocks ->
    [one] 1 segment
    [few] { $blocks } segmenty
   *[many] { $blocks } segmentów
}
torres-setup-a10-cost = Karta „Posiłki wyżej” kosztuje 0 albo 2 punkty akcji.

torres-card-a1 = Wysoki skok
    .about = Dwa poziomy w górę naraz
torres-card-a2 = Segment pod rycerzem
    .about = Rycerz unosi się o poziom
torres-card-a3 = Dodatkowy segment
    .about = Segment z ogólnych zasobów
torres-card-a4 = Tajne schody
    .about = Przez bramy, także w górę
torres-card-a5 = Ruch na ukos
    .about = Przez narożnik pola
torres-card-a6 = Sześć punktów akcji
    .about = 6 PA w tej turze
torres-card-a7 = Siedem punktów akcji
    .about = 7 PA w tej turze
torres-card-a8 = Przebudowa
    .about = Górny segment gdzie indziej
torres-card-a9 = Przeskok
    .about = Nad sąsiednią figurą
torres-card-a10 = Posiłki wyżej
    .about = Nowy rycerz o poziom wyżej

torres-master-m1 = Obrzeże
    .about = Za rycerza na skraju 2, 5, 10; kto ma najwięcej, jeszcze raz
torres-master-m2 = Przekątne
    .about = Za rycerza na przekątnej 2, 5, 10; kto ma najwięcej, jeszcze raz
torres-master-m3 = Zamki
    .about = Rycerze w dokładnie 4, 5, 6 zamkach: 5, 15, 30
torres-master-m4 = Razem
    .about = Cała szóstka obok siebie na końcu: 40
torres-master-m5 = Wszystkie poziomy
    .about = Cała szóstka na różnych poziomach na końcu: 40
torres-master-m6 = Linia
    .about = Cała szóstka w jednej linii na końcu: 50
torres-master-m7 = Kwadrat
    .about = Czterej w narożnikach kwadratu na końcu: 50
torres-master-m8 = Jeden poziom
    .about = Cała szóstka na jednym poziomie na końcu: 50

torres-name = { $who }
torres-quoted = „{ $card }”

torres-refused-not-due = Teraz nie twoja kolej.
torres-refused-other-step = Najpierw trzeba rozstrzygnąć coś innego.
torres-refused-other-chance = Teraz losuje się coś innego.
torres-refused-cards = To nie mogą być karty z wierzchu tego stosu.
torres-refused-too-near = Zamek startowy stoi co najmniej trzy kroki od każdego innego.
torres-refused-no-free-castle = Wybierz zamek, na którym nikt nie stoi.
torres-refused-king = Król może przejść tylko na wolną kolumnę innego zamku.
torres-refused-no-such-player = Nie ma takiego gracza.
torres-refused-keep = Zatrzymaj jedną z oglądanych kart, a pozostałe odłóż.
torres-refused-keep-first = Najpierw wybierz kartę, którą zatrzymujesz.
torres-refused-points = Zostało za mało punktów akcji.
torres-refused-no-reserve = Wszyscy twoi rycerze są już na planszy.
torres-refused-occupied = To pole jest zajęte.
torres-refused-not-beside-own = Nowy rycerz musi stanąć obok twojego rycerza.
torres-refused-knight-too-high = To za wysoko nad sąsiednim rycerzem.
torres-refused-no-own-knight = Nie ma tam twojego rycerza.
torres-refused-step-too-high = Rycerz wchodzi najwyżej o jeden poziom.
torres-refused-climb-inside = Wewnątrz zamku rycerz nigdy nie idzie w górę.
torres-refused-no-way = Nie prowadzi tam ani krok, ani przejście przez bramy.
torres-refused-other-tower = W jednej turze wszystkie segmenty pochodzą z tej samej wieży.
torres-refused-empty-tower = W tej wieży nie ma segmentów.
torres-refused-equal-tower = Z równie wysokich wież weź pierwszą.
torres-refused-block-occupied = Nie buduje się tam, gdzie stoi figura.
torres-refused-too-high = Zamek nie może być wyższy niż liczba pól jego podstawy.
torres-refused-no-castle-beside = Segment trzeba dołożyć do istniejącego zamku.
torres-refused-joins = Nie wolno łączyć zamków.
torres-refused-no-deck = W wariancie mistrzowskim nie dobiera się kart.
torres-refused-two-draws = W tej turze masz już dwie dobrane karty.
torres-refused-empty-deck = Stos jest pusty.
torres-refused-second-card = W jednej turze można zagrać tylko jedną kartę.
torres-refused-fresh-card = Karta „{ $card }” jest dobrana w tej turze; można ją zagrać od następnej.
torres-refused-not-in-hand = Nie masz w ręku karty „{ $card }”.
torres-refused-card-goal = Ta karta tam nie prowadzi.
torres-refused-rise = Pod tego rycerza nie można wsunąć segmentu.
torres-refused-no-supply = Ogólne zasoby są puste.
torres-refused-no-free-block = Nie ma tam wolnego górnego segmentu.
torres-refused-rebuild = Tego segmentu nie można tak przenieść.
torres-refused-end-tower = Zużywa się wieża, z której pochodziły segmenty tej tury.
torres-refused-no-tower = Nie masz takiej wieży.
torres-refused-spread = Reszty nie można tak rozłożyć. Żadna wieża nie może mieć więcej niż { $max } segmenty, a rozłożyć można tylko to, co zostało.
torres-refused-equal-spread = Inny z podanych sposobów daje takie same wieże.

torres-founds = { $who } zakłada zamek na { $cell }.
torres-enters = { $who } stawia pierwszego rycerza na { $cell }.
torres-king-set = { $who } stawia króla na { $cell }.
torres-master-card = Karta mistrzowska tej partii to „{ $card }”.
torres-phase-begins = Zaczyna się faza { $phase }, a w niej { $rounds } rundy.
torres-leader-begins = { $who } prowadzi i zaczyna rundę.
torres-places-knight = { $who } stawia nowego rycerza na { $cell } (poziom { $level }).
torres-walks = { $who } przesuwa rycerza z { $from } na { $to } (poziom { $level }).
torres-walks-through = { $who } przeprowadza rycerza przez bramy z { $from } na { $to } (poziom { $level }).
torres-builds = { $who } dokłada segment na { $cell } (teraz poziom { $level }).
torres-draws = { $who } dobiera kartę.
torres-looks = Oglądasz { $cards }.
torres-keeps = { $who } zatrzymuje jedną kartę, { $top } odkłada na wierzch, a { $bottom } na spód stosu.
torres-you-keep = Zatrzymujesz kartę „{ $card }”.
torres-gains-point = { $who } zdobywa punkt za punkt akcji.
torres-jumps = { $who } mija zajęte pola toru i przesuwa się dalej o { $points ->
    [one] 1 pole
    [few] { $points } pola
   *[many] { $points } pól
}.
torres-plays-move = { $who } zagrywa kartę „{ $card }” i przesuwa rycerza z { $from } na { $to }.
torres-plays-rise = { $who } zagrywa kartę „{ $card }” i unosi rycerza na { $to }.
torres-plays-build = { $who } zagrywa kartę „{ $card }” i dokłada segment na { $to }.
torres-plays-rebuild = { $who } zagrywa kartę „{ $card }” i przenosi segment z { $from } na { $to }.
torres-plays-knight = { $who } zagrywa kartę „{ $card }” i stawia nowego rycerza na { $to }.
torres-plays-points = { $who } zagrywa kartę „{ $card }”.
torres-ends = { $who } kończy turę. { $spread ->
    [0] Nic nie trafia na inne wieże
    [one] Na inne wieże trafia 1 segment
    [few] Na inne wieże trafiają { $spread } segmenty
   *[many] Na inne wieże trafia { $spread } segmentów
}, { $rest ->
    [0] nic nie wraca do zasobów.
    [one] 1 segment wraca do zasobów.
    [few] { $rest } segmenty wracają do zasobów.
   *[many] { $rest } segmentów wraca do zasobów.
}
torres-ends-phase = { $who } kończy ostatnią turę fazy i { $rest ->
    [0] nie zatrzymuje segmentów.
    [one] zatrzymuje 1 segment.
    [few] zatrzymuje { $rest } segmenty.
   *[many] zatrzymuje { $rest } segmentów.
}
torres-kept = { $who } dokłada do nowych wież { $added ->
    [0] 0 zatrzymanych segmentów
    [one] 1 zatrzymany segment
    [few] { $added } zatrzymane segmenty
   *[many] { $added } zatrzymanych segmentów
}, a do zasobów oddaje { $returned }.
torres-scores-castle = { $who } zdobywa { torres-n-points } za zamek (poziom { $level } × podstawa { $base }).
torres-scores-king = { $who } zdobywa królewską premię, { torres-n-points } (rycerz na poziomie { $level }).
torres-scores-master = { $who } zdobywa { torres-n-points } za kartę mistrzowską „{ $card }”.
torres-king-moves = { $who } przenosi króla na { $cell }.
torres-king-stays = { $who } zostawia króla na miejscu.
torres-names-first = { $who } decyduje, że graczem rozpoczynającym będzie { $first }.
torres-wins = Wygrywa { $who }.
torres-wins-shared = Zwycięstwem dzielą się { $who }.

torres-scene-over = Koniec gry. Wygrywa { $who }.
torres-scene-over-shared = Koniec gry. Zwycięstwem dzielą się { $who }.
torres-scene-setup = Pierwsi rycerze zajmują zamki.
torres-scene-phase = Faza { $phase } z 3, runda { $round } z { $rounds }. Teraz gra { $who }.
torres-scene-between = Przygotowanie fazy { $phase } z 3. Teraz ruch ma { $who }.
torres-task-found = Wybierz pole dla zamku startowego.
torres-task-enter = Wybierz zamek dla swojego pierwszego rycerza.
torres-task-king = Wybierz wolny zamek dla króla.
torres-task-move-king = Masz najmniej punktów, więc możesz przenieść króla do innego zamku albo go zostawić.
torres-task-first = Wskaż, kto zaczyna następną fazę.
torres-task-keep = Wybierz kartę, którą zatrzymujesz, i miejsce dla pozostałych.
torres-task-act = { $points ->
    [0] Nie masz już punktów akcji. Zakończ turę.
    [one] Został ci 1 punkt akcji. Wykonaj akcję albo zakończ turę.
    [few] Zostały ci { $points } punkty akcji. Wykonaj akcję albo zakończ turę.
   *[many] Zostało ci { $points } punktów akcji. Wykonaj akcję albo zakończ turę.
}
torres-task-wait = Teraz ruch ma { $who }.

torres-group-board = Plansza
torres-group-track = Tor punktacji
torres-group-seat = { $who }: { torres-n-points }
torres-group-hand = Twoje karty
torres-group-choice = Co możesz zrobić
torres-group-stock = Co jeszcze jest w zasobach
torres-group-values = Ile teraz warte są zamki
torres-part-field = { $cell }, puste pole
torres-part-column = { $cell }, poziom { $level } zamku o podstawie { $base }
torres-part-kings-column = { $cell }, poziom { $level } zamku królewskiego o podstawie { $base }
torres-part-worth = { $cell }, poziom { $level } zamku o podstawie { $base }, teraz wartego { $worth }
torres-part-kings-worth = { $cell }, poziom { $level } zamku królewskiego o podstawie { $base }, teraz wartego { $worth }
torres-worth = { torres-n-points } ({ $who })
torres-part-block = górny segment na { $cell }
torres-part-knight = { $who }: rycerz na { $cell }, poziom { $level }
torres-part-king = król na { $cell }
torres-part-marker = { $who }: pole { $field } toru punktacji, { $laps ->
    [0] pierwsze okrążenie
    [one] minięte 100
   *[other] minięte { $laps }00
}
torres-part-seat = { $who }: { torres-n-points }, punktacja teraz dałaby jeszcze { $worth }
torres-part-tower = { $who }: wieża { $blocks ->
    [0] bez segmentów
    [one] z 1 segmentu
   *[many] z { $blocks } segmentów
}
torres-part-turns-tower = { $who }: wieża tej tury { $blocks ->
    [0] bez segmentów
    [one] z 1 segmentu
   *[many] z { $blocks } segmentów
}
torres-part-kept = { $who } zatrzymuje na następną fazę { torres-n-blocks }
torres-part-reserve = { $who }: w rezerwie { $knights ->
    [0] nie ma rycerzy
    [one] { $knights } rycerz
    [few] { $knights } rycerzy
   *[many] { $knights } rycerzy
}
torres-part-hand-count = { $who }: w ręku { $cards ->
    [0] nie ma kart
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
torres-part-others-card = { $who } ma w ręku kartę „{ $card }”
torres-part-deck = { $who }: w stosie { $cards ->
    [0] nie ma kart
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}{ $known ->
    [0] {""}
   *[other] , odłożono { $top } na wierzch i { $bottom } na spód
}
torres-part-common-deck = w stosie { $cards ->
    [0] nie ma kart
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}{ $known ->
    [0] {""}
   *[other] , odłożono { $top } na wierzch i { $bottom } na spód
}
torres-part-known-top = „{ $card }” leży { $place ->
    [one] na wierzchu stosu
   *[other] na { $place }. miejscu od góry
}
torres-part-known-bottom = „{ $card }” leży { $place ->
    [one] na spodzie stosu
   *[other] na { $place }. miejscu od dołu
}
torres-part-unseen-top = nieznana ci karta leży { $place ->
    [one] na wierzchu stosu
   *[other] na { $place }. miejscu od góry
}
torres-part-unseen-bottom = nieznana ci karta leży { $place ->
    [one] na spodzie stosu
   *[other] na { $place }. miejscu od dołu
}
torres-part-points = { $points ->
    [0] nie ma już punktów akcji
    [one] został 1 punkt akcji
    [few] zostały { $points } punkty akcji
   *[many] zostało { $points } punktów akcji
}
torres-part-supply = { torres-n-blocks } w ogólnych zasobach
torres-part-hand = „{ $card }” – { $about }
torres-part-fresh = „{ $card }” – { $about } (do zagrania od następnej tury)
torres-part-looked = oglądasz kartę „{ $card }”
torres-part-master = „{ $card }” – { $about }
torres-part-point = zdobądź punkt
torres-part-pass = zostaw króla na miejscu
torres-part-first = zaczyna { $who }
torres-part-end = zakończ turę
torres-part-end-alone = zakończ turę i nie rozkładaj segmentów
torres-part-share = { $blocks }
torres-part-end-spread = zakończ turę; pozostałe wieże dostają z reszty segmentów, od lewej, { $spread }
torres-put-one-top = druga na wierzch
torres-put-one-bottom = druga na spód
torres-put-top = obie na wierzch, lewa na samej górze
torres-put-top-swapped = obie na wierzch, prawa na samej górze
torres-put-split = lewa na wierzch, prawa na spód
torres-put-split-swapped = prawa na wierzch, lewa na spód
torres-put-bottom = obie na spód, prawa na samym dole
torres-put-bottom-swapped = obie na spód, lewa na samym dole
torres-chip-fresh = następna tura
torres-seat-worth = teraz +{ $worth }

torres-offer-found = Załóż zamek na { $cell }
torres-offer-enter = Postaw pierwszego rycerza na { $cell }
torres-offer-king = Postaw króla na { $cell }
torres-offer-pass = Zostaw króla na miejscu
torres-offer-first = Niech zaczyna { $who }
torres-offer-knight = Postaw nowego rycerza na { $cell } (2 punkty akcji)
torres-offer-walk = Przesuń rycerza z { $from } na { $to } (1 punkt akcji)
torres-offer-gates = Przeprowadź rycerza przez bramy z { $from } na { $to } (1 punkt akcji)
torres-offer-block = Dołóż segment z wieży { $tower } na { $cell } (1 punkt akcji)
torres-offer-draw = Dobierz kartę (1 punkt akcji)
torres-offer-keep = Zatrzymaj kartę „{ $card }”, { $put }
torres-offer-keep-only = Zatrzymaj kartę „{ $card }”
torres-offer-card = Zagraj kartę „{ $card }”
torres-offer-card-at = Zagraj kartę „{ $card }” na { $cell }
torres-offer-card-tower = Zagraj kartę „{ $card }” na { $cell } z segmentem z wieży { $tower }
torres-offer-card-move = Zagraj kartę „{ $card }” z { $from } na { $to }
torres-offer-point = Zdobądź punkt (1 punkt akcji)
torres-offer-end = Zakończ turę, zużyj wieżę { $tower }
torres-offer-end-spread = Zakończ turę, zużyj wieżę { $tower }, dołóż { $spread }
torres-spread = { torres-n-blocks } do wieży { $tower }

# Looks, reach and castles
torres-part-castle = { $who }: zamek na { $cell } o podstawie { $base }, teraz { torres-n-points }
torres-group-reach = Jak daleko dojdą rycerze
torres-part-reach = Z pola { $cell } rycerz dojdzie { $reach }.
torres-reach = za { torres-n-actions } na { $cells }
torres-reach-gates = za { torres-n-actions } przez bramy na { $cells }
torres-look-south-east = Od południowego wschodu
torres-look-north-east = Od północnego wschodu
torres-look-north-west = Od północnego zachodu
torres-look-south-west = Od południowego zachodu
torres-look-flat = Z góry
# Na co może wskazać podpowiedź.
torres-term-points = twoje punkty na torze
    .theirs = punkty na torze
torres-term-castles = poziomy twoich rycerzy w zamkach
    .theirs = poziomy rycerzy w zamkach
torres-term-climbs = twoi rycerze o krok od wyższego poziomu
    .theirs = rycerze o krok od wyższego poziomu
torres-term-king = twoje szanse na królewską premię
    .theirs = szanse na królewską premię
torres-term-knights = twoi rycerze na planszy
    .theirs = rycerze na planszy
torres-term-blocks = twoje segmenty w wieżach
    .theirs = segmenty w wieżach
torres-term-cards = twoje karty w ręku
    .theirs = karty w ręku
torres-term-turn = twoje punkty akcji
    .theirs = punkty akcji
torres-term-turns = twoje następne tury
    .theirs = następne tury
torres-route = Przejdź rycerzem z { $from } na { $to } ({ $points ->
    [one] 1 punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
})
torres-end = Koniec tury
torres-end-points = { $points ->
    [one] Przepadnie 1 punkt akcji.
    [few] Przepadną { $points } punkty akcji.
   *[many] Przepadnie { $points } punktów akcji.
}
torres-end-gives = { $blocks ->
    [0] Zużyj wieżę { $tower }, która jest pusta
    [one] Zużyj wieżę { $tower } z jej ostatnim segmentem
    [few] Zużyj wieżę { $tower } z { $blocks } segmentami
   *[many] Zużyj wieżę { $tower } z { $blocks } segmentami
}
torres-end-tower = { $blocks ->
    [0] Na wieżę { $tower }, która jest pusta
    [one] Na wieżę { $tower }, która ma 1 segment
    [few] Na wieżę { $tower }, która ma { $blocks } segmenty
   *[many] Na wieżę { $tower }, która ma { $blocks } segmentów
}
torres-end-rest = { $blocks ->
    [one] 1 segment wraca do zasobu.
    [few] { $blocks } segmenty wracają do zasobu.
   *[many] { $blocks } segmentów wraca do zasobu.
}

torres-kind-TO45 = Kupione punkty
torres-kind-TO46 = Tor punktacji
torres-kind-TO48 = Zamki
torres-kind-TO50 = Premia króla
torres-kind-TO59 = Karty mistrzowskie
torres-kind-TO60 = Karty mistrzowskie
torres-kind-TO61 = Karty mistrzowskie
torres-kind-TO62 = Karty mistrzowskie
torres-kind-TO63 = Karty mistrzowskie
torres-kind-TO64 = Karty mistrzowskie
torres-kind-TO65 = Karty mistrzowskie
torres-kind-TO66 = Karty mistrzowskie
