//! Choosing: from a level to a move.

use crate::bots::{Bots, Search};
use crate::grade::{Grade, heaviest};
use crate::level::Level;
use crate::search::Compared;
use crate::search::beam;
use crate::search::expectiminimax;
use crate::search::halving::{self, Candidate};
use crate::search::mcts;
use crate::search::replies;
use crate::search::rollout::margin_of_share;
use crate::solve::simultaneous;
use crate::solve::values::Values;

/// What is hidden is guessed this often, and the opinions are added up.
const GUESSES: u32 = 8;

/// A move, and what it was compared with.
pub(crate) struct Chosen<M> {
    pub(crate) m: M,
    /// The preferred ones first; none where nothing was compared.
    pub(crate) compared: Vec<Compared<M>>,
}

impl<M: Clone> Chosen<M> {
    /// A move that was made at a glance.
    fn at_a_glance(m: M) -> Chosen<M> {
        Chosen { m, compared: Vec::new() }
    }

    fn first_of(compared: Vec<Compared<M>>) -> Option<Chosen<M>> {
        Some(Chosen { m: compared.first()?.m.clone(), compared })
    }
}

/// Chooses a move as a level does.
pub(crate) fn choose<G: Bots>(
    search: &mut Search<'_, G>,
    level: Level,
    grade: Grade,
    values: &mut Values<G>,
) -> Option<Chosen<G::Move>> {
    let game = search.guess();
    let mut moves = Vec::new();
    game.moves(search.seat, &mut moves);
    if moves.is_empty() {
        return None;
    }
    let Search { view, seat, style, dice, .. } = search;
    let (view, seat): (&G::View, _) = (view, *seat);
    match level {
        Level::Planner => beam::plan(&game, seat, style, dice).map(Chosen::at_a_glance),
        Level::Mcts500 => mcts::choose::<G>(view, seat, 500, dice).map(Chosen::at_a_glance),
        Level::Random => Some(Chosen::at_a_glance(moves.swap_remove(dice.index(moves.len())))),
        Level::Greedy => {
            let best = heaviest(&prior(search, &moves));
            Some(Chosen::at_a_glance(moves.swap_remove(best)))
        }
        Level::Page | Level::Squire | Level::Knight | Level::Castellan | Level::Grade(_) => {
            if grade.notices == u16::MAX {
                return with_all(search, &game, moves, values);
            }
            let noticed = grade.noticed(&prior(search, &moves), &mut search.dice);
            let mut noticed: Vec<G::Move> = noticed.into_iter().map(|at| moves[at].clone()).collect();
            if noticed.len() == 1 {
                return noticed.pop().map(Chosen::at_a_glance);
            }
            with_these(search, &game, noticed, grade, values)
        }
    }
}

/// As well as we can: a mixture where choices are secret, an exact ending where it is near, else a search.
fn with_all<G: Bots>(
    search: &mut Search<'_, G>,
    game: &G,
    moves: Vec<G::Move>,
    values: &mut Values<G>,
) -> Option<Chosen<G::Move>> {
    if let Some(choices) = simultaneous::choices(search, values) {
        return mixed(search, choices);
    }
    if let Some((m, share)) = expectiminimax::best(game, search.seat, &search.style, expectiminimax::STEPS) {
        return Chosen::first_of(vec![Compared {
            m,
            margin: margin_of_share(share, &search.style),
            playouts: 0,
        }]);
    }
    if search.style.parameters.whole_turns {
        return Chosen::first_of(replies::answered(search, None));
    }
    let mut candidates = halving::judged(search, moves);
    candidates.truncate(search.style.parameters.candidates.max(1));
    Chosen::first_of(compared(halving::best_first(search, candidates)))
}

/// As well as a grade can that has noticed these.
fn with_these<G: Bots>(
    search: &mut Search<'_, G>,
    game: &G,
    noticed: Vec<G::Move>,
    grade: Grade,
    values: &mut Values<G>,
) -> Option<Chosen<G::Move>> {
    let searches = grade.playouts > 0;
    if searches && let Some(mut choices) = simultaneous::choices(search, values) {
        choices.retain(|choice| noticed.contains(&choice.m));
        return mixed(search, choices);
    }
    if search.style.parameters.whole_turns {
        if searches {
            return Chosen::first_of(replies::answered(search, Some(&noticed)));
        }
        let plan = beam::quick_plan_from(game, search.seat, &noticed, &search.style, &mut search.dice)?;
        let margin = f64::from(plan.value);
        return Chosen::first_of(vec![Compared { margin, m: plan.into_first()?, playouts: 0 }]);
    }
    let mut candidates = halving::judged(search, noticed);
    if searches {
        candidates.truncate(search.style.parameters.candidates.max(1));
        candidates = halving::best_first(search, candidates);
    }
    Chosen::first_of(compared(candidates))
}

/// One of the choices of a mixture, as often as it says. Where all of them were overlooked, the best of the
/// others.
fn mixed<G: Bots>(
    search: &mut Search<'_, G>,
    mut choices: Vec<simultaneous::Choice<G::Move>>,
) -> Option<Chosen<G::Move>> {
    choices.sort_by(|a, b| b.share.total_cmp(&a.share).then(b.worth.total_cmp(&a.worth)));
    let mixture = choices.iter().map(|choice| (choice.m.clone(), choice.share)).collect();
    let is_mixed = choices.first()?.share > 0.0;
    let m = if is_mixed { simultaneous::pick(&mixture, &mut search.dice)? } else { choices[0].m.clone() };
    let worth = |choice: simultaneous::Choice<G::Move>| Compared {
        margin: margin_of_share(choice.worth, &search.style),
        m: choice.m,
        playouts: 0,
    };
    Some(Chosen { m, compared: choices.into_iter().map(worth).collect() })
}

fn compared<G: Bots>(candidates: Vec<Candidate<G>>) -> Vec<Compared<G::Move>> {
    let told =
        |found: Candidate<G>| Compared { margin: found.margin(), playouts: found.rollouts, m: found.m };
    candidates.into_iter().map(told).collect()
}

/// What is expected of the chosen move and of the others. One that was made at a glance is judged now.
pub(crate) fn explained<G: Bots>(
    search: &mut Search<'_, G>,
    chosen: &Chosen<G::Move>,
) -> Option<(f64, Vec<Compared<G::Move>>)> {
    let compared = if chosen.compared.is_empty() {
        compared(halving::judged(search, vec![chosen.m.clone()]))
    } else {
        chosen.compared.clone()
    };
    let margin = compared.iter().find(|other| other.m == chosen.m)?.margin;
    Some((margin, compared))
}

/// How much the policy prefers each move, as shares.
fn prior<G: Bots>(search: &mut Search<'_, G>, moves: &[G::Move]) -> Vec<f64> {
    let mut prior = vec![0.0; moves.len()];
    let mut weights = Vec::new();
    for _ in 0..GUESSES {
        weights.clear();
        search.guess().weigh(search.seat, moves, &mut weights);
        let sum: f64 = weights.iter().copied().map(f64::from).sum();
        for (total, weight) in prior.iter_mut().zip(&weights) {
            *total += f64::from(*weight) / sum / f64::from(GUESSES);
        }
    }
    prior
}
