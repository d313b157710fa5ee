//! Minds: bots of one game behind a face that names none, and the registry of games with their minds.

use crate::bots::{Bots, Parameters, Search, Style};
use crate::learn::duel;
use crate::learn::tune::{self, Regression};
use crate::level::Level;
use crate::search::beam;
use crate::search::effort::{Clock, Effort};
use crate::search::expectiminimax;
use crate::search::halving;
use crate::search::mcts;
use crate::search::replies;

use crate::search::sampling::Sampling;
use crate::solve::exploit::{Exploit, Games, exploit};
use crate::solve::simultaneous;
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

    /// What may be spent.
    fn effort(&self, view: &G::View, budget: Budget) -> Effort {
        let usual = || G::guess(view, &mut Dice::quick(budget.seed)).playouts();
        let playouts = budget.playouts.unwrap_or_else(usual);
        Effort::new(playouts, self.clock, budget.time_ms, budget.most_ms).with_threads(budget.threads)
    }

    /// A search of this seat's decision with such a budget.
    fn search<'v>(&self, view: &'v G::View, seat: Seat, budget: Budget) -> Search<'v, G> {
        Search::new(view, seat, self.effort(view, budget), Dice::quick(budget.seed))
    }

    fn choose(&self, view: &G::View, seat: Seat, level: Level, budget: Budget) -> Option<(G::Move, u32)> {
        let mut search = self.search(view, seat, budget);
        let m = self.with_values(|values| choose(&mut search, level, values));
        Some((m?, search.effort.spent()))
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
        let (m, playouts) = self.choose(view, seat, level, budget)?;
        Some(Thought { mv: serde_json::to_value(m).ok()?, playouts })
    }

    fn hint(&self, view: &dyn AnyView, seat: Seat, level: Level, budget: Budget) -> Option<Hint> {
        let view = view.as_any().downcast_ref::<G::View>()?;
        let (m, _) = self.choose(view, seat, level, budget)?;
        let why = hint::reason(&mut self.search(view, seat, budget), &m);
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
        let mut search = self.search(view, seat, budget);
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

/// What is hidden is guessed this often, and the opinions are added up.
const GUESSES: u32 = 8;

/// How much stricter than a squire a knight is.
const STRICTER: f64 = 2.3;

/// How a level follows the policy; none for those that do not.
fn sampling(level: Level, parameters: &Parameters) -> Option<Sampling> {
    match level {
        Level::Random | Level::Planner | Level::Mcts500 => None,
        Level::Page => Some(Sampling::Power(parameters.page)),
        Level::Squire => Some(Sampling::Power(parameters.squire)),
        Level::Knight => Some(Sampling::Power(STRICTER * parameters.squire)),
        Level::Castellan | Level::Greedy => Some(Sampling::Best),
    }
}

/// Chooses a move as a level does.
pub fn choose<G: Bots>(search: &mut Search<'_, G>, level: Level, values: &mut Values<G>) -> Option<G::Move> {
    let game = search.guess();
    let mut moves = Vec::new();
    game.moves(search.seat, &mut moves);
    if moves.is_empty() {
        return None;
    }
    let Search { view, seat, style, dice, .. } = search;
    match level {
        Level::Planner => return beam::plan(&game, *seat, style, dice),
        Level::Knight if style.parameters.whole_turns => return beam::quick_plan(&game, *seat, style, dice),
        Level::Mcts500 => return mcts::choose::<G>(view, *seat, 500, dice),
        Level::Castellan => return castellan(search, &game, moves, values),
        _ => {}
    }
    let Some(sampling) = sampling(level, &style.parameters) else {
        return Some(moves.swap_remove(dice.index(moves.len())));
    };
    let prior = prior(search, &moves);
    Some(moves.swap_remove(sampling.choose(&prior, &mut search.dice)))
}

/// As well as we can: a mixture where choices are secret, an exact ending where it is near, else a search.
fn castellan<G: Bots>(
    search: &mut Search<'_, G>,
    game: &G,
    moves: Vec<G::Move>,
    values: &mut Values<G>,
) -> Option<G::Move> {
    if let Some(mixture) = simultaneous::mixture(search, values) {
        return simultaneous::pick(&mixture, &mut search.dice);
    }
    if let Some((m, _)) = expectiminimax::best(game, search.seat, &search.style, expectiminimax::STEPS) {
        return Some(m);
    }
    if search.style.parameters.whole_turns {
        return replies::answered(search);
    }
    let mut candidates = halving::judged(search, moves);
    candidates.truncate(search.style.parameters.candidates.max(1));
    halving::best_first(search, candidates).into_iter().next().map(|best| best.m)
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
