//! The words every game of Castellan uses. No I/O, no async, no clock: the same record gives the same
//! state on every machine.
//!
//! A game implements [`game::Game`]; a [`table::Table`] is the authority that plays it; everything a
//! person sees of it comes from a [`scene::Scene`].

pub mod dice;
pub mod game;
pub mod lang;
pub mod limits;
pub mod log;
pub mod message;
pub mod record;
pub mod scenario;
pub mod scene;
pub mod score;
pub mod seat;
pub mod set;
pub mod table;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
