//! A tile drawn from its data: ground, water, roads, cities with houses and walls, trees.
//!
//! Signs are drawings of their own, because they stay upright however the tile is turned.
//!
//! Nothing random touches a side, so tiles join without a seam: a road meets its side in the middle at
//! full width, a wall ends in a corner, meadow and city ground are plain along the rim.

use crate::art::geometry::{CityShape, Oval, Point, course_path};
use crate::art::plan::{Plan, RIVER_HALF, ROAD_HALF, river_end};
use crate::art::town;
use crate::tiles::{Mark, Road, TileKind};
use std::fmt::Write;

const MEADOW: &str = "#a9bf6b";
/// So many bytes of a tile leave room for what is in a field.
const PASTURE_FROM: usize = 5_000;

/// Luck that is the same everywhere: it comes from the tile's id.
pub(super) struct Luck(u32);

impl Luck {
    fn of(id: &str) -> Luck {
        Luck(id.bytes().fold(2_166_136_261, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(16_777_619)))
    }

    pub(super) fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % n
    }

    pub(super) fn around(&mut self, middle: f32, reach: f32) -> f32 {
        middle + (self.below(201) as f32 / 100.0 - 1.0) * reach
    }
}

/// Draws one kind of tile.
pub(super) fn draw(kind: &TileKind, plan: &Plan) -> String {
    let mut out = String::with_capacity(6 << 10);
    let mut luck = Luck::of(kind.id);
    let _ = write!(out, r#"<path d="M0 0H100V100H0Z" fill="{MEADOW}"/>"#);
    meadow(&mut out, &mut luck);
    water(&mut out, kind);
    roads(&mut out, kind, plan);
    if kind.block.is_some() {
        carcassonne(&mut out, kind, &mut luck);
    }
    for (n, city) in plan.cities.iter().enumerate() {
        let _ = write!(out, r##"<path d="{}" fill="#d9b382"/>"##, city.path());
        town::draw(&mut out, plan, n as u8, &mut luck);
        walls(&mut out, plan, n);
    }
    if kind.has(Mark::Tunnel) {
        tunnel_mouths(&mut out, plan);
    }
    let trees = trees(&mut out, kind, plan, &mut luck);
    for n in 0..kind.fields.len() as u8 {
        // A tile has so much ink and no more.
        if out.len() > PASTURE_FROM {
            break;
        }
        pasture(&mut out, plan, (kind.cities.len() + kind.roads.len()) as u8 + n, &trees, &mut luck);
    }
    out
}

fn meadow(out: &mut String, luck: &mut Luck) {
    for tone in ["#98b05a", "#bccf83", "#98b05a"] {
        let (rx, ry) = (luck.around(17.0, 4.0), luck.around(10.0, 3.0));
        let (x, y) = (luck.around(50.0, 28.0), luck.around(50.0, 34.0));
        let _ = write!(
            out,
            r#"<ellipse cx="{x:.0}" cy="{y:.0}" rx="{rx:.0}" ry="{ry:.0}" fill="{tone}" opacity=".45"/>"#
        );
    }
    let mut tufts = String::new();
    for _ in 0..12 {
        let (x, y) = (luck.around(50.0, 44.0), luck.around(50.0, 44.0));
        let _ = write!(tufts, "M{x:.0} {y:.0}l1-3M{:.0} {y:.0}l2-2", x + 2.0);
    }
    let _ = write!(out, r##"<path d="{tufts}" stroke="#7f9a4a" stroke-width=".8" fill="none"/>"##);
}

fn water(out: &mut String, kind: &TileKind) {
    if kind.river == 0 {
        return;
    }
    let path = course_path(kind.river, river_end(kind));
    for (colour, width) in
        [("#8fa05c", 2.0 * RIVER_HALF + 3.0), ("#7fb0c4", 2.0 * RIVER_HALF), ("#98c4d4", 5.0)]
    {
        let _ = write!(out, r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/>"#);
    }
    let pool = if kind.has(Mark::Lake) {
        27.0
    } else if kind.has(Mark::Spring) {
        15.0
    } else {
        return;
    };
    let _ = write!(
        out,
        r##"<circle cx="50" cy="50" r="{}" fill="#8fa05c"/><circle cx="50" cy="50" r="{pool}" fill="#7fb0c4"/><path d="M40 46q5-4 10 0t10 0M42 55q4-3 8 0t8 0" fill="none" stroke="#d7eaf0" stroke-width="1.4"/>"##,
        pool + 1.5
    );
}

fn roads(out: &mut String, kind: &TileKind, plan: &Plan) {
    let paths: Vec<String> =
        kind.roads.iter().zip(&plan.road_ends).map(|(road, &end)| course_path(road.sides, end)).collect();
    for path in &paths {
        if kind.river != 0 {
            let bridge = 2.0 * ROAD_HALF + 7.0;
            let _ = write!(
                out,
                r##"<path d="{path}" fill="none" stroke="#8d7b68" stroke-width="{bridge}" stroke-dasharray="0 36 28 99"/>"##
            );
        }
    }
    let straight = |road: &Road| matches!(road.sides, 0b0101 | 0b1010);
    let crossing =
        paths.len() == 2 && kind.roads.iter().all(straight) || kind.roads.iter().any(|road| road.gate);
    for (n, path) in paths.iter().enumerate() {
        if crossing && n == 1 {
            let _ = write!(
                out,
                r##"<path d="{path}" fill="none" stroke="#8d7b68" stroke-width="20" stroke-dasharray="0 36 28 99"/>"##
            );
        }
        let _ = write!(
            out,
            r##"<path d="{path}" fill="none" stroke="#b79f74" stroke-width="{}"/><path d="{path}" fill="none" stroke="#efe3c6" stroke-width="{}"/>"##,
            2.0 * ROAD_HALF,
            2.0 * ROAD_HALF - 2.4
        );
    }
}

/// Walls with a shadow, a walk with battlements, and turrets: few paths for all of them.
fn walls(out: &mut String, plan: &Plan, n: usize) {
    let mut path = String::new();
    let mut turrets = [String::new(), String::new()];
    for bow in plan.cities[n].walls() {
        let _ = write!(
            path,
            "M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}",
            bow.from.0, bow.from.1, bow.pull.0, bow.pull.1, bow.to.0, bow.to.1
        );
        for t in [0.27, 0.73] {
            let (x, y) = bow.point(t);
            disc(&mut turrets[0], x, y, 4.6);
            disc(&mut turrets[1], x - 0.5, y - 0.5, 3.6);
        }
    }
    if path.is_empty() {
        return;
    }
    let _ = write!(
        out,
        r##"<path d="{path}" fill="none" stroke="#4a3b2f" stroke-width="6" opacity=".25" transform="translate(1 1.6)"/><path d="{path}" fill="none" stroke="#6f6152" stroke-width="5.4"/><path d="{path}" fill="none" stroke="#b3a28c" stroke-width="3.4"/><path d="{path}" fill="none" stroke="#8d7b68" stroke-width="3.4" stroke-dasharray="2 2.2"/>"##
    );
    for (path, fill) in turrets.iter().zip(["#6f6152", "#b3a28c"]) {
        let _ = write!(out, r#"<path d="{path}" fill="{fill}"/>"#);
    }
}

/// Adds a disc to path data.
fn disc(path: &mut String, x: f32, y: f32, r: f32) {
    let _ = write!(
        path,
        "M{:.1} {y:.1}a{r:.1} {r:.1} 0 1 0 {:.1} 0a{r:.1} {r:.1} 0 1 0-{:.1} 0",
        x - r,
        2.0 * r,
        2.0 * r
    );
}

/// Where a road goes under a city.
fn tunnel_mouths(out: &mut String, plan: &Plan) {
    for bow in plan.cities.iter().flat_map(CityShape::walls) {
        let (x, y) = bow.point(0.5);
        let _ = write!(
            out,
            r##"<circle cx="{x:.0}" cy="{y:.0}" r="9" fill="#8d7b68"/><circle cx="{x:.0}" cy="{y:.0}" r="6" fill="#4a3b2f"/>"##
        );
    }
}

/// Plants trees, and says where.
fn trees(out: &mut String, kind: &TileKind, plan: &Plan, luck: &mut Luck) -> Vec<Point> {
    let first = (kind.cities.len() + kind.roads.len()) as u8;
    let (mut shadow, mut dark, mut light) = (String::new(), String::new(), String::new());
    let mut planted = Vec::new();
    for _ in 0..26 {
        let at = (luck.around(50.0, 40.0), luck.around(50.0, 40.0));
        let r = luck.around(3.4, 0.9);
        let around = [(0.0, 6.0), (0.0, -6.0), (6.0, 0.0), (-6.0, 0.0), (0.0, 0.0)];
        let meadow = (0..kind.fields.len() as u8)
            .any(|n| around.iter().all(|d| plan.holds(first + n, (at.0 + d.0, at.1 + d.1))));
        let stands = plan.stands.iter().any(|s| (s.0 - at.0).hypot(s.1 - at.1) < 11.0);
        if !meadow || stands || plan.is_taken(at, 4.0) {
            continue;
        }
        disc(&mut shadow, at.0 + 1.4, at.1 + 1.8, r);
        disc(&mut dark, at.0, at.1, r);
        disc(&mut light, at.0 - 0.8, at.1 - 0.9, r * 0.62);
        planted.push(at);
        if planted.len() == 6 {
            break;
        }
    }
    for (path, fill) in [(shadow, "#8aa152"), (dark, "#4c6a2e"), (light, "#6b8c43")] {
        if !path.is_empty() {
            let _ = write!(out, r#"<path d="{path}" fill="{fill}"/>"#);
        }
    }
    planted
}

/// What is in a field now and then, where there is room: sheep, a haystack, a hedge.
fn pasture(out: &mut String, plan: &Plan, field: u8, trees: &[Point], luck: &mut Luck) {
    let free = |&(x, y): &Point| {
        let rim = [(-11.0, 0.0), (11.0, 0.0), (0.0, -9.0), (0.0, 8.0), (-8.0, -7.0), (8.0, 7.0), (0.0, 0.0)];
        rim.iter().all(|d| plan.holds(field, (x + d.0, y + d.1)))
            && !plan.is_taken((x, y), 10.0)
            && plan.stands.iter().all(|s| (s.0 - x).hypot(s.1 - y) > 15.0)
            && trees.iter().all(|t| (t.0 - x).hypot(t.1 - y) > 12.0)
    };
    let spot = (0..12).map(|_| (luck.around(50.0, 36.0), luck.around(50.0, 36.0))).find(free);
    let (Some((x, y)), what) = (spot, luck.below(4)) else { return };
    match what {
        0 | 1 => {
            let (mut shadow, mut wool, mut heads) = (String::new(), String::new(), String::new());
            for (dx, dy) in [(-5.0, 0.0), (2.0, -3.0), (5.0, 3.0)] {
                let (x, y) = (luck.around(x + dx, 1.0), luck.around(y + dy, 0.8));
                disc(&mut shadow, x + 0.8, y + 1.3, 2.4);
                disc(&mut wool, x - 1.0, y, 1.9);
                disc(&mut wool, x + 1.0, y - 0.3, 1.9);
                disc(&mut heads, x - 2.8, y - 0.4, 1.0);
            }
            for (path, fill) in [(shadow, "#8aa152"), (wool, "#f6efdf"), (heads, "#4a3b2f")] {
                let _ = write!(out, r#"<path d="{path}" fill="{fill}"/>"#);
            }
        }
        2 => {
            let _ = write!(
                out,
                r##"<ellipse cx="{:.1}" cy="{:.1}" rx="6" ry="2.4" fill="#8aa152"/><path d="M{:.1} {:.1}q0-9 5-9t5 9q-5 2.4-10 0z" fill="#d9b04f"/><path d="M{x:.1} {:.1}q5 0 5 9q-2.5 1.2-5 1.2z" fill="#b98a35"/>"##,
                x + 1.6,
                y + 4.0,
                x - 5.0,
                y + 3.5,
                y - 5.5
            );
        }
        _ => {
            let (mut shadow, mut leaves, mut lit) = (String::new(), String::new(), String::new());
            for n in 0..5 {
                let (x, y) = (x - 8.0 + 4.0 * n as f32, luck.around(y, 0.7));
                disc(&mut shadow, x + 0.9, y + 1.3, 2.4);
                disc(&mut leaves, x, y, 2.4);
                disc(&mut lit, x - 0.6, y - 0.7, 1.3);
            }
            for (path, fill) in [(shadow, "#8aa152"), (leaves, "#5f7f3a"), (lit, "#7f9a4a")] {
                let _ = write!(out, r#"<path d="{path}" fill="{fill}"/>"#);
            }
        }
    }
}

/// A piece of the City of Carcassonne: its ground and wall follow the half edges within the walls.
fn carcassonne(out: &mut String, kind: &TileKind, luck: &mut Luck) {
    // One oval for the whole block, of which every tile shows its part.
    let oval = Oval::seen_from(kind.block.unwrap_or_default());
    let (cx, cy) = oval.middle;
    let wall = |rx: f32, ry: f32, fill: &str| {
        format!(r#"<path d="{}" fill="{fill}"/>"#, oval_in_tile(cx, cy, rx, ry))
    };
    *out += &wall(158.0, 108.0, "#6f6152");
    *out += &wall(155.0, 105.0, "#b3a28c");
    *out += &wall(149.0, 99.0, "#8d7b68");
    *out += &wall(146.0, 96.0, "#d3aa76");
    let (mut front, mut lit, mut shade) = (String::new(), String::new(), String::new());
    for row in 0..8 {
        for column in 0..7 {
            let at =
                (luck.around(10.0 + column as f32 * 13.5, 1.5), luck.around(10.0 + row as f32 * 12.0, 1.5));
            if oval.contains(at, 20.0)
                && luck.below(7) > 0
                && at.0 > 6.0
                && at.0 < 94.0
                && at.1 > 7.0
                && at.1 < 95.0
            {
                let (x, y) = at;
                let _ = write!(front, "M{:.1} {y:.1}h9v4h-9z", x - 4.5);
                let _ = write!(lit, "M{:.1} {y:.1}l5-5v5z", x - 5.0);
                let _ = write!(shade, "M{x:.1} {:.1}l5 5h-5z", y - 5.0);
            }
        }
    }
    for (path, fill) in [(front, "#f3e6cd"), (lit, "#a4472f"), (shade, "#6d2a1a")] {
        if !path.is_empty() {
            let _ = write!(out, r#"<path d="{path}" fill="{fill}"/>"#);
        }
    }
}

/// The part of an oval that lies on the tile, as a polygon.
fn oval_in_tile(cx: f32, cy: f32, rx: f32, ry: f32) -> String {
    let mut path = String::new();
    // Walk the rows of the tile: simple, exact enough, and it never leaves the tile.
    let mut left = Vec::new();
    let mut right = Vec::new();
    for n in 0..=25 {
        let y = n as f32 * 4.0;
        let share = 1.0 - ((y - cy) / ry).powi(2);
        if share < 0.0 {
            continue;
        }
        let half = rx * share.sqrt();
        let (a, b) = ((cx - half).clamp(0.0, 100.0), (cx + half).clamp(0.0, 100.0));
        if a < b {
            left.push((a, y));
            right.push((b, y));
        }
    }
    right.reverse();
    for (n, (x, y)) in left.into_iter().chain(right).enumerate() {
        let _ = write!(path, "{}{x:.0} {y:.0}", if n == 0 { "M" } else { "L" });
    }
    if path.is_empty() { "M0 0".to_owned() } else { path + "Z" }
}
