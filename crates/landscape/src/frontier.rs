//! The frontier: the free cells beside a tile or a rim, with what lies around each.

use crate::cell::Cell;
use std::ops::{AddAssign, Deref};

/// A free cell where the next tile might go, and what it sees around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot<N> {
    /// The cell.
    pub cell: Cell,
    /// What its neighbours show it, in the form that the game looks it up by.
    pub around: N,
}

/// All such cells, by column and row.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Frontier<N> {
    spots: Vec<Spot<N>>,
}

impl<N: Copy + AddAssign> Frontier<N> {
    /// An empty frontier with room for this many spots.
    pub fn with_room(spots: usize) -> Frontier<N> {
        Frontier { spots: Vec::with_capacity(spots) }
    }

    /// Where a cell is in the list.
    ///
    /// # Errors
    /// Where it would be, if it is not there.
    #[inline]
    pub fn find(&self, cell: Cell) -> Result<usize, usize> {
        self.spots.binary_search_by_key(&cell, |spot| spot.cell)
    }

    /// Where a cell is in the list, into which it is put if it is not there.
    pub fn find_or_put(&mut self, spot: Spot<N>) -> usize {
        self.find(spot.cell).unwrap_or_else(|at| {
            self.spots.insert(at, spot);
            at
        })
    }

    /// The cell at this place is taken by a tile; the cells beyond its sides that are open see the tile
    /// now. Cells are sorted by column and row, so those to the north and south are neighbours in the list
    /// as well.
    pub fn take(&mut self, at: usize, [north, east, south, west]: [Option<Spot<N>>; 4]) {
        if let Some(east) = east {
            let after = at + 1;
            match self.spots[after..].binary_search_by_key(&east.cell, |spot| spot.cell) {
                Ok(n) => self.spots[after + n].around += east.around,
                Err(n) => self.spots.insert(after + n, east),
            }
        }
        let south = south.filter(|south| !self.sees(at + 1, south));
        let north = north.filter(|north| at == 0 || !self.sees(at - 1, north));
        match (north, south) {
            (Some(north), Some(south)) => {
                self.spots[at] = north;
                self.spots.insert(at + 1, south);
            }
            (Some(only), None) | (None, Some(only)) => self.spots[at] = only,
            (None, None) => {
                self.spots.remove(at);
            }
        }
        if let Some(west) = west {
            match self.spots[..at].binary_search_by_key(&west.cell, |spot| spot.cell) {
                Ok(n) => self.spots[n].around += west.around,
                Err(n) => self.spots.insert(n, west),
            }
        }
    }

    /// Whether a cell is in the list already, here; then it sees the new tile too.
    #[inline]
    fn sees(&mut self, at: usize, new: &Spot<N>) -> bool {
        match self.spots.get_mut(at) {
            Some(spot) if spot.cell == new.cell => {
                spot.around += new.around;
                true
            }
            _ => false,
        }
    }
}

impl<N> Deref for Frontier<N> {
    type Target = [Spot<N>];

    #[inline]
    fn deref(&self) -> &[Spot<N>] {
        &self.spots
    }
}

impl<'a, N> IntoIterator for &'a Frontier<N> {
    type Item = &'a Spot<N>;
    type IntoIter = std::slice::Iter<'a, Spot<N>>;

    #[inline]
    fn into_iter(self) -> std::slice::Iter<'a, Spot<N>> {
        self.spots.iter()
    }
}

/// A copy keeps the room, so that laying never allocates.
impl<N: Copy> Clone for Frontier<N> {
    fn clone(&self) -> Frontier<N> {
        let mut spots = Vec::with_capacity(self.spots.capacity());
        spots.extend_from_slice(&self.spots);
        Frontier { spots }
    }

    fn clone_from(&mut self, other: &Frontier<N>) {
        self.spots.clone_from(&other.spots);
    }
}
