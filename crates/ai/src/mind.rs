//! Minds: bots of one game behind a face that names none, and the registry of games with their minds.

use crate::bots::{Bots, Search, Style};
use crate::choose::{Chosen, choose, explained};
use crate::grade::Grade;
use crate::learn::duel;
use crate::learn::tune::{self, Regression};
use crate::level::Level;
use crate::search::Compared;
use crate::search::effort::{Clock, Effort};
use crate::solve::exploit::{Exploit, Games, exploit};
use crate::solve::values::Values;
use crate::tell::appraisal::{Appraisal, appraise};
use crate::tell::hint;
use castellan_core::dice::Dice;
use castellan_core::game::Options;
use castellan_core::message::Message;
use castellan_core::seat::Seat;
use castellan_core::table::any::{AnyGame, AnyView, Rules};
use serde_json::Value;
use std::sync::Mutex;

/// How much a bot may spend on one move, and the seed of its luck.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Milliseconds, instead of the playouts that the level is defined by; for levels that search.
    pub time_ms: Option<u64>,
    /// Milliseconds after which a search ends in any case.
    pub most_ms: Option<u64>,
    /// Playouts, instead of those of the level.
    pub playouts: Option<u32>,
    /// How a grade is to think, instead of as the game has it: for finding out how strong that is.
    pub trial: Option<Grade>,
    /// Threads that a search may use; the move does not depend on them, unless time decides.
    pub threads: u16,
    /// The same seed, view and level give the same move, unless time decides.
    pub seed: u64,
}

impl Budget {
    /// What the level is defined by.
    pub fn of_level(seed: u64) -> Budget {
        Budget { time_ms: None, most_ms: None, playouts: None, trial: None, threads: 1, seed }
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
    /// The same with what was expected of the moves that were compared.
    fn explain(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Explanation>;
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
    fn learn(&self, options: &Value, weights: &[f32], seed: u64) -> Option<Regression>;
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

/// A move with what was expected of it and of others.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The move.
    pub mv: Value,
    /// The margin in points that is expected after it: the seat's points less those of the best other one.
    pub margin: f64,
    /// The moves that were compared, the preferred ones first; the chosen one is among them.
    pub candidates: Vec<Compared<Value>>,
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
///
/// ```
/// use castellan_ai::level::Level;
/// use castellan_ai::mind::{Budget, Playable};
/// use castellan_core::dice::Seed;
/// use castellan_core::game::Turn;
/// use castellan_core::record::{Draws, Player};
/// use castellan_core::seat::{Seat, Viewer};
/// use castellan_core::table::Setup;
///
/// let siege = Playable::of::<castellan_siege::Siege>();
/// let players = vec![Player::human("Hania"), Player::human("Antek")];
/// let setup = Setup::new("t1", players, Draws::Auto, Seed::new([1; 32]));
/// let mut table = siege.game.open(setup, &serde_json::json!({})).unwrap();
/// while let Turn::Chance(_) = table.turn() {
///     table.draw().unwrap();
/// }
/// let view = table.view(Viewer::Seat(Seat(0)));
/// let chosen = siege.mind.think(&*view, Seat(0), Level::Squire, Budget::of_level(7)).unwrap();
/// table.play(Seat(0), &chosen).unwrap();
/// ```
pub struct Playable {
    /// The rules.
    pub game: Box<dyn AnyGame>,
    /// The bots.
    pub mind: Box<dyn Mind>,
}

impl Playable {
    /// The entry of a game that bots can play. Its bots know no time.
    pub fn of<G: Bots>() -> Playable {
        Playable { game: Box::new(Rules::<G>::new()), mind: Box::new(MindOf::<G>::new(None)) }
    }

    /// The same with a clock, so that budgets of time hold.
    pub fn timed<G: Bots>(clock: Clock) -> Playable {
        Playable { game: Box::new(Rules::<G>::new()), mind: Box::new(MindOf::<G>::new(Some(clock))) }
    }
}

struct MindOf<G> {
    clock: Option<Clock>,
    /// Game values that were worked out before; kept, because they are the same at every table.
    values: Mutex<Values<G>>,
}

impl<G: Bots> MindOf<G> {
    fn new(clock: Option<Clock>) -> MindOf<G> {
        MindOf { clock, values: Mutex::default() }
    }

    /// How a level thinks; yardsticks spend what a castellan would.
    fn grade(view: &G::View, level: Level, budget: Budget) -> Grade {
        let usual = || G::guess(view, &mut Dice::quick(budget.seed)).grade(level.rank().unwrap_or_default());
        let grade = budget.trial.unwrap_or_else(usual);
        Grade { playouts: budget.playouts.unwrap_or(grade.playouts), ..grade }
    }

    /// A search of this seat's decision with such a budget.
    fn search<'v>(&self, view: &'v G::View, seat: Seat, playouts: u32, budget: Budget) -> Search<'v, G> {
        let effort = Effort::new(playouts, self.clock, budget.time_ms, budget.most_ms);
        Search::new(view, seat, effort.with_threads(budget.threads), Dice::quick(budget.seed))
    }

    fn choose<'v>(
        &self,
        view: &'v G::View,
        seat: Seat,
        level: Level,
        budget: Budget,
    ) -> Option<(Chosen<G::Move>, Search<'v, G>)> {
        let grade = Self::grade(view, level, budget);
        let mut search = self.search(view, seat, grade.playouts, budget);
        let chosen = self.with_values(|values| choose(&mut search, level, grade, values))?;
        Some((chosen, search))
    }

    /// Lends the game values. Who comes while another one thinks does not wait but works out anew.
    fn with_values<T>(&self, work: impl FnOnce(&mut Values<G>) -> T) -> T {
        match self.values.try_lock() {
            Ok(mut values) => work(&mut values),
            Err(_) => work(&mut Values::default()),
        }
    }
}

impl<G: Bots> Mind for MindOf<G> {
    fn ponder(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Thought> {
        let view = view.as_any().downcast_ref::<G::View>()?;
        let (chosen, search) = self.choose(view, seat, level, budget)?;
        Some(Thought { mv: serde_json::to_value(chosen.m).ok()?, playouts: search.effort.spent() })
    }

    fn explain(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Explanation> {
        let view = view.as_any().downcast_ref::<G::View>()?;
        let (chosen, mut search) = self.choose(view, seat, level, budget)?;
        let (margin, compared) = explained(&mut search, &chosen)?;
        let told = |Compared { m, margin, playouts }| {
            Some(Compared { m: serde_json::to_value(m).ok()?, margin, playouts })
        };
        let candidates = compared.into_iter().map(told).collect::<Option<_>>()?;
        Some(Explanation { mv: serde_json::to_value(chosen.m).ok()?, margin, candidates })
    }

    fn hint(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Hint> {
        let view = view.as_any().downcast_ref::<G::View>()?;
        let (chosen, mut search) = self.choose(view, seat, level, budget)?;
        search.dice = Dice::quick(budget.seed);
        let why = hint::reason(&mut search, &chosen.m);
        Some(Hint { mv: serde_json::to_value(chosen.m).ok()?, why })
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
        let playouts = Self::grade(view, Level::Castellan, budget).playouts;
        let mut search = self.search(view, seat, playouts, budget);
        let found = self.with_values(|values| appraise(&mut search, values, &made))?;
        let best = serde_json::to_value(found.best).ok()?;
        Some(Appraisal { margin: found.margin, best, best_margin: found.best_margin })
    }

    fn exploit(&self, options: &Value, games: Games, seed: u64, tick: &mut dyn FnMut()) -> Option<Exploit> {
        let options: G::Options = serde_json::from_value(options.clone()).ok()?;
        let start = G::new(&options.complete(2).ok()?, 2);
        G::REST?.key(&start)?;
        exploit(&start, &Style::of::<G>(), games, &mut Dice::quick(seed), tick)
    }

    fn weights(&self) -> Vec<(&'static str, f32)> {
        G::TERMS.iter().copied().zip(G::weights().iter().copied()).collect()
    }

    fn learn(&self, options: &Value, weights: &[f32], seed: u64) -> Option<Regression> {
        let options: G::Options = serde_json::from_value(options.clone()).ok()?;
        let game = G::new(&options.complete(2).ok()?, 2);
        let mut regression = Regression::default();
        let style = Style { parameters: G::PARAMETERS, weights };
        tune::learn(game, &style, &mut Dice::quick(seed), &mut regression);
        Some(regression)
    }

    fn duel(&self, options: &Value, weights: [&[f32]; 2], luck: u64) -> Option<f64> {
        let options: G::Options = serde_json::from_value(options.clone()).ok()?;
        let game = G::new(&options.complete(2).ok()?, 2);
        let [one, other] = weights.map(|weights| Style { parameters: G::PARAMETERS, weights });
        duel::pair(&game, [&one, &other], luck)
    }
}
