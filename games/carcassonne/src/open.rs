//! What lies open on the table, for programs that turn a position into numbers.

use crate::board::NONE;
use crate::figures::{kind_of, owner_of};
use crate::places::{At, Cell, Figure};
use crate::state::{Carcassonne, Phase};
use crate::tile_table::tables;
use crate::tiles::Edge;
use castellan_core::seat::Seat;

/// A laid tile.
#[derive(Clone, Copy, Debug)]
pub struct OpenTile {
    /// Where it lies.
    pub cell: Cell,
    /// Its number among the kinds of `tiles.json`.
    pub kind: u8,
    /// Clockwise quarter turns.
    pub turn: u8,
}

impl Carcassonne {
    /// The laid tiles in the order of laying.
    pub fn open_tiles(&self) -> impl ExactSizeIterator<Item = OpenTile> + '_ {
        let tile =
            |place: &crate::board::Place| OpenTile { cell: place.cell, kind: place.kind, turn: place.turn };
        self.board.places.iter().map(tile)
    }

    /// The sides of a kind of tile that lies with so many turns: N, E, S, W.
    pub fn edges(kind: u8, turn: u8) -> [Edge; 4] {
        tables().lying(kind, turn).edges
    }

    /// The figures on the board: whose, which, and where.
    pub fn open_figures(&self) -> impl Iterator<Item = (Seat, Figure, Cell, At)> + '_ {
        self.figures.on_board(self.seats).map(|(figure, node)| {
            let (cell, spot) = self.spot_of(node);
            (owner_of(figure), kind_of(figure), cell, spot.at)
        })
    }

    /// The cell of the tile that was laid last.
    pub fn last_cell(&self) -> Option<Cell> {
        (self.laid != NONE).then(|| self.board.place(self.laid).cell)
    }

    /// The tile that is to be laid now.
    pub fn drawn(&self) -> Option<u8> {
        (self.phase == Phase::Lay).then_some(self.tile)
    }

    /// How many tiles are left of each kind, the river's and waiting ones not counted.
    pub fn tiles_left(&self) -> &[u8] {
        &self.stack.copies()[..tables().kinds.len()]
    }

    /// How many figures of a kind a seat has in its supply.
    pub fn supply(&self, seat: Seat, kind: Figure) -> usize {
        self.figures.supply(seat, kind)
    }

    /// Where the dragon and the fairy are.
    pub fn dragon_and_fairy(&self) -> [Option<Cell>; 2] {
        [self.pieces.dragon.at, self.pieces.fairy.at]
            .map(|at| (at != NONE).then(|| self.board.place(at).cell))
    }
}
