//! Players that think. They know the core and no game: a seat's view goes in, a move comes out.

pub mod bots;
pub(crate) mod choose;
pub mod grade;
pub mod learn;
pub mod level;
pub mod measure;
pub mod mind;
pub mod search;
pub mod solve;
pub mod tell;
