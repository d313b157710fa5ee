//! Numbers for moves and positions: the face that hides which game is encoded.

use castellan_ai::bots::{Bots, TERMS_MAX};
use castellan_core::dice::Dice;
use castellan_core::game::{Options, Turn};
use castellan_core::log::Log;
use castellan_core::seat::{SEATS_MAX, Seat, Viewer};
use castellan_core::table::Table;
use castellan_core::table::any::AnyTable;
use serde_json::Value;
use std::marker::PhantomData;

use crate::chance::Chances;
use crate::vector::pool::{Pool, PoolOf, Settings};

/// The version of the numbers of moves. It changes whenever any move of any game gets another number.
pub(crate) const ACTION_ENCODING: u32 = 1;
/// The version of the observations.
pub(crate) const OBSERVATION_ENCODING: u32 = 2;

/// Moves that have no number of their own, because they lie outside the window, are numbered in the order of
/// the list, from the first number of this many spare ones.
pub(crate) const SPARE: u32 = 64;

/// A board that looks the same to the rules when it is turned or mirrored.
pub(crate) trait Symmetric {
    /// In how many ways it can lie, the usual one among them.
    const SYMMETRIES: u8 = 1;
    /// Writes an observation as it would be after the turn `k`.
    fn turned(_k: u8, seen: &[u8], out: &mut [u8]) {
        out.copy_from_slice(seen);
    }
    /// The number that an action has after the turn `k` of this observation; none where it has none.
    fn turned_action(_k: u8, _seen: &[u8], action: u32) -> Option<u32> {
        Some(action)
    }
}

/// A game whose moves and positions have numbers.
pub(crate) trait Encode: Bots + Chances + Symmetric {
    /// How many actions there are; where moves may lack a number, the last [`SPARE`] of them are the spare ones.
    fn action_count(options: &Self::Options) -> u32;
    /// The number of a listed move; none for one that takes a spare number.
    fn action(&self, m: &Self::Move) -> Option<u32>;
    /// How many bytes an observation has.
    fn observation_size(seats: u8) -> usize;
    /// Writes what a seat may know into zeroed bytes, that seat first.
    fn observe(&self, seat: Seat, seats: u8, out: &mut [u8]);
}

/// The numbers of some moves in the order of the list; moves beyond the spare numbers get none.
pub(crate) fn numbers<G: Encode>(game: &G, moves: &[G::Move], count: u32, out: &mut Vec<u32>) {
    out.clear();
    let mut spare = count.saturating_sub(SPARE);
    for m in moves {
        out.push(match game.action(m) {
            Some(action) => action,
            None if spare < count => {
                spare += 1;
                spare - 1
            }
            None => u32::MAX,
        });
    }
}

/// The encoding of some game.
pub(crate) trait Coder: Send + Sync {
    /// How many actions there are with these complete options.
    fn action_count(&self, options: &Value) -> Option<u32>;
    /// How many bytes an observation has.
    fn observation_size(&self, seats: u8) -> usize;
    /// The numbers of a seat's moves, in the order of the list.
    fn actions(&self, table: &dyn AnyTable, seat: Seat, count: u32) -> Vec<u32>;
    /// What a seat may know, as numbers; with dice, of a guess of what it does not know.
    fn observation(&self, table: &dyn AnyTable, seat: Seat, guess: Option<&mut Dice>) -> Vec<u8>;
    /// The names of what the evaluation adds up.
    fn terms(&self) -> &'static [&'static str];
    /// What each seat has and may hope for after each of a seat's moves: for each move and each seat, the one
    /// that decides first, so many numbers as there are names. What the seat does not know is guessed.
    fn prospects(&self, table: &dyn AnyTable, seat: Seat) -> Vec<f32>;
    /// How many numbers chances have.
    fn chance_count(&self) -> u32;
    /// The outcomes of the chance that is due, with their numbers and how likely each is.
    fn chances(&self, table: &dyn AnyTable) -> Vec<(Value, u32, f64)>;
    /// In how many ways the board can lie.
    fn symmetries(&self) -> u8;
    /// An observation after the turn `k`, and actions of it; those without a number then become the largest.
    fn turned(&self, k: u8, seen: &[u8], actions: &[u32]) -> (Vec<u8>, Vec<u32>);
    /// Many games at once; none if these options can't be played with.
    fn pool(&self, options: &Value, settings: Settings) -> Option<Box<dyn Pool>>;
}

/// The encoding of the game `G`.
pub(crate) struct CoderOf<G>(pub(crate) PhantomData<fn() -> G>);

fn game<G: Encode>(table: &dyn AnyTable) -> Option<&G> {
    table.as_any().downcast_ref::<Table<G>>().map(Table::game)
}

/// Options with all defaults filled in; null for one of them means that it is left out.
pub(crate) fn complete<G: Encode>(options: &Value, seats: u8) -> Option<G::Options> {
    let mut options = options.clone();
    if let Value::Object(given) = &mut options {
        given.retain(|_, value| !value.is_null());
    }
    let options: G::Options = serde_json::from_value(options).ok()?;
    options.complete(seats).ok()
}

impl<G: Encode> Coder for CoderOf<G> {
    fn action_count(&self, options: &Value) -> Option<u32> {
        serde_json::from_value(options.clone()).ok().map(|options| G::action_count(&options))
    }

    fn observation_size(&self, seats: u8) -> usize {
        G::observation_size(seats)
    }

    fn actions(&self, table: &dyn AnyTable, seat: Seat, count: u32) -> Vec<u32> {
        let (mut moves, mut out) = (Vec::new(), Vec::new());
        if let Some(game) = game::<G>(table).filter(|game| game.turn().seats().contains(seat)) {
            game.moves(seat, &mut moves);
            numbers(game, &moves, count, &mut out);
        }
        out
    }

    fn observation(&self, table: &dyn AnyTable, seat: Seat, guess: Option<&mut Dice>) -> Vec<u8> {
        let seats = table.setup().seats();
        let mut out = vec![0; G::observation_size(seats)];
        if let Some(game) = game::<G>(table) {
            match guess {
                None => game.observe(seat, seats, &mut out),
                Some(dice) => G::guess(&game.view(Viewer::Seat(seat)), dice).observe(seat, seats, &mut out),
            }
        }
        out
    }

    fn terms(&self) -> &'static [&'static str] {
        G::TERMS
    }

    fn prospects(&self, table: &dyn AnyTable, seat: Seat) -> Vec<f32> {
        let seats = usize::from(table.setup().seats());
        let (mut moves, mut out) = (Vec::new(), Vec::new());
        if let Some(game) = game::<G>(table).filter(|game| game.turn().seats().contains(seat)) {
            game.moves(seat, &mut moves);
            // From the view and nothing else, and always the same guess: nothing hidden can be told from it.
            let guess = G::guess(&game.view(Viewer::Seat(seat)), &mut Dice::quick(0));
            let mut terms = [[0.0; TERMS_MAX]; SEATS_MAX as usize];
            for m in &moves {
                let mut after = guess.clone();
                after.play(seat, m, &mut Log::off()).expect("a listed move is legal");
                let terms = &mut terms[..seats];
                terms.fill([0.0; TERMS_MAX]);
                after.terms(terms);
                (0..seats).for_each(|n| out.extend(&terms[(seat.index() + n) % seats][..G::TERMS.len()]));
            }
        }
        out
    }

    fn chance_count(&self) -> u32 {
        G::chance_count()
    }

    fn chances(&self, table: &dyn AnyTable) -> Vec<(Value, u32, f64)> {
        let Some(game) = game::<G>(table).filter(|game| matches!(game.turn(), Turn::Chance(_))) else {
            return Vec::new();
        };
        let line = |(chance, share)| {
            let number = game.chance(&chance);
            serde_json::to_value(chance).ok().map(|chance| (chance, number, share))
        };
        game.outcomes().into_iter().filter_map(line).collect()
    }

    fn symmetries(&self) -> u8 {
        G::SYMMETRIES
    }

    fn turned(&self, k: u8, seen: &[u8], actions: &[u32]) -> (Vec<u8>, Vec<u32>) {
        let mut out = vec![0; seen.len()];
        G::turned(k, seen, &mut out);
        let action = |&action: &u32| G::turned_action(k, seen, action).unwrap_or(u32::MAX);
        (out, actions.iter().map(action).collect())
    }

    fn pool(&self, options: &Value, settings: Settings) -> Option<Box<dyn Pool>> {
        Some(Box::new(PoolOf::<G>::new(complete::<G>(options, settings.seats)?, settings)))
    }
}
