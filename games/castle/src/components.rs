//! A component set made ready for play: tables of tiles, yard, track and towers (ZA02).

use crate::chances::{OPEN, closing};
use crate::feature::{At, Kind};
use crate::options::Edition;
use crate::set_check::{self, ID_MAX};
use crate::set_data::{Pieces, SetData};
use crate::set_wall::{self, Stretch};
use crate::tile_shape;
use castellan_core::game::NotNotation;
use castellan_core::message::Message;
use castellan_core::set::Fault;
use castellan_core::set::place::line_of;
use castellan_landscape::{Cell, Ground, Landscape, Rim, ShapeDef, Shapes, Side, World};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use std::str::FromStr;

/// Fields of the track.
pub(crate) const FIELDS: usize = 100;
/// The most kinds of tiles that 60 tiles can be.
pub(crate) use crate::set_read::KINDS_MAX;
/// The most parts of a tile: eight areas and four paths.
const PARTS_MAX: usize = 12;
/// Kinds of tokens, from 1 to 9; place 0 stays empty.
pub(crate) const TOKEN_KINDS: usize = 10;

/// The name of a tile kind: a short word that is copied like a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TileName([u8; ID_MAX]);

impl TileName {
    fn as_str(&self) -> &str {
        let end = self.0.iter().position(|&byte| byte == 0).unwrap_or(ID_MAX);
        std::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl FromStr for TileName {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<TileName, NotNotation> {
        let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if text.is_empty() || text.len() > ID_MAX || !text.bytes().all(letter) {
            return Err(NotNotation);
        }
        let mut name = [0; ID_MAX];
        name[..text.len()].copy_from_slice(text.as_bytes());
        Ok(TileName(name))
    }
}

impl TryFrom<String> for TileName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<TileName, &'static str> {
        text.parse().map_err(|_| "a tile is named by 1 to 8 letters, digits and dashes")
    }
}

impl From<TileName> for String {
    fn from(name: TileName) -> String {
        name.as_str().to_owned()
    }
}

impl fmt::Display for TileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A component set that was checked, with everything that play looks up.
pub struct Components {
    /// The set as it is written in options and records.
    pub(crate) written: Value,
    pub(crate) name: Option<String>,
    pub(crate) data: Pieces,
    /// The wall between its corner towers, as the track runs.
    pub(crate) stretches: Vec<Stretch>,
    pub(crate) world: World,
    pub(crate) names: Vec<TileName>,
    pub(crate) counts: [u8; KINDS_MAX],
    /// The cells inside the wall, by column and row.
    pub(crate) cells: Vec<Cell>,
    /// For each cell the cells beside it, as bits by place in the list.
    pub(crate) beside: Vec<u128>,
    /// The corner tower of each field of the track.
    tower_of: [Option<u8>; FIELDS],
    /// The first place of each part of each tile kind in each turn.
    first_at: Vec<[At; PARTS_MAX]>,
    /// For bots: how likely features of each kind are to be closed, by their open ports.
    pub(crate) closing: [[f32; OPEN]; 4],
    /// The yard before the first tile.
    pub(crate) yard: Landscape,
}

impl fmt::Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The tables say no more than the name.
        f.debug_tuple("Components").field(&self.name).finish()
    }
}

impl Components {
    /// Checks a set and makes it ready.
    ///
    /// # Errors
    /// With the reason and the place, if it can't be played with.
    pub fn new(written: &Value, edition: Edition) -> Result<Components, Box<Fault>> {
        let checked = set_check::check(written, edition);
        match checked.first_error() {
            Some(fault) => Err(Box::new(fault.clone())),
            None => Ok(Components::ready(written, checked.set)),
        }
    }

    /// The tables of a set that was checked.
    pub(crate) fn ready(written: &Value, set: SetData) -> Components {
        let written = if written.get("format").is_some() { set.written() } else { written.clone() };
        let SetData { envelope, pieces: data } = set;
        let inside = set_wall::cells(&data.wall.rows);
        let stretches = set_wall::stretches(&data.wall, &inside).unwrap_or_default();
        let cells: Vec<Cell> = inside.into_iter().collect();
        let mut shapes: Vec<_> = data.tiles.iter().map(tile_shape::shape).collect();
        let parts = |count: u8, shape: &ShapeDef| usize::from(count) * shape.parts.len();
        let laid: usize = data.tiles.iter().zip(&shapes).map(|(tile, shape)| parts(tile.count, shape)).sum();
        let kinds = shapes.len();
        shapes.extend(data.start_fields.iter().map(tile_shape::start_shape));
        let at_start: usize = shapes[kinds..].iter().map(|shape| shape.parts.len()).sum();
        let shapes = Shapes::new(&shapes);
        let rims = data.start_fields.iter().zip(kinds as u16..);
        let rims: Vec<Rim> =
            rims.map(|(field, shape)| Rim { cell: field.cell, side: field.side, shape }).collect();
        let ground = Ground::walled(&cells, &rims, &shapes);
        let first_at =
            (0..kinds as u16).flat_map(|kind| [0, 1, 2, 3].map(|turn| places(&shapes, kind, turn)));
        let first_at = first_at.collect();
        let world = World { shapes, ground };
        let mut counts = [0; KINDS_MAX];
        data.tiles.iter().zip(&mut counts).for_each(|(tile, count)| *count = tile.count);
        let names = data.tiles.iter().map(|tile| tile.id.parse().expect("a checked name")).collect();
        let yard = Landscape::new(&world, 60 + rims.len(), laid + at_start);
        let beside = cells.iter().map(|&cell| neighbours(&cells, cell)).collect();
        let tower_of = towers(&stretches);
        let name = envelope.name;
        let closing = closing(&data.tiles);
        Components {
            written,
            name,
            data,
            stretches,
            world,
            names,
            counts,
            cells,
            beside,
            tower_of,
            first_at,
            closing,
            yard,
        }
    }

    /// Reads a set from the text of a file.
    ///
    /// # Errors
    /// With the line and the reason, if the text is no set or one that can't be played with.
    pub fn read(text: &str, edition: Edition) -> Result<Components, Message> {
        let written: Value = serde_json::from_str(text)
            .map_err(|error| Message::new("castle-setup-set-unread").with("line", error.line()))?;
        Components::new(&written, edition).map_err(|fault| {
            let line = line_of(text, &fault.path);
            Message::new("castle-setup-set-line").with("line", line).with("why", fault.why)
        })
    }

    /// The set that is used unless another one is given.
    ///
    /// # Panics
    /// Never: the file is part of the program and a test reads it.
    pub fn stand_in() -> Components {
        Components::read(include_str!("../sets/stand-in.json"), Edition::New).expect("our own set is right")
    }

    /// The corner tower on a field of the track, by its place in the list of corners.
    #[inline]
    pub(crate) fn tower_at(&self, points: i32) -> Option<u8> {
        self.tower_of[points.rem_euclid(FIELDS as i32) as usize]
    }

    /// The towers that have a token at the beginning, as bits.
    pub(crate) fn token_towers(&self) -> u16 {
        // ZA03: the one on the fields 0 and 1 has none.
        (1..self.stretches.len()).fold(0, |bits, tower| bits | 1 << tower)
    }

    /// The first place of a part of a tile as it lies.
    #[inline]
    pub(crate) fn first_at(&self, kind: u16, turn: u8, part: u8) -> At {
        self.first_at[usize::from(kind) * 4 + usize::from(turn & 3)][usize::from(part)]
    }

    /// The kind of tile with a name.
    #[inline]
    pub(crate) fn kind_of(&self, name: TileName) -> Option<u16> {
        self.names.iter().position(|other| *other == name).map(|kind| kind as u16)
    }
}

/// The first place of each part of a tile in a turn.
fn places(shapes: &Shapes, kind: u16, turn: u8) -> [At; PARTS_MAX] {
    let mut first = [At::N; PARTS_MAX];
    for (number, part) in shapes.parts(kind).iter().enumerate() {
        let here = |at: &&At| at.part_of(shapes, kind, turn) == Some(number as u8);
        first[number] = At::of(Kind::of(part.kind)).iter().copied().find(|at| here(&at)).expect("a place");
    }
    first
}

fn neighbours(cells: &[Cell], cell: Cell) -> u128 {
    let beside = Side::ALL.iter().filter_map(|&side| cells.binary_search(&cell.beyond(side)).ok());
    beside.fold(0, |bits, at| bits | 1 << at)
}

fn towers(stretches: &[Stretch]) -> [Option<u8>; FIELDS] {
    let mut tower_of = [None; FIELDS];
    for (tower, stretch) in stretches.iter().enumerate() {
        tower_of[usize::from(stretch.corner)] = Some(tower as u8);
        tower_of[usize::from(stretch.corner) + 1] = Some(tower as u8);
    }
    tower_of
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Castle;
    use castellan_core::game::Game;
    use castellan_core::lang::{Lang, Words};

    use crate::set_data::TileData;

    const TEXT: &str = include_str!("../sets/stand-in.json");

    #[test]
    fn the_stand_in_is_what_the_facts_say() {
        let set = Components::stand_in();
        assert_eq!((set.names.len(), set.cells.len()), (40, 76));
        assert_eq!(set.token_towers().count_ones(), 13);
        assert_eq!(set.tower_at(33), set.tower_at(32));
        assert_eq!(set.tower_at(112), set.tower_at(13));
        assert!([10, 31, 53].iter().all(|&field| set.tower_at(field).is_none()));
        let arms = |tile: &TileData| u32::from(tile.count) * tile.arms().count_ones();
        assert_eq!(set.data.tiles.iter().map(arms).sum::<u32>(), 82);
        let turns = |name: &str| set.world.shapes.turns(set.kind_of(name.parse().unwrap()).unwrap());
        assert_eq!(["N12", "X01", "S01", "N10", "N06", "S02"].map(turns), [1, 1, 2, 2, 4, 4]);
    }

    #[test]
    fn a_wrong_set_is_refused_with_line_and_reason() {
        let words = Words::new(Lang::En, (Castle::META.words)(Lang::En));
        for (right, wrong, report) in [
            ("\"....#####.\",\n    \"....", "\"....####..\",\n    \"....", "Line 3: There must be 76 cells"),
            ("0, 12, 21", "0, 13, 21", "Line 18: This tower should begin on field 12"),
            ("\"plain\": 10", "\"plain\": 11", "Line 18: This tower should begin on field 13"),
            ("\"from\": [4, 0]", "\"from\": [5, 0]", "Line 21: This stretch"),
            ("\"dir\": \"S\", \"from\": [9, 0]", "\"dir\": \"N\", \"from\": [9, 0]", "Line 22: This stretch"),
            ("\"noToken\": [0]", "\"noToken\": []", "Line 19: Only the tower on fields 0 and 1"),
            ("[6, 0], \"side\": \"N\"", "[6, 0], \"side\": \"S\"", "Line 38: A start field"),
            ("[1, 1, 2", "[1, 2, 2", "Line 46: There must be two tokens"),
            ("PerPlayer\": 6", "PerPlayer\": 7", "Line 47: There must be 6 followers"),
            (
                "\"count\": 2, \"quads\": \"HHTT\"",
                "\"count\": 3, \"quads\": \"HHTT\"",
                "Line 48: There must be 60 tiles",
            ),
            ("\"HHTT\"", "\"HHTX\"", "Line 51: The quarters must be four letters"),
            ("\"id\": \"N02\"", "\"id\": \"N01\"", "Line 50: There are two tiles called N01"),
            ("\"quads\": \"TTTC\"", "\"quads\": \"HHCH\"", "Line 53: This tile is N04 turned"),
            ("\"stall\": \"SE\"", "\"stall\": \"NW\"", "Line 54: A stall stands elsewhere than on a court"),
            (
                "\"arms\": \"NEW\", \"square\": true",
                "\"arms\": \"N\", \"square\": true",
                "A square cuts paths apart",
            ),
            ("\"tokens\"", "\"tokenz\"", "There is no field called tokenz"),
            ("\"fields\": 100,", "\"fields\": 100", "on line 18"),
        ] {
            assert!(TEXT.contains(right), "{right}");
            let found = Components::read(&TEXT.replacen(right, wrong, 1), Edition::Old).unwrap_err();
            let found = words.say(&found, &[]);
            assert!(found.contains(report), "{wrong}: {found}");
        }
    }
}
