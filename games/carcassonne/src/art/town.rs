//! A city is a town: lanes, houses in short rows, and where there is room one great house among them.

use crate::art::geometry::Point;
use crate::art::plan::Plan;
use crate::art::tile::Luck;
use std::fmt::Write;

const HOUSES_MAX: usize = 30;

/// Draws what stands in a city.
pub(super) fn draw(out: &mut String, plan: &Plan, city: u8, luck: &mut Luck) {
    lanes(out, plan, city, luck);
    let great = great_spot(plan, city, luck);
    houses(out, plan, city, great, luck);
    if let Some(at) = great {
        great_house(out, at, luck);
    }
}

fn lanes(out: &mut String, plan: &Plan, city: u8, luck: &mut Luck) {
    for _ in 0..3 {
        let (x, y) = (luck.around(50.0, 34.0), luck.around(50.0, 34.0));
        if plan.holds(city, (x, y)) && plan.holds(city, (x + 8.0, y)) && plan.holds(city, (x - 8.0, y)) {
            let _ = write!(
                out,
                r##"<ellipse cx="{x:.0}" cy="{y:.0}" rx="12" ry="3" fill="#c99f6c" opacity=".7"/>"##
            );
        }
    }
}

/// Where a great house stands: wholly within the walls, and in nobody's way.
fn great_spot(plan: &Plan, city: u8, luck: &mut Luck) -> Option<Point> {
    (0..24).map(|_| (luck.around(50.0, 34.0), luck.around(54.0, 32.0))).find(|&(x, y)| {
        let rim = [(-15.0, 7.0), (15.0, 7.0), (-15.0, -9.0), (15.0, -9.0), (0.0, -17.0), (0.0, 0.0)];
        rim.iter().all(|d| plan.holds(city, (x + d.0, y + d.1)))
            && !plan.is_taken((x, y - 4.0), 15.0)
            && plan.stands.iter().all(|s| (s.0 - x).hypot(s.1 - (y - 4.0)) > 15.0)
    })
}

/// A hall with a steep roof and a tower: few paths.
fn great_house(out: &mut String, (x, y): Point, luck: &mut Luck) {
    let side = if luck.below(2) == 0 { -1.0 } else { 1.0 };
    let (hall, tower) = (x + side * 3.0, x - side * 7.5);
    let _ = write!(
        out,
        r##"<path d="M{:.1} {:.1}h22l4 3h-22zM{:.1} {:.1}h8l4 3h-8z" fill="#b98f5f"/>"##,
        hall - 10.0,
        y + 5.0,
        tower - 3.5,
        y + 5.0
    );
    let _ = write!(
        out,
        r##"<path d="M{:.1} {:.1}h19v7.5h-19z" fill="#f3e6cd"/><path d="M{hall:.1} {:.1}h9.5v7.5h-9.5z" fill="#d9c6a3"/>"##,
        hall - 9.5,
        y - 2.0,
        y - 2.0
    );
    let _ = write!(
        out,
        r##"<path d="M{:.1} {:.1}l3-8h8v8z" fill="#b5523b"/><path d="M{hall:.1} {:.1}h8l3 8h-11z" fill="#83331f"/>"##,
        hall - 11.0,
        y - 1.5,
        y - 9.5
    );
    let _ = write!(
        out,
        r##"<path d="M{:.1} {:.1}h7v16h-7z" fill="#f3e6cd"/><path d="M{tower:.1} {:.1}h3.5v16h-3.5z" fill="#d9c6a3"/>"##,
        tower - 3.5,
        y - 10.5,
        y - 10.5
    );
    let _ = write!(
        out,
        r##"<path d="M{:.1} {:.1}l4.5-8v8z" fill="#c4674a"/><path d="M{tower:.1} {:.1}l4.5 8h-4.5z" fill="#83331f"/>"##,
        tower - 4.5,
        y - 10.0,
        y - 18.0
    );
    let _ = write!(
        out,
        r##"<path d="M{:.1} {:.1}h2.6v4h-2.6zM{:.1} {:.1}h1.8v2.4h-1.8zM{:.1} {:.1}h1.8v2.4h-1.8zM{:.1} {:.1}h1.6v3h-1.6z" fill="#4a3b2f"/>"##,
        hall - 1.3,
        y + 1.5,
        hall - 6.5,
        y + 0.6,
        hall + 4.8,
        y + 0.6,
        tower - 0.8,
        y - 7.0
    );
}

/// Houses in short rows, drawn in few paths: shadows, fronts, lit and shaded roofs, doors.
fn houses(out: &mut String, plan: &Plan, city: u8, great: Option<Point>, luck: &mut Luck) {
    let mut spots: Vec<Point> = Vec::new();
    for row in 0..8 {
        let y = 10.5 + row as f32 * 11.5;
        let mut x = 9.0 + luck.below(7) as f32;
        while x < 93.0 {
            let at = (luck.around(x, 1.2), luck.around(y, 1.6));
            let inside = [(-7.0, 0.0), (7.0, 0.0), (0.0, -8.0), (0.0, 6.0), (-6.0, -6.0), (6.0, -6.0)];
            let fits = inside.iter().all(|d| plan.holds(city, (at.0 + d.0, at.1 + d.1)));
            let apart =
                great.is_none_or(|(gx, gy)| (at.0 - gx).abs() > 18.0 || at.1 - gy > 11.0 || gy - at.1 > 15.0);
            if fits && apart && !plan.is_taken(at, 5.0) && luck.below(12) > 0 {
                spots.push(at);
            }
            x += 12.2 + luck.below(4) as f32;
        }
    }
    // A tile has so much ink and no more: a city that fills it leaves some places empty.
    while spots.len() > HOUSES_MAX {
        spots.remove(luck.below(spots.len() as u32) as usize);
    }
    let (mut shadow, mut front, mut shade, mut doors) =
        (String::new(), String::new(), String::new(), String::new());
    let mut roofs = [String::new(), String::new(), String::new()];
    for (x, y) in spots {
        let (w, h) = (luck.around(5.5, 0.6), luck.around(5.6, 0.8));
        let _ = write!(shadow, "M{:.1} {:.1}h{:.1}l3 2h-{:.1}z", x - w, y + 2.5, 2.0 * w, 2.0 * w);
        let _ =
            write!(front, "M{:.1} {:.1}h{:.1}v4h-{:.1}z", x - w + 0.6, y - 0.5, 2.0 * w - 1.2, 2.0 * w - 1.2);
        let _ = write!(roofs[luck.below(3) as usize], "M{:.1} {y:.1}l{w:.1}-{h:.1}v{h:.1}z", x - w);
        let _ = write!(shade, "M{x:.1} {:.1}l{w:.1} {h:.1}h-{w:.1}z", y - h);
        let _ = write!(doors, "M{:.1} {:.1}h1.3v2.4h-1.3z", x - 0.7, y + 1.1);
    }
    let [a, b, c] = roofs;
    for (path, fill) in [
        (shadow, "#b98f5f"),
        (front, "#f3e6cd"),
        (a, "#c4674a"),
        (b, "#b5523b"),
        (c, "#cf7f58"),
        (shade, "#83331f"),
        (doors, "#4a3b2f"),
    ] {
        if !path.is_empty() {
            let _ = write!(out, r#"<path d="{path}" fill="{fill}"/>"#);
        }
    }
}
