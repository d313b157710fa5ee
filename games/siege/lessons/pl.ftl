# Pierwsza gra z przewodnikiem: Rycerze i zamki, po polsku.

siege-learn-welcome = Witaj! Przez siedem rund ty i Bolko wysyłacie armie na zamki. W każdej rundzie odkrywa się jeden kafelek. To duży zamek ceglany: kto go zdobędzie, ma 2 punkty. Mały zamek daje 1 punkt.
siege-learn-cards = Na dole widzisz swoje osiem kart: sześć kart armii i dwóch pasterzy. Trzy chorągwie na karcie mówią, jaką ma ona siłę wobec drewna, cegły i kamienia. Bolko ma dokładnie takie same karty. Smok ma wobec cegły siłę 6 i nic go tu nie pokona.
siege-learn-first-siege = Przy każdym zamku obie strony wykładają po dwie karty, w tajemnicy i jednocześnie. Wybierz smoka i jednego pasterza, a potem zatwierdź. Pasterz nie walczy; dzięki niemu zużyjesz tylko jedną kartę armii.
siege-learn-first-siege-other = Tak też wolno. Na początek wyślij jednak smoka z pasterzem, żeby nie tracić drugiej karty armii.
siege-learn-camp-and-sword = Twój smok pokonuje rycerza, którego wysłał Bolko: 6 do 3. Zamek jest twój. Pasterze zawsze wracają do ręki. Karty armii, także zwycięskie, trafiają do obozu i na razie nie walczą. Miecz dostaje teraz osoba z najmniejszą liczbą punktów, czyli Bolko. Zaraz zobaczysz, do czego służy.
siege-learn-archer = Mały zamek drewniany, 1 punkt. Przeciw drewnu najlepszy jest łucznik z siłą 6. Wyłóż łucznika i pasterza i zobacz, co się stanie.
siege-learn-archer-other = Ostrożnie! Tym razem wyłóż jednak łucznika z pasterzem: zaraz wydarzy się coś, co każdy powinien zobaczyć.
siege-learn-equal = Bolko pomyślał to samo. Jednakowe karty armii odpadają i na stole nie zostaje żadna. Wtedy rozstrzyga miecz, więc zamek bierze Bolko. Oto pułapka tej gry: najsilniejszej karty spodziewa się także przeciwnik.
siege-learn-two-armies = Duży zamek kamienny. Rycerz Bolka leży w obozie, więc twojego nic nie zbije, ale katapulta Bolka jest prawie tak samo silna. Wyłóż razem rycerza i katapultę: jeśli katapulty się zderzą, rycerz i tak zostanie. Każda karta liczy się osobno; sił nigdy się nie dodaje.
siege-learn-two-armies-other = Można i tak, ale 2 punkty są warte wysiłku. Wyłóż rycerza i katapultę: któreś z nich się przebije.
siege-learn-tired = Udało się: katapulty odpadły, a twój rycerz pokonuje chłopa 6 do 4. Prowadzisz 4 do 1, ale w obozie leżą już cztery twoje karty. Kto za wcześnie wyda za dużo, pod koniec tylko patrzy.
siege-learn-drum = Bębenek! Każdy bierze z własnego obozu jedną kartę z powrotem do ręki i nikt inny nie widzi którą. Weź smoka: zamek ceglany jeszcze się pojawi.
siege-learn-drum-other = To też dobra karta. Tym razem weź smoka; wkrótce się przyda.
siege-learn-bluff = Duży zamek drewniany. Twój łucznik leży w obozie, a Bolko może właśnie odzyskał swojego. Nie trzeba walczyć o wszystko: wyłóż obu pasterzy. Nic cię to nie kosztuje, a Bolko zużyje karty.
siege-learn-bluff-other = Wolno, ale twoja najlepsza karta to tutaj zaledwie chłop. Tym razem oszczędź armię i wyłóż obu pasterzy.
siege-learn-dragon-again = Tak jak myślisz: przyszedł łucznik. Teraz mały zamek ceglany. Przeciw cegle najlepszy jest smok, a Bolko wciąż ma swojego w ręku. Wyłóż smoka, żeby go wybić, i piechura, który weźmie resztę.
siege-learn-dragon-again-other = Z tym wygrałby smok, którego ma Bolko. Wyłóż smoka i piechura.
siege-learn-scores = Smoki odpadły, a twój piechur został sam: prowadzisz 5 do 3. Zajrzyj do tabeli punktów obok planszy: każdy punkt ma tam swój powód i numer zasady.
siege-learn-your-choice = Ostatnia runda, mały zamek kamienny. Z armii masz już tylko chłopa. Teraz decydujesz bez podpowiedzi: chłop czy dwaj pasterze?
siege-learn-end = To była cała partia i to ty ją wygrywasz! Zapamiętaj: jednakowe karty odpadają, miecz pomaga temu, kto przegrywa, a karty w obozie odpoczywają aż do bębenka. Przy równej liczbie punktów decyduje więcej kart w ręku, a potem młodszy wiek. Teraz zagraj z komputerem; partia trwa pięć minut.
