//! Moves as Python programs give them.

use crate::errors::raise;
use crate::game::Game;
use crate::json::from_python;
use castellan_core::seat::Seat;
use castellan_core::table::Refusal;
use pyo3::prelude::*;
use pyo3::types::PyInt;
use serde_json::Value;

/// A move given as JSON, as a number of the action encoding, or in its short written form.
pub(crate) fn given_move(
    game: &Game,
    py: Python<'_>,
    seat: Seat,
    given: &Bound<'_, PyAny>,
) -> PyResult<Value> {
    let no_move = |say: String| raise(py, "illegal_move", say, None);
    // Whatever counts as a whole number: numpy's are no `int`.
    if given.is_instance_of::<PyInt>() || given.hasattr("__index__")? {
        if !game.table.turn().seats().contains(seat) {
            return Err(game.refuse(py, &Refusal::NotYourTurn));
        }
        let asked: Option<u32> = given.extract().ok();
        let actions = game.entry.coder.actions(&*game.table, seat, game.actions);
        let at = asked.and_then(|asked| actions.iter().position(|&action| action == asked));
        let at = at.ok_or_else(|| no_move(format!("Action {given} is not legal here.")))?;
        return Ok(game.table.moves(seat).swap_remove(at));
    }
    if let Ok(text) = given.extract::<String>() {
        let parsed = game.table.parse_move(&text);
        return parsed.ok_or_else(|| no_move(format!("{text:?} is no move.")));
    }
    from_python(given)
}
