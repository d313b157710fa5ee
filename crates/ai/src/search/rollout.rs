//! Rollouts: a game played on for some turns as the policy has it, and judged where it stops.

use crate::bots::{Bots, Style, TERMS_MAX, margin_of};
use castellan_core::dice::Dice;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::seat::{SEATS_MAX, Seat, Seats};

/// Shares of a win that are further from even than this are all told as a margin of two and a half scales.
const CLEAR: f64 = 0.987;

/// The lists that rollouts write on, kept so that a step needs no new memory.
pub struct Scratch<G: Bots> {
    moves: Vec<G::Move>,
    weights: Vec<f32>,
}

impl<G: Bots> Default for Scratch<G> {
    fn default() -> Scratch<G> {
        Scratch { moves: Vec::new(), weights: Vec::new() }
    }
}

impl<G: Bots> Scratch<G> {
    /// A move drawn from the policy: mostly what it prefers, now and then something nearly as good.
    pub fn sample(&mut self, game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Move> {
        self.list(game, seat);
        if self.moves.len() < 2 {
            return self.moves.pop();
        }
        let sum = self.weigh(game, seat);
        let mut left = dice.fraction() as f32 * sum;
        let mut chosen = 0;
        for (n, weight) in self.weights.iter().enumerate() {
            chosen = n;
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
        Some(self.moves.swap_remove(chosen))
    }

    /// The moves that the policy prefers with their prior shares, the best first.
    pub fn ranked(&mut self, game: &G, seat: Seat, most: usize) -> Vec<(G::Move, f32)> {
        self.list(game, seat);
        let sum = self.weigh(game, seat);
        let mut sample: Vec<(usize, f32)> =
            self.weights.iter().map(|weight| weight / sum).enumerate().collect();
        sample.sort_by(|a, b| b.1.total_cmp(&a.1));
        sample.truncate(most);
        sample.into_iter().map(|(n, share)| (self.moves[n].clone(), share)).collect()
    }

    fn list(&mut self, game: &G, seat: Seat) {
        self.moves.clear();
        game.moves(seat, &mut self.moves);
    }

    /// Weighs the listed moves. Weights count to the fourth power: close calls stay open, bad moves are not
    /// made. The answer is their sum.
    fn weigh(&mut self, game: &G, seat: Seat) -> f32 {
        self.weights.clear();
        game.weigh(seat, &self.moves, &mut self.weights);
        let best = self.weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        self.weights.iter_mut().for_each(|weight| *weight = (*weight / best).powi(4));
        self.weights.iter().sum()
    }
}

/// How far an rollout may still go.
#[derive(Clone, Copy, Debug)]
pub struct Horizon {
    /// Who had the last turn.
    due: Seats,
    /// How many turns may follow.
    left: u8,
}

impl Horizon {
    /// The rest of this seat's turn and so many turns.
    pub fn after(seat: Seat, turns: u8) -> Horizon {
        Horizon { due: Seats::NONE.with(seat), left: turns }
    }

    /// Whether these seats may still decide; a turn passes where they are others than before. Secret choices
    /// of one round are one turn.
    pub fn takes(&mut self, seats: Seats) -> bool {
        if seats.iter().any(|seat| !self.due.contains(seat)) {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
        }
        self.due = seats;
        true
    }
}

/// Plays on as far as the horizon goes, or until the game is over.
///
/// Luck and choices have dice of their own: rollouts with the same luck draw the same tiles, whatever is
/// played, so that moves are compared under the same conditions.
///
/// ```
/// use castellan_ai::bots::Style;
/// use castellan_ai::search::rollout::{Horizon, Scratch, roll_out, share_of_win};
/// use castellan_core::dice::Dice;
/// use castellan_core::game::{Game, Options, Turn};
/// use castellan_core::log::Log;
/// use castellan_core::seat::{Seat};
/// use castellan_siege::{Siege, options::SiegeOptions};
///
/// let mut game = Siege::new(&SiegeOptions::default().complete(2).unwrap(), 2);
/// game.resolve(&"tile brick_large".parse().unwrap(), &mut Log::off()).unwrap();
///
/// let mut horizon = Horizon::after(Seat(0), 2);
/// roll_out(&mut game, &mut horizon, &mut Scratch::default(), &mut Dice::quick(1), &mut Dice::quick(2));
/// assert_ne!(game.turn(), Turn::Over, "two turns are not a whole game");
/// let share = share_of_win(&game, Seat(0), &Style::of::<Siege>());
/// assert!((0.0..=1.0).contains(&share));
/// ```
pub fn roll_out<G: Bots>(
    game: &mut G,
    horizon: &mut Horizon,
    scratch: &mut Scratch<G>,
    luck: &mut Dice,
    choices: &mut Dice,
) {
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                let chance = game.draw(luck);
                if game.resolve(&chance, &mut Log::off()).is_err() {
                    return;
                }
            }
            turn => {
                let seats = turn.seats();
                let Some(seat) = seats.iter().next() else { return };
                if !horizon.takes(seats) {
                    return;
                }
                let Some(m) = scratch.sample(game, seat, choices) else { return };
                if game.play(seat, &m, &mut Log::off()).is_err() {
                    return;
                }
            }
        }
    }
}

/// A margin as a share of a win: 0.5 is even, a lead of `scale` points is nearly 1.
pub fn share_of_win<G: Bots>(game: &G, seat: Seat, style: &Style<'_>) -> f64 {
    judge(game, seat, style).0
}

/// The share of a win, and the margin that it comes from.
pub fn judge<G: Bots>(game: &G, seat: Seat, style: &Style<'_>) -> (f64, f64) {
    let mut judged = [(0.0, 0.0); SEATS_MAX as usize];
    judge_all(game, style, &mut judged);
    judged[seat.index()]
}

/// The same for every seat, by seat.
pub fn judge_all<G: Bots>(game: &G, style: &Style<'_>, judged: &mut [(f64, f64)]) {
    let mut terms = [[0.0; TERMS_MAX]; SEATS_MAX as usize];
    let terms = &mut terms[..usize::from(game.seat_count())];
    game.terms(terms);
    let is_over = game.turn() == Turn::Over;
    for (seat, judged) in Seat::all(game.seat_count()).zip(judged) {
        let margin = f64::from(margin_of(terms, seat, style.weights));
        // What counts is to win; by how much is a second thought that keeps a lost game going.
        let even = 0.5 + 0.5 * (margin / f64::from(style.parameters.scale)).tanh();
        let share = if is_over { 0.3 * even + 0.7 * share_of_table(game, seat) } else { even };
        let own: f32 =
            terms[seat.index()].iter().zip(style.weights).map(|(term, weight)| term * weight).sum();
        *judged = (share + f64::from(style.parameters.score_weight * own), margin);
    }
}

/// The margin that is judged to be such a share of a win while a game goes on. A game that is as good as won
/// has no margin of its own; it is told as a clear one.
pub fn margin_of_share(share: f64, style: &Style<'_>) -> f64 {
    f64::from(style.parameters.scale) * (2.0 * share - 1.0).clamp(-CLEAR, CLEAR).atanh()
}

/// The share of a win in a game that is over: winners share it.
fn share_of_table<G: Bots>(game: &G, seat: Seat) -> f64 {
    let winners = game.winners();
    if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}
