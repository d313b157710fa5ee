//! The tiles as data: every kind of tile of every set, read once from `tiles.json`.

use crate::places::words;
use serde::{Deserialize, Serialize};

words! {
    /// The base game and the sets that may join it.
    Set {
        /// The base game.
        Base = "base",
        /// The Princess & the Dragon.
        PrincessDragon = "princess-dragon",
        /// Inns & Cathedrals.
        InnsCathedrals = "inns-cathedrals",
        /// Traders & Builders.
        TradersBuilders = "traders-builders",
        /// The River.
        River = "river",
        /// The King & the Scout.
        KingScout = "king-scout",
        /// The Count of Carcassonne.
        Count = "count",
        /// The River II.
        River2 = "river-2",
    }
}

words! {
    /// What a whole side of a tile is.
    Edge {
        /// Meadow.
        Field = "field",
        /// A road in the middle, meadow on both sides of it.
        Road = "road",
        /// City.
        City = "city",
        /// A river in the middle, meadow on both sides of it.
        River = "river",
        /// A side inside the block of the City of Carcassonne.
        Wall = "wall",
    }
}

words! {
    /// A trade good.
    Goods {
        /// Wine.
        Wine = "wine",
        /// Grain.
        Grain = "grain",
        /// Cloth.
        Cloth = "cloth",
    }
}

words! {
    /// A mark that is not of one feature only.
    Mark {
        /// A tile that makes the dragon fly.
        Dragon = "dragon",
        /// A tile that the dragon comes to.
        Volcano = "volcano",
        /// A tile that lets a follower go anywhere.
        Portal = "portal",
        /// A road under a city.
        Tunnel = "tunnel",
        /// Where the river begins.
        Spring = "spring",
        /// Where the river ends.
        Lake = "lake",
    }
}

/// A set of sides or of half edges, bit by bit.
pub type Mask = u8;

/// A city area of a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct City {
    /// The sides it opens to.
    pub sides: Mask,
    /// Whether it has a shield.
    pub shield: bool,
    /// Whether the princess lives in it.
    pub princess: bool,
    /// Whether a cathedral stands in it.
    pub cathedral: bool,
    /// The goods traded in it.
    pub goods: Option<Goods>,
    /// The far corner that it stretches to, if it does: for the drawing.
    pub reach: Option<(f32, f32)>,
}

/// A road of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Road {
    /// The sides it leaves through.
    pub sides: Mask,
    /// Whether an inn stands beside it.
    pub inn: bool,
    /// Whether it runs under the other road to the gate of a city: for the drawing.
    pub gate: bool,
}

/// A field of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The half edges it reaches; none for a field enclosed in the tile.
    pub halves: Mask,
    /// The city areas that it borders, as bits of their indexes.
    pub cities: Mask,
    /// Whether it borders the City of Carcassonne.
    pub carcassonne: bool,
    /// Whether a herd of pigs is on it.
    pub herd: bool,
}

/// One kind of tile, unturned.
#[derive(Clone, Debug, PartialEq)]
pub struct TileKind {
    /// Its id, such as `BA-D`.
    pub id: &'static str,
    /// The set it belongs to.
    pub set: Set,
    /// How many copies there are.
    pub count: u8,
    /// Whether one copy lies on the table before the first turn.
    pub start: bool,
    /// Its sides from north clockwise.
    pub edges: [Edge; 4],
    /// In how many ways it can be turned that differ.
    pub turns: u8,
    /// Its city areas.
    pub cities: Vec<City>,
    /// Its roads.
    pub roads: Vec<Road>,
    /// The sides that its river leaves through.
    pub river: Mask,
    /// Its fields.
    pub fields: Vec<Field>,
    /// Whether it has a cloister.
    pub cloister: bool,
    /// Its marks.
    pub marks: Vec<Mark>,
    /// Its column and row in the block of the City of Carcassonne.
    pub block: Option<[i16; 2]>,
    /// The quarter of Carcassonne that is drawn on it.
    pub quarter: Option<crate::places::Quarter>,
}

impl TileKind {
    /// Whether the river forks on it.
    pub fn is_fork(&self) -> bool {
        self.river.count_ones() == 3
    }

    /// Whether a branch of the river ends on it, without spring or lake.
    pub fn ends_branch(&self) -> bool {
        self.river.count_ones() == 1 && !self.has(Mark::Spring) && !self.has(Mark::Lake)
    }

    /// Whether the tile bears this mark.
    pub fn has(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }
}

/// Every kind of tile, sets in their order, kinds in the order of the file.
///
/// # Panics
/// If the data file is wrong: it is part of the program.
pub fn read_tiles() -> Vec<TileKind> {
    let file: File<'static> =
        serde_json::from_str(include_str!("../tiles.json")).expect("tiles.json is JSON");
    assert_eq!(file.format, "castellan-carcassonne/1");
    file.sets
        .into_iter()
        .flat_map(|part| part.tiles.into_iter().map(move |tile| tile.kind(part.id)))
        .collect()
}

#[derive(Deserialize)]
struct File<'a> {
    format: &'a str,
    #[serde(borrow)]
    sets: Vec<FilePart<'a>>,
}

#[derive(Deserialize)]
struct FilePart<'a> {
    id: Set,
    #[serde(borrow)]
    tiles: Vec<FileTile<'a>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileTile<'a> {
    id: &'a str,
    count: u8,
    #[serde(default)]
    start: bool,
    edges: &'a str,
    turns: u8,
    #[serde(default)]
    #[serde(borrow)]
    cities: Vec<&'a str>,
    #[serde(default)]
    #[serde(borrow)]
    roads: Vec<&'a str>,
    #[serde(default)]
    river: &'a str,
    #[serde(default)]
    #[serde(borrow)]
    fields: Vec<&'a str>,
    #[serde(default)]
    cloister: bool,
    #[serde(default)]
    marks: Vec<Mark>,
    block: Option<[i16; 2]>,
    quarter: Option<crate::places::Quarter>,
}

impl FileTile<'static> {
    fn kind(self, set: Set) -> TileKind {
        let edges: Vec<Edge> = self.edges.chars().map(edge).collect();
        TileKind {
            id: self.id,
            set,
            count: self.count,
            start: self.start,
            edges: edges.try_into().expect("a tile has four sides"),
            turns: self.turns,
            cities: self.cities.into_iter().map(city).collect(),
            roads: self.roads.into_iter().map(road).collect(),
            river: sides(self.river),
            fields: self.fields.into_iter().map(field).collect(),
            cloister: self.cloister,
            marks: self.marks,
            block: self.block,
            quarter: self.quarter,
        }
    }
}

fn edge(letter: char) -> Edge {
    match letter {
        'F' => Edge::Field,
        'R' => Edge::Road,
        'C' => Edge::City,
        'W' => Edge::River,
        'X' => Edge::Wall,
        _ => panic!("{letter} is no kind of side"),
    }
}

fn sides(letters: &str) -> Mask {
    let number = |letter| "NESW".find(letter).unwrap_or_else(|| panic!("{letter} is no side"));
    letters.chars().fold(0, |mask, letter| mask | 1 << number(letter))
}

/// `NE shield wine`: the sides, then what is in it.
fn city(text: &str) -> City {
    let mut words = text.split(' ');
    let sides = sides(words.next().unwrap_or_default());
    let mut city = City { sides, shield: false, princess: false, cathedral: false, goods: None, reach: None };
    for word in words {
        match word {
            "shield" => city.shield = true,
            "princess" => city.princess = true,
            "cathedral" => city.cathedral = true,
            "to-sw" => city.reach = Some((0.0, 100.0)),
            "to-se" => city.reach = Some((100.0, 100.0)),
            goods => city.goods = Some(goods.parse().unwrap_or_else(|_| panic!("{goods} are no goods"))),
        }
    }
    city
}

/// `SW inn`: the sides, then whether there is an inn or it ends at a gate.
fn road(text: &str) -> Road {
    let (letters, word) = text.split_once(' ').unwrap_or((text, ""));
    assert!(["", "inn", "gate"].contains(&word), "{word} is nothing on a road");
    Road { sides: sides(letters), inn: word == "inn", gate: word == "gate" }
}

/// `EL WR @0 carcassonne`: the half edges, then the cities that it borders.
fn field(text: &str) -> Field {
    let mut field = Field { halves: 0, cities: 0, carcassonne: false, herd: false };
    for word in text.split(' ') {
        if let Some(index) = word.strip_prefix('@') {
            field.cities |= 1 << index.parse::<u8>().expect("the index of a city");
        } else if word == "carcassonne" {
            field.carcassonne = true;
        } else if word == "herd" {
            field.herd = true;
        } else {
            let half: crate::places::At = word.parse().unwrap_or_else(|_| panic!("{word} is no half edge"));
            field.halves |= 1 << half.half_number().expect("a half edge");
        }
    }
    field
}
