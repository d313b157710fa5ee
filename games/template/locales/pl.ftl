# Gra do skopiowania po polsku.

template-title = Gra do skopiowania
    .about = Monety, karty wybierane w tajemnicy i rząd pól.
template-option-rounds = Rundy
    .about = O ile monet się gra.
template-option-rounds-1 = Jedna runda
template-option-rounds-2 = Dwie rundy
template-option-rounds-3 = Trzy rundy
template-option-rounds-4 = Cztery rundy
template-setup-rounds = Gra ma od jednej do czterech rund.

template-refused-now = Najpierw trzeba zdecydować o czymś innym.
template-refused-coin = Tej monety nie ma w worku.
template-refused-bid = Wyłóż jedną kartę z ręki, raz na rundę.
template-refused-field = Połóż monetę na wolnym polu rzędu.

template-coin = Z worka wychodzi moneta { $coin }.
template-bids = { $who } ma już wybraną kartę.
template-bids-card = { $who } wybiera kartę { $card }.
template-shows = { $who } odkrywa kartę { $card }.
template-tie = Najwyższą kartę wyłożyło kilka osób; monety nie zdobywa nikt.
template-places = { $who } kładzie monetę i zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
template-neighbours = { $who } zdobywa { $points ->
    [one] 1 punkt za własną monetę obok
   *[other] { $points } punkty za własne monety po obu stronach
}.

template-headline = Runda { $round } z { $rounds }
template-task-bid = Wybierz kartę na tę monetę.
template-task-place = Połóż monetę na wolnym polu.
template-row = Rząd
template-bag = Worek
template-hand = Twoje karty
template-field-free = Pole { $field }, wolne
template-field-coin = Pole { $field }, moneta { $coin } ({ $who })
template-coin-part = Moneta tej rundy to { $coin }
template-card = Karta { $card }
template-card-chosen = Karta { $card }, wybrana
template-offer-bid = Wybierz kartę { $card }
template-offer-place = Połóż monetę na polu { $field }
template-term-points = twoje punkty
    .theirs = punkty
template-term-cards = wysokie karty w twojej ręce
    .theirs = wysokie karty
