//! Cells: the places of tiles, by column and row.

use crate::side::Side;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A cell: its column, growing to the east, and its row, growing to the south. In JSON `[column, row]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(pub i16, pub i16);

impl Cell {
    /// The cell beyond a side.
    #[must_use]
    pub fn beyond(self, side: Side) -> Cell {
        let (x, y) = side.step();
        Cell(self.0.wrapping_add(x), self.1.wrapping_add(y))
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
