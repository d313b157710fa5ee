//! The stack: how many copies of each kind are still to be drawn. No order exists before the draw.

use crate::tile_table::{Kind, tables};
use castellan_core::dice::Dice;

/// The most kinds that the data may hold.
pub(crate) const KINDS: usize = 144;

/// Copies by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stack {
    left: [u8; KINDS],
    total: u16,
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { left: [0; KINDS], total: 0 };

    pub(crate) fn add(&mut self, kind: Kind, copies: u8) {
        self.left[usize::from(kind)] += copies;
        self.total += u16::from(copies);
    }

    /// Takes one copy, if there is one.
    pub(crate) fn take(&mut self, kind: Kind) -> bool {
        let left = &mut self.left[usize::from(kind)];
        if *left == 0 {
            return false;
        }
        *left -= 1;
        self.total -= 1;
        true
    }

    pub(crate) fn of(&self, kind: Kind) -> u8 {
        self.left[usize::from(kind)]
    }

    /// The copies by kind.
    pub(crate) fn copies(&self) -> &[u8; KINDS] {
        &self.left
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.total == 0
    }

    pub(crate) fn total(&self) -> u16 {
        self.total
    }

    /// The kinds that are left, each with its copies.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        let kinds = tables().kinds.len();
        (0..).zip(&self.left[..kinds]).filter(|(_, left)| **left > 0).map(|(kind, left)| (kind, *left))
    }

    /// Moves everything from another stack into this one.
    pub(crate) fn take_all(&mut self, other: &mut Stack) {
        for (own, their) in self.left.iter_mut().zip(other.left) {
            *own += their;
        }
        self.total += other.total;
        *other = Stack::EMPTY;
    }

    /// CA05: every copy is equally likely.
    pub(crate) fn draw(&self, dice: &mut Dice) -> Kind {
        let mut rest = dice.below(u32::from(self.total));
        // Most kinds are in no stack: sixteen of them are passed by at once.
        for (some, left) in self.left.chunks_exact(16).enumerate() {
            let sum: u32 = left.iter().copied().map(u32::from).sum();
            if rest >= sum {
                rest -= sum;
                continue;
            }
            for (kind, &left) in (16 * some as Kind..).zip(left) {
                if rest < u32::from(left) {
                    return kind;
                }
                rest -= u32::from(left);
            }
        }
        unreachable!("the copies add up to the total")
    }
}
