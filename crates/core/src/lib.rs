//! The words every game of Castellan uses. No I/O, no async, no clock: the same record gives the same
//! state on every machine.
//!
//! A game implements [`game::Game`]; a [`table::Table`] is the authority that plays it; everything a
//! person sees of it comes from a [`scene::Scene`].

pub mod any_game;
pub mod dice;
pub mod game;
pub mod lang;
pub mod lesson;
pub mod limits;
pub mod log;
mod look;
pub mod message;
pub mod playout;
pub mod record;
pub mod refusal;
pub mod replay;
pub mod rules_page;
pub mod scenario;
mod scenario_run;
mod scenario_say;
pub mod scene;
mod scene_cut;
#[cfg(feature = "png")]
pub mod scene_png;
mod scene_rows;
pub mod scene_svg;
mod scene_text;
pub mod scene_words;
pub mod score;
pub mod seat;
mod shape;
pub mod start;
pub mod table;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
