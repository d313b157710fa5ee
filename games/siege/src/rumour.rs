//! Rumour: what everybody can work out about a camp that lies face down.
//!
//! Cards go to camp openly and come back in secret, so a careful rival knows a set of camps that are
//! possible. There are 64 camps, one bit each, and both things that happen to a camp are a few shifts.

use crate::components::{Army, Card};
use castellan_core::dice::Dice;

/// All camps that the open events allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rumour(u64);

/// The camps that hold a card.
const fn holding(card: Card) -> u64 {
    let mut camps = 0;
    let mut camp = 0;
    while camp < 64 {
        if camp & 1 << card as u8 != 0 {
            camps |= 1 << camp;
        }
        camp += 1;
    }
    camps
}

const HOLDING: [u64; 6] = {
    let mut holding_each = [0; 6];
    let mut card = 0;
    while card < 6 {
        holding_each[card] = holding(Card::ARMY[card]);
        card += 1;
    }
    holding_each
};

impl Rumour {
    /// SI04: at the start the camp is empty.
    pub const EMPTY: Rumour = Rumour(1);

    /// A card was laid openly, so it was in hand; now it is in camp.
    pub fn see_go(&mut self, card: Card) {
        if card.is_army() {
            self.0 = (self.0 & !HOLDING[card as usize]) << (1u32 << card as u8);
        }
    }

    /// SI23: some card came back, nobody saw which.
    pub fn hear_recruit(&mut self) {
        let camps = self.0;
        self.0 = (0..6).map(|card| (camps & HOLDING[card]) >> (1u32 << card)).fold(0, |all, some| all | some);
    }

    /// The camps that are possible.
    pub fn camps(self) -> impl Iterator<Item = Army> {
        (0..64u8).filter(move |camp| self.0 >> camp & 1 != 0).map(Army)
    }

    /// The camp that stands for all possible ones where nobody may know the true one.
    pub fn first(self) -> Army {
        Army(self.0.trailing_zeros() as u8)
    }

    /// Any of the possible camps.
    pub fn pick(self, dice: &mut Dice) -> Army {
        let n = dice.below(self.0.count_ones());
        let camps = (0..n).fold(self.0, |camps, _| camps & (camps - 1));
        Army(camps.trailing_zeros() as u8)
    }

    /// The cards that are in camp for certain.
    pub fn surely_in_camp(self) -> Army {
        self.camps().fold(Army::ALL, |sure, camp| Army(sure.0 & camp.0))
    }

    /// The cards that are in hand for certain.
    pub fn surely_in_hand(self) -> Army {
        self.camps().fold(Army::NONE, |any, camp| Army(any.0 | camp.0)).others()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn army(cards: &[Card]) -> Army {
        cards.iter().fold(Army::NONE, |army, card| army.with(*card))
    }

    #[test]
    fn a_secret_recruitment_leaves_every_possible_camp() {
        let mut rumour = Rumour::EMPTY;
        rumour.see_go(Card::Dragon);
        rumour.see_go(Card::Knight);
        rumour.see_go(Card::Shepherd);
        assert_eq!(rumour.camps().collect::<Vec<_>>(), [army(&[Card::Dragon, Card::Knight])]);
        rumour.hear_recruit();
        assert_eq!(rumour.camps().collect::<Vec<_>>(), [army(&[Card::Dragon]), army(&[Card::Knight])]);
        assert_eq!(rumour.surely_in_camp(), Army::NONE);
        assert!(!rumour.surely_in_hand().contains(Card::Dragon));
        // When the dragon is laid it had come back, so the knight is what stayed; now both are there.
        rumour.see_go(Card::Dragon);
        assert_eq!(rumour.surely_in_camp(), army(&[Card::Dragon, Card::Knight]));
    }

    #[test]
    fn any_possible_camp_can_be_picked() {
        let mut rumour = Rumour::EMPTY;
        for card in [Card::Archer, Card::Catapult, Card::Peasant] {
            rumour.see_go(card);
        }
        rumour.hear_recruit();
        let mut dice = Dice::quick(1);
        let picked: std::collections::BTreeSet<u8> = (0..100).map(|_| rumour.pick(&mut dice).0).collect();
        assert_eq!(picked.len(), 3);
    }
}
