# Siege (Rycerze i zamki) in English.

siege-title = Siege
    .about = Knights and castles: two cards in secret, the strongest takes the castle.

siege-option-games = Games
    .about = A single game, or as many games as players with the points added up.
siege-option-games-one = One game
siege-option-games-long = As many games as players
siege-option-youth = Youth
    .about = The players from the youngest to the oldest; the youngest starts with the sword.
siege-option-strengths = Strengths
    .about = How strong each army card is against wood, brick and stone.
siege-setup-youth = The option “youth” must name every seat once, from the youngest to the oldest.
siege-setup-strength = A strength is a whole number from 0 to { $max }.

siege-card-archer = archer
siege-card-catapult = catapult
siege-card-dragon = dragon
siege-card-infantry = infantryman
siege-card-knight = knight
siege-card-peasant = peasant
siege-card-shepherd = shepherd
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
siege-refused-drum = A drum was turned up: take a card back from your camp.
siege-refused-castle = A castle was turned up: lay two cards from your hand.
siege-refused-only-one = You have only one { $card }.
siege-refused-in-camp = Your { $card } is in camp and cannot fight.
siege-refused-shepherd = Shepherds are never in camp; they always come home by themselves.
siege-refused-not-in-camp = Your { $card } is not in camp.
siege-refused-tile-gone = There is no { $tile } left among the unseen tiles.

siege-turned-up = Round { $round }: the tile turned up is a { $tile }.
siege-chosen = { $who } has chosen.
siege-forced-shepherds = { $who } has nothing but two shepherds, and they are laid.
siege-forced-recruit = The only card in the camp of { $who } is called back.
siege-empty-camp = { $who } has an empty camp and gets nothing.
siege-recruited = { $who } takes a card back from camp.
siege-you-recruited = You take back: { $card }.
siege-laid = { $who } lays: { $cards }.
siege-shepherds-home = The shepherds go home to their owners' hands.
siege-equal = Equal cards knock each other out: { $card }.
siege-taken = { $who } takes the { $tile } with the { $card } (strength { $strength }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
siege-taken-by-sword = No card is left; the sword gives { $who } the { $tile }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
siege-sword = The sword goes to { $who }.
siege-game-ends = Game { $game } of { $games } ends; the points are kept.
siege-wins = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
siege-wins-tie = { $who } wins: { $points ->
    [one] { $points } point
   *[other] { $points } points
} like others, but more cards in hand or younger.

siege-scene-over = The game is over. The winner is { $who }.
siege-scene-round = Round { $round } of { $rounds }: { $tile }.
siege-scene-turn-up = Round { $round } of { $rounds }: the next tile is to be turned up.
siege-scene-game = Game { $game } of { $games }. { $round }
siege-task-lay = Choose two cards from your hand for the { $tile }.
siege-task-recruit = Choose one card to take back from your camp.
siege-task-wait = You have nothing to choose now; others still choose: { $whom }.

siege-group-tiles = Tiles ({ $stack ->
    [0] none to come
    [one] one to come
   *[other] { $stack } to come
})
siege-group-seat = { siege-group-seat-counts }
siege-group-seat-sword = { siege-group-seat-counts }, the sword
siege-group-seat-counts = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $camp } in camp
siege-group-own = Your cards
siege-part-open-tile = Turned up: { $tile }{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
siege-part-seen = { $tile }: seen
siege-part-unseen = { $tile }: not seen yet
siege-part-last = Last siege: { $who } took the { $tile } with the { $card }.
siege-part-last-sword = Last siege: { $who } took the { $tile } by the sword.
siege-part-castle = taken: { $tile }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
siege-part-face-down = a card face down
siege-part-laid-secretly = laid face down: { $card }
siege-part-revealed = laid: { $card }
siege-part-revealed-wins = laid: { $card }, and it took the castle
siege-part-revealed-equal = laid: { $card }, knocked out by an equal card
siege-part-revealed-home = laid: { $card }, gone home
siege-part-last-laid = laid in the last siege: { $card }
siege-part-out-hand = { $who }, ready to fight: { $card }
siege-part-out-camp = { $who }, sent to camp: { $card }
siege-part-out-unsure = { $who }, sent to camp but may be back: { $card }
siege-part-kept = kept in hand: { $card }
siege-part-own-hand = in hand: { $card }
siege-part-own-camp = in camp: { $card }
siege-offer-lay = Lay { $cards }
siege-offer-recruit = Take back the { $card }

# What a hint may point at.
siege-term-points = castles taken
siege-term-cards = strong cards kept in hand
siege-term-sword = the sword, which wins where no card is left
