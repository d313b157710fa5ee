//! Appraisal: how good a move that was made was, against the best that could have been made.

use crate::search::effort::Effort;
use crate::search::halving;
use crate::search::replies;
use crate::search::rollout::{Style, margin_of_share};
use crate::solve::simultaneous;
use crate::solve::values::Ends;
use castellan_core::dice::Dice;
use castellan_core::game::Instinct;
use castellan_core::seat::Seat;

/// A move that was made, and the best one found.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraisal<M> {
    /// The margin that may be expected after the move that was made.
    pub margin: f64,
    /// The best move found; the one that was made if nothing better was.
    pub best: M,
    /// The margin that may be expected after that one.
    pub best_margin: f64,
}

/// Appraises a move; none if it is not among the seat's moves or there was no choice.
pub fn appraise<G: Instinct>(
    view: &G::View,
    seat: Seat,
    made: &G::Move,
    style: &Style<'_>,
    effort: &mut Effort,
    ends: &mut Ends<G>,
    dice: &mut Dice,
) -> Option<Appraisal<G::Move>> {
    let game = G::guess(view, dice);
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    let made = game.as_listed(seat, made);
    if moves.len() < 2 || !moves.contains(&made) {
        return None;
    }
    let choices = simultaneous::choices::<G>(view, seat, style, ends, dice);
    let (margin, best, best_margin) = if let Some(choices) = choices {
        against_mixture::<G>(&made, choices, style)?
    } else if style.temper.plans {
        replies::against_best(&game, &made, seat, style, effort, dice)?
    } else {
        against_best::<G>(view, &made, moves, seat, style, effort, dice)?
    };
    let (best, best_margin) = if best_margin > margin { (best, best_margin) } else { (made, margin) };
    Some(Appraisal { margin, best, best_margin })
}

/// The same where a rival chooses in secret at the same time: against the mixture that he should choose from,
/// so that no move is blamed for what only came to light later.
fn against_mixture<G: Instinct>(
    made: &G::Move,
    choices: Vec<simultaneous::Choice<G::Move>>,
    style: &Style<'_>,
) -> Option<(f64, G::Move, f64)> {
    let worth = choices.iter().find(|choice| choice.m == *made)?.worth;
    let best = choices.into_iter().max_by(|a, b| a.worth.total_cmp(&b.worth))?;
    Some((margin_of_share(worth, style), best.m, margin_of_share(best.worth, style)))
}

/// The margin after the move that was made, the best move by outings, and the margin after that one.
fn against_best<G: Instinct>(
    view: &G::View,
    made: &G::Move,
    moves: Vec<G::Move>,
    seat: Seat,
    style: &Style<'_>,
    effort: &mut Effort,
    dice: &mut Dice,
) -> Option<(f64, G::Move, f64)> {
    let mut candidates = halving::looks::<G>(view, seat, moves, style, dice);
    let at = candidates.iter().position(|candidate| candidate.m == *made)?;
    // The move that was made is always among those that are compared.
    let last = style.temper.candidates.min(candidates.len()) - 1;
    if at > last {
        candidates.swap(at, last);
    }
    candidates.truncate(last + 1);
    halving::compare::<G>(view, seat, &mut candidates, style, effort, dice);
    let margin = candidates.iter().find(|candidate| candidate.m == *made)?.margin();
    let best = candidates.into_iter().max_by(|a, b| a.margin().total_cmp(&b.margin()))?;
    let best_margin = best.margin();
    Some((margin, best.m, best_margin))
}
