//! The games: one line each.

use castellan_ai::mind::Playable;
use castellan_core::set::Sets;
use serde_json::Value;
use std::sync::LazyLock;
use std::time::Instant;

/// Milliseconds since the program first asked.
fn clock() -> u64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed().as_millis() as u64
}

/// Every game that this program plays.
pub fn all() -> Vec<Playable> {
    vec![
        Playable::timed::<castellan_castle::Castle>(clock),
        Playable::timed::<castellan_carcassonne::Carcassonne>(clock),
        Playable::timed::<castellan_siege::Siege>(clock),
        Playable::timed::<castellan_torres::Torres>(clock),
    ]
}

/// The game that a set of components is of, and what it knows about sets.
pub(crate) fn of_set(set: &Value) -> Option<(Playable, &'static dyn Sets)> {
    let with_sets =
        all().into_iter().filter_map(|playable| playable.game.sets().map(|sets| (playable, sets)));
    with_sets.into_iter().find(|(_, sets)| sets.owns(set))
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
