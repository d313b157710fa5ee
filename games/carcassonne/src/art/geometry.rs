//! Shapes of cities, roads and rivers on a tile of 100 by 100 units, unturned.

use crate::tiles::{City, Mask, TileKind};

/// A point of a tile.
pub(crate) type Point = (f32, f32);

/// The corners clockwise from the north-west; side `n` runs from corner `n` to the next.
const CORNERS: [Point; 4] = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)];
/// The middles of the sides.
pub(crate) const MIDDLES: [Point; 4] = [(50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0)];
pub(crate) const CENTRE: Point = (50.0, 50.0);

/// A bow from one point to another, drawn towards a third.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bow {
    pub(crate) from: Point,
    pub(crate) pull: Point,
    pub(crate) to: Point,
}

impl Bow {
    pub(crate) fn point(&self, t: f32) -> Point {
        let mix = |a: f32, b: f32, c: f32| (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
        (mix(self.from.0, self.pull.0, self.to.0), mix(self.from.1, self.pull.1, self.to.1))
    }
}

/// A city area: its outline by corners and bows; the bows are its walls.
#[derive(Clone, Debug)]
pub(crate) struct CityShape {
    outline: Vec<Stroke>,
}

#[derive(Clone, Copy, Debug)]
enum Stroke {
    Line(Point),
    Bow(Bow),
}

/// Part of the way from one point to another.
pub(crate) fn toward(from: Point, to: Point, share: f32) -> Point {
    (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
}

impl CityShape {
    /// The shape of one of a tile's cities.
    pub(crate) fn of(kind: &TileKind, city: &City) -> CityShape {
        let open: Vec<usize> = (0..4).filter(|side| city.sides & 1 << side != 0).collect();
        let others = kind.cities.iter().filter(|other| other.sides != city.sides).fold(0, |m, c| m | c.sides);
        let crowded = others != 0;
        if let ([side], Some(corner)) = (&open[..], city.reach) {
            return CityShape::reaching(*side, corner);
        }
        if crowded && others.count_ones() == 2 && open.len() == 2 && open[1] - open[0] == 2 {
            return CityShape::strait(&open);
        }
        let mut outline = vec![Stroke::Line(CORNERS[open[0]])];
        // Go round: along an open side straight, over closed sides by a wall from corner to corner.
        let mut side = open[0];
        let mut closed: Vec<usize> = Vec::new();
        for step in 0..4 {
            side = (open[0] + step) % 4;
            if city.sides & 1 << side != 0 {
                flush(&mut outline, &mut closed, others, crowded);
                outline.push(Stroke::Line(CORNERS[(side + 1) % 4]));
            } else {
                closed.push(side);
            }
        }
        let _ = side;
        flush(&mut outline, &mut closed, others, crowded);
        CityShape { outline }
    }

    /// A city that stretches from its side into a far corner.
    fn reaching(side: usize, corner: Point) -> CityShape {
        let (a, b) = (CORNERS[side], CORNERS[(side + 1) % 4]);
        // The walls run from both ends of the side to the corner; the one beside it leaves room for a field.
        let bow = |from: Point, to: Point| {
            let along = from.0 == to.0 || from.1 == to.1;
            let pull = if along {
                toward(toward(from, to, 0.5), CENTRE, 0.55)
            } else {
                toward(CENTRE, corner, -0.1)
            };
            Bow { from, pull, to }
        };
        let outline =
            vec![Stroke::Line(a), Stroke::Line(b), Stroke::Bow(bow(b, corner)), Stroke::Bow(bow(corner, a))];
        CityShape { outline }
    }

    /// A narrow band between two opposite sides, where another city crosses it.
    fn strait(open: &[usize]) -> CityShape {
        let (a, b) = (open[0], open[1]);
        let (p, q, r, s) = (CORNERS[a], CORNERS[a + 1], CORNERS[b], CORNERS[(b + 1) % 4]);
        let waist =
            |from: Point, to: Point| Bow { from, pull: toward(toward(from, to, 0.5), CENTRE, 1.45), to };
        let outline = vec![
            Stroke::Line(p),
            Stroke::Line(q),
            Stroke::Bow(waist(q, r)),
            Stroke::Line(s),
            Stroke::Bow(waist(s, p)),
        ];
        CityShape { outline }
    }

    /// The outline as SVG path data.
    pub(crate) fn path(&self) -> String {
        let mut path = String::new();
        for (n, stroke) in self.outline.iter().enumerate() {
            match stroke {
                Stroke::Line((x, y)) if n == 0 => path += &format!("M{x:.0} {y:.0}"),
                Stroke::Line((x, y)) => path += &format!("L{x:.0} {y:.0}"),
                Stroke::Bow(Bow { pull, to, .. }) => {
                    path += &format!("Q{:.0} {:.0} {:.0} {:.0}", pull.0, pull.1, to.0, to.1);
                }
            }
        }
        path + "Z"
    }

    /// The walls.
    pub(crate) fn walls(&self) -> impl Iterator<Item = &Bow> {
        self.outline.iter().filter_map(|stroke| if let Stroke::Bow(bow) = stroke { Some(bow) } else { None })
    }

    /// Whether a point lies inside.
    pub(crate) fn contains(&self, (x, y): Point) -> bool {
        let mut points: Vec<Point> = Vec::new();
        for stroke in &self.outline {
            match stroke {
                Stroke::Line(point) => points.push(*point),
                Stroke::Bow(bow) => points.extend((1..=12).map(|n| bow.point(n as f32 / 12.0))),
            }
        }
        let mut inside = false;
        for (n, &(ax, ay)) in points.iter().enumerate() {
            let (bx, by) = points[(n + 1) % points.len()];
            if (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax {
                inside = !inside;
            }
        }
        inside
    }
}

/// Ends a run of closed sides with the wall that stands before them.
fn flush(outline: &mut Vec<Stroke>, closed: &mut Vec<usize>, others: Mask, crowded: bool) {
    let (Some(&first), Some(&last)) = (closed.first(), closed.last()) else { return };
    let (from, to) = (CORNERS[first], CORNERS[(last + 1) % 4]);
    let pull = match closed.len() {
        // One closed side: a shallow meadow before it, deeper where another city has its place there.
        1 => toward(MIDDLES[first], CENTRE, if others & 1 << first != 0 { 1.35 } else { 0.8 }),
        // Two: the wall cuts the corner.
        2 => {
            let corner = CORNERS[(first + 1) % 4];
            toward(CENTRE, corner, if crowded { -0.4 } else { 0.22 })
        }
        // Three: a cap over the one open side.
        _ => toward(MIDDLES[(first + 3) % 4], CENTRE, if crowded { 0.9 } else { 1.12 }),
    };
    outline.push(Stroke::Bow(Bow { from, pull, to }));
    closed.clear();
}

/// The course of a road or river through the sides of a mask, as points.
pub(crate) fn course(sides: Mask, end: Point) -> Vec<Point> {
    let through: Vec<usize> = (0..4).filter(|side| sides & 1 << side != 0).collect();
    match through[..] {
        [a, b] if b - a == 2 => vec![MIDDLES[a], CENTRE, MIDDLES[b]],
        [a, b] => {
            let bow = Bow { from: MIDDLES[a], pull: CENTRE, to: MIDDLES[b] };
            (0..=8).map(|n| bow.point(n as f32 / 8.0)).collect()
        }
        [a] => (0..=8).map(|n| leaving(a, end).point(n as f32 / 8.0)).collect(),
        // A fork: there and back to the middle.
        [a, b, c] => vec![MIDDLES[a], CENTRE, MIDDLES[b], CENTRE, MIDDLES[c]],
        _ => Vec::new(),
    }
}

/// A road from a side to its end: it leaves the side straight.
fn leaving(side: usize, end: Point) -> Bow {
    Bow { from: MIDDLES[side], pull: toward(MIDDLES[side], CENTRE, 0.6), to: end }
}

/// The same as SVG path data.
pub(crate) fn course_path(sides: Mask, end: Point) -> String {
    let through: Vec<usize> = (0..4).filter(|side| sides & 1 << side != 0).collect();
    let point = |(x, y): Point| format!("{x:.0} {y:.0}");
    match through[..] {
        [a, b] if b - a == 2 => format!("M{}L{}", point(MIDDLES[a]), point(MIDDLES[b])),
        [a, b] => format!("M{}Q50 50 {}", point(MIDDLES[a]), point(MIDDLES[b])),
        [a] => format!("M{}Q{} {}", point(MIDDLES[a]), point(leaving(a, end).pull), point(end)),
        [a, b, c] => {
            format!("M{}L50 50L{}M50 50L{}", point(MIDDLES[a]), point(MIDDLES[b]), point(MIDDLES[c]))
        }
        _ => String::new(),
    }
}

/// How far a point is from a course.
pub(crate) fn distance_to(points: &[Point], (x, y): Point) -> f32 {
    let mut least = f32::INFINITY;
    for pair in points.windows(2) {
        let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
        let (dx, dy) = (bx - ax, by - ay);
        let t = (((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy).max(0.01)).clamp(0.0, 1.0);
        least = least.min((x - ax - t * dx).hypot(y - ay - t * dy));
    }
    least
}

/// The walls of the City of Carcassonne: one oval over the whole block, as a tile of it sees it.
#[derive(Clone, Copy)]
pub(crate) struct Oval {
    pub(crate) middle: Point,
}

impl Oval {
    /// The oval as the tile in this column and row of the block sees it.
    pub(crate) fn seen_from([column, row]: [i16; 2]) -> Oval {
        Oval { middle: (200.0 - 100.0 * f32::from(column), 150.0 - 100.0 * f32::from(row)) }
    }

    /// Whether a point lies within the outer side of the wall, or `inset` deeper.
    pub(crate) fn contains(&self, (x, y): Point, inset: f32) -> bool {
        let (rx, ry) = (158.0 - inset, 108.0 - inset);
        ((x - self.middle.0) / rx).powi(2) + ((y - self.middle.1) / ry).powi(2) < 1.0
    }
}

/// A point turned clockwise around the middle of the tile.
pub(crate) fn turned((x, y): Point, turns: u8) -> Point {
    (0..turns % 4).fold((x, y), |(x, y), _| (100.0 - y, x))
}
