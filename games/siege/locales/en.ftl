# Siege (Rycerze i zamki) in English.

siege-title = Siege
    .about = Knights and castles: two cards in secret, the strongest takes the castle.

siege-option-games = Games
    .about = A single game, or as many games as players with the points added up.
siege-option-games-one = One game
siege-option-games-long = As many games as players
siege-option-youth = Order of age
    .about = The players from the youngest to the oldest; the youngest starts with the sword.
siege-option-strengths = Strengths
    .about = How strong each army card is against wood, brick and stone.
siege-setup-youth = The order of age must name every seat once, the youngest player first.
siege-stand-in = Only the strengths of the knight are from the rulebook; those of the other cards are our own stand-in.
siege-own-strengths = You play with strengths that somebody has entered for this table.
siege-setup-strength = A strength is a whole number from 0 to { $max }.
siege-set-equal-strengths = Two cards are both { $strength } strong here, { $first } and { $second }. Look at both cards; if they are printed so, say it.
siege-set-knight = The rulebook shows the knight with 2 against wood, 3 against brick and 6 against stone.
siege-set-card-unknown = There is no such army card.
siege-set-differs = The strengths of one card are not the same ({ $card }).

siege-card-archer = archer
    .object = the archer
    .single = one archer
    .equal = The archers
    .strongest = the archer was strongest
siege-card-catapult = catapult
    .object = the catapult
    .single = one catapult
    .equal = The catapults
    .strongest = the catapult was strongest
siege-card-dragon = dragon
    .object = the dragon
    .single = one dragon
    .equal = The dragons
    .strongest = the dragon was strongest
siege-card-infantry = infantryman
    .object = the infantryman
    .single = one infantryman
    .equal = The infantrymen
    .strongest = the infantryman was strongest
siege-card-knight = knight
    .object = the knight
    .single = one knight
    .equal = The knights
    .strongest = the knight was strongest
siege-card-peasant = peasant
    .object = the peasant
    .single = one peasant
    .equal = The peasants
    .strongest = the peasant was strongest
siege-card-shepherd = shepherd
    .object = a shepherd
    .both = both shepherds
siege-card-strengths = { $card } (wood { $wood }, brick { $brick }, stone { $stone })
siege-name = { $who }

siege-tile-brick-large = large brick castle
siege-tile-brick-small = small brick castle
siege-tile-stone-large = large stone castle
siege-tile-stone-small = small stone castle
siege-tile-wood-large = large wooden castle
siege-tile-wood-small = small wooden castle
siege-tile-drum = drum

siege-refused-chosen-already = You have already chosen in this round.
siege-refused-drum = A drum was turned up, so take a card back from your camp.
siege-refused-castle = A castle was turned up, so lay two cards from your hand.
siege-refused-only-one = You have only { $card }.
siege-refused-in-camp = Your { $card } is in camp and can’t fight.
siege-refused-shepherd = Shepherds are never in camp; they always come home by themselves.
siege-refused-not-in-camp = That card is not in your camp.
siege-refused-tile-gone = No such tile is left among the unseen ones.

siege-turned-up = Round { $round }. A { $tile } is turned up.
siege-turned-up-drum = Round { $round }. A drum is turned up, and everybody recruits.
siege-chosen = { $who } has chosen.
siege-forced-shepherds = { $who } has nothing but two shepherds, and they are laid.
siege-forced-recruit = { $who } takes back the only card in camp.
siege-empty-camp = { $who } has an empty camp and gets nothing.
siege-recruited = { $who } takes a card back from camp.
siege-you-recruited = You take back { $card }.
siege-laid = { $who } lays { $cards }.
siege-shepherds-home = The shepherds return to their owners’ hands.
siege-equal = { $cards } knock each other out.
siege-n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
siege-taken = { $who } takes the { $tile } ({ siege-n-points }); { $strongest } with { $strength }.
siege-taken-by-sword = No card is left, so the sword gives { $who } the { $tile } ({ siege-n-points }).
siege-sword = The sword goes to { $who }.
siege-game-ends = Game { $game } of { $games } ends; the points are kept.
siege-wins = { $who } wins with { siege-n-points }.
siege-wins-by-cards = { $who } wins. Points are level ({ siege-n-points }), and more cards in hand decide.
siege-wins-by-youth = { $who } wins. Points are level ({ siege-n-points }) and so are the cards in hand, so the younger player wins.

siege-scene-over = The game is over. { $who } wins.
siege-scene-round = Round { $round } of { $rounds }, for a { $tile }
siege-scene-drum = Round { $round } of { $rounds }, everybody recruits
siege-scene-turn-up = Round { $round } of { $rounds }, the next tile is about to be turned up
siege-scene-game = Game { $game } of { $games }. { $round }
siege-task-lay = Choose two cards from your hand for the { $tile }.
siege-task-recruit = Choose one card to take back from your camp.
siege-task-wait = You have nothing to choose now. We are waiting for { $whom }.

siege-group-tiles = Tiles ({ $stack ->
    [0] none to come
    [one] one to come
   *[other] { $stack } to come
})
siege-group-seat = { siege-group-seat-counts }
siege-group-seat-sword = { siege-group-seat-counts }, the sword
siege-group-seat-counts = { $who }: { siege-n-points }, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $camp } in camp
siege-group-laid = What { $who } lays
siege-group-own = Your cards
siege-part-open-tile = { $tile } turned up{ $points ->
    [0] {""}
    [one] , worth 1 point
   *[other] , worth { $points } points
}
siege-part-seen = { $tile }, seen already
siege-part-unseen = { $tile }, not seen yet
siege-part-last = In the last siege { $who } took the { $tile }; { $strongest }.
siege-part-last-sword = In the last siege { $who } took the { $tile } by the sword.
siege-part-castle = { $tile } taken ({ siege-n-points })
siege-part-face-down = a card face down
siege-part-laid-secretly = { $card }, laid face down
siege-part-revealed = { $card } on the table
siege-part-revealed-wins = { $card } on the table, which took the castle
siege-part-revealed-equal = { $card } on the table, knocked out by an equal card
siege-part-revealed-home = { $card } on the table, on the way home
siege-part-last-laid = { $card }, laid in the last siege
siege-part-out-hand = { $who } still holds { $card }
siege-part-out-camp = { $who } has { $card } in camp
siege-part-out-unsure = { $who } has { $card } in camp, or back in hand already
siege-part-kept = { $card }, kept in hand
siege-part-own-hand = { $card }, in your hand
siege-part-own-camp = { $card }, in your camp
siege-offer-lay = Lay { $cards }
siege-offer-recruit = Take back { $card }

# What a hint may point at.
siege-term-points = your castles
    .theirs = castles
siege-term-cards = your strong cards kept in hand
    .theirs = strong cards kept in hand
siege-term-sword = your chances with the sword, which wins where no card is left
    .theirs = chances with the sword

siege-option-strengths-wood = Against wood
siege-option-strengths-brick = Against brick
siege-option-strengths-stone = Against stone

siege-kind-SI15 = By the strongest card
siege-kind-SI30 = By the strongest card
siege-kind-SI16 = By the sword
