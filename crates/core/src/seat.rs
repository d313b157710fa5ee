//! Seats: the places at a table, sets of them, and who is looking.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any game may have.
pub const SEATS_MAX: u8 = 6;

/// A place at a table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a table for `count` players, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..count).map(Seat)
    }

    /// The seat as an index into a per-seat array.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat that follows clockwise at a table for `count` players.
    pub fn next(self, count: u8) -> Seat {
        Seat((self.0 + 1) % count)
    }

    /// The seat's colour as a hex triplet.
    pub fn colour(self) -> &'static str {
        COLOURS[self.index() % COLOURS.len()]
    }

    /// The name of the shape that tells the seat apart without colour.
    pub fn mark(self) -> &'static str {
        MARKS[self.index() % MARKS.len()]
    }
}

const COLOURS: [&str; SEATS_MAX as usize] =
    ["#c0392b", "#2e6da4", "#d9a514", "#3d8b4f", "#3a3a3a", "#c45a8d"];
const MARKS: [&str; SEATS_MAX as usize] = ["circle", "square", "triangle", "diamond", "cross", "star"];

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, iterated in ascending order.
///
/// ```
/// use castellan_core::seat::{Seat, Seats};
///
/// let due = Seats::all(3).without(Seat(1));
/// assert_eq!(due.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// All seats of a table for `count` players.
    pub fn all(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// The set with `seat` added.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with `seat` removed.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & 1 << seat.0 != 0
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Who is looking at a table: the player of one seat, or somebody without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player of this seat, who knows what the seat knows.
    Seat(Seat),
    /// A watcher, who knows only what is open to everybody.
    Watcher,
}

impl Viewer {
    /// Everybody who can look at a table for `count` players, the watcher last.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Watcher])
    }

    /// Whether this viewer is the player of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat, unless it is the watcher.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Watcher => serializer.serialize_str("watcher"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_keeps_ascending_order() {
        let set: Seats = [Seat(3), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(3)]);
        assert_eq!(set.without(Seat(2)).len(), 2);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,2,3]");
        assert!(!Seats::all(2).contains(Seat(2)));
        assert!(!Seats::all(6).contains(Seat(200)));
    }

    #[test]
    fn play_goes_round_the_table() {
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Viewer::all(2).count(), 3);
    }
}
