//! Refusals as Python exceptions: each carries `code`, `rule` and `message`, the words of the engine protocol.

use castellan_core::lang::Words;
use castellan_core::message::Message;
use castellan_core::table::Refusal;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(castellan, CastellanError, PyValueError, "Something that the engine refuses.");
create_exception!(castellan, IllegalMove, CastellanError, "A move that a rule forbids, or that is no move.");
create_exception!(castellan, NotYourTurn, CastellanError, "The seat has nothing to decide now.");
create_exception!(castellan, IllegalChance, CastellanError, "A chance that is not possible or not due.");
create_exception!(castellan, NoUndo, CastellanError, "There is nothing that the seat may take back.");
create_exception!(
    castellan,
    BadOptions,
    CastellanError,
    "A game, options, seats, seed or level that do not exist."
);
create_exception!(castellan, BadRecord, CastellanError, "A record that no table could have written.");

/// Makes the exceptions part of the module.
pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("CastellanError", py.get_type::<CastellanError>())?;
    module.add("IllegalMove", py.get_type::<IllegalMove>())?;
    module.add("NotYourTurn", py.get_type::<NotYourTurn>())?;
    module.add("IllegalChance", py.get_type::<IllegalChance>())?;
    module.add("NoUndo", py.get_type::<NoUndo>())?;
    module.add("BadOptions", py.get_type::<BadOptions>())?;
    module.add("BadRecord", py.get_type::<BadRecord>())
}

/// The exception of a code.
pub(crate) fn raise(py: Python<'_>, code: &'static str, message: String, rule: Option<&str>) -> PyErr {
    let text = message.clone();
    let error = match code {
        "illegal_move" => IllegalMove::new_err(text),
        "not_your_turn" => NotYourTurn::new_err(text),
        "illegal_chance" => IllegalChance::new_err(text),
        "no_undo" => NoUndo::new_err(text),
        "bad_options" | "unknown_game" => BadOptions::new_err(text),
        "bad_record" => BadRecord::new_err(text),
        _ => CastellanError::new_err(text),
    };
    let value = error.value(py);
    let set = value
        .setattr("code", code)
        .and_then(|()| value.setattr("rule", rule))
        .and_then(|()| value.setattr("message", message));
    set.err().unwrap_or(error)
}

/// A table's refusal in words.
pub(crate) fn refused(py: Python<'_>, refusal: &Refusal, words: &Words, names: &[String]) -> PyErr {
    raise(py, refusal.code(), words.say(&refusal.say(), names), refusal.rule())
}

/// A message about options or a record.
pub(crate) fn said(py: Python<'_>, code: &'static str, say: &Message, words: &Words) -> PyErr {
    raise(py, code, words.say(say, &[]), None)
}
