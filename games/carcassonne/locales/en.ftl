# Carcassonne in English.

# Names
carcassonne-title = Carcassonne
    .about = Tiles grow into a landscape of cities, roads, cloisters and fields; with The Princess & the Dragon and every set that may join.
carcassonne-start-dragon = The Princess & the Dragon
    .about = The game of this rulebook: volcanoes, a dragon on the wing, a fairy, magic portals and princesses.
    .play = Play with the dragon
    .learn = Learn the dragon
carcassonne-name = { $who }
carcassonne-figure-normal = follower
carcassonne-figure-large = large follower
carcassonne-figure-builder = builder
carcassonne-figure-pig = pig
carcassonne-on-city = city
    .to = to the city
carcassonne-on-road = road
    .to = to the road
carcassonne-on-field = field
    .to = to the field
carcassonne-on-cloister = cloister
    .to = to the cloister
carcassonne-edge-city = city
    .object = a city
carcassonne-edge-road = road
    .object = a road
carcassonne-edge-field = field
    .object = a field
carcassonne-edge-river = river
    .object = the river
carcassonne-edge-wall = wall
    .object = the walls
carcassonne-quarter-castle = castle
    .to = to the castle
    .from = from the castle
    .in = in the castle
carcassonne-quarter-smithy = smithy
    .to = to the smithy
    .from = from the smithy
    .in = in the smithy
carcassonne-quarter-cathedral = cathedral
    .to = to the cathedral
    .from = from the cathedral
    .in = in the cathedral
carcassonne-quarter-market = market
    .to = to the market
    .from = from the market
    .in = in the market
carcassonne-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What is on a tile, as it follows “a tile with”; the first thing of a list is said in the case .with, the others in .more.
carcassonne-tile-dragon = a dragon
carcassonne-tile-volcano = a volcano
carcassonne-tile-portal = a magic portal
carcassonne-tile-spring = the spring of the river
carcassonne-tile-lake = a lake
carcassonne-tile-herd = a herd of pigs
carcassonne-tile-cloister = a cloister
carcassonne-tile-city-one = a city{ $mark } on one side
carcassonne-tile-city-two = a city{ $mark } on two sides
carcassonne-tile-city-across = a city{ $mark } from side to side
carcassonne-tile-city-three = a city{ $mark } on three sides
carcassonne-tile-city-four = a city{ $mark } on all sides
carcassonne-tile-cities-opposite = two cities on opposite sides
carcassonne-tile-cities-beside = two separate cities on neighbouring sides
carcassonne-tile-cities-three = three separate cities
carcassonne-tile-cities-four = four separate cities
carcassonne-tile-road-straight = a straight road
carcassonne-tile-road-bend = a bend in the road
carcassonne-tile-road-tunnel = a road in a tunnel
carcassonne-tile-roads-bends = two bends in the road
carcassonne-tile-roads-bridge = two roads that cross by a bridge
carcassonne-tile-road-end = the end of a road
carcassonne-tile-road-ends-two = the ends of two roads
carcassonne-tile-road-ends-three = the ends of three roads
carcassonne-tile-junction-three = a junction of three roads
carcassonne-tile-junction-four = a crossing of four roads
carcassonne-tile-river-straight = a straight piece of river
carcassonne-tile-river-bend = a bend in the river
carcassonne-tile-river-fork = a fork in the river
carcassonne-tile-river-end = the end of a branch of the river
carcassonne-tile-walls = the walls of Carcassonne
carcassonne-tile-shield = { " with a shield" }
carcassonne-tile-princess = { " with a princess" }
carcassonne-tile-cathedral = { " with a cathedral" }
carcassonne-tile-wine = { " with wine" }
carcassonne-tile-grain = { " with grain" }
carcassonne-tile-cloth = { " with cloth" }
carcassonne-tile-inn = { $thing } with an inn

# Where a cell is, as seen from the first tile
carcassonne-start-tile = the start tile
    .on = on the start tile
carcassonne-start-spring = the spring
    .on = at the spring
carcassonne-start-carcassonne = the top left tile of Carcassonne
    .on = on the top left tile of Carcassonne
carcassonne-where-start = { $start }
carcassonne-where-left = { $across ->
    [one] directly to the left of { $start }
   *[other] { $across } places to the left of { $start }
}
carcassonne-where-right = { $across ->
    [one] directly to the right of { $start }
   *[other] { $across } places to the right of { $start }
}
carcassonne-where-up = { $down ->
    [one] directly above { $start }
   *[other] { $down } places above { $start }
}
carcassonne-where-down = { $down ->
    [one] directly below { $start }
   *[other] { $down } places below { $start }
}
carcassonne-where-left-up = { $across } to the left and { $down } up from { $start }
carcassonne-where-left-down = { $across } to the left and { $down } down from { $start }
carcassonne-where-right-up = { $across } to the right and { $down } up from { $start }
carcassonne-where-right-down = { $across } to the right and { $down } down from { $start }

# Where on its tile something is
carcassonne-side-N = at the top
carcassonne-side-E = on the right
carcassonne-side-S = at the bottom
carcassonne-side-W = on the left
carcassonne-side-NL = at the left of the top side
carcassonne-side-NR = at the right of the top side
carcassonne-side-EL = at the top of the right side
carcassonne-side-ER = at the bottom of the right side
carcassonne-side-SL = at the right of the bottom side
carcassonne-side-SR = at the left of the bottom side
carcassonne-side-WL = at the bottom of the left side
carcassonne-side-WR = at the top of the left side
carcassonne-side-inner = enclosed within the tile
carcassonne-at-side = { $say }, { $side }
carcassonne-elsewhere = { $say }, { $where }

# Options
carcassonne-option-rules = Rules
    .about = How the rulebook is read. Each switch below can still be set by itself.
carcassonne-option-rules-usual = As it is usually played: with the publisher’s later clarifications
carcassonne-option-rules-letter = By the letter: exactly as the rulebook is printed
carcassonne-option-sets = Sets
    .about = The sets that join the base game.
carcassonne-option-sets-princess-dragon = The Princess & the Dragon
carcassonne-option-sets-inns-cathedrals = Inns & Cathedrals
carcassonne-option-sets-traders-builders = Traders & Builders
carcassonne-option-sets-river = The River
carcassonne-option-sets-king-scout = The King & the Scout
carcassonne-option-sets-river-2 = The River II
carcassonne-option-sets-count = The Count of Carcassonne
carcassonne-option-mix = Mix of tiles
    .about = How many copies of which tiles are in the game, in place of the usual numbers.
carcassonne-option-farmers = Farmers
    .about = How fields are scored at the end.
carcassonne-option-farmers-per-field = Each field gives 3 for each completed city
carcassonne-option-farmers-once-per-city = The same, but nobody counts a city twice
carcassonne-option-farmers-none = Nobody stands on fields
carcassonne-option-farmers-oldest = Each completed city gives 4 to whoever has the most farmers around it
carcassonne-option-small_city = City of two tiles
    .about = Points for a completed city of two tiles.
carcassonne-option-small_city-4 = 4 points
carcassonne-option-small_city-2 = 2 points
carcassonne-option-dragon = Flight of the dragon
    .about = When the dragon flies.
carcassonne-option-dragon-before-scoring = Before the scoring
carcassonne-option-dragon-after-scoring = After the scoring
carcassonne-option-princess = Princess
    .about = Whether a knight must leave.
carcassonne-option-princess-must = A knight must leave
carcassonne-option-princess-may = A knight may leave
carcassonne-option-fairy = Fairy
    .about = Whom the fairy favours.
carcassonne-option-fairy-beside-one = The one follower beside her
carcassonne-option-fairy-on-tile = All followers on her tile
carcassonne-option-fairy_after_princess = Fairy after the princess
    .about = The fairy may still move after the princess has sent a knight home.
carcassonne-option-fairy_on_volcano = Fairy with a volcano
    .about = The fairy may move in a turn in which a volcano was laid.
carcassonne-option-fairy_after_portal = Fairy after a magic portal
    .about = The fairy may still move after a follower has gone through a portal to another tile.
carcassonne-option-portal_to_completed = Portal to what is completed now
    .about = A portal also leads to features elsewhere that this very tile completes.
carcassonne-option-dragon_tile_open = Portal to the dragon’s tile
    .about = A portal also leads to the tile on which the dragon stands.
carcassonne-option-figures_on_volcano = Builder and pig on a volcano
    .about = They may be placed on a volcano tile.
carcassonne-option-fairy_cloister = Fairy and cloisters
    .about = Her 3 points are given for cloisters too.
carcassonne-option-fairy_at_end = Fairy at the end
    .about = Her 3 points are given in the final scoring too.
carcassonne-option-count_end = Leaving Carcassonne at the end
    .about = Who may leave before the final scoring.
carcassonne-option-count_end-market = Followers in the market
carcassonne-option-count_end-all = Followers in all quarters
carcassonne-option-start_tile = Usual start tile
    .about = What becomes of it when the game starts with a river or the Count.
carcassonne-option-start_tile-out = It stays in the box
carcassonne-option-start_tile-stack = It goes into the stack
carcassonne-option-river_bends = Bends of the river
    .about = How the river may bend.
carcassonne-option-river_bends-no-equal-in-a-row = Two bends in a row go to different sides
carcassonne-option-river_bends-no-half-turn = Every bend goes to the other side than the bend before it, however far back
carcassonne-option-dragon_at_count = Dragon at Carcassonne
    .about = Where the dragon may go.
carcassonne-option-dragon_at_count-outer = Over the outer tiles
carcassonne-option-dragon_at_count-never = Over none of the twelve tiles

# Set-up
carcassonne-setup-sets = Each set may be named once, and the base game not at all.
carcassonne-setup-six = Six can only play with Inns & Cathedrals, which brings the sixth colour.
carcassonne-setup-small-city = A completed city of two tiles gives 4 points or 2.
carcassonne-setup-mix-unknown = No tile is called “{ $tile }”.
carcassonne-setup-mix-set = The tile “{ $tile }” belongs to a set that is not in the game.
carcassonne-setup-mix-copies = There can be at most { $most } copies of the tile “{ $tile }”.
carcassonne-setup-mix-start = At least one copy of the start tile “{ $tile }” is needed.
carcassonne-setup-mix-single = There is exactly one tile “{ $tile }”.
carcassonne-setup-mix-all = A game has 1 to { $most } tiles; these would be { $count }.
carcassonne-set-tile-unknown = There is no such tile.
carcassonne-set-differs = The copies of one tile are not as many in both mixes, but { $first } and { $second }.

# Refusals
carcassonne-refused-tile-gone = No tile with { $tile } can be drawn now.
carcassonne-refused-lay-first = First lay the tile that you have drawn.
carcassonne-refused-cell-taken = A tile lies there already.
carcassonne-refused-cell-alone = The tile must share a side with another tile.
carcassonne-refused-edges = Every side must continue what lies beside it.
carcassonne-refused-river-end = A river tile continues the river at an open end.
carcassonne-refused-river-bend = The river may not turn to the same side again.
carcassonne-refused-figure-step = That is not possible in this part of the turn.
carcassonne-refused-supply-normal = You have no follower left in your supply.
carcassonne-refused-supply-large = Your large follower is not in your supply.
carcassonne-refused-supply-builder = Your builder is not in your supply.
carcassonne-refused-supply-pig = Your pig is not in your supply.
carcassonne-refused-no-tile = No tile lies there.
carcassonne-refused-no-place = The tile has no such place.
carcassonne-refused-other-tile = Figures are placed on the tile that was just laid.
carcassonne-refused-occupied = Somebody already stands in this feature.
carcassonne-refused-farmer = In this game nobody stands on fields.
carcassonne-refused-volcano = Nobody may be placed on a volcano in the turn in which it is laid.
carcassonne-refused-completed = This feature was complete before.
carcassonne-refused-dragon-tile = The dragon is there.
carcassonne-refused-princess-first = The princess sends a knight home; no figure is placed then.
carcassonne-refused-no-knight = No such knight stands in the city of the princess.
carcassonne-refused-fairy = The fairy goes to one of your followers, and not to the one she is beside.
carcassonne-refused-fairy-volcano = The fairy does not move when a volcano is laid.
carcassonne-refused-fairy-only = Only the fairy may still move.
carcassonne-refused-builder = A builder joins one of your followers on an unfinished road or in an unfinished city.
carcassonne-refused-pig = A pig joins one of your farmers on a field.
carcassonne-refused-dragon-must = The dragon must be moved.
carcassonne-refused-dragon-far = The dragon moves to a tile beside it.
carcassonne-refused-dragon-visited = The dragon has been there in this flight.
carcassonne-refused-dragon-fairy = The dragon may not go where the fairy is.
carcassonne-refused-dragon-walls = The dragon does not go on these tiles of Carcassonne.
carcassonne-refused-count-step = Something else has to be decided first.
carcassonne-refused-count-there = The count is there already.
carcassonne-refused-locked = The count is there, so nobody leaves this quarter.
carcassonne-refused-quarter = Nobody leaves this quarter now.
carcassonne-refused-call = This follower cannot go there.

# Events
carcassonne-drawn = { $who } draws a tile with { $tile }.
carcassonne-fits-nowhere = The tile with { $tile } fits nowhere and leaves the game; another one is drawn.
carcassonne-laid = { $who } lays the tile { $where }.
carcassonne-passes = { $who } places nobody.
carcassonne-placed-normal-city = { $who } places a knight in the city.
carcassonne-placed-normal-road = { $who } places a highwayman on the road.
carcassonne-placed-normal-cloister = { $who } places a monk in the cloister.
carcassonne-placed-normal-field = { $who } places a farmer on the field.
carcassonne-placed-large-city = { $who } places the large follower in the city.
carcassonne-placed-large-road = { $who } places the large follower on the road.
carcassonne-placed-large-cloister = { $who } places the large follower in the cloister.
carcassonne-placed-large-field = { $who } places the large follower on the field.
carcassonne-placed-builder-city = { $who } places the builder in the city.
carcassonne-placed-builder-road = { $who } places the builder on the road.
carcassonne-placed-pig-field = { $who } places the pig on the field.
carcassonne-scores-completed-city = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a completed city.
carcassonne-scores-completed-road = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a completed road.
carcassonne-scores-completed-cloister = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a completed cloister.
carcassonne-scores-incomplete-city = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for an unfinished city.
carcassonne-scores-incomplete-road = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for an unfinished road.
carcassonne-scores-incomplete-cloister = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for an unfinished cloister.
carcassonne-scores-field = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a field with { $cities ->
    [one] one completed city
   *[other] { $cities } completed cities
} at { $each } each.
carcassonne-wins = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-win = { $who } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
carcassonne-put-away = There is no dragon yet, so the tile with { $tile } waits face up beside the board; another one is drawn.
carcassonne-dragon-comes = The dragon comes to the volcano.
carcassonne-shuffled-back = { $count ->
    [one] One dragon tile goes
   *[other] { $count } dragon tiles go
} back into the stack.
carcassonne-dragon-flies = The dragon flies.
carcassonne-dragon-step-up = { $who } moves the dragon up.
carcassonne-dragon-step-right = { $who } moves the dragon to the right.
carcassonne-dragon-step-down = { $who } moves the dragon down.
carcassonne-dragon-step-left = { $who } moves the dragon to the left.
carcassonne-dragon-takes-normal = The dragon drives { $who }’s follower home.
carcassonne-dragon-takes-large = The dragon drives { $who }’s large follower home.
carcassonne-dragon-takes-builder = The dragon drives { $who }’s builder home.
carcassonne-dragon-takes-pig = The dragon drives { $who }’s pig home.
carcassonne-dead-end = The dragon is at a dead end and its flight is over.
carcassonne-princess = The princess sends { $who }’s knight home.
carcassonne-fairy-moves-city = { $who } moves the fairy to a knight.
carcassonne-fairy-moves-road = { $who } moves the fairy to a highwayman.
carcassonne-fairy-moves-cloister = { $who } moves the fairy to a monk.
carcassonne-fairy-moves-field = { $who } moves the fairy to a farmer.
carcassonne-fairy-greets = { $who } starts the turn beside the fairy and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-fairy-greets-tile = { $who } starts the turn on the fairy’s tile and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} (only once, however many followers stand there).
carcassonne-fairy-rewards = { $who } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} from the fairy.
carcassonne-second-part = { $who } may lay a second tile, thanks to the builder.
carcassonne-orphan-builder = The builder has no follower left beside it and returns to { $who }’s supply.
carcassonne-orphan-pig = The pig has no farmer left beside it and returns to { $who }’s supply.
carcassonne-goods-wine = { $who } takes { $count ->
    [one] one wine token
   *[other] { $count } wine tokens
}.
carcassonne-goods-grain = { $who } takes { $count ->
    [one] one grain token
   *[other] { $count } grain tokens
}.
carcassonne-goods-cloth = { $who } takes { $count ->
    [one] one cloth token
   *[other] { $count } cloth tokens
}.
carcassonne-goods-score-wine = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the most wine.
carcassonne-goods-score-grain = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the most grain.
carcassonne-goods-score-cloth = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the most cloth.
carcassonne-king = { $who } becomes the King with the largest city so far, { $size ->
    [one] one tile
   *[other] { $size } tiles
}.
carcassonne-baron = { $who } becomes the Robber Baron with the longest road so far, { $size ->
    [one] one tile
   *[other] { $size } tiles
}.
carcassonne-king-scores = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} as the King, one for each completed city.
carcassonne-baron-scores = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} as the Robber Baron, one for each completed road.
carcassonne-sent-in-normal = { $who } sends a follower into Carcassonne, { $quarter }.
carcassonne-sent-in-large = { $who } sends the large follower into Carcassonne, { $quarter }.
carcassonne-count-moves = { $who } moves the count { $quarter }.
carcassonne-sent-out-normal = { $who } calls a follower { $quarter } { $on }.
carcassonne-sent-out-large = { $who } calls the large follower { $quarter } { $on }.

# Scene
carcassonne-left = { $left ->
    [0] No tiles are left.
    [one] One tile is left.
   *[other] { $left } tiles are left.
}
carcassonne-scene-draw = { $who } draws a tile. { $left }
carcassonne-scene-lay = { $who } lays a tile with { $tile }. { $left }
carcassonne-scene-figure = { $who } may place a figure. { $left }
carcassonne-scene-no-figure = { $who } decides about knights and the fairy. { $left }
carcassonne-scene-fairy = { $who } may move the fairy. { $left }
carcassonne-scene-dragon = { $who } moves the dragon. { $left }
carcassonne-scene-call-out = { $who } may call followers out of Carcassonne. { $left }
carcassonne-scene-send-in = { $who } may send a follower into Carcassonne. { $left }
carcassonne-scene-move-count = { $who } may move the count. { $left }
carcassonne-scene-last-call = { $who } may call followers out of Carcassonne before the final scoring. { $left }
carcassonne-scene-over = The game is over. { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
}
carcassonne-task-lay = Place your tile with { $tile }.
carcassonne-task-follower = Place a follower or skip.
carcassonne-task-follower-fairy = Place a follower, move the fairy or skip.
carcassonne-task-figure = Place your builder or your pig, or skip.
carcassonne-task-figure-fairy = Place your builder or your pig, move the fairy, or skip.
carcassonne-task-fairy-only = Move the fairy to one of your followers or skip.
carcassonne-task-princess = The princess insists: choose the knight that goes home.
carcassonne-task-princess-only = Send a knight home or skip.
carcassonne-task-princess-fairy = Send a knight home, move the fairy or skip.
carcassonne-task-princess-figure = Send a knight home, place a figure or skip.
carcassonne-task-princess-figure-fairy = Send a knight home, place a figure, move the fairy or skip.
carcassonne-task-fairy = You may still move the fairy to one of your followers.
carcassonne-task-dragon = Move the dragon by one tile; { $left ->
    [one] this is the last step
   *[other] { $left } steps are left
}.
carcassonne-task-call-out = You may call followers out of Carcassonne to what is completed now.
carcassonne-task-send-in = You may send a follower into a quarter of Carcassonne.
carcassonne-task-move-count = You may move the count to another quarter.
carcassonne-task-last-call = You may call followers out of Carcassonne before the final scoring.
carcassonne-task-wait = You have nothing to decide now.
carcassonne-group-board = Board with { $count ->
    [one] one tile
   *[other] { $count } tiles
}
carcassonne-group-figures = Figures on the board
carcassonne-group-choices = What you may choose
carcassonne-group-lit = Whole features
carcassonne-group-values = Who owns what, and what it is worth
carcassonne-group-left = Tiles that are left
carcassonne-group-hand = In hand
carcassonne-group-stock = The stack and what waits beside it
carcassonne-group-dead = Places that no tile fits any more
carcassonne-group-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carcassonne-group-carcassonne = City of Carcassonne
carcassonne-part-tile = tile with { $tile }, { $where }
carcassonne-part-cell = free place, { $where }
carcassonne-part-dead = no tile that is left fits here, { $where }
carcassonne-part-turn-0 = the tile as you drew it – { $top } at the top, { $right } on the right, { $bottom } at the bottom, { $left } on the left
carcassonne-part-turn-1 = the tile rotated once – { $top } at the top, { $right } on the right, { $bottom } at the bottom, { $left } on the left
carcassonne-part-turn-2 = the tile rotated twice – { $top } at the top, { $right } on the right, { $bottom } at the bottom, { $left } on the left
carcassonne-part-turn-3 = the tile rotated three times – { $top } at the top, { $right } on the right, { $bottom } at the bottom, { $left } on the left
carcassonne-part-stack = { $left ->
    [one] one tile in the stack
   *[other] { $left } tiles in the stack
}
carcassonne-part-waiting = { $count ->
    [one] a tile with { $tile } waits for the dragon
   *[other] { $count } tiles with { $tile } wait for the dragon
}
carcassonne-part-left = { $left ->
    [one] one tile with { $tile }
   *[other] { $left } tiles with { $tile }
}
carcassonne-part-figure-normal-city = { $who }’s knight, { $where }
carcassonne-part-figure-normal-road = { $who }’s highwayman, { $where }
carcassonne-part-figure-normal-cloister = { $who }’s monk, { $where }
carcassonne-part-figure-normal-field = { $who }’s farmer, { $where }
carcassonne-part-figure-large-city = { $who }’s large follower in a city, { $where }
carcassonne-part-figure-large-road = { $who }’s large follower on a road, { $where }
carcassonne-part-figure-large-cloister = { $who }’s large follower in a cloister, { $where }
carcassonne-part-figure-large-field = { $who }’s large follower on a field, { $where }
carcassonne-part-figure-builder-city = { $who }’s builder in a city, { $where }
carcassonne-part-figure-builder-road = { $who }’s builder on a road, { $where }
carcassonne-part-figure-pig-field = { $who }’s pig, { $where }
carcassonne-aid-city = { $owners }: the city { $where } gives { $now } now, { $then } once it is completed
carcassonne-aid-road = { $owners }: the road { $where } gives { $now } now, { $then } once it is completed
carcassonne-aid-cloister = { $owners }: the cloister { $where } gives { $now } now, { $then } once it is completed
carcassonne-aid-field = { $owners }: the field { $where } gives { $now } now
carcassonne-part-place-city = place for a knight in the city
carcassonne-part-place-road = place for a highwayman on the road
carcassonne-part-place-cloister = place for a monk in the cloister
carcassonne-part-place-field = place for a farmer on the field
carcassonne-part-pass = Nobody
carcassonne-part-dragon = the dragon, { $where }
carcassonne-part-dragon-away = the dragon, not in play yet
carcassonne-part-visited = { $step ->
    [0] the flight began { $where }
   *[other] step { $step } of the flight, { $where }
}
carcassonne-part-fairy = the fairy, { $where }
carcassonne-part-fairy-away = the fairy, beside the board
carcassonne-part-princess = Send a knight home
carcassonne-part-fairy-choice = Move the fairy
carcassonne-part-supply-normal = { $count ->
    [one] one follower in supply
   *[other] { $count } followers in supply
}
carcassonne-part-supply-large = { $count ->
    [0] large follower not in supply
   *[other] large follower in supply
}
carcassonne-part-supply-builder = { $count ->
    [0] builder not in supply
   *[other] builder in supply
}
carcassonne-part-supply-pig = { $count ->
    [0] pig not in supply
   *[other] pig in supply
}
carcassonne-part-goods-wine = { $count ->
    [one] one wine token
   *[other] { $count } wine tokens
}
carcassonne-part-goods-grain = { $count ->
    [one] one grain token
   *[other] { $count } grain tokens
}
carcassonne-part-goods-cloth = { $count ->
    [one] one cloth token
   *[other] { $count } cloth tokens
}
carcassonne-part-king = the King, with a city of { $size ->
    [one] one tile
   *[other] { $size } tiles
}
carcassonne-part-baron = the Robber Baron, with a road of { $size ->
    [one] one tile
   *[other] { $size } tiles
}
carcassonne-part-count = the count { $quarter }
carcassonne-part-in-quarter-normal = { $who }’s follower in Carcassonne, { $quarter }
carcassonne-part-in-quarter-large = { $who }’s large follower in Carcassonne, { $quarter }
carcassonne-part-seat = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carcassonne-offer-lay = { $say }, so that it continues { $joined }
carcassonne-offer-lay-0 = Place the tile { $where }
carcassonne-offer-lay-1 = Place the tile { $where }, rotated once
carcassonne-offer-lay-2 = Place the tile { $where }, rotated twice
carcassonne-offer-lay-3 = Place the tile { $where }, rotated three times
carcassonne-offer-place-normal-city = Place a knight in the city
carcassonne-offer-place-normal-road = Place a highwayman on the road
carcassonne-offer-place-normal-cloister = Place a monk in the cloister
carcassonne-offer-place-normal-field = Place a farmer on the field
carcassonne-offer-place-large-city = Place the large follower in the city
carcassonne-offer-place-large-road = Place the large follower on the road
carcassonne-offer-place-large-cloister = Place the large follower in the cloister
carcassonne-offer-place-large-field = Place the large follower on the field
carcassonne-offer-place-builder-city = Place the builder in the city
carcassonne-offer-place-builder-road = Place the builder on the road
carcassonne-offer-place-pig-field = Place the pig on the field
carcassonne-offer-fairy-city = Move the fairy to your knight, { $where }
carcassonne-offer-fairy-road = Move the fairy to your highwayman, { $where }
carcassonne-offer-fairy-cloister = Move the fairy to your monk, { $where }
carcassonne-offer-fairy-field = Move the fairy to your farmer, { $where }
carcassonne-offer-princess = Send { $who }’s knight home, { $where }
carcassonne-offer-dragon-up = Move the dragon up
carcassonne-offer-dragon-right = Move the dragon to the right
carcassonne-offer-dragon-down = Move the dragon down
carcassonne-offer-dragon-left = Move the dragon to the left
carcassonne-offer-dragon-drives = { $say } and drive { $count ->
    [one] one figure
   *[other] { $count } figures
} home
carcassonne-offer-in-normal = Send a follower into Carcassonne, { $quarter }
carcassonne-offer-in-large = Send the large follower into Carcassonne, { $quarter }
carcassonne-offer-to = Move the count { $quarter }
carcassonne-offer-out-normal = Call a follower { $quarter } { $on }
carcassonne-offer-out-large = Call the large follower { $quarter } { $on }
carcassonne-offer-pass = Skip

# What a hint may point at.
carcassonne-term-points = points on the scoring track
carcassonne-term-city = cities as they stand
carcassonne-term-city-growth = cities that may still be completed
carcassonne-term-road = roads
carcassonne-term-cloister = cloisters
carcassonne-term-field = fields beside completed cities
carcassonne-term-field-growth = fields beside cities that may be completed
carcassonne-term-meadow = fields that may grow
carcassonne-term-supply = followers in supply
carcassonne-term-home = followers that will come home soon
carcassonne-term-stuck = followers that would have been stuck

carcassonne-option-mix-base = Base game, tile { $number }
carcassonne-option-mix-princess-dragon = The Princess & the Dragon, tile { $number }
carcassonne-option-mix-inns-cathedrals = Inns & Cathedrals, tile { $number }
carcassonne-option-mix-traders-builders = Traders & Builders, tile { $number }
carcassonne-option-mix-river = The River, tile { $number }
carcassonne-option-mix-king-scout = The King & the Scout, tile { $number }
carcassonne-option-mix-river-2 = The River II, tile { $number }
carcassonne-option-mix-count = The Count of Carcassonne, tile { $number }

carcassonne-kind-CA14 = Roads
carcassonne-kind-CA24 = Roads
carcassonne-kind-IC03 = Roads
carcassonne-kind-IC04 = Roads
carcassonne-kind-CA15 = Cities
carcassonne-kind-CA25 = Cities
carcassonne-kind-IC05 = Cities
carcassonne-kind-IC06 = Cities
carcassonne-kind-CA16 = Cloisters
carcassonne-kind-CA26 = Cloisters
carcassonne-kind-CA27 = Fields
carcassonne-kind-CA28 = Fields
carcassonne-kind-TB08 = Fields
carcassonne-kind-TB11 = Goods
carcassonne-kind-PD23 = The fairy
carcassonne-kind-PD24 = The fairy
carcassonne-kind-PD25 = The fairy
carcassonne-kind-KS04 = King and Robber Baron
carcassonne-kind-KS05 = King and Robber Baron
