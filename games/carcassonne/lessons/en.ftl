# The guided first game of Carcassonne, in English.

carcassonne-learn-welcome = Welcome! You and Bolko lay tiles and build one landscape together, with cities, roads, cloisters and fields. With your followers you claim what you build. A turn has three steps: lay a tile, place a follower if you like, score what is complete. Whoever has the most points wins.
carcassonne-learn-lay = You have drawn a tile with a piece of city. Every side must continue what it touches: city to city, road to road, field to field. Pick the free cell above the start tile; the tile turns so that it fits. Then confirm.
carcassonne-learn-lay-other = It fits there as well. But lay it above the start tile, city to city: then the city is closed at once.
carcassonne-learn-knight = The wall is closed! Now you may place one of your seven followers on the tile that you have just laid. Put it into the city, as a knight.
carcassonne-learn-knight-other = You may, but then the finished city brings nobody a point. Put the follower into the city.
carcassonne-learn-scored = 4 points: a complete city gives 2 for each tile, and 2 more for each shield. Your knight has come home and can be used again. That is the heart of the game: followers earn only when their feature is complete, and then they are free.
carcassonne-learn-cloister = Bolko has lengthened the road and stands on it as a highwayman. A complete road gives 1 point for each tile. You have drawn a cloister. It wants company on all eight cells around it, so lay it right below the start tile with its path downwards.
carcassonne-learn-cloister-other = It may lie like that. But lay it below the start tile with the path downwards: there it will soon have the most neighbours.
carcassonne-learn-monk = Put a follower into the cloister, as a monk. With all eight neighbours it gives 9 points, and until then every neighbour makes it worth more.
carcassonne-learn-monk-other = Possible, but the cloister is the treasure of this tile. Place your monk.
carcassonne-learn-monk-stays = Your monk stays until the cloister is surrounded. Keep that in mind: you have only seven followers, and followers stuck in unfinished features cannot be used elsewhere. That is the trap for beginners.
carcassonne-learn-occupied = Bolko has laid a junction, which ends the road on the right, and has put a follower on the field as a farmer. Farmers never come home; at the end each field gives 3 points for every complete city on it. You can’t claim Bolko’s road or field any more: nobody may be there yet when you place.
carcassonne-learn-own-road = But there is a way. Lay the curve beside your cloister, on its left, with one end of the road pointing up. It does not touch Bolko’s road yet. Turn the tile with R, by a right click or with the button.
carcassonne-learn-own-road-other = That fits too. For our plan, lay it to the left of the cloister, with the road leading up and to the left.
carcassonne-learn-highwayman = This road is nobody’s. Place a highwayman on it.
carcassonne-learn-highwayman-other = Not this time: our plan needs a highwayman on the road.
carcassonne-learn-join = Bolko has begun a city. Now the trick: lay this curve into the gap beside the start tile, so that it joins your road with Bolko’s. Features that grow together keep all their followers.
carcassonne-learn-join-other = That would fit. But lay it between the two roads, so that they become one.
carcassonne-learn-pass = Now both of you have one follower on the same road. Whoever has most there gets all the points; if equal, each gets all of them. You need not place anybody: keep your follower this time.
carcassonne-learn-pass-other = You could, but there is little to earn there. Keep the follower in hand.
carcassonne-learn-last-tile = Your last tile, a junction. Lay it to the left of your first curve: it ends the road.
carcassonne-learn-last-tile-other = Then the road would stay open. Lay the junction where your road ends on the left.
carcassonne-learn-last-follower = Choose for yourself whether you place a follower on the last tile. The road is scored at the end of your turn, and with the last tile the game is over.
carcassonne-learn-last-scoring = The road has six tiles: 6 points for each of you. Then what is unfinished is scored: your cloister gives 1 for itself and 1 for each neighbour, Bolko’s city and road 1 a tile, and Bolko’s farmer 3 for the complete city on the field.
carcassonne-learn-end = You have won your first game! The score sheet shows every point; press one and see its place on the board. Real games have 72 tiles, and the aids beside the board count what is left. Next, try the computer – or meet the dragon in its own lesson.

# The guided game with The Princess & the Dragon.
carcassonne-learn-dragon-welcome = The Princess & the Dragon adds thirty tiles, a dragon and a fairy to Carcassonne. Everything you know stays as it is. You already have a knight in the city and a highwayman on the road, and Bolko has a monk in the cloister. Bolko has also drawn a tile with a dragon, but too early: until the first volcano is laid, such tiles wait face up beside the board.
carcassonne-learn-dragon-volcano = You have drawn a volcano. The dragon comes to a volcano the moment it is laid, and the tiles that wait go back into the stack. Lay the volcano directly below the start tile.
carcassonne-learn-dragon-volcano-other = It would fit there too. But lay it below the start tile: from there the dragon has only one way out.
carcassonne-learn-dragon-fairy = The dragon has landed. Nobody may be placed on a volcano in this turn. But whenever you place nobody on your tile, you may move the fairy to one of your followers instead. The dragon may not enter her tile. Your knight has the most to lose, so move her to the knight.
carcassonne-learn-dragon-fairy-other = You may, but the dragon is close to your knight. Put the fairy beside the knight.
carcassonne-learn-dragon-flight = Bolko has laid a tile with a dragon, so the dragon flies, before anything is scored. Beginning with Bolko, everybody in turn moves it by one tile, six steps in all. It never enters a tile twice in one flight, and every figure on a tile that it enters goes home. For the first step Bolko had no choice. Now it is up to you: on the right stands your own highwayman, and above are your knight and the fairy. Send the dragon to the left.
carcassonne-learn-dragon-flight-other = Then your own highwayman would have to go home. Send the dragon to the left.
carcassonne-learn-dragon-dead-end = From there only one way was left, over the cloister: Bolko had to drive away the monk, who now earns nothing. One more step, and the dragon was at a dead end. Then its flight is over early. And look at your points: you start your turn beside the fairy, and that is 1 point each time.
carcassonne-learn-dragon-portal = You have drawn a magic portal. Lay it on the left, where it continues the road.
carcassonne-learn-dragon-portal-other = That would do as well. For our plan, lay it at the left end of the road.
carcassonne-learn-dragon-monk = With a portal your follower may go to any tile of the board. The usual rules hold: nobody may stand in that feature yet, and it must not have been completed before. The cloister is empty now, so send your follower there as a monk.
carcassonne-learn-dragon-monk-other = That is possible. But the cloister is worth up to 9 points, and it is free: go there.
carcassonne-learn-dragon-princess = Bolko has begun a city and stands in it as a knight. You have drawn a princess. If her tile continues a city with knights in it, one of them must go home. You choose which one; a lone knight goes without asking. In return you place nobody on this tile. Lay it directly below Bolko’s city.
carcassonne-learn-dragon-princess-other = There she would meet no knight of Bolko’s. Lay the tile below Bolko’s city.
carcassonne-learn-dragon-again = The knight went home before the scoring, so the city is complete but gives nobody a point. As you have placed nobody, the fairy may still move. Your monk needs time and would be glad of her; or leave her where she is.
carcassonne-learn-dragon-end = That is the whole set. Volcanoes call the dragon, and tiles with a dragon make it fly. The fairy protects her tile, gives 1 point at the start of your turn and 3 more when the feature of her follower is scored. Portals lead anywhere, and princesses send knights home. A whole game has 102 tiles: try it against the computer!
