//! A component set as it is written in a file: the wall, the track, start fields, tokens and tiles (ZA02).
//!
//! `README.md` of this game describes the format for whoever owns the box; `set_check.rs` says what a set
//! must satisfy, `set_lines.rs` finds the line of what does not.

use castellan_landscape::{Cell, Quarter, Side};
use serde::{Deserialize, Serialize};

/// A component set, as written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SetData {
    /// What the set is called; it has no effect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The yard from north to south: `#` is a cell inside the wall, `.` is outside.
    pub rows: Vec<String>,
    /// The scoring track on the wall.
    pub track: TrackData,
    /// The start fields at the wall.
    pub start_fields: Vec<StartField>,
    /// The kinds of all tokens.
    pub tokens: Vec<u8>,
    /// Followers of each player, the marker not counted.
    pub followers_per_player: u8,
    /// The tiles.
    pub tiles: Vec<TileData>,
}

/// The scoring track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrackData {
    /// How many fields it has.
    pub fields: u8,
    /// The first of the two fields of each corner tower, ascending.
    pub corners: Vec<u8>,
    /// The corner towers on which no token is laid.
    pub no_token: Vec<u8>,
    /// The straight stretches of wall, clockwise, each behind its corner tower.
    pub stretches: Vec<Stretch>,
}

/// A straight stretch of wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stretch {
    /// The first field of the corner tower at its beginning.
    pub corner: u8,
    /// Where it runs, the yard being on its right hand.
    pub dir: Side,
    /// The grid point where it begins: point `[x, y]` is the north-west corner of cell `[x, y]`.
    pub from: Cell,
    /// How many tile edges it is long.
    pub edges: u8,
    /// How many plain fields it carries.
    pub plain: u8,
}

/// A start field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartField {
    /// The cell in front of it.
    pub cell: Cell,
    /// The side of that cell.
    pub side: Side,
    /// What it shows.
    pub feature: StartFeature,
}

/// What a start field shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StartFeature {
    /// A path.
    P,
    /// A tower.
    T,
    /// A house.
    H,
    /// A court.
    C,
    /// A court with a stall.
    M,
}

/// A tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileData {
    /// Its name, up to eight letters, digits and dashes.
    pub id: String,
    /// How many copies there are.
    pub count: u8,
    /// The areas of its quarters NW, NE, SE, SW: `H`, `T` or `C`.
    pub quads: String,
    /// The edges that a path leaves through, such as `NES`.
    pub arms: String,
    /// Whether a square cuts its path.
    pub square: bool,
    /// Whether a well lies on its path.
    pub well: bool,
    /// The quarter whose court holds a stall.
    pub stall: Option<Quarter>,
}
