//! The marks of seats, by which owners are told apart without colour.

use crate::seat::Seat;

/// The shape that tells a seat apart without colour, in white.
pub fn mark(seat: Seat, (x, y): (f32, f32), radius: f32) -> String {
    let r = radius;
    let points = |corners: &[(f32, f32)]| {
        let corners: Vec<String> =
            corners.iter().map(|(dx, dy)| format!("{},{}", round(x + dx * r), round(y + dy * r))).collect();
        format!(r##"<polygon points="{}" fill="#ffffff"/>"##, corners.join(" "))
    };
    match seat.mark() {
        "circle" => format!(
            r##"<circle cx="{}" cy="{}" r="{}" fill="#ffffff"/>"##,
            round(x),
            round(y),
            round(r * 0.85)
        ),
        "square" => points(&[(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)]),
        "triangle" => points(&[(0.0, -1.0), (0.95, 0.75), (-0.95, 0.75)]),
        "diamond" => points(&[(0.0, -1.0), (0.8, 0.0), (0.0, 1.0), (-0.8, 0.0)]),
        "cross" => {
            let (a, b) = (0.32, 0.95);
            points(&[
                (-a, -b),
                (a, -b),
                (a, -a),
                (b, -a),
                (b, a),
                (a, a),
                (a, b),
                (-a, b),
                (-a, a),
                (-b, a),
                (-b, -a),
                (-a, -a),
            ])
        }
        _ => {
            let corner = |k: i32| {
                let angle = std::f32::consts::PI * (k as f32 / 5.0 - 0.5);
                let length = if k % 2 == 0 { 1.0 } else { 0.42 };
                (angle.cos() * length, angle.sin() * length)
            };
            points(&(0..10).map(corner).collect::<Vec<_>>())
        }
    }
}

/// A coordinate with one decimal: enough for the eye, short in the file, the same on every machine.
pub(crate) fn round(value: f32) -> f32 {
    let tenths = (value * 10.0).round() / 10.0;
    if tenths == 0.0 { 0.0 } else { tenths }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn marks_of_all_seats_differ() {
        let marks: BTreeSet<String> = Seat::all(6).map(|seat| mark(seat, (0.0, 0.0), 10.0)).collect();
        assert_eq!(marks.len(), 6);
    }
}
