//! The landscape: the tiles laid so far and the features they have joined into.

use crate::cell::Cell;
use crate::feature::{Feature, FeatureId, Features, PartId};
use crate::frontier::{Frontier, Spot};
use crate::grid::Grid;
use crate::ground::Beyond;
use crate::shape::{NO_PART, World};
use crate::side::{Port, Side};
use castellan_core::seat::Seat;
use std::ops::AddAssign;

/// A laid tile, by its number: rims first, then in the order of laying.
pub type TileId = u16;

/// A tile that lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Where; for a rim the cell that it looks into.
    pub cell: Cell,
    /// Which shape.
    pub shape: u16,
    /// Clockwise quarter turns.
    pub turn: u8,
    /// Its first part; the others follow.
    pub(crate) first: PartId,
}

/// What the neighbours of a free cell demand of the next tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Demand {
    /// The kinds of edges that they show, four bits each, north lowest.
    need: u16,
    /// The edges that have a neighbour.
    mask: u16,
}

impl Demand {
    /// Whether edges of these kinds may lie here.
    #[inline]
    fn takes(self, signature: u16) -> bool {
        (self.need ^ signature) & self.mask == 0
    }
}

impl AddAssign for Demand {
    #[inline]
    fn add_assign(&mut self, more: Demand) {
        self.need |= more.need;
        self.mask |= more.mask;
    }
}

/// The tiles laid so far, their features, and where the next tile may go.
///
/// What it holds has room for as many tiles and parts as it was made for: nothing is allocated later.
#[derive(Debug, Default)]
pub struct Landscape {
    tiles: Vec<Laid>,
    grid: Grid,
    features: Features,
    frontier: Frontier<Demand>,
}

impl Landscape {
    /// The world before the first tile, with room for this many tiles and parts, those of rims included.
    ///
    /// On unbounded ground the frontier is empty: the game lays its first tile where it likes.
    pub fn new(world: &World, tiles: usize, parts: usize) -> Landscape {
        let spots = 2 * tiles + 2;
        let mut land = Landscape {
            tiles: Vec::with_capacity(tiles),
            grid: Grid::new(tiles),
            features: Features::new(parts),
            frontier: Frontier::with_room(spots),
        };
        for rim in world.ground.rims() {
            land.add(world, rim.shape, rim.turn(), rim.cell);
            let plot = world.ground.plot(rim.cell);
            let around = Demand { need: plot.need, mask: plot.mask };
            land.frontier.find_or_put(Spot { cell: rim.cell, around });
        }
        land
    }

    /// The tiles that lie, by number.
    #[inline]
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles
    }

    /// The tile on a cell.
    #[inline]
    pub fn tile_at(&self, cell: Cell) -> Option<TileId> {
        self.grid.get(cell, |tile| self.tiles[usize::from(tile)].cell)
    }

    /// How many of the eight cells around a cell hold tiles.
    pub fn tiles_around(&self, cell: Cell) -> u8 {
        cell.around().iter().filter(|&&beside| self.tile_at(beside).is_some()).count() as u8
    }

    /// The free cells beside a tile or rim, by column and row.
    #[inline]
    pub fn frontier(&self) -> &[Spot<Demand>] {
        &self.frontier
    }

    /// Whether a tile fits there: beside another one, and every edge meets an edge of its kind.
    #[inline]
    pub fn fits(&self, world: &World, shape: u16, turn: u8, cell: Cell) -> bool {
        let signature = world.shapes.turned(shape, turn).signature;
        self.frontier.find(cell).is_ok_and(|at| self.frontier[at].around.takes(signature))
    }

    /// Whether a tile fits anywhere in any turn.
    pub fn fits_somewhere(&self, world: &World, shape: u16) -> bool {
        let turns = world.shapes.turns(shape);
        (0..turns).any(|turn| {
            let signature = world.shapes.turned(shape, turn).signature;
            self.frontier.iter().any(|spot| spot.around.takes(signature))
        })
    }

    /// Every place of a tile: by column, row and turn, turns that look the same once.
    #[inline]
    pub fn for_each_fit(&self, world: &World, shape: u16, mut found: impl FnMut(Cell, u8)) {
        let turns = world.shapes.turns(shape);
        let signatures = [0, 1, 2, 3].map(|turn| world.shapes.turned(shape, turn).signature);
        for spot in &self.frontier {
            for turn in 0..turns {
                if spot.around.takes(signatures[usize::from(turn)]) {
                    found(spot.cell, turn);
                }
            }
        }
    }

    /// Lays a tile on a free cell and joins its parts with those of its neighbours. Whether it fits is the
    /// caller's to check, so that a game may lay its first tiles as it likes.
    pub fn lay(&mut self, world: &World, shape: u16, turn: u8, cell: Cell) -> TileId {
        debug_assert!(self.tile_at(cell).is_none(), "the cell is taken");
        let tile = self.add(world, shape, turn, cell);
        self.grid.put(cell, tile);
        let at = self.frontier.find_or_put(Spot { cell, around: Demand { need: 0, mask: 0 } });
        let mut open = [None; 4];
        let plot = world.ground.plot(cell);
        let signature = world.shapes.turned(shape, turn).signature;
        for &side in Side::ALL {
            match plot.sides[side.index()] {
                Beyond::Wall => self.close(world, tile, side),
                Beyond::Rim(rim) => self.meet(world, tile, side, rim),
                Beyond::Cell => {
                    let beside = cell.beyond(side);
                    if let Some(neighbour) = self.tile_at(beside) {
                        self.meet(world, tile, side, neighbour);
                    } else {
                        let shift = 4 * side.opposite() as u16;
                        let need = (signature >> (4 * side as u16) & 15) << shift;
                        let plot = world.ground.plot(beside);
                        let around = Demand { need: plot.need | need, mask: plot.mask | 15 << shift };
                        open[side.index()] = Some(Spot { cell: beside, around });
                    }
                }
            }
        }
        self.frontier.take(at, open);
        tile
    }

    fn add(&mut self, world: &World, shape: u16, turn: u8, cell: Cell) -> TileId {
        let tile = self.tiles.len() as TileId;
        let first = self.features.nodes.len() as PartId;
        self.tiles.push(Laid { cell, shape, turn, first });
        for part in world.shapes.parts(shape) {
            self.features.add(tile, part.kind, part.ports, part.marks, part.twins != 0);
        }
        tile
    }

    /// The parts of a tile on one side find bare wall.
    fn close(&mut self, world: &World, tile: TileId, side: Side) {
        for third in 0..3 {
            if let Some(part) = self.at_port(world, tile, Port(side as u8 * 3 + third)) {
                let feature = self.features.of(part);
                self.features.get_mut(feature).open -= 1;
            }
        }
    }

    /// Two tiles meet on a side of the first: like joins like, unlike closes unlike.
    fn meet(&mut self, world: &World, tile: TileId, side: Side, neighbour: TileId) {
        for third in 0..3 {
            let port = Port(side as u8 * 3 + third);
            let here = self.at_port(world, tile, port).map(|part| self.features.of(part));
            let there = self.at_port(world, neighbour, port.facing()).map(|part| self.features.of(part));
            for feature in here.into_iter().chain(there) {
                self.features.get_mut(feature).open -= 1;
            }
            if let (Some(a), Some(b)) = (here, there)
                && a != b
                && self.features.get(a).kind == self.features.get(b).kind
            {
                let shared = self.shared_tiles(world, a, b);
                self.features.join(a, b, shared);
            }
        }
    }

    /// How many tiles two features of one kind both lie on.
    fn shared_tiles(&self, world: &World, a: FeatureId, b: FeatureId) -> u16 {
        let (a, b) = if self.features.get(a).parts <= self.features.get(b).parts { (a, b) } else { (b, a) };
        if !self.features.get(a).has_twins || !self.features.get(b).has_twins {
            return 0;
        }
        let mut shared = 0;
        for part in self.features.parts_of(a) {
            let tile = self.features.nodes[usize::from(part)].tile;
            let Laid { shape, first, .. } = self.tiles[usize::from(tile)];
            let number = part - first;
            let twins = world.shapes.parts(shape)[usize::from(number)].twins;
            // A tile that the smaller feature visits twice is counted at the first of its parts there.
            let of = |bits: u16, feature| ones(bits).any(|twin| self.features.of(first + twin) == feature);
            let before = twins & ((1 << number) - 1);
            shared += u16::from(of(twins, b) && !of(before, a));
        }
        shared
    }

    /// The part of a tile at a port of the lying tile.
    #[inline]
    pub fn at_port(&self, world: &World, tile: TileId, port: Port) -> Option<PartId> {
        let Laid { shape, turn, first, .. } = self.tiles[usize::from(tile)];
        let part = world.shapes.turned(shape, turn).ports[port.index()];
        (part != NO_PART).then(|| first + PartId::from(part))
    }

    /// The part of this number of a tile.
    #[inline]
    pub fn part(&self, tile: TileId, number: u8) -> PartId {
        self.tiles[usize::from(tile)].first + PartId::from(number)
    }

    /// The tile of a part, and its number there.
    #[inline]
    pub fn tile_of(&self, part: PartId) -> (TileId, u8) {
        let tile = self.features.nodes[usize::from(part)].tile;
        (tile, (part - self.tiles[usize::from(tile)].first) as u8)
    }

    /// How many parts lie there.
    pub fn part_count(&self) -> usize {
        self.features.nodes.len()
    }

    /// The feature that a part belongs to.
    #[inline]
    pub fn feature_of(&self, part: PartId) -> FeatureId {
        self.features.of(part)
    }

    /// What the feature of a part adds up to.
    #[inline]
    pub fn feature(&self, part: PartId) -> &Feature {
        self.features.get(self.features.of(part))
    }

    /// All features, by their ids.
    #[inline]
    pub fn features(&self) -> &[Feature] {
        &self.features.list
    }

    /// All parts of a feature, each once, in no particular order.
    pub fn parts_of(&self, feature: FeatureId) -> impl Iterator<Item = PartId> + '_ {
        self.features.parts_of(feature)
    }

    /// Puts followers of a seat on a part; a game says what weighs how much.
    #[inline]
    pub fn deploy(&mut self, part: PartId, seat: Seat, weight: u8) {
        let feature = self.features.of(part);
        self.features.get_mut(feature).followers.add(seat, weight);
    }

    /// Takes followers of a seat from a part.
    #[inline]
    pub fn withdraw(&mut self, part: PartId, seat: Seat, weight: u8) {
        let feature = self.features.of(part);
        self.features.get_mut(feature).followers.remove(seat, weight);
    }

    /// The features that a laid tile touches: its own in the order of their parts, then those of its
    /// neighbours that it only faces. What a tile completes is among them.
    pub fn touched(&self, world: &World, tile: TileId) -> Touched {
        let mut touched = Touched { list: [0; Touched::MOST], len: 0 };
        let Laid { cell, shape, first, .. } = self.tiles[usize::from(tile)];
        for number in 0..world.shapes.parts(shape).len() as PartId {
            touched.add(self.features.of(first + number));
        }
        let plot = world.ground.plot(cell);
        for &side in Side::ALL {
            let neighbour = match plot.sides[side.index()] {
                Beyond::Wall => None,
                Beyond::Rim(rim) => Some(rim),
                Beyond::Cell => self.tile_at(cell.beyond(side)),
            };
            let Some(neighbour) = neighbour else { continue };
            for third in 0..3 {
                let port = Port(side as u8 * 3 + third).facing();
                if let Some(part) = self.at_port(world, neighbour, port) {
                    touched.add(self.features.of(part));
                }
            }
        }
        touched
    }

    /// Every pair of parts that border each other within a tile, as the features they belong to (fields
    /// and cities): the same pair comes as often as the features meet.
    pub fn for_each_border(&self, world: &World, mut found: impl FnMut(FeatureId, FeatureId)) {
        for laid in &self.tiles {
            for (number, part) in world.shapes.parts(laid.shape).iter().enumerate() {
                for border in ones(part.borders) {
                    let number = number as PartId;
                    found(self.features.of(laid.first + number), self.features.of(laid.first + border));
                }
            }
        }
    }

    /// How many bytes a copy of it takes up.
    pub fn bytes(&self) -> usize {
        size_of::<Landscape>()
            + size_of_val(&*self.tiles)
            + size_of_val(&*self.features.nodes)
            + size_of_val(&*self.features.list)
            + size_of_val(&*self.frontier)
            + self.grid.bytes()
    }
}

impl Clone for Landscape {
    fn clone(&self) -> Landscape {
        let mut tiles = Vec::with_capacity(self.tiles.capacity());
        tiles.extend_from_slice(&self.tiles);
        let (grid, features) = (self.grid.clone(), self.features.clone());
        Landscape { tiles, grid, features, frontier: self.frontier.clone() }
    }

    fn clone_from(&mut self, other: &Landscape) {
        self.tiles.clone_from(&other.tiles);
        self.grid.clone_from(&other.grid);
        self.features.clone_from(&other.features);
        self.frontier.clone_from(&other.frontier);
    }
}

/// The numbers of the bits that are set.
#[inline]
fn ones(mut bits: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros() as u16)?;
        bits &= bits - 1;
        Some(bit)
    })
}

/// A short list of features, each once.
#[derive(Clone, Copy, Debug)]
pub struct Touched {
    list: [FeatureId; Touched::MOST],
    len: u8,
}

impl Touched {
    /// Sixteen parts of its own and twelve ports of neighbours.
    const MOST: usize = 28;

    #[inline]
    fn add(&mut self, feature: FeatureId) {
        if !self.contains(&feature) {
            self.list[usize::from(self.len)] = feature;
            self.len += 1;
        }
    }
}

impl std::ops::Deref for Touched {
    type Target = [FeatureId];

    fn deref(&self) -> &[FeatureId] {
        &self.list[..usize::from(self.len)]
    }
}
