//! What one viewer may know (TO34), and guesses of the rest.
//!
//! Hands, cards looked at and cards put back are their owner's secret. A view replaces them by what is
//! left of each colour, or of the shared deck, dealt out in a fixed order: that order follows from open
//! things alone, so it tells nothing. A guess deals the same cards out at random.

use crate::components::Card;
use crate::deck::Deck;
use crate::options::Variant;
use crate::state::{Step, Torres};
use castellan_core::dice::Dice;
use castellan_core::seat::{Seat, Viewer};

mod wire;

/// A table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Torres,
}

impl View {
    pub(crate) fn of(game: &Torres, viewer: Viewer) -> View {
        let mut view = View { viewer, open: *game };
        deal_hidden_cards(&mut view.open, viewer, <[Card]>::sort_unstable);
        view
    }

    /// A full state that looks the same to this viewer.
    pub(crate) fn guess(&self, dice: &mut Dice) -> Torres {
        let mut game = self.open;
        deal_hidden_cards(&mut game, self.viewer, |cards| dice.shuffle(cards));
        game
    }

    /// Whether the viewer knows this seat's hand.
    pub(crate) fn shows(&self, seat: Seat) -> bool {
        self.viewer.is(seat) || self.open.hands_are_open()
    }
}

/// Deals out anew what the viewer does not know: each deck together with the hands drawn from it.
fn deal_hidden_cards(game: &mut Torres, viewer: Viewer, mut order: impl FnMut(&mut [Card])) {
    if game.hands_are_open() {
        return;
    }
    if game.options.variant == Variant::SharedDeck {
        let others: Vec<Seat> = game.all_seats().filter(|&seat| !viewer.is(seat)).collect();
        deal_anew(game, &others, viewer, &mut order);
    } else {
        for seat in game.all_seats().filter(|&seat| !viewer.is(seat)) {
            deal_anew(game, &[seat], viewer, &mut order);
        }
    }
}

/// Gathers the hidden cards of these seats and of their one deck, and deals them out in another order.
fn deal_anew(game: &mut Torres, seats: &[Seat], viewer: Viewer, order: &mut impl FnMut(&mut [Card])) {
    let Some(&first) = seats.first() else { return };
    let deck = game.deck_index(first);
    let looking = match game.step {
        Step::Keep(seat) => seats.contains(&seat),
        _ => false,
    };
    let mut cards = Vec::new();
    for &seat in seats {
        let hand = &game.player(seat).hand;
        cards.extend(hand.ready.iter().chain(hand.fresh.iter()));
    }
    if looking {
        cards.extend(game.doing.looked.iter());
    }
    cards.extend(game.decks[deck].known_mut().filter(|known| !viewer.is(known.by)).map(|known| known.card));
    cards.extend(game.decks[deck].unseen().iter());
    order(&mut cards);
    let mut cards = cards.into_iter();
    for &seat in seats {
        let hand = &mut game.player_mut(seat).hand;
        for pile in [&mut hand.ready, &mut hand.fresh] {
            let count = usize::from(pile.len());
            *pile = cards.by_ref().take(count).collect();
        }
    }
    if looking {
        game.doing.looked = game.doing.looked.refilled(cards.by_ref());
    }
    refill_deck(&mut game.decks[deck], viewer, cards);
}

fn refill_deck(deck: &mut Deck, viewer: Viewer, mut cards: impl Iterator<Item = Card>) {
    for known in deck.known_mut().filter(|known| !viewer.is(known.by)) {
        if let Some(card) = cards.next() {
            known.card = card;
        }
    }
    *deck.unseen_mut() = cards.collect();
}
