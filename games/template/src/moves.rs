//! Moves and chances: what a player decides and what the bag decides, with their written forms.

use castellan_core::game::NotNotation;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// TE03: a card for the coin, in secret.
    Bid {
        /// The card.
        card: u8,
    },
    /// TE05: the coin on a field of the row.
    Place {
        /// The field, from 1.
        field: u8,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bid { card } => write!(f, "bid {card}"),
            Move::Place { field } => write!(f, "place {field}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Move, NotNotation> {
        let (word, number) = text.trim().split_once(' ').ok_or(NotNotation)?;
        let number = number.trim().parse().map_err(|_| NotNotation)?;
        match word {
            "bid" => Ok(Move::Bid { card: number }),
            "place" => Ok(Move::Place { field: number }),
            _ => Err(NotNotation),
        }
    }
}

/// What the bag decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// TE02: the coin of the round.
    Coin(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Chance::Coin(coin) = self;
        write!(f, "coin {coin}")
    }
}

impl FromStr for Chance {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Chance, NotNotation> {
        let (word, coin) = text.trim().split_once(' ').ok_or(NotNotation)?;
        if word != "coin" {
            return Err(NotNotation);
        }
        coin.trim().parse().map(Chance::Coin).map_err(|_| NotNotation)
    }
}
