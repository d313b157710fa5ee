//! The board: laid tiles, the free cells beside them, and parts that join into features as tiles come.
//!
//! Joining is incremental: every part of a tile is a node of a forest, and the root of a tree holds what
//! is known of the whole feature. Nothing is ever searched for by walking over the board.

use crate::feature::{Closed, Node};
use crate::places::{Cell, On};
use crate::tile_table::{AROUND_WEIGHT, Around, Kind, NO_PART, Tables, around_digit, tables};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Free {
    pub(crate) cell: Cell,
    pub(crate) around: Around,
}

/// The laid tiles and their features.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) places: Vec<Place>,
    nodes: Vec<Node>,
    /// Free cells beside the board, sorted.
    pub(crate) free: Vec<Free>,
    /// Tiles with several roads or several cities: the only ones that a feature can cross twice.
    doubles: Vec<PlaceId>,
    /// Cloisters that are not surrounded yet.
    cloisters: Vec<NodeId>,
    /// Where a cell's tile is looked up; a table of open addresses, its length a power of two.
    slots: Vec<PlaceId>,
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
            free: roomy(&self.free),
            doubles: roomy(&self.doubles),
            cloisters: roomy(&self.cloisters),
            slots: self.slots.clone(),
        }
    }

    fn clone_from(&mut self, other: &Board) {
        self.places.clone_from(&other.places);
        self.nodes.clone_from(&other.nodes);
        self.free.clone_from(&other.free);
        self.doubles.clone_from(&other.doubles);
        self.cloisters.clone_from(&other.cloisters);
        self.slots.clone_from(&other.slots);
    }
}

impl Board {
    /// An empty board with room for this many tiles of at most `parts` parts in all.
    pub(crate) fn with_room(tiles: usize, parts: usize) -> Board {
        Board {
            places: Vec::with_capacity(tiles),
            nodes: Vec::with_capacity(parts),
            free: Vec::with_capacity(2 * tiles + 4),
            doubles: Vec::with_capacity(tiles),
            cloisters: Vec::with_capacity(tiles),
            slots: vec![NONE; (3 * tiles / 2).next_power_of_two().max(16)],
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
            + size_of_val(&*self.slots)
    }

    #[inline]
    fn slot(&self, cell: Cell) -> usize {
        // Sixteen columns in a row of slots: a board as compact as boards are meets few collisions.
        (cell.column as usize).wrapping_add((cell.row as usize).wrapping_mul(16)) & (self.slots.len() - 1)
    }

    /// The tile in a cell.
    #[inline]
    pub(crate) fn tile_at(&self, cell: Cell) -> Option<PlaceId> {
        let mut slot = self.slot(cell);
        loop {
            let place = self.slots[slot];
            if place == NONE {
                return None;
            }
            if self.places[usize::from(place)].cell == cell {
                return Some(place);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
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

    /// Where a free cell is in the sorted list.
    #[inline]
    pub(crate) fn find_free(&self, cell: Cell) -> Result<usize, usize> {
        self.free.binary_search_by_key(&cell, |free| free.cell)
    }

    /// Lays a tile that fits, wherever that is.
    pub(crate) fn lay(&mut self, cell: Cell, kind: Kind, turn: u8) -> Closed {
        let at = self.find_free(cell).unwrap_or_else(|at| {
            self.free.insert(at, Free { cell, around: 0 });
            at
        });
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
        self.take_slot(cell, id);
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
        self.move_edge(at, open);
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

    fn take_slot(&mut self, cell: Cell, id: PlaceId) {
        let mut slot = self.slot(cell);
        while self.slots[slot] != NONE {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = id;
    }

    /// A free cell is taken; the cells beside it that are open see its tile now. Cells are sorted by
    /// column and row, so those to the north and south are its neighbours in the list as well.
    fn move_edge(&mut self, at: usize, [north, east, south, west]: [Option<Free>; 4]) {
        if let Some(east) = east {
            let after = at + 1;
            match self.free[after..].binary_search_by_key(&east.cell, |free| free.cell) {
                Ok(n) => self.free[after + n].around += east.around,
                Err(n) => self.free.insert(after + n, east),
            }
        }
        let south = south.filter(|south| !self.sees(at + 1, south));
        let north = north.filter(|north| at == 0 || !self.sees(at - 1, north));
        match (north, south) {
            (Some(north), Some(south)) => {
                self.free[at] = north;
                self.free.insert(at + 1, south);
            }
            (Some(only), None) | (None, Some(only)) => self.free[at] = only,
            (None, None) => {
                self.free.remove(at);
            }
        }
        if let Some(west) = west {
            match self.free[..at].binary_search_by_key(&west.cell, |free| free.cell) {
                Ok(n) => self.free[n].around += west.around,
                Err(n) => self.free.insert(n, west),
            }
        }
    }

    /// Whether a cell is in the list already, here; then it sees the new tile too.
    fn sees(&mut self, at: usize, new: &Free) -> bool {
        match self.free.get_mut(at) {
            Some(free) if free.cell == new.cell => {
                free.around += new.around;
                true
            }
            _ => false,
        }
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
