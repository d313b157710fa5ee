# Rycerze i zamki po polsku.

siege-title = Rycerze i zamki
    .about = Dwie karty w tajemnicy, najsilniejsza zdobywa zamek.

siege-option-games = Partie
    .about = Jedna partia albo tyle partii, ilu graczy, z sumowaniem punktów.
siege-option-games-one = Jedna partia
siege-option-games-long = Tyle partii, ilu graczy
siege-option-youth = Kolejność wieku
    .about = Gracze od najmłodszego do najstarszego; najmłodszy zaczyna z mieczem.
siege-option-strengths = Siły
    .about = Siła każdej karty armii przeciw zamkom drewnianym, ceglanym i kamiennym.
siege-setup-youth = Kolejność wieku musi wymieniać każde miejsce raz, zaczynając od najmłodszego gracza.
siege-stand-in = Tylko siły rycerza są z instrukcji; siły pozostałych kart są naszego pomysłu.
siege-own-strengths = Gracie siłami kart, które ktoś wpisał przy otwieraniu stołu.
siege-setup-strength = Siła to liczba całkowita od 0 do { $max }.
siege-set-equal-strengths = Dwie karty mają tu siłę { $strength }: { $first } i { $second }. Sprawdź obie karty; jeśli tak jest naprawdę, zaznacz to.
siege-set-knight = Instrukcja pokazuje rycerza z siłą 2 przeciw drewnu, 3 przeciw cegle i 6 przeciw kamieniowi.
siege-set-card-unknown = Nie ma takiej karty armii.
siege-set-differs = Siły jednej karty nie są takie same ({ $card }).

siege-card-archer = łucznik
    .object = łucznika
    .single = jednego łucznika
    .equal = Karty z łucznikiem
    .strongest = najsilniejszy był łucznik
siege-card-catapult = katapulta
    .object = katapultę
    .single = jedną katapultę
    .equal = Karty z katapultą
    .strongest = najsilniejsza była katapulta
siege-card-dragon = smok
    .object = smoka
    .single = jednego smoka
    .equal = Karty ze smokiem
    .strongest = najsilniejszy był smok
siege-card-infantry = piechur
    .object = piechura
    .single = jednego piechura
    .equal = Karty z piechurem
    .strongest = najsilniejszy był piechur
siege-card-knight = rycerz
    .object = rycerza
    .single = jednego rycerza
    .equal = Karty z rycerzem
    .strongest = najsilniejszy był rycerz
siege-card-peasant = chłop
    .object = chłopa
    .single = jednego chłopa
    .equal = Karty z chłopem
    .strongest = najsilniejszy był chłop
siege-card-shepherd = pasterz
    .object = pasterza
    .both = obu pasterzy
siege-card-strengths = { $card } (drewno { $wood }, cegła { $brick }, kamień { $stone })
siege-name = { $who }

siege-tile-brick-large = duży zamek ceglany
siege-tile-brick-small = mały zamek ceglany
siege-tile-stone-large = duży zamek kamienny
siege-tile-stone-small = mały zamek kamienny
siege-tile-wood-large = duży zamek drewniany
siege-tile-wood-small = mały zamek drewniany
siege-tile-drum = bębenek

siege-refused-chosen-already = Twój wybór w tej rundzie już zapadł.
siege-refused-drum = Odkryto bębenek, więc weź jedną kartę ze swojego obozu.
siege-refused-castle = Odkryto zamek, więc wyłóż dwie karty z ręki.
siege-refused-only-one = Masz tylko { $card }.
siege-refused-in-camp = W twoim obozie leży { $card } i nie może walczyć.
siege-refused-shepherd = Pasterzy nigdy nie ma w obozie, zawsze wracają do ręki.
siege-refused-not-in-camp = Tej karty nie ma w twoim obozie.
siege-refused-tile-gone = Wśród nieodkrytych kafelków nie ma już takiego.

siege-turned-up = Runda { $round }. Odkryto { $tile }.
siege-turned-up-drum = Runda { $round }. Odkryto bębenek – rekrutacja.
siege-chosen = { $who } ma już wybór za sobą.
siege-forced-shepherds = { $who } ma tylko dwóch pasterzy i to oni zostają wyłożeni.
siege-forced-recruit = { $who } odzyskuje jedyną kartę z obozu.
siege-empty-camp = { $who } ma pusty obóz i nic nie dostaje.
siege-recruited = { $who } odzyskuje kartę z obozu.
siege-you-recruited = Odzyskujesz { $card }.
siege-laid = { $who } wykłada { $cards }.
siege-shepherds-home = Pasterze wracają do rąk właścicieli.
siege-equal = { $cards } się powtórzyły i trafiają do obozów.
siege-n-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
siege-taken = { $who } zdobywa { $tile } ({ siege-n-points }); { $strongest } – { $strength }.
siege-taken-by-sword = Na stole nie została żadna karta, więc { $tile } ({ siege-n-points }) zdobywa { $who } dzięki mieczowi.
siege-sword = Miecz bierze { $who }.
siege-game-ends = Kończy się partia { $game } z { $games }; punkty zostają.
siege-wins = { $who } wygrywa i ma { siege-n-points }.
siege-wins-by-cards = { $who } wygrywa. Jest remis ({ siege-n-points }), a rozstrzyga większa liczba kart w ręku.
siege-wins-by-youth = { $who } wygrywa. Jest remis ({ siege-n-points }), także w liczbie kart w ręku, więc rozstrzyga młodszy wiek.

siege-scene-over = Koniec gry. Wygrywa { $who }.
siege-scene-round = Runda { $round } z { $rounds }, do zdobycia jest { $tile }
siege-scene-drum = Runda { $round } z { $rounds }, rekrutacja
siege-scene-turn-up = Runda { $round } z { $rounds }, zaraz odkryjemy następny kafelek
siege-scene-game = Partia { $game } z { $games }. { $round }
siege-task-lay = Wybierz z ręki dwie karty, by zdobyć { $tile }.
siege-task-recruit = Wybierz jedną kartę, która wróci z obozu do ręki.
siege-task-wait = Teraz nic nie wybierasz. Zastanawia się jeszcze { $whom }.

siege-group-tiles = Kafelki ({ $stack ->
    [0] w stosie nie ma już żadnego
    [one] w stosie jeszcze jeden
    [few] w stosie jeszcze { $stack }
   *[many] w stosie jeszcze { $stack }
})
siege-group-seat = { siege-group-seat-counts }
siege-group-seat-sword = { siege-group-seat-counts }, miecz
siege-group-seat-counts = { $who }: { siege-n-points }, { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
} w ręku, { $camp } w obozie
siege-group-laid = Co wykłada { $who }
siege-group-own = Twoje karty
siege-part-open-tile = odkryto { $tile }{ $points ->
    [0] {""}
    [one] {" "}(1 punkt)
    [few] {" "}({ $points } punkty)
   *[many] {" "}({ $points } punktów)
}
siege-part-seen = { $tile }, już odkryty
siege-part-unseen = { $tile }, jeszcze nieodkryty
siege-part-last = W poprzednim oblężeniu { $who } zdobywa { $tile }; { $strongest }.
siege-part-last-sword = W poprzednim oblężeniu { $who } zdobywa { $tile } dzięki mieczowi.
siege-part-castle = zdobyty { $tile } ({ siege-n-points })
siege-part-face-down = zakryta karta
siege-part-laid-secretly = { $card } na zakrytej karcie
siege-part-revealed = { $card } na stole
siege-part-revealed-wins = { $card } na stole, to ta karta zdobywa zamek
siege-part-revealed-equal = { $card } na stole, odpada jako karta powtórzona
siege-part-revealed-home = { $card } na stole, wraca do ręki
siege-part-last-laid = { $card } z poprzedniego oblężenia
siege-part-out-hand = { $who } ma jeszcze w ręku { $card }
siege-part-out-camp = { $who } ma w obozie { $card }
siege-part-out-unsure = { $who } ma { $card } w obozie albo już z powrotem w ręku
siege-part-kept = { $card } w ręku na koniec gry
siege-part-own-hand = { $card } w ręku
siege-part-own-camp = { $card } w obozie
siege-offer-lay = Wyłóż { $cards }
siege-offer-recruit = Weź z obozu { $card }

# Na co może wskazać podpowiedź.
siege-term-points = twoje zdobyte zamki
    .theirs = zdobyte zamki
siege-term-cards = twoje silne karty zachowane w ręku
    .theirs = silne karty zachowane w ręku
siege-term-sword = twoje szanse z mieczem, który zwycięża, gdy nie zostaje żadna karta
    .theirs = szanse z mieczem

siege-option-strengths-wood = Przeciw drewnu
siege-option-strengths-brick = Przeciw cegle
siege-option-strengths-stone = Przeciw kamieniowi

siege-kind-SI15 = Najsilniejszą kartą
siege-kind-SI30 = Najsilniejszą kartą
siege-kind-SI16 = Dzięki mieczowi
