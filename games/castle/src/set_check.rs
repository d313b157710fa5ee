//! What a component set must satisfy (ZA02), and the reason and place where it does not.

use crate::set_data::{SetData, Stretch, TileData};
use crate::set_lines::PathPart::{self, At, Key};
use crate::tile_shape;
use castellan_core::message::Message;
use castellan_landscape::{Cell, Side};
use std::collections::BTreeSet;

/// How large a yard may be in either direction.
const EXTENT_MAX: usize = 32;
/// How long the name of a tile may be.
pub(crate) const ID_MAX: usize = 8;

/// What is wrong with a set, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The way to the value that is wrong.
    pub path: Vec<PathPart>,
    /// What is wrong with it: a piece of a sentence that begins with the place.
    pub why: Message,
}

fn fault<T>(path: &[PathPart], why: impl Into<Message>) -> Result<T, Fault> {
    Err(Fault { path: path.to_vec(), why: why.into() })
}

/// Refuses a number of things that is not the right one; the message says of what.
fn count(path: &[PathPart], what: &'static str, found: usize, right: usize) -> Result<(), Fault> {
    let why = || Message::new(what).with("right", right).with("found", found);
    if found == right { Ok(()) } else { fault(path, why()) }
}

/// Checks a whole set: counts, outline, track, start fields, tokens, tiles and their turns.
///
/// # Errors
/// At the first thing that is wrong.
pub fn check(set: &SetData) -> Result<(), Fault> {
    let cells = cells(set)?;
    check_track(set)?;
    check_outline(set, &cells)?;
    check_start_fields(set, &cells)?;
    let mut tokens = set.tokens.clone();
    tokens.sort_unstable();
    if tokens != [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9] {
        return fault(&[Key("tokens")], "castle-set-tokens");
    }
    count(&[Key("followersPerPlayer")], "castle-set-followers", set.followers_per_player.into(), 6)?;
    check_tiles(set)
}

/// The cells inside the wall.
pub(crate) fn cells(set: &SetData) -> Result<BTreeSet<Cell>, Fault> {
    let rows = &[Key("rows")];
    if set.rows.is_empty() || set.rows.len() > EXTENT_MAX {
        return fault(rows, Message::new("castle-set-rows").with("max", EXTENT_MAX));
    }
    let mut cells = BTreeSet::new();
    for (y, row) in set.rows.iter().enumerate() {
        let path = &[Key("rows"), At(y)];
        if row.len() != set.rows[0].len() || row.len() > EXTENT_MAX {
            return fault(path, Message::new("castle-set-row-length").with("max", EXTENT_MAX));
        }
        for (x, letter) in row.bytes().enumerate() {
            match letter {
                b'#' => drop(cells.insert(Cell(x as i16, y as i16))),
                b'.' => {}
                _ => return fault(path, "castle-set-row-letters"),
            }
        }
    }
    count(rows, "castle-set-cells", cells.len(), 76)?;
    Ok(cells)
}

fn check_track(set: &SetData) -> Result<(), Fault> {
    let track = &set.track;
    let at = |key| [Key("track"), Key(key)];
    count(&at("fields"), "castle-set-fields", track.fields.into(), 100)?;
    count(&at("corners"), "castle-set-corners", track.corners.len(), 14)?;
    count(&at("stretches"), "castle-set-stretches", track.stretches.len(), 14)?;
    if track.no_token != [0] {
        return fault(&at("noToken"), "castle-set-no-token");
    }
    let mut field = 0;
    for (number, stretch) in track.stretches.iter().enumerate() {
        if track.corners[number] != field {
            let why = Message::new("castle-set-corner").with("field", field);
            return fault(&[Key("track"), Key("corners"), At(number)], why);
        }
        if stretch.corner != field {
            let why = Message::new("castle-set-stretch").with("field", field);
            return fault(&[Key("track"), Key("stretches"), At(number), Key("corner")], why);
        }
        field = field.saturating_add(2).saturating_add(stretch.plain);
    }
    count(&at("stretches"), "castle-set-track", field.into(), 100)
}

/// The stretches run once around the yard, with the yard on their right hand.
fn check_outline(set: &SetData, cells: &BTreeSet<Cell>) -> Result<(), Fault> {
    let stretches = &set.track.stretches;
    let mut walked = BTreeSet::new();
    for (number, stretch) in stretches.iter().enumerate() {
        let path = &[Key("track"), Key("stretches"), At(number)];
        let next = &stretches[(number + 1) % stretches.len()];
        let mut point = stretch.from;
        for _ in 0..stretch.edges {
            let (inside, outside) = beside(point, stretch.dir);
            if !cells.contains(&inside) || cells.contains(&outside) {
                return fault(path, "castle-set-sides");
            }
            walked.insert((inside, stretch.dir));
            point = point.beyond(stretch.dir);
        }
        if stretch.edges == 0 || point != next.from || !turns(stretch, next) {
            return fault(path, "castle-set-turn");
        }
    }
    let border: usize = cells
        .iter()
        .map(|cell| Side::ALL.iter().filter(|&&s| !cells.contains(&cell.beyond(s))).count())
        .sum();
    count(&[Key("track"), Key("stretches")], "castle-set-edges", walked.len(), border)
}

fn turns(stretch: &Stretch, next: &Stretch) -> bool {
    stretch.dir != next.dir && stretch.dir != next.dir.opposite()
}

/// The cells on the right and on the left of a step from a grid point.
fn beside(point: Cell, dir: Side) -> (Cell, Cell) {
    let Cell(x, y) = point;
    match dir {
        Side::E => (Cell(x, y), Cell(x, y - 1)),
        Side::S => (Cell(x - 1, y), Cell(x, y)),
        Side::W => (Cell(x - 1, y - 1), Cell(x - 1, y)),
        Side::N => (Cell(x, y - 1), Cell(x - 1, y - 1)),
    }
}

fn check_start_fields(set: &SetData, cells: &BTreeSet<Cell>) -> Result<(), Fault> {
    count(&[Key("startFields")], "castle-set-starts", set.start_fields.len(), 7)?;
    let mut seen = BTreeSet::new();
    for (number, field) in set.start_fields.iter().enumerate() {
        let path = &[Key("startFields"), At(number)];
        if !cells.contains(&field.cell) || cells.contains(&field.cell.beyond(field.side)) {
            return fault(path, "castle-set-start");
        }
        if !seen.insert((field.cell, field.side)) {
            return fault(path, "castle-set-start-twice");
        }
    }
    Ok(())
}

fn check_tiles(set: &SetData) -> Result<(), Fault> {
    let mut looks = Vec::new();
    for (number, tile) in set.tiles.iter().enumerate() {
        let at = |key| [Key("tiles"), At(number), Key(key)];
        let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if tile.id.is_empty() || tile.id.len() > ID_MAX || !tile.id.bytes().all(letter) {
            return fault(&at("id"), Message::new("castle-set-name").with("max", ID_MAX));
        }
        if set.tiles[..number].iter().any(|other| other.id == tile.id) {
            return fault(&at("id"), Message::new("castle-set-name-twice").with("id", tile.id.clone()));
        }
        if tile.count == 0 {
            return fault(&at("count"), "castle-set-copies");
        }
        check_drawing(tile, at)?;
        let look = tile_shape::look(tile);
        if let Some(twin) = looks.iter().position(|other| *other == look) {
            let why = Message::new("castle-set-twin").with("id", set.tiles[twin].id.clone());
            return fault(&[Key("tiles"), At(number)], why);
        }
        looks.push(look);
    }
    count(&[Key("tiles")], "castle-set-tiles", set.tiles.iter().map(|tile| usize::from(tile.count)).sum(), 60)
}

fn check_drawing(tile: &TileData, at: impl Fn(&'static str) -> [PathPart; 3]) -> Result<(), Fault> {
    if tile.quads.len() != 4 || !tile.quads.bytes().all(|quad| b"HTC".contains(&quad)) {
        return fault(&at("quads"), "castle-set-quarters");
    }
    let arms: BTreeSet<char> = tile.arms.chars().collect();
    if arms.len() != tile.arms.chars().count() || !arms.iter().all(|arm| "NESW".contains(*arm)) {
        return fault(&at("arms"), "castle-set-arms");
    }
    if tile.square && arms.len() < 2 {
        return fault(&at("square"), "castle-set-square");
    }
    if tile.well && (arms.is_empty() || tile.square) {
        return fault(&at("well"), "castle-set-well");
    }
    match tile.stall {
        Some(quarter) if tile.quads.as_bytes()[quarter.index()] != b'C' => {
            fault(&at("stall"), "castle-set-stall")
        }
        _ => Ok(()),
    }
}
