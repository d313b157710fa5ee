# Torres in English.

torres-title = Torres
    .about = Three years of building castles and climbing them.

torres-option-variant = Variant
    .about = The game of the rulebook, with one deck for all, or the master variant.
torres-option-variant-base = Own decks
torres-option-variant-shared-deck = One deck for all
torres-option-variant-master = Master variant
torres-option-track = Taken fields of the track
    .about = Whether a field is taken by a marker on another lap too.
torres-option-track-field = By printed field
torres-option-track-total = By total
torres-option-scoring_order = Scoring order
    .about = Who scores first in phases 2 and 3.
torres-option-scoring_order-clockwise = Clockwise from the starting player
torres-option-scoring_order-leader = From most points to fewest
torres-option-a8_founds = Rebuilding may found a castle
torres-option-a10_cost = Cost of the reinforcement above
torres-option-a10_cost-0 = Nothing
torres-option-a10_cost-2 = 2 action points
torres-option-all_six = Master cards need all six knights
torres-option-m6_gaps = A line may have gaps
torres-option-mirrored = Mirrored board
torres-setup-a10-cost = The option “a10_cost” is 0 or 2.

torres-card-a1 = High climb
    .about = Up two levels at once
torres-card-a2 = Rising tower
    .about = A block under your knight
torres-card-a3 = Extra block
    .about = A block from the supply
torres-card-a4 = Hidden stairs
    .about = Through gates, upwards too
torres-card-a5 = Diagonal step
    .about = Across a corner
torres-card-a6 = Six points
    .about = 6 action points
torres-card-a7 = Seven points
    .about = 7 action points
torres-card-a8 = Rebuilding
    .about = A top block goes elsewhere
torres-card-a9 = Leap
    .about = Over a neighbouring piece
torres-card-a10 = Reinforcement above
    .about = New knight, one level up

torres-master-m1 = Border
    .about = Each knight on the border 2, 5, 10; most of them once more
torres-master-m2 = Diagonals
    .about = Each knight on a diagonal 2, 5, 10; most of them once more
torres-master-m3 = Castles
    .about = Knights in exactly 4, 5, 6 castles: 5, 15, 30
torres-master-m4 = Together
    .about = All six side by side at the end: 40
torres-master-m5 = All levels
    .about = All six on different levels at the end: 40
torres-master-m6 = Line
    .about = All six in one line at the end: 50
torres-master-m7 = Square
    .about = Four as corners of a square at the end: 50
torres-master-m8 = One level
    .about = All six on one level at the end: 50

torres-name = { $who }

torres-refused-not-due = It is not your turn.
torres-refused-other-step = That is not what has to be decided now.
torres-refused-other-chance = That is not what is drawn now.
torres-refused-cards = These can't be the uppermost cards of the deck.
torres-refused-too-near = A starting castle stands at least three steps from every other.
torres-refused-no-free-castle = Choose a castle where nobody stands.
torres-refused-king = The king may only go to a free column of another castle.
torres-refused-no-such-player = There is no such player.
torres-refused-keep = Keep one of the cards you look at and put back the others.
torres-refused-keep-first = First choose which card you keep.
torres-refused-points = You have too few action points left.
torres-refused-no-reserve = All your knights are on the board.
torres-refused-occupied = The field is taken.
torres-refused-not-beside-own = A new knight must stand beside one of your own.
torres-refused-knight-too-high = That is too high above your neighbouring knight.
torres-refused-no-own-knight = You have no knight there.
torres-refused-step-too-high = A knight climbs only one level at a time.
torres-refused-climb-inside = Inside a castle a knight never climbs.
torres-refused-no-way = No step and no passage leads there.
torres-refused-other-tower = In one turn all blocks come from the same tower.
torres-refused-empty-tower = There are no blocks in that tower.
torres-refused-equal-tower = Take the first of equally high towers.
torres-refused-block-occupied = Nothing is built where a piece stands.
torres-refused-too-high = No column may be higher than the castle's base is wide.
torres-refused-no-castle-beside = A block must touch a castle.
torres-refused-joins = Castles must not be joined.
torres-refused-no-deck = In the master variant no cards are drawn.
torres-refused-two-draws = You have drawn two cards in this turn already.
torres-refused-empty-deck = The deck is empty.
torres-refused-second-card = Only one card may be played in a turn.
torres-refused-fresh-card = You drew this card only now; play it from your next turn on: { $card }.
torres-refused-not-in-hand = You do not hold this card: { $card }.
torres-refused-card-goal = The card does not lead there.
torres-refused-rise = The knight can't rise here.
torres-refused-no-supply = The general supply is empty.
torres-refused-no-free-block = There is no free top block there.
torres-refused-rebuild = The block can't go from there to here.
torres-refused-end-tower = The tower that you built from is the one that is used up.
torres-refused-no-tower = You have no such tower.
torres-refused-spread = The rest can't be shared out like this: no tower above { $max }, no more blocks than are left.
torres-refused-equal-spread = Another way to share out, which is offered, leads to the same towers.

torres-founds = { $who } founds a castle on { $cell }.
torres-enters = { $who } enters on { $cell }.
torres-king-set = { $who } puts the king on { $cell }.
torres-master-card = The master card of this game: { $card }.
torres-phase-begins = Phase { $phase } begins, with { $rounds } rounds.
torres-leader-begins = { $who } leads and begins the round.
torres-places-knight = { $who } places a knight on { $cell }, level { $level }.
torres-walks = { $who } moves from { $from } to { $to }, level { $level }.
torres-walks-through = { $who } goes through gates from { $from } to { $to }, level { $level }.
torres-builds = { $who } builds on { $cell }, now { $level } high.
torres-draws = { $who } draws a card.
torres-looks = You look at: { $cards }.
torres-keeps = { $who } keeps a card and puts back { $top } on top and { $bottom } at the bottom.
torres-you-keep = You keep: { $card }.
torres-gains-point = { $who } gains a point.
torres-jumps = Taken fields of the track: { $who } goes { $points ->
    [one] { $points } field
   *[other] { $points } fields
} further.
torres-plays-move = { $who } plays a card: { $card }. A knight goes from { $from } to { $to }.
torres-plays-rise = { $who } plays a card: { $card }. The knight on { $to } rises.
torres-plays-build = { $who } plays a card: { $card }. A block comes to { $to }.
torres-plays-rebuild = { $who } plays a card: { $card }. A block goes from { $from } to { $to }.
torres-plays-knight = { $who } plays a card: { $card }. A new knight stands on { $to }.
torres-plays-points = { $who } plays a card: { $card }.
torres-ends = { $who } ends the turn; shared out: { $spread }, back to the supply: { $rest }.
torres-ends-phase = { $who } ends the last turn of the phase; blocks shared out: { $spread }, kept: { $rest }.
torres-kept = { $who }: kept blocks added to the towers: { $added }, back to the supply: { $returned }.
torres-scores-castle = { $who } has a castle: level { $level } × base { $base } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
torres-scores-king = { $who } has a knight on level { $level } of the king's castle: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
torres-scores-master = { $who } scores the master card: { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
torres-king-moves = { $who } moves the king to { $cell }.
torres-king-stays = { $who } leaves the king where he is.
torres-names-first = { $who } names the starting player: { $first }.
torres-wins = The game is won by: { $who }.

torres-scene-over = The game is over. Won by: { $who }.
torres-scene-setup = The castles are being occupied.
torres-scene-phase = Phase { $phase } of 3, round { $round } of { $rounds }: { $who }.
torres-scene-between = Phase { $phase } of 3 is prepared: { $who }.
torres-task-found = Choose a field for a starting castle.
torres-task-enter = Choose a castle for your first knight.
torres-task-king = Choose a free castle for the king.
torres-task-move-king = You have the fewest points: move the king to another castle, or leave him.
torres-task-first = Choose who begins the next phase.
torres-task-keep = Choose the card you keep and where the others go.
torres-task-act = { $points ->
    [0] No action points left: end your turn.
    [one] { $points } action point left: act, or end your turn.
   *[other] { $points } action points left: act, or end your turn.
}
torres-task-wait = Waiting for: { $who }.

torres-group-board = The board
torres-group-track = The scoring track
torres-group-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
torres-group-hand = Your cards
torres-group-choice = What you can do
torres-group-deck = The deck of all players
torres-group-master = The master card
torres-part-field = { $cell }: bare board
torres-part-column = { $cell }: level { $level }, castle with base { $base }
torres-part-kings-column = { $cell }: level { $level }, king's castle with base { $base }
torres-part-worth = { $cell }: level { $level }, castle with base { $base }; now worth { $worth }
torres-part-kings-worth = { $cell }: level { $level }, king's castle with base { $base }; now worth { $worth }
torres-worth = { $who } { $points }
torres-part-block = top block on { $cell }
torres-part-knight = knight of { $who } on { $cell }, level { $level }
torres-part-king = the king on { $cell }
torres-part-marker = { $who }: field { $field } of the track, { $laps ->
    [0] first lap
    [one] 100 passed
   *[other] { $laps }00 passed
}
torres-part-seat = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, would score { $worth } more now
torres-part-tower = tower of { $who }: { $blocks ->
    [0] no blocks left
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
torres-part-turns-tower = tower of this turn, { $who }: { $blocks ->
    [0] no blocks left
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
torres-part-kept = { $who } keeps { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} for the next phase
torres-part-reserve = { $who }: { $knights ->
    [0] no knights in reserve
    [one] { $knights } knight in reserve
   *[other] { $knights } knights in reserve
}
torres-part-hand-count = { $who }: { $cards ->
    [0] no cards in hand
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
torres-part-others-card = { $who } holds: { $card }
torres-part-deck = { $who }: deck of { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}{ $known ->
    [0] {""}
   *[other] , put back on top { $top }, at the bottom { $bottom }
}
torres-part-common-deck = deck of { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}{ $known ->
    [0] {""}
   *[other] , put back on top { $top }, at the bottom { $bottom }
}
torres-part-known-top = { $place ->
    [one] uppermost card
   *[other] card { $place } from above
}: { $card }
torres-part-known-bottom = { $place ->
    [one] lowest card
   *[other] card { $place } from below
}: { $card }
torres-part-unknown-card = unknown
torres-part-points = { $points ->
    [0] no action points left
    [one] { $points } action point left
   *[other] { $points } action points left
}
torres-part-supply = general supply: { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
torres-part-hand = { $card }: { $about }
torres-part-fresh = { $card }: { $about } (playable from your next turn)
torres-part-looked = you look at: { $card }
torres-part-master = { $card }: { $about }
torres-part-point = gain a point
torres-part-pass = leave the king where he is
torres-part-first = begins: { $who }
torres-part-end = end the turn
torres-part-end-spread = end the turn; to the other towers: { $spread }
torres-put-one-top = the other one on top
torres-put-one-bottom = the other one at the bottom
torres-put-top = both on top, the left one uppermost
torres-put-top-swapped = both on top, the right one uppermost
torres-put-split = the left one on top, the right one at the bottom
torres-put-split-swapped = the right one on top, the left one at the bottom
torres-put-bottom = both at the bottom, the right one lowest
torres-put-bottom-swapped = both at the bottom, the left one lowest
torres-chip-point = +1 point
torres-chip-end = End turn
torres-chip-end-spread = End: { $spread }
torres-chip-pass = King stays
torres-chip-fresh = next turn
torres-phase-short = Phase { $phase } · round { $round }/{ $rounds }
torres-seat-worth = now +{ $worth }

torres-offer-found = Found a castle on { $cell }
torres-offer-enter = Enter on { $cell }
torres-offer-king = Put the king on { $cell }
torres-offer-pass = Leave the king where he is
torres-offer-first = Begins: { $who }
torres-offer-knight = New knight on { $cell } (2 action points)
torres-offer-walk = From { $from } to { $to } (1 action point)
torres-offer-gates = Through gates from { $from } to { $to } (1 action point)
torres-offer-block = Block on { $cell }, out of tower { $tower } (1 action point)
torres-offer-draw = Draw a card (1 action point)
torres-offer-keep = Keep: { $card }; { $put }
torres-offer-keep-only = Keep: { $card }
torres-offer-card = { $card }
torres-offer-card-at = { $card }: { $cell }
torres-offer-card-tower = { $card }: { $cell }, out of tower { $tower }
torres-offer-card-move = { $card }: from { $from } to { $to }
torres-offer-point = Gain a point (1 action point)
torres-offer-end = End the turn with tower { $tower }
torres-offer-end-spread = End the turn with tower { $tower }; to the others: { $spread }

# Looks, reach and castles
torres-part-castle = { $who }: castle at { $cell } with base { $base }, now { $points ->
    [one] 1 point
   *[other] { $points } points
}
torres-group-reach = How far knights can walk
torres-part-reach = From { $cell }: { $reach }
torres-reach = with { $points ->
    [one] 1 action point
   *[other] { $points } action points
} { $cells }
torres-reach-gates = with { $points ->
    [one] 1 action point
   *[other] { $points } action points
} through gates { $cells }
torres-look-south-east = From the south-east
torres-look-north-east = From the north-east
torres-look-north-west = From the north-west
torres-look-south-west = From the south-west
torres-look-flat = From above
# What a hint may point at.
torres-term-points = points on the track
torres-term-castles = the levels of your knights in the castles
torres-term-climbs = knights that are one step below
torres-term-king = the king's bonus
torres-term-knights = knights on the board
torres-term-blocks = blocks in the towers
torres-term-cards = cards in hand
torres-term-turn = action points that are left
torres-term-turns = turns that are still to come
