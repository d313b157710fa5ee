//! The tiles that are still in the stacks, kind by kind: an aid below the players' places.

use crate::scene::places::{self, GAP, INK};
use crate::scene::{Layout, tile};
use crate::state::Castle;
use crate::words::{say, tile_has};
use castellan_core::scene::{Group, Layer, Part, Say, Text};
use castellan_core::seat::Seat;

/// The side of a small tile, and the room that each takes with its number below.
const SMALL: f32 = 32.0;
const STEP: f32 = 37.4;
const ROW: f32 = 52.0;
const RIM: f32 = 10.0;

fn kinds(game: &Castle) -> impl Iterator<Item = (u16, u8)> + '_ {
    let copies = (0..game.set.data.tiles.len()).map(|kind| (kind as u16, game.unseen[kind]));
    copies.filter(|&(_, left)| left > 0)
}

fn in_a_row(width: f32) -> usize {
    ((width - 2.0 * RIM) / STEP) as usize
}

/// Where the rows end, if there are any.
pub(crate) fn bottom(game: &Castle, width: f32) -> f32 {
    let rows = kinds(game).count().div_ceil(in_a_row(width));
    let top = places::top_of(game, width, Seat(2));
    if rows == 0 { top } else { top + ROW * rows as f32 + 2.0 * RIM + GAP }
}

/// Each kind with the copies that are left; the drawn tile is in nobody's stack any more.
pub(crate) fn group(game: &Castle, layout: &Layout) -> Option<Group> {
    let width = places::width(layout);
    let (left, top) = (layout.side, places::top_of(game, width, Seat(2)));
    let high = bottom(game, width) - GAP - top;
    let mut parts = vec![places::panel((left, top), (width, high)).as_aid()];
    let in_a_row = in_a_row(width);
    for (place, (kind, copies)) in kinds(game).enumerate() {
        let (column, row) = ((place % in_a_row) as f32, (place / in_a_row) as f32);
        let at = (left + RIM + 2.0 + column * STEP, top + RIM + row * ROW);
        let label =
            say(game.readings.edition, "left").with("parts", tile_has(game, kind)).with("left", copies);
        let mut part = Part::new(format!("left-{kind}"), at, (SMALL, SMALL), label).as_aid();
        part.layers = tile::layers(game, kind, 0, SMALL);
        let copies = Text::new(Say::Plain(copies.to_string()), (SMALL / 2.0, SMALL + 15.0), 16.0);
        parts.push(part.layer(Layer::Text(copies.serif().centred().ink(INK))));
    }
    let label = say(game.readings.edition, "group-left");
    (parts.len() > 1).then_some(Group { label, owner: None, parts })
}
