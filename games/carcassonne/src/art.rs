//! The drawings: tiles drawn from their data, and the pieces.

pub(crate) mod geometry;
pub(crate) mod marks;
mod pieces;
pub(crate) mod plan;
mod rounded;
mod tile;
mod town;

use crate::tile_table::tables;
use castellan_core::scene::Symbol;

/// The drawing that stands for each set where sets are chosen.
const SETS: [(&str, &str); 7] = [
    ("princess-dragon", "dragon"),
    ("inns-cathedrals", "cathedral"),
    ("traders-builders", "builder"),
    ("river", "RI-04"),
    ("king-scout", "king"),
    ("count", "count"),
    ("river-2", "R2-04"),
];

/// All drawings of the game.
pub(crate) fn symbols() -> Vec<Symbol> {
    let tiles = (0..tables().kinds.len()).map(|kind| Symbol {
        id: tables().kinds[kind].id.to_owned(),
        size: (100.0, 100.0),
        body: tile::draw(&tables().kinds[kind], &plan::plans()[kind]),
    });
    let mut all: Vec<Symbol> =
        tiles.chain(plan::plans().iter().flat_map(plan::Plan::shapes)).chain(pieces::symbols()).collect();
    for (set, id) in SETS {
        let of_set = all.iter().find(|symbol| symbol.id == id).cloned();
        all.extend(of_set.map(|symbol| Symbol { id: format!("option-sets-{set}"), ..symbol }));
    }
    all
}
