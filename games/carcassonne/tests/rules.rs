//! Every numbered rule has its scenario, and whole games read as they always did.

use castellan_carcassonne::Carcassonne;
use castellan_core::testing::{golden, playthrough, scenarios};
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
    for (name, seats, options) in
        [("base-2", 2, json!({})), ("dragon-3", 3, json!({"sets": ["princess-dragon"]}))]
    {
        let text = playthrough::<Carcassonne>(&options, seats, 7);
        golden::check(&here(&format!("tests/playthrough-{name}.txt")), &text);
    }
}
