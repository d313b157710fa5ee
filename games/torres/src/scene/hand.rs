//! Cards: the own hand, the cards looked at, decks and what is known of them, the master card.

use super::offers::{deck_id, is_shared};
use super::{HAND_TOP, MARGIN, drawings};
use crate::art::{CARD, INK};
use crate::components::{Card, MasterCard};
use crate::options::Variant;
use crate::scene::projection::Look;
use crate::state::{Step, Torres};
use crate::view::View;
use crate::words::{card_effect, card_word, master_effect, master_word};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Stress, Text};
use castellan_core::seat::Seat;

const HAND_WIDTH: f32 = 1120.0;
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

/// The viewer's own cards.
pub(super) fn own(game: &Torres, seat: Seat) -> Option<Group> {
    let hand = &game.player(seat).hand;
    let ready = hand.ready.iter().map(|card| (card, false));
    let cards: Vec<(Card, bool)> = ready.chain(hand.fresh.iter().map(|card| (card, true))).collect();
    if cards.is_empty() {
        return None;
    }
    let step = ((HAND_WIDTH - CARD.0) / cards.len().max(2) as f32).min(CARD.0 + 12.0);
    let part = |(n, &(card, fresh)): (usize, &(Card, bool))| {
        let copies = cards[..n].iter().filter(|other| **other == (card, fresh)).count();
        let id = match (fresh, copies) {
            (false, 0) => format!("hand-{card}"),
            (false, copies) => format!("hand-{card}-{}", copies + 1),
            (true, copies) => format!("fresh-{card}-{}", copies + 1),
        };
        let key = if fresh { "torres-part-fresh" } else { "torres-part-hand" };
        let label = Message::new(key).with("card", card_word(card)).with("about", card_effect(card));
        let part = Part::new(id, (MARGIN + n as f32 * step, HAND_TOP), CARD, label).owned_by(seat);
        let part = face(part.at_home(format!("look-0 look-1 look-2 {}", deck_id(game, seat))), card);
        if !fresh {
            return part;
        }
        let text = Text::new(Say::Message(Message::new("torres-chip-fresh")), (48.5, 88.0), 13.0);
        part.layer(Layer::Panel { at: (8.0, 72.0), size: (81.0, 22.0), fill: "#f7efdf", opacity: 0.85 })
            .layer(Layer::Text(text.centred().fit(76.0)))
            .stressed(Stress::Faded)
    };
    let parts = cards.iter().enumerate().map(part).collect();
    Some(Group { label: Message::new("torres-group-hand"), owner: Some(seat), parts })
}

/// The cards that the viewer looks at, below the left edge of the board.
pub(super) fn looked(view: &View) -> Vec<Part> {
    let Step::Keep(seat) = view.open.step else { return Vec::new() };
    if !view.shows(seat) {
        return Vec::new();
    }
    let part = |(n, card): (usize, Card)| {
        let label = Message::new("torres-part-looked").with("card", card_word(card));
        let at = (MARGIN + n as f32 * (LOOKED.0 + 6.0), HAND_TOP - LOOKED.1 - 10.0);
        let part = Part::new(format!("look-{n}"), at, LOOKED, label).owned_by(seat);
        face(part.at_home(deck_id(&view.open, seat)).flipping(), card)
    };
    view.open.doing.looked.iter().enumerate().map(part).collect()
}

/// The viewer's deck, or the one of all, with what is known of it: below the right edge of the board, which from
/// straight above reaches so far that the deck lies to its left.
pub(super) fn main_deck(view: &View, look: Look) -> Option<Group> {
    let game = &view.open;
    let seat = match view.viewer.seat() {
        _ if game.options.variant == Variant::Master => return None,
        Some(seat) => seat,
        None if is_shared(game) => Seat(0),
        None => return None,
    };
    let corner = if look == Look::Flat { (MARGIN + 10.0, 400.0) } else { (930.0, HAND_TOP - 110.0) };
    let mut parts = vec![deck(game, seat, corner, (64.0, 96.0))];
    let known = view.open.deck(seat);
    let (top, bottom): (Vec<_>, Vec<_>) = (known.top().collect(), known.bottom().collect());
    let shown = |known| view.knows(known);
    let place = |n: usize, row: f32| (corner.0 + 76.0 + n as f32 * 30.0, corner.1 + row);
    for (n, &card) in top.iter().enumerate().take(5) {
        parts.push(known_card(("top", n + 1), place(n, -18.0), shown(card).then_some(card.card)));
    }
    for (n, &card) in bottom.iter().rev().enumerate().take(5) {
        let at = place(n, 46.0);
        parts.push(known_card(("bottom", n + 1), at, shown(card).then_some(card.card)));
    }
    let label = if is_shared(game) { Message::new("torres-group-deck") } else { deck_label(game, seat) };
    Some(Group { label, owner: Some(seat).filter(|_| !is_shared(game)), parts })
}

/// A card that was put back at the top or bottom of a deck: its face to whoever has seen it.
fn known_card((end, n): (&str, usize), at: (f32, f32), card: Option<Card>) -> Part {
    let label = match card {
        Some(card) => Message::new(format!("torres-part-known-{end}")).with("card", card_word(card)),
        None => Message::new(format!("torres-part-unseen-{end}")),
    };
    let part = Part::new(format!("known-{end}-{n}"), at, SMALL, label.with("place", n));
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
pub(super) fn deck(game: &Torres, seat: Seat, at: (f32, f32), size: (f32, f32)) -> Part {
    let count = game.deck(seat).len();
    let part = Part::new(deck_id(game, seat), at, size, deck_label(game, seat));
    let mut part = if is_shared(game) { part } else { part.owned_by(seat) };
    for n in 0..count.min(4) {
        let lift = f32::from(n) * 1.5;
        part = part.layer(Layer::Symbol { id: "torres-card-back", at: (lift, -lift), size });
    }
    let lift = f32::from(count.clamp(1, 4) - 1) * 1.5;
    let middle = (size.0 * 0.485 + lift, size.1 * 0.487 + size.0 * 0.12 - lift);
    let text = Text::new(Say::Plain(count.to_string()), middle, size.0 * 0.36);
    part.layer(Layer::Text(text.centred().serif().ink("#ffffff")))
}

/// TO57: the master card above the right edge of the board.
pub(super) fn master(card: MasterCard) -> Group {
    let label =
        Message::new("torres-part-master").with("card", master_word(card)).with("about", master_effect(card));
    let line = |say: Message, y: f32, height: f32| {
        Text::new(Say::Message(say), (58.2, y), height).centred().ink(INK).fit(98.0)
    };
    let part = Part::new("master-card", (1030.0, MARGIN), (120.0, 180.0), label)
        .symbol(drawings::master(card))
        .layer(Layer::Text(line(master_word(card), 126.0, 16.0).serif()))
        .layer(Layer::Text(line(master_effect(card), 142.0, 12.0).rows(3)));
    Group { label: Message::new("torres-group-master"), owner: None, parts: vec![part] }
}
