//! Limits of what people can do at a table: one place for the numbers, the same as in SECURITY.md.

use std::time::Duration;

/// The longest line of chat, in characters.
pub const CHAT_CHARS_MAX: usize = 500;
/// The most lines of chat at a table.
pub const CHAT_LINES_MAX: usize = 5_000;
/// The most that is said at a table, in bytes.
pub const CHAT_BYTES_MAX: usize = 1 << 20;
/// The longest name, in letters as people count them.
pub const NAME_GRAPHEMES_MAX: usize = 24;
/// The most marks that one letter of a name carries.
pub const NAME_MARKS_MAX: usize = 3;
/// Moves, undos, lines of chat and changes of seats per second and seat.
pub const MOVES_PER_SECOND: u32 = 10;
/// How many of them may come at once.
pub const MOVES_BURST: u32 = 20;
/// The most decisions that are taken back at a table.
pub const UNDOS_MAX: usize = 1_000;
/// The most times that people change seats or are stood in for at a table.
pub const SEAT_CHANGES_MAX: usize = 1_000;
/// The most times that people at a table change their names.
pub const RENAMES_MAX: usize = 200;
/// The most settings of a table by its host.
pub const SETTINGS_MAX: usize = 200;
/// An idle table is archived after this many days; it can still be replayed.
pub const ARCHIVE_AFTER_DAYS: u64 = 30;
/// The most requests that wait in one room.
pub const ROOM_QUEUE_MAX: usize = 2_048;
/// A player who is due and has done nothing for so long may be stood in for.
pub const ABSENT_AFTER: Duration = Duration::from_secs(60);
/// How far a journal's time may lie ahead of the present: nodes' clocks differ a little.
pub const CLOCK_AHEAD_MAX: Duration = Duration::from_secs(60);
/// Nobody thinks for so long: it is the clock that was wrong, and no seat pays for it.
pub const CLOCK_JUMP_MIN: Duration = Duration::from_secs(366 * 24 * 3600);
/// The longest clock, in seconds.
pub const CLOCK_SECONDS_MAX: u32 = 30 * 24 * 3600;
/// How often a claim is renewed, and how often another node looks whether it has ended.
pub const CLAIM_RENEWED: Duration = Duration::from_millis(1_000);
/// The most lines of chat that a table keeps showing.
pub const CHAT_LINES_SHOWN: usize = 100;
/// The longest id of a request, in characters.
pub const REQUEST_ID_CHARS_MAX: usize = 64;
/// The shortest id of a request whose answer holds secrets: they follow from it.
pub const SECRET_REQUEST_ID_CHARS_MIN: usize = 32;
/// The longest move, in bytes.
pub const MOVE_BYTES_MAX: usize = 1 << 10;
/// The most things that are done at a board for practice: its address holds them all.
pub const PRACTICE_MOVES_MAX: usize = 120;
/// The longest of them, in characters.
pub const PRACTICE_MOVE_CHARS_MAX: usize = 120;
