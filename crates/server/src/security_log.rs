//! The security log: refusals, limits and what hosts do to others, under names that stay the same, so that a
//! host can count them and alert on them. One line each, at most [`SECURITY_LINES_PER_SECOND`] of a kind.

use crate::limits::SECURITY_LINES_PER_SECOND;
use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

macro_rules! events {
    ($($(#[doc = $doc:literal])+ $name:ident => $text:literal,)+) => {
        /// What is noted.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Event {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Event {
            /// All of them.
            pub const ALL: &[Event] = &[$(Event::$name),+];

            /// The name in logs and metrics. It never changes.
            pub fn name(self) -> &'static str {
                match self {
                    $(Event::$name => $text,)+
                }
            }
        }
    };
}

events! {
    /// Somebody did something more often than they may.
    RateLimited => "rate_limited",
    /// Work was refused because too much of its kind waits.
    WorkShed => "work_shed",
    /// A connection was refused or closed to keep the server open for others.
    ConnectionRefused => "connection_refused",
    /// A journal has as many lines of a kind as it may have.
    JournalFull => "journal_full",
    /// A seat's token, an invite or a device's link that is not known.
    BadSecret => "bad_secret",
    /// A request that came from another site.
    CrossSite => "cross_site",
    /// A device was made known, or ended, or a recovery code was made or used.
    DeviceChanged => "device_changed",
    /// A host did something to somebody else's seat.
    HostAction => "host_action",
    /// Somebody at a table tells what another player did.
    Reported => "reported",
}

/// Lines of one kind within the present second, and how many were left out since the last line.
struct Tally {
    since: Mutex<(Instant, u32)>,
    left_out: AtomicU64,
}

static TALLIES: LazyLock<Vec<Tally>> = LazyLock::new(|| {
    let tally = |_: &Event| Tally { since: Mutex::new((Instant::now(), 0)), left_out: AtomicU64::new(0) };
    Event::ALL.iter().map(tally).collect()
});

impl Tally {
    fn may_write(&self) -> bool {
        let mut since = self.since.lock().unwrap_or_else(PoisonError::into_inner);
        if since.0.elapsed() > Duration::from_secs(1) {
            *since = (Instant::now(), 0);
        }
        since.1 += 1;
        since.1 <= SECURITY_LINES_PER_SECOND
    }
}

/// Counts an event, and writes it down unless too many of its kind were written within this second. `who` is
/// an address, or a table where no address is known; secrets never stand in `why`.
pub fn note(event: Event, who: impl Display, why: &str) {
    metrics::counter!("castellan_security_events_total", "event" => event.name()).increment(1);
    let tally = &TALLIES[event as usize];
    if !tally.may_write() {
        tally.left_out.fetch_add(1, Ordering::Relaxed);
        return;
    }
    let left_out = tally.left_out.swap(0, Ordering::Relaxed);
    tracing::warn!(target: "castellan::security", event = event.name(), %who, why, left_out);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_a_flood_writes_few_lines() {
        let mut names: Vec<_> = Event::ALL.iter().map(|event| event.name()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Event::ALL.len());
        let tally = Tally { since: Mutex::new((Instant::now(), 0)), left_out: AtomicU64::new(0) };
        let written = (0..10_000).filter(|_| tally.may_write()).count() as u32;
        assert!((1..10_000 / 2).contains(&written), "{written}");
    }
}
