//! The hot path allocates nothing: whole random games, measured from the first decision to the end.
//!
//! How allocations are counted is the caller's affair, because a counting allocator belongs to one test
//! binary: `check::<Game>(&[json!({})], 20, |play| allocation_counter::measure(play).count_total)`.

use crate::dice::Dice;
use crate::game::{Game, Options, Turn};
use crate::log::Log;
use crate::table::any::read_options;
use serde_json::Value;

/// More moves than any decision offers.
const MOVES_MAX: usize = 100_000;

/// Plays `games` random games with the log off, for every number of players and each of these options, and
/// again from a clone in mid-game; `measure` runs what it is given and tells the allocations.
///
/// # Panics
/// If `moves`, `play`, `draw` or `resolve` allocate.
pub fn check<G: Game>(options: &[Value], games: u32, measure: impl Fn(&mut dyn FnMut()) -> u64) {
    let mut moves = Vec::with_capacity(MOVES_MAX);
    for options in options {
        for seats in G::META.seats_min..=G::META.seats_max {
            let given: G::Options =
                read_options(options).unwrap_or_else(|error| panic!("{options}: {error:?}"));
            let Ok(complete) = given.complete(seats) else { continue };
            let mut dice = Dice::quick(u64::from(seats));
            // Tables that are made when they are first asked for are made here.
            play(&mut G::new(&complete, seats), &mut moves, &mut dice, u32::MAX);
            for _ in 0..games {
                let mut game = G::new(&complete, seats);
                let used = measure(&mut || play(&mut game, &mut moves, &mut dice, 40));
                let mut copy = game.clone();
                let used = used + measure(&mut || play(&mut game, &mut moves, &mut dice, u32::MAX));
                let used = used + measure(&mut || play(&mut copy, &mut moves, &mut dice, u32::MAX));
                assert_eq!(used, 0, "allocations in a game of {seats} with {options}");
                assert_eq!((game.turn(), copy.turn()), (Turn::Over, Turn::Over));
            }
        }
    }
}

/// Plays at most so many random moves.
fn play<G: Game>(game: &mut G, moves: &mut Vec<G::Move>, dice: &mut Dice, most: u32) {
    for _ in 0..most {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                game.resolve(&chance, &mut Log::off()).expect("a drawn chance is possible");
            }
            turn => {
                let seat = turn.seats().iter().next().expect("somebody is due");
                moves.clear();
                game.moves(seat, moves);
                game.play(seat, &moves[dice.index(moves.len())], &mut Log::off()).expect("legal");
            }
        }
    }
}
