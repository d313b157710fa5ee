//! Clocks: how long a seat has thought, worked out from the times of the journal's lines. A clock that
//! has run out decides nothing but what the host chose.

use crate::limits::{CLOCK_AHEAD_MAX, CLOCK_JUMP_MIN, CLOCK_SECONDS_MAX};
use crate::time::Millis;
use castellan_core::game::Turn;
use castellan_core::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// A clock as the host set it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// What is measured.
    pub per: Per,
    /// How long, in seconds.
    pub seconds: u32,
    /// What each decision adds, in seconds; for a whole game only.
    #[serde(default)]
    pub increment: u32,
    /// What happens when it has run out.
    #[serde(default)]
    pub then: Then,
    /// The level of the bot that stands in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

/// What a clock measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// Every decision anew.
    Move,
    /// Every turn anew, however many decisions it has.
    Turn,
    /// All decisions of a seat together.
    Game,
}

/// What happens when a clock has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// It is seen, and that is all.
    #[default]
    Wait,
    /// A bot stands in until the player is back.
    Bot,
}

impl Clock {
    /// Whether such a clock can be set.
    pub fn is_sound(&self) -> bool {
        (1..=CLOCK_SECONDS_MAX).contains(&self.seconds)
            && self.increment <= CLOCK_SECONDS_MAX
            && (self.increment == 0 || self.per == Per::Game)
    }
}

/// The running clock of a table.
#[derive(Clone, Debug)]
pub struct Running {
    clock: Clock,
    /// What each seat has left, as of `since`, in milliseconds.
    left: Vec<i64>,
    due: Seats,
    since: Millis,
    /// It stands still until everybody sits, or the host starts it.
    waits: bool,
}

/// What a line of a journal means to a clock.
#[derive(Clone, Copy, Debug)]
pub struct Press {
    /// Who decided.
    pub mover: Seat,
    /// Whether they took something back.
    pub is_undo: bool,
    /// Who is due now.
    pub turn: Turn,
}

impl Running {
    /// A clock that runs from now on for the seats that are due.
    pub fn new(clock: Clock, seats: usize, due: Seats, at: Millis) -> Running {
        Running { left: vec![i64::from(clock.seconds) * 1000; seats], clock, due, since: at, waits: false }
    }

    /// The same, standing still until it is started.
    pub fn waiting(self) -> Running {
        Running { waits: true, ..self }
    }

    /// Whether it stands still until it is started.
    pub fn waits(&self) -> bool {
        self.waits
    }

    /// Begins to run; one that runs goes on as it does.
    pub fn start(&mut self, at: Millis) {
        if self.waits {
            (self.waits, self.since) = (false, at);
        }
    }

    /// Whether the last time that was kept can be right.
    pub fn is_right(&self, now: Millis) -> bool {
        is_plausible(self.since, now)
    }

    /// Begins anew at the present where the last time that was kept can't be right: it lies ahead, or so
    /// far back that a clock must have jumped. What a seat had left stays.
    pub fn set_right(&mut self, now: Millis) {
        if !self.is_right(now) {
            self.since = now;
        }
    }

    /// Somebody decided or took back: the time until now was that of the seats that were due.
    pub fn press(&mut self, Press { mover, is_undo, turn }: Press, at: Millis) {
        self.set_right(at);
        for seat in self.due.iter() {
            self.left[seat.index()] = self.left_of(seat, at);
        }
        let due = turn.seats();
        let whole = i64::from(self.clock.seconds) * 1000;
        let added = i64::from(self.clock.increment) * 1000;
        // A rival's secret choice does not wind the clock of those who still choose.
        let is_new = |seat: &Seat| !self.due.contains(*seat);
        let is_next = |seat: &Seat| *seat == mover && !is_undo;
        match self.clock.per {
            Per::Game => self.left[mover.index()] += if is_undo { -added } else { added },
            Per::Move => {
                for seat in due.iter().filter(|seat| is_new(seat) && *seat != mover || is_next(seat)) {
                    self.left[seat.index()] = whole;
                }
            }
            Per::Turn => {
                // Whoever chooses in secret once more has begun another turn.
                let is_another = |seat: &Seat| is_next(seat) && matches!(turn, Turn::Secret(_));
                let is_begun = |seat: &Seat| is_new(seat) && !(is_undo && *seat == mover);
                for seat in due.iter().filter(|seat| is_begun(seat) || is_another(seat)) {
                    self.left[seat.index()] = whole;
                }
            }
        }
        (self.due, self.since) = (due, at);
    }

    /// What a seat has left, in milliseconds; below 0 once it has run out.
    pub fn left_of(&self, seat: Seat, now: Millis) -> i64 {
        let spent =
            if self.due.contains(seat) && !self.waits { now.saturating_sub(self.since) as i64 } else { 0 };
        self.left[seat.index()] - spent
    }

    /// As the host set it.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// When the first of these seats runs out.
    pub fn runs_out(&self, seats: impl Iterator<Item = Seat>) -> Option<(Millis, Seat)> {
        seats
            .filter(|seat| self.due.contains(*seat) && !self.waits)
            .map(|seat| (self.since.saturating_add_signed(self.left[seat.index()]), seat))
            .min()
    }
}

/// Whether this can be when the last thing at a table happened.
pub fn is_plausible(last: Millis, now: Millis) -> bool {
    let (ahead, jump) = (CLOCK_AHEAD_MAX.as_millis() as u64, CLOCK_JUMP_MIN.as_millis() as u64);
    last <= now.saturating_add(ahead) && now.saturating_sub(last) < jump
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(per: Per, increment: u32) -> Clock {
        Clock { per, seconds: 60, increment, then: Then::Wait, level: None }
    }

    fn seats(list: &[u8]) -> Seats {
        list.iter().map(|&seat| Seat(seat)).collect()
    }

    fn press(mover: u8, due: &[u8]) -> Press {
        let turn = match due {
            [one] => Turn::Seat(Seat(*one)),
            _ => Turn::Secret(seats(due)),
        };
        Press { mover: Seat(mover), is_undo: false, turn }
    }

    #[test]
    fn a_game_clock_adds_up_and_a_decision_adds_to_it() {
        let mut running = Running::new(clock(Per::Game, 5), 2, seats(&[0]), 0);
        running.press(press(0, &[1]), 10_000);
        assert_eq!((running.left_of(Seat(0), 30_000), running.left_of(Seat(1), 30_000)), (55_000, 40_000));
        running.press(press(1, &[0]), 80_000);
        assert_eq!(running.left_of(Seat(1), 90_000), -5_000);
        assert_eq!(running.runs_out([Seat(0), Seat(1)].into_iter()), Some((135_000, Seat(0))));
    }

    #[test]
    fn a_secret_choice_winds_only_its_own_clock() {
        let mut running = Running::new(clock(Per::Move, 0), 2, seats(&[0, 1]), 0);
        running.press(press(0, &[1]), 20_000);
        assert_eq!(running.left_of(Seat(1), 30_000), 30_000);
        running.press(press(1, &[0, 1]), 40_000);
        assert_eq!((running.left_of(Seat(0), 40_000), running.left_of(Seat(1), 40_000)), (60_000, 60_000));
    }

    #[test]
    fn a_turn_of_many_decisions_has_one_time_and_taking_back_winds_nothing() {
        let mut running = Running::new(clock(Per::Turn, 0), 2, seats(&[0]), 0);
        running.press(press(0, &[0]), 10_000);
        running.press(press(0, &[0]), 30_000);
        assert_eq!(running.left_of(Seat(0), 40_000), 20_000);
        running.press(press(0, &[1]), 50_000);
        assert_eq!(running.left_of(Seat(1), 55_000), 55_000);
        running.press(Press { is_undo: true, ..press(0, &[0]) }, 60_000);
        assert_eq!(running.left_of(Seat(0), 65_000), 5_000, "the turn goes on with what it had");
        let mut secret = Running::new(clock(Per::Turn, 0), 2, seats(&[0, 1]), 0);
        secret.press(press(0, &[1]), 20_000);
        secret.press(press(1, &[0, 1]), 40_000);
        assert_eq!((secret.left_of(Seat(0), 40_000), secret.left_of(Seat(1), 40_000)), (60_000, 60_000));
    }

    #[test]
    fn a_clock_that_waits_costs_nobody_time() {
        let mut running = Running::new(clock(Per::Game, 0), 2, seats(&[0]), 0).waiting();
        running.press(press(0, &[1]), 50_000);
        assert_eq!(running.runs_out([Seat(0), Seat(1)].into_iter()), None);
        running.start(100_000);
        running.start(110_000);
        assert_eq!(running.left_of(Seat(1), 130_000), 30_000);
        assert_eq!(running.left_of(Seat(0), 130_000), 60_000);
    }

    #[test]
    fn a_jump_of_the_clock_costs_nobody_time_and_stops_no_clock() {
        const WRONG: Millis = 100_000_000_000_000;
        let mut running = Running::new(clock(Per::Game, 0), 2, seats(&[0]), 1_000);
        running.press(press(0, &[1]), 11_000);
        // The clock jumps ahead, and a move is written while it is wrong.
        running.press(press(1, &[0]), WRONG);
        assert_eq!((running.left_of(Seat(0), WRONG), running.left_of(Seat(1), WRONG)), (50_000, 60_000));
        // Back at the true time: nothing is owed, and time passes again.
        running.set_right(21_000);
        assert_eq!(running.runs_out([Seat(0)].into_iter()), Some((71_000, Seat(0))));
        running.press(press(0, &[1]), 31_000);
        assert_eq!((running.left_of(Seat(0), 31_000), running.left_of(Seat(1), 41_000)), (40_000, 50_000));
        // A table that is read while the clock is wrong has not run out either.
        running.set_right(WRONG);
        assert_eq!(running.runs_out([Seat(1)].into_iter()), Some((WRONG + 60_000, Seat(1))));
    }

    #[test]
    fn clocks_are_within_bounds() {
        assert!(clock(Per::Game, 5).is_sound() && !clock(Per::Move, 5).is_sound());
        assert!(!Clock { seconds: 0, ..clock(Per::Move, 0) }.is_sound());
        assert!(!Clock { seconds: CLOCK_SECONDS_MAX + 1, ..clock(Per::Move, 0) }.is_sound());
    }
}
