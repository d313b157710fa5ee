# The guided first game of siege, in English.

siege-learn-welcome = Welcome! In seven rounds you and Bolko send armies against castles. Each round turns up one tile. This is a large brick castle: whoever takes it has 2 points. A small castle gives 1.
siege-learn-cards = Your eight cards are below: six army cards and two shepherds. The three banners show how strong a card is against wood, brick and stone. Bolko holds the same eight. The dragon is worth 6 against brick; nothing is stronger here.
siege-learn-first-siege = In every siege each of you lays exactly two cards, in secret and at the same time. Pick the dragon and one shepherd, then confirm. The shepherd does not fight; he is there so that only one army card is used.
siege-learn-first-siege-other = That would be allowed too. For a start, though, send the dragon with a shepherd, so that you lose no second army card.
siege-learn-camp-and-sword = Your dragon beats Bolko’s knight, 6 to 3: the castle is yours. Shepherds always come home. Army cards go to camp and can’t fight for now, yours too. The sword now goes to whoever has the fewest points: that is Bolko. You will soon see what it is for.
siege-learn-archer = A small wooden castle, 1 point. Against wood the archer is best, with 6. Lay the archer and a shepherd, and let us see what happens.
siege-learn-archer-other = A careful thought! But lay the archer with a shepherd this once: something is about to happen that everybody should have seen.
siege-learn-equal = Bolko had the same idea. Equal army cards knock each other out, and nobody’s card is left. Then the sword decides, so Bolko gets the castle. That is the trap of this game: the strongest card is also the one your rival expects.
siege-learn-two-armies = A large stone castle. Bolko’s knight is in camp, so nothing of his can meet yours, but his catapult is nearly as strong. Lay the knight and the catapult together: if the catapults meet, your knight still stands. Each card counts alone; strengths are never added.
siege-learn-two-armies-other = Possible, but 2 points are worth an effort. Lay the knight and the catapult: one of them will get through.
siege-learn-tired = It worked: the catapults are out, and your knight beats the peasant, 6 to 4. You lead 4 to 1, but four of your cards lie in camp. Whoever spends too much too early watches at the end.
siege-learn-drum = A drum! Everybody takes one card back from their own camp, and nobody else sees which. Take the dragon: a brick castle is still to come.
siege-learn-drum-other = A good card as well. Take the dragon this time; you will need it soon.
siege-learn-bluff = A large wooden castle. Your archer is in camp, and perhaps Bolko took his back. You need not fight everywhere: lay both shepherds. That costs you nothing, and Bolko spends his cards.
siege-learn-bluff-other = You could, but your best card here is only a peasant. Keep your army this once and lay both shepherds.
siege-learn-dragon-again = As you thought: his archer came. Now a small brick castle. His dragon is the best against brick and still in his hand. Lay your dragon to knock it out, and the infantryman to take what is left.
siege-learn-dragon-again-other = His dragon would win against that. Lay the dragon and the infantryman.
siege-learn-scores = The dragons are out, and your infantryman is alone: 5 to 3 for you. Open the score sheet beside the board: every point stands there with its reason and the number of its rule.
siege-learn-your-choice = The last round, a small stone castle. One army card is left to you, the peasant. From here on you decide by yourself: the peasant, or both shepherds?
siege-learn-end = That was a whole game, and you have won it! Remember: equal cards knock each other out, the sword helps whoever is behind, and cards in camp rest until a drum. If points are level at the end, more cards in hand decide, then youth. Now play against the computer; a game takes five minutes.
