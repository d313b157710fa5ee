//! What is seen of an event: the outline of a feature that gave points, figures that came or went home, the dragon.

use super::aids::outline;
use super::{Frame, dragon_at, figure_part};
use crate::board::{NodeId, PlaceId};
use crate::figures::FigureId;
use crate::state::Carcassonne;
use castellan_core::log::{Act, Sight};
use castellan_core::scene::Part;

/// The parts of an event, where they are in the picture now.
pub(crate) fn seen(game: &Carcassonne, sight: &Sight) -> Vec<Part> {
    let frame = Frame::of(game);
    // A game that was taken back may not have what an event speaks of.
    let has = |node: NodeId| usize::from(node) < game.board.node_count();
    let figure = |&standing: &u32| {
        let (figure, node) = ((standing >> 16) as FigureId, standing as NodeId);
        has(node).then(|| figure_part(game, figure, node, frame))
    };
    match (sight.act, &*sight.things) {
        (Act::Scored, [root, leaving @ ..]) => {
            let area = has(*root as NodeId).then(|| {
                let root = game.board.root(*root as NodeId);
                outline(game, frame, root)
            });
            area.into_iter().chain(leaving.iter().filter_map(figure)).collect()
        }
        (Act::Placed | Act::Returned, standing) => standing.iter().filter_map(figure).collect(),
        (Act::Flown, places) => {
            let known = places.iter().filter(|&&at| (at as usize) < game.board.places.len());
            known.map(|&at| dragon_at(game, at as PlaceId, frame)).collect()
        }
        _ => Vec::new(),
    }
}
