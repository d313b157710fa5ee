//! Outings: a game played on for some turns as the instinct likes it, and judged where it stops.

use castellan_core::dice::Dice;
use castellan_core::game::{Instinct, TERMS_MAX, Temper, Turn, margin_of};
use castellan_core::log::Log;
use castellan_core::seat::{SEATS_MAX, Seat, Seats};

/// How a searcher goes about it: the temper and the weights of the evaluation.
#[derive(Clone, Copy, Debug)]
pub struct Style<'a> {
    /// How much thought a move is given.
    pub temper: Temper,
    /// What a point of each term of the evaluation is worth.
    pub weights: &'a [f32],
}

impl Style<'static> {
    /// The game's own.
    pub fn of<G: Instinct>() -> Style<'static> {
        Style { temper: G::TEMPER, weights: G::weights() }
    }
}

/// The lists that outings write on, kept so that a step needs no new memory.
pub struct Sheet<G: Instinct> {
    moves: Vec<G::Move>,
    weights: Vec<f32>,
}

impl<G: Instinct> Default for Sheet<G> {
    fn default() -> Sheet<G> {
        Sheet { moves: Vec::new(), weights: Vec::new() }
    }
}

impl<G: Instinct> Sheet<G> {
    /// What the instinct likes best, now and then something else that it likes nearly as much.
    pub fn liked(&mut self, game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Move> {
        self.moves.clear();
        game.moves(seat, &mut self.moves);
        if self.moves.len() < 2 {
            return self.moves.pop();
        }
        self.weights.clear();
        game.weigh(seat, &self.moves, &mut self.weights);
        // Weights to the fourth power: close calls stay open, bad moves are not made.
        let best = self.weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        let share = |weight: f32| (weight / best).powi(4);
        let sum: f32 = self.weights.iter().map(|weight| share(*weight)).sum();
        let mut left = dice.fraction() as f32 * sum;
        let mut chosen = 0;
        for (n, weight) in self.weights.iter().enumerate() {
            chosen = n;
            left -= share(*weight);
            if left < 0.0 {
                break;
            }
        }
        Some(self.moves.swap_remove(chosen))
    }
}

/// Plays on until so many turns have passed on from one seat to another, or the game is over; `due` had
/// the last turn.
///
/// Luck and fancy have dice of their own: outings with the same luck draw the same tiles, whatever is
/// played, so that moves are compared under the same conditions.
pub fn go<G: Instinct>(
    game: &mut G,
    mut due: Seats,
    turns: u8,
    sheet: &mut Sheet<G>,
    luck: &mut Dice,
    fancy: &mut Dice,
) {
    let mut left = turns;
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
                if is_next_turn(due, seats) {
                    if left == 0 {
                        return;
                    }
                    left -= 1;
                }
                due = seats;
                let Some(m) = sheet.liked(game, seat, fancy) else { return };
                if game.play(seat, &m, &mut Log::off()).is_err() {
                    return;
                }
            }
        }
    }
}

/// Whether the table has gone on to others; secret choices of one round are one turn.
fn is_next_turn(before: Seats, now: Seats) -> bool {
    now.iter().any(|seat| !before.contains(seat))
}

/// A margin as a share of a win: 0.5 is even, a lead of `scale` points is nearly 1.
pub fn share_of_win<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>) -> f64 {
    judge(game, seat, style).0
}

/// The share of a win, and the margin that it comes from.
pub fn judge<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>) -> (f64, f64) {
    let mut seats = [[0.0; TERMS_MAX]; SEATS_MAX as usize];
    let seats = &mut seats[..usize::from(game.seat_count())];
    game.terms(seats);
    let margin = f64::from(margin_of(seats, seat, style.weights));
    // What counts is to win; by how much is a second thought that keeps a lost game going.
    let even = 0.5 + 0.5 * (margin / f64::from(style.temper.scale)).tanh();
    let share = match game.turn() {
        Turn::Over => 0.3 * even + 0.7 * share_of_table(game, seat),
        _ => even,
    };
    let own: f32 = seats[seat.index()].iter().zip(style.weights).map(|(term, weight)| term * weight).sum();
    (share + f64::from(style.temper.relish * own), margin)
}

/// The share of a win in a game that is over: winners share it.
fn share_of_table<G: Instinct>(game: &G, seat: Seat) -> f64 {
    let winners = game.winners();
    if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}
