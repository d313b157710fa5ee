//! The table as a picture and in words: the row on the board, beside it the coin of the round and the hand.

use crate::moves::Move;
use crate::state::{FIELDS, Template};
use crate::view::View;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Offer, Part, Say, Scene, Symbol, Text, Zone};
use castellan_core::seat::Seat;

/// The side of a field, and the space that it takes.
const SIDE: f32 = 60.0;
const STEP: f32 = 70.0;

pub(crate) fn scene(view: &View, moves: &[Move]) -> Scene {
    let game = &view.game;
    let mut groups = vec![row(game)];
    groups.extend(coin(game));
    groups.extend(view.viewer.seat().map(|seat| hand(game, seat)));
    let round = (game.round + 1).min(game.rounds);
    let headline = Message::new("template-headline").with("round", round).with("rounds", game.rounds);
    let task = moves.first().map(|m| match m {
        Move::Bid { .. } => Message::new("template-task-bid"),
        Move::Place { .. } => Message::new("template-task-place"),
    });
    Scene {
        size: (f32::from(FIELDS) * STEP, SIDE),
        headline,
        task,
        groups,
        offers: moves.iter().map(offer).collect(),
    }
}

fn row(game: &Template) -> Group {
    let parts = (1..=FIELDS).map(|field| field_part(game, field)).collect();
    Group { label: Message::new("template-row"), owner: None, zone: Zone::Board, parts }
}

/// The coin of the round, beside the board.
fn coin(game: &Template) -> Option<Group> {
    if game.coin == 0 {
        return None;
    }
    let label = Message::new("template-coin-part").with("coin", game.coin);
    let part = Part::new("coin", (0.0, 0.0), (SIDE, SIDE), label).symbol("template-coin");
    let parts = vec![with_number(part, game.coin)];
    Some(Group { label: Message::new("template-bag"), owner: None, zone: Zone::Stock, parts })
}

fn field_part(game: &Template, field: u8) -> Part {
    let (id, at) = (format!("field{field}"), (f32::from(field - 1) * STEP, 0.0));
    let label = match game.laid(field) {
        Some(laid) => Message::new("template-field-coin").with("who", laid.seat).with("coin", laid.coin),
        None => Message::new("template-field-free"),
    };
    let part = Part::new(id, at, (SIDE, SIDE), label.with("field", field)).symbol("template-field");
    match game.laid(field) {
        Some(laid) => {
            let coin = Layer::Symbol { id: "template-coin", at: (5.0, 5.0), size: (50.0, 50.0) };
            with_number(part.layer(coin).owned_by(laid.seat), laid.coin)
        }
        None => part,
    }
}

fn hand(game: &Template, seat: Seat) -> Group {
    let part = |card: u8| {
        let chosen = game.bids[seat.index()] == Some(card);
        let label = Message::new(if chosen { "template-card-chosen" } else { "template-card" });
        let part = Part::new(format!("card{card}"), (0.0, 0.0), (SIDE, SIDE), label.with("card", card));
        with_number(part.symbol("template-card"), card)
    };
    Group {
        label: Message::new("template-hand"),
        owner: Some(seat),
        zone: Zone::Hand,
        parts: game.hand(seat).map(part).collect(),
    }
}

/// A number in the middle of a part.
fn with_number(part: Part, number: u8) -> Part {
    part.layer(Layer::Text(Text::new(Say::Plain(number.to_string()), (SIDE / 2.0, 38.0), 22.0).centred()))
}

fn offer(m: &Move) -> Offer {
    let (pick, label) = match *m {
        Move::Bid { card } => (format!("card{card}"), Message::new("template-offer-bid").with("card", card)),
        Move::Place { field } => {
            (format!("field{field}"), Message::new("template-offer-place").with("field", field))
        }
    };
    let mv = serde_json::to_value(m).unwrap_or_default();
    Offer { mv, notation: m.to_string(), picks: vec![pick], label }
}

/// The drawings: one file each in `art/`.
pub(crate) fn art() -> Vec<Symbol> {
    [
        ("template-card", include_str!("../art/card.svg")),
        ("template-coin", include_str!("../art/coin.svg")),
        ("template-field", include_str!("../art/field.svg")),
    ]
    .into_iter()
    .map(|(id, svg)| Symbol::from_svg(id, svg))
    .collect()
}
