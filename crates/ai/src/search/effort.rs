//! Effort: how much a searcher may still spend on a move, in playouts or in time.

/// A clock that counts milliseconds from any start. The program lends it; this crate has none.
pub type Clock = fn() -> u64;

/// What may be spent on one move.
///
/// ```
/// use castellan_ai::search::effort::Effort;
///
/// let mut effort = Effort::new(100, None, None, None);
/// effort.spend(25);
/// assert_eq!(effort.share(), 0.25);
/// assert_eq!(effort.rounds(15, 1.0), 5, "75 playouts are left, 15 a round");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    playouts: u32,
    spent: u32,
    clock: Option<(Clock, u64)>,
    /// Milliseconds instead of playouts.
    time_ms: Option<u64>,
    /// Milliseconds after which the search ends in any case.
    most_ms: Option<u64>,
    threads: u16,
}

/// While a clock may end the search it is looked at after so many rounds of each thread.
const ROUNDS_BY_CLOCK: u32 = 2;

impl Effort {
    /// So many playouts; where there is a clock, so many milliseconds instead, and no more than so many.
    pub fn new(playouts: u32, clock: Option<Clock>, time_ms: Option<u64>, most_ms: Option<u64>) -> Effort {
        Effort {
            playouts,
            spent: 0,
            clock: clock.map(|clock| (clock, clock())),
            time_ms,
            most_ms,
            threads: 1,
        }
    }

    /// The same by so many threads; what is found does not depend on them, unless time decides.
    #[must_use]
    pub fn with_threads(self, threads: u16) -> Effort {
        Effort { threads: threads.max(1), ..self }
    }

    /// How many threads may be used.
    pub fn threads(&self) -> u16 {
        self.threads
    }

    /// How many rounds of so many playouts each may follow until such a share is spent: at least one.
    pub fn rounds(&self, playouts: u32, share: f64) -> u32 {
        let by_clock = self.clock.is_some() && (self.time_ms.is_some() || self.most_ms.is_some());
        let most = if by_clock { ROUNDS_BY_CLOCK * u32::from(self.threads) } else { u32::MAX };
        if self.clock.is_some() && self.time_ms.is_some() {
            return most;
        }
        let until = (share * f64::from(self.playouts.max(1))).ceil() as u32;
        until.saturating_sub(self.spent).div_ceil(playouts.max(1)).clamp(1, most)
    }

    /// Notes so many playouts.
    pub fn spend(&mut self, playouts: u32) {
        self.spent += playouts;
    }

    /// The playouts so far.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    /// The share that is spent: 1 or more when nothing is left.
    pub fn share(&self) -> f64 {
        let by_playouts = f64::from(self.spent) / f64::from(self.playouts.max(1));
        let Some((clock, start)) = self.clock else { return by_playouts };
        if self.time_ms.is_none() && self.most_ms.is_none() {
            return by_playouts;
        }
        let passed = clock().saturating_sub(start);
        let part = |ms: u64| passed as f64 / ms.max(1) as f64;
        let limit = self.most_ms.map_or(0.0, part);
        match self.time_ms {
            Some(ms) => part(ms).max(if limit >= 1.0 { limit } else { 0.0 }),
            None if limit >= 1.0 => limit,
            None => by_playouts,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effort_is_counted_in_playouts_unless_time_is_given() {
        let mut effort = Effort::new(4, None, Some(1), None);
        effort.spend(1);
        assert!((effort.share() - 0.25).abs() < 1e-9, "without a clock time can't be told");
        assert_eq!((effort.rounds(1, 1.0), effort.rounds(2, 0.5), effort.rounds(9, 0.1)), (3, 1, 1));
        let late: Clock = || 70;
        let effort = Effort { clock: Some((late, 20)), ..Effort::new(1000, None, Some(100), None) };
        assert!((effort.share() - 0.5).abs() < 1e-9);
        let effort = Effort { clock: Some((late, 20)), ..Effort::new(1000, None, None, Some(40)) };
        assert!(effort.share() > 1.0, "the most is the most");
        let effort = Effort { clock: Some((late, 20)), ..Effort::new(1000, None, None, Some(400)) };
        assert_eq!(effort.share(), 0.0);
    }
}
