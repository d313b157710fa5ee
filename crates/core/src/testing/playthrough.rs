//! Playthroughs: the text of a whole random game, to be kept as a golden file.

use super::bench::json;
use crate::dice::{Dice, Seed};
use crate::game::{Game, Turn};
use crate::lang::{Lang, Words};
use crate::record::{Draws, Player};
use crate::scene::words::tell;
use crate::seat::{Seat, Viewer};
use crate::table::any::read_options;
use crate::table::{Setup, Table};
use serde_json::Value;
use std::fmt::Write;

/// Every so many decisions each viewer tells what they see, and one of them shows the view behind it.
const TOLD_EVERY: usize = 6;
/// Of the legal moves so many are written out.
const MOVES_SHOWN: usize = 30;

/// How often a playthrough looks around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Looks {
    /// Every few decisions, with the eyes of everybody.
    Often,
    /// At the first, fourth, sixteenth … decision, with the eyes of whoever is due: for games with much to
    /// see.
    Seldom,
}

/// Plays a whole random game and looks around often.
///
/// # Panics
/// If the options can't be played with or the game breaks a promise.
pub fn playthrough<G: Game>(options: &Value, seats: u8, seed: u64) -> String {
    playthrough_with::<G>(options, seats, seed, Looks::Often)
}

/// Plays a whole random game and writes down its moves, events and scores, and now and then what each
/// viewer sees, which moves are legal, and a view.
///
/// # Panics
/// If the options can't be played with or the game breaks a promise.
pub fn playthrough_with<G: Game>(options: &Value, seats: u8, seed: u64, looks: Looks) -> String {
    let names = ["Hania", "Antek", "Celina", "Bartek", "Ewa", "Filip"];
    let players = names.iter().take(usize::from(seats)).map(|name| Player::human(*name)).collect();
    let dice_seed = Seed::new([0; 32]).derive(&format!("playthrough {seed}"));
    let setup = Setup::new("playthrough", players, Draws::Manual, dice_seed);
    let options = read_options(options).unwrap_or_else(|error| panic!("{error:?}"));
    let table = Table::open(setup, options).unwrap_or_else(|error| panic!("{error:?}"));
    let words = Words::new(Lang::En, (G::META.words)(Lang::En));
    let mut story =
        Story::<G> { names: table.names(), table, words, looks, text: String::new(), decisions: 0 };
    let record = story.table.record();
    story.line(&format!("# {}, {seats} players, seed {seed}, options {}", G::META.id, record.options));
    story.play(&mut Dice::quick(seed));
    story.end();
    story.text
}

struct Story<G: Game> {
    table: Table<G>,
    words: Words,
    names: Vec<String>,
    looks: Looks,
    text: String,
    decisions: usize,
}

impl<G: Game> Story<G> {
    fn play(&mut self, dice: &mut Dice) {
        loop {
            let done = match self.table.game().turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let chance = self.table.draw().expect("a drawn chance is possible");
                    format!("chance {chance}")
                }
                turn @ (Turn::Seat(_) | Turn::Secret(_)) => {
                    let due: Vec<Seat> = turn.seats().iter().collect();
                    let seat = due[dice.index(due.len())];
                    self.look(seat);
                    self.decisions += 1;
                    let moves = self.table.moves(seat);
                    let m = &moves[dice.index(moves.len())];
                    self.table.play(seat, m).expect("a listed move is legal");
                    format!("{}: {m}", self.names[seat.index()])
                }
            };
            self.line(&format!("\n> {done}"));
            self.tell_events();
        }
    }

    /// What is seen now, if it is time to look; the view behind it for one viewer after the other.
    fn look(&mut self, due: Seat) {
        let n = self.decisions;
        let (viewers, is_time): (Vec<Viewer>, bool) = match self.looks {
            Looks::Often => (Viewer::all(self.table.setup().seats()).collect(), n.is_multiple_of(TOLD_EVERY)),
            Looks::Seldom => {
                let is_power_of_four =
                    (n + 1).is_power_of_two() && (n + 1).trailing_zeros().is_multiple_of(2);
                (vec![Viewer::Seat(due)], is_power_of_four)
            }
        };
        if !is_time {
            return;
        }
        for &viewer in &viewers {
            let told = tell(&self.table.scene(viewer), &self.words, &self.names);
            let name = viewer.seat().map_or("a watcher", |seat| &self.names[seat.index()]);
            self.line(&format!("\n[{name} sees]\n{}", told.trim_end()));
        }
        let viewer = viewers[self.decisions / TOLD_EVERY % viewers.len()];
        self.line(&format!("\n[view of {}]\n{}", json(&viewer), json(&self.table.view(viewer))));
        let moves = self.table.moves(due);
        let shown: Vec<String> = moves.iter().take(MOVES_SHOWN).map(ToString::to_string).collect();
        let name = &self.names[due.index()];
        self.line(&format!("\n[{} moves of {name}]\n{}", moves.len(), shown.join("\n")));
    }

    fn tell_events(&mut self) {
        let last = self.table.entries().len() - 1;
        let mut text = String::new();
        for (_, event) in self.table.events().filter(|(entry, _)| *entry == last) {
            let secret = if event.is_open_to(Viewer::Watcher) { "" } else { " (secret)" };
            let said = self.words.say(&event.say, &self.names);
            writeln!(text, "  {} {said}{secret}", event.rule).expect("a string can be written to");
        }
        self.text += &text;
    }

    fn end(&mut self) {
        let state = self.table.state(&self.words);
        self.line("\n[scores]");
        for (name, points) in self.names.clone().iter().zip(&state.scores) {
            self.line(&format!("{name}: {points}"));
        }
        let winners = state.winners.unwrap_or_default();
        let winners: Vec<&str> = winners.iter().map(|seat| self.names[seat.index()].as_str()).collect();
        self.line(&format!("won by {}", winners.join(", ")));
    }

    fn line(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }
}
