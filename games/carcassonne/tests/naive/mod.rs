//! A naive rewrite of the landscape: everything is found by walking over the board, nothing is kept.
//!
//! It reads the same data file and the same views as an outside program would, and shares no code with
//! the rules.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

pub(crate) type Cell = (i64, i64);
/// A part of a tile on the board: cell, `city`, `road`, `field` or `cloister`, and its number on the tile.
pub(crate) type Part = (Cell, &'static str, usize);

const SIDES: [&str; 4] = ["N", "E", "S", "W"];
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
const STEPS: [Cell; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A tile as it lies, in words.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    pub(crate) id: String,
    pub(crate) edges: Vec<char>,
    pub(crate) cities: Vec<(Vec<usize>, Vec<String>)>,
    pub(crate) roads: Vec<(Vec<usize>, bool)>,
    pub(crate) fields: Vec<(Vec<usize>, Vec<usize>, bool)>,
    pub(crate) cloister: bool,
    pub(crate) marks: Vec<String>,
    pub(crate) turns: u64,
    pub(crate) is_river: bool,
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(|text| text.as_str().unwrap().to_owned()).collect()
}

pub(crate) fn tile(id: &str, turn: u64) -> Tile {
    let file: Value = serde_json::from_str(include_str!("../../tiles.json")).unwrap();
    let sets = file["sets"].as_array().unwrap().clone();
    let data = sets
        .iter()
        .flat_map(|set| set["tiles"].as_array().unwrap())
        .find(|tile| tile["id"] == id)
        .unwrap()
        .clone();
    let turn = turn as usize;
    let sides = |text: &str| -> Vec<usize> {
        text.chars().map(|c| (SIDES.iter().position(|s| s.starts_with(c)).unwrap() + turn) % 4).collect()
    };
    let edges: Vec<char> = data["edges"].as_str().unwrap().chars().collect();
    Tile {
        id: id.to_owned(),
        edges: (0..4).map(|side| edges[(side + 4 - turn) % 4]).collect(),
        cities: strings(&data["cities"])
            .iter()
            .map(|text| {
                let mut words = text.split(' ');
                (sides(words.next().unwrap()), words.map(str::to_owned).collect())
            })
            .collect(),
        roads: strings(&data["roads"])
            .iter()
            .map(|text| (sides(text.split(' ').next().unwrap()), text.contains("inn")))
            .collect(),
        fields: strings(&data["fields"])
            .iter()
            .map(|text| {
                let words: Vec<&str> = text.split(' ').collect();
                let halves = words.iter().filter_map(|word| HALVES.iter().position(|half| half == word));
                let cities = words.iter().filter_map(|word| word.strip_prefix('@')?.parse().ok());
                (
                    halves.map(|half| (half + 2 * turn) % 8).collect(),
                    cities.collect(),
                    words.contains(&"carcassonne"),
                )
            })
            .collect(),
        cloister: data["cloister"] == true,
        marks: strings(&data["marks"]),
        turns: data["turns"].as_u64().unwrap(),
        is_river: id.starts_with("RI"),
    }
}

/// The board of a view.
pub(crate) struct Land {
    pub(crate) tiles: BTreeMap<Cell, Tile>,
}

pub(crate) fn cell(value: &Value) -> Cell {
    (value[0].as_i64().unwrap(), value[1].as_i64().unwrap())
}

impl Land {
    pub(crate) fn of(view: &Value, known: &mut BTreeMap<(String, u64), Tile>) -> Land {
        let tiles = view["tiles"].as_array().unwrap().iter().map(|laid| {
            let (id, turn) = (laid["tile"].as_str().unwrap().to_owned(), laid["turn"].as_u64().unwrap());
            let tile = known.entry((id.clone(), turn)).or_insert_with(|| tile(&id, turn));
            (cell(&laid["cell"]), tile.clone())
        });
        Land { tiles: tiles.collect() }
    }

    pub(crate) fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        for (&cell, tile) in &self.tiles {
            parts.extend((0..tile.cities.len()).map(|n| (cell, "city", n)));
            parts.extend((0..tile.roads.len()).map(|n| (cell, "road", n)));
            parts.extend((0..tile.fields.len()).map(|n| (cell, "field", n)));
            parts.extend(tile.cloister.then_some((cell, "cloister", 0)));
        }
        parts
    }

    /// The part of a tile at a written place.
    pub(crate) fn part_at(&self, cell: Cell, on: &str, at: Option<&str>) -> Vec<Part> {
        let tile = &self.tiles[&cell];
        let side = |at: &str| SIDES.iter().position(|side| *side == at).unwrap();
        match (on, at) {
            ("city", Some(at)) => (0..tile.cities.len())
                .filter(|&n| tile.cities[n].0.contains(&side(at)))
                .map(|n| (cell, "city", n))
                .collect(),
            ("road", Some(at)) => (0..tile.roads.len())
                .filter(|&n| tile.roads[n].0.contains(&side(at)))
                .map(|n| (cell, "road", n))
                .collect(),
            ("field", Some("inner")) => (0..tile.fields.len())
                .filter(|&n| tile.fields[n].0.is_empty())
                .map(|n| (cell, "field", n))
                .collect(),
            ("field", Some(at)) => {
                let half = HALVES.iter().position(|half| *half == at).unwrap();
                (0..tile.fields.len())
                    .filter(|&n| tile.fields[n].0.contains(&half))
                    .map(|n| (cell, "field", n))
                    .collect()
            }
            _ => vec![(cell, "cloister", 0)],
        }
    }

    /// Parts that touch a part across the sides of its tile.
    fn beside(&self, (at, on, n): Part) -> Vec<Part> {
        let tile = &self.tiles[&at];
        let mut found = Vec::new();
        let over = |side: usize| (at.0 + STEPS[side].0, at.1 + STEPS[side].1);
        let sides = match on {
            "city" => &tile.cities[n].0,
            "road" => &tile.roads[n].0,
            "field" => {
                for &half in &tile.fields[n].0 {
                    let side = half / 2;
                    // The left half of a side meets the right half of the side opposite.
                    let facing = ((side + 2) % 4) * 2 + 1 - half % 2;
                    if let Some(other) = self.tiles.get(&over(side)) {
                        found.extend(
                            (0..other.fields.len())
                                .filter(|&m| other.fields[m].0.contains(&facing))
                                .map(|m| (over(side), "field", m)),
                        );
                    }
                }
                return found;
            }
            _ => return found,
        };
        for &side in sides {
            let facing = (side + 2) % 4;
            if let Some(other) = self.tiles.get(&over(side)) {
                let lists: Vec<&Vec<usize>> = match on {
                    "city" => other.cities.iter().map(|city| &city.0).collect(),
                    _ => other.roads.iter().map(|road| &road.0).collect(),
                };
                found.extend(
                    (0..lists.len()).filter(|&m| lists[m].contains(&facing)).map(|m| (over(side), on, m)),
                );
            }
        }
        found
    }

    /// All parts of a feature, by flooding.
    pub(crate) fn feature(&self, part: Part) -> BTreeSet<Part> {
        let mut seen = BTreeSet::from([part]);
        let mut edge = vec![part];
        while let Some(part) = edge.pop() {
            for next in self.beside(part) {
                if seen.insert(next) {
                    edge.push(next);
                }
            }
        }
        seen
    }

    pub(crate) fn neighbours(&self, (x, y): Cell) -> usize {
        let around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
        around.filter(|&d| d != (0, 0) && self.tiles.contains_key(&(x + d.0, y + d.1))).count()
    }

    pub(crate) fn is_closed(&self, feature: &BTreeSet<Part>) -> bool {
        feature.iter().all(|&(at, on, n)| {
            let tile = &self.tiles[&at];
            let sides = match on {
                "city" => &tile.cities[n].0,
                "road" => &tile.roads[n].0,
                "cloister" => return self.neighbours(at) == 8,
                _ => return false,
            };
            sides.iter().all(|&side| self.tiles.contains_key(&(at.0 + STEPS[side].0, at.1 + STEPS[side].1)))
        })
    }

    /// Points of a road, city or cloister.
    pub(crate) fn points(&self, feature: &BTreeSet<Part>) -> i64 {
        let &(at, on, _) = feature.iter().next().unwrap();
        let closed = self.is_closed(feature);
        let tiles = feature.iter().map(|part| part.0).collect::<BTreeSet<_>>().len() as i64;
        let word = |word: &str| {
            let has = |&&(at, _, n): &&Part| self.tiles[&at].cities[n].1.iter().any(|w| w == word);
            feature.iter().filter(has).count() as i64
        };
        match on {
            "cloister" => 1 + self.neighbours(at) as i64,
            "road" if feature.iter().any(|&(at, _, n)| self.tiles[&at].roads[n].1) => {
                if closed {
                    2 * tiles
                } else {
                    0
                }
            }
            "road" => tiles,
            _ if word("cathedral") > 0 => {
                if closed {
                    3 * (tiles + word("shield"))
                } else {
                    0
                }
            }
            _ => (if closed { 2 } else { 1 }) * (tiles + word("shield")),
        }
    }

    /// How many closed cities a field borders.
    pub(crate) fn cities(&self, field: &BTreeSet<Part>) -> i64 {
        let mut cities = BTreeSet::new();
        let mut walls = 0;
        for &(at, _, n) in field {
            let (_, indexes, carcassonne) = &self.tiles[&at].fields[n];
            walls |= i64::from(*carcassonne);
            for &city in indexes {
                let feature = self.feature((at, "city", city));
                if self.is_closed(&feature) {
                    cities.insert(feature);
                }
            }
        }
        cities.len() as i64 + walls
    }

    /// Whether a tile fits into a cell.
    pub(crate) fn fits(&self, tile: &Tile, (x, y): Cell) -> bool {
        let beside = |side: usize| self.tiles.get(&(x + STEPS[side].0, y + STEPS[side].1));
        !self.tiles.contains_key(&(x, y))
            && (0..4).any(|side| beside(side).is_some())
            && (0..4)
                .all(|side| beside(side).is_none_or(|other| other.edges[(side + 2) % 4] == tile.edges[side]))
    }

    pub(crate) fn free_cells(&self) -> BTreeSet<Cell> {
        let around = self.tiles.keys().flat_map(|at| STEPS.iter().map(|step| (at.0 + step.0, at.1 + step.1)));
        around.filter(|cell| !self.tiles.contains_key(cell)).collect()
    }
}
