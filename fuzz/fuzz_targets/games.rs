//! The games that strangers' input is tried on.

use castellan_core::table::any::{AnyGame, Rules};

pub fn all() -> [Box<dyn AnyGame>; 4] {
    [
        Box::new(Rules::<castellan_castle::Castle>::new()),
        Box::new(Rules::<castellan_carcassonne::Carcassonne>::new()),
        Box::new(Rules::<castellan_siege::Siege>::new()),
        Box::new(Rules::<castellan_torres::Torres>::new()),
    ]
}
