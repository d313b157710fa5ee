//! The four quarters of the City of Carcassonne, within its walls on the board, with the count and those who wait.

use super::{Frame, TILE, figure_name, supply_name};
use crate::figures::{kind_of, owner_of};
use crate::places::Quarter;
use crate::state::Carcassonne;
use crate::tile_table::tables;
use crate::tiles::Set;
use crate::words::{quarter_word, said_of};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Text, Zone};

const SIZE: (f32, f32) = (112.0, 84.0);
const FIGURE: f32 = 24.0;

/// The quarters, if there are any.
pub(super) fn group(game: &Carcassonne, frame: Frame) -> Option<Group> {
    let middle = game.house.has(Set::Count).then(|| middle(game, frame)).flatten()?;
    let mut parts = Vec::new();
    for (n, &quarter) in Quarter::ALL.iter().enumerate() {
        let (column, row) = ((n % 2) as f32 - 1.0, (n / 2) as f32 - 1.0);
        let corner = (middle.0 + column * (SIZE.0 + 4.0) + 2.0, middle.1 + row * (SIZE.1 + 4.0) + 2.0);
        parts.push(ground(quarter, corner));
        let inside = game.figures.in_play(game.seats).filter(|&f| game.figures.quarter(f) == Some(quarter));
        for (k, figure) in inside.enumerate() {
            let (owner, kind) = (owner_of(figure), kind_of(figure));
            let label = said_of("part-in-quarter", kind)
                .with("who", owner)
                .with("quarter", quarter_word(quarter, "in"));
            let at = (corner.0 + 4.0 + (k % 5) as f32 * 21.0, corner.1 + 26.0 + (k / 5) as f32 * 22.0);
            let part = Part::new(figure_name(figure), at, (FIGURE, FIGURE), label);
            let mark = Layer::Mark { at: (12.0, 15.0), radius: 3.8 };
            parts.push(part.owned_by(owner).at_home(supply_name(owner, kind)).symbol("follower").layer(mark));
        }
        if game.pieces.count.quarter == quarter {
            let label = Message::new("carcassonne-part-count").with("quarter", quarter_word(quarter, "in"));
            let at = (corner.0 + SIZE.0 - 44.0, corner.1 + SIZE.1 - 46.0);
            parts.push(Part::new("count", at, (44.0, 44.0), label).at_home("stack").symbol("count"));
        }
    }
    Some(Group {
        label: Message::new("carcassonne-group-carcassonne"),
        owner: None,
        zone: Zone::Board,
        parts,
    })
}

/// A quarter: walls, a street of its own, its name.
fn ground(quarter: Quarter, corner: (f32, f32)) -> Part {
    let panel = |inset: f32, fill, opacity| Layer::Panel {
        at: (inset, inset),
        size: (SIZE.0 - 2.0 * inset, SIZE.1 - 2.0 * inset),
        fill,
        opacity,
    };
    let label = said_of("quarter", quarter);
    let name = Text::new(Say::Message(label.clone()), (SIZE.0 / 2.0, 18.0), 14.0).serif().centred();
    Part::new(format!("quarter-{quarter}"), corner, SIZE, label)
        .layer(panel(0.0, "#6f6152", 0.9))
        .layer(panel(3.0, "#efdcb8", 0.94))
        .layer(Layer::Text(name.fit(SIZE.0 - 10.0)))
}

/// The middle of the city.
fn middle(game: &Carcassonne, frame: Frame) -> Option<(f32, f32)> {
    let city = game.board.places.iter().filter(|tile| tables().kind(tile.kind).block.is_some());
    let corners: Vec<(f32, f32)> = city.map(|tile| frame.corner(tile.cell)).collect();
    let (x, y) = corners.iter().fold((0.0, 0.0), |(x, y), corner| (x + corner.0, y + corner.1));
    let tiles = corners.len() as f32;
    (tiles > 0.0).then(|| (x / tiles + TILE / 2.0, y / tiles + TILE / 2.0))
}
