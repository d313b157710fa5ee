//! The yard as a graph of half edges, path arms and parts of start fields, flooded anew for every question.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

pub(crate) type Cell = (i64, i64);
pub(crate) const SIDES: [&str; 4] = ["N", "E", "S", "W"];
pub(crate) const QUARTERS: [&str; 4] = ["NW", "NE", "SE", "SW"];
pub(crate) const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
const STEPS: [Cell; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
/// The half of the neighbour that each half edge meets.
const FACING: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// The two half edges of a quarter.
pub(crate) fn quarter(number: usize) -> [usize; 2] {
    [(2 * number + 7) % 8, 2 * number]
}

/// The smallest thing that belongs to a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Node {
    Arm(Cell, usize),
    Half(Cell, usize),
    /// A start field: its halves, then its path.
    Start(usize, usize),
}

/// A tile as it lies.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tile {
    /// The area of each half edge, and what each area is.
    home: [usize; 8],
    kinds: Vec<char>,
    stalls: Vec<i64>,
    /// The path of each side, and whether it has a well.
    paths: [Option<usize>; 4],
    wells: Vec<bool>,
}

/// A start field.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    pub(crate) cell: Cell,
    pub(crate) side: usize,
    halves: [Option<char>; 2],
    path: bool,
    well: bool,
    stalls: [i64; 2],
}

fn place(names: &[&str], value: &Value) -> usize {
    names.iter().position(|name| value == name).unwrap()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

impl Start {
    pub(crate) fn read(value: &Value) -> Start {
        let cell = (value["cell"][0].as_i64().unwrap(), value["cell"][1].as_i64().unwrap());
        let side = place(&SIDES, &value["side"]);
        let stalls = |half| list(&value["stalls"]).filter(|at| **at == half).count() as i64;
        let start = Start {
            cell,
            side,
            halves: [None; 2],
            path: value["path"] == true,
            well: value["well"] == true,
            stalls: [stalls(0), stalls(1)],
        };
        // The first version of the format has a letter for the whole.
        match value["feature"].as_str() {
            Some("P") => Start { path: true, ..start },
            Some("M") => Start { halves: [Some('C'); 2], stalls: [1, 0], ..start },
            Some(letter) => Start { halves: [letter.chars().next(); 2], ..start },
            None => {
                let letter = |at| value["halves"].as_str().unwrap().chars().nth(at).filter(|c| *c != '-');
                Start { halves: [letter(0), letter(1)], ..start }
            }
        }
    }

    fn is_one_area(&self) -> bool {
        self.halves[0] == self.halves[1] && !self.path
    }
}

impl Tile {
    pub(crate) fn read(set: &Value, id: &str, turn: usize) -> Tile {
        let tile = list(&set["tiles"]).find(|tile| tile["id"] == id).unwrap();
        let tile = if tile["quads"].is_string() { Tile::of_quarters(tile) } else { Tile::of_areas(tile) };
        let mut turned = tile.clone();
        turned.home.rotate_right(2 * turn);
        turned.paths.rotate_right(turn);
        turned
    }

    fn of_areas(value: &Value) -> Tile {
        let mut tile = Tile::default();
        for (number, area) in list(&value["areas"]).enumerate() {
            tile.kinds.push(area["kind"].as_str().unwrap().chars().next().unwrap());
            tile.stalls.push(list(&area["stalls"]).count() as i64);
            list(&area["at"]).for_each(|half| tile.home[place(&HALVES, half)] = number);
        }
        for (number, path) in list(&value["paths"]).enumerate() {
            tile.wells.push(path["well"] == true);
            list(&path["at"]).for_each(|side| tile.paths[place(&SIDES, side)] = Some(number));
        }
        tile
    }

    /// The first version: quarters that join unless a path lies between them.
    fn of_quarters(value: &Value) -> Tile {
        let quads: Vec<char> = value["quads"].as_str().unwrap().chars().collect();
        let arms: Vec<bool> =
            SIDES.iter().map(|side| value["arms"].as_str().unwrap().contains(side)).collect();
        let mut home = [0, 1, 2, 3];
        for _ in 0..4 {
            for first in 0..4 {
                let second = (first + 1) % 4;
                if quads[first] == quads[second] && !arms[first] {
                    let least = home[first].min(home[second]);
                    (home[first], home[second]) = (least, least);
                }
            }
        }
        let stalls =
            |n| i64::from(value["stall"].as_str().is_some_and(|s| home[place(&QUARTERS, &s.into())] == n));
        let mut tile = Tile { kinds: quads, stalls: (0..4).map(stalls).collect(), ..Tile::default() };
        (0..4).for_each(|number| quarter(number).iter().for_each(|&half| tile.home[half] = home[number]));
        for side in (0..4).filter(|&side| arms[side]) {
            tile.paths[side] = Some(if value["square"] == true { side } else { 0 });
        }
        tile.wells = vec![value["well"] == true; 4];
        tile
    }

    /// What the tile shows: areas and paths as sets of places with their marks.
    pub(crate) fn look(&self) -> BTreeSet<(char, Vec<usize>, i64)> {
        let area = |number: usize| {
            let places: Vec<usize> = (0..8).filter(|&half| self.home[half] == number).collect();
            (self.kinds[number], places, self.stalls[number])
        };
        let path = |number: usize| {
            let places: Vec<usize> = (0..4).filter(|&side| self.paths[side] == Some(number)).collect();
            ('P', places, i64::from(self.wells[number]))
        };
        let areas = (0..self.kinds.len()).map(area);
        areas.chain((0..self.wells.len()).map(path)).filter(|part| !part.1.is_empty()).collect()
    }

    pub(crate) fn is_filled(&self, number: usize) -> bool {
        let [first, second] = quarter(number);
        self.home[first] == self.home[second]
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Yard {
    pub(crate) cells: BTreeSet<Cell>,
    pub(crate) tiles: BTreeMap<Cell, Tile>,
    pub(crate) starts: Vec<Start>,
}

pub(crate) fn beyond(cell: Cell, side: usize) -> Cell {
    (cell.0 + STEPS[side].0, cell.1 + STEPS[side].1)
}

impl Yard {
    pub(crate) fn nodes(&self) -> Vec<Node> {
        let cells = || self.tiles.keys();
        let arms = cells().flat_map(|&cell| (0..4).map(move |side| Node::Arm(cell, side)));
        let halves = cells().flat_map(|&cell| (0..8).map(move |half| Node::Half(cell, half)));
        let starts =
            (0..self.starts.len()).flat_map(|start| (0..3).map(move |part| Node::Start(start, part)));
        arms.chain(halves).chain(starts).filter(|&node| self.exists(node)).collect()
    }

    /// P, T, H or C.
    pub(crate) fn letter(&self, node: Node) -> char {
        match node {
            Node::Arm(..) | Node::Start(_, 2) => 'P',
            Node::Half(cell, half) => self.tiles[&cell].kinds[self.tiles[&cell].home[half]],
            Node::Start(start, half) => self.starts[start].halves[half].unwrap(),
        }
    }

    fn start_at(&self, cell: Cell, side: usize) -> Option<usize> {
        self.starts.iter().position(|start| (start.cell, start.side) == (cell, side))
    }

    fn exists(&self, node: Node) -> bool {
        match node {
            Node::Arm(cell, side) => self.tiles.get(&cell).is_some_and(|tile| tile.paths[side].is_some()),
            Node::Half(cell, _) => self.tiles.contains_key(&cell),
            Node::Start(start, 2) => self.starts[start].path,
            Node::Start(start, half) => self.starts[start].halves[half].is_some(),
        }
    }

    fn neighbours(&self, node: Node) -> Vec<Node> {
        match node {
            Node::Start(start, part) => {
                let Start { cell, side, .. } = self.starts[start];
                match part {
                    2 => vec![Node::Arm(cell, side)],
                    half if self.starts[start].is_one_area() => {
                        vec![Node::Half(cell, 2 * side + half), Node::Start(start, 1 - half)]
                    }
                    half => vec![Node::Half(cell, 2 * side + half)],
                }
            }
            Node::Arm(cell, side) => {
                let paths = self.tiles[&cell].paths;
                let same = (0..4).filter(|&other| paths[other] == paths[side]);
                let mut found: Vec<Node> = same.map(|other| Node::Arm(cell, other)).collect();
                found.push(Node::Arm(beyond(cell, side), (side + 2) % 4));
                found.extend(self.start_at(cell, side).map(|start| Node::Start(start, 2)));
                found
            }
            Node::Half(cell, half) => {
                let home = self.tiles[&cell].home;
                let same = (0..8).filter(|&other| home[other] == home[half]);
                let mut found: Vec<Node> = same.map(|other| Node::Half(cell, other)).collect();
                found.push(Node::Half(beyond(cell, half / 2), FACING[half]));
                found.extend(self.start_at(cell, half / 2).map(|start| Node::Start(start, half % 2)));
                found
            }
        }
    }

    pub(crate) fn flood(&self, start: Node) -> BTreeSet<Node> {
        let letter = self.letter(start);
        let mut found = BTreeSet::from([start]);
        let mut waiting = vec![start];
        while let Some(node) = waiting.pop() {
            for next in self.neighbours(node) {
                if self.exists(next) && self.letter(next) == letter && found.insert(next) {
                    waiting.push(next);
                }
            }
        }
        found
    }

    pub(crate) fn is_closed(&self, feature: &BTreeSet<Node>) -> bool {
        let free = |cell: Cell| self.cells.contains(&cell) && !self.tiles.contains_key(&cell);
        feature.iter().all(|&node| match node {
            Node::Start(start, _) => !free(self.starts[start].cell),
            Node::Arm(cell, side) => !free(beyond(cell, side)),
            Node::Half(cell, half) => !free(beyond(cell, half / 2)),
        })
    }

    pub(crate) fn size(feature: &BTreeSet<Node>) -> i64 {
        let tile = |node: &Node| match *node {
            Node::Arm(cell, _) | Node::Half(cell, _) => (cell, None),
            Node::Start(start, _) => ((0, 0), Some(start)),
        };
        feature.iter().map(tile).collect::<BTreeSet<_>>().len() as i64
    }

    pub(crate) fn has_well(&self, feature: &BTreeSet<Node>) -> bool {
        feature.iter().any(|node| match *node {
            Node::Arm(cell, side) => {
                let tile = &self.tiles[&cell];
                tile.paths[side].is_some_and(|path| tile.wells[path])
            }
            Node::Start(start, part) => part == 2 && self.starts[start].well,
            Node::Half(..) => false,
        })
    }

    pub(crate) fn stalls(&self, feature: &BTreeSet<Node>) -> i64 {
        let area = |node: &Node| match *node {
            Node::Half(cell, half) => {
                let tile = &self.tiles[&cell];
                Some((cell, tile.home[half], tile.stalls[tile.home[half]]))
            }
            _ => None,
        };
        let areas: BTreeSet<(Cell, usize, i64)> = feature.iter().filter_map(area).collect();
        let start = |node: &Node| match *node {
            Node::Start(start, half @ (0 | 1)) => self.starts[start].stalls[half],
            _ => 0,
        };
        areas.iter().map(|area| area.2).sum::<i64>() + feature.iter().map(start).sum::<i64>()
    }

    pub(crate) fn fits(&self, cell: Cell, tile: &Tile) -> bool {
        let mut beside = false;
        let meets = (0..4).all(|side| {
            let other =
                self.tiles.get(&beyond(cell, side)).map(|other| other.paths[(side + 2) % 4].is_some());
            let start = self.start_at(cell, side).map(|start| self.starts[start].path);
            beside |= other.or(start).is_some();
            other.or(start).is_none_or(|path| path == tile.paths[side].is_some())
        });
        self.cells.contains(&cell) && !self.tiles.contains_key(&cell) && beside && meets
    }

    /// The largest group of empty cells.
    pub(crate) fn largest_gap(&self) -> i64 {
        let mut free: BTreeSet<Cell> =
            self.cells.iter().copied().filter(|cell| !self.tiles.contains_key(cell)).collect();
        let mut largest = 0;
        while let Some(first) = free.pop_first() {
            let mut waiting = vec![first];
            let mut size = 0;
            while let Some(cell) = waiting.pop() {
                size += 1;
                waiting.extend((0..4).map(|side| beyond(cell, side)).filter(|cell| free.remove(cell)));
            }
            largest = largest.max(size);
        }
        largest
    }
}
