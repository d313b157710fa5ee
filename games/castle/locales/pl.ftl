# Zamek. Klucz kończy się wydaniem (old to Carcassonne – Zamek z 2003 roku, new to Zamek z 2020 roku), a gdzie
# mowa o obszarze, także jego rodzajem. Każdy komunikat jest całym zdaniem albo całą nazwą.

castle-title = Zamek
    .about = Dwoje graczy zabudowuje zamek wewnątrz jednego muru i walczy o drogi, domy i łąki, w wydaniach z 2003 i 2020 roku.
castle-name = { $who }

# Liczby
castle-n-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
castle-n-tiles-old = { $tiles ->
    [one] 1 żeton zamku
    [few] { $tiles } żetony zamku
   *[many] { $tiles } żetonów zamku
}
castle-n-tiles-new = { $tiles ->
    [one] 1 kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}
castle-of-tiles-old = { $tiles ->
    [one] 1 żetonu zamku
   *[many] { $tiles } żetonów zamku
}
castle-of-tiles-new = { $tiles ->
    [one] 1 kafelka
   *[many] { $tiles } kafelków
}
castle-n-stalls-old = { $stalls ->
    [one] 1 stragan
    [few] { $stalls } stragany
   *[many] { $stalls } straganów
}
castle-n-stalls-new = { $stalls ->
    [one] 1 kapliczka
    [few] { $stalls } kapliczki
   *[many] { $stalls } kapliczek
}
castle-n-turns = { $turn ->
    [0] nieobrócony
    [1] obrócony raz w prawo
    [2] obrócony dwa razy
   *[3] obrócony raz w lewo
}

# Gdzie na kafelku
castle-at-n = na północy
castle-at-e = na wschodzie
castle-at-s = na południu
castle-at-w = na zachodzie
castle-at-nw = na północnym zachodzie
castle-at-ne = na północnym wschodzie
castle-at-se = na południowym wschodzie
castle-at-sw = na południowym zachodzie
castle-at-nl = przy północnym boku, od zachodu
castle-at-nr = przy północnym boku, od wschodu
castle-at-el = przy wschodnim boku, od północy
castle-at-er = przy wschodnim boku, od południa
castle-at-sl = przy południowym boku, od wschodu
castle-at-sr = przy południowym boku, od zachodu
castle-at-wl = przy zachodnim boku, od południa
castle-at-wr = przy zachodnim boku, od północy

# Z czym jest kafelek
castle-has-old-house = { $count ->
    [1] domem
    [2] dwoma domami
    [3] trzema domami
   *[4] czterema domami
}
castle-has-new-house = { $count ->
    [1] domem
    [2] dwoma domami
    [3] trzema domami
   *[4] czterema domami
}
castle-has-old-tower = { $count ->
    [1] wieżą
    [2] dwiema wieżami
    [3] trzema wieżami
   *[4] czterema wieżami
}
castle-has-new-tower = { $count ->
    [1] chlewem
    [2] dwoma chlewami
    [3] trzema chlewami
   *[4] czterema chlewami
}
castle-has-old-court = { $count ->
    [1] dziedzińcem
    [2] dwoma dziedzińcami
    [3] trzema dziedzińcami
   *[4] czterema dziedzińcami
}
castle-has-new-court = { $count ->
    [1] łąką
    [2] dwiema łąkami
    [3] trzema łąkami
   *[4] czterema łąkami
}
castle-has-old-court-stall = { $count ->
    [1] dziedzińcem ze straganem
    [2] dwoma dziedzińcami (na jednym stragan)
    [3] trzema dziedzińcami (na jednym stragan)
   *[4] czterema dziedzińcami (na jednym stragan)
}
castle-has-new-court-stall = { $count ->
    [1] łąką z kapliczką
    [2] dwiema łąkami (na jednej kapliczka)
    [3] trzema łąkami (na jednej kapliczka)
   *[4] czterema łąkami (na jednej kapliczka)
}
castle-has-old-path = { $count ->
    [1] ścieżką
    [2] dwiema ścieżkami
    [3] trzema ścieżkami
   *[4] czterema ścieżkami
}
castle-has-new-path = { $count ->
    [1] drogą
    [2] dwiema drogami
    [3] trzema drogami
   *[4] czterema drogami
}
castle-has-old-square = { $count ->
    [1] skrzyżowaniem na końcu ścieżki
    [2] skrzyżowaniem dwóch ścieżek
    [3] skrzyżowaniem trzech ścieżek
   *[4] skrzyżowaniem czterech ścieżek
}
castle-has-new-square = { $count ->
    [1] fontanną na końcu drogi
    [2] fontanną między dwiema drogami
    [3] fontanną między trzema drogami
   *[4] fontanną między czterema drogami
}
castle-has-well-old = fontanną
castle-has-well-new = dybami
castle-part-old-path = ścieżka { $places }
castle-part-new-path = droga { $places }
castle-part-old-tower = wieża { $places }
castle-part-new-tower = chlew { $places }
castle-part-old-house = dom { $places }
castle-part-new-house = dom { $places }
castle-part-old-court = dziedziniec { $places }
castle-part-new-court = łąka { $places }
castle-mark-square-old = skrzyżowanie pośrodku
castle-mark-square-new = fontanna pośrodku
castle-mark-well-old = fontanna przy ścieżce
castle-mark-well-new = dyby przy drodze
castle-mark-stall-old = stragan { $at }
castle-mark-stall-new = kapliczka { $at }

# Żetony
castle-token-old-1 = żeton murów 1 na następną turę
castle-token-new-1 = żeton specjalny na dodatkową turę
castle-token-old-2 = żeton murów 2, który podwaja wieżę
castle-token-new-2 = żeton specjalny, który podwaja chlew
castle-token-old-3 = żeton murów 3, który podwaja dom
castle-token-new-3 = żeton specjalny, który podwaja dom
castle-token-old-4 = żeton murów 4 za niedomkniętą ścieżkę na koniec gry
castle-token-new-4 = żeton specjalny K za nieukończoną drogę
castle-token-old-5 = żeton murów 5 za niedomkniętą wieżę na koniec gry
castle-token-new-5 = żeton specjalny K za nieukończony chlew
castle-token-old-6 = żeton murów 6 za niedomknięty dom na koniec gry
castle-token-new-6 = żeton specjalny K za nieukończony dom
castle-token-old-7 = żeton murów 7, po cztery punkty za stragan na jednym dziedzińcu
castle-token-new-7 = żeton specjalny K, po cztery punkty za kapliczkę na jednej łące
castle-token-old-8 = żeton murów 8, który powiększa donżon o dwa żetony zamku
castle-token-new-8 = żeton specjalny K, który powiększa siedzibę rodu o dwa kafelki
castle-token-old-9 = żeton murów 9 za pięć punktów na koniec gry
castle-token-new-9 = żeton specjalny K za pięć punktów
castle-token-hint = { $token } (teraz dałby { castle-n-points })

# Opcje
castle-option-edition = Wydanie
castle-option-edition-2003 = 2003: Carcassonne – Zamek
castle-option-edition-2020 = 2020: Zamek
castle-option-first = Kto zaczyna
    .about = Według instrukcji z 2020 roku zaczyna starszy gracz; w 2003 gracze umawiają się albo losują.
castle-option-first-seat = Osoba na pierwszym miejscu
castle-option-first-drawn = Rozstrzyga losowanie
castle-option-first-older = Starszy gracz
castle-option-youth = Kolejność wieku
    .about = Gracze od młodszego do starszego. Ma znaczenie tylko wtedy, gdy zaczyna starszy gracz.
castle-option-set = Zestaw elementów
castle-option-token_use = Zdobytego żetonu można użyć
castle-option-token_use-at_once = już w tej samej turze
castle-option-token_use-next_turn = od następnej tury
castle-option-score_order = Kilka obszarów ukończonych naraz
castle-option-score_order-free = podlicza się w kolejności wybranej przez gracza, którego tura trwa
castle-option-score_order-own_first = podlicza się, zaczynając od obszarów gracza, którego tura trwa
castle-option-unfinished_path_well = Na koniec gry fontanna (2020: dyby) podwaja nieukończoną ścieżkę
castle-option-unfinished_house_well = Na koniec gry fontanna (2020: dyby) na jego kafelkach podwaja nieukończony dom
castle-setup-set-line = Tym zestawem elementów nie można grać. Wiersz { $line }: { $why }
castle-setup-set-path = Tym zestawem elementów nie można grać. { $path }: { $why }
castle-setup-set-unread = Tego zestawu elementów nie da się odczytać: w wierszu { $line } tekst przestaje być poprawnym JSON-em.
castle-set-tokens = Powinny być po dwa żetony każdego rodzaju od 1 do 9.
castle-set-followers = Każdy gracz powinien mieć { $right } figurek, a ma { $found }.
castle-set-rows = Wnętrze muru powinno mieć od 1 do { $max } rzędów.
castle-set-row-length = Ten rząd nie jest tak długi jak inne albo jest dłuższy niż { $max }.
castle-set-row-letters = W rzędzie może być tylko # jako pole i . jako to, co leży poza murem.
castle-set-cells = W obrębie muru powinno być { $right } pól, a jest { $found }.
castle-set-connected = Pola w obrębie muru nie łączą się w jedną całość.
castle-set-point = Pole albo punkt zapisuje się dwiema liczbami od 0 do { $max }, najpierw kolumna.
castle-set-fields = Tor powinien mieć { $right } pól, a ma { $found }.
castle-set-no-token = Tylko wieża z polami 0 i 1 jest bez żetonu.
castle-set-first-tower = Wieża z polami 0 i 1 powinna stać w narożniku muru.
castle-set-corner = Ta wieża powinna zaczynać się na polu { $field }, bo tyle pól jest przed nią.
castle-set-outline = Ten odcinek nie biegnie wzdłuż obrysu pól.
castle-set-hole = Mur powinien raz otaczać wszystkie pola, bez dziury w środku.
castle-set-towers = Powinno być { $right } wież narożnych, po jednej w każdym narożniku muru, a jest { $found }.
castle-set-plain = Powinno być { $right } odcinków muru, a jest { $found }.
castle-set-track = Wszystkie odcinki i wieże razem powinny mieć { $right } pól, a mają { $found }.
castle-set-starts = Powinno być { $right } pól startowych, a jest { $found }.
castle-set-start = Pole startowe powinno leżeć między polem a tym, co poza murem.
castle-set-start-twice = Dwa pola startowe leżą w tym samym miejscu.
castle-set-start-halves = Pole startowe ma dwie połowy, a każda z nich to H, T, C albo - jako pusta.
castle-set-start-bare = Na tym polu startowym nic nie ma.
castle-set-start-well = { $edition ->
    [old] Nie ma ścieżki, na której ta fontanna miałaby leżeć.
   *[new] Nie ma drogi, przy której te dyby miałyby stać.
}
castle-set-start-kinds = { $edition ->
    [old] W instrukcji widać pola początkowe ze ścieżką, z wieżą i z dziedzińcem ze straganem; w tym zestawie któregoś brakuje.
   *[new] W instrukcji widać pola startowe z drogą, z chlewem i z łąką z kapliczką; w tym zestawie któregoś brakuje.
}
castle-set-tile-name = Nazwa kafelka powinna mieć od 1 do { $max } liter, cyfr i łączników.
castle-set-tile-name-twice = Są dwa kafelki o nazwie { $id }.
castle-set-copies = Kafelek powinien mieć co najmniej jedną sztukę.
castle-set-twin = Ten kafelek to obrócony { $id }; dopisz tam jego sztuki.
castle-set-tiles = Powinno być { $right } kafelków, a jest { $found }.
castle-set-quarters = Ćwiartki powinny być czterema literami H, T albo C.
castle-set-arms = Ramiona powinny być literami z NESW, każda najwyżej raz.
castle-set-area-empty = Ten obszar nie dochodzi do żadnej krawędzi kafelka.
castle-set-half-twice = Pół krawędzi należy do dwóch obszarów.
castle-set-half-missing = Pół którejś krawędzi nie należy do żadnego obszaru.
castle-set-path-empty = { $edition ->
    [old] Ta ścieżka nie dochodzi do żadnego boku kafelka.
   *[new] Ta droga nie dochodzi do żadnego boku kafelka.
}
castle-set-path-twice = { $edition ->
    [old] Dwie ścieżki wychodzą tym samym bokiem.
   *[new] Dwie drogi wychodzą tym samym bokiem.
}
castle-set-square = { $edition ->
    [old] Skrzyżowanie rozcina ścieżki, więc każda powinna wychodzić jednym bokiem, a powinny być co najmniej dwie.
   *[new] Fontanna rozcina drogi, więc każda powinna wychodzić jednym bokiem, a powinny być co najmniej dwie.
}
castle-set-well = { $edition ->
    [old] Fontanna leży tam, gdzie kafelek nie ma dokładnie jednej ścieżki.
   *[new] Dyby stoją tam, gdzie kafelek nie ma dokładnie jednej drogi.
}
castle-set-stall = { $edition ->
    [old] Stragan stoi gdzie indziej niż na dziedzińcu.
   *[new] Kapliczka stoi gdzie indziej niż na łące.
}
castle-set-crossing = { $edition ->
    [old] Obszary albo ścieżki musiałyby się na tym kafelku krzyżować.
   *[new] Obszary albo drogi musiałyby się na tym kafelku krzyżować.
}
castle-set-path-ends = { $edition ->
    [old] Ścieżka urywa się pośrodku dziedzińca. Powinna dojść do innego boku, do skrzyżowania albo do budynku.
   *[new] Droga urywa się na łące. Powinna dojść do innego boku, do fontanny albo do budynku.
}
castle-set-never-fits = Tego kafelka nigdy nie da się położyć: nic, przy czym mógłby leżeć, nie ma pasującego boku.
castle-set-tower-33 = W instrukcjach pole 33 należy do wieży narożnej, a tutaj nie.
castle-set-tower-56 = W instrukcjach wieża narożna stoi na polach 56 i 57, a tutaj nie.
castle-set-tile-unknown = W tym zestawie nie ma takiego kafelka.
castle-set-picture-unknown = Obrazek przedstawia kafelek, pole startowe, mur albo cały arkusz.
castle-set-differs-tile = Te dwa kafelki nie wyglądają tak samo.
castle-set-differs-count = Ten kafelek jest w obu zestawach, ale w pierwszym { $first } szt., a w drugim { $second }.
castle-set-differs-only-a = Ten kafelek jest tylko w pierwszym zestawie.
castle-set-differs-only-b = Ten kafelek jest tylko w drugim zestawie.
castle-set-differs-wall = Mury nie są takie same.
castle-set-differs-starts = Pola startowe nie są takie same.
castle-set-differs-tokens = Żetony albo figurki nie są takie same.
castle-setup-youth = Kolejność wieku musi wymieniać oba miejsca po jednym razie, zaczynając od młodszego gracza.
castle-stand-in = Kafelki i mur są naszego pomysłu, inne niż w pudełku.
castle-own-set = Gracie zestawem „{ $name }”, spisanym z pudełka.
castle-own-set-unnamed = Gracie zestawem, który ktoś spisał z pudełka.

# Odmowy
castle-refused-not-due = Najpierw trzeba rozstrzygnąć coś innego.
castle-refused-no-such-tile = W stosach nie ma już takiego kafelka.
castle-refused-no-token = Teraz nie odkrywa się żadnego żetonu.
castle-refused-no-such-token = Nie ma już takiego nieodkrytego żetonu.
castle-refused-no-such-seat = Zaczyna jeden z dwóch graczy.
castle-refused-turn-old = Żeton zamku można obrócić od 0 do 3 razy.
castle-refused-turn-new = Kafelek można obrócić od 0 do 3 razy.
castle-refused-outside-old = Żetony zamku układa się pomiędzy murami.
castle-refused-outside-new = Kafelki dokłada się w obrębie murów.
castle-refused-taken-old = Leży tam już żeton zamku.
castle-refused-taken-new = Leży tam już kafelek.
castle-refused-alone-old = Żeton zamku musi całym bokiem stykać się z innym żetonem albo z polem początkowym.
castle-refused-alone-new = Kafelek musi przylegać bokiem do innego kafelka albo do pola startowego.
castle-refused-path-old = Ścieżka musi łączyć się ze ścieżką.
castle-refused-path-new = Droga musi łączyć się z drogą.
castle-refused-no-place-old = Na dołożonym żetonie zamku nie ma takiego miejsca.
castle-refused-no-place-new = Na dołożonym kafelku nie ma takiego miejsca.
castle-refused-occupied-old = Jest tam już czyjś zwolennik.
castle-refused-occupied-new = Jest tam już czyjś poddany.
castle-refused-not-completed-old = Żadna zamknięta konstrukcja nie czeka tam na zliczenie punktów.
castle-refused-not-completed-new = Żaden ukończony obszar nie czeka tam na zdobycie punktów.
castle-refused-own-first-old = Najpierw zlicza się punkty za twoje konstrukcje.
castle-refused-own-first-new = Najpierw zdobywa się punkty za twoje obszary.
castle-refused-token-old = Nie masz żetonu murów, który mógłby to teraz podwoić.
castle-refused-token-new = Nie masz żetonu specjalnego, który mógłby to teraz podwoić.

# Dziennik
castle-first = Grę zaczyna { $who }.
castle-drawn-old = { $who } dobiera żeton zamku z { $parts }.
castle-drawn-new = { $who } bierze kafelek z { $parts }.
castle-set-aside-old = { $who } dobiera żeton zamku z { $parts }. Nigdzie nie pasuje, więc zostaje usunięty z gry.
castle-set-aside-new = { $who } bierze kafelek z { $parts }. Nigdzie nie pasuje, więc wraca do pudełka.
castle-laid-old = { $who } układa żeton zamku na polu { $cell }.
castle-laid-new = { $who } dokłada kafelek na polu { $cell }.
castle-sent-old-path = { $who } umieszcza herolda na ścieżce.
castle-sent-new-path = { $who } wysyła herolda na drogę.
castle-sent-old-tower = { $who } umieszcza rycerza w wieży.
castle-sent-new-tower = { $who } wysyła rolnika do chlewu.
castle-sent-old-house = { $who } umieszcza dziedzica w domu.
castle-sent-new-house = { $who } wysyła giermka do domu.
castle-sent-old-court = { $who } kładzie kupca na dziedzińcu (do końca gry).
castle-sent-new-court = { $who } kładzie mnicha na łące (do końca gry).
castle-tied-old-path = Ścieżka zamknięta, ale jest remis – nikt nie zdobywa punktów.
castle-tied-new-path = Droga ukończona, ale jest remis – nikt nie zdobywa punktów.
castle-tied-old-tower = Wieża zamknięta, ale jest remis – nikt nie zdobywa punktów.
castle-tied-new-tower = Chlew ukończony, ale jest remis – nikt nie zdobywa punktów.
castle-tied-old-house = Dom zamknięty, ale jest remis – nikt nie zdobywa punktów.
castle-tied-new-house = Dom ukończony, ale jest remis – nikt nie zdobywa punktów.
castle-scored-old-path = { $who } zdobywa { castle-n-points } za ścieżkę ({ castle-n-tiles-old }).
castle-scored-new-path = { $who } zdobywa { castle-n-points } za drogę ({ castle-n-tiles-new }).
castle-scored-old-path-well = { $who } zdobywa { castle-n-points } za ścieżkę z fontanną ({ castle-n-tiles-old }).
castle-scored-new-path-well = { $who } zdobywa { castle-n-points } za drogę z dybami ({ castle-n-tiles-new }).
castle-scored-old-tower = { $who } zdobywa { castle-n-points } za wieżę ({ castle-n-tiles-old }).
castle-scored-new-tower = { $who } zdobywa { castle-n-points } za chlew ({ castle-n-tiles-new }).
castle-scored-old-house = { $who } zdobywa { castle-n-points } za dom ({ castle-n-tiles-old }).
castle-scored-new-house = { $who } zdobywa { castle-n-points } za dom ({ castle-n-tiles-new }).
castle-doubled-old-tower = { $who } zdobywa { castle-n-points } za wieżę ({ castle-n-tiles-old }) podwojoną żetonem murów 2.
castle-doubled-new-tower = { $who } zdobywa { castle-n-points } za chlew ({ castle-n-tiles-new }) podwojony żetonem specjalnym.
castle-doubled-old-house = { $who } zdobywa { castle-n-points } za dom ({ castle-n-tiles-old }) podwojony żetonem murów 3.
castle-doubled-new-house = { $who } zdobywa { castle-n-points } za dom ({ castle-n-tiles-new }) podwojony żetonem specjalnym.
castle-keep-old = Donżon ({ $who }) stoi teraz na domu z { castle-of-tiles-old }.
castle-keep-new = Siedziba rodu ({ $who }) stoi teraz na domu z { castle-of-tiles-new }.
castle-token-reached-old = { $who } staje znacznikiem na narożniku z wieżą i zabiera żeton murów.
castle-token-reached-new = { $who } zatrzymuje pionek na wieży obronnej i zdobywa żeton specjalny.
castle-token-taken-old-1 = { $who } odkrywa żeton murów 1, który daje następną turę.
castle-token-taken-new-1 = { $who } odkrywa żeton specjalny, który daje dodatkową turę.
castle-token-taken-old-2 = { $who } odkrywa żeton murów 2, który podwaja zamkniętą wieżę.
castle-token-taken-new-2 = { $who } odkrywa żeton specjalny, który podwaja ukończony chlew.
castle-token-taken-old-3 = { $who } odkrywa żeton murów 3, który podwaja zamknięty dom.
castle-token-taken-new-3 = { $who } odkrywa żeton specjalny, który podwaja ukończony dom.
castle-token-taken-old-4 = { $who } odkrywa żeton murów 4, który na koniec gry daje punkty za niedomkniętą ścieżkę.
castle-token-taken-new-4 = { $who } odkrywa żeton specjalny K, który na koniec gry daje punkty za nieukończoną drogę.
castle-token-taken-old-5 = { $who } odkrywa żeton murów 5, który na koniec gry daje punkty za niedomkniętą wieżę.
castle-token-taken-new-5 = { $who } odkrywa żeton specjalny K, który na koniec gry daje punkty za nieukończony chlew.
castle-token-taken-old-6 = { $who } odkrywa żeton murów 6, który na koniec gry daje punkty za niedomknięty dom.
castle-token-taken-new-6 = { $who } odkrywa żeton specjalny K, który na koniec gry daje punkty za nieukończony dom.
castle-token-taken-old-7 = { $who } odkrywa żeton murów 7, który na koniec gry daje po 4 punkty za stragany na jednym dziedzińcu.
castle-token-taken-new-7 = { $who } odkrywa żeton specjalny K, który na koniec gry daje po 4 punkty za kapliczki na jednej łące.
castle-token-taken-old-8 = { $who } odkrywa żeton murów 8, który na koniec gry powiększa donżon o 2 żetony zamku.
castle-token-taken-new-8 = { $who } odkrywa żeton specjalny K, który na koniec gry powiększa siedzibę rodu o 2 kafelki.
castle-token-taken-old-9 = { $who } odkrywa żeton murów 9, który na koniec gry daje 5 punktów.
castle-token-taken-new-9 = { $who } odkrywa żeton specjalny K, który na koniec gry daje 5 punktów.
castle-another-turn-old = { $who } używa żetonu murów 1 i rozgrywa następną turę.
castle-another-turn-new = { $who } wykorzystuje żeton specjalny i rozgrywa jeszcze jedną turę.
castle-ends-old = Nie ma już żetonów zamku – gra się kończy.
castle-ends-new = Nie ma już kafelków – gra się kończy.
castle-court-old = { $who } zdobywa { castle-n-points } za dziedziniec ({ castle-n-stalls-old }).
castle-court-new = { $who } zdobywa { castle-n-points } za łąkę ({ castle-n-stalls-new }).
castle-end-token-old-path = { $who } zdobywa { castle-n-points } za niedomkniętą ścieżkę dzięki żetonowi murów 4.
castle-end-token-new-path = { $who } zdobywa { castle-n-points } za nieukończoną drogę dzięki żetonowi specjalnemu K.
castle-end-token-old-tower = { $who } zdobywa { castle-n-points } za niedomkniętą wieżę dzięki żetonowi murów 5.
castle-end-token-new-tower = { $who } zdobywa { castle-n-points } za nieukończony chlew dzięki żetonowi specjalnemu K.
castle-end-token-old-house = { $who } zdobywa { castle-n-points } za niedomknięty dom dzięki żetonowi murów 6.
castle-end-token-new-house = { $who } zdobywa { castle-n-points } za nieukończony dom dzięki żetonowi specjalnemu K.
castle-end-token-old-court = { $who } zdobywa jeszcze { castle-n-points } za stragany na jednym dziedzińcu dzięki żetonowi murów 7.
castle-end-token-new-court = { $who } zdobywa jeszcze { castle-n-points } za kapliczki na jednej łące dzięki żetonowi specjalnemu K.
castle-gift-old = { $who } zdobywa { castle-n-points } dzięki żetonowi murów 9.
castle-gift-new = { $who } zdobywa { castle-n-points } dzięki żetonowi specjalnemu K.
castle-keep-token-old = { $who } ma żeton murów 8, więc donżon liczy się jak dom z { castle-of-tiles-old }.
castle-keep-token-new = { $who } ma żeton specjalny K, więc siedziba rodu liczy się jak dom z { castle-of-tiles-new }.
castle-keep-token-idle-old = { $who } ma żeton murów 8, ale nie ma donżonu na planszy.
castle-keep-token-idle-new = { $who } ma żeton specjalny K, który powiększa siedzibę rodu, ale siedziby nie ma.
castle-keeps-equal-old = Donżony są równie duże, więc nikt nie zdobywa punktów za puste pola.
castle-keeps-equal-new = Siedziby rodów są równie duże, więc nikt nie zdobywa punktów za puste pola.
castle-keep-larger-old = { $who } ma większy donżon ({ castle-n-tiles-old }) i zdobywa { castle-n-points } za największy pusty obszar.
castle-keep-larger-new = { $who } ma większą siedzibę rodu ({ castle-n-tiles-new }) i zdobywa { castle-n-points } za największy pusty obszar.
castle-wins = { $who } wygrywa i ma { castle-n-points }.
castle-shared = Gracze mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i dzielą się zwycięstwem.

# Stół
castle-scene-first = Losowanie rozstrzyga, kto zaczyna.
castle-scene-won = Koniec gry. Wygrywa { $who }.
castle-scene-shared = Koniec gry. Gracze dzielą się zwycięstwem.
castle-scene-turn-old = Teraz gra { $who }. { $left ->
    [0] Stosy są puste.
    [one] W stosach został jeden żeton zamku.
    [few] W stosach są jeszcze { $left } żetony zamku.
   *[many] W stosach jest jeszcze { $left } żetonów zamku.
}
castle-scene-turn-new = Teraz gra { $who }. { $left ->
    [0] Stosy są puste.
    [one] W stosach został jeden kafelek.
    [few] W stosach są jeszcze { $left } kafelki.
   *[many] W stosach jest jeszcze { $left } kafelków.
}
castle-task-wait = Teraz ruch ma { $who }.
castle-task-lay-old = Obróć żeton zamku i wybierz dla niego pole.
castle-task-lay-new = Obróć kafelek i wybierz dla niego pole.
castle-task-follower-old = Umieść zwolennika na dołożonym żetonie zamku albo pomiń. W puli masz { $left ->
    [one] 1 zwolennika
   *[many] { $left } zwolenników
}.
castle-task-follower-new = Wyślij poddanego na dołożony kafelek albo pomiń. W puli masz { $left ->
    [one] 1 poddanego
   *[many] { $left } poddanych
}.
castle-task-score-old = Wybierz konstrukcję, za którą teraz zliczane są punkty.
castle-task-score-new = Wybierz obszar, za który teraz zdobywa się punkty.
castle-task-extra-old = Możesz użyć żetonu murów 1 i rozegrać następną turę.
castle-task-extra-new = Możesz wykorzystać żeton specjalny i rozegrać jeszcze jedną turę.
castle-task-chance = Zaraz coś zostanie odkryte.
castle-offer-lay-old = Ułóż żeton zamku na polu { $cell }, { castle-n-turns }
castle-offer-lay-new = Dołóż kafelek na polu { $cell }, { castle-n-turns }
castle-offer-follower-old-path = Umieść herolda na ścieżce { $at }. { $value }
castle-offer-follower-new-path = Wyślij herolda na drogę { $at }. { $value }
castle-offer-follower-old-tower = Umieść rycerza w wieży { $at }. { $value }
castle-offer-follower-new-tower = Wyślij rolnika do chlewu { $at }. { $value }
castle-offer-follower-old-house = Umieść dziedzica w domu { $at }. { $value }
castle-offer-follower-new-house = Wyślij giermka do domu { $at }. { $value }
castle-offer-follower-old-court = Połóż kupca na dziedzińcu { $at }. { $value }
castle-offer-follower-new-court = Połóż mnicha na łące { $at }. { $value }
castle-offer-no-follower-old = Nie umieszczaj zwolennika
castle-offer-no-follower-new = Nie wysyłaj poddanego
castle-offer-no-turn-old = Zachowaj żeton murów na później
castle-offer-no-turn-new = Zachowaj żeton specjalny na później
castle-offer-score-old-path = Zlicz punkty za ścieżkę { $at } pola { $cell } ({ $who }, { castle-n-points })
castle-offer-score-new-path = Podlicz drogę { $at } pola { $cell } ({ $who }, { castle-n-points })
castle-offer-score-old-tower = Zlicz punkty za wieżę { $at } pola { $cell } ({ $who }, { castle-n-points })
castle-offer-score-new-tower = Podlicz chlew { $at } pola { $cell } ({ $who }, { castle-n-points })
castle-offer-score-old-house = Zlicz punkty za dom { $at } pola { $cell } ({ $who }, { castle-n-points })
castle-offer-score-new-house = Podlicz dom { $at } pola { $cell } ({ $who }, { castle-n-points })
castle-offer-double-old-tower = Podwój żetonem murów 2 wieżę { $at } pola { $cell } ({ $who }, { castle-n-points })
castle-offer-double-new-tower = Podwój żetonem specjalnym chlew { $at } pola { $cell } ({ $who }, { castle-n-points })
castle-offer-double-old-house = Podwój żetonem murów 3 dom { $at } pola { $cell } ({ $who }, { castle-n-points })
castle-offer-double-new-house = Podwój żetonem specjalnym dom { $at } pola { $cell } ({ $who }, { castle-n-points })
castle-offer-token-old = Użyj żetonu murów 1 i rozegraj następną turę
castle-offer-token-new = Wykorzystaj żeton specjalny i rozegraj jeszcze jedną turę
castle-no-follower-old = Nikogo
castle-no-follower-new = Nikogo
castle-no-turn-old = Bez następnej tury
castle-no-turn-new = Bez dodatkowej tury
castle-no-token-old = Bez żetonu murów
castle-no-token-new = Bez żetonu specjalnego
castle-valued = { $what } { $value }
castle-value-none = Nic nie jest warte.
castle-value-closed-old = Zamknięta konstrukcja z { castle-of-tiles-old } daje od razu { castle-n-points }.
castle-value-closed-new = Ukończony obszar z { castle-of-tiles-new } daje od razu { castle-n-points }.
castle-value-open-old = Na razie { castle-n-tiles-old }; zamknięcie teraz dałoby { castle-n-points }. { $open ->
    [one] Został jeden otwarty koniec.
    [few] Zostały { $open } otwarte końce.
   *[many] Zostało { $open } otwartych końców.
}
castle-value-open-new = Na razie { castle-n-tiles-new }; ukończenie teraz dałoby { castle-n-points }. { $open ->
    [one] Został jeden otwarty koniec.
    [few] Zostały { $open } otwarte końce.
   *[many] Zostało { $open } otwartych końców.
}
castle-value-court-old = { $stalls ->
    [0] Nie ma tu jeszcze straganu.
   *[other] Na razie { castle-n-stalls-old }; na koniec gry { castle-n-points }.
}
castle-value-court-new = { $stalls ->
    [0] Nie ma tu jeszcze kapliczki.
   *[other] Na razie { castle-n-stalls-new }; na koniec gry { castle-n-points }.
}
castle-target-old-path = Ścieżka { $at } pola { $cell }.
castle-target-new-path = Droga { $at } pola { $cell }.
castle-target-old-tower = Wieża { $at } pola { $cell }.
castle-target-new-tower = Chlew { $at } pola { $cell }.
castle-target-old-house = Dom { $at } pola { $cell }.
castle-target-new-house = Dom { $at } pola { $cell }.
castle-target-old-court = Dziedziniec { $at } pola { $cell }.
castle-target-new-court = Łąka { $at } pola { $cell }.
castle-group-wall-old = Mury z torem punktowym
castle-group-wall-new = Mur z torem punktów
castle-group-lit = Całe obszary
castle-group-left-old = Żetony zamku, które zostały w stosach
castle-group-left-new = Kafelki, które zostały w stosach
castle-group-yard-old = Teren zamku pomiędzy murami
castle-group-yard-new = Zamek w obrębie murów
castle-group-hand = W ręku
castle-group-dead-old = Miejsca, do których nie pasuje już żaden żeton zamku
castle-group-dead-new = Miejsca, do których nie pasuje już żaden kafelek
castle-group-targets = Co można wybrać w obrębie murów
castle-group-stacks-old = Stosy żetonów zamku
castle-group-stacks-new = Stosy kafelków
castle-group-place = { $who }
castle-tower-token-old = Narożnik z wieżą na polach { $first } i { $second } z zakrytym żetonem murów
castle-tower-token-new = Wieża obronna na polach { $first } i { $second } z zakrytym żetonem specjalnym
castle-tower-bare-old = Narożnik z wieżą na polach { $first } i { $second } bez żetonu
castle-tower-bare-new = Wieża obronna na polach { $first } i { $second } bez żetonu
castle-start-old-path = Pole początkowe przy { $cell } ze ścieżką
castle-start-new-path = Pole startowe przy { $cell } z drogą
castle-start-old-tower = Pole początkowe przy { $cell } z wieżą
castle-start-new-tower = Pole startowe przy { $cell } z chlewem
castle-start-old-house = Pole początkowe przy { $cell } z domem
castle-start-new-house = Pole startowe przy { $cell } z domem
castle-start-old-court = Pole początkowe przy { $cell } z dziedzińcem
castle-start-new-court = Pole startowe przy { $cell } z łąką
castle-start-stall-old = Pole początkowe przy { $cell } z dziedzińcem i straganem
castle-start-stall-new = Pole startowe przy { $cell } z łąką i kapliczką
castle-start-two-old = Pole początkowe przy { $cell } z { $first } i z { $second }
castle-start-two-new = Pole startowe przy { $cell } z { $first } i z { $second }
castle-kind-old-path = ścieżką
castle-kind-new-path = drogą
castle-kind-old-tower = wieżą
castle-kind-new-tower = chlewem
castle-kind-old-house = domem
castle-kind-new-house = domem
castle-kind-old-court = dziedzińcem
castle-kind-new-court = łąką
castle-marker-old = { $who } ma znacznik na polu { $field } toru punktowego ({ castle-n-points })
castle-marker-new = { $who } ma pionek na polu { $field } toru punktów ({ castle-n-points })
castle-tile-at-old = Na polu { $cell } leży żeton zamku, a na nim { $parts }.
castle-tile-at-new = Na polu { $cell } leży kafelek, a na nim { $parts }.
castle-follower-at-old-path = { $who } ma herolda na ścieżce { $at } pola { $cell }.
castle-follower-at-new-path = { $who } ma herolda na drodze { $at } pola { $cell }.
castle-follower-at-old-tower = { $who } ma rycerza w wieży { $at } pola { $cell }.
castle-follower-at-new-tower = { $who } ma rolnika w chlewie { $at } pola { $cell }.
castle-follower-at-old-house = { $who } ma dziedzica w domu { $at } pola { $cell }.
castle-follower-at-new-house = { $who } ma giermka w domu { $at } pola { $cell }.
castle-follower-at-old-court = { $who } ma kupca na dziedzińcu { $at } pola { $cell }.
castle-follower-at-new-court = { $who } ma mnicha na łące { $at } pola { $cell }.
castle-dead-cell-old = Na pole { $cell } nie pasuje już żaden żeton zamku
castle-dead-cell-new = Na pole { $cell } nie pasuje już żaden kafelek
castle-left-old = { $left ->
    [one] 1 żeton zamku
    [few] { $left } żetony zamku
   *[many] { $left } żetonów zamku
} z { $parts }
castle-left-new = { $left ->
    [one] 1 kafelek
    [few] { $left } kafelki
   *[many] { $left } kafelków
} z { $parts }
castle-free-cell = Wolne pole { $cell }
castle-keep-at-old = { $who } ma donżon na polu { $cell }, na domu z { castle-of-tiles-old }
castle-keep-at-new = { $who } ma siedzibę rodu na polu { $cell }, na domu z { castle-of-tiles-new }
castle-keep-waits-old = { $who } trzyma donżon dla pierwszego domu
castle-keep-waits-new = { $who } trzyma siedzibę rodu dla pierwszego domu
castle-stacks-old = { $left ->
    [0] Nie ma już żetonów zamku
    [one] Został jeden żeton zamku
    [few] Zostały { $left } żetony zamku
   *[many] Zostało { $left } żetonów zamku
}
castle-stacks-new = { $left ->
    [0] Nie ma już kafelków
    [one] Został jeden kafelek
    [few] Zostały { $left } kafelki
   *[many] Zostało { $left } kafelków
}
castle-turned-old = Żeton zamku { castle-n-turns }, a na nim { $parts }
castle-turned-new = Kafelek { castle-n-turns }, a na nim { $parts }
castle-points = { $who }: { castle-n-points }
castle-supply-old = { $count ->
    [0] Pula jest pusta
    [one] W puli 1 zwolennik
   *[many] W puli { $count } zwolenników
}
castle-supply-new = { $count ->
    [0] Pula jest pusta
    [one] W puli 1 poddany
   *[many] W puli { $count } poddanych
}

# Na co może wskazać podpowiedź: u pytającego gracza i u rywala.
castle-term-points-old = twoje punkty na torze
    .theirs = punkty na torze
castle-term-points-new = twoje punkty na torze
    .theirs = punkty na torze
castle-term-paths-old = twoje ścieżki
    .theirs = ścieżki
castle-term-paths-new = twoje drogi
    .theirs = drogi
castle-term-towers-old = twoje wieże
    .theirs = wieże
castle-term-towers-new = twoje chlewy
    .theirs = chlewy
castle-term-houses-old = twoje domy
    .theirs = domy
castle-term-houses-new = twoje domy
    .theirs = domy
castle-term-courts-old = twoje stragany na dziedzińcach
    .theirs = stragany na dziedzińcach
castle-term-courts-new = twoje kapliczki na łąkach
    .theirs = kapliczki na łąkach
castle-term-supply-old = twoi zwolennicy w puli
    .theirs = zwolennicy w puli
castle-term-supply-new = twoi poddani w puli
    .theirs = poddani w puli
castle-term-end-gain-old = twoje punkty z żetonów murów na koniec gry
    .theirs = punkty z żetonów murów na koniec gry
castle-term-end-gain-new = twoje punkty z żetonów K na koniec gry
    .theirs = punkty z żetonów K na koniec gry
castle-term-tokens-old = twoje żetony murów na następne tury
    .theirs = żetony murów na następne tury
castle-term-tokens-new = twoje żetony specjalne na następne tury
    .theirs = żetony specjalne na następne tury
castle-term-end-tokens-old = twoje żetony murów na koniec gry
    .theirs = żetony murów na koniec gry
castle-term-end-tokens-new = twoje żetony K na koniec gry
    .theirs = żetony K na koniec gry
castle-term-keep-old = twoje szanse na większy donżon
    .theirs = szanse na większy donżon
castle-term-keep-new = twoje szanse na większą siedzibę rodu
    .theirs = szanse na większą siedzibę rodu

castle-kind-ZA17-2003 = Ścieżki
castle-kind-ZA18-2003 = Ścieżki
castle-kind-ZA19-2003 = Wieże
castle-kind-ZA20-2003 = Domy
castle-kind-ZA27-2003 = Podwojone żetonami
castle-kind-ZA29-2003 = Dziedzińce
castle-kind-ZA31-2003 = Donżon
castle-kind-ZA30-2003 = Żetony na koniec
castle-kind-ZA33-2003 = Żetony na koniec
castle-kind-ZA35-2003 = Żetony na koniec
castle-kind-ZA17-2020 = Drogi
castle-kind-ZA18-2020 = Drogi
castle-kind-ZA19-2020 = Chlewy
castle-kind-ZA20-2020 = Domy
castle-kind-ZA27-2020 = Podwojone żetonami
castle-kind-ZA29-2020 = Łąki
castle-kind-ZA31-2020 = Siedziba rodu
castle-kind-ZA30-2020 = Żetony specjalne K
castle-kind-ZA33-2020 = Żetony specjalne K
castle-kind-ZA35-2020 = Żetony specjalne K
