//! The game's instinct: what features are likely to bring, what followers are worth, and which landings
//! reach a token.

use crate::chances::OPEN;
use crate::feature::{Kind, Spot};
use crate::finale::{GIFT_POINTS, end_token};
use crate::moves::{Chance, Move};
use crate::scoring::{stalls, worth};
use crate::state::{Castle, Phase, SEATS};
use crate::words::say;
use castellan_ai::bots::{Bots, EnumerableChance, Evaluation, Parameters, Policy, Terms};
use castellan_ai::grade::Grade;
use castellan_core::game::Game;
use castellan_core::log::Log;
use castellan_core::message::Message;
use castellan_core::seat::Seat;
use castellan_landscape::{Feature, PartId};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What a token on the wall is worth on average.
const TOKEN_WORTH: f32 = 3.5;
/// How sharply better moves are preferred.
const SHARPNESS: f32 = 1.1;
/// With so many tiles left the rest may be short enough to be worked out.
const NEAR_END: u8 = 2;

const POINTS: usize = 0;
const PATHS: usize = 1;
const TOWERS: usize = 2;
const HOUSES: usize = 3;
const COURTS: usize = 4;
const SUPPLY: usize = 5;
const TOKENS: usize = 6;
const END_TOKENS: usize = 7;
const END_GAIN: usize = 8;
const KEEP: usize = 9;

const TERMS: &[&str] =
    &["points", "paths", "towers", "houses", "courts", "supply", "tokens", "end-tokens", "end-gain", "keep"];

/// What a point of each term is worth, from the data file; found by duels (DESIGN.md).
fn weights() -> &'static [f32] {
    static WEIGHTS: LazyLock<Vec<f32>> = LazyLock::new(|| {
        let file: BTreeMap<String, f32> =
            serde_json::from_str(include_str!("../weights.json")).expect("the weights are numbers");
        TERMS.iter().map(|term| file[*term]).collect()
    });
    &WEIGHTS
}

impl Policy for Castle {
    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let mut after = self.clone();
        let values: Vec<f32> = moves.iter().map(|m| self.value_of_move(seat, *m, &mut after)).collect();
        let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        weights.extend(values.iter().map(|value| ((value - best) * SHARPNESS).exp().max(1e-6)));
    }
}

impl Evaluation for Castle {
    const TERMS: &'static [&'static str] = TERMS;

    fn terms(&self, seats: &mut [Terms]) {
        for (seat, terms) in Seat::all(SEATS).zip(seats.iter_mut()) {
            terms[POINTS] = self.player(seat).points as f32;
        }
        if self.phase == Phase::Over {
            return;
        }
        // What a token marked for the end would give now, by seat and kind of feature.
        let mut gains = [[0; 4]; SEATS as usize];
        for (id, feature) in self.occupied() {
            if let Some(seat) = Castle::owner(feature) {
                seats[seat.index()][term_of(feature)] += self.promise(feature);
                let gain = &mut gains[seat.index()][Kind::of(feature.kind) as usize];
                *gain = self.token_worth(id, feature).1.max(*gain);
            }
        }
        let left = self.left();
        for (seat, terms) in Seat::all(SEATS).zip(seats.iter_mut()) {
            let player = self.player(seat);
            let held = |kind: u8| f32::from(player.tokens(kind));
            terms[SUPPLY] = self.supply_worth(player.supply);
            terms[TOKENS] = TOKEN_WORTH * (1..4).map(held).sum::<f32>() * (left * 6.0).min(1.0);
            // What the end pays for grows until then; what is there already counts the more the nearer it is.
            let gain = |kind: Kind| held(end_token(kind)) * gains[seat.index()][kind as usize] as f32;
            terms[END_TOKENS] = left * (4..9).map(held).sum::<f32>();
            terms[END_GAIN] = (1.0 - left) * Kind::ALL.into_iter().map(gain).sum::<f32>();
            terms[POINTS] += held(9) * GIFT_POINTS as f32;
            // Early on it takes a lead of several tiles to keep the larger keep, in the end one will do.
            let lead = f32::from(self.keep_size(seat)) - f32::from(self.keep_size(seat.next(SEATS)));
            terms[KEEP] = (lead / (1.0 + 6.0 * left)).clamp(-1.0, 1.0);
        }
    }

    fn weights() -> &'static [f32] {
        weights()
    }

    fn seat_count(&self) -> u8 {
        SEATS
    }

    fn term_word(&self, term: &str) -> Message {
        say(self.readings.edition, &format!("term-{term}"))
    }
}

impl EnumerableChance for Castle {
    fn chances(&self) -> Vec<(Chance, f64)> {
        if self.phase == Phase::First {
            return Seat::all(SEATS).map(|seat| (Chance::First(seat), 1.0 / f64::from(SEATS))).collect();
        }
        let (counts, is_tile): (&[u8], bool) =
            if self.phase == Phase::Tile { (&self.unseen, true) } else { (&self.hidden, false) };
        let all: f64 = counts.iter().copied().map(f64::from).sum();
        let left = counts.iter().enumerate().filter(|(_, count)| **count > 0);
        let chance =
            |n: usize| if is_tile { Chance::Tile(self.set.names[n]) } else { Chance::Token(n as u8) };
        left.map(|(n, count)| (chance(n), f64::from(*count) / all)).collect()
    }

    fn is_near_end(&self) -> bool {
        self.stack <= NEAR_END
    }
}

/// How the grades below a castellan think: strictness, moves noticed, playouts.
/// docs/benchmarks.md says which steps were measured by matches.
const GRADES: [Grade; 9] = [
    Grade::new(1.9, 1, 0),
    Grade::new(2.3, 1, 0),
    Grade::new(3.0, 1, 0),
    Grade::new(4.5, 1, 0),
    Grade::new(60.0, 1, 0),
    Grade::new(3.0, 4, 60),
    Grade::new(3.0, 5, 120),
    Grade::new(2.0, 8, 300),
    Grade::new(1.5, 12, 900),
];

impl Bots for Castle {
    const PARAMETERS: Parameters = Parameters {
        grades: GRADES,
        playouts: 4000,
        candidates: 12,
        turns: 8,
        scale: 100.0,
        score_weight: 0.0,
        exploration: 0.2,
        whole_turns: false,
    };
}

/// The term that a feature counts for.
fn term_of(feature: &Feature) -> usize {
    [PATHS, TOWERS, HOUSES, COURTS][Kind::of(feature.kind) as usize]
}

impl Castle {
    /// The share of the tiles that is left.
    fn left(&self) -> f32 {
        f32::from(self.stack) / 60.0
    }

    /// What a feature with a follower may bring its owner.
    fn promise(&self, feature: &Feature) -> f32 {
        if Kind::of(feature.kind) == Kind::Court {
            return 3.0 * stalls(feature) as f32;
        }
        let chances = &self.set.closing[usize::from(feature.kind & 3)];
        let chance = chances[usize::from(feature.open).min(OPEN - 1)];
        // What is closed is scored in this very turn; what is open needs tiles.
        let time = if feature.is_closed() { 1.0 } else { (self.left() * 8.0).min(1.0) };
        worth(feature).1 as f32 * chance * time
    }

    /// A quick look at what a move leads to, on a table that is there to be tried on.
    fn value_of_move(&self, seat: Seat, m: Move, after: &mut Castle) -> f32 {
        match m {
            Move::Lay { .. } | Move::Score { .. } => {
                after.clone_from(self);
                if after.play(seat, &m, &mut Log::off()).is_err() {
                    return 0.0;
                }
                let follower = if after.phase == Phase::Follower { after.best_follower(seat) } else { 0.0 };
                let token = match after.phase {
                    Phase::Token(to) if to == seat => TOKEN_WORTH,
                    Phase::Token(_) => -TOKEN_WORTH,
                    _ => 0.0,
                };
                after.margin(seat) + follower + token
            }
            Move::Follower { on, at } => {
                let part = self.tile.and_then(|tile| self.part_at(tile, Spot { on, at }));
                part.map_or(0.0, |part| self.follower_gain(seat, part))
            }
            Move::Token { .. } => 2.0,
            Move::Pass {} => 0.0,
        }
    }

    /// What the best follower on the tile just laid adds, or none.
    fn best_follower(&self, seat: Seat) -> f32 {
        let parts = self.tile.into_iter().flat_map(|tile| self.free_parts(tile));
        parts.map(|part| self.follower_gain(seat, part)).fold(0.0, f32::max)
    }

    /// What a follower there adds: what the feature promises, less a follower that may not come back.
    fn follower_gain(&self, seat: Seat, part: PartId) -> f32 {
        let feature = self.land.feature(part);
        let weights = weights();
        let supply = self.player(seat).supply;
        let is_scored = feature.is_closed() && Kind::of(feature.kind) != Kind::Court;
        let cost = if is_scored {
            0.0
        } else {
            weights[SUPPLY] * (self.supply_worth(supply) - self.supply_worth(supply - 1))
        };
        weights[term_of(feature)] * self.promise(feature) - cost
    }

    /// What followers in the supply are worth, as far as there are tiles to use them on: the first most.
    fn supply_worth(&self, supply: u8) -> f32 {
        static ROOTS: LazyLock<[f32; 256]> = LazyLock::new(|| {
            // By fifths of a follower; as many tiles as one is good for.
            std::array::from_fn(|fifths| (fifths as f32 / 5.0).cbrt())
        });
        ROOTS[usize::from((5 * supply).min(self.stack))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use castellan_core::game::Options;
    use castellan_core::lang::Lang;
    use castellan_core::table::any::{AnyGame, Rules};

    #[test]
    fn terms_have_the_words_of_the_edition() {
        let words = Rules::<Castle>::new().words(Lang::En);
        for (edition, tower) in [("2003", "your towers"), ("2020", "your pigsties")] {
            let options: <Castle as Game>::Options =
                serde_json::from_value(serde_json::json!({ "edition": edition })).unwrap();
            let game = Castle::new(&options.complete(2).unwrap(), 2);
            assert_eq!(words.say(&game.term_word("towers"), &[]), tower);
        }
    }
}
