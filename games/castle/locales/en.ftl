# The Castle. A key ends with the edition, old for the castle of 2003 and new for the Zamek of 2020, and
# where it speaks of a feature with its kind. Every message is a whole sentence or a whole name.

castle-title = The Castle
    .about = Two builders share one wall and fight for its roads, houses and meadows, in the editions of 2003 and 2020.
castle-name = { $who }

# Counts
castle-n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
castle-n-tiles-old = { $tiles ->
    [one] 1 castle tile
   *[other] { $tiles } castle tiles
}
castle-n-tiles-new = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
castle-of-tiles-old = { $tiles ->
    [one] 1 castle tile
   *[other] { $tiles } castle tiles
}
castle-of-tiles-new = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
castle-n-stalls-old = { $stalls ->
    [one] 1 stall
   *[other] { $stalls } stalls
}
castle-n-stalls-new = { $stalls ->
    [one] 1 chapel
   *[other] { $stalls } chapels
}
castle-n-turns = { $turn ->
    [0] not rotated
    [1] rotated once to the right
    [2] rotated twice
   *[3] rotated once to the left
}

# Where on a tile
castle-at-n = in the north
castle-at-e = in the east
castle-at-s = in the south
castle-at-w = in the west
castle-at-nw = in the north-west
castle-at-ne = in the north-east
castle-at-se = in the south-east
castle-at-sw = in the south-west
castle-at-nl = on the north edge, towards the west
castle-at-nr = on the north edge, towards the east
castle-at-el = on the east edge, towards the north
castle-at-er = on the east edge, towards the south
castle-at-sl = on the south edge, towards the east
castle-at-sr = on the south edge, towards the west
castle-at-wl = on the west edge, towards the south
castle-at-wr = on the west edge, towards the north

# What a tile has on it
castle-has-old-house = { $count ->
    [1] a house
    [2] two houses
    [3] three houses
   *[4] four houses
}
castle-has-new-house = { $count ->
    [1] a house
    [2] two houses
    [3] three houses
   *[4] four houses
}
castle-has-old-tower = { $count ->
    [1] a tower
    [2] two towers
    [3] three towers
   *[4] four towers
}
castle-has-new-tower = { $count ->
    [1] a pigsty
    [2] two pigsties
    [3] three pigsties
   *[4] four pigsties
}
castle-has-old-court = { $count ->
    [1] a court
    [2] two courts
    [3] three courts
   *[4] four courts
}
castle-has-new-court = { $count ->
    [1] a meadow
    [2] two meadows
    [3] three meadows
   *[4] four meadows
}
castle-has-old-court-stall = { $count ->
    [1] a court with a stall
    [2] two courts (one with a stall)
    [3] three courts (one with a stall)
   *[4] four courts (one with a stall)
}
castle-has-new-court-stall = { $count ->
    [1] a meadow with a chapel
    [2] two meadows (one with a chapel)
    [3] three meadows (one with a chapel)
   *[4] four meadows (one with a chapel)
}
castle-has-old-path = { $count ->
    [1] a path
    [2] two paths
    [3] three paths
   *[4] four paths
}
castle-has-new-path = { $count ->
    [1] a road
    [2] two roads
    [3] three roads
   *[4] four roads
}
castle-has-old-square = { $count ->
    [1] a square where a path ends
    [2] a square where two paths meet
    [3] a square where three paths meet
   *[4] a square where four paths meet
}
castle-has-new-square = { $count ->
    [1] a fountain where a road ends
    [2] a fountain where two roads meet
    [3] a fountain where three roads meet
   *[4] a fountain where four roads meet
}
castle-has-well-old = a well
castle-has-well-new = stocks
castle-part-old-path = a path { $places }
castle-part-new-path = a road { $places }
castle-part-old-tower = a tower { $places }
castle-part-new-tower = a pigsty { $places }
castle-part-old-house = a house { $places }
castle-part-new-house = a house { $places }
castle-part-old-court = a court { $places }
castle-part-new-court = a meadow { $places }
castle-mark-square-old = a square in the middle
castle-mark-square-new = a fountain in the middle
castle-mark-well-old = a well beside the path
castle-mark-well-new = stocks beside the road
castle-mark-stall-old = a stall { $at }
castle-mark-stall-new = a chapel { $at }

# Tokens
castle-token-old-1 = wall token 1 for another turn
castle-token-new-1 = special token for another turn
castle-token-old-2 = wall token 2 that doubles a tower
castle-token-new-2 = special token that doubles a pigsty
castle-token-old-3 = wall token 3 that doubles a house
castle-token-new-3 = special token that doubles a house
castle-token-old-4 = wall token 4 for an unfinished path at the end
castle-token-new-4 = special token K for an unfinished road at the end
castle-token-old-5 = wall token 5 for an unfinished tower at the end
castle-token-new-5 = special token K for an unfinished pigsty at the end
castle-token-old-6 = wall token 6 for an unfinished house at the end
castle-token-new-6 = special token K for an unfinished house at the end
castle-token-old-7 = wall token 7 for four points a stall on one court
castle-token-new-7 = special token K for four points a chapel on one meadow
castle-token-old-8 = wall token 8 for a keep two castle tiles larger
castle-token-new-8 = special token K for a family seat two tiles larger
castle-token-old-9 = wall token 9 for five points at the end
castle-token-new-9 = special token K for five points at the end
castle-token-hint = { $token }, which would give { castle-n-points } now

# Options
castle-option-edition = Edition
castle-option-edition-2003 = 2003: Carcassonne – The Castle
castle-option-edition-2020 = 2020: Zamek
castle-option-first = Who begins
    .about = The 2020 rulebook lets the older player begin; the 2003 rulebook lets the players agree or draw.
castle-option-first-seat = Whoever sits in the first seat
castle-option-first-drawn = A draw decides
castle-option-first-older = The older player
castle-option-youth = Order of age
    .about = The players from the younger to the older. It matters only where the older player begins.
castle-option-set = Component set
castle-option-token_use = A token may be used
castle-option-token_use-at_once = in the turn it was taken
castle-option-token_use-next_turn = from the next turn on
castle-option-score_order = Several features completed at once
castle-option-score_order-free = are scored in the order the active player likes
castle-option-score_order-own_first = are scored with the active player’s own first
castle-option-unfinished_path_well = At the end a well (2020: stocks) doubles an unfinished path
castle-option-unfinished_house_well = At the end a well (2020: stocks) on its tiles doubles an unfinished house
castle-setup-set-line = This component set can’t be played with. Line { $line }: { $why }
castle-setup-set-path = This component set can’t be played with. { $path }: { $why }
castle-setup-set-unread = This component set can’t be read: on line { $line } the text is not JSON any more.
castle-set-tokens = There must be two tokens of each kind from 1 to 9.
castle-set-followers = There must be { $right } followers for each player, not { $found }.
castle-set-rows = The yard needs 1 to { $max } rows.
castle-set-row-length = This row is not as long as the others, or longer than { $max }.
castle-set-row-letters = A row may only hold # for a cell and . for the outside.
castle-set-cells = There must be { $right } cells inside the wall, not { $found }.
castle-set-connected = The cells inside the wall do not all hang together.
castle-set-point = A cell or a point is written as two numbers from 0 to { $max }, first the column.
castle-set-fields = The track must have { $right } fields, not { $found }.
castle-set-no-token = Only the tower on fields 0 and 1 has no token.
castle-set-first-tower = The tower with fields 0 and 1 must stand at a corner of the wall.
castle-set-corner = This tower should begin on field { $field }, as the fields before it are counted.
castle-set-outline = This stretch does not follow the outline of the yard.
castle-set-hole = The wall must run around the yard once, without a hole inside.
castle-set-towers = There must be { $right } corner towers, one at each corner of the wall, not { $found }.
castle-set-plain = There must be { $right } stretches of wall, not { $found }.
castle-set-track = All stretches and towers together must have { $right } fields, not { $found }.
castle-set-starts = There must be { $right } start fields, not { $found }.
castle-set-start = A start field must lie between a cell and the outside.
castle-set-start-twice = Two start fields lie at the same place.
castle-set-start-halves = A start field has two halves, each H, T, C or - for bare.
castle-set-start-bare = This start field shows nothing.
castle-set-start-well = { $edition ->
    [old] A well needs a path that it lies on.
   *[new] Stocks need a road that they stand beside.
}
castle-set-start-kinds = { $edition ->
    [old] The rulebook shows start fields with a path, a tower and a court with a stall; this set lacks one of them.
   *[new] The rulebook shows start fields with a road, a pigsty and a meadow with a chapel; this set lacks one of them.
}
castle-set-tile-name = The name of a tile must be 1 to { $max } letters, digits and dashes.
castle-set-tile-name-twice = There are two tiles called { $id }.
castle-set-copies = The tile must have at least one copy.
castle-set-twin = This tile is { $id } turned; add its copies there.
castle-set-tiles = There must be { $right } tiles, not { $found }.
castle-set-quarters = The quarters must be four letters H, T or C.
castle-set-arms = The arms must be letters of NESW, each at most once.
castle-set-area-empty = This area reaches no edge of the tile.
castle-set-half-twice = Half an edge belongs to two areas.
castle-set-half-missing = Some half of an edge belongs to no area.
castle-set-path-empty = { $edition ->
    [old] This path leaves the tile nowhere.
   *[new] This road leaves the tile nowhere.
}
castle-set-path-twice = { $edition ->
    [old] Two paths leave through the same side.
   *[new] Two roads leave through the same side.
}
castle-set-square = { $edition ->
    [old] A square cuts paths apart, so each must leave through one side, and there must be at least two.
   *[new] A fountain cuts roads apart, so each must leave through one side, and there must be at least two.
}
castle-set-well = { $edition ->
    [old] A well lies where the tile does not have exactly one path.
   *[new] Stocks stand where the tile does not have exactly one road.
}
castle-set-stall = { $edition ->
    [old] A stall stands elsewhere than on a court.
   *[new] A chapel stands elsewhere than on a meadow.
}
castle-set-crossing = { $edition ->
    [old] Areas or paths would have to cross on this tile.
   *[new] Areas or roads would have to cross on this tile.
}
castle-set-path-ends = { $edition ->
    [old] A path ends in the middle of a court. It should lead to another side, to a square or to a building.
   *[new] A road ends in the middle of a meadow. It should lead to another side, to a fountain or to a building.
}
castle-set-never-fits = This tile can never be laid: nothing that it could lie beside has a fitting edge.
castle-set-tower-33 = In the rulebooks field 33 belongs to a corner tower; here it does not.
castle-set-tower-56 = In the rulebooks a corner tower stands on fields 56 and 57; here it does not.
castle-set-tile-unknown = There is no such tile in this set.
castle-set-picture-unknown = A picture is of a tile, a start field, the wall or the whole sheet.
castle-set-differs-tile = The two tiles do not look the same.
castle-set-differs-count = Both sets have this tile, but not as often. The first has { $first } of it, the second { $second }.
castle-set-differs-only-a = Only the first set has this tile.
castle-set-differs-only-b = Only the second set has this tile.
castle-set-differs-wall = The two walls are not the same.
castle-set-differs-starts = The start fields are not the same.
castle-set-differs-tokens = The tokens or followers are not the same.
castle-setup-youth = The order of age must name both seats once, the younger player first.
castle-stand-in = The tiles and the wall are our own stand-in, not those of the printed box.
castle-own-set = You play with the set “{ $name }”, written down from a box.
castle-own-set-unnamed = You play with a set that somebody has written down from a box.

# Refusals
castle-refused-not-due = Something else has to be decided first.
castle-refused-no-such-tile = No such tile is left in the stacks.
castle-refused-no-token = No token is to be turned over now.
castle-refused-no-such-token = No such token is left unseen.
castle-refused-no-such-seat = One of the two players begins.
castle-refused-turn-old = A castle tile can be rotated 0 to 3 times.
castle-refused-turn-new = A tile can be rotated 0 to 3 times.
castle-refused-outside-old = A castle tile is laid inside the wall.
castle-refused-outside-new = A tile is laid inside the wall.
castle-refused-taken-old = A castle tile lies there already.
castle-refused-taken-new = A tile lies there already.
castle-refused-alone-old = A castle tile is laid beside another one or beside a start field.
castle-refused-alone-new = A tile is laid beside another one or beside a start field.
castle-refused-path-old = A path must meet a path.
castle-refused-path-new = A road must meet a road.
castle-refused-no-place-old = The castle tile just laid has no such place.
castle-refused-no-place-new = The tile just laid has no such place.
castle-refused-occupied-old = Somebody’s follower is there already.
castle-refused-occupied-new = Somebody’s follower is there already.
castle-refused-not-completed-old = Nothing that was closed there waits to be scored.
castle-refused-not-completed-new = Nothing that was completed there waits to be scored.
castle-refused-own-first-old = What you control yourself is scored first.
castle-refused-own-first-new = What you control yourself is scored first.
castle-refused-token-old = You have no wall token that could double that now.
castle-refused-token-new = You have no special token that could double that now.

# The log
castle-first = { $who } begins.
castle-drawn-old = { $who } draws a castle tile with { $parts }.
castle-drawn-new = { $who } draws a tile with { $parts }.
castle-set-aside-old = { $who } draws a castle tile with { $parts }. It fits nowhere and leaves the game.
castle-set-aside-new = { $who } draws a tile with { $parts }. It fits nowhere and leaves the game.
castle-laid-old = { $who } lays the castle tile at { $cell }.
castle-laid-new = { $who } lays the tile at { $cell }.
castle-sent-old-path = { $who } sends a herald to the path.
castle-sent-new-path = { $who } sends a herald to the road.
castle-sent-old-tower = { $who } sends a knight to the tower.
castle-sent-new-tower = { $who } sends a farmer to the pigsty.
castle-sent-old-house = { $who } sends a squire to the house.
castle-sent-new-house = { $who } sends a squire to the house.
castle-sent-old-court = { $who } lays a merchant down on the court until the end.
castle-sent-new-court = { $who } lays a monk down on the meadow until the end.
castle-tied-old-path = The path is closed but tied; nobody scores.
castle-tied-new-path = The road is complete but tied; nobody scores.
castle-tied-old-tower = The tower is closed but tied; nobody scores.
castle-tied-new-tower = The pigsty is complete but tied; nobody scores.
castle-tied-old-house = The house is closed but tied; nobody scores.
castle-tied-new-house = The house is complete but tied; nobody scores.
castle-scored-old-path = { $who } scores { castle-n-points } for a path ({ castle-n-tiles-old }).
castle-scored-new-path = { $who } scores { castle-n-points } for a road ({ castle-n-tiles-new }).
castle-scored-old-path-well = { $who } scores { castle-n-points } for a path with a well ({ castle-n-tiles-old }).
castle-scored-new-path-well = { $who } scores { castle-n-points } for a road with stocks ({ castle-n-tiles-new }).
castle-scored-old-tower = { $who } scores { castle-n-points } for a tower ({ castle-n-tiles-old }).
castle-scored-new-tower = { $who } scores { castle-n-points } for a pigsty ({ castle-n-tiles-new }).
castle-scored-old-house = { $who } scores { castle-n-points } for a house ({ castle-n-tiles-old }).
castle-scored-new-house = { $who } scores { castle-n-points } for a house ({ castle-n-tiles-new }).
castle-doubled-old-tower = { $who } scores { castle-n-points } for a tower ({ castle-n-tiles-old }) doubled by wall token 2.
castle-doubled-new-tower = { $who } scores { castle-n-points } for a pigsty ({ castle-n-tiles-new }) doubled by a special token.
castle-doubled-old-house = { $who } scores { castle-n-points } for a house ({ castle-n-tiles-old }) doubled by wall token 3.
castle-doubled-new-house = { $who } scores { castle-n-points } for a house ({ castle-n-tiles-new }) doubled by a special token.
castle-keep-old = { $who } moves the keep to a house of { castle-of-tiles-old }.
castle-keep-new = { $who } moves the family seat to a house of { castle-of-tiles-new }.
castle-token-reached-old = { $who } stops on a corner tower and takes its wall token.
castle-token-reached-new = { $who } stops on a defence tower and takes its special token.
castle-token-taken-old-1 = { $who } turns over wall token 1, which gives another turn.
castle-token-taken-new-1 = { $who } turns over a special token that gives another turn.
castle-token-taken-old-2 = { $who } turns over wall token 2, which doubles a closed tower.
castle-token-taken-new-2 = { $who } turns over a special token that doubles a completed pigsty.
castle-token-taken-old-3 = { $who } turns over wall token 3, which doubles a closed house.
castle-token-taken-new-3 = { $who } turns over a special token that doubles a completed house.
castle-token-taken-old-4 = { $who } turns over wall token 4, which scores an unfinished path at the end.
castle-token-taken-new-4 = { $who } turns over a special token K, which scores an unfinished road at the end.
castle-token-taken-old-5 = { $who } turns over wall token 5, which scores an unfinished tower at the end.
castle-token-taken-new-5 = { $who } turns over a special token K, which scores an unfinished pigsty at the end.
castle-token-taken-old-6 = { $who } turns over wall token 6, which scores an unfinished house at the end.
castle-token-taken-new-6 = { $who } turns over a special token K, which scores an unfinished house at the end.
castle-token-taken-old-7 = { $who } turns over wall token 7, which makes the stalls of one court worth four points each.
castle-token-taken-new-7 = { $who } turns over a special token K, which makes the chapels of one meadow worth four points each.
castle-token-taken-old-8 = { $who } turns over wall token 8, which makes the keep two castle tiles larger at the end.
castle-token-taken-new-8 = { $who } turns over a special token K, which makes the family seat two tiles larger at the end.
castle-token-taken-old-9 = { $who } turns over wall token 9, which is worth five points at the end.
castle-token-taken-new-9 = { $who } turns over a special token K, which is worth five points at the end.
castle-another-turn-old = { $who } uses wall token 1 and takes another turn.
castle-another-turn-new = { $who } uses a special token and takes another turn.
castle-ends-old = No castle tile is left; the game ends.
castle-ends-new = No tile is left; the game ends.
castle-court-old = { $who } scores { castle-n-points } for a court with { castle-n-stalls-old }.
castle-court-new = { $who } scores { castle-n-points } for a meadow with { castle-n-stalls-new }.
castle-end-token-old-path = { $who } scores { castle-n-points } for an unfinished path with wall token 4.
castle-end-token-new-path = { $who } scores { castle-n-points } for an unfinished road with a special token K.
castle-end-token-old-tower = { $who } scores { castle-n-points } for an unfinished tower with wall token 5.
castle-end-token-new-tower = { $who } scores { castle-n-points } for an unfinished pigsty with a special token K.
castle-end-token-old-house = { $who } scores { castle-n-points } for an unfinished house with wall token 6.
castle-end-token-new-house = { $who } scores { castle-n-points } for an unfinished house with a special token K.
castle-end-token-old-court = { $who } scores another { castle-n-points } for the stalls of one court with wall token 7.
castle-end-token-new-court = { $who } scores another { castle-n-points } for the chapels of one meadow with a special token K.
castle-gift-old = { $who } scores { castle-n-points } with wall token 9.
castle-gift-new = { $who } scores { castle-n-points } with a special token K.
castle-keep-token-old = { $who } has wall token 8, so the keep counts as a house of { castle-of-tiles-old }.
castle-keep-token-new = { $who } has a special token K, so the family seat counts as a house of { castle-of-tiles-new }.
castle-keep-token-idle-old = { $who } has wall token 8 but no keep to make larger.
castle-keep-token-idle-new = { $who } has a special token K for a larger family seat, but no family seat.
castle-keeps-equal-old = Both keeps are equally large, so nobody scores the empty cells.
castle-keeps-equal-new = Both family seats are equally large, so nobody scores the empty cells.
castle-keep-larger-old = { $who } has the larger keep ({ castle-n-tiles-old }) and scores { castle-n-points } for the largest empty area.
castle-keep-larger-new = { $who } has the larger family seat ({ castle-n-tiles-new }) and scores { castle-n-points } for the largest empty area.
castle-wins = { $who } wins with { castle-n-points }.
castle-shared = Both have { $points ->
    [one] 1 point
   *[other] { $points } points
} and share the victory.

# The table
castle-scene-first = A draw decides who begins.
castle-scene-won = The game is over. { $who } wins.
castle-scene-shared = The game is over. Both share the victory.
castle-scene-turn-old = { $who }’s turn. { $left ->
    [0] The stacks are empty.
    [one] One castle tile is left in the stacks.
   *[other] { $left } castle tiles are left in the stacks.
}
castle-scene-turn-new = { $who }’s turn. { $left ->
    [0] The stacks are empty.
    [one] One tile is left in the stacks.
   *[other] { $left } tiles are left in the stacks.
}
castle-task-wait = It is { $who }’s move.
castle-task-lay-old = Rotate your castle tile and place it.
castle-task-lay-new = Rotate your tile and place it.
castle-task-follower-old = Send a follower to the castle tile just laid, or skip. You have { $left ->
    [one] one follower
   *[other] { $left } followers
} in your supply.
castle-task-follower-new = Send a follower to the tile just laid, or skip. You have { $left ->
    [one] one follower
   *[other] { $left } followers
} in your supply.
castle-task-score-old = Choose what is scored next.
castle-task-score-new = Choose what is scored next.
castle-task-extra-old = You may use wall token 1 and take another turn.
castle-task-extra-new = You may use a special token and take another turn.
castle-task-chance = Something is being turned over.
castle-offer-lay-old = Lay the castle tile at { $cell }, { castle-n-turns }
castle-offer-lay-new = Lay the tile at { $cell }, { castle-n-turns }
castle-offer-follower-old-path = Send a herald to the path { $at }. { $value }
castle-offer-follower-new-path = Send a herald to the road { $at }. { $value }
castle-offer-follower-old-tower = Send a knight to the tower { $at }. { $value }
castle-offer-follower-new-tower = Send a farmer to the pigsty { $at }. { $value }
castle-offer-follower-old-house = Send a squire to the house { $at }. { $value }
castle-offer-follower-new-house = Send a squire to the house { $at }. { $value }
castle-offer-follower-old-court = Lay a merchant down on the court { $at }. { $value }
castle-offer-follower-new-court = Lay a monk down on the meadow { $at }. { $value }
castle-offer-no-follower-old = Send no follower
castle-offer-no-follower-new = Send no follower
castle-offer-no-turn-old = Keep the wall token for later
castle-offer-no-turn-new = Keep the special token for later
castle-offer-score-old-path = Score the path { $at } of { $cell } ({ $who }, { castle-n-points })
castle-offer-score-new-path = Score the road { $at } of { $cell } ({ $who }, { castle-n-points })
castle-offer-score-old-tower = Score the tower { $at } of { $cell } ({ $who }, { castle-n-points })
castle-offer-score-new-tower = Score the pigsty { $at } of { $cell } ({ $who }, { castle-n-points })
castle-offer-score-old-house = Score the house { $at } of { $cell } ({ $who }, { castle-n-points })
castle-offer-score-new-house = Score the house { $at } of { $cell } ({ $who }, { castle-n-points })
castle-offer-double-old-tower = Score the tower { $at } of { $cell } doubled by wall token 2 ({ $who }, { castle-n-points })
castle-offer-double-new-tower = Score the pigsty { $at } of { $cell } doubled by a special token ({ $who }, { castle-n-points })
castle-offer-double-old-house = Score the house { $at } of { $cell } doubled by wall token 3 ({ $who }, { castle-n-points })
castle-offer-double-new-house = Score the house { $at } of { $cell } doubled by a special token ({ $who }, { castle-n-points })
castle-offer-token-old = Use wall token 1 and take another turn
castle-offer-token-new = Use a special token and take another turn
castle-no-follower-old = Nobody
castle-no-follower-new = Nobody
castle-no-turn-old = No further turn
castle-no-turn-new = No further turn
castle-no-token-old = Without a wall token
castle-no-token-new = Without a special token
castle-valued = { $what } { $value }
castle-value-none = It is worth nothing.
castle-value-closed-old = It is closed with { castle-n-tiles-old } and scores { castle-n-points } at once.
castle-value-closed-new = It is complete with { castle-n-tiles-new } and scores { castle-n-points } at once.
castle-value-open-old = { castle-n-tiles-old } so far, { castle-n-points } if closed now. { $open ->
    [one] One open end is left.
   *[other] { $open } open ends are left.
}
castle-value-open-new = { castle-n-tiles-new } so far, { castle-n-points } if completed now. { $open ->
    [one] One open end is left.
   *[other] { $open } open ends are left.
}
castle-value-court-old = { $stalls ->
    [0] It has no stall yet.
   *[other] It has { castle-n-stalls-old } so far, worth { castle-n-points } at the end.
}
castle-value-court-new = { $stalls ->
    [0] It has no chapel yet.
   *[other] It has { castle-n-stalls-new } so far, worth { castle-n-points } at the end.
}
castle-target-old-path = The path { $at } of { $cell }.
castle-target-new-path = The road { $at } of { $cell }.
castle-target-old-tower = The tower { $at } of { $cell }.
castle-target-new-tower = The pigsty { $at } of { $cell }.
castle-target-old-house = The house { $at } of { $cell }.
castle-target-new-house = The house { $at } of { $cell }.
castle-target-old-court = The court { $at } of { $cell }.
castle-target-new-court = The meadow { $at } of { $cell }.
castle-group-wall-old = The castle wall with the scoring track
castle-group-wall-new = The wall with the scoring track
castle-group-lit = Whole features
castle-group-left-old = Castle tiles left in the stacks
castle-group-left-new = Tiles left in the stacks
castle-group-yard-old = Inside the castle walls
castle-group-yard-new = Inside the castle wall
castle-group-hand = In hand
castle-group-dead-old = Places that no castle tile fits any more
castle-group-dead-new = Places that no tile fits any more
castle-group-targets = What can be chosen inside the wall
castle-group-stacks-old = The stacks of castle tiles
castle-group-stacks-new = The stacks of tiles
castle-group-place = { $who }
castle-tower-token-old = Corner tower on fields { $first } and { $second } with a wall token face down
castle-tower-token-new = Defence tower on fields { $first } and { $second } with a special token face down
castle-tower-bare-old = Corner tower on fields { $first } and { $second } without a token
castle-tower-bare-new = Defence tower on fields { $first } and { $second } without a token
castle-start-old-path = Start field beside { $cell } with a path
castle-start-new-path = Start field beside { $cell } with a road
castle-start-old-tower = Start field beside { $cell } with a tower
castle-start-new-tower = Start field beside { $cell } with a pigsty
castle-start-old-house = Start field beside { $cell } with a house
castle-start-new-house = Start field beside { $cell } with a house
castle-start-old-court = Start field beside { $cell } with a court
castle-start-new-court = Start field beside { $cell } with a meadow
castle-start-stall-old = Start field beside { $cell } with a court and a stall
castle-start-stall-new = Start field beside { $cell } with a meadow and a chapel
castle-start-two-old = Start field beside { $cell } with { $first } and { $second }
castle-start-two-new = Start field beside { $cell } with { $first } and { $second }
castle-kind-old-path = a path
castle-kind-new-path = a road
castle-kind-old-tower = a tower
castle-kind-new-tower = a pigsty
castle-kind-old-house = a house
castle-kind-new-house = a house
castle-kind-old-court = a court
castle-kind-new-court = a meadow
castle-marker-old = { $who }’s marker is on field { $field } of the scoring track with { castle-n-points }
castle-marker-new = { $who }’s marker is on field { $field } of the scoring track with { castle-n-points }
castle-tile-at-old = The castle tile at { $cell } has { $parts }.
castle-tile-at-new = The tile at { $cell } has { $parts }.
castle-follower-at-old-path = { $who }’s herald is on the path { $at } of { $cell }.
castle-follower-at-new-path = { $who }’s herald is on the road { $at } of { $cell }.
castle-follower-at-old-tower = { $who }’s knight is in the tower { $at } of { $cell }.
castle-follower-at-new-tower = { $who }’s farmer is in the pigsty { $at } of { $cell }.
castle-follower-at-old-house = { $who }’s squire is in the house { $at } of { $cell }.
castle-follower-at-new-house = { $who }’s squire is in the house { $at } of { $cell }.
castle-follower-at-old-court = { $who }’s merchant is on the court { $at } of { $cell }.
castle-follower-at-new-court = { $who }’s monk is on the meadow { $at } of { $cell }.
castle-dead-cell-old = No castle tile that is left fits at { $cell }
castle-dead-cell-new = No tile that is left fits at { $cell }
castle-left-old = { $left ->
    [one] one castle tile
   *[other] { $left } castle tiles
} with { $parts }
castle-left-new = { $left ->
    [one] one tile
   *[other] { $left } tiles
} with { $parts }
castle-free-cell = Free cell { $cell }
castle-keep-at-old = { $who }’s keep is at { $cell } on a house of { castle-of-tiles-old }
castle-keep-at-new = { $who }’s family seat is at { $cell } on a house of { castle-of-tiles-new }
castle-keep-waits-old = { $who }’s keep waits for a first house
castle-keep-waits-new = { $who }’s family seat waits for a first house
castle-stacks-old = { $left ->
    [0] No castle tile left
    [one] One castle tile left
   *[other] { $left } castle tiles left
}
castle-stacks-new = { $left ->
    [0] No tile left
    [one] One tile left
   *[other] { $left } tiles left
}
castle-turned-old = Castle tile { castle-n-turns } with { $parts }
castle-turned-new = Tile { castle-n-turns } with { $parts }
castle-points = { $who }: { castle-n-points }
castle-supply-old = { $count ->
    [0] No follower in the supply
    [one] One follower in the supply
   *[other] { $count } followers in the supply
}
castle-supply-new = { $count ->
    [0] No follower in the supply
    [one] One follower in the supply
   *[other] { $count } followers in the supply
}

# What a hint may point at: of the player who asked, and of a rival.
castle-term-points-old = your points on the track
    .theirs = points on the track
castle-term-points-new = your points on the track
    .theirs = points on the track
castle-term-paths-old = your paths
    .theirs = paths
castle-term-paths-new = your roads
    .theirs = roads
castle-term-towers-old = your towers
    .theirs = towers
castle-term-towers-new = your pigsties
    .theirs = pigsties
castle-term-houses-old = your houses
    .theirs = houses
castle-term-houses-new = your houses
    .theirs = houses
castle-term-courts-old = your stalls in the courts
    .theirs = stalls in the courts
castle-term-courts-new = your chapels in the meadows
    .theirs = chapels in the meadows
castle-term-supply-old = your followers at hand
    .theirs = followers at hand
castle-term-supply-new = your followers at hand
    .theirs = followers at hand
castle-term-end-gain-old = your points from wall tokens at the end
    .theirs = points from wall tokens at the end
castle-term-end-gain-new = your points from K tokens at the end
    .theirs = points from K tokens at the end
castle-term-tokens-old = your wall tokens for the coming turns
    .theirs = wall tokens for the coming turns
castle-term-tokens-new = your special tokens for the coming turns
    .theirs = special tokens for the coming turns
castle-term-end-tokens-old = your wall tokens for the end of the game
    .theirs = wall tokens for the end of the game
castle-term-end-tokens-new = your K tokens for the end of the game
    .theirs = K tokens for the end of the game
castle-term-keep-old = your chances of the larger keep
    .theirs = chances of the larger keep
castle-term-keep-new = your chances of the larger family seat
    .theirs = chances of the larger family seat

castle-kind-ZA17-2003 = Paths
castle-kind-ZA18-2003 = Paths
castle-kind-ZA19-2003 = Towers
castle-kind-ZA20-2003 = Houses
castle-kind-ZA27-2003 = Doubled by wall tokens
castle-kind-ZA29-2003 = Courts
castle-kind-ZA31-2003 = The keep
castle-kind-ZA30-2003 = Wall tokens at the end
castle-kind-ZA33-2003 = Wall tokens at the end
castle-kind-ZA35-2003 = Wall tokens at the end
castle-kind-ZA17-2020 = Roads
castle-kind-ZA18-2020 = Roads
castle-kind-ZA19-2020 = Pigsties
castle-kind-ZA20-2020 = Houses
castle-kind-ZA27-2020 = Doubled by tokens
castle-kind-ZA29-2020 = Meadows
castle-kind-ZA31-2020 = The family seat
castle-kind-ZA30-2020 = Special tokens K
castle-kind-ZA33-2020 = Special tokens K
castle-kind-ZA35-2020 = Special tokens K
