//! The game's instinct: how likely a pair of cards is to take the castle, and what it costs to lay it.

use crate::components::{Army, Card, Kind, Tile};
use crate::moves::{Move, Pair};
use crate::options::Strengths;
use crate::state::Siege;
use castellan_core::game::{Game, Instinct, TERMS_MAX, Temper, Terms};
use castellan_core::seat::Seat;

/// What an army card in hand is worth in points, before its strengths are looked at.
const CARD_WORTH: f32 = 0.12;
/// How much stronger cards are worth more.
const STRENGTH_WORTH: f32 = 0.24;
/// How sharply better moves are preferred.
const SHARPNESS: f32 = 9.0;

impl Instinct for Siege {
    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let future = self.castles_to_come();
        let worth = |card: Card| card_worth(&self.strengths, card, &future);
        weights.extend(moves.iter().map(|m| {
            let value = match *m {
                Move::Recruit { card } => worth(card),
                Move::Lay { cards } => {
                    let cost: f32 = cards.cards().into_iter().map(worth).sum();
                    self.chance_to_take(seat, cards) - cost
                }
            };
            (value * SHARPNESS).exp()
        }));
    }

    const TERMS: &'static [&'static str] = &["points", "cards"];
    const TEMPER: Temper = Temper {
        page: 0.15,
        squire: 0.35,
        knight: 0,
        castellan: 1500,
        candidates: 40,
        turns: 30,
        scale: 6.0,
        plans: false,
    };

    fn terms(&self, seats: &mut [Terms]) {
        let future = self.castles_to_come();
        for (seat, terms) in self.all_seats().zip(seats) {
            *terms = [0.0; TERMS_MAX];
            terms[0] = self.points(seat) as f32;
            let worth = |card: Card| card_worth(&self.strengths, card, &future);
            terms[1] = self.player(seat).army().iter().map(worth).sum();
        }
    }

    fn weights() -> &'static [f32] {
        &[1.0; 2]
    }

    fn seat_count(&self) -> u8 {
        self.seats
    }
}

/// What a card in hand may still bring: its strength against the castles that are to come.
fn card_worth(strengths: &Strengths, card: Card, future: &[(Kind, f32)]) -> f32 {
    if !card.is_army() || future.is_empty() {
        return 0.0;
    }
    let strength = |(kind, points): &(Kind, f32)| {
        let own = strengths.of(card, *kind);
        let weaker = Card::ARMY.iter().filter(|&&other| strengths.of(other, *kind) < own).count();
        points * weaker as f32 / 5.0
    };
    let best = future.iter().map(strength).fold(0.0, f32::max);
    CARD_WORTH + STRENGTH_WORTH * best * (future.len() as f32 / 6.0)
}

impl Siege {
    /// What the tiles that are not drawn yet may be.
    fn castles_to_come(&self) -> Vec<(Kind, f32)> {
        self.unseen.iter().filter_map(|tile| Some((tile.kind()?, f32::from(tile.points())))).collect()
    }

    /// Points expected from laying a pair, if each rival lays any two cards of their hand.
    fn chance_to_take(&self, seat: Seat, own: Pair) -> f32 {
        let Some(tile) = self.tile.filter(|&tile| tile != Tile::Drum) else { return 0.0 };
        let rivals = self.all_seats().filter(|&rival| rival != seat);
        let chance: f32 = rivals
            .map(|rival| {
                let pairs = pairs_of(self.player(rival).army());
                let taken: f32 = pairs.iter().map(|&theirs| self.beats(seat, rival, own, theirs, tile)).sum();
                taken / pairs.len() as f32
            })
            .product();
        chance * f32::from(tile.points())
    }

    /// 1 if a pair beats another one in a siege between these two.
    fn beats(&self, seat: Seat, rival: Seat, own: Pair, theirs: Pair, tile: Tile) -> f32 {
        let Some(kind) = tile.kind() else { return 0.0 };
        let best = |pair: Pair, other: Pair| {
            let fights = |card: &Card| card.is_army() && !other.cards().contains(card);
            pair.cards().into_iter().filter(fights).map(|card| i16::from(self.strengths.of(card, kind))).max()
        };
        let (mine, other) = (best(own, theirs), best(theirs, own));
        let win = if mine == other {
            self.sword == seat || (self.sword != rival && mine.is_some())
        } else {
            mine > other
        };
        f32::from(u8::from(win))
    }
}

fn pairs_of(army: Army) -> Vec<Pair> {
    let cards: Vec<Card> = army.iter().chain([Card::Shepherd; 2]).collect();
    let pairs =
        cards.iter().enumerate().flat_map(|(n, &a)| cards[n + 1..].iter().map(move |&b| [a, b].into()));
    pairs.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::Chance;
    use crate::options::SiegeOptions;
    use castellan_core::game::Options;
    use castellan_core::log::Log;

    #[test]
    fn the_strongest_card_weighs_more_than_the_weakest() {
        let options = SiegeOptions::default().complete(2).unwrap();
        let mut game = Siege::new(&options, 2);
        game.resolve(&Chance::Tile(Tile::BrickLarge), &mut Log::off()).unwrap();
        let moves = [Move::lay(Card::Dragon, Card::Shepherd), Move::lay(Card::Peasant, Card::Shepherd)];
        let mut weights = Vec::new();
        game.weigh(Seat(0), &moves, &mut weights);
        assert!(weights[0] > weights[1] && weights[1] > 0.0, "{weights:?}");
    }
}
