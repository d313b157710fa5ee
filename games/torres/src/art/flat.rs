//! What is seen from above: roofs with their gates, marks on fields, and the badges of a knight's reach.

use super::{INK, symbol};
use crate::scene::reach::{BADGES, GATE_BADGES};
use castellan_core::scene::Symbol;

/// The side of the drawings.
const SIDE: f32 = 72.0;

pub(super) fn symbols() -> Vec<Symbol> {
    let square = (SIDE, SIDE);
    let mark = |id, style: &str| {
        symbol(id, square, format!(r##"<rect x="4" y="4" width="64" height="64" rx="6" {style}/>"##))
    };
    let mut all = vec![
        symbol("torres-flat-roof", square, roof()),
        mark(
            "torres-flat-target",
            r##"fill="#fff8e0" fill-opacity=".4" stroke="#b5523b" stroke-opacity=".7" stroke-width="2" stroke-dasharray="6 5""##,
        ),
        mark("torres-flat-royal", r##"fill="#8e2f3c" fill-opacity=".14" stroke="#8e2f3c" stroke-width="3""##),
        mark("torres-flat-fresh", r##"fill="none" stroke="#e0b64a" stroke-width="5""##),
        mark("torres-flat-lit", r##"fill="#fff3b0""##),
        symbol("torres-flat-block", (24.0, 24.0), block()),
    ];
    for (points, (plain, gate)) in (1..).zip(BADGES.into_iter().zip(GATE_BADGES)) {
        all.push(symbol(plain, (30.0, 30.0), badge("", points)));
        all.push(symbol(gate, (30.0, 36.0), badge(GATE, points)));
    }
    all
}

/// An arch over the badge of a field that is reached through gates.
const GATE: &str = r##"<path d="M4 35V22C4 10 26 10 26 22V35H21V23C21 17 9 17 9 23V35Z" fill="#7d5f38" stroke="#fff3cf" stroke-width="1.4"/>"##;

/// A round badge for a number of action points, over a gate or by itself.
fn badge(gate: &str, points: u8) -> String {
    format!(
        r##"{gate}<circle cx="15.500" cy="15.500" r="12" fill="#101a14" opacity=".35"/><circle cx="15" cy="14.500" r="11.500" fill="#fff8e0" stroke="#b5523b" stroke-width="2"/><text x="15" y="20" font-family="Castellan Serif, Georgia, serif" font-weight="bold" font-size="17" text-anchor="middle" fill="{INK}">{points}</text>"##
    )
}

/// A wall with merlons all round and a gate in each side; the colour of the level lies under it.
fn roof() -> String {
    let mut body = String::from(
        r##"<path d="M2 2H70V70H2ZM11 11V61H61V11Z" fill="#b48c58" fill-rule="evenodd"/><path d="M11 11H61V61H11Z" fill="none" stroke="#7d5f38" stroke-width="1.2"/>"##,
    );
    let merlons: String = (0..4u8)
        .flat_map(|n| {
            let at = 2 + n * 20 - n.min(3);
            [
                format!("M{at} 2h9v6h-9z"),
                format!("M{at} 64h9v6h-9z"),
                format!("M2 {at}h6v9h-6z"),
                format!("M64 {at}h6v9h-6z"),
            ]
        })
        .collect();
    body += &format!(r##"<path d="{merlons}" fill="#f3e3bd" stroke="#7d5f38" stroke-width=".8"/>"##);
    body + r##"<path d="M31 1h10v11h-10zM31 60h10v11h-10zM1 31h11v10h-11zM60 31h11v10h-11z" fill="#3b2b1c"/>"##
}

/// The top block of a column, to be picked.
fn block() -> String {
    r##"<path d="M12 2L22 7V17L12 22L2 17V7Z" fill="#d0a96f" stroke="#4a3b2f" stroke-width="1.4"/><path d="M2 7L12 12L22 7M12 12V22" fill="none" stroke="#4a3b2f" stroke-width="1.2"/>"##
        .to_owned()
}
