//! The ending of a game with open hands: when few draws are left, every draw and every move is looked at.
//!
//! Moves and answers are a tree with chances in it. What can't change the choice any more is passed over:
//! a share of a win lies between 0 and 1, so that a chance is given up as soon as the rest can't help. The
//! work is counted in steps, never in time, so that the same position always gets the same answer.

use crate::bots::{Bots, Style};
use crate::search::rollout;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::seat::Seat;

/// So many steps may be taken; then the ending is too long.
pub const STEPS: u32 = 12_000;

/// The best move of a seat that is due, and its share of a win if everybody goes on as well as can be; none
/// where the ending is too long. Where more than two play, only a last turn is worked out.
///
/// ```
/// use castellan_ai::bots::{EnumerableChance, Style};
/// use castellan_ai::search::expectiminimax;
/// use castellan_carcassonne::{Carcassonne, options::CarcassonneOptions};
/// use castellan_core::dice::Dice;
/// use castellan_core::game::{Game, Options, Turn};
/// use castellan_core::log::Log;
///
/// // A game at random, as far as its last tile but one.
/// let mut game = Carcassonne::new(&CarcassonneOptions::default().complete(2).unwrap(), 2);
/// let (mut dice, mut moves) = (Dice::quick(3), Vec::new());
/// while !game.is_near_end() || matches!(game.turn(), Turn::Chance(_)) {
///     if let Turn::Seat(seat) = game.turn() {
///         moves.clear();
///         game.moves(seat, &mut moves);
///         let m = moves[dice.index(moves.len())];
///         game.play(seat, &m, &mut Log::off()).unwrap();
///     } else {
///         let tile = game.draw(&mut dice);
///         game.resolve(&tile, &mut Log::off()).unwrap();
///     }
/// }
/// let Turn::Seat(seat) = game.turn() else { unreachable!("somebody is due") };
/// let style = Style::of::<Carcassonne>();
/// assert!(expectiminimax::best(&game, seat, &style, 1).is_none(), "one step is not enough");
/// let found = expectiminimax::best(&game, seat, &style, expectiminimax::STEPS);
/// assert!(found.is_none_or(|(_, share)| (0.0..=1.0).contains(&share)));
/// ```
pub fn best<G: Bots>(game: &G, seat: Seat, style: &Style<'_>, steps: u32) -> Option<(G::Move, f64)> {
    if !game.is_near_end() || game.turn() != Turn::Seat(seat) {
        return None;
    }
    // What is at stake is the win, and what one has the other has not.
    let mut style = *style;
    style.parameters.score_weight = 0.0;
    let mut ending = Ending { seat, style: &style, steps };
    let mut found: Option<(G::Move, f64)> = None;
    for m in ordered(game, seat) {
        let low = found.as_ref().map_or(f64::NEG_INFINITY, |(_, worth)| *worth);
        let worth = ending.after(game, seat, &m, low, f64::INFINITY)?;
        if worth > low {
            found = Some((m, worth));
        }
    }
    found
}

/// The moves of a seat, those that the policy prefers first.
fn ordered<G: Bots>(game: &G, seat: Seat) -> Vec<G::Move> {
    let (mut moves, mut weights) = (Vec::new(), Vec::new());
    game.moves(seat, &mut moves);
    game.weigh(seat, &moves, &mut weights);
    let mut order: Vec<usize> = (0..moves.len()).collect();
    order.sort_by(|a, b| weights[*b].total_cmp(&weights[*a]));
    order.into_iter().map(|n| moves[n].clone()).collect()
}

struct Ending<'a> {
    seat: Seat,
    style: &'a Style<'a>,
    /// Steps that are left.
    steps: u32,
}

impl Ending<'_> {
    /// The share of a win after a move. It is exact between `low` and `high`, and beyond them if it is.
    fn after<G: Bots>(&mut self, game: &G, seat: Seat, m: &G::Move, low: f64, high: f64) -> Option<f64> {
        self.steps = self.steps.checked_sub(1)?;
        let mut next = game.clone();
        next.play(seat, m, &mut Log::off()).ok()?;
        self.worth(&next, low, high)
    }

    fn worth<G: Bots>(&mut self, game: &G, low: f64, high: f64) -> Option<f64> {
        match game.turn() {
            Turn::Over => Some(rollout::share_of_win(game, self.seat, self.style)),
            Turn::Chance(_) => self.of_luck(game, low, high),
            Turn::Seat(seat) if seat == self.seat => self.of_own(game, low, high),
            Turn::Seat(seat) if game.seat_count() == 2 => self.of_rival(game, seat, low, high),
            _ => None,
        }
    }

    fn of_own<G: Bots>(&mut self, game: &G, low: f64, high: f64) -> Option<f64> {
        let mut best = f64::NEG_INFINITY;
        for m in ordered(game, self.seat) {
            best = best.max(self.after(game, self.seat, &m, low.max(best), high)?);
            if best >= high {
                break;
            }
        }
        Some(best)
    }

    fn of_rival<G: Bots>(&mut self, game: &G, rival: Seat, low: f64, high: f64) -> Option<f64> {
        let mut best = f64::INFINITY;
        for m in ordered(game, rival) {
            best = best.min(self.after(game, rival, &m, low, high.min(best))?);
            if best <= low {
                break;
            }
        }
        Some(best)
    }

    fn of_luck<G: Bots>(&mut self, game: &G, low: f64, high: f64) -> Option<f64> {
        let chances = game.chances();
        if chances.is_empty() {
            return None;
        }
        let (mut sum, mut left) = (0.0, 1.0);
        for (chance, share) in chances {
            self.steps = self.steps.checked_sub(1)?;
            let mut next = game.clone();
            next.resolve(&chance, &mut Log::off()).ok()?;
            left -= share;
            // What this outcome must be worth at least, or at most, for the whole to matter.
            let worth = self.worth(&next, (low - sum - left) / share, (high - sum) / share)?;
            sum += share * worth;
            if sum >= high {
                return Some(sum);
            }
            if sum + left <= low {
                return Some(sum + left);
            }
        }
        Some(sum)
    }
}
