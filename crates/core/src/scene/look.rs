//! Looks: a table drawn in one of the ways that its game offers, chosen by whoever looks.

use crate::game::Game;
use crate::log::Sight;
use crate::scene::{Part, Scene};
use crate::seat::Viewer;
use crate::table::Table;

impl<G: Game> Table<G> {
    /// What a viewer sees and may do, in one of the game's looks; none if it has no such look.
    pub fn scene_as(&self, look: &str, viewer: Viewer) -> Option<Scene> {
        let look = G::LOOKS.iter().find(|known| **known == look)?;
        let moves = viewer.seat().map(|seat| self.moves(seat)).unwrap_or_default();
        Some(G::scene_as(look, &self.view(viewer), &moves))
    }

    /// What is seen of events in one of the game's looks, else in the usual one, as things lie now.
    pub fn seen(&self, look: &str, viewer: Viewer, sights: &[&Sight]) -> Vec<Vec<Part>> {
        let known = G::LOOKS.iter().find(|known| **known == look).or(G::LOOKS.first());
        let view = self.view(viewer);
        sights.iter().map(|sight| G::seen(known.copied().unwrap_or_default(), &view, sight)).collect()
    }
}
