//! Houses and towers that end at a corner of their tile: for each half edge the triangle from there to the middle, and
//! the rims along which they end.

use super::{Look, shape, stroke, symbol};
use castellan_core::scene::Symbol;

const TILE: (f32, f32) = (100.0, 100.0);
/// The half edges by name, each with its two ends, clockwise.
const HALVES: [(&str, [(f32, f32); 2]); 8] = [
    ("nl", [(0.0, 0.0), (50.0, 0.0)]),
    ("nr", [(50.0, 0.0), (100.0, 0.0)]),
    ("el", [(100.0, 0.0), (100.0, 50.0)]),
    ("er", [(100.0, 50.0), (100.0, 100.0)]),
    ("sl", [(100.0, 100.0), (50.0, 100.0)]),
    ("sr", [(50.0, 100.0), (0.0, 100.0)]),
    ("wl", [(0.0, 100.0), (0.0, 50.0)]),
    ("wr", [(0.0, 50.0), (0.0, 0.0)]),
];
/// How far towards the middle a triangle goes.
const DEEP: f32 = 0.88;

pub(crate) fn symbols(look: Look) -> Vec<Symbol> {
    let (house, tower) = match look {
        Look::Stone => {
            (["#b5523b", "#963f29", "#d98e66", "#f3e6cd"], ["#8d8171", "#6f6152", "#b3a28c", "#cdbfa9"])
        }
        Look::Timber => {
            (["#c99c52", "#a67c3a", "#ecd08f", "#f3e6cd"], ["#a5835a", "#7d5f3c", "#e8ab9d", "#c9a878"])
        }
    };
    let mut all = Vec::new();
    for (name, ends) in HALVES {
        for (kind, colours) in [("house", house), ("tower", tower)] {
            all.push(symbol(look, &format!("{kind}-{name}"), TILE, triangle(ends, colours)));
            all.push(symbol(look, &format!("{kind}-rim-{name}"), TILE, rim(ends[0], colours[3])));
        }
    }
    all
}

/// The light rim of an area that ends at the beginning of a half edge.
fn rim((x, y): (f32, f32), colour: &str) -> String {
    stroke(&format!("M{x} {y}L{} {}", x + (50.0 - x) * DEEP, y + (50.0 - y) * DEEP), colour, 2.4)
}

/// A roof or a floor in courses that run along the edge.
fn triangle([(ax, ay), (bx, by)]: [(f32, f32); 2], [fill, shade, light, _]: [&str; 4]) -> String {
    let towards = |x: f32, y: f32, part: f32| (x + (50.0 - x) * part, y + (50.0 - y) * part);
    let ((px, py), (qx, qy)) = (towards(ax, ay, DEEP), towards(bx, by, DEEP));
    let outline = format!("M{ax} {ay}L{bx} {by}L{qx} {qy}L{px} {py}z");
    let mut out = shape(&outline, fill);
    for (course, colour) in [(0.22, shade), (0.44, light), (0.66, shade)] {
        let ((x1, y1), (x2, y2)) = (towards(ax, ay, course), towards(bx, by, course));
        out += &stroke(&format!("M{x1} {y1}L{x2} {y2}"), colour, 3.0);
    }
    out
}
