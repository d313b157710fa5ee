//! Moves and chances: what a player decides and what the stack decides, with their written forms.

use crate::components::{Card, Tile};
use castellan_core::game::NotNotation;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Two cards in alphabetical order, however they were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "[Card; 2]", into = "[Card; 2]")]
pub struct Pair([Card; 2]);

impl Pair {
    /// A pair of two shepherds: the way to save the army.
    pub const SHEPHERDS: Pair = Pair([Card::Shepherd; 2]);

    /// The cards.
    pub fn cards(self) -> [Card; 2] {
        self.0
    }
}

impl From<[Card; 2]> for Pair {
    fn from([a, b]: [Card; 2]) -> Pair {
        Pair([a.min(b), a.max(b)])
    }
}

impl From<Pair> for [Card; 2] {
    fn from(pair: Pair) -> [Card; 2] {
        pair.0
    }
}

/// What a player decides, in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// SI12: two cards against the castle.
    Lay {
        /// The cards.
        cards: Pair,
    },
    /// SI20: one card out of the camp.
    Recruit {
        /// The card.
        card: Card,
    },
}

impl Move {
    /// Laying these two cards.
    pub fn lay(a: Card, b: Card) -> Move {
        Move::Lay { cards: Pair::from([a, b]) }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay { cards: Pair([a, b]) } => write!(f, "lay {a}+{b}"),
            Move::Recruit { card } => write!(f, "recruit {card}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Move, NotNotation> {
        let card = |name: &str| name.trim().parse::<Card>().map_err(|()| NotNotation);
        match text.trim().split_once(' ').ok_or(NotNotation)? {
            ("lay", cards) => {
                let (a, b) = cards.split_once('+').ok_or(NotNotation)?;
                Ok(Move::lay(card(a)?, card(b)?))
            }
            ("recruit", name) => Ok(Move::Recruit { card: card(name)? }),
            _ => Err(NotNotation),
        }
    }
}

/// SI08: what is turned up at the start of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// The next tile of the stack.
    Tile(Tile),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Chance::Tile(tile) = self;
        write!(f, "tile {tile}")
    }
}

impl FromStr for Chance {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Chance, NotNotation> {
        match text.trim().split_once(' ') {
            Some(("tile", name)) => name.trim().parse().map(Chance::Tile).map_err(|()| NotNotation),
            _ => Err(NotNotation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_have_the_outside_forms() {
        let lay = Move::lay(Card::Shepherd, Card::Dragon);
        assert_eq!(serde_json::to_string(&lay).unwrap(), r#"{"lay":{"cards":["dragon","shepherd"]}}"#);
        assert_eq!(serde_json::from_str::<Move>(r#"{"lay":{"cards":["shepherd","dragon"]}}"#).unwrap(), lay);
        assert_eq!("lay shepherd+dragon".parse(), Ok(lay));
        let recruit = Move::Recruit { card: Card::Archer };
        assert_eq!(serde_json::to_string(&recruit).unwrap(), r#"{"recruit":{"card":"archer"}}"#);
        assert_eq!(recruit.to_string().parse(), Ok(recruit));
        let chance = Chance::Tile(Tile::BrickLarge);
        assert_eq!(serde_json::to_string(&chance).unwrap(), r#"{"tile":"brick_large"}"#);
        assert_eq!(chance.to_string().parse(), Ok(chance));
    }

    #[test]
    fn other_shapes_are_no_moves() {
        for wrong in [
            r#"{"lay":{"cards":[]}}"#,
            r#"{"lay":{"cards":["dragon"]}}"#,
            r#"{"lay":{"cards":["dragon","knight","shepherd"]}}"#,
            r#"{"lay":{"cards":["dragon","wizard"]}}"#,
            r#"{"lay":{"cards":["dragon","knight"],"by":1}}"#,
            r#"{"lay":{"cards":["dragon","knight"]},"recruit":{"card":"archer"}}"#,
            r#"{"pass":{}}"#,
            r#"{"recruit":{"card":["archer"]}}"#,
            "7",
        ] {
            assert!(serde_json::from_str::<Move>(wrong).is_err(), "{wrong}");
        }
        assert!("lay dragon".parse::<Move>().is_err());
    }
}
