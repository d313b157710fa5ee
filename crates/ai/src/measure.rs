//! Measuring how strong players are.

pub mod rating;
