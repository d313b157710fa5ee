//! Data of the user's own among the options: the castle's component set, as an object or as the text of a file.

use crate::session::{Session, text};
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
        (wrong, "at tiles[2].quads the quarters"),
        (SET.replacen("HHTT", "HHTX", 1).into(), "on line 51 the quarters"),
        (SET[..200].into(), "line 13"),
        ("@printed.json".into(), "there is no set"),
        (json!(7), "wrong kind"),
    ] {
        let error = session.error(new(given));
        assert_eq!(error["code"], "bad_options");
        assert!(text(&error["message"]).contains(place), "{error}");
    }
}
