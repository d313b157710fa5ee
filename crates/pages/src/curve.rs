//! The points of all seats over a game, as a curve for each.

use super::model::Model;
use castellan_core::scene::svg;
use castellan_core::seat::Seat;
use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

/// Width and height of the whole, and the space around the curves.
const SIZE: (f64, f64) = (480.0, 220.0);
const EDGE: f64 = 34.0;

/// The curves with what they are called for those who do not see them; nothing where nobody has points.
pub(super) fn curve(page: &Model, label: &str) -> Markup {
    let entries = page.state.n.max(1) as f64;
    let most = page.state.scores.iter().copied().max().unwrap_or(0);
    if most <= 0 {
        return html! {};
    }
    let x = |entry: usize| EDGE + entry as f64 / entries * (SIZE.0 - 2.0 * EDGE);
    let y = |points: i32| SIZE.1 - EDGE - f64::from(points) / f64::from(most) * (SIZE.1 - 2.0 * EDGE);
    let lines = [0, most / 2, most];
    html! {
        svg class="curve" viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="img" aria-label=(label) {
            @for points in lines {
                line x1=(EDGE) x2=(SIZE.0 - EDGE) y1=(y(points)) y2=(y(points)) stroke="currentColor" stroke-opacity="0.2" {}
                text x=(EDGE - 6.0) y=(y(points) + 4.0) text-anchor="end" font-size="16" fill="currentColor" { (points) }
            }
            @for seat in &page.seats {
                path d=(path(page, seat.seat, &x, &y)) fill="none" stroke=(seat.seat.colour()) stroke-width="3" stroke-linejoin="round" {}
            }
            @for seat in &page.seats {
                @let points = page.state.scores.get(seat.seat.index()).copied().unwrap_or(0);
                circle cx=(SIZE.0 - EDGE) cy=(y(points)) r="9" fill=(seat.seat.colour()) {}
                (PreEscaped(svg::mark(seat.seat, ((SIZE.0 - EDGE) as f32, y(points) as f32), 5.5)))
            }
        }
    }
}

/// The points of a seat, step by step.
fn path(page: &Model, seat: Seat, x: &impl Fn(usize) -> f64, y: &impl Fn(i32) -> f64) -> String {
    let mut lines: Vec<_> = page.state.sheet.iter().filter(|line| line.seat == seat).collect();
    lines.sort_by_key(|line| line.entry);
    let (mut path, mut points) = (format!("M{:.1} {:.1}", x(0), y(0)), 0);
    for line in lines {
        points += line.points;
        let _ = write!(path, "H{:.1}V{:.1}", x(line.entry + 1), y(points));
    }
    let _ = write!(path, "H{:.1}", x(page.state.n));
    path
}
