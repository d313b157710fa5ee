//! Searching for a move: sequential halving over rollouts, PUCT, beam search over whole turns, exact endings.

pub mod beam;
pub mod effort;
pub mod expectiminimax;
pub mod halving;
pub mod mcts;
pub mod replies;
pub mod rollout;
pub mod sampling;
pub(crate) mod threads;
pub mod tree;
