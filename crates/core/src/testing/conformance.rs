//! The conformance suite: random games in which everything that the trait promises is checked.
//!
//! The promises are in `moves.rs`, `records.rs`, `hidden.rs`, `scenes.rs` and `art.rs`; this file plays.

use super::bench::Bench;
use super::{art, hidden, moves, records, scenes};
use crate::dice::{Dice, Seed};
use crate::game::{Game, Options, Turn};
use crate::record::{Draws, Player};
use crate::table::any::read_options;
use crate::table::{Setup, Table};
use serde_json::Value;

/// Runs the suite with its usual pace: `games` random games for every number of players with each of
/// these options, as JSON. Options that some numbers of players can't be played with are left out there.
///
/// # Panics
/// At the first promise that the game breaks; the seats, options and the record so far are printed.
pub fn conformance<G: Game>(options: &[Value], games: u64, seed: u64) {
    Suite::new(options, games, seed).run::<G>();
}

/// How many games a test plays: `usual` many, unless the environment's `GAMES` says otherwise. So the same
/// test is the quick one of every change and the long one by hand.
///
/// # Panics
/// If `GAMES` is not a number.
pub fn games(usual: u64) -> u64 {
    match std::env::var("GAMES") {
        Ok(count) => count.parse().expect("GAMES is a number"),
        Err(_) => usual,
    }
}

/// How densely a game is checked; its moves, points and end are checked at every position anyway.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// One of so many positions is checked for refusals, undo, replay and hidden information.
    pub checks: u32,
    /// One of so many positions is drawn and told for every viewer.
    pub pictures: u32,
}

impl Pace {
    /// The usual pace of a run of so many games. A long run spends its time on games and not on looking
    /// closely at each of them, so from some thousands on its checks grow thinner.
    pub fn of(games: u64) -> Pace {
        let thin = (games / 2000).clamp(1, 64) as u32;
        Pace { checks: 16 * thin, pictures: 128 * thin }
    }
}

/// What the suite is to play.
#[derive(Clone, Debug)]
pub struct Suite {
    /// Each of these options is played.
    pub options: Vec<Value>,
    /// So many games for each number of players and each options.
    pub games: u64,
    /// The dice that choose everything.
    pub seed: u64,
    /// How densely positions are checked.
    pub pace: Pace,
    /// Whether a decision with this one option, in its written form, is asked nevertheless.
    pub always_asked: fn(&str) -> bool,
}

impl Suite {
    /// A suite with the usual pace, for a game that asks no decision with one option.
    pub fn new(options: &[Value], games: u64, seed: u64) -> Suite {
        Suite { options: options.to_vec(), games, seed, pace: Pace::of(games), always_asked: |_| false }
    }

    /// The suite with another pace.
    #[must_use]
    pub fn pace(mut self, pace: Pace) -> Suite {
        self.pace = pace;
        self
    }

    /// The suite for a game that asks some decisions although they have one option, told by its notation.
    #[must_use]
    pub fn always_asked(mut self, always_asked: fn(&str) -> bool) -> Suite {
        self.always_asked = always_asked;
        self
    }

    /// Plays and checks.
    ///
    /// # Panics
    /// At the first promise that the game breaks.
    pub fn run<G: Game>(&self) {
        art::check::<G>();
        scenes::check_option_labels::<G>();
        let mut bench = Bench::<G>::new(self.always_asked, self.seed);
        let counts = G::META.seats_min..=G::META.seats_max;
        for options in &self.options {
            let played = counts.clone().filter(|&seats| self.play_all(&mut bench, options, seats)).count();
            assert!(played > 0, "no number of players can play with {options}");
        }
        for seats in counts {
            let complete = |options| read_options::<G::Options>(options).ok()?.complete(seats).ok();
            assert!(self.options.iter().any(|o| complete(o).is_some()), "nothing is played by {seats}");
        }
    }

    fn play_all<G: Game>(&self, bench: &mut Bench<G>, options: &Value, seats: u8) -> bool {
        let parsed: G::Options = read_options(options).unwrap_or_else(|error| panic!("{options}: {error:?}"));
        let Ok(complete) = parsed.complete(seats) else { return false };
        let again = complete.clone().complete(seats);
        assert_eq!(again.as_ref(), Ok(&complete), "complete options stay as they are");
        for game in 0..self.games {
            let seed = Seed::new([0; 32]).derive(&format!("{} {options} {seats} {game}", self.seed));
            bench.dice = Dice::quick(seed.number());
            let draws = if game % 2 == 0 { Draws::Manual } else { Draws::Auto };
            let players = (0..seats).map(|seat| Player::human(format!("P{seat}"))).collect();
            let setup = Setup::new(format!("game {game}"), players, draws, seed);
            let table = Table::open(setup, complete.clone()).expect("complete options can be played");
            Random { table, pace: self.pace }.play(bench);
        }
        true
    }
}

/// One random game; dropped in a panic it prints its record, so that the position can be looked at.
struct Random<G: Game> {
    table: Table<G>,
    pace: Pace,
}

impl<G: Game> Random<G> {
    fn play(&mut self, bench: &mut Bench<G>) {
        let mut standing = self.table.entries().len();
        loop {
            self.check(bench);
            assert!(standing <= G::META.entries_max as usize, "the game takes more than its longest");
            match self.table.game().turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let chance = self.table.draw().expect("a drawn chance is possible");
                    moves::check_notation(&chance);
                    bench.chances.keep(chance, &mut bench.dice);
                    standing += 1;
                }
                turn @ (Turn::Seat(_) | Turn::Secret(_)) => {
                    let due: Vec<_> = turn.seats().iter().collect();
                    let seat = due[bench.dice.index(due.len())];
                    let listed = self.table.moves(seat);
                    let m = listed[bench.dice.index(listed.len())].clone();
                    let before = self.table.entries().len();
                    self.table.play(seat, &m).expect("a listed move is legal");
                    standing += self.table.entries().len() - before;
                    bench.moves.keep(m, &mut bench.dice);
                }
            }
        }
        records::check_load(&self.table);
        records::check_verdict(&self.table);
    }

    /// Checks a position: what is cheap always, the rest where the dice say so.
    fn check(&mut self, bench: &mut Bench<G>) {
        records::check_points(&self.table);
        records::check_winners(&self.table);
        moves::check_lists(bench, &self.table);
        if bench.dice.below(self.pace.checks) == 0 {
            moves::check_listed(bench, &self.table);
            moves::check_unlisted(bench, &self.table);
            moves::check_other_chances(bench, &self.table);
            records::check_load(&self.table);
            records::check_verdict(&self.table);
            records::check_past(&self.table);
            hidden::check_guesses(bench, &self.table);
            hidden::check_secret_moves(bench, &self.table);
            hidden::check_hidden_chances(bench, &self.table);
            // Last, because it leaves its undo in the record, to be loaded with the rest.
            records::check_undo(bench, &mut self.table);
        }
        if bench.dice.below(self.pace.pictures) == 0 {
            scenes::check(bench, &self.table);
            hidden::check_pictures(bench, &self.table);
        }
    }
}

impl<G: Game> Drop for Random<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("broken at the end of this record:\n{}", self.table.record().print());
        }
    }
}
