//! Views: what is hidden stays hidden, and at the end everything is open.

use crate::session::{Session, index, steps};
use serde_json::{Value, json};

/// A view as text without what is the same for everybody at every time.
fn bytes(mut view: Value) -> String {
    for field in ["strengths", "viewer"] {
        view.as_object_mut().expect("a view is an object").remove(field);
    }
    view.to_string()
}

#[test]
fn a_secret_choice_shows_in_no_other_view() {
    for (a, b) in [("archer", "dragon"), ("knight", "shepherd"), ("shepherd", "shepherd")] {
        let mut session = Session::new();
        let (one, two) = (session.open_with(3, "brick_large"), session.open_with(3, "brick_large"));
        session.lay(&one, 1, a, b);
        session.lay(&two, 1, "catapult", "infantry");
        for viewer in [json!(0), json!(2), json!("watcher")] {
            assert_eq!(bytes(session.view(&one, viewer.clone())), bytes(session.view(&two, viewer)));
        }
        assert_ne!(bytes(session.view(&one, json!(1))), bytes(session.view(&two, json!(1))));
        // Nobody's moves and no state tell it either.
        assert_eq!(session.state(&one), session.state(&two));
        assert_eq!(session.moves(&one, 0), session.moves(&two, 0));
    }
}

#[test]
fn nobody_sees_a_card_that_was_not_laid() {
    let mut session = Session::new();
    let table = session.open_with(2, "brick_large");
    session.lay(&table, 1, "peasant", "knight");
    for viewer in [json!(0), json!("watcher")] {
        let view = session.view(&table, viewer);
        let seat = &view["seats"][1];
        for field in ["hand", "camp", "choice"] {
            assert!(seat.get(field).is_none(), "{seat}");
        }
        assert_eq!(seat["chosen"], true);
    }
    let seat = session.view(&table, json!("watcher"))["seats"][0].clone();
    assert!(seat.get("hand").is_none(), "a watcher has no cards: {seat}");
}

/// A table where seat 1 has two cards in camp and takes back this one.
fn recruited(session: &mut Session, card: &str) -> String {
    let table = session.open_with(2, "brick_large");
    session.lay(&table, 0, "archer", "dragon");
    session.lay(&table, 1, "archer", "knight");
    session.turn_up(&table, "drum");
    session.recruit(&table, 0, "dragon");
    session.recruit(&table, 1, card);
    table
}

#[test]
fn a_recruited_card_stays_hidden_from_the_others_until_the_end() {
    let mut session = Session::new();
    let (one, two) = (recruited(&mut session, "archer"), recruited(&mut session, "knight"));
    let play_on = |session: &mut Session, table: &str| {
        for tile in ["wood_small", "stone_small", "wood_large", "drum", "brick_small"] {
            session.turn_up(table, tile);
            while let Some(seat) = session.state(table)["turn"]["seats"].get(0).map(index) {
                let moves = session.moves(table, seat);
                session.play(table, seat, &moves[moves.len() - 1]);
            }
        }
    };
    for viewer in [json!(0), json!("watcher")] {
        assert_eq!(bytes(session.view(&one, viewer.clone())), bytes(session.view(&two, viewer)));
    }
    // Seat 1 lays shepherds in every siege; at the second drum its one card in camp comes back by itself.
    play_on(&mut session, &one);
    play_on(&mut session, &two);
    assert_eq!(session.state(&one)["turn"], json!({"over": true}));
    for viewer in [json!(0), json!(1), json!("watcher")] {
        for table in [&one, &two] {
            let view = session.view(table, viewer.clone());
            assert!(view["seats"].as_array().unwrap().iter().all(|seat| seat["hand"].is_array()), "{view}");
        }
    }
}

#[test]
fn the_camps_of_the_end_are_open_to_everybody() {
    let mut session = Session::new();
    let table = session.open(2, "manual");
    let tiles =
        ["brick_large", "brick_small", "stone_large", "drum", "wood_large", "wood_small", "stone_small"];
    for tile in tiles {
        session.turn_up(&table, tile);
        let mut choose = steps(tile.len());
        while let Some(seat) = session.state(&table)["turn"]["seats"].get(0).map(index) {
            for viewer in [json!(1 - seat), json!("watcher")] {
                assert!(session.view(&table, viewer)["seats"][seat].get("camp").is_none());
            }
            let moves = session.moves(&table, seat);
            session.play(&table, seat, &moves[choose(0) % moves.len()]);
        }
    }
    let views: Vec<String> =
        [json!(0), json!(1), json!("watcher")].map(|viewer| bytes(session.view(&table, viewer))).to_vec();
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
    assert!(views[0].contains(r#""camp":["#));
}

#[test]
fn a_watcher_learns_no_more_than_any_player() {
    let mut session = Session::new();
    let table = session.open(4, "auto");
    let mut choose = steps(3);
    while session.state(&table)["turn"]["over"] != true {
        let watcher = session.view(&table, json!("watcher"));
        for viewer in 0..4 {
            let view = session.view(&table, json!(viewer));
            for seat in (0..4).filter(|&seat| seat != viewer) {
                assert_eq!(view["seats"][seat], watcher["seats"][seat]);
            }
        }
        let seat = index(&session.state(&table)["turn"]["seats"][0]);
        let moves = session.moves(&table, seat);
        session.play(&table, seat, &moves[choose(0) % moves.len()]);
    }
}
