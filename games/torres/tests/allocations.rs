//! The hot path allocates nothing.

use castellan_core::testing::allocations;
use castellan_torres::Torres;
use serde_json::json;

#[test]
fn moves_and_scoring_allocate_nothing() {
    let options = ["base", "shared-deck", "master"].map(|variant| json!({ "variant": variant }));
    allocations::check::<Torres>(&options, 10, |play| allocation_counter::measure(play).count_total);
}
