//! The marathon: very many random games in which what is cheap to see is checked at every position.
//!
//! The conformance suite looks closely at some games; a marathon looks for what happens once in a million.

use crate::dice::{Dice, Seed};
use crate::game::{Game, Options, Turn};
use crate::log::Log;
use crate::seat::Seat;
use crate::table::any::read_options;
use serde_json::Value;

/// The game's own audit is made at one of so many positions, and at the end.
const AUDITS: u32 = 16;

/// Plays `games` random games for every number of players with each of these options.
///
/// At every position the moves must be sorted, unique and accepted, seats that are not due have none, points
/// are those of the events, and there is a winner exactly at the end; `audit` panics at whatever else is wrong.
///
/// # Panics
/// At the first thing that is wrong; what was played is printed.
pub fn marathon<G: Game>(options: &[Value], games: u64, seed: u64, audit: impl Fn(&G)) {
    for options in options {
        let parsed: G::Options = read_options(options).unwrap_or_else(|bad| panic!("{options}: {bad:?}"));
        for seats in G::META.seats_min..=G::META.seats_max {
            let Ok(complete) = parsed.clone().complete(seats) else { continue };
            for game in 0..games {
                let what = format!("{seed} {options} {seats} {game}");
                let dice = Dice::quick(Seed::new([0; 32]).derive(&what).number());
                let _told = Told(what);
                Runner { game: G::new(&complete, seats), seats, dice, points: [0; 8], moves: Vec::new() }
                    .run(&audit);
            }
        }
    }
}

/// Says which game it was if it ends in a panic.
struct Told(String);

impl Drop for Told {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("broken in the game of seed, options, seats and number {}", self.0);
        }
    }
}

struct Runner<G: Game> {
    game: G,
    seats: u8,
    dice: Dice,
    points: [i32; 8],
    moves: Vec<G::Move>,
}

impl<G: Game> Runner<G> {
    fn run(&mut self, audit: &impl Fn(&G)) {
        for entries in 0.. {
            assert!(entries <= G::META.entries_max, "the game takes more than its longest");
            let turn = self.game.turn();
            let over = turn == Turn::Over;
            assert_eq!(over, !self.game.winners().is_empty(), "somebody wins exactly at the end");
            if over || self.dice.below(AUDITS) == 0 {
                audit(&self.game);
            }
            if over {
                return;
            }
            let mut log = Log::on();
            self.step(turn, &mut log);
            for (seat, gained) in log.events().iter().filter_map(|event| event.points) {
                self.points[seat.index()] += gained;
            }
            for seat in Seat::all(self.seats) {
                assert_eq!(self.game.points(seat), self.points[seat.index()], "points of {seat}'s events");
            }
        }
    }

    fn step(&mut self, turn: Turn, log: &mut Log) {
        if let Turn::Chance(_) = turn {
            let chance = self.game.draw(&mut self.dice);
            self.game.resolve(&chance, log).expect("a drawn chance is possible");
            return;
        }
        let due = turn.seats();
        let chooser = due.iter().nth(self.dice.index(due.iter().count())).expect("somebody is due");
        for seat in Seat::all(self.seats).filter(|&seat| seat != chooser) {
            self.moves.clear();
            self.game.moves(seat, &mut self.moves);
            assert_eq!(self.moves.is_empty(), !due.contains(seat), "moves of {seat} while {due:?} are due");
        }
        self.moves.clear();
        self.game.moves(chooser, &mut self.moves);
        assert!(self.moves.is_sorted_by(|a, b| a < b), "moves in order, each once");
        let choice = &self.moves[self.dice.index(self.moves.len())];
        self.game.play(chooser, choice, log).expect("a listed move is legal");
    }
}
