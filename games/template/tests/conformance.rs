//! The game keeps every promise of the `Game` trait in random games; `GAMES=100000` plays more of them.

use castellan_core::testing::{allocations, conformance, games};
use castellan_template::Template;
use serde_json::json;

#[test]
fn the_usual_game_conforms() {
    conformance::<Template>(&[json!({}), json!({"rounds": 4})], games(1000), 1);
}

#[test]
fn moves_allocate_nothing() {
    allocations::check::<Template>(&[json!({})], 20, |play| allocation_counter::measure(play).count_total);
}
