//! Time as the server reads it: from the system, or from a test that winds it by hand.

pub use castellan_room::time::{Millis, written};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Where the time comes from. It is read here and nowhere else.
#[derive(Clone, Debug)]
pub struct Time(Source);

#[derive(Clone, Debug)]
enum Source {
    /// The wall clock as it was at the start, the steady clock since, and by how much both are wrong.
    System(Millis, Instant, Arc<AtomicI64>),
    Hand(Arc<AtomicU64>),
}

impl Time {
    /// The system's time, steady from now on.
    pub fn system() -> Time {
        let start = jiff::Timestamp::now().as_millisecond();
        Time(Source::System(u64::try_from(start).unwrap_or(0), Instant::now(), Arc::default()))
    }

    /// Sets the system's time right by a better clock.
    pub fn correct(&self, now: Millis) {
        if let Source::System(start, since, wrong) = &self.0 {
            let here = start + since.elapsed().as_millis() as u64;
            wrong.store(now as i64 - here as i64, Ordering::Relaxed);
        }
    }

    /// Sets the system's time wrong by so many milliseconds, as a bad clock would.
    pub fn skew(&self, by: i64) {
        if let Source::System(_, _, wrong) = &self.0 {
            wrong.fetch_add(by, Ordering::Relaxed);
        }
    }

    /// A time that stands still until somebody winds it.
    pub fn by_hand(start: Millis) -> Time {
        Time(Source::Hand(Arc::new(AtomicU64::new(start))))
    }

    /// Winds a time that stands still.
    pub fn wind(&self, by: Duration) {
        if let Source::Hand(now) = &self.0 {
            now.fetch_add(by.as_millis() as u64, Ordering::SeqCst);
        }
    }

    /// The present time, by the better clock if it was set right by one.
    pub fn now(&self) -> Millis {
        match &self.0 {
            Source::System(start, since, wrong) => (start + since.elapsed().as_millis() as u64)
                .saturating_add_signed(wrong.load(Ordering::Relaxed)),
            Source::Hand(now) => now.load(Ordering::SeqCst),
        }
    }
}

/// Rates are measured by the same time.
impl governor::clock::Clock for Time {
    type Instant = governor::nanos::Nanos;

    fn now(&self) -> Self::Instant {
        match &self.0 {
            Source::System(_, since, _) => (since.elapsed().as_nanos() as u64).into(),
            Source::Hand(now) => (now.load(Ordering::SeqCst) * 1_000_000).into(),
        }
    }
}
