//! Appraisal: how good a move that was made was, against the best that could have been made.

use crate::bots::{Bots, Search, Style};
use crate::search::halving;
use crate::search::replies;
use crate::search::rollout::margin_of_share;
use crate::solve::simultaneous;
use crate::solve::values::Values;

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
///
/// ```
/// use castellan_ai::bots::Search;
/// use castellan_ai::search::effort::Effort;
/// use castellan_ai::solve::values::Values;
/// use castellan_ai::tell::appraisal::appraise;
/// use castellan_core::dice::Dice;
/// use castellan_core::game::{Game, Options, Turn};
/// use castellan_core::log::Log;
/// use castellan_core::seat::{Seat, Viewer};
/// use castellan_siege::{Siege, options::SiegeOptions};
///
/// // Six rounds at random; the seventh tile is turned up.
/// let mut game = Siege::new(&SiegeOptions::default().complete(2).unwrap(), 2);
/// let (mut dice, mut moves, mut tiles) = (Dice::quick(5), Vec::new(), 0);
/// while tiles < 7 {
///     let Some(seat) = game.turn().seats().iter().next() else {
///         let tile = game.draw(&mut dice);
///         game.resolve(&tile, &mut Log::off()).unwrap();
///         tiles += 1;
///         continue;
///     };
///     moves.clear();
///     game.moves(seat, &mut moves);
///     let m = moves[dice.index(moves.len())];
///     game.play(seat, &m, &mut Log::off()).unwrap();
/// }
///
/// let Turn::Secret(due) = game.turn() else { return };
/// let seat = due.iter().next().unwrap();
/// moves.clear();
/// game.moves(seat, &mut moves);
/// let view = game.view(Viewer::Seat(seat));
/// let effort = Effort::new(1, None, None, None);
/// let mut search = Search::<Siege>::new(&view, seat, effort, Dice::quick(1));
/// if let Some(appraisal) = appraise(&mut search, &mut Values::default(), &moves[0]) {
///     assert!(appraisal.margin <= appraisal.best_margin);
/// }
/// ```
pub fn appraise<G: Bots>(
    search: &mut Search<'_, G>,
    values: &mut Values<G>,
    made: &G::Move,
) -> Option<Appraisal<G::Move>> {
    let game = search.guess();
    let mut moves = Vec::new();
    game.moves(search.seat, &mut moves);
    let made = game.as_listed(search.seat, made);
    if moves.len() < 2 || !moves.contains(&made) {
        return None;
    }
    let (margin, best, best_margin) = if let Some(choices) = simultaneous::choices(search, values) {
        against_mixture::<G>(&made, choices, &search.style)?
    } else if search.style.parameters.whole_turns {
        replies::against_best(search, &game, &made)?
    } else {
        against_best(search, &made, moves)?
    };
    let (best, best_margin) = if best_margin > margin { (best, best_margin) } else { (made, margin) };
    Some(Appraisal { margin, best, best_margin })
}

/// The same where a rival chooses in secret at the same time: against the mixture that he should choose from,
/// so that no move is blamed for what only came to light later.
fn against_mixture<G: Bots>(
    made: &G::Move,
    choices: Vec<simultaneous::Choice<G::Move>>,
    style: &Style<'_>,
) -> Option<(f64, G::Move, f64)> {
    let worth = choices.iter().find(|choice| choice.m == *made)?.worth;
    let best = choices.into_iter().max_by(|a, b| a.worth.total_cmp(&b.worth))?;
    Some((margin_of_share(worth, style), best.m, margin_of_share(best.worth, style)))
}

/// The margin after the move that was made, the best move by rollouts, and the margin after that one.
fn against_best<G: Bots>(
    search: &mut Search<'_, G>,
    made: &G::Move,
    moves: Vec<G::Move>,
) -> Option<(f64, G::Move, f64)> {
    let mut candidates = halving::judged(search, moves);
    let at = candidates.iter().position(|candidate| candidate.m == *made)?;
    // The move that was made is always among those that are compared.
    let last = search.style.parameters.candidates.min(candidates.len()) - 1;
    if at > last {
        candidates.swap(at, last);
    }
    candidates.truncate(last + 1);
    halving::compare(search, &mut candidates);
    let margin = candidates.iter().find(|candidate| candidate.m == *made)?.margin();
    let best = candidates.into_iter().max_by(|a, b| a.margin().total_cmp(&b.margin()))?;
    let best_margin = best.margin();
    Some((margin, best.m, best_margin))
}
