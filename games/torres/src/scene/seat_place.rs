//! One player's place: name and points, action points, towers, reserve, cards.

use super::offers::tower_id;
use super::{PAPER, hand};
use crate::art::{BLOCK, INK};
use crate::options::Variant;
use crate::state::{Step, Torres};
use crate::view::View;
use crate::words::{card_word, name};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Text};
use castellan_core::seat::Seat;

pub(super) const WIDTH: f32 = 404.0;
pub(super) const HEIGHT: f32 = 180.0;

/// Describes one player's place.
pub(super) fn group(view: &View, seat: Seat, corner: (f32, f32)) -> Group {
    let game = &view.open;
    let (x, y) = corner;
    let mut parts = vec![board(game, seat, corner)];
    parts.extend(action_points(game, seat, (x + 12.0, y + 54.0)));
    for tower in 0..game.player(seat).towers.len() {
        parts.push(tower_part(game, seat, tower, (x + 10.0 + f32::from(tower) * 60.0, y + 84.0)));
    }
    parts.extend(kept(game, seat, (x + 10.0, y + 84.0)));
    parts.push(reserve(game, seat, (x + 260.0, y + 54.0)));
    parts.extend(cards(view, seat, (x + 260.0, y + 102.0)));
    let points = game.player(seat).points;
    let label = Message::new("torres-group-seat").with("who", seat).with("points", points);
    Group { label, owner: Some(seat), parts }
}

/// What a scoring would bring now: castles, king and master card.
fn worth_now(game: &Torres, seat: Seat) -> i32 {
    if game.is_over() || game.board.king().is_none() {
        return 0;
    }
    game.phase_worth(seat)
}

fn board(game: &Torres, seat: Seat, corner: (f32, f32)) -> Part {
    let points = game.player(seat).points;
    let worth = worth_now(game, seat);
    let size = (WIDTH, HEIGHT);
    let active = game.due() == Some(seat) || matches!(game.step, Step::Look(due) if due == seat);
    let label =
        Message::new("torres-part-seat").with("who", seat).with("points", points).with("worth", worth);
    let title = Text::new(Say::Message(name(seat)), (54.0, 37.0), 24.0).serif().fit(190.0);
    let mut total = Text::new(Say::Plain(points.to_string()), (WIDTH - 14.0, 42.0), 36.0).serif();
    total.anchor = castellan_core::scene::Anchor::End;
    let mut now = Text::new(
        Say::Message(Message::new("torres-seat-worth").with("worth", worth)),
        (WIDTH - 84.0, 37.0),
        16.0,
    )
    .ink("#7a5a3c");
    now.anchor = castellan_core::scene::Anchor::End;
    let part = Part::new(format!("seat-{seat}"), corner, size, label).owned_by(seat).layer(Layer::Panel {
        at: (3.0, 5.0),
        size,
        fill: "#1e2c24",
        opacity: 0.4,
    });
    let part = if active {
        part.layer(Layer::Panel {
            at: (-5.0, -5.0),
            size: (WIDTH + 10.0, HEIGHT + 10.0),
            fill: "#e0b64a",
            opacity: 1.0,
        })
    } else {
        part
    };
    part.layer(Layer::Panel { at: (0.0, 0.0), size, fill: PAPER, opacity: 1.0 })
        .layer(Layer::Panel { at: (10.0, 10.0), size: (34.0, 36.0), fill: "currentColor", opacity: 1.0 })
        .layer(Layer::Mark { at: (27.0, 28.0), radius: 11.0 })
        .layer(Layer::Text(title))
        .layer(Layer::Text(now))
        .layer(Layer::Text(total))
}

fn action_points(game: &Torres, seat: Seat, at: (f32, f32)) -> Option<Part> {
    let (Step::Act(due) | Step::Look(due) | Step::Keep(due)) = game.step else { return None };
    if due != seat {
        return None;
    }
    let points = game.doing.points;
    let label = Message::new("torres-part-points").with("points", points);
    let mut part = Part::new("action-points", at, (7.0 * 30.0, 28.0), label);
    for n in 0..points {
        let at = (f32::from(n) * 30.0, 0.0);
        part = part.layer(Layer::Symbol { id: "torres-action-point", at, size: (28.0, 28.0) });
    }
    Some(part)
}

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

fn tower_part(game: &Torres, seat: Seat, tower: u8, at: (f32, f32)) -> Part {
    let blocks = game.player(seat).towers.get(tower).unwrap_or(0);
    let acting = matches!(game.step, Step::Act(due) | Step::Look(due) | Step::Keep(due) if due == seat);
    let turns = acting && game.doing.tower == Some(tower);
    let key = if turns { "torres-part-turns-tower" } else { "torres-part-tower" };
    let label = Message::new(key).with("who", seat).with("blocks", blocks);
    let part = Part::new(tower_id(seat, tower), at, (56.0, 88.0), label).owned_by(seat);
    let part = if turns {
        part.layer(Layer::Panel { at: (-2.0, 4.0), size: (60.0, 86.0), fill: "#e0b64a", opacity: 0.45 })
    } else {
        part
    };
    stack(part, blocks)
}

fn kept(game: &Torres, seat: Seat, at: (f32, f32)) -> Option<Part> {
    let blocks = game.player(seat).kept;
    (blocks > 0).then(|| {
        let label = Message::new("torres-part-kept").with("who", seat).with("blocks", blocks);
        stack(Part::new(format!("kept-{seat}"), at, (56.0, 88.0), label), blocks)
    })
}

fn reserve(game: &Torres, seat: Seat, at: (f32, f32)) -> Part {
    let knights = game.board.reserve(seat);
    let label = Message::new("torres-part-reserve").with("who", seat).with("knights", knights);
    let mut part = Part::new(format!("reserve-{seat}"), at, (136.0, 42.0), label).owned_by(seat);
    for n in 0..knights {
        let at = (f32::from(n) * 22.0, 0.0);
        part = part.layer(Layer::Symbol { id: "torres-knight", at, size: (25.0, 41.0) });
    }
    part
}

/// The hand as others see it: backs with their number, or open cards; and the deck of a rival.
fn cards(view: &View, seat: Seat, (x, y): (f32, f32)) -> Vec<Part> {
    let game = &view.open;
    let player = game.player(seat);
    let mut parts = Vec::new();
    if view.shows(seat) && !view.viewer.is(seat) {
        for (n, card) in player.hand.ready.iter().chain(player.hand.fresh.iter()).enumerate() {
            let at = (x + (n % 6) as f32 * 21.0, y + (n / 6) as f32 * 28.0);
            let label =
                Message::new("torres-part-others-card").with("who", seat).with("card", card_word(card));
            let part = Part::new(format!("open-{seat}-{n}"), at, (30.0, 45.0), label).owned_by(seat);
            parts.push(hand::face(part, card));
        }
        return parts;
    }
    let count = player.hand.len();
    let label = Message::new("torres-part-hand-count").with("who", seat).with("cards", count);
    let mut part = Part::new(format!("hand-of-{seat}"), (x, y + 6.0), (76.0, 66.0), label).owned_by(seat);
    if count == 0 {
        part = part.layer(Layer::Panel { at: (2.0, 4.0), size: (34.0, 52.0), fill: "#b79f74", opacity: 0.3 });
    }
    for n in 0..count.min(6) {
        let at = (f32::from(n) * 7.0, 0.0);
        part = part.layer(Layer::Symbol { id: "torres-card-back", at, size: (40.0, 60.0) });
    }
    let text = Text::new(Say::Plain(count.to_string()), (82.0, 44.0), 22.0).serif().ink(INK);
    parts.push(part.layer(Layer::Text(text.centred())));
    if game.options.variant == Variant::Base && !view.viewer.is(seat) {
        parts.push(hand::deck(game, seat, (x + 98.0, y + 6.0), (40.0, 60.0)));
    }
    parts
}
