//! A component set: the wall, the start fields, tokens and tiles as they are printed (ZA02).
//!
//! `README.md` of this game describes the format for whoever owns the box; `set_read.rs` reads it, `set_check.rs` says
//! what a set must satisfy, and `set_v1.rs` makes one of a set of the first version.

use crate::feature::{At, Kind};
use castellan_core::set::{Envelope, hash_of};
use castellan_landscape::{Cell, Half, Quarter, Side};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

/// A component set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetData {
    /// What it is called, and who compared it with the box.
    pub envelope: Envelope,
    /// What the box says.
    pub pieces: Pieces,
}

impl SetData {
    /// What the box says, as it is written.
    fn own(&self) -> Map<String, Value> {
        match serde_json::to_value(&self.pieces) {
            Ok(Value::Object(own)) => own,
            _ => Map::new(),
        }
    }

    /// The hash of what the box says.
    pub fn hash(&self) -> String {
        hash_of("castle", &self.own())
    }

    /// The whole set as it is written, with its hash.
    pub fn written(&self) -> Value {
        self.envelope.write("castle", &self.own())
    }
}

/// Everything that is printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Pieces {
    /// The wall with its track.
    pub wall: Wall,
    /// The start fields at the wall.
    pub start_fields: Vec<StartField>,
    /// The kinds of all tokens.
    pub tokens: Vec<u8>,
    /// Followers of each player, the marker not counted.
    pub followers_per_player: u8,
    /// The tiles.
    pub tiles: Vec<TileData>,
}

/// The wall around the yard; a corner tower stands wherever it turns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Wall {
    /// The yard from north to south: `#` is a cell inside the wall, `.` is outside.
    pub rows: Vec<String>,
    /// The grid point of the corner tower with the fields 0 and 1: point `[x, y]` is the north-west corner of cell
    /// `[x, y]`.
    pub start: Cell,
    /// Which way the fields are counted.
    pub direction: Direction,
    /// How many plain fields each stretch carries, in the order of the track.
    pub plain: Vec<u8>,
}

/// Which way round the track runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// With the yard on its right hand.
    #[default]
    Clockwise,
    /// With the yard on its left hand.
    Counterclockwise,
}

impl Direction {
    /// The names in the format.
    pub(crate) const NAMES: [&'static str; 2] = ["clockwise", "counterclockwise"];

    /// Towards the outside of the wall, for somebody who follows the track.
    pub(crate) fn outside(self, along: Side) -> Side {
        along.turned(if self == Direction::Clockwise { 3 } else { 1 })
    }
}

/// A start field. Its halves are told clockwise along the side of its cell, seen from inside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartField {
    /// The cell in front of it.
    pub cell: Cell,
    /// The side of that cell.
    pub side: Side,
    /// The areas of its two halves; none where it is bare.
    pub halves: [Option<Kind>; 2],
    /// Whether a path leaves through its middle.
    pub path: bool,
    /// Whether a well lies on that path.
    pub well: bool,
    /// In which half each of its stalls stands.
    pub stalls: Vec<u8>,
}

/// A tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TileData {
    /// Its name, up to eight letters, digits and dashes.
    pub id: String,
    /// How many copies there are.
    pub count: u8,
    /// Its areas.
    pub areas: Vec<Area>,
    /// Its paths.
    pub paths: Vec<Path>,
    /// Whether a square cuts its paths apart.
    pub square: bool,
}

/// An area of a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    /// What it is.
    pub kind: Kind,
    /// The half edges that it reaches.
    pub at: Vec<Half>,
    /// The quarters in which its stalls stand.
    pub stalls: Vec<Quarter>,
}

/// A path of a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The sides that it leaves through.
    pub at: Vec<Side>,
    /// Whether wells lie on it.
    pub well: bool,
}

impl Area {
    /// Whether it fills a quarter.
    pub(crate) fn fills(&self, quarter: Quarter) -> bool {
        quarter.halves().iter().all(|half| self.at.contains(half))
    }

    /// The first of its places as moves name them; areas are told in this order.
    pub(crate) fn first(&self) -> Option<At> {
        At::of(self.kind).iter().copied().find(|at| match at.quarter() {
            Some(quarter) => self.fills(quarter),
            None => at.half().is_some_and(|half| self.at.contains(&half)),
        })
    }
}

impl TileData {
    /// The sides that paths leave through, as bits.
    pub(crate) fn arms(&self) -> usize {
        self.paths.iter().flat_map(|path| &path.at).fold(0, |bits, side| bits | 1 << side.index())
    }

    /// Whether a well lies somewhere on it.
    pub(crate) fn has_well(&self) -> bool {
        self.paths.iter().any(|path| path.well)
    }

    /// The quarters in which stalls stand.
    pub(crate) fn stalls(&self) -> impl Iterator<Item = Quarter> + '_ {
        self.areas.iter().flat_map(|area| area.stalls.iter().copied())
    }

    /// Puts its areas and paths into the order in which they are told.
    pub(crate) fn sort(&mut self) {
        for area in &mut self.areas {
            area.at.sort_unstable();
            area.stalls.sort_unstable();
        }
        self.areas.sort_by_key(Area::first);
        self.paths.iter_mut().for_each(|path| path.at.sort_unstable());
        self.paths.sort_by(|a, b| a.at.cmp(&b.at));
    }
}

/// The letter of a kind of area.
pub(crate) fn letter(kind: Kind) -> &'static str {
    match kind {
        Kind::House => "H",
        Kind::Tower => "T",
        Kind::Court | Kind::Path => "C",
    }
}

/// What is as usual is left out of what is written.
impl Serialize for StartField {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("cell", &self.cell)?;
        fields.serialize_entry("side", &self.side)?;
        let halves: String = self.halves.iter().map(|half| half.map_or("-", letter)).collect();
        fields.serialize_entry("halves", &halves)?;
        for (name, flag) in [("path", self.path), ("well", self.well)] {
            if flag {
                fields.serialize_entry(name, &true)?;
            }
        }
        if !self.stalls.is_empty() {
            fields.serialize_entry("stalls", &self.stalls)?;
        }
        fields.end()
    }
}

impl Serialize for TileData {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("id", &self.id)?;
        fields.serialize_entry("count", &self.count)?;
        fields.serialize_entry("areas", &self.areas)?;
        if !self.paths.is_empty() {
            fields.serialize_entry("paths", &self.paths)?;
        }
        if self.square {
            fields.serialize_entry("square", &true)?;
        }
        fields.end()
    }
}

impl Serialize for Area {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("kind", letter(self.kind))?;
        fields.serialize_entry("at", &self.at)?;
        if !self.stalls.is_empty() {
            fields.serialize_entry("stalls", &self.stalls)?;
        }
        fields.end()
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("at", &self.at)?;
        if self.well {
            fields.serialize_entry("well", &true)?;
        }
        fields.end()
    }
}
