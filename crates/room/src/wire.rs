//! The JSON that goes over the wire, one type for each shape.

mod hosts;
mod known_record;
mod opening;
mod own;

pub use hosts::{KickOut, KickedOut, Mute, Report, WatchSecret};
pub use known_record::{KnownEntry, KnownRecord, ToldEntry};
pub use opening::{Created, NewSeat, NewTable, SeatKey};
pub use own::{
    DeviceLink, EndDevice, JoinDevice, OwnDevice, OwnDevices, OwnTable, OwnTables, RecoveryCode, UseCode,
};

use crate::clock::Clock;
use crate::journal::ChatRule;
use crate::{Kind, Refused};
use castellan_core::record::Who;
use castellan_core::score::State;
use castellan_core::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// The status with which the interface tells a refusal.
pub fn status(refused: &Refused) -> u16 {
    match refused.kind {
        Kind::Malformed => 400,
        Kind::Unauthenticated => 401,
        Kind::Forbidden => 403,
        Kind::NotFound => 404,
        Kind::Conflict => 409,
        Kind::TooLarge => 413,
        Kind::Unprocessable => 422,
        Kind::TooMany => 429,
        Kind::Internal => 500,
        Kind::Unavailable => 503,
    }
}

/// How a table looks to the caller.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Look {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's options, complete.
    #[schema(value_type = Object)]
    pub options: Value,
    /// Where the table stands.
    #[schema(value_type = Object)]
    pub state: State,
    /// What the caller may know.
    #[schema(value_type = Object)]
    pub view: Value,
    /// The caller's moves.
    #[schema(value_type = Vec<Object>)]
    pub moves: Vec<Value>,
    /// The caller's seat; none for a watcher.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// All seats of the caller.
    #[schema(value_type = Vec<u8>)]
    pub own: Vec<Seat>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Whether the caller is the host.
    pub host: bool,
    /// The promise about the dice.
    pub commitment: String,
    /// The clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockInfo>,
    /// What may be said.
    pub chat: ChatRule,
    /// Whether there are aids and hints.
    pub aids: bool,
    /// The last lines of chat.
    pub said: Vec<ChatLine>,
    /// Whether only people with a seat or the watchers' link may know of the table.
    pub private: bool,
    /// The secret of a private table's link for watchers, for those at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watch: Option<String>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// Whether the table has been idle for long.
    pub archived: bool,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatInfo {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What kind of player.
    #[schema(value_type = String)]
    pub who: Who,
    /// The name.
    pub name: String,
    /// A bot's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The level of the bot that stands in for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Whether the host lets this player say nothing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub muted: bool,
}

/// A clock as it stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClockInfo {
    /// As the host set it.
    #[serde(flatten)]
    pub clock: Clock,
    /// What each seat has left, in milliseconds; below 0 once it has run out.
    pub left_ms: Vec<i64>,
    /// Whether it stands still until everybody sits, or the host starts it.
    pub waits: bool,
}

/// A line of chat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChatLine {
    /// Its number, from 0.
    pub number: usize,
    /// When it was said, in UTC.
    pub at: String,
    /// The seat that said it.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What, phrases in the reader's language.
    pub text: String,
    /// The quick phrase that it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phrase: Option<String>,
}

/// A move.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayMove {
    /// How many entries the player knows.
    pub n: usize,
    /// By which id a repetition is known: up to 64 characters, new for each decision.
    #[serde(default)]
    pub request_id: Option<String>,
    /// The move.
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    pub mv: Value,
    /// The seat, for somebody who has several.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// An undo.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// How many entries the player knows; left out for as many as there are.
    #[serde(default)]
    pub n: Option<usize>,
    /// By which id a repetition is known.
    #[serde(default)]
    pub request_id: Option<String>,
    /// The seat, for somebody who has several.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// A move or an undo is durable.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Moved {
    /// How many entries there were then.
    pub n: usize,
    /// Where the table stood then.
    #[schema(value_type = Object)]
    pub state: State,
}

/// A hint.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// For how many entries.
    pub n: usize,
    /// What a good player would do.
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    pub mv: Value,
    /// Why, in the caller's language.
    pub why: String,
}

/// Taking an open seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// The secret of the seat's link: what stands behind `#`.
    pub invite: String,
    /// A name; may be empty.
    #[serde(default)]
    pub name: Option<String>,
    /// A secret of the caller's, 32 to 64 random characters: a request that is repeated with it takes one
    /// seat and gets one answer.
    #[serde(default)]
    pub request_id: Option<String>,
}

/// A seat that was taken.
#[derive(Debug, Serialize, ToSchema)]
pub struct SatDown {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Its token, told once.
    pub token: String,
}

/// Which of the caller's seats is meant.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichSeat {
    /// The seat, for somebody who has several.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// Letting a bot play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PutBot {
    /// For which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How well. For somebody else who is away the table decides: the level of its clock, or a squire.
    pub level: String,
}

/// Another name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name.
    pub name: String,
    /// The seat, for somebody who has several.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// A line of chat: text or a quick phrase.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLine {
    /// Own words.
    #[serde(default)]
    pub text: Option<String>,
    /// A quick phrase.
    #[serde(default)]
    pub phrase: Option<String>,
    /// The seat, for somebody who has several.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// What the host may set.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// What may be said.
    pub chat: ChatRule,
}

/// A rematch.
#[derive(Debug, Serialize, ToSchema)]
pub struct NextTable {
    /// The other table; everybody's token works there too.
    pub table: String,
}

/// It is done.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct Done {}

/// What it takes to check the draw.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Check {
    /// The table's id, part of the commitment.
    pub table: String,
    /// The promise made before the first move.
    pub commitment: String,
    /// The seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Whether the seed is the promised one; only once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed_matches: Option<bool>,
    /// Whether the dice of the seed drew every chance; only once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice_match: Option<bool>,
    /// How to check it with other tools.
    pub how: String,
}

/// A refusal.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// What is wrong.
    pub error: ErrorInfo,
    /// Where the table stands, where that is the reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub state: Option<Box<State>>,
}

/// What is wrong.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorInfo {
    /// The code by which programs know it.
    pub code: String,
    /// What a person reads.
    pub message: String,
    /// The rule of the game that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// A game as hosts see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// Its options.
    #[schema(value_type = Vec<Object>)]
    pub options: Vec<castellan_core::game::OptionInfo>,
    /// The levels of its bots that have a name, weakest first.
    pub levels: Vec<&'static str>,
    /// The grades of its bots by their numbers, weakest first; the named levels are some of these.
    pub grades: Vec<&'static str>,
}

/// All games.
#[derive(Debug, Serialize, ToSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<GameInfo>,
}
