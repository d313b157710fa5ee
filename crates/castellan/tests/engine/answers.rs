//! What every request answers, field by field.

use crate::session::{SEED, Session, index, keys, text};
use serde_json::{Value, json};

#[track_caller]
fn check_state(state: &Value, n: usize, turn: &Value) {
    assert_eq!(keys(state), ["n", "turn", "scores", "sheet"]);
    assert_eq!(index(&state["n"]), n);
    assert_eq!(&state["turn"], turn);
    assert!(state["sheet"].is_array());
}

#[test]
fn new_gives_a_table_and_its_state() {
    let mut session = Session::new();
    let ok = session.ok(json!({"do": "new", "game": "siege", "players": 3, "seed": SEED}));
    assert_eq!(keys(&ok), ["table", "state"]);
    assert_eq!(ok["table"], "t1");
    // The engine has drawn the first tile at once.
    check_state(&ok["state"], 1, &json!({"seats": [0, 1, 2]}));
    assert_eq!(ok["state"]["scores"], json!([0, 0, 0]));
}

#[test]
fn a_manual_table_waits_for_its_first_chance() {
    let mut session = Session::new();
    let ok = session.ok(json!({"do": "new", "game": "siege", "players": 2, "chance": "manual"}));
    check_state(&ok["state"], 0, &json!({"chance": "tile"}));
    assert_eq!(session.state("t1"), ok["state"]);
}

#[test]
fn null_for_an_optional_field_means_that_it_is_absent() {
    let mut session = Session::new();
    let ok = session.ok(json!({
        "do": "new", "game": "siege", "players": 2, "options": null, "seed": null, "chance": null
    }));
    assert_eq!(ok["state"]["turn"], json!({"seats": [0, 1]}));
    assert_eq!(session.record("t1")["chance"], "auto");
    session.ok(json!({"do": "think", "table": "t1", "seat": 0, "level": "page", "time_ms": null}));
    let options = json!({"games": null, "youth": null, "strengths": null});
    session.ok(json!({"do": "new", "game": "siege", "players": 2, "options": options}));
    assert_eq!(session.record("t2")["options"], session.record("t1")["options"]);
}

#[test]
fn moves_are_listed_for_seats_that_are_due_and_for_no_others() {
    let mut session = Session::new();
    let table = session.open(2, "manual");
    assert!(session.moves(&table, 0).is_empty());
    session.turn_up(&table, "brick_large");
    let moves = session.moves(&table, 0);
    // Fifteen pairs of army cards, six with a shepherd, and two shepherds.
    assert_eq!(moves.len(), 22);
    assert_eq!(moves[0], json!({"lay": {"cards": ["archer", "catapult"]}}));
    assert_eq!(moves[21], json!({"lay": {"cards": ["shepherd", "shepherd"]}}));
    session.lay(&table, 0, "archer", "catapult");
    assert!(session.moves(&table, 0).is_empty());
    assert_eq!(session.moves(&table, 1), moves);
}

#[test]
fn play_gives_the_state_and_the_events() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    let ok = session.lay(&table, 1, "dragon", "shepherd");
    assert_eq!(keys(&ok), ["state", "events"]);
    check_state(&ok["state"], 2, &json!({"seats": [0]}));
    assert_eq!(ok["events"].as_array().map(Vec::len), Some(1));
    let ok = session.lay(&table, 0, "archer", "shepherd");
    check_state(&ok["state"], 3, &json!({"chance": "tile"}));
    assert_eq!(ok["state"]["scores"], json!([0, 2]));
    let sheet = &ok["state"]["sheet"][0];
    assert_eq!((&sheet["seat"], &sheet["points"], &sheet["rule"]), (&json!(1), &json!(2), &json!("SI15")));
    assert!(text(&sheet["why"]).contains("dragon"), "{sheet}");
}

#[test]
fn moves_are_accepted_in_any_order_of_cards_and_recorded_as_listed() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    session.lay(&table, 0, "shepherd", "dragon");
    let entry = &session.record(&table)["entries"][1];
    assert_eq!(entry.to_string(), r#"{"seat":0,"move":{"lay":{"cards":["dragon","shepherd"]}}}"#);
}

#[test]
fn resolve_and_draw_answer_alike_but_draw_tells_the_chance() {
    let mut session = Session::new();
    let table = session.open(2, "manual");
    let ok = session.turn_up(&table, "drum");
    assert_eq!(keys(&ok), ["state", "events"]);
    // Both camps are empty: nobody is asked, and the next tile is due.
    check_state(&ok["state"], 1, &json!({"chance": "tile"}));
    assert!(ok["events"].as_array().is_some_and(|events| events.len() == 3), "{ok}");
    let ok = session.ok(json!({"do": "draw", "table": table}));
    let mut fields = keys(&ok);
    fields.sort_unstable();
    assert_eq!(fields, ["chance", "events", "state"]);
    assert_eq!(session.record(&table)["entries"][1], json!({"chance": ok["chance"]}));
}

#[test]
fn the_dice_depend_on_the_seed_alone() {
    let mut session = Session::new();
    let upper = json!({"do": "new", "game": "siege", "players": 2, "seed": SEED.to_uppercase()});
    let tables = [session.open(2, "auto"), session.open(2, "manual"), text(&session.ok(upper)["table"])];
    session.ok(json!({"do": "draw", "table": tables[1]}));
    let first = session.record(&tables[0])["entries"].clone();
    assert_eq!(first.as_array().map(Vec::len), Some(1));
    for table in &tables {
        assert_eq!(session.record(table)["entries"], first);
    }
}

#[test]
fn tables_without_a_seed_differ() {
    let mut session = Session::new();
    for _ in 0..2 {
        session.ok(json!({"do": "new", "game": "siege", "players": 2, "chance": "manual"}));
    }
    assert_ne!(session.record("t1")["commitment"], session.record("t2")["commitment"]);
}

#[test]
fn every_level_thinks_of_a_listed_move_with_and_without_a_time() {
    let mut session = Session::new();
    let table = session.open(3, "auto");
    for level in ["page", "squire", "knight", "castellan", "random"] {
        for seat in 0..3 {
            let mut ask = json!({"do": "think", "table": table, "seat": seat, "level": level});
            for time in [Value::Null, json!(0), json!(5), json!(1.8e19 as u64)] {
                // A long time is only tried where a level needs none.
                if time.as_u64().is_some_and(|ms| ms > 1000) && level != "random" {
                    continue;
                }
                ask["time_ms"] = time;
                let before = session.everything(&table);
                let ok = session.ok(ask.clone());
                assert_eq!(keys(&ok), ["move"]);
                assert!(session.moves(&table, seat).contains(&ok["move"]), "{ok}");
                assert_eq!(session.everything(&table), before);
            }
        }
    }
}

#[test]
fn a_grade_thinks_with_so_many_playouts_and_says_why() {
    let mut session = Session::new();
    let table = session.open(3, "auto");
    let levels = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "page", "castellan", "random"];
    for level in levels {
        let mut ask = json!({"do": "think", "table": table, "seat": 1, "level": level, "playouts": 20});
        let plain = session.ok(ask.clone());
        assert_eq!(keys(&plain), ["move"]);
        ask["explain"] = json!(false);
        assert_eq!(session.ok(ask.clone()), plain);
        ask["explain"] = json!(true);
        let told = session.ok(ask.clone());
        assert_eq!(told, session.ok(ask), "the same question has the same answer");
        assert_eq!(keys(&told), ["move", "value", "candidates"]);
        assert_eq!(told["move"], plain["move"]);
        let candidates = told["candidates"].as_array().expect("a list");
        let chosen = candidates.iter().find(|other| other["move"] == told["move"]).expect("the chosen one");
        assert_eq!(chosen["value"], told["value"]);
        for other in candidates {
            assert_eq!(keys(other), ["move", "value", "playouts"]);
            assert!(other["value"].is_number() && other["playouts"].is_u64(), "{other}");
        }
    }
}

#[test]
fn close_gives_an_empty_object_and_ids_are_never_used_again() {
    let mut session = Session::new();
    assert_eq!(session.open(2, "auto"), "t1");
    assert_eq!(session.open(2, "auto"), "t2");
    assert_eq!(session.ok(json!({"do": "close", "table": "t2"})), json!({}));
    session.refused("unknown_table", json!({"do": "close", "table": "t2"}));
    session.refused("bad_options", json!({"do": "new", "game": "siege", "players": 9}));
    session.refused("bad_record", json!({"do": "load", "record": {}}));
    assert_eq!(session.open(2, "auto"), "t3");
    let record = session.record("t1");
    assert_eq!(session.load(&record)["table"], "t4");
}

#[test]
fn two_tables_do_not_touch_each_other() {
    let mut session = Session::new();
    let (one, two) = (session.open(2, "auto"), session.open(2, "auto"));
    let before = session.everything(&two);
    session.finish(&one, |_| 0);
    assert_eq!(session.everything(&two), before);
}

#[test]
fn any_id_is_echoed_as_it_was_sent() {
    let mut session = Session::new();
    session.open(2, "auto");
    let mut engine = castellan::engine::Engine::new();
    for id in [
        "null",
        "true",
        "0",
        "-1",
        "1.5",
        "\"\"",
        "\"ąę\\n\\\"\"",
        "[]",
        "{}",
        "[1,[2,{\"a\":null}]]",
        "18446744073709551616",
        "-0",
        "-0.0",
        "1.0",
        "1e2",
        "1E+2",
        "1e400",
        "0.1234567890123456789",
        "123456789012345678901234567890",
        "5.436748091247835e-300",
    ] {
        for request in [r#""do":"games""#, r#""do":"state","table":"t1""#, r#""do":"close","table":5"#] {
            let answer = engine.answer(format!(r#"{{{request},"id":{id}}}"#).as_bytes());
            assert!(answer.starts_with(&format!(r#"{{"id":{id},"error":"#)), "{answer}");
        }
    }
    let answer = session.raw(br#"{"do":"state","table":"t1"}"#);
    assert_eq!(answer["id"], Value::Null);
    assert!(answer["ok"].is_object());
}

#[test]
fn white_space_in_an_id_does_not_break_the_line() {
    let mut engine = castellan::engine::Engine::new();
    let answer = engine.answer(b"{\"id\": [ 1,\r\t\"a b\\\" \" ] ,\"do\":\"none\"}");
    assert!(answer.starts_with(r#"{"id":[1,"a b\" "],"#), "{answer}");
}
