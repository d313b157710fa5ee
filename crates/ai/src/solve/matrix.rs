//! Matrix games: two choose at the same time, and what one gains the other loses.
//!
//! Solved exactly, by the simplex method: mixtures that nobody can profit from knowing, and what the game
//! is worth to whoever chooses the row.

/// What a matrix game comes to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Solution {
    /// What the row player gets if both mix as they should.
    pub value: f64,
    /// How the row player mixes.
    pub rows: Vec<f64>,
    /// How the column player mixes.
    pub columns: Vec<f64>,
}

/// Smaller than this is nothing.
const TINY: f64 = 1e-9;

/// Payoffs are rounded to such steps: those that differ by less are meant to be equal, and telling them apart
/// would lead the method astray.
const STEPS: f64 = (1 << 20) as f64;

/// Pivots of the quick kind; after these only the kind that is sure to end.
const QUICK: usize = 100;

/// A matrix game that is being solved; kept, so that the next one needs no new memory.
///
/// ```
/// use castellan_ai::solve::matrix::Matrix;
///
/// // Matching pennies: whoever mixes evenly gets a half.
/// let mut pennies = Matrix::new(2, 2);
/// *pennies.payoff(0, 0) = 1.0;
/// *pennies.payoff(1, 1) = 1.0;
/// assert!((pennies.solve().value - 0.5).abs() < 1e-9);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Matrix {
    width: usize,
    height: usize,
    /// The payoffs with the condensed tableau's border: a last row and a last column.
    cells: Vec<f64>,
    /// What stands at each column and each row: columns count from 0, rows from `width`.
    on_top: Vec<usize>,
    at_side: Vec<usize>,
}

impl Matrix {
    /// A game of so many rows and columns, all payoffs 0.
    pub fn new(rows: usize, columns: usize) -> Matrix {
        let mut matrix = Matrix::default();
        matrix.clear(rows, columns);
        matrix
    }

    /// Starts a game of another size.
    pub fn clear(&mut self, rows: usize, columns: usize) {
        (self.height, self.width) = (rows, columns);
        self.cells.clear();
        self.cells.resize((rows + 1) * (columns + 1), 0.0);
    }

    /// What the row player gets for a row and a column.
    pub fn payoff(&mut self, row: usize, column: usize) -> &mut f64 {
        &mut self.cells[row * (self.width + 1) + column]
    }

    /// Solves the game to within a millionth; the payoffs are used up.
    pub fn solve(&mut self) -> Solution {
        let (height, width) = (self.height, self.width);
        let across = width + 1;
        // The method wants payoffs above 0.
        let payoffs = (0..height).flat_map(|row| &self.cells[row * across..row * across + width]);
        let lift = 1.0 - payoffs.copied().fold(f64::INFINITY, f64::min);
        for row in 0..height {
            let line = &mut self.cells[row * across..row * across + width];
            line.iter_mut().for_each(|pay| *pay = ((*pay + lift) * STEPS).round() / STEPS);
            self.cells[row * across + width] = 1.0;
        }
        self.cells[height * across..].fill(-1.0);
        self.cells[height * across + width] = 0.0;
        self.on_top.clear();
        self.on_top.extend(0..width);
        self.at_side.clear();
        self.at_side.extend(width..width + height);
        let mut pivots = 0;
        while let Some(column) = self.entering(pivots < QUICK) {
            let Some(row) = self.leaving(column) else { break };
            self.pivot(row, column);
            pivots += 1;
        }
        let worth = 1.0 / self.cells[height * across + width];
        let mut shares = vec![0.0; width + height];
        for (row, name) in self.at_side.iter().enumerate().filter(|(_, name)| **name < width) {
            shares[*name] = self.cells[row * across + width] * worth;
        }
        for (column, name) in self.on_top.iter().enumerate().filter(|(_, name)| **name >= width) {
            shares[*name] = self.cells[height * across + column] * worth;
        }
        let rows = shares.split_off(width);
        Solution { value: worth - lift, rows, columns: shares }
    }

    /// The column that promises most; or the first that promises anything (Bland's rule, which can't go
    /// round in circles).
    fn entering(&self, quick: bool) -> Option<usize> {
        let across = self.width + 1;
        let last = &self.cells[self.height * across..self.height * across + self.width];
        let promising = (0..self.width).filter(|column| last[*column] < -TINY);
        if quick {
            promising.min_by(|a, b| last[*a].total_cmp(&last[*b]))
        } else {
            promising.min_by_key(|column| self.on_top[*column])
        }
    }

    /// The row that limits a column most.
    fn leaving(&self, column: usize) -> Option<usize> {
        let across = self.width + 1;
        let mut best: Option<(f64, usize)> = None;
        for row in 0..self.height {
            let by = self.cells[row * across + column];
            if by <= TINY {
                continue;
            }
            let limit = self.cells[row * across + self.width] / by;
            let is_better = best.is_none_or(|(least, other)| {
                limit < least - TINY || (limit <= least && self.at_side[row] < self.at_side[other])
            });
            if is_better {
                best = Some((limit, row));
            }
        }
        best.map(|(_, row)| row)
    }

    /// Exchanges what stands at a row with what stands at a column.
    fn pivot(&mut self, row: usize, column: usize) {
        let across = self.width + 1;
        let by = 1.0 / self.cells[row * across + column];
        for other in (0..=self.height).filter(|other| *other != row) {
            let factor = self.cells[other * across + column] * by;
            if factor == 0.0 {
                continue;
            }
            let (pivot, line) = if other < row {
                let (before, from) = self.cells.split_at_mut(row * across);
                (&from[..across], &mut before[other * across..(other + 1) * across])
            } else {
                let (before, from) = self.cells.split_at_mut(other * across);
                (&before[row * across..(row + 1) * across], &mut from[..across])
            };
            line.iter_mut().zip(pivot).for_each(|(cell, own)| *cell -= factor * own);
            line[column] = -factor;
        }
        let line = &mut self.cells[row * across..(row + 1) * across];
        line.iter_mut().for_each(|cell| *cell *= by);
        line[column] = by;
        std::mem::swap(&mut self.at_side[row], &mut self.on_top[column]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use castellan_core::dice::Dice;

    fn solve(payoffs: &[Vec<f64>]) -> Solution {
        let mut matrix = Matrix::new(payoffs.len(), payoffs[0].len());
        for (row, line) in payoffs.iter().enumerate() {
            for (column, pay) in line.iter().enumerate() {
                *matrix.payoff(row, column) = *pay;
            }
        }
        matrix.solve()
    }

    #[test]
    fn rock_paper_scissors_with_a_dear_rock_is_mixed_as_the_theory_says() {
        // Winning with the rock counts double: its equilibrium is 1/4, 1/2, 1/4.
        let found = solve(&[vec![0.0, -1.0, 2.0], vec![1.0, 0.0, -1.0], vec![-2.0, 1.0, 0.0]]);
        for (share, exact) in found.rows.iter().chain(&found.columns).zip([0.25, 0.5, 0.25, 0.25, 0.5, 0.25])
        {
            assert!((share - exact).abs() < 1e-9, "{found:?}");
        }
        assert!(found.value.abs() < 1e-9);
    }

    #[test]
    fn nobody_gains_by_leaving_a_solution() {
        let mut dice = Dice::quick(8);
        for size in 1..400usize {
            let (height, width) = (1 + size % 7, 1 + size % 11);
            // Few different payoffs: rows and columns that are alike are where the method could go astray.
            let payoffs: Vec<Vec<f64>> =
                (0..height).map(|_| (0..width).map(|_| f64::from(dice.below(4)) / 3.0).collect()).collect();
            let found = solve(&payoffs);
            assert!((found.rows.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            assert!((found.columns.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            for row in &payoffs {
                let got: f64 = row.iter().zip(&found.columns).map(|(pay, share)| pay * share).sum();
                assert!(got <= found.value + 2e-6, "{payoffs:?} {found:?}");
            }
            for column in 0..width {
                let got: f64 = payoffs.iter().zip(&found.rows).map(|(row, share)| row[column] * share).sum();
                assert!(got >= found.value - 2e-6, "{payoffs:?} {found:?}");
            }
        }
    }
}
