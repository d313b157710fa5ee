//! One player's place: name and points, action points, towers, reserve, cards.

use super::hand;
use super::offers::tower_id;
use crate::art::{BLOCK, INK};
use crate::options::Variant;
use crate::state::{Step, Torres};
use crate::view::View;
use crate::words::card_word;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Text, Zone};
use castellan_core::seat::Seat;

/// Describes one player's place. What is the viewer's own is in hand; here it is only counted.
pub(super) fn group(view: &View, seat: Seat) -> Group {
    let game = &view.open;
    let mut parts = vec![head(game, seat)];
    if view.viewer.is(seat) && !game.is_over() {
        parts.push(Part { id: String::new(), label: None, ..reserve(game, seat) });
    } else {
        parts.extend(action_points(game, seat));
        parts.push(reserve(game, seat));
        parts.extend((0..game.player(seat).towers.len()).map(|tower| tower_part(game, seat, tower)));
        parts.extend(kept(game, seat));
        parts.extend(cards(view, seat));
    }
    let points = game.player(seat).points;
    let label = Message::new("torres-group-seat").with("who", seat).with("points", points);
    Group { label, owner: Some(seat), zone: Zone::Seat(seat), parts }
}

/// What a scoring would bring now: castles, king and master card.
fn worth_now(game: &Torres, seat: Seat) -> i32 {
    if game.is_over() || game.board.king().is_none() {
        return 0;
    }
    game.phase_worth(seat)
}

fn head(game: &Torres, seat: Seat) -> Part {
    let (points, worth) = (game.player(seat).points, worth_now(game, seat));
    let is_due = game.due() == Some(seat) || matches!(game.step, Step::Look(due) if due == seat);
    let label =
        Message::new("torres-part-seat").with("who", seat).with("points", points).with("worth", worth);
    let note = (worth > 0).then(|| Message::new("torres-seat-worth").with("worth", worth));
    Part::head(seat, points, note, is_due, label)
}

pub(super) fn action_points(game: &Torres, seat: Seat) -> Option<Part> {
    let (Step::Act(due) | Step::Look(due) | Step::Keep(due)) = game.step else { return None };
    if due != seat {
        return None;
    }
    let points = game.doing.points;
    let label = Message::new("torres-part-points").with("points", points);
    let mut part = Part::thing("action-points", (7.0 * 30.0, 28.0), label);
    for n in 0..points {
        let at = (f32::from(n) * 30.0, 0.0);
        part = part.layer(Layer::Symbol { id: "torres-action-point", at, size: (28.0, 28.0) });
    }
    Some(part)
}

/// A tower with up to so many blocks.
const TOWER: (f32, f32) = (56.0, 88.0);
const SMALL: (f32, f32) = (BLOCK.0 * 0.5, BLOCK.1 * 0.5);

fn stack(part: Part, blocks: u8) -> Part {
    let mut part = part;
    let bottom = part.size.1 - SMALL.1;
    if blocks == 0 {
        let size = (SMALL.0, SMALL.0 * 0.52);
        return part.layer(Layer::Symbol { id: "torres-empty", at: (0.0, bottom + SMALL.1 - size.1), size });
    }
    for n in 0..blocks {
        let at = (0.0, bottom - f32::from(n) * 13.5);
        part = part.layer(Layer::Symbol { id: "torres-storey", at, size: SMALL });
    }
    part
}

pub(super) fn tower_part(game: &Torres, seat: Seat, tower: u8) -> Part {
    let blocks = game.player(seat).towers.get(tower).unwrap_or(0);
    let acting = matches!(game.step, Step::Act(due) | Step::Look(due) | Step::Keep(due) if due == seat);
    let turns = acting && game.doing.tower == Some(tower);
    let key = if turns { "torres-part-turns-tower" } else { "torres-part-tower" };
    let label = Message::new(key).with("who", seat).with("blocks", blocks);
    let part = Part::thing(tower_id(seat, tower), TOWER, label).owned_by(seat);
    let part = if turns {
        part.layer(Layer::Panel { at: (0.0, 0.0), size: TOWER, fill: "#e0b64a", opacity: 0.45 })
    } else {
        part
    };
    stack(part, blocks)
}

pub(super) fn kept(game: &Torres, seat: Seat) -> Option<Part> {
    let blocks = game.player(seat).kept;
    (blocks > 0).then(|| {
        let label = Message::new("torres-part-kept").with("who", seat).with("blocks", blocks);
        stack(Part::thing(format!("kept-{seat}"), TOWER, label), blocks)
    })
}

pub(super) fn reserve(game: &Torres, seat: Seat) -> Part {
    let knights = game.board.reserve(seat);
    let label = Message::new("torres-part-reserve").with("who", seat).with("knights", knights);
    let mut part = Part::thing(format!("reserve-{seat}"), (136.0, 42.0), label).owned_by(seat);
    for n in 0..knights {
        let at = (f32::from(n) * 22.0, 0.0);
        part = part.layer(Layer::Symbol { id: "torres-knight", at, size: (25.0, 41.0) });
    }
    part
}

/// The hand as others see it: backs with their number, or open cards; and the deck of a rival.
fn cards(view: &View, seat: Seat) -> Vec<Part> {
    let game = &view.open;
    let player = game.player(seat);
    let mut parts = Vec::new();
    if view.shows(seat) && !view.viewer.is(seat) {
        for (n, card) in player.hand.ready.iter().chain(player.hand.fresh.iter()).enumerate() {
            let label =
                Message::new("torres-part-others-card").with("who", seat).with("card", card_word(card));
            let part = Part::thing(format!("open-{seat}-{n}"), (30.0, 45.0), label).owned_by(seat);
            parts.push(hand::face(part, card));
        }
        return parts;
    }
    let count = player.hand.len();
    let label = Message::new("torres-part-hand-count").with("who", seat).with("cards", count);
    let mut part = Part::thing(format!("hand-of-{seat}"), (100.0, 60.0), label).owned_by(seat);
    if count == 0 {
        part = part.layer(Layer::Panel { at: (2.0, 4.0), size: (34.0, 52.0), fill: "#b79f74", opacity: 0.3 });
    }
    for n in 0..count.min(6) {
        let at = (f32::from(n) * 7.0, 0.0);
        part = part.layer(Layer::Symbol { id: "torres-card-back", at, size: (40.0, 60.0) });
    }
    let text = Text::new(Say::Plain(count.to_string()), (88.0, 42.0), 22.0).serif().ink(INK);
    parts.push(part.layer(Layer::Text(text.centred())));
    if game.options.variant == Variant::Base && !view.viewer.is(seat) {
        parts.push(hand::deck(game, seat, (36.0, 54.0)));
    }
    parts
}
