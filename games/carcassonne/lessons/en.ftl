# The guided first game of Carcassonne, in English.

carcassonne-learn-welcome = Welcome! You and Bolko lay tiles and build one landscape together, with cities, roads, cloisters and fields. With your followers you claim what you build. A turn has three steps: lay a tile, place a follower if you like, score what is complete. Most points win.
carcassonne-learn-lay = You have drawn a tile with a piece of city. Every side must continue what it touches: city to city, road to road, field to field. Pick the free cell above the start tile; the tile turns so that it fits. Then confirm.
carcassonne-learn-lay-other = It fits there as well. But lay it above the start tile, city to city: then the city is closed at once.
carcassonne-learn-knight = The wall is closed! Now you may place one of your seven followers on the tile that you have just laid. Put it into the city, as a knight.
carcassonne-learn-knight-other = You may, but then the finished city brings nobody a point. Put the follower into the city.
carcassonne-learn-scored = 4 points: a complete city gives 2 for each tile, and 2 more for each shield. Your knight has come home and can be used again. That is the heart of the game: followers earn only when their feature is complete, and then they are free.
carcassonne-learn-cloister = Bolko has lengthened the road and stands on it as a highwayman. A complete road gives 1 point for each tile. You have drawn a cloister. It wants company on all eight cells around it, so lay it right below the start tile with its path downwards.
carcassonne-learn-cloister-other = It may lie like that. But lay it below the start tile with the path downwards: there it will soon have the most neighbours.
carcassonne-learn-monk = Put a follower into the cloister, as a monk. With all eight neighbours it gives 9 points, and until then every neighbour makes it worth more.
carcassonne-learn-monk-other = Possible, but the cloister is the treasure of this tile. Place your monk.
carcassonne-learn-monk-stays = Your monk stays until the cloister is surrounded. Keep that in mind: you have only seven followers, and whoever stands around in unfinished things is missing elsewhere. That is the trap for beginners.
carcassonne-learn-occupied = Bolko has laid a crossing, which ends the road in the east, and a follower on the field: a farmer. Farmers never come home; at the end each field gives 3 points for every complete city on it. You can't claim Bolko's road or field any more: nobody may be there yet when you place.
carcassonne-learn-own-road = But there is a way. Lay the curve beside your cloister, on its left, with one end of the road pointing up. It does not touch Bolko's road yet. Turn the tile with R, by a right click or with the button.
carcassonne-learn-own-road-other = That fits too. For our plan, lay it to the left of the cloister, with the road leading up and to the left.
carcassonne-learn-highwayman = This road is nobody's. Place a highwayman on it.
carcassonne-learn-highwayman-other = Not this time: our plan needs a highwayman on the road.
carcassonne-learn-join = Bolko has begun a city. Now the trick: lay this curve into the gap beside the start tile, so that it joins your road with Bolko's. Features that grow together keep all their followers.
carcassonne-learn-join-other = That would fit. But lay it between the two roads, so that they become one.
carcassonne-learn-pass = Now both of you have one follower on the same road. Whoever has most there gets all the points; if equal, each gets all of them. You need not place anybody: keep your follower this time.
carcassonne-learn-pass-other = You could, but there is little to earn there. Keep the follower in hand.
carcassonne-learn-last-tile = Your last tile, a crossing. Lay it to the left of your first curve: it ends the road.
carcassonne-learn-last-tile-other = Then the road would stay open. Lay the crossing where your road ends on the left.
carcassonne-learn-last-follower = Choose for yourself whether you place a follower on the last tile. The road is scored at the end of your turn, and with the last tile the game is over.
carcassonne-learn-last-scoring = The road has six tiles: 6 points for each of you. Then what is unfinished is scored: your cloister gives 1 for itself and 1 for each neighbour, Bolko's city and road 1 a tile, and Bolko's farmer 3 for the complete city on the field.
carcassonne-learn-end = You have won your first game! The score sheet shows every point; press one and see its place on the board. Real games have 72 tiles, and the aids beside the board count what is left. Next, try the computer – or, some evening, the dragon.
