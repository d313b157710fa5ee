//! The hot path allocates nothing.

use castellan_core::testing::allocations;
use castellan_siege::Siege;
use serde_json::json;

#[test]
fn moves_and_sieges_allocate_nothing() {
    let options = [json!({}), json!({"games": "long"})];
    allocations::check::<Siege>(&options, 20, |play| allocation_counter::measure(play).count_total);
}
