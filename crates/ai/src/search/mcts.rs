//! Plain tree search with random playouts to the end: the yardstick that every paper uses.
//!
//! It knows nothing of the game but its rules. Draws are sampled, and nodes are told apart by the moves
//! and draws that led to them.

use castellan_core::dice::Dice;
use castellan_core::game::playout;
use castellan_core::game::{Game, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Seat;
use std::collections::BTreeMap;

/// How much is tried that is not known to be good.
const CURIOSITY: f64 = 0.7;

/// A step from one node to another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Step<M, C> {
    Move(Seat, M),
    Chance(C),
}

struct Node<M: Ord, C: Ord> {
    visits: u32,
    /// The sum of results of the seat that moved here.
    sum: f64,
    next: BTreeMap<Step<M, C>, usize>,
}

impl<M: Ord, C: Ord> Node<M, C> {
    fn new() -> Node<M, C> {
        Node { visits: 0, sum: 0.0, next: BTreeMap::new() }
    }
}

/// Chooses a move by so many random playouts.
pub fn choose<G: Game>(view: &G::View, seat: Seat, playouts: u32, dice: &mut Dice) -> Option<G::Move> {
    let mut tree: Vec<Node<G::Move, G::Chance>> = vec![Node::new()];
    let mut moves = Vec::new();
    for _ in 0..playouts {
        let mut game = G::guess(view, dice);
        let mut path = vec![(0, seat)];
        walk(&mut game, &mut tree, &mut path, &mut moves, dice);
        playout::finish(&mut game, &mut moves, dice);
        let winners = game.winners();
        for (node, mover) in path {
            let won = if winners.contains(mover) { 1.0 / f64::from(winners.len()) } else { 0.0 };
            tree[node].visits += 1;
            tree[node].sum += won;
        }
    }
    let most = tree[0].next.iter().max_by_key(|(_, node)| tree[**node].visits)?;
    match most.0 {
        Step::Move(_, m) => Some(m.clone()),
        Step::Chance(_) => None,
    }
}

/// Goes down the tree and adds one node.
fn walk<G: Game>(
    game: &mut G,
    tree: &mut Vec<Node<G::Move, G::Chance>>,
    path: &mut Vec<(usize, Seat)>,
    moves: &mut Vec<G::Move>,
    dice: &mut Dice,
) {
    let mut at = 0;
    let mut mover = path[0].1;
    loop {
        let step = match game.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                if game.resolve(&chance, &mut Log::off()).is_err() {
                    return;
                }
                Step::Chance(chance)
            }
            turn => {
                let Some(seat) = turn.seats().iter().next() else { return };
                mover = seat;
                moves.clear();
                game.moves(seat, moves);
                let Some(m) = pick(&tree[at], tree, seat, moves, dice) else { return };
                if game.play(seat, &m, &mut Log::off()).is_err() {
                    return;
                }
                Step::Move(seat, m)
            }
        };
        let known = tree[at].next.get(&step).copied();
        let next = known.unwrap_or_else(|| {
            tree.push(Node::new());
            let new = tree.len() - 1;
            tree[at].next.insert(step, new);
            new
        });
        path.push((next, mover));
        at = next;
        if known.is_none() {
            return;
        }
    }
}

/// A move that was never tried, else the one with the best upper bound.
fn pick<M: Ord + Clone, C: Ord>(
    node: &Node<M, C>,
    tree: &[Node<M, C>],
    seat: Seat,
    moves: &[M],
    dice: &mut Dice,
) -> Option<M> {
    let known = |m: &M| node.next.get(&Step::Move(seat, m.clone())).copied();
    let known: Vec<Option<usize>> = moves.iter().map(known).collect();
    let fresh: Vec<usize> = (0..moves.len()).filter(|n| known[*n].is_none()).collect();
    if !fresh.is_empty() {
        return Some(moves[fresh[dice.index(fresh.len())]].clone());
    }
    let all = f64::from(node.visits.max(1)).ln();
    let bound = |n: usize| {
        let child = &tree[known[n].unwrap_or(0)];
        let visits = f64::from(child.visits.max(1));
        child.sum / visits + CURIOSITY * (all / visits).sqrt()
    };
    (0..moves.len()).max_by(|a, b| bound(*a).total_cmp(&bound(*b))).map(|n| moves[n].clone())
}
