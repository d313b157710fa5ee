//! The searcher: outings from the most promising moves, the weaker half of which is dropped again and
//! again (sequential halving).
//!
//! Every round gives all moves that are left the same guesses of what is hidden and the same luck. What
//! remains between them is what the moves themselves are worth.

use crate::effort::Effort;
use crate::hands::share_out;
use crate::outing::{self, Sheet, Style};
use castellan_core::dice::Dice;
use castellan_core::game::Instinct;
use castellan_core::log::Log;
use castellan_core::seat::{Seat, Seats};

/// How many outings the look right after the own turn counts for.
const LOOK: f64 = 3.0;

/// A move that is looked at.
#[derive(Clone, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub m: M,
    /// The share of a win that the evaluation sees right after the own turn.
    pub look: f64,
    /// Outings that began with it.
    pub outings: u32,
    sum: f64,
    margins: f64,
}

impl<M> Candidate<M> {
    /// A move before any outing.
    pub fn new(m: M, look: f64) -> Candidate<M> {
        Candidate { m, look, outings: 0, sum: 0.0, margins: 0.0 }
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
) -> Vec<Candidate<G::Move>> {
    let mut sheet = Sheet::default();
    let luck = u64::from(dice.bits());
    let guess = G::guess(view, dice);
    let look = |m: G::Move| {
        let mut game = guess.clone();
        let mut draws = Dice::quick(luck);
        let look = game.play(seat, &m, &mut Log::off()).map_or(0.0, |()| {
            outing::go(&mut game, Seats::NONE.with(seat), 0, &mut sheet, &mut draws, dice);
            outing::share_of_win(&game, seat, style)
        });
        Candidate::new(m, look)
    };
    let mut candidates: Vec<Candidate<G::Move>> = moves.into_iter().map(look).collect();
    candidates.sort_by(|a, b| b.look.total_cmp(&a.look));
    candidates
}

/// Compares candidates; the best comes first in the answer.
pub fn best_first<G: Instinct>(
    view: &G::View,
    seat: Seat,
    mut candidates: Vec<Candidate<G::Move>>,
    style: &Style<'_>,
    effort: &mut Effort,
    dice: &mut Dice,
) -> Vec<Candidate<G::Move>> {
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
    candidates: &mut [Candidate<G::Move>],
    style: &Style<'_>,
    effort: &mut Effort,
    dice: &mut Dice,
) {
    while !candidates.is_empty() && effort.share() < 1.0 {
        let rounds = effort.rounds(candidates.len() as u32, 1.0);
        go_out::<G>(view, seat, candidates, style, rounds, effort, dice);
    }
}

/// What an outing came to: the share of a win and the margin.
type Found = (f64, f64);

/// Some rounds, each with one outing from each candidate. Rounds have their luck before any of them begins
/// and are added up in their order, so that it does not matter how many threads go out.
fn go_out<G: Instinct>(
    view: &G::View,
    seat: Seat,
    candidates: &mut [Candidate<G::Move>],
    style: &Style<'_>,
    rounds: u32,
    effort: &mut Effort,
    dice: &mut Dice,
) {
    let mut lucks: Vec<u64> =
        (0..rounds).map(|_| u64::from(dice.bits()) << 32 | u64::from(dice.bits())).collect();
    let shared = &*candidates;
    let found = share_out(&mut lucks, effort.threads(), |lucks| {
        let mut sheet = Sheet::default();
        let one = |luck: &u64| one_outing_each::<G>(view, seat, shared, style, *luck, &mut sheet);
        lucks.iter().map(one).collect::<Vec<Vec<Found>>>()
    });
    for round in found.iter().flatten() {
        for (candidate, (share, margin)) in candidates.iter_mut().zip(round) {
            candidate.sum += share;
            candidate.margins += margin;
            candidate.outings += 1;
            effort.spend();
        }
    }
}

/// One outing from each candidate, all with the same guess, luck and fancy.
fn one_outing_each<G: Instinct>(
    view: &G::View,
    seat: Seat,
    candidates: &[Candidate<G::Move>],
    style: &Style<'_>,
    luck: u64,
    sheet: &mut Sheet<G>,
) -> Vec<Found> {
    let guess = G::guess(view, &mut Dice::quick(luck));
    let outing = |candidate: &Candidate<G::Move>| {
        let mut game = guess.clone();
        if game.play(seat, &candidate.m, &mut Log::off()).is_err() {
            return (0.0, 0.0);
        }
        let mut draws = Dice::quick(luck ^ 0x9e37_79b9_7f4a_7c15);
        let mut fancy = Dice::quick(luck ^ 0xd1b5_4a32_d192_ed03);
        let due = Seats::NONE.with(seat);
        outing::go(&mut game, due, style.temper.turns, sheet, &mut draws, &mut fancy);
        outing::judge(&game, seat, style)
    };
    candidates.iter().map(outing).collect()
}
