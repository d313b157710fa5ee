//! The responder: a rival who knows a castellan's mixtures but sees only what a player sees.
//!
//! It keeps every state that may be the true one, each as likely as the castellan's own mixtures make it, and
//! judges answers by what they would leave the castellan if everything were seen from the next round on.
//! That is a local best response. Games that it plays for practice teach it where it can do better; what it
//! gains is gained for certain, and the best of all answers may gain more.

use crate::bots::{Bots, Search};
use crate::search::effort::Effort;
use crate::solve::experience::{Case, Experience, situation};
use crate::solve::exploit::Rival;
use crate::solve::simultaneous;
use castellan_core::dice::Dice;
use castellan_core::game::{Secrecy, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Viewer;

/// A state that may be the true one.
struct Maybe<G: Bots> {
    game: G,
    likely: f64,
    /// What the castellan chooses there; nothing where nothing can be.
    mixture: Vec<(Option<G::Move>, f64)>,
}

/// Plays one game against a castellan: its share of the win. Only games for practice are learnt from.
pub(crate) fn play<G: Bots>(
    rival: &mut Rival<'_, G>,
    mut game: G,
    experience: &mut Experience,
    is_practice: bool,
    dice: &mut Dice,
) -> Option<f64> {
    let mut cases = Vec::new();
    let mut maybes = vec![Maybe { game: game.clone(), likely: 1.0, mixture: Vec::new() }];
    loop {
        match game.turn() {
            Turn::Over => {
                let left = rival.values.worth(&game, rival.seat)?;
                if is_practice {
                    experience.note(&cases, left);
                }
                return Some(left);
            }
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                game.resolve(&chance, &mut Log::off()).ok()?;
                for maybe in &mut maybes {
                    maybe.game.resolve(&chance, &mut Log::off()).ok()?;
                }
            }
            _ => {
                let chosen = simultaneous::pick(&mixture(rival, &game, dice)?, dice)?;
                for maybe in &mut maybes {
                    maybe.mixture = mixture(rival, &maybe.game, dice)?;
                }
                let judge = |case: Case, left: f64| experience.judge(case, left, is_practice);
                let (case, answer) = answer(rival, &game, &maybes, judge)?.unzip();
                cases.extend(case);
                let is_seen = chosen.as_ref().is_none_or(|m| game.secrecy(rival.seat, m) != Secrecy::Game);
                let seen = is_seen.then_some(&chosen);
                maybes = after(rival, &maybes, seen, answer.as_ref())?;
                both(rival, &mut game, chosen.as_ref(), answer.as_ref())?;
            }
        }
    }
}

/// The castellan's mixture in a state, which knows it only as far as its own view goes.
fn mixture<G: Bots>(
    rival: &mut Rival<'_, G>,
    game: &G,
    dice: &mut Dice,
) -> Option<Vec<(Option<G::Move>, f64)>> {
    if !game.turn().seats().contains(rival.seat) {
        return Some(vec![(None, 1.0)]);
    }
    let view = game.view(Viewer::Seat(rival.seat));
    let effort = Effort::new(1, None, None, None);
    // The luck is lent to the search and taken back.
    let lent = std::mem::replace(dice, Dice::quick(0));
    let mut search = Search { view: &view, seat: rival.seat, style: *rival.style, effort, dice: lent };
    let mixture = simultaneous::mixture(&mut search, rival.values);
    *dice = search.dice;
    let mixture = mixture?;
    Some(mixture.into_iter().map(|(m, share)| (Some(m), share)).filter(|(_, share)| *share > 0.0).collect())
}

/// What leaves the castellan least, by all that is known; nothing where nothing can be chosen.
fn answer<G: Bots>(
    rival: &mut Rival<'_, G>,
    game: &G,
    maybes: &[Maybe<G>],
    judge: impl Fn(Case, f64) -> f64,
) -> Option<Option<(Case, G::Move)>> {
    let seat = rival.seat.next(2);
    let situation = situation(&game.view(Viewer::Seat(seat)))?;
    let mut answers = Vec::new();
    game.moves(seat, &mut answers);
    let mut best: Option<(f64, Case, G::Move)> = None;
    for (number, answer) in answers.into_iter().enumerate() {
        let mut left = 0.0;
        for maybe in maybes {
            for (m, share) in &maybe.mixture {
                let mut after = maybe.game.clone();
                both(rival, &mut after, m.as_ref(), Some(&answer))?;
                left += maybe.likely * share * rival.leaves(&after)?;
            }
        }
        let case = (situation, number);
        let left = judge(case, left);
        if best.as_ref().is_none_or(|(least, ..)| left < *least) {
            best = Some((left, case, answer));
        }
    }
    Some(best.map(|(_, case, answer)| (case, answer)))
}

/// What may be the true state after both have chosen. Choices that are shown rule states out; one that stays
/// secret makes many of each.
fn after<G: Bots>(
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

fn both<G: Bots>(
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
