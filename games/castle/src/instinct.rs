//! The game's instinct: what features are likely to bring, what followers are worth, and which landings
//! reach a token.

use crate::feature::{Kind, Spot};
use crate::moves::{Chance, Move};
use crate::scoring::{stalls, worth};
use crate::state::{Castle, Keep, Phase, SEATS};
use castellan_core::game::{Game, Instinct, Temper, Terms};
use castellan_core::log::Log;
use castellan_core::seat::Seat;
use castellan_landscape::Feature;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// How likely an open feature is to be closed by its owner, by its open ports; later ones are rare.
const CLOSING: [f32; 9] = [1.0, 0.62, 0.55, 0.38, 0.34, 0.22, 0.2, 0.13, 0.1];
/// What a follower in the supply is worth, while there are tiles to use it on.
const FOLLOWER_WORTH: f32 = 2.5;
/// What a token is worth on average.
const TOKEN_WORTH: f32 = 3.5;
/// What the larger keep is worth: the usual largest gap.
const KEEP_WORTH: f32 = 6.0;
/// How sharply better moves are preferred.
const SHARPNESS: f32 = 1.1;
/// With so many tiles left the rest may be short enough to be worked out.
const NEAR_END: u8 = 2;

const POINTS: usize = 0;
const PATHS: usize = 1;
const TOWERS: usize = 2;
const HOUSES: usize = 3;
const COURTS: usize = 4;
const COURT_GROWTH: usize = 5;
const SUPPLY: usize = 6;
const STUCK: usize = 7;
const TOKENS: usize = 8;
const END_TOKENS: usize = 9;
const KEEP: usize = 10;

const TERMS: &[&str] = &[
    "points",
    "paths",
    "towers",
    "houses",
    "courts",
    "court-growth",
    "supply",
    "stuck",
    "tokens",
    "end-tokens",
    "keep",
];

/// What a point of each term is worth, from the data file; `castellan tune` finds them.
fn weights() -> &'static [f32] {
    static WEIGHTS: LazyLock<Vec<f32>> = LazyLock::new(|| {
        let file: BTreeMap<String, f32> =
            serde_json::from_str(include_str!("../weights.json")).expect("the weights are numbers");
        TERMS.iter().map(|term| file[*term]).collect()
    });
    &WEIGHTS
}

impl Instinct for Castle {
    fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let values: Vec<f32> = moves.iter().map(|m| self.value_of_move(seat, *m)).collect();
        let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        weights.extend(values.iter().map(|value| ((value - best) * SHARPNESS).exp().max(1e-6)));
    }

    const TERMS: &'static [&'static str] = TERMS;
    const TEMPER: Temper = Temper {
        page: 0.25,
        squire: 0.7,
        castellan: 500,
        candidates: 12,
        turns: 4,
        scale: 25.0,
        relish: 0.0,
        plans: false,
    };

    fn terms(&self, seats: &mut [Terms]) {
        for (seat, terms) in Seat::all(SEATS).zip(seats.iter_mut()) {
            terms[POINTS] = self.player(seat).points as f32;
        }
        if self.phase == Phase::Over {
            return;
        }
        let left = f32::from(self.stack) / 60.0;
        for feature in self.land.features() {
            if let Some(seat) = Castle::owner(feature) {
                let terms = &mut seats[seat.index()];
                let followers = f32::from(feature.followers.of(seat));
                match Kind::of(feature.kind) {
                    Kind::Court => {
                        terms[COURTS] += 3.0 * stalls(feature) as f32;
                        terms[COURT_GROWTH] += left * f32::from(feature.open.min(8)) / 2.0;
                    }
                    kind => {
                        let term = [PATHS, TOWERS, HOUSES][kind as usize];
                        terms[term] += self.promise(feature, left);
                        if feature.open > 3 {
                            terms[STUCK] += followers * left;
                        }
                    }
                }
            }
        }
        for (seat, terms) in Seat::all(SEATS).zip(seats.iter_mut()) {
            let player = self.player(seat);
            terms[SUPPLY] = self.supply_worth(player.supply);
            let usable: u8 = (1..4).map(|kind| player.tokens(kind)).sum();
            terms[TOKENS] = TOKEN_WORTH * f32::from(usable) * (left * 6.0).min(1.0);
            let at_end = |kind: u8| f32::from(player.tokens(kind)) * self.end_gain(seat, kind) as f32;
            terms[END_TOKENS] = (4..10).filter(|&kind| player.tokens(kind) > 0).map(at_end).sum();
            let size = |keep: Option<Keep>| keep.map_or(0, |keep| keep.size);
            let lead = f32::from(size(player.keep)) - f32::from(size(self.player(seat.next(SEATS)).keep));
            terms[KEEP] = KEEP_WORTH * (1.0 - left * 0.6) * (lead / 2.0).clamp(-1.0, 1.0) / 2.0;
        }
    }

    fn weights() -> &'static [f32] {
        weights()
    }

    fn seat_count(&self) -> u8 {
        SEATS
    }

    fn chances(&self) -> Vec<(Chance, f64)> {
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

impl Castle {
    /// What a path, tower or house with a follower may bring its owner.
    fn promise(&self, feature: &Feature, left: f32) -> f32 {
        let chance = CLOSING[usize::from(feature.open).min(CLOSING.len() - 1)];
        // What is closed is scored in this very turn; what is open needs tiles.
        let time = if feature.is_closed() { 1.0 } else { (left * 6.0).min(1.0) };
        worth(feature).1 as f32 * chance * time
    }

    /// A quick look at what a move leads to.
    fn value_of_move(&self, seat: Seat, m: Move) -> f32 {
        match m {
            Move::Lay { .. } | Move::Score { .. } => {
                let mut after = self.clone();
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
            Move::Follower { on, at } => self.follower_gain(seat, Spot { on, at }),
            Move::Token { .. } => 2.0,
            Move::Pass {} => 0.0,
        }
    }

    /// What the best follower on the tile just laid adds, or none.
    fn best_follower(&self, seat: Seat) -> f32 {
        let mut moves = Vec::new();
        self.list_followers(&mut moves);
        let gain = |m: &Move| match *m {
            Move::Follower { on, at } => self.follower_gain(seat, Spot { on, at }),
            _ => 0.0,
        };
        moves.iter().map(gain).fold(0.0, f32::max)
    }

    /// What a follower there adds: what the feature promises, less a follower that may not come back.
    fn follower_gain(&self, seat: Seat, spot: Spot) -> f32 {
        let Some(part) = self.tile.and_then(|tile| self.part_at(tile, spot)) else { return 0.0 };
        let feature = self.land.feature(part);
        let left = f32::from(self.stack) / 60.0;
        let weights = weights();
        let supply = self.player(seat).supply;
        let cost = if feature.is_closed() && spot.on != Kind::Court {
            0.0
        } else {
            weights[SUPPLY] * (self.supply_worth(supply) - self.supply_worth(supply - 1))
        };
        let hope = match spot.on {
            Kind::Court => {
                weights[COURTS] * 3.0 * stalls(feature) as f32
                    + weights[COURT_GROWTH] * left * f32::from(feature.open.min(8)) / 2.0
            }
            kind => {
                let stuck = if feature.open > 3 { weights[STUCK] * left } else { 0.0 };
                weights[[PATHS, TOWERS, HOUSES][kind as usize]] * self.promise(feature, left) + stuck
            }
        };
        hope - cost
    }

    /// What followers in the supply are worth, as far as there are tiles to use them on.
    fn supply_worth(&self, supply: u8) -> f32 {
        FOLLOWER_WORTH * f32::from(supply).min(f32::from(self.stack) / 4.0).sqrt()
    }
}
