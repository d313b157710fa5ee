# Pierwsza gra z przewodnikiem: Carcassonne, po polsku.

carcassonne-learn-welcome = Witaj! Ty i Bolko układacie karty i budujecie wspólną krainę: miasta, drogi, klasztory i łąki. Pionkami zajmujesz to, co powstaje. Ruch ma trzy części: ułóż kartę, postaw pionek, jeśli chcesz, podlicz to, co ukończone. Wygrywa, kto ma najwięcej punktów.
carcassonne-learn-lay = Masz kartę z kawałkiem miasta. Każdy bok musi być dalszym ciągiem sąsiada: miasto do miasta, droga do drogi, łąka do łąki. Wybierz wolne miejsce nad kartą startową; karta sama obróci się tak, żeby pasowała. Potem zatwierdź.
carcassonne-learn-lay-other = Tam też pasuje. Ułóż ją jednak nad kartą startową, miastem do miasta: wtedy miasto od razu się zamknie.
carcassonne-learn-knight = Mur jest zamknięty! Teraz możesz postawić jeden ze swoich siedmiu pionków na karcie, którą właśnie układasz. Postaw go w mieście jako rycerza.
carcassonne-learn-knight-other = Wolno, ale wtedy gotowe miasto nikomu nie da punktów. Postaw pionek w mieście.
carcassonne-learn-scored = 4 punkty: ukończone miasto daje 2 za każdą kartę i jeszcze 2 za każdą tarczę. Twój rycerz wrócił do zapasu i znów może się przydać. To serce tej gry: pionek zarabia dopiero wtedy, gdy jego rejon jest ukończony, i wtedy jest wolny.
carcassonne-learn-cloister = Bolko przedłużył drogę i stoi na niej jako rozbójnik. Ukończona droga daje 1 punkt za każdą kartę. Ty masz teraz klasztor. Lubi on sąsiadów na wszystkich ośmiu miejscach wokół, więc ułóż go tuż pod kartą startową, ścieżką w dół.
carcassonne-learn-cloister-other = Tak też może leżeć. Ułóż go jednak pod kartą startową, ścieżką w dół: tam najszybciej zyska sąsiadów.
carcassonne-learn-monk = Postaw w klasztorze pionek jako mnicha. Z ośmioma sąsiadami klasztor daje 9 punktów, a do tego czasu każdy sąsiad podnosi jego wartość.
carcassonne-learn-monk-other = Można, ale skarbem tej karty jest klasztor. Postaw w nim mnicha.
carcassonne-learn-monk-stays = Twój mnich zostanie, aż klasztor będzie otoczony. Pamiętaj: masz tylko siedem pionków, a te, które tkwią w nieukończonych rejonach, nie przydadzą się gdzie indziej. To pułapka na początkujących.
carcassonne-learn-occupied = Bolko ułożył skrzyżowanie, które kończy drogę na wschodzie, i położył pionek na łące: to chłop. Chłopi nie wracają; na koniec łąka daje 3 punkty za każde ukończone miasto, z którym graniczy. Drogi ani łąki Bolka już nie zajmiesz: gdy stawiasz pionek, w całym rejonie nie może jeszcze nikt stać.
carcassonne-learn-own-road = Jest jednak sposób. Ułóż zakręt z lewej strony klasztoru tak, żeby jeden koniec drogi prowadził w górę. Z drogą Bolka jeszcze się nie styka. Kartę obracasz klawiszem R, prawym przyciskiem myszy albo przyciskiem.
carcassonne-learn-own-road-other = Tam też pasuje. Według naszego planu ułóż ją z lewej strony klasztoru, drogą w górę i w lewo.
carcassonne-learn-highwayman = Ta droga jest niczyja. Postaw na niej rozbójnika.
carcassonne-learn-highwayman-other = Nie tym razem: nasz plan wymaga rozbójnika na drodze.
carcassonne-learn-join = Bolko zaczął budować miasto. A teraz sztuczka: ułóż ten zakręt w luce obok karty startowej, tak żeby połączył twoją drogę z drogą Bolka. Rejony, które się połączą, zachowują wszystkie pionki.
carcassonne-learn-join-other = Tam by pasował. Ułóż go jednak między obiema drogami, żeby stały się jedną.
carcassonne-learn-pass = Teraz oboje macie po jednym pionku na tej samej drodze. Wszystkie punkty dostaje ten, kto ma tam najwięcej pionków; przy remisie każdy dostaje całość. Pionka nie trzeba stawiać: tym razem go zachowaj.
carcassonne-learn-pass-other = Wolno, ale niewiele tam do zarobienia. Zachowaj pionek.
carcassonne-learn-last-tile = Twoja ostatnia karta to skrzyżowanie. Ułóż je na lewo od pierwszego zakrętu: zakończy drogę.
carcassonne-learn-last-tile-other = Wtedy droga zostałaby otwarta. Ułóż skrzyżowanie tam, gdzie twoja droga wychodzi w lewo.
carcassonne-learn-last-follower = Zdecyduj bez podpowiedzi, czy stawiasz pionek na ostatniej karcie. Droga zostanie podliczona na koniec twojego ruchu, a z ostatnią kartą kończy się gra.
carcassonne-learn-last-scoring = Droga ma sześć kart: po 6 punktów dla każdego z was. Potem liczy się to, co nieukończone: twój klasztor daje 1 punkt za siebie i po 1 za każdego sąsiada, miasto i droga Bolka po 1 za kartę, a chłop Bolka 3 punkty za ukończone miasto przy łące.
carcassonne-learn-end = Pierwsza gra wygrana! Arkusz punktów pokazuje każdy punkt; naciśnij któryś, a zobaczysz jego miejsce na planszy. Prawdziwa gra ma 72 karty, a pomoce obok planszy liczą, ile ich zostało. Teraz zagraj z komputerem – a kiedyś wieczorem ze smokiem.
