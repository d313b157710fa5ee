//! The game's instinct: how likely a pair of cards is to take the castle, and what it costs to lay it.

use crate::components::{Army, Card, Kind, Tile};
use crate::moves::{Chance, Move, Pair};
use crate::options::Strengths;
use crate::state::Siege;
use castellan_ai::bots::{
    Bots, EnumerableChance, Evaluation, Parameters, Policy, SolvableRest, TERMS_MAX, Terms,
};
use castellan_ai::grade::Grade;
use castellan_core::game::Game;
use castellan_core::seat::Seat;

/// What an army card in hand is worth in points, before its strengths are looked at.
const CARD_WORTH: f32 = 0.12;
/// How much stronger cards are worth more.
const STRENGTH_WORTH: f32 = 0.24;
/// What a hand may still bring, fitted to the values of 40,000 positions of two that were worked out to the
/// end: for each card, for the strongest card against each castle to come and for the second one
/// (at full strength and by the castle's points), for the sword, and for winning ties as the youngest.
const EACH_CARD: f32 = 0.37;
const STRONGEST: f32 = 0.78;
const SECOND: f32 = 0.36;
const SWORD: f32 = 0.4;
const YOUTH: f32 = 0.57;
/// After so many rounds the rest of a game of two is worked out.
const SOLVED: u8 = 3;
/// How sharply better moves are preferred.
const SHARPNESS: f32 = 9.0;

impl Policy for Siege {
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
}

impl Evaluation for Siege {
    const TERMS: &'static [&'static str] = &["points", "cards", "sword"];

    fn terms(&self, seats: &mut [Terms]) {
        for (seat, terms) in self.all_seats().zip(seats) {
            *terms = [0.0; TERMS_MAX];
            terms[0] = self.points(seat) as f32;
            if !self.is_over() {
                terms[1] = self.hand_worth(self.player(seat).army());
                let youngest = if self.youth[0] == seat { YOUTH } else { 0.0 };
                terms[2] = youngest + if self.sword == seat { SWORD } else { 0.0 };
            }
        }
    }

    fn weights() -> &'static [f32] {
        &[1.0; 3]
    }

    fn seat_count(&self) -> u8 {
        self.seats
    }
}

impl EnumerableChance for Siege {
    fn is_near_end(&self) -> bool {
        self.rounds >= SOLVED
    }

    fn chances(&self) -> Vec<(Chance, f64)> {
        let each = 1.0 / f64::from(self.unseen.len());
        self.unseen.kinds().map(|(tile, count)| (Chance::Tile(tile), f64::from(count) * each)).collect()
    }
}

/// How the grades below a castellan think: strictness, moves noticed, playouts.
/// docs/benchmarks.md says which steps were measured by matches.
const GRADES: [Grade; 9] = [
    Grade::new(0.15, 1, 0),
    Grade::new(0.21, 1, 0),
    Grade::new(0.29, 1, 0),
    Grade::new(0.4, 1, 0),
    Grade::new(0.56, 1, 0),
    Grade::new(0.8, 1, 0),
    Grade::new(1.1, 1, 0),
    Grade::new(1.6, 1, 0),
    Grade::new(2.4, 1, 0),
];

impl Bots for Siege {
    const PARAMETERS: Parameters = Parameters {
        grades: GRADES,
        playouts: 700,
        candidates: 40,
        turns: 30,
        scale: 3.0,
        score_weight: 0.0,
        exploration: 0.0,
        whole_turns: false,
    };
    const REST: Option<&'static dyn SolvableRest<Siege>> = Some(&Rest);
}

/// The rest of a game of two can be solved.
struct Rest;

impl SolvableRest<Siege> for Rest {
    fn key(&self, game: &Siege) -> Option<u128> {
        (game.seats == 2 && game.game + 1 == game.games).then(|| game.future_of_two())
    }

    /// Written by `castellan bench exploit siege --openings FILE`.
    fn openings(&self) -> &'static [u8] {
        include_bytes!("../openings.bin")
    }

    fn opening(&self, game: &Siege) -> Option<(usize, Seat)> {
        game.opening_of_two()
    }

    fn take_back(&self, game: &mut Siege, seat: Seat) {
        game.player_mut(seat).choice = None;
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

    /// What cards in hand may still bring.
    fn hand_worth(&self, army: Army) -> f32 {
        let against = |(kind, points): (Kind, f32)| {
            let (mut best, mut second) = (0, 0);
            for strength in army.iter().map(|card| self.strengths.of(card, kind)) {
                second = second.max(strength.min(best));
                best = best.max(strength);
            }
            points * (STRONGEST * f32::from(best) + SECOND * f32::from(second)) / 6.0
        };
        EACH_CARD * army.len() as f32 + self.castles_to_come().into_iter().map(against).sum::<f32>()
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
