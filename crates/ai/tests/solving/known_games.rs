//! The solver on two games whose figures are known: Kuhn poker, and goofspiel with four cards.

use crate::cfr::{Small, Solver, Step};

/// Kuhn poker: a deck of three cards, one card each, one bet.
#[derive(Clone, Default)]
struct Kuhn {
    cards: Vec<u8>,
    /// True for a bet or a call.
    bets: Vec<bool>,
}

impl Small for Kuhn {
    type Knowledge = (u8, Vec<bool>);

    fn step(&self) -> Step<Kuhn> {
        if self.cards.len() < 2 {
            let left: Vec<u8> = (0..3).filter(|card| !self.cards.contains(card)).collect();
            let deal = |card: &u8| {
                let mut next = self.clone();
                next.cards.push(*card);
                (1.0 / left.len() as f64, next)
            };
            return Step::Luck(left.iter().map(deal).collect());
        }
        let wins = if self.cards[0] > self.cards[1] { 1.0 } else { -1.0 };
        match self.bets[..] {
            [false, false] => Step::Over(wins),
            [true, true] | [false, true, true] => Step::Over(2.0 * wins),
            [true, false] => Step::Over(1.0),
            [false, true, false] => Step::Over(-1.0),
            _ => {
                let next = |bet: bool| {
                    let mut next = self.clone();
                    next.bets.push(bet);
                    next
                };
                Step::Choice(self.bets.len() % 2, vec![next(false), next(true)])
            }
        }
    }

    fn knowledge(&self) -> (u8, Vec<bool>) {
        (self.cards[self.bets.len() % 2], self.bets.clone())
    }
}

/// Goofspiel with four cards: prizes fall from 4 to 1, bids stay hidden, only who won is told.
#[derive(Clone, Default)]
struct Goofspiel {
    bids: [Vec<u8>; 2],
}

impl Goofspiel {
    const CARDS: u8 = 4;

    fn rounds(&self) -> usize {
        self.bids[0].len().min(self.bids[1].len())
    }

    /// 1, 0 or -1 for each round: whether the first player won it.
    fn told(&self) -> Vec<i8> {
        let rounds = 0..self.rounds();
        rounds.map(|n| (self.bids[0][n].cmp(&self.bids[1][n])) as i8).collect()
    }
}

impl Small for Goofspiel {
    type Knowledge = (Vec<u8>, Vec<i8>);

    fn step(&self) -> Step<Goofspiel> {
        let player = usize::from(self.bids[0].len() > self.bids[1].len());
        if self.rounds() == usize::from(Goofspiel::CARDS) {
            let prize = |n: usize| i32::from(Goofspiel::CARDS) - n as i32;
            let points: i32 = (0..).zip(self.told()).map(|(n, won)| prize(n) * i32::from(won)).sum();
            return Step::Over(f64::from(points.signum()));
        }
        let left = (0..Goofspiel::CARDS).filter(|card| !self.bids[player].contains(card));
        let bid = |card: u8| {
            let mut next = self.clone();
            next.bids[player].push(card);
            next
        };
        Step::Choice(player, left.map(bid).collect())
    }

    fn knowledge(&self) -> (Vec<u8>, Vec<i8>) {
        let player = usize::from(self.bids[0].len() > self.bids[1].len());
        (self.bids[player].clone(), self.told())
    }
}

/// `NashConv` after 100 and after 1,000 rounds.
fn nash_convs<S: Small>(start: &S) -> (f64, f64) {
    let mut solver = Solver::new(start);
    solver.run(100);
    let after_100 = solver.nash_conv();
    solver.run(900);
    (after_100, solver.nash_conv())
}

#[test]
fn kuhn_poker_is_solved_as_fast_as_others_solve_it() {
    let (after_100, after_1000) = nash_convs(&Kuhn::default());
    assert!((after_100 - 0.0024).abs() < 0.0005, "{after_100}");
    assert!((after_1000 - 0.00017).abs() < 0.00005, "{after_1000}");
}

#[test]
fn goofspiel_with_four_cards_is_solved_as_fast_as_others_solve_it() {
    let (after_100, after_1000) = nash_convs(&Goofspiel::default());
    assert!((after_100 - 0.022).abs() < 0.005, "{after_100}");
    assert!((after_1000 - 0.0005).abs() < 0.0002, "{after_1000}");
}
