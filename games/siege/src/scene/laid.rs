//! What each player has laid in this siege: two slots, secret cards face down, then revealed.

use super::{LIGHT, MARGIN, PLACE_HEIGHT, PLACES_TOP, WIDTH, card_back, card_face, panel};
use crate::components::Card;
use crate::moves::Move;
use crate::view::View;
use crate::words::card_word;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Stress, Text, Zone};
use castellan_core::seat::Seat;

const LAID_CARD: (f32, f32) = (76.0, 114.0);

/// The slots of a player with what lies there.
pub(super) fn group(view: &View, seat: Seat) -> Group {
    let game = &view.open;
    let width = (WIDTH - MARGIN) / f32::from(game.seats) - MARGIN;
    let corner = (MARGIN + f32::from(seat.0) * (width + MARGIN), PLACES_TOP);
    let mut parts = vec![ground(seat, corner, width)];
    parts.extend(laid(view, seat, corner, width));
    let label = Message::new("siege-group-laid").with("who", seat);
    Group { label, owner: Some(seat), zone: Zone::Board, parts }
}

/// Where one of the two cards lies.
fn slot(corner: (f32, f32), width: f32, n: usize) -> (f32, f32) {
    let left = (width - 2.0 * LAID_CARD.0 - 8.0) / 2.0;
    (corner.0 + left + n as f32 * (LAID_CARD.0 + 8.0), corner.1 + 46.0)
}

/// Two cards will lie there: their places are seen before they do.
fn ground(seat: Seat, corner: (f32, f32), width: f32) -> Part {
    let name = Text::new(Say::Name(seat), (42.0, 31.0), 19.0).serif().ink(LIGHT);
    let mut part = Part::decoration(corner, (width, PLACE_HEIGHT))
        .owned_by(seat)
        .layer(panel((0.0, 0.0), (width, PLACE_HEIGHT), "#1e2c24", 0.32))
        .layer(Layer::Seal { seat, at: (23.0, 24.0), radius: 12.0 })
        .layer(Layer::Text(name.fit(width - 54.0)));
    for n in 0..2 {
        let at = slot((0.0, 0.0), width, n);
        part = part.layer(panel(at, LAID_CARD, "#f7efdf", 0.14));
    }
    part
}

/// The two cards of this siege: as backs while they are secret, as faces to their owner, and revealed
/// until the next tile is turned up.
fn laid(view: &View, seat: Seat, corner: (f32, f32), width: f32) -> Vec<Part> {
    let game = &view.open;
    let at = |n: usize| slot(corner, width, n);
    let choice = game.player(seat).choice;
    if let (Some(Move::Lay { cards }), true) = (choice, view.viewer.is(seat)) {
        let face = |(n, card): (usize, Card)| {
            let label = Message::new("siege-part-laid-secretly").with("card", card_word(card));
            let part = Part::new(format!("laid-{seat}-{n}"), at(n), LAID_CARD, label);
            let home = format!("hand-{card}-2 hand-{card} last-{seat}-{n}");
            card_face(part.owned_by(seat).at_home(home), card, &game.strengths)
        };
        return cards.cards().into_iter().enumerate().map(face).collect();
    }
    if let Some(Move::Lay { .. }) = choice {
        let back = |n: usize| {
            let part = Part::new(format!("laid-{seat}-{n}"), at(n), LAID_CARD, "siege-part-face-down");
            card_back(part.owned_by(seat).at_home(format!("last-{seat}-{n}")))
        };
        return (0..2).map(back).collect();
    }
    match game.fought {
        Some(fought) if game.tile.is_none() => fought.laid[seat.index()]
            .cards()
            .into_iter()
            .enumerate()
            .map(|(n, card)| {
                let wins = fought.winner == seat && fought.by == Some(card);
                let (key, stress) = if wins {
                    ("siege-part-revealed-wins", Stress::Fresh)
                } else if !card.is_army() {
                    ("siege-part-revealed-home", Stress::Faded)
                } else if fought.equal.contains(card) {
                    ("siege-part-revealed-equal", Stress::Faded)
                } else {
                    ("siege-part-revealed", Stress::Plain)
                };
                let label = Message::new(key).with("card", card_word(card));
                let part = Part::new(format!("laid-{seat}-{n}"), at(n), LAID_CARD, label).owned_by(seat);
                let part = part.flipping().at_home(format!("last-{seat}-{n}"));
                struck(card_face(part, card, &game.strengths), fought.equal.contains(card)).stressed(stress)
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// A card that is struck out, because another is as strong.
pub(super) fn struck(part: Part, is: bool) -> Part {
    if is { part.symbol("struck") } else { part }
}
