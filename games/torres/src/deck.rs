//! Decks and hands: what was put back lies in its order, the rest has no order that anybody knows.

use crate::components::{CARDS, Card, Components, SEATS};
use castellan_core::dice::Dice;
use castellan_core::seat::Seat;
use serde::{Deserialize, Serialize, Serializer};

/// TO28: cards looked at in one draw.
pub(crate) const LOOKED: usize = 3;
/// All cards of all colours.
const DECK: usize = CARDS * SEATS;

/// How many there are of each card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts([u8; CARDS]);

impl Counts {
    pub(crate) fn get(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Takes one such card away, if there is one.
    pub(crate) fn take(&mut self, card: Card) -> bool {
        let count = &mut self.0[card.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    pub(crate) fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; CARDS]
    }

    /// The cards, each as often as it is there.
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.get(card))))
    }

    /// The card at this place of [`Counts::iter`].
    fn nth(&self, mut n: u8) -> Option<Card> {
        Card::ALL.into_iter().find(|card| {
            let here = self.get(*card);
            let found = n < here;
            n = n.wrapping_sub(here);
            found
        })
    }

    pub(crate) fn move_all_to(&mut self, other: &mut Counts) {
        for (here, there) in self.0.iter_mut().zip(&mut other.0) {
            *there += std::mem::take(here);
        }
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Counts {
        let mut counts = Counts::default();
        cards.into_iter().for_each(|card| counts.add(card));
        counts
    }
}

/// At most three cards in order, the uppermost first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "Vec<Card>")]
pub struct Pile([Option<Card>; LOOKED]);

impl Pile {
    /// No cards.
    pub const NONE: Pile = Pile([None; LOOKED]);

    /// These cards, if they are not too many.
    pub fn of(cards: &[Card]) -> Option<Pile> {
        let mut pile = Pile::default();
        for (place, &card) in pile.0.get_mut(..cards.len())?.iter_mut().zip(cards) {
            *place = Some(card);
        }
        Some(pile)
    }

    /// The cards from the uppermost.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().flatten()
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.iter().count() as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// Takes the card at a place out of the pile.
    pub(crate) fn remove(&mut self, at: u8) -> Option<Card> {
        let card = self.0.get_mut(usize::from(at))?.take();
        self.0[usize::from(at)..].rotate_left(1);
        card
    }

    pub(crate) fn push(&mut self, card: Card) {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
    }

    /// The pile with other cards in the same places.
    pub(crate) fn refilled(self, mut cards: impl Iterator<Item = Card>) -> Pile {
        Pile(self.0.map(|place| place.and_then(|_| cards.next())))
    }
}

impl TryFrom<Vec<Card>> for Pile {
    type Error = &'static str;

    fn try_from(cards: Vec<Card>) -> Result<Pile, &'static str> {
        Pile::of(&cards).ok_or("at most three cards are looked at")
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A card that was put back, and who did so and knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PutBack {
    pub(crate) card: Card,
    pub(crate) by: Seat,
}

/// A face-down deck: known cards on top, cards in no order, known cards at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    top: [Option<PutBack>; LOOKED - 1],
    unseen: Counts,
    bottom: [Option<PutBack>; DECK],
    bottom_count: u8,
}

impl Deck {
    pub(crate) const EMPTY: Deck =
        Deck { top: [None; LOOKED - 1], unseen: Counts([0; CARDS]), bottom: [None; DECK], bottom_count: 0 };

    /// The shuffled cards of so many colours.
    pub(crate) fn shuffled(colours: u8) -> Deck {
        let unseen = Counts(Components::get().copies.map(|copies| copies * colours));
        Deck { unseen, ..Deck::EMPTY }
    }

    pub(crate) fn len(&self) -> u8 {
        self.top().count() as u8 + self.unseen.len() + self.bottom_count
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The known cards on top, the uppermost first.
    pub(crate) fn top(&self) -> impl Iterator<Item = PutBack> + '_ {
        self.top.iter().copied().flatten()
    }

    /// The known cards at the bottom, the uppermost first.
    pub(crate) fn bottom(&self) -> impl Iterator<Item = PutBack> + '_ {
        self.bottom[..usize::from(self.bottom_count)].iter().copied().flatten()
    }

    /// The cards between them.
    pub(crate) fn unseen(&self) -> Counts {
        self.unseen
    }

    /// All places that hold a card, to look at or to fill anew.
    pub(crate) fn known_mut(&mut self) -> impl Iterator<Item = &mut PutBack> {
        self.top.iter_mut().flatten().chain(self.bottom.iter_mut().flatten())
    }

    pub(crate) fn unseen_mut(&mut self) -> &mut Counts {
        &mut self.unseen
    }

    /// TO28: lets the dice decide what the uppermost cards are.
    pub(crate) fn look(&self, dice: &mut Dice) -> Pile {
        let mut unseen = self.unseen;
        let mut looked = Pile::default();
        let size = self.len().min(LOOKED as u8);
        self.top().for_each(|known| looked.push(known.card));
        while looked.len() < size {
            let left = u32::from(unseen.len());
            let card = if left == 0 { None } else { unseen.nth(dice.below(left) as u8) };
            let Some(card) = card else { break };
            unseen.take(card);
            looked.push(card);
        }
        let more = usize::from(size - looked.len());
        self.bottom().take(more).for_each(|known| looked.push(known.card));
        looked
    }

    /// Everything that [`Deck::look`] may give, in order, with how likely it is.
    pub(crate) fn outcomes(&self) -> Vec<(Pile, f64)> {
        let size = self.len().min(LOOKED as u8);
        let mut known = Pile::default();
        self.top().for_each(|top| known.push(top.card));
        let mut all = vec![(known, self.unseen, 1.0)];
        let open = self.unseen.len().min(size.saturating_sub(known.len()));
        for _ in 0..open {
            let deal = |(pile, unseen, share): (Pile, Counts, f64)| {
                let each = share / f64::from(unseen.len());
                Card::ALL.into_iter().filter(move |card| unseen.get(*card) > 0).map(move |card| {
                    let (mut pile, mut rest) = (pile, unseen);
                    pile.push(card);
                    rest.take(card);
                    (pile, rest, each * f64::from(unseen.get(card)))
                })
            };
            all = all.into_iter().flat_map(deal).collect();
        }
        let finish = |(mut pile, _, share): (Pile, Counts, f64)| {
            let more = usize::from(size - pile.len());
            self.bottom().take(more).for_each(|known| pile.push(known.card));
            (pile, share)
        };
        all.into_iter().map(finish).collect()
    }

    /// Takes the uppermost cards if these can be they.
    pub(crate) fn take(&mut self, looked: Pile) -> bool {
        if looked.len() != self.len().min(LOOKED as u8) {
            return false;
        }
        let mut after = *self;
        let all = looked.iter().all(|card| after.take_uppermost(card));
        if all {
            *self = after;
        }
        all
    }

    fn take_uppermost(&mut self, card: Card) -> bool {
        if let Some(known) = self.top[0] {
            self.top.rotate_left(1);
            self.top[LOOKED - 2] = None;
            return known.card == card;
        }
        if !self.unseen.is_empty() {
            return self.unseen.take(card);
        }
        let known = self.bottom[0].take();
        self.bottom.rotate_left(1);
        self.bottom_count = self.bottom_count.saturating_sub(1);
        known.is_some_and(|known| known.card == card)
    }

    /// TO28: puts cards back, on top and at the bottom.
    pub(crate) fn put_back(&mut self, by: Seat, top: Pile, bottom: Pile) {
        // Whoever puts cards back has just taken every known card off the top.
        for (place, card) in self.top.iter_mut().zip(top.iter()) {
            *place = Some(PutBack { card, by });
        }
        for card in bottom.iter() {
            self.bottom[usize::from(self.bottom_count)] = Some(PutBack { card, by });
            self.bottom_count += 1;
        }
    }
}

/// A player's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hand {
    /// Cards that may be played.
    pub(crate) ready: Counts,
    /// TO30: cards drawn in this turn.
    pub(crate) fresh: Counts,
}

impl Hand {
    pub(crate) fn len(&self) -> u8 {
        self.ready.len() + self.fresh.len()
    }

    /// TO56: all ten cards from the start.
    pub(crate) fn full() -> Hand {
        Hand { ready: Counts(Components::get().copies), fresh: Counts::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_cards_lie_where_they_were_put() {
        let mut dice = Dice::quick(1);
        let mut deck = Deck::shuffled(1);
        let [a, b, c] = [Card::A1, Card::A5, Card::A10];
        assert!(deck.take(Pile::of(&[a, b, c]).unwrap()));
        deck.put_back(Seat(0), Pile::of(&[c]).unwrap(), Pile::of(&[a]).unwrap());
        assert_eq!(deck.len(), 9);
        for _ in 0..20 {
            assert_eq!(deck.look(&mut dice).iter().next(), Some(c));
        }
        assert!(!deck.take(Pile::of(&[b, Card::A2, Card::A3]).unwrap()), "b is in hand, c on top");
        assert!(!deck.take(Pile::of(&[c, Card::A2]).unwrap()), "three must be looked at");
        // Everything else in turn, until the bottom comes up.
        assert!(deck.take(Pile::of(&[c, Card::A2, Card::A3]).unwrap()));
        assert!(deck.take(Pile::of(&[Card::A4, Card::A6, Card::A7]).unwrap()));
        let last = deck.look(&mut dice);
        assert_eq!(last.iter().last(), Some(a));
        assert!(deck.outcomes().iter().any(|(pile, _)| *pile == last));
        assert!(deck.take(last) && deck.is_empty());
    }

    #[test]
    fn outcomes_are_all_that_can_be_looked_at() {
        let mut deck = Deck::shuffled(1);
        let count = |deck: &Deck| {
            let all = deck.outcomes();
            assert!((all.iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-9);
            assert!(all.iter().all(|(pile, _)| deck.clone().take(*pile)));
            all.len()
        };
        assert_eq!(count(&deck), 10 * 9 * 8);
        let [a, b, c] = [Card::A1, Card::A5, Card::A10];
        assert!(deck.take(Pile::of(&[a, b, c]).unwrap()));
        deck.put_back(Seat(0), Pile::of(&[c]).unwrap(), Pile::of(&[a]).unwrap());
        assert_eq!(count(&deck), 7 * 6);
        assert_eq!(count(&Deck::shuffled(4)), 1000, "of four colours three may be the same card");
    }

    #[test]
    fn every_unseen_card_is_equally_likely_on_top() {
        let mut dice = Dice::quick(7);
        let mut counts = [0u32; CARDS];
        let deck = Deck::shuffled(4);
        for _ in 0..10_000 {
            counts[deck.look(&mut dice).iter().next().unwrap().index()] += 1;
        }
        let chi: f64 = counts.iter().map(|&count| (f64::from(count) - 1000.0).powi(2) / 1000.0).sum();
        // Nine degrees of freedom: above 27.9 in one of a thousand seeds; this seed is fixed.
        assert!(chi < 27.9, "{counts:?}");
    }
}
