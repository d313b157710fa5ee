//! The first version of the format: tiles of four quarters, with the stretches of the wall written out. It is read as a
//! set of the present version; what it says twice must agree.

use crate::feature::Kind;
use crate::set_check::CELLS;
use crate::set_data::{Area, Direction, Path, Pieces, SetData, StartField, TileData, Wall};
use crate::set_read::{EXTENT_MAX, KINDS_MAX, cell, rows, side, tokens};
use crate::set_wall::{cells, stretches};
use castellan_core::message::Message;
use castellan_core::set::Envelope;
use castellan_core::set::place::Step;
use castellan_core::set::reading::Reading;
use castellan_landscape::{Cell, Quarter, Side};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

const FIELDS: [&str; 7] = ["name", "rows", "track", "startFields", "tokens", "followersPerPlayer", "tiles"];
/// How many towers and stretches are looked at.
const LIST_MAX: usize = 60;

/// A stretch as it was written.
struct Written {
    corner: u8,
    dir: Option<Side>,
    from: Cell,
    edges: u8,
    plain: u8,
}

/// Reads a set of the first version.
pub(crate) fn read(reading: &mut Reading, set: &Value) -> SetData {
    let Some(fields) = reading.fields(set, &FIELDS) else { return SetData::default() };
    let name = reading.optional(fields, "name", |reading, value| Some(reading.text(value, 60)));
    let number = |reading: &mut Reading, value: &Value| reading.number(value, u8::MAX);
    let rows = reading.needed(fields, "rows", rows);
    let wall = reading.needed(fields, "track", |reading, value| track(reading, value, rows));
    let pieces = Pieces {
        wall,
        start_fields: reading.needed(fields, "startFields", |reading, value| {
            reading.list(value, LIST_MAX, start_field).into_iter().flatten().collect()
        }),
        tokens: reading.needed(fields, "tokens", tokens),
        followers_per_player: reading.needed(fields, "followersPerPlayer", number),
        tiles: reading.needed(fields, "tiles", |reading, value| reading.list(value, KINDS_MAX, tile)),
    };
    SetData { envelope: Envelope::named(name), pieces }
}

/// Reads the track, and the wall out of it.
fn track(reading: &mut Reading, value: &Value, rows: Vec<String>) -> Wall {
    let number = |reading: &mut Reading, value: &Value| reading.number(value, u8::MAX);
    let Some(fields) = reading.fields(value, &["fields", "corners", "noToken", "stretches"]) else {
        return Wall { rows, ..Wall::default() };
    };
    reading.needed(fields, "fields", |reading, value| {
        let fields = number(reading, value);
        reading.count("castle-set-fields", fields.into(), 100);
    });
    let corners = reading.needed(fields, "corners", |reading, value| reading.list(value, LIST_MAX, number));
    reading.needed(fields, "noToken", |reading, value| {
        if reading.list(value, LIST_MAX, number) != [0] {
            reading.error("castle-set-no-token");
        }
    });
    let written: Vec<Written> = reading.needed(fields, "stretches", |reading, value| {
        reading.list(value, LIST_MAX, stretch).into_iter().flatten().collect()
    });
    let wall = Wall {
        rows,
        start: written.first().map(|first| first.from).unwrap_or_default(),
        direction: Direction::Clockwise,
        plain: written.iter().map(|stretch| stretch.plain).collect(),
    };
    let inside = cells(&wall.rows);
    // Without its cells a yard has no outline that the track could follow; the check tells of them.
    if !reading.has_errors() && inside.len() == CELLS {
        agree(reading, &wall, &inside, &corners, &written);
    }
    wall
}

fn stretch(reading: &mut Reading, value: &Value) -> Option<Written> {
    let number = |reading: &mut Reading, value: &Value| reading.number(value, u8::MAX);
    let fields = reading.fields(value, &["corner", "dir", "from", "edges", "plain"])?;
    Some(Written {
        corner: reading.needed(fields, "corner", number),
        dir: reading.needed(fields, "dir", side),
        from: reading.needed(fields, "from", cell),
        edges: reading.needed(fields, "edges", number),
        plain: reading.needed(fields, "plain", number),
    })
}

/// The towers and stretches are those of the outline.
fn agree(reading: &mut Reading, wall: &Wall, cells: &BTreeSet<Cell>, corners: &[u8], written: &[Written]) {
    let found = stretches(wall, cells).unwrap_or_default();
    reading.within(Step::Key("corners"), |reading| reading.count("castle-set-towers", corners.len(), 14));
    reading.within(Step::Key("stretches"), |reading| {
        reading.count("castle-set-plain", written.len(), 14);
        for (number, stretch) in written.iter().enumerate() {
            let right = found.get(number);
            let follows = |right: &crate::set_wall::Stretch| {
                Some(right.dir) == stretch.dir && right.from == stretch.from && right.edges == stretch.edges
            };
            if !right.is_some_and(follows) {
                reading.within(Step::At(number), |reading| reading.error("castle-set-outline"));
                return;
            }
        }
    });
    for (number, stretch) in found.iter().enumerate() {
        let field = Message::new("castle-set-corner").with("field", stretch.corner);
        if corners.get(number) != Some(&stretch.corner) {
            reading.at(&[Step::Key("corners"), Step::At(number)], |reading| reading.error(field));
            return;
        }
        if written.get(number).is_some_and(|written| written.corner != stretch.corner) {
            reading.at(&[Step::Key("stretches"), Step::At(number)], |reading| reading.error(field));
            return;
        }
    }
}

fn start_field(reading: &mut Reading, value: &Value) -> Option<StartField> {
    let fields = reading.fields(value, &["cell", "side", "feature"])?;
    let cell = reading.needed(fields, "cell", cell);
    let side = reading.needed(fields, "side", side);
    let feature =
        reading.needed(fields, "feature", |reading, value| reading.word(value, &["P", "T", "H", "C", "M"]));
    let (half, path) = match feature? {
        0 => (None, true),
        1 => (Some(Kind::Tower), false),
        2 => (Some(Kind::House), false),
        _ => (Some(Kind::Court), false),
    };
    let stalls = if feature == Some(4) { vec![0] } else { Vec::new() };
    Some(StartField { cell, side: side?, halves: [half; 2], path, well: false, stalls })
}

fn tile(reading: &mut Reading, value: &Value) -> TileData {
    let known = ["id", "count", "quads", "arms", "square", "well", "stall"];
    let Some(fields) = reading.fields(value, &known) else { return TileData::default() };
    let id = reading.needed(fields, "id", |reading, value| reading.text(value, 2 * EXTENT_MAX));
    let count = reading.needed(fields, "count", |reading, value| reading.number(value, u8::MAX));
    let quads = reading.needed(fields, "quads", quads);
    let arms = reading.needed(fields, "arms", arms);
    let square = reading.needed(fields, "square", Reading::flag);
    let well = well(reading, fields, &arms, square);
    let Some(quads) = quads else { return TileData { id, count, ..TileData::default() } };
    let mut areas = areas(quads, &arms);
    let stall = reading.optional(fields, "stall", |reading, value| {
        let found = reading.word(value, &["NW", "NE", "SE", "SW"]).map(|at| Quarter::ALL[at]);
        if found.is_some_and(|quarter| quads[quarter.index()] != Kind::Court) {
            reading.error("castle-set-stall");
        }
        found
    });
    let home = areas.iter_mut().find(|area| stall.is_some_and(|quarter| area.fills(quarter)));
    if let (Some(area), Some(quarter)) = (home, stall) {
        area.stalls.push(quarter);
    }
    // A square makes every arm a path of its own; without one all arms are one path.
    let paths = arms.chunks(if square { 1 } else { 4 }).map(|at| Path { at: at.to_vec(), well });
    TileData { id, count, areas, paths: paths.collect(), square }
}

fn well(reading: &mut Reading, fields: &Map<String, Value>, arms: &[Side], square: bool) -> bool {
    reading.needed(fields, "well", |reading, value| {
        let well = reading.flag(value);
        if well && (arms.is_empty() || square) {
            reading.error("castle-set-well");
        }
        well
    })
}

fn quads(reading: &mut Reading, value: &Value) -> Option<[Kind; 4]> {
    let kind = |letter: u8| match letter {
        b'H' => Some(Kind::House),
        b'T' => Some(Kind::Tower),
        b'C' => Some(Kind::Court),
        _ => None,
    };
    let kinds: Option<Vec<Kind>> = value.as_str().and_then(|text| text.bytes().map(kind).collect());
    let quads = kinds.and_then(|kinds| kinds.try_into().ok());
    if quads.is_none() {
        reading.error("castle-set-quarters");
    }
    quads
}

fn arms(reading: &mut Reading, value: &Value) -> Vec<Side> {
    let text = value.as_str().unwrap_or("?");
    let arms: Vec<Side> = Side::ALL.iter().copied().filter(|side| text.contains(&side.to_string())).collect();
    if arms.len() != text.chars().count() {
        reading.error("castle-set-arms");
    }
    arms
}

/// Neighbouring quarters of one kind are one area unless a path lies between them.
fn areas(quads: [Kind; 4], arms: &[Side]) -> Vec<Area> {
    let mut home = [0, 1, 2, 3];
    // Between quarter i and the one before it, clockwise, lies side i: NW–NE north, NE–SE east, and so on.
    for (first, second, side) in [(0, 1, Side::N), (1, 2, Side::E), (2, 3, Side::S), (3, 0, Side::W)] {
        if quads[first] == quads[second] && !arms.contains(&side) {
            let (low, high) = (home[first].min(home[second]), home[first].max(home[second]));
            home.iter_mut().filter(|of| **of == high).for_each(|of| *of = low);
        }
    }
    let area = |first: usize| {
        let quarters = Quarter::ALL.iter().filter(|quarter| home[quarter.index()] == first);
        let at = quarters.flat_map(|quarter| quarter.halves()).collect();
        Area { kind: quads[first], at, stalls: Vec::new() }
    };
    (0..4).filter(|&quarter| home[quarter] == quarter).map(area).collect()
}
