//! Towers: the piles of blocks in front of a player, and how the rest of one is shared out.

use crate::components::{TOWER_MAX, TOWERS};
use serde::{Deserialize, Serialize, Serializer};

/// A player's towers; their number is that of the turns left in the phase (TO24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Towers {
    blocks: [u8; TOWERS],
    count: u8,
}

/// How many blocks each of the other towers gets (TO25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "Vec<u8>")]
pub struct Spread {
    // Unused places are 0, and lists in one decision are equally long, so the order is that of lists.
    blocks: [u8; TOWERS - 1],
    count: u8,
}

impl Spread {
    /// The blocks for each of the other towers, in their order.
    pub fn blocks(&self) -> &[u8] {
        &self.blocks[..usize::from(self.count)]
    }

    /// A spread over as many other towers as there are numbers, if they are not too many.
    pub fn of(blocks: &[u8]) -> Option<Spread> {
        let mut spread = Spread::default();
        spread.blocks.get_mut(..blocks.len())?.copy_from_slice(blocks);
        spread.count = blocks.len() as u8;
        Some(spread)
    }

    fn sum(self) -> u8 {
        self.blocks.iter().fold(0, |sum, &blocks| sum.saturating_add(blocks))
    }
}

impl TryFrom<Vec<u8>> for Spread {
    type Error = &'static str;

    fn try_from(blocks: Vec<u8>) -> Result<Spread, &'static str> {
        Spread::of(&blocks).ok_or("there are at most three other towers")
    }
}

impl Serialize for Spread {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.blocks())
    }
}

impl Towers {
    /// New towers with kept blocks added as far as they fit (TO26), from highest to lowest (TO27); and
    /// what does not fit.
    pub(crate) fn hand_out(towers: &[u8], mut kept: u8) -> (Towers, u8) {
        let mut new = Towers { blocks: [0; TOWERS], count: towers.len() as u8 };
        for (blocks, &printed) in new.blocks.iter_mut().zip(towers) {
            let more = kept.min(TOWER_MAX.saturating_sub(printed));
            *blocks = printed + more;
            kept -= more;
        }
        new.sort();
        (new, kept)
    }

    /// The blocks of each tower.
    pub(crate) fn blocks(&self) -> &[u8] {
        &self.blocks[..usize::from(self.count)]
    }

    pub(crate) fn len(&self) -> u8 {
        self.count
    }

    /// The blocks of all towers.
    pub(crate) fn total(&self) -> u8 {
        self.blocks().iter().sum()
    }

    /// The blocks of one tower, if there is such a tower.
    pub(crate) fn get(&self, tower: u8) -> Option<u8> {
        self.blocks().get(usize::from(tower)).copied()
    }

    pub(crate) fn take_block(&mut self, tower: u8) {
        self.blocks[usize::from(tower)] -= 1;
    }

    /// TO27: whether a tower is the first of those that hold as many blocks, the turn's tower aside.
    pub(crate) fn is_first_of_its_kind(&self, tower: u8, turns_tower: Option<u8>) -> bool {
        if turns_tower == Some(tower) {
            return true;
        }
        let same = |&other: &u8| self.get(other) == self.get(tower) && turns_tower != Some(other);
        !(0..tower).any(|other| same(&other))
    }

    /// The towers that can be told apart, in order (TO27).
    pub(crate) fn kinds(self, turns_tower: Option<u8>) -> impl Iterator<Item = u8> {
        (0..self.count).filter(move |&tower| self.is_first_of_its_kind(tower, turns_tower))
    }

    /// The other towers after a spread, if it is one: as many numbers as towers, none above three
    /// blocks, no more than are left.
    fn after(&self, tower: u8, spread: Spread) -> Option<Towers> {
        let mut after = *self;
        after.remove(tower);
        let fits = spread.count == after.count && spread.sum() <= self.get(tower)?;
        for (blocks, more) in after.blocks.iter_mut().zip(spread.blocks) {
            *blocks = blocks.saturating_add(more);
        }
        (fits && after.blocks.iter().all(|&blocks| blocks <= TOWER_MAX)).then_some(after)
    }

    fn remove(&mut self, tower: u8) {
        let at = usize::from(tower);
        self.blocks[at..].rotate_left(1);
        self.blocks[TOWERS - 1] = 0;
        self.count -= 1;
    }

    fn sort(&mut self) {
        let count = usize::from(self.count);
        self.blocks[..count].sort_unstable_by(|a, b| b.cmp(a));
    }

    /// TO25: whether a spread is possible at all.
    pub(crate) fn can_spread(&self, tower: u8, spread: Spread) -> bool {
        self.after(tower, spread).is_some()
    }

    /// TO25, TO27: every spread of what is left of a tower, in order; of those that give the same
    /// towers only the greatest.
    pub(crate) fn spreads(&self, tower: u8, mut found: impl FnMut(Spread)) {
        let mut others = *self;
        others.remove(tower);
        let left = self.blocks[usize::from(tower)];
        let room = |at: usize| {
            if at < usize::from(others.count) {
                TOWER_MAX.saturating_sub(others.blocks[at]).min(left)
            } else {
                0
            }
        };
        let mut list = [Spread::default(); 64];
        let (mut count, mut seen) = (0, 0u64);
        for a in (0..=room(0)).rev() {
            for b in (0..=room(1).min(left - a)).rev() {
                for c in (0..=room(2).min(left - a - b)).rev() {
                    let [x, y, z, _] = others.blocks;
                    // Which towers come of it: how many hold one, two and three blocks.
                    let kind = |blocks: u8| 1u64 << (2 * blocks) >> 2;
                    let towers = kind(x + a) + kind(y + b) + kind(z + c);
                    if seen >> towers & 1 == 0 {
                        seen |= 1 << towers;
                        list[count] = Spread { blocks: [a, b, c], count: others.count };
                        count += 1;
                    }
                }
            }
        }
        list[..count].iter().rev().for_each(|&spread| found(spread));
    }

    /// Uses up a tower (TO24) and shares out its rest; gives what returns to the supply.
    pub(crate) fn end(&mut self, tower: u8, spread: Spread) -> u8 {
        let left = self.get(tower).unwrap_or(0);
        if let Some(after) = self.after(tower, spread) {
            *self = after;
        }
        self.sort();
        left - spread.sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn towers(blocks: &[u8]) -> Towers {
        let mut towers = Towers::default();
        towers.blocks[..blocks.len()].copy_from_slice(blocks);
        towers.count = blocks.len() as u8;
        towers
    }

    fn spreads(blocks: &[u8], tower: u8) -> Vec<Vec<u8>> {
        let mut all = Vec::new();
        towers(blocks).spreads(tower, |spread| all.push(spread.blocks().to_vec()));
        all
    }

    #[test]
    fn spreads_that_give_the_same_towers_are_listed_once() {
        assert_eq!(spreads(&[2, 2, 2], 0), [vec![0, 0], vec![1, 0], vec![1, 1]]);
        // 2+1 and 1+1 are the towers that 2+0 and 1+2 would give.
        assert_eq!(spreads(&[2, 2, 1], 0), [vec![0, 0], vec![0, 1], vec![1, 0], vec![1, 1]]);
        assert_eq!(spreads(&[3, 3, 3, 3], 1), [vec![0, 0, 0]]);
        assert_eq!(spreads(&[3], 0), [Vec::<u8>::new()]);
        assert_eq!(spreads(&[3, 0], 0), [[0], [1], [2], [3]]);
        assert_eq!(spreads(&[0, 2], 0), [[0]]);
    }

    /// The list against all lists of numbers, told apart by what comes of them.
    #[test]
    fn the_list_of_spreads_is_complete() {
        for code in 0..256u32 {
            let blocks: Vec<u8> = (0..4).map(|at| (code >> (2 * at) & 3) as u8).collect();
            for count in 1..=4 {
                let blocks = &blocks[..count];
                for tower in 0..count as u8 {
                    let mut best: std::collections::BTreeMap<Vec<u8>, Vec<u8>> = Default::default();
                    for code in 0..4u32.pow(count as u32 - 1) {
                        let list: Vec<u8> = (0..count - 1).map(|at| (code >> (2 * at) & 3) as u8).collect();
                        let Some(after) = towers(blocks).after(tower, Spread::of(&list).unwrap()) else {
                            continue;
                        };
                        let mut result = after.blocks().to_vec();
                        result.sort_unstable();
                        let known = best.entry(result).or_default();
                        *known = known.clone().max(list);
                    }
                    let mut expected: Vec<Vec<u8>> = best.into_values().collect();
                    expected.sort();
                    assert_eq!(spreads(blocks, tower), expected, "{blocks:?} {tower}");
                }
            }
        }
    }

    /// Facts section 7.3: the example with four players.
    #[test]
    fn the_example_of_four_towers() {
        let (mut own, rest) = Towers::hand_out(&[2, 2, 2, 2], 0);
        own.take_block(0);
        assert_eq!(own.end(0, Spread::of(&[1, 0, 0]).unwrap()), 0);
        assert_eq!((own.blocks(), rest), (&[3, 2, 2][..], 0));
        (0..3).for_each(|_| own.take_block(0));
        assert_eq!(own.end(0, Spread::of(&[0, 0]).unwrap()), 0);
        assert_eq!(own.end(0, Spread::of(&[1]).unwrap()), 1);
        (0..2).for_each(|_| own.take_block(0));
        let kept = own.end(0, Spread::default());
        assert_eq!(kept, 1);
        assert_eq!(Towers::hand_out(&[2, 2, 2], kept).0.blocks(), [3, 2, 2]);
        assert_eq!(Towers::hand_out(&[3, 3, 3, 3], 2), (towers(&[3, 3, 3, 3]), 2));
    }
}
