//! The messages that name cards, fields and players.

use crate::cell::Cell;
use crate::components::{Card, MasterCard};
use castellan_core::log::Place;
use castellan_core::message::Message;
use castellan_core::seat::Seat;

/// The name of an action card.
pub(crate) fn card_word(card: Card) -> Message {
    const KEYS: [&str; 10] = [
        "torres-card-a1",
        "torres-card-a2",
        "torres-card-a3",
        "torres-card-a4",
        "torres-card-a5",
        "torres-card-a6",
        "torres-card-a7",
        "torres-card-a8",
        "torres-card-a9",
        "torres-card-a10",
    ];
    Message::new(KEYS[card.index()])
}

/// What an action card does, in a few words.
pub(crate) fn card_effect(card: Card) -> Message {
    const KEYS: [&str; 10] = [
        "torres-card-a1.about",
        "torres-card-a2.about",
        "torres-card-a3.about",
        "torres-card-a4.about",
        "torres-card-a5.about",
        "torres-card-a6.about",
        "torres-card-a7.about",
        "torres-card-a8.about",
        "torres-card-a9.about",
        "torres-card-a10.about",
    ];
    Message::new(KEYS[card.index()])
}

/// The name of a master card.
pub(crate) fn master_word(card: MasterCard) -> Message {
    const KEYS: [&str; 8] = [
        "torres-master-m1",
        "torres-master-m2",
        "torres-master-m3",
        "torres-master-m4",
        "torres-master-m5",
        "torres-master-m6",
        "torres-master-m7",
        "torres-master-m8",
    ];
    Message::new(KEYS[card as usize])
}

/// What a master card asks for and pays.
pub(crate) fn master_effect(card: MasterCard) -> Message {
    const KEYS: [&str; 8] = [
        "torres-master-m1.about",
        "torres-master-m2.about",
        "torres-master-m3.about",
        "torres-master-m4.about",
        "torres-master-m5.about",
        "torres-master-m6.about",
        "torres-master-m7.about",
        "torres-master-m8.about",
    ];
    Message::new(KEYS[card as usize])
}

/// A field as people call it: a letter for the column and a number for the row, `a1` at the top left.
pub(crate) fn at(cell: Cell) -> String {
    format!("{}{}", char::from(b'a' + cell.column()), cell.row() + 1)
}

/// A field as a place of the log.
pub(crate) fn place(cell: Cell) -> Place {
    Place::Cell(i16::from(cell.column()), i16::from(cell.row()))
}

/// A player's name as a message of its own.
pub(crate) fn name(seat: Seat) -> Message {
    Message::new("torres-name").with("who", seat)
}
