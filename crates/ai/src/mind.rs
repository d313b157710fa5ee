//! Minds: bots of one game behind a face that names none, and the registry of games with their minds.

use crate::learn::duel;
use crate::learn::tune::{self, Lesson};
use crate::level::Level;
use crate::search::beam;
use crate::search::effort::{Clock, Effort};
use crate::search::expectiminimax;
use crate::search::halving;
use crate::search::mcts;
use crate::search::replies;
use crate::search::rollout::Style;
use crate::search::sampling::Taste;
use crate::solve::exploit::{Exploit, Games, exploit};
use crate::solve::simultaneous;
use crate::solve::values::Ends;
use crate::tell::appraisal::{Appraisal, appraise};
use crate::tell::hint;
use castellan_core::dice::Dice;
use castellan_core::game::{Instinct, Options, Temper};
use castellan_core::message::Message;
use castellan_core::seat::Seat;
use castellan_core::table::any::{AnyGame, AnyView, Rules};
use serde_json::Value;
use std::sync::Mutex;

/// How much a bot may spend on one move, and the seed of its fancy.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Milliseconds, instead of the playouts that the level is defined by; for levels that search.
    pub time_ms: Option<u64>,
    /// Milliseconds after which a search ends in any case.
    pub most_ms: Option<u64>,
    /// Playouts, instead of those of the level.
    pub playouts: Option<u32>,
    /// Threads that a search may use; the move does not depend on them, unless time decides.
    pub threads: u16,
    /// The same seed, view and level give the same move, unless time decides.
    pub seed: u64,
}

impl Budget {
    /// What the level is defined by.
    pub fn of_level(seed: u64) -> Budget {
        Budget { time_ms: None, most_ms: None, playouts: None, threads: 1, seed }
    }
}

/// The bots of some game.
pub trait Mind: Send + Sync {
    /// Chooses a move for a seat from its own view, or none if the seat has nothing to decide.
    fn think(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Value> {
        self.ponder(view, seat, level, budget).map(|thought| thought.mv)
    }
    /// The same, and what it took.
    fn ponder(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Thought>;
    /// Proposes a move as this level would make it, and says why; none if the seat has nothing to decide.
    fn hint(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Hint>;
    /// How good a move would be that the seat made here; none if it is not one of its moves, or the only
    /// one.
    fn appraise(
        &self,
        view: &dyn AnyView,
        seat: Seat,
        mv: &Value,
        budget: Budget,
    ) -> Option<Appraisal<Value>>;
    /// How much a rival gains who knows a castellan's mixtures in a game of two, worked out and in so many
    /// games on each seat, after each of which `tick` is called; none if these options can't be played with,
    /// or the game is too large to be worked out.
    fn exploit(&self, options: &Value, games: Games, seed: u64, tick: &mut dyn FnMut()) -> Option<Exploit>;
    /// The terms of the evaluation with what a point of each is worth.
    fn weights(&self) -> Vec<(&'static str, f32)>;
    /// Plays a game of two against itself with these weights and writes down what there is to learn; none
    /// if these options can't be played with.
    fn learn(&self, options: &Value, weights: &[f32], seed: u64) -> Option<Lesson>;
    /// The margin of the first weights against the others, each judging whole turns, in a pair of games with
    /// the same draws; none if two can't play with these options.
    fn duel(&self, options: &Value, weights: [&[f32]; 2], luck: u64) -> Option<f64>;
}

/// A move, and what it took to find it.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The move.
    pub mv: Value,
    /// Playouts of a search; 0 where none was needed.
    pub playouts: u32,
}

/// A proposal to a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The move.
    pub mv: Value,
    /// Why, to be said with the game's words in the player's language.
    pub why: Message,
}

/// A game and its bots: one line of the program's list of games.
pub struct Playable {
    /// The rules.
    pub game: Box<dyn AnyGame>,
    /// The bots.
    pub mind: Box<dyn Mind>,
}

impl Playable {
    /// The entry of a game that has an instinct. Its bots know no time.
    pub fn of<G: Instinct>() -> Playable {
        Playable { game: Box::new(Rules::<G>::new()), mind: Box::new(MindOf::<G>::new(None)) }
    }

    /// The same with a clock, so that budgets of time hold.
    pub fn timed<G: Instinct>(clock: Clock) -> Playable {
        Playable { game: Box::new(Rules::<G>::new()), mind: Box::new(MindOf::<G>::new(Some(clock))) }
    }
}

struct MindOf<G> {
    clock: Option<Clock>,
    /// Ends of games that were worked out before; kept, because they are the same at every table.
    ends: Mutex<Ends<G>>,
}

impl<G: Instinct> MindOf<G> {
    fn new(clock: Option<Clock>) -> MindOf<G> {
        MindOf { clock, ends: Mutex::default() }
    }

    /// What may be spent.
    fn effort(&self, view: &G::View, budget: Budget) -> Effort {
        let usual = || G::guess(view, &mut Dice::quick(budget.seed)).playouts();
        let playouts = budget.playouts.unwrap_or_else(usual);
        Effort::new(playouts, self.clock, budget.time_ms, budget.most_ms).with_threads(budget.threads)
    }

    fn choose(&self, view: &G::View, seat: Seat, level: Level, budget: Budget) -> Option<(G::Move, u32)> {
        let style = Style::of::<G>();
        let mut effort = self.effort(view, budget);
        let dice = &mut Dice::quick(budget.seed);
        let m = self.with_ends(|ends| choose::<G>(view, seat, level, &style, &mut effort, ends, dice));
        Some((m?, effort.spent()))
    }

    /// Lends the ends. Who comes while another one thinks does not wait but works out anew.
    fn with_ends<T>(&self, work: impl FnOnce(&mut Ends<G>) -> T) -> T {
        match self.ends.try_lock() {
            Ok(mut ends) => work(&mut ends),
            Err(_) => work(&mut Ends::default()),
        }
    }
}

impl<G: Instinct> Mind for MindOf<G> {
    fn ponder(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Thought> {
        let view = view.as_any().downcast_ref::<G::View>()?;
        let (m, playouts) = self.choose(view, seat, level, budget)?;
        Some(Thought { mv: serde_json::to_value(m).ok()?, playouts })
    }

    fn hint(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Hint> {
        let view = view.as_any().downcast_ref::<G::View>()?;
        let style = Style::of::<G>();
        let (m, _) = self.choose(view, seat, level, budget)?;
        let why = hint::reason::<G>(view, seat, &m, &style, &mut Dice::quick(budget.seed));
        Some(Hint { mv: serde_json::to_value(m).ok()?, why })
    }

    fn appraise(
        &self,
        view: &dyn AnyView,
        seat: Seat,
        mv: &Value,
        budget: Budget,
    ) -> Option<Appraisal<Value>> {
        let view = view.as_any().downcast_ref::<G::View>()?;
        let made: G::Move = serde_json::from_value(mv.clone()).ok()?;
        let style = Style::of::<G>();
        let mut effort = self.effort(view, budget);
        let dice = &mut Dice::quick(budget.seed);
        let found =
            self.with_ends(|ends| appraise::<G>(view, seat, &made, &style, &mut effort, ends, dice))?;
        let best = serde_json::to_value(found.best).ok()?;
        Some(Appraisal { margin: found.margin, best, best_margin: found.best_margin })
    }

    fn exploit(&self, options: &Value, games: Games, seed: u64, tick: &mut dyn FnMut()) -> Option<Exploit> {
        let options: G::Options = serde_json::from_value(options.clone()).ok()?;
        let start = G::new(&options.complete(2).ok()?, 2);
        start.future()?;
        exploit(&start, &Style::of::<G>(), games, &mut Dice::quick(seed), tick)
    }

    fn weights(&self) -> Vec<(&'static str, f32)> {
        G::TERMS.iter().copied().zip(G::weights().iter().copied()).collect()
    }

    fn learn(&self, options: &Value, weights: &[f32], seed: u64) -> Option<Lesson> {
        let options: G::Options = serde_json::from_value(options.clone()).ok()?;
        let game = G::new(&options.complete(2).ok()?, 2);
        let mut lesson = Lesson::default();
        let style = Style { temper: G::TEMPER, weights };
        tune::learn(game, &style, &mut Dice::quick(seed), &mut lesson);
        Some(lesson)
    }

    fn duel(&self, options: &Value, weights: [&[f32]; 2], luck: u64) -> Option<f64> {
        let options: G::Options = serde_json::from_value(options.clone()).ok()?;
        let game = G::new(&options.complete(2).ok()?, 2);
        let [one, other] = weights.map(|weights| Style { temper: G::TEMPER, weights });
        duel::pair(&game, [&one, &other], luck)
    }
}

/// What is hidden is guessed this often, and the opinions are added up.
const GUESSES: u32 = 8;

/// How much stricter than a squire a knight is.
const STRICTER: f64 = 2.3;

/// How a level follows the instinct; none for those that do not.
fn taste(level: Level, temper: &Temper) -> Option<Taste> {
    match level {
        Level::Random | Level::Planner | Level::Mcts500 => None,
        Level::Page => Some(Taste::Power(temper.page)),
        Level::Squire => Some(Taste::Power(temper.squire)),
        Level::Knight => Some(Taste::Power(STRICTER * temper.squire)),
        Level::Castellan | Level::Greedy => Some(Taste::Best),
    }
}

/// Chooses a move from a seat's view.
pub fn choose<G: Instinct>(
    view: &G::View,
    seat: Seat,
    level: Level,
    style: &Style<'_>,
    effort: &mut Effort,
    ends: &mut Ends<G>,
    dice: &mut Dice,
) -> Option<G::Move> {
    let game = G::guess(view, dice);
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    if moves.is_empty() {
        return None;
    }
    match level {
        Level::Planner => return beam::plan(&game, seat, style, dice),
        Level::Knight if style.temper.plans => {
            return beam::quick_plan(&game, seat, style, dice);
        }
        Level::Mcts500 => return mcts::choose::<G>(view, seat, 500, dice),
        _ => {}
    }
    let Some(taste) = taste(level, &style.temper) else {
        return Some(moves.swap_remove(dice.index(moves.len())));
    };
    if level == Level::Castellan {
        if let Some(mixture) = simultaneous::mixture::<G>(view, seat, style, ends, dice) {
            return simultaneous::pick(&mixture, dice);
        }
        if let Some((m, _)) = expectiminimax::best(&game, seat, style, expectiminimax::STEPS) {
            return Some(m);
        }
        return if style.temper.plans {
            replies::answered::<G>(view, seat, style, effort, dice)
        } else {
            search::<G>(view, seat, moves, style, effort, dice)
        };
    }
    let liking = liking::<G>(view, seat, &moves, dice);
    Some(moves.swap_remove(taste.choose(&liking, dice)))
}

/// How much the instinct likes each move, as shares.
fn liking<G: Instinct>(view: &G::View, seat: Seat, moves: &[G::Move], dice: &mut Dice) -> Vec<f64> {
    let mut liking = vec![0.0; moves.len()];
    let mut weights = Vec::new();
    for _ in 0..GUESSES {
        weights.clear();
        G::guess(view, dice).weigh(seat, moves, &mut weights);
        let sum: f64 = weights.iter().copied().map(f64::from).sum();
        for (total, weight) in liking.iter_mut().zip(&weights) {
            *total += f64::from(*weight) / sum / f64::from(GUESSES);
        }
    }
    liking
}

/// Compares the moves that look best.
fn search<G: Instinct>(
    view: &G::View,
    seat: Seat,
    moves: Vec<G::Move>,
    style: &Style<'_>,
    effort: &mut Effort,
    dice: &mut Dice,
) -> Option<G::Move> {
    let mut candidates = halving::looks::<G>(view, seat, moves, style, dice);
    candidates.truncate(style.temper.candidates.max(1));
    halving::best_first::<G>(view, seat, candidates, style, effort, dice)
        .into_iter()
        .next()
        .map(|best| best.m)
}
