//! Every legal move of the seat that is due, in order.

use crate::cell::{Cell, Cells};
use crate::components::Card;
use crate::deck::Pile;
use crate::moves::{Move, Use};
use crate::options::Variant;
use crate::rules::{DRAWS_MAX, KNIGHT_COST};
use crate::state::{Step, Torres};
use castellan_core::seat::Seat;

impl Torres {
    /// Lists the moves of a seat; none if it is not due.
    pub(crate) fn list_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.due() != Some(seat) {
            return;
        }
        match self.step {
            Step::Found(_) => out.extend(self.founding_sites().iter().map(|cell| Move::Found { cell })),
            Step::Enter(_) => out.extend(self.board.free_roofs().iter().map(|cell| Move::Enter { cell })),
            Step::CrownCastle(_) => {
                out.extend(self.board.free_roofs().iter().map(|cell| Move::King { cell }));
            }
            Step::MoveKing(_) => {
                out.extend(self.kings_goals().iter().map(|cell| Move::King { cell }));
                out.push(Move::Pass {});
            }
            Step::NameFirst(_) => out.extend(self.all_seats().map(|seat| Move::First { seat })),
            Step::Keep(_) => list_keeps(self.doing.looked, out),
            Step::Act(_) => self.list_actions(seat, out),
            Step::MasterCard | Step::Look(_) | Step::Over => {}
        }
    }

    fn list_actions(&self, seat: Seat, out: &mut Vec<Move>) {
        let (board, doing) = (&self.board, &self.doing);
        if doing.points >= KNIGHT_COST && board.reserve(seat) > 0 {
            out.extend(board.muster_places(seat, 0).iter().map(|cell| Move::Knight { cell }));
        }
        if doing.points > 0 {
            for from in board.knights(seat).iter() {
                out.extend(board.walks_from(from).iter().map(|to| Move::Walk { from, to }));
            }
            self.list_blocks(seat, out);
            if self.can_draw(seat) {
                out.push(Move::Draw {});
            }
        }
        if !doing.card_played {
            self.list_cards(seat, out);
        }
        if doing.points > 0 {
            out.push(Move::Point {});
        }
        self.list_ends(seat, out);
    }

    fn list_blocks(&self, seat: Seat, out: &mut Vec<Move>) {
        let towers = &self.player(seat).towers;
        let mut usable = [0; 4];
        let mut count = 0;
        for tower in towers.kinds(self.doing.tower) {
            let chosen = self.doing.tower.is_none_or(|turns| turns == tower);
            if chosen && towers.get(tower) != Some(0) {
                usable[count] = tower;
                count += 1;
            }
        }
        if count == 0 {
            return;
        }
        for cell in self.board.building_places().iter() {
            out.extend(usable[..count].iter().map(|&tower| Move::Block { cell, tower }));
        }
    }

    /// TO10: the end is always among them.
    fn list_ends(&self, seat: Seat, out: &mut Vec<Move>) {
        let towers = self.player(seat).towers;
        for tower in towers.kinds(self.doing.tower) {
            if self.doing.tower.is_none_or(|turns| turns == tower) {
                towers.spreads(tower, |spread| out.push(Move::End { tower, spread }));
            }
        }
    }

    /// TO28, TO29, TO31, TO56: whether a card may be drawn, action points aside.
    pub(crate) fn can_draw(&self, seat: Seat) -> bool {
        self.options.variant != Variant::Master && self.doing.draws < DRAWS_MAX && !self.deck(seat).is_empty()
    }

    fn list_cards(&self, seat: Seat, out: &mut Vec<Move>) {
        let ready = self.player(seat).hand.ready;
        for card in Card::ALL.into_iter().filter(|&card| ready.get(card) > 0) {
            match card {
                Card::A1 | Card::A4 | Card::A5 | Card::A9 => {
                    for from in self.board.knights(seat).iter() {
                        push_shifts(card, from, self.card_goals(card, from), out);
                    }
                }
                Card::A2 => self.list_rising_towers(seat, out),
                Card::A8 => self.list_rebuildings(out),
                Card::A3 => out.extend(self.extra_block_places().iter().map(|cell| use_at(Use::A3 { cell }))),
                Card::A10 => {
                    let places = self.reinforcement_places(seat);
                    out.extend(places.iter().map(|cell| use_at(Use::A10 { cell })));
                }
                Card::A6 => out.push(Move::Card(Use::A6 {})),
                Card::A7 => out.push(Move::Card(Use::A7 {})),
            }
        }
    }

    fn list_rising_towers(&self, seat: Seat, out: &mut Vec<Move>) {
        let towers = self.player(seat).towers;
        for cell in self.board.knights(seat).iter().filter(|&cell| self.board.may_rise(cell)) {
            let filled = towers.kinds(self.doing.tower).filter(|&tower| towers.get(tower) != Some(0));
            out.extend(filled.map(|tower| use_at(Use::A2 { cell, tower })));
        }
    }

    fn list_rebuildings(&self, out: &mut Vec<Move>) {
        let board = &self.board;
        let may_found = self.options.a8_founds;
        let spare = board.places_for_a_spare_block(may_found);
        for from in board.free_roofs().iter() {
            let goals = if board.level(from) > 1 {
                spare.without(from)
            } else {
                board.rebuilding_places(from, may_found)
            };
            push_shifts(Card::A8, from, goals, out);
        }
    }
}

fn use_at(card: Use) -> Move {
    Move::Card(card)
}

fn push_shifts(card: Card, from: Cell, goals: Cells, out: &mut Vec<Move>) {
    out.extend(goals.iter().filter_map(|to| Use::shift(card, from, to)).map(Move::Card));
}

/// TO28: every way to keep one of the cards and put back the others.
fn list_keeps(looked: Pile, out: &mut Vec<Move>) {
    let start = out.len();
    let mut add = |card: Card, top: &[Card], bottom: &[Card]| {
        if let (Some(top), Some(bottom)) = (Pile::of(top), Pile::of(bottom)) {
            let keep = Move::Keep { card, top, bottom };
            // Equal cards of a shared deck give equal moves.
            if !out[start..].contains(&keep) {
                out.push(keep);
            }
        }
    };
    for kept in 0..looked.len() {
        let mut rest = looked;
        let Some(card) = rest.remove(kept) else { continue };
        let mut rest = rest.iter();
        match (rest.next(), rest.next()) {
            (Some(a), Some(b)) => {
                for [a, b] in [[a, b], [b, a]] {
                    add(card, &[a, b], &[]);
                    add(card, &[a], &[b]);
                    add(card, &[], &[a, b]);
                }
            }
            (Some(a), None) => {
                add(card, &[a], &[]);
                add(card, &[], &[a]);
            }
            _ => add(card, &[], &[]),
        }
    }
    out[start..].sort_unstable();
}
