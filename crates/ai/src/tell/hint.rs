//! Hints: a move and, in one sentence, why.
//!
//! The reason is the game's own: what the move scores at once in the words of the log, or else the term
//! of the evaluation that it changes most. Everything comes from the seat's view and guesses that fit it.
//! Where others choose in secret no single guess is told as a fact: the hint speaks of chances over many.

use crate::bots::{Bots, Search, Style, Terms, take_back};
use crate::search::rollout::{self, Horizon, Scratch};
use castellan_core::dice::Dice;
use castellan_core::game::Turn;
use castellan_core::log::Log;
use castellan_core::message::Message;
use castellan_core::seat::{SEATS_MAX, Seat, Viewer};

/// A gain in points below which a term is no reason.
const WORTH_SAYING: f32 = 0.4;
/// How many guesses a chance is counted over.
const GUESSES: u32 = 200;
/// From so many cases of ten on a move nearly always scores, and below so many it is no reason.
const LIKELY: u32 = 9;
const RARE: u32 = 2;

/// How much each term of each seat has changed.
type Changes = [Terms; SEATS_MAX as usize];

/// Why a move is a good one, as a message to be said in the player's language.
///
/// ```
/// use castellan_ai::bots::Search;
/// use castellan_ai::search::effort::Effort;
/// use castellan_ai::tell::hint;
/// use castellan_core::dice::Dice;
/// use castellan_core::lang::{Lang, Words};
/// use castellan_core::game::{Game, Options};
/// use castellan_core::log::Log;
/// use castellan_core::seat::{Seat, Viewer};
/// use castellan_siege::{Siege, options::SiegeOptions};
///
/// let mut game = Siege::new(&SiegeOptions::default().complete(2).unwrap(), 2);
/// game.resolve(&"tile brick_large".parse().unwrap(), &mut Log::off()).unwrap();
///
/// let view = game.view(Viewer::Seat(Seat(0)));
/// let effort = Effort::new(1, None, None, None);
/// let mut search = Search::<Siege>::new(&view, Seat(0), effort, Dice::quick(1));
/// let why = hint::reason(&mut search, &"lay dragon+shepherd".parse().unwrap());
/// let words = Words::new(Lang::En, (Siege::META.words)(Lang::En));
/// let said = words.say(&why, &["Hania".to_owned(), "Antek".to_owned()]);
/// assert!(said.ends_with('.'), "one sentence, of chances where others choose in secret: {said}");
/// ```
pub fn reason<G: Bots>(search: &mut Search<'_, G>, m: &G::Move) -> Message {
    let before = search.guess();
    if matches!(before.turn(), Turn::Secret(_)) {
        return by_chances(search, m);
    }
    let Search { seat, style, dice, .. } = search;
    let seat = *seat;
    let mut game = before.clone();
    let mut log = Log::on();
    if game.play(seat, m, &mut log).is_err() {
        return Message::new("hint-quiet");
    }
    let told = log.events().iter().filter(|event| event.is_open_to(Viewer::Seat(seat)));
    let scored = told.filter(|event| event.points.is_some_and(|(whose, points)| whose == seat && points > 0));
    if let Some(event) = scored.max_by_key(|event| event.points.map(|(_, points)| points)) {
        return Message::new("hint-scores").with("what", event.say.clone());
    }
    let luck = &mut Dice::quick(u64::from(dice.bits()));
    rollout::roll_out(&mut game, &mut Horizon::after(seat, 0), &mut Scratch::default(), luck, dice);
    let mut changes = Changes::default();
    add_changes(&before, &game, 1.0, &mut changes);
    by_terms(&before, &changes, seat, style)
}

/// How often a secret choice scores, over many guesses of what the others hold and choose; else the term
/// that changes most on average.
fn by_chances<G: Bots>(search: &mut Search<'_, G>, m: &G::Move) -> Message {
    let Search { view, seat, style, dice, .. } = search;
    let seat = *seat;
    let mut scratch = Scratch::default();
    let mut changes = Changes::default();
    let mut scored = 0;
    for _ in 0..GUESSES {
        let mut before = G::guess(view, dice);
        let others = Seat::all(before.seat_count()).filter(|&other| other != seat);
        // What they have chosen already is as unknown as what they will choose.
        others.for_each(|other| take_back(&mut before, other));
        let mut game = before.clone();
        if game.play(seat, m, &mut Log::off()).is_err() {
            return Message::new("hint-quiet");
        }
        while let Turn::Secret(seats) = game.turn() {
            let Some(other) = seats.iter().find(|&other| other != seat) else { break };
            let Some(answer) = scratch.sample(&game, other, dice) else { break };
            if game.play(other, &answer, &mut Log::off()).is_err() {
                break;
            }
        }
        scored += u32::from(game.points(seat) > before.points(seat));
        add_changes(&before, &game, 1.0 / GUESSES as f32, &mut changes);
    }
    match (10 * scored + GUESSES / 2) / GUESSES {
        LIKELY.. => Message::new("hint-likely"),
        tenths @ RARE.. => Message::new("hint-chance").with("tenths", tenths),
        _ => by_terms(&G::guess(view, dice), &changes, seat, style),
    }
}

/// Adds a share of how the terms have changed.
fn add_changes<G: Bots>(before: &G, after: &G, share: f32, changes: &mut Changes) {
    let count = usize::from(before.seat_count());
    let terms_of = |game: &G| {
        let mut seats = Changes::default();
        game.terms(&mut seats[..count]);
        seats
    };
    let (was, is) = (terms_of(before), terms_of(after));
    for (seat, changes) in changes.iter_mut().enumerate().take(count) {
        for (n, change) in changes.iter_mut().enumerate() {
            *change += share * (is[seat][n] - was[seat][n]);
        }
    }
}

/// The term that has changed most, for the own good or at a rival's cost.
fn by_terms<G: Bots>(game: &G, changes: &Changes, seat: Seat, style: &Style<'_>) -> Message {
    let mut best = (WORTH_SAYING, Message::new("hint-quiet"));
    for other in Seat::all(game.seat_count()) {
        for (n, (name, weight)) in G::TERMS.iter().zip(style.weights).enumerate() {
            let change = weight * changes[other.index()][n];
            let gain = if other == seat { change } else { -change };
            if gain > best.0 {
                let mut term = game.term_word(name);
                let why = if other == seat {
                    Message::new("hint-gains").with("what", term)
                } else {
                    // What is a rival's is not called yours.
                    term.key = format!("{}.theirs", term.key).into();
                    Message::new("hint-hinders").with("what", term).with("who", other)
                };
                best = (gain, why);
            }
        }
    }
    best.1
}
