//! The frontier: the free cells beside a tile or a rim, with what they demand of the next tile.

use crate::cell::Cell;

/// A free cell where the next tile might go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The cell.
    pub cell: Cell,
    /// The kinds of edges that its neighbours show, four bits each, north lowest.
    pub(crate) need: u16,
    /// The edges that have a neighbour.
    pub(crate) mask: u16,
}

impl Spot {
    /// Whether edges of these kinds may lie here.
    #[inline]
    pub(crate) fn takes(self, signature: u16) -> bool {
        (self.need ^ signature) & self.mask == 0
    }
}

/// All such cells, by column and row.
#[derive(Clone, Debug)]
pub(crate) struct Frontier {
    pub(crate) spots: Vec<Spot>,
}

impl Frontier {
    #[inline]
    pub(crate) fn find(&self, cell: Cell) -> Result<usize, usize> {
        self.spots.binary_search_by(|spot| spot.cell.cmp(&cell))
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        if let Ok(at) = self.find(cell) {
            self.spots.remove(at);
        }
    }

    /// Adds a demand to a cell; `new` is the spot where the cell was not in the frontier before.
    #[inline]
    pub(crate) fn demand(&mut self, need: u16, mask: u16, new: Spot) {
        let at = match self.find(new.cell) {
            Ok(at) => at,
            Err(at) => {
                self.spots.insert(at, new);
                at
            }
        };
        self.spots[at].need |= need;
        self.spots[at].mask |= mask;
    }
}
