//! The engine protocol as outside programs meet it: every answer, every refusal, every limit.

mod answers;
mod limits;
mod lines;
mod mixes;
mod mutations;
mod own_data;
mod records;
mod refusals;
mod session;
mod undo;
mod views;
mod whole_games;
