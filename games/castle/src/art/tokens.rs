//! Tokens: nine kinds, with what each does as a sign, and their common back.

use super::{Look, circle, shape, stroke, symbol, veil};
use castellan_core::scene::Symbol;

const BOX: (f32, f32) = (50.0, 50.0);
const TOWER: &str = "M16 38V20H13V11H18V15H22.500V11H27.500V15H32V11H37V20H34V38z";
const HOUSE: &str = "M11 24L25 11L39 24H35V38H15V24z";

pub(crate) fn symbols(look: Look) -> Vec<Symbol> {
    let mut all = vec![symbol(look, "token-back", BOX, back(look))];
    for kind in 1..10 {
        all.push(symbol(look, &format!("token-{kind}"), BOX, front(look, kind)));
    }
    all
}

fn disc(look: Look, fill: &str) -> String {
    let rim = if look == Look::Stone { "#6f6152" } else { "#5f452d" };
    veil(0.35, &circle(26.5, 27.0, 22.5, "#2d2218"))
        + &circle(25.0, 25.0, 23.0, rim)
        + &circle(25.0, 25.0, 20.5, fill)
}

fn back(look: Look) -> String {
    let (fill, sign) = if look == Look::Stone { ("#8a4b3a", "#e0b64a") } else { ("#3e6650", "#efe3c6") };
    disc(look, fill) + &shape("M25 10l4 10.500h11l-9 6.8 3.4 11L25 31.500l-9.4 6.8 3.4-11-9-6.800h11z", sign)
}

fn text(words: &str, x: f32, y: f32, size: f32, ink: &str) -> String {
    format!(
        r##"<text x="{x}" y="{y}" font-family="Castellan Serif, Georgia, serif" font-weight="bold" font-size="{size}" text-anchor="middle" fill="{ink}">{words}</text>"##
    )
}

fn front(look: Look, kind: u8) -> String {
    let at_end = kind > 3;
    let mut out = disc(look, if at_end { "#e9d9b4" } else { "#f7efdf" });
    let (tower, house) = match look {
        Look::Stone => (shape(TOWER, "#8d7b68"), shape(HOUSE, "#b5523b")),
        Look::Timber => (pig_head(), shape(HOUSE, "#b98d43")),
    };
    let dashes = r#" stroke-dasharray="4 3""#;
    let unfinished = format!(
        r##"<circle cx="25" cy="25" r="17.5" fill="none" stroke="#b5523b" stroke-width="1.6"{dashes}/>"##
    );
    out += &match kind {
        1 => stroke("M15 20A12 12 0 1 1 14 30", "#2f5d8a", 4.0) + &shape("M9 25L14 15L22 22z", "#2f5d8a"),
        2 => tower + &text("×2", 34.0, 39.0, 13.0, "#4a3b2f"),
        3 => house + &text("×2", 34.0, 39.0, 13.0, "#4a3b2f"),
        4 => {
            unfinished
                + &stroke("M25 40Q15 30 25 25T25 10", "#b79f74", 9.0)
                + &stroke("M25 40Q15 30 25 25T25 10", "#efe3c6", 6.0)
        }
        5 => unfinished + &tower,
        6 => unfinished + &house,
        7 => {
            stroke("M13 22V38M37 22V38", "#5f452d", 2.4)
                + &shape("M10 22L14 12H36L40 22z", "#b5523b")
                + &text("4", 25.0, 38.0, 17.0, "#4a3b2f")
        }
        8 => {
            shape("M14 38V20H11V11H17V15H22V11H28V15H33V11H39V20H36V38z", "#2f5d8a")
                + &text("+2", 25.0, 34.0, 14.0, "#ffffff")
        }
        _ => text("5", 25.0, 35.0, 28.0, "#b5523b"),
    };
    match look {
        Look::Stone => {
            out + &circle(9.0, 41.0, 8.0, "#4a3b2f") + &text(&kind.to_string(), 9.0, 45.5, 13.0, "#f7efdf")
        }
        Look::Timber if at_end => {
            out + &circle(9.0, 9.0, 8.0, "#4a3b2f") + &text("K", 9.0, 13.5, 12.0, "#f7efdf")
        }
        Look::Timber => out,
    }
}

fn pig_head() -> String {
    let ears = shape("M13 13L21 16L15 23zM37 13L29 16L35 23z", "#c98579");
    let head = circle(25.0, 25.0, 12.0, "#e8ab9d");
    let snout = r##"<ellipse cx="25" cy="29" rx="6" ry="4.5" fill="#d48f82"/>"##;
    ears + &head
        + snout
        + &circle(23.0, 29.0, 1.2, "#4a3b2f")
        + &circle(27.0, 29.0, 1.2, "#4a3b2f")
        + &circle(20.5, 22.0, 1.4, "#4a3b2f")
        + &circle(29.5, 22.0, 1.4, "#4a3b2f")
}
