# Rycerze i zamki po polsku.

siege-title = Rycerze i zamki
    .about = Dwie karty w tajemnicy, najsilniejsza zdobywa zamek.

siege-option-games = Partie
    .about = Jedna partia albo tyle partii, ilu graczy, z sumowaniem punktów.
siege-option-games-one = Jedna partia
siege-option-games-long = Tyle partii, ilu graczy
siege-option-youth = Wiek
    .about = Gracze od najmłodszego do najstarszego; najmłodszy zaczyna z mieczem.
siege-option-strengths = Siły
    .about = Siła każdej karty armii przeciw zamkom drewnianym, ceglanym i kamiennym.
siege-setup-youth = Opcja „youth” musi wymieniać każde miejsce raz, od najmłodszego gracza do najstarszego.
siege-setup-strength = Siła to liczba całkowita od 0 do { $max }.

siege-card-archer = łucznik
siege-card-catapult = katapulta
siege-card-dragon = smok
siege-card-infantry = piechur
siege-card-knight = rycerz
siege-card-peasant = chłop
siege-card-shepherd = pasterz
siege-card-strengths = { $card } (drewno { $wood }, cegła { $brick }, kamień { $stone })
siege-name = { $who }

siege-tile-brick-large = duży zamek ceglany
siege-tile-brick-small = mały zamek ceglany
siege-tile-stone-large = duży zamek kamienny
siege-tile-stone-small = mały zamek kamienny
siege-tile-wood-large = duży zamek drewniany
siege-tile-wood-small = mały zamek drewniany
siege-tile-drum = bębenek

siege-refused-chosen-already = W tej rundzie wybór już zapadł.
siege-refused-drum = Odkryto bębenek: weź jedną kartę ze swojego obozu.
siege-refused-castle = Odkryto zamek: wyłóż dwie karty z ręki.
siege-refused-only-one = Każdą kartę armii masz tylko jedną, tę też: { $card }.
siege-refused-in-camp = Ta karta leży w obozie i nie może walczyć: { $card }.
siege-refused-shepherd = Pasterzy nigdy nie ma w obozie, zawsze sami wracają do ręki.
siege-refused-not-in-camp = Tej karty nie ma w twoim obozie: { $card }.
siege-refused-tile-gone = Wśród nieodkrytych kafelków nie ma już takiego: { $tile }.

siege-turned-up = Runda { $round }: odkryto kafelek { $tile }.
siege-chosen = { $who }: wybór dokonany.
siege-forced-shepherds = { $who } ma tylko dwóch pasterzy i to oni zostają wyłożeni.
siege-forced-recruit = { $who }: jedyna karta wraca z obozu.
siege-empty-camp = { $who } ma pusty obóz i nic nie dostaje.
siege-recruited = { $who } bierze kartę z obozu.
siege-you-recruited = Wraca do ciebie: { $card }.
siege-laid = { $who } wykłada: { $cards }.
siege-shepherds-home = Pasterze wracają do rąk właścicieli.
siege-equal = Jednakowe karty się znoszą: { $card }.
siege-taken = { $who } zdobywa { $tile }. Najsilniejsza karta to { $card } (siła { $strength }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
siege-taken-by-sword = Nie została żadna karta. Dzięki mieczowi { $who } bierze { $tile }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
siege-sword = Miecz bierze { $who }.
siege-game-ends = Kończy się partia { $game } z { $games }; punkty zostają.
siege-wins = Wygrywa { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
siege-wins-tie = Wygrywa { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i więcej kart w ręku albo młodszy wiek niż inni z tym samym wynikiem.

siege-scene-over = Koniec gry. Wygrywa { $who }.
siege-scene-round = Runda { $round } z { $rounds }: { $tile }.
siege-scene-turn-up = Runda { $round } z { $rounds }: trzeba odkryć następny kafelek.
siege-scene-game = Partia { $game } z { $games }. { $round }
siege-task-lay = Wybierz z ręki dwie karty, by zdobyć { $tile }.
siege-task-recruit = Wybierz jedną kartę, która wróci z obozu do ręki.
siege-task-wait = Teraz nic nie wybierasz; zastanawiają się jeszcze: { $whom }.

siege-group-tiles = Kafelki ({ $stack ->
    [0] w stosie nie ma już żadnego
    [one] w stosie jeszcze jeden
    [few] w stosie jeszcze { $stack }
   *[many] w stosie jeszcze { $stack }
})
siege-group-seat = { siege-group-seat-counts }
siege-group-seat-sword = { siege-group-seat-counts }, miecz
siege-group-seat-counts = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
} w ręku, { $camp } w obozie
siege-group-own = Twoje karty
siege-part-open-tile = Odkryty kafelek: { $tile }{ $points ->
    [0] {""}
    [one] , { $points } punkt
    [few] , { $points } punkty
   *[many] , { $points } punktów
}
siege-part-seen = { $tile }: już odkryty
siege-part-unseen = { $tile }: jeszcze nieodkryty
siege-part-last = Ostatnio { $who } zdobywa { $tile }. Najsilniejsza karta: { $card }.
siege-part-last-sword = Ostatnio { $who } bierze { $tile } dzięki mieczowi.
siege-part-castle = zdobyty { $tile }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
siege-part-face-down = zakryta karta
siege-part-laid-secretly = wyłożona zakryta: { $card }
siege-part-revealed = wyłożona karta: { $card }
siege-part-revealed-wins = wyłożona karta: { $card } zdobywa zamek
siege-part-revealed-equal = wyłożona karta: { $card }, odpada jako powtórzona
siege-part-revealed-home = wyłożona karta: { $card }, wraca do ręki
siege-part-last-laid = wyłożona ostatnio: { $card }
siege-part-out-hand = { $who }, gotowa do walki: { $card }
siege-part-out-camp = { $who }, odesłana do obozu: { $card }
siege-part-out-unsure = { $who }, odesłana do obozu, może już wróciła: { $card }
siege-part-kept = została w ręku: { $card }
siege-part-own-hand = w ręku: { $card }
siege-part-own-camp = w obozie: { $card }
siege-offer-lay = Wyłóż: { $cards }
siege-offer-recruit = Weź z obozu: { $card }

# Na co może wskazać podpowiedź.
siege-term-points = zdobyte zamki
siege-term-cards = silne karty zachowane na ręce
siege-term-sword = miecz, który zwycięża, gdy nie zostaje żadna karta
