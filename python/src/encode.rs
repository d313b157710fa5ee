//! Numbers for moves and positions: the face that hides which game is encoded.

use castellan_ai::bots::Bots;
use castellan_core::dice::Dice;
use castellan_core::game::{Options, Turn};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Table;
use castellan_core::table::any::AnyTable;
use serde_json::Value;
use std::marker::PhantomData;

use crate::vector::pool::{Pool, PoolOf, Settings};

/// The version of the numbers of moves. It changes whenever any move of any game gets another number.
pub(crate) const ACTION_ENCODING: u32 = 1;
/// The version of the observations.
pub(crate) const OBSERVATION_ENCODING: u32 = 1;

/// Moves that have no number of their own, because they lie outside the window, are numbered in the order of
/// the list, from the first number of this many spare ones.
pub(crate) const SPARE: u32 = 64;

/// A game whose moves and positions have numbers.
pub(crate) trait Encode: Bots {
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
    /// The outcomes of the chance that is due, with how likely each is; empty where they are not listed.
    fn chances(&self, table: &dyn AnyTable) -> Vec<(Value, f64)>;
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

    fn chances(&self, table: &dyn AnyTable) -> Vec<(Value, f64)> {
        let Some(game) = game::<G>(table).filter(|game| matches!(game.turn(), Turn::Chance(_))) else {
            return Vec::new();
        };
        let json = |(chance, share)| serde_json::to_value(chance).ok().map(|chance| (chance, share));
        game.chances().into_iter().filter_map(json).collect()
    }

    fn pool(&self, options: &Value, settings: Settings) -> Option<Box<dyn Pool>> {
        Some(Box::new(PoolOf::<G>::new(complete::<G>(options, settings.seats)?, settings)))
    }
}
