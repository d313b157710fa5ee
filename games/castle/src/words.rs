//! The messages of the game: one for each edition, kind of feature and case, so that every one is a whole
//! sentence. A key is put together as `castle-WHAT-EDITION-KIND`; the conformance suite says them all.

use crate::feature::{At, Kind, Spot};
use crate::options::Edition;
use crate::set_data::TileData;
use crate::state::Castle;
use castellan_core::message::Message;
use castellan_landscape::Cell;

/// The edition in a key: `old` is the castle yard of 2003, `new` the village yard of 2020.
pub(crate) fn ed(edition: Edition) -> &'static str {
    match edition {
        Edition::Old => "old",
        Edition::New => "new",
    }
}

/// A sentence in the words of the edition: `castle-WHAT-EDITION`.
pub(crate) fn say(edition: Edition, what: &str) -> Message {
    Message::new(format!("castle-{what}-{}", ed(edition)))
}

/// A sentence about a kind of feature in the words of the edition: `castle-WHAT-EDITION-KIND`.
pub(crate) fn say_of(edition: Edition, what: &str, kind: Kind) -> Message {
    Message::new(format!("castle-{what}-{}-{}", ed(edition), kind.name()))
}

/// The same of a variety of that kind, such as a path with a well.
fn say_variety(edition: Edition, what: &str, variety: &str) -> Message {
    Message::new(format!("castle-{what}-{}-{variety}", ed(edition)))
}

/// A sentence about a kind of token: `castle-WHAT-EDITION-NUMBER`.
pub(crate) fn say_token(edition: Edition, what: &str, token: u8) -> Message {
    Message::new(format!("castle-{what}-{}-{token}", ed(edition)))
}

/// A sentence about a completed path, which a well may double.
pub(crate) fn say_scored(edition: Edition, kind: Kind, well: bool, doubled: bool) -> Message {
    match (well, doubled) {
        (true, _) => say_variety(edition, "scored", "path-well"),
        (false, true) => say_of(edition, "doubled", kind),
        (false, false) => say_of(edition, "scored", kind),
    }
}

/// A cell as players say it: a letter for the column and a number for the row.
pub(crate) fn cell_word(cell: Cell) -> String {
    let letter = |column: i16| char::from(b'A' + (column.rem_euclid(26)) as u8);
    let prefix = if cell.0 >= 26 { letter(cell.0 / 26 - 1).to_string() } else { String::new() };
    format!("{prefix}{}{}", letter(cell.0), cell.1 + 1)
}

/// On which side or in which quarter of its tile something is.
pub(crate) fn at_word(at: At) -> Message {
    Message::new(match at {
        At::N => "castle-at-n",
        At::E => "castle-at-e",
        At::S => "castle-at-s",
        At::W => "castle-at-w",
        At::NW => "castle-at-nw",
        At::NE => "castle-at-ne",
        At::SE => "castle-at-se",
        At::SW => "castle-at-sw",
        At::NL => "castle-at-nl",
        At::NR => "castle-at-nr",
        At::EL => "castle-at-el",
        At::ER => "castle-at-er",
        At::SL => "castle-at-sl",
        At::SR => "castle-at-sr",
        At::WL => "castle-at-wl",
        At::WR => "castle-at-wr",
    })
}

/// A sentence about a place on a cell.
pub(crate) fn say_spot(edition: Edition, what: &str, cell: Cell, spot: Spot) -> Message {
    say_of(edition, what, spot.on).with("cell", cell_word(cell)).with("at", at_word(spot.at))
}

/// What a tile has on it, wherever it lies: how many of each kind of area, its paths and its marks. An area
/// always comes first.
pub(crate) fn tile_has(game: &Castle, kind: u16) -> Vec<Message> {
    let edition = game.readings.edition;
    let tile = &game.set.data.tiles[usize::from(kind)];
    let areas = |on: Kind| tile.areas.iter().filter(|area| area.kind == on).count();
    let mut words = Vec::new();
    for (on, variety) in [
        (Kind::House, "house"),
        (Kind::Tower, "tower"),
        (Kind::Court, if tile.stalls().next().is_some() { "court-stall" } else { "court" }),
        (Kind::Path, if tile.square { "square" } else { "path" }),
    ] {
        let count = if on == Kind::Path { tile.paths.len() } else { areas(on) };
        if count > 0 {
            words.push(say_variety(edition, "has", variety).with("count", count));
        }
    }
    if tile.has_well() {
        words.push(say(edition, "has-well"));
    }
    words
}

/// What a tile in a turn shows: its areas and paths with all their places, and its marks.
pub(crate) fn tile_words(edition: Edition, tile: &TileData, turn: u8) -> Vec<Message> {
    let mut words = Vec::new();
    for area in &tile.areas {
        let here = |at: &&At| match (at.quarter(), at.half()) {
            (Some(quarter), _) => area.fills(quarter),
            // Half an edge is named where the area does not fill its quarter.
            (_, Some(half)) => {
                let around = at.around().and_then(At::quarter);
                area.at.contains(&half) && !around.is_some_and(|quarter| area.fills(quarter))
            }
            _ => false,
        };
        let places = At::of(area.kind).iter().filter(here).map(|at| at.turned(turn));
        words.push(say_part(edition, area.kind, places));
    }
    for path in &tile.paths {
        let places = path.at.iter().map(|side| At::side(*side).turned(turn));
        words.push(say_part(edition, Kind::Path, places));
    }
    if tile.square {
        words.push(say(edition, "mark-square"));
    }
    if tile.has_well() {
        words.push(say(edition, "mark-well"));
    }
    for quarter in tile.stalls() {
        let at = At::of(Kind::Court)[quarter.turned(turn).index()];
        words.push(say(edition, "mark-stall").with("at", at_word(at)));
    }
    words
}

fn say_part(edition: Edition, on: Kind, places: impl Iterator<Item = At>) -> Message {
    let mut places: Vec<At> = places.collect();
    places.sort_unstable();
    let places: Vec<Message> = places.into_iter().map(at_word).collect();
    say_of(edition, "part", on).with("places", places)
}
