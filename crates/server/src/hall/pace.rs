//! How fast bots go on where only bots play: as fast as they can while somebody watches, else slowly, and not for
//! ever. Nobody burns a server's cores by opening tables and going away.

use crate::limits::{UNWATCHED_MOVES_MAX, UNWATCHED_PAUSE, WATCHED_FOR};
use crate::time::Millis;
use castellan_core::seat::Seat;

/// When a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// At once.
    Now,
    /// At this time.
    At(Millis),
    /// Once somebody asks for the table.
    Asked,
}

/// The pace of one table.
pub(super) struct Pace {
    /// When somebody asked for the table last.
    asked_at: Millis,
    /// How many moves were made since nobody watches.
    moves: u32,
    /// The decision for which the bot has waited already.
    paused: Option<(Seat, usize)>,
}

impl Pace {
    /// The pace of a table that somebody asks for now.
    pub(super) fn asked(now: Millis) -> Pace {
        Pace { asked_at: now, moves: 0, paused: None }
    }

    /// When the bot of a seat may think about its decision after `n` entries, where only bots play.
    pub(super) fn start(&mut self, decision: (Seat, usize), is_followed: bool, now: Millis) -> Start {
        if is_followed || now.saturating_sub(self.asked_at) < WATCHED_FOR.as_millis() as u64 {
            return Start::Now;
        }
        if self.moves >= UNWATCHED_MOVES_MAX {
            return Start::Asked;
        }
        if self.paused != Some(decision) {
            self.paused = Some(decision);
            return Start::At(now + UNWATCHED_PAUSE.as_millis() as u64);
        }
        self.moves += 1;
        Start::Now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unwatched_bots_go_slowly_and_stop_until_somebody_asks() {
        let watched = WATCHED_FOR.as_millis() as u64;
        let mut pace = Pace::asked(1_000);
        assert_eq!(pace.start((Seat(0), 1), false, 1_000 + watched - 1), Start::Now);
        let mut now = 1_000 + watched;
        assert_eq!(pace.start((Seat(0), 2), true, now), Start::Now, "a stream is open");
        for n in 0..UNWATCHED_MOVES_MAX as usize {
            let Start::At(later) = pace.start((Seat(1), n), false, now) else { panic!("{n} is not slow") };
            assert_eq!(later, now + UNWATCHED_PAUSE.as_millis() as u64);
            now = later;
            assert_eq!(pace.start((Seat(1), n), false, now), Start::Now);
        }
        assert_eq!(pace.start((Seat(0), 999), false, now), Start::Asked);
        assert_eq!(Pace::asked(now).start((Seat(0), 999), false, now), Start::Now);
    }
}
