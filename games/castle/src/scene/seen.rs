//! What is seen of an event: the outline of a feature that gave points, followers that came or went home.

use super::{Layout, lit, yard};
use crate::state::{Castle, Figure};
use castellan_core::log::{Act, Sight};
use castellan_core::scene::Part;
use castellan_core::seat::Seat;
use castellan_landscape::PartId;

/// The parts of an event, where they are in the picture now.
pub(crate) fn seen(game: &Castle, sight: &Sight) -> Vec<Part> {
    let layout = Layout::of(game);
    // A game that was taken back may not have what an event speaks of.
    let has = |part: PartId| usize::from(part) < game.land.part_count();
    let follower = |&standing: &u32| {
        let figure = Figure { seat: Seat((standing >> 16) as u8), part: standing as PartId };
        has(figure.part).then(|| yard::follower(game, &layout, figure))
    };
    match (sight.act, &*sight.things) {
        (Act::Scored, [part, leaving @ ..]) => {
            let part = *part as PartId;
            let area = has(part).then(|| lit::outline(game, &layout, game.land.feature_of(part)));
            area.into_iter().chain(leaving.iter().filter_map(follower)).collect()
        }
        (Act::Placed | Act::Returned, standing) => standing.iter().filter_map(follower).collect(),
        _ => Vec::new(),
    }
}
