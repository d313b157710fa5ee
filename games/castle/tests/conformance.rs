//! The Castle keeps every promise of the `Game` trait, in both editions and with mixed readings;
//! `GAMES=500000 cargo test --release -p castellan-castle --test conformance marathon` plays a million games.

use castellan_castle::Castle;
use castellan_core::testing::{Pace, Suite, games, marathon};
use serde_json::{Value, json};

/// Laying a tile is asked even where it fits in one way only.
fn run(options: &[Value], games: u64, seed: u64) {
    // A yard has many cells and many moves: it is looked at closely a little less often than usual.
    let usual = Pace::of(games);
    let pace = Pace { checks: 3 * usual.checks, pictures: 2 * usual.pictures };
    Suite::new(options, games, seed)
        .always_asked(|notation| notation.starts_with("lay "))
        .pace(pace)
        .run::<Castle>();
}

#[test]
fn the_village_yard_conforms() {
    run(&[json!({})], games(60), 1);
}

#[test]
fn the_castle_yard_conforms() {
    run(&[json!({"edition": "2003"})], games(60), 2);
}

#[test]
fn mixed_readings_and_a_given_set_conform() {
    let set: Value = serde_json::from_str(include_str!("../sets/stand-in.json")).unwrap();
    let mixed = json!({"score_order": "free", "unfinished_path_well": true, "token_use": "at_once"});
    let drawn = json!({"first": "drawn", "unfinished_house_well": true});
    run(&[mixed, drawn, json!({"edition": "2003", "set": set, "token_use": "next_turn"})], games(20), 3);
}

fn audited(game: &Castle) {
    assert_eq!(game.fault(), None);
}

#[test]
fn a_marathon_of_the_village_yard_breaks_nothing() {
    marathon(&[json!({})], games(500), 4, audited);
}

#[test]
fn a_marathon_of_the_castle_yard_breaks_nothing() {
    marathon(&[json!({"edition": "2003"})], games(500), 5, audited);
}
