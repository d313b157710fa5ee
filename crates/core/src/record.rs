//! The record: a whole game as one JSON object, printed the same way every time and parsed with suspicion.

pub mod replay;
pub(crate) mod shape;
pub mod unread;

use crate::limits::{ENTRIES_MAX, JSON_LEVELS_MAX, NAME_CHARS_MAX, RECORD_BYTES_MAX, TABLE_ID_BYTES_MAX};
use crate::message::Message;
use crate::seat::{SEATS_MAX, Seat};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use std::sync::Arc;

/// The format that this version writes.
pub const FORMAT: &str = "castellan/1";

/// Who decides the chances of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draws {
    /// The dice of the seed, at once.
    Auto,
    /// Somebody dictates each, or asks the dice for it.
    Manual,
}

/// What kind of player sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person, or a program in a person's place.
    Human,
    /// One of our bots.
    Bot,
    /// Nobody yet.
    Open,
}

/// A player as the record names them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name; empty for one who gave none.
    pub name: String,
    /// What kind of player.
    pub who: Who,
    /// The bot's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

impl Player {
    /// A person of this name.
    pub fn human(name: impl Into<String>) -> Player {
        Player { name: name.into(), who: Who::Human, level: None }
    }
}

/// One line of a record. Entries are only ever added, and many hold the same ones: copies share what was decided.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "RawEntry")]
pub enum Entry {
    /// A player's decision.
    Move(Seat, Arc<Value>),
    /// What the bag or the deck decided.
    Chance(Arc<Value>),
    /// The seat took back its decision at this entry.
    Undo(Seat, usize),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEntry {
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(rename = "move", default)]
    mv: Option<Value>,
    #[serde(default)]
    chance: Option<Value>,
    #[serde(default)]
    undo: Option<usize>,
}

impl TryFrom<RawEntry> for Entry {
    type Error = &'static str;

    fn try_from(raw: RawEntry) -> Result<Entry, Self::Error> {
        match raw {
            RawEntry { seat: Some(seat), mv: Some(mv), chance: None, undo: None } => {
                Ok(Entry::Move(seat, mv.into()))
            }
            RawEntry { seat: None, mv: None, chance: Some(chance), undo: None } => {
                Ok(Entry::Chance(chance.into()))
            }
            RawEntry { seat: Some(seat), mv: None, chance: None, undo: Some(at) } => {
                Ok(Entry::Undo(seat, at))
            }
            _ => Err("an entry is a seat's move, a chance or a seat's undo"),
        }
    }
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        match self {
            Entry::Move(seat, mv) => {
                fields.serialize_entry("seat", seat)?;
                fields.serialize_entry("move", &**mv)?;
            }
            Entry::Chance(chance) => fields.serialize_entry("chance", &**chance)?,
            Entry::Undo(seat, at) => {
                fields.serialize_entry("seat", seat)?;
                fields.serialize_entry("undo", at)?;
            }
        }
        fields.end()
    }
}

/// How a finished game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The points by seat.
    pub scores: Vec<i32>,
    /// The seats that won.
    pub winners: Vec<Seat>,
}

/// A whole game: who played what with which options, every decision and every chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// [`FORMAT`].
    pub format: String,
    /// The id of the table, part of the commitment.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// The game's options with all defaults filled in.
    pub options: Value,
    /// Who decided the chances.
    pub chance: Draws,
    /// The players by seat.
    pub players: Vec<Player>,
    /// The promise made about the seed before the first move.
    pub commitment: String,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Everything that happened.
    pub entries: Vec<Entry>,
    /// How it ended, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

/// A record that can't be read or played, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// What is wrong with it.
    pub say: Message,
}

impl BadRecord {
    /// A refusal of a record.
    pub fn new(say: impl Into<Message>) -> BadRecord {
        BadRecord { say: say.into() }
    }

    /// The same refusal, with the entry at which it showed.
    #[must_use]
    pub fn at_entry(self, n: usize) -> BadRecord {
        BadRecord::new(Message::new("record-at-entry").with("entry", n).with("why", self.say))
    }
}

impl Record {
    /// Reads a record.
    ///
    /// ```
    /// use castellan_core::record::Record;
    ///
    /// assert!(Record::parse("{}").is_err(), "whatever is read back is a stranger's");
    /// ```
    ///
    /// # Errors
    /// If it is too large, not JSON, of another format, or has unknown, missing or mistyped fields.
    pub fn parse(text: &str) -> Result<Record, BadRecord> {
        if text.len() > RECORD_BYTES_MAX {
            return Err(BadRecord::new(Message::new("record-too-large").with("bytes", RECORD_BYTES_MAX)));
        }
        if json_levels(text.as_bytes()) > JSON_LEVELS_MAX {
            return Err(BadRecord::new(Message::new("record-too-deep").with("levels", JSON_LEVELS_MAX)));
        }
        let record: Record =
            serde_json::from_str(text).map_err(|error| BadRecord::unreadable(unread::why(&error)))?;
        let value: Value =
            serde_json::from_str(text).map_err(|error| BadRecord::unreadable(unread::why(&error)))?;
        record.checked(&value)
    }

    /// Takes a record out of a JSON value.
    ///
    /// # Errors
    /// As [`Record::parse`].
    pub fn from_value(value: &Value) -> Result<Record, BadRecord> {
        let record =
            Record::deserialize(value).map_err(|error| BadRecord::unreadable(unread::why(&error)))?;
        record.checked(value)
    }

    /// The record as text: one entry a line, ended by a line end.
    ///
    /// # Panics
    /// Never: every part of a record can be written as JSON.
    pub fn print(&self) -> String {
        let head = Record { entries: Vec::new(), ..self.clone() };
        let json = serde_json::to_string(&head).expect("a record is JSON");
        let lines: Vec<String> = self
            .entries
            .iter()
            .map(|entry| format!("  {}", serde_json::to_string(entry).expect("an entry is JSON")))
            .collect();
        if lines.is_empty() {
            return json + "\n";
        }
        // What stands behind the entries is only the result, so the last such words are the entries'.
        let (before, behind) = json.rsplit_once("\"entries\":[]").expect("a record has entries");
        format!("{before}\"entries\":[\n{}\n]{behind}\n", lines.join(",\n"))
    }

    fn checked(self, value: &Value) -> Result<Record, BadRecord> {
        shape::check(value, &self).map_err(BadRecord::unreadable)?;
        if self.format != FORMAT {
            return Err(BadRecord::new(Message::new("record-other-format").with("format", self.format)));
        }
        let wrong = |field: &'static str| {
            Err(BadRecord::new(Message::new("record-wrong-field").with("field", field)))
        };
        if self.table.len() > TABLE_ID_BYTES_MAX {
            return wrong("table");
        }
        if self.players.len() > usize::from(SEATS_MAX)
            || self.players.iter().any(|player| player.name.chars().count() > NAME_CHARS_MAX)
        {
            return wrong("players");
        }
        if self.entries.len() > ENTRIES_MAX {
            return wrong("entries");
        }
        Ok(self)
    }
}

impl BadRecord {
    fn unreadable(why: Message) -> BadRecord {
        BadRecord::new(Message::new("record-unreadable").with("why", why))
    }
}

/// How deep the brackets of a JSON text nest, strings left out.
pub fn json_levels(text: &[u8]) -> usize {
    let (mut level, mut deepest, mut in_string, mut escaped) = (0usize, 0, false, false);
    for &byte in text {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => {
                level += 1;
                deepest = deepest.max(level);
            }
            b']' | b'}' if !in_string => level = level.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        Record {
            format: FORMAT.to_owned(),
            table: "t1".to_owned(),
            game: "siege".to_owned(),
            options: serde_json::json!({"games": "one"}),
            chance: Draws::Auto,
            players: vec![Player::human("Ann \"entries\":[] a"), Player::human("")],
            commitment: "00".to_owned(),
            seed: None,
            entries: vec![
                Entry::Chance(serde_json::json!({"tile": "drum"}).into()),
                Entry::Move(Seat(0), serde_json::json!({"pass": {}}).into()),
                Entry::Undo(Seat(0), 1),
            ],
            result: None,
        }
    }

    #[test]
    fn printing_and_parsing_is_the_identity() {
        let text = record().print();
        assert_eq!(Record::parse(&text), Ok(record()));
        assert_eq!(Record::parse(&text).unwrap().print(), text);
        assert!(text.contains("\n  {\"seat\":0,\"undo\":1}\n"), "{text}");
    }

    #[test]
    fn a_record_cut_anywhere_is_refused() {
        let text = record().print();
        for end in (0..text.trim_end().len()).filter(|&end| text.is_char_boundary(end)) {
            assert!(Record::parse(&text[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn what_is_unknown_wrong_or_too_much_is_refused() {
        let text = record().print();
        for (from, to) in [
            ("\"table\"", "\"tisch\""),
            ("castellan/1", "castellan/9"),
            ("\"chance\":\"auto\"", "\"chance\":\"maybe\""),
            ("{\"seat\":0,\"undo\":1}", "{\"seat\":0}"),
            ("{\"seat\":0,\"undo\":1}", "{\"seat\":0,\"undo\":1,\"chance\":{}}"),
            ("{\"seat\":0,\"undo\":1}", "{\"seat\":-1,\"undo\":1}"),
            ("{\"seat\":0,\"undo\":1}", "{\"seat\":0,\"undo\":1,\"by\":2}"),
            ("\"who\":\"human\"", "\"who\":\"ghost\""),
        ] {
            assert_ne!(text.replacen(from, to, 1), text, "{from}");
            assert!(Record::parse(&text.replacen(from, to, 1)).is_err(), "{to}");
        }
        let mut long = record();
        long.players[1].name = "x".repeat(NAME_CHARS_MAX + 1);
        assert!(Record::parse(&long.print()).is_err());
        long = record();
        long.entries = vec![Entry::Undo(Seat(0), 0); ENTRIES_MAX + 1];
        assert!(Record::parse(&long.print()).is_err());
        let deep = text.replacen("{\"pass\":{}}", &format!("{}{}", "[".repeat(70), "]".repeat(70)), 1);
        assert_eq!(Record::parse(&deep).unwrap_err().say.key, "record-too-deep");
    }

    #[test]
    fn brackets_in_strings_do_not_nest() {
        assert_eq!(json_levels(br#"{"a":["[[[", "\"[["]}"#), 2);
    }
}
