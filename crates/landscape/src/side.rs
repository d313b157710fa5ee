//! Sides, half edges, quarters and ports of a tile, and how they turn.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

macro_rules! directions {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $item:ident),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$doc])* $item),* }

        impl $name {
            /// All of them, clockwise from the top left.
            pub const ALL: &'static [$name] = &[$($name::$item),*];

            /// Its place in the clockwise order.
            pub fn index(self) -> usize {
                self as usize
            }

            /// Where it comes to lie by clockwise quarter turns of the tile.
            #[must_use]
            pub fn turned(self, turns: u8) -> $name {
                let quarter = $name::ALL.len() / 4;
                $name::ALL[(self.index() + quarter * usize::from(turns)) % $name::ALL.len()]
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($name::$item => stringify!($item)),* })
            }
        }

        impl FromStr for $name {
            type Err = NoSuchPlace;

            fn from_str(text: &str) -> Result<$name, NoSuchPlace> {
                $name::ALL.iter().copied().find(|item| item.to_string() == text).ok_or(NoSuchPlace)
            }
        }
    };
}

/// The text names no side, half edge or quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchPlace;

directions! {
    /// A side of a tile.
    Side {
        /// North, the top.
        N,
        /// East, the right.
        E,
        /// South, the bottom.
        S,
        /// West, the left.
        W,
    }
}

directions! {
    /// Half an edge; left and right as seen from the tile's centre.
    Half {
        /// The west half of the north edge.
        NL,
        /// The east half of the north edge.
        NR,
        /// The north half of the east edge.
        EL,
        /// The south half of the east edge.
        ER,
        /// The east half of the south edge.
        SL,
        /// The west half of the south edge.
        SR,
        /// The south half of the west edge.
        WL,
        /// The north half of the west edge.
        WR,
    }
}

directions! {
    /// A quarter of a tile.
    Quarter {
        /// North-west.
        NW,
        /// North-east.
        NE,
        /// South-east.
        SE,
        /// South-west.
        SW,
    }
}

impl Side {
    /// The side across the tile, which is also the side that faces this one on the neighbour.
    #[must_use]
    pub fn opposite(self) -> Side {
        self.turned(2)
    }

    /// The step to the cell beyond: columns and rows.
    pub fn step(self) -> (i16, i16) {
        match self {
            Side::N => (0, -1),
            Side::E => (1, 0),
            Side::S => (0, 1),
            Side::W => (-1, 0),
        }
    }
}

impl Quarter {
    /// The two half edges around the quarter's corner, clockwise.
    pub fn halves(self) -> [Half; 2] {
        match self {
            Quarter::NW => [Half::WR, Half::NL],
            Quarter::NE => [Half::NR, Half::EL],
            Quarter::SE => [Half::ER, Half::SL],
            Quarter::SW => [Half::SR, Half::WL],
        }
    }
}

/// A third of an edge: where a part of a tile can meet a part of the neighbour. Twelve a tile, clockwise
/// from the left half of the north edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Port(pub(crate) u8);

impl Port {
    /// How many ports a tile has.
    pub const COUNT: usize = 12;

    /// The middle of an edge: roads, rivers, and whatever fills an edge as one.
    pub fn middle(side: Side) -> Port {
        Port(side as u8 * 3 + 1)
    }

    /// A half edge: fields, quarters.
    pub fn half(half: Half) -> Port {
        let half = half as u8;
        Port(half / 2 * 3 + half % 2 * 2)
    }

    /// The side that the port lies on.
    pub fn side(self) -> Side {
        Side::ALL[usize::from(self.0 / 3)]
    }

    /// Where it comes to lie by clockwise quarter turns.
    #[must_use]
    pub fn turned(self, turns: u8) -> Port {
        Port((self.0 + 3 * (turns % 4)) % 12)
    }

    /// The port of the neighbour that it meets.
    #[must_use]
    pub fn facing(self) -> Port {
        let (side, third) = (self.0 / 3, self.0 % 3);
        Port((side + 2) % 4 * 3 + 2 - third)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_edges_meet_left_to_right() {
        for (here, there) in
            [(Half::EL, Half::WR), (Half::ER, Half::WL), (Half::NL, Half::SR), (Half::NR, Half::SL)]
        {
            assert_eq!(Port::half(here).facing(), Port::half(there));
            assert_eq!(Port::half(there).facing(), Port::half(here));
        }
        for &side in Side::ALL {
            assert_eq!(Port::middle(side).facing(), Port::middle(side.opposite()));
            assert_eq!(Port::middle(side).side(), side);
        }
    }

    #[test]
    fn a_quarter_turn_keeps_left_and_right() {
        assert_eq!(Half::NL.turned(1), Half::EL);
        assert_eq!(Half::WR.turned(1), Half::NR);
        assert_eq!(Quarter::SW.turned(1), Quarter::NW);
        assert_eq!(Side::W.turned(3), Side::S);
        for &half in Half::ALL {
            for turn in 0..4 {
                assert_eq!(Port::half(half).turned(turn), Port::half(half.turned(turn)));
            }
        }
    }

    #[test]
    fn every_half_edge_belongs_to_one_quarter() {
        let mut halves: Vec<Half> = Quarter::ALL.iter().flat_map(|quarter| quarter.halves()).collect();
        halves.sort();
        assert_eq!(halves, Half::ALL);
        assert_eq!("SE".parse(), Ok(Quarter::SE));
        assert_eq!("X".parse::<Quarter>(), Err(NoSuchPlace));
    }
}
