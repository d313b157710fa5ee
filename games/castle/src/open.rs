//! What lies open on the table, for programs that turn a position into numbers.

use crate::components::TileName;
use crate::feature::At;
use crate::state::{Castle, Phase};
use castellan_core::seat::Seat;
use castellan_landscape::Cell;

impl Castle {
    /// The laid tiles in the order of laying: where, which kind of the set, and how often turned.
    pub fn open_tiles(&self) -> impl ExactSizeIterator<Item = (Cell, u16, u8)> + '_ {
        self.land.tiles()[self.rims()..].iter().map(|laid| (laid.cell, laid.shape, laid.turn))
    }

    /// The followers on the board: whose, and where.
    pub fn open_followers(&self) -> impl Iterator<Item = (Seat, Cell, At)> + '_ {
        self.figures.iter().map(|figure| {
            let (cell, spot) = self.place_of(figure.part);
            (figure.seat, cell, spot.at)
        })
    }

    /// The number of a kind of tile in the set.
    pub fn kind_of(&self, name: TileName) -> Option<u16> {
        self.set.kind_of(name)
    }

    /// The kind of tile that is to be laid now.
    pub fn drawn(&self) -> Option<u16> {
        if let Phase::Lay(kind) = self.phase { Some(kind) } else { None }
    }

    /// How many tiles are left of each kind.
    pub fn tiles_left(&self) -> &[u8] {
        &self.unseen
    }

    /// Followers in a seat's supply, the size of its keep, and its tokens by kind, 0 to 9.
    pub fn holdings(&self, seat: Seat) -> (u8, u16, [u8; 10]) {
        let player = self.player(seat);
        let mut tokens = [0; 10];
        (1..10).for_each(|kind| tokens[usize::from(kind)] = player.tokens(kind));
        (player.supply, player.keep.map_or(0, |keep| keep.size), tokens)
    }
}
