//! Regret matching: how to mix choices so that no rival can profit from knowing the mixture.

/// The regrets of one decision and the average of what was played.
///
/// ```
/// use castellan_ai::solve::regret::Regrets;
///
/// // Two to the first player where both choose 0, one where both choose 1; else one to the second.
/// let payoff = [[2.0, -1.0], [-1.0, 1.0]];
/// let (mut first, mut second) = (Regrets::new(2), Regrets::new(2));
/// for round in 1..=2000 {
///     let (own, theirs) = (first.mixture(), second.mixture());
///     let values = payoff.map(|row| row[0] * theirs[0] + row[1] * theirs[1]);
///     let against = [0, 1].map(|column| -(payoff[0][column] * own[0] + payoff[1][column] * own[1]));
///     first.regret(&values, &own, 1.0);
///     second.regret(&against, &theirs, 1.0);
///     first.play(&own, f64::from(round));
///     second.play(&theirs, f64::from(round));
/// }
/// assert!((first.average()[0] - 0.4).abs() < 0.05, "in equilibrium two of five times");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Regrets {
    regrets: Vec<f64>,
    played: Vec<f64>,
}

impl Regrets {
    /// A decision among so many choices.
    pub fn new(choices: usize) -> Regrets {
        Regrets { regrets: vec![0.0; choices], played: vec![0.0; choices] }
    }

    /// The mixture to play now: in proportion to what is regretted, anything while nothing is.
    pub fn mixture(&self) -> Vec<f64> {
        shares(&self.regrets)
    }

    /// The mixture of all rounds: what approaches the equilibrium.
    pub fn average(&self) -> Vec<f64> {
        shares(&self.played)
    }

    /// Notes what each choice would have brought beyond what was brought; regrets never fall below 0, so
    /// that a choice that turns good is taken at once (regret matching plus).
    pub fn regret(&mut self, values: &[f64], mixture: &[f64], weight: f64) {
        let got: f64 = values.iter().zip(mixture).map(|(value, share)| value * share).sum();
        for (regret, value) in self.regrets.iter_mut().zip(values) {
            *regret = (*regret + weight * (value - got)).max(0.0);
        }
    }

    /// Notes what was played, and how much that round counts.
    pub fn play(&mut self, mixture: &[f64], weight: f64) {
        self.played.iter_mut().zip(mixture).for_each(|(sum, share)| *sum += weight * share);
    }
}

fn shares(amounts: &[f64]) -> Vec<f64> {
    let sum: f64 = amounts.iter().sum();
    if sum > 0.0 {
        amounts.iter().map(|amount| amount / sum).collect()
    } else {
        vec![1.0 / amounts.len().max(1) as f64; amounts.len()]
    }
}
