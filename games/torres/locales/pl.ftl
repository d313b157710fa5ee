# Torres po polsku.

torres-title = Torres
    .about = Trzy lata budowania zamków i wspinania się na nie.

torres-option-variant = Wariant
    .about = Gra z instrukcji, z losowymi kartami albo mistrzowska.
torres-option-variant-base = Własne stosy kart
torres-option-variant-shared-deck = Wariant z losowymi kartami
torres-option-variant-master = Wariant mistrzowski
torres-option-track = Zajęte pola toru
    .about = Czy pole zajmuje także znacznik na innym okrążeniu.
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
torres-setup-a10-cost = Opcja „a10_cost” to 0 albo 2.

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

torres-refused-not-due = Teraz nie twoja kolej.
torres-refused-other-step = Teraz trzeba zdecydować o czym innym.
torres-refused-other-chance = Teraz losuje się co innego.
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
torres-refused-too-high = Kolumna nie może być wyższa niż podstawa zamku.
torres-refused-no-castle-beside = Segment musi dotykać zamku.
torres-refused-joins = Nie wolno łączyć zamków.
torres-refused-no-deck = W wariancie mistrzowskim nie dobiera się kart.
torres-refused-two-draws = W tej turze masz już dwie dobrane karty.
torres-refused-empty-deck = Stos jest pusty.
torres-refused-second-card = W jednej turze można zagrać tylko jedną kartę.
torres-refused-fresh-card = Tę kartę dobrano dopiero teraz, można ją zagrać od następnej tury: { $card }.
torres-refused-not-in-hand = Nie masz na ręce tej karty: { $card }.
torres-refused-card-goal = Ta karta tam nie prowadzi.
torres-refused-rise = Tu rycerz nie może się unieść.
torres-refused-no-supply = Ogólne zasoby są puste.
torres-refused-no-free-block = Nie ma tam wolnego górnego segmentu.
torres-refused-rebuild = Tego segmentu nie można tak przenieść.
torres-refused-end-tower = Zużywa się wieża, z której powstały segmenty tej tury.
torres-refused-no-tower = Nie masz takiej wieży.
torres-refused-spread = Reszty nie można tak rozłożyć: żadna wieża powyżej { $max }, nie więcej segmentów, niż zostało.
torres-refused-equal-spread = Te same wieże daje inny, proponowany sposób rozłożenia.

torres-founds = { $who } zakłada zamek na { $cell }.
torres-enters = { $who } wchodzi do gry na { $cell }.
torres-king-set = { $who } stawia króla na { $cell }.
torres-master-card = Karta mistrzowska tej partii: { $card }.
torres-phase-begins = Zaczyna się faza { $phase }, liczba rund: { $rounds }.
torres-leader-begins = { $who } prowadzi i zaczyna rundę.
torres-places-knight = { $who } stawia rycerza na { $cell }, poziom { $level }.
torres-walks = { $who } przechodzi z { $from } na { $to }, poziom { $level }.
torres-walks-through = { $who } przechodzi przez bramy z { $from } na { $to }, poziom { $level }.
torres-builds = { $who } buduje na { $cell }, wysokość { $level }.
torres-draws = { $who } dobiera kartę.
torres-looks = Oglądasz: { $cards }.
torres-keeps = { $who } zatrzymuje jedną kartę; odłożone na wierzch: { $top }, na spód: { $bottom }.
torres-you-keep = Zatrzymujesz: { $card }.
torres-gains-point = { $who } zdobywa punkt.
torres-jumps = Zajęte pola toru: { $who } idzie dalej o { $points ->
    [one] { $points } pole
    [few] { $points } pola
   *[many] { $points } pól
}.
torres-plays-move = { $who } zagrywa kartę: { $card }. Rycerz przechodzi z { $from } na { $to }.
torres-plays-rise = { $who } zagrywa kartę: { $card }. Rycerz na { $to } unosi się o poziom.
torres-plays-build = { $who } zagrywa kartę: { $card }. Nowy segment leży na { $to }.
torres-plays-rebuild = { $who } zagrywa kartę: { $card }. Segment wędruje z { $from } na { $to }.
torres-plays-knight = { $who } zagrywa kartę: { $card }. Nowy rycerz stoi na { $to }.
torres-plays-points = { $who } zagrywa kartę: { $card }.
torres-ends = { $who } kończy turę; rozłożone segmenty: { $spread }, do zasobów: { $rest }.
torres-ends-phase = { $who } kończy ostatnią turę fazy; rozłożone segmenty: { $spread }, zatrzymane: { $rest }.
torres-kept = { $who }: zatrzymane segmenty dołożone do wież: { $added }, do zasobów: { $returned }.
torres-scores-castle = { $who } ma zamek: poziom { $level } × podstawa { $base } = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
torres-scores-king = { $who } ma rycerza na poziomie { $level } zamku królewskiego: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
torres-scores-master = { $who } punktuje za kartę mistrzowską: { $card }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
torres-king-moves = { $who } przenosi króla na { $cell }.
torres-king-stays = { $who } zostawia króla na miejscu.
torres-names-first = { $who } wskazuje gracza rozpoczynającego: { $first }.
torres-wins = Zwycięstwo: { $who }.

torres-scene-over = Koniec gry. Zwycięstwo: { $who }.
torres-scene-setup = Zajmowanie zamków.
torres-scene-phase = Faza { $phase } z 3, runda { $round } z { $rounds }: { $who }.
torres-scene-between = Przygotowanie fazy { $phase } z 3: { $who }.
torres-task-found = Wybierz pole dla zamku startowego.
torres-task-enter = Wybierz zamek dla swojego pierwszego rycerza.
torres-task-king = Wybierz wolny zamek dla króla.
torres-task-move-king = Masz najmniej punktów: przenieś króla do innego zamku albo go zostaw.
torres-task-first = Wskaż, kto zaczyna następną fazę.
torres-task-keep = Wybierz kartę, którą zatrzymujesz, i miejsce dla pozostałych.
torres-task-act = { $points ->
    [0] Nie masz już punktów akcji: zakończ turę.
    [one] Został { $points } punkt akcji: wykonaj akcję albo zakończ turę.
    [few] Zostały { $points } punkty akcji: wykonaj akcję albo zakończ turę.
   *[many] Zostało { $points } punktów akcji: wykonaj akcję albo zakończ turę.
}
torres-task-wait = Teraz decyduje: { $who }.

torres-group-board = Plansza
torres-group-track = Tor punktacji
torres-group-seat = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
torres-group-hand = Twoje karty
torres-group-choice = Co możesz zrobić
torres-group-deck = Wspólny stos kart
torres-group-master = Karta mistrzowska
torres-part-field = { $cell }: puste pole
torres-part-column = { $cell }: poziom { $level }, zamek o podstawie { $base }
torres-part-kings-column = { $cell }: poziom { $level }, zamek królewski o podstawie { $base }
torres-part-worth = { $cell }: poziom { $level }, zamek o podstawie { $base }; teraz wart: { $worth }
torres-part-kings-worth = { $cell }: poziom { $level }, zamek królewski o podstawie { $base }; teraz wart: { $worth }
torres-worth = { $who } { $points }
torres-part-block = górny segment na { $cell }
torres-part-knight = rycerz ({ $who }) na { $cell }, poziom { $level }
torres-part-king = król na { $cell }
torres-part-marker = { $who }: pole { $field } toru, { $laps ->
    [0] pierwsze okrążenie
    [one] minięte 100
   *[other] minięte { $laps }00
}
torres-part-seat = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, punktacja teraz dałaby jeszcze { $worth }
torres-part-tower = wieża ({ $who }): { $blocks ->
    [0] bez segmentów
    [one] { $blocks } segment
    [few] { $blocks } segmenty
   *[many] { $blocks } segmentów
}
torres-part-turns-tower = wieża tej tury ({ $who }): { $blocks ->
    [0] bez segmentów
    [one] { $blocks } segment
    [few] { $blocks } segmenty
   *[many] { $blocks } segmentów
}
torres-part-kept = { $who } zatrzymuje na następną fazę { $blocks ->
    [one] { $blocks } segment
    [few] { $blocks } segmenty
   *[many] { $blocks } segmentów
}
torres-part-reserve = { $who }: w rezerwie { $knights ->
    [0] nie ma rycerzy
    [one] { $knights } rycerz
    [few] { $knights } rycerzy
   *[many] { $knights } rycerzy
}
torres-part-hand-count = { $who }: na ręce { $cards ->
    [0] nie ma kart
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
torres-part-others-card = { $who } ma na ręce: { $card }
torres-part-deck = { $who }: w stosie { $cards ->
    [0] nie ma kart
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}{ $known ->
    [0] {""}
   *[other] , odłożone na wierzch: { $top }, na spód: { $bottom }
}
torres-part-common-deck = w stosie { $cards ->
    [0] nie ma kart
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}{ $known ->
    [0] {""}
   *[other] , odłożone na wierzch: { $top }, na spód: { $bottom }
}
torres-part-known-top = { $place ->
    [one] karta z wierzchu
   *[other] karta { $place } od góry
}: { $card }
torres-part-known-bottom = { $place ->
    [one] karta ze spodu
   *[other] karta { $place } od dołu
}: { $card }
torres-part-unknown-card = nieznana
torres-part-points = { $points ->
    [0] nie ma już punktów akcji
    [one] został { $points } punkt akcji
    [few] zostały { $points } punkty akcji
   *[many] zostało { $points } punktów akcji
}
torres-part-supply = ogólne zasoby: { $blocks ->
    [one] { $blocks } segment
    [few] { $blocks } segmenty
   *[many] { $blocks } segmentów
}
torres-part-hand = { $card }: { $about }
torres-part-fresh = { $card }: { $about } (do zagrania od następnej tury)
torres-part-looked = oglądasz: { $card }
torres-part-master = { $card }: { $about }
torres-part-point = zdobądź punkt
torres-part-pass = zostaw króla na miejscu
torres-part-first = zaczyna: { $who }
torres-part-end = zakończ turę
torres-part-end-spread = zakończ turę; do pozostałych wież: { $spread }
torres-put-one-top = druga na wierzch
torres-put-one-bottom = druga na spód
torres-put-top = obie na wierzch, lewa na samej górze
torres-put-top-swapped = obie na wierzch, prawa na samej górze
torres-put-split = lewa na wierzch, prawa na spód
torres-put-split-swapped = prawa na wierzch, lewa na spód
torres-put-bottom = obie na spód, prawa na samym dole
torres-put-bottom-swapped = obie na spód, lewa na samym dole
torres-chip-point = +1 punkt
torres-chip-end = Koniec tury
torres-chip-end-spread = Koniec: { $spread }
torres-chip-pass = Król zostaje
torres-chip-fresh = następna tura
torres-phase-short = Faza { $phase } · runda { $round }/{ $rounds }
torres-seat-worth = teraz +{ $worth }

torres-offer-found = Załóż zamek na { $cell }
torres-offer-enter = Wejdź na { $cell }
torres-offer-king = Postaw króla na { $cell }
torres-offer-pass = Zostaw króla na miejscu
torres-offer-first = Zaczyna: { $who }
torres-offer-knight = Nowy rycerz na { $cell } (2 PA)
torres-offer-walk = Z { $from } na { $to } (1 PA)
torres-offer-gates = Przez bramy z { $from } na { $to } (1 PA)
torres-offer-block = Segment na { $cell } z wieży { $tower } (1 PA)
torres-offer-draw = Dobierz kartę (1 PA)
torres-offer-keep = Zatrzymaj: { $card }; { $put }
torres-offer-keep-only = Zatrzymaj: { $card }
torres-offer-card = { $card }
torres-offer-card-at = { $card }: { $cell }
torres-offer-card-tower = { $card }: { $cell }, z wieży { $tower }
torres-offer-card-move = { $card }: z { $from } na { $to }
torres-offer-point = Zdobądź punkt (1 PA)
torres-offer-end = Zakończ turę wieżą { $tower }
torres-offer-end-spread = Zakończ turę wieżą { $tower }; do pozostałych: { $spread }

# Looks, reach and castles
torres-part-castle = { $who }: zamek na { $cell } o podstawie { $base }, teraz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
torres-group-reach = Jak daleko dojdą rycerze
torres-part-reach = Z pola { $cell }: { $reach }
torres-reach = za { $points ->
    [one] 1 punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
} { $cells }
torres-reach-gates = za { $points ->
    [one] 1 punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
} przez bramy { $cells }
torres-look-south-east = Od południowego wschodu
torres-look-north-east = Od północnego wschodu
torres-look-north-west = Od północnego zachodu
torres-look-south-west = Od południowego zachodu
torres-look-flat = Z góry
# Na co może wskazać podpowiedź.
torres-term-points = punkty na torze
torres-term-castles = poziomy rycerzy w zamkach
torres-term-climbs = rycerze o krok od wyższego poziomu
torres-term-king = premia królewska
torres-term-knights = rycerze na planszy
torres-term-blocks = segmenty w wieżach
torres-term-cards = karty na ręce
torres-term-turn = pozostałe punkty akcji
torres-term-turns = tury, które jeszcze nadejdą
