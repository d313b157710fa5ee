//! Custom mixes of Carcassonne's tiles: what is refused, and why; what is played.

use crate::session::Session;
use serde_json::{Value, json};

fn new_game(sets: &Value, mix: &Value) -> Value {
    let options = json!({"sets": sets, "mix": mix});
    json!({"do": "new", "game": "carcassonne", "players": 2, "options": options, "chance": "manual"})
}

#[test]
fn a_wrong_mix_is_refused_with_its_reason() {
    let none = json!([]);
    let river = json!(["river"]);
    let count = json!(["count"]);
    let everything: Value = ('A'..='X')
        .map(|letter| (format!("BA-{letter}"), json!(20)))
        .collect::<serde_json::Map<_, _>>()
        .into();
    let mut session = Session::new();
    for (sets, mix, reason) in [
        (&none, json!({"BA-Z": 1}), "No tile is called “BA-Z”."),
        (&none, json!({"": 1}), "No tile is called “”."),
        (&none, json!({"PD-01": 1}), "The tile “PD-01” belongs to a set that is not in the game."),
        (&none, json!({"BA-A": 21}), "There can be at most 20 copies of the tile “BA-A”."),
        (&none, json!({"BA-A": 255}), "There can be at most 20 copies of the tile “BA-A”."),
        (&none, json!({"BA-D": 0}), "At least one copy of the start tile “BA-D” is needed."),
        (&river, json!({"RI-01": 0}), "There is exactly one tile “RI-01”."),
        (&river, json!({"RI-01": 2}), "There is exactly one tile “RI-01”."),
        (&river, json!({"RI-02": 0}), "There is exactly one tile “RI-02”."),
        (&count, json!({"CO-01": 2}), "There is exactly one tile “CO-01”."),
        (&count, json!({"CO-12": 0}), "There is exactly one tile “CO-12”."),
    ] {
        let error = session.error(new_game(sets, &mix));
        assert_eq!(error["code"], "bad_options", "{mix}");
        assert_eq!(error["message"], reason, "{mix}");
    }
    for mix in
        [json!({"BA-A": -1}), json!({"BA-A": 256}), json!({"BA-A": 1.5}), json!({"BA-A": "2"}), json!([])]
    {
        session.refused("bad_options", new_game(&none, &mix));
    }
    // 480 tiles of the base game may be; over a thousand may not.
    session.ok(new_game(&none, &everything));
    let sets = json!(["princess-dragon", "inns-cathedrals", "traders-builders"]);
    let mut all = everything;
    for (set, kinds) in [("PD", 29), ("IC", 17), ("TB", 24)] {
        for kind in 1..=kinds {
            all[format!("{set}-{kind:02}")] = json!(20);
        }
    }
    let error = session.error(new_game(&sets, &all));
    assert_eq!(error["message"], "A game has 1 to 1000 tiles; these would be 1880.");
}

#[test]
fn a_mix_decides_what_can_be_drawn() {
    let mut session = Session::new();
    let mix: Value = ('A'..='X')
        .map(|letter| (format!("BA-{letter}"), json!(0)))
        .collect::<serde_json::Map<_, _>>()
        .into();
    let mut mix = mix;
    mix["BA-D"] = json!(1);
    mix["BA-U"] = json!(2);
    let opened = session.ok(new_game(&json!([]), &mix));
    let table = opened["table"].as_str().unwrap().to_owned();
    session.refused("illegal_chance", json!({"do": "resolve", "table": table, "chance": {"tile": "BA-D"}}));
    session.ok(json!({"do": "resolve", "table": table, "chance": {"tile": "BA-U"}}));
    let view = session.view(&table, "watcher");
    assert_eq!(view["stack"], json!({"BA-U": 1}));
}

#[test]
fn a_start_tile_alone_is_a_game_that_is_over() {
    let mut session = Session::new();
    let mix: Value = ('A'..='X')
        .map(|letter| (format!("BA-{letter}"), json!(i32::from(letter == 'D'))))
        .collect::<serde_json::Map<_, _>>()
        .into();
    let opened = session.ok(new_game(&json!([]), &mix));
    assert_eq!(opened["state"]["turn"], json!({"over": true}));
}
