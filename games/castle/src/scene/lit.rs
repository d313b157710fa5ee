//! The whole of each feature in which somebody stands or may stand: seen while one of them is pointed at.

use crate::feature::{At, Kind};
use crate::moves::Move;
use crate::scene::{CELL, Layout, follower_id, spot_id};
use crate::state::Castle;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Zone};
use castellan_landscape::{FeatureId, PartId};
use std::collections::BTreeMap;

/// All that lights up, by features.
pub(super) fn group(game: &Castle, layout: &Layout, moves: &[Move]) -> Option<Group> {
    let mut names: BTreeMap<FeatureId, Vec<String>> = BTreeMap::new();
    let mut add = |part: PartId, name: String| {
        names.entry(game.land.feature_of(part)).or_default().push(name);
    };
    for figure in game.figures.iter() {
        let (cell, spot) = game.place_of(figure.part);
        add(figure.part, follower_id(cell, spot));
    }
    for m in moves {
        if let Some((cell, spot)) = game.pointed_at(*m)
            && let Some(part) = game.land.tile_at(cell).and_then(|tile| game.part_at(tile, spot))
        {
            add(part, spot_id(cell, spot));
        }
    }
    let parts: Vec<Part> = names.iter().map(|(&feature, names)| lit(game, layout, feature, names)).collect();
    let label = Message::new("castle-group-lit");
    (!parts.is_empty()).then_some(Group { label, owner: None, zone: Zone::Notes, parts })
}

fn lit(game: &Castle, layout: &Layout, feature: FeatureId, names: &[String]) -> Part {
    outline(game, layout, feature).seen_with(names.join(" "))
}

/// The whole of a feature.
pub(super) fn outline(game: &Castle, layout: &Layout, feature: FeatureId) -> Part {
    let mut part = Part::decoration((0.0, 0.0), (CELL, CELL));
    let places = [Kind::Path, Kind::House].into_iter().flat_map(At::of);
    for (number, laid) in game.land.tiles().iter().enumerate().skip(game.rims()) {
        for &at in places.clone() {
            let on = |at: At| game.part_on(number as u16, at).map(|part| game.land.feature_of(part));
            // A half edge is lit with its quarter, unless the feature has no more than the half.
            if on(at) == Some(feature) && at.around().is_none_or(|quarter| on(quarter) != Some(feature)) {
                let (corner, (x, y, width, height)) = (layout.corner(laid.cell), share(at));
                let size = (CELL * width, CELL * height);
                let at = (corner.0 + CELL * x, corner.1 + CELL * y);
                part = part.layer(Layer::Panel { at, size, fill: "#fff3b0", opacity: 1.0 });
            }
        }
    }
    part
}

/// The share of a cell that a place takes: a lane to the middle, or a quarter.
fn share(at: At) -> (f32, f32, f32, f32) {
    match at {
        At::N => (0.36, 0.0, 0.28, 0.6),
        At::E => (0.4, 0.36, 0.6, 0.28),
        At::S => (0.36, 0.4, 0.28, 0.6),
        At::W => (0.0, 0.36, 0.6, 0.28),
        At::NW => (0.0, 0.0, 0.5, 0.5),
        At::NE => (0.5, 0.0, 0.5, 0.5),
        At::SE => (0.5, 0.5, 0.5, 0.5),
        At::SW => (0.0, 0.5, 0.5, 0.5),
        At::NL => (0.1, 0.0, 0.4, 0.25),
        At::NR => (0.5, 0.0, 0.4, 0.25),
        At::EL => (0.75, 0.1, 0.25, 0.4),
        At::ER => (0.75, 0.5, 0.25, 0.4),
        At::SL => (0.5, 0.75, 0.4, 0.25),
        At::SR => (0.1, 0.75, 0.4, 0.25),
        At::WL => (0.0, 0.5, 0.25, 0.4),
        At::WR => (0.0, 0.1, 0.25, 0.4),
    }
}
