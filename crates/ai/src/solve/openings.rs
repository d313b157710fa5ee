//! Openings: positions of two at the start of a game, too far from its end to be worked out at the table, so
//! that was done once and the game brings the shares of a win along.

use crate::bots::Bots;
use crate::solve::values::Values;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::seat::Seat;

/// What stands for a whole win, less the one that stands for none.
const WHOLE: f64 = 254.0;

/// The share of a win of a seat where chance is due, if it is known.
///
/// ```
/// use castellan_ai::solve::openings;
/// use castellan_core::game::{Game, Options};
/// use castellan_core::log::Log;
/// use castellan_core::seat::{Seat};
/// use castellan_siege::{Siege, options::SiegeOptions};
///
/// let mut game = Siege::new(&SiegeOptions::default().complete(2).unwrap(), 2);
/// game.resolve(&"tile brick_large".parse().unwrap(), &mut Log::off()).unwrap();
///
/// // After the first siege the values of all positions are known, and the two shares make a whole win.
/// for (seat, lay) in [(Seat(0), "lay dragon+shepherd"), (Seat(1), "lay knight+shepherd")] {
///     game.play(seat, &lay.parse().unwrap(), &mut Log::off()).unwrap();
/// }
/// let shares = Seat::all(2).map(|seat| openings::share(&game, seat).unwrap());
/// assert!((shares.sum::<f64>() - 1.0).abs() < 1e-9);
/// ```
pub fn share<G: Bots>(game: &G, seat: Seat) -> Option<f64> {
    let rest = G::REST?;
    let (place, of) = rest.opening(game)?;
    let known = rest.openings().get(place).copied().filter(|known| *known > 0)?;
    let share = f64::from(known - 1) / WHOLE;
    Some(if of == seat { share } else { 1.0 - share })
}

/// Works all openings of a game out, in the form of [`crate::bots::SolvableRest::openings`]; none where that can't be done.
pub fn work_out<G: Bots>(start: &G, values: &mut Values<G>) -> Option<Vec<u8>> {
    let mut openings = Vec::new();
    follow(start, values, &mut openings)?;
    Some(openings)
}

fn follow<G: Bots>(game: &G, values: &mut Values<G>, openings: &mut Vec<u8>) -> Option<()> {
    match game.turn() {
        Turn::Over => Some(()),
        Turn::Chance(_) => {
            match G::REST?.opening(game) {
                Some((place, of)) => {
                    if openings.len() <= place {
                        openings.resize(place + 1, 0);
                    }
                    if openings[place] > 0 {
                        return Some(());
                    }
                    openings[place] = 1 + (values.worth(game, of)? * WHOLE).round() as u8;
                }
                None if game.is_near_end() => return Some(()),
                None => {}
            }
            for (chance, _) in game.chances() {
                let mut after = game.clone();
                after.resolve(&chance, &mut Log::off()).ok()?;
                follow(&after, values, openings)?;
            }
            Some(())
        }
        turn => {
            let seat = turn.seats().iter().next()?;
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            for m in &moves {
                let mut after = game.clone();
                after.play(seat, m, &mut Log::off()).ok()?;
                follow(&after, values, openings)?;
            }
            Some(())
        }
    }
}
