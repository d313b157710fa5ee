//! The yard as a graph of quarters, path arms and start fields, flooded anew for every question.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

pub(crate) type Cell = (i64, i64);
pub(crate) const QUARTERS: [&str; 4] = ["NW", "NE", "SE", "SW"];
pub(crate) const SIDES: [&str; 4] = ["N", "E", "S", "W"];
const STEPS: [Cell; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The smallest thing that belongs to a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Node {
    Arm(Cell, usize),
    Quarter(Cell, usize),
    Start(usize),
}

/// A tile as it lies: letters of its quarters, its arms, and its marks.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    pub(crate) quads: [char; 4],
    pub(crate) arms: [bool; 4],
    pub(crate) square: bool,
    pub(crate) well: bool,
    pub(crate) stall: Option<usize>,
}

impl Tile {
    pub(crate) fn read(set: &Value, id: &str, turn: usize) -> Tile {
        let tile = set["tiles"].as_array().unwrap().iter().find(|tile| tile["id"] == id).unwrap();
        let quads: Vec<char> = tile["quads"].as_str().unwrap().chars().collect();
        let arms = tile["arms"].as_str().unwrap();
        let stall = tile["stall"].as_str().map(|s| QUARTERS.iter().position(|q| *q == s).unwrap());
        let before = |place: usize| (place + 4 - turn) % 4;
        Tile {
            quads: std::array::from_fn(|place| quads[before(place)]),
            arms: std::array::from_fn(|place| arms.contains(SIDES[before(place)])),
            square: tile["square"] == true,
            well: tile["well"] == true,
            stall: stall.map(|place| (place + turn) % 4),
        }
    }

    /// What the tile shows: areas and paths as sets of places with their marks.
    pub(crate) fn look(&self) -> BTreeSet<(char, Vec<usize>, bool)> {
        let yard = Yard { tiles: BTreeMap::from([((0, 0), self.clone())]), ..Yard::default() };
        let mut look = BTreeSet::new();
        for node in yard.nodes() {
            let feature = yard.flood(node);
            let places = feature.iter().map(|node| match node {
                Node::Arm(_, place) | Node::Quarter(_, place) | Node::Start(place) => *place,
            });
            let marked = yard.wells(&feature) + yard.stalls(&feature) > 0;
            look.insert((yard.letter(node), places.collect(), marked));
        }
        look
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Yard {
    pub(crate) cells: BTreeSet<Cell>,
    pub(crate) tiles: BTreeMap<Cell, Tile>,
    /// Start fields: cell, side and letter.
    pub(crate) starts: Vec<(Cell, usize, char)>,
}

pub(crate) fn beyond(cell: Cell, side: usize) -> Cell {
    (cell.0 + STEPS[side].0, cell.1 + STEPS[side].1)
}

impl Yard {
    pub(crate) fn nodes(&self) -> Vec<Node> {
        let arms = |(&cell, tile): (&Cell, &Tile)| {
            let arms = tile.arms;
            (0..4).filter(move |&side| arms[side]).map(move |side| Node::Arm(cell, side)).collect::<Vec<_>>()
        };
        let quarters = self.tiles.keys().flat_map(|&cell| (0..4).map(move |q| Node::Quarter(cell, q)));
        self.tiles
            .iter()
            .flat_map(arms)
            .chain(quarters)
            .chain((0..self.starts.len()).map(Node::Start))
            .collect()
    }

    /// P, T, H or C.
    pub(crate) fn letter(&self, node: Node) -> char {
        match node {
            Node::Arm(..) => 'P',
            Node::Quarter(cell, quarter) => self.tiles[&cell].quads[quarter],
            Node::Start(start) if self.starts[start].2 == 'M' => 'C',
            Node::Start(start) => self.starts[start].2,
        }
    }

    pub(crate) fn start_at(&self, cell: Cell, side: usize) -> Option<usize> {
        self.starts.iter().position(|start| (start.0, start.1) == (cell, side))
    }

    /// The sides of a tile that a node reaches, with the quarter of the neighbour that it faces there.
    fn faces(node: Node) -> Vec<(usize, usize)> {
        match node {
            Node::Arm(_, side) => vec![(side, 0)],
            // North-west looks north at a south-west and west at a north-east, and so on round.
            Node::Quarter(_, 0) => vec![(0, 3), (3, 1)],
            Node::Quarter(_, 1) => vec![(0, 2), (1, 0)],
            Node::Quarter(_, 2) => vec![(1, 3), (2, 1)],
            Node::Quarter(..) => vec![(2, 0), (3, 2)],
            Node::Start(_) => Vec::new(),
        }
    }

    fn neighbours(&self, node: Node) -> Vec<Node> {
        let mut found = Vec::new();
        let cell = match node {
            Node::Start(start) => {
                let (cell, side, letter) = self.starts[start];
                if letter == 'P' {
                    found.push(Node::Arm(cell, side));
                } else {
                    // The quarters at the two ends of the side.
                    found.extend([side, (side + 1) % 4].map(|quarter| Node::Quarter(cell, quarter)));
                }
                return found;
            }
            Node::Arm(cell, side) => {
                if !self.tiles[&cell].square {
                    found.extend((0..4).filter(|&s| self.tiles[&cell].arms[s]).map(|s| Node::Arm(cell, s)));
                }
                found.push(Node::Arm(beyond(cell, side), (side + 2) % 4));
                cell
            }
            Node::Quarter(cell, quarter) => {
                let tile = &self.tiles[&cell];
                // Between a quarter and the next one clockwise lies the side of that quarter's number.
                if !tile.arms[quarter] {
                    found.push(Node::Quarter(cell, (quarter + 1) % 4));
                }
                if !tile.arms[(quarter + 3) % 4] {
                    found.push(Node::Quarter(cell, (quarter + 3) % 4));
                }
                let faced = Yard::faces(node).into_iter();
                found.extend(faced.map(|(side, other)| Node::Quarter(beyond(cell, side), other)));
                cell
            }
        };
        let starts = Yard::faces(node).into_iter().filter_map(|(side, _)| self.start_at(cell, side));
        found.extend(starts.map(Node::Start));
        found
    }

    fn exists(&self, node: Node) -> bool {
        match node {
            Node::Arm(cell, side) => self.tiles.get(&cell).is_some_and(|tile| tile.arms[side]),
            Node::Quarter(cell, _) => self.tiles.contains_key(&cell),
            Node::Start(_) => true,
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
            Node::Start(start) => !free(self.starts[start].0),
            Node::Arm(cell, _) | Node::Quarter(cell, _) => {
                Yard::faces(node).into_iter().all(|(side, _)| !free(beyond(cell, side)))
            }
        })
    }

    pub(crate) fn size(feature: &BTreeSet<Node>) -> i64 {
        let tile = |node: &Node| match *node {
            Node::Arm(cell, _) | Node::Quarter(cell, _) => (cell, None),
            Node::Start(start) => ((0, 0), Some(start)),
        };
        feature.iter().map(tile).collect::<BTreeSet<_>>().len() as i64
    }

    pub(crate) fn wells(&self, feature: &BTreeSet<Node>) -> i64 {
        let well = |node: &&Node| matches!(node, Node::Arm(cell, _) if self.tiles[cell].well);
        feature.iter().filter(well).count() as i64
    }

    pub(crate) fn stalls(&self, feature: &BTreeSet<Node>) -> i64 {
        let stall = |node: &&Node| match **node {
            Node::Quarter(cell, quarter) => self.tiles[&cell].stall == Some(quarter),
            Node::Start(start) => self.starts[start].2 == 'M',
            Node::Arm(..) => false,
        };
        feature.iter().filter(stall).count() as i64
    }

    pub(crate) fn fits(&self, cell: Cell, tile: &Tile) -> bool {
        let mut beside = false;
        let meets = (0..4).all(|side| {
            let other = self.tiles.get(&beyond(cell, side)).map(|other| other.arms[(side + 2) % 4]);
            let start = self.start_at(cell, side).map(|start| self.starts[start].2 == 'P');
            beside |= other.or(start).is_some();
            other.or(start).is_none_or(|path| path == tile.arms[side])
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
