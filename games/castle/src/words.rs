//! The messages that name things, in the words of the edition.

use crate::feature::{At, Kind, Spot};
use crate::options::Edition;
use crate::state::Castle;
use castellan_core::message::Message;
use castellan_landscape::{Cell, PartInfo};
use std::borrow::Cow;

/// A sentence that chooses its words by the edition: `$ed` is `old` or `new`.
pub(crate) fn say(edition: Edition, key: impl Into<Cow<'static, str>>) -> Message {
    Message::new(key).with(
        "ed",
        match edition {
            Edition::Old => "old",
            Edition::New => "new",
        },
    )
}

/// A sentence about a tile.
pub(crate) fn tile_say(game: &Castle, key: &'static str, kind: u16) -> Message {
    say(game.readings.edition, key).with("tile", game.set.names[usize::from(kind)].to_string())
}

/// Picks the word of an edition.
fn by_edition(edition: Edition, old: &'static str, new: &'static str) -> Message {
    Message::new(if edition == Edition::Old { old } else { new })
}

/// The name of a kind of feature.
pub(crate) fn kind_word(edition: Edition, kind: Kind) -> Message {
    match kind {
        Kind::Path => by_edition(edition, "castle-old-path", "castle-new-path"),
        Kind::Tower => by_edition(edition, "castle-old-tower", "castle-new-tower"),
        Kind::House => by_edition(edition, "castle-old-house", "castle-new-house"),
        Kind::Court => by_edition(edition, "castle-old-court", "castle-new-court"),
    }
}

/// What a follower is called there.
pub(crate) fn role_word(edition: Edition, kind: Kind) -> Message {
    match kind {
        Kind::Path => by_edition(edition, "castle-old-herald", "castle-new-herald"),
        Kind::Tower => by_edition(edition, "castle-old-knight", "castle-new-farmer"),
        Kind::House => by_edition(edition, "castle-old-squire", "castle-new-squire"),
        Kind::Court => by_edition(edition, "castle-old-merchant", "castle-new-monk"),
    }
}

/// What the keep is called.
pub(crate) fn keep_word(edition: Edition) -> Message {
    by_edition(edition, "castle-old-keep", "castle-new-keep")
}

/// The name of a token, which says what it does.
pub(crate) fn token_word(edition: Edition, kind: u8) -> Message {
    match kind {
        1 => by_edition(edition, "castle-old-token-1", "castle-new-token-1"),
        2 => by_edition(edition, "castle-old-token-2", "castle-new-token-2"),
        3 => by_edition(edition, "castle-old-token-3", "castle-new-token-3"),
        4 => by_edition(edition, "castle-old-token-4", "castle-new-token-4"),
        5 => by_edition(edition, "castle-old-token-5", "castle-new-token-5"),
        6 => by_edition(edition, "castle-old-token-6", "castle-new-token-6"),
        7 => by_edition(edition, "castle-old-token-7", "castle-new-token-7"),
        8 => by_edition(edition, "castle-old-token-8", "castle-new-token-8"),
        _ => by_edition(edition, "castle-old-token-9", "castle-new-token-9"),
    }
}

/// A cell as players say it: a letter for the column and a number for the row.
pub(crate) fn cell_word(cell: Cell) -> String {
    let letter = |column: i16| char::from(b'A' + (column.rem_euclid(26)) as u8);
    let prefix = if cell.0 >= 26 { letter(cell.0 / 26 - 1).to_string() } else { String::new() };
    format!("{prefix}{}{}", letter(cell.0), cell.1 + 1)
}

/// A side or a quarter.
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

/// What a tile in a turn shows: its areas and paths with all their places, and its marks.
pub(crate) fn tile_words(game: &Castle, kind: u16, turn: u8) -> Vec<Message> {
    let edition = game.readings.edition;
    let shapes = &game.set.world.shapes;
    let part = |(number, part): (usize, &PartInfo)| {
        let on = Kind::of(part.kind);
        let here = |at: &&At| shapes.part_at(kind, turn, at.port()) == Some(number as u8);
        let places: Vec<Message> = At::of(on).iter().filter(here).map(|&at| at_word(at)).collect();
        Message::new("castle-part").with("what", kind_word(edition, on)).with("places", places)
    };
    let mut words: Vec<Message> = shapes.parts(kind).iter().enumerate().map(part).collect();
    let tile = &game.set.data.tiles[usize::from(kind)];
    if tile.square {
        words.push(by_edition(edition, "castle-old-square", "castle-new-square"));
    }
    if tile.well {
        words.push(by_edition(edition, "castle-old-well", "castle-new-well"));
    }
    if let Some(quarter) = tile.stall {
        let stall = by_edition(edition, "castle-old-stall", "castle-new-stall");
        let at = At::of(Kind::Court)[quarter.turned(turn).index()];
        words.push(Message::new("castle-spot").with("what", stall).with("at", at_word(at)));
    }
    words
}

/// A place on a tile: what is there and where.
pub(crate) fn spot_word(edition: Edition, spot: Spot) -> Message {
    Message::new("castle-spot").with("what", kind_word(edition, spot.on)).with("at", at_word(spot.at))
}
