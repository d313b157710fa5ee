# Komunikaty, które nie należą do żadnej pojedynczej gry.

seat = Gracz { $number }
list-and = i
list-empty = nic

setup-seats = W tę grę gra od { $min } do { $max } graczy.
setup-seats-exactly = W tę grę gra { $count ->
    [one] 1 gracz
    [2] dwóch graczy
   *[many] { $count } graczy
}.
setup-options = Nie można odczytać tych opcji. { $why }

refused-not-your-turn = Teraz nie kolej na tę osobę.
refused-no-such-move = To nie jest ruch w tej grze. { $why }
refused-no-such-chance = To nie jest losowanie w tej grze. { $why }
refused-draws-are-automatic = Przy tym stole kości losują same.
refused-no-chance-due = Teraz nie ma czego losować.
refused-no-dice = Przy tym stole nie ma kości, które mogłyby losować.

undo-nothing = Nie ma czego cofnąć.
undo-too-late = Tego nie można cofnąć: nastąpiło już losowanie, odkrycie albo ruch innego gracza.
undo-after-the-end = Gra się skończyła, niczego już nie można cofnąć.
undo-too-often = Przy tym stole cofano już zbyt wiele razy.

# Dlaczego nie można odczytać JSON-a.
unread-at = { $line ->
    [0] {""}
   *[other] { " " }(wiersz { $line }, znak { $column })
}
unread-field-unknown = Nie ma tu pola „{ $name }”{ $count ->
    [0] {""}
   *[other] , są natomiast { $others }
}{ unread-at }.
unread-value-unknown = Nie ma tu wartości „{ $name }”{ $count ->
    [0] {""}
   *[other] , są natomiast { $others }
}{ unread-at }.
unread-field-missing = Brakuje pola „{ $name }”{ unread-at }.
unread-field-twice = Pole „{ $name }” występuje dwa razy{ unread-at }.
unread-kind = Jedna z wartości jest innego rodzaju, niż powinna{ unread-at }.
unread-json = To nie jest poprawny JSON{ unread-at }.
unread-no-object = Powinien to być obiekt.
unread-other = { $detail }
unread-shape = Wartość { $value } ma niewłaściwą postać.

record-at-entry = Wpis { $entry }: { $why }
record-too-large = Zapis jest większy niż { $bytes } B.
record-too-deep = Zapis jest zagnieżdżony głębiej niż na { $levels } poziomów.
record-unreadable = Nie można odczytać zapisu. { $why }
record-other-format = Zapis ma format „{ $format }”, którego ta wersja nie zna.
record-wrong-field = Pole „{ $field }” w zapisie jest błędne.
record-wrong-part = Nie można odczytać pola „{ $field }” w zapisie. { $why }
record-other-result = Wynik w zapisie nie zgadza się z jego wpisami.
record-other-commitment = Ziarno losowości nie zgadza się z zobowiązaniem złożonym przed pierwszym ruchem.
record-other-dice = Kości tego ziarna wylosowały coś innego.
record-other-form = Wpis nie ma takiej postaci, w jakiej zapisałby go stół.
record-no-seed = Gra jest skończona, ale w zapisie brakuje ziarna, więc nie można sprawdzić losowania.
record-unknown-game = Ta wersja nie zna gry „{ $game }”.

games-players = Od { $min } do { $max } graczy.
games-players-exactly = Dla { $count } graczy.
level-random = los
level-page = paź
level-squire = giermek
level-knight = rycerz
level-castellan = kasztelan
level-1 = poziom 1 z 10 (paź)
level-2 = poziom 2 z 10
level-3 = poziom 3 z 10 (giermek)
level-4 = poziom 4 z 10
level-5 = poziom 5 z 10 (rycerz)
level-6 = poziom 6 z 10
level-7 = poziom 7 z 10
level-8 = poziom 8 z 10
level-9 = poziom 9 z 10
level-10 = poziom 10 z 10 (kasztelan)
level-greedy = zachłanny
level-planner = planista
level-mcts500 = przeszukiwanie drzewa, 500 prób
games-levels = Komputer gra na poziomach { $levels }.

# castellan analyse
analyse-none = Żaden pojedynczy ruch nie rozstrzygnął tej gry.
analyse-made = Wpis { $entry }, { $who }. { $said }
analyse-expected = Spodziewana przewaga po tym ruchu to { $margin }. Lepszy o { $more } byłby taki. { $better }
analyse-title = Punkty zwrotne gry { $game }
analyse-about = Przewaga nad najlepszym rywalem, jakiej każdy gracz mógł się spodziewać po każdej ze swoich decyzji. Kółka oznaczają ruchy, które kosztowały najwięcej.
analyse-curve = Spodziewana przewaga w przebiegu gry
analyse-entry = Wpis
analyse-player = Gracz
analyse-happened = Co się stało
analyse-margin = Spodziewana przewaga potem
analyse-better = Lepiej
analyse-better-margin = Spodziewana przewaga wtedy

verify-dice-match = Wszystko się zgadza: wpisy ({ $entries }) są zgodne z zasadami, wynik jest poprawny, a każde losowanie jest takie, jakie dają kości zadeklarowanego ziarna.
verify-draws-dictated = Wszystko się zgadza: wpisy ({ $entries }) są zgodne z zasadami, wynik jest poprawny, a ziarno odpowiada zobowiązaniu; losowania były podyktowane, więc niczego nie mówią o kościach.
verify-unfinished = Jak dotąd wszystko się zgadza: wpisy ({ $entries }) są zgodne z zasadami. Gra nie jest skończona, więc ziarna jeszcze nie znamy.

play-you = Gracz
play-name = { $who }
play-welcome = Wpisz numer ruchu. Znak ? pokazuje pomoc, q kończy.
play-hand-over = Teraz gra { $who }. Naciśnij Enter, gdy nikt inny nie patrzy.
play-ask = Twój ruch (od 1 do { $count }):
play-as-before = Reszta stołu bez zmian; Enter pokazuje cały stół.
play-many = Masz wiele możliwych ruchów ({ $count }). Wpisz słowa z tego, o który ci chodzi, albo * po całą listę.
play-help = Liczba wybiera ruch. Możesz też wpisać słowa, które w nim są, na przykład: smok pasterz; jeśli ma je tylko jeden ruch, zostanie wykonany, a jeśli kilka, zobaczysz które. Znak * wypisuje wszystkie ruchy, Enter pokazuje stół jeszcze raz, h podpowiada, m rysuje planszę znakami, u cofa twoją ostatnią decyzję, q kończy, ? pokazuje tę pomoc.
play-not-understood = „{ $text }” nie jest liczbą od 1 do { $count } i nie pasuje do żadnego ruchu.
play-undone = Cofnięto.
play-sheet = Tabela punktów:
play-over = Wygrywa { $who }.
play-over-shared = Zwycięstwem dzielą się { $who }.
play-left = Odchodzisz od stołu.
play-left-saved = Odchodzisz od stołu. Zapis gry został zachowany. Aby grać dalej, wpisz { $command }

refused-no-such-table = Nie ma takiego stołu.
refused-no-such-game = Nie ma gry „{ $game }”.
refused-no-such-level = Nie ma poziomu „{ $level }”.
refused-no-such-seat = Nie ma takiego miejsca.
refused-no-such-entry = Ten stół nie ma tylu wpisów.
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
refused-muted = Gospodarz wyciszył cię przy tym stole.
refused-banned = Gospodarz nie chce cię już przy tym stole.
refused-is-playing = Kogoś, kto już zaczął grać, można usunąć tylko wtedy, gdy go nie ma.
refused-not-a-guest = To działa tylko dla miejsc innych osób.
refused-over = Gra jest skończona.
refused-chat-long = Ta wiadomość jest za długa.
refused-report-long = Zgłoszenie może mieć najwyżej 500 znaków.
refused-report-empty = Napisz, co się stało.
refused-chat-empty = Wiadomość jest pusta.
refused-chat-full = Czat tego stołu jest pełny.
refused-undos-full = Przy tym stole cofnięto już tyle ruchów, że więcej cofnąć się nie da.
refused-seats-full = Przy tym stole miejsca zmieniały się zbyt często. Zostają takie, jakie są.
refused-renames-full = Przy tym stole imiona zmieniano zbyt często. Zostają takie, jakie są.
refused-settings-full = Ustawienia tego stołu zmieniano zbyt często. Zostają takie, jakie są.
refused-chat-either = Wyślij albo tekst, albo zwrot.
refused-name-long = To imię jest za długie.
refused-name-invisible = To imię zawiera znaki, których nie widać.
refused-name-marks = Litera w imieniu może mieć najwyżej trzy znaki nad sobą i pod sobą, a taki znak nie może stać sam.
refused-name-taken = Ktoś przy tym stole ma już takie imię albo imię, które wygląda tak samo.
refused-too-often = Za często. Poczekaj chwilę.
refused-too-many-streams = Za dużo otwartych strumieni.
refused-too-large = Żądanie jest za duże.
refused-too-slow = Żądanie docierało zbyt długo. Spróbuj jeszcze raz.
refused-too-deep = Żądanie jest zbyt głęboko zagnieżdżone.
refused-move-large = Ruch jest za duży.
refused-picture-large = Obrazek ma od 16 do 2400 pikseli szerokości.
refused-not-json = Żądanie musi być w formacie JSON.
refused-bad-json = Żądania nie da się odczytać. { $why }
refused-request-id = Identyfikator żądania ma od 1 do { $most } znaków.
refused-secret-request-id = Identyfikator żądania, które otwiera stół, zajmuje miejsce lub usuwa kogoś z miejsca, to tajny ciąg od { $least } do { $most } losowych znaków.
refused-other-request = Tego identyfikatora użyto już w innym żądaniu.
refused-no-device = To urządzenie nie jest jeszcze znane.
refused-bad-link = Ten odnośnik lub kod jest błędny, został już użyty albo stracił ważność.
refused-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
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
page-how = Siadasz do gry w dziesięć sekund: bez konta i bez instalowania. Zagraj z komputerem, ze znajomymi przez odnośnik albo razem przy jednym ekranie.
page-skip = Do treści
page-language = Język
page-theme-system = Wygląd: jak w systemie
page-theme-light = Wygląd: jasny
page-theme-dark = Wygląd: ciemny
page-games = Gry
page-home = Na stronę główną
page-play-bot = Zagraj z komputerem
page-make = Przygotuj stół
page-make-open = Otwórz stół
page-rules = Zasady
refused-no-such-device = Nie masz takiego urządzenia.
page-devices = Twoje urządzenia
page-devices-how = Tu nie ma kont: kto otworzy Twoje stoły na jednym z tych urządzeń, gra jako Ty. Urządzenie, które wylogujesz, od razu traci dostęp.
page-devices-unknown = Przeglądarka
page-devices-seen = Ostatnio używane około { $day }.
page-devices-this = To urządzenie
page-devices-end = Wyloguj
page-devices-end-this = Wyloguj tutaj
page-devices-end-others = Wyloguj wszędzie indziej
page-devices-link = Drugie urządzenie
page-devices-link-how = Chcesz grać też na telefonie? Utwórz tutaj kod i wpisz go tam w ciągu dziesięciu minut.
page-devices-link-make = Utwórz kod dla drugiego urządzenia
page-devices-link-made = Wpisz ten kod na drugim urządzeniu w ciągu dziesięciu minut. Działa tylko raz.
page-devices-code = Kod odzyskiwania
page-devices-code-how = Jeśli stracisz wszystkie urządzenia, kod odzyskiwania przywróci Ci miejsca przy stołach. Nie masz jeszcze takiego kodu.
page-devices-code-again = Masz już kod odzyskiwania. Nowy go zastąpi, a stary przestanie działać.
page-devices-code-make = Utwórz kod odzyskiwania
page-devices-code-made = Zapisz ten kod odzyskiwania i schowaj w bezpiecznym miejscu. Pokazujemy go tylko raz.
page-devices-use = Masz kod?
page-devices-use-how = Kod z drugiego urządzenia albo kod odzyskiwania
page-devices-use-do = Użyj kodu
page-own-tables = Twoje stoły
page-own-due = Twoja kolej
page-own-waiting = Czekamy
page-own-over = Zakończona
page-seats = Miejsca
page-points = Punkty
page-turn-yours = Twój ruch
page-missing-board = Wybierz miejsce na planszy
page-missing-hand = Wybierz z ręki
page-missing-any = Najpierw wybierz
page-rotate-back = Obróć w drugą stronę
page-tabs = Listy obok planszy
page-tab-stock = Zostało
page-tab-log = Przebieg
page-tab-sheet = Punkty
page-tab-chat = Czat
page-tab-more = Stół
page-stock = Co jeszcze zostało
page-close-list = Zamknij
page-ask-first = Zatwierdzaj każdy ruch
page-loupe = Gdzie stanie?
page-turn = teraz gra
page-doing = Co teraz
page-seat-open = Wolne miejsce
page-seat-waits = czekamy na gościa
page-seat-you = to ty
page-seat-here = przy tym ekranie
page-seat-bot = komputer, { $level }
page-seat-stand-in = gra tu komputer, { $level }
page-seat-take-back = Wróć na miejsce
page-seat-put-bot = Niech zagra tu komputer
page-seat-muted = wyciszone przez gospodarza
page-hosting = Jako gospodarz
page-mute = Wycisz ({ $name })
page-unmute = Pozwól znowu pisać ({ $name })
page-kick = Usuń z miejsca ({ $name })
page-ban = Usuń i nie wpuszczaj więcej ({ $name })
page-report = Zgłoś gracza
page-report-how = Zgłoszenie trafi do osoby, która prowadzi ten serwer. Nikt przy stole go nie zobaczy.
page-report-whom = Kogo dotyczy?
page-report-what = Co się stało?
page-report-send = Wyślij zgłoszenie
page-report-noted = Dziękujemy. Zgłoszenie trafiło do osoby, która prowadzi ten serwer.
page-kick-when = { $name } już gra; usunięcie z miejsca jest możliwe tylko podczas nieobecności.
page-removed = Miejsce jest znowu wolne
page-removed-how = Stary odnośnik już nie działa. Wyślij nowy temu, kto ma tu grać.
page-removed-banned = Stary odnośnik już nie działa, a kto tu siedział, nie wróci już do tego stołu. Wyślij nowy odnośnik temu, kto ma tu grać.
page-chair-me = Ja
page-chair-open = Gość przez odnośnik
page-chair-here = Ktoś przy tym ekranie
page-chair-none = Nikt
page-name = Imię
page-options = Zasady i warianty
page-option-usual = Jak w tym wydaniu
page-yes = Tak
page-no = Nie
page-share = Stół jest otwarty
page-share-how = Wyślij każdemu gościowi jego odnośnik. Kto go otworzy, zajmie to miejsce.
page-share-link = Odnośnik do miejsca { $number }
page-share-watch = Każdy może oglądać grę tutaj
page-share-private = Oglądać mogą tylko osoby z tym odnośnikiem
page-share-go = Przejdź do stołu
page-copy = Kopiuj
page-copied = Skopiowano
page-join = Zajmij miejsce
page-join-code = Zaproszenie (odnośnik albo to, co stoi w nim za #)
page-join-sit = Siadam
page-handover = Teraz przy ekranie siada { $name }
page-handover-how = Niczyich kart nie widać, dopóki następna osoba nie będzie gotowa.
page-handover-ready = Tu { $name }
page-title-your-turn = Twoja kolej – { $game }
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-zoom-fit = Pokaż całość
page-offers = { $count ->
    [one] { $count } możliwy ruch
    [few] { $count } możliwe ruchy
   *[many] { $count } możliwych ruchów
}
page-confirm = Zatwierdź
page-unpick = Wróć
page-undo = Cofnij
page-log = Co się wydarzyło
page-log-empty = Jeszcze nic.
page-sheet = Tabela punktów
page-sheet-empty = Nikt nie ma jeszcze punktów.
page-chat = Czat
page-chat-text = Twoja wiadomość
page-chat-say = Wyślij
page-about-table = O tym stole
page-watch-link = Odnośnik dla widzów
page-watch-private = Oglądać mogą tylko osoby z tym odnośnikiem.
page-watch-paste = Masz odnośnik do prywatnego stołu? Wklej go tu w całości.
page-watch-go = Otwórz stół
page-commitment = Losowanie ustalono przed pierwszym ruchem:
page-offline = Brak połączenia. Gra jest bezpieczna; wrócimy do niej, gdy tylko serwer odpowie.
page-sending = Ruch zostanie wysłany, gdy tylko wróci połączenie.
page-rematch = Zagraj jeszcze raz
page-rematch-go = Do następnej gry
page-record = Zapis gry
page-picture = Obrazek planszy
page-check = Sprawdź losowanie
page-check-good = Wszystko się zgadza: ziarno jest takie, jak obiecano, a każde losowanie w tej grze pochodzi właśnie z niego.
page-check-bad = Coś się nie zgadza: ziarno nie odpowiada zobowiązaniu.
page-check-later = Gra jeszcze trwa. Ziarno pojawi się tutaj po jej zakończeniu.
page-check-why = Przed pierwszym ruchem serwer ustalił wszystkie losowania jedną tajną liczbą, ziarnem, i ogłosił zobowiązanie: odcisk palca tej liczby. Nikt nie znajdzie innej liczby o takim samym odcisku, więc niczego nie dało się potem zmienić.
page-check-commitment = Zobowiązanie
page-check-table = Stół
page-check-seed = Ziarno
page-check-no-seed = tajne aż do końca gry
page-check-shell = Sprawdź to na własnym komputerze; wiersz musi wypisać zobowiązanie:
page-back-to-table = Z powrotem do stołu
page-fault-title = Nie udało się
page-fault-next = Możesz wrócić i spróbować ponownie albo zacząć od strony głównej.
page-nothing-here = Pod tym adresem niczego nie ma.
page-bad-form = Nie udało się odczytać formularza. Spróbuj ponownie.

page-about = O Castellanie
page-about-what = Castellan to stół do gier planszowych o zamkach: jeden program o otwartym kodzie, który trzyma się instrukcji co do litery. Gra się z komputerem, ze znajomymi przez odnośnik albo razem przy jednym ekranie, po polsku i po angielsku.
page-about-rules-title = Gry i ich zasady
page-about-rules = Każda zasada ma numer na stronie swojej gry; prowadzą do niego dziennik, tabela punktów i każda odmowa. Gdzie instrukcja milczy albo wydania się różnią, wybór jest opcją stołu, a domyślne jest odczytanie, którego oczekuje większość graczy.
page-about-options = { $count ->
    [0] Nie ma opcji.
    [one] Ma { $count } opcję.
    [few] Ma { $count } opcje.
   *[many] Ma { $count } opcji.
}
page-about-luck-title = Jak działa los
page-about-luck = Wszystkie losowania przy stole są ustalone przed pierwszym ruchem przez tajną liczbę, ziarno, a jej odcisk od razu widać na stronie. Po grze ziarno jest jawne, a strona „Sprawdź losowanie” dowodzi, że niczego nie zmieniono.
page-about-accounts-title = Bez kont
page-about-accounts = Nikt się nie rejestruje. Przeglądarka przechowuje jedno ciasteczko, po którym rozpoznajemy twoje miejsca; kto ma odnośnik do miejsca, może na nim usiąść, dopóki jest wolne.
page-about-privacy-title = Co jest przechowywane
page-about-privacy = Serwer przechowuje każdy stół: jego ruchy, rozmowę i imiona podane przez graczy. Nie wczytuje niczego z innych stron, nikogo nie liczy i nikomu nic nie mówi. Język, wygląd i imię to ciasteczka twojej przeglądarki.
page-about-licence-title = Licencje
page-about-licence = Program, rysunki i teksty są nasze własne i otwarte na licencji z pliku LICENSE projektu; kroje pisma Alegreya i Alegreya Sans są na licencji SIL Open Font License. Gry należą do ich autorów i wydawców; ten projekt nie jest z nimi związany.
page-about-version = Wersja { $version }
page-keys-title = Klawisze
page-key-arrows = przejście do następnego oferowanego miejsca
page-key-enter = wybranie go
page-key-rotate = obrócenie elementu, także w drugą stronę
page-key-space = zatwierdzenie
page-key-backspace = krok wstecz albo cofnięcie ostatniej decyzji
page-key-look-up = co jest pod wskaźnikiem lub zaznaczone
page-key-last = pokazanie ostatnich ruchów
page-key-hint = prośba o podpowiedź
page-key-zoom = przybliżenie, oddalenie, cała plansza
page-key-look = następny widok planszy lub poprzedni: z innej strony albo z góry
page-key-log = przejście do dziennika
page-key-scores = przejście do tabeli punktów
page-key-lists = opis całego stołu albo tylko tego, co do kogoś należy
page-key-escape = odłożenie wszystkiego; z powtórki powrót do stołu
page-key-help = pokazanie tych klawiszy
page-close = Zamknij
page-rotate = Obróć
page-last-move = Pokaż ostatnie ruchy
page-log-position = Pokaż pozycję po tym zdarzeniu
page-replay = Powtórka
page-replay-title = Powtórka – { $game }
page-replay-position = Pozycja { $n } z { $last }
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-on = Krok naprzód
page-replay-last = Do ostatniej pozycji
page-replay-go = Przejdź tam
page-replay-steps = Kroki
page-replay-eyes = Oczami gracza
page-replay-link = Odnośnik do tej pozycji
page-replay-copy = Kopiuj odnośnik
page-pace = Ruchy
page-pace-calm = spokojnie
page-pace-brisk = żwawo
page-pace-once = od razu
page-show-again = Pokaż jeszcze raz
page-show-skip = Pomiń
page-show-go-on = Dalej
page-reveal = Karty odkryte
page-since = Od twojej ostatniej wizyty coś się tu wydarzyło.
page-since-step = Zobacz po kolei
page-since-skip = Graj dalej
page-archived = Od ponad miesiąca nic się tu nie działo. Stół jest zachowany i można obejrzeć powtórkę; następny ruch go obudzi.
page-own-seat = Twoje miejsce
page-seat-rename = Zmień imię
page-seat-away = Odchodzisz na chwilę? Komputer zagra za ciebie, dopóki nie odbierzesz miejsca.
page-seat-leave = Odejście od stołu
page-seat-leave-how = Miejsce będzie wolne; zajmie je, kto ma jego odnośnik.
page-seat-leave-now = Odchodzę
page-seat-present = przy stole
page-seat-absent = teraz poza stołem
page-clock = Pozostały czas
page-sounds = Dźwięki
page-words = Stół słowami
page-option-place = Miejsce { $number }
page-favourite = Wypełnione jak w twojej ostatniej grze.
page-favourite-forget = Od ustawień domyślnych
page-clock-kind = Zegar
page-clock-none = Bez zegara
page-clock-then = Gdy czas minie
page-clock-wait = nic się nie dzieje, wszyscy to widzą
page-clock-bot = komputer gra, dopóki gracz nie wróci
page-talk = Rozmowa przy stole
page-talk-all = Gotowe zwroty i własne słowa
page-talk-phrases = Tylko gotowe zwroty
page-talk-off = Bez rozmowy
page-watching = Oglądanie
page-watching-all = Oglądać może każdy, kto zna adres
page-watching-link = Oglądać mogą tylko osoby z odnośnikiem
page-share-code = Kod dla aparatu telefonu
page-full = Wszystkie miejsca są zajęte. Możesz tu kibicować.
hint-scores = Od razu daje punkty. { $what }
hint-likely = Daje punkty niemal przeciw wszystkiemu, co mogą wybrać inni.
hint-chance = Daje punkty mniej więcej w { $tenths } przypadkach na 10, sądząc po tym, co inni mogą mieć.
hint-gains = Najbardziej zyskują na tym { $what }.
hint-hinders = Najwięcej na tym traci { $who } ({ $what }).
hint-quiet = Zostawia najwięcej możliwości na później.
page-hint = Podpowiedź
page-hint-says = Dobry gracz mógłby wybrać „{ $move }”. { $why }
page-aids = Ułatwienia i podpowiedzi
page-aids-on = Włączone, więc gra liczy to, co uważny gracz mógłby policzyć
page-aids-off = Wyłączone, więc każdy liczy sam
page-hints = Podpowiada
page-aids-are-off = Gospodarz wyłączył ułatwienia i podpowiedzi.
refused-no-aids = Gospodarz wyłączył podpowiedzi.

# Nauka i próby.
page-learn = Naucz się grać
page-learn-title = Pierwsza gra – { $game }
page-learn-step = Krok { $n } z { $last }
page-learn-on = Dalej
page-learn-back = Krok wstecz
page-learn-again = Od początku
page-learn-other = Tak też wolno, ale teraz chodzi o coś innego. Ruch został cofnięty; kieruj się złotą ramką.
page-practice-not-a-move = Tak nie zapisuje się żadnego ruchu.
page-try = Wypróbuj
page-try-title = Wypróbuj – { $game }
page-try-again = Zacznij od nowa
page-try-back = Do zasad
page-try-how = To pozycja z przykładu tuż przed ostatnim ruchem. Graj dalej, jak chcesz, za każdą ze stron; cofaj tak często, jak chcesz.
page-try-for = Decyduje teraz { $name }.
page-try-over = Tutaj gra jest skończona.
page-try-example = Przykład
page-try-not = Czy tak wolno?
page-try-write = Zapisz ruch samodzielnie
page-try-write-move = Ruch w krótkim zapisie, takim jak na liście
page-try-ask = Sprawdź

# Strony zasad.
page-rules-contents = Spis zasad
page-rules-search = Szukaj w zasadach
page-rules-none = W żadnej zasadzie nie ma takich słów.
page-rules-numbered = Zasady po kolei
page-rules-letter = Bez znaku: tak mówi instrukcja.
page-rules-reading = Nasze odczytanie
page-rules-reading-about = instrukcja milczy albo sobie przeczy
page-rules-later = Późniejsze wyjaśnienie
page-rules-later-about = zwykle gra się inaczej, niż tu wydrukowano
page-rules-choice = Do wyboru
page-rules-choice-about = tak mówi instrukcja, ale przy stole można ustawić inaczej
# Kto przyszedł, kto odszedł, zegary, które czekają, i przeglądarki, które niczego nie pamiętają.
page-log-sat = Do stołu siada { $who }.
page-log-left = Od stołu odchodzi { $who }.
page-log-removed = { $who } już tu nie siedzi: gospodarz zwolnił to miejsce.
page-log-back = { $who } znowu gra.
page-log-ran-out = { $who } nie ma już czasu. Do powrotu gra tu komputer (poziom { $level }).
page-log-stand-in = { $who } ma przerwę. Teraz gra tu komputer (poziom { $level }).
page-log-started = Gospodarz uruchomił zegar.
page-plain-http = Ta strona otwiera się z innego komputera przez zwykłe HTTP. Przeglądarka nie zapamięta w ten sposób miejsca przy stole, więc można się tu rozejrzeć, ale nie można usiąść. Kto prowadzi ten serwer, w domu uruchamia go z opcją --lan, a w internecie stawia przed nim HTTPS.
refused-plain-http = W ten sposób nie można usiąść: przez zwykłe HTTP z innego komputera przeglądarka od razu zapomni o miejscu. Kto prowadzi ten serwer, w domu uruchamia go z opcją --lan, a w internecie stawia przed nim HTTPS.
page-clock-waits = Zegar ruszy, gdy wszyscy usiądą.
page-clock-start = Uruchom zegar od razu
page-invites = Zaproś gości
page-invite-again = Nowy odnośnik do tego miejsca
page-seat-lent = W twoim imieniu gra teraz komputer.
page-you-watch = Oglądasz tę grę.

# Przygotowanie stołu w trzech krokach, koniec gry, powtórka, zapisy gier, własne stoły.
page-make-what = W co
page-make-who = Kto
page-make-how = Jak
page-make-plain = Gra prosto z pudełka.
page-make-own = Własny zestaw
page-make-own-about = Wybierz dodatki, ich karty i warianty zasad.
page-make-add = Dodaj gracza (najwyżej { $most })
page-make-one-screen = Wszyscy przy tym jednym ekranie: podajecie go sobie, bez odnośników
page-options-usual = jak zwykle
page-make-stronger = Komputer trochę lepszy ode mnie
page-make-stronger-how = Według ostatnich partii na tym urządzeniu: po wygranej stopień wyżej, po dwóch porażkach z rzędu stopień niżej
page-chair-computer = Komputer
page-chair-page = 1 – Paź: najłatwiejszy, dopiero się uczy
page-chair-2 = 2 – Bardzo łatwy
page-chair-squire = 3 – Giermek: łatwy, sporo przeoczy
page-chair-4 = 4 – Dość łatwy
page-chair-knight = 5 – Rycerz: średni, zna sztuczki, ale coś przeoczy
page-chair-6 = 6 – Trochę trudniejszy
page-chair-7 = 7 – Trudny, myśli naprzód
page-chair-8 = 8 – Bardzo trudny, mało co przeoczy
page-chair-9 = 9 – Prawie najtrudniejszy
page-chair-castellan = 10 – Kasztelan: najtrudniejszy, nie spieszy się
page-clock-turn-60 = Minuta na turę
page-clock-turn-180 = Trzy minuty na turę
page-clock-game-900 = Kwadrans na grę i pięć sekund za każdą decyzję
page-clock-turn-86400 = Dzień na każdą turę
page-clock-own-turn = Własny czas na każdą turę
page-clock-own-game = Własny czas na całą grę
page-clock-minutes = Minuty
page-clock-seconds = Sekundy
page-clock-increment = Ile sekund dodaje każda decyzja
page-own-clear = Usuń „{ $game }” z tej listy
page-own-clear-all = Usuń z tej listy zakończone gry
page-end-you = { $margin ->
    [0] Wygrywasz!
    [one] Wygrywasz z przewagą 1 punktu!
   *[other] Wygrywasz z przewagą { $margin } punktów!
}
page-end-who = { $margin ->
    [0] Wygrywa { $who }!
    [one] Wygrywa { $who } z przewagą 1 punktu!
   *[other] Wygrywa { $who } z przewagą { $margin } punktów!
}
page-end-kinds = Skąd są punkty
page-end-kind = Rodzaj
page-end-total = Razem
page-end-other = Inne punkty
page-end-went = Przebieg gry
page-end-curve = Punkty wszystkich graczy w czasie gry
page-end-card = Końcowa plansza z imionami i punktami
page-end-share = Udostępnij ten obrazek
page-replay-jumps = Tury i punktacje
page-replay-turn-back = Poprzednia tura
page-replay-turn-on = Następna tura
page-replay-scoring-back = Poprzednia punktacja
page-replay-scoring-on = Następna punktacja
page-replay-play = Odtwarzaj
page-replay-stop = Zatrzymaj
page-try-from-here = Spróbuj od tego miejsca
page-try-as = Po czyjej stronie grasz
page-open-record = Otwórz zapis gry
page-open-record-how = Zapis to plik, w którym można zachować skończoną grę. Tutaj można ją obejrzeć, kto by i gdzie ją rozegrał.
page-open-record-file = Wybierz plik
page-open-record-text = Albo wklej jego treść
page-open-record-do = Otwórz
page-open-record-unfinished = Ta gra nie jest skończona, więc jej zapisu nie da się tu otworzyć. W terminalu można grać dalej poleceniem castellan play.
page-devices-bring = Przenieś moje miejsca na drugie urządzenie
page-devices-qr = Kod dla aparatu drugiego urządzenia

# Zestawy elementów
set-not-an-object = Tu powinien być obiekt w nawiasach klamrowych.
set-not-a-list = Tu powinna być lista w nawiasach kwadratowych.
set-not-a-number = Tu powinna być liczba całkowita od 0 do { $most }.
set-not-a-text = Tu powinien być tekst, który ma najwyżej { $most } znaków.
set-not-a-flag = Tu powinno być true albo false.
set-not-a-word = Tu powinno być jedno ze słów { $allowed }.
set-unknown-field = Nie ma tu pola o nazwie { $name }.
set-missing = Tego brakuje.
set-too-many = Jest tu więcej wpisów niż { $most }.
set-format = Format zestawu nazywa się { $format }.
set-game = To zestaw do innej gry niż { $game }.
set-draft = Ten zestaw jest szkicem; dokończ go, zanim nim zagrasz.
set-hash = Zestaw nie zgadza się ze swoją sumą kontrolną; ktoś go zmienił.
set-unread = W wierszu { $line } tekst przestaje być poprawnym JSON-em.
set-unpacked = W tym linku nie ma całego zestawu; może został ucięty.
set-no-game = To nie jest zestaw do żadnej z tutejszych gier.
set-square = Link do tego zestawu jako kod QR dla telefonu
set-fault-error = Błąd:
set-fault-warning = Warto sprawdzić:
set-playable = Tym zestawem można grać.
set-same = { $count ->
    [one] Jeden rodzaj jest w obu zestawach taki sam.
    [few] { $count } rodzaje są w obu zestawach takie same.
   *[many] { $count } rodzajów jest w obu zestawach takich samych.
}

page-pocket = Na tym urządzeniu
page-pocket-how = Twoje gry są zapisane tylko na tym urządzeniu i działają bez sieci. Jeśli przeglądarka wyczyści swoje dane, przepadną: od czasu do czasu zapisz je w pliku.
page-pocket-luck = Los w tych grach pochodzi z tego urządzenia: jego liczby losowe dają ziarno kości przed pierwszym ruchem, a strona „Sprawdź losowanie” pokazuje potem, że nic nie zostało zmienione.
page-pocket-export = Zapisz wszystkie gry w pliku
page-pocket-import = Wczytaj gry
page-pocket-file = Plik
page-pocket-text = Albo jego treść
page-pocket-import-do = Wczytaj te gry
page-pocket-brought = { $count ->
    [0] Wszystkie te gry już tu były.
    [one] Wczytano jedną grę.
    [few] Wczytano { $count } gry.
   *[other] Wczytano { $count } gier.
}
refused-needs-server = Do tego potrzebny jest serwer Castellan: stąd nie ma połączenia z innymi ludźmi ani urządzeniami.
refused-storage-full = Na urządzeniu nie ma już miejsca, więc tego nie zapisano. Nic z tego, co zapisano wcześniej, nie przepadło: zwolnij miejsce i spróbuj jeszcze raz.
refused-pocket-file = To nie jest plik z grami zapisany tutaj albo jest uszkodzony. Nic się nie zmieniło.
