//! Ratings: what the results of a match tell, and how surely.

/// The results of one player in a match.
///
/// ```
/// use castellan_ai::measure::rating::Tally;
///
/// let (low, high) = Tally { games: 100, wins: 60.0 }.interval();
/// assert!(low < 0.6 && 0.6 < high && high - low < 0.2);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games won; a shared win counts one half.
    pub wins: f64,
}

/// The 97.5 % point of the normal distribution: 95 % lie within it on both sides.
const Z: f64 = 1.959_963_985;

/// What a sequential test says of a match so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The lower share is the likelier one.
    Low,
    /// The higher share is the likelier one.
    High,
}

/// The logarithm of 19: a verdict is wrong in one of twenty matches at most.
const SURE: f64 = 2.944_438_979;

impl Tally {
    /// Wald's sequential test whether the share of games won is `low` or `high`.
    pub fn verdict(self, low: f64, high: f64) -> Verdict {
        let losses = self.games as f64 - self.wins;
        let ratio = self.wins * (high / low).ln() + losses * ((1.0 - high) / (1.0 - low)).ln();
        if ratio >= SURE {
            Verdict::High
        } else if ratio <= -SURE {
            Verdict::Low
        } else {
            Verdict::Open
        }
    }

    /// The share of games won.
    pub fn win_rate(self) -> f64 {
        if self.games == 0 { 0.5 } else { self.wins / self.games as f64 }
    }

    /// The bounds between which the true share lies with 95 % certainty (Wilson's interval).
    pub fn interval(self) -> (f64, f64) {
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let n = self.games as f64;
        let rate = self.win_rate();
        let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        let middle = rate + Z * Z / (2.0 * n);
        let scale = 1.0 + Z * Z / n;
        (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
    }

    /// How much stronger than the rest of the table, in Elo points. A fair share of the wins is 0; a
    /// clean sweep is counted as half a game short of one.
    pub fn elo(self, players: usize) -> f64 {
        let n = self.games.max(1) as f64;
        let rate = self.win_rate().clamp(0.5 / n, 1.0 - 0.5 / n);
        let odds = rate / (1.0 - rate) * (players.max(2) - 1) as f64;
        400.0 * odds.log10()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: f64, games: u64) -> Tally {
        Tally { games, wins }
    }

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = tally(70.0, 100).interval();
        assert!((low - 0.604_2).abs() < 1e-3 && (high - 0.781_1).abs() < 1e-3, "{low} {high}");
        assert_eq!(tally(0.0, 50).interval().0, 0.0);
        assert!(tally(50.0, 50).interval().0 > 0.92);
    }

    #[test]
    fn a_sequential_test_stops_when_it_is_sure() {
        assert_eq!(tally(4.0, 5).verdict(0.5, 0.6), Verdict::Open);
        assert_eq!(tally(80.0, 100).verdict(0.5, 0.6), Verdict::High);
        assert_eq!(tally(40.0, 100).verdict(0.5, 0.6), Verdict::Low);
    }

    #[test]
    fn elo_is_400_for_ten_to_one_and_nothing_for_a_fair_share() {
        assert!((tally(10.0, 11).elo(2) - 400.0).abs() < 1e-9);
        assert!(tally(25.0, 100).elo(4).abs() < 1e-9);
        assert!(tally(100.0, 100).elo(2).is_finite());
    }
}
