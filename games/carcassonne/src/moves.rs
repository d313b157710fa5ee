//! Moves and chances: what a player decides and what the stack decides, with their written forms.

use crate::places::{At, Cell, Figure, On, Quarter};
use crate::tile_table::tables;
use castellan_core::game::NotNotation;
use castellan_core::seat::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// CA06: lays the drawn tile.
    #[serde(rename = "lay")]
    Lay {
        /// Where.
        cell: Cell,
        /// How many clockwise quarter turns.
        turn: Turns,
    },
    /// CA09: puts a figure on the board.
    Meeple {
        /// Which figure.
        #[serde(default = "Figure::normal")]
        kind: Figure,
        /// On which tile; none for the one just laid.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cell: Option<Cell>,
        /// On what.
        on: On,
        /// Where on the tile.
        #[serde(default = "At::middle", skip_serializing_if = "At::is_middle")]
        at: At,
    },
    /// PD20: puts the fairy beside an own follower.
    Fairy {
        /// The follower's tile; none for the one just laid.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cell: Option<Cell>,
        /// What the follower stands on.
        on: On,
        /// Where on the tile.
        #[serde(default = "At::middle", skip_serializing_if = "At::is_middle")]
        at: At,
    },
    /// PD16: gives a knight back.
    Princess {
        /// The knight's tile; none for the one just laid.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cell: Option<Cell>,
        /// A city.
        on: On,
        /// Where on the tile.
        at: At,
        /// Whose knight.
        seat: Seat,
    },
    /// PD08: moves the dragon one step.
    Dragon {
        /// Where to.
        to: Cell,
    },
    /// CO03 to CO07: what the Count allows.
    Count(CountMove),
    /// Declines what may be declined.
    Pass {},
}

/// A number of quarter turns, 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Turns(u8);

impl Turns {
    /// This many quarter turns, whole turns left out.
    pub const fn new(turns: u8) -> Turns {
        Turns(turns & 3)
    }

    /// How many.
    pub fn count(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Turns {
    type Error = &'static str;

    fn try_from(turns: u8) -> Result<Turns, &'static str> {
        if turns < 4 { Ok(Turns(turns)) } else { Err("a tile is turned 0 to 3 times") }
    }
}

impl From<Turns> for u8 {
    fn from(turns: Turns) -> u8 {
        turns.0
    }
}

/// What may be done with the City of Carcassonne.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "CountWire", into = "CountWire")]
pub enum CountMove {
    /// CO03: a follower from the supply goes into a quarter.
    In {
        /// Which quarter.
        quarter: Quarter,
        /// Which follower.
        kind: Figure,
    },
    /// CO04: the count goes to a quarter.
    To {
        /// Which quarter.
        quarter: Quarter,
    },
    /// CO05, CO07: a follower leaves a quarter for a feature.
    Out {
        /// Which quarter.
        quarter: Quarter,
        /// Which follower.
        kind: Figure,
        /// A tile of the feature.
        cell: Cell,
        /// What the feature is.
        on: On,
        /// Where on the tile.
        at: At,
    },
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct CountWire {
    #[serde(rename = "in", skip_serializing_if = "Option::is_none")]
    into: Option<Quarter>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<Quarter>,
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<Quarter>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<Figure>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<Cell>,
    #[serde(skip_serializing_if = "Option::is_none")]
    on: Option<On>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<At>,
}

impl TryFrom<CountWire> for CountMove {
    type Error = &'static str;

    fn try_from(wire: CountWire) -> Result<CountMove, &'static str> {
        let follower = wire.kind.unwrap_or(Figure::Normal);
        match (wire.into, wire.to, wire.out, wire.cell, wire.on) {
            (Some(quarter), None, None, None, None) if wire.at.is_none() => {
                Ok(CountMove::In { quarter, kind: follower })
            }
            (None, Some(quarter), None, None, None) if wire.at.is_none() && wire.kind.is_none() => {
                Ok(CountMove::To { quarter })
            }
            (None, None, Some(quarter), Some(cell), Some(on)) => {
                let at = wire.at.unwrap_or(At::Middle);
                Ok(CountMove::Out { quarter, kind: follower, cell, on, at })
            }
            _ => Err("a count move has in, to, or out with cell and on"),
        }
    }
}

impl From<CountMove> for CountWire {
    fn from(m: CountMove) -> CountWire {
        match m {
            CountMove::In { quarter, kind } => {
                CountWire { into: Some(quarter), kind: Some(kind), ..CountWire::default() }
            }
            CountMove::To { quarter } => CountWire { to: Some(quarter), ..CountWire::default() },
            CountMove::Out { quarter, kind, cell, on, at } => CountWire {
                out: Some(quarter),
                kind: Some(kind),
                cell: Some(cell),
                on: Some(on),
                at: Some(at).filter(|at| !at.is_middle()),
                ..CountWire::default()
            },
        }
    }
}

/// A place in its short form: the cell if it is named, what it is, and where.
struct Where(Option<Cell>, On, At);

impl fmt::Display for Where {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Where(cell, on, at) = self;
        if let Some(cell) = cell {
            write!(f, "{cell} ")?;
        }
        write!(f, "{on}")?;
        if at.is_middle() { Ok(()) } else { write!(f, " {at}") }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Lay { cell, turn } => write!(f, "lay {cell} {}", turn.0),
            Move::Meeple { kind, cell, on, at } => write!(f, "meeple {kind} {}", Where(cell, on, at)),
            Move::Fairy { cell, on, at } => write!(f, "fairy {}", Where(cell, on, at)),
            Move::Princess { cell, on, at, seat } => write!(f, "princess {} {seat}", Where(cell, on, at)),
            Move::Dragon { to } => write!(f, "dragon {to}"),
            Move::Count(CountMove::In { quarter, kind }) => write!(f, "count in {quarter} {kind}"),
            Move::Count(CountMove::To { quarter }) => write!(f, "count to {quarter}"),
            Move::Count(CountMove::Out { quarter, kind, cell, on, at }) => {
                write!(f, "count out {quarter} {kind} {}", Where(Some(cell), on, at))
            }
            Move::Pass {} => f.write_str("pass"),
        }
    }
}

/// Reads the words of a notation one after the other.
struct Reader<'a>(std::iter::Peekable<std::str::SplitWhitespace<'a>>);

impl Reader<'_> {
    fn next<T: FromStr>(&mut self) -> Result<T, NotNotation> {
        self.0.next().and_then(|word| word.parse().ok()).ok_or(NotNotation)
    }

    fn maybe<T: FromStr>(&mut self) -> Option<T> {
        let found = self.0.peek()?.parse().ok()?;
        self.0.next();
        Some(found)
    }

    fn place(&mut self) -> Result<(Option<Cell>, On, At), NotNotation> {
        let cell = self.maybe();
        let on = self.next()?;
        Ok((cell, on, self.maybe().unwrap_or(At::Middle)))
    }

    fn count(&mut self) -> Result<CountMove, NotNotation> {
        let verb: String = self.next()?;
        let quarter = self.next()?;
        Ok(match verb.as_str() {
            "in" => CountMove::In { quarter, kind: self.maybe().unwrap_or(Figure::Normal) },
            "to" => CountMove::To { quarter },
            "out" => {
                let kind = self.maybe().unwrap_or(Figure::Normal);
                let (cell, on, at) = self.place()?;
                CountMove::Out { quarter, kind, cell: cell.ok_or(NotNotation)?, on, at }
            }
            _ => return Err(NotNotation),
        })
    }
}

impl FromStr for Move {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Move, NotNotation> {
        let mut words = Reader(text.split_whitespace().peekable());
        let verb: String = words.next()?;
        let m = match verb.as_str() {
            "lay" => {
                let cell = words.next()?;
                Move::Lay { cell, turn: Turns::try_from(words.next::<u8>()?).map_err(|_| NotNotation)? }
            }
            "meeple" => {
                let kind = words.maybe().unwrap_or(Figure::Normal);
                let (cell, on, at) = words.place()?;
                Move::Meeple { kind, cell, on, at }
            }
            "fairy" => {
                let (cell, on, at) = words.place()?;
                Move::Fairy { cell, on, at }
            }
            "princess" => {
                let (cell, on, at) = words.place()?;
                Move::Princess { cell, on, at, seat: Seat(words.next()?) }
            }
            "dragon" => Move::Dragon { to: words.next()? },
            "count" => Move::Count(words.count()?),
            "pass" => Move::Pass {},
            _ => return Err(NotNotation),
        };
        if words.0.next().is_some() { Err(NotNotation) } else { Ok(m) }
    }
}

/// CA05: what is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// A tile from the stack.
    Tile(TileId),
}

/// The id of a kind of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(try_from = "String", into = "&'static str")]
pub struct TileId(pub(crate) u8);

impl TryFrom<String> for TileId {
    type Error = String;

    fn try_from(id: String) -> Result<TileId, String> {
        tables().find(&id).map(TileId).ok_or_else(|| format!("there is no tile {id:?}"))
    }
}

impl From<TileId> for &'static str {
    fn from(tile: TileId) -> &'static str {
        tables().kind(tile.0).id
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Chance::Tile(tile) = *self;
        write!(f, "tile {}", <&str>::from(tile))
    }
}

impl FromStr for Chance {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Chance, NotNotation> {
        let mut words = Reader(text.split_whitespace().peekable());
        let (verb, id) = (words.next::<String>()?, words.next::<String>()?);
        if verb != "tile" || words.0.next().is_some() {
            return Err(NotNotation);
        }
        tables().find(&id).map(|kind| Chance::Tile(TileId(kind))).ok_or(NotNotation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(m: Move) -> String {
        serde_json::to_string(&m).unwrap()
    }

    #[test]
    fn moves_have_the_outside_forms() {
        for (notation, outside) in [
            ("lay 1,0 3", r#"{"lay":{"cell":[1,0],"turn":3}}"#),
            ("meeple large 1,-2 city N", r#"{"meeple":{"kind":"large","cell":[1,-2],"on":"city","at":"N"}}"#),
            ("meeple normal 1,0 cloister", r#"{"meeple":{"kind":"normal","cell":[1,0],"on":"cloister"}}"#),
            (
                "meeple normal 1,0 field inner",
                r#"{"meeple":{"kind":"normal","cell":[1,0],"on":"field","at":"inner"}}"#,
            ),
            ("fairy 2,1 road E", r#"{"fairy":{"cell":[2,1],"on":"road","at":"E"}}"#),
            ("princess 2,1 city S 1", r#"{"princess":{"cell":[2,1],"on":"city","at":"S","seat":1}}"#),
            ("dragon 0,1", r#"{"dragon":{"to":[0,1]}}"#),
            ("count in castle large", r#"{"count":{"in":"castle","kind":"large"}}"#),
            ("count to market", r#"{"count":{"to":"market"}}"#),
            (
                "count out castle normal 3,4 city W",
                r#"{"count":{"out":"castle","kind":"normal","cell":[3,4],"on":"city","at":"W"}}"#,
            ),
            ("pass", r#"{"pass":{}}"#),
        ] {
            let m: Move = notation.parse().unwrap();
            assert_eq!(m.to_string(), notation);
            assert_eq!(json(m), outside);
            assert_eq!(serde_json::from_str::<Move>(outside).unwrap(), m);
        }
        let chance: Chance = "tile BA-D".parse().unwrap();
        assert_eq!(serde_json::to_string(&chance).unwrap(), r#"{"tile":"BA-D"}"#);
        assert_eq!(serde_json::from_str::<Chance>(r#"{"tile":"BA-D"}"#).unwrap(), chance);
    }

    #[test]
    fn kind_and_cell_may_be_left_out() {
        let short: Move = serde_json::from_str(r#"{"meeple":{"on":"road","at":"E"}}"#).unwrap();
        assert_eq!(short, Move::Meeple { kind: Figure::Normal, cell: None, on: On::Road, at: At::E });
        assert_eq!("meeple road E".parse(), Ok(short));
    }

    #[test]
    fn other_shapes_are_no_moves() {
        for wrong in [
            r#"{"lay":{"cell":[1,0],"turn":4}}"#,
            r#"{"lay":{"cell":[1,0]}}"#,
            r#"{"meeple":{"on":"river","at":"N"}}"#,
            r#"{"meeple":{"kind":"normal"}}"#,
            r#"{"count":{}}"#,
            r#"{"count":{"in":"castle","to":"market"}}"#,
            r#"{"pass":{"x":1}}"#,
            r#"{"pass":{},"dragon":{"to":[0,0]}}"#,
        ] {
            assert!(serde_json::from_str::<Move>(wrong).is_err(), "{wrong}");
        }
        assert!(serde_json::from_str::<Chance>(r#"{"tile":"ZZ"}"#).is_err());
        assert!("dragon 0,1 2".parse::<Move>().is_err());
    }
}
