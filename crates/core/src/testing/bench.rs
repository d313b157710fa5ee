//! What the checks of the conformance suite share: dice, both languages, and what was seen before.

use crate::dice::Dice;
use crate::game::Game;
use crate::lang::{Lang, Words};
use crate::log::Event;
use crate::message::Message;
use crate::scenario::is_rule_number;
use crate::scene::Symbol;
use crate::seat::{Seat, Viewer};
use crate::table::Table;
use serde::Serialize;
use std::collections::BTreeSet;

/// Tools and memory of one run of the suite.
pub(super) struct Bench<G: Game> {
    pub(super) dice: Dice,
    pub(super) words: Vec<Words>,
    pub(super) art: Vec<Symbol>,
    pub(super) always_asked: fn(&str) -> bool,
    /// Moves of other positions, to be tried where they are not listed.
    pub(super) moves: Memory<G::Move>,
    /// Chances of other times.
    pub(super) chances: Memory<G::Chance>,
    rules: BTreeSet<String>,
}

impl<G: Game> Bench<G> {
    pub(super) fn new(always_asked: fn(&str) -> bool, seed: u64) -> Bench<G> {
        let [english, polish] = Lang::ALL.map(|lang| rule_numbers((G::META.rules)(lang)));
        Bench {
            dice: Dice::quick(seed),
            words: Lang::ALL.map(|lang| Words::new(lang, (G::META.words)(lang))).into(),
            art: G::art(),
            always_asked,
            moves: Memory::new(),
            chances: Memory::new(),
            rules: english.into_iter().filter(|rule| polish.contains(rule)).collect(),
        }
    }

    /// The message says something in both languages.
    pub(super) fn check_says(&self, message: &Message, names: &[String]) {
        for words in &self.words {
            let said = words.say(message, names);
            let something = !said.trim().is_empty() && !said.contains('⟦');
            assert!(something, "{message:?} says nothing in {}: {said:?}", words.lang());
        }
    }

    /// The rule stands on both rules pages.
    pub(super) fn check_rule(&self, rule: &str) {
        assert!(self.rules.contains(rule), "rule {rule:?} is not on both rules pages");
    }
}

/// A sample of what was seen so far.
pub(super) struct Memory<T> {
    seen: Vec<T>,
}

impl<T: PartialEq + Clone> Memory<T> {
    const MOST: usize = 400;

    fn new() -> Memory<T> {
        Memory { seen: Vec::new() }
    }

    /// Remembers a value, in the place of another one when there are many.
    pub(super) fn keep(&mut self, value: T, dice: &mut Dice) {
        if self.seen.contains(&value) {
            return;
        }
        if self.seen.len() < Self::MOST {
            self.seen.push(value);
        } else {
            let at = dice.index(Self::MOST);
            self.seen[at] = value;
        }
    }

    /// Some of the values.
    pub(super) fn some(&self, count: usize, dice: &mut Dice) -> Vec<T> {
        if self.seen.is_empty() {
            return Vec::new();
        }
        (0..count).map(|_| self.seen[dice.index(self.seen.len())].clone()).collect()
    }
}

/// Everything that can be told of a game from outside: two games with the same face are taken as the same.
pub(super) fn face<G: Game>(game: &G, seats: u8) -> String {
    let mut face = format!("{:?} {:?}\n", game.turn(), game.winners());
    for seat in Seat::all(seats) {
        let moves: Vec<String> = moves_of(game, seat).iter().map(ToString::to_string).collect();
        face += &format!("{seat}: {} points, moves {}\n", game.points(seat), moves.join(" | "));
    }
    for viewer in Viewer::all(seats) {
        face += &format!("{viewer:?} {}\n", json(&game.view(viewer)));
    }
    face
}

/// The moves of a seat, none where it is not due.
pub(super) fn moves_of<G: Game>(game: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if game.turn().seats().contains(seat) {
        game.moves(seat, &mut moves);
    }
    moves
}

/// Whether two games have the same face.
pub(super) fn check_same<G: Game>(found: &G, expected: &G, seats: u8, why: &str) {
    let (found, expected) = (face(found, seats), face(expected, seats));
    assert!(found == expected, "{why}:\n{found}\ninstead of\n{expected}");
}

/// A view as JSON text.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our values are JSON")
}

/// The standing events without their entries, which an undo shifts.
pub(super) fn log_of<G: Game>(table: &Table<G>) -> Vec<Event> {
    table.events().map(|(_, event)| event.clone()).collect()
}

/// The events that a viewer may know of.
pub(super) fn open_to(events: &[Event], viewer: Viewer) -> Vec<&Event> {
    events.iter().filter(|event| event.is_open_to(viewer)).collect()
}

/// The numbers of the rules on a rules page, in its order: `**SI07** …`.
pub(super) fn rule_numbers(page: &str) -> Vec<String> {
    let bold = page.split("**").skip(1).step_by(2);
    bold.filter(|text| is_rule_number(text)).map(str::to_owned).collect()
}
