//! Where a knight can walk: steps, and passages through gates.

use crate::board::Board;
use crate::cell::{Cell, Cells};
use castellan_core::seat::Seat;

/// A field that a knight can get to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reached {
    pub(crate) cell: Cell,
    /// The fewest action points that it takes.
    pub(crate) points: u8,
    /// Whether the last of them can only be a passage through gates.
    pub(crate) by_gates: bool,
}

impl Board {
    /// TO14 to TO18: everything that a knight reaches with so many action points, nearest first.
    pub(crate) fn reach(&self, from: Cell, points: u8) -> Vec<Reached> {
        let mut reached = Vec::new();
        let (mut seen, mut edge) = (Cells::of(from), Cells::of(from));
        for points in 1..=points {
            let all = |walks: fn(&Board, Cell) -> Cells| {
                edge.iter().fold(Cells::NONE, |all, cell| all | walks(self, cell)) & !seen
            };
            let (steps, gates) = (all(Board::steps_from), all(Board::gate_exits));
            edge = steps | gates;
            seen |= edge;
            let at_cell = |cell| Reached { cell, points, by_gates: !steps.contains(cell) };
            reached.extend(edge.iter().map(at_cell));
        }
        reached
    }

    /// TO14 to TO18: a shortest way of a knight, both ends included; only the start if there is none.
    pub(crate) fn way(&self, from: Cell, to: Cell) -> Vec<Cell> {
        let mut before: Vec<(Cell, usize)> = vec![(from, 0)];
        let mut next = 0;
        while let Some(&(cell, _)) = before.get(next) {
            if cell == to {
                let mut way = vec![to];
                let mut here = next;
                while here != 0 {
                    here = before[here].1;
                    way.push(before[here].0);
                }
                way.reverse();
                return way;
            }
            for beyond in self.walks_from(cell).iter() {
                if before.iter().all(|(known, _)| *known != beyond) {
                    before.push((beyond, next));
                }
            }
            next += 1;
        }
        vec![from]
    }

    /// TO14, TO15: the free neighbours that are at most one level higher.
    pub(crate) fn steps_from(&self, from: Cell) -> Cells {
        Cells::of(from).beside() & self.free() & !self.above(self.level(from) + 1)
    }

    /// TO16 to TO18: where a passage through gates may end.
    ///
    /// A knight on level `h` enters neighbouring columns on their inner floor `h`. From there the fields
    /// it can be inside of are looked at floor by floor, downwards: a floor is that part of the columns
    /// higher than it which hangs together with where the knight already is.
    pub(crate) fn gate_exits(&self, from: Cell) -> Cells {
        let mut floor = self.level(from);
        let mut inside = Cells::of(from).beside() & self.above(floor);
        if inside.is_empty() {
            return Cells::NONE;
        }
        let mut exits = Cells::NONE;
        loop {
            let rooms = self.above(floor);
            inside = rooms.connected_to(inside);
            // TO17: a roof is left for only if it is not above the floor.
            exits |= inside.beside() & !rooms;
            if floor == 0 {
                // TO18: the field must be free, and the start is not.
                return exits & self.free();
            }
            floor -= 1;
            inside |= inside.beside() & self.above(floor);
        }
    }

    /// TO16 to TO18: a shortest way through gates, as the columns passed and the floors there; empty if there is none.
    pub(crate) fn passage(&self, from: Cell, to: Cell) -> Vec<(Cell, u8)> {
        let start = self.level(from);
        // Each room that was found, with the number of the one before it.
        let mut rooms: Vec<((Cell, u8), usize)> = Vec::new();
        let beside = |cell: Cell, floor: u8| Cells::of(cell).beside() & self.above(floor);
        rooms.extend(beside(from, start).iter().map(|cell| ((cell, start), usize::MAX)));
        let mut next = 0;
        while let Some(&((cell, floor), _)) = rooms.get(next) {
            if Cells::of(cell).beside().contains(to) && self.level(to) <= floor {
                let before = |&at: &usize| Some(rooms[at].1).filter(|&at| at != usize::MAX);
                let mut way: Vec<(Cell, u8)> =
                    std::iter::successors(Some(next), before).map(|at| rooms[at].0).collect();
                way.reverse();
                return way;
            }
            let down = floor.checked_sub(1).map(|floor| (cell, floor));
            for room in beside(cell, floor).iter().map(|cell| (cell, floor)).chain(down) {
                if rooms.iter().all(|(known, _)| *known != room) {
                    rooms.push((room, next));
                }
            }
            next += 1;
        }
        Vec::new()
    }

    /// TO14 to TO18: everything that one action point reaches.
    pub(crate) fn walks_from(&self, from: Cell) -> Cells {
        self.steps_from(from) | self.gate_exits(from)
    }

    /// TO38: the exits of every castle that the knight can enter, at any level.
    pub(crate) fn hidden_stairs_from(&self, from: Cell) -> Cells {
        let entries = Cells::of(from).beside() & self.above(self.level(from));
        let entered = self.castles().iter().filter(|castle| castle.meets(entries));
        entered.fold(Cells::NONE, |exits, &castle| exits | self.all_exits(castle)) & self.free()
    }

    /// The fields beside a higher column of a castle.
    fn all_exits(&self, castle: Cells) -> Cells {
        let floors = (0..).map(|floor| (floor, castle & self.above(floor)));
        floors
            .take_while(|(_, rooms)| !rooms.is_empty())
            .fold(Cells::NONE, |exits, (floor, rooms)| exits | rooms.beside() & !self.above(floor))
    }

    /// TO35: the free neighbours that are exactly two levels higher.
    pub(crate) fn climbs_from(&self, from: Cell) -> Cells {
        let level = self.level(from);
        Cells::of(from).beside() & self.free() & self.above(level + 1) & !self.above(level + 2)
    }

    /// TO39: the free fields across a corner that are at most one level higher.
    pub(crate) fn diagonals_from(&self, from: Cell) -> Cells {
        Cells::of(from).cornering() & self.free() & !self.above(self.level(from) + 1)
    }

    /// TO43: the free fields straight behind a neighbouring piece, at most one level higher.
    pub(crate) fn leaps_from(&self, from: Cell) -> Cells {
        let free = self.free();
        let landing = |(columns, rows): (i8, i8)| {
            let over = from.step(columns, rows).filter(|&over| !free.contains(over));
            over.and_then(|over| over.step(columns, rows))
        };
        let landings: Cells = [(0, -1), (-1, 0), (1, 0), (0, 1)].into_iter().filter_map(landing).collect();
        landings & free & !self.above(self.level(from) + 1)
    }

    /// TO12, TO13, TO44: the free neighbours of own knights, at most `higher` levels above that knight.
    pub(crate) fn muster_places(&self, seat: Seat, higher: u8) -> Cells {
        let reach = |knight: Cell| Cells::of(knight).beside() & !self.above(self.level(knight) + higher);
        self.knights(seat).iter().map(reach).fold(Cells::NONE, |all, some| all | some) & self.free()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board with columns in row 4 from this column on, and a knight of seat 0.
    fn row(first: u8, heights: &[u8], knight: (u8, u8)) -> (Board, Cell) {
        let mut board = Board::EMPTY;
        for (column, &height) in (first..).zip(heights) {
            (0..height).for_each(|_| board.lay_block(Cell::at(column, 4).unwrap()));
        }
        let knight = Cell::at(knight.0, knight.1).unwrap();
        board.put_knight(Seat(0), knight);
        (board, knight)
    }

    fn cell(column: u8, row: u8) -> Cell {
        Cell::at(column, row).unwrap()
    }

    /// Facts section 7.2, the example.
    #[test]
    fn a_passage_from_the_board_comes_out_on_the_board() {
        let (board, knight) = row(2, &[1, 2, 2, 1], (1, 4));
        let exits = board.gate_exits(knight);
        assert!(exits.contains(cell(6, 4)) && exits.contains(cell(3, 3)) && exits.contains(cell(4, 5)));
        assert!(!exits.meets(board.built()));
        assert_eq!(exits.len(), 9, "ten bare fields lie round the castle, the knight stands on one");
    }

    #[test]
    fn a_passage_from_a_roof_may_end_on_a_roof_of_the_same_castle() {
        let (board, knight) = row(2, &[1, 2, 2, 1], (2, 4));
        let exits = board.gate_exits(knight);
        assert_eq!(exits & board.built(), Cells::of(cell(5, 4)));
        assert!(exits.contains(cell(6, 4)) && exits.contains(cell(1, 4)));
    }

    #[test]
    fn the_reach_of_a_knight_grows_with_its_action_points() {
        let (board, knight) = row(2, &[1, 2, 2, 1], (1, 4));
        let reached = |points| board.reach(knight, points);
        let find = |points, place| reached(points).into_iter().find(|of| of.cell == place);
        let of = |cell, points, by_gates| Some(Reached { cell, points, by_gates });
        assert_eq!(find(1, cell(2, 4)), of(cell(2, 4), 1, false), "a step up");
        assert_eq!(find(1, cell(6, 4)), of(cell(6, 4), 1, true), "through the castle");
        assert_eq!(find(1, cell(3, 4)), None, "two levels up");
        assert_eq!(find(2, cell(3, 4)), of(cell(3, 4), 2, false));
        assert_eq!(find(5, cell(7, 4)), of(cell(7, 4), 2, false), "out of the far gate and on");
        assert!(reached(0).is_empty());
    }

    /// Facts section 7.2, the counter-example.
    #[test]
    fn a_passage_never_climbs_inside() {
        let (board, knight) = row(1, &[2, 3, 1, 3, 2], (1, 4));
        let exits = board.gate_exits(knight);
        assert!(exits.contains(cell(3, 4)) && exits.contains(cell(6, 4)) && !exits.contains(cell(5, 4)));
        // The hidden stairs do.
        assert!(board.hidden_stairs_from(knight).contains(cell(5, 4)));
        assert!(!board.hidden_stairs_from(knight).contains(cell(2, 4)), "a peak has no gate around it");
    }

    #[test]
    fn a_passage_is_shown_through_the_columns_that_it_leads_through() {
        let (board, knight) = row(1, &[1, 2, 3], (0, 4));
        for to in board.gate_exits(knight).iter() {
            let way = board.passage(knight, to);
            let cells: Vec<Cell> = way.iter().map(|(cell, _)| *cell).collect();
            let mut steps = std::iter::once(knight).chain(cells).collect::<Vec<Cell>>();
            steps.push(to);
            assert!(steps.windows(2).all(|pair| pair[0].distance(pair[1]) <= 1), "{steps:?}");
            assert!(!way.is_empty() && way.iter().all(|&(cell, floor)| board.level(cell) > floor), "{way:?}");
        }
        let behind = Cell::all().find(|cell| (cell.column(), cell.row()) == (4, 4)).unwrap();
        assert_eq!(board.passage(knight, behind).len(), 3);
        assert!(board.passage(knight, knight.step(0, -3).unwrap()).is_empty());
    }
}
