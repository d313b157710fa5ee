//! Records: what they hold, how they come back, and every way in which they are refused.

use crate::session::{SEED, Session, index, keys, steps, text};
use serde_json::{Value, json};

#[test]
fn an_unfinished_record_has_neither_seed_nor_result() {
    let mut session = Session::new();
    let table = session.open(2, "auto");
    let record = session.record(&table);
    assert_eq!(
        keys(&record),
        ["format", "table", "game", "options", "chance", "players", "commitment", "entries"]
    );
    assert_eq!(record["format"], "castellan/1");
    assert_eq!(record["table"], "t1");
    assert_eq!(record["game"], "siege");
    assert_eq!(keys(&record["options"]), ["games", "youth", "strengths"]);
    assert_eq!(record["options"]["youth"], json!([0, 1]));
    assert_eq!(record["players"].as_array().map(Vec::len), Some(2));
    assert!(!record.to_string().contains(SEED));
}

#[test]
fn a_finished_record_has_the_seed_that_was_committed_to() {
    let mut session = Session::new();
    let table = session.finished(3);
    let record = session.record(&table);
    assert_eq!(record["seed"], SEED);
    // printf of the seed's bytes followed by "t1", through sha256sum.
    assert_eq!(record["commitment"], "344ecade1108020d81fccc9a28d12fccf2e5cd6a7c3155ee64de10dc40f041b1");
    let state = session.state(&table);
    assert_eq!(keys(&state), ["n", "turn", "scores", "winners", "sheet"]);
    assert_eq!(record["result"], json!({"scores": state["scores"], "winners": state["winners"]}));
    assert_eq!(record["entries"].as_array().map(Vec::len), Some(index(&state["n"])));
}

#[test]
fn a_finished_record_comes_back_byte_for_byte() {
    let mut session = Session::new();
    for players in 2..=4 {
        let table = session.finished(players);
        let record = session.record(&table);
        let ok = session.load(&record);
        assert_eq!(keys(&ok), ["table", "state"]);
        assert_eq!(ok["state"], session.state(&table));
        let again = text(&ok["table"]);
        assert_ne!(again, table);
        assert_eq!(session.everything(&again), session.everything(&table));
    }
}

#[test]
fn an_unfinished_record_goes_on_with_dictated_draws() {
    let mut session = Session::new();
    let table = session.open(2, "auto");
    let seats = [0, 1];
    for seat in seats {
        let moves = session.moves(&table, seat);
        session.play(&table, seat, &moves[moves.len() / 2]);
    }
    let record = session.record(&table);
    let again = text(&session.load(&record)["table"]);
    let loaded = session.record(&again);
    for field in ["table", "commitment", "entries", "players", "options"] {
        assert_eq!(loaded[field], record[field]);
    }
    assert_eq!(loaded["chance"], "manual");
    assert_eq!(session.view(&again, json!(0)), session.view(&table, json!(0)));
    session.finish(&again, |_| 0);
    let finished = session.record(&again);
    // The seed was not in the record, so it is not known now; the promise stays as it was.
    assert!(finished.get("seed").is_none());
    assert_eq!(finished["commitment"], record["commitment"]);
    assert!(finished["result"].is_object());
    session.load(&finished);
}

#[test]
fn a_record_can_be_cut_after_any_entry_and_goes_on_from_there() {
    let mut session = Session::new();
    let table = session.finished(3);
    let record = session.record(&table);
    let entries = record["entries"].as_array().unwrap().clone();
    for n in 0..entries.len() {
        let mut cut = record.clone();
        cut["entries"] = json!(entries[..n]);
        session.refused("bad_record", json!({"do": "load", "record": cut}));
        cut.as_object_mut().unwrap().remove("result");
        cut.as_object_mut().unwrap().remove("seed");
        let ok = session.load(&cut);
        assert_eq!(ok["state"]["n"], n);
        let again = text(&ok["table"]);
        session.finish(&again, steps(n));
        assert!(session.record(&again)["result"].is_object());
    }
}

#[test]
fn undone_decisions_come_back_too() {
    let mut session = Session::new();
    let table = session.open_with(3, "stone_large");
    session.lay(&table, 0, "archer", "dragon");
    session.lay(&table, 2, "archer", "knight");
    session.undo(&table, 0);
    session.lay(&table, 1, "shepherd", "knight");
    session.undo(&table, 2);
    let record = session.record(&table);
    let again = text(&session.load(&record)["table"]);
    assert_eq!(session.everything(&again), session.everything(&table));
    for wrong in [0, 1, 2, 4, 99] {
        let mut edited = record.clone();
        edited["entries"][5]["undo"] = json!(wrong);
        assert_eq!(wrong == 2, session.send(json!({"do": "load", "record": edited})).get("ok").is_some());
    }
}

#[test]
fn hex_is_read_in_either_case_and_written_in_lower_case() {
    let mut session = Session::new();
    let table = session.finished(2);
    let record = session.record(&table);
    let mut upper = record.clone();
    for field in ["seed", "commitment"] {
        upper[field] = json!(text(&record[field]).to_uppercase());
    }
    let again = text(&session.load(&upper)["table"]);
    assert_eq!(session.record(&again), record);
}

/// Every way to change one field of a finished record that makes it wrong.
fn edits() -> Vec<(&'static str, Value)> {
    let other = "ff".repeat(32);
    vec![
        ("/format", json!("castellan/2")),
        ("/format", json!("")),
        ("/format", json!(1)),
        ("/table", json!("t9")),
        ("/table", json!("x".repeat(65))),
        ("/table", json!(1)),
        ("/game", json!("chess")),
        ("/game", json!("")),
        ("/options", json!(null)),
        ("/options", json!([])),
        ("/options", json!({"colour": "red"})),
        ("/options/games", json!("long")),
        ("/options/games", json!("none")),
        ("/options/youth", json!([0, 0])),
        ("/options/strengths/knight", json!({})),
        ("/options/strengths/knight/wood", json!(100)),
        ("/chance", json!("maybe")),
        ("/chance", json!(null)),
        ("/players", json!([])),
        ("/players", json!([{"name": "", "who": "human"}])),
        ("/players", json!({})),
        ("/players/0", json!({"name": ""})),
        ("/players/0", json!({"name": "", "who": "human", "age": 9})),
        ("/players/0/name", json!("x".repeat(97))),
        ("/players/0/name", json!(null)),
        ("/players/0/who", json!("ghost")),
        ("/players/0/level", json!(3)),
        ("/commitment", json!(other)),
        ("/commitment", json!("")),
        ("/commitment", json!(null)),
        ("/seed", json!(other)),
        ("/seed", json!("00")),
        ("/seed", json!(5)),
        ("/entries", json!([])),
        ("/entries", json!({})),
        ("/entries", json!(null)),
        ("/entries/0", json!({})),
        ("/entries/0", json!(null)),
        ("/entries/0", json!({"chance": {"tile": "moat"}})),
        ("/entries/0", json!({"chance": {"tile": "drum"}, "seat": 0})),
        ("/entries/0", json!({"seat": 0, "undo": 0})),
        ("/entries/1/seat", json!(1)),
        ("/entries/1/seat", json!(7)),
        ("/entries/1/seat", json!(200)),
        ("/entries/1/seat", json!(-1)),
        ("/entries/1/seat", json!(256)),
        ("/entries/1/move", json!({"lay": {"cards": ["dragon", "dragon"]}})),
        ("/entries/1/move", json!({"lay": {"cards": ["shepherd", "dragon"]}})),
        ("/entries/1/move", json!("lay")),
        ("/entries/1/move", json!(null)),
        ("/entries/1/note", json!("x")),
        ("/entries/2", json!({"seat": 1, "undo": 1})),
        ("/result", json!(null)),
        ("/result", json!({})),
        ("/result/scores", json!([9, 9])),
        ("/result/scores/0", json!(99)),
        ("/result/winners", json!([])),
        ("/result/winners", json!([0, 1])),
        ("/result/more", json!(1)),
        ("/name", json!("x")),
        ("/result/sheet", json!([])),
    ]
}

#[test]
fn a_record_that_was_edited_anywhere_is_bad() {
    let mut session = Session::new();
    let table = session.finished(2);
    let record = session.record(&table);
    assert_eq!(record["entries"][1]["seat"], 0);
    for (pointer, value) in edits() {
        let mut edited = record.clone();
        let (parent, name) = pointer.rsplit_once('/').unwrap();
        let place = edited.pointer_mut(parent).unwrap();
        match place {
            Value::Array(list) => list[name.parse::<usize>().unwrap()] = value,
            object => object[name] = value,
        }
        assert_ne!(edited, record, "{pointer}");
        let answer = session.send(json!({"do": "load", "record": edited}));
        assert_eq!(answer["error"]["code"], "bad_record", "{pointer} {}", edited.pointer(pointer).unwrap());
    }
    for field in
        ["format", "table", "game", "options", "chance", "players", "commitment", "entries", "result"]
    {
        let mut cut = record.clone();
        cut.as_object_mut().unwrap().remove(field);
        session.refused("bad_record", json!({"do": "load", "record": cut}));
    }
    // The refused ones have used up no id.
    assert_eq!(session.load(&record)["table"], "t2");
}

#[test]
fn a_tile_that_the_dice_did_not_draw_is_bad_in_auto_and_fine_in_manual() {
    let mut session = Session::new();
    let table = session.open(2, "manual");
    session.turn_up(&table, "brick_large");
    let drawn_first = session.open(2, "auto");
    assert_ne!(session.record(&drawn_first)["entries"][0], session.record(&table)["entries"][0]);
    session.finish(&table, |_| 0);
    let mut record = session.record(&table);
    assert_eq!(record["seed"], SEED);
    session.load(&record);
    record["chance"] = json!("auto");
    session.refused("bad_record", json!({"do": "load", "record": record}));
}

#[test]
fn entries_that_are_swapped_dropped_or_doubled_are_bad() {
    let mut session = Session::new();
    let table = session.finished(2);
    let record = session.record(&table);
    let entries = record["entries"].as_array().unwrap().clone();
    for (n, entry) in entries.iter().enumerate() {
        let mut without = record.clone();
        without["entries"].as_array_mut().unwrap().remove(n);
        session.refused("bad_record", json!({"do": "load", "record": without}));
        let mut twice = record.clone();
        twice["entries"].as_array_mut().unwrap().insert(n, entry.clone());
        session.refused("bad_record", json!({"do": "load", "record": twice}));
    }
    let mut longer = record.clone();
    longer["entries"].as_array_mut().unwrap().push(json!({"chance": {"tile": "drum"}}));
    session.refused("bad_record", json!({"do": "load", "record": longer}));
}

#[test]
fn a_record_written_as_lists_is_bad() {
    let mut session = Session::new();
    let table = session.finished(2);
    let record = session.record(&table);
    let values = |object: &Value| Value::Array(object.as_object().unwrap().values().cloned().collect());
    session.refused("bad_request", json!({"do": "load", "record": values(&record)}));
    for pointer in
        ["/players/0", "/result", "/entries/1", "/options", "/options/strengths", "/options/strengths/knight"]
    {
        let mut edited = record.clone();
        let place = edited.pointer_mut(pointer).unwrap();
        *place = values(place);
        let answer = session.send(json!({"do": "load", "record": edited}));
        assert_eq!(answer["error"]["code"], "bad_record", "{pointer}");
    }
}
