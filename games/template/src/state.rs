//! The position: small, flat and cheap to clone.

use crate::options::TemplateOptions;
use castellan_core::game::Turn;
use castellan_core::seat::{Seat, Seats};
use serde::Serialize;

/// The most seats.
const SEATS: usize = 3;
/// The fields of the row.
pub(crate) const FIELDS: u8 = 6;
/// The coins in the bag.
pub(crate) const COINS: u8 = 5;

/// A coin in the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Laid {
    pub(crate) seat: Seat,
    pub(crate) coin: u8,
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    Coin,
    Bids,
    Place(Seat),
    Over,
}

/// A game.
#[derive(Clone, Debug, Serialize)]
pub struct Template {
    pub(crate) seats: u8,
    pub(crate) rounds: u8,
    pub(crate) round: u8,
    /// Coins that have left the bag, one bit each.
    pub(crate) drawn: u8,
    /// The coin of this round; 0 before it is drawn.
    pub(crate) coin: u8,
    /// The cards in hand, one bit each.
    pub(crate) hands: [u8; SEATS],
    pub(crate) bids: [Option<u8>; SEATS],
    pub(crate) row: [Option<Laid>; FIELDS as usize],
    pub(crate) points: [i32; SEATS],
    pub(crate) phase: Phase,
}

impl Template {
    pub(crate) fn set_up(options: &TemplateOptions, seats: u8) -> Template {
        // TE03: one card more than there are rounds, so that the last bid is a choice too.
        let hand = (1..=options.rounds + 1).fold(0, |hand, card| hand | 1 << card);
        Template {
            seats,
            rounds: options.rounds,
            round: 0,
            drawn: 0,
            coin: 0,
            hands: [hand; SEATS],
            bids: [None; SEATS],
            row: [None; FIELDS as usize],
            points: [0; SEATS],
            phase: Phase::Coin,
        }
    }

    /// The seats at the table.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// The cards in a hand, the lowest first.
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = u8> + Clone + use<> {
        let hand = self.hands[seat.index()];
        (1..8).filter(move |card| hand & 1 << card != 0)
    }

    /// TE02: the coins that are still in the bag.
    pub(crate) fn coins_in_bag(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let drawn = self.drawn;
        (1..=COINS).filter(move |coin| drawn & 1 << coin == 0)
    }

    /// The coin on a field, counted from 1; none beyond the ends.
    pub(crate) fn laid(&self, field: u8) -> Option<Laid> {
        *self.row.get(usize::from(field.checked_sub(1)?))?
    }

    /// How many neighbours of a field hold coins of this seat.
    pub(crate) fn own_neighbours(&self, field: u8, seat: Seat) -> u8 {
        let is_own = |field: u8| self.laid(field).is_some_and(|laid| laid.seat == seat);
        u8::from(is_own(field - 1)) + u8::from(is_own(field + 1))
    }

    pub(crate) fn whose_turn(&self) -> Turn {
        match self.phase {
            Phase::Coin => Turn::Chance("coin"),
            Phase::Bids => {
                Turn::Secret(self.all_seats().filter(|seat| self.bids[seat.index()].is_none()).collect())
            }
            Phase::Place(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
        }
    }

    /// TE07: the most points win, and a tie is shared.
    pub(crate) fn who_has_won(&self) -> Seats {
        if self.phase != Phase::Over {
            return Seats::NONE;
        }
        let best = self.all_seats().map(|seat| self.points[seat.index()]).max();
        self.all_seats().filter(|seat| Some(self.points[seat.index()]) == best).collect()
    }
}
