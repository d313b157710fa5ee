# Torres in English.

torres-title = Torres
    .about = Three years of building castles and climbing them.

torres-option-variant = Variant
    .about = The game of the rulebook, with one deck for all, or the master variant.
torres-option-variant-base = The basic game
torres-option-variant-shared-deck = Random cards from one deck for all
torres-option-variant-master = Master variant
torres-option-track = Taken fields of the scoring track
    .about = Whether a marker on another lap takes a field too.
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
torres-n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
torres-n-actions = { $points ->
    [one] 1 action point
   *[other] { $points } action points
}
torres-n-blocks = { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
torres-setup-a10-cost = The card “Reinforcement above” costs 0 or 2 action points.

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
torres-quoted = “{ $card }”

torres-refused-not-due = It is not your turn.
torres-refused-other-step = Something else has to be decided first.
torres-refused-other-chance = Something else is drawn now.
torres-refused-cards = These can’t be the top cards of the deck.
torres-refused-too-near = A starting castle stands at least three steps from every other.
torres-refused-no-free-castle = Choose a castle where nobody stands.
torres-refused-king = The king may only go to a free column of another castle.
torres-refused-no-such-player = There is no such player.
torres-refused-keep = Keep one of the cards you look at and put back the others.
torres-refused-keep-first = First choose which card you keep.
torres-refused-points = You have too few action points left.
torres-refused-no-reserve = All your knights are on the board.
torres-refused-occupied = That field is taken.
torres-refused-not-beside-own = A new knight must stand next to one of your own.
torres-refused-knight-too-high = That is too high above your neighbouring knight.
torres-refused-no-own-knight = You have no knight there.
torres-refused-step-too-high = A knight climbs only one level at a time.
torres-refused-climb-inside = Inside a castle a knight never climbs.
torres-refused-no-way = No step and no passage leads there.
torres-refused-other-tower = In one turn all blocks come from the same tower.
torres-refused-empty-tower = There are no blocks in that tower.
torres-refused-equal-tower = Take the first of equally high towers.
torres-refused-block-occupied = Nothing is built where a piece stands.
torres-refused-too-high = No column may be higher than the number of fields in its castle’s base.
torres-refused-no-castle-beside = A block must be added to a castle.
torres-refused-joins = Castles must not be joined.
torres-refused-no-deck = In the master variant no cards are drawn.
torres-refused-two-draws = You have drawn two cards in this turn already.
torres-refused-empty-deck = The deck is empty.
torres-refused-second-card = Only one card may be played in a turn.
torres-refused-fresh-card = You drew “{ $card }” in this turn; play it from your next turn on.
torres-refused-not-in-hand = You do not hold “{ $card }”.
torres-refused-card-goal = The card does not lead there.
torres-refused-rise = No block can be slipped under this knight.
torres-refused-no-supply = The general supply is empty.
torres-refused-no-free-block = There is no free top block there.
torres-refused-rebuild = The block can’t be moved from there to here.
torres-refused-end-tower = The tower that you built from is the one that is used up.
torres-refused-no-tower = You have no such tower.
torres-refused-spread = The rest can’t be shared out like this. No tower may be higher than { $max }, and no more blocks can be shared than are left.
torres-refused-equal-spread = Another offered way of sharing out leads to the same towers.

torres-founds = { $who } founds a castle on { $cell }.
torres-enters = { $who } places the first knight on { $cell }.
torres-king-set = { $who } puts the king on { $cell }.
torres-master-card = The master card of this game is “{ $card }”.
torres-phase-begins = Phase { $phase } begins and has { $rounds } rounds.
torres-leader-begins = { $who } leads and begins the round.
torres-places-knight = { $who } places a knight on { $cell } (level { $level }).
torres-walks = { $who } moves a knight from { $from } to { $to } (level { $level }).
torres-walks-through = { $who } moves a knight through the gates from { $from } to { $to } (level { $level }).
torres-builds = { $who } places a block on { $cell } (now level { $level }).
torres-draws = { $who } draws a card.
torres-looks = You look at { $cards }.
torres-keeps = { $who } keeps a card and puts back { $top } on top and { $bottom } at the bottom.
torres-you-keep = You keep “{ $card }”.
torres-gains-point = { $who } buys a point for an action point.
torres-jumps = { $who } moves on past taken fields of the scoring track and gains { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
torres-plays-move = { $who } plays “{ $card }” and moves a knight from { $from } to { $to }.
torres-plays-rise = { $who } plays “{ $card }” and raises the knight on { $to }.
torres-plays-build = { $who } plays “{ $card }” and places a block on { $to }.
torres-plays-rebuild = { $who } plays “{ $card }” and moves a block from { $from } to { $to }.
torres-plays-knight = { $who } plays “{ $card }” and places a new knight on { $to }.
torres-plays-points = { $who } plays “{ $card }”.
torres-ends = { $who } ends the turn. { $spread ->
    [0] Nothing is shared out
    [one] 1 block is shared out
   *[other] { $spread } blocks are shared out
}, { $rest ->
    [0] nothing returns to the supply.
    [one] 1 block returns to the supply.
   *[other] { $rest } blocks return to the supply.
}
torres-ends-phase = { $who } ends the last turn of the phase and keeps { $rest ->
    [0] no blocks.
    [one] 1 block.
   *[other] { $rest } blocks.
}
torres-kept = { $who } adds { $added ->
    [0] no kept blocks
    [one] 1 kept block
   *[other] { $added } kept blocks
} to the new towers and returns { $returned } to the supply.
torres-scores-castle = { $who } scores { torres-n-points } for a castle (level { $level } × base { $base }).
torres-scores-king = { $who } scores the king’s bonus of { torres-n-points } (knight on level { $level }).
torres-scores-master = { $who } scores { torres-n-points } for the master card “{ $card }”.
torres-king-moves = { $who } moves the king to { $cell }.
torres-king-stays = { $who } leaves the king where he is.
torres-names-first = { $who } names { $first } as the starting player.
torres-wins = { $who } wins.
torres-wins-shared = { $who } share the victory.

torres-scene-over = The game is over. { $who } wins.
torres-scene-over-shared = The game is over. { $who } share the victory.
torres-scene-setup = The first knights enter the castles.
torres-scene-phase = Phase { $phase } of 3, round { $round } of { $rounds }. It is { $who }’s turn.
torres-scene-between = Phase { $phase } of 3 is being prepared. It is { $who }’s turn.
torres-task-found = Choose a field for a starting castle.
torres-task-enter = Choose a castle for your first knight.
torres-task-king = Choose a free castle for the king.
torres-task-move-king = You have the fewest points, so you may move the king to another castle or leave him.
torres-task-first = Choose who begins the next phase.
torres-task-keep = Choose the card you keep and where the others go.
torres-task-act = { $points ->
    [0] You have no action points left, so end your turn.
    [one] You have 1 action point left. Act, or end your turn.
   *[other] You have { $points } action points left. Act, or end your turn.
}
torres-task-wait = It is { $who }’s move.

torres-group-board = The board
torres-group-track = The scoring track
torres-group-seat = { $who }: { torres-n-points }
torres-group-hand = Your cards
torres-group-choice = What you can do
torres-group-stock = What is still in the supply
torres-group-values = What castles are worth now
torres-part-field = { $cell }, empty field
torres-part-column = { $cell }, level { $level } of a castle with base { $base }
torres-part-kings-column = { $cell }, level { $level } of the king’s castle with base { $base }
torres-part-worth = { $cell }, level { $level } of a castle with base { $base }, now worth { $worth }
torres-part-kings-worth = { $cell }, level { $level } of the king’s castle with base { $base }, now worth { $worth }
torres-worth = { torres-n-points } to { $who }
torres-part-block = top block on { $cell }
torres-part-knight = { $who }’s knight on { $cell }, level { $level }
torres-part-king = the king on { $cell }
torres-part-marker = { $who }: field { $field } of the scoring track, { $laps ->
    [0] first lap
    [one] 100 passed
   *[other] { $laps }00 passed
}
torres-part-seat = { $who }: { torres-n-points }, a scoring now would add { $worth }
torres-part-tower = { $who }’s tower of { $blocks ->
    [0] no blocks
    [one] 1 block
   *[other] { $blocks } blocks
}
torres-part-turns-tower = { $who }’s tower of this turn with { $blocks ->
    [0] no blocks left
    [one] 1 block left
   *[other] { $blocks } blocks left
}
torres-part-kept = { $who } keeps { torres-n-blocks } for the next phase
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
torres-part-others-card = { $who } holds “{ $card }”
torres-part-deck = { $who }: { $cards ->
    [0] no cards left in the deck
    [one] 1 card left in the deck
   *[other] { $cards } cards left in the deck
}{ $known ->
    [0] {""}
   *[other] , { $top } put back on top and { $bottom } at the bottom
}
torres-part-common-deck = { $cards ->
    [0] no cards left in the deck
    [one] 1 card left in the deck
   *[other] { $cards } cards left in the deck
}{ $known ->
    [0] {""}
   *[other] , { $top } put back on top and { $bottom } at the bottom
}
torres-part-known-top = “{ $card }” is { $place ->
    [one] the top card
   *[other] card { $place } from the top
}
torres-part-known-bottom = “{ $card }” is { $place ->
    [one] the bottom card
   *[other] card { $place } from the bottom
}
torres-part-unseen-top = { $place ->
    [one] The top card
   *[other] Card { $place } from the top
} is one that you have not seen
torres-part-unseen-bottom = { $place ->
    [one] The bottom card
   *[other] Card { $place } from the bottom
} is one that you have not seen
torres-part-points = { $points ->
    [0] no action points left
    [one] 1 action point left
   *[other] { $points } action points left
}
torres-part-supply = { torres-n-blocks } in the general supply
torres-part-hand = “{ $card }” – { $about }
torres-part-fresh = “{ $card }” – { $about } (playable from your next turn)
torres-part-looked = you look at “{ $card }”
torres-part-master = “{ $card }” – { $about }
torres-part-point = gain a point
torres-part-pass = leave the king where he is
torres-part-first = { $who } begins
torres-part-end = end the turn
torres-part-end-alone = end the turn and share no blocks out
torres-part-share = { $blocks }
torres-part-end-spread = end the turn; the other towers, from the left, get { $spread } of the blocks that are left
torres-put-one-top = the other one on top
torres-put-one-bottom = the other one at the bottom
torres-put-top = both on top, the left one uppermost
torres-put-top-swapped = both on top, the right one uppermost
torres-put-split = the left one on top, the right one at the bottom
torres-put-split-swapped = the right one on top, the left one at the bottom
torres-put-bottom = both at the bottom, the right one lowest
torres-put-bottom-swapped = both at the bottom, the left one lowest
torres-chip-fresh = next turn
torres-seat-worth = now +{ $worth }

torres-offer-found = Found a castle on { $cell }
torres-offer-enter = Place your first knight on { $cell }
torres-offer-king = Put the king on { $cell }
torres-offer-pass = Leave the king where he is
torres-offer-first = { $who } begins
torres-offer-knight = Place a new knight on { $cell } (2 action points)
torres-offer-walk = Move a knight from { $from } to { $to } (1 action point)
torres-offer-gates = Move a knight through the gates from { $from } to { $to } (1 action point)
torres-offer-block = Place a block from tower { $tower } on { $cell } (1 action point)
torres-offer-draw = Draw a card (1 action point)
torres-offer-keep = Keep “{ $card }”, put { $put }
torres-offer-keep-only = Keep “{ $card }”
torres-offer-card = Play “{ $card }”
torres-offer-card-at = Play “{ $card }” on { $cell }
torres-offer-card-tower = Play “{ $card }” on { $cell } with a block from tower { $tower }
torres-offer-card-move = Play “{ $card }” from { $from } to { $to }
torres-offer-point = Buy a point (1 action point)
torres-offer-end = End the turn and use up tower { $tower }
torres-offer-end-spread = End the turn, use up tower { $tower } and add { $spread }
torres-spread = { torres-n-blocks } to tower { $tower }

# Looks, reach and castles
torres-part-castle = { $who }: castle at { $cell } with base { $base }, now { torres-n-points }
torres-group-reach = How far knights can walk
torres-part-reach = From { $cell } a knight can go { $reach }.
torres-reach = for { torres-n-actions } to { $cells }
torres-reach-gates = for { torres-n-actions } through gates to { $cells }
torres-look-south-east = From the south-east
torres-look-north-east = From the north-east
torres-look-north-west = From the north-west
torres-look-south-west = From the south-west
torres-look-flat = From above
# What a hint may point at.
torres-term-points = your points on the scoring track
    .theirs = points on the scoring track
torres-term-castles = your knights’ levels in the castles
    .theirs = knights’ levels in the castles
torres-term-climbs = your knights that stand one step below
    .theirs = knights that stand one step below
torres-term-king = your chances of the king’s bonus
    .theirs = chances of the king’s bonus
torres-term-knights = your knights on the board
    .theirs = knights on the board
torres-term-blocks = your blocks in the towers
    .theirs = blocks in the towers
torres-term-cards = your cards in hand
    .theirs = cards in hand
torres-term-turn = your action points
    .theirs = action points
torres-term-turns = your coming turns
    .theirs = coming turns
torres-route = { $points ->
    [one] Walk with the knight from { $from } to { $to } (1 action point)
   *[other] Walk with the knight from { $from } to { $to } ({ $points } action points)
}
torres-end = End the turn
torres-end-points = { $points ->
    [one] 1 action point is lost.
   *[other] { $points } action points are lost.
}
torres-end-gives = { $blocks ->
    [0] Use up tower { $tower }, which is empty
    [one] Use up tower { $tower } with its last block
   *[other] Use up tower { $tower } with { $blocks } blocks
}
torres-end-tower = { $blocks ->
    [0] To tower { $tower }, which is empty
    [one] To tower { $tower }, which has 1 block
   *[other] To tower { $tower }, which has { $blocks } blocks
}
torres-end-rest = { $blocks ->
    [one] 1 block goes back to the supply.
   *[other] { $blocks } blocks go back to the supply.
}

torres-kind-TO45 = Bought points
torres-kind-TO46 = Scoring track
torres-kind-TO48 = Castles
torres-kind-TO50 = King’s bonus
torres-kind-TO59 = Master cards
torres-kind-TO60 = Master cards
torres-kind-TO61 = Master cards
torres-kind-TO62 = Master cards
torres-kind-TO63 = Master cards
torres-kind-TO64 = Master cards
torres-kind-TO65 = Master cards
torres-kind-TO66 = Master cards
