//! The course of the game: the end of a turn, of a round and of a phase, and what lies between phases.

use crate::cell::{Cell, Cells};
use crate::components::{Components, PHASES};
use crate::options::Variant;
use crate::state::{Doing, Step, Torres};
use crate::towers::{Spread, Towers};
use crate::words::{at, name, place};
use castellan_core::log::{Act, Event, Log};
use castellan_core::message::Message;
use castellan_core::seat::{Seat, Seats};

impl Torres {
    /// TO08, TO26: everybody gets the towers of the phase; kept blocks join them, the rest goes back.
    pub(crate) fn hand_out_towers(&mut self, log: &mut Log) {
        let printed = Components::get().towers(self.seats, self.phase);
        for seat in self.all_seats() {
            let kept = std::mem::take(&mut self.player_mut(seat).kept);
            let (towers, rest) = Towers::hand_out(printed, kept);
            self.player_mut(seat).towers = towers;
            self.supply = self.supply + kept - towers.total();
            if kept > 0 {
                log.note(|| {
                    let say = Message::new("torres-kept").with("who", seat).with("added", kept - rest);
                    Event::new("TO26", say.with("returned", rest))
                });
            }
        }
        let phase = self.phase + 1;
        log.note(|| {
            let say = Message::new("torres-phase-begins").with("phase", phase);
            Event::new("TO07", say.with("rounds", printed.len()))
        });
    }

    /// TO07: the starting player begins; TO58: in the master variant that is whoever leads.
    pub(crate) fn start_round(&mut self, log: &mut Log) {
        self.turns = 0;
        if self.options.variant == Variant::Master {
            let most = self.all_seats().map(|seat| self.player(seat).points).max().unwrap_or(0);
            let leader = self.all_seats().find(|&seat| self.player(seat).points == most && most > 0);
            if let Some(leader) = leader.filter(|&leader| leader != self.first) {
                self.first = leader;
                log.note(|| Event::new("TO58", Message::new("torres-leader-begins").with("who", leader)));
            }
        }
        self.start_turn(self.first);
    }

    fn start_turn(&mut self, seat: Seat) {
        self.doing = Doing::NOTHING;
        self.step = Step::Act(seat);
    }

    /// TO24 to TO26: a tower is used up, its rest is shared out, and the next player's turn begins.
    pub(crate) fn end_turn(&mut self, seat: Seat, tower: u8, spread: Spread, log: &mut Log) {
        let player = self.player_mut(seat);
        let rest = player.towers.end(tower, spread);
        let kept = player.towers.len() == 0;
        // TO30: what was drawn may be played from now on.
        let hand = &mut player.hand;
        hand.fresh.move_all_to(&mut hand.ready);
        if kept {
            player.kept = rest;
        } else {
            self.supply += rest;
        }
        log.note(|| {
            let spread: u8 = spread.blocks().iter().sum();
            let key = if kept { "torres-ends-phase" } else { "torres-ends" };
            let say = Message::new(key).with("who", seat).with("spread", spread).with("rest", rest);
            Event::new(if kept { "TO26" } else { "TO24" }, say)
        });
        self.turns += 1;
        if self.turns < self.seats {
            self.start_turn(seat.next(self.seats));
            return;
        }
        self.round += 1;
        if self.round < self.rounds() {
            self.start_round(log);
        } else {
            self.finish_phase(log);
        }
    }

    /// TO48 to TO53: the scoring, and what follows it.
    fn finish_phase(&mut self, log: &mut Log) {
        self.score_phase(log);
        if self.phase + 1 == PHASES {
            self.step = Step::Over;
            // TO34: now all hands are open.
            log.seal();
            let winners = self.winning_seats();
            log.note(|| {
                let list: Vec<Message> = winners.iter().map(name).collect();
                let key = if list.len() > 1 { "torres-wins-shared" } else { "torres-wins" };
                Event::new("TO53", Message::new(key).with("who", list))
            });
            return;
        }
        let last = self.last_player();
        self.step = Step::MoveKing(last);
        if self.kings_goals().is_empty() {
            // There is nothing to choose: the king stays. It was another player's decision, unless the
            // last turn was their own.
            if self.clockwise().next_back() != Some(last) {
                log.seal();
            }
            self.move_king(last, None, log);
        }
    }

    /// TO51: whoever has the fewest points; if several have none, the one latest in turn order.
    pub(crate) fn last_player(&self) -> Seat {
        let order = self.clockwise().rev();
        order.min_by_key(|&seat| self.player(seat).points).unwrap_or(self.first)
    }

    /// TO51: the free columns of other castles.
    pub(crate) fn kings_goals(&self) -> Cells {
        self.board.free_roofs() & !self.board.kings_castle().unwrap_or_default()
    }

    /// TO51: the king moves or stays; then the next phase begins.
    pub(crate) fn move_king(&mut self, seat: Seat, to: Option<Cell>, log: &mut Log) {
        let left = self.board.king();
        if let Some(cell) = to {
            self.fresh = Cells::of(cell);
            self.board.put_king(cell);
        }
        log.note(|| match to {
            Some(cell) => {
                let say = Message::new("torres-king-moves").with("who", seat).with("cell", at(cell));
                let from = left.unwrap_or(cell);
                Event::new("TO51", say)
                    .at(place(cell))
                    .seen(Act::Walked, [from, cell].map(|at| self.raised(at)))
            }
            None => Event::new("TO51", Message::new("torres-king-stays").with("who", seat)),
        });
        self.phase += 1;
        self.round = 0;
        self.hand_out_towers(log);
        if self.options.variant == Variant::Master {
            self.start_round(log);
        } else {
            self.step = Step::NameFirst(seat);
        }
    }

    /// TO52: the starting player of the phase.
    pub(crate) fn name_first(&mut self, seat: Seat, first: Seat, log: &mut Log) {
        self.first = first;
        log.note(|| {
            Event::new("TO52", Message::new("torres-names-first").with("who", seat).with("first", first))
        });
        self.start_round(log);
    }

    /// TO53: whoever has most points; nobody before the end.
    pub(crate) fn winning_seats(&self) -> Seats {
        let most = self.all_seats().map(|seat| self.player(seat).points).max();
        self.all_seats().filter(|&seat| Some(self.player(seat).points) == most).collect()
    }
}
