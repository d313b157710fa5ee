//! The messages of the game: one for each edition, kind of feature and case, so that every one is a whole
//! sentence. A key is put together as `castle-WHAT-EDITION-KIND`; the conformance suite says them all.

use crate::feature::{At, Kind, Spot};
use crate::options::Edition;
use crate::state::Castle;
use castellan_core::message::Message;
use castellan_landscape::{Cell, PartInfo};

/// The edition in a key: `old` is the castle yard of 2003, `new` the village yard of 2020.
fn ed(edition: Edition) -> &'static str {
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
    let parts = game.set.world.shapes.parts(kind);
    let count = |on: Kind| parts.iter().filter(|part| Kind::of(part.kind) == on).count();
    let mut words = Vec::new();
    for (on, variety) in [
        (Kind::House, "house"),
        (Kind::Tower, "tower"),
        (Kind::Court, if tile.stall.is_some() { "court-stall" } else { "court" }),
        (Kind::Path, if tile.square { "square" } else { "path" }),
    ] {
        if count(on) > 0 {
            words.push(say_variety(edition, "has", variety).with("count", count(on)));
        }
    }
    if tile.well {
        words.push(say(edition, "has-well"));
    }
    words
}

/// What a tile in a turn shows: its areas and paths with all their places, and its marks.
pub(crate) fn tile_words(game: &Castle, kind: u16, turn: u8) -> Vec<Message> {
    let edition = game.readings.edition;
    let shapes = &game.set.world.shapes;
    let part = |(number, part): (usize, &PartInfo)| {
        let on = Kind::of(part.kind);
        let here = |at: &&At| shapes.part_at(kind, turn, at.port()) == Some(number as u8);
        let places: Vec<Message> = At::of(on).iter().filter(here).map(|&at| at_word(at)).collect();
        say_of(edition, "part", on).with("places", places)
    };
    let mut words: Vec<Message> = shapes.parts(kind).iter().enumerate().map(part).collect();
    let tile = &game.set.data.tiles[usize::from(kind)];
    if tile.square {
        words.push(say(edition, "mark-square"));
    }
    if tile.well {
        words.push(say(edition, "mark-well"));
    }
    if let Some(quarter) = tile.stall {
        let at = At::of(Kind::Court)[quarter.turned(turn).index()];
        words.push(say(edition, "mark-stall").with("at", at_word(at)));
    }
    words
}
