//! Ground, houses, towers and lanes: whatever fills a tile and must join with its neighbours.

use super::{Look, circle, rect, shape, stroke, symbol, veil};
use castellan_core::scene::Symbol;

const TILE: (f32, f32) = (100.0, 100.0);
/// How far a building stays away from the middle lines where it ends inside the tile.
const GAP: f32 = 5.0;

pub(crate) fn symbols(look: Look) -> Vec<Symbol> {
    let mut all = vec![
        symbol(look, "ground", TILE, ground(look, 0)),
        symbol(look, "ground-b", TILE, ground(look, 1)),
        symbol(look, "empty", TILE, empty(look)),
    ];
    for bits in 1..16 {
        all.push(symbol(look, &format!("house-{bits}"), TILE, area(bits, look, house)));
        all.push(symbol(look, &format!("tower-{bits}"), TILE, area(bits, look, tower)));
    }
    all
}

/// A quarter's piece of an area: its box, and where it ends inside the tile.
struct Piece {
    quarter: usize,
    x: f32,
    y: f32,
    width: f32,
    height: f32,
    /// Whether the side towards the middle line is an end of the area: vertical and horizontal.
    ends_across: bool,
    ends_along: bool,
}

impl Piece {
    fn is_west(&self) -> bool {
        matches!(self.quarter, 0 | 3)
    }

    fn is_north(&self) -> bool {
        self.quarter < 2
    }

    /// The lines where the area ends inside the tile.
    fn ends(&self) -> Vec<(f32, f32, f32, f32)> {
        let mut lines = Vec::new();
        if self.ends_across {
            let x = if self.is_west() { self.x + self.width } else { self.x };
            lines.push((x, self.y, x, self.y + self.height));
        }
        if self.ends_along {
            let y = if self.is_north() { self.y + self.height } else { self.y };
            lines.push((self.x, y, self.x + self.width, y));
        }
        lines
    }
}

/// An area over some quarters, each drawn by itself so that it joins with any other quarter.
fn area(bits: usize, look: Look, draw: fn(&Piece, Look) -> String) -> String {
    let has = |quarter: usize| bits >> (quarter % 4) & 1 == 1;
    (0..4)
        .filter(|&quarter| has(quarter))
        .map(|quarter| {
            let (west, north) = (matches!(quarter, 0 | 3), quarter < 2);
            // The quarter beside it in the same row, and the one in the same column.
            let ends_across = !has([1, 0, 3, 2][quarter]);
            let ends_along = !has([3, 2, 1, 0][quarter]);
            let width = if ends_across { 50.0 - GAP } else { 50.0 };
            let height = if ends_along { 50.0 - GAP } else { 50.0 };
            let x = if west { 0.0 } else { 100.0 - width };
            let y = if north { 0.0 } else { 100.0 - height };
            draw(&Piece { quarter, x, y, width, height, ends_across, ends_along }, look)
        })
        .collect()
}

/// Rows of roofs whose ridges run on from tile to tile.
fn house(piece: &Piece, look: Look) -> String {
    let (lit, shade, ridge, wall, beam) = match look {
        Look::Stone => (["#c4674a", "#b5523b"], ["#963f29", "#83331f"], "#d98e66", "#f3e6cd", "#b3a28c"),
        Look::Timber => (["#d8b066", "#c99c52"], ["#a67c3a", "#94692c"], "#ecd08f", "#f3e6cd", "#7a5a3c"),
    };
    let Piece { x, y, width, height, quarter, .. } = *piece;
    let mut out = rect(x + 1.5, y + 2.0, width + 2.0, height + 2.0, "#2d2218");
    out = veil(0.28, &out);
    out += &rect(x, y, width, height, shade[1]);
    let top = if piece.is_north() { 0.0 } else { 50.0 };
    for row in 0..2 {
        let from = top + 25.0 * row as f32;
        let (start, end) = (from.max(y), (from + 25.0).min(y + height));
        let middle = (from + 12.0).clamp(start, end);
        out += &rect(x, start, width, middle - start, lit[(row + quarter) % 2]);
        out += &rect(x, middle, width, end - middle, shade[(row + quarter) % 2]);
        out += &stroke(&format!("M{x} {middle}H{}", x + width), ridge, 1.6);
        // Courses of tiles or straw.
        let mut lines = String::new();
        let mut at = x + 4.0 + 3.0 * ((row + quarter) % 3) as f32;
        while at < x + width - 1.0 {
            lines += &format!(
                "M{at} {}V{}M{} {}V{}",
                start + 2.0,
                middle - 2.0,
                at + 3.0,
                middle + 2.0,
                end - 2.0
            );
            at += 7.0;
        }
        out += &veil(0.22, &stroke(&lines, "#3f2416", 1.0));
        let chimney = x + width * (0.28 + 0.4 * ((quarter + row) % 2) as f32);
        out += &rect(chimney, middle - 7.0, 5.0, 8.0, wall);
        out += &rect(chimney + 3.2, middle - 7.0, 1.8, 8.0, beam);
        if look == Look::Timber {
            out += &thatch(piece, row, (start, middle, end));
        }
    }
    for (x1, y1, x2, y2) in piece.ends() {
        out += &stroke(&format!("M{x1} {y1}L{x2} {y2}"), wall, 3.6);
        out += &stroke(&format!("M{x1} {y1}L{x2} {y2}"), beam, 1.0);
    }
    out
}

/// Straw in bundles, a woven ridge and ragged eaves; here and there a gable of timber and plaster.
fn thatch(piece: &Piece, row: usize, (start, middle, end): (f32, f32, f32)) -> String {
    let Piece { x, width, quarter, .. } = *piece;
    let across = |y: f32, colour: &str, wide: f32, dashes: &str| {
        format!(
            r#"<path d="M{x} {y}H{}" stroke="{colour}" stroke-width="{wide}" stroke-dasharray="{dashes}"/>"#,
            x + width
        )
    };
    let bundles = across((start + middle) / 2.0, "#f3dca0", 1.4, "5 3 2 4")
        + &across((middle + end) / 2.0, "#6f4c20", 1.4, "3 4 6 2")
        + &across(end - 1.2, "#5a3f1c", 2.4, "4 2.5");
    let mut out = veil(0.5, &bundles) + &across(middle, "#7a5a3c", 2.2, "1.6 2.6");
    if (quarter + row).is_multiple_of(2) && end - start > 20.0 {
        let (left, top) = (x + width * 0.62, middle + 1.5);
        out += &shape(&format!("M{} {}l6 -5l6 5z", left - 1.5, top + 2.0), "#b98d45");
        out += &rect(left, top + 1.5, 9.0, 7.0, "#f3e6cd");
        out += &stroke(
            &format!("M{left} {}h9v7h-9zv7M{} {}v7", top + 1.5, left + 4.5, top + 1.5),
            "#6b4d30",
            1.1,
        );
    }
    out
}

/// In stone a keep with round turrets and battlements; in timber a fenced sty with its pigs.
fn tower(piece: &Piece, look: Look) -> String {
    match look {
        Look::Stone => keep(piece),
        Look::Timber => sty(piece),
    }
}

fn keep(piece: &Piece) -> String {
    let Piece { x, y, width, height, .. } = *piece;
    let mut out = veil(0.3, &rect(x + 2.0, y + 2.5, width + 2.0, height + 2.0, "#2d2218"));
    out += &rect(x, y, width, height, "#8d8171");
    let mut joints = String::new();
    let top = if piece.is_north() { 0.0 } else { 50.0 };
    let left = if piece.is_west() { 0.0 } else { 50.0 };
    for row in 0..5 {
        let line = top + 10.0 * row as f32;
        if line > y && line < y + height {
            joints += &format!("M{x} {line}H{}", x + width);
        }
        for column in 0..3 {
            let at = left + 8.0 + 17.0 * column as f32 + if row % 2 == 0 { 0.0 } else { 8.0 };
            if at < x + width && at > x && line >= y && line + 10.0 <= y + height {
                joints += &format!("M{at} {line}V{}", line + 10.0);
            }
        }
    }
    out += &veil(0.5, &stroke(&joints, "#6f6152", 1.0));
    let (cx, cy) = (left + 25.0, top + 25.0);
    out += &veil(0.35, &circle(cx + 2.5, cy + 3.0, 15.0, "#2d2218"));
    out += &circle(cx, cy, 15.0, "#b3a28c");
    out += &format!(
        r##"<circle cx="{cx}" cy="{cy}" r="13" fill="none" stroke="#6f6152" stroke-width="4" stroke-dasharray="5 3.2"/>"##
    );
    out += &circle(cx, cy, 10.0, "#9a8b78");
    out += &shape(&format!("M{} {}a10 10 0 0 1 14 -14l-3 3a6 6 0 0 0 -8 8z", cx - 7.0, cy + 7.0), "#c9bca8");
    for (x1, y1, x2, y2) in piece.ends() {
        out += &stroke(&format!("M{x1} {y1}L{x2} {y2}"), "#6f6152", 5.0);
        out += &format!(
            r##"<path d="M{x1} {y1}L{x2} {y2}" stroke="#cdbfa9" stroke-width="4" stroke-dasharray="5 3"/>"##
        );
    }
    out
}

fn sty(piece: &Piece) -> String {
    let Piece { x, y, width, height, quarter, .. } = *piece;
    let top = if piece.is_north() { 0.0 } else { 50.0 };
    let left = if piece.is_west() { 0.0 } else { 50.0 };
    let mut out = rect(x, y, width, height, "#a5835a");
    let blot = |dx: f32, dy: f32, rx: f32, ry: f32, fill: &str| {
        format!(r#"<ellipse cx="{}" cy="{}" rx="{rx}" ry="{ry}" fill="{fill}"/>"#, left + dx, top + dy)
    };
    out += &blot(15.0, 34.0, 9.0, 5.0, "#8c6c46");
    out += &blot(34.0, 14.0, 8.0, 5.0, "#b7966c");
    out += &blot(36.0, 38.0, 6.0, 3.5, "#8c6c46");
    // Straw that lies about.
    let straws = [(9.0, 12.0), (22.0, 8.0), (41.0, 25.0), (12.0, 43.0), (27.0, 42.0), (6.0, 27.0)];
    let straw = |(dx, dy): (f32, f32)| format!("M{} {}l5 -2m-3 3l4 1", left + dx, top + dy);
    let inside = |(dx, dy): &(f32, f32)| left + dx + 5.0 < x + width && top + dy + 2.0 < y + height;
    let lines: String = straws.into_iter().filter(inside).map(straw).collect();
    out += &veil(0.75, &stroke(&lines, "#dcbf86", 1.0));
    out += &pig(left + 25.0, top + 24.0, if quarter % 2 == 0 { 1.0 } else { -1.0 });
    for (x1, y1, x2, y2) in piece.ends() {
        let line = format!("M{x1} {y1}L{x2} {y2}");
        out += &veil(
            0.35,
            &stroke(&format!("M{} {}L{} {}", x1 + 1.0, y1 + 1.8, x2 + 1.0, y2 + 1.8), "#2d2218", 3.0),
        );
        out += &stroke(&line, "#7a5a3c", 3.0);
        out += &format!(
            r##"<path d="{line}" stroke="#c69a63" stroke-width="4.6" stroke-dasharray="2.4 7.6"/>"##
        );
    }
    out
}

/// A pig, looking to one side.
fn pig(x: f32, y: f32, facing: f32) -> String {
    let side = |dx: f32| x + dx * facing;
    let mut out =
        veil(0.3, &format!(r##"<ellipse cx="{x}" cy="{}" rx="14" ry="4" fill="#2d2218"/>"##, y + 9.0));
    for leg in [-8.0, -3.0, 4.0, 8.0] {
        out += &stroke(&format!("M{} {}v6", side(leg), y + 4.0), "#c98579", 2.6);
    }
    out += &format!(r##"<ellipse cx="{x}" cy="{y}" rx="13" ry="8.4" fill="#e8ab9d"/>"##);
    out += &format!(r##"<ellipse cx="{}" cy="{}" rx="9" ry="4" fill="#f3c5ba"/>"##, side(-2.0), y - 3.0);
    out += &circle(side(11.0), y - 1.5, 6.0, "#e8ab9d");
    out += &format!(r##"<ellipse cx="{}" cy="{y}" rx="2.2" ry="2.8" fill="#c98579"/>"##, side(16.0));
    out += &shape(&format!("M{} {}l{} -5l{} 4z", side(8.0), y - 6.0, 1.0 * facing, 4.0 * facing), "#c98579");
    out += &circle(side(11.5), y - 3.0, 1.0, "#4a3b2f");
    out + &stroke(
        &format!("M{} {}q{} -3 {} -5", side(-13.0), y - 1.0, -3.0 * facing, -facing),
        "#c98579",
        1.6,
    )
}

fn ground(look: Look, variant: usize) -> String {
    match look {
        Look::Stone => {
            let mut out = rect(0.0, 0.0, 100.0, 100.0, "#d8c8a4");
            // Paving: stones that keep clear of the edges, so that any two tiles join.
            for (number, (x, y)) in PAVING.iter().enumerate() {
                let (x, y) = if variant == 0 { (*x, *y) } else { (100.0 - y, *x) };
                let fill = ["#e3d5b5", "#cdbb94", "#dccca8"][(number + variant) % 3];
                out += &format!(
                    r#"<rect x="{}" y="{}" width="15" height="10" rx="3" fill="{fill}"/>"#,
                    x - 7.0,
                    y - 5.0
                );
            }
            out
        }
        Look::Timber => {
            let mut out = rect(0.0, 0.0, 100.0, 100.0, "#a9bf6b");
            for (number, (x, y)) in PAVING.iter().enumerate().step_by(2) {
                let (x, y) = if variant == 0 { (*x, *y) } else { (100.0 - y, *x) };
                let fill = ["#98b05a", "#bccf83"][number / 2 % 2];
                out += &veil(0.7, &format!(r#"<ellipse cx="{x}" cy="{y}" rx="9" ry="5" fill="{fill}"/>"#));
            }
            for (number, (x, y)) in PAVING.iter().enumerate().skip(1).step_by(3) {
                let (x, y) = if variant == 0 { (*x, *y) } else { (*y, 100.0 - x) };
                out += &stroke(
                    &format!("M{} {}l-2 -4M{} {}v-5M{} {}l2 -4", x - 1.0, y, x, y, x + 1.0, y),
                    "#7f9a4a",
                    1.1,
                );
                let (petals, heart) = [("#f7efdf", "#e0b64a"), ("#e7c65c", "#b5523b")][number % 2];
                out += &circle(x + 6.0, y - 2.0, 1.7, petals);
                out += &circle(x + 6.0, y - 2.0, 0.7, heart);
            }
            out
        }
    }
}

const PAVING: [(f32, f32); 16] = [
    (14.0, 12.0),
    (38.0, 9.0),
    (66.0, 13.0),
    (88.0, 10.0),
    (11.0, 34.0),
    (33.0, 30.0),
    (70.0, 33.0),
    (89.0, 37.0),
    (13.0, 66.0),
    (36.0, 69.0),
    (67.0, 64.0),
    (90.0, 68.0),
    (10.0, 89.0),
    (34.0, 91.0),
    (64.0, 88.0),
    (87.0, 91.0),
];

fn empty(look: Look) -> String {
    let (fill, line, tuft) = match look {
        Look::Stone => ("#8f8a66", "#7f7a58", "#a39d77"),
        Look::Timber => ("#7d8c52", "#6e7d46", "#93a263"),
    };
    let mut out = rect(0.0, 0.0, 100.0, 100.0, fill);
    for (x, y) in PAVING.iter().step_by(3) {
        out += &stroke(&format!("M{} {}l-2 -4M{x} {y}v-5M{} {}l2 -4", x - 1.0, y, x + 1.0, y), tuft, 1.2);
    }
    out += &format!(
        r#"<rect x="1" y="1" width="98" height="98" fill="none" stroke="{line}" stroke-width="2" stroke-dasharray="6 6"/>"#
    );
    out
}
