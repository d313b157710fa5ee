//! The table as a viewer sees it.
use crate::moves::Move;
use crate::view::View;
use castellan_core::scene::Scene;
pub(crate) fn scene(_view: &View, _moves: &[Move]) -> Scene {
    Scene { size: (100.0, 100.0), headline: "carcassonne-title".into(), task: None, groups: vec![], offers: vec![] }
}
