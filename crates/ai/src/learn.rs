//! Learning from self-play what the terms of an evaluation are worth.

pub mod duel;
pub mod tune;
