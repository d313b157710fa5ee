//! Every numbered rule has its scenario, and whole games read as they always did.

use castellan_carcassonne::Carcassonne;
use castellan_core::game::Game;
use castellan_core::testing::playthrough::{Looks, playthrough_with};
use castellan_core::testing::{golden, lessons, scenarios};
use serde_json::json;
use std::path::Path;

fn here(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn every_rule_has_a_page_a_scenario_and_code() {
    scenarios::check_rules::<Carcassonne>(&here("tests/scenarios"), &here("src"));
}

#[test]
fn playthroughs_read_as_they_always_did() {
    let all =
        json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"]);
    for (name, seats, options) in [
        ("base-2", 2, json!({})),
        ("dragon-3", 3, json!({"sets": ["princess-dragon"]})),
        ("all-sets-4", 4, json!({"sets": all})),
    ] {
        let text = playthrough_with::<Carcassonne>(&options, seats, 7, Looks::Seldom);
        assert!(text.len() <= 160 << 10, "{name}: {} bytes", text.len());
        golden::check(&here(&format!("tests/playthrough-{name}.txt")), &text);
    }
}

#[test]
fn the_game_with_the_dragon_can_be_learned() {
    for start in Carcassonne::STARTS {
        lessons::check_lesson_text::<Carcassonne>(start.lesson);
    }
}

#[test]
fn the_first_game_can_be_played_to_its_end() {
    lessons::check_lesson::<Carcassonne>();
}
