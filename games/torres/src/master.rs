//! The master cards: who meets the condition, and what it pays.

use crate::cell::Cells;
use crate::components::{Components, KNIGHTS, MasterCard};
use crate::state::Torres;
use castellan_core::log::{Act, Event, Log, Place, Rule};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

impl MasterCard {
    /// The rule of the card.
    pub(crate) const fn rule(self) -> Rule {
        ["TO59", "TO60", "TO61", "TO62", "TO63", "TO64", "TO65", "TO66"][self as usize]
    }
}

impl Torres {
    /// TO67: the points that the master card gives a player now, in one advance.
    pub(crate) fn score_master_card(&mut self, seat: Seat, log: &mut Log) {
        let Some(card) = self.master_card else { return };
        let points = self.master_points(seat, card);
        if points == 0 {
            return;
        }
        log.note(|| {
            let say = Message::new("torres-scores-master").with("who", seat).with("points", points);
            let say = say.with("card", crate::words::master_word(card));
            let place = Place::Part("master-card".to_owned());
            Event::new(card.rule(), say).scoring(seat, points).at(place).seen(Act::Scored, [])
        });
        self.advance(seat, points, log);
    }

    /// What a master card is worth to a player at the end of the phase that is on.
    pub(crate) fn master_points(&self, seat: Seat, card: MasterCard) -> i32 {
        let pay = Components::get().pay(card);
        let phase = usize::from(self.phase);
        let points = i32::from(pay.points[phase]);
        match card {
            MasterCard::M1 => self.pay_for_each(seat, Cells::BORDER, points, pay.most[phase]),
            MasterCard::M2 => self.pay_for_each(seat, Cells::DIAGONALS, points, pay.most[phase]),
            _ if self.meets(seat, card, pay.castles[phase]) => points,
            _ => 0,
        }
    }

    /// TO59, TO60: for each knight on such a field, and more for strictly most of them.
    fn pay_for_each(&self, seat: Seat, fields: Cells, each: i32, most: u8) -> i32 {
        let count = |seat: Seat| (self.board.knights(seat) & fields).len();
        let own = count(seat);
        let leads = self.all_seats().all(|other| other == seat || count(other) < own);
        i32::from(own) * each + if leads { i32::from(most) } else { 0 }
    }

    fn meets(&self, seat: Seat, card: MasterCard, castles: u8) -> bool {
        let knights = self.board.knights(seat);
        // TO62 to TO66: one lone knight proves nothing, so all six must be there.
        let all_there = knights.len() == KNIGHTS || !self.options.all_six;
        match card {
            MasterCard::M1 | MasterCard::M2 => false,
            MasterCard::M3 => {
                let held = self.board.castles().iter().filter(|castle| castle.meets(knights)).count();
                held == usize::from(castles)
            }
            MasterCard::M4 => all_there && is_one_group(knights),
            MasterCard::M5 => all_there && self.levels_differ(knights),
            MasterCard::M6 => all_there && self.is_line(knights),
            MasterCard::M7 => has_square(knights),
            MasterCard::M8 => all_there && self.is_one_level(knights),
        }
    }

    fn levels_differ(&self, knights: Cells) -> bool {
        let mut levels = 0u64;
        for cell in knights.iter() {
            levels |= 1 << self.board.level(cell);
        }
        levels.count_ones() == u32::from(knights.len())
    }

    fn is_one_level(&self, knights: Cells) -> bool {
        let level = knights.first().map(|cell| self.board.level(cell));
        knights.iter().all(|cell| Some(self.board.level(cell)) == level)
    }

    /// TO64: one row or one column, where gaps are allowed; else without them.
    fn is_line(&self, knights: Cells) -> bool {
        let Some(first) = knights.first() else { return false };
        let straight = knights.iter().all(|cell| cell.row() == first.row())
            || knights.iter().all(|cell| cell.column() == first.column());
        straight && (self.options.m6_gaps || is_one_group(knights))
    }
}

/// TO62: joined edge to edge, whatever the levels.
fn is_one_group(knights: Cells) -> bool {
    let first = knights.first().map_or(Cells::NONE, Cells::of);
    knights.connected_to(first) == knights
}

/// TO65: four of them are the corners of a square along rows and columns.
fn has_square(knights: Cells) -> bool {
    let corner_of_square = |side: i8| {
        move |cell: crate::cell::Cell| {
            let corners = [(side, 0), (0, side), (side, side)];
            corners.iter().all(|&(columns, rows)| {
                cell.step(columns, rows).is_some_and(|corner| knights.contains(corner))
            })
        }
    };
    knights.iter().any(|cell| (1..8).any(|side| corner_of_square(side)(cell)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Cell;

    fn cells(list: &[(u8, u8)]) -> Cells {
        list.iter().filter_map(|&(column, row)| Cell::at(column, row)).collect()
    }

    #[test]
    fn a_square_has_equal_sides_along_rows_and_columns() {
        assert!(has_square(cells(&[(1, 1), (4, 1), (1, 4), (4, 4), (0, 7)])));
        assert!(has_square(cells(&[(6, 6), (7, 6), (6, 7), (7, 7)])));
        assert!(!has_square(cells(&[(1, 1), (4, 1), (1, 3), (4, 3)])));
        assert!(!has_square(cells(&[(1, 0), (0, 1), (2, 1), (1, 2)])));
        assert!(!has_square(cells(&[(1, 1), (4, 1), (1, 4)])));
    }

    #[test]
    fn a_group_hangs_together_edge_to_edge() {
        assert!(is_one_group(cells(&[(0, 0), (1, 0), (1, 1), (2, 1)])));
        assert!(!is_one_group(cells(&[(0, 0), (1, 1)])));
    }
}
