//! A naive rewrite of the landscape: everything is found by walking over the board, nothing is kept.
//!
//! It reads the same data file and the same views as an outside program would, and shares no code with
//! the rules. `lists.rs` finds every legal move anew, `scoring.rs` every point.

pub(crate) mod lists;
pub(crate) mod scoring;

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

pub(crate) type Cell = (i64, i64);
/// A part of a tile on the board: cell, `city`, `road`, `field` or `cloister`, and its number on the tile.
pub(crate) type Part = (Cell, &'static str, usize);

const SIDES: [&str; 4] = ["N", "E", "S", "W"];
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
pub(crate) const STEPS: [Cell; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A tile as it lies, in words.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    pub(crate) edges: Vec<char>,
    pub(crate) cities: Vec<(Vec<usize>, Vec<String>)>,
    pub(crate) roads: Vec<(Vec<usize>, bool)>,
    pub(crate) fields: Vec<(Vec<usize>, Vec<usize>, bool)>,
    /// Which fields have a herd of pigs.
    pub(crate) herds: Vec<bool>,
    pub(crate) cloister: bool,
    pub(crate) marks: Vec<String>,
    pub(crate) turns: u64,
    pub(crate) river: Vec<usize>,
    pub(crate) is_block: bool,
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
        herds: strings(&data["fields"]).iter().map(|text| text.contains("herd")).collect(),
        cloister: data["cloister"] == true,
        marks: strings(&data["marks"]),
        turns: data["turns"].as_u64().unwrap(),
        river: sides(data["river"].as_str().unwrap_or("")),
        is_block: data["block"].is_array(),
    }
}

/// The board of a view.
pub(crate) struct Land {
    pub(crate) tiles: BTreeMap<Cell, Tile>,
    /// All features.
    pub(crate) features: Vec<Feature>,
    /// The feature of each part.
    home: BTreeMap<Part, usize>,
}

/// All parts of a road, city or field; or a cloister.
pub(crate) type Feature = BTreeSet<Part>;

/// How many tiles a feature covers.
pub(crate) fn size(feature: &Feature) -> i64 {
    feature.iter().map(|part| part.0).collect::<BTreeSet<_>>().len() as i64
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
        let mut land = Land { tiles: tiles.collect(), features: Vec::new(), home: BTreeMap::new() };
        for part in land.parts() {
            if !land.home.contains_key(&part) {
                let feature = land.flood(part);
                land.home.extend(feature.iter().map(|part| (*part, land.features.len())));
                land.features.push(feature);
            }
        }
        land
    }

    pub(crate) fn feature(&self, part: Part) -> &Feature {
        &self.features[self.home[&part]]
    }

    /// The name of a part: its first side or half edge.
    pub(crate) fn name(&self, (cell, on, n): Part) -> Option<&'static str> {
        let tile = &self.tiles[&cell];
        match on {
            "city" => tile.cities[n].0.iter().min().map(|&side| SIDES[side]),
            "road" => tile.roads[n].0.iter().min().map(|&side| SIDES[side]),
            "field" => Some(tile.fields[n].0.iter().min().map_or("inner", |&half| HALVES[half])),
            _ => None,
        }
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
    fn flood(&self, part: Part) -> Feature {
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

    pub(crate) fn is_closed(&self, feature: &Feature) -> bool {
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

    /// Points of a road, city or cloister; `small` is what a closed city of two tiles gives, `inns` whether
    /// inns count.
    pub(crate) fn points(&self, feature: &Feature, small: i64, inns: bool) -> i64 {
        let &(at, on, _) = feature.iter().next().unwrap();
        let closed = self.is_closed(feature);
        let tiles = size(feature);
        let word = |word: &str| {
            let has = |&&(at, _, n): &&Part| self.tiles[&at].cities[n].1.iter().any(|w| w == word);
            feature.iter().filter(has).count() as i64
        };
        match on {
            "cloister" => 1 + self.neighbours(at) as i64,
            "road" => {
                let inn = inns && feature.iter().any(|&(at, _, n)| self.tiles[&at].roads[n].1);
                match (inn, closed) {
                    (true, true) => 2 * tiles,
                    (true, false) => 0,
                    (false, _) => tiles,
                }
            }
            _ => {
                let each = match (word("cathedral") > 0, closed) {
                    (true, true) => 3,
                    (true, false) => 0,
                    (false, true) if tiles == 2 => small / 2,
                    (false, true) => 2,
                    (false, false) => 1,
                };
                each * (tiles + word("shield"))
            }
        }
    }

    /// The closed cities that a field borders, by a part of each; the City of Carcassonne has none.
    pub(crate) fn cities(&self, field: &Feature) -> BTreeSet<Option<Part>> {
        let mut cities = BTreeSet::new();
        for &(at, _, n) in field {
            let (_, indexes, carcassonne) = &self.tiles[&at].fields[n];
            if *carcassonne {
                cities.insert(None);
            }
            for &city in indexes {
                let feature = self.feature((at, "city", city));
                if self.is_closed(feature) {
                    cities.insert(feature.first().copied());
                }
            }
        }
        cities
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
