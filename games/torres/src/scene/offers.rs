//! The moves that are offered: what to pick for each, and what it means.

use super::choices::{Put, end_id};
use crate::cell::Cell;
use crate::moves::{Move, Use};
use crate::state::{Step, Torres};
use crate::towers::Spread;
use crate::words::{at, card_word};
use castellan_core::message::Message;
use castellan_core::scene::Offer;
use castellan_core::seat::Seat;

/// The part of a field: bare board or the roof of a column.
pub(super) fn cell_id(cell: Cell) -> String {
    format!("cell-{}-{}", cell.column(), cell.row())
}

/// The part of a knight.
pub(super) fn knight_id(cell: Cell) -> String {
    format!("knight-{}-{}", cell.column(), cell.row())
}

/// The part of a column's top block.
pub(super) fn block_id(cell: Cell) -> String {
    format!("block-{}-{}", cell.column(), cell.row())
}

/// The part of a seat's tower.
pub(super) fn tower_id(seat: Seat, tower: u8) -> String {
    format!("tower-{seat}-{tower}")
}

/// The part of a seat's deck.
pub(super) fn deck_id(game: &Torres, seat: Seat) -> String {
    if game.deck_index(seat) == seat.index() && !is_shared(game) {
        format!("deck-{seat}")
    } else {
        "deck-all".to_owned()
    }
}

pub(super) fn is_shared(game: &Torres) -> bool {
    game.options.variant == crate::options::Variant::SharedDeck
}

/// An offer for each of the moves.
pub(super) fn offers(game: &Torres, seat: Seat, moves: &[Move]) -> Vec<Offer> {
    moves
        .iter()
        .map(|&m| {
            let (picks, label) = offer(game, seat, m);
            let mv = serde_json::to_value(m).unwrap_or_default();
            Offer { mv, notation: m.to_string(), picks, label }
        })
        .collect()
}

fn offer(game: &Torres, seat: Seat, m: Move) -> (Vec<String>, Message) {
    let on = |key, cell: Cell| Message::new(key).with("cell", at(cell));
    match m {
        Move::Found { cell } => (vec![cell_id(cell)], on("torres-offer-found", cell)),
        Move::Enter { cell } => (vec![cell_id(cell)], on("torres-offer-enter", cell)),
        Move::King { cell } if matches!(game.step, Step::MoveKing(_)) => {
            (vec!["king".to_owned(), cell_id(cell)], on("torres-offer-king", cell))
        }
        Move::King { cell } => (vec![cell_id(cell)], on("torres-offer-king", cell)),
        Move::Pass {} => (vec!["pass".to_owned()], Message::new("torres-offer-pass")),
        Move::First { seat } => {
            (vec![format!("seat-{seat}")], Message::new("torres-offer-first").with("who", seat))
        }
        Move::Knight { cell } => {
            (vec![format!("reserve-{seat}"), cell_id(cell)], on("torres-offer-knight", cell))
        }
        Move::Walk { from, to } => {
            let stepped = game.board.steps_from(from).contains(to);
            let key = if stepped { "torres-offer-walk" } else { "torres-offer-gates" };
            let label = Message::new(key).with("from", at(from)).with("to", at(to));
            (vec![knight_id(from), cell_id(to)], label)
        }
        Move::Block { cell, tower } => {
            let label = on("torres-offer-block", cell).with("tower", tower + 1);
            (vec![tower_id(seat, tower), cell_id(cell)], label)
        }
        Move::Draw {} => (vec![deck_id(game, seat)], Message::new("torres-offer-draw")),
        Move::Keep { card, top, bottom } => {
            let looked = game.doing.looked;
            let place = looked.iter().position(|other| other == card).unwrap_or(0);
            let kept = Message::new("torres-offer-keep").with("card", card_word(card));
            match Put::of(looked, place, top, bottom) {
                Some(put) => {
                    (vec![format!("look-{place}"), put.id().to_owned()], kept.with("put", put.word()))
                }
                None => {
                    let only = Message::new("torres-offer-keep-only").with("card", card_word(card));
                    (vec![format!("look-{place}")], only)
                }
            }
        }
        Move::Card(card) => use_offer(seat, card),
        Move::Point {} => (vec!["point".to_owned()], Message::new("torres-offer-point")),
        Move::End { tower, spread } => {
            (vec![tower_id(seat, tower), end_id(spread)], end_label(tower, spread))
        }
    }
}

/// What ends a turn: the tower that is used up, and what goes from it to which others.
fn end_label(tower: u8, spread: Spread) -> Message {
    let shared = spread.blocks().iter().enumerate().filter(|(_, blocks)| **blocks > 0);
    let list: Vec<Message> = shared
        .map(|(n, &blocks)| {
            // The spread leaves out the tower that is used up.
            let other = if n < usize::from(tower) { n } else { n + 1 };
            Message::new("torres-spread").with("blocks", blocks).with("tower", other + 1)
        })
        .collect();
    let key = if list.is_empty() { "torres-offer-end" } else { "torres-offer-end-spread" };
    let label = Message::new(key).with("tower", tower + 1);
    if list.is_empty() { label } else { label.with("spread", list) }
}

fn use_offer(seat: Seat, card: Use) -> (Vec<String>, Message) {
    let hand = format!("hand-{}", card.card());
    let say = |key| Message::new(key).with("card", card_word(card.card()));
    match card {
        Use::A1 { from, to } | Use::A4 { from, to } | Use::A5 { from, to } | Use::A9 { from, to } => {
            let label = say("torres-offer-card-move").with("from", at(from)).with("to", at(to));
            (vec![hand, knight_id(from), cell_id(to)], label)
        }
        Use::A8 { from, to } => {
            let label = say("torres-offer-card-move").with("from", at(from)).with("to", at(to));
            (vec![hand, block_id(from), cell_id(to)], label)
        }
        Use::A2 { cell, tower } => {
            let label = say("torres-offer-card-tower").with("cell", at(cell)).with("tower", tower + 1);
            (vec![hand, knight_id(cell), tower_id(seat, tower)], label)
        }
        Use::A3 { cell } | Use::A10 { cell } => {
            (vec![hand, cell_id(cell)], say("torres-offer-card-at").with("cell", at(cell)))
        }
        Use::A6 {} | Use::A7 {} => (vec![hand], say("torres-offer-card")),
    }
}
