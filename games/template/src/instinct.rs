//! What bots think of this game: which moves look good, and what a position is worth.

use crate::moves::{Chance, Move};
use crate::state::{Phase, Template};
use castellan_ai::bots::{Bots, EnumerableChance, Evaluation, Parameters, Policy, Terms};
use castellan_ai::grade::Grade;
use castellan_core::seat::Seat;

/// What a card in hand is worth, for each point on it.
const CARD: f32 = 0.3;

impl Policy for Template {
    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.extend(moves.iter().map(|m| match *m {
            // A coin is worth about a card of its own height.
            Move::Bid { card } => 1.0 / (1.0 + f32::from(card.abs_diff(self.coin))),
            Move::Place { field } => 1.0 + 2.0 * f32::from(self.own_neighbours(field, seat)),
        }));
    }
}

impl Evaluation for Template {
    const TERMS: &'static [&'static str] = &["points", "cards"];

    fn terms(&self, seats: &mut [Terms]) {
        for (seat, terms) in self.all_seats().zip(seats) {
            // Whoever has won a coin scores it with the next move.
            let won = if self.phase == Phase::Place(seat) { self.coin } else { 0 };
            terms[0] = self.points[seat.index()] as f32 + f32::from(won);
            let cards: u8 = self.hand(seat).sum();
            terms[1] = if self.phase == Phase::Over { 0.0 } else { f32::from(cards) };
        }
    }

    fn weights() -> &'static [f32] {
        &[1.0, CARD]
    }

    fn seat_count(&self) -> u8 {
        self.seats
    }
}

impl EnumerableChance for Template {
    fn chances(&self) -> Vec<(Chance, f64)> {
        let each = 1.0 / self.coins_in_bag().count() as f64;
        self.coins_in_bag().map(|coin| (Chance::Coin(coin), each)).collect()
    }
}

/// How the grades below a castellan think: strictness, moves noticed, playouts.
/// Matches of neighbours (`castellan arena`) find better ones.
const GRADES: [Grade; 9] = [
    Grade::new(0.3, 1, 0),
    Grade::new(0.5, 1, 0),
    Grade::new(0.7, 1, 0),
    Grade::new(1.0, 1, 0),
    Grade::new(1.5, 1, 0),
    Grade::new(1.0, 2, 0),
    Grade::new(1.0, 3, 20),
    Grade::new(1.0, 4, 40),
    Grade::new(1.0, 5, 100),
];

impl Bots for Template {
    const PARAMETERS: Parameters = Parameters {
        grades: GRADES,
        playouts: 200,
        candidates: 6,
        turns: 8,
        scale: 5.0,
        score_weight: 0.0,
        exploration: 0.2,
        whole_turns: false,
    };
}
