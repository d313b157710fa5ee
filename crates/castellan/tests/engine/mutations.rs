//! Spoilt lines and records: whatever is done to them, there is one answer and no fault of ours.

use crate::session::{CODES, SEED, Session, check_envelope};
use castellan::engine::Engine;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// A finished record.
static RECORD: LazyLock<Value> = LazyLock::new(|| {
    let mut session = Session::new();
    let table = session.finished(2);
    session.record(&table)
});

/// Right lines of every kind, for the tables of [`engine`].
static LINES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let lay = json!({"lay": {"cards": ["archer", "dragon"]}});
    vec![
        json!({"id": 1, "do": "new", "game": "siege", "players": 3, "options": {"games": "long", "youth": [2, 0, 1]}, "seed": SEED, "chance": "manual"}),
        json!({"id": "a", "do": "state", "table": "t1"}),
        json!({"id": [1], "do": "moves", "table": "t1", "seat": 1}),
        json!({"id": null, "do": "play", "table": "t1", "seat": 0, "move": lay}),
        json!({"id": {"a": 1}, "do": "resolve", "table": "t2", "chance": {"tile": "drum"}}),
        json!({"id": 1.5, "do": "draw", "table": "t2"}),
        json!({"do": "view", "table": "t1", "viewer": "watcher"}),
        json!({"do": "think", "table": "t1", "seat": 0, "level": "squire", "time_ms": 1}),
        json!({"do": "undo", "table": "t1", "seat": 0}),
        json!({"do": "record", "table": "t1"}),
        json!({"do": "close", "table": "t1"}),
        json!({"do": "load", "record": *RECORD}),
    ]
});

/// An engine with a table of each mode.
fn engine() -> Engine {
    let mut engine = Engine::new();
    for chance in ["auto", "manual"] {
        let new = json!({"do": "new", "game": "siege", "players": 2, "seed": SEED, "chance": chance});
        engine.answer(new.to_string().as_bytes());
    }
    engine
}

/// One answer of the right shape; whether it was a refusal.
fn check(engine: &mut Engine, line: &[u8]) -> bool {
    let answer = engine.answer(line);
    assert!(!answer.contains(['\n', '\r']), "{answer:?}");
    let answer: Value = serde_json::from_str(&answer).expect("one JSON value");
    check_envelope(&answer);
    answer["error"]["code"].as_str().is_some_and(|code| CODES.contains(&code))
}

/// Bytes that mean something to a reader of JSON.
const TELLING: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "null",
    "-1",
    "0",
    "9",
    "1e9",
    "255",
    "256",
    "\u{0}",
    "\n",
    " ",
    "\r",
    "\\u0000",
    "\\ud800",
    "shepherd",
    "archer",
    "drum",
    "t2",
    "id",
    "do",
    "seat",
    "undo",
    "chance",
    "18446744073709551616",
];

/// Changes a text at some places: bytes cut, doubled, replaced or put in.
fn spoil(text: &str, changes: &[(usize, usize, u8)]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for &(at, length, kind) in changes {
        let at = at % (bytes.len() + 1);
        let end = (at + length % 12).min(bytes.len());
        match kind % 6 {
            0 => drop(bytes.drain(at..end)),
            1 => drop(bytes.splice(at..at, TELLING[length % TELLING.len()].bytes())),
            2 => drop(bytes.splice(at..end, TELLING[length % TELLING.len()].bytes())),
            3 => bytes.truncate(at),
            4 => bytes.extend_from_within(at..end),
            _ => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= length as u8),
        }
    }
    bytes
}

fn changes() -> impl Strategy<Value = Vec<(usize, usize, u8)>> {
    prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..5)
}

/// All places in a JSON value, as pointers.
fn places(value: &Value, here: String, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, inner)| places(inner, format!("{here}/{name}"), out));
        }
        Value::Array(items) => {
            (0..).zip(items).for_each(|(n, inner): (usize, _)| places(inner, format!("{here}/{n}"), out));
        }
        _ => {}
    }
    out.push(here);
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-3i64..300).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        prop::sample::select(TELLING).prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3).prop_map(Value::from),
            prop::collection::vec((prop::sample::select(TELLING), inner), 0..3).prop_map(|fields| fields
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect()),
        ]
    })
}

proptest! {
    // The same cases in every run: what passes here passes everywhere; PROPTEST_RNG_SEED tries others.
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        rng_seed: match std::env::var_os("PROPTEST_RNG_SEED") {
            None => RngSeed::Fixed(1),
            Some(_) => ProptestConfig::default().rng_seed,
        },
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_bytes_get_one_answer(line in prop::collection::vec(any::<u8>(), 0..200)) {
        check(&mut engine(), &line);
    }

    #[test]
    fn spoilt_lines_get_one_answer_each(spoilt in prop::collection::vec((any::<usize>(), changes()), 1..8)) {
        let mut engine = engine();
        for (n, changes) in spoilt {
            let line = LINES[n % LINES.len()].to_string();
            check(&mut engine, &spoil(&line, &changes));
        }
    }

    #[test]
    fn other_values_in_right_lines_get_one_answer_each(
        edits in prop::collection::vec((any::<usize>(), any::<usize>(), any_json()), 1..8)
    ) {
        let mut engine = engine();
        for (n, place, value) in edits {
            let mut line = LINES[n % LINES.len()].clone();
            let mut all = Vec::new();
            places(&line, String::new(), &mut all);
            *line.pointer_mut(&all[place % all.len()]).expect("a place") = value;
            check(&mut engine, line.to_string().as_bytes());
        }
    }

    /// One changed value in a finished record makes it bad, wherever something can be checked at all:
    /// names and kinds of players are what the record says, and without the dice (manual, no seed) the
    /// id of the table and the promise are, too.
    #[test]
    fn a_record_with_another_value_is_refused(place in any::<usize>(), value in any_json()) {
        let mut record = RECORD.clone();
        let mut all = Vec::new();
        places(&record, String::new(), &mut all);
        let place = &all[place % all.len()];
        let old = std::mem::replace(record.pointer_mut(place).expect("a place"), value.clone());
        let free = place.starts_with("/players/0") || place.starts_with("/players/1") || place == "/seed" || place.is_empty();
        // An option that is left out has its default, which is what this record was played with.
        let harmless = place.starts_with("/options") && (value.is_null() || value == json!({}));
        // Another strength that is possible may have changed nothing in this game.
        let idle = place.starts_with("/options/strengths/") && value.as_u64().is_some_and(|value| value <= 99);
        prop_assume!(old != value && !free && !harmless && !idle);
        let refused = check(&mut engine(), json!({"do": "load", "record": record}).to_string().as_bytes());
        prop_assert!(refused, "{} became {}", place, value);
    }
}
