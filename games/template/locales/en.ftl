# A game to copy, in English.

template-title = A game to copy
    .about = Coins, secret bids and a row of fields.
template-option-rounds = Rounds
    .about = How many coins are bid for.
template-option-rounds-1 = One round
template-option-rounds-2 = Two rounds
template-option-rounds-3 = Three rounds
template-option-rounds-4 = Four rounds
template-setup-rounds = A game has one to four rounds.

template-refused-now = Something else has to be decided first.
template-refused-coin = This coin is not in the bag.
template-refused-bid = Lay one card of your hand, once a round.
template-refused-field = Lay the coin on a free field of the row.

template-coin = The bag gives the coin { $coin }.
template-bids = { $who } has chosen a card.
template-bids-card = { $who } chooses the card { $card }.
template-shows = { $who } shows the card { $card }.
template-tie = The highest card was laid more than once; nobody wins the coin.
template-places = { $who } lays the coin and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
template-neighbours = { $who } scores { $points ->
    [one] 1 point for a coin beside it
   *[other] { $points } points for coins on both sides
}.

template-headline = Round { $round } of { $rounds }
template-task-bid = Choose a card for the coin.
template-task-place = Lay the coin on a free field.
template-row = The row
template-bag = The bag
template-hand = Your cards
template-field-free = Field { $field }, free
template-field-coin = Field { $field }, the coin { $coin } of { $who }
template-coin-part = The coin of this round is { $coin }
template-card = The card { $card }
template-card-chosen = The card { $card }, chosen
template-offer-bid = Bid the card { $card }
template-offer-place = Lay the coin on field { $field }
template-term-points = your points
    .theirs = points
template-term-cards = high cards in your hand
    .theirs = high cards
