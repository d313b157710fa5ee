//! Tuning: what the terms of an evaluation are worth, learnt from games that a player plays against
//! itself.
//!
//! After each turn the terms are written down, and when the game is over the margin that came of them.
//! The weights that predict the margin best (least squares, drawn a little towards the old weights)
//! are the new ones; with them the next games are played.

use crate::bots::{Bots, Style, TERMS_MAX, Terms};
use crate::search::beam;
use crate::search::rollout::Scratch;
use castellan_core::dice::Dice;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::seat::{SEATS_MAX, Seat};

/// So often a whole turn is played by the policy instead of by plan, so that other positions are seen too.
const BY_POLICY: f64 = 0.25;
/// How many positions the old weights count for.
const INERTIA: f64 = 50.0;

/// Positions and what came of them, added up.
///
/// ```
/// use castellan_ai::bots::TERMS_MAX;
/// use castellan_ai::learn::tune::Regression;
///
/// let mut regression = Regression::default();
/// for n in 0..1000_u16 {
///     let mut terms = [0.0; TERMS_MAX];
///     terms[0] = f32::from(n % 7);
///     regression.add(&terms, 3.0 * f64::from(n % 7));
/// }
/// let weights = regression.weights(&[1.0]);
/// assert!((weights[0] - 3.0).abs() < 0.2, "each of the term has brought three points: {weights:?}");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Regression {
    products: [[f64; TERMS_MAX]; TERMS_MAX],
    results: [f64; TERMS_MAX],
    square: f64,
    /// How many positions were looked at.
    pub positions: u64,
}

impl Regression {
    /// Adds a position: terms less the rival's, and the margin in the end.
    pub fn add(&mut self, terms: &Terms, margin: f64) {
        for (row, &own) in terms.iter().enumerate() {
            self.results[row] += f64::from(own) * margin;
            for (column, &other) in terms.iter().enumerate() {
                self.products[row][column] += f64::from(own) * f64::from(other);
            }
        }
        self.square += margin * margin;
        self.positions += 1;
    }

    /// Adds another regression.
    pub fn join(&mut self, other: &Regression) {
        for row in 0..TERMS_MAX {
            self.results[row] += other.results[row];
            for column in 0..TERMS_MAX {
                self.products[row][column] += other.products[row][column];
            }
        }
        self.square += other.square;
        self.positions += other.positions;
    }

    /// The weights that predict best.
    pub fn weights(&self, old: &[f32]) -> Vec<f32> {
        let count = old.len();
        let mut rows = self.products;
        let mut right = self.results;
        for n in 0..count {
            let inertia = INERTIA * (1.0 + self.products[n][n] / self.positions.max(1) as f64);
            rows[n][n] += inertia;
            right[n] += inertia * f64::from(old[n]);
        }
        solve(&mut rows, &mut right, count).iter().map(|weight| *weight as f32).collect()
    }

    /// How far the predicted margins are from the real ones, in points.
    pub fn error(&self, weights: &[f32]) -> f64 {
        let mut sum = self.square;
        for (row, own) in weights.iter().enumerate() {
            sum -= 2.0 * f64::from(*own) * self.results[row];
            for (column, other) in weights.iter().enumerate() {
                sum += f64::from(*own) * f64::from(*other) * self.products[row][column];
            }
        }
        (sum.max(0.0) / self.positions.max(1) as f64).sqrt()
    }
}

/// Solves linear equations by elimination; the first `count` rows and columns count.
fn solve(rows: &mut [[f64; TERMS_MAX]; TERMS_MAX], right: &mut [f64; TERMS_MAX], count: usize) -> Vec<f64> {
    for at in 0..count {
        let largest = (at..count).max_by(|a, b| rows[*a][at].abs().total_cmp(&rows[*b][at].abs()));
        let largest = largest.unwrap_or(at);
        rows.swap(at, largest);
        right.swap(at, largest);
        let pivot = rows[at];
        for below in at + 1..count {
            let factor = rows[below][at] / pivot[at];
            for (cell, above) in rows[below].iter_mut().zip(pivot) {
                *cell -= factor * above;
            }
            right[below] -= factor * right[at];
        }
    }
    let mut found = vec![0.0; count];
    for at in (0..count).rev() {
        let known: f64 = (at + 1..count).map(|n| rows[at][n] * found[n]).sum();
        found[at] = (right[at] - known) / rows[at][at];
    }
    found
}

/// Plays one game of a player of this style against itself and writes down what there is to learn.
pub fn learn<G: Bots>(mut game: G, style: &Style<'_>, dice: &mut Dice, regression: &mut Regression) {
    let count = game.seat_count();
    let mut seen: Vec<Vec<Terms>> = Vec::new();
    let mut scratch = Scratch::default();
    let mut due = None;
    let mut by_policy = false;
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                if game.resolve(&chance, &mut Log::off()).is_err() {
                    return;
                }
            }
            turn => {
                let Some(seat) = turn.seats().iter().next() else { return };
                if due != Some(seat) {
                    due = Some(seat);
                    by_policy = dice.fraction() < BY_POLICY;
                    let mut seats = [[0.0; TERMS_MAX]; SEATS_MAX as usize];
                    game.terms(&mut seats[..usize::from(count)]);
                    seen.push(seats[..usize::from(count)].to_vec());
                }
                let m = if by_policy {
                    scratch.sample(&game, seat, dice)
                } else {
                    beam::plan(&game, seat, style, dice)
                };
                let Some(m) = m else { return };
                if game.play(seat, &m, &mut Log::off()).is_err() {
                    return;
                }
            }
        }
    }
    for seats in &seen {
        for seat in Seat::all(count) {
            let rival = seat.next(count);
            let mut terms = seats[seat.index()];
            terms.iter_mut().zip(seats[rival.index()]).for_each(|(own, other)| *own -= other);
            regression.add(&terms, f64::from(game.points(seat) - game.points(rival)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_found_again_from_what_they_predicted() {
        let mut regression = Regression::default();
        let mut dice = Dice::quick(5);
        for _ in 0..20_000 {
            let mut terms = [0.0; TERMS_MAX];
            terms[..3].fill_with(|| dice.fraction() as f32 * 10.0 - 5.0);
            let margin = f64::from(2.0 * terms[0] - 0.5 * terms[1] + terms[2]);
            regression.add(&terms, margin + dice.fraction() - 0.5);
        }
        let found = regression.weights(&[1.0, 1.0, 1.0]);
        for (weight, true_weight) in found.iter().zip([2.0, -0.5, 1.0]) {
            assert!((weight - true_weight).abs() < 0.05, "{found:?}");
        }
        assert!(regression.error(&found) < 0.35 && regression.error(&[1.0, 1.0, 1.0]) > 1.0);
    }
}
