//! Square tiles whose parts join into features across their edges.
//!
//! Two kinds of values meet here. What is printed never changes and is shared: [`Shapes`] are all tiles in
//! all their turns, [`Ground`] is where tiles may lie and what stands at the rim; together a [`World`].
//! What is on the table changes and is small: a [`Landscape`] knows the tiles laid, the features they have
//! joined into, and the cells where the next tile may go. It is kept incrementally, allocates nothing after
//! its creation and clones in a few short copies; it knows no rules about followers and points.
//!
//! The edge of a tile has three [`Port`]s: its left half, its middle, its right half. A part of a tile (a
//! road, a city, a field, a quarter of a courtyard) reaches some of them. Where two ports meet, parts of the
//! same kind join, and parts of different kinds close each other. Whether two edges may meet at all is
//! decided by their [`EdgeKind`]s alone: Carcassonne gives each edge the kind of its landscape, The Castle
//! says no more than path or no path.
//!
//! ```
//! use castellan_core::seat::Seat;
//! use castellan_landscape::{Cell, Ground, Landscape, PartDef, Port, ShapeDef, Shapes, Side, World};
//!
//! const ROAD: u8 = 1;
//! let straight = ShapeDef {
//!     edges: [1, 0, 1, 0],
//!     parts: vec![PartDef::new(ROAD).reaching(&[Port::middle(Side::N), Port::middle(Side::S)])],
//! };
//! let world = World { shapes: Shapes::new(&[straight]), ground: Ground::unbounded() };
//! let mut land = Landscape::new(&world, 100, 100);
//! land.lay(&world, 0, 0, Cell(0, 0));
//! land.deploy(land.part(0, 0), Seat(1), 1);
//! assert!(!land.fits(&world, 0, 1, Cell(0, 1)), "a road must meet a road");
//! let tile = land.lay(&world, 0, 0, Cell(0, 1));
//! let road = land.feature(land.part(tile, 0));
//! assert_eq!((road.tiles, road.open, road.followers.of(Seat(1))), (2, 2, 1));
//! ```

mod cell;
mod feature;
mod followers;
mod frontier;
mod grid;
mod ground;
mod landscape;
mod shape;
mod side;

pub use cell::Cell;
pub use feature::{Feature, FeatureId, PartId};
pub use followers::Followers;
pub use frontier::{Frontier, Spot};
pub use grid::Grid;
pub use ground::{Ground, Rim};
pub use landscape::{Demand, Laid, Landscape, TileId, Touched};
pub use shape::{EdgeKind, PartDef, PartInfo, ShapeDef, Shapes, World};
pub use side::{Half, Port, Quarter, Side};
