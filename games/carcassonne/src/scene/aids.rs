//! What a careful player could find out: owners and values of features, the tiles that are left, cells that
//! nothing fits any more.

use super::offers::place_name;
use super::{Frame, PAPER, TILE, at, figure_name, node_at, sign_layers, stand};
use crate::art::plan::plans;
use crate::board::NodeId;
use crate::figures::kind_of;
use crate::moves::Move;
use crate::places::{Cell, On};
use crate::state::{Carcassonne, place};
use crate::tile_table::{Kind, tables};
use crate::words::{names, said_of, tile_words};
use castellan_core::message::Message;
use castellan_core::scene::{Anchor, Group, Layer, Part, Say, Text, Zone};
use std::collections::BTreeMap;

/// The side of a small tile among those that are left.
const SMALL: f32 = 40.0;

/// A feature's points as it stands and if it were completed as it is.
fn values(game: &Carcassonne, root: NodeId, on: On) -> (i32, i32) {
    match on {
        On::Field => {
            let value = 3 * game.cities_of(root) as i32;
            (value, value)
        }
        On::Cloister => (game.feature_points(root, on), 9),
        On::City | On::Road => (game.feature_points(root, on), game.points_if_closed(root, on)),
    }
}

/// The owners and values of all features in which followers stand.
pub(super) fn features(game: &Carcassonne, frame: Frame) -> Option<Group> {
    let mut roots = Vec::new();
    let mut parts = Vec::new();
    for (figure, node) in game.figures.on_board(game.seats) {
        let root = game.board.root(node);
        if kind_of(figure).is_follower() && !game.is_over() && !roots.contains(&root) {
            roots.push(root);
            parts.push(value_tag(game, frame, node, root).as_aid());
        }
    }
    let label = Message::new("carcassonne-group-values");
    (!parts.is_empty()).then_some(Group { label, owner: None, zone: Zone::Notes, parts })
}

/// The whole of each feature in which somebody stands or may stand: seen while one of them is pointed at.
pub(super) fn lit_features(game: &Carcassonne, frame: Frame, moves: &[Move]) -> Option<Group> {
    let mut names: BTreeMap<NodeId, Vec<String>> = BTreeMap::new();
    for (figure, node) in game.figures.on_board(game.seats) {
        let names = names.entry(game.board.root(node)).or_default();
        names.push(figure_name(figure));
        // The tag hangs at the first follower.
        let tagged = names.iter().any(|name| name.starts_with("value-"));
        if !tagged && kind_of(figure).is_follower() && !game.is_over() {
            names.push(tag_name(game, node));
        }
    }
    for m in moves {
        if let Move::Meeple { cell, on, at, .. } = *m
            && let Some(node) = node_at(game, cell, on, at)
        {
            names.entry(game.board.root(node)).or_default().push(place_name(
                cell.unwrap_or_default(),
                on,
                at,
            ));
        }
    }
    let parts: Vec<Part> = names.into_iter().map(|(root, names)| lit(game, frame, root, &names)).collect();
    let label = Message::new("carcassonne-group-lit");
    (!parts.is_empty()).then_some(Group { label, owner: None, zone: Zone::Notes, parts })
}

fn lit(game: &Carcassonne, frame: Frame, root: NodeId, names: &[String]) -> Part {
    outline(game, frame, root).seen_with(names.join(" "))
}

/// The whole of a feature.
pub(super) fn outline(game: &Carcassonne, frame: Frame, root: NodeId) -> Part {
    let mut part = Part::decoration((0.0, 0.0), (TILE, TILE));
    for tile in &game.board.places {
        for (node, id) in (tile.first..).zip(&plans()[usize::from(tile.kind)].lit) {
            if game.board.root(node) == root {
                let turn = 90.0 * f32::from(tile.turn);
                part =
                    part.layer(Layer::Turned { id, at: frame.corner(tile.cell), size: (TILE, TILE), turn });
            }
        }
    }
    part
}

fn tag_name(game: &Carcassonne, node: NodeId) -> String {
    let (cell, spot) = game.spot_of(node);
    format!("value-{}-{}-{}-{}", cell.column(), cell.row(), spot.on, spot.at)
}

/// A tag at the first follower of a feature: its owners' colours, what it gives now and if completed.
fn value_tag(game: &Carcassonne, frame: Frame, node: NodeId, root: NodeId) -> Part {
    let (cell, spot) = game.spot_of(node);
    let (now, then) = values(game, root, spot.on);
    let owners = game.owners_of(root);
    let points = |points: i32| Message::new("carcassonne-points").with("points", points);
    let label = at(game, said_of("aid", spot.on), cell).with("owners", names(owners));
    let label = label.with("now", points(now));
    let label = if spot.on == On::Field { label } else { label.with("then", points(then)) };
    let said = if now == then { now.to_string() } else { format!("{now}/{then}") };
    let colours = 13.0 * owners.len() as f32;
    let size = (colours + 9.0 + 6.6 * said.len() as f32, 16.0);
    let (x, y) = stand(game, node, frame);
    let id = tag_name(game, node);
    let text = Text::new(Say::Plain(said), (size.0 - 4.0, 12.5), 12.5).serif();
    let mut part = Part::new(id, (x - size.0 / 2.0, y + 13.0), size, label).layer(Layer::Panel {
        at: (0.0, 0.0),
        size,
        fill: PAPER,
        opacity: 0.92,
    });
    for (n, seat) in owners.iter().enumerate() {
        // Colour and shape, so that neither is needed.
        part = part.layer(Layer::Seal { seat, at: (8.5 + 13.0 * n as f32, 8.0), radius: 6.0 });
    }
    part.place = Some(place(cell));
    part.layer(Layer::Text(Text { anchor: Anchor::End, ..text }))
}

/// The kinds of tiles that are still to be drawn, with their copies.
fn kinds_left(game: &Carcassonne) -> Vec<(Kind, u8)> {
    let pieces = &game.pieces;
    let copies = |kind: Kind| {
        let ends = [pieces.river.fork(), pieces.river.lake()];
        let single = u8::from(ends.contains(&Some(kind)));
        game.stack.of(kind) + pieces.dragon.waiting.of(kind) + pieces.river.pile.of(kind) + single
    };
    let kinds = 0..tables().kinds.len() as Kind;
    kinds.map(|kind| (kind, copies(kind))).filter(|(_, copies)| *copies > 0).collect()
}

/// The tiles that are left, kind by kind.
pub(super) fn tiles_left(game: &Carcassonne) -> Option<Group> {
    let part = |&(kind, copies): &(Kind, u8)| {
        let id = tables().kind(kind).id;
        let label = Message::new("carcassonne-part-left").with("tile", tile_words(kind)).with("left", copies);
        let number = Text::new(Say::Plain(copies.to_string()), (SMALL / 2.0, SMALL + 15.0), 15.0);
        let tile = Layer::Symbol { id, at: (0.0, 0.0), size: (SMALL, SMALL) };
        let mut part = Part::thing(format!("left-{id}"), (SMALL, SMALL + 18.0), label).layer(tile);
        part.layers.extend(sign_layers(kind, 0, SMALL));
        part.layer(Layer::Text(number.serif().centred())).as_aid()
    };
    let parts: Vec<Part> = kinds_left(game).iter().map(part).collect();
    let label = Message::new("carcassonne-group-left");
    (!parts.is_empty()).then_some(Group { label, owner: None, zone: Zone::Stock, parts })
}

/// Free cells that no tile still to come fits.
pub(super) fn dead_cells(game: &Carcassonne, frame: Frame) -> Option<Group> {
    if game.is_over() {
        return None;
    }
    let mut to_come: Vec<Kind> = kinds_left(game).into_iter().map(|(kind, _)| kind).collect();
    to_come.push(game.tile);
    let dead = game
        .board
        .free
        .iter()
        .filter(|free| to_come.iter().all(|&kind| tables().fits(kind, free.around) == 0));
    let part = |cell: Cell| {
        let name = format!("dead-{}-{}", cell.column(), cell.row());
        let label = at(game, Message::new("carcassonne-part-dead"), cell);
        let shade = Layer::Panel { at: (30.0, 30.0), size: (40.0, 40.0), fill: "#2d4236", opacity: 0.6 };
        Part::new(name, frame.corner(cell), (TILE, TILE), label).layer(shade).as_aid()
    };
    let parts: Vec<Part> = dead.map(|free| part(free.cell)).collect();
    let label = Message::new("carcassonne-group-dead");
    (!parts.is_empty()).then_some(Group { label, owner: None, zone: Zone::Notes, parts })
}
