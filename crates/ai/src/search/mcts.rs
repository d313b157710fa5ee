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

/// What leads from one node to another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Branch<M, C> {
    Move(Seat, M),
    Chance(C),
}

struct Node<M: Ord, C: Ord> {
    visits: u32,
    /// The sum of results of the seat that moved here.
    sum: f64,
    next: BTreeMap<Branch<M, C>, usize>,
}

impl<M: Ord, C: Ord> Node<M, C> {
    fn new() -> Node<M, C> {
        Node { visits: 0, sum: 0.0, next: BTreeMap::new() }
    }
}

/// Chooses a move by so many random playouts.
///
/// ```
/// use castellan_ai::search::mcts;
/// use castellan_core::dice::Dice;
/// use castellan_core::game::{Game, Options};
/// use castellan_core::log::Log;
/// use castellan_core::seat::{Seat, Viewer};
/// use castellan_siege::{Siege, options::SiegeOptions};
///
/// let mut game = Siege::new(&SiegeOptions::default().complete(2).unwrap(), 2);
/// game.resolve(&"tile brick_large".parse().unwrap(), &mut Log::off()).unwrap();
///
/// let view = game.view(Viewer::Seat(Seat(0)));
/// let chosen = mcts::choose::<Siege>(&view, Seat(0), 50, &mut Dice::quick(1)).unwrap();
/// assert!(game.play(Seat(0), &chosen, &mut Log::off()).is_ok());
/// ```
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
        Branch::Move(_, m) => Some(m.clone()),
        Branch::Chance(_) => None,
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
                Branch::Chance(chance)
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
                Branch::Move(seat, m)
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
    let known = |m: &M| node.next.get(&Branch::Move(seat, m.clone())).copied();
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
