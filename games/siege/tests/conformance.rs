//! Siege keeps every promise of the `Game` trait in random games; `GAMES=100000` plays more of them.

use castellan_core::testing::{conformance, games};
use castellan_siege::Siege;
use serde_json::json;

#[test]
fn the_usual_game_conforms() {
    conformance::<Siege>(&[json!({})], games(1000), 1);
}

#[test]
fn the_longer_variant_and_odd_strengths_conform() {
    let flat = json!({"wood": 3, "brick": 3, "stone": 3});
    let equal = json!({
        "archer": flat, "catapult": flat, "dragon": flat, "infantry": flat, "knight": flat, "peasant": flat
    });
    conformance::<Siege>(&[json!({"games": "long"}), json!({"strengths": equal})], games(200), 2);
}
