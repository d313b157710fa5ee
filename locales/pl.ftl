# Komunikaty, które nie należą do żadnej pojedynczej gry.

seat = Miejsce { $number }
list-and = i
list-empty = nic

setup-seats = W tę grę gra od { $min } do { $max } graczy.
setup-options = Nie można odczytać tych opcji: { $why }.

refused-not-your-turn = To nie jest kolej tego miejsca.
refused-no-such-move = To nie jest ruch w tej grze: { $why }.
refused-no-such-chance = To nie jest losowanie w tej grze: { $why }.
refused-draws-are-automatic = Przy tym stole losują same kości.
refused-no-chance-due = Teraz nie ma czego losować.
refused-no-dice = Przy tym stole nie ma kości, które mogłyby losować.

undo-nothing = Nie ma czego cofnąć.
undo-too-late = Tego nie można cofnąć: nastąpiło już losowanie, odkrycie albo ruch innego gracza.
undo-after-the-end = Gra się skończyła, niczego już nie można cofnąć.
undo-too-often = Przy tym stole cofano już zbyt wiele razy.

record-at-entry = Wpis { $entry }: { $why }
record-too-large = Zapis jest większy niż { $bytes } B.
record-too-deep = Zapis jest zagnieżdżony głębiej niż na { $levels } poziomów.
record-unreadable = Nie można odczytać zapisu: { $why }.
record-other-format = Zapis ma format „{ $format }”, którego ta wersja nie zna.
record-wrong-field = Pole „{ $field }” w zapisie jest błędne.
record-wrong-part = Nie można odczytać pola „{ $field }” w zapisie: { $why }.
record-other-result = Wynik w zapisie nie zgadza się z jego wpisami.
record-other-commitment = Ziarno losowości nie zgadza się z zobowiązaniem złożonym przed pierwszym ruchem.
record-other-dice = Kości tego ziarna wylosowały coś innego.
record-other-form = Wpis nie ma takiej postaci, w jakiej zapisałby go stół.
record-no-seed = Gra jest skończona, ale w zapisie brakuje ziarna, więc nie można sprawdzić losowania.
record-unknown-game = Ta wersja nie zna gry „{ $game }”.

games-players = Od { $min } do { $max } graczy.
level-random = los
level-page = paź
level-squire = giermek
level-knight = rycerz
level-castellan = kasztelan
level-greedy = zachłanny
games-levels = Boty: { $levels }.

verify-dice-match = Wszystko się zgadza: wpisy ({ $entries }) są zgodne z zasadami, wynik jest poprawny, a każde losowanie jest takie, jakie dają kości zadeklarowanego ziarna.
verify-draws-dictated = Wszystko się zgadza: wpisy ({ $entries }) są zgodne z zasadami, wynik jest poprawny, a ziarno odpowiada zobowiązaniu; losowania były podyktowane, więc niczego nie mówią o kościach.
verify-unfinished = Jak dotąd wszystko się zgadza: wpisy ({ $entries }) są zgodne z zasadami. Gra nie jest skończona, więc ziarna jeszcze nie znamy.

play-you = Gracz
play-name = { $who }
play-welcome = Wpisz numer ruchu. Znak ? pokazuje pomoc, q kończy.
play-hand-over = Kolej na gracza: { $who }. Naciśnij Enter, gdy nikt inny nie patrzy.
play-ask = Twój ruch (od 1 do { $count }):
play-many = Możliwych ruchów: { $count }. Wpisz słowa z tego, o który ci chodzi, albo * po całą listę.
play-help = Liczba wybiera ruch. Możesz też wpisać słowa, które w nim są, na przykład: smok pasterz; jeśli ma je tylko jeden ruch, zostanie wykonany, a jeśli kilka, zobaczysz które. Znak * wypisuje wszystkie ruchy, Enter pokazuje stół jeszcze raz, u cofa twoją ostatnią decyzję, q kończy, ? pokazuje tę pomoc.
play-not-understood = „{ $text }” nie jest liczbą od 1 do { $count } i nie pasuje do żadnego ruchu.
play-undone = Cofnięto.
play-sheet = Tabela punktów:
play-over = Wygrywa: { $who }.
play-left = Odchodzisz od stołu.
play-left-saved = Odchodzisz od stołu; zapis gry został zachowany.

refused-no-such-table = Nie ma takiego stołu.
refused-no-such-game = Nie ma gry „{ $game }”.
refused-no-such-level = Nie ma poziomu „{ $level }”.
refused-no-such-seat = Nie ma takiego miejsca.
refused-no-such-entry = Stół nie ma tylu wpisów.
refused-no-such-phrase = Nie ma takiego zwrotu.
refused-level-of-person = Poziom ma tylko bot.
refused-bad-clock = Takiego zegara nie da się ustawić.
refused-no-token = Do tego potrzebne jest miejsce przy stole: wyślij jego żeton dostępu.
refused-bad-token = Żadne miejsce przy tym stole nie ma takiego żetonu dostępu.
refused-not-your-seat = To nie jest twoje miejsce.
refused-not-host = To może zrobić tylko gospodarz.
refused-not-away = To może zrobić tylko sam gracz albo gospodarz za kogoś nieobecnego.
refused-bad-invite = Żadne miejsce nie ma takiego odnośnika.
refused-seat-taken = To miejsce jest zajęte.
refused-stand-in = Zastępuje cię bot. Najpierw wróć na swoje miejsce.
refused-stale = Przy stole coś się już zmieniło. Oto obecny stan.
refused-not-over = Gra jeszcze się nie skończyła.
refused-hushed = Gospodarz to wyłączył.
refused-chat-long = Ta wiadomość jest za długa.
refused-chat-empty = Wiadomość jest pusta.
refused-chat-full = Przy tym stole powiedziano już dość.
refused-chat-either = Wyślij albo tekst, albo zwrot.
refused-name-long = To imię jest za długie.
refused-name-invisible = To imię zawiera znaki, których nie widać.
refused-name-taken = Ktoś przy tym stole już tak się nazywa albo tak to wygląda.
refused-too-often = Za często. Poczekaj chwilę.
refused-too-many-streams = Za dużo otwartych strumieni.
refused-too-large = Żądanie jest za duże.
refused-too-deep = Żądanie jest zbyt głęboko zagnieżdżone.
refused-move-large = Ruch jest za duży.
refused-picture-large = Obrazek ma od 16 do 2400 pikseli szerokości.
refused-not-json = Żądanie musi być w formacie JSON.
refused-bad-json = Żądania nie da się odczytać: { $why }.
refused-request-id = Identyfikator żądania ma od 1 do { $most } znaków.
refused-no-device = To urządzenie nie jest jeszcze znane.
refused-bad-link = Ten odnośnik został już użyty albo stracił ważność.
refused-busy = Zbyt wiele osób chce naraz czegoś od tego stołu.
refused-store = W tej chwili nie udało się tego zapisać. Spróbuj ponownie.
refused-broken-journal = Tego stołu nie da się już odczytać. Powiadom osobę, która prowadzi ten serwer.
refused-internal = To błąd po naszej stronie.

check-how = Zobowiązanie to SHA-256 z 32 bajtów ziarna, po których następuje identyfikator stołu. Losowanie numer k, licząc od 0, pochodzi ze strumienia ChaCha20 tego ziarna o numerze k; wszystkie sprawdza polecenie castellan verify.

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobre zagranie!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę.
phrase-your-turn = Twoja kolej.
phrase-good-game = Dobra gra!

page-what = Zamkowe gry planszowe w przeglądarce, każda zasada co do joty.
page-lan = Ta strona działa przez zwykłe HTTP w sieci lokalnej: w domu w porządku, do otwartego internetu się nie nadaje.
