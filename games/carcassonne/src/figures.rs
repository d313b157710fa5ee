//! The players' figures: seven followers each, and what a set adds to them.

use crate::board::{Board, NodeId};
use crate::places::{Figure, Quarter};
use castellan_core::seat::{SEATS_MAX, Seat};

/// A figure by its number: ten for each seat, the followers first.
pub(crate) type FigureId = u8;
/// No figure.
pub(crate) const NO_FIGURE: FigureId = FigureId::MAX;

const EACH: usize = 10;
const FOLLOWERS: usize = 7;
const ALL: usize = EACH * SEATS_MAX as usize;

const IN_SUPPLY: u16 = u16::MAX;
const NOT_IN_PLAY: u16 = u16::MAX - 1;
const QUARTERS: u16 = u16::MAX - 8;

/// Where every figure is: on a part of a tile, in the supply, or in a quarter of Carcassonne.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Figures([u16; ALL]);

impl Figures {
    /// CA03: seven followers in the supply of each seat.
    pub(crate) fn new(seats: u8) -> Figures {
        let mut figures = Figures([NOT_IN_PLAY; ALL]);
        for seat in Seat::all(seats) {
            let first = seat.index() * EACH;
            figures.0[first..first + FOLLOWERS].fill(IN_SUPPLY);
        }
        figures
    }

    /// Brings one more figure into each seat's supply.
    pub(crate) fn bring(&mut self, kind: Figure, seats: u8) {
        for seat in Seat::all(seats) {
            self.0[slots(seat, kind).start] = IN_SUPPLY;
        }
    }

    /// A figure of this kind in the seat's supply.
    pub(crate) fn in_supply(&self, seat: Seat, kind: Figure) -> Option<FigureId> {
        slots(seat, kind).find(|&slot| self.0[slot] == IN_SUPPLY).map(|slot| slot as FigureId)
    }

    /// How many figures of this kind are in the seat's supply.
    pub(crate) fn supply(&self, seat: Seat, kind: Figure) -> usize {
        slots(seat, kind).filter(|&slot| self.0[slot] == IN_SUPPLY).count()
    }

    /// A figure of this kind in a quarter.
    pub(crate) fn in_quarter(&self, seat: Seat, kind: Figure, quarter: Quarter) -> Option<FigureId> {
        let there = QUARTERS + quarter as u16;
        slots(seat, kind).find(|&slot| self.0[slot] == there).map(|slot| slot as FigureId)
    }

    /// Where a figure stands on the board.
    pub(crate) fn node(&self, figure: FigureId) -> Option<NodeId> {
        self.0.get(usize::from(figure)).copied().filter(|&at| at < QUARTERS)
    }

    /// The quarter a figure is in.
    pub(crate) fn quarter(&self, figure: FigureId) -> Option<Quarter> {
        let at = *self.0.get(usize::from(figure))?;
        Quarter::ALL.iter().copied().find(|&quarter| QUARTERS + quarter as u16 == at)
    }

    pub(crate) fn put(&mut self, figure: FigureId, node: NodeId) {
        self.0[usize::from(figure)] = node;
    }

    pub(crate) fn put_in_quarter(&mut self, figure: FigureId, quarter: Quarter) {
        self.0[usize::from(figure)] = QUARTERS + quarter as u16;
    }

    pub(crate) fn take(&mut self, figure: FigureId) {
        self.0[usize::from(figure)] = IN_SUPPLY;
    }

    /// All figures on the board, seat by seat.
    #[inline]
    pub(crate) fn on_board(&self, seats: u8) -> impl Iterator<Item = (FigureId, NodeId)> + '_ {
        let all = &self.0[..usize::from(seats) * EACH];
        (0..).zip(all).filter(|(_, at)| **at < QUARTERS).map(|(figure, at)| (figure, *at))
    }

    /// All figures of a seat on the board.
    pub(crate) fn of_seat(&self, seat: Seat) -> impl Iterator<Item = (FigureId, NodeId)> + '_ {
        let first = seat.index() * EACH;
        (first as FigureId..)
            .zip(&self.0[first..first + EACH])
            .filter(|(_, at)| **at < QUARTERS)
            .map(|(figure, at)| (figure, *at))
    }

    /// All figures that are in play, on the board or not.
    pub(crate) fn in_play(&self, seats: u8) -> impl Iterator<Item = FigureId> + '_ {
        let all = &self.0[..usize::from(seats) * EACH];
        (0..).zip(all).filter(|(_, at)| **at != NOT_IN_PLAY).map(|(figure, _)| figure)
    }

    /// The seat's builder or pig, if it is on the board.
    pub(crate) fn of_kind(&self, seat: Seat, kind: Figure) -> Option<(FigureId, NodeId)> {
        let slot = slots(seat, kind).start as FigureId;
        self.node(slot).map(|node| (slot, node))
    }

    /// Whether the seat has a follower in the feature with this root.
    pub(crate) fn has_follower_in(&self, board: &Board, seat: Seat, root: NodeId) -> bool {
        self.of_seat(seat).any(|(figure, node)| kind_of(figure).is_follower() && board.root(node) == root)
    }
}

fn slots(seat: Seat, kind: Figure) -> std::ops::Range<usize> {
    let first = seat.index() * EACH;
    match kind {
        Figure::Normal => first..first + FOLLOWERS,
        Figure::Large => first + 7..first + 8,
        Figure::Builder => first + 8..first + 9,
        Figure::Pig => first + 9..first + 10,
    }
}

/// What kind of figure it is.
#[inline]
pub(crate) fn kind_of(figure: FigureId) -> Figure {
    match figure % EACH as u8 {
        7 => Figure::Large,
        8 => Figure::Builder,
        9 => Figure::Pig,
        _ => Figure::Normal,
    }
}

/// Whose figure it is.
#[inline]
pub(crate) fn owner_of(figure: FigureId) -> Seat {
    Seat(figure / EACH as u8)
}
