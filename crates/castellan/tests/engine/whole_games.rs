//! Whole games through the protocol: at every step the sheet adds up and the lists are in order.

use crate::session::{Session, index, steps, text};
use serde_json::{Value, json};

#[track_caller]
fn check_state(state: &Value) {
    let scores: Vec<i64> =
        state["scores"].as_array().unwrap().iter().map(|score| score.as_i64().unwrap()).collect();
    let mut sums = vec![0; scores.len()];
    for line in state["sheet"].as_array().unwrap() {
        sums[index(&line["seat"])] += line["points"].as_i64().unwrap();
        assert!(text(&line["rule"]).starts_with("SI") && !text(&line["why"]).is_empty(), "{line}");
    }
    assert_eq!(sums, scores);
    assert_eq!(state.get("winners").is_some(), state["turn"]["over"] == true);
    if let Some(due) = state["turn"].get("seats") {
        let due: Vec<usize> = due.as_array().unwrap().iter().map(index).collect();
        assert!(!due.is_empty() && due.is_sorted_by(|a, b| a < b), "{due:?}");
    }
}

/// Plays one game, checking every state and list, and gives its record.
fn play(session: &mut Session, options: &Value, players: usize, chance: &str, start: usize) -> Value {
    let seed = format!("{start:064x}");
    let new = json!({"do": "new", "game": "siege", "players": players, "options": options, "seed": seed, "chance": chance});
    let ok = session.ok(new);
    let table = text(&ok["table"]);
    let mut state = ok["state"].clone();
    let mut choose = steps(start);
    while state["turn"]["over"] != true {
        check_state(&state);
        assert_eq!(session.state(&table), state);
        if !state["turn"]["chance"].is_null() {
            assert!((0..players).all(|seat| session.moves(&table, seat).is_empty()));
            state = session.ok(json!({"do": "draw", "table": table}))["state"].clone();
            continue;
        }
        let due: Vec<usize> = state["turn"]["seats"].as_array().unwrap().iter().map(index).collect();
        for seat in 0..players {
            let moves: Vec<String> = session.moves(&table, seat).iter().map(Value::to_string).collect();
            // What leaves no choice is not asked; in siege the lists are in alphabetical order.
            assert_eq!(moves.len() > 1, due.contains(&seat), "{moves:?}");
            assert!(moves.len() != 1 && moves.is_sorted_by(|a, b| a < b), "{moves:?}");
        }
        let seat = due[choose(0) % due.len()];
        let moves = session.moves(&table, seat);
        let ok = session.play(&table, seat, &moves[choose(0) % moves.len()]);
        assert!(ok["events"].as_array().is_some_and(|events| !events.is_empty()));
        state = ok["state"].clone();
    }
    check_state(&state);
    let record = session.record(&table);
    session.ok(json!({"do": "close", "table": table}));
    record
}

#[test]
fn the_sheet_adds_up_at_every_step_of_many_games() {
    let mut session = Session::new();
    for start in 0..60 {
        let players = 2 + start % 3;
        let options = if start % 5 == 0 { json!({"games": "long"}) } else { json!({}) };
        let chance = if start % 2 == 0 { "auto" } else { "manual" };
        let record = play(&mut session, &options, players, chance, start);
        let tiles =
            record["entries"].as_array().unwrap().iter().filter(|entry| entry.get("chance").is_some());
        assert_eq!(tiles.count(), if start % 5 == 0 { 7 * players } else { 7 });
    }
}

#[test]
fn the_long_variant_adds_the_games_up() {
    let mut session = Session::new();
    for start in 0..6 {
        let record = play(&mut session, &json!({"games": "long", "youth": [2, 0, 1]}), 3, "auto", start);
        let sum: i64 =
            record["result"]["scores"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).sum();
        // Each game leaves one tile of nine points' worth in the box, and a drum is worth nothing.
        assert!((21..=27).contains(&sum), "{sum}");
        assert_eq!(record["result"]["winners"].as_array().map(Vec::len), Some(1));
    }
}

#[test]
fn what_leaves_no_choice_stands_in_the_events_and_not_in_the_entries() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    session.lay(&table, 0, "archer", "shepherd");
    session.lay(&table, 1, "archer", "catapult");
    // Seat 0 has one card in camp, which comes back by itself; seat 1 is asked.
    let ok = session.turn_up(&table, "drum");
    assert_eq!(ok["state"]["turn"], json!({"seats": [1]}));
    assert_eq!(ok["state"]["n"], 4);
    let rules: Vec<String> =
        ok["events"].as_array().unwrap().iter().map(|event| text(&event["rule"])).collect();
    assert!(rules.contains(&"SI10".to_owned()), "{rules:?}");
    assert!(session.moves(&table, 0).is_empty());
    let mv = json!({"recruit": {"card": "archer"}});
    session.refused_at("not_your_turn", json!({"do": "play", "table": table, "seat": 0, "move": mv}));
    session.recruit(&table, 1, "archer");
    let record = session.record(&table);
    let of_seat_0 = record["entries"].as_array().unwrap().iter().filter(|entry| entry["seat"] == 0).count();
    assert_eq!(of_seat_0, 1);
    assert_eq!(session.view(&table, json!(0))["seats"][0]["camp"], json!([]));
}

#[test]
fn a_seat_with_an_empty_camp_is_not_asked_at_a_drum() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    session.lay(&table, 0, "shepherd", "shepherd");
    session.lay(&table, 1, "archer", "catapult");
    let ok = session.turn_up(&table, "drum");
    assert_eq!(ok["state"]["turn"], json!({"seats": [1]}));
    assert!(session.moves(&table, 0).is_empty());
}

#[test]
fn two_shepherds_alone_are_laid_by_themselves() {
    let mut session = Session::new();
    let table = session.open(2, "manual");
    for (tile, a, b) in [
        ("brick_large", "archer", "catapult"),
        ("brick_small", "dragon", "infantry"),
        ("stone_large", "knight", "peasant"),
    ] {
        session.turn_up(&table, tile);
        session.lay(&table, 0, a, b);
        session.lay(&table, 1, "shepherd", "shepherd");
    }
    let ok = session.turn_up(&table, "wood_small");
    assert_eq!(ok["state"]["turn"], json!({"seats": [1]}));
    let ok = session.lay(&table, 1, "dragon", "shepherd");
    let said: Vec<String> =
        ok["events"].as_array().unwrap().iter().map(|event| text(&event["say"])).collect();
    assert_eq!(ok["state"]["turn"], json!({"chance": "tile"}), "{said:?}");
    assert_eq!(ok["state"]["scores"], json!([5, 1]));
}
