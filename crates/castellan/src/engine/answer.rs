//! Answers: from a line of input to a line of output, whatever the line holds.

use super::line::Line;
use super::request::{Fields, Refused};
use super::tables::Tables;
use castellan_core::limits::JSON_LEVELS_MAX;
use castellan_core::record::json_levels;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Answers one line. Never panics and always gives one JSON object without line ends.
pub(crate) fn to_line(tables: &mut Tables, line: &Line) -> String {
    let (id, done) = match line {
        Line::TooLong => (None, Err(Refused::new("too_large", "The line is longer than 1 MiB."))),
        Line::Text(bytes) => match std::str::from_utf8(bytes) {
            Ok(text) => answer(tables, text),
            Err(_) => (None, Err(Refused::new("bad_json", "The line is not UTF-8."))),
        },
    };
    let (name, told) = match done {
        Ok(ok) => ("ok", ok),
        Err(Refused { code, message, rule: Some(rule) }) => {
            ("error", json!({"code": code, "message": message, "rule": rule}))
        }
        Err(Refused { code, message, rule: None }) => ("error", json!({"code": code, "message": message})),
    };
    format!(r#"{{"id":{},"{name}":{told}}}"#, id.as_deref().unwrap_or("null"))
}

fn answer(tables: &mut Tables, text: &str) -> (Option<String>, Result<Value, Refused>) {
    if let Err(error) = serde_json::from_str::<IgnoredAny>(text) {
        return (None, Err(Refused::new("bad_json", format!("This is not JSON: {error}."))));
    }
    // A line that nests too deep is answered without its id, which may be what is so deep.
    if json_levels(text.as_bytes()) > JSON_LEVELS_MAX {
        let message = format!("The line nests deeper than {JSON_LEVELS_MAX} levels.");
        return (None, Err(Refused::new("too_large", message)));
    }
    (id_of(text), read(text).and_then(|request| handle(tables, request)))
}

/// The request of a line that is JSON.
fn read(text: &str) -> Result<Value, Refused> {
    // What is JSON and still can't be read is a number beyond all measure or half a character.
    serde_json::from_str(text)
        .map_err(|error| Refused::new("bad_request", format!("This can't be read: {error}.")))
}

fn handle(tables: &mut Tables, request: Value) -> Result<Value, Refused> {
    let Value::Object(fields) = request else {
        return Err(Refused::new("bad_request", "A request is a JSON object."));
    };
    let handled = catch_unwind(AssertUnwindSafe(|| {
        let (verb, fields) = Fields::read(fields)?;
        tables.handle(verb, fields)
    }));
    handled.unwrap_or_else(|_| Err(Refused::new("internal", "A fault of ours; please report it.")))
}

/// The id of a request, digit for digit as it was sent, whatever the rest of the request holds.
fn id_of(text: &str) -> Option<String> {
    let fields: BTreeMap<String, &RawValue> = serde_json::from_str(text).ok()?;
    fields.get("id").map(|id| without_spaces(id.get()))
}

/// JSON without the white space between its parts: a line must not break inside an id.
fn without_spaces(json: &str) -> String {
    let (mut in_string, mut escaped) = (false, false);
    let keep = |c: &char| {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => in_string = !in_string,
            _ => {}
        }
        in_string || !c.is_ascii_whitespace()
    };
    json.chars().filter(keep).collect()
}
