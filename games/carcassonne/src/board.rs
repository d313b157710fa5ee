//! The board: laid tiles, the free cells beside them, and parts that join into features as tiles come.
//!
//! Joining is incremental: every part of a tile is a node of a forest, and the root of a tree holds what
//! is known of the whole feature. Nothing is ever searched for by walking over the board.

use crate::feature::{Closed, Node};
use crate::places::{Cell, On};
use crate::tile_table::{AROUND_WEIGHT, Around, Kind, NO_PART, Tables, around_digit, tables};
use castellan_landscape::{Frontier, Grid, Spot};

/// The number of a laid tile, in the order of laying.
pub(crate) type PlaceId = u16;
/// The number of a part of a laid tile.
pub(crate) type NodeId = u16;
/// No tile or no part.
pub(crate) const NONE: u16 = u16::MAX;

/// A laid tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) cell: Cell,
    pub(crate) kind: Kind,
    pub(crate) turn: u8,
    /// The node of its first part.
    pub(crate) first: NodeId,
}

/// A free cell beside the board.
pub(crate) type Free = Spot<Around>;

/// The laid tiles and their features.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) places: Vec<Place>,
    nodes: Vec<Node>,
    /// Free cells beside the board, sorted.
    pub(crate) free: Frontier<Around>,
    /// Tiles with several roads or several cities: the only ones that a feature can cross twice.
    doubles: Vec<PlaceId>,
    /// Cloisters that are not surrounded yet.
    cloisters: Vec<NodeId>,
    /// Where a cell's tile is looked up.
    grid: Grid,
}

/// A copy keeps the room that the board was made with, so that laying never allocates.
impl Clone for Board {
    fn clone(&self) -> Board {
        fn roomy<T: Copy>(list: &Vec<T>) -> Vec<T> {
            let mut copy = Vec::with_capacity(list.capacity());
            copy.extend_from_slice(list);
            copy
        }
        Board {
            places: roomy(&self.places),
            nodes: roomy(&self.nodes),
            free: self.free.clone(),
            doubles: roomy(&self.doubles),
            cloisters: roomy(&self.cloisters),
            grid: self.grid.clone(),
        }
    }

    fn clone_from(&mut self, other: &Board) {
        self.places.clone_from(&other.places);
        self.nodes.clone_from(&other.nodes);
        self.free.clone_from(&other.free);
        self.doubles.clone_from(&other.doubles);
        self.cloisters.clone_from(&other.cloisters);
        self.grid.clone_from(&other.grid);
    }
}

impl Board {
    /// An empty board with room for this many tiles of at most `parts` parts in all.
    pub(crate) fn with_room(tiles: usize, parts: usize) -> Board {
        Board {
            places: Vec::with_capacity(tiles),
            nodes: Vec::with_capacity(parts),
            free: Frontier::with_room(2 * tiles + 4),
            doubles: Vec::with_capacity(tiles),
            cloisters: Vec::with_capacity(tiles),
            // Denser than usual, with half as many slots again as tiles: a state stays small.
            grid: Grid::new(tiles / 2),
        }
    }

    /// How many parts lie on the board.
    pub(crate) fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The cloisters that are not surrounded yet.
    pub(crate) fn open_cloisters(&self) -> &[NodeId] {
        &self.cloisters
    }

    /// How many bytes the board holds now.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.places)
            + size_of_val(&*self.nodes)
            + size_of_val(&*self.free)
            + size_of_val(&*self.doubles)
            + size_of_val(&*self.cloisters)
            + self.grid.bytes()
    }

    /// The tile in a cell.
    #[inline]
    pub(crate) fn tile_at(&self, cell: Cell) -> Option<PlaceId> {
        self.grid.get(cell, |id| self.places[usize::from(id)].cell)
    }

    #[inline]
    pub(crate) fn place(&self, place: PlaceId) -> &Place {
        &self.places[usize::from(place)]
    }

    /// The root of a part's feature.
    #[inline]
    pub(crate) fn root(&self, mut node: NodeId) -> NodeId {
        loop {
            let parent = self.nodes[usize::from(node)].parent;
            if parent == node {
                return node;
            }
            node = parent;
        }
    }

    /// The feature with this root.
    #[inline]
    pub(crate) fn feature(&self, root: NodeId) -> &Node {
        &self.nodes[usize::from(root)]
    }

    /// The tile of a part.
    #[inline]
    pub(crate) fn place_of(&self, node: NodeId) -> PlaceId {
        self.nodes[usize::from(node)].place
    }

    /// What a part is.
    pub(crate) fn on(&self, node: NodeId) -> On {
        let place = self.place(self.place_of(node));
        tables().build(place.kind).on[usize::from(node - place.first)]
    }

    pub(crate) fn add_follower(&mut self, node: NodeId) {
        let root = self.root(node);
        self.nodes[usize::from(root)].followers += 1;
    }

    pub(crate) fn remove_follower(&mut self, node: NodeId) {
        let root = self.root(node);
        self.nodes[usize::from(root)].followers -= 1;
    }

    /// Lays a tile that fits, wherever that is.
    pub(crate) fn lay(&mut self, cell: Cell, kind: Kind, turn: u8) -> Closed {
        let at = self.free.find_or_put(Free { cell, around: 0 });
        self.lay_into(at, cell, kind, turn)
    }

    /// Lays a tile that fits into a free cell and joins its parts to what lies beside it.
    pub(crate) fn lay_into(&mut self, at: usize, cell: Cell, kind: Kind, turn: u8) -> Closed {
        let tables = tables();
        let id = self.places.len() as PlaceId;
        let first = self.nodes.len() as NodeId;
        let build = tables.build(kind);
        for (node, part) in (first..).zip(&build.parts) {
            self.nodes.push(Node { parent: node, place: id, ..*part });
        }
        self.places.push(Place { cell, kind, turn, first });
        if build.is_double {
            self.doubles.push(id);
        }
        self.grid.put(cell, id);
        let lying = tables.lying(kind, turn);
        let mut open = [None; 4];
        for side in 0..4 {
            let beside = cell.beside(side);
            match self.tile_at(beside) {
                Some(other) => self.join_side(tables, id, other, side),
                None => {
                    // The free cell beyond a side of the new tile sees that side.
                    let seen = around_digit(lying.edges[side]) * AROUND_WEIGHT[(side + 2) % 4];
                    open[side] = Some(Free { cell: beside, around: seen });
                }
            }
        }
        self.free.take(at, open);
        let mut closed = Closed::NOTHING;
        for (node, on) in (first..).zip(&build.on) {
            if matches!(on, On::City | On::Road) {
                let root = self.root(node);
                if self.feature(root).is_closed() {
                    closed.push(root);
                }
            }
        }
        self.surround(cell, first, build.cloister, &mut closed);
        closed
    }

    fn join_side(&mut self, tables: &Tables, new: PlaceId, old: PlaceId, side: usize) {
        let facing = (side + 2) % 4;
        let (new, old) = (*self.place(new), *self.place(old));
        let here = tables.lying(new.kind, new.turn);
        let there = tables.lying(old.kind, old.turn);
        if here.side_part[side] != NO_PART && there.side_part[facing] != NO_PART {
            let a = self.root_mut(new.first + u16::from(here.side_part[side]));
            let b = self.root_mut(old.first + u16::from(there.side_part[facing]));
            self.nodes[usize::from(a)].open -= 1;
            self.nodes[usize::from(b)].open -= 1;
            self.join(a, b);
        }
        // CA21: meadow joins meadow at half edges, which meet left to right.
        let halves = [(2 * side, 2 * facing + 1), (2 * side + 1, 2 * facing)];
        let mut before = (NO_PART, NO_PART);
        for (half, other) in halves {
            let meeting = (here.half_part[half], there.half_part[other]);
            if meeting.0 != NO_PART && meeting.1 != NO_PART && meeting != before {
                let a = self.root_mut(new.first + u16::from(meeting.0));
                let b = self.root_mut(old.first + u16::from(meeting.1));
                self.join(a, b);
                before = meeting;
            }
        }
    }

    /// The root of a part, the way to it being shortened.
    #[inline]
    fn root_mut(&mut self, mut node: NodeId) -> NodeId {
        loop {
            let parent = self.nodes[usize::from(node)].parent;
            if parent == node {
                return node;
            }
            let above = self.nodes[usize::from(parent)].parent;
            self.nodes[usize::from(node)].parent = above;
            node = above;
        }
    }

    /// Makes two features one; the larger one's root stays.
    #[inline]
    fn join(&mut self, a: NodeId, b: NodeId) {
        if a == b {
            return;
        }
        let larger = self.feature(a).parts > self.feature(b).parts;
        let (stays, goes) = if larger { (a, b) } else { (b, a) };
        let gone = self.nodes[usize::from(goes)];
        self.nodes[usize::from(goes)].parent = stays;
        let kept = &mut self.nodes[usize::from(stays)];
        kept.parts += gone.parts;
        kept.open = kept.open.saturating_add(gone.open);
        kept.shields += gone.shields;
        kept.followers += gone.followers;
        kept.flags |= gone.flags;
    }

    /// Counts the new tile for the cloisters around it, and its neighbours for its own.
    fn surround(&mut self, cell: Cell, first: NodeId, cloister: u8, closed: &mut Closed) {
        if cloister != NO_PART {
            let own = first + u16::from(cloister);
            let around = self.neighbours(cell);
            self.nodes[usize::from(own)].open = 8 - around;
            if around == 8 {
                closed.push(own);
            } else {
                self.cloisters.push(own);
            }
        }
        let mut at = 0;
        while at < self.cloisters.len() {
            let node = self.cloisters[at];
            let middle = self.place(self.place_of(node)).cell;
            if middle != cell && middle.touches(cell) {
                self.nodes[usize::from(node)].open -= 1;
                if self.feature(node).is_closed() {
                    closed.push(node);
                    self.cloisters.remove(at);
                    continue;
                }
            }
            at += 1;
        }
    }

    /// How many of the eight cells around a cell hold tiles.
    pub(crate) fn neighbours(&self, cell: Cell) -> u16 {
        let north = cell.beside(0);
        let south = cell.beside(2);
        let around =
            [north, north.beside(1), cell.beside(1), south.beside(1), south, south.beside(3), cell.beside(3)];
        let count = |cell: Cell| u16::from(self.tile_at(cell).is_some());
        around.into_iter().map(count).sum::<u16>() + count(north.beside(3))
    }

    /// CA17: how many tiles a city or road covers: a tile that it crosses twice counts once.
    pub(crate) fn tiles_of(&self, root: NodeId) -> u16 {
        let feature = self.feature(root);
        let mut tiles = feature.parts;
        if tiles < 2 {
            return tiles;
        }
        let tables = tables();
        let is_road = self.on(root) == On::Road;
        for &id in &self.doubles {
            let place = self.place(id);
            let build = tables.build(place.kind);
            let parts = if is_road { build.cities..build.fields } else { 0..build.cities };
            if parts.len() > 1 {
                let crosses = |part: &u16| self.root(place.first + part) == root;
                tiles -= parts.filter(crosses).count().saturating_sub(1) as u16;
            }
        }
        tiles
    }
}
