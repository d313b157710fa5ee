//! What the server is given: the games, a mind for each, and their words and drawings made ready once.

use castellan_core::any_game::{AnyGame, AnyView};
use castellan_core::lang::{Lang, Words};
use castellan_core::scene::Symbol;
use castellan_core::seat::Seat;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

/// Bots of one game. They think from a view, as every player does.
pub trait Mind: Send + Sync {
    /// The levels, weakest first.
    fn levels(&self) -> &'static [&'static str];
    /// Chooses a move; none if the view is not of this game or the seat is not due.
    fn think(&self, thought: &Thought<'_>) -> Option<Value>;
}

/// What a bot is asked.
pub struct Thought<'a> {
    /// What it may know.
    pub view: &'a dyn AnyView,
    /// Where it sits.
    pub seat: Seat,
    /// How well it plays.
    pub level: &'a str,
    /// The moves that it may make.
    pub moves: &'a [Value],
    /// How long it may think.
    pub time: Duration,
    /// Where its luck starts.
    pub luck: u64,
}

/// One game with everything the server needs of it.
pub struct Registered {
    /// The rules.
    pub game: Box<dyn AnyGame>,
    /// The bots.
    pub mind: Box<dyn Mind>,
    /// The drawings.
    pub art: Vec<Symbol>,
    words: [Words; 2],
}

impl Registered {
    /// The game's words in a language.
    pub fn words(&self, lang: Lang) -> &Words {
        &self.words[lang as usize]
    }
}

/// The games that a server plays.
#[derive(Clone)]
pub struct Registry(Arc<Vec<Registered>>);

impl Registry {
    /// These games with their bots.
    pub fn new(games: impl IntoIterator<Item = (Box<dyn AnyGame>, Box<dyn Mind>)>) -> Registry {
        let ready = |(game, mind): (Box<dyn AnyGame>, Box<dyn Mind>)| Registered {
            art: game.art(),
            words: Lang::ALL.map(|lang| game.words(lang)),
            game,
            mind,
        };
        Registry(Arc::new(games.into_iter().map(ready).collect()))
    }

    /// The game of this id.
    pub fn find(&self, id: &str) -> Option<&Registered> {
        self.0.iter().find(|registered| registered.game.meta().id == id)
    }

    /// All games.
    pub fn iter(&self) -> impl Iterator<Item = &Registered> {
        self.0.iter()
    }
}

/// A mind that takes any listed move: for tests, and for whoever has no other.
#[derive(Clone, Copy, Debug)]
pub struct Whim;

impl Mind for Whim {
    fn levels(&self) -> &'static [&'static str] {
        &["random"]
    }

    fn think(&self, thought: &Thought<'_>) -> Option<Value> {
        let at = castellan_core::dice::Dice::quick(thought.luck).index(thought.moves.len().max(1));
        thought.moves.get(at).cloned()
    }
}
