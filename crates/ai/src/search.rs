//! Searching for a move: sequential halving over rollouts, PUCT, beam search over whole turns, exact endings.

pub mod beam;
pub mod effort;
pub mod expectiminimax;
pub mod halving;
pub mod mcts;
pub mod replies;
pub mod rollout;
pub(crate) mod threads;
pub mod tree;

/// A move that was compared with others.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared<M> {
    /// The move.
    pub m: M,
    /// The margin in points that is expected after it.
    pub margin: f64,
    /// How many playouts say so; 0 where it was judged right after the own turn, or worked out.
    pub playouts: u32,
}
