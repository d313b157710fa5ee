//! Solving: matrix games, counterfactual regret minimisation, exact values of endings, best responses.

pub(crate) mod best_response;
pub(crate) mod experience;
pub mod exploit;
pub mod matrix;
pub mod openings;
pub mod regret;
pub mod simultaneous;
pub mod values;
