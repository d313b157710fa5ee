# Pierwsza gra z przewodnikiem: Carcassonne, po polsku.

carcassonne-learn-welcome = Witaj! Ty i Bolko układacie karty i budujecie wspólną krainę: miasta, drogi, klasztory i łąki. Pionkami zajmujesz to, co powstaje. Ruch ma trzy części: ułóż kartę, postaw pionek, jeśli chcesz, podlicz to, co ukończone. Wygrywa, kto ma najwięcej punktów.
carcassonne-learn-lay = Masz kartę z kawałkiem miasta. Każdy bok musi być dalszym ciągiem sąsiada: miasto do miasta, droga do drogi, łąka do łąki. Wybierz wolne miejsce nad kartą startową; karta sama obróci się tak, żeby pasowała. Potem zatwierdź.
carcassonne-learn-lay-other = Tam też pasuje. Ułóż ją jednak nad kartą startową, miastem do miasta: wtedy miasto od razu się zamknie.
carcassonne-learn-knight = Mur jest zamknięty! Teraz możesz postawić jeden ze swoich siedmiu pionków na karcie, którą właśnie układasz. Postaw go w mieście jako rycerza.
carcassonne-learn-knight-other = Wolno, ale wtedy gotowe miasto nikomu nie da punktów. Postaw pionek w mieście.
carcassonne-learn-scored = 4 punkty: ukończone miasto daje 2 za każdą kartę i jeszcze 2 za każdą tarczę. Twój rycerz wrócił do zapasu i znów może się przydać. To serce tej gry: pionek zarabia dopiero wtedy, gdy jego rejon jest ukończony, i wtedy jest wolny.
carcassonne-learn-cloister = Bolko przedłużył drogę i stoi na niej jako zbój. Ukończona droga daje 1 punkt za każdą kartę. Ty masz teraz klasztor. Lubi on sąsiadów na wszystkich ośmiu miejscach wokół, więc ułóż go tuż pod kartą startową, ścieżką w dół.
carcassonne-learn-cloister-other = Tak też może leżeć. Ułóż go jednak pod kartą startową, ścieżką w dół: tam najszybciej zyska sąsiadów.
carcassonne-learn-monk = Postaw w klasztorze pionek jako mnicha. Z ośmioma sąsiadami klasztor daje 9 punktów, a do tego czasu każdy sąsiad podnosi jego wartość.
carcassonne-learn-monk-other = Można, ale skarbem tej karty jest klasztor. Postaw w nim mnicha.
carcassonne-learn-monk-stays = Twój mnich zostanie, aż klasztor będzie otoczony. Pamiętaj: masz tylko siedem pionków, a te, które tkwią w nieukończonych rejonach, nie przydadzą się gdzie indziej. To pułapka na początkujących.
carcassonne-learn-occupied = Bolko ułożył skrzyżowanie, które kończy drogę po prawej, i postawił na łące rolnika. Rolnicy nie wracają; na koniec łąka daje 3 punkty za każde ukończone miasto, z którym graniczy. Drogi ani łąki Bolka już nie zajmiesz: gdy stawiasz pionek, w całym rejonie nie może stać żaden pionek.
carcassonne-learn-own-road = Jest jednak sposób. Ułóż zakręt z lewej strony klasztoru tak, żeby jeden koniec drogi prowadził w górę. Z drogą Bolka jeszcze się nie styka. Kartę obracasz klawiszem R, prawym przyciskiem myszy albo przyciskiem.
carcassonne-learn-own-road-other = Tam też pasuje. Według naszego planu ułóż ją z lewej strony klasztoru, drogą w górę i w lewo.
carcassonne-learn-highwayman = Ta droga jest niczyja. Postaw na niej zbója.
carcassonne-learn-highwayman-other = Nie tym razem: nasz plan wymaga zbója na drodze.
carcassonne-learn-join = Bolko zaczął budować miasto. A teraz sztuczka: ułóż ten zakręt w luce obok karty startowej, tak żeby połączył twoją drogę z drogą Bolka. Rejony, które się połączą, zachowują wszystkie pionki.
carcassonne-learn-join-other = Tam by pasował. Ułóż go jednak między obiema drogami, żeby stały się jedną.
carcassonne-learn-pass = Teraz ty i Bolko macie po jednym pionku na tej samej drodze. Wszystkie punkty dostaje ten, kto ma tam najwięcej pionków; przy remisie każdy dostaje całość. Pionka nie trzeba stawiać: tym razem go zachowaj.
carcassonne-learn-pass-other = Wolno, ale niewiele tam do zarobienia. Zachowaj pionek.
carcassonne-learn-last-tile = Twoja ostatnia karta to skrzyżowanie. Ułóż je na lewo od pierwszego zakrętu: zakończy drogę.
carcassonne-learn-last-tile-other = Wtedy droga zostałaby otwarta. Ułóż skrzyżowanie tam, gdzie twoja droga wychodzi w lewo.
carcassonne-learn-last-follower = Zdecyduj bez podpowiedzi, czy stawiasz pionek na ostatniej karcie. Droga zostanie podliczona na koniec twojego ruchu, a z ostatnią kartą kończy się gra.
carcassonne-learn-last-scoring = Droga ma sześć kart: po 6 punktów dla każdego z was. Potem liczy się to, co nieukończone: twój klasztor daje 1 punkt za siebie i po 1 za każdego sąsiada, miasto i droga Bolka po 1 za kartę, a rolnik Bolka 3 punkty za ukończone miasto przy łące.
carcassonne-learn-end = Pierwsza gra wygrana! Tabela punktów pokazuje każdy punkt; naciśnij któryś, a zobaczysz jego miejsce na planszy. Prawdziwa gra ma 72 karty, a pomoce obok planszy liczą, ile ich zostało. Teraz zagraj z komputerem – albo poznaj smoka w jego własnej lekcji.

# Gra z przewodnikiem: Księżniczka i smok.
carcassonne-learn-dragon-welcome = Księżniczka i smok dodaje do Carcassonne trzydzieści kart, smoka i wróżkę. Wszystko, co już umiesz, pozostaje bez zmian. Masz rycerza w mieście i zbója na drodze, a Bolko ma mnicha w klasztorze. Bolko odkrył też kartę ze smokiem, ale za wcześnie: dopóki na stole nie ma wulkanu, takie karty czekają odkryte obok planszy.
carcassonne-learn-dragon-volcano = To karta z wulkanem. Smok przybywa na wulkan od razu po jego ułożeniu, a czekające karty wracają do stosu. Ułóż wulkan tuż pod kartą startową.
carcassonne-learn-dragon-volcano-other = Tam też pasuje. Ułóż go jednak pod kartą startową: smok będzie miał stamtąd tylko jedną drogę.
carcassonne-learn-dragon-fairy = Smok wylądował. W tym ruchu na wulkanie nikogo się nie stawia. Kiedy jednak nie stawiasz pionka na swojej karcie, możesz zamiast tego przestawić wróżkę do jednego ze swoich pionków. Na kartę z wróżką smok nie wejdzie. Najwięcej do stracenia ma rycerz, więc przestaw wróżkę do niego.
carcassonne-learn-dragon-fairy-other = Wolno, ale smok jest blisko twojego rycerza. Postaw wróżkę przy rycerzu.
carcassonne-learn-dragon-flight = Bolko ułożył kartę ze smokiem, więc smok leci, zanim cokolwiek zostanie podliczone. Zaczyna Bolko, a potem każdy po kolei przesuwa smoka o jedną kartę, w sumie sześć kroków. W jednym locie smok nie wchodzi dwa razy na tę samą kartę, a każdy pionek z karty, na którą wejdzie, wraca do zapasu. W pierwszym kroku Bolko nie miał wyboru. Teraz decydujesz ty: po prawej stoi twój zbój, powyżej twój rycerz z wróżką. Poślij smoka w lewo.
carcassonne-learn-dragon-flight-other = Wtedy twój własny zbój musiałby wrócić do zapasu. Poślij smoka w lewo.
carcassonne-learn-dragon-dead-end = Stamtąd była tylko jedna droga, przez klasztor: Bolko musiał przegonić własnego mnicha, który już nic nie zarobi. Jeszcze jeden krok i smok trafił w ślepy zaułek. Wtedy jego lot kończy się przed czasem. A teraz spójrz na punkty: zaczynasz ruch obok wróżki, a to za każdym razem 1 punkt.
carcassonne-learn-dragon-portal = To karta z czarodziejską ścieżką. Ułóż ją z lewej strony, tak żeby przedłużyła drogę.
carcassonne-learn-dragon-portal-other = Tak też można. Według naszego planu ułóż ją na lewym końcu drogi.
carcassonne-learn-dragon-monk = Dzięki czarodziejskiej ścieżce twój pionek może stanąć na dowolnej karcie planszy. Obowiązują zwykłe zasady: w całym rejonie nie może stać żaden pionek i rejon nie mógł być ukończony wcześniej. Klasztor jest teraz pusty, więc poślij tam swój pionek jako mnicha.
carcassonne-learn-dragon-monk-other = Można. Klasztor jest jednak wart do 9 punktów i nikt w nim nie stoi: idź tam.
carcassonne-learn-dragon-princess = Bolko zaczął budować miasto i stoi w nim jako rycerz. To karta z księżniczką. Jeśli przedłuży miasto, w którym stoją rycerze, jeden z nich musi odejść. Ty wybierasz który, a samotny rycerz odchodzi bez pytania. Za to na tej karcie nikogo nie stawiasz. Ułóż ją tuż pod miastem Bolka.
carcassonne-learn-dragon-princess-other = Tam nie spotka rycerza Bolka. Ułóż kartę pod jego miastem.
carcassonne-learn-dragon-again = Rycerz odszedł przed punktacją, więc miasto jest ukończone, ale nikomu nie daje punktów. W tym ruchu nikt nie stanął na twojej karcie, więc wróżkę można jeszcze przestawić. Mnich potrzebuje czasu i chętnie ją przyjmie; możesz też zostawić ją na miejscu.
carcassonne-learn-dragon-end = To już cały dodatek. Wulkany przywołują smoka, a karty ze smokiem wysyłają go w lot. Wróżka chroni swoją kartę, daje 1 punkt na początku twojego ruchu i 3 dodatkowe, gdy podlicza się rejon jej pionka. Czarodziejskie ścieżki prowadzą wszędzie, a księżniczki odsyłają rycerzy. Cała gra ma 102 karty: zagraj z komputerem!
