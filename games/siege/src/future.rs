//! The transposition key of a game of two: positions with the same key have the same value.
//!
//! Bots solve the end of a game; the fewer keys there are, the more of it they can.

use crate::components::{Army, Card, Kind, Tile, Unseen};
use crate::options::Strengths;
use crate::state::Siege;
use castellan_core::seat::Seat;
use std::sync::LazyLock;

static STANDARD: LazyLock<Strengths> = LazyLock::new(Strengths::standard);

impl Siege {
    /// A number for all positions with the same future, where a tile is due.
    pub(crate) fn future_of_two(&self) -> u128 {
        let lead = self.points_of(Seat(0)) - self.points_of(Seat(1));
        let to_come: u8 = self.unseen.iter().map(Tile::points).sum();
        if lead.unsigned_abs() > u32::from(to_come) {
            // Nothing that may come changes who wins.
            return u128::from(lead > 0) << 40;
        }
        let [first, second, ..] = &self.players;
        // Points that are taken and unseen tiles make all points, so the rival's follow from the own ones.
        let points = u64::from(first.points);
        let before = (first.before - second.before + 64) as u64;
        let holders = u64::from(self.sword.0) | u64::from(self.youth[0].0) << 1;
        let alike = points << 20 | before << 24 | holders << 32;
        let (camps, tiles) = ([first.camp, second.camp], self.unseen.bits());
        if self.strengths != *STANDARD {
            let key = u128::from(key(camps, tiles) | alike | 1 << 41);
            return key | u128::from(order(&self.strengths)) << 64;
        }
        u128::from(least_key(camps, tiles) | alike)
    }

    /// The place among the openings that were worked out, and the seat whose share of a win stands there.
    ///
    /// That is after one round or two, the youngest first; who has the sword follows from the points.
    pub(crate) fn opening_of_two(&self) -> Option<(usize, Seat)> {
        let is_last = self.seats == 2 && self.game + 1 == self.games;
        if !is_last || !(1..=OPENING_ROUNDS).contains(&self.rounds) || self.strengths != *STANDARD {
            return None;
        }
        let (youngest, other) = (self.youth[0], self.youth[1]);
        let [first, second] = [youngest, other].map(|seat| self.player(seat));
        if first.before != second.before {
            return None;
        }
        let key = least_key([first.camp, second.camp], self.unseen.bits());
        let row = ROWS.binary_search(&(key >> CAMP_BITS, first.points)).ok()?;
        Some((row << CAMP_BITS | (key & ((1 << CAMP_BITS) - 1)) as usize, youngest))
    }
}

/// After so many rounds openings end.
const OPENING_ROUNDS: u8 = 2;

/// Unseen tiles and points of the youngest that openings may have, in order: each has a row of camps.
static ROWS: LazyLock<Vec<(u64, u8)>> = LazyLock::new(|| {
    let mut rows = Vec::new();
    let mut reached = vec![(Unseen::ALL, 0)];
    for _ in 0..OPENING_ROUNDS {
        let mut next = Vec::new();
        for (unseen, points) in reached {
            for (tile, _) in unseen.kinds() {
                let mut left = unseen;
                left.take(tile);
                next.extend([(left, points), (left, points + tile.points())]);
            }
        }
        let row = |(unseen, points): &(Unseen, u8)| {
            (least_key([Army::NONE; 2], unseen.bits()) >> CAMP_BITS, *points)
        };
        rows.extend(next.iter().map(row));
        reached = next;
    }
    rows.sort_unstable();
    rows.dedup();
    rows
});

/// The lowest bits of a key tell the camps.
const CAMP_BITS: u32 = 12;

/// The least key of the positions that are alike with the standard strengths.
fn least_key(camps: [Army; 2], tiles: u8) -> u64 {
    let once = (camps.map(turned_army), turned_tiles(tiles));
    let twice = (once.0.map(turned_army), turned_tiles(once.1));
    key(camps, tiles).min(key(once.0, once.1)).min(key(twice.0, twice.1))
}

fn key(camps: [Army; 2], tiles: u8) -> u64 {
    u64::from(camps[0].0) | u64::from(camps[1].0) << 6 | u64::from(tiles) << CAMP_BITS
}

/// With the standard strengths the three kinds of castle are alike: if stone becomes brick, brick wood and
/// wood stone, and knights become dragons, dragons archers, archers knights, catapults infantrymen,
/// infantrymen peasants, peasants catapults, then everything is as it was.
fn turned_army(army: Army) -> Army {
    let (even, odd) = (army.0 & 0b01_0101, army.0 & 0b10_1010);
    Army((even >> 2 | even << 4 | odd << 2 | odd >> 4) & Army::ALL.0)
}

/// The castles after the same change; drums stay.
fn turned_tiles(bits: u8) -> u8 {
    let castles = bits & 0b11_1111;
    bits & 0b1100_0000 | (castles >> 2 | castles << 4) & 0b11_1111
}

/// Which cards beat which, for strengths that a table has brought itself: the place of each card by kind.
fn order(strengths: &Strengths) -> u64 {
    let mut order = 0;
    for kind in Kind::ALL {
        for card in Card::ARMY {
            let weaker = |other: &&Card| strengths.of(**other, kind) < strengths.of(card, kind);
            order = order << 3 | Card::ARMY.iter().filter(weaker).count() as u64;
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::{Chance, Move};
    use crate::options::SiegeOptions;
    use castellan_core::game::{Game, Options};
    use castellan_core::log::Log;

    #[test]
    fn the_kinds_of_castle_are_alike_with_the_standard_strengths() {
        let next = |kind: Kind| match kind {
            Kind::Stone => Kind::Brick,
            Kind::Brick => Kind::Wood,
            Kind::Wood => Kind::Stone,
        };
        for card in Card::ARMY {
            let turned = turned_army(Army::NONE.with(card)).iter().next().unwrap();
            for kind in Kind::ALL {
                assert_eq!(STANDARD.of(turned, next(kind)), STANDARD.of(card, kind), "{card} {turned}");
            }
        }
        for tile in Tile::CASTLES {
            let turned = Tile::CASTLES[turned_tiles(1 << tile as u8).trailing_zeros() as usize];
            assert_eq!((turned.kind(), turned.points()), (tile.kind().map(next), tile.points()));
        }
    }

    fn after_one_siege(options: &str, laid: [Move; 2]) -> Siege {
        let options: SiegeOptions = serde_json::from_str(options).unwrap();
        let mut game = Siege::new(&options.complete(2).unwrap(), 2);
        game.resolve(&Chance::Tile(Tile::WoodLarge), &mut Log::off()).unwrap();
        for (seat, m) in Seat::all(2).zip(&laid) {
            game.play(seat, m, &mut Log::off()).unwrap();
        }
        game
    }

    #[test]
    fn openings_are_told_from_the_side_of_the_youngest() {
        let (strong, weak) =
            (Move::lay(Card::Archer, Card::Shepherd), Move::lay(Card::Dragon, Card::Catapult));
        let (place, youngest) = after_one_siege("{}", [strong, weak]).opening_of_two().unwrap();
        assert_eq!(youngest, Seat(0));
        let mirrored = after_one_siege(r#"{"youth":[1,0]}"#, [weak, strong]);
        assert_eq!(mirrored.opening_of_two(), Some((place, Seat(1))));
        assert_ne!(after_one_siege("{}", [weak, strong]).opening_of_two().unwrap().0, place);
    }

    #[test]
    fn nothing_is_known_of_openings_when_more_games_follow() {
        let laid = [Move::lay(Card::Archer, Card::Shepherd), Move::lay(Card::Shepherd, Card::Shepherd)];
        assert_eq!(after_one_siege(r#"{"games":"long"}"#, laid).opening_of_two(), None);
    }
}
