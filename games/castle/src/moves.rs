//! Moves and chances: what a player decides and what the stacks and towers decide, with their written forms.

use crate::components::TileName;
use crate::feature::{At, Kind, Spot};
use castellan_core::game::NotNotation;
use castellan_core::seat::Seat;
use castellan_landscape::Cell;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// ZA06: lays the drawn tile.
    Lay {
        /// Where.
        cell: Cell,
        /// Clockwise quarter turns.
        turn: u8,
    },
    /// ZA10: puts a follower on the tile just laid.
    Follower {
        /// On what.
        on: Kind,
        /// Where on the tile.
        at: At,
    },
    /// ZA22: scores this completed feature next.
    Score {
        /// A cell of the feature.
        cell: Cell,
        /// What it is.
        on: Kind,
        /// Where on the cell.
        at: At,
        /// ZA27: the kind of token that doubles it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<u8>,
    },
    /// ZA26: uses a token: 1, for another turn.
    Token {
        /// The kind of token.
        kind: u8,
    },
    /// Declines.
    Pass {},
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Lay { cell, turn } => write!(f, "lay {cell} turn {turn}"),
            Move::Follower { on, at } => write!(f, "follower {}", Spot { on, at }),
            Move::Score { cell, on, at, token: None } => write!(f, "score {cell} {}", Spot { on, at }),
            Move::Score { cell, on, at, token: Some(token) } => {
                write!(f, "score {cell} {} token {token}", Spot { on, at })
            }
            Move::Token { kind } => write!(f, "token {kind}"),
            Move::Pass {} => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Move, NotNotation> {
        let cell = |text: &str| text.parse::<Cell>().map_err(|_| NotNotation);
        let words: Vec<&str> = text.split_whitespace().collect();
        let spot = |on: &str, at: &str| format!("{on} {at}").parse::<Spot>();
        match words[..] {
            ["lay", at, "turn", turn] => Ok(Move::Lay { cell: cell(at)?, turn: number(turn)? }),
            ["follower", on, at] => spot(on, at).map(|Spot { on, at }| Move::Follower { on, at }),
            ["score", place, on, at] => {
                let Spot { on, at } = spot(on, at)?;
                Ok(Move::Score { cell: cell(place)?, on, at, token: None })
            }
            ["score", place, on, at, "token", token] => {
                let Spot { on, at } = spot(on, at)?;
                Ok(Move::Score { cell: cell(place)?, on, at, token: Some(number(token)?) })
            }
            ["token", kind] => Ok(Move::Token { kind: number(kind)? }),
            ["pass"] => Ok(Move::Pass {}),
            _ => Err(NotNotation),
        }
    }
}

/// A number in its one written form.
fn number(text: &str) -> Result<u8, NotNotation> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text).ok_or(NotNotation)
}

/// What the stacks and the towers decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// ZA05: the tile that is drawn.
    Tile(TileName),
    /// ZA24: the kind of the token that is turned over.
    Token(u8),
    /// ZA01: who begins, where that is drawn.
    First(Seat),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Tile(name) => write!(f, "tile {name}"),
            Chance::Token(kind) => write!(f, "token {kind}"),
            Chance::First(seat) => write!(f, "first {seat}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Chance, NotNotation> {
        match text.trim().split_once(' ') {
            Some(("tile", name)) => name.parse().map(Chance::Tile),
            Some(("token", kind)) => number(kind).map(Chance::Token),
            Some(("first", seat)) => number(seat).map(|seat| Chance::First(Seat(seat))),
            _ => Err(NotNotation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_have_the_outside_forms() {
        for (json, notation) in [
            (r#"{"lay":{"cell":[6,0],"turn":1}}"#, "lay 6,0 turn 1"),
            (r#"{"follower":{"on":"path","at":"N"}}"#, "follower path N"),
            (r#"{"score":{"cell":[3,4],"on":"tower","at":"SE"}}"#, "score 3,4 tower SE"),
            (r#"{"score":{"cell":[3,4],"on":"house","at":"NW","token":3}}"#, "score 3,4 house NW token 3"),
            (r#"{"token":{"kind":1}}"#, "token 1"),
            (r#"{"pass":{}}"#, "pass"),
        ] {
            let m: Move = serde_json::from_str(json).unwrap();
            assert_eq!(serde_json::to_string(&m).unwrap(), json);
            assert_eq!(m.to_string(), notation);
            assert_eq!(notation.parse(), Ok(m));
        }
        for (json, notation) in
            [(r#"{"tile":"D01"}"#, "tile D01"), (r#"{"token":5}"#, "token 5"), (r#"{"first":1}"#, "first 1")]
        {
            let chance: Chance = serde_json::from_str(json).unwrap();
            assert_eq!(serde_json::to_string(&chance).unwrap(), json);
            assert_eq!(chance.to_string(), notation);
            assert_eq!(notation.parse(), Ok(chance));
        }
    }

    #[test]
    fn other_shapes_are_no_moves() {
        for wrong in [
            r#"{"lay":{"cell":[6],"turn":1}}"#,
            r#"{"lay":{"cell":[6,0]}}"#,
            r#"{"lay":{"cell":[6,0],"turn":-1}}"#,
            r#"{"lay":{"cell":[6,99999],"turn":1}}"#,
            r#"{"lay":{"cell":[6,0],"turn":1,"by":0}}"#,
            r#"{"follower":{"on":"city","at":"N"}}"#,
            r#"{"follower":{"on":"path","at":"NNW"}}"#,
            r#"{"pass":{"x":1}}"#,
            r#"{"pass":{},"token":{"kind":1}}"#,
            r#""pass""#,
        ] {
            assert!(serde_json::from_str::<Move>(wrong).is_err(), "{wrong}");
        }
        for wrong in [
            "lay 6,0",
            "follower path",
            "follower path NNW",
            "score 3,4 tower",
            "token",
            "token 01",
            "passs",
            "",
        ] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong}");
        }
        assert!("tile D/1".parse::<Chance>().is_err());
    }
}
