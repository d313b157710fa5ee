//! What tests of games share: the conformance suite, golden playthroughs, scenario directories and
//! tidiness. The only part of the core that reads files, so it is behind the feature `testing`.
//!
//! A game's tests call [`conformance`](conformance::conformance), [`golden::check`] with a
//! [`playthrough`](playthrough::playthrough), and [`scenarios::check_rules`].

pub mod allocations;
mod art;
mod bench;
pub mod conformance;
pub mod golden;
mod hidden;
pub mod lessons;
pub mod locales;
pub mod marathon;
pub mod messages;
mod moves;
pub mod offers;
pub mod playthrough;
mod records;
pub mod scenarios;
mod scenes;
mod shown;
pub mod source;
pub mod tidy;

#[cfg(test)]
mod scenario_tests;
#[cfg(test)]
mod suite_tests;
#[cfg(test)]
mod table_tests;
#[cfg(test)]
pub(crate) mod toy;
#[cfg(test)]
pub(crate) mod toy_notation;
#[cfg(test)]
mod toy_scene;

pub use conformance::{Pace, Suite, conformance, games};
pub use marathon::marathon;
pub use playthrough::playthrough;
