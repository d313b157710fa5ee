//! Cards: the own hand, the cards looked at, decks and what is known of them, the master card.

use super::offers::{deck_id, is_shared};
use super::{drawings, seat_place};
use crate::art::{BLOCK, CARD, INK};
use crate::components::{Card, MasterCard};
use crate::options::Variant;
use crate::state::{Step, Torres};
use crate::view::View;
use crate::words::{card_effect, card_word, master_effect, master_word};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Stress, Text, Zone};
use castellan_core::seat::Seat;

const LOOKED: (f32, f32) = (88.0, 132.0);
const SMALL: (f32, f32) = (40.0, 60.0);
/// The smallest scale of a card at which its words are written on it.
const LEGIBLE: f32 = 0.7;

/// Draws the face of an action card over all of a part.
pub(super) fn face(part: Part, card: Card) -> Part {
    let unit = part.size.0 / CARD.0;
    let line = |say: Message, y: f32, height: f32| {
        Text::new(Say::Message(say), (48.5 * unit, y * unit), height * unit)
            .centred()
            .ink(INK)
            .fit(82.0 * unit)
    };
    let part = part.symbol("torres-card").symbol(drawings::action(card));
    let part = match card {
        Card::A6 | Card::A7 => {
            let number = Say::Plain(if card == Card::A6 { "6" } else { "7" }.to_owned());
            let text = Text::new(number, (48.5 * unit, 46.0 * unit), 40.0 * unit);
            part.layer(Layer::Text(text.centred().serif().ink("#7a5a1c")))
        }
        _ => part,
    };
    // Words that nobody could read are left to the label.
    if unit < LEGIBLE {
        return part;
    }
    // A long name goes on in a second row rather than shrink.
    part.layer(Layer::Text(line(card_word(card), 106.0, 12.5).serif().rows(2)))
        .layer(Layer::Text(line(card_effect(card), 130.0, 9.5).rows(2)))
}

/// What the viewer has in hand: action points, knights, towers, deck and cards.
pub(super) fn own(view: &View, seat: Seat) -> Option<Group> {
    let game = &view.open;
    let mut parts: Vec<Part> = seat_place::action_points(game, seat).into_iter().collect();
    parts.push(seat_place::reserve(game, seat));
    parts.extend((0..game.player(seat).towers.len()).map(|tower| seat_place::tower_part(game, seat, tower)));
    parts.extend(seat_place::kept(game, seat));
    parts.extend(main_deck(view, seat));
    parts.extend(cards(game, seat));
    let label = Message::new("torres-group-hand");
    (!game.is_over()).then_some(Group { label, owner: Some(seat), zone: Zone::Hand, parts })
}

/// What is still to come for all: blocks, the deck of all, and the master card.
pub(super) fn stock(view: &View) -> Vec<Part> {
    let game = &view.open;
    let label = Message::new("torres-part-supply").with("blocks", game.supply);
    let count = Text::new(Say::Plain(game.supply.to_string()), (70.0, 40.0), 28.0).serif();
    let supply = Part::thing("supply", (110.0, 52.0), label)
        .layer(Layer::Symbol { id: "torres-storey", at: (0.0, 2.0), size: (BLOCK.0 * 0.56, BLOCK.1 * 0.56) })
        .layer(Layer::Text(count));
    let mut parts = vec![supply];
    if view.viewer.seat().is_none() && is_shared(game) {
        parts.extend(main_deck(view, Seat(0)));
    }
    parts.extend(game.master_card.map(master));
    parts
}

/// The viewer's own cards.
fn cards(game: &Torres, seat: Seat) -> Vec<Part> {
    let hand = &game.player(seat).hand;
    let ready = hand.ready.iter().map(|card| (card, false));
    let cards: Vec<(Card, bool)> = ready.chain(hand.fresh.iter().map(|card| (card, true))).collect();
    let part = |(n, &(card, fresh)): (usize, &(Card, bool))| {
        let copies = cards[..n].iter().filter(|other| **other == (card, fresh)).count();
        let id = match (fresh, copies) {
            (false, 0) => format!("hand-{card}"),
            (false, copies) => format!("hand-{card}-{}", copies + 1),
            (true, copies) => format!("fresh-{card}-{}", copies + 1),
        };
        let key = if fresh { "torres-part-fresh" } else { "torres-part-hand" };
        let label = Message::new(key).with("card", card_word(card)).with("about", card_effect(card));
        let part = Part::thing(id, CARD, label).owned_by(seat);
        let part = face(part.at_home(format!("look-0 look-1 look-2 {}", deck_id(game, seat))), card);
        if !fresh {
            return part;
        }
        let text = Text::new(Say::Message(Message::new("torres-chip-fresh")), (48.5, 88.0), 13.0);
        part.layer(Layer::Panel { at: (8.0, 72.0), size: (81.0, 22.0), fill: "#f7efdf", opacity: 0.85 })
            .layer(Layer::Text(text.centred().fit(76.0)))
            .stressed(Stress::Faded)
    };
    cards.iter().enumerate().map(part).collect()
}

/// The cards that the viewer looks at.
pub(super) fn looked(view: &View) -> Vec<Part> {
    let Step::Keep(seat) = view.open.step else { return Vec::new() };
    if !view.shows(seat) {
        return Vec::new();
    }
    let part = |(n, card): (usize, Card)| {
        let label = Message::new("torres-part-looked").with("card", card_word(card));
        let part = Part::thing(format!("look-{n}"), LOOKED, label).owned_by(seat);
        face(part.at_home(deck_id(&view.open, seat)).flipping(), card)
    };
    view.open.doing.looked.iter().enumerate().map(part).collect()
}

/// A seat's deck, or the one of all, with what is known of it.
fn main_deck(view: &View, seat: Seat) -> Vec<Part> {
    let game = &view.open;
    if game.options.variant == Variant::Master {
        return Vec::new();
    }
    let mut parts = vec![deck(game, seat, (60.0, 90.0))];
    let known = game.deck(seat);
    let (top, bottom): (Vec<_>, Vec<_>) = (known.top().collect(), known.bottom().collect());
    let shown = |known| view.knows(known);
    for (n, &card) in top.iter().enumerate().take(5) {
        parts.push(known_card(("top", n + 1), shown(card).then_some(card.card)));
    }
    for (n, &card) in bottom.iter().rev().enumerate().take(5) {
        parts.push(known_card(("bottom", n + 1), shown(card).then_some(card.card)));
    }
    parts
}

/// A card that was put back at the top or bottom of a deck: its face to whoever has seen it.
fn known_card((end, n): (&str, usize), card: Option<Card>) -> Part {
    let label = match card {
        Some(card) => Message::new(format!("torres-part-known-{end}")).with("card", card_word(card)),
        None => Message::new(format!("torres-part-unseen-{end}")),
    };
    let part = Part::thing(format!("known-{end}-{n}"), SMALL, label.with("place", n));
    match card {
        Some(card) => face(part, card),
        None => part.symbol("torres-card-back"),
    }
}

fn deck_label(game: &Torres, seat: Seat) -> Message {
    let deck = game.deck(seat);
    let (top, bottom) = (deck.top().count(), deck.bottom().count());
    let label = if is_shared(game) {
        Message::new("torres-part-common-deck")
    } else {
        Message::new("torres-part-deck").with("who", seat)
    };
    label.with("cards", deck.len()).with("known", top + bottom).with("top", top).with("bottom", bottom)
}

/// A deck as a pile of backs with the number of its cards.
pub(super) fn deck(game: &Torres, seat: Seat, size: (f32, f32)) -> Part {
    let count = game.deck(seat).len();
    let part = Part::thing(deck_id(game, seat), (size.0 + 6.0, size.1 + 6.0), deck_label(game, seat));
    let mut part = if is_shared(game) { part } else { part.owned_by(seat) };
    for n in 0..count.min(4) {
        let lift = f32::from(n) * 1.5;
        part = part.layer(Layer::Symbol { id: "torres-card-back", at: (lift, 6.0 - lift), size });
    }
    let lift = f32::from(count.clamp(1, 4) - 1) * 1.5;
    let middle = (size.0 * 0.485 + lift, size.1 * 0.487 + size.0 * 0.12 + 6.0 - lift);
    let text = Text::new(Say::Plain(count.to_string()), middle, size.0 * 0.36);
    part.layer(Layer::Text(text.centred().serif().ink("#ffffff")))
}

/// TO57: the master card.
fn master(card: MasterCard) -> Part {
    let label =
        Message::new("torres-part-master").with("card", master_word(card)).with("about", master_effect(card));
    let line = |say: Message, y: f32, height: f32| {
        Text::new(Say::Message(say), (58.2, y), height).centred().ink(INK).fit(98.0)
    };
    Part::thing("master-card", (120.0, 180.0), label)
        .symbol(drawings::master(card))
        .layer(Layer::Text(line(master_word(card), 126.0, 16.0).serif()))
        .layer(Layer::Text(line(master_effect(card), 142.0, 12.0).rows(3)))
}
