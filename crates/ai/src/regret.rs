//! Regret matching: how to mix choices so that no rival can profit from knowing the mixture.

/// The regrets of one decision and the average of what was played.
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

/// Both players' mixtures of a matrix game of opposed interests after so many rounds of regret matching;
/// `payoffs[row][column]` is the row player's.
pub fn solve_matrix(payoffs: &[Vec<f64>], rounds: u32) -> (Vec<f64>, Vec<f64>) {
    let columns = payoffs.first().map_or(0, Vec::len);
    let (mut own, mut other) = (Regrets::new(payoffs.len()), Regrets::new(columns));
    for round in 1..=rounds {
        let theirs = other.mixture();
        let mine = own.mixture();
        let value = |row: &Vec<f64>| row.iter().zip(&theirs).map(|(pay, share)| pay * share).sum();
        let values: Vec<f64> = payoffs.iter().map(value).collect();
        own.regret(&values, &mine, 1.0);
        own.play(&mine, f64::from(round));
        let mine = own.mixture();
        let cost = |column: usize| -> f64 {
            -payoffs.iter().zip(&mine).map(|(row, share)| row[column] * share).sum::<f64>()
        };
        let costs: Vec<f64> = (0..columns).map(cost).collect();
        other.regret(&costs, &theirs, 1.0);
        other.play(&theirs, f64::from(round));
    }
    (own.average(), other.average())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rock_paper_scissors_with_a_dear_rock_is_mixed_as_the_theory_says() {
        // Winning with the rock counts double: its equilibrium is 1/4, 1/2, 1/4.
        let payoffs = vec![vec![0.0, -1.0, 2.0], vec![1.0, 0.0, -1.0], vec![-2.0, 1.0, 0.0]];
        let (own, other) = solve_matrix(&payoffs, 5_000);
        for (share, exact) in own.iter().chain(&other).zip([0.25, 0.5, 0.25, 0.25, 0.5, 0.25]) {
            assert!((share - exact).abs() < 0.02, "{own:?} {other:?}");
        }
    }
}
