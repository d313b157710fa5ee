//! A pen for slanted boxes: walls, merlons, gates and flat fields, with the light from the upper left.

use crate::scene::projection::{Look, Projection};
use std::fmt::Write;

/// The colours of a box: its top, its lit left side and its shaded right side.
pub(super) struct Tint {
    pub(super) top: &'static str,
    pub(super) left: &'static str,
    pub(super) right: &'static str,
}

/// The sides of a sandstone block.
pub(super) const STONE: Tint = Tint { top: "#ead5a5", left: "#d0a96f", right: "#a67f4d" };
/// The merlons, a shade lighter.
pub(super) const MERLON: Tint = Tint { top: "#f3e3bd", left: "#ddb980", right: "#b48c58" };
/// The wooden rim.
pub(super) const WOOD: Tint = Tint { top: "#9a7650", left: "#7a5a3c", right: "#5f452d" };

/// Corners of a box in columns, rows and levels.
pub(super) type Corner = (f32, f32, f32);

/// Draws into an SVG body.
pub(super) struct Pen {
    pub(super) eye: Projection,
    pub(super) body: String,
}

impl Pen {
    pub(super) fn new(origin: (f32, f32), scale: f32) -> Pen {
        Pen { eye: Projection::new(Look::SouthEast, origin, scale), body: String::new() }
    }

    /// A pen that draws what is seen in another look.
    pub(super) fn seen(look: Look, origin: (f32, f32)) -> Pen {
        Pen { eye: Projection::new(look, origin, 1.0), body: String::new() }
    }

    /// Shapes that are written out.
    pub(super) fn raw(&mut self, shapes: &str) {
        self.body.push_str(shapes);
    }

    /// The point of a corner as it stands in a path.
    pub(super) fn at(&self, (column, row, level): Corner) -> String {
        let (x, y) = self.eye.point(column, row, level);
        format!("{} {}", short(x), short(y))
    }

    /// A flat shape.
    pub(super) fn shape(&mut self, corners: &[Corner], style: &str) {
        let points: Vec<String> = corners.iter().map(|&corner| self.at(corner)).collect();
        let _ = write!(self.body, r#"<path d="M{}Z" {style}/>"#, points.join("L"));
    }

    /// Many flat shapes in one path.
    pub(super) fn shapes(&mut self, shapes: &[[Corner; 4]], style: &str) {
        let one = |corners: &[Corner; 4]| {
            let points: Vec<String> = corners.iter().map(|&corner| self.at(corner)).collect();
            format!("M{}Z", points.join("L"))
        };
        let path: String = shapes.iter().map(one).collect();
        let _ = write!(self.body, r#"<path d="{path}" {style}/>"#);
    }

    /// The three sides of a box that are seen.
    pub(super) fn solid(&mut self, (c0, r0, z0): Corner, (c1, r1, z1): Corner, tint: &Tint) {
        let fill = |colour: &str| format!(r#"fill="{colour}""#);
        self.shape(&[(c0, r1, z1), (c1, r1, z1), (c1, r1, z0), (c0, r1, z0)], &fill(tint.left));
        self.shape(&[(c1, r0, z1), (c1, r1, z1), (c1, r1, z0), (c1, r0, z0)], &fill(tint.right));
        self.shape(&[(c0, r0, z1), (c1, r0, z1), (c1, r1, z1), (c0, r1, z1)], &fill(tint.top));
    }

    /// A gate in the left or right side of a wall: `wall` gives the corner for a place along it and a
    /// height.
    pub(super) fn gate(&mut self, wall: impl Fn(f32, f32) -> Corner) {
        let arch = |pen: &Pen, wide: f32, high: f32| {
            let [a, b, c, d, e, f, g] = [
                wall(0.5 - wide, 0.0),
                wall(0.5 - wide, high * 0.5),
                wall(0.5 - wide, high * 0.95),
                wall(0.5, high),
                wall(0.5 + wide, high * 0.95),
                wall(0.5 + wide, high * 0.5),
                wall(0.5 + wide, 0.0),
            ]
            .map(|corner| pen.at(corner));
            format!("M{a}L{b}Q{c} {d}Q{e} {f}L{g}Z")
        };
        let (stones, hollow) = (arch(self, 0.19, 0.74), arch(self, 0.13, 0.62));
        let _ = write!(self.body, r##"<path d="{stones}" fill="#f0dcae" fill-opacity=".55"/>"##);
        let _ = write!(self.body, r##"<path d="{hollow}" fill="#3b2b1c"/>"##);
    }

    /// A line between two corners.
    pub(super) fn line(&mut self, from: Corner, to: Corner, style: &str) {
        let (from, to) = (self.at(from), self.at(to));
        let _ = write!(self.body, r#"<path d="M{from}L{to}" fill="none" {style}/>"#);
    }
}

/// A number with one decimal, without what is not needed.
pub(super) fn short(value: f32) -> String {
    let tenths = (value * 10.0).round() / 10.0;
    if tenths == 0.0 { "0".to_owned() } else { format!("{tenths}") }
}
