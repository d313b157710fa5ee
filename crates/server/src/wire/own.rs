//! What a person has: their tables and their devices.

use super::SeatInfo;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The caller's tables.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnTables {
    /// The latest first.
    pub tables: Vec<OwnTable>,
}

/// A table on somebody's list.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnTable {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// When something last happened there.
    pub at: String,
    /// Whether it has been idle for long.
    pub archived: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether it is the caller's turn.
    pub due: bool,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
}

/// A one-time link.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeviceLink {
    /// The secret, told once.
    pub secret: String,
    /// The address to open on the other device.
    pub link: String,
    /// For how many seconds it works.
    pub seconds: u64,
}

/// Using a one-time link.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinDevice {
    /// The secret of the link.
    pub secret: String,
}
