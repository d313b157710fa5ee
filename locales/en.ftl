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

games-players = For { $min } to { $max } players.
level-random = random
level-page = page
level-squire = squire
level-knight = knight
level-castellan = castellan
level-greedy = greedy
games-levels = Bots: { $levels }.

verify-dice-match = Everything is in order: { $entries } entries are legal, the result is right, and every draw is what the dice of the committed seed give.
verify-draws-dictated = Everything is in order: { $entries } entries are legal, the result is right, and the seed matches its commitment; the draws were dictated, so they prove nothing about the dice.
verify-unfinished = So far everything is in order: { $entries } entries are legal. The game is not finished, so its seed is not known yet.

play-you = Player
play-name = { $who }
play-welcome = Type the number of a move. Type ? for help, q to stop.
play-hand-over = It is the turn of { $who }. Press Enter when nobody else is looking.
play-ask = Your move (1 to { $count }):
play-many = There are { $count } moves. Type words of the one you mean, or * to list them all.
play-help = A number chooses a move. You can also type words of it, as in: dragon shepherd; if only one move has them all, it is played, otherwise you see which ones do. Type * to list all moves, Enter to see the table again, u to take your last decision back, q to stop, ? for this help.
play-not-understood = “{ $text }” is neither a number from 1 to { $count } nor found in any move.
play-undone = Taken back.
play-sheet = The score sheet:
play-over = The game is won by: { $who }.
play-left = You have left the table.
play-left-saved = You have left the table; the record is saved.

refused-no-such-table = There is no such table.
refused-no-such-game = There is no game “{ $game }”.
refused-no-such-level = There is no level “{ $level }”.
refused-no-such-seat = There is no such seat.
refused-no-such-entry = The table has not so many entries.
refused-no-such-phrase = There is no such phrase.
refused-level-of-person = Only a bot has a level.
refused-bad-clock = This clock can't be set.
refused-no-token = This needs a seat: send its token.
refused-bad-token = No seat at this table has this token.
refused-not-your-seat = That is not your seat.
refused-not-host = Only the host may do that.
refused-not-away = Only the player may do that, or the host for somebody who is away.
refused-bad-invite = No seat has such a link.
refused-seat-taken = This seat is taken.
refused-stand-in = A bot is playing in your place. Take your seat back first.
refused-stale = The table has moved on. Here is how it stands.
refused-not-over = The game is not over yet.
refused-hushed = The host has switched this off.
refused-chat-long = This line is too long.
refused-chat-empty = There is nothing to say.
refused-chat-full = Enough has been said at this table.
refused-chat-either = Send either a text or a phrase.
refused-name-long = This name is too long.
refused-name-invisible = This name has characters that nobody sees.
refused-name-taken = Somebody at this table is called so already, or looks so.
refused-too-often = Too often. Please wait a moment.
refused-too-many-streams = Too many open streams.
refused-too-large = The request is too large.
refused-too-deep = The request nests too deep.
refused-move-large = The move is too large.
refused-picture-large = A picture is 16 to 2400 pixels wide.
refused-not-json = The request must be JSON.
refused-bad-json = The request can't be read: { $why }.
refused-request-id = A request id has 1 to { $most } characters.
refused-no-device = This device is not known yet.
refused-bad-link = This link was used already or is too old.
refused-busy = Too many people want something of this table at once.
refused-store = It could not be kept just now. Please try again.
refused-broken-journal = This table can't be read any more. Please tell whoever runs this server.
refused-internal = A fault of ours.

check-how = The commitment is the SHA-256 of the seed's 32 bytes followed by the table's id. Draw number k, from 0, comes from the ChaCha20 key stream of the seed with stream number k; castellan verify checks them all.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It's your turn.
phrase-good-game = Good game!

page-what = Castle board games in the browser, every rule kept to the letter.
page-lan = This page comes over plain HTTP on your local network: fine at home, not for the open internet.
