//! The ten action cards: where each may be used, and what it does.

use crate::cell::{Cell, Cells};
use crate::components::Card;
use crate::moves::Use;
use crate::state::Torres;
use crate::words::{at, card_word, place};
use castellan_core::log::{Act, Event, Log, Rule};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

impl Card {
    /// The rule of the card.
    pub(crate) const fn rule(self) -> Rule {
        ["TO35", "TO36", "TO37", "TO38", "TO39", "TO40", "TO41", "TO42", "TO43", "TO44"][self.index()]
    }
}

impl Torres {
    /// Where a card takes the knight, or for rebuilding the block, that stands on a field.
    pub(crate) fn card_goals(&self, card: Card, from: Cell) -> Cells {
        match card {
            Card::A1 => self.board.climbs_from(from),
            Card::A4 => self.board.hidden_stairs_from(from),
            Card::A5 => self.board.diagonals_from(from),
            Card::A8 => self.board.rebuilding_places(from, self.options.a8_founds),
            Card::A9 => self.board.leaps_from(from),
            _ => Cells::NONE,
        }
    }

    /// TO37: where an extra block may be laid.
    pub(crate) fn extra_block_places(&self) -> Cells {
        if self.supply == 0 { Cells::NONE } else { self.board.building_places() }
    }

    /// TO44: where the reinforcement may stand.
    pub(crate) fn reinforcement_places(&self, seat: Seat) -> Cells {
        let possible = self.board.reserve(seat) > 0 && self.doing.points >= self.options.a10_cost;
        if possible { self.board.muster_places(seat, 1) } else { Cells::NONE }
    }

    /// TO32: carries out a card and takes it out of the game.
    pub(crate) fn use_card(&mut self, seat: Seat, card: Use, log: &mut Log) {
        self.player_mut(seat).hand.ready.take(card.card());
        self.doing.card_played = true;
        let (key, from, to) = match card {
            Use::A1 { from, to } | Use::A4 { from, to } | Use::A5 { from, to } | Use::A9 { from, to } => {
                self.shift_knight(seat, from, to);
                ("torres-plays-move", Some(from), Some(to))
            }
            Use::A2 { cell, tower } => {
                self.player_mut(seat).towers.take_block(tower);
                self.raise(cell);
                ("torres-plays-rise", None, Some(cell))
            }
            Use::A3 { cell } => {
                self.supply -= 1;
                self.raise(cell);
                ("torres-plays-build", None, Some(cell))
            }
            Use::A8 { from, to } => {
                self.board.lift_block(from);
                self.mark(Cells::of(from));
                self.raise(to);
                ("torres-plays-rebuild", Some(from), Some(to))
            }
            Use::A10 { cell } => {
                self.pay(self.options.a10_cost);
                self.put_knight(seat, cell);
                ("torres-plays-knight", None, Some(cell))
            }
            // TO40, TO41: one or two more than the five of every turn.
            Use::A6 {} => {
                self.doing.points += 1;
                ("torres-plays-points", None, None)
            }
            Use::A7 {} => {
                self.doing.points += 2;
                ("torres-plays-points", None, None)
            }
        };
        log.note(|| {
            let mut say = Message::new(key).with("who", seat).with("card", card_word(card.card()));
            for (name, cell) in [("from", from), ("to", to)] {
                if let Some(cell) = cell {
                    say = say.with(name, at(cell));
                }
            }
            let event = Event::new(card.card().rule(), say);
            let Some(cell) = to else { return event };
            let event = event.at(place(cell));
            let by = u32::from(seat.0);
            match card {
                Use::A10 { .. } => event.seen(Act::Placed, [self.raised(cell), by]),
                Use::A2 { .. } | Use::A3 { .. } | Use::A8 { .. } => {
                    event.seen(Act::Laid, [self.raised(cell)])
                }
                _ => {
                    let way = [from.unwrap_or(cell), cell].map(|cell| self.raised(cell));
                    event.seen(Act::Walked, way.into_iter().chain([by]))
                }
            }
        });
    }

    fn raise(&mut self, cell: Cell) {
        self.board.lay_block(cell);
        self.mark(Cells::of(cell));
    }
}
