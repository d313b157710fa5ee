//! Lanes: arms that meet in the middle, bends that leave it free, and stubs that end before it.

use super::{Look, circle, symbol};
use castellan_core::scene::Symbol;

const TILE: (f32, f32) = (100.0, 100.0);

pub(crate) fn symbols(look: Look) -> Vec<Symbol> {
    let mut all: Vec<Symbol> =
        (1..16).map(|bits| symbol(look, &format!("lane-{bits}"), TILE, lane(bits, look))).collect();
    // Quarter circles around a corner.
    for (name, sweep) in [
        ("ne", "M50 0A50 50 0 0 0 100 50"),
        ("es", "M100 50A50 50 0 0 0 50 100"),
        ("sw", "M50 100A50 50 0 0 0 0 50"),
        ("wn", "M0 50A50 50 0 0 0 50 0"),
    ] {
        all.push(symbol(look, &format!("bend-{name}"), TILE, plain_lane(sweep, look)));
    }
    for (name, way, (x, y)) in [
        ("n", "M50 0V26", (50.0, 26.0)),
        ("e", "M100 50H74", (74.0, 50.0)),
        ("s", "M50 100V74", (50.0, 74.0)),
        ("w", "M0 50H26", (26.0, 50.0)),
    ] {
        all.push(symbol(look, &format!("stub-{name}"), TILE, plain_lane(way, look) + &door_step(x, y, look)));
    }
    all
}

/// A lane along a way of its own.
fn plain_lane(way: &str, look: Look) -> String {
    let (edge, road, mark) = colours(look);
    let line = |colour: &str, width: f32, more: &str| {
        format!(r#"<path d="{way}" fill="none" stroke="{colour}" stroke-width="{width}"{more}/>"#)
    };
    let dashes = if look == Look::Stone { "2 6" } else { "6 4" };
    line(edge, 22.0, "")
        + &line(road, 17.0, "")
        + &line(mark, 8.0, &format!(r#" stroke-dasharray="{dashes}" opacity="0.5""#))
}

/// ZA13: a path with one arm ends at the building opposite.
fn door_step(x: f32, y: f32, look: Look) -> String {
    circle(x, y, 8.0, "#6f6152") + &circle(x, y, 6.0, if look == Look::Stone { "#b3a28c" } else { "#9a7650" })
}

fn colours(look: Look) -> (&'static str, &'static str, &'static str) {
    match look {
        Look::Stone => ("#b79f74", "#efe3c6", "#cdb98f"),
        Look::Timber => ("#a98a5d", "#dfc698", "#c0a06b"),
    }
}

/// Lanes from the middle of some sides to the middle of the tile; they end square at its edge.
fn lane(bits: usize, look: Look) -> String {
    let (edge, road, mark) = colours(look);
    let sides: Vec<usize> = (0..4).filter(|side| bits >> side & 1 == 1).collect();
    let arms = |shift: f32| -> String {
        let arm = |side: &usize| match side {
            0 => format!("M{} 50V0", 50.0 + shift),
            1 => format!("M50 {}H100", 50.0 + shift),
            2 => format!("M{} 50V100", 50.0 + shift),
            _ => format!("M50 {}H0", 50.0 + shift),
        };
        sides.iter().map(arm).collect()
    };
    let line = |outline: &str, colour: &str, width: f32, more: &str| {
        format!(r#"<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{width}"{more}/>"#)
    };
    let whole = arms(0.0);
    let mut out = line(&whole, edge, 22.0, "") + &circle(50.0, 50.0, 11.0, edge);
    out += &(line(&whole, road, 17.0, "") + &circle(50.0, 50.0, 8.5, road));
    match look {
        Look::Stone => out += &line(&whole, mark, 9.0, r#" stroke-dasharray="2 6" opacity="0.6""#),
        Look::Timber => {
            for shift in [-4.0, 4.0] {
                out += &line(&arms(shift), mark, 1.8, r#" opacity="0.6""#);
            }
            // Pebbles in the ruts, and grass that grows over the rims.
            for (shift, colour, dashes) in [
                (-6.5, "#f0deb8", "1.6 8.4"),
                (1.2, "#b08f5c", "1.8 9.2"),
                (6.5, "#b08f5c", "1.4 6.6"),
                (-10.6, "#8aa552", "2 6.5"),
                (10.6, "#8aa552", "2 5.5"),
            ] {
                out += &line(&arms(shift), colour, 2.0, &format!(r#" stroke-dasharray="{dashes}""#));
            }
        }
    }
    if let [side] = sides[..] {
        let (x, y) = [(50.0, 56.0), (44.0, 50.0), (50.0, 44.0), (56.0, 50.0)][side];
        out += &door_step(x, y, look);
    }
    out
}
