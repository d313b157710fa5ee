//! Cells: the places of tiles, by column and row.

use crate::side::Side;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;

/// A cell: its column, growing to the east, and its row, growing to the south. In JSON `[column, row]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cell(pub i16, pub i16);

/// By column, then by row: one comparison of two numbers, because landscapes search and sort all the time.
impl Ord for Cell {
    #[inline]
    fn cmp(&self, other: &Cell) -> Ordering {
        self.order().cmp(&other.order())
    }
}

impl PartialOrd for Cell {
    #[inline]
    fn partial_cmp(&self, other: &Cell) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Cell {
    /// The cell in this column and row.
    pub const fn new(column: i16, row: i16) -> Cell {
        Cell(column, row)
    }

    /// How far east.
    #[inline]
    pub fn column(self) -> i16 {
        self.0
    }

    /// How far south.
    #[inline]
    pub fn row(self) -> i16 {
        self.1
    }

    /// A number that sorts as cells do.
    #[inline]
    pub fn order(self) -> u32 {
        let biased = |n: i16| u32::from(n as u16 ^ 0x8000);
        biased(self.0) << 16 | biased(self.1)
    }

    /// The cell with this number.
    #[inline]
    pub fn from_order(order: u32) -> Cell {
        let unbiased = |n: u32| (n as u16 ^ 0x8000) as i16;
        Cell(unbiased(order >> 16), unbiased(order))
    }

    /// The cell beyond the side of this number, clockwise from the north.
    #[inline]
    #[must_use]
    pub fn beside(self, side: usize) -> Cell {
        const STEPS: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let (east, south) = STEPS[side & 3];
        Cell(self.0.wrapping_add(east), self.1.wrapping_add(south))
    }

    /// Whether the two cells touch, at a side or a corner, or are the same.
    #[inline]
    pub fn touches(self, other: Cell) -> bool {
        let near = |a: i16, b: i16| (i32::from(a) - i32::from(b)).abs() <= 1;
        near(self.0, other.0) && near(self.1, other.1)
    }

    /// The cell beyond a side.
    #[must_use]
    pub fn beyond(self, side: Side) -> Cell {
        self.beside(side.index())
    }

    /// The eight cells around this one, clockwise from the north-west.
    pub fn around(self) -> [Cell; 8] {
        [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
            .map(|(x, y)| Cell(self.0.wrapping_add(x), self.1.wrapping_add(y)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0, self.1)
    }
}

impl std::str::FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Cell, NotACell> {
        let number = |text: &str| {
            let value: i16 = text.parse().ok()?;
            // One cell has one written form: no plus signs, no leading zeros.
            (value.to_string() == text).then_some(value)
        };
        let cell = text.split_once(',').and_then(|(x, y)| Some(Cell(number(x)?, number(y)?)));
        cell.ok_or(NotACell)
    }
}

/// The text is not `column,row`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACell;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_column_and_row() {
        assert_eq!(serde_json::to_string(&Cell(3, -4)).unwrap(), "[3,-4]");
        assert_eq!("3,-4".parse(), Ok(Cell(3, -4)));
        for wrong in ["", "3", "3,", "+3,4", "03,4", "3,4,5", "3, 4"] {
            assert_eq!(wrong.parse::<Cell>(), Err(NotACell), "{wrong}");
        }
        assert_eq!(Cell(0, 0).beyond(Side::N), Cell(0, -1));
        assert!(Cell(0, 9) < Cell(1, 0));
        for &side in Side::ALL {
            let (x, y) = side.step();
            assert_eq!(Cell(5, 5).beyond(side), Cell(5 + x, 5 + y));
        }
    }

    #[test]
    fn cells_sort_by_their_numbers() {
        let ends = [i16::MIN, -1, 0, 1, i16::MAX];
        let cells: Vec<Cell> = ends.iter().flat_map(|&x| ends.map(|y| Cell(x, y))).collect();
        assert!(cells.is_sorted_by(|a, b| a < b));
        assert!(cells.iter().all(|&cell| Cell::from_order(cell.order()) == cell));
    }

    #[test]
    fn eight_cells_lie_around_a_cell() {
        let mut around = Cell(5, 5).around().to_vec();
        around.sort();
        around.dedup();
        assert_eq!(around.len(), 8);
        assert!(around.iter().all(|c| *c != Cell(5, 5) && (c.0 - 5).abs() <= 1 && (c.1 - 5).abs() <= 1));
    }
}
