//! What each castle is worth to each player now (TO48), on little flags at the castle's foot.

use super::Table;
use super::projection::Look;
use crate::cell::{Cell, Cells};
use crate::words::at;
use castellan_core::message::Message;
use castellan_core::scene::{Layer, Part, Say, Text};
use castellan_core::seat::Seat;

const FLAG: (f32, f32) = (30.0, 19.0);

/// The flags of all castles in which somebody has a knight above the board.
pub(super) fn parts(table: &Table<'_>) -> Vec<Part> {
    let game = table.game;
    let mut parts = Vec::new();
    for &castle in game.board.castles() {
        let worth = game.all_seats().map(|seat| (seat, game.castle_worth(seat, castle)));
        let flags: Vec<(Seat, i32)> = worth.filter(|(_, points)| *points > 0).collect();
        let Some(foot) = castle.iter().max_by_key(|&cell| table.eye.nearness(cell)) else { continue };
        let (x, y) = below(table, foot);
        let left = x - flags.len() as f32 * FLAG.0 / 2.0;
        for (n, &(seat, points)) in flags.iter().enumerate() {
            parts.push(flag(castle, seat, points, (left + n as f32 * FLAG.0, y)));
        }
    }
    parts
}

/// Where flags hang: at the corner of a column that is nearest to the eye.
fn below(table: &Table<'_>, foot: Cell) -> (f32, f32) {
    let (x, y) = table.eye.middle(foot, 0);
    let down = if table.eye.look == Look::Flat { 24.0 } else { 16.0 };
    (x, y + down)
}

fn flag(castle: Cells, seat: Seat, points: i32, corner: (f32, f32)) -> Part {
    let first = castle.iter().next().map(at).unwrap_or_default();
    let label = Message::new("torres-part-castle").with("cell", first).with("base", castle.len());
    let text = Text::new(Say::Plain(points.to_string()), (FLAG.0 / 2.0, 14.5), 15.0);
    Part::new("", corner, FLAG, label.with("who", seat).with("points", points))
        .owned_by(seat)
        .as_aid()
        .layer(Layer::Panel { at: (1.0, 2.0), size: (28.0, 19.0), fill: "#1d1410", opacity: 0.35 })
        .layer(Layer::Panel { at: (0.0, 0.0), size: (28.0, 19.0), fill: "currentColor", opacity: 1.0 })
        .layer(Layer::Text(text.centred().serif().ink("#ffffff")))
}
