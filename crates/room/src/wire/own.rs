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
    /// The points by seat.
    pub scores: Vec<i32>,
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

/// The devices of a person.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnDevices {
    /// All that are known.
    pub devices: Vec<OwnDevice>,
    /// Whether there is a recovery code.
    pub recovery: bool,
}

/// One device.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnDevice {
    /// By what it is ended.
    pub device: String,
    /// What its browser calls itself; empty where nobody knows.
    pub label: String,
    /// When it was last seen, to the week; left out where nobody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<String>,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// Ending a device.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndDevice {
    /// The id of the device that is signed out.
    pub device: String,
}

/// A recovery code.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecoveryCode {
    /// The code, told once. It works until a new one takes its place.
    pub code: String,
}

/// Using a recovery code.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UseCode {
    /// The code, however it is typed.
    pub code: String,
}
