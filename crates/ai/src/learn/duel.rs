//! Duels: two sets of weights play each other, and what wins is learnt from.
//!
//! Least squares (`tune.rs`) finds weights that predict results; those that choose the best moves may be
//! others. So challengers with all weights a little changed, each in its own way, play pairs of games
//! against the weights of today. How the margins go with the changes says which way to go.

use crate::bots::{Bots, Style};
use crate::search::beam;
use castellan_core::dice::Dice;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::seat::Seat;

/// How a challenger differs: each weight by so many steps, -1, 0 or 1.
pub fn directions(terms: usize, dice: &mut Dice) -> Vec<f32> {
    (0..terms).map(|_| dice.index(3) as f32 - 1.0).collect()
}

/// Weights so many steps further, a step being a share of each weight.
pub fn changed(weights: &[f32], directions: &[f32], step: f32) -> Vec<f32> {
    let change = |(weight, direction): (&f32, &f32)| weight + direction * step * weight.abs().max(0.1);
    weights.iter().zip(directions).map(change).collect()
}

/// The margin of the first style in a pair of games with the same draws and exchanged seats; none if the
/// game is not one of two, or stands still.
///
/// ```
/// use castellan_ai::bots::Style;
/// use castellan_ai::learn::duel::{changed, pair};
/// use castellan_core::game::{Game, Options};
/// use castellan_siege::{Siege, options::SiegeOptions};
///
/// let start = Siege::new(&SiegeOptions::default().complete(2).unwrap(), 2);
/// let own = Style::of::<Siege>();
/// assert_eq!(pair(&start, [&own, &own], 1), Some(0.0), "nobody beats themselves in both seats");
/// let weights = changed(own.weights, &[1.0, 0.0, -1.0], 0.2);
/// let challenger = Style { weights: &weights, ..own };
/// assert!(pair(&start, [&challenger, &own], 1).is_some());
/// ```
pub fn pair<G: Bots>(start: &G, styles: [&Style<'_>; 2], luck: u64) -> Option<f64> {
    let first = game(start.clone(), styles, luck)?;
    let second = game(start.clone(), [styles[1], styles[0]], luck)?;
    Some((first - second) / 2.0)
}

/// The margin of seat 0. Draws have dice of their own, so that both games of a pair draw the same.
fn game<G: Bots>(mut game: G, styles: [&Style<'_>; 2], luck: u64) -> Option<f64> {
    let mut draws = Dice::quick(luck);
    let mut choices = Dice::quick(!luck);
    loop {
        match game.turn() {
            Turn::Over => return Some(f64::from(game.points(Seat(0)) - game.points(Seat(1)))),
            Turn::Chance(_) => {
                let chance = game.draw(&mut draws);
                game.resolve(&chance, &mut Log::off()).ok()?;
            }
            turn => {
                let seat = turn.seats().iter().next()?;
                let style = styles.get(seat.index())?;
                let m = beam::quick_plan(&game, seat, style, &mut choices)?;
                game.play(seat, &m, &mut Log::off()).ok()?;
            }
        }
    }
}

/// What many pairs came to.
///
/// ```
/// use castellan_ai::learn::duel::Tally;
///
/// let mut tally = Tally::default();
/// for luck in [2.0, 3.0, 4.0] {
///     tally.add(&[1.0, -1.0], luck);
///     tally.add(&[-1.0, 1.0], -luck);
/// }
/// assert!(tally.way()[0] > 0.0 && tally.way()[1] < 0.0, "more of the first term wins, less of the second");
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pairs: f64,
    sum: f64,
    squares: f64,
    /// Margins times directions, by term.
    along: Vec<f64>,
}

impl Tally {
    /// Adds a pair.
    pub fn add(&mut self, directions: &[f32], margin: f64) {
        self.pairs += 1.0;
        self.sum += margin;
        self.squares += margin * margin;
        self.along.resize(directions.len().max(self.along.len()), 0.0);
        for (along, direction) in self.along.iter_mut().zip(directions) {
            *along += margin * f64::from(*direction);
        }
    }

    /// The mean margin.
    pub fn mean(&self) -> f64 {
        self.sum / self.pairs.max(1.0)
    }

    /// How far the mean may be off (one standard error).
    pub fn error(&self) -> f64 {
        let variance = self.squares / self.pairs.max(1.0) - self.mean().powi(2);
        (variance.max(0.0) / self.pairs.max(1.0)).sqrt()
    }

    /// The way to go: a whole step where it is plain, less where the margins do not tell.
    pub fn way(&self) -> Vec<f32> {
        // Two of three directions differ from 0.
        let moved: f64 = 2.0 / 3.0;
        let plain = 2.0 * self.error() / moved.sqrt();
        let slope = |along: &f64| along / self.pairs.max(1.0) / moved;
        self.along.iter().map(|along| (slope(along) / plain.max(1e-9)).clamp(-1.0, 1.0) as f32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_leads_where_margins_grow() {
        let mut dice = Dice::quick(9);
        let mut tally = Tally::default();
        for _ in 0..4_000 {
            let directions = directions(3, &mut dice);
            let luck = 20.0 * (dice.fraction() - 0.5);
            tally.add(&directions, f64::from(2.0 * directions[0] - directions[1]) + luck);
        }
        let way = tally.way();
        assert!(way[0] > 0.99 && way[1] < -0.99 && way[2].abs() < 0.99, "{way:?}");
        assert!(tally.mean().abs() < 4.0 * tally.error());
        assert_eq!(changed(&[2.0, -2.0, 0.0], &[1.0, 1.0, -1.0], 0.5), [3.0, -1.0, -0.05]);
    }
}
