//! Sets of components: what is printed in somebody's box, written down so that it can be played with. A game that has
//! such sets reads, checks, draws and compares them by [`Sets`]; the envelope around them is the same for all games.

pub mod place;
pub mod reading;

use crate::dice::hex;
use crate::lang::{Lang, Words};
use crate::message::Message;
use crate::scene::Scene;
use place::{Step, path_text};
use reading::Reading;
use serde::Serialize;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

/// The version of the format that is written.
pub const FORMAT: &str = "castellan-set/2";
/// How long the name of a set and of who checked it may be.
const NAME_CHARS_MAX: usize = 60;
/// How many people may have checked a set.
const CHECKED_BY_MAX: usize = 4;

/// The fields that every set may have beside its game's own.
pub const ENVELOPE: [&str; 6] = ["format", "game", "name", "hash", "checkedBy", "draft"];

/// How bad a fault is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// The set can't be played with.
    Error,
    /// It can, but somebody should look again.
    Warning,
}

/// What is wrong with a set, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// How bad it is.
    pub severity: Severity,
    /// The way to the value that is wrong.
    pub path: Vec<Step>,
    /// What is wrong with it, as a sentence.
    pub why: Message,
}

impl Fault {
    /// The name of the fault for programs: the key of its message behind `set-`.
    pub fn code(&self) -> &str {
        self.why.key.split_once("set-").map_or(&*self.why.key, |(_, code)| code)
    }

    /// The fault as programs and pages are told of it.
    pub fn to_json(&self, words: &[Words; 2]) -> Value {
        let mut told = Map::new();
        told.insert("severity".to_owned(), json!(self.severity));
        told.insert("code".to_owned(), json!(self.code()));
        told.insert("place".to_owned(), json!(path_text(&self.path)));
        for words in words {
            told.insert(words.lang().code().to_owned(), json!(words.say(&self.why, &[])));
        }
        Value::Object(told)
    }
}

/// How many there are of something that the rulebook counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// What is counted.
    pub what: &'static str,
    /// How many there should be.
    pub right: usize,
    /// How many there are.
    pub found: usize,
}

/// What the check of a set found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// What is wrong, in the order of the set.
    pub faults: Vec<Fault>,
    /// What the rulebook counts.
    pub counts: Vec<Count>,
    /// The set as it would be written, with its hash; none if it could not be read that far.
    pub set: Option<Value>,
    /// The options of a table that plays with it; none if it can't be played with.
    pub options: Option<Value>,
}

impl Report {
    /// Whether the set can be played with.
    pub fn is_playable(&self) -> bool {
        self.options.is_some()
    }

    /// The report as programs and pages are told of it.
    pub fn to_json(&self, game: &str, words: &[Words; 2]) -> Value {
        let hash = self.set.as_ref().and_then(|set| set.get("hash")).cloned();
        json!({
            "game": game,
            "playable": self.is_playable(),
            "hash": hash,
            "problems": self.faults.iter().map(|fault| fault.to_json(words)).collect::<Vec<_>>(),
            "counts": self.counts,
            "set": self.set,
            "options": self.options,
        })
    }
}

/// A drawing of a piece of a set.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The picture; it offers nothing.
    pub scene: Scene,
    /// What is to be seen, thing by thing.
    pub words: Vec<Message>,
}

/// A difference between two sets of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// What differs, for programs: `tile`, `count`, `only-a`, `only-b`, or a field of the set.
    pub what: &'static str,
    /// The piece of the first set.
    pub a: Option<Value>,
    /// The piece of the second set.
    pub b: Option<Value>,
    /// By how many quarter turns the second piece lies as the first one does.
    pub turn: u8,
    /// The places where the two pieces differ, as the first one lies.
    pub at: Vec<String>,
    /// The difference as a sentence.
    pub say: Message,
}

impl Difference {
    /// The difference as programs and pages are told of it.
    pub fn to_json(&self, words: &[Words; 2]) -> Value {
        let mut told = json!({
            "what": self.what, "a": self.a, "b": self.b, "turn": self.turn, "at": self.at,
        });
        for words in words {
            told[words.lang().code()] = json!(words.say(&self.say, &[]));
        }
        told
    }
}

/// What two sets have in common and in what they differ.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Comparison {
    /// How many kinds of pieces are the same in both, copies included.
    pub same: usize,
    /// Everything else.
    pub differences: Vec<Difference>,
}

/// What a game knows about sets of its components. Sets come from strangers: nothing here may panic or take long,
/// whatever is given.
pub trait Sets: Sync {
    /// Whether a set says that it is of this game.
    fn owns(&self, set: &Value) -> bool;
    /// The set that comes with the game.
    fn stand_in(&self) -> Value;
    /// Reads a set and finds all that is wrong with it, in the words of the edition.
    fn check(&self, set: &Value, edition: &str) -> Report;
    /// Draws a piece of a set, as `what` names it.
    ///
    /// # Errors
    /// If there is no such piece, or it is too wrong to be drawn.
    fn draw(&self, set: &Value, what: &Value, edition: &str) -> Result<Drawing, Box<Fault>>;
    /// Finds the differences between two sets that can be read.
    fn compare(&self, a: &Value, b: &Value) -> Comparison;
}

/// The envelope of a set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Envelope {
    /// What the set is called.
    pub name: Option<String>,
    /// Who compared it with the box.
    pub checked_by: Vec<String>,
    /// Whether it is not finished, on purpose.
    pub is_draft: bool,
    /// The hash that it claims to have.
    hash: Option<String>,
}

impl Envelope {
    /// Reads the envelope of a set of this game.
    pub fn read(reading: &mut Reading, fields: &Map<String, Value>, game: &str) -> Envelope {
        reading.needed(fields, "format", |reading, value| {
            if value != FORMAT {
                reading.error(Message::new("set-format").with("format", FORMAT));
            }
        });
        reading.needed(fields, "game", |reading, value| {
            if value != game {
                reading.error(Message::new("set-game").with("game", game));
            }
        });
        let text = |reading: &mut Reading, value: &Value| reading.text(value, NAME_CHARS_MAX);
        let name = reading.optional(fields, "name", |reading, value| Some(text(reading, value)));
        let checked_by =
            reading.optional(fields, "checkedBy", |reading, value| reading.list(value, CHECKED_BY_MAX, text));
        let is_draft = reading.optional(fields, "draft", |reading, value| {
            let is_draft = reading.flag(value);
            if is_draft {
                reading.error("set-draft");
            }
            is_draft
        });
        let hash = reading.optional(fields, "hash", |reading, value| Some(reading.text(value, 64)));
        Envelope { name, checked_by, is_draft, hash }
    }

    /// The envelope of a set that has no more than a name.
    pub fn named(name: Option<String>) -> Envelope {
        Envelope { name, ..Envelope::default() }
    }

    /// Compares the hash that the set claims to have with the one that it has.
    pub fn check_hash(&self, reading: &mut Reading, hash: &str) {
        if self.hash.as_ref().is_some_and(|claimed| !claimed.eq_ignore_ascii_case(hash)) {
            reading.within(Step::Key("hash"), |reading| reading.error("set-hash"));
        }
    }

    /// The whole set as it is written: the envelope around the game's own fields.
    pub fn write(&self, game: &str, own: &Map<String, Value>) -> Value {
        let mut set = Map::new();
        set.insert("format".to_owned(), json!(FORMAT));
        set.insert("game".to_owned(), json!(game));
        if let Some(name) = &self.name {
            set.insert("name".to_owned(), json!(name));
        }
        set.insert("hash".to_owned(), json!(hash_of(game, own)));
        if !self.checked_by.is_empty() {
            set.insert("checkedBy".to_owned(), json!(self.checked_by));
        }
        if self.is_draft {
            set.insert("draft".to_owned(), json!(true));
        }
        set.extend(own.clone());
        Value::Object(set)
    }
}

/// The hash of a set: of its game and of what it says, whatever it is called.
pub fn hash_of(game: &str, own: &Map<String, Value>) -> String {
    let text = json!([game, own]).to_string();
    hex(&Sha256::digest(text.as_bytes()))
}

/// The words of a game in the order in which reports have them.
pub fn both_languages(words: impl Fn(Lang) -> Words) -> [Words; 2] {
    [words(Lang::En), words(Lang::Pl)]
}
