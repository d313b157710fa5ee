//! Hints: a move and, in one sentence, why.
//!
//! The reason is the game's own: what the move scores at once in the words of the log, or else the term
//! of the evaluation that it changes most. Everything comes from the seat's view and guesses that fit it.

use crate::outing::{self, Course, Sheet, Style};
use castellan_core::dice::Dice;
use castellan_core::game::{Instinct, TERMS_MAX, Terms};
use castellan_core::log::Log;
use castellan_core::message::Message;
use castellan_core::seat::{SEATS_MAX, Seat, Viewer};

/// A gain in points below which a term is no reason.
const WORTH_SAYING: f32 = 0.4;

/// Why a move is a good one, as a message to be said in the player's language.
pub fn reason<G: Instinct>(
    view: &G::View,
    seat: Seat,
    m: &G::Move,
    style: &Style<'_>,
    dice: &mut Dice,
) -> Message {
    let before = G::guess(view, dice);
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
    outing::go(&mut game, &mut Course::after(seat, 0), &mut Sheet::default(), luck, dice);
    by_terms(&before, &game, seat, style)
}

/// The term that has changed most, for the own good or at a rival's cost.
fn by_terms<G: Instinct>(before: &G, after: &G, seat: Seat, style: &Style<'_>) -> Message {
    let count = usize::from(before.seat_count());
    let look = |game: &G| {
        let mut seats: [Terms; SEATS_MAX as usize] = [[0.0; TERMS_MAX]; SEATS_MAX as usize];
        game.terms(&mut seats[..count]);
        seats
    };
    let (was, is) = (look(before), look(after));
    let mut best = (WORTH_SAYING, Message::new("hint-quiet"));
    for other in Seat::all(count as u8) {
        for (n, (name, weight)) in G::TERMS.iter().zip(style.weights).enumerate() {
            let change = weight * (is[other.index()][n] - was[other.index()][n]);
            let (gain, key) = if other == seat { (change, "hint-gains") } else { (-change, "hint-hinders") };
            if gain > best.0 {
                let why = Message::new(key).with("what", before.term_word(name));
                best = (gain, if other == seat { why } else { why.with("who", other) });
            }
        }
    }
    best.1
}
