//! What a component set must satisfy (ZA02), and the reason and place where it does not.

use crate::set_data::{SetData, Stretch, TileData};
use crate::set_lines::Step::{self, At, Key};
use crate::tile_shape;
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
    pub path: Vec<Step>,
    /// What is wrong with it, in plain English.
    pub why: String,
}

fn fault<T>(path: &[Step], why: impl Into<String>) -> Result<T, Fault> {
    Err(Fault { path: path.to_vec(), why: why.into() })
}

fn count(path: &[Step], what: &str, found: usize, right: usize) -> Result<(), Fault> {
    if found == right { Ok(()) } else { fault(path, format!("there are {right} {what}, not {found}")) }
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
        return fault(&[Key("tokens")], "the 18 tokens are two of each kind from 1 to 9");
    }
    count(&[Key("followersPerPlayer")], "followers for each player", set.followers_per_player.into(), 6)?;
    check_tiles(set)
}

/// The cells inside the wall.
pub(crate) fn cells(set: &SetData) -> Result<BTreeSet<Cell>, Fault> {
    let rows = &[Key("rows")];
    if set.rows.is_empty() || set.rows.len() > EXTENT_MAX {
        return fault(rows, format!("there are 1 to {EXTENT_MAX} rows"));
    }
    let mut cells = BTreeSet::new();
    for (y, row) in set.rows.iter().enumerate() {
        let path = &[Key("rows"), At(y)];
        if row.len() != set.rows[0].len() || row.len() > EXTENT_MAX {
            return fault(path, format!("all rows are equally long, at most {EXTENT_MAX}"));
        }
        for (x, letter) in row.bytes().enumerate() {
            match letter {
                b'#' => drop(cells.insert(Cell(x as i16, y as i16))),
                b'.' => {}
                _ => return fault(path, "a row is written with # for a cell and . for the outside"),
            }
        }
    }
    count(rows, "cells inside the wall", cells.len(), 76)?;
    Ok(cells)
}

fn check_track(set: &SetData) -> Result<(), Fault> {
    let track = &set.track;
    let at = |key| [Key("track"), Key(key)];
    count(&at("fields"), "fields", track.fields.into(), 100)?;
    count(&at("corners"), "corner towers", track.corners.len(), 14)?;
    count(&at("stretches"), "stretches of wall", track.stretches.len(), 14)?;
    if track.no_token != [0] {
        return fault(&at("noToken"), "the tower on fields 0 and 1, and no other, has no token");
    }
    let mut field = 0;
    for (number, stretch) in track.stretches.iter().enumerate() {
        if track.corners[number] != field {
            let why = format!("this tower begins on field {field}: the fields before it are counted so");
            return fault(&[Key("track"), Key("corners"), At(number)], why);
        }
        if stretch.corner != field {
            let why = format!("this stretch lies behind the tower on field {field}");
            return fault(&[Key("track"), Key("stretches"), At(number), Key("corner")], why);
        }
        field = field.saturating_add(2).saturating_add(stretch.plain);
    }
    count(&at("stretches"), "fields on all stretches and towers", field.into(), 100)
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
                return fault(
                    path,
                    "a stretch runs between the yard on its right and the outside on its left",
                );
            }
            walked.insert((inside, stretch.dir));
            point = point.beyond(stretch.dir);
        }
        if stretch.edges == 0 || point != next.from || !turns(stretch, next) {
            return fault(path, "a stretch ends where the next one begins, and there the wall turns");
        }
    }
    let border: usize = cells
        .iter()
        .map(|cell| Side::ALL.iter().filter(|&&s| !cells.contains(&cell.beyond(s))).count())
        .sum();
    count(&[Key("track"), Key("stretches")], "tile edges around the yard", walked.len(), border)
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
    count(&[Key("startFields")], "start fields", set.start_fields.len(), 7)?;
    let mut seen = BTreeSet::new();
    for (number, field) in set.start_fields.iter().enumerate() {
        let path = &[Key("startFields"), At(number)];
        if !cells.contains(&field.cell) || cells.contains(&field.cell.beyond(field.side)) {
            return fault(path, "a start field stands between a cell and the outside");
        }
        if !seen.insert((field.cell, field.side)) {
            return fault(path, "two start fields stand at the same place");
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
            return fault(&at("id"), format!("a name is 1 to {ID_MAX} letters, digits and dashes"));
        }
        if set.tiles[..number].iter().any(|other| other.id == tile.id) {
            return fault(&at("id"), format!("there are two tiles called {}", tile.id));
        }
        if tile.count == 0 {
            return fault(&at("count"), "a tile has at least one copy");
        }
        check_drawing(tile, at)?;
        let look = tile_shape::look(tile);
        if let Some(twin) = looks.iter().position(|other| *other == look) {
            let why = format!("this is tile {} turned: add its copies there", set.tiles[twin].id);
            return fault(&[Key("tiles"), At(number)], why);
        }
        looks.push(look);
    }
    count(&[Key("tiles")], "tiles", set.tiles.iter().map(|tile| usize::from(tile.count)).sum(), 60)
}

fn check_drawing(tile: &TileData, at: impl Fn(&'static str) -> [Step; 3]) -> Result<(), Fault> {
    if tile.quads.len() != 4 || !tile.quads.bytes().all(|quad| b"HTC".contains(&quad)) {
        return fault(&at("quads"), "the quarters are four letters: H, T or C");
    }
    let arms: BTreeSet<char> = tile.arms.chars().collect();
    if arms.len() != tile.arms.chars().count() || !arms.iter().all(|arm| "NESW".contains(*arm)) {
        return fault(&at("arms"), "the arms are letters of NESW, each at most once");
    }
    if tile.square && arms.len() < 2 {
        return fault(&at("square"), "a square cuts a path with two arms or more");
    }
    if tile.well && (arms.is_empty() || tile.square) {
        return fault(&at("well"), "a well lies on the one path of its tile");
    }
    match tile.stall {
        Some(quarter) if tile.quads.as_bytes()[quarter.index()] != b'C' => {
            fault(&at("stall"), "a stall stands on a court")
        }
        _ => Ok(()),
    }
}
