//! Players that think. They know the core and no game: a seat's view goes in, a move comes out.

pub mod answers;
pub mod appraisal;
pub mod duel;
pub mod effort;
pub mod ending;
pub mod ends;
mod experience;
pub mod exploit;
pub mod halving;
mod hands;
pub mod hint;
pub mod level;
pub mod matrix;
pub mod mind;
pub mod openings;
pub mod outing;
pub mod plain;
pub mod planner;
pub mod rating;
pub mod regret;
mod responder;
pub mod secret;
pub mod solver;
pub mod taste;
pub mod tree;
pub mod tune;
