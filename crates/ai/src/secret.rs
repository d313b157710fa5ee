//! Secret choices of two: the round as a matrix of what both may choose, solved by regret matching.
//!
//! The answer is a mixture, and a move is drawn from it: whoever knows the bot still can't tell what it
//! will choose.

use crate::effort::Effort;
use crate::outing::{self, Sheet, Style};
use crate::regret::solve_matrix;
use castellan_core::dice::Dice;
use castellan_core::game::{Instinct, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Seat;

/// Rounds of regret matching.
const ROUNDS: u32 = 300;

/// A mixture of a seat's choices: each move with its share.
pub type Mixture<M> = Vec<(M, f64)>;

/// The mixture for a seat that chooses in secret at the same time as one rival who has not chosen yet, as
/// far as the view tells; none if that is not so.
pub fn mixture<G: Instinct>(
    view: &G::View,
    seat: Seat,
    style: &Style<'_>,
    effort: &mut Effort,
    dice: &mut Dice,
) -> Option<Mixture<G::Move>> {
    let first = G::guess(view, dice);
    let rival = seat.next(first.seat_count());
    if first.seat_count() != 2 || !matches!(first.turn(), Turn::Secret(due) if due.contains(rival)) {
        return None;
    }
    let mut own = Vec::new();
    first.moves(seat, &mut own);
    let mut theirs = Vec::new();
    first.moves(rival, &mut theirs);
    let mut sums = vec![vec![0.0; theirs.len()]; own.len()];
    let mut counts = vec![vec![0.0f64; theirs.len()]; own.len()];
    let mut sheet = Sheet::default();
    let mut guess = first;
    loop {
        let luck = u64::from(dice.bits());
        for (row, m) in own.iter().enumerate() {
            for (column, answer) in theirs.iter().enumerate() {
                let mut game = guess.clone();
                // What the rival does not hold in this guess they do not choose in it.
                let played = game.play(seat, m, &mut Log::off()).is_ok()
                    && game.play(rival, answer, &mut Log::off()).is_ok();
                if played {
                    let mut draws = Dice::quick(luck);
                    let due = guess.turn().seats();
                    outing::go(&mut game, due, style.temper.turns, &mut sheet, &mut draws, dice);
                    sums[row][column] += outing::share_of_win(&game, seat, style);
                    counts[row][column] += 1.0;
                }
                effort.spend();
            }
        }
        if effort.share() >= 1.0 {
            break;
        }
        guess = G::guess(view, dice);
    }
    for (row, counts) in sums.iter_mut().zip(&counts) {
        row.iter_mut().zip(counts).for_each(|(sum, count)| *sum /= count.max(1.0));
    }
    let (shares, _) = solve_matrix(&sums, ROUNDS);
    Some(own.into_iter().zip(shares).collect())
}

/// Draws from a mixture; choices that are hardly ever made are not made.
pub fn pick<M: Clone>(mixture: &Mixture<M>, dice: &mut Dice) -> Option<M> {
    let most = mixture.iter().map(|(_, share)| *share).fold(0.0, f64::max);
    let kept: Vec<&(M, f64)> = mixture.iter().filter(|(_, share)| *share > 0.05 * most).collect();
    let sum: f64 = kept.iter().map(|(_, share)| share).sum();
    let mut left = dice.fraction() * sum;
    for (m, share) in &kept {
        left -= share;
        if left < 0.0 {
            return Some(m.clone());
        }
    }
    kept.last().map(|(m, _)| m.clone())
}
