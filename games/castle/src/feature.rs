//! Features and the places that name them: a side for a path, a quarter for an area.

use castellan_core::game::NotNotation;
use castellan_landscape::{Port, Quarter, Side};
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
}

impl At {
    const ALL: [At; 8] = [At::N, At::E, At::S, At::W, At::NW, At::NE, At::SE, At::SW];

    /// The port of a tile that shows which part is there.
    pub(crate) fn port(self) -> Port {
        let number = self as usize;
        if number < 4 {
            Port::middle(Side::ALL[number])
        } else {
            Port::half(Quarter::ALL[number - 4].halves()[0])
        }
    }

    /// The places of a kind, in the order in which they name a feature.
    pub(crate) fn of(kind: Kind) -> &'static [At] {
        if kind == Kind::Path { &At::ALL[..4] } else { &At::ALL[4..] }
    }

    fn name(self) -> &'static str {
        ["N", "E", "S", "W", "NW", "NE", "SE", "SW"][self as usize]
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
