//! Carcassonne keeps every promise of the `Game` trait in random games; `GAMES=…` plays more of them:
//! `GAMES=1000000 cargo test --release -p castellan-carcassonne --test conformance marathon`.

use castellan_carcassonne::Carcassonne;
use castellan_core::testing::{Pace, Suite, games, marathon};
use serde_json::{Value, json};

fn conforms(options: &[Value], count: u64, seed: u64) {
    Suite::new(options, games(count), seed)
        .pace(Pace { checks: 40, pictures: 300 })
        .always_asked(|notation| notation.starts_with("lay"))
        .run::<Carcassonne>();
}

#[test]
fn the_base_game_and_its_readings_conform() {
    // Six players need Inns & Cathedrals, so one of the options always has it.
    conforms(&[json!({}), json!({"sets": ["inns-cathedrals"], "farmers": "oldest", "small_city": 2})], 1, 1);
}

#[test]
fn the_princess_and_the_dragon_conforms() {
    let usual = json!({"sets": ["princess-dragon", "inns-cathedrals", "traders-builders"]});
    let other = json!({
        "sets": ["princess-dragon"], "dragon": "after-scoring", "princess": "may", "fairy": "on-tile",
        "fairy_after_portal": true, "dragon_tile_open": true, "portal_to_completed": false,
        "figures_on_volcano": true, "farmers": "once-per-city"
    });
    conforms(&[usual, other], 1, 2);
}

#[test]
fn all_sets_together_conform() {
    let all =
        json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"]);
    let both = json!(["inns-cathedrals", "traders-builders", "river", "river-2", "princess-dragon", "count"]);
    let second = json!({"sets": both, "farmers": "none"});
    conforms(&[json!({"sets": all, "count_end": "all", "start_tile": "stack"}), second], 1, 3);
}

fn audited(game: &Carcassonne) {
    assert_eq!(game.fault(), None);
}

#[test]
fn a_marathon_of_the_base_game_breaks_nothing() {
    marathon(&[json!({})], games(100), 4, audited);
}

#[test]
fn a_marathon_with_all_sets_breaks_nothing() {
    let all =
        json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"]);
    marathon(&[json!({ "sets": all })], games(20), 5, audited);
}
