//! The turn planner: looks for the best way through all small decisions of one seat's turn.
//!
//! A turn of many moves is a path. The planner follows the most promising paths side by side until the
//! seat is no longer due, judges where they end by the game's instinct, and plays the first move of the
//! best one. It never looks at an answer of others.

use crate::outing::Style;
use castellan_core::dice::Dice;
use castellan_core::game::{Instinct, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Seat;
use std::collections::BTreeSet;

/// So many paths are followed side by side.
const PATHS: usize = 20;
/// No turn is followed further than this.
const STEPS_MAX: usize = 24;

struct Path<G: Instinct> {
    game: G,
    first: G::Move,
    /// The moves so far, sorted: paths that differ in the order only lead to the same place.
    moves: Vec<G::Move>,
    value: f32,
}

/// Chooses the first move of the best turn found; none if the seat has nothing to decide.
pub fn plan<G: Instinct>(game: &G, seat: Seat, style: &Style<'_>, dice: &mut Dice) -> Option<G::Move> {
    let mut open: Vec<Path<G>> = Vec::new();
    let mut best: Option<(f32, G::Move)> = None;
    let mut ended = |value: f32, first: &G::Move| {
        if best.as_ref().is_none_or(|(known, _)| value > *known) {
            best = Some((value, first.clone()));
        }
    };
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    for m in &moves {
        follow(game, None, seat, m, style, dice).into_iter().for_each(|path| open.push(path));
    }
    for _ in 0..STEPS_MAX {
        let (going, over): (Vec<_>, Vec<_>) =
            open.into_iter().partition(|path| path.game.turn().seats().contains(seat));
        over.iter().for_each(|path| ended(path.value, &path.first));
        open = most_promising(going);
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
    open.iter().for_each(|path| ended(path.value, &path.first));
    best.map(|(_, first)| first)
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
fn most_promising<G: Instinct>(mut paths: Vec<Path<G>>) -> Vec<Path<G>> {
    paths.sort_by(|a, b| b.value.total_cmp(&a.value));
    let mut seen = BTreeSet::new();
    let mut kept = Vec::new();
    for path in paths {
        if kept.len() < PATHS && seen.insert(path.moves.clone()) {
            kept.push(path);
        }
    }
    kept
}
