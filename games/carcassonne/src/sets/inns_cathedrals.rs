//! Inns & Cathedrals: large followers, inns that double roads, cathedrals that raise cities.
//!
//! IC07 is data: a field without half edges is a place like any other.

use crate::places::{Figure, On};
use crate::state::Carcassonne;
use crate::tiles::Set;

/// IC01: everybody has one large follower.
pub(super) fn set_up(game: &mut Carcassonne) {
    if game.house.has(Set::InnsCathedrals) {
        game.figures.bring(Figure::Large, game.seats);
    }
}

/// Points for each tile of a road with an inn (IC03, IC04), for each tile and shield of a city with a
/// cathedral (IC05, IC06).
pub(super) fn rate(on: On, is_closed: bool) -> i32 {
    match (on, is_closed) {
        (_, false) => 0,
        (On::City, true) => 3,
        (_, true) => 2,
    }
}
