//! The drawings: tiles drawn from their data, and the pieces.

pub(crate) mod geometry;
pub(crate) mod marks;
mod pieces;
pub(crate) mod plan;
mod tile;

use crate::tile_table::tables;
use castellan_core::scene::Symbol;

/// All drawings of the game.
pub(crate) fn symbols() -> Vec<Symbol> {
    let tiles = (0..tables().kinds.len()).map(|kind| Symbol {
        id: tables().kinds[kind].id.to_owned(),
        size: (100.0, 100.0),
        body: tile::draw(&tables().kinds[kind], &plan::plans()[kind]),
    });
    tiles.chain(pieces::symbols()).collect()
}
