//! Sequential halving: rollouts from the most promising moves, the weaker half of which is dropped again and
//! again.
//!
//! Every round gives all moves that are left the same guesses of what is hidden and the same luck. What
//! remains between them is what the moves themselves are worth.

use crate::bots::{Bots, Search, Style};
use crate::search::rollout::{self, Horizon, Scratch};
use crate::search::threads::share_out;
use crate::search::tree::Tree;
use castellan_core::dice::Dice;
use castellan_core::log::Log;
use castellan_core::seat::Seat;

/// How many rollouts the judgement right after the own turn counts for.
const JUDGEMENT: f64 = 3.0;

/// A move that is looked at.
#[derive(Clone, Debug)]
pub struct Candidate<G: Bots> {
    /// The move.
    pub m: G::Move,
    /// The share of a win that the evaluation sees right after the own turn.
    pub judgement: f64,
    /// Rollouts that began with it.
    pub rollouts: u32,
    /// The margin in points that the evaluation sees right after the own turn.
    seen: f64,
    sum: f64,
    margins: f64,
    tree: Tree<G>,
}

impl<G: Bots> Candidate<G> {
    /// A move before any rollout, with the share of a win and the margin that the evaluation sees.
    pub fn new(m: G::Move, (judgement, seen): (f64, f64)) -> Candidate<G> {
        Candidate { m, judgement, seen, rollouts: 0, sum: 0.0, margins: 0.0, tree: Tree::default() }
    }

    /// The margin in points that is expected after it.
    pub fn margin(&self) -> f64 {
        if self.rollouts == 0 { self.seen } else { self.margins / f64::from(self.rollouts) }
    }

    /// The share of a win that is expected after it.
    pub fn value(&self) -> f64 {
        (self.sum + JUDGEMENT * self.judgement) / (f64::from(self.rollouts) + JUDGEMENT)
    }
}

/// All moves with what the evaluation sees right after the own turn, the best first.
pub fn judged<G: Bots>(search: &mut Search<'_, G>, moves: Vec<G::Move>) -> Vec<Candidate<G>> {
    let mut scratch = Scratch::default();
    let luck = u64::from(search.dice.bits());
    let guess = search.guess();
    let Search { seat, style, dice, .. } = search;
    let judge = |m: G::Move| {
        let mut game = guess.clone();
        let mut draws = Dice::quick(luck);
        let judgement = game.play(*seat, &m, &mut Log::off()).map_or((0.0, 0.0), |()| {
            rollout::roll_out(&mut game, &mut Horizon::after(*seat, 0), &mut scratch, &mut draws, dice);
            rollout::judge(&game, *seat, style)
        });
        Candidate::new(m, judgement)
    };
    let mut candidates: Vec<Candidate<G>> = moves.into_iter().map(judge).collect();
    candidates.sort_by(|a, b| b.judgement.total_cmp(&a.judgement));
    candidates
}

/// Compares candidates by sequential halving; the best comes first in the answer.
pub fn best_first<G: Bots>(
    search: &mut Search<'_, G>,
    mut candidates: Vec<Candidate<G>>,
) -> Vec<Candidate<G>> {
    let halvings = (candidates.len().max(2) as f64).log2().ceil();
    let mut left = candidates.len();
    let mut halving = 1.0;
    while left > 1 && search.effort.share() < 1.0 {
        let rounds = search.effort.rounds(left as u32, halving / halvings);
        roll_out_all(search, &mut candidates[..left], rounds);
        while left > 1 && search.effort.share() >= halving / halvings {
            candidates[..left].sort_by(|a, b| b.value().total_cmp(&a.value()));
            left = left.div_ceil(2);
            halving += 1.0;
        }
    }
    candidates[..left].sort_by(|a, b| b.value().total_cmp(&a.value()));
    candidates
}

/// Gives all candidates equally many rollouts, none being dropped.
pub fn compare<G: Bots>(search: &mut Search<'_, G>, candidates: &mut [Candidate<G>]) {
    while !candidates.is_empty() && search.effort.share() < 1.0 {
        let rounds = search.effort.rounds(candidates.len() as u32, 1.0);
        roll_out_all(search, candidates, rounds);
    }
}

/// Some rounds, each with one rollout from each candidate, all with the same guess and luck. Rounds have their
/// luck before any of them begins and a candidate learns from its own rollouts only, so that it does not
/// matter how many threads share them.
fn roll_out_all<G: Bots>(search: &mut Search<'_, G>, candidates: &mut [Candidate<G>], rounds: u32) {
    let Search { view, seat, style, effort, dice } = search;
    let (view, seat, style): (&G::View, Seat, &Style<'_>) = (view, *seat, style);
    let lucks: Vec<u64> =
        (0..rounds).map(|_| u64::from(dice.bits()) << 32 | u64::from(dice.bits())).collect();
    share_out(candidates, effort.threads(), |candidates| {
        let mut scratch = Scratch::default();
        for luck in &lucks {
            let guess = G::guess(view, &mut Dice::quick(*luck));
            for candidate in candidates.iter_mut() {
                let mut game = guess.clone();
                let (share, margin) = match game.play(seat, &candidate.m, &mut Log::off()) {
                    Ok(()) => candidate.tree.rollout(game, seat, style, *luck, &mut scratch),
                    Err(_) => (0.0, 0.0),
                };
                candidate.sum += share;
                candidate.margins += margin;
                candidate.rollouts += 1;
            }
        }
    });
    effort.spend(rounds * candidates.len() as u32);
}
