//! A component set made ready for play: tables of tiles, yard, track and towers (ZA02).

use crate::feature::{At, Kind};
use crate::set_check::{self, Fault, ID_MAX};
use crate::set_data::{SetData, StartFeature};
use crate::set_lines::line_of;
use crate::tile_shape;
use castellan_core::game::NotNotation;
use castellan_core::message::Message;
use castellan_core::record::unread;
use castellan_landscape::{Cell, Ground, Landscape, Rim, Shapes, Side, World};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Fields of the track.
pub(crate) const FIELDS: usize = 100;
/// The most kinds of tiles that 60 tiles can be.
pub(crate) const KINDS_MAX: usize = 60;
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
    pub(crate) data: SetData,
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
    first_at: Vec<[At; 8]>,
    /// The yard before the first tile.
    pub(crate) yard: Landscape,
}

impl fmt::Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The tables say no more than the name.
        f.debug_tuple("Components").field(&self.data.name).finish()
    }
}

impl Components {
    /// Checks a set and makes it ready.
    ///
    /// # Errors
    /// With the reason and the place, if it can't be played with.
    ///
    /// # Panics
    /// Never: what is looked up has been checked before.
    pub fn new(data: SetData) -> Result<Components, Fault> {
        set_check::check(&data)?;
        let cells: Vec<Cell> = set_check::cells(&data)?.into_iter().collect();
        let mut shapes: Vec<_> = data.tiles.iter().map(tile_shape::shape).collect();
        let kinds = shapes.len();
        shapes.extend(START_FEATURES.map(tile_shape::start_shape));
        let shapes = Shapes::new(&shapes);
        let rims: Vec<Rim> = data
            .start_fields
            .iter()
            .map(|field| {
                let shape = START_FEATURES.iter().position(|&feature| feature == field.feature);
                let shape = (kinds + shape.unwrap_or_default()) as u16;
                Rim { cell: field.cell, side: field.side, shape }
            })
            .collect();
        let ground = Ground::walled(&cells, &rims, &shapes);
        let first_at =
            (0..kinds as u16).flat_map(|kind| [0, 1, 2, 3].map(|turn| places(&shapes, kind, turn)));
        let first_at = first_at.collect();
        let world = World { shapes, ground };
        let mut counts = [0; KINDS_MAX];
        data.tiles.iter().zip(&mut counts).for_each(|(tile, count)| *count = tile.count);
        let names = data.tiles.iter().map(|tile| tile.id.parse().expect("a checked name")).collect();
        // A tile has at most four areas and four paths; a start field has one part.
        let yard = Landscape::new(&world, 60 + rims.len(), 60 * 8 + rims.len());
        let beside = cells.iter().map(|&cell| neighbours(&cells, cell)).collect();
        let tower_of = towers(&data);
        Ok(Components { data, world, names, counts, cells, beside, tower_of, first_at, yard })
    }

    /// Reads a set from the text of a file.
    ///
    /// # Errors
    /// With the line and the reason, if the text is no set or one that can't be played with.
    pub fn read(text: &str) -> Result<Components, Message> {
        let data: SetData = serde_json::from_str(text)
            .map_err(|error| Message::new("castle-setup-set-unread").with("why", unread::why(&error)))?;
        Components::new(data).map_err(|fault| {
            let line = line_of(text, &fault.path);
            Message::new("castle-setup-set-line").with("line", line).with("why", fault.why)
        })
    }

    /// The set that is used unless another one is given.
    ///
    /// # Panics
    /// Never: the file is part of the program and a test reads it.
    pub fn stand_in() -> Components {
        Components::read(include_str!("../sets/stand-in.json")).expect("our own set is right")
    }

    /// The corner tower on a field of the track, by its place in the list of corners.
    #[inline]
    pub(crate) fn tower_at(&self, points: i32) -> Option<u8> {
        self.tower_of[points.rem_euclid(FIELDS as i32) as usize]
    }

    /// The towers that have a token at the beginning, as bits.
    pub(crate) fn token_towers(&self) -> u16 {
        let towers = self.data.track.corners.iter().enumerate();
        let with_token = towers.filter(|(_, corner)| !self.data.track.no_token.contains(corner));
        with_token.fold(0, |bits, (tower, _)| bits | 1 << tower)
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

const START_FEATURES: [StartFeature; 5] =
    [StartFeature::P, StartFeature::T, StartFeature::H, StartFeature::C, StartFeature::M];

/// The first place of each part of a tile in a turn.
fn places(shapes: &Shapes, kind: u16, turn: u8) -> [At; 8] {
    let mut first = [At::N; 8];
    for (number, part) in shapes.parts(kind).iter().enumerate() {
        let here = |at: &&At| shapes.part_at(kind, turn, at.port()) == Some(number as u8);
        first[number] = At::of(Kind::of(part.kind)).iter().copied().find(|at| here(&at)).expect("a place");
    }
    first
}

fn neighbours(cells: &[Cell], cell: Cell) -> u128 {
    let beside = Side::ALL.iter().filter_map(|&side| cells.binary_search(&cell.beyond(side)).ok());
    beside.fold(0, |bits, at| bits | 1 << at)
}

fn towers(data: &SetData) -> [Option<u8>; FIELDS] {
    let mut tower_of = [None; FIELDS];
    for (tower, &corner) in data.track.corners.iter().enumerate() {
        tower_of[usize::from(corner)] = Some(tower as u8);
        tower_of[usize::from(corner) + 1] = Some(tower as u8);
    }
    tower_of
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Castle;
    use castellan_core::game::Game;
    use castellan_core::lang::{Lang, Words};

    const TEXT: &str = include_str!("../sets/stand-in.json");

    #[test]
    fn the_stand_in_is_what_the_facts_say() {
        let set = Components::stand_in();
        assert_eq!((set.names.len(), set.cells.len()), (40, 76));
        assert_eq!(set.token_towers().count_ones(), 13);
        assert_eq!(set.tower_at(33), set.tower_at(32));
        assert_eq!(set.tower_at(112), set.tower_at(13));
        assert!([10, 31, 53].iter().all(|&field| set.tower_at(field).is_none()));
        let arms = |side: Side| {
            let with = |(tile, &count): (&crate::set_data::TileData, &u8)| {
                usize::from(count) * usize::from(tile.arms.contains(&side.to_string()))
            };
            set.data.tiles.iter().zip(&set.counts).map(with).sum::<usize>()
        };
        assert_eq!(Side::ALL.iter().map(|&side| arms(side)).sum::<usize>(), 82);
        let turns = |name: &str| set.world.shapes.turns(set.kind_of(name.parse().unwrap()).unwrap());
        assert_eq!(["N12", "X01", "S01", "N10", "N06", "S02"].map(turns), [1, 1, 2, 2, 4, 4]);
    }

    #[test]
    fn a_wrong_set_is_refused_with_line_and_reason() {
        let words = Words::new(Lang::En, (Castle::META.words)(Lang::En));
        for (right, wrong, report) in [
            (
                "\"....#####.\",\n    \"....",
                "\"....####..\",\n    \"....",
                "on line 3 there must be 76 cells",
            ),
            ("0, 12, 21", "0, 13, 21", "on line 18 the tower should begin on field 12"),
            ("\"plain\": 10", "\"plain\": 11", "on line 18 the tower should begin on field 13"),
            ("\"from\": [4, 0]", "\"from\": [5, 0]", "on line 21 the stretch"),
            (
                "\"dir\": \"S\", \"from\": [9, 0]",
                "\"dir\": \"N\", \"from\": [9, 0]",
                "on line 22 the stretch",
            ),
            ("\"noToken\": [0]", "\"noToken\": []", "on line 19 only the tower on fields 0 and 1"),
            ("[6, 0], \"side\": \"N\"", "[6, 0], \"side\": \"S\"", "on line 38 the start field"),
            ("[1, 1, 2", "[1, 2, 2", "on line 46 there must be two tokens"),
            ("PerPlayer\": 6", "PerPlayer\": 7", "on line 47 there must be 6 followers"),
            (
                "\"count\": 2, \"quads\": \"HHTT\"",
                "\"count\": 3, \"quads\": \"HHTT\"",
                "on line 48 there must be 60 tiles",
            ),
            ("\"HHTT\"", "\"HHTX\"", "on line 51 the quarters must be four letters"),
            ("\"id\": \"N02\"", "\"id\": \"N01\"", "on line 50 there are two tiles called N01"),
            ("\"quads\": \"TTTC\"", "\"quads\": \"HHCH\"", "on line 53 the tile is N04 turned"),
            ("\"stall\": \"SE\"", "\"stall\": \"NW\"", "on line 54 a stall stands elsewhere than on a court"),
            (
                "\"arms\": \"NEW\", \"square\": true",
                "\"arms\": \"N\", \"square\": true",
                "a square cuts a path",
            ),
            ("\"tokens\"", "\"tokenz\"", "no field “tokenz”"),
            ("\"fields\": 100,", "\"fields\": 100", "line 18"),
        ] {
            assert!(TEXT.contains(right), "{right}");
            let found = Components::read(&TEXT.replacen(right, wrong, 1)).unwrap_err();
            let found = words.say(&found, &[]);
            assert!(found.contains(report), "{wrong}: {found}");
        }
    }
}
