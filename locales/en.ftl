# Messages that belong to no single game.

seat = Seat { $number }
list-and = and
list-empty = nothing

setup-seats = This game is for { $min } to { $max } players.
setup-options = These options can't be read: { $why }.

refused-not-your-turn = It is not this seat's turn.
refused-no-such-move = That is not a move of this game: { $why }.
refused-no-such-chance = That is not a chance of this game: { $why }.
refused-draws-are-automatic = At this table the dice decide by themselves.
refused-no-chance-due = No chance is due now.
refused-no-dice = This table has no dice to ask.

undo-nothing = There is nothing to take back.
undo-too-late = That can't be taken back: a draw, a reveal or another player's move has followed.
undo-after-the-end = The game is over; nothing is taken back any more.
undo-too-often = Too much has been taken back at this table already.

record-at-entry = Entry { $entry }: { $why }
record-too-large = The record is larger than { $bytes } bytes.
record-too-deep = The record nests deeper than { $levels } levels.
record-unreadable = The record can't be read: { $why }.
record-other-format = This record has the format “{ $format }”, which this version does not know.
record-wrong-field = The record's “{ $field }” can't be right.
record-wrong-part = The record's “{ $field }” can't be read: { $why }.
record-other-result = The result in the record is not what its entries lead to.
record-other-commitment = The seed does not match the commitment made before the first move.
record-other-dice = The dice of this seed drew something else.
record-other-form = The entry is not written as a table would have written it.
record-no-seed = The game is finished, but the record lacks its seed, so the dice can't be checked.
record-unknown-game = This version does not know the game “{ $game }”.
