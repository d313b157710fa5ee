//! Cells of the board and places on a tile: sides, half edges, and what may be stood on.

use serde::{Deserialize, Serialize};

pub use castellan_landscape::Cell;

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
