//! Where blocks may be laid, and how one may be moved.

use crate::board::Board;
use crate::cell::{Cell, Cells};

/// TO42: rebuilding leaves at least so many castles.
const CASTLES_MIN: usize = 6;

/// What a bare field touches edge to edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touch {
    /// No castle.
    Nothing,
    /// One castle, which would grow.
    One,
    /// Several castles, which would become one.
    Several,
}

impl Board {
    /// The fields beside one castle or more, and those beside several.
    fn beside_castles(&self) -> (Cells, Cells) {
        let each = self.castles().iter().map(|castle| castle.beside());
        each.fold((Cells::NONE, Cells::NONE), |(some, several), beside| {
            (some | beside, several | some & beside)
        })
    }

    /// TO21: what a bare field touches.
    pub(crate) fn touch(&self, cell: Cell) -> Touch {
        let beside = Cells::of(cell).beside();
        match self.castles().iter().filter(|castle| castle.meets(beside)).count() {
            0 => Touch::Nothing,
            1 => Touch::One,
            _ => Touch::Several,
        }
    }

    /// TO20 to TO23: the free fields that may take a block, whoever stands in the castle.
    pub(crate) fn building_places(&self) -> Cells {
        let (some, several) = self.beside_castles();
        let widening = some & !several & !self.built();
        (widening | self.roofs_to_raise()) & self.free()
    }

    /// TO22: the columns that are lower than their castle's base is wide.
    fn roofs_to_raise(&self) -> Cells {
        let low = |castle: &Cells| *castle & !self.above(castle.len() - 1);
        self.castles().iter().map(low).fold(Cells::NONE, |all, some| all | some)
    }

    /// The bare free fields that touch no castle.
    pub(crate) fn founding_places(&self) -> Cells {
        !self.built() & !self.beside_castles().0 & self.free()
    }

    /// TO36: the fields on which a block may be pushed under a piece.
    pub(crate) fn may_rise(&self, cell: Cell) -> bool {
        match self.castle_at(cell) {
            Some(castle) => self.level(cell) < castle.len(),
            None => self.touch(cell) != Touch::Several,
        }
    }

    /// The columns with no piece on them.
    pub(crate) fn free_roofs(&self) -> Cells {
        self.built() & self.free()
    }

    /// TO42: where the top block of a free column may go.
    pub(crate) fn rebuilding_places(&self, from: Cell, may_found: bool) -> Cells {
        if self.level(from) > 1 {
            return self.places_for_a_spare_block(may_found).without(from);
        }
        let mut lifted = *self;
        lifted.lift_block(from);
        let rest = self.castle_at(from).unwrap_or_default().without(from);
        if rest.connected_to(Cells::of(rest.first().unwrap_or(from))) != rest {
            return Cells::NONE;
        }
        let mut places = lifted.building_places();
        if may_found && lifted.castles().len() + 1 >= CASTLES_MIN {
            places |= lifted.founding_places();
        }
        if lifted.castles().len() < CASTLES_MIN {
            places &= lifted.founding_places();
        }
        if lifted.height_of(rest) > rest.len() {
            // The castle stands only if the block widens it again.
            places &= rest.beside() & !lifted.built();
        }
        places.without(from)
    }

    /// Where a block off a column that stays may go; the same for every such column.
    pub(crate) fn places_for_a_spare_block(&self, may_found: bool) -> Cells {
        let places = self.building_places();
        if may_found { places | self.founding_places() } else { places }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(columns: &[(u8, u8, u8)]) -> Board {
        let mut board = Board::EMPTY;
        for &(column, row, height) in columns {
            (0..height).for_each(|_| board.lay_block(cell(column, row)));
        }
        board
    }

    fn cell(column: u8, row: u8) -> Cell {
        Cell::at(column, row).unwrap()
    }

    /// Six lone columns far from where the tests build.
    const LONE: [(u8, u8, u8); 6] = [(0, 7, 1), (2, 7, 1), (4, 7, 1), (6, 7, 1), (0, 5, 1), (2, 5, 1)];

    #[test]
    fn rebuilding_may_not_split_a_castle() {
        let board = board(&[&LONE[..], &[(0, 0, 1), (1, 0, 1), (2, 0, 1)]].concat());
        assert!(board.rebuilding_places(cell(1, 0), true).is_empty());
        assert!(board.rebuilding_places(cell(2, 0), true).contains(cell(0, 1)));
    }

    #[test]
    fn a_castle_that_would_be_too_high_takes_the_block_back() {
        let board = board(&[&LONE[..], &[(0, 0, 3), (1, 0, 1), (2, 0, 1)]].concat());
        let places = board.rebuilding_places(cell(2, 0), true);
        assert_eq!(places, [cell(0, 1), cell(1, 1)].into_iter().collect());
    }

    #[test]
    fn six_castles_remain() {
        let six = board(&LONE);
        let places = six.rebuilding_places(cell(2, 5), true);
        assert!(places.contains(cell(5, 2)), "a new castle is as good as the old one");
        assert!(!places.contains(cell(1, 7)) && !places.contains(cell(0, 6)));
        assert!(six.rebuilding_places(cell(2, 5), false).is_empty());
        let seven = board(&[&LONE[..], &[(0, 0, 1)]].concat());
        assert!(seven.rebuilding_places(cell(0, 0), false).contains(cell(3, 5)));
    }
}
