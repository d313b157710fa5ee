//! Limits of what a stranger can do to the server: one place for the numbers, the same as in SECURITY.md.

pub use castellan_room::limits::*;
use std::time::Duration;

/// The longest body of a request, in bytes.
pub const BODY_BYTES_MAX: usize = 16 << 10;
/// The longest body of a request about a set of components, in bytes.
pub const SET_BODY_BYTES_MAX: usize = 32 << 10;
/// The largest form with a record in it; most of its characters take three.
pub const RECORD_FORM_BYTES_MAX: usize = 1 << 20;
/// The deepest nesting of a body, the outermost value being the first level.
pub const JSON_LEVELS_MAX: usize = 32;
/// Lines of chat a minute and address, all its tables together; as many may come at once.
pub const CHAT_LINES_PER_MINUTE: u32 = 120;
/// The same per second and address, whichever seats and tables they are for.
pub const ACTS_PER_SECOND_AND_ADDRESS: u32 = 100;
/// How many of these may come at once.
pub const ACTS_BURST_OF_ADDRESS: u32 = 400;
/// New tables a minute and device.
pub const TABLES_PER_MINUTE_AND_DEVICE: u32 = 10;
/// New tables an hour and address.
pub const TABLES_PER_HOUR_AND_ADDRESS: u32 = 60;
/// Open streams of a device.
pub const STREAMS_PER_DEVICE: usize = 8;
/// Open streams of a table's watchers.
pub const STREAMS_PER_TABLE: usize = 1_000;
/// The most bytes that wait for a slow stream.
pub const STREAM_BACKLOG_BYTES_MAX: usize = 256 << 10;
/// How often a quiet stream says that it lives.
pub const STREAM_HEARTBEAT: Duration = Duration::from_secs(15);
/// How long a bot thinks if nobody says otherwise.
pub const BOT_THINKS: Duration = Duration::from_secs(2);
/// How long a bot thinks at most.
pub const BOT_THINKS_MAX: Duration = Duration::from_secs(10);
/// The most bots that wait for a place to think; those beyond ask again later.
pub const BOTS_WAITING_MAX: usize = 10_000;
/// A bot that did not get to think asks again after this time.
pub const BOT_ASKS_AGAIN: Duration = Duration::from_millis(1_000);
/// A table where only bots play counts as watched for so long after somebody asked for it.
pub const WATCHED_FOR: Duration = Duration::from_secs(30);
/// How long a bot waits before each move at such a table that nobody watches.
pub const UNWATCHED_PAUSE: Duration = Duration::from_millis(2_000);
/// How many moves bots make at such a table until somebody looks again.
pub const UNWATCHED_MOVES_MAX: u32 = 200;
/// The most requests that wait for a position, a picture or a hint, each counted by itself.
pub const WORK_WAITING_MAX: usize = 256;
/// The same of one address.
pub const WORK_WAITING_OF_ONE_MAX: usize = 16;
/// How long a position may take, and how long somebody waits for its turn.
pub const POSITION_LASTS: Duration = Duration::from_secs(5);
/// The same of a picture.
pub const PICTURE_LASTS: Duration = Duration::from_secs(10);
/// The same of a hint; a bot thinks no longer either.
pub const THOUGHT_LASTS: Duration = BOT_THINKS_MAX;
/// By how much the threads that draw and think give way to those that answer.
pub const WORK_NICENESS: i32 = 10;
/// Pages, looks and records a second and address.
pub const READS_PER_SECOND: u32 = 50;
/// How many of them may come at once.
pub const READS_BURST: u32 = 300;
/// Pictures a minute and address.
pub const PICTURES_PER_MINUTE: u32 = 120;
/// How many of them may come at once.
pub const PICTURES_BURST: u32 = 40;
/// Hints a minute and address.
pub const HINTS_PER_MINUTE: u32 = 60;
/// How many of them may come at once.
pub const HINTS_BURST: u32 = 20;
/// The most hints that are kept for whoever asks again.
pub const HINTS_KEPT: usize = 512;
/// A table that nobody asks for is put out of memory after this time.
pub const ROOM_IDLE: Duration = Duration::from_secs(300);
/// The same where rooms hold more memory than they should.
pub const ROOM_IDLE_CROWDED: Duration = Duration::from_secs(5);
/// What a room takes beside its journal, in bytes.
pub const ROOM_BYTES: usize = 32 << 10;
/// The most that rooms hold in memory which nobody needs now, in bytes.
pub const ROOMS_BYTES_MAX: usize = 128 << 20;
/// A table at which nothing has happened for so long gets a new summary, for the lists that it is on.
pub const SUMMARY_AFTER: Duration = Duration::from_secs(5);
/// The most tables of a person that are listed.
pub const OWN_TABLES_LISTED: usize = 200;
/// How often what has ended is forgotten.
pub const SWEPT_EVERY: Duration = Duration::from_secs(3_600);
/// The first time comes so long after the start, when whoever waited for it has been answered.
pub const SWEPT_FIRST: Duration = Duration::from_secs(60);
/// So many tables are looked at together, whether they are to be forgotten.
pub const TABLES_LOOKED_AT: usize = 500;
/// So many tables are forgotten with one sync; moves are written in between.
pub const TABLES_EXPIRED_AT_ONCE: usize = 20;
/// Reports of other players an hour and address.
pub const REPORTS_PER_HOUR: u32 = 10;
/// Links and recovery codes that are tried, a minute and address.
pub const CODES_PER_MINUTE: u32 = 10;
/// A device that was not seen for so many days is forgotten: its cookie has ended too.
pub const DEVICE_KEPT_DAYS: u64 = 400;
/// A device is noted as seen, and its cookie renewed, so often.
pub const SEEN_EVERY: Duration = Duration::from_secs(7 * 24 * 3_600);
/// A one-time link to another device works for so long.
pub const DEVICE_LINK_LASTS: Duration = Duration::from_secs(600);
/// A request that is not a stream is given up after this time.
pub const REQUEST_LASTS: Duration = Duration::from_secs(30);
/// The head of a request must arrive within this time; a connection that asks for nothing at all has as long.
pub const HEAD_LASTS: Duration = Duration::from_secs(10);
/// The body of a request must arrive within this time.
pub const BODY_LASTS: Duration = Duration::from_secs(10);
/// A kept connection that asks for nothing is closed after this time, longer than proxies keep theirs.
pub const IDLE_LASTS: Duration = Duration::from_secs(75);
/// A client that reads nothing of what waits for it is given up after this time.
pub const STALLED_LASTS: Duration = Duration::from_secs(120);
/// The longest head of a request, and what of an answer is gathered before it is written, in bytes.
pub const CONNECTION_BUFFER_BYTES_MAX: usize = 16 << 10;
/// The most connections, whatever the system allows.
pub const CONNECTIONS_MAX: usize = 16_384;
/// The most connections of one address, and a quarter of all at most.
pub const CONNECTIONS_PER_ADDRESS: usize = 128;
/// An address with more connections than this makes room for others, though it streams.
pub const CONNECTIONS_OF_HOUSEHOLD: usize = 16;
/// Connections that only this machine itself may have: probes, the host.
pub const CONNECTIONS_OWN: usize = 8;
/// The most connections that were told to end and have not yet ended.
pub const CONNECTIONS_CLOSING_MAX: usize = 32;
/// Open files that are no connections: the store and its readers, logs, and connections that are closing.
pub const FILES_RESERVED: usize = 96;
/// Where the system has nothing left for one more connection, it is asked again after this time.
pub const ACCEPT_RESTS: Duration = Duration::from_millis(100);
/// How long what is under way may take to end when the server stops.
pub const STOPPING_LASTS: Duration = Duration::from_secs(10);
/// The most moves that are written with one sync.
pub const GROUP_COMMIT_MAX: usize = 512;
/// How many connections of a node write to a database server; each takes what waits as one group.
pub const STORE_WRITERS: usize = 4;
/// How many connections of a node read from a database server.
pub const STORE_READERS: usize = 8;
/// How many connections read from a database file.
pub const FILE_READERS: usize = 8;
/// The most requests that wait for one of them.
pub const FILE_READERS_WAITING_MAX: usize = 1_024;
/// For how long a probe's answer whether lines are kept holds for the next probe.
pub const READY_FOR: Duration = Duration::from_millis(500);
/// A database server that has not answered for so long is given up; whether it wrote is not known then.
pub const STORE_PATIENCE: Duration = Duration::from_secs(8);
/// How often the open tables of a node are compared with a shared store, since hints may be lost.
pub const POLL_EVERY: Duration = Duration::from_secs(2);
/// A node's claim to a bot's thinking ends after this time, unless it is renewed.
pub const CLAIM_LASTS: Duration = Duration::from_millis(2_500);
/// How often a node says who is at its tables.
pub const PRESENCE_TOLD: Duration = Duration::from_secs(15);
/// Who was told of by another node counts as present for so long.
pub const PRESENCE_LASTS: Duration = Duration::from_secs(40);
/// So long a node waits to hear from the others who is at a table, before a host does something to a player.
pub const NODES_ANSWER: Duration = Duration::from_millis(500);
/// How often a node compares its clock with the shared store's.
pub const TIME_COMPARED: Duration = Duration::from_secs(30);
/// The most hints that wait to be passed on; those beyond are lost, and the poll covers them.
pub const HINTS_WAITING_MAX: usize = 16_384;
/// The widest picture of a board, in pixels.
pub const PICTURE_PIXELS_MAX: u32 = 2_400;
/// The widths in which pictures are drawn; another one gets the next larger.
pub const PICTURE_WIDTHS: [u32; 9] = [200, 400, 600, 800, 1_000, 1_200, 1_600, 2_000, PICTURE_PIXELS_MAX];
/// The most bytes of pictures that are kept for the next who asks.
pub const PICTURES_KEPT_BYTES: usize = 16 << 20;
/// The most lines of one kind that the security log writes in a second.
pub const SECURITY_LINES_PER_SECOND: u32 = 20;

/// How many cores there are.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}
