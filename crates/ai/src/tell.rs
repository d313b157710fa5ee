//! Telling people: a move to propose and why, how good a move was.

pub mod appraisal;
pub mod hint;
