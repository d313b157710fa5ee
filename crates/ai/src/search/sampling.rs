//! Choosing among weighed moves: from "any of them" over "usually a good one" to "always the best".

use castellan_core::dice::Dice;

/// How strictly a player follows its weights.
///
/// ```
/// use castellan_ai::search::sampling::Sampling;
/// use castellan_core::dice::Dice;
///
/// assert_eq!(Sampling::Best.choose(&[0.2, 0.7, 0.1], &mut Dice::quick(1)), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sampling {
    /// Likelier the heavier: a weight counts to this power. 0 is blind luck, more is stricter.
    Power(f64),
    /// Always the heaviest; among equals the first.
    Best,
}

impl Sampling {
    /// Chooses an index; weights are above 0 and at least one is there.
    pub fn choose(self, weights: &[f64], dice: &mut Dice) -> usize {
        let best = || {
            let heavier = |best: usize, n: usize| if weights[n] > weights[best] { n } else { best };
            (0..weights.len()).fold(0, heavier)
        };
        let Sampling::Power(power) = self else { return best() };
        let heaviest = weights[best()];
        let shares: Vec<f64> = weights.iter().map(|weight| (weight / heaviest).powf(power)).collect();
        let mut left = dice.fraction() * shares.iter().sum::<f64>();
        for (n, share) in shares.iter().enumerate() {
            left -= share;
            if left < 0.0 {
                return n;
            }
        }
        best()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share_of_second(sampling: Sampling) -> f64 {
        let mut dice = Dice::quick(3);
        let chosen = (0..10_000).filter(|_| sampling.choose(&[1.0, 3.0], &mut dice) == 1).count();
        chosen as f64 / 10_000.0
    }

    #[test]
    fn a_stricter_taste_takes_the_heavier_more_often() {
        assert_eq!(share_of_second(Sampling::Best), 1.0);
        assert!((share_of_second(Sampling::Power(1.0)) - 0.75).abs() < 0.02);
        assert!((share_of_second(Sampling::Power(0.0)) - 0.5).abs() < 0.02);
        assert!((share_of_second(Sampling::Power(2.0)) - 0.9).abs() < 0.02);
    }

    #[test]
    fn among_equals_the_first_is_best() {
        assert_eq!(Sampling::Best.choose(&[1.0, 2.0, 2.0], &mut Dice::quick(0)), 1);
    }
}
