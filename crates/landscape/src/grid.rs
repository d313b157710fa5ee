//! The grid: which tile lies on a cell, for landscapes of any extent.

use crate::cell::Cell;

const FREE: u16 = u16::MAX;

/// A flat table of tiles by cell. The plane is wrapped around a torus, so that a landscape of ordinary
/// extent has its cells side by side and each in a slot of its own; cells that fall together take the next
/// free slot.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Grid {
    slots: Vec<u16>,
    columns: u32,
}

impl Grid {
    /// A grid with room for this many tiles.
    pub fn new(tiles: usize) -> Grid {
        let bits = (tiles * 3).next_power_of_two().max(16).trailing_zeros();
        Grid { slots: vec![FREE; 1 << bits], columns: bits.div_ceil(2) }
    }

    /// The tile on a cell, where `cell_of` knows the cell of every tile.
    #[inline]
    pub fn get(&self, cell: Cell, cell_of: impl Fn(u16) -> Cell) -> Option<u16> {
        let mut slot = self.slot(cell);
        loop {
            let tile = self.slots[slot];
            if tile == FREE {
                return None;
            }
            if cell_of(tile) == cell {
                return Some(tile);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    /// Puts a tile on a free cell.
    #[inline]
    pub fn put(&mut self, cell: Cell, tile: u16) {
        let mut slot = self.slot(cell);
        while self.slots[slot] != FREE {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = tile;
    }

    /// How many bytes its table takes up.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.slots)
    }

    #[inline]
    fn slot(&self, cell: Cell) -> usize {
        let (x, y) = (cell.0 as u16 as usize, cell.1 as u16 as usize);
        (x & ((1 << self.columns) - 1) | y << self.columns) & (self.slots.len() - 1)
    }
}

impl Clone for Grid {
    fn clone(&self) -> Grid {
        Grid { slots: self.slots.clone(), columns: self.columns }
    }

    fn clone_from(&mut self, other: &Grid) {
        self.slots.clone_from(&other.slots);
        self.columns = other.columns;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_fall_together_are_told_apart() {
        let cells: Vec<Cell> = (0..20).map(|i| Cell(i * 64 - 300, i * -32)).collect();
        let cell_of = |tile: u16| cells[usize::from(tile)];
        let mut grid = Grid::new(cells.len());
        for (number, &cell) in (0..).zip(&cells) {
            assert_eq!(grid.get(cell, cell_of), None);
            grid.put(cell, number);
        }
        for (number, &cell) in (0..).zip(&cells) {
            assert_eq!(grid.get(cell, cell_of), Some(number));
            assert_eq!(grid.get(Cell(cell.0 + 1, cell.1), cell_of), None);
        }
    }
}
