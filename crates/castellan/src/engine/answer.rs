//! Answers: from a line of input to a line of output, whatever the line holds.

use super::line::Line;
use super::request::{Fields, Refused};
use super::tables::Tables;
use castellan_core::limits::JSON_LEVELS_MAX;
use castellan_core::record::json_levels;
use serde::Deserialize;
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Answers one line. Never panics and always gives one JSON object without line ends.
pub(crate) fn to_line(tables: &mut Tables, line: &Line) -> String {
    let (id, done) = match line {
        Line::TooLong => (Value::Null, Err(Refused::new("too_large", "The line is longer than 1 MiB."))),
        Line::Text(text) => answer(tables, text),
    };
    match done {
        Ok(ok) => json!({"id": id, "ok": ok}),
        Err(Refused { code, message, rule: Some(rule) }) => {
            json!({"id": id, "error": {"code": code, "message": message, "rule": rule}})
        }
        Err(Refused { code, message, rule: None }) => {
            json!({"id": id, "error": {"code": code, "message": message}})
        }
    }
    .to_string()
}

fn answer(tables: &mut Tables, text: &[u8]) -> (Value, Result<Value, Refused>) {
    if json_levels(text) > JSON_LEVELS_MAX {
        let message = format!("The line nests deeper than {JSON_LEVELS_MAX} levels.");
        return (id_of(text), Err(Refused::new("too_large", message)));
    }
    let request: Value = match serde_json::from_slice(text) {
        Ok(request) => request,
        Err(error) => {
            return (Value::Null, Err(Refused::new("bad_json", format!("This is not JSON: {error}."))));
        }
    };
    let Value::Object(fields) = request else {
        return (Value::Null, Err(Refused::new("bad_request", "A request is a JSON object.")));
    };
    let id = fields.get("id").cloned().unwrap_or(Value::Null);
    let handled = catch_unwind(AssertUnwindSafe(|| {
        let (verb, fields) = Fields::read(fields)?;
        tables.handle(verb, fields)
    }));
    let done =
        handled.unwrap_or_else(|_| Err(Refused::new("internal", "A fault of ours; please report it.")));
    (id, done)
}

/// The id of a request that is too deep to be read as a whole; what is not asked for is passed over
/// without being nested into.
fn id_of(text: &[u8]) -> Value {
    #[derive(Deserialize)]
    struct Identified {
        #[serde(default)]
        id: Value,
    }
    serde_json::from_slice::<Identified>(text).map_or(Value::Null, |request| request.id)
}
