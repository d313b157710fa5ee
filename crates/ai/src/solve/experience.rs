//! Experience: what came of answers in games that were played for practice.
//!
//! An answer is first judged by an estimate. What came of it in the same situation, as far as the player can
//! see, counts the more the oftener it was tried. While practising, what was tried seldom is given a chance.

use serde::Serialize;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// So many games the estimate counts for.
const TRUST: f64 = 40.0;
/// How much better than known an answer may be that was not tried.
const CURIOSITY: f64 = 0.25;

/// What is seen, and what is answered.
pub(crate) type Case = (u64, usize);

/// What was found out so far.
#[derive(Default)]
pub(crate) struct Experience {
    /// How often, and what was left to the other side in all.
    tried: BTreeMap<Case, (f64, f64)>,
    seen: BTreeMap<u64, f64>,
}

/// What a player sees, as a number.
pub(crate) fn situation(view: &impl Serialize) -> Option<u64> {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(view).ok()?.hash(&mut hasher);
    Some(hasher.finish())
}

impl Experience {
    /// What an answer leaves to the other side, by the estimate and by what came of it.
    pub(crate) fn judge(&self, case: Case, estimate: f64, is_practice: bool) -> f64 {
        let (times, left) = self.tried.get(&case).copied().unwrap_or_default();
        let known = (TRUST * estimate + left) / (TRUST + times);
        if !is_practice {
            return known;
        }
        let seen = self.seen.get(&case.0).copied().unwrap_or_default();
        known - CURIOSITY * ((1.0 + seen).ln() / (TRUST + times)).sqrt()
    }

    /// Notes what was left in the end of a game.
    pub(crate) fn note(&mut self, cases: &[Case], left: f64) {
        for case in cases {
            let (times, sum) = self.tried.entry(*case).or_default();
            *times += 1.0;
            *sum += left;
            *self.seen.entry(case.0).or_default() += 1.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_played_outweighs_the_estimate_in_the_end() {
        let mut experience = Experience::default();
        let (good, bad) = ((7, 0), (7, 1));
        assert_eq!(experience.judge(good, 0.6, false), 0.6);
        for _ in 0..400 {
            experience.note(&[good], 0.2);
        }
        assert!(experience.judge(good, 0.6, false) < 0.25);
        assert_eq!(experience.judge(bad, 0.5, false), 0.5, "what was never tried is judged by the estimate");
        assert!(experience.judge(bad, 0.5, true) < 0.5, "and tried in practice");
        assert!(situation(&[1, 2]) != situation(&[2, 1]));
    }
}
