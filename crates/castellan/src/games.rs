//! The games: one line each.

use castellan_ai::mind::Playable;

/// Every game that this program plays.
pub(crate) fn all() -> Vec<Playable> {
    vec![
        Playable::of::<castellan_castle::Castle>(),
        Playable::of::<castellan_carcassonne::Carcassonne>(),
        Playable::of::<castellan_siege::Siege>(),
        Playable::of::<castellan_torres::Torres>(),
    ]
}

/// The game of this id.
///
/// # Errors
/// If there is no such game.
pub(crate) fn find(id: &str) -> anyhow::Result<Playable> {
    let ids: Vec<&str> = all().iter().map(|playable| playable.game.meta().id).collect();
    all()
        .into_iter()
        .find(|playable| playable.game.meta().id == id)
        .ok_or_else(|| anyhow::anyhow!("there is no game {id:?}; there are: {}", ids.join(", ")))
}
