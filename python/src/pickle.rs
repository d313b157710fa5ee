//! Pickling: a game is its record, and the seed that the record tells only at the end.

use crate::errors::said;
use crate::game::Game;
use crate::registry::{self, seed_of};
use castellan_core::lang::{Lang, Words};
use castellan_core::record::Record;
use castellan_core::table::Setup;
use pyo3::prelude::*;

/// A pickled game: its record, and the seed, which the record tells only at the end.
#[pyfunction]
#[pyo3(name = "_restore")]
pub(crate) fn restore(py: Python<'_>, record: &str, seed: Option<&str>) -> PyResult<Game> {
    let bad = |say: &_| said(py, "bad_record", say, &Words::new(Lang::En, ""));
    let record = Record::parse(record).map_err(|error| bad(&error.say))?;
    let entry = registry::find(py, &record.game)?;
    let seed = match seed {
        Some(text) => Some(seed_of(py, Some(text.into_pyobject(py)?.as_any()))?),
        None => None,
    };
    let setup = Setup {
        table: record.table.clone(),
        players: record.players.clone(),
        draws: record.chance,
        commitment: record.commitment.clone(),
        seed,
    };
    let words = entry.words(Lang::En);
    let resumed = entry.playable.game.resume(setup, &record.options);
    let mut table = resumed.map_err(|error| said(py, "bad_record", &error.say, &words))?;
    for line in &record.entries {
        table.append(line).map_err(|error| said(py, "bad_record", &error.say, &words))?;
    }
    Game::around(py, entry, table)
}
