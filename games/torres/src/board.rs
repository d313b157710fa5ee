//! The board: columns of blocks, the castles they form, and the pieces that stand on them.
//!
//! Castles and levels are kept up to date block by block; nothing here searches the board.

use crate::cell::{Cell, Cells};
use crate::components::{KNIGHTS, SEATS};
use castellan_core::seat::Seat;

/// No column can be higher than its castle's base, so 92 blocks reach no further than 46 levels.
const LEVELS: usize = 47;
/// Eight castles at the start, one more for each rising tower and each rebuilding.
pub(crate) const CASTLES: usize = 16;

/// What stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    levels: [u8; 64],
    /// The columns that are higher than each level.
    higher: [Cells; LEVELS],
    /// TO21: the fields of each castle; no two castles touch edge to edge.
    castles: [Cells; CASTLES],
    castle_count: u8,
    knights: [Cells; SEATS],
    king: Cells,
}

impl Board {
    pub(crate) const EMPTY: Board = Board {
        levels: [0; 64],
        higher: [Cells::NONE; LEVELS],
        castles: [Cells::NONE; CASTLES],
        castle_count: 0,
        knights: [Cells::NONE; SEATS],
        king: Cells::NONE,
    };

    /// How many blocks lie on a field: the level of a piece that stands there.
    pub(crate) fn level(&self, cell: Cell) -> u8 {
        self.levels[cell.index()]
    }

    /// The columns that are higher than a level.
    pub(crate) fn above(&self, level: u8) -> Cells {
        self.higher.get(usize::from(level)).copied().unwrap_or_default()
    }

    /// All fields with at least one block.
    pub(crate) fn built(&self) -> Cells {
        self.higher[0]
    }

    /// The castles, each as its fields.
    pub(crate) fn castles(&self) -> &[Cells] {
        &self.castles[..usize::from(self.castle_count)]
    }

    /// The castle that a field belongs to; none for bare board.
    pub(crate) fn castle_at(&self, cell: Cell) -> Option<Cells> {
        self.castles().iter().copied().find(|castle| castle.contains(cell))
    }

    /// The highest column of a castle.
    pub(crate) fn height_of(&self, castle: Cells) -> u8 {
        castle.iter().map(|cell| self.level(cell)).max().unwrap_or(0)
    }

    /// The castle that the king stands on.
    pub(crate) fn kings_castle(&self) -> Option<Cells> {
        self.castle_at(self.king.first()?)
    }

    pub(crate) fn knights(&self, seat: Seat) -> Cells {
        self.knights[seat.index()]
    }

    /// TO11: the knights that wait beside the board.
    pub(crate) fn reserve(&self, seat: Seat) -> u8 {
        KNIGHTS - self.knights(seat).len()
    }

    pub(crate) fn king(&self) -> Option<Cell> {
        self.king.first()
    }

    /// The fields that hold no piece.
    pub(crate) fn free(&self) -> Cells {
        let [a, b, c, d] = self.knights;
        !(a | b | c | d | self.king)
    }

    /// Whose knight stands on a field.
    pub(crate) fn knight_at(&self, cell: Cell) -> Option<Seat> {
        let at = self.knights.iter().position(|knights| knights.contains(cell))?;
        Some(Seat(at as u8))
    }

    pub(crate) fn put_knight(&mut self, seat: Seat, cell: Cell) {
        let knights = &mut self.knights[seat.index()];
        *knights = knights.with(cell);
    }

    pub(crate) fn move_knight(&mut self, seat: Seat, from: Cell, to: Cell) {
        let knights = &mut self.knights[seat.index()];
        *knights = knights.without(from).with(to);
    }

    pub(crate) fn put_king(&mut self, cell: Cell) {
        self.king = Cells::of(cell);
    }

    /// Lays a block: on a column, beside one castle, or as a castle of its own.
    pub(crate) fn lay_block(&mut self, cell: Cell) {
        let level = &mut self.levels[cell.index()];
        self.higher[usize::from(*level)] |= Cells::of(cell);
        *level += 1;
        if *level > 1 {
            return;
        }
        let beside = Cells::of(cell).beside();
        let count = usize::from(self.castle_count);
        if let Some(castle) = self.castles[..count].iter_mut().find(|castle| castle.meets(beside)) {
            *castle = castle.with(cell);
        } else {
            self.castles[count] = Cells::of(cell);
            self.castle_count += 1;
        }
    }

    /// Takes the top block off a column; the castle must not fall apart by it.
    pub(crate) fn lift_block(&mut self, cell: Cell) {
        let level = &mut self.levels[cell.index()];
        *level -= 1;
        self.higher[usize::from(*level)] &= !Cells::of(cell);
        if *level > 0 {
            return;
        }
        let count = usize::from(self.castle_count);
        if let Some(at) = self.castles[..count].iter().position(|castle| castle.contains(cell)) {
            self.castles[at] = self.castles[at].without(cell);
            if self.castles[at].is_empty() {
                self.castles[at..count].rotate_left(1);
                self.castle_count -= 1;
            }
        }
    }
}
