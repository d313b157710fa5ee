//! The plan of a tile: what lies where, where marks stand, and where a figure stands best.
//!
//! A tile is looked at through a grid of points. The best place in a feature is the point farthest from
//! all that is not this feature, so marks and figures cover no wall and no road.

use crate::art::geometry::{
    CENTRE, CityShape, MIDDLES, Oval, Point, course, course_path, distance_to, toward,
};
use crate::art::rounded::smooth_outline;
use crate::tile_table::tables;
use crate::tiles::{Mark, Road, Set, TileKind};
use castellan_core::scene::Symbol;
use std::collections::VecDeque;
use std::sync::LazyLock;

pub(super) const STEP: f32 = 5.0;
pub(super) const ACROSS: usize = 21;
pub(crate) const ROAD_HALF: f32 = 6.0;
pub(crate) const RIVER_HALF: f32 = 10.0;

/// What a point of the grid belongs to: a part of the tile by its number, or none.
type Owner = Option<u8>;

/// A mark with its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sign {
    pub(crate) symbol: &'static str,
    pub(crate) at: Point,
    pub(crate) size: f32,
}

/// The plan of a kind of tile.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) cities: Vec<CityShape>,
    /// Where each road ends that ends on the tile.
    pub(crate) road_ends: Vec<Point>,
    pub(crate) signs: Vec<Sign>,
    /// Where a figure stands in each part.
    pub(crate) stands: Vec<Point>,
    /// The names of the drawings of its parts' shapes, but for a cloister's.
    pub(crate) lit: Vec<String>,
    /// How each road runs.
    courses: Vec<String>,
    owners: Vec<Owner>,
}

static PLANS: LazyLock<Vec<Plan>> = LazyLock::new(|| tables().kinds.iter().map(Plan::of).collect());

/// The plans of all kinds: constants of the program, worked out when they are first asked for.
pub(crate) fn plans() -> &'static [Plan] {
    &PLANS
}

fn grid() -> impl Iterator<Item = Point> {
    (0..ACROSS * ACROSS).map(|n| ((n % ACROSS) as f32 * STEP, (n / ACROSS) as f32 * STEP))
}

impl Plan {
    fn of(kind: &TileKind) -> Plan {
        let cities: Vec<CityShape> = kind.cities.iter().map(|city| CityShape::of(kind, city)).collect();
        let road_ends: Vec<Point> = kind.roads.iter().map(|road| road_end(kind, &cities, road)).collect();
        let courses = kind.roads.iter().zip(&road_ends).map(|(road, &end)| course_path(road.sides, end));
        let mut plan = Plan {
            courses: courses.collect(),
            cities,
            road_ends,
            signs: Vec::new(),
            stands: Vec::new(),
            lit: Vec::new(),
            owners: Vec::new(),
        };
        plan.owners = plan.survey(kind);
        plan.place_signs(kind);
        let parts = kind.cities.len() + kind.roads.len() + kind.fields.len();
        plan.lit = (0..parts).map(|part| format!("lit-{}-{part}", kind.id)).collect();
        let first_field = parts - kind.fields.len();
        for part in 0..parts {
            let field = part.checked_sub(first_field).map_or(0, |n| kind.fields[n].halves);
            let stand = plan.best(part as u8, 7.0).unwrap_or_else(|| before_edge(field));
            plan.stands.push(stand);
        }
        if kind.cloister {
            plan.stands.push(cloister_at(kind));
        }
        plan
    }

    /// Which part every point of the grid belongs to.
    fn survey(&self, kind: &TileKind) -> Vec<Owner> {
        let roads: Vec<Vec<Point>> =
            kind.roads.iter().zip(&self.road_ends).map(|(road, &end)| course(road.sides, end)).collect();
        let river = course(kind.river, river_end(kind));
        let first_road = kind.cities.len();
        let first_field = first_road + kind.roads.len();
        let mut owners: Vec<Owner> = Vec::new();
        let mut open = Vec::new();
        for point in grid() {
            let city = self.cities.iter().rposition(|city| city.contains(point));
            let road = roads.iter().position(|road| distance_to(road, point) < ROAD_HALF + 1.0);
            let in_river = distance_to(&river, point) < RIVER_HALF;
            let in_walls = kind.block.is_some_and(|block| Oval::seen_from(block).contains(point, 0.0));
            owners.push(match (city, road) {
                (Some(city), _) => Some(city as u8),
                (None, Some(road)) => Some((first_road + road) as u8),
                (None, None) => None,
            });
            open.push(city.is_none() && road.is_none() && !in_river && !in_walls);
        }
        // All fields spread at once, so that those between which the drawing leaves a gap meet half way.
        let fields = kind.fields.iter().enumerate();
        let seeds = fields.flat_map(|(n, field)| {
            let halves = (0..8).filter(|half| field.halves & 1 << half != 0);
            halves.map(move |half| (half_point(half), (first_field + n) as u8))
        });
        flood(&mut owners, &open, seeds.collect());
        // What is left open within the tile is enclosed.
        let enclosed = (0..).zip(&kind.fields).filter(|(_, field)| field.halves == 0).cycle();
        for (n, _) in enclosed {
            let Some(at) = (0..owners.len()).find(|&at| open[at] && owners[at].is_none()) else { break };
            flood(&mut owners, &open, vec![(grid().nth(at).unwrap_or(CENTRE), first_field as u8 + n)]);
        }
        owners
    }

    /// The point of a part farthest from everything else, signs included.
    pub(crate) fn best(&self, part: u8, rim: f32) -> Option<Point> {
        let points: Vec<Point> = grid().collect();
        let mut best: Option<(f32, Point)> = None;
        for (at, &(x, y)) in points.iter().enumerate() {
            if self.owners[at] != Some(part) {
                continue;
            }
            let edge = x.min(y).min(100.0 - x).min(100.0 - y);
            let mut room = edge + rim - 4.0;
            for (other, &(ox, oy)) in points.iter().enumerate() {
                if self.owners[other] != Some(part) {
                    room = room.min((ox - x).hypot(oy - y));
                }
            }
            for sign in &self.signs {
                room = room.min((sign.at.0 - x).hypot(sign.at.1 - y) - sign.size * 0.5);
            }
            // Among equally roomy points the one nearest the middle.
            let score = room - 0.02 * (x - 50.0).hypot(y - 50.0);
            if best.is_none_or(|(top, _)| score > top) {
                best = Some((score, (x, y)));
            }
        }
        best.map(|(_, point)| point)
    }

    /// The shapes of the parts, to be lit up.
    pub(crate) fn shapes(&self) -> impl Iterator<Item = Symbol> {
        self.lit.iter().zip(0..).map(|(id, part)| {
            let body = self.outline(part);
            Symbol { id: id.clone(), size: (100.0, 100.0), body }
        })
    }

    /// A part's outline, filled: as its city or road is drawn, or smoothly around the points of a field.
    fn outline(&self, part: u8) -> String {
        let n = usize::from(part);
        if let Some(city) = self.cities.get(n) {
            return format!(r##"<path d="{}" fill="#fff3b0"/>"##, city.path());
        }
        if let Some(course) = self.courses.get(n - self.cities.len()) {
            let wide = 2.0 * ROAD_HALF;
            return format!(r##"<path d="{course}" fill="none" stroke="#fff3b0" stroke-width="{wide}"/>"##);
        }
        let path = smooth_outline(|column, row| self.owners[row * ACROSS + column] == Some(part));
        format!(r##"<path d="{path}" fill="#fff3b0"/>"##)
    }

    /// Points of a part with some room around, for houses and trees.
    pub(crate) fn holds(&self, part: u8, (x, y): Point) -> bool {
        let column = (x / STEP).round() as usize;
        let row = (y / STEP).round() as usize;
        let at = (row.min(ACROSS - 1)) * ACROSS + column.min(ACROSS - 1);
        self.owners[at] == Some(part)
    }

    /// Whether a sign is near a point.
    pub(crate) fn is_taken(&self, (x, y): Point, room: f32) -> bool {
        self.signs.iter().any(|sign| (sign.at.0 - x).hypot(sign.at.1 - y) < sign.size * 0.5 + room)
    }

    fn sign(&mut self, symbol: &'static str, at: Option<Point>, size: f32) {
        self.signs.push(Sign { symbol, at: at.unwrap_or(CENTRE), size });
    }

    fn place_signs(&mut self, kind: &TileKind) {
        if kind.cloister {
            self.sign("cloister", Some(cloister_at(kind)), 38.0);
        }
        let singles = kind.roads.iter().filter(|road| road.sides.count_ones() == 1).count();
        let covered = self.cities.iter().any(|city| city.contains(CENTRE));
        if singles >= 2 && !kind.cloister && !covered && kind.set != Set::Count {
            let far = kind.roads.iter().zip(&self.road_ends).rfind(|(road, _)| !road.gate);
            let gate = kind.roads.iter().any(|road| road.gate);
            let at = far.map(|(_, end)| *end).filter(|_| gate);
            self.sign("village", Some(at.unwrap_or(CENTRE)), 20.0);
        }
        if kind.has(Mark::Volcano) {
            let room = (0..kind.fields.len() as u8).map(|n| (kind.cities.len() + kind.roads.len()) as u8 + n);
            let is_lake = kind.has(Mark::Lake);
            let alone = kind.roads.is_empty() && kind.cities.is_empty();
            let at = if !is_lake && (singles == 1 || alone) {
                Some(CENTRE)
            } else {
                room.filter_map(|part| self.best(part, 0.0)).next()
            };
            self.sign("volcano", at, if at == Some(CENTRE) { 46.0 } else { 36.0 });
        }
        for (n, city) in (0..).zip(&kind.cities) {
            if city.cathedral {
                self.sign("cathedral", Some(CENTRE), 54.0);
            }
            if city.princess {
                let at = self.best(n, 0.0);
                self.sign("princess", at, 22.0);
            }
            if city.shield {
                let at = self.best(n, 0.0);
                self.sign("shield", at, 20.0);
            }
            if let Some(goods) = city.goods {
                let at = self.best(n, 0.0);
                self.sign(goods.word(), at, 21.0);
            }
        }
        for (n, _) in (0..).zip(&kind.fields).filter(|(_, field)| field.herd) {
            let at = self.best((kind.cities.len() + kind.roads.len()) as u8 + n, 0.0);
            self.sign("herd", at, 22.0);
        }
        self.place_inns(kind);
        self.place_symbols(kind);
    }

    /// Inns stand beside their road, in a meadow.
    fn place_inns(&mut self, kind: &TileKind) {
        let all = (kind.cities.len() + kind.roads.len() + kind.fields.len()) as u8;
        let first_field = (kind.cities.len() + kind.roads.len()) as u8;
        for (n, road) in kind.roads.iter().enumerate() {
            if road.inn {
                let course = course(road.sides, self.road_ends[n]);
                let near = |point: &Point| (13.0..22.0).contains(&distance_to(&course, *point));
                let fits = |(x, y): &Point| (14.0..86.0).contains(x) && (14.0..86.0).contains(y);
                let free = |p: &Point| (first_field..all).any(|f| self.holds(f, *p));
                let roomy = |p: &Point| {
                    let around = [(0.0, 9.0), (0.0, -9.0), (9.0, 0.0), (-9.0, 0.0)];
                    around.iter().filter(|d| free(&(p.0 + d.0, p.1 + d.1))).count()
                };
                let at = grid().filter(|p| near(p) && fits(p) && free(p)).max_by_key(roomy);
                self.sign("inn", at, 22.0);
            }
        }
    }

    /// Dragon signs and portals stand where most room is, never on a road.
    fn place_symbols(&mut self, kind: &TileKind) {
        let first_field = (kind.cities.len() + kind.roads.len()) as u8;
        let all = first_field + kind.fields.len() as u8;
        let widest = |plan: &Plan| {
            let mut best: Option<(usize, u8)> = None;
            for part in (0..all).filter(|part| !(kind.cities.len() as u8..first_field).contains(part)) {
                let size = plan.owners.iter().filter(|owner| **owner == Some(part)).count();
                if best.is_none_or(|(most, _)| size > most) {
                    best = Some((size, part));
                }
            }
            best.and_then(|(_, part)| plan.best(part, 0.0))
        };
        for (mark, symbol) in [(Mark::Dragon, "dragon-sign"), (Mark::Portal, "portal")] {
            if kind.has(mark) {
                let at = widest(self);
                self.sign(symbol, at, 24.0);
            }
        }
    }
}

/// Where a river ends that leaves by one side only: in the middle, or at the city beyond it.
pub(crate) fn river_end(kind: &TileKind) -> Point {
    let start = MIDDLES[kind.river.trailing_zeros() as usize & 3];
    if kind.ends_branch() { toward(start, CENTRE, 1.5) } else { CENTRE }
}

/// Where a cloister stands: in the middle, or beside the river that runs there.
pub(crate) fn cloister_at(kind: &TileKind) -> Point {
    if kind.river != 0 {
        (50.0, 24.0)
    } else if !kind.cities.is_empty() && kind.cities[0].sides.count_ones() == 1 {
        (50.0, 66.0)
    } else {
        CENTRE
    }
}

/// Where a road ends that leaves by one side only.
fn road_end(kind: &TileKind, cities: &[CityShape], road: &Road) -> Point {
    let start = MIDDLES[road.sides.trailing_zeros() as usize & 3];
    if let Some(block) = kind.block {
        // At the walls of Carcassonne.
        let oval = Oval::seen_from(block);
        let way = (1..60).map(|n| toward(start, oval.middle, n as f32 / 60.0));
        return way.take_while(|&point| !oval.contains(point, 4.0)).last().unwrap_or(CENTRE);
    }
    // Over a bridge to what stands beyond the river.
    if kind.river != 0 {
        return toward(start, CENTRE, 1.5);
    }
    let singles = kind.roads.iter().filter(|road| road.sides.count_ones() == 1).count();
    let gate = kind.roads.iter().any(|road| road.gate);
    if gate && !road.gate {
        // Over the road to the gate.
        return toward(start, CENTRE, 1.45);
    }
    let stops = !gate && (kind.cloister || kind.has(Mark::Volcano) || singles > 1 || cities.is_empty());
    if stops || cities.iter().any(|city| city.contains(CENTRE)) {
        return CENTRE;
    }
    // At the gate of the first city: the nearest of its points to the middle.
    let distance = |&(x, y): &Point| (x - 50.0).hypot(y - 50.0);
    let gates = grid().filter(|&point| cities[0].contains(point));
    gates.min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(CENTRE)
}

/// Where a figure stands in a field that is too narrow for the grid: before the middle of its half edges.
fn before_edge(halves: u8) -> Point {
    let points: Vec<Point> = (0..8).filter(|half| halves & 1 << half != 0).map(half_point).collect();
    let sum = points.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    let count = points.len().max(1) as f32;
    if points.is_empty() { CENTRE } else { toward((sum.0 / count, sum.1 / count), CENTRE, 0.2) }
}

/// A point just inside a half edge.
fn half_point(half: usize) -> Point {
    let along = [20.0, 80.0][half % 2];
    match half / 2 {
        0 => (along, 0.0),
        1 => (100.0, along),
        2 => (100.0 - along, 100.0),
        _ => (0.0, 100.0 - along),
    }
}

/// Spreads parts over the open points from their seeds, a step at a time.
fn flood(owners: &mut [Owner], open: &[bool], seeds: Vec<(Point, u8)>) {
    let at = |(x, y): Point| (y / STEP).round() as usize * ACROSS + (x / STEP).round() as usize;
    let mut edge: VecDeque<(usize, u8)> = seeds.into_iter().map(|(seed, part)| (at(seed), part)).collect();
    while let Some((at, part)) = edge.pop_front() {
        if !open[at] || owners[at].is_some() {
            continue;
        }
        owners[at] = Some(part);
        let (column, row) = (at % ACROSS, at / ACROSS);
        edge.extend((column > 0).then(|| (at - 1, part)));
        edge.extend((column + 1 < ACROSS).then_some((at + 1, part)));
        edge.extend((row > 0).then(|| (at - ACROSS, part)));
        edge.extend((row + 1 < ACROSS).then_some((at + ACROSS, part)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far apart figures stand at least: so that each place can be seen and picked.
    const APART: f32 = 14.0;

    #[test]
    fn figures_in_different_parts_of_a_tile_stand_apart() {
        let mut near = Vec::new();
        for (kind, plan) in tables().kinds.iter().zip(plans()) {
            for (n, a) in plan.stands.iter().enumerate() {
                for (m, b) in plan.stands.iter().enumerate().skip(n + 1) {
                    if (a.0 - b.0).hypot(a.1 - b.1) < APART {
                        near.push(format!("{} {n} {m} {a:?} {b:?}", kind.id));
                    }
                }
            }
        }
        assert!(near.is_empty(), "{near:#?}");
    }
}
