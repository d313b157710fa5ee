//! What lies open on the table, for programs that turn a position into numbers.

use crate::board::NONE;
use crate::figures::{kind_of, owner_of};
use crate::moves::{Chance, TileId};
use crate::places::{At, Cell, Figure};
use crate::sets;
use crate::state::{Carcassonne, Phase};
use crate::tile_table::{NO_PART, tables};
use crate::tiles::Edge;
use castellan_core::game::{Game, Turn};
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

impl TileId {
    /// Its number among the kinds of `tiles.json`.
    pub fn kind(self) -> u8 {
        self.0
    }
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

    /// In how many different ways a kind of tile can lie.
    pub fn ways(kind: u8) -> u8 {
        tables().kind(kind).turns
    }

    /// The place by which lists name the part of a tile that this place belongs to, and the place itself
    /// where nothing can stand.
    pub fn listed_place(kind: u8, turn: u8, at: At) -> At {
        let lying = tables().lying(kind, turn);
        let part = match (at.side_number(), at.half_number()) {
            (Some(side), _) => lying.side_part[side],
            (_, Some(half)) => lying.half_part[half],
            _ => NO_PART,
        };
        if part == NO_PART { at } else { lying.spot(part).at }
    }

    /// How many kinds of tiles there are.
    pub fn kind_count() -> usize {
        tables().kinds.len()
    }

    /// Every tile that may be drawn now, with how likely it is, those of a river as well.
    pub fn outcomes(&self) -> Vec<(Chance, f64)> {
        if !matches!(self.turn(), Turn::Chance(_)) {
            return Vec::new();
        }
        let first = sets::firsts(self);
        let kinds = if first.is_empty() { self.stack.kinds().collect() } else { first };
        let all: u32 = kinds.iter().map(|(_, copies)| u32::from(*copies)).sum();
        let share = |(kind, copies)| (Chance::Tile(TileId(kind)), f64::from(copies) / f64::from(all));
        kinds.into_iter().map(share).collect()
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
