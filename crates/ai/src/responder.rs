//! The responder: a rival who knows a castellan's mixtures but sees only what a player sees.
//!
//! It keeps every state that may be the true one, each as likely as the castellan's own mixtures make it, and
//! chooses what leaves the castellan least if everything were seen from the next round on. That is a local
//! best response: what it gains is gained for certain, and the best of all answers may gain more.

use crate::exploit::Rival;
use crate::secret;
use castellan_core::dice::Dice;
use castellan_core::game::{Instinct, Secrecy, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Viewer;

/// A state that may be the true one.
struct Maybe<G: Instinct> {
    game: G,
    likely: f64,
    /// What the castellan chooses there; nothing where nothing can be.
    mixture: Vec<(Option<G::Move>, f64)>,
}

/// Plays one game against a castellan: its share of the win.
pub(crate) fn play<G: Instinct>(rival: &mut Rival<'_, G>, mut game: G, dice: &mut Dice) -> Option<f64> {
    let mut maybes = vec![Maybe { game: game.clone(), likely: 1.0, mixture: Vec::new() }];
    loop {
        match game.turn() {
            Turn::Over => return rival.ends.worth(&game, rival.seat),
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                game.resolve(&chance, &mut Log::off()).ok()?;
                for maybe in &mut maybes {
                    maybe.game.resolve(&chance, &mut Log::off()).ok()?;
                }
            }
            _ => {
                let chosen = secret::pick(&mixture(rival, &game, dice)?, dice)?;
                for maybe in &mut maybes {
                    maybe.mixture = mixture(rival, &maybe.game, dice)?;
                }
                let answer = answer(rival, &game, &maybes)?;
                let is_seen = chosen.as_ref().is_none_or(|m| game.secrecy(rival.seat, m) != Secrecy::Game);
                let seen = is_seen.then_some(&chosen);
                maybes = after(rival, &maybes, seen, answer.as_ref())?;
                both(rival, &mut game, chosen.as_ref(), answer.as_ref())?;
            }
        }
    }
}

/// The castellan's mixture in a state, which knows it only as far as its own view goes.
fn mixture<G: Instinct>(
    rival: &mut Rival<'_, G>,
    game: &G,
    dice: &mut Dice,
) -> Option<Vec<(Option<G::Move>, f64)>> {
    if !game.turn().seats().contains(rival.seat) {
        return Some(vec![(None, 1.0)]);
    }
    let view = game.view(Viewer::Seat(rival.seat));
    let mixture = secret::mixture::<G>(&view, rival.seat, rival.style, rival.ends, dice)?;
    Some(mixture.into_iter().map(|(m, share)| (Some(m), share)).filter(|(_, share)| *share > 0.0).collect())
}

/// What leaves the castellan least, by all that is known; nothing where nothing can be chosen.
fn answer<G: Instinct>(rival: &mut Rival<'_, G>, game: &G, maybes: &[Maybe<G>]) -> Option<Option<G::Move>> {
    let mut answers = Vec::new();
    game.moves(rival.seat.next(2), &mut answers);
    let mut best = None;
    for answer in answers {
        let mut left = 0.0;
        for maybe in maybes {
            for (m, share) in &maybe.mixture {
                let mut after = maybe.game.clone();
                both(rival, &mut after, m.as_ref(), Some(&answer))?;
                left += maybe.likely * share * rival.leaves(&after)?;
            }
        }
        if best.as_ref().is_none_or(|(least, _)| left < *least) {
            best = Some((left, answer));
        }
    }
    Some(best.map(|(_, answer)| answer))
}

/// What may be the true state after both have chosen. Choices that are shown rule states out; one that stays
/// secret makes many of each.
fn after<G: Instinct>(
    rival: &Rival<'_, G>,
    maybes: &[Maybe<G>],
    seen: Option<&Option<G::Move>>,
    answer: Option<&G::Move>,
) -> Option<Vec<Maybe<G>>> {
    let mut next = Vec::new();
    for maybe in maybes {
        for (m, share) in maybe.mixture.iter().filter(|(m, _)| seen.is_none_or(|seen| seen == m)) {
            let mut game = maybe.game.clone();
            both(rival, &mut game, m.as_ref(), answer)?;
            next.push(Maybe { game, likely: maybe.likely * share, mixture: Vec::new() });
        }
    }
    let sum: f64 = next.iter().map(|maybe| maybe.likely).sum();
    if next.is_empty() {
        // Guesses that the castellan made anew led to a choice that was thought impossible: all that can be
        // said is that it could be made.
        for maybe in maybes {
            let mut game = maybe.game.clone();
            let m = seen.and_then(Option::as_ref);
            if both(rival, &mut game, m, answer).is_some() {
                next.push(Maybe { game, likely: maybe.likely, mixture: Vec::new() });
            }
        }
    } else {
        next.iter_mut().for_each(|maybe| maybe.likely /= sum);
    }
    (!next.is_empty()).then_some(next)
}

fn both<G: Instinct>(
    rival: &Rival<'_, G>,
    game: &mut G,
    m: Option<&G::Move>,
    answer: Option<&G::Move>,
) -> Option<()> {
    if let Some(m) = m {
        game.play(rival.seat, m, &mut Log::off()).ok()?;
    }
    if let Some(answer) = answer {
        game.play(rival.seat.next(2), answer, &mut Log::off()).ok()?;
    }
    Some(())
}
