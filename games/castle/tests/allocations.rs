//! The hot path allocates nothing.

use castellan_castle::Castle;
use castellan_core::testing::allocations;
use serde_json::json;

#[test]
fn moves_and_scoring_allocate_nothing() {
    let options = [json!({}), json!({"edition": "2003"})];
    allocations::check::<Castle>(&options, 20, |play| allocation_counter::measure(play).count_total);
}
