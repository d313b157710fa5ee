//! What a viewer may know, for programs that turn a position into numbers.

use crate::cell::{Cell, Cells};
use crate::components::{Card, MasterCard};
use crate::moves::Chance;
use crate::state::{Step, Torres};
use castellan_core::game::{Game, Turn};
use castellan_core::seat::{Seat, Viewer};

impl Torres {
    /// The level of a field.
    pub fn level(&self, cell: Cell) -> u8 {
        self.board.level(cell)
    }

    /// The fields of a seat's knights.
    pub fn knights(&self, seat: Seat) -> Cells {
        self.board.knights(seat)
    }

    /// The king's field.
    pub fn king(&self) -> Option<Cell> {
        self.board.king()
    }

    /// The phase, the round in it and the action points that are left in the turn, from 0.
    pub fn time(&self) -> (u8, u8, u8) {
        (self.phase, self.round, self.doing.points)
    }

    /// The blocks in a seat's towers.
    pub fn tower_blocks(&self, seat: Seat) -> &[u8] {
        self.player(seat).towers.blocks()
    }

    /// How many cards a seat holds.
    pub fn hand_count(&self, seat: Seat) -> u8 {
        self.player(seat).hand.len()
    }

    /// How many copies of a card a seat holds, as far as the viewer may know (TO34): 0 for others' hands.
    pub fn held(&self, viewer: Viewer, seat: Seat, card: Card) -> u8 {
        let hand = &self.player(seat).hand;
        let shown = viewer.is(seat) || self.hands_are_open();
        if shown { hand.ready.get(card) + hand.fresh.get(card) } else { 0 }
    }

    /// Every outcome of the chance that is due with how likely it is: up to a thousand ways in which three
    /// cards can lie. Whoever sees the list knows the whole deck.
    pub fn outcomes(&self) -> Vec<(Chance, f64)> {
        match (self.turn(), self.step) {
            (Turn::Chance(_), Step::Look(seat)) => self
                .deck(seat)
                .outcomes()
                .into_iter()
                .map(|(pile, share)| (Chance::Cards(pile), share))
                .collect(),
            (Turn::Chance(_), _) => {
                let share = 1.0 / MasterCard::ALL.len() as f64;
                MasterCard::ALL.map(|card| (Chance::MasterCard(card), share)).to_vec()
            }
            _ => Vec::new(),
        }
    }

    /// The cards that are looked at, as far as the viewer may know (TO34).
    pub fn looked(&self, viewer: Viewer) -> impl Iterator<Item = Card> {
        let shown = matches!(self.step, Step::Keep(seat) if viewer.is(seat));
        self.doing.looked.iter().filter(move |_| shown)
    }
}
