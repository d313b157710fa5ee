//! Every numbered rule has its scenario, and whole games read as they always did.

use castellan_core::testing::{golden, lessons, playthrough, scenarios};
use castellan_siege::Siege;
use serde_json::json;
use std::path::Path;

fn here(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn every_rule_has_a_page_a_scenario_and_code() {
    scenarios::check_rules::<Siege>(&here("tests/scenarios"), &here("src"));
}

#[test]
fn playthroughs_read_as_they_always_did() {
    for (seats, options) in [(2, json!({})), (4, json!({"youth": [3, 1, 0, 2]}))] {
        let text = playthrough::<Siege>(&options, seats, 7);
        golden::check(&here(&format!("tests/playthrough-{seats}.txt")), &text);
    }
}

#[test]
fn the_first_game_can_be_played_to_its_end() {
    lessons::check_lesson::<Siege>();
}
