//! Points: the scoring track, castles, the king's bonus.

use crate::cell::{Cell, Cells};
use crate::components::{Components, SEATS};
use crate::options::{ScoringOrder, Track};
use crate::state::Torres;
use crate::words::place;
use castellan_core::log::{Act, Event, Log, Place};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

/// TO47: fields of the scoring track.
pub(crate) const TRACK: i32 = 100;

impl Torres {
    /// TO46: moves a marker forward; where the field is taken, on to the next free one. The points
    /// themselves are already in the log, the extra steps are noted here.
    pub(crate) fn advance(&mut self, seat: Seat, points: i32, log: &mut Log) {
        if points == 0 {
            return;
        }
        let landed = self.player(seat).points + points;
        let taken = |total: i32| {
            self.all_seats().filter(|&other| other != seat).any(|other| {
                let other = self.player(other).points;
                match self.options.track {
                    Track::Field => other % TRACK == total % TRACK,
                    Track::Total => other == total,
                }
            })
        };
        let free = (landed..).find(|&total| !taken(total)).unwrap_or(landed);
        self.player_mut(seat).points = free;
        if free > landed {
            log.note(|| {
                let say = Message::new("torres-jumps").with("who", seat).with("points", free - landed);
                Event::new("TO46", say).scoring(seat, free - landed).at(marker(seat)).seen(Act::Scored, [])
            });
        }
    }

    /// TO48 to TO50, TO67: a phase is scored, step by step, each step for everybody.
    pub(crate) fn score_phase(&mut self, log: &mut Log) {
        let order = self.scoring_order();
        let order = &order[..usize::from(self.seats)];
        for &seat in order {
            self.score_castles(seat, log);
        }
        for &seat in order {
            self.score_king(seat, log);
        }
        for &seat in order {
            self.score_master_card(seat, log);
        }
    }

    /// TO49: clockwise from the starting player, or by falling points.
    pub(crate) fn scoring_order(&self) -> [Seat; SEATS] {
        let mut order = [Seat(0); SEATS];
        for (place, seat) in order.iter_mut().zip(self.clockwise()) {
            *place = seat;
        }
        if self.options.scoring_order == ScoringOrder::Leader && self.phase > 0 {
            order[..usize::from(self.seats)].sort_by_key(|&seat| -self.player(seat).points);
        }
        order
    }

    /// TO48: the own highest knight in a castle and its level; none if no knight stands there.
    pub(crate) fn highest_knight(&self, seat: Seat, castle: Cells) -> Option<(u8, Cell)> {
        let knights = self.board.knights(seat) & castle;
        knights.iter().map(|cell| (self.board.level(cell), cell)).max_by_key(|(level, _)| *level)
    }

    /// TO48: what a castle is worth to a player now.
    pub(crate) fn castle_worth(&self, seat: Seat, castle: Cells) -> i32 {
        let level = self.highest_knight(seat, castle).map_or(0, |(level, _)| level);
        i32::from(level) * i32::from(castle.len())
    }

    fn score_castles(&mut self, seat: Seat, log: &mut Log) {
        let mut total = 0;
        for &castle in self.board.castles() {
            let Some((level, cell)) = self.highest_knight(seat, castle) else { continue };
            let points = i32::from(level) * i32::from(castle.len());
            total += points;
            log.note(|| {
                let say = Message::new("torres-scores-castle").with("who", seat).with("level", level);
                let say = say.with("base", castle.len()).with("points", points);
                let event = Event::new("TO48", say).scoring(seat, points).at(place(cell));
                event.seen(Act::Scored, castle.iter().map(|cell| self.raised(cell)))
            });
        }
        // TO46: all castles of a player are one advance.
        self.advance(seat, total, log);
    }

    /// What the phase would bring a player if it were scored now, jumps aside.
    pub(crate) fn phase_worth(&self, seat: Seat) -> i32 {
        let castles: i32 = self.board.castles().iter().map(|&castle| self.castle_worth(seat, castle)).sum();
        castles + self.bonus_worth(seat)
    }

    /// The part of it that is not for castles.
    pub(crate) fn bonus_worth(&self, seat: Seat) -> i32 {
        let bonus = Components::get().king_bonus[usize::from(self.phase)];
        let king = self.kings_knight(seat).map_or(0, |_| i32::from(bonus));
        let master = self.master_card.map_or(0, |card| self.master_points(seat, card));
        king + master
    }

    /// TO50: the own knight that earns the king's bonus now.
    pub(crate) fn kings_knight(&self, seat: Seat) -> Option<Cell> {
        let castle = self.board.kings_castle()?;
        // The level asked for is the number of the phase, and phases are counted from 0.
        let level = self.board.above(self.phase) & !self.board.above(self.phase + 1);
        (self.board.knights(seat) & castle & level).first()
    }

    fn score_king(&mut self, seat: Seat, log: &mut Log) {
        let Some(cell) = self.kings_knight(seat) else { return };
        let points = i32::from(Components::get().king_bonus[usize::from(self.phase)]);
        let level = self.phase + 1;
        log.note(|| {
            let say = Message::new("torres-scores-king").with("who", seat).with("level", level);
            let event = Event::new("TO50", say.with("points", points)).scoring(seat, points).at(place(cell));
            event.seen(Act::Scored, [self.raised(cell)])
        });
        self.advance(seat, points, log);
    }
}

/// Where a player's marker is found.
pub(crate) fn marker(seat: Seat) -> Place {
    Place::Part(format!("marker-{seat}"))
}
