//! Torres keeps every promise of the `Game` trait in random games of all variants.

use castellan_core::testing::{Suite, games};
use castellan_torres::Torres;
use serde_json::{Value, json};

/// The end of a turn is always asked.
fn conforms(options: &[Value], usual: u64, seed: u64) {
    Suite::new(options, games(usual), seed).always_asked(|m| m.starts_with("end ")).run::<Torres>();
}

#[test]
fn the_game_of_the_rulebook_conforms() {
    conforms(&[json!({})], 8, 1);
}

#[test]
fn one_deck_for_all_conforms() {
    conforms(&[json!({"variant": "shared-deck"})], 8, 2);
}

#[test]
fn the_master_variant_conforms() {
    conforms(&[json!({"variant": "master"})], 8, 3);
}

#[test]
fn every_switch_away_from_its_default_conforms() {
    let turned = |variant: &str| {
        json!({
            "variant": variant, "track": "total", "scoring_order": "leader", "a8_founds": false,
            "a10_cost": 2, "all_six": false, "m6_gaps": false, "mirrored": true
        })
    };
    conforms(&[turned("base"), turned("shared-deck"), turned("master")], 3, 4);
}
