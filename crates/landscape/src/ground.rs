//! The ground: the cells where tiles may lie, the wall around them, and parts that stand at the wall.

use crate::cell::Cell;
use crate::shape::Shapes;
use crate::side::Side;

/// A part of the border that works like a tile beyond the wall: it joins, and it counts as a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rim {
    /// The cell inside that it looks into.
    pub cell: Cell,
    /// The side of that cell on which it stands.
    pub side: Side,
    /// Its shape, described as if it stood north of the cell: only its south edge matters.
    pub shape: u16,
}

impl Rim {
    /// The turn that makes its south edge look into the cell.
    pub(crate) fn turn(self) -> u8 {
        self.side as u8
    }
}

/// Where tiles may lie.
#[derive(Clone, Debug)]
pub struct Ground {
    corner: Cell,
    width: i16,
    plots: Vec<Plot>,
    rims: Vec<Rim>,
}

/// What the ground says about one cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plot {
    pub(crate) inside: bool,
    pub(crate) sides: [Beyond; 4],
    /// What the rims demand of a tile here: the kinds of edges, and which of them matter.
    pub(crate) need: u16,
    pub(crate) mask: u16,
}

/// What lies beyond a side of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beyond {
    /// Another cell.
    Cell,
    /// Bare wall: it closes what runs into it and demands nothing.
    Wall,
    /// The rim of this number, which is also its number among the tiles.
    Rim(u16),
}

const PRAIRIE: Plot = Plot { inside: true, sides: [Beyond::Cell; 4], need: 0, mask: 0 };
const OUTSIDE: Plot = Plot { inside: false, sides: [Beyond::Wall; 4], need: 0, mask: 0 };

impl Ground {
    /// Ground without end.
    pub fn unbounded() -> Ground {
        Ground { corner: Cell(0, 0), width: 0, plots: Vec::new(), rims: Vec::new() }
    }

    /// Ground of these cells, walled in, with parts at the wall.
    ///
    /// # Panics
    /// If there is no cell, or a rim does not stand between a cell and the outside: games check their data
    /// before.
    pub fn walled(cells: &[Cell], rims: &[Rim], shapes: &Shapes) -> Ground {
        let columns = || cells.iter().map(|cell| cell.0);
        let rows = || cells.iter().map(|cell| cell.1);
        let corner = Cell(columns().min().expect("a cell"), rows().min().expect("a cell"));
        let width = columns().max().expect("a cell") - corner.0 + 1;
        let height = rows().max().expect("a cell") - corner.1 + 1;
        let mut ground = Ground {
            corner,
            width,
            plots: vec![OUTSIDE; width as usize * height as usize],
            rims: rims.to_vec(),
        };
        for &cell in cells {
            let at = ground.index(cell).expect("a cell within the bounds");
            ground.plots[at] = PRAIRIE;
        }
        for &cell in cells {
            for &side in Side::ALL {
                if !ground.contains(cell.beyond(side)) {
                    let at = ground.index(cell).expect("a cell within the bounds");
                    ground.plots[at].sides[side.index()] = Beyond::Wall;
                }
            }
        }
        for (number, rim) in rims.iter().enumerate() {
            let at = ground.index(rim.cell).expect("a rim looks into a cell");
            let plot = &mut ground.plots[at];
            assert!(plot.inside && plot.sides[rim.side.index()] == Beyond::Wall, "a rim stands at the wall");
            plot.sides[rim.side.index()] = Beyond::Rim(number as u16);
            let kind = shapes.edge(rim.shape, rim.turn(), rim.side.opposite());
            plot.need |= u16::from(kind) << (4 * rim.side as u16);
            plot.mask |= 15 << (4 * rim.side as u16);
        }
        ground
    }

    /// Whether a tile may lie there at all.
    pub fn contains(&self, cell: Cell) -> bool {
        self.plot(cell).inside
    }

    /// The parts at the wall; their tiles are numbered like them.
    pub fn rims(&self) -> &[Rim] {
        &self.rims
    }

    #[inline]
    pub(crate) fn plot(&self, cell: Cell) -> &Plot {
        if self.plots.is_empty() {
            return &PRAIRIE;
        }
        self.index(cell).map_or(&OUTSIDE, |at| &self.plots[at])
    }

    #[inline]
    fn index(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (cell.0.wrapping_sub(self.corner.0), cell.1.wrapping_sub(self.corner.1));
        if x < 0 || x >= self.width || y < 0 {
            return None;
        }
        let at = y as usize * self.width as usize + x as usize;
        (at < self.plots.len()).then_some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::ShapeDef;

    #[test]
    fn a_wall_stands_where_the_cells_end() {
        let shapes = Shapes::new(&[ShapeDef { edges: [0, 0, 7, 0], parts: Vec::new() }]);
        let cells = [Cell(2, 2), Cell(3, 2), Cell(3, 3)];
        let rim = Rim { cell: Cell(3, 3), side: Side::E, shape: 0 };
        let ground = Ground::walled(&cells, &[rim], &shapes);
        assert!(ground.contains(Cell(3, 3)) && !ground.contains(Cell(2, 3)) && !ground.contains(Cell(4, 3)));
        assert!(!ground.contains(Cell(2, 1)) && !ground.contains(Cell(i16::MIN, i16::MAX)));
        let plot = ground.plot(Cell(3, 3));
        assert_eq!(plot.sides, [Beyond::Cell, Beyond::Rim(0), Beyond::Wall, Beyond::Wall]);
        assert_eq!((plot.need, plot.mask), (0x0070, 0x00f0));
        assert!(Ground::unbounded().contains(Cell(-900, 900)));
    }
}
