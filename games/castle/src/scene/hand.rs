//! What is in hand: the drawn tile in its turns, the own tokens, and choices that are only written.

use crate::moves::Move;
use crate::scene::{seat_place, tile, turn_id};
use crate::state::Phase;
use crate::view::View;
use crate::words::{say, tile_words};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Part, Stress, Zone};

const TILE: f32 = 82.0;

/// All of it, if there is anything.
pub(super) fn group(view: &View, moves: &[Move]) -> Option<Group> {
    let game = &view.table;
    let edition = game.readings.edition;
    let mut parts = Vec::new();
    if let Phase::Lay(kind) = game.phase {
        for turn in 0..game.set.world.shapes.turns(kind) {
            let fits = moves.iter().any(|m| matches!(m, Move::Lay { turn: of, .. } if *of == turn));
            let label = say(edition, "turned").with("turn", turn);
            let label =
                label.with("parts", tile_words(edition, &game.set.data.tiles[usize::from(kind)], turn));
            let mut part = Part::thing(turn_id(turn), (TILE, TILE), label).ghost();
            part.layers = tile::layers(game, kind, turn, TILE);
            parts.push(if fits || moves.is_empty() { part } else { part.stressed(Stress::Faded) });
        }
    }
    if moves.contains(&Move::Pass {}) {
        let key = if game.phase == Phase::Follower { "no-follower" } else { "no-turn" };
        parts.push(Part::choice("pass", say(edition, key)));
    }
    if moves.iter().any(|m| matches!(m, Move::Score { token: Some(_), .. })) {
        parts.push(Part::choice("plain", say(edition, "no-token")));
    }
    if let Some(seat) = view.viewer.seat() {
        parts.extend(seat_place::tokens(game, seat));
    }
    let label = Message::new("castle-group-hand");
    (!parts.is_empty()).then_some(Group { label, owner: view.viewer.seat(), zone: Zone::Hand, parts })
}
