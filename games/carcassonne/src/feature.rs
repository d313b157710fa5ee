//! Features: what is known of a road, city, field or cloister, and which of them a tile has closed.

use crate::board::{NONE, NodeId, PlaceId};
use crate::tiles::{City, Field, Road};

/// The feature has an inn or a cathedral, or borders the City of Carcassonne.
pub(crate) const SPECIAL: u8 = 1;
/// RI10: a herd of pigs is on the field.
const HERD: u8 = 2;

/// One part of a laid tile; in the root of its tree, the whole feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    pub(crate) parent: NodeId,
    /// The tile of this part.
    pub(crate) place: PlaceId,
    /// How many parts belong to the feature.
    pub(crate) parts: u16,
    /// How many sides are still open; for a cloister, how many of its eight neighbours are missing.
    pub(crate) open: u16,
    pub(crate) shields: u16,
    /// How many followers stand in it.
    pub(crate) followers: u8,
    pub(crate) flags: u8,
}

impl Node {
    const EMPTY: Node =
        Node { parent: NONE, place: NONE, parts: 1, open: 0, shields: 0, followers: 0, flags: 0 };

    pub(crate) fn city(city: &City) -> Node {
        Node {
            open: city.sides.count_ones() as u16,
            shields: u16::from(city.shield),
            flags: if city.cathedral { SPECIAL } else { 0 },
            ..Node::EMPTY
        }
    }

    /// CA18: a road that ends on the tile has one side only; roads that cross by a bridge are two.
    pub(crate) fn road(road: &Road) -> Node {
        let flags = if road.inn { SPECIAL } else { 0 };
        Node { open: road.sides.count_ones() as u16, flags, ..Node::EMPTY }
    }

    /// CA22: a field is never closed.
    pub(crate) fn field(field: &Field) -> Node {
        let special = if field.carcassonne { SPECIAL } else { 0 };
        let herd = if field.herd { HERD } else { 0 };
        Node { open: u16::MAX / 2, flags: special | herd, ..Node::EMPTY }
    }

    pub(crate) fn cloister() -> Node {
        Node { open: 8, ..Node::EMPTY }
    }

    /// Whether an inn, a cathedral or the City of Carcassonne belongs to it.
    pub(crate) fn is_special(&self) -> bool {
        self.flags & SPECIAL != 0
    }

    /// Whether a herd of pigs is on it.
    pub(crate) fn has_herd(&self) -> bool {
        self.flags & HERD != 0
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.open == 0
    }
}

/// The features that a tile has closed, in the order of its parts, its neighbours' cloisters last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Closed {
    len: u8,
    roots: [NodeId; Closed::MAX],
}

impl Closed {
    /// Four sides, the own cloister and those of eight neighbours.
    const MAX: usize = 13;
    pub(crate) const NOTHING: Closed = Closed { len: 0, roots: [0; Closed::MAX] };

    pub(crate) fn push(&mut self, root: NodeId) {
        if !self.contains(root) {
            self.roots[usize::from(self.len)] = root;
            self.len += 1;
        }
    }

    pub(crate) fn roots(&self) -> &[NodeId] {
        &self.roots[..usize::from(self.len)]
    }

    pub(crate) fn contains(&self, root: NodeId) -> bool {
        self.roots().contains(&root)
    }
}
