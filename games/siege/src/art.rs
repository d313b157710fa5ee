//! The drawings: one file each in `art/`, taken in as symbols.

use castellan_core::scene::Symbol;

macro_rules! drawings {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!("../art/", $id, ".svg")))),*]
    };
}

const DRAWINGS: &[(&str, &str)] = drawings![
    "archer",
    "banner-brick",
    "banner-stone",
    "banner-wood",
    "camp",
    "card",
    "card-back",
    "catapult",
    "dragon",
    "infantry",
    "knight",
    "peasant",
    "shepherd",
    "struck",
    "sword",
    "tile-back",
    "tile-brick_large",
    "tile-brick_small",
    "tile-drum",
    "tile-stone_large",
    "tile-stone_small",
    "tile-wood_large",
    "tile-wood_small",
];

/// All drawings of the game.
pub(crate) fn symbols() -> Vec<Symbol> {
    DRAWINGS.iter().map(|(id, svg)| Symbol::from_svg(id, svg)).collect()
}
