//! Which drawing shows which card.

use crate::components::{Card, MasterCard};

/// The picture on an action card.
pub(crate) const fn action(card: Card) -> &'static str {
    [
        "torres-a1",
        "torres-a2",
        "torres-a3",
        "torres-a4",
        "torres-a5",
        "torres-a6",
        "torres-a7",
        "torres-a8",
        "torres-a9",
        "torres-a10",
    ][card.index()]
}

/// A whole master card.
pub(crate) const fn master(card: MasterCard) -> &'static str {
    ["torres-m1", "torres-m2", "torres-m3", "torres-m4", "torres-m5", "torres-m6", "torres-m7", "torres-m8"]
        [card as usize]
}
