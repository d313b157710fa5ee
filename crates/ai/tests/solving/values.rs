//! Values of games that are worked out agree with what the solver learns of the same game.

use crate::cfr::{Small, Solver, Step};
use castellan_ai::bots::{EnumerableChance, Style};
use castellan_ai::solve::exploit::{Games, exploit};
use castellan_ai::solve::matrix::Matrix;
use castellan_ai::solve::openings;
use castellan_ai::solve::values::Values;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use castellan_core::seat::{Seat, Viewer};
use castellan_siege::Siege;

/// The rest of a game of siege, written down choice by choice.
#[derive(Clone)]
struct Rest {
    game: Siege,
    /// The tiles and choices that everybody has seen.
    seen: Vec<String>,
    /// The choice of the first seat while the second one's is missing.
    chosen: Option<String>,
}

impl Rest {
    fn played(&self, seat: Seat, m: &<Siege as Game>::Move) -> Rest {
        let mut next = self.clone();
        next.game.play(seat, m, &mut Log::off()).unwrap();
        if next.game.turn().seats().is_empty() {
            next.seen.extend(next.chosen.take());
            next.seen.push(m.to_string());
        } else {
            next.chosen = Some(m.to_string());
        }
        next
    }
}

impl Small for Rest {
    type Knowledge = Vec<String>;

    fn step(&self) -> Step<Rest> {
        match self.game.turn() {
            Turn::Over => Step::Over(if self.game.winners().contains(Seat(0)) { 1.0 } else { 0.0 }),
            Turn::Chance(_) => {
                let draw = |(chance, share): (<Siege as Game>::Chance, f64)| {
                    let mut next = self.clone();
                    next.game.resolve(&chance, &mut Log::off()).unwrap();
                    next.seen.push(chance.to_string());
                    (share, next)
                };
                Step::Luck(self.game.chances().into_iter().map(draw).collect())
            }
            turn => {
                let seat = turn.seats().iter().next().unwrap();
                let mut moves = Vec::new();
                self.game.moves(seat, &mut moves);
                Step::Choice(seat.index(), moves.iter().map(|m| self.played(seat, m)).collect())
            }
        }
    }

    fn knowledge(&self) -> Vec<String> {
        self.seen.clone()
    }
}

/// A game of two after so many rounds in which anything was played.
fn after(rounds: usize, dice: &mut Dice) -> Siege {
    let options: <Siege as Game>::Options = serde_json::from_str("{}").unwrap();
    let mut game = Siege::new(&options.complete(2).unwrap(), 2);
    for _ in 0..rounds {
        let tile = game.draw(dice);
        game.resolve(&tile, &mut Log::off()).unwrap();
        while let Some(seat) = game.turn().seats().iter().next() {
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            game.play(seat, &moves[dice.index(moves.len())], &mut Log::off()).unwrap();
        }
    }
    game
}

#[test]
fn the_last_two_rounds_are_worth_what_regret_matching_finds() {
    let mut dice = Dice::quick(4);
    let mut values = Values::default();
    let mut open = 0;
    for _ in 0..12 {
        let game = after(5, &mut dice);
        let worth = values.worth(&game, Seat(0)).unwrap();
        open += usize::from(worth > 0.05 && worth < 0.95);
        let mut solver = Solver::new(&Rest { game, seen: Vec::new(), chosen: None });
        solver.run(60);
        let (low, high) = solver.bounds();
        assert!(low - 1e-4 <= worth && worth <= high + 1e-4, "{worth} is not between {low} and {high}");
        assert!(high - low < 0.05, "too little was learnt: {low} to {high}");
    }
    assert!(open > 3, "too few games were still open: {open}");
}

#[test]
fn what_one_seat_gains_the_other_loses() {
    let game = after(4, &mut Dice::quick(9));
    let mut values = Values::default();
    let [first, second] = [Seat(0), Seat(1)].map(|seat| values.worth(&game, seat).unwrap());
    assert!((first + second - 1.0).abs() < 1e-9);
    assert!(!values.is_empty() && values.len() < 100_000);
}

#[test]
fn who_answers_exact_mixtures_as_well_as_can_be_gets_what_is_fair_and_no_more() {
    let mut dice = Dice::quick(11);
    let (mut fair, mut played) = (0.0, 0.0);
    for _ in 0..8 {
        let games = Games { practice: 25, counted: 50 };
        let (game, style) = (after(4, &mut dice), Style::of::<Siege>());
        let found = exploit(&game, &style, games, &mut Dice::quick(5), &mut || ()).unwrap();
        fair += found.fair[0] / 8.0;
        played += (found.played[0] + 1.0 - found.played[1]) / 16.0;
    }
    // 800 games, so chance alone is within 0.035 of it nearly always.
    assert!((fair - played).abs() < 0.05, "{fair} as the game value, {played} in games");
}

#[test]
fn openings_that_a_game_brings_along_are_worth_what_is_worked_out() {
    let mut dice = Dice::quick(3);
    let mut values = Values::default();
    let mut compared = 0;
    while compared < 2 {
        let game = after(2, &mut dice);
        // With few cards left there is less to work out.
        let view = serde_json::to_value(game.view(Viewer::Watcher)).unwrap();
        let cards: u64 = (0..2).filter_map(|seat| view["seats"][seat]["hand_count"].as_u64()).sum();
        if cards > 9 {
            continue;
        }
        let (brought, worked_out) =
            (openings::share(&game, Seat(0)).unwrap(), values.worth(&game, Seat(0)).unwrap());
        assert!((brought - worked_out).abs() < 0.003, "{brought} was brought along, {worked_out} is true");
        compared += 1;
    }
}

#[test]
fn openings_follow_from_those_a_round_later() {
    let mut dice = Dice::quick(8);
    for _ in 0..20 {
        let game = after(1, &mut dice);
        let mut sum = 0.0;
        for (tile, share) in game.chances() {
            let mut turned = game;
            turned.resolve(&tile, &mut Log::off()).unwrap();
            sum += share * best(&turned);
        }
        let brought = openings::share(&game, Seat(0)).unwrap();
        assert!((brought - sum).abs() < 0.005, "{brought} was brought along, {sum} follows");
    }
}

/// What the first seat gets of a win if both choose as well as can be, by the openings after that.
fn best(game: &Siege) -> f64 {
    let choices = |game: &Siege, seat: Seat| {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let chosen = moves.iter().map(|m| {
            let mut after = *game;
            after.play(seat, m, &mut Log::off()).unwrap();
            after
        });
        if moves.is_empty() { vec![*game] } else { chosen.collect::<Vec<_>>() }
    };
    let rows: Vec<Vec<Siege>> =
        choices(game, Seat(0)).iter().map(|chosen| choices(chosen, Seat(1))).collect();
    let mut matrix = Matrix::new(rows.len(), rows[0].len());
    for (row, line) in rows.iter().enumerate() {
        for (column, after) in line.iter().enumerate() {
            *matrix.payoff(row, column) = openings::share(after, Seat(0)).unwrap();
        }
    }
    matrix.solve().value
}
