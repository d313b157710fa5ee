//! The times of a table: clocks that run out, seats that act too often, and clocks of machines that were wrong.

use crate::clock::{Then, is_plausible};
use crate::command::{Asker, Caller, Change, Command};
use crate::limits::MOVES_BURST;
use crate::snapshot::{EACH_ACT, Snapshot};
use crate::time::Millis;
use castellan_core::seat::{Seat, Viewer};

impl Snapshot {
    /// Whether the caller's seat has a whole burst to pay for, whichever nodes it went to.
    pub(crate) fn is_too_often(&self, asker: &Asker, now: Millis) -> bool {
        let seat = match asker.by {
            Caller::Bot(_) => None,
            _ => self.viewer(asker).ok().and_then(Viewer::seat),
        };
        let burst = EACH_ACT * u64::from(MOVES_BURST - 1);
        seat.is_some_and(|seat| self.paid_at[seat.index()] > now + burst)
    }

    fn people_due(&self) -> impl Iterator<Item = Seat> {
        let due = self.table.turn().seats();
        due.iter().filter(|seat| self.chairs[seat.index()].bot().is_none())
    }

    /// The seat whose clock has run out, if the host wants a bot to take over then.
    pub(crate) fn clock_ran_out(&self, now: Millis) -> Option<Command> {
        let (at, seat) = self.takes_over()?;
        (at <= now).then_some(Command::of_bot(seat, Change::RunOut(seat)))
    }

    pub(crate) fn takes_over(&self) -> Option<(Millis, Seat)> {
        let clock = self.clock.as_ref().filter(|clock| clock.clock().then == Then::Bot)?;
        clock.runs_out(self.people_due())
    }

    /// Whether no time of it lies where it can't be.
    pub(crate) fn is_right(&self, now: Millis) -> bool {
        let is_ahead = !is_plausible(self.last_at, now) && self.last_at > now;
        let clock = self.clock.as_ref();
        !is_ahead
            && self.paid_at.iter().all(|paid_at| *paid_at <= paid_at_most(now))
            && clock.is_none_or(|clock| clock.is_right(now))
    }

    /// Takes times that can't be right for the present, so that a clock that was wrong once stops nothing.
    pub(crate) fn set_right(&mut self, now: Millis) {
        if !is_plausible(self.last_at, now) && self.last_at > now {
            self.last_at = now;
        }
        for paid_at in self.paid_at.iter_mut().filter(|paid_at| **paid_at > paid_at_most(now)) {
            *paid_at = now;
        }
        if let Some(clock) = &mut self.clock {
            clock.set_right(now);
        }
    }

    /// When the clock must be looked at.
    pub(crate) fn wakes_at(&self) -> Option<Millis> {
        self.takes_over().map(|(at, _)| at)
    }
}

/// Nobody is let take a burst more than they have; nodes' clocks may differ by as much again.
fn paid_at_most(now: Millis) -> Millis {
    now + 2 * EACH_ACT * Millis::from(MOVES_BURST)
}
