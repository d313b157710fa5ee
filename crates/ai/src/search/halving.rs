//! The searcher: outings from the most promising moves, the weaker half of which is dropped again and
//! again (sequential halving).
//!
//! Every round gives all moves that are left the same guesses of what is hidden and the same luck. What
//! remains between them is what the moves themselves are worth.

use crate::search::effort::Effort;
use crate::search::rollout::{self, Course, Sheet, Style};
use crate::search::threads::share_out;
use crate::search::tree::Tree;
use castellan_core::dice::Dice;
use castellan_core::game::Instinct;
use castellan_core::log::Log;
use castellan_core::seat::Seat;

/// How many outings the look right after the own turn counts for.
const LOOK: f64 = 3.0;

/// A move that is looked at.
#[derive(Clone, Debug)]
pub struct Candidate<G: Instinct> {
    /// The move.
    pub m: G::Move,
    /// The share of a win that the evaluation sees right after the own turn.
    pub look: f64,
    /// Outings that began with it.
    pub outings: u32,
    sum: f64,
    margins: f64,
    tree: Tree<G>,
}

impl<G: Instinct> Candidate<G> {
    /// A move before any outing.
    pub fn new(m: G::Move, look: f64) -> Candidate<G> {
        Candidate { m, look, outings: 0, sum: 0.0, margins: 0.0, tree: Tree::default() }
    }

    /// The margin in points that is expected after it.
    pub fn margin(&self) -> f64 {
        self.margins / f64::from(self.outings.max(1))
    }

    /// The share of a win that is expected after it.
    pub fn value(&self) -> f64 {
        (self.sum + LOOK * self.look) / (f64::from(self.outings) + LOOK)
    }
}

/// All moves with what the evaluation sees right after the own turn, the best first.
pub fn looks<G: Instinct>(
    view: &G::View,
    seat: Seat,
    moves: Vec<G::Move>,
    style: &Style<'_>,
    dice: &mut Dice,
) -> Vec<Candidate<G>> {
    let mut sheet = Sheet::default();
    let luck = u64::from(dice.bits());
    let guess = G::guess(view, dice);
    let look = |m: G::Move| {
        let mut game = guess.clone();
        let mut draws = Dice::quick(luck);
        let look = game.play(seat, &m, &mut Log::off()).map_or(0.0, |()| {
            rollout::go(&mut game, &mut Course::after(seat, 0), &mut sheet, &mut draws, dice);
            rollout::share_of_win(&game, seat, style)
        });
        Candidate::new(m, look)
    };
    let mut candidates: Vec<Candidate<G>> = moves.into_iter().map(look).collect();
    candidates.sort_by(|a, b| b.look.total_cmp(&a.look));
    candidates
}

/// Compares candidates; the best comes first in the answer.
pub fn best_first<G: Instinct>(
    view: &G::View,
    seat: Seat,
    mut candidates: Vec<Candidate<G>>,
    style: &Style<'_>,
    effort: &mut Effort,
    dice: &mut Dice,
) -> Vec<Candidate<G>> {
    let halvings = (candidates.len().max(2) as f64).log2().ceil();
    let mut left = candidates.len();
    let mut halving = 1.0;
    while left > 1 && effort.share() < 1.0 {
        let rounds = effort.rounds(left as u32, halving / halvings);
        go_out::<G>(view, seat, &mut candidates[..left], style, rounds, effort, dice);
        while left > 1 && effort.share() >= halving / halvings {
            candidates[..left].sort_by(|a, b| b.value().total_cmp(&a.value()));
            left = left.div_ceil(2);
            halving += 1.0;
        }
    }
    candidates[..left].sort_by(|a, b| b.value().total_cmp(&a.value()));
    candidates
}

/// Gives all candidates equally many outings, none being dropped.
pub fn compare<G: Instinct>(
    view: &G::View,
    seat: Seat,
    candidates: &mut [Candidate<G>],
    style: &Style<'_>,
    effort: &mut Effort,
    dice: &mut Dice,
) {
    while !candidates.is_empty() && effort.share() < 1.0 {
        let rounds = effort.rounds(candidates.len() as u32, 1.0);
        go_out::<G>(view, seat, candidates, style, rounds, effort, dice);
    }
}

/// Some rounds, each with one outing from each candidate, all with the same guess, luck and fancy. Rounds have
/// their luck before any of them begins and a candidate learns from its own outings only, so that it does not
/// matter how many threads go out.
fn go_out<G: Instinct>(
    view: &G::View,
    seat: Seat,
    candidates: &mut [Candidate<G>],
    style: &Style<'_>,
    rounds: u32,
    effort: &mut Effort,
    dice: &mut Dice,
) {
    let lucks: Vec<u64> =
        (0..rounds).map(|_| u64::from(dice.bits()) << 32 | u64::from(dice.bits())).collect();
    share_out(candidates, effort.threads(), |candidates| {
        let mut sheet = Sheet::default();
        for luck in &lucks {
            let guess = G::guess(view, &mut Dice::quick(*luck));
            for candidate in candidates.iter_mut() {
                let mut game = guess.clone();
                let (share, margin) = match game.play(seat, &candidate.m, &mut Log::off()) {
                    Ok(()) => candidate.tree.outing(game, seat, style, *luck, &mut sheet),
                    Err(_) => (0.0, 0.0),
                };
                candidate.sum += share;
                candidate.margins += margin;
                candidate.outings += 1;
            }
        }
    });
    effort.spend(rounds * candidates.len() as u32);
}
