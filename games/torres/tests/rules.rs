//! Every numbered rule has its scenario, and whole games read as they always did.

use castellan_core::testing::{golden, lessons, playthrough, scenarios};
use castellan_torres::Torres;
use serde_json::json;
use std::path::{Path, PathBuf};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn every_rule_has_a_page_a_scenario_and_code() {
    scenarios::check_rules::<Torres>(&here("tests/scenarios"), &here("src"));
}

#[test]
fn playthroughs_read_as_they_always_did() {
    for variant in ["base", "shared-deck", "master"] {
        let text = playthrough::<Torres>(&json!({ "variant": variant }), 2, 7);
        golden::check(&here(&format!("tests/playthrough-{variant}.txt")), &text);
    }
}

#[test]
fn the_first_game_can_be_played_to_its_end() {
    lessons::check_lesson::<Torres>();
}
