//! The wall of a set: the cells inside it, and the stretches that follow from its outline.

use crate::set_data::{Direction, Wall};
use castellan_landscape::{Cell, Side};
use std::collections::BTreeSet;

/// A straight stretch of wall between two corner towers, as the track runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stretch {
    /// The first field of the corner tower at its beginning.
    pub(crate) corner: u8,
    /// Where it runs.
    pub(crate) dir: Side,
    /// The grid point where it begins.
    pub(crate) from: Cell,
    /// How many tile edges it is long.
    pub(crate) edges: u8,
    /// How many plain fields it carries.
    pub(crate) plain: u8,
}

/// The cells of a yard.
pub(crate) fn cells(rows: &[String]) -> BTreeSet<Cell> {
    let row = |(y, row): (usize, &String)| {
        let inside = row.bytes().enumerate().filter(|(_, letter)| *letter == b'#');
        inside.map(move |(x, _)| Cell(x as i16, y as i16)).collect::<Vec<_>>()
    };
    rows.iter().enumerate().flat_map(row).collect()
}

/// How many edges of its cells the outline of a yard has.
pub(crate) fn border(cells: &BTreeSet<Cell>) -> usize {
    let bare = |cell: &Cell| Side::ALL.iter().filter(|&&side| !cells.contains(&cell.beyond(side))).count();
    cells.iter().map(bare).sum()
}

/// The cells that hang together with the first one, edge to edge.
pub(crate) fn connected(cells: &BTreeSet<Cell>) -> usize {
    let mut found: BTreeSet<Cell> = cells.first().copied().into_iter().collect();
    let mut waiting: Vec<Cell> = found.iter().copied().collect();
    while let Some(cell) = waiting.pop() {
        for beside in Side::ALL.iter().map(|&side| cell.beyond(side)) {
            if cells.contains(&beside) && found.insert(beside) {
                waiting.push(beside);
            }
        }
    }
    found.len()
}

/// The stretches of a wall, beginning at its first tower; none if that tower is not at a corner of the outline. Where
/// two parts of the yard touch at a point, the wall goes around both.
pub(crate) fn stretches(wall: &Wall, cells: &BTreeSet<Cell>) -> Option<Vec<Stretch>> {
    let mut runs = runs(wall.start, cells)?;
    if wall.direction == Direction::Counterclockwise {
        runs.reverse();
        for (from, dir, edges) in &mut runs {
            let (dx, dy) = dir.step();
            let length = *edges as i16;
            *from = Cell(from.0 + dx * length, from.1 + dy * length);
            *dir = dir.opposite();
        }
    }
    let mut corner = 0_u8;
    let mut plain = wall.plain.iter().copied();
    let stretch = |(from, dir, edges): (Cell, Side, usize)| {
        let plain = plain.next().unwrap_or_default();
        let stretch = Stretch { corner, dir, from, edges: edges as u8, plain };
        corner = corner.saturating_add(2).saturating_add(plain);
        stretch
    };
    Some(runs.into_iter().map(stretch).collect())
}

/// The straight pieces of the outline, clockwise, with the yard on the right hand.
fn runs(start: Cell, cells: &BTreeSet<Cell>) -> Option<Vec<(Cell, Side, usize)>> {
    let is_wall = |point: Cell, dir: Side| {
        let (inside, outside) = beside(point, dir);
        cells.contains(&inside) && !cells.contains(&outside)
    };
    let first = Side::ALL.iter().copied().find(|&dir| is_wall(start, dir))?;
    let mut runs = vec![(start, first, 0)];
    let (mut point, mut dir) = (start, first);
    loop {
        point = point.beyond(dir);
        runs.last_mut()?.2 += 1;
        let turns = [3, 0, 1].map(|turn| dir.turned(turn));
        let next = turns.into_iter().find(|&dir| is_wall(point, dir))?;
        if (point, next) == (start, first) {
            // Where the wall goes straight on there is no corner for the first tower.
            return (next != dir).then_some(runs);
        }
        if next != dir {
            runs.push((point, next, 0));
            dir = next;
        }
    }
}

/// The cells on the right and on the left of a step from a grid point.
fn beside(point: Cell, dir: Side) -> (Cell, Cell) {
    let Cell(x, y) = point;
    match dir {
        Side::E => (Cell(x, y), Cell(x, y - 1)),
        Side::S => (Cell(x - 1, y), Cell(x, y)),
        Side::W => (Cell(x - 1, y - 1), Cell(x - 1, y)),
        Side::N => (Cell(x, y - 1), Cell(x - 1, y - 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wall(rows: &[&str], start: Cell, direction: Direction) -> Wall {
        let rows = rows.iter().map(|row| (*row).to_owned()).collect();
        Wall { rows, start, direction, plain: vec![3, 2, 1, 0, 5, 4] }
    }

    #[test]
    fn stretches_follow_the_outline_both_ways_round() {
        let rows = ["##.", "###"];
        let told = |direction| {
            let wall = wall(&rows, Cell(0, 0), direction);
            let stretches = stretches(&wall, &cells(&wall.rows)).unwrap();
            stretches.iter().map(|s| (s.corner, s.from, s.dir, s.edges)).collect::<Vec<_>>()
        };
        assert_eq!(
            told(Direction::Clockwise),
            [
                (0, Cell(0, 0), Side::E, 2),
                (5, Cell(2, 0), Side::S, 1),
                (9, Cell(2, 1), Side::E, 1),
                (12, Cell(3, 1), Side::S, 1),
                (14, Cell(3, 2), Side::W, 3),
                (21, Cell(0, 2), Side::N, 2)
            ]
        );
        assert_eq!(told(Direction::Counterclockwise)[0], (0, Cell(0, 0), Side::S, 2));
        assert_eq!(told(Direction::Counterclockwise)[1], (5, Cell(0, 2), Side::E, 3));
    }

    #[test]
    fn the_first_tower_stands_at_a_corner_and_points_join() {
        let bad =
            |start| stretches(&wall(&["###"], start, Direction::Clockwise), &cells(&["###".to_owned()]));
        assert!(bad(Cell(1, 0)).is_none() && bad(Cell(1, 1)).is_none() && bad(Cell(9, 9)).is_none());
        let two = wall(&["#.", ".#"], Cell(0, 0), Direction::Clockwise);
        let cells = cells(&two.rows);
        let edges: usize = stretches(&two, &cells).unwrap().iter().map(|s| usize::from(s.edges)).sum();
        assert_eq!((edges, border(&cells), connected(&cells)), (8, 8, 1));
    }
}
