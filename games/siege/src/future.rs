//! The future of a game of two: what tells positions apart that may end differently.
//!
//! Bots work the end of a game out; the fewer positions are told apart, the more of it they can.

use crate::components::{Army, Card, Kind, Tile};
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
        let once = (camps.map(turned_army), turned_tiles(tiles));
        let twice = (once.0.map(turned_army), turned_tiles(once.1));
        let least = key(camps, tiles).min(key(once.0, once.1)).min(key(twice.0, twice.1));
        u128::from(least | alike)
    }
}

fn key(camps: [Army; 2], tiles: u8) -> u64 {
    u64::from(camps[0].0) | u64::from(camps[1].0) << 6 | u64::from(tiles) << 12
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
}
