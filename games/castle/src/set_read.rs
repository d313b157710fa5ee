//! Reads a component set of either version out of JSON, noting every slip at its place.

use crate::feature::Kind;
use crate::set_data::{Area, Direction, Path, Pieces, SetData, StartField, TileData, Wall};
use crate::set_v1;
use castellan_core::message::Message;
use castellan_core::set::reading::Reading;
use castellan_core::set::{ENVELOPE, Envelope};
use castellan_landscape::{Cell, Half, Quarter, Side};
use serde_json::Value;

/// How large a yard may be in either direction.
pub(crate) const EXTENT_MAX: usize = 32;
/// The most kinds of tiles that 60 tiles can be.
pub(crate) const KINDS_MAX: usize = 60;
/// The most start fields, tokens and stretches that are looked at: more than are right, so that they can be counted.
const STARTS_MAX: usize = 40;
const TOKENS_MAX: usize = 60;
const STRETCHES_MAX: usize = 60;
/// The most stalls of a tile.
const STALLS_MAX: usize = 4;
/// The longest text that is looked at where a name should stand.
const NAME_MAX: usize = 60;

const AREAS: [&str; 3] = ["H", "T", "C"];
const AREA_KINDS: [Kind; 3] = [Kind::House, Kind::Tower, Kind::Court];

/// Reads a set; what is missing is left empty.
pub(crate) fn read(reading: &mut Reading, set: &Value) -> SetData {
    if set.get("format").is_none() && set.get("rows").is_some() {
        return set_v1::read(reading, set);
    }
    let known: Vec<&str> = ENVELOPE.iter().chain(&PIECES).copied().collect();
    let Some(fields) = reading.fields(set, &known) else { return SetData::default() };
    let envelope = Envelope::read(reading, fields, "castle");
    let pieces = Pieces {
        wall: reading.needed(fields, "wall", wall),
        start_fields: reading.needed(fields, "startFields", |reading, value| {
            reading.list(value, STARTS_MAX, start_field).into_iter().flatten().collect()
        }),
        tokens: reading.needed(fields, "tokens", tokens),
        followers_per_player: reading
            .needed(fields, "followersPerPlayer", |reading, value| reading.number(value, u8::MAX)),
        tiles: reading.needed(fields, "tiles", |reading, value| reading.list(value, KINDS_MAX, tile)),
    };
    SetData { envelope, pieces }
}

const PIECES: [&str; 5] = ["wall", "startFields", "tokens", "followersPerPlayer", "tiles"];

pub(crate) fn tokens(reading: &mut Reading, value: &Value) -> Vec<u8> {
    reading.list(value, TOKENS_MAX, |reading, value| reading.number(value, u8::MAX))
}

fn wall(reading: &mut Reading, value: &Value) -> Wall {
    let Some(fields) = reading.fields(value, &["rows", "start", "direction", "plain"]) else {
        return Wall::default();
    };
    Wall {
        rows: reading.needed(fields, "rows", rows),
        start: reading.needed(fields, "start", cell),
        direction: reading.optional(fields, "direction", |reading, value| {
            match reading.word(value, &Direction::NAMES) {
                Some(1) => Direction::Counterclockwise,
                _ => Direction::Clockwise,
            }
        }),
        plain: reading.needed(fields, "plain", |reading, value| {
            reading.list(value, STRETCHES_MAX, |reading, value| reading.number(value, 99))
        }),
    }
}

pub(crate) fn rows(reading: &mut Reading, value: &Value) -> Vec<String> {
    // A longer row is told by the check, which knows why rows are as long as they are.
    reading.list(value, EXTENT_MAX, |reading, value| reading.text(value, 2 * EXTENT_MAX))
}

pub(crate) fn cell(reading: &mut Reading, value: &Value) -> Cell {
    let found = serde_json::from_value::<[u8; 2]>(value.clone());
    match found {
        Ok([x, y]) if usize::from(x.max(y)) <= EXTENT_MAX => Cell(x.into(), y.into()),
        _ => {
            reading.error(Message::new("castle-set-point").with("max", EXTENT_MAX));
            Cell::default()
        }
    }
}

/// One of the names of a list of places.
fn place<T: Copy + ToString>(reading: &mut Reading, value: &Value, all: &[T]) -> Option<T> {
    let names: Vec<String> = all.iter().map(ToString::to_string).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    reading.word(value, &names).map(|at| all[at])
}

pub(crate) fn side(reading: &mut Reading, value: &Value) -> Option<Side> {
    place(reading, value, Side::ALL)
}

pub(crate) fn start_field(reading: &mut Reading, value: &Value) -> Option<StartField> {
    let fields = reading.fields(value, &["cell", "side", "halves", "path", "well", "stalls"])?;
    let cell = reading.needed(fields, "cell", cell);
    let side = reading.needed(fields, "side", side);
    let halves = reading.needed(fields, "halves", halves);
    let path = reading.optional(fields, "path", Reading::flag);
    let well = reading.optional(fields, "well", Reading::flag);
    let mut stalls = reading.optional(fields, "stalls", |reading, value| {
        reading.list(value, STALLS_MAX, |reading, value| reading.number(value, 1))
    });
    stalls.sort_unstable();
    Some(StartField { cell, side: side?, halves, path, well, stalls })
}

fn halves(reading: &mut Reading, value: &Value) -> [Option<Kind>; 2] {
    let kind = |letter: char| match letter {
        'H' => Some(Some(Kind::House)),
        'T' => Some(Some(Kind::Tower)),
        'C' => Some(Some(Kind::Court)),
        '-' => Some(None),
        _ => None,
    };
    let found: Option<Vec<Option<Kind>>> = value.as_str().and_then(|text| text.chars().map(kind).collect());
    match found.as_deref() {
        Some(&[first, second]) => [first, second],
        _ => {
            reading.error("castle-set-start-halves");
            [None, None]
        }
    }
}

/// Reads a tile, as it is written.
pub(crate) fn tile(reading: &mut Reading, value: &Value) -> TileData {
    let Some(fields) = reading.fields(value, &["id", "count", "areas", "paths", "square"]) else {
        return TileData::default();
    };
    TileData {
        id: reading.needed(fields, "id", |reading, value| reading.text(value, NAME_MAX)),
        count: reading.needed(fields, "count", |reading, value| reading.number(value, u8::MAX)),
        areas: reading.needed(fields, "areas", |reading, value| {
            reading.list(value, Half::ALL.len(), area).into_iter().flatten().collect()
        }),
        paths: reading.optional(fields, "paths", |reading, value| reading.list(value, Side::ALL.len(), path)),
        square: reading.optional(fields, "square", Reading::flag),
    }
}

fn area(reading: &mut Reading, value: &Value) -> Option<Area> {
    let fields = reading.fields(value, &["kind", "at", "stalls"])?;
    let kind = reading.needed(fields, "kind", |reading, value| reading.word(value, &AREAS));
    let at = reading.needed(fields, "at", |reading, value| {
        reading.list(value, Half::ALL.len(), |reading, value| place(reading, value, Half::ALL))
    });
    let stalls = reading.optional(fields, "stalls", |reading, value| {
        reading.list(value, STALLS_MAX, |reading, value| place(reading, value, Quarter::ALL))
    });
    let kind = AREA_KINDS[kind?];
    Some(Area {
        kind,
        at: at.into_iter().flatten().collect(),
        stalls: stalls.into_iter().flatten().collect(),
    })
}

fn path(reading: &mut Reading, value: &Value) -> Path {
    let Some(fields) = reading.fields(value, &["at", "well"]) else {
        return Path { at: Vec::new(), well: false };
    };
    let at = reading.needed(fields, "at", |reading, value| {
        reading.list(value, Side::ALL.len(), side).into_iter().flatten().collect()
    });
    Path { at, well: reading.optional(fields, "well", Reading::flag) }
}
