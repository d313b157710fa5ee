//! Moves and chances: what a player decides and what a deck decides, as they stand in JSON.

use crate::cell::Cell;
use crate::components::{Card, MasterCard};
use crate::deck::Pile;
use crate::towers::Spread;
use castellan_core::seat::Seat;
use serde::{Deserialize, Serialize};

/// What a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// TO55: a starting block of the master variant.
    Found {
        /// The field of the block.
        cell: Cell,
    },
    /// TO05: the first knight.
    Enter {
        /// On which castle.
        cell: Cell,
    },
    /// TO06, TO51: the king.
    King {
        /// Where he goes.
        cell: Cell,
    },
    /// TO51: the king stays.
    Pass {},
    /// TO52: the starting player of the next phase.
    First {
        /// The player who is to begin.
        seat: Seat,
    },
    /// TO11: a new knight.
    Knight {
        /// The field that the knight is placed on.
        cell: Cell,
    },
    /// TO14 to TO18: a step or a passage.
    Walk {
        /// The knight.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// TO19: a block.
    Block {
        /// The field that the block goes on.
        cell: Cell,
        /// Out of which tower.
        tower: u8,
    },
    /// TO28: a draw.
    Draw {},
    /// TO28: what a draw keeps and where the others go.
    Keep {
        /// The card that is kept.
        card: Card,
        /// What lies on top, the uppermost first.
        top: Pile,
        /// What lies at the bottom, the uppermost first.
        bottom: Pile,
    },
    /// TO32: an action card.
    Card(Use),
    /// TO45: a point.
    Point {},
    /// TO24: the end of the turn.
    End {
        /// The tower that is used up.
        tower: u8,
        /// What each of the others gets.
        spread: Spread,
    },
}

/// How an action card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "id", deny_unknown_fields)]
pub enum Use {
    /// High climb (TO35).
    A1 {
        /// The knight.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Rising tower (TO36).
    A2 {
        /// The knight.
        cell: Cell,
        /// The tower that the block comes from.
        tower: u8,
    },
    /// Extra block (TO37).
    A3 {
        /// The field that the block goes on.
        cell: Cell,
    },
    /// Hidden stairs (TO38).
    A4 {
        /// The knight.
        from: Cell,
        /// Where it comes out.
        to: Cell,
    },
    /// Diagonal step (TO39).
    A5 {
        /// The knight.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Six points (TO40).
    A6 {},
    /// Seven points (TO41).
    A7 {},
    /// Rebuilding (TO42).
    A8 {
        /// The column whose top block is taken.
        from: Cell,
        /// Where it is put.
        to: Cell,
    },
    /// Leap (TO43).
    A9 {
        /// The knight.
        from: Cell,
        /// Where it lands.
        to: Cell,
    },
    /// Reinforcement above (TO44).
    A10 {
        /// Where the new knight stands.
        cell: Cell,
    },
}

impl Use {
    /// The card that is used.
    pub const fn card(self) -> Card {
        match self {
            Use::A1 { .. } => Card::A1,
            Use::A2 { .. } => Card::A2,
            Use::A3 { .. } => Card::A3,
            Use::A4 { .. } => Card::A4,
            Use::A5 { .. } => Card::A5,
            Use::A6 {} => Card::A6,
            Use::A7 {} => Card::A7,
            Use::A8 { .. } => Card::A8,
            Use::A9 { .. } => Card::A9,
            Use::A10 { .. } => Card::A10,
        }
    }

    /// The use of a card that moves something from one field to another.
    pub(crate) const fn shift(card: Card, from: Cell, to: Cell) -> Option<Use> {
        Some(match card {
            Card::A1 => Use::A1 { from, to },
            Card::A4 => Use::A4 { from, to },
            Card::A5 => Use::A5 { from, to },
            Card::A8 => Use::A8 { from, to },
            Card::A9 => Use::A9 { from, to },
            _ => return None,
        })
    }
}

/// What a deck decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// TO28: the cards looked at, the uppermost first.
    Cards(Pile),
    /// TO57: the master card of this game.
    MasterCard(MasterCard),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_have_the_outside_forms() {
        for json in [
            r#"{"found":{"cell":[3,4]}}"#,
            r#"{"enter":{"cell":[3,0]}}"#,
            r#"{"king":{"cell":[7,3]}}"#,
            r#"{"pass":{}}"#,
            r#"{"first":{"seat":2}}"#,
            r#"{"knight":{"cell":[0,7]}}"#,
            r#"{"walk":{"from":[3,0],"to":[3,1]}}"#,
            r#"{"block":{"cell":[3,0],"tower":0}}"#,
            r#"{"draw":{}}"#,
            r#"{"keep":{"card":"A3","top":["A7"],"bottom":["A1"]}}"#,
            r#"{"keep":{"card":"A3","top":[],"bottom":[]}}"#,
            r#"{"card":{"id":"A1","from":[1,2],"to":[1,3]}}"#,
            r#"{"card":{"id":"A2","cell":[1,2],"tower":1}}"#,
            r#"{"card":{"id":"A6"}}"#,
            r#"{"card":{"id":"A10","cell":[1,2]}}"#,
            r#"{"point":{}}"#,
            r#"{"end":{"tower":0,"spread":[1,0]}}"#,
            r#"{"end":{"tower":0,"spread":[]}}"#,
        ] {
            let m: Move = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
            assert_eq!(serde_json::to_string(&m).unwrap(), json);
        }
        for json in [r#"{"cards":["A3","A7","A1"]}"#, r#"{"cards":[]}"#, r#"{"master_card":"M4"}"#] {
            let chance: Chance = serde_json::from_str(json).unwrap();
            assert_eq!(serde_json::to_string(&chance).unwrap(), json);
        }
    }

    #[test]
    fn other_shapes_are_no_moves() {
        for wrong in [
            r#"{"draw":[1]}"#,
            r#"{"draw":{"n":1}}"#,
            r#"{"walk":{"from":[3,0]}}"#,
            r#"{"block":{"cell":[8,0],"tower":0}}"#,
            r#"{"block":{"cell":[1,0,0],"tower":0}}"#,
            r#"{"block":{"cell":[1,0],"tower":-1}}"#,
            r#"{"keep":{"card":"A3","top":["A7"]}}"#,
            r#"{"keep":{"card":"A3","top":["A7","A8","A9","A10"],"bottom":[]}}"#,
            r#"{"card":{"id":"A1","cell":[1,2]}}"#,
            r#"{"card":{"id":"A6","cell":[1,2]}}"#,
            r#"{"card":{"id":"A3","cell":[1,2],"tower":0}}"#,
            r#"{"card":{"id":"A11"}}"#,
            r#"{"end":{"tower":0,"spread":[0,0,0,0]}}"#,
            r#"{"point":{},"pass":{}}"#,
        ] {
            assert!(serde_json::from_str::<Move>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_move_is_small() {
        assert!(size_of::<Move>() <= 8);
    }
}
