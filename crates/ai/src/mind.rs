//! Minds: bots of one game behind a face that names none, and the registry of games with their minds.

use crate::level::Level;
use crate::planner;
use crate::taste::Taste;
use castellan_core::any_game::{AnyGame, AnyView, Rules};
use castellan_core::dice::Dice;
use castellan_core::game::Instinct;
use castellan_core::seat::Seat;
use serde_json::Value;
use std::marker::PhantomData;

/// How much a bot may spend on one move, and the seed of its fancy.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The most milliseconds; none means what the level is defined by. The players here answer at once
    /// and need neither.
    pub time_ms: Option<u64>,
    /// The same seed, view and level give the same move.
    pub seed: u64,
}

/// The bots of some game.
pub trait Mind: Send + Sync {
    /// Chooses a move for a seat from its own view, or none if the seat has nothing to decide.
    fn think(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Value>;
}

/// A game and its bots: one line of the program's list of games.
pub struct Playable {
    /// The rules.
    pub game: Box<dyn AnyGame>,
    /// The bots.
    pub mind: Box<dyn Mind>,
}

impl Playable {
    /// The entry of a game that has an instinct.
    pub fn of<G: Instinct>() -> Playable {
        Playable { game: Box::new(Rules::<G>::new()), mind: Box::new(MindOf::<G>(PhantomData)) }
    }
}

struct MindOf<G>(PhantomData<fn() -> G>);

impl<G: Instinct> Mind for MindOf<G> {
    fn think(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Value> {
        let view = view.as_any().downcast_ref::<G::View>()?;
        let m = choose::<G>(view, seat, level, &mut Dice::quick(budget.seed))?;
        serde_json::to_value(m).ok()
    }
}

/// What is hidden is guessed this often, and the opinions are added up.
const GUESSES: u32 = 8;

/// How a level follows the instinct; none for those that do not.
fn taste(level: Level) -> Option<Taste> {
    match level {
        Level::Random | Level::Planner => None,
        Level::Page => Some(Taste::Power(0.15)),
        Level::Squire => Some(Taste::Power(0.35)),
        Level::Knight => Some(Taste::Power(0.8)),
        Level::Castellan => Some(Taste::Power(2.0)),
        Level::Greedy => Some(Taste::Best),
    }
}

/// Chooses a move from a seat's view: one look ahead with the game's instinct.
pub fn choose<G: Instinct>(view: &G::View, seat: Seat, level: Level, dice: &mut Dice) -> Option<G::Move> {
    let mut moves = Vec::new();
    let mut game = G::guess(view, dice);
    game.moves(seat, &mut moves);
    if moves.is_empty() {
        return None;
    }
    if level == Level::Planner {
        return planner::plan(&game, seat, dice);
    }
    let Some(taste) = taste(level) else { return Some(moves.swap_remove(dice.index(moves.len()))) };
    let mut opinion = vec![0.0; moves.len()];
    let mut weights = Vec::new();
    for _ in 0..GUESSES {
        weights.clear();
        game.weigh(seat, &moves, &mut weights);
        let sum: f64 = weights.iter().copied().map(f64::from).sum();
        for (total, weight) in opinion.iter_mut().zip(&weights) {
            *total += f64::from(*weight) / sum;
        }
        game = G::guess(view, dice);
    }
    Some(moves.swap_remove(taste.choose(&opinion, dice)))
}
