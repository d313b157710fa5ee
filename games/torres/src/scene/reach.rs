//! How far the knights of whoever is due can walk: shown while a knight is picked.

use super::Table;
use super::offers::knight_id;
use crate::cell::Cell;
use crate::state::Step;
use crate::walking::Reached;
use crate::words::at;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Zone};
use castellan_core::seat::Seat;

const BADGE: f32 = 30.0;
/// The badges for action points, with the number on them: a board shows many.
pub(crate) const BADGES: [&str; 7] = [
    "torres-reach-1",
    "torres-reach-2",
    "torres-reach-3",
    "torres-reach-4",
    "torres-reach-5",
    "torres-reach-6",
    "torres-reach-7",
];
pub(crate) const GATE_BADGES: [&str; 7] = [
    "torres-gate-1",
    "torres-gate-2",
    "torres-gate-3",
    "torres-gate-4",
    "torres-gate-5",
    "torres-gate-6",
    "torres-gate-7",
];

/// A part for every own knight that can be picked: each field it reaches with the action points that takes.
pub(super) fn group(table: &Table<'_>, seat: Seat) -> Option<Group> {
    let game = table.game;
    if game.step != Step::Act(seat) {
        return None;
    }
    let knights = game.board.knights(seat).iter().filter(|&cell| table.picked(&knight_id(cell)));
    let parts: Vec<Part> = knights.filter_map(|knight| reach(table, knight)).collect();
    let label = Message::new("torres-group-reach");
    (!parts.is_empty()).then_some(Group { label, owner: Some(seat), zone: Zone::Notes, parts })
}

fn reach(table: &Table<'_>, knight: Cell) -> Option<Part> {
    let game = table.game;
    let reached = game.board.reach(knight, game.doing.points);
    if reached.is_empty() {
        return None;
    }
    let label = Message::new("torres-part-reach").with("cell", at(knight)).with("reach", costs(&reached));
    let corner = table.eye.middle(knight, game.board.level(knight));
    let mut part = Part::new("", corner, (BADGE, BADGE), label).seen_with(knight_id(knight)).as_aid();
    for Reached { cell, points, by_gates } in reached {
        let (x, y) = table.eye.middle(cell, game.board.level(cell));
        let (x, y) = (x - corner.0, y - corner.1);
        let (badges, size) = if by_gates { (&GATE_BADGES, (BADGE, 36.0)) } else { (&BADGES, (BADGE, BADGE)) };
        let id = badges[usize::from(points - 1).min(badges.len() - 1)];
        part = part.layer(Layer::Symbol { id, at: (x - BADGE / 2.0, y - BADGE / 2.0), size });
    }
    Some(part)
}

/// What is reached, by action points; through gates apart.
fn costs(reached: &[Reached]) -> Vec<Message> {
    let mut said = Vec::new();
    for points in 1..=reached.iter().map(|reached| reached.points).max().unwrap_or(0) {
        for (by_gates, key) in [(false, "torres-reach"), (true, "torres-reach-gates")] {
            let those = reached.iter().filter(|of| of.points == points && of.by_gates == by_gates);
            let cells: Vec<String> = those.map(|of| at(of.cell)).collect();
            if !cells.is_empty() {
                said.push(Message::new(key).with("points", points).with("cells", cells.join(", ")));
            }
        }
    }
    said
}
