//! Carcassonne keeps every promise of the `Game` trait in random games; `GAMES=…` plays more of them.

use castellan_carcassonne::Carcassonne;
use castellan_core::testing::{Pace, Suite, games};
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
    conforms(&[json!({"sets": all, "count_end": "all", "start_tile": "stack"})], 1, 3);
}
