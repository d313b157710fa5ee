//! Data of the user's own among the options: the castle's component set, as an object or as the text of a file.

use crate::session::{Session, text};
use castellan_castle::Castle;
use castellan_core::game::Game;
use serde_json::{Value, json};

const SET: &str = include_str!("../../../../games/castle/sets/stand-in.json");

fn new(set: impl Into<Value>) -> Value {
    json!({"do": "new", "game": "castle", "players": 2, "options": {"set": set.into()}})
}

#[test]
fn a_set_given_either_way_stands_in_the_record_and_comes_back() {
    let mut session = Session::new();
    let set: Value = serde_json::from_str(SET).unwrap();
    for given in [set.clone(), Value::from(SET)] {
        let table = text(&session.ok(new(given))["table"]);
        let record = session.record(&table);
        assert_eq!(record["options"]["set"]["tiles"], set["tiles"]);
        session.load(&record);
    }
}

#[test]
fn a_wrong_set_is_refused_with_the_reason_and_its_place() {
    let mut session = Session::new();
    let mut wrong: Value = serde_json::from_str(SET).unwrap();
    wrong["tiles"][2]["quads"] = json!("HHTX");
    for (given, place) in [
        (wrong, "tiles[2].quads: The quarters"),
        (SET.replacen("HHTT", "HHTX", 1).into(), "Line 51: The quarters"),
        (SET[..200].into(), "on line 13"),
        ("@printed.json".into(), "there is no set"),
        (json!(7), "there is no set 7"),
    ] {
        let error = session.error(new(given));
        assert_eq!(error["code"], "bad_options");
        assert!(text(&error["message"]).contains(place), "{error}");
    }
}

#[test]
fn a_record_carries_the_set_and_its_hash_and_no_other_set_is_taken_for_it() {
    let mut session = Session::new();
    let mut set = Castle::SETS.expect("the game has sets").stand_in();
    set.as_object_mut().unwrap().shift_remove("hash");
    let table = text(&session.ok(new(set.clone()))["table"]);
    let moves = session.ok(json!({"do": "moves", "table": table, "seat": 0}))["moves"].clone();
    session.ok(json!({"do": "play", "table": table, "seat": 0, "move": moves[0]}));
    let mut record = session.record(&table);
    assert_eq!(record["options"]["set"]["tiles"], set["tiles"]);
    assert_eq!(text(&record["options"]["set"]["hash"]).len(), 64);
    session.load(&record);
    // Another set under the same hash.
    let counts = [record["options"]["set"]["tiles"][0]["count"].clone(), json!(3), json!(1)];
    assert_ne!(counts[0], counts[1]);
    record["options"]["set"]["tiles"][0]["count"] = counts[1].clone();
    record["options"]["set"]["tiles"][1]["count"] = counts[2].clone();
    let error = session.error(json!({"do": "load", "record": record}));
    assert_eq!(error["code"], "bad_record");
    assert!(text(&error["message"]).contains("checksum"), "{error}");
    set["draft"] = json!(true);
    let error = session.error(new(set));
    assert!(text(&error["message"]).contains("draft"), "{error}");
}
