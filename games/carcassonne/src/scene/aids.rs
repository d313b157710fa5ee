//! What a careful player could count: owners and values of features, cells that nothing fits any more.

use super::{Frame, TILE, at};
use crate::board::NodeId;
use crate::places::On;
use crate::state::Carcassonne;
use crate::tile_table::tables;
use castellan_core::message::Message;
use castellan_core::scene::{Layer, Part};

/// The label of a figure with its feature's owners and value.
pub(super) fn with_value(game: &Carcassonne, label: Message, node: NodeId) -> Message {
    let root = game.board.root(node);
    if game.board.feature(root).followers == 0 || game.is_over() {
        return label;
    }
    let on = game.on(root);
    let (now, then) = match on {
        On::Field => {
            let value = 3 * game.cities_of(root) as i32;
            (value, value)
        }
        On::Cloister => (game.feature_points(root, on), 9),
        On::City | On::Road => {
            let now = game.feature_points(root, on);
            (now, game.points_if_closed(root, on))
        }
    };
    let owners: Vec<Message> =
        game.owners_of(root).iter().map(|seat| Message::new("carcassonne-name").with("who", seat)).collect();
    let args = label.args;
    Message { key: "carcassonne-part-figure-value".into(), args }
        .with("owners", owners)
        .with("now", now)
        .with("then", then)
}

/// Free cells that no tile still to come fits.
pub(super) fn dead_cells(game: &Carcassonne, frame: Frame) -> Vec<Part> {
    if game.is_over() {
        return Vec::new();
    }
    let to_come: Vec<u8> = game
        .stack
        .kinds()
        .chain(game.pieces.dragon.waiting.kinds())
        .chain(game.pieces.river.pile.kinds())
        .map(|(kind, _)| kind)
        .chain(game.pieces.river.lake())
        .chain([game.tile])
        .collect();
    let dead = game
        .board
        .free
        .iter()
        .filter(|free| to_come.iter().all(|&kind| tables().fits(kind, free.around) == 0));
    dead.map(|free| {
        let name = format!("dead-{}-{}", free.cell.column, free.cell.row);
        let label = at(Message::new("carcassonne-part-dead"), free.cell);
        let shade = Layer::Panel { at: (30.0, 30.0), size: (40.0, 40.0), fill: "#2d4236", opacity: 0.6 };
        Part::new(name, frame.corner(free.cell), (TILE, TILE), label).layer(shade).aid()
    })
    .collect()
}
