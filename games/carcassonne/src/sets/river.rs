//! The River: its tiles come first, each at the open end, and it bends with care.
//!
//! RI04 is data: a river is no part of a tile, only what keeps its fields apart. RI05 is CA08.

use crate::board::NONE;
use crate::options::{RiverBends, StartTile};
use crate::places::Cell;
use crate::stack::Stack;
use crate::state::Carcassonne;
use crate::tile_table::{Kind, tables};
use crate::tiles::{Mark, Mask, Set};
use castellan_core::dice::Dice;
use castellan_core::game::Illegal;

/// The river as far as it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct River {
    /// The tiles between spring and lake that are still to be drawn.
    pub(crate) pile: Stack,
    /// The lake, while it is still to be drawn.
    lake: u16,
    /// The cell at its open end.
    pub(crate) end: Cell,
    /// The side of that cell at which the river arrives.
    from: u8,
    /// How the river turned last: 0 straight on, else the side it left by as counted from `from`.
    bend: u8,
}

impl River {
    pub(super) const DRY: River =
        River { pile: Stack::EMPTY, lake: NONE, end: Cell::new(0, 0), from: 0, bend: 0 };

    pub(super) fn has_tiles(&self) -> bool {
        self.lake != NONE || !self.pile.is_empty()
    }

    /// How many tiles are still to be drawn.
    pub(crate) fn left(&self) -> u16 {
        self.pile.total() + u16::from(self.lake != NONE)
    }

    /// The kind of the lake, while it is still to be drawn.
    pub(crate) fn lake(&self) -> Option<Kind> {
        (self.lake != NONE).then_some(self.lake as Kind)
    }
}

/// RI01: the spring lies first; the lake comes last.
pub(super) fn set_up(game: &mut Carcassonne) -> bool {
    if !game.house.has(Set::River) {
        return false;
    }
    for (kind, tile) in tables().of_set(Set::River) {
        if tile.has(Mark::Spring) {
            // CO10: beside the City of Carcassonne it springs at the north-east corner and runs east.
            let (cell, turn) =
                if game.house.has(Set::Count) { (Cell::new(4, 0), 3) } else { (Cell::new(0, 0), 0) };
            game.put_down(kind, cell, turn);
            flow_on(game);
        } else if tile.has(Mark::Lake) {
            game.stack.take(kind);
            game.pieces.river.lake = u16::from(kind);
        } else {
            let copies = game.stack.of(kind);
            (0..copies).for_each(|_| {
                game.stack.take(kind);
            });
            game.pieces.river.pile.add(kind, copies);
        }
    }
    true
}

/// RI06: the usual start tile stays out of the game or goes into the stack.
pub(super) fn put_start_tile_away(game: &mut Carcassonne, rule: StartTile) {
    let start = tables().kinds.iter().position(|kind| kind.start);
    if let (StartTile::Out, Some(kind)) = (rule, start) {
        game.stack.take(kind as Kind);
    }
}

pub(super) fn draw(game: &Carcassonne, dice: &mut Dice) -> Option<Kind> {
    let river = &game.pieces.river;
    if river.pile.is_empty() { river.lake() } else { Some(river.pile.draw(dice)) }
}

pub(super) fn take(game: &mut Carcassonne, kind: Kind) -> Option<bool> {
    let river = &mut game.pieces.river;
    if !river.pile.is_empty() {
        return Some(river.pile.take(kind));
    }
    let lake = river.lake()?;
    if lake == kind {
        river.lake = NONE;
    }
    Some(lake == kind)
}

/// RI02, RI03: of the turns that fit, those that continue the river and bend as they may.
pub(super) fn limit(game: &Carcassonne, kind: Kind, cell: Cell, turns: Mask) -> Mask {
    let river = &game.pieces.river;
    if cell != river.end {
        return 0;
    }
    let may = |turn: &u8| {
        let sides = tables().lying(kind, *turn).river;
        let arrives = 1 << river.from;
        let bend = bend(river.from, sides & !arrives);
        turns & 1 << turn != 0 && sides & arrives != 0 && (bend == 0 || bend != river.bend)
    };
    (0..4).filter(may).fold(0, |mask, turn| mask | 1 << turn)
}

/// How the river turns between the side it arrives at and the side it leaves by.
fn bend(from: u8, leaves: Mask) -> u8 {
    if leaves == 0 {
        return 0;
    }
    match (leaves.trailing_zeros() as u8 + 4 - from) % 4 {
        2 => 0,
        bend => bend,
    }
}

/// The river goes on through the tile just laid.
pub(super) fn flow_on(game: &mut Carcassonne) {
    let tile = *game.board.place(game.laid);
    let sides = tables().lying(tile.kind, tile.turn).river;
    if sides == 0 {
        return;
    }
    let is_first = tables().kind(tile.kind).has(Mark::Spring);
    let keeps = game.house.river_bends == RiverBends::NoHalfTurn;
    let river = &mut game.pieces.river;
    let leaves = if is_first { sides } else { sides & !(1 << river.from) };
    if leaves == 0 {
        return;
    }
    let bend = if is_first { 0 } else { bend(river.from, leaves) };
    if bend != 0 || !keeps {
        river.bend = bend;
    }
    let side = leaves.trailing_zeros() as usize;
    river.end = tile.cell.beside(side);
    river.from = (side as u8 + 2) % 4;
}

/// Which rule of the river bars a cell in which the tile would fit.
pub(super) fn why_not(game: &Carcassonne, cell: Cell) -> Illegal {
    if cell == game.pieces.river.end {
        Illegal::new("RI03", "carcassonne-refused-river-bend")
    } else {
        Illegal::new("RI02", "carcassonne-refused-river-end")
    }
}
