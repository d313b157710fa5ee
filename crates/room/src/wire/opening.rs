//! What opens a table, and what is answered.

use crate::clock::Clock;
use crate::journal::ChatRule;
use castellan_core::record::Who;
use castellan_core::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// What opens a table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Its options; what is left out is as the game has it by default.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub options: Option<Value>,
    /// The seats, in order.
    pub seats: Vec<NewSeat>,
    /// A clock.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// What may be said.
    #[serde(default)]
    pub chat: Option<ChatRule>,
    /// Whether what a careful player could count is counted, and hints are given; they are unless it says no.
    #[serde(default)]
    pub aids: Option<bool>,
    /// The level that hints come from; a knight's unless it says otherwise.
    #[serde(default)]
    pub hints: Option<String>,
    /// Whether only people with a seat or the watchers' link may know of the table; everybody may otherwise.
    #[serde(default)]
    pub private: Option<bool>,
    /// A secret of the caller's, 32 to 64 random characters: a request that is repeated with it opens one
    /// table and gets one answer.
    #[serde(default)]
    pub request_id: Option<String>,
}

/// A seat of a new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// `human` for the caller and others at the same screen or program, `open` for a guest by link, `bot`.
    #[schema(value_type = String, example = "human")]
    pub who: Who,
    /// A bot's level.
    #[serde(default)]
    pub level: Option<String>,
    /// A name; may be empty.
    #[serde(default)]
    pub name: Option<String>,
}

/// A table that was opened.
#[derive(Debug, Serialize, ToSchema)]
pub struct Created {
    /// Its id.
    pub table: String,
    /// The seats that are no bots'.
    pub seats: Vec<SeatKey>,
    /// The promise about the dice: SHA-256 of the seed and the table's id.
    pub commitment: String,
    /// The link for watchers. Of a private table what stands behind `#watch=` is a secret: browsers bring it to
    /// `…/watch`, programs may send it in `Authorization: Bearer`.
    pub watch: String,
}

/// The keys of a seat, told once.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatKey {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What kind of player.
    #[schema(value_type = String)]
    pub who: Who,
    /// The seat's token for `Authorization: Bearer`; none for a bot. When a guest takes an open seat by
    /// its link they get a token of their own and this one ends.
    pub token: Option<String>,
    /// The link by which a guest takes an open seat.
    pub link: Option<String>,
}
