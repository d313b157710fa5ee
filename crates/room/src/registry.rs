//! What the server is given: the games with their bots, their words and drawings made ready once.

use castellan_ai::level::Level;
use castellan_ai::mind::{Mind, Playable};
use castellan_core::game::start::Start;
use castellan_core::lang::{Lang, Words};
use castellan_core::scenario::lesson::Lesson;
use castellan_core::scene::Symbol;
use castellan_core::scene::svg;
use castellan_core::table::any::AnyGame;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// One game with everything the server needs of it.
pub struct Registered {
    /// The rules.
    pub game: Box<dyn AnyGame>,
    /// The bots.
    pub mind: Box<dyn Mind>,
    /// The drawings.
    pub art: Vec<Symbol>,
    /// The drawings as one file.
    pub sheet: Sheet,
    /// The guided first game.
    pub lesson: Option<Lesson>,
    /// Other ordinary games of it, each with its lesson.
    pub starts: Vec<(Start, Lesson)>,
    words: [Words; 2],
}

impl Registered {
    /// The game's words in a language.
    pub fn words(&self, lang: Lang) -> &Words {
        &self.words[lang as usize]
    }

    /// The game's words in every language, English first.
    pub fn both_languages(&self) -> &[Words; 2] {
        &self.words
    }

    /// The other ordinary game of this name.
    pub fn start(&self, id: &str) -> Option<&(Start, Lesson)> {
        self.starts.iter().find(|(start, _)| start.id == id)
    }
}

/// All drawings of a game in one file, under an address that changes with them.
pub struct Sheet {
    /// Where boards find it.
    pub address: String,
    /// The file.
    pub file: Vec<u8>,
}

impl Sheet {
    fn new(game: &str, art: &[Symbol]) -> Sheet {
        let file = svg::symbols(art).into_bytes();
        let version = castellan_core::dice::hex(&Sha256::digest(&file));
        Sheet { address: format!("/art/{}/{game}.svg", &version[..16]), file }
    }
}

/// The games that a server plays.
#[derive(Clone)]
pub struct Registry(Arc<Vec<Registered>>);

impl Registry {
    /// These games with their bots.
    ///
    /// # Panics
    /// If a game's lesson can't be read: it is part of the program.
    pub fn new(games: impl IntoIterator<Item = Playable>) -> Registry {
        let ready = |Playable { game, mind }: Playable| {
            let art = game.art();
            let lesson = Some(game.lesson()).filter(|text| !text.is_empty());
            let parse =
                |text| Lesson::parse(game.meta().id, text).unwrap_or_else(|report| panic!("{report}"));
            Registered {
                lesson: lesson.map(parse),
                starts: game.starts().iter().map(|start| (*start, parse(start.lesson))).collect(),
                sheet: Sheet::new(game.meta().id, &art),
                art,
                words: Lang::ALL.map(|lang| game.words(lang)),
                game,
                mind,
            }
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

/// The level of this name, if it is one that people play against.
pub fn level_for_people(name: &str) -> Option<Level> {
    level(name).filter(|level| level.is_for_people())
}

/// The level of this name, if anybody may ask for it: those for people, and `random` for tests. The others
/// are yardsticks of the program's own measurements.
pub fn level_for_anybody(name: &str) -> Option<Level> {
    level(name).filter(|level| *level == Level::Random || level.is_for_people())
}

/// The level of this name: journals may hold any.
pub fn level(name: &str) -> Option<Level> {
    name.parse().ok()
}
