//! Followers on a feature: how much each seat has there, packed so that joining is one addition.

use castellan_core::seat::{SEATS_MAX, Seat, Seats};

const BITS: u32 = 5;
const MOST: u32 = (1 << BITS) - 1;

/// The weight of each seat's followers on one feature: at most 31 a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Followers(u32);

impl Followers {
    /// No follower of any seat.
    pub const NONE: Followers = Followers(0);

    /// Whether nobody is there.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A seat's weight.
    #[inline]
    pub fn of(self, seat: Seat) -> u8 {
        (self.0 >> (BITS * u32::from(seat.0)) & MOST) as u8
    }

    /// The seats that have most, all of them where they are equal; none if nobody is there.
    #[inline]
    pub fn most(self) -> Seats {
        let mut best = 1;
        let mut seats = Seats::NONE;
        for seat in Seat::all(SEATS_MAX) {
            let weight = self.of(seat);
            if weight > best {
                best = weight;
                seats = Seats::NONE;
            }
            if weight == best {
                seats = seats.with(seat);
            }
        }
        seats
    }

    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, weight: u8) {
        debug_assert!(u32::from(self.of(seat)) + u32::from(weight) <= MOST, "too many followers");
        self.0 += u32::from(weight) << (BITS * u32::from(seat.0));
    }

    #[inline]
    pub(crate) fn remove(&mut self, seat: Seat, weight: u8) {
        debug_assert!(self.of(seat) >= weight, "no such followers");
        self.0 -= u32::from(weight) << (BITS * u32::from(seat.0));
    }

    #[inline]
    pub(crate) fn join(&mut self, other: Followers) {
        self.0 += other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_weights_share_the_most() {
        let mut here = Followers::NONE;
        assert!(here.most().is_empty() && here.is_empty());
        here.add(Seat(0), 2);
        here.add(Seat(5), 1);
        assert_eq!(here.most().iter().collect::<Vec<_>>(), [Seat(0)]);
        let mut there = Followers::NONE;
        there.add(Seat(5), 1);
        here.join(there);
        assert_eq!(here.most().iter().collect::<Vec<_>>(), [Seat(0), Seat(5)]);
        here.remove(Seat(0), 2);
        assert_eq!((here.of(Seat(0)), here.of(Seat(5))), (0, 2));
    }
}
