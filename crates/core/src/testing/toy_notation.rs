//! The toy's moves and chances and their written forms.

use crate::game::NotNotation;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a player of the toy decides.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ToyMove {
    Bid {
        card: u8,
    },
    /// Listed with a small letter, accepted with a capital one too.
    Flag {
        cell: char,
    },
    End {},
}

impl ToyMove {
    pub(crate) fn flag(cell: usize) -> ToyMove {
        ToyMove::Flag { cell: ['a', 'b', 'c'][cell] }
    }

    /// The index of the flag's cell.
    pub(crate) fn cell(&self) -> Option<usize> {
        let ToyMove::Flag { cell } = self else { return None };
        ['a', 'b', 'c'].iter().position(|letter| *letter == cell.to_ascii_lowercase())
    }
}

impl fmt::Display for ToyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToyMove::Bid { card } => write!(f, "bid {card}"),
            ToyMove::Flag { cell } => write!(f, "flag {cell}"),
            ToyMove::End {} => f.write_str("end"),
        }
    }
}

impl FromStr for ToyMove {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<ToyMove, NotNotation> {
        match text.split_once(' ') {
            Some(("bid", card)) => Ok(ToyMove::Bid { card: card.parse().map_err(|_| NotNotation)? }),
            Some(("flag", cell)) => Ok(ToyMove::Flag { cell: cell.parse().map_err(|_| NotNotation)? }),
            None if text == "end" => Ok(ToyMove::End {}),
            _ => Err(NotNotation),
        }
    }
}

/// What the toy's bag decides.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ToyChance {
    Coin(u8),
    Gem(Gem),
}

/// A hidden gem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Gem {
    Red,
    Blue,
}

impl Gem {
    pub(crate) fn key(self) -> &'static str {
        match self {
            Gem::Red => "toy-gem-red",
            Gem::Blue => "toy-gem-blue",
        }
    }

    pub(crate) fn points(self) -> i32 {
        match self {
            Gem::Red => 2,
            Gem::Blue => 1,
        }
    }
}

impl fmt::Display for ToyChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToyChance::Coin(coin) => write!(f, "coin {coin}"),
            ToyChance::Gem(Gem::Red) => f.write_str("gem red"),
            ToyChance::Gem(Gem::Blue) => f.write_str("gem blue"),
        }
    }
}

impl FromStr for ToyChance {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<ToyChance, NotNotation> {
        match text.split_once(' ') {
            Some(("coin", coin)) => Ok(ToyChance::Coin(coin.parse().map_err(|_| NotNotation)?)),
            Some(("gem", "red")) => Ok(ToyChance::Gem(Gem::Red)),
            Some(("gem", "blue")) => Ok(ToyChance::Gem(Gem::Blue)),
            _ => Err(NotNotation),
        }
    }
}
