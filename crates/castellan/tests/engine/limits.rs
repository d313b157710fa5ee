//! The limits of the contract: levels of a line and tables of a process.

use crate::session::Session;
use serde_json::{Value, json};

/// A value that nests this deep.
fn nested(levels: usize) -> String {
    format!("{}{}", "[".repeat(levels), "]".repeat(levels))
}

#[test]
fn sixty_four_levels_are_read() {
    let mut session = Session::new();
    session.open(2, "auto");
    // The outer object is the first level.
    let line = format!(r#"{{"id":{},"do":"state","table":"t1"}}"#, nested(63));
    let answer = session.raw(line.as_bytes());
    assert!(answer["ok"].is_object(), "{answer}");
    assert_eq!(answer["id"].to_string(), nested(63));
    let line = format!(r#"{{"do":"play","table":"t1","seat":0,"move":{}}}"#, nested(63));
    assert_eq!(session.raw(line.as_bytes())["error"]["code"], "illegal_move");
}

#[test]
fn sixty_five_levels_are_too_large_and_answered_without_an_id() {
    let mut session = Session::new();
    session.open(2, "auto");
    for levels in [64, 65, 127, 128, 500, 100_000] {
        for line in [
            format!(r#"{{"id":"me","do":"state","table":"t1","x":{}}}"#, nested(levels)),
            format!(r#"{{"x":{},"do":"state","id":"me"}}"#, nested(levels)),
            format!(r#"{{"id":"you","x":{{"id":{}}},"id":"me"}}"#, nested(levels)),
        ] {
            let answer = session.raw(line.as_bytes());
            assert_eq!(answer["error"]["code"], "too_large", "{levels}");
            assert_eq!(answer["id"], Value::Null, "{levels}");
        }
    }
    let answer = session.raw(nested(65).as_bytes());
    assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!("too_large"), &Value::Null));
}

#[test]
fn brackets_in_strings_are_no_levels() {
    let mut session = Session::new();
    let id = "[{".repeat(500) + "\\\"[";
    let answer = session.raw(format!(r#"{{"id":"{id}","do":"state","table":"\\"}}"#).as_bytes());
    assert_eq!(answer["error"]["code"], "unknown_table");
}

#[test]
fn the_ten_thousand_and_first_table_is_too_large() {
    let mut session = Session::new();
    let first = session.open(2, "auto");
    let record = session.record(&first);
    for _ in 1..10_000 {
        session.open(2, "manual");
    }
    let new = json!({"do": "new", "game": "siege", "players": 2});
    session.refused("too_large", new.clone());
    session.refused("too_large", json!({"do": "load", "record": record}));
    // The others play on, and a closed table makes room.
    assert_eq!(session.moves(&first, 1).len(), 22);
    session.ok(json!({"do": "close", "table": "t5000"}));
    assert_eq!(session.ok(new)["table"], "t10001");
    session.refused("too_large", json!({"do": "load", "record": record}));
}
