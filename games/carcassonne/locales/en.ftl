# Carcassonne in English.

# Names
carcassonne-title = Carcassonne
    .about = Tiles grow into a landscape of cities, roads, cloisters and fields; with The Princess & the Dragon and every set that may join.
carcassonne-name = { $who }
carcassonne-figure-normal = follower
carcassonne-figure-large = large follower
carcassonne-figure-builder = builder
carcassonne-figure-pig = pig
carcassonne-on-city = city
carcassonne-on-road = road
carcassonne-on-field = field
carcassonne-on-cloister = cloister
carcassonne-goods-wine = wine
carcassonne-goods-grain = grain
carcassonne-goods-cloth = cloth
carcassonne-quarter-castle = castle
carcassonne-quarter-smithy = smithy
carcassonne-quarter-cathedral = cathedral
carcassonne-quarter-market = market

# Options
carcassonne-option-sets = Sets
    .about = The sets that join the base game.
carcassonne-option-sets-princess-dragon = The Princess & the Dragon
carcassonne-option-sets-inns-cathedrals = Inns & Cathedrals
carcassonne-option-sets-traders-builders = Traders & Builders
carcassonne-option-sets-river = The River
carcassonne-option-sets-king-scout = The King & the Scout
carcassonne-option-sets-count = The Count of Carcassonne
carcassonne-option-mix = Mix of tiles
    .about = How many copies of which tiles are in the game, in place of the usual numbers.
carcassonne-option-farmers = Farmers
    .about = How fields are scored at the end.
carcassonne-option-farmers-per-field = Each field: 3 for each completed city
carcassonne-option-farmers-once-per-city = The same, but nobody counts a city twice
carcassonne-option-farmers-oldest = Each completed city: 4 for most farmers around it
carcassonne-option-small_city = City of two tiles
    .about = Points of a completed city of two tiles.
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
carcassonne-option-fairy-beside-one = One follower at her side
carcassonne-option-fairy-on-tile = All followers on her tile
carcassonne-option-fairy_after_princess = Fairy after the princess
    .about = The fairy may still move when the princess has sent a knight home.
carcassonne-option-fairy_on_volcano = Fairy with a volcano
    .about = The fairy may move when a volcano was laid.
carcassonne-option-fairy_after_portal = Fairy after a portal
    .about = The fairy may still move when a follower went through a portal.
carcassonne-option-portal_to_completed = Portal to what is completed now
    .about = A portal leads to features elsewhere that this tile completes.
carcassonne-option-dragon_tile_open = Portal to the dragon's tile
    .about = A portal leads to the tile of the dragon.
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
    .about = What becomes of it when the River or the Count is used.
carcassonne-option-start_tile-out = It stays out
carcassonne-option-start_tile-stack = It goes into the stack
carcassonne-option-river_bends = Bends of the river
    .about = How the river may bend.
carcassonne-option-river_bends-no-equal-in-a-row = Two bends in a row go to different sides
carcassonne-option-river_bends-no-half-turn = A bend goes to the other side than the bend before it, however far back
carcassonne-option-dragon_at_count = Dragon at Carcassonne
    .about = Where the dragon may go.
carcassonne-option-dragon_at_count-outer = Over the outer tiles
carcassonne-option-dragon_at_count-never = Over none of the twelve tiles

# Set-up
carcassonne-setup-sets = Each set may be named once, and the base game not at all.
carcassonne-setup-six = Six can only play with Inns & Cathedrals, which brings the sixth colour.
carcassonne-setup-small-city = The option “small_city” is 4 or 2.
carcassonne-setup-mix-unknown = There is no tile { $tile }.
carcassonne-setup-mix-set = The set of tile { $tile } is not in the game.
carcassonne-setup-mix-copies = There can be at most { $most } copies of tile { $tile }.
carcassonne-setup-mix-start = At least one copy of the start tile { $tile } is needed.
carcassonne-setup-mix-single = There is exactly one tile { $tile }.
carcassonne-setup-mix-all = A game has 1 to { $most } tiles; these would be { $count }.

# Refusals
carcassonne-refused-tile-gone = No tile { $tile } can be drawn now.
carcassonne-refused-lay-first = First lay the tile that was drawn.
carcassonne-refused-cell-taken = A tile lies there already.
carcassonne-refused-cell-alone = The tile must lie beside another tile.
carcassonne-refused-edges = Every side must continue what lies beside it.
carcassonne-refused-river-end = A river tile continues the river at its open end.
carcassonne-refused-river-bend = The river may not turn to the same side again.
carcassonne-refused-figure-step = That is not possible in this part of the turn.
carcassonne-refused-supply = There is no such figure in your supply: { $figure }.
carcassonne-refused-no-tile = No tile lies there.
carcassonne-refused-no-place = The tile has no such place.
carcassonne-refused-other-tile = Figures are placed on the tile just laid.
carcassonne-refused-occupied = Somebody already stands in this feature.
carcassonne-refused-volcano = Nobody may be placed on a volcano tile when it is laid.
carcassonne-refused-completed = This feature was complete before.
carcassonne-refused-dragon-tile = The dragon is there.
carcassonne-refused-princess-first = The princess sends a knight away; no figure is placed then.
carcassonne-refused-no-knight = No such knight stands in the city of the princess.
carcassonne-refused-fairy = The fairy goes to a follower of yours, and not to the one at her side.
carcassonne-refused-fairy-volcano = The fairy does not move when a volcano is laid.
carcassonne-refused-fairy-only = Only the fairy may still move.
carcassonne-refused-builder = A builder joins a follower of yours on an unfinished road or in an unfinished city.
carcassonne-refused-pig = A pig joins a farmer of yours on a field.
carcassonne-refused-dragon-must = The dragon must be moved.
carcassonne-refused-dragon-far = The dragon moves to a tile beside it.
carcassonne-refused-dragon-visited = The dragon has been there in this flight.
carcassonne-refused-dragon-fairy = The dragon may not go where the fairy is.
carcassonne-refused-dragon-walls = The dragon may not go there at Carcassonne.
carcassonne-refused-count-step = That is not what may be decided now.
carcassonne-refused-count-there = The count is there already.
carcassonne-refused-locked = The count is there: nobody leaves this quarter.
carcassonne-refused-quarter = Nobody leaves this quarter now.
carcassonne-refused-call = This follower cannot go there.

# Events
carcassonne-drawn = { $who } draws tile { $tile }.
carcassonne-fits-nowhere = Tile { $tile } fits nowhere and leaves the game; another one is drawn.
carcassonne-laid = { $who } lays tile { $tile }.
carcassonne-passes = { $who } places nothing.
carcassonne-placed = { $who } places a figure: { $figure } ({ $on }).
carcassonne-scores-completed = { $who } scores { $on }, completed: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-scores-incomplete = { $who } scores { $on }, not completed: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-scores-field = { $who } scores a field ({ $each } for each completed city, { $cities } in all): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-wins = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-win = { $who } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-put-away = There is no dragon yet: tile { $tile } waits, and another one is drawn.
carcassonne-dragon-comes = The dragon comes to the volcano.
carcassonne-shuffled-back = { $count ->
    [one] { $count } dragon tile goes
   *[other] { $count } dragon tiles go
} back into the stack.
carcassonne-dragon-flies = The dragon flies.
carcassonne-dragon-step = { $who } moves the dragon.
carcassonne-dragon-takes = The dragon sends a figure home to { $who }: { $figure }.
carcassonne-dead-end = The dragon finds no way on; its flight ends.
carcassonne-princess = The princess sends a knight home to { $who }.
carcassonne-fairy-moves = { $who } moves the fairy.
carcassonne-fairy-greets = { $who } begins with the fairy near: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-fairy-rewards = The fairy rewards { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-second-part = { $who } goes on with a second tile, thanks to the builder.
carcassonne-orphan = A figure does not stay alone and goes home to { $who }: { $figure }.
carcassonne-goods = { $who } takes goods: { $goods }, { $count }.
carcassonne-goods-score = { $who } has most goods of a kind ({ $goods }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-king = { $who } becomes the King: a city of { $size } tiles.
carcassonne-baron = { $who } becomes the Robber Baron: a road of { $size } tiles.
carcassonne-king-scores = { $who } scores as the King, one for each completed city: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-baron-scores = { $who } scores as the Robber Baron, one for each completed road: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
carcassonne-sent-in = { $who } sends a follower into Carcassonne: { $quarter }.
carcassonne-count-moves = { $who } moves the count: { $quarter }.
carcassonne-sent-out = { $who } calls a follower out of Carcassonne ({ $quarter }) to a feature: { $on }.

# Scene
carcassonne-scene-draw = { $who } is to draw a tile. Tiles left: { $left }.
carcassonne-scene-lay = { $who } lays tile { $tile }. Tiles left: { $left }.
carcassonne-scene-figure = { $who } may place a figure. Tiles left: { $left }.
carcassonne-scene-aside = { $who } is to decide. Tiles left: { $left }.
carcassonne-scene-over = The game is over. { $count ->
    [one] The winner is { $who }.
   *[other] The winners are { $who }.
}
carcassonne-task-lay = Lay the tile: choose a cell and a turn.
carcassonne-task-figure = Place a figure, choose what else is offered, or do nothing.
carcassonne-task-princess = The princess demands it: choose the knight that goes home.
carcassonne-task-fairy = You may still move the fairy to a follower of yours.
carcassonne-task-dragon = Move the dragon one tile. Steps left: { $left }.
carcassonne-task-call-out = You may call followers out of Carcassonne to what is completed now.
carcassonne-task-send-in = You may send a follower into a quarter of Carcassonne.
carcassonne-task-move-count = You may move the count to another quarter.
carcassonne-task-last-call = You may call followers out of Carcassonne before the final scoring.
carcassonne-task-wait = You have nothing to decide now.
carcassonne-group-board = Board: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
carcassonne-group-figures = Figures on the board
carcassonne-group-choices = What may be chosen
carcassonne-group-lit = Whole features
carcassonne-group-values = Owners and values
carcassonne-group-left = Tiles left, by kind
carcassonne-group-tray = Stack and drawn tile
carcassonne-group-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carcassonne-group-carcassonne = City of Carcassonne
carcassonne-part-tile = tile { $tile } at { $column }, { $row }, turned { $turn }
carcassonne-part-cell = free cell { $column }, { $row }
carcassonne-part-dead = no tile that is left fits at { $column }, { $row }
carcassonne-part-turn = the drawn tile, quarter turns: { $turn }
carcassonne-part-stack = tiles left: { $left }
carcassonne-part-waiting = tiles that wait for the dragon: { $left }
carcassonne-part-left = { $tile }: { $left }
carcassonne-part-figure = { $who }: { $figure } at { $column }, { $row } ({ $on })
carcassonne-aid-value = { $on } at { $column }, { $row }: owners { $owners }, value now { $now }, if completed { $then }
carcassonne-aid-field = { $on } at { $column }, { $row }: owners { $owners }, value now { $now }
carcassonne-part-place = place at { $column }, { $row }: { $on } { $at }
carcassonne-part-kind = figure to place: { $figure }
carcassonne-part-pass = Do nothing
carcassonne-part-dragon = the dragon at { $column }, { $row }
carcassonne-part-dragon-away = the dragon, not in play yet
carcassonne-part-dragon-way = the dragon may go to { $column }, { $row }
carcassonne-part-visited = visited in this flight: { $column }, { $row } (step { $step })
carcassonne-part-fairy = the fairy at { $column }, { $row }
carcassonne-part-fairy-away = the fairy, beside the board
carcassonne-part-princess = Send a knight home
carcassonne-part-fairy-choice = Move the fairy
carcassonne-part-supply = in supply: { $figure }, { $count }
carcassonne-part-goods = goods: { $goods }, { $count }
carcassonne-part-king = the King (city of { $size })
carcassonne-part-baron = the Robber Baron (road of { $size })
carcassonne-part-count = the count: { $quarter }
carcassonne-part-quarter = quarter: { $quarter }
carcassonne-part-in-quarter = { $who }: { $figure } in Carcassonne ({ $quarter })
carcassonne-part-seat = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
carcassonne-offer-lay = Lay the tile at { $column }, { $row }, quarter turns: { $turn }
carcassonne-offer-meeple = Place at { $column }, { $row } ({ $on } { $at }): { $figure }
carcassonne-offer-fairy = Move the fairy to { $column }, { $row } ({ $on } { $at })
carcassonne-offer-princess = Send home the knight of { $who } at { $column }, { $row } ({ $at })
carcassonne-offer-dragon = Move the dragon to { $column }, { $row }
carcassonne-offer-in = Send into Carcassonne ({ $quarter }): { $figure }
carcassonne-offer-to = Move the count: { $quarter }
carcassonne-offer-out = Call out of Carcassonne ({ $quarter }) to { $column }, { $row } ({ $on } { $at }): { $figure }
carcassonne-offer-pass = Do nothing

# What a hint may point at.
carcassonne-term-points = points on the track
carcassonne-term-city = your cities as they stand
carcassonne-term-city-growth = cities that may still be completed
carcassonne-term-road = roads
carcassonne-term-cloister = cloisters
carcassonne-term-field = fields beside completed cities
carcassonne-term-field-growth = fields beside cities that may be completed
carcassonne-term-meadow = meadows that may grow
carcassonne-term-supply = followers at hand
carcassonne-term-home = followers that will come home soon
carcassonne-term-stuck = followers that would have been stuck
