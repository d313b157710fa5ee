//! What is in the box: action cards, master cards, and the numbers of `components.json`.

use crate::cell::Cell;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// The most seats (TO01).
pub(crate) const SEATS: usize = 4;
/// Phases of a game (TO07).
pub(crate) const PHASES: u8 = 3;
/// Knights that a player may bring to the board (TO04).
pub(crate) const KNIGHTS: u8 = 6;
/// The most towers that lie in front of a player (TO08).
pub(crate) const TOWERS: usize = 4;
/// The most blocks in a tower (TO25).
pub(crate) const TOWER_MAX: u8 = 3;
/// Castles at the start (TO02).
pub(crate) const START_CASTLES: u8 = 8;
/// Different action cards (TO32).
pub(crate) const CARDS: usize = 10;

/// An action card, by its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Card {
    /// High climb: two levels up at once (TO35).
    A1,
    /// Rising tower: a block under an own knight (TO36).
    A2,
    /// Extra block out of the general supply (TO37).
    A3,
    /// Hidden stairs: a gate passage that may climb (TO38).
    A4,
    /// Diagonal step (TO39).
    A5,
    /// Six action points (TO40).
    A6,
    /// Seven action points (TO41).
    A7,
    /// Rebuilding: a free top block goes elsewhere (TO42).
    A8,
    /// Leap over a neighbouring piece (TO43).
    A9,
    /// Reinforcement above: a new knight one level higher than allowed (TO44).
    A10,
}

impl Card {
    /// All ten, in order.
    pub const ALL: [Card; CARDS] =
        [Card::A1, Card::A2, Card::A3, Card::A4, Card::A5, Card::A6, Card::A7, Card::A8, Card::A9, Card::A10];

    /// The card's place among the ten.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "A{}", self.index() + 1)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(name: &str) -> Result<Card, ()> {
        Card::ALL.into_iter().find(|card| card.to_string() == name).ok_or(())
    }
}

/// A card of the master variant, by its condition (TO57).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum MasterCard {
    /// Border: knights on outer fields (TO59).
    M1,
    /// Diagonals: knights on a main diagonal (TO60).
    M2,
    /// Castles: knights in exactly so many castles (TO61).
    M3,
    /// Together: all knights next to each other (TO62).
    M4,
    /// All levels: no two knights on one level (TO63).
    M5,
    /// Line: all knights in one row or column (TO64).
    M6,
    /// Square: four knights are the corners of a square (TO65).
    M7,
    /// One level: all knights on the same level (TO66).
    M8,
}

impl MasterCard {
    /// All eight, in order.
    pub const ALL: [MasterCard; 8] = [
        MasterCard::M1,
        MasterCard::M2,
        MasterCard::M3,
        MasterCard::M4,
        MasterCard::M5,
        MasterCard::M6,
        MasterCard::M7,
        MasterCard::M8,
    ];
}

impl fmt::Display for MasterCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "M{}", *self as u8 + 1)
    }
}

impl FromStr for MasterCard {
    type Err = ();

    fn from_str(name: &str) -> Result<MasterCard, ()> {
        MasterCard::ALL.into_iter().find(|card| card.to_string() == name).ok_or(())
    }
}

/// What a master card pays after each phase.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pay {
    /// For meeting the condition, or for each knight that does.
    pub(crate) points: [u8; PHASES as usize],
    /// More for having most such knights.
    #[serde(default)]
    pub(crate) most: [u8; PHASES as usize],
    /// How many castles are asked for.
    #[serde(default)]
    pub(crate) castles: [u8; PHASES as usize],
}

/// The numbers that are printed on board and cards.
#[derive(Debug)]
pub(crate) struct Components {
    /// The eight marked fields (TO02).
    pub(crate) start: [Cell; START_CASTLES as usize],
    /// How many blocks there are (TO03).
    pub(crate) blocks: u8,
    /// Towers by number of seats less 2 and by phase, each from highest to lowest (TO08).
    towers: [[Vec<u8>; PHASES as usize]; 3],
    /// The king's bonus by phase (TO50).
    pub(crate) king_bonus: [u8; PHASES as usize],
    /// Copies of each action card in one colour (TO28).
    pub(crate) copies: [u8; CARDS],
    master: [Pay; 8],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    start: [Cell; START_CASTLES as usize],
    blocks: u8,
    towers: BTreeMap<u8, [Vec<u8>; PHASES as usize]>,
    king_bonus: [u8; PHASES as usize],
    action_cards: BTreeMap<Card, u8>,
    master_cards: BTreeMap<MasterCard, Pay>,
}

/// Read once from the file that is part of the program; it never changes.
static COMPONENTS: LazyLock<Components> = LazyLock::new(|| {
    let file: File = serde_json::from_str(include_str!("../components.json")).expect("components.json fits");
    let towers = [2, 3, 4].map(|seats| {
        let mut phases = file.towers[&seats].clone();
        phases.iter_mut().for_each(|towers| towers.sort_by(|a, b| b.cmp(a)));
        phases
    });
    Components {
        start: file.start,
        blocks: file.blocks,
        towers,
        king_bonus: file.king_bonus,
        copies: Card::ALL.map(|card| file.action_cards.get(&card).copied().unwrap_or(0)),
        master: MasterCard::ALL.map(|card| file.master_cards[&card]),
    }
});

impl Components {
    /// What is in the box.
    pub(crate) fn get() -> &'static Components {
        &COMPONENTS
    }

    /// TO08: the towers that each player is given; their number is that of the rounds.
    pub(crate) fn towers(&self, seats: u8, phase: u8) -> &[u8] {
        &self.towers[usize::from(seats) - 2][usize::from(phase)]
    }

    /// What a master card pays.
    pub(crate) fn pay(&self, card: MasterCard) -> Pay {
        self.master[card as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Facts section 2: 8 starting blocks, 20 a player with four, and one extra block for each are 92.
    #[test]
    fn blocks_suffice_for_every_phase_card() {
        let box_ = Components::get();
        let used = |seats: u8| {
            let each: u8 = (0..PHASES).map(|phase| box_.towers(seats, phase).iter().sum::<u8>()).sum();
            START_CASTLES + seats * each
        };
        assert_eq!([2, 3, 4].map(used), [80, 86, 88]);
        assert_eq!(used(4) + 4, box_.blocks);
        let rounds = |seats| [0, 1, 2].map(|phase| box_.towers(seats, phase).len());
        assert_eq!([2, 3, 4].map(rounds), [[4, 4, 4], [4, 3, 3], [4, 3, 3]]);
    }

    #[test]
    fn the_marked_fields_turn_into_each_other_and_keep_their_distance() {
        let start = &Components::get().start;
        for cell in start {
            let turned = Cell::at(7 - cell.row(), cell.column()).unwrap();
            assert!(start.contains(&turned), "{cell}");
            assert!(start.iter().all(|other| other == cell || cell.distance(*other) >= 3));
        }
    }

    #[test]
    fn names_are_read_back() {
        assert!(Card::ALL.iter().all(|card| card.to_string().parse() == Ok(*card)));
        assert!(MasterCard::ALL.iter().all(|card| card.to_string().parse() == Ok(*card)));
        assert_eq!("A11".parse::<Card>(), Err(()));
        assert_eq!(serde_json::to_string(&Card::A10).unwrap(), "\"A10\"");
    }
}
