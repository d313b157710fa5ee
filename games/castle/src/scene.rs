//! scene
use crate::moves::Move; use crate::view::View; use castellan_core::scene::Scene;
pub(crate) fn scene(_view: &View, _moves: &[Move]) -> Scene { Scene { size: (1.0,1.0), headline: "x".into(), task: None, groups: vec![], offers: vec![] } }
