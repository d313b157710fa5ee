//! What is still to come: the stack, the tiles that wait for the dragon, and dragon and fairy while they wait.

use super::sign_layers;
use crate::board::NONE;
use crate::state::Carcassonne;
use crate::tile_table::tables;
use crate::tiles::Set;
use crate::words::tile_words;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Text, Zone};

const SIZE: f32 = 56.0;

/// All of it.
pub(super) fn group(game: &Carcassonne) -> Group {
    let total = game.stack.total() + game.pieces.river.left();
    let label = Message::new("carcassonne-part-stack").with("left", u32::from(total));
    let back = Layer::Symbol { id: "tile-back", at: (0.0, 0.0), size: (SIZE, SIZE) };
    let number = Text::new(Say::Plain(total.to_string()), (SIZE + 8.0, 40.0), 30.0).serif();
    let mut parts =
        vec![Part::thing("stack", (SIZE + 60.0, SIZE), label).layer(back).layer(Layer::Text(number))];
    parts.extend(away(game));
    parts.extend(waiting(game));
    Group { label: Message::new("carcassonne-group-stock"), owner: None, zone: Zone::Stock, parts }
}

/// PD04: the dragon tiles that wait for the dragon lie face up, each kind once with its number.
fn waiting(game: &Carcassonne) -> impl Iterator<Item = Part> + '_ {
    game.pieces.dragon.waiting.kinds().map(|(kind, copies)| {
        let id = tables().kind(kind).id;
        let label = Message::new("carcassonne-part-waiting").with("tile", tile_words(kind));
        let part = Part::thing(format!("waiting-{id}"), (SIZE, SIZE), label.with("count", copies)).symbol(id);
        let mut part = part;
        part.layers.extend(sign_layers(kind, 0, SIZE));
        let number = Text::new(Say::Plain(copies.to_string()), (SIZE - 10.0, SIZE - 5.0), 18.0).serif();
        if copies > 1 { part.layer(Layer::Text(number)) } else { part }
    })
}

/// Dragon and fairy while they wait.
fn away(game: &Carcassonne) -> impl Iterator<Item = Part> + '_ {
    let pieces = [
        (game.pieces.dragon.at, "dragon", "dragon-away", "carcassonne-part-dragon-away"),
        (game.pieces.fairy.at, "fairy", "fairy-away", "carcassonne-part-fairy-away"),
    ];
    let is_there = game.house.has(Set::PrincessDragon);
    let waits = pieces.into_iter().filter(move |(at, ..)| is_there && *at == NONE);
    waits.map(|(_, symbol, name, key)| Part::thing(name, (SIZE, SIZE), key).symbol(symbol))
}
