//! The grid: which tile lies on a cell, for landscapes of any extent.

use crate::cell::Cell;
use crate::landscape::Laid;

const FREE: u16 = u16::MAX;

/// A flat table of tiles by cell. The plane is wrapped around a torus, so that a landscape of ordinary
/// extent has its cells side by side and each in a slot of its own; cells that fall together take the next
/// free slot.
#[derive(Debug)]
pub(crate) struct Grid {
    slots: Vec<u16>,
    columns: u32,
}

impl Grid {
    /// A grid with room for this many tiles.
    pub(crate) fn new(tiles: usize) -> Grid {
        let bits = (tiles * 3).next_power_of_two().max(16).trailing_zeros();
        Grid { slots: vec![FREE; 1 << bits], columns: bits.div_ceil(2) }
    }

    /// The tile on a cell.
    #[inline]
    pub(crate) fn get(&self, cell: Cell, tiles: &[Laid]) -> Option<u16> {
        let mut slot = self.slot(cell);
        loop {
            let tile = self.slots[slot];
            if tile == FREE {
                return None;
            }
            if tiles[usize::from(tile)].cell == cell {
                return Some(tile);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    /// Puts a tile on a free cell.
    #[inline]
    pub(crate) fn put(&mut self, cell: Cell, tile: u16) {
        let mut slot = self.slot(cell);
        while self.slots[slot] != FREE {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = tile;
    }

    /// How many bytes its table takes up.
    pub(crate) fn bytes(&self) -> usize {
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
        let mut grid = Grid::new(cells.len());
        let mut tiles = Vec::new();
        for &cell in &cells {
            assert_eq!(grid.get(cell, &tiles), None);
            grid.put(cell, tiles.len() as u16);
            tiles.push(Laid { cell, shape: 0, turn: 0, first: 0 });
        }
        for (number, &cell) in cells.iter().enumerate() {
            assert_eq!(grid.get(cell, &tiles), Some(number as u16));
            assert_eq!(grid.get(Cell(cell.0 + 1, cell.1), &tiles), None);
        }
    }
}
