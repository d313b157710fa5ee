//! The board from straight above: every column a square in the colour of its level, with its number.

use super::Table;
use super::columns::{piece, roof};
use super::offers::{block_id, cell_id};
use crate::art::INK;
use crate::cell::Cell;
use crate::scene::projection::SQUARE;
use crate::words::{at, place};
use castellan_core::message::Message;
use castellan_core::scene::{Layer, Part, Say, Text};

const FIELD: (f32, f32) = (SQUARE, SQUARE);
/// How large pieces are, seen from above.
pub(super) const PIECE: f32 = 0.72;
/// Light stone at the foot, dark gold high up.
const LEVELS: [&str; 8] =
    ["#f6ecd0", "#efd9a4", "#e5c078", "#d8a452", "#c68739", "#ad6a2c", "#8f5123", "#6f3d1c"];

/// All fields with what stands on them.
pub(super) fn parts(table: &Table<'_>) -> Vec<Part> {
    let mut parts = Vec::new();
    for cell in Cell::all() {
        parts.extend(field(table, cell));
        if table.picked(&block_id(cell)) {
            let (x, y) = table.eye.field_corner(cell, 0);
            let label = Message::new("torres-part-block").with("cell", at(cell));
            let corner = (x + SQUARE - 27.0, y + 3.0);
            parts.push(Part::new(block_id(cell), corner, (24.0, 24.0), label).symbol("torres-flat-block"));
        }
    }
    let taken = Cell::all().filter(|&cell| !table.game.board.free().contains(cell));
    parts.extend(taken.map(|cell| piece(table, cell, PIECE)));
    parts
}

/// A column, or a bare field where it matters.
fn field(table: &Table<'_>, cell: Cell) -> Option<Part> {
    let game = table.game;
    let (corner, level) = (table.eye.field_corner(cell, 0), game.board.level(cell));
    let (picked, fresh) = (table.picked(&cell_id(cell)), game.fresh.contains(cell));
    let mut part = if level > 0 {
        let fill = LEVELS[usize::from(level - 1).min(LEVELS.len() - 1)];
        let panel = Layer::Panel { at: (2.0, 2.0), size: (SQUARE - 4.0, SQUARE - 4.0), fill, opacity: 1.0 };
        roof(table, cell, corner, FIELD).layer(panel).symbol("torres-flat-roof")
    } else if picked {
        let label = Message::new("torres-part-field").with("cell", at(cell));
        let mut part = Part::new(cell_id(cell), corner, FIELD, label);
        part.place = Some(place(cell));
        part
    } else if fresh {
        Part::decoration(corner, FIELD)
    } else {
        return None;
    };
    if game.board.kings_castle().is_some_and(|castle| castle.contains(cell)) {
        part = part.symbol("torres-flat-royal");
    }
    if picked {
        part = part.symbol("torres-flat-target");
    }
    if fresh {
        part = part.symbol("torres-flat-fresh");
    }
    Some(if level > 0 { part.layer(numeral(level, game.board.free().contains(cell))) } else { part })
}

/// The level: in the middle of a free roof, in the corner beside a piece.
fn numeral(level: u8, free: bool) -> Layer {
    let ink = if level > 5 { "#fff3cf" } else { INK };
    let (place, height) =
        if free { ((SQUARE / 2.0, SQUARE / 2.0 + 10.0), 30.0) } else { ((20.0, 30.0), 18.0) };
    Layer::Text(Text::new(Say::Plain(level.to_string()), place, height).centred().serif().ink(ink))
}
