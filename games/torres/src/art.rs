//! The drawings, written as SVG by code: stone, pieces and cards.

mod cards;
mod flat;
mod pen;
mod pieces;
mod stone;

use castellan_core::scene::Symbol;

pub(crate) use cards::CARD;
pub(crate) use pieces::{KING, KNIGHT};
pub(crate) use stone::{BLOCK, BOARD, FIELD, FLAT_BOARD, GHOST, MERLON_RISE, RIM};

/// Paper, ink and metals of all drawings.
pub(crate) const INK: &str = "#4a3b2f";
pub(crate) const PAPER: &str = "#f7efdf";
pub(crate) const GOLD: &str = "#e0b64a";

/// All drawings of the game.
pub(crate) fn symbols() -> Vec<Symbol> {
    let mut symbols = stone::symbols();
    symbols.extend(flat::symbols());
    symbols.extend(pieces::symbols());
    symbols.extend(cards::symbols());
    symbols
}

fn symbol(id: &str, size: (f32, f32), body: String) -> Symbol {
    Symbol { id: id.to_owned(), size, body }
}
