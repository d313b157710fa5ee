//! The tiles that are still in the stacks, kind by kind: an aid in a row below the wall.

use crate::scene::places::{INK, PAPER};
use crate::scene::{Layout, tile};
use crate::state::Castle;
use crate::words::{say, tile_say};
use castellan_core::scene::{Group, Layer, Part, Say, Text};

/// The side of a small tile, and the room that each takes with its number below.
const SMALL: f32 = 27.0;
const STEP: f32 = 32.0;
const ROW: f32 = 46.0;
const RIM: f32 = 10.0;

fn kinds(game: &Castle) -> impl Iterator<Item = (u16, u8)> + '_ {
    let copies = (0..game.set.data.tiles.len()).map(|kind| (kind as u16, game.unseen[kind]));
    copies.filter(|&(_, left)| left > 0)
}

fn in_a_row(width: f32) -> usize {
    ((width - 2.0 * RIM) / STEP) as usize
}

/// How much room the rows take below the wall.
pub(crate) fn height(game: &Castle, width: f32) -> f32 {
    let rows = kinds(game).count().div_ceil(in_a_row(width));
    if rows == 0 { 0.0 } else { ROW * rows as f32 + 2.0 * RIM + 4.0 }
}

/// Each kind with the copies that are left; the drawn tile is in nobody's stack any more.
pub(crate) fn group(game: &Castle, layout: &Layout) -> Option<Group> {
    let width = layout.size.0 - 2.0 * RIM;
    let room = height(game, width);
    let top = layout.size.1 - room;
    let paper = Layer::Panel { at: (0.0, 0.0), size: (width, room - RIM), fill: PAPER, opacity: 1.0 };
    let mut parts = vec![Part::decoration((RIM, top), (width, room - RIM)).layer(paper).as_aid()];
    let in_a_row = in_a_row(width);
    for (place, (kind, left)) in kinds(game).enumerate() {
        let (column, row) = ((place % in_a_row) as f32, (place / in_a_row) as f32);
        let at = (2.0 * RIM + column * STEP, top + RIM - 2.0 + row * ROW);
        let label = tile_say(game, "castle-left", kind).with("left", left);
        let mut part = Part::new(format!("left-{kind}"), at, (SMALL, SMALL), label).as_aid();
        part.layers = tile::layers(game, kind, 0, SMALL);
        let copies = Text::new(Say::Plain(left.to_string()), (SMALL / 2.0, SMALL + 13.0), 14.0);
        parts.push(part.layer(Layer::Text(copies.serif().centred().ink(INK))));
    }
    let label = say(game.readings.edition, "castle-group-left");
    (parts.len() > 1).then_some(Group { label, owner: None, parts })
}
