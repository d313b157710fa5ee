//! Conformance of what a page shows beside a scene: what is seen of events is drawn, and shortcuts are legal moves.

use super::bench::Bench;
use crate::game::Game;
use crate::log::{Log, Sight};
use crate::scene::{Layer, Scene};
use crate::seat::{Seat, Viewer};
use crate::table::{Table, to_json};

/// So many steps are looked at each time.
const LATEST: usize = 40;

/// Checks what is seen of the events that a viewer may know.
pub(super) fn check_sights<G: Game>(bench: &Bench<G>, table: &Table<G>, viewer: Viewer) {
    let look = G::LOOKS.get(table.entries().len() % G::LOOKS.len().max(1)).copied().unwrap_or_default();
    let open = table.events().filter(|(_, event)| event.is_open_to(viewer));
    let sights: Vec<&Sight> = open.filter_map(|(_, event)| event.sight.as_ref()).collect();
    // What happened before was looked at before.
    let latest = &sights[sights.len().saturating_sub(LATEST)..];
    for part in table.seen(look, viewer, latest).iter().flatten() {
        for layer in &part.layers {
            if let Layer::Symbol { id, .. } | Layer::Turned { id, .. } = layer {
                assert!(bench.art.iter().any(|symbol| symbol.id == **id), "there is no drawing of {id}");
            }
        }
    }
}

/// Every move of a way is legal once those before it are made, and a turn ends by a move that is offered.
pub(super) fn check_shortcuts<G: Game>(bench: &Bench<G>, table: &Table<G>, seat: Seat, scene: &Scene) {
    let moves = table.moves(seat);
    let shortcuts = G::shortcuts(&table.view(Viewer::Seat(seat)), &moves);
    let read =
        |value: &serde_json::Value| -> G::Move { serde_json::from_value(value.clone()).expect("a move") };
    for route in &shortcuts.routes {
        let missing = route.picks.iter().find(|pick| scene.parts().all(|part| part.id != **pick));
        assert_eq!(missing, None, "a way picks something that is not there");
        bench.check_says(&route.label, &table.names());
        let mut walked = table.game().clone();
        for value in &route.moves {
            walked.play(seat, &read(value), &mut Log::off()).expect("a way of legal moves");
        }
    }
    for way in shortcuts.ending.iter().flat_map(|ending| &ending.ways) {
        assert!(moves.iter().any(|m| to_json(m) == way.mv), "a turn ends by a move that is not offered");
        for say in way.shares.iter().map(|(to, _)| to).chain([&way.gives]).chain(&way.rest) {
            bench.check_says(say, &table.names());
        }
    }
    if let Some(ending) = &shortcuts.ending {
        ending.loss.iter().chain([&ending.label]).for_each(|say| bench.check_says(say, &table.names()));
    }
}
