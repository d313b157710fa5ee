//! Features and the places that name them: a side for a path, a quarter for an area, and half an edge for an area that
//! fills no quarter.

use castellan_core::game::NotNotation;
use castellan_landscape::{Half, Port, Quarter, Shapes, Side};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a feature is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A path.
    Path,
    /// A tower; in 2020 a pigsty.
    Tower,
    /// A house.
    House,
    /// A court; in 2020 a meadow.
    Court,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Path, Kind::Tower, Kind::House, Kind::Court];

    pub(crate) fn of(number: u8) -> Kind {
        Kind::ALL[usize::from(number & 3)]
    }

    pub(crate) fn name(self) -> &'static str {
        ["path", "tower", "house", "court"][self as usize]
    }
}

/// Where on a lying tile a part is: a side or a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum At {
    /// The north side.
    N,
    /// The east side.
    E,
    /// The south side.
    S,
    /// The west side.
    W,
    /// The north-west quarter.
    NW,
    /// The north-east quarter.
    NE,
    /// The south-east quarter.
    SE,
    /// The south-west quarter.
    SW,
    /// The west half of the north side.
    NL,
    /// The east half of the north side.
    NR,
    /// The north half of the east side.
    EL,
    /// The south half of the east side.
    ER,
    /// The east half of the south side.
    SL,
    /// The west half of the south side.
    SR,
    /// The south half of the west side.
    WL,
    /// The north half of the west side.
    WR,
}

impl At {
    /// Sides, quarters, half edges; each clockwise.
    const ALL: [At; 16] = [
        At::N,
        At::E,
        At::S,
        At::W,
        At::NW,
        At::NE,
        At::SE,
        At::SW,
        At::NL,
        At::NR,
        At::EL,
        At::ER,
        At::SL,
        At::SR,
        At::WL,
        At::WR,
    ];

    /// The ports of a tile that must show a part for it to be there: both of a quarter.
    #[inline]
    pub(crate) fn ports(self) -> [Port; 2] {
        let number = self as usize;
        if number < 4 {
            [Port::middle(Side::ALL[number]); 2]
        } else if number < 8 {
            Quarter::ALL[number - 4].halves().map(Port::half)
        } else {
            [Port::half(Half::ALL[number - 8]); 2]
        }
    }

    /// A side.
    pub(crate) fn side(side: Side) -> At {
        At::ALL[side.index()]
    }

    /// Where it comes to lie by clockwise quarter turns of the tile.
    pub(crate) fn turned(self, turns: u8) -> At {
        let number = self as usize;
        let (first, count) = [(0, 4), (4, 4), (8, 8), (8, 8)][number / 4];
        At::ALL[first + (number - first + usize::from(turns) * count / 4) % count]
    }

    /// The quarter that it is.
    pub(crate) fn quarter(self) -> Option<Quarter> {
        (self as usize).checked_sub(4).and_then(|number| Quarter::ALL.get(number)).copied()
    }

    /// The half edge that it is.
    pub(crate) fn half(self) -> Option<Half> {
        (self as usize).checked_sub(8).and_then(|number| Half::ALL.get(number)).copied()
    }

    /// The quarter that a half edge lies in.
    pub(crate) fn around(self) -> Option<At> {
        let half = self.half()?;
        At::ALL.into_iter().find(|at| at.quarter().is_some_and(|quarter| quarter.halves().contains(&half)))
    }

    /// The places of a kind, in the order in which they name a feature.
    pub(crate) fn of(kind: Kind) -> &'static [At] {
        if kind == Kind::Path { &At::ALL[..4] } else { &At::ALL[4..] }
    }

    /// The part of a tile in a turn that is there.
    pub(crate) fn part_of(self, shapes: &Shapes, kind: u16, turn: u8) -> Option<u8> {
        let [first, second] = self.ports();
        let part = shapes.part_at(kind, turn, first)?;
        (shapes.part_at(kind, turn, second) == Some(part)).then_some(part)
    }

    pub(crate) fn name(self) -> &'static str {
        ["N", "E", "S", "W", "NW", "NE", "SE", "SW", "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
            [self as usize]
    }
}

/// A place on a tile: what is there, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// What is there.
    pub on: Kind,
    /// Where.
    pub at: At,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.on.name(), self.at.name())
    }
}

impl FromStr for Spot {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Spot, NotNotation> {
        let (on, at) = text.split_once(' ').ok_or(NotNotation)?;
        let on = Kind::ALL.into_iter().find(|kind| kind.name() == on).ok_or(NotNotation)?;
        let at = At::ALL.into_iter().find(|place| place.name() == at).ok_or(NotNotation)?;
        Ok(Spot { on, at })
    }
}
