//! The River and The River II: their tiles come first, each at an open end, and the river bends with care.
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

/// An open end of the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    /// The cell at which it goes on.
    cell: Cell,
    /// The side of that cell at which the river arrives.
    from: u8,
    /// How the river turned last: 0 straight on, else the side it left by as counted from `from`.
    bend: u8,
}

impl End {
    const NOWHERE: End = End { cell: Cell::new(0, 0), from: 0, bend: 0 };
}

/// The river as far as it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct River {
    /// The tiles between spring and lake that are still to be drawn, the fork aside.
    pub(crate) pile: Stack,
    /// The fork and the lake, while they are still to be drawn.
    fork: u16,
    lake: u16,
    /// The open ends; there is one fork at most.
    ends: [End; 2],
    open: u8,
}

impl River {
    pub(super) const DRY: River =
        River { pile: Stack::EMPTY, fork: NONE, lake: NONE, ends: [End::NOWHERE; 2], open: 0 };

    fn ends(&self) -> &[End] {
        &self.ends[..usize::from(self.open)]
    }

    pub(super) fn has_tiles(&self) -> bool {
        self.lake != NONE || self.fork != NONE || !self.pile.is_empty()
    }

    /// How many tiles are still to be drawn.
    pub(crate) fn left(&self) -> u16 {
        self.pile.total() + u16::from(self.lake != NONE) + u16::from(self.fork != NONE)
    }

    /// The kind of the lake, while it is still to be drawn.
    pub(crate) fn lake(&self) -> Option<Kind> {
        (self.lake != NONE).then_some(self.lake as Kind)
    }

    /// The kind of the fork, while it is still to be drawn.
    pub(crate) fn fork(&self) -> Option<Kind> {
        (self.fork != NONE).then_some(self.fork as Kind)
    }

    /// The tiles that may be drawn before the lake; RI08: none that ends the only branch that is left.
    fn drawable(&self) -> Stack {
        let mut pile = self.pile;
        if self.open < 2 {
            for (kind, copies) in self.pile.kinds().filter(|(kind, _)| tables().kind(*kind).ends_branch()) {
                (0..copies).for_each(|_| {
                    pile.take(kind);
                });
            }
        }
        pile
    }
}

/// RI01, RI07: the spring lies first; the fork comes next and the lake last. RI11: of two rivers the spring
/// and the lake of the second are used.
pub(super) fn set_up(game: &mut Carcassonne) -> bool {
    if !game.house.has_river() {
        return false;
    }
    let with_ends = if game.house.has(Set::River2) { Set::River2 } else { Set::River };
    let house = game.house;
    for set in [Set::River, Set::River2].into_iter().filter(|set| house.has(*set)) {
        for (kind, tile) in tables().of_set(set) {
            let copies = game.stack.of(kind);
            (0..copies).for_each(|_| {
                game.stack.take(kind);
            });
            if tile.has(Mark::Spring) && set == with_ends {
                // CO10: beside the City of Carcassonne it springs at the north-east corner and runs east.
                let east = (5 - tile.river.trailing_zeros() as u8) % 4;
                let beside = game.house.has(Set::Count);
                let (cell, turn) = if beside { (Cell::new(4, 0), east) } else { (Cell::new(0, 0), 0) };
                game.put_down(kind, cell, turn);
                flow_on(game);
            } else if tile.has(Mark::Lake) && set == with_ends {
                game.pieces.river.lake = u16::from(kind);
            } else if tile.is_fork() {
                game.pieces.river.fork = u16::from(kind);
            } else if !tile.has(Mark::Spring) && !tile.has(Mark::Lake) {
                game.pieces.river.pile.add(kind, copies);
            }
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
    if river.fork != NONE {
        return river.fork();
    }
    let pile = river.drawable();
    if pile.is_empty() { river.lake() } else { Some(pile.draw(dice)) }
}

/// What [`draw`] chooses from.
pub(super) fn drawn_from(game: &Carcassonne) -> Vec<(Kind, u8)> {
    let river = &game.pieces.river;
    let pile = river.drawable();
    let only = if river.fork != NONE { river.fork() } else { river.lake().filter(|_| pile.is_empty()) };
    only.map_or_else(|| pile.kinds().collect(), |kind| vec![(kind, 1)])
}

pub(super) fn take(game: &mut Carcassonne, kind: Kind) -> Option<bool> {
    let river = &mut game.pieces.river;
    if let Some(fork) = river.fork() {
        if fork == kind {
            river.fork = NONE;
        }
        return Some(fork == kind);
    }
    let mut pile = river.drawable();
    if !pile.is_empty() {
        return Some(pile.take(kind) && river.pile.take(kind));
    }
    let lake = river.lake()?;
    if lake == kind {
        river.lake = NONE;
        // RI08: the end of a branch that could not be drawn stays out.
        river.pile = Stack::EMPTY;
    }
    Some(lake == kind)
}

/// RI02, RI03: of the turns that fit, those that continue the river and bend as they may.
pub(super) fn limit(game: &Carcassonne, kind: Kind, cell: Cell, turns: Mask) -> Mask {
    let river = &game.pieces.river;
    let arrivals = river.ends().iter().filter(|end| end.cell == cell);
    let arrives = arrivals.clone().fold(0, |sides, end| sides | 1 << end.from);
    let may = |turn: &u8| {
        let sides = tables().lying(kind, *turn).river;
        let leaves = sides & !arrives;
        // A fork goes both ways, so it can't be said to turn to one side.
        let bends = |end: &End| leaves.count_ones() == 1 && bend(end.from, leaves) != 0;
        let again = arrivals.clone().any(|end| bends(end) && bend(end.from, leaves) == end.bend);
        turns & 1 << turn != 0 && sides & arrives != 0 && !again
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

/// The river goes on through the tile just laid, out of every side that it did not come in by.
pub(super) fn flow_on(game: &mut Carcassonne) {
    let tile = *game.board.place(game.laid);
    let sides = tables().lying(tile.kind, tile.turn).river;
    if sides == 0 {
        return;
    }
    let keeps = game.house.river_bends == RiverBends::NoHalfTurn;
    let before = game.pieces.river;
    let arrivals = before.ends().iter().filter(|end| end.cell == tile.cell);
    let arrives = arrivals.clone().fold(0, |sides, end| sides | 1 << end.from);
    let last = arrivals.clone().next();
    let river = &mut game.pieces.river;
    river.open = 0;
    let stay = before.ends().iter().filter(|end| end.cell != tile.cell).copied();
    let leave = (0..4u8).filter(|side| sides & !arrives & 1 << side != 0).map(|side| {
        let turned = last.map_or(0, |end| bend(end.from, 1 << side));
        let kept = last.filter(|_| keeps && turned == 0).map_or(turned, |end| end.bend);
        End { cell: tile.cell.beside(usize::from(side)), from: (side + 2) % 4, bend: kept }
    });
    for (slot, end) in river.ends.iter_mut().zip(stay.chain(leave)) {
        *slot = end;
        river.open += 1;
    }
    river.ends[usize::from(river.open)..].fill(End::NOWHERE);
}

/// Which rule of the river bars a cell in which the tile would fit.
pub(super) fn why_not(game: &Carcassonne, cell: Cell) -> Illegal {
    if game.pieces.river.ends().iter().any(|end| end.cell == cell) {
        Illegal::new("RI03", "carcassonne-refused-river-bend")
    } else {
        Illegal::new("RI02", "carcassonne-refused-river-end")
    }
}
