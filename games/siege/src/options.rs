//! The options of the game: how many games, who is younger, and how strong the cards are.

use crate::components::{Card, Kind};
use castellan_core::game::options::{NumberRow, Numbers};
use castellan_core::game::{OptionInfo, OptionKind, Options, SetupError};
use castellan_core::message::Message;
use castellan_core::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// How long a session lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Games {
    /// A single game.
    #[default]
    One,
    /// SI26: as many games as players.
    Long,
}

/// A card's strength against each kind of castle (SI05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Against {
    /// Against wood.
    pub wood: u8,
    /// Against brick.
    pub brick: u8,
    /// Against stone.
    pub stone: u8,
}

/// SI29: the strengths of all six army cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strengths {
    archer: Against,
    catapult: Against,
    dragon: Against,
    infantry: Against,
    knight: Against,
    peasant: Against,
}

/// The strongest that a card may be.
pub(crate) const STRENGTH_MAX: u8 = 99;

impl Strengths {
    /// The table that is used unless another one is given.
    ///
    /// # Panics
    /// Never: the file is part of the program and a test reads it.
    pub fn standard() -> Strengths {
        serde_json::from_str(include_str!("../strengths.json")).expect("strengths.json holds all six cards")
    }

    /// How strong a card is against a kind of castle; a shepherd has no strength.
    pub fn of(&self, card: Card, kind: Kind) -> u8 {
        let against = match card {
            Card::Archer => self.archer,
            Card::Catapult => self.catapult,
            Card::Dragon => self.dragon,
            Card::Infantry => self.infantry,
            Card::Knight => self.knight,
            Card::Peasant => self.peasant,
            Card::Shepherd => return 0,
        };
        match kind {
            Kind::Wood => against.wood,
            Kind::Brick => against.brick,
            Kind::Stone => against.stone,
        }
    }
}

/// The options as they stand in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SiegeOptions {
    /// How many games are played.
    pub games: Games,
    /// SI07: the seats from the youngest to the oldest.
    pub youth: Option<Vec<Seat>>,
    /// SI29: the strengths of the army cards.
    pub strengths: Option<Strengths>,
}

impl Options for SiegeOptions {
    fn complete(self, seats: u8) -> Result<SiegeOptions, SetupError> {
        let youth = self.youth.unwrap_or_else(|| Seat::all(seats).collect());
        let mut sorted = youth.clone();
        sorted.sort();
        if !sorted.into_iter().eq(Seat::all(seats)) {
            return Err(SetupError::new("siege-setup-youth"));
        }
        let strengths = self.strengths.unwrap_or_else(Strengths::standard);
        for card in Card::ARMY {
            if Kind::ALL.iter().any(|&kind| strengths.of(card, kind) > STRENGTH_MAX) {
                return Err(SetupError::new(Message::new("siege-setup-strength").with("max", STRENGTH_MAX)));
            }
        }
        Ok(SiegeOptions { games: self.games, youth: Some(youth), strengths: Some(strengths) })
    }

    /// SI29: of the stand-in the rulebook gives one card only.
    fn notice(&self) -> Option<Message> {
        let usual = self.strengths.is_none_or(|strengths| strengths == Strengths::standard());
        Some(Message::new(if usual { "siege-stand-in" } else { "siege-own-strengths" }))
    }

    fn describe() -> Vec<OptionInfo> {
        let games = OptionKind::Choice(vec![json!("one"), json!("long")]);
        let usual = Strengths::standard();
        let row = |card: Card| NumberRow {
            id: card.name(),
            label: Message::new(format!("siege-card-{}", card.name())),
            symbol: card.name(),
            usual: Kind::ALL.iter().map(|&kind| u32::from(usual.of(card, kind))).collect(),
            only: None,
        };
        let numbers = Numbers {
            rows: Card::ARMY.into_iter().map(row).collect(),
            columns: vec![
                ("wood", "siege-option-strengths-wood"),
                ("brick", "siege-option-strengths-brick"),
                ("stone", "siege-option-strengths-stone"),
            ],
            most: u32::from(STRENGTH_MAX),
        };
        vec![
            OptionInfo::new("games", games, json!("one")).main(),
            OptionInfo::new("youth", OptionKind::SeatOrder, json!(null)),
            OptionInfo::new("strengths", OptionKind::Data, json!(usual)).numbers(numbers),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What facts section 2.2 promises of the stand-in table.
    #[test]
    fn the_standard_table_is_balanced() {
        let table = Strengths::standard();
        for kind in Kind::ALL {
            let mut column = Card::ARMY.map(|card| table.of(card, kind));
            column.sort_unstable();
            assert_eq!(column, [1, 2, 3, 4, 5, 6]);
        }
        assert_eq!(Kind::ALL.map(|kind| table.of(Card::Knight, kind)), [2, 3, 6]);
        assert!(table.of(Card::Dragon, Kind::Brick) > table.of(Card::Infantry, Kind::Brick));
    }
}
