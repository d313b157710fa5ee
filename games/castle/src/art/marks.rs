//! Marks that matter for the rules: wells, squares, stalls; and the posts and seams between areas.

use super::{Look, circle, rect, shape, stroke, symbol, veil};
use castellan_core::scene::Symbol;

const BOX: (f32, f32) = (40.0, 40.0);

pub(crate) fn symbols(look: Look) -> Vec<Symbol> {
    let (well, square, stall) = match look {
        Look::Stone => (well(), plaza(), stall()),
        Look::Timber => (stocks(), fountain(), chapel()),
    };
    vec![
        symbol(look, "well", BOX, well),
        symbol(look, "square", BOX, square),
        symbol(look, "stall", BOX, stall),
        symbol(look, "post", (100.0, 100.0), post(look)),
        symbol(look, "seam-h", (42.0, 8.0), seam(look, "M0 4H42")),
        symbol(look, "seam-v", (8.0, 42.0), seam(look, "M4 0V42")),
    ]
}

fn ellipse(x: f32, y: f32, rx: f32, ry: f32, fill: &str) -> String {
    format!(r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"/>"#)
}

fn shadow(x: f32, y: f32, rx: f32, ry: f32) -> String {
    veil(0.35, &ellipse(x, y, rx, ry, "#2d2218"))
}

/// A round well with a roof on two posts.
fn well() -> String {
    let mut out = shadow(22.0, 31.0, 16.0, 6.0);
    out += &ellipse(20.0, 28.0, 14.0, 8.5, "#6f6152");
    out += &rect(6.0, 22.0, 28.0, 6.0, "#8d7b68");
    out += &ellipse(20.0, 22.0, 14.0, 7.5, "#b3a28c");
    out += &ellipse(20.0, 22.5, 10.0, 5.0, "#2f5d8a");
    out += &ellipse(18.0, 23.5, 6.0, 2.6, "#7fb0c4");
    out += &stroke("M8 21V7M32 21V7", "#5f452d", 2.6);
    out += &shape("M4 10L20 1L36 10L31 12.5H9z", "#a4472f");
    out += &shape("M4 10L20 1V12.5H9z", "#c4674a");
    out + &stroke("M20 9V20", "#4a3b2f", 1.2)
}

/// A place with a stone cross where paths part.
fn plaza() -> String {
    let mut out = circle(20.0, 20.0, 19.0, "#b79f74");
    out += &circle(20.0, 20.0, 17.0, "#d9b382");
    out += r##"<circle cx="20" cy="20" r="13.5" fill="none" stroke="#c99f6c" stroke-width="3" stroke-dasharray="5 2.5"/>"##;
    out += &shadow(23.0, 27.0, 9.0, 4.0);
    out += &shape("M12 28L14 24H26L28 28z", "#8d7b68");
    out += &rect(17.5, 6.0, 5.0, 19.0, "#b3a28c");
    out += &rect(20.5, 6.0, 2.0, 19.0, "#8d7b68");
    out + &rect(12.0, 10.0, 16.0, 4.5, "#b3a28c")
}

/// A market stall with a striped awning.
fn stall() -> String {
    let mut out = shadow(22.0, 35.0, 17.0, 4.0);
    out += &stroke("M6 16V35M34 16V35", "#5f452d", 2.4);
    out += &rect(5.0, 25.0, 30.0, 9.0, "#9a7650");
    out += &rect(5.0, 25.0, 30.0, 2.6, "#c99f6c");
    for (x, fill) in [(10.0, "#c0392b"), (16.0, "#d9a514"), (22.0, "#5f7f3a"), (28.0, "#c0392b")] {
        out += &circle(x, 24.0, 2.8, fill);
    }
    out += &shape("M3 17L8 6H32L37 17z", "#f3e6cd");
    for x in [0.0, 11.6, 23.2] {
        out += &shape(&format!("M{} 17L{} 6h4.6L{} 17z", 3.0 + x, 8.0 + x * 0.86, 9.0 + x), "#b5523b");
    }
    out + &stroke(
        "M3 17q2.8 4 5.7 0q2.8 4 5.7 0q2.8 4 5.7 0q2.8 4 5.7 0q2.8 4 5.7 0q2.8 4 5.5 0",
        "#a4472f",
        1.6,
    )
}

/// Stocks: a board with three holes between two posts.
fn stocks() -> String {
    let mut out = shadow(22.0, 34.0, 16.0, 4.0);
    out += &rect(4.0, 8.0, 5.0, 27.0, "#7a5a3c");
    out += &rect(31.0, 8.0, 5.0, 27.0, "#5f452d");
    out += &rect(6.0, 12.0, 28.0, 14.0, "#9a7650");
    out += &rect(6.0, 12.0, 28.0, 3.0, "#c69a63");
    out += &stroke("M6 19H34", "#5f452d", 1.2);
    out += &circle(20.0, 19.0, 4.0, "#3f2d1d");
    out += &circle(12.0, 19.5, 2.3, "#3f2d1d");
    out + &circle(28.0, 19.5, 2.3, "#3f2d1d")
}

/// A fountain where roads part.
fn fountain() -> String {
    let mut out = circle(20.0, 20.0, 19.0, "#a98a5d");
    out += &circle(20.0, 20.0, 17.5, "#cdbfa9");
    out += &shadow(21.5, 23.5, 14.0, 11.0);
    out += &circle(20.0, 21.0, 14.0, "#8d8171");
    out += &circle(20.0, 20.0, 13.4, "#b3a28c");
    out += &circle(20.0, 20.5, 10.6, "#5f97b0");
    out += &circle(19.0, 19.5, 8.0, "#7fb0c4");
    out += &rect(17.6, 9.0, 4.8, 12.0, "#b3a28c");
    out += &ellipse(20.0, 12.5, 6.5, 2.8, "#cdbfa9");
    out + &stroke("M20 10q-6 -5 -8 5M20 10q6 -5 8 5M20 10V4", "#d9ecf3", 1.5)
}

/// A small white chapel.
fn chapel() -> String {
    let mut out = shadow(23.0, 35.0, 16.0, 4.0);
    out += &rect(7.0, 18.0, 16.0, 17.0, "#f7efdf");
    out += &rect(23.0, 18.0, 11.0, 17.0, "#d9c6a3");
    out += &shape("M5 19L15 8L25 19z", "#c4674a");
    out += &shape("M15 8H28L36 19H25z", "#a4472f");
    out += &shape("M12 35V27a3 3 0 0 1 6 0V35z", "#5f452d");
    out += &circle(15.0, 21.0, 1.8, "#2f5d8a");
    out + &stroke("M15 8V1M12 3.4H18", "#4a3b2f", 1.8)
}

fn post(look: Look) -> String {
    let (dark, light) = if look == Look::Stone { ("#6f6152", "#b3a28c") } else { ("#5f452d", "#9a7650") };
    veil(0.3, &circle(52.0, 53.0, 9.0, "#2d2218"))
        + &circle(50.0, 50.0, 8.5, dark)
        + &circle(49.0, 49.0, 6.5, light)
}

/// A low wall or a fence between areas of different kinds.
fn seam(look: Look, line: &str) -> String {
    let (dark, light, dash) =
        if look == Look::Stone { ("#7d6f5f", "#b3a28c", "6 2") } else { ("#6a4d33", "#a57e54", "3 5") };
    stroke(line, dark, 4.6)
        + &format!(r#"<path d="{line}" stroke="{light}" stroke-width="3" stroke-dasharray="{dash}"/>"#)
}
