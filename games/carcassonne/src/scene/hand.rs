//! What is in hand: the drawn tile in its turns, kinds of figures, and choices that are only written.

use super::offers::kinds_to_place;
use super::{figure_symbol, sign_layers};
use crate::moves::{CountMove, Move};
use crate::places::{Figure, On};
use crate::state::{Carcassonne, Phase};
use crate::tile_table::{Kind, tables};
use crate::words::{edge_word, rotated, said_of};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Zone};

const TILE: f32 = 82.0;

/// All of it, if there is anything.
pub(super) fn group(game: &Carcassonne, moves: &[Move]) -> Option<Group> {
    let mut parts = Vec::new();
    if game.phase == Phase::Lay {
        parts.extend(turns(game.tile, moves));
    }
    parts
        .extend(Figure::ALL.iter().filter(|kind| is_asked(**kind, moves)).map(|&kind| kind_part(game, kind)));
    let princess = moves.iter().any(|m| matches!(m, Move::Princess { .. }));
    if princess && moves.iter().any(|m| matches!(m, Move::Fairy { .. })) {
        parts.push(Part::choice("princess-choice", "carcassonne-part-princess"));
        parts.push(Part::choice("fairy-choice", "carcassonne-part-fairy-choice"));
    }
    if moves.contains(&Move::Pass {}) {
        parts.push(Part::choice("pass", "carcassonne-part-pass"));
    }
    let label = Message::new("carcassonne-group-hand");
    (!parts.is_empty()).then_some(Group { label, owner: None, zone: Zone::Hand, parts })
}

/// Whether it has to be said of which kind the figure is.
fn is_asked(kind: Figure, moves: &[Move]) -> bool {
    let kinds = kinds_to_place(moves);
    let goes = |m: &Move| matches!(m, Move::Count(CountMove::In { kind: k, .. } | CountMove::Out { kind: k, .. }) if *k == kind);
    (kinds.len() > 1 && kinds.contains(&kind)) || moves.iter().any(goes)
}

fn kind_part(game: &Carcassonne, kind: Figure) -> Part {
    let (symbol, _) = figure_symbol(kind, On::City);
    let size = if kind == Figure::Large { 62.0 } else { 50.0 };
    let mark = Layer::Mark { at: (size * 0.5, size * 0.62), radius: size * 0.15 };
    let part = Part::thing(format!("kind-{kind}"), (size, size), said_of("figure", kind));
    let part = Part { is_usual: kind == Figure::Normal, ..part };
    part.owned_by(game.active).symbol(symbol).layer(mark)
}

/// The drawn tile in every turn that is offered; one is shown to those who only watch.
fn turns(tile: Kind, moves: &[Move]) -> Vec<Part> {
    let offered =
        |turn: &u8| moves.iter().any(|m| matches!(m, Move::Lay { turn: t, .. } if t.count() == *turn));
    let mut turns: Vec<u8> = (0..4).filter(offered).collect();
    if turns.is_empty() {
        turns.push(0);
    }
    let size = (TILE, TILE);
    let part = |turn: u8| {
        let mut part = Part::thing(format!("turn-{turn}"), size, turn_label(tile, turn)).ghost();
        let id = tables().kind(tile).id;
        part = part.layer(Layer::Turned { id, at: (0.0, 0.0), size, turn: 90.0 * f32::from(turn) });
        part.layers.extend(sign_layers(tile, turn, TILE));
        part
    };
    turns.into_iter().map(part).collect()
}

/// How the drawn tile looks when rotated: what each of its sides shows.
fn turn_label(kind: Kind, turn: u8) -> Message {
    let edges = tables().lying(kind, turn).edges;
    let sides = ["top", "right", "bottom", "left"];
    let say = rotated("part-turn", turn);
    sides.into_iter().zip(edges).fold(say, |say, (side, edge)| say.with(side, edge_word(edge, "")))
}
