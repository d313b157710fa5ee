//! Fields of the board and sets of them: sixty-four fields, one bit each.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

/// Fields in a row or column (TO02).
pub const SIDE: u8 = 8;

/// A field, counted row by row from the top left; outside it is `[column, row]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct Cell(u8);

impl Cell {
    /// The field in this column and row, if it is on the board.
    pub const fn at(column: u8, row: u8) -> Option<Cell> {
        if column < SIDE && row < SIDE { Some(Cell(row * SIDE + column)) } else { None }
    }

    /// Every field, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..SIDE * SIDE).map(Cell)
    }

    /// The field's column.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The field's row.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// The field as an index into an array of sixty-four.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The field this many columns and rows away, if there is one.
    pub fn step(self, columns: i8, rows: i8) -> Option<Cell> {
        Cell::at(self.column().checked_add_signed(columns)?, self.row().checked_add_signed(rows)?)
    }

    /// How many steps along rows and columns lie between two fields.
    pub const fn distance(self, other: Cell) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }
}

impl From<Cell> for [u8; 2] {
    fn from(cell: Cell) -> [u8; 2] {
        [cell.column(), cell.row()]
    }
}

impl TryFrom<[u8; 2]> for Cell {
    type Error = &'static str;

    fn try_from([column, row]: [u8; 2]) -> Result<Cell, &'static str> {
        Cell::at(column, row).ok_or("a field is [column, row], both from 0 to 7")
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column(), self.row())
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Cell, ()> {
        let (column, row) = text.split_once(',').ok_or(())?;
        let digit = |digit: &str| digit.parse().map_err(|_| ());
        Cell::at(digit(column)?, digit(row)?).ok_or(())
    }
}

/// A set of fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells(u64);

const NOT_EAST: u64 = !0x8080_8080_8080_8080;
const NOT_WEST: u64 = !0x0101_0101_0101_0101;

impl Cells {
    /// No field.
    pub const NONE: Cells = Cells(0);
    /// The whole board.
    pub const ALL: Cells = Cells(u64::MAX);
    /// The outer fields.
    pub const BORDER: Cells = Cells(0xff81_8181_8181_81ff);
    /// Both main diagonals.
    pub const DIAGONALS: Cells = Cells(0x8142_2418_1824_4281);

    /// The set of one field.
    pub const fn of(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Whether the field is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// The set with one more field.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// The set without a field.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.0))
    }

    /// How many fields there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the sets share a field.
    pub const fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// The first field.
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell(self.0.trailing_zeros() as u8))
    }

    /// The edge neighbours of all fields of the set; some may belong to it.
    #[must_use]
    pub const fn beside(self) -> Cells {
        Cells((self.0 & NOT_EAST) << 1 | (self.0 & NOT_WEST) >> 1 | self.0 << 8 | self.0 >> 8)
    }

    /// The fields that touch a field of the set at a corner.
    #[must_use]
    pub const fn cornering(self) -> Cells {
        let sides = (self.0 & NOT_EAST) << 1 | (self.0 & NOT_WEST) >> 1;
        Cells(sides << 8 | sides >> 8)
    }

    /// The fields of `self` that can be walked to from `seeds` without leaving `self`.
    #[must_use]
    pub fn connected_to(self, seeds: Cells) -> Cells {
        let mut found = seeds & self;
        loop {
            let more = (found | found.beside()) & self;
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// The fields, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = Cells(rest).first()?;
            rest &= rest - 1;
            Some(next)
        })
    }
}

impl BitAnd for Cells {
    type Output = Cells;

    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;

    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitAndAssign for Cells {
    fn bitand_assign(&mut self, other: Cells) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl Not for Cells {
    type Output = Cells;

    fn not(self) -> Cells {
        Cells(!self.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_stay_on_the_board() {
        for cell in Cell::all() {
            let apart = |distance: u8| move |other: &Cell| cell.distance(*other) == distance;
            let beside: Cells = Cell::all().filter(apart(1)).collect();
            assert_eq!(Cells::of(cell).beside(), beside);
            let diagonal = |other: &Cell| {
                cell.column().abs_diff(other.column()) == 1 && cell.row().abs_diff(other.row()) == 1
            };
            assert_eq!(Cells::of(cell).cornering(), Cell::all().filter(diagonal).collect());
        }
    }

    #[test]
    fn border_and_diagonals_are_the_printed_ones() {
        let border = |cell: &Cell| [0, 7].contains(&cell.column()) || [0, 7].contains(&cell.row());
        assert_eq!(Cells::BORDER, Cell::all().filter(border).collect());
        let diagonal = |cell: &Cell| cell.column() == cell.row() || cell.column() + cell.row() == 7;
        assert_eq!(Cells::DIAGONALS, Cell::all().filter(diagonal).collect());
        assert_eq!((Cells::BORDER.len(), Cells::DIAGONALS.len()), (28, 16));
    }

    #[test]
    fn a_field_is_column_and_row() {
        let cell = Cell::at(3, 0).unwrap();
        assert_eq!(serde_json::to_string(&cell).unwrap(), "[3,0]");
        assert!(serde_json::from_str::<Cell>("[3,8]").is_err());
        assert_eq!("3,0".parse(), Ok(cell));
        assert_eq!(cell.step(0, -1), None);
        assert_eq!(cell.step(1, 2), Cell::at(4, 2));
    }
}
