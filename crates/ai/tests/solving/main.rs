//! Solvers: game values, matrices and mixtures agree with counterfactual regret minimisation.

mod cfr;
mod known_games;
mod values;
