//! Which of the tiles that are left would fit into a free cell, and which of them would close what looks
//! into it: counted for a whole stack at once, by masks.

use crate::stack::{KINDS, Stack};
use crate::tile_table::{AROUND_COUNT, AROUND_WEIGHT, Around, NO_PART, around_digit, tables};
use crate::tiles::Edge;
use std::sync::LazyLock;

/// All bits for each kind that counts.
type Row = [u8; KINDS];

struct Masks {
    /// By what stands around: the kinds that fit.
    fits: Vec<Row>,
    /// By what stands around and side: the kinds that fit in a turn that leads the line of that side
    /// nowhere else.
    closes: Vec<[Row; 4]>,
}

static MASKS: LazyLock<Masks> = LazyLock::new(Masks::make);

impl Masks {
    fn make() -> Masks {
        let tables = tables();
        let mut fits = vec![[0; KINDS]; AROUND_COUNT];
        let mut closes = vec![[[0; KINDS]; 4]; AROUND_COUNT];
        for around in 0..AROUND_COUNT {
            let is_open = |side: usize| is_open(around as Around, side);
            for kind in 0..tables.kinds.len() {
                let turns = tables.fits(kind as u8, around as Around);
                if turns != 0 {
                    fits[around][kind] = u8::MAX;
                }
                for turn in (0..4u8).filter(|turn| turns & 1 << turn != 0) {
                    let parts = tables.lying(kind as u8, turn).side_part;
                    for side in (0..4).filter(|side| parts[*side] != NO_PART && !is_open(*side)) {
                        let goes_on = (0..4).any(|other| is_open(other) && parts[other] == parts[side]);
                        if !goes_on {
                            closes[around][side][kind] = u8::MAX;
                        }
                    }
                }
            }
        }
        Masks { fits, closes }
    }
}

/// Whether nothing lies beyond a side.
fn is_open(around: Around, side: usize) -> bool {
    (around / AROUND_WEIGHT[side]).is_multiple_of(5)
}

/// The sides beyond which a city or a road looks into the cell.
pub(crate) fn lines_around(around: Around) -> impl Iterator<Item = (usize, Edge)> {
    let edge = move |side: usize| {
        let digit = around / AROUND_WEIGHT[side] % 5;
        let is = |edge: &Edge| digit == around_digit(*edge);
        Some((side, [Edge::City, Edge::Road].into_iter().find(is)?))
    };
    (0..4).filter_map(edge)
}

/// Counts tiles of one stack.
pub(crate) struct Fitting<'a> {
    stack: &'a Stack,
    masks: &'static Masks,
    /// Kinds beyond this one are not in the stack.
    kinds: usize,
}

impl<'a> Fitting<'a> {
    pub(crate) fn of(stack: &'a Stack) -> Fitting<'a> {
        let kinds = stack.copies().iter().rposition(|left| *left > 0).map_or(0, |last| (last + 16) & !15);
        Fitting { stack, masks: &MASKS, kinds }
    }

    fn count(&self, row: &Row) -> u16 {
        let both = self.stack.copies()[..self.kinds].iter().zip(&row[..self.kinds]);
        both.map(|(left, mask)| u16::from(left & mask)).sum()
    }

    /// The tiles that fit.
    pub(crate) fn fitting(&self, around: Around) -> u16 {
        self.count(&self.masks.fits[usize::from(around)])
    }

    /// The tiles that would close what looks into the cell from a side, as far as this cell is concerned.
    pub(crate) fn closing(&self, around: Around, side: usize) -> u16 {
        self.count(&self.masks.closes[usize::from(around)][side])
    }
}
