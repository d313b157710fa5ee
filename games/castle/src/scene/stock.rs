//! What is still to come: the stacks, and the tiles in them, kind by kind, as an aid.

use crate::scene::{look, tile};
use crate::state::Castle;
use crate::words::{say, tile_has};
use castellan_core::scene::{Group, Layer, Part, Say, Text, Zone};

/// The side of a tile of the stacks, and of one of those that are left.
const TILE: f32 = 56.0;
const SMALL: f32 = 40.0;
const BACK: [&str; 2] = ["old-tile-back", "new-tile-back"];

/// The stacks and what is in them.
pub(crate) fn groups(game: &Castle) -> impl Iterator<Item = Group> {
    let edition = game.readings.edition;
    let group = |key, parts| Group { label: say(edition, key), owner: None, zone: Zone::Stock, parts };
    let left: Vec<Part> = kinds(game).map(|(kind, copies)| left(game, kind, copies)).collect();
    let left = (!left.is_empty()).then(|| group("group-left", left));
    std::iter::once(group("group-stacks", vec![stacks(game)])).chain(left)
}

fn stacks(game: &Castle) -> Part {
    let label = say(game.readings.edition, "stacks").with("left", u32::from(game.stack));
    let mut part = Part::thing("stacks", (TILE + 60.0, TILE), label);
    for height in 0..usize::from(game.stack.div_ceil(20)) {
        let shift = height as f32 * 3.0;
        let layer = Layer::Symbol {
            id: BACK[look(game.readings.edition)],
            at: (shift, 9.0 - shift),
            size: (TILE - 9.0, TILE - 9.0),
        };
        part = part.layer(layer);
    }
    let number = Text::new(Say::Plain(game.stack.to_string()), (TILE + 8.0, 40.0), 30.0);
    part.layer(Layer::Text(number.serif()))
}

fn kinds(game: &Castle) -> impl Iterator<Item = (u16, u8)> + '_ {
    let copies = (0..game.set.data.tiles.len()).map(|kind| (kind as u16, game.unseen[kind]));
    copies.filter(|&(_, left)| left > 0)
}

/// A kind with the copies that are left; the drawn tile is in nobody's stack any more.
fn left(game: &Castle, kind: u16, copies: u8) -> Part {
    let label = say(game.readings.edition, "left").with("parts", tile_has(game, kind)).with("left", copies);
    let mut part = Part::thing(format!("left-{kind}"), (SMALL, SMALL + 18.0), label).as_aid();
    part.layers = tile::layers(game, kind, 0, SMALL);
    let copies = Text::new(Say::Plain(copies.to_string()), (SMALL / 2.0, SMALL + 15.0), 15.0);
    part.layer(Layer::Text(copies.serif().centred()))
}
