//! How the board is looked at: one function from fields and levels to points of the picture.

use crate::cell::{Cell, SIDE};

/// Half the width and height of a field, and the height of a storey, in units of the picture.
pub(crate) const HALF_WIDTH: f32 = 56.0;
pub(crate) const HALF_HEIGHT: f32 = 29.0;
pub(crate) const STOREY: f32 = 27.0;
/// The side of a field as seen from above.
pub(crate) const SQUARE: f32 = 72.0;

/// From where the board is looked at: from over one of its corners, or from straight above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    SouthEast,
    NorthEast,
    NorthWest,
    SouthWest,
    Flat,
}

impl Look {
    pub(crate) const ALL: [Look; 5] =
        [Look::SouthEast, Look::NorthEast, Look::NorthWest, Look::SouthWest, Look::Flat];
    pub(crate) const NAMES: [&str; 5] = ["south-east", "north-east", "north-west", "south-west", "flat"];

    /// The look of this name, else the usual one.
    pub(crate) fn named(name: &str) -> Look {
        let known = Look::ALL.into_iter().zip(Look::NAMES).find(|(_, known)| *known == name);
        known.map_or(Look::SouthEast, |(look, _)| look)
    }

    /// Clockwise quarter turns of the board.
    fn turn(self) -> u8 {
        match self {
            Look::SouthEast | Look::Flat => 0,
            Look::NorthEast => 1,
            Look::NorthWest => 2,
            Look::SouthWest => 3,
        }
    }
}

/// A way to look at things: from where, how large they are and where the origin lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Projection {
    origin: (f32, f32),
    scale: f32,
    pub(crate) look: Look,
}

impl Projection {
    pub(crate) const fn new(look: Look, origin: (f32, f32), scale: f32) -> Projection {
        Projection { origin, scale, look }
    }

    /// Where a point of the board appears: columns and rows from its upper corner, levels above it.
    pub(crate) fn point(&self, column: f32, row: f32, level: f32) -> (f32, f32) {
        if self.look == Look::Flat {
            return (self.origin.0 + column * SQUARE * self.scale, self.origin.1 + row * SQUARE * self.scale);
        }
        let side = f32::from(SIDE);
        let (column, row) = match self.look.turn() {
            0 => (column, row),
            1 => (side - row, column),
            2 => (side - column, side - row),
            _ => (row, side - column),
        };
        let x = (column - row) * HALF_WIDTH;
        let y = (column + row) * HALF_HEIGHT - level * STOREY;
        (self.origin.0 + x * self.scale, self.origin.1 + y * self.scale)
    }

    /// The upper left corner of the box around a field on some level.
    pub(crate) fn field_corner(&self, cell: Cell, level: u8) -> (f32, f32) {
        if self.look == Look::Flat {
            return self.point(f32::from(cell.column()), f32::from(cell.row()), 0.0);
        }
        let (x, y) = self.middle(cell, level);
        (x - HALF_WIDTH * self.scale, y - HALF_HEIGHT * self.scale)
    }

    /// The middle of a field on some level.
    pub(crate) fn middle(&self, cell: Cell, level: u8) -> (f32, f32) {
        self.point(f32::from(cell.column()) + 0.5, f32::from(cell.row()) + 0.5, f32::from(level))
    }

    /// How near a field is to the eye; nearer ones are drawn later.
    pub(crate) fn nearness(&self, cell: Cell) -> (i16, i16) {
        let (x, y) = self.middle(cell, 0);
        ((y * 4.0) as i16, x as i16)
    }

    /// The field that stands this far in front of another one, as the eye sees it.
    pub(crate) fn in_front(&self, cell: Cell, (right, down): (i8, i8)) -> Option<Cell> {
        let (columns, rows) = match self.look.turn() {
            0 => (right, down),
            1 => (down, -right),
            2 => (-right, -down),
            _ => (-down, right),
        };
        cell.step(columns, rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_stands_in_front_is_drawn_later_from_every_side() {
        for look in &Look::ALL[..4] {
            let eye = Projection::new(*look, (0.0, 0.0), 1.0);
            for cell in Cell::all() {
                for step in [(1, 0), (0, 1), (1, 1)] {
                    if let Some(nearer) = eye.in_front(cell, step) {
                        assert!(eye.nearness(cell) < eye.nearness(nearer), "{look:?} {cell} {nearer}");
                    }
                }
            }
        }
    }
}
