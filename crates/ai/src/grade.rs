//! Grades: the steps of the ladder, told apart by the parameters of their thinking and by nothing else.
//!
//! A weak player does not throw games away: it overlooks. So a grade notices some of its moves – rather those
//! that the policy prefers – and plays the best of these, as far as it can tell them apart.

use castellan_core::dice::Dice;

/// How a grade thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grade {
    /// How strictly what is noticed follows the policy: a weight counts to this power. 0 is blind luck.
    pub strictness: f64,
    /// How many moves are noticed, the others being overlooked. A single one is played as it is.
    pub notices: u16,
    /// By how many playouts these are compared; by 0 they are judged right after the own turn.
    pub playouts: u32,
}

impl Grade {
    /// A short way to write one.
    pub const fn new(strictness: f64, notices: u16, playouts: u32) -> Grade {
        Grade { strictness, notices, playouts }
    }

    /// The places of the moves that are noticed, in their order; weights are above 0 and at least one is there.
    ///
    /// ```
    /// use castellan_ai::grade::Grade;
    /// use castellan_core::dice::Dice;
    ///
    /// let strict = Grade::new(60.0, 2, 0);
    /// assert_eq!(strict.noticed(&[0.2, 0.7, 0.1], &mut Dice::quick(1)), [0, 1]);
    /// ```
    pub fn noticed(&self, weights: &[f64], dice: &mut Dice) -> Vec<usize> {
        let count = usize::from(self.notices).clamp(1, weights.len().max(1));
        let heaviest = weights.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
        // Waiting times: whoever is the heavier comes sooner on average, and the first few are taken. This
        // draws one after the other without putting any back.
        let waits = |weight: f64| -(1.0 - dice.fraction()).ln() / (weight / heaviest).powf(self.strictness);
        let mut waiting: Vec<(f64, usize)> = weights.iter().copied().map(waits).zip(0..).collect();
        waiting.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut noticed: Vec<usize> = waiting.into_iter().take(count).map(|(_, at)| at).collect();
        noticed.sort_unstable();
        noticed
    }
}

/// The place of the heaviest; among equals the first.
pub fn heaviest(weights: &[f64]) -> usize {
    (0..weights.len()).fold(0, |best, n| if weights[n] > weights[best] { n } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share_of_second(strictness: f64, weights: &[f64]) -> f64 {
        let (grade, mut dice) = (Grade::new(strictness, 1, 0), Dice::quick(3));
        (0..10_000).filter(|_| grade.noticed(weights, &mut dice) == [1]).count() as f64 / 10_000.0
    }

    #[test]
    fn a_stricter_taste_notices_the_heavier_more_often() {
        assert!((share_of_second(0.0, &[1.0, 3.0]) - 0.5).abs() < 0.02);
        assert!((share_of_second(1.0, &[1.0, 3.0]) - 0.75).abs() < 0.02);
        assert!((share_of_second(2.0, &[1.0, 3.0]) - 0.9).abs() < 0.02);
        assert!((share_of_second(1.0, &[1.0, 1.0, 2.0]) - 0.25).abs() < 0.02);
    }

    #[test]
    fn as_many_are_noticed_as_there_are_at_most_and_none_twice() {
        let mut dice = Dice::quick(5);
        for notices in [0, 1, 2, 3, 9] {
            let noticed = Grade::new(1.0, notices, 0).noticed(&[0.1, 1e-300, 0.4], &mut dice);
            assert_eq!(noticed.len(), usize::from(notices).clamp(1, 3));
            assert!(noticed.is_sorted_by(|a, b| a < b), "{noticed:?}");
        }
    }

    #[test]
    fn among_equals_the_first_is_heaviest() {
        assert_eq!(heaviest(&[1.0, 2.0, 2.0]), 1);
    }
}
