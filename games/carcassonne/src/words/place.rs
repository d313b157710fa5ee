//! Places in words: where a cell lies as seen from the start tile, and where on its tile something is.

use crate::places::{At, Cell, On};
use crate::state::Carcassonne;
use crate::tile_table::tables;
use crate::tiles::Set;
use castellan_core::message::Message;

/// Where a cell lies, as seen from the first tile of the game.
pub(crate) fn where_is(game: &Carcassonne, cell: Cell) -> Message {
    let (across, down) = (cell.column(), cell.row());
    let key = match (across.signum(), down.signum()) {
        (0, 0) => "carcassonne-where-start",
        (-1, 0) => "carcassonne-where-left",
        (1, 0) => "carcassonne-where-right",
        (0, -1) => "carcassonne-where-up",
        (0, 1) => "carcassonne-where-down",
        (-1, -1) => "carcassonne-where-left-up",
        (-1, _) => "carcassonne-where-left-down",
        (_, -1) => "carcassonne-where-right-up",
        _ => "carcassonne-where-right-down",
    };
    let case = if across == 0 && down == 0 { ".on" } else { "" };
    let say = Message::new(key).with("start", Message::new(format!("{}{case}", start(game))));
    let say = if across == 0 { say } else { say.with("across", i32::from(across.unsigned_abs())) };
    if down == 0 { say } else { say.with("down", i32::from(down.unsigned_abs())) }
}

/// What lies in the cell from which the others are counted.
fn start(game: &Carcassonne) -> &'static str {
    if game.house.has(Set::Count) {
        "carcassonne-start-carcassonne"
    } else if game.house.has_river() {
        "carcassonne-start-spring"
    } else {
        "carcassonne-start-tile"
    }
}

/// The direction of a step to a cell beside this one.
pub(crate) fn direction(from: Cell, to: Cell) -> &'static str {
    const WAYS: [&str; 4] = ["up", "right", "down", "left"];
    (0..4).find(|&side| from.beside(side) == to).map_or("up", |side| WAYS[side])
}

/// How often a tile is rotated, for the message of this name: `carcassonne-NAME-0` to `-3`.
pub(crate) fn rotated(name: &str, turn: u8) -> Message {
    Message::new(format!("carcassonne-{name}-{turn}"))
}

/// Which of several places of a kind on a tile is meant; none where the tile has only one of them.
fn side_of(game: &Carcassonne, cell: Cell, on: On, at: At) -> Option<Message> {
    let tile = game.board.place(game.board.tile_at(cell)?);
    let spots = tables().lying(tile.kind, tile.turn).spots();
    let several = spots.iter().filter(|spot| spot.on == on).count() > 1;
    several.then(|| Message::new(format!("carcassonne-side-{at}")))
}

/// A sentence about a place of a tile, with the side of it where that is needed.
pub(crate) fn at_side(game: &Carcassonne, say: Message, cell: Cell, on: On, at: At) -> Message {
    match side_of(game, cell, on, at) {
        Some(side) => Message::new("carcassonne-at-side").with("say", say).with("side", side),
        None => say,
    }
}
