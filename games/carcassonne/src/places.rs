//! Cells of the board and places on a tile: sides, half edges, and what may be stood on.

use castellan_core::game::NotNotation;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A cell of the board: column to the east, row to the south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[i16; 2]", into = "[i16; 2]")]
pub struct Cell {
    /// How far east.
    pub column: i16,
    /// How far south.
    pub row: i16,
}

impl Cell {
    /// The cell in this column and row.
    pub const fn new(column: i16, row: i16) -> Cell {
        Cell { column, row }
    }

    /// The cell beyond a side (0 to 3 for N, E, S, W); cells far outside every possible board meet none.
    #[inline]
    pub fn beside(self, side: usize) -> Cell {
        const STEPS: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let (east, south) = STEPS[side & 3];
        Cell::new(self.column.wrapping_add(east), self.row.wrapping_add(south))
    }

    /// A number that sorts as cells do.
    #[inline]
    pub(crate) fn order(self) -> u32 {
        let biased = |n: i16| u32::from(n as u16 ^ 0x8000);
        biased(self.column) << 16 | biased(self.row)
    }

    /// The cell with this number.
    #[inline]
    pub(crate) fn from_order(order: u32) -> Cell {
        let unbiased = |n: u32| (n as u16 ^ 0x8000) as i16;
        Cell::new(unbiased(order >> 16), unbiased(order))
    }

    /// Whether the two cells touch, at a side or a corner, or are the same.
    #[inline]
    pub fn touches(self, other: Cell) -> bool {
        let near = |a: i16, b: i16| (i32::from(a) - i32::from(b)).abs() <= 1;
        near(self.column, other.column) && near(self.row, other.row)
    }
}

/// By column, then by row: one comparison of two numbers, because boards search and sort all the time.
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

impl From<[i16; 2]> for Cell {
    fn from([column, row]: [i16; 2]) -> Cell {
        Cell { column, row }
    }
}

impl From<Cell> for [i16; 2] {
    fn from(cell: Cell) -> [i16; 2] {
        [cell.column, cell.row]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

impl FromStr for Cell {
    type Err = NotNotation;

    fn from_str(text: &str) -> Result<Cell, NotNotation> {
        let (column, row) = text.split_once(',').ok_or(NotNotation)?;
        let number = |text: &str| text.parse().map_err(|_| NotNotation);
        Ok(Cell::new(number(column)?, number(row)?))
    }
}

/// A small closed set of words with a written form that is the same in JSON and in notation.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $item:ident = $word:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum $name { $($(#[$doc])* #[serde(rename = $word)] $item),* }

        impl $name {
            /// Every one of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$item),*];

            /// The written form.
            pub fn word(self) -> &'static str {
                match self { $($name::$item => $word),* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = castellan_core::game::NotNotation;

            fn from_str(text: &str) -> Result<$name, castellan_core::game::NotNotation> {
                $name::ALL.iter().copied().find(|item| item.word() == text)
                    .ok_or(castellan_core::game::NotNotation)
            }
        }
    };
}
pub(crate) use words;

words! {
    /// What a figure stands on.
    On {
        /// A city: the figure is a knight.
        City = "city",
        /// A road: a highwayman.
        Road = "road",
        /// A field: a farmer.
        Field = "field",
        /// A cloister: a monk.
        Cloister = "cloister",
    }
}

words! {
    /// Where on its tile a place is, as the tile lies.
    At {
        /// The north side.
        N = "N",
        /// The east side.
        E = "E",
        /// The south side.
        S = "S",
        /// The west side.
        W = "W",
        /// The west half of the north side.
        NL = "NL",
        /// The east half of the north side.
        NR = "NR",
        /// The north half of the east side.
        EL = "EL",
        /// The south half of the east side.
        ER = "ER",
        /// The east half of the south side.
        SL = "SL",
        /// The west half of the south side.
        SR = "SR",
        /// The south half of the west side.
        WL = "WL",
        /// The north half of the west side.
        WR = "WR",
        /// A field enclosed within its tile.
        Inner = "inner",
        /// The cloister, which needs no direction.
        Middle = "middle",
    }
}

impl At {
    /// The side with this number.
    pub fn side(side: usize) -> At {
        At::ALL[side & 3]
    }

    /// The half edge with this number, clockwise from the north-west corner.
    pub fn half(half: usize) -> At {
        At::ALL[4 + (half & 7)]
    }

    /// The number of the side, if it is one.
    pub fn side_number(self) -> Option<usize> {
        Some(self as usize).filter(|&n| n < 4)
    }

    /// The number of the half edge, if it is one.
    pub fn half_number(self) -> Option<usize> {
        (self as usize).checked_sub(4).filter(|&n| n < 8)
    }

    /// Whether nothing needs to be said: the place is the cloister.
    pub(crate) fn is_middle(&self) -> bool {
        *self == At::Middle
    }

    pub(crate) fn middle() -> At {
        At::Middle
    }
}

words! {
    /// The kinds of figures that a player has.
    Figure {
        /// An ordinary follower.
        Normal = "normal",
        /// A follower that counts as two.
        Large = "large",
        /// A builder.
        Builder = "builder",
        /// A pig.
        Pig = "pig",
    }
}

impl Figure {
    /// Whether it claims features and counts in majorities.
    pub fn is_follower(self) -> bool {
        matches!(self, Figure::Normal | Figure::Large)
    }

    pub(crate) fn normal() -> Figure {
        Figure::Normal
    }
}

words! {
    /// The quarters of the City of Carcassonne.
    Quarter {
        /// The castle, for cities.
        Castle = "castle",
        /// The smithy, for roads.
        Smithy = "smithy",
        /// The cathedral, for cloisters.
        Cathedral = "cathedral",
        /// The market, for fields.
        Market = "market",
    }
}
