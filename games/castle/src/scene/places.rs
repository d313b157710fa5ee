//! Beside the yard: the stacks and the drawn tile, and each player's followers, keep and tokens.

use crate::moves::Move;
use crate::scene::{Layout, look, tile, token_hint, token_id, turn_id, wall};
use crate::state::{Castle, Phase};
use crate::words::{say, tile_words};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Stress, Text};
use castellan_core::seat::Seat;

pub(super) const GAP: f32 = 22.0;
pub(super) const PAPER: &str = "#f7efdf";
pub(super) const INK: &str = "#4a3b2f";
const TILE: f32 = 72.0;
const STACKS_HEIGHT: f32 = 256.0;
/// A place without its rows of tokens.
const PLACE_HEIGHT: f32 = 146.0;
const TOKEN: f32 = 57.0;
const BACK: [&str; 2] = ["old-tile-back", "new-tile-back"];
const KEEP: [&str; 2] = ["old-keep", "new-keep"];
const TOKENS: [[&str; 9]; 2] = [
    [
        "old-token-1",
        "old-token-2",
        "old-token-3",
        "old-token-4",
        "old-token-5",
        "old-token-6",
        "old-token-7",
        "old-token-8",
        "old-token-9",
    ],
    [
        "new-token-1",
        "new-token-2",
        "new-token-3",
        "new-token-4",
        "new-token-5",
        "new-token-6",
        "new-token-7",
        "new-token-8",
        "new-token-9",
    ],
];

pub(super) fn panel(at: (f32, f32), size: (f32, f32)) -> Part {
    let shadow = Layer::Panel { at: (4.0, 5.0), size, fill: "#2d2218", opacity: 0.35 };
    let paper = Layer::Panel { at: (0.0, 0.0), size, fill: PAPER, opacity: 1.0 };
    Part::decoration(at, size).layer(shadow).layer(paper)
}

fn line(message: Message, at: (f32, f32), height: f32, fit: f32) -> Layer {
    Layer::Text(Text::new(Say::Message(message), at, height).ink(INK).fit(fit))
}

pub(super) fn width(layout: &Layout) -> f32 {
    layout.size.0 - layout.side - GAP
}

/// How many tokens lie in a row.
fn tokens_in_a_row(width: f32) -> usize {
    ((width - 32.0) / (TOKEN + 6.0)) as usize
}

/// How high a player's place is: it grows with the tokens.
fn height(game: &Castle, width: f32, seat: Seat) -> f32 {
    let tokens: u8 = (1..10).map(|kind| game.player(seat).tokens(kind)).sum();
    let rows = usize::from(tokens).div_ceil(tokens_in_a_row(width)).max(1);
    PLACE_HEIGHT + rows as f32 * (TOKEN + 8.0)
}

/// Where the place of a seat begins; that of the seat behind the last is where they end.
pub(super) fn top_of(game: &Castle, width: f32, seat: Seat) -> f32 {
    let above = (0..seat.0).map(|other| height(game, width, Seat(other)) + GAP);
    GAP + STACKS_HEIGHT + GAP + above.sum::<f32>()
}

/// The stacks, the drawn tile in its turns, and the ways to decline.
pub(crate) fn stacks(game: &Castle, layout: &Layout, moves: &[Move]) -> Group {
    let edition = game.readings.edition;
    let (left, top) = (layout.side, GAP);
    let size = (width(layout), STACKS_HEIGHT);
    let mut parts = vec![panel((left, top), size)];
    let label = say(edition, "stacks").with("left", u32::from(game.stack));
    let mut stack = Part::new("stacks", (left + 16.0, top + 16.0), (TILE, TILE), label.clone());
    for height in 0..usize::from(game.stack.div_ceil(20)) {
        let shift = height as f32 * -4.0;
        let layer = Layer::Symbol { id: BACK[look(edition)], at: (shift, shift), size: (TILE, TILE) };
        stack = stack.layer(layer);
    }
    parts.push(stack.layer(line(label, (TILE + 16.0, 34.0), 22.0, size.0 - TILE - 48.0)));
    if let Phase::Lay(kind) = game.phase {
        for turn in 0..game.set.world.shapes.turns(kind) {
            let fits = moves.iter().any(|m| matches!(m, Move::Lay { turn: of, .. } if *of == turn));
            let at = (left + 16.0 + f32::from(turn) * (TILE + 10.0), top + 148.0);
            let label = say(edition, "turned").with("turn", turn);
            let label = label.with("parts", tile_words(game, kind, turn));
            let mut part = Part::new(turn_id(turn), at, (TILE, TILE), label).ghost();
            part.layers = tile::layers(game, kind, turn, TILE);
            parts.push(if fits || moves.is_empty() { part } else { part.stressed(Stress::Faded) });
        }
        let text = say(edition, "drawn-tile").with("who", game.active);
        let at = (left + 16.0, top + 112.0);
        parts.push(Part::decoration(at, (size.0, 30.0)).layer(line(text, (0.0, 22.0), 19.0, size.0 - 32.0)));
    }
    let button = |id: &str, key, row: f32| {
        let at = (left + 16.0, top + 112.0 + row * 62.0);
        let room = (size.0 - 32.0, 52.0);
        let fill = Layer::Panel { at: (0.0, 0.0), size: room, fill: "#e0b64a", opacity: 1.0 };
        let text = Text::new(Say::Message(say(edition, key)), (room.0 / 2.0, 34.0), 21.0);
        let text = text.centred().ink(INK).fit(room.0 - 20.0);
        Part::new(id, at, room, say(edition, key)).layer(fill).layer(Layer::Text(text))
    };
    if moves.contains(&Move::Pass {}) {
        let follower = game.phase == Phase::Follower;
        parts.push(button("pass", if follower { "no-follower" } else { "no-turn" }, 0.0));
    }
    if moves.iter().any(|m| matches!(m, Move::Score { token: Some(_), .. })) {
        parts.push(button("plain", "no-token", 0.0));
    }
    Group { label: say(edition, "group-stacks"), owner: None, parts }
}

/// What a player has beside the yard.
pub(crate) fn place(game: &Castle, layout: &Layout, seat: Seat) -> Group {
    let edition = game.readings.edition;
    let width = width(layout);
    let top = top_of(game, width, seat);
    let (left, size) = (layout.side, (width, height(game, width, seat)));
    let player = game.player(seat);
    let mut parts = vec![panel((left, top), size)];
    let label = Message::new("castle-points").with("who", seat).with("points", player.points);
    let name = Layer::Text(
        Text::new(Say::Message(Message::new("castle-name").with("who", seat)), (60.0, 42.0), 28.0)
            .serif()
            .ink(INK)
            .fit(size.0 - 150.0),
    );
    let mut points =
        Text::new(Say::Plain(player.points.to_string()), (size.0 - 20.0, 46.0), 36.0).serif().ink(INK);
    points.anchor = castellan_core::scene::Anchor::End;
    let mut head = Part::new(format!("place-{seat}"), (left, top), (size.0, 60.0), label)
        .owned_by(seat)
        .layer(Layer::Panel { at: (16.0, 14.0), size: (34.0, 34.0), fill: seat.colour(), opacity: 1.0 })
        .layer(Layer::Mark { at: (33.0, 31.0), radius: 10.0 })
        .layer(name);
    if game.active == seat && game.phase != Phase::Over {
        let bar = Layer::Panel { at: (0.0, 8.0), size: (7.0, 44.0), fill: seat.colour(), opacity: 1.0 };
        head = head.layer(bar);
    }
    parts.push(head.layer(Layer::Text(points)));
    let label = say(edition, "supply").with("count", player.supply);
    let mut supply =
        Part::new(format!("supply-{seat}"), (left + 16.0, top + 64.0), (270.0, 72.0), label.clone())
            .owned_by(seat);
    supply = supply.layer(line(label, (0.0, 66.0), 18.0, 266.0));
    for number in 0..player.supply {
        let at = (f32::from(number) * 38.0, 0.0);
        supply = supply.layer(Layer::Symbol { id: "follower", at, size: (36.0, 44.0) });
        supply = supply.layer(Layer::Mark { at: (at.0 + 18.0, 29.0), radius: 5.8 });
    }
    parts.push(supply);
    if player.keep.is_none() {
        let label = say(edition, "keep-waits").with("who", seat);
        let at = (left + size.0 - 68.0, top + 62.0);
        let keep = Part::new(format!("keep-{seat}"), at, (44.0, 50.0), label).owned_by(seat);
        let keep = keep.at_home(format!("place-{seat}"));
        parts.push(keep.symbol(KEEP[look(edition)]).layer(Layer::Mark { at: (22.0, 31.0), radius: 5.0 }));
    }
    tokens(game, seat, (left + 16.0, top + 144.0), size.0, &mut parts);
    Group { label: Message::new("castle-group-place").with("who", seat), owner: Some(seat), parts }
}

fn tokens(game: &Castle, seat: Seat, (left, top): (f32, f32), width: f32, parts: &mut Vec<Part>) {
    let player = game.player(seat);
    let per_row = tokens_in_a_row(width);
    let mut place = 0;
    for kind in 1..10u8 {
        for copy in 0..player.tokens(kind) {
            let at = (
                left + (place % per_row) as f32 * (TOKEN + 6.0),
                top + (place / per_row) as f32 * (TOKEN + 8.0),
            );
            place += 1;
            let fresh = copy >= player.older[usize::from(kind)];
            let part =
                Part::new(token_id(seat, kind, copy), at, (TOKEN, TOKEN), token_hint(game, seat, kind));
            let part = part.symbol(TOKENS[look(game.readings.edition)][usize::from(kind) - 1]);
            let part = part.at_home(format!("{} place-{seat}", wall::token_home(game, seat))).flipping();
            parts.push(if fresh && game.phase != Phase::Over { part.stressed(Stress::Fresh) } else { part });
        }
    }
}
