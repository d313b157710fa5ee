//! Outings: a game played on for some turns as the instinct likes it, and judged where it stops.

use castellan_core::dice::Dice;
use castellan_core::game::{Instinct, TERMS_MAX, Temper, Turn, margin_of};
use castellan_core::log::Log;
use castellan_core::seat::{SEATS_MAX, Seat, Seats};

/// Shares of a win that are further from even than this are all told as a margin of two and a half scales.
const CLEAR: f64 = 0.987;

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

    /// The moves that the instinct likes best with how much it does, as shares, the best first.
    pub fn all_liked(&mut self, game: &G, seat: Seat, most: usize) -> Vec<(G::Move, f32)> {
        self.list(game, seat);
        let sum = self.weigh(game, seat);
        let mut liked: Vec<(usize, f32)> =
            self.weights.iter().map(|weight| weight / sum).enumerate().collect();
        liked.sort_by(|a, b| b.1.total_cmp(&a.1));
        liked.truncate(most);
        liked.into_iter().map(|(n, share)| (self.moves[n].clone(), share)).collect()
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

/// How far an outing may still go.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Who had the last turn.
    due: Seats,
    /// How many turns may follow.
    left: u8,
}

impl Course {
    /// The rest of this seat's turn and so many turns.
    pub fn after(seat: Seat, turns: u8) -> Course {
        Course { due: Seats::NONE.with(seat), left: turns }
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

/// Plays on as far as the course goes, or until the game is over.
///
/// Luck and fancy have dice of their own: outings with the same luck draw the same tiles, whatever is
/// played, so that moves are compared under the same conditions.
pub fn go<G: Instinct>(
    game: &mut G,
    course: &mut Course,
    sheet: &mut Sheet<G>,
    luck: &mut Dice,
    fancy: &mut Dice,
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
                if !course.takes(seats) {
                    return;
                }
                let Some(m) = sheet.liked(game, seat, fancy) else { return };
                if game.play(seat, &m, &mut Log::off()).is_err() {
                    return;
                }
            }
        }
    }
}

/// A margin as a share of a win: 0.5 is even, a lead of `scale` points is nearly 1.
pub fn share_of_win<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>) -> f64 {
    judge(game, seat, style).0
}

/// The share of a win, and the margin that it comes from.
pub fn judge<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>) -> (f64, f64) {
    let mut judged = [(0.0, 0.0); SEATS_MAX as usize];
    judge_all(game, style, &mut judged);
    judged[seat.index()]
}

/// The same for every seat, by seat.
pub fn judge_all<G: Instinct>(game: &G, style: &Style<'_>, judged: &mut [(f64, f64)]) {
    let mut terms = [[0.0; TERMS_MAX]; SEATS_MAX as usize];
    let terms = &mut terms[..usize::from(game.seat_count())];
    game.terms(terms);
    let is_over = game.turn() == Turn::Over;
    for (seat, judged) in Seat::all(game.seat_count()).zip(judged) {
        let margin = f64::from(margin_of(terms, seat, style.weights));
        // What counts is to win; by how much is a second thought that keeps a lost game going.
        let even = 0.5 + 0.5 * (margin / f64::from(style.temper.scale)).tanh();
        let share = if is_over { 0.3 * even + 0.7 * share_of_table(game, seat) } else { even };
        let own: f32 =
            terms[seat.index()].iter().zip(style.weights).map(|(term, weight)| term * weight).sum();
        *judged = (share + f64::from(style.temper.relish * own), margin);
    }
}

/// The margin that is judged to be such a share of a win while a game goes on. A game that is as good as won
/// has no margin of its own; it is told as a clear one.
pub fn margin_of_share(share: f64, style: &Style<'_>) -> f64 {
    f64::from(style.temper.scale) * (2.0 * share - 1.0).clamp(-CLEAR, CLEAR).atanh()
}

/// The share of a win in a game that is over: winners share it.
fn share_of_table<G: Instinct>(game: &G, seat: Seat) -> f64 {
    let winners = game.winners();
    if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}
