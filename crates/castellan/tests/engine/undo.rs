//! Taking back: what may be, what may not, and how the record tells it.

use crate::session::{Session, keys};
use serde_json::{Value, json};

fn undo(table: &str, seat: usize) -> Value {
    json!({"do": "undo", "table": table, "seat": seat})
}

#[test]
fn undo_takes_back_a_choice_that_is_still_secret() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    let (view, moves) = (session.view(&table, json!(0)), session.moves(&table, 0));
    session.lay(&table, 0, "archer", "dragon");
    let ok = session.ok(undo(&table, 0));
    assert_eq!(keys(&ok), ["state"]);
    assert_eq!(ok["state"]["n"], 3);
    assert_eq!(ok["state"]["turn"], json!({"seats": [0, 1]}));
    assert_eq!(session.view(&table, json!(0)), view);
    assert_eq!(session.moves(&table, 0), moves);
    let entries = session.record(&table)["entries"].clone();
    assert_eq!(entries[1]["move"], json!({"lay": {"cards": ["archer", "dragon"]}}));
    assert_eq!(entries[2].to_string(), r#"{"seat":0,"undo":1}"#);
}

#[test]
fn choices_that_others_made_in_secret_since_stay() {
    let mut session = Session::new();
    let table = session.open_with(3, "brick_large");
    session.lay(&table, 0, "archer", "dragon");
    session.lay(&table, 2, "knight", "peasant");
    let state = session.undo(&table, 0)["state"].clone();
    assert_eq!(state["turn"], json!({"seats": [0, 1]}));
    assert_eq!(session.record(&table)["entries"][3], json!({"seat": 0, "undo": 1}));
    assert_eq!(
        session.view(&table, json!(2))["seats"][2]["choice"],
        json!({"lay": {"cards": ["knight", "peasant"]}})
    );
    session.undo(&table, 2);
    assert_eq!(session.record(&table)["entries"][4], json!({"seat": 2, "undo": 2}));
    // Nothing of this round is left to take back.
    for seat in 0..3 {
        session.refused_at("no_undo", undo(&table, seat));
    }
    session.lay(&table, 1, "shepherd", "shepherd");
    session.lay(&table, 2, "knight", "shepherd");
    assert_eq!(session.lay(&table, 0, "dragon", "shepherd")["state"]["scores"], json!([2, 0, 0]));
}

#[test]
fn a_second_undo_goes_no_further_than_the_chance() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    session.refused_at("no_undo", undo(&table, 0));
    session.lay(&table, 0, "archer", "dragon");
    session.undo(&table, 0);
    session.refused_at("no_undo", undo(&table, 0));
    session.lay(&table, 0, "archer", "dragon");
    session.undo(&table, 0);
    let entries = session.record(&table)["entries"].clone();
    assert_eq!(entries[4], json!({"seat": 0, "undo": 3}));
    session.refused_at("no_undo", undo(&table, 1));
}

#[test]
fn nothing_is_taken_back_beyond_a_reveal() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    session.lay(&table, 0, "archer", "dragon");
    session.lay(&table, 1, "archer", "knight");
    // The cards are open, though no chance has followed yet.
    for seat in 0..2 {
        session.refused_at("no_undo", undo(&table, seat));
    }
    session.turn_up(&table, "drum");
    for seat in 0..2 {
        session.refused_at("no_undo", undo(&table, seat));
    }
}

#[test]
fn a_recruit_is_secret_until_the_next_tile() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    session.lay(&table, 0, "archer", "dragon");
    session.lay(&table, 1, "archer", "knight");
    session.turn_up(&table, "drum");
    session.recruit(&table, 0, "archer");
    session.recruit(&table, 1, "knight");
    let state = session.undo(&table, 0)["state"].clone();
    assert_eq!(state["turn"], json!({"seats": [0]}));
    assert_eq!(session.view(&table, json!(0))["seats"][0]["camp"], json!(["archer", "dragon"]));
    assert_eq!(session.recruit(&table, 0, "dragon")["state"]["turn"], json!({"chance": "tile"}));
    assert_eq!(session.view(&table, json!(1))["seats"][1]["camp"], json!(["archer"]));
    session.turn_up(&table, "wood_small");
    for seat in 0..2 {
        session.refused_at("no_undo", undo(&table, seat));
    }
}

#[test]
fn nothing_is_taken_back_where_draws_follow_at_once_or_the_game_is_over() {
    let mut session = Session::new();
    let table = session.open(2, "auto");
    session.refused_at("no_undo", undo(&table, 0));
    let state = session.state(&table);
    let mut before = state["n"].as_u64();
    while session.state(&table)["turn"]["over"] != true {
        let seat = session.state(&table)["turn"]["seats"][0].as_u64().unwrap() as usize;
        let mv = session.moves(&table, seat)[0].clone();
        session.play(&table, seat, &mv);
        // A choice that is still alone can be taken back, once; then it is made again.
        let alone = session.state(&table)["n"].as_u64() == before.map(|n| n + 1)
            && session.state(&table)["turn"]["seats"].as_array().is_some_and(|due| !due.is_empty());
        if alone {
            session.undo(&table, seat);
            session.play(&table, seat, &mv);
        } else {
            session.refused_at("no_undo", undo(&table, seat));
        }
        before = session.state(&table)["n"].as_u64();
    }
    for seat in 0..2 {
        session.refused_at("no_undo", undo(&table, seat));
    }
}

#[test]
fn the_state_counts_every_entry_and_the_dice_do_not_mind() {
    let mut session = Session::new();
    let (plain, wavering) = (session.open(2, "auto"), session.open(2, "auto"));
    session.finish(&plain, |_| 0);
    let mut turns = 0;
    while session.state(&wavering)["turn"]["over"] != true {
        let state = session.state(&wavering);
        let due = state["turn"]["seats"].as_array().unwrap().clone();
        let seat = due[0].as_u64().unwrap() as usize;
        let moves = session.moves(&wavering, seat);
        if due.len() > 1 {
            session.play(&wavering, seat, &moves[moves.len() - 1]);
            session.undo(&wavering, seat);
            turns += 2;
        }
        session.play(&wavering, seat, &moves[0]);
    }
    let (one, two) = (session.record(&plain), session.record(&wavering));
    assert_eq!(one["result"], two["result"]);
    let chances = |record: &Value| {
        let entries = record["entries"].as_array().unwrap();
        entries.iter().filter(|entry| entry.get("chance").is_some()).cloned().collect::<Vec<_>>()
    };
    assert_eq!(chances(&one), chances(&two));
    assert!(turns > 0);
    assert_eq!(two["entries"].as_array().unwrap().len(), one["entries"].as_array().unwrap().len() + turns);
    assert_eq!(session.state(&wavering)["n"], two["entries"].as_array().unwrap().len());
}
