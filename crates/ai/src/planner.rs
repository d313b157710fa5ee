//! The turn planner: looks for the best way through all small decisions of one seat's turn.
//!
//! A turn of many moves is a path. The planner follows the most promising paths side by side until the
//! seat is no longer due and judges where they end by the game's evaluation. By itself it never looks at
//! an answer of others; [`answered`] does, for the few best plans.

use crate::effort::Effort;
use crate::hands::share_out;
use crate::outing::{self, Style};
use castellan_core::dice::Dice;
use castellan_core::game::{Instinct, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Seat;
use std::collections::BTreeSet;

/// So many paths are followed side by side.
pub const PATHS: usize = 20;
/// So many where the turn is to be as good as it can be.
const WIDE: usize = 60;
/// So many in the turns that answer a plan.
const PATHS_OF_ANSWERS: usize = 4;
/// No turn is followed further than this.
const STEPS_MAX: usize = 24;
/// Of plans that begin with the same move only so many are answered.
const SAME_START: usize = 2;

struct Path<G: Instinct> {
    game: G,
    first: G::Move,
    /// The moves so far, sorted: paths that differ in the order only lead to the same place.
    moves: Vec<G::Move>,
    value: f32,
}

/// A whole turn.
#[derive(Clone)]
pub struct Plan<G: Instinct> {
    /// Its first move.
    pub first: G::Move,
    /// Where it ends.
    pub end: G,
    /// What the evaluation says there.
    pub value: f32,
}

/// Chooses the first move of the best turn found; none if the seat has nothing to decide.
pub fn plan<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>, dice: &mut Dice) -> Option<G::Move> {
    plans(game, seat, style, PATHS, 1, dice).into_iter().next().map(|plan| plan.first)
}

/// The same with few paths, for a player that is not to be too strong.
pub fn quick_plan<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>, dice: &mut Dice) -> Option<G::Move> {
    plans(game, seat, style, PATHS_OF_ANSWERS, 1, dice).into_iter().next().map(|plan| plan.first)
}

/// The best turns found, the best first, following so many paths.
pub fn plans<G: Instinct>(
    game: &G,
    seat: Seat,
    style: &Style<'_>,
    paths: usize,
    count: usize,
    dice: &mut Dice,
) -> Vec<Plan<G>> {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    let mut open: Vec<Path<G>> =
        moves.iter().filter_map(|m| follow(game, None, seat, m, style, dice)).collect();
    let mut ended: Vec<Path<G>> = Vec::new();
    for _ in 0..STEPS_MAX {
        let (going, over): (Vec<_>, Vec<_>) =
            open.into_iter().partition(|path| path.game.turn().seats().contains(seat));
        ended.extend(over);
        ended = most_promising(ended, count);
        open = most_promising(going, paths);
        if open.is_empty() {
            break;
        }
        let mut next = Vec::new();
        for path in &open {
            moves.clear();
            path.game.moves(seat, &mut moves);
            next.extend(moves.iter().filter_map(|m| follow(&path.game, Some(path), seat, m, style, dice)));
        }
        open = next;
    }
    ended.extend(open);
    let best = most_promising(ended, count);
    best.into_iter().map(|path| Plan { first: path.first, end: path.game, value: path.value }).collect()
}

/// Plays a move and whatever chance follows, and judges where that leads.
fn follow<G: Instinct>(
    game: &G,
    path: Option<&Path<G>>,
    seat: Seat,
    m: &G::Move,
    style: &Style<'_>,
    dice: &mut Dice,
) -> Option<Path<G>> {
    let mut game = game.clone();
    game.play(seat, m, &mut Log::off()).ok()?;
    while let Turn::Chance(_) = game.turn() {
        let chance = game.draw(dice);
        game.resolve(&chance, &mut Log::off()).ok()?;
    }
    let mut moves = path.map_or_else(Vec::new, |path| path.moves.clone());
    let at = moves.partition_point(|other| other < m);
    moves.insert(at, m.clone());
    let value = game.margin_by(seat, style.weights);
    Some(Path { game, first: path.map_or_else(|| m.clone(), |path| path.first.clone()), moves, value })
}

/// The best paths, of those with the same moves only one.
fn most_promising<G: Instinct>(mut paths: Vec<Path<G>>, count: usize) -> Vec<Path<G>> {
    paths.sort_by(|a, b| b.value.total_cmp(&a.value));
    let mut seen = BTreeSet::new();
    let mut kept = Vec::new();
    for path in paths {
        if kept.len() == count {
            break;
        }
        if seen.insert(path.moves.clone()) {
            kept.push(path);
        }
    }
    kept
}

/// Chooses the first move of the turn that stands best after the others have answered it.
///
/// A turn that is planned for somebody counts as one playout.
pub fn answered<G: Instinct>(
    view: &G::View,
    seat: Seat,
    style: &Style<'_>,
    effort: &mut Effort,
    dice: &mut Dice,
) -> Option<G::Move> {
    let game = G::guess(view, dice);
    let all = plans(&game, seat, style, WIDE, 8 * style.temper.candidates, dice);
    if style.temper.turns == 0 {
        return all.into_iter().next().map(|plan| plan.first);
    }
    let mut found: Vec<(Plan<G>, f64)> = Vec::new();
    for plan in all {
        let alike = found.iter().filter(|(other, _)| other.first == plan.first).count();
        if alike < SAME_START && found.len() < style.temper.candidates {
            found.push((plan, 0.0));
        }
    }
    let luck = u64::from(dice.bits());
    let mut rounds = 0;
    while found.len() > 1 && (rounds == 0 || effort.share() < 1.0) && rounds < 64 {
        rounds += 1;
        let turns = share_out(&mut found, effort.threads(), |found| {
            let mut turns = 0;
            for (plan, sum) in found {
                let after = answer(plan.end.clone(), style, &mut turns, &mut Dice::quick(luck + rounds));
                *sum += outing::share_of_win(&after, seat, style);
            }
            turns
        });
        (0..turns.iter().sum::<u32>()).for_each(|_| effort.spend());
    }
    let best = found.into_iter().reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map(|(plan, _)| plan.first)
}

/// Plays so many turns on as narrow plans have it, and counts them.
fn answer<G: Instinct>(mut game: G, style: &Style<'_>, turns: &mut u32, dice: &mut Dice) -> G {
    for _ in 0..style.temper.turns {
        let Some(due) = game.turn().seats().iter().next() else { return game };
        *turns += 1;
        match plans(&game, due, style, PATHS_OF_ANSWERS, 1, dice).pop() {
            Some(plan) => game = plan.end,
            None => return game,
        }
    }
    game
}
