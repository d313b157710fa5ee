//! One player's place: points, followers, keep and tokens.

use crate::scene::{look, token_hint, token_id, wall};
use crate::state::{Castle, Phase};
use crate::view::View;
use crate::words::say;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Stress, Zone, seat_part};
use castellan_core::seat::Seat;

const TOKEN: f32 = 52.0;
/// How far followers stand apart, and how high they are.
const STEP: f32 = 26.0;
const HIGH: f32 = 32.0;
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

/// What a player has beside the yard; the viewer's own tokens are in hand.
pub(crate) fn group(view: &View, seat: Seat) -> Group {
    let game = &view.table;
    let player = game.player(seat);
    let label = Message::new("castle-points").with("who", seat).with("points", player.points);
    let is_due = game.active == seat && game.phase != Phase::Over;
    let mut parts = vec![Part::head(seat, player.points, None, is_due, label), supply(game, seat)];
    if player.keep.is_none() {
        let label = say(game.readings.edition, "keep-waits").with("who", seat);
        let keep = Part::thing(format!("keep-{seat}"), (28.0, HIGH), label).owned_by(seat);
        let keep = keep.at_home(seat_part(seat)).symbol(KEEP[look(game.readings.edition)]);
        parts.push(keep.layer(Layer::Mark { at: (14.0, 20.0), radius: 3.6 }));
    }
    if view.viewer.seat() != Some(seat) {
        parts.extend(tokens(game, seat));
    }
    let label = Message::new("castle-group-place").with("who", seat);
    Group { label, owner: Some(seat), zone: Zone::Seat(seat), parts }
}

/// All followers, those that are away pale.
fn supply(game: &Castle, seat: Seat) -> Part {
    let (count, all) = (game.player(seat).supply, game.set.data.followers_per_player);
    let label = say(game.readings.edition, "supply").with("count", count);
    let size = (f32::from(all) * STEP, HIGH);
    let mut part = Part::thing(format!("supply-{seat}"), size, label).owned_by(seat);
    for number in 0..all {
        let x = f32::from(number) * STEP;
        part = if number < count {
            part.layer(Layer::Symbol { id: "follower", at: (x, 0.0), size: (26.0, HIGH) })
                .layer(Layer::Mark { at: (x + 13.0, 21.0), radius: 4.2 })
        } else {
            part.layer(Layer::Disc { at: (x + 13.0, 18.0), radius: 5.0, fill: "#8d7b68", opacity: 0.35 })
        };
    }
    part
}

/// The tokens of a seat.
pub(super) fn tokens(game: &Castle, seat: Seat) -> Vec<Part> {
    let player = game.player(seat);
    let mut parts = Vec::new();
    for kind in 1..10u8 {
        for copy in 0..player.tokens(kind) {
            let fresh = copy >= player.older[usize::from(kind)];
            let part = Part::thing(token_id(seat, kind, copy), (TOKEN, TOKEN), token_hint(game, seat, kind));
            let part = part.symbol(TOKENS[look(game.readings.edition)][usize::from(kind) - 1]);
            let home = format!("{} {}", wall::token_home(game, seat), seat_part(seat));
            let part = part.at_home(home).flipping();
            parts.push(if fresh && game.phase != Phase::Over { part.stressed(Stress::Fresh) } else { part });
        }
    }
    parts
}
