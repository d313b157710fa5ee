//! The journal of a room: every line that the store keeps. A room is what its lines add up to.
//!
//! Lines are only ever added. Positions, scores and views are never kept.

use crate::secret::{Hash, Person, WatchKey};
use crate::time::Millis;
use castellan_core::record::{Entry, Player, Who};
use castellan_core::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One line: something that happened in a room, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// When it happened, by the clock that all nodes share.
    pub at: Millis,
    /// What happened.
    #[serde(rename = "is")]
    pub what: What,
}

impl Line {
    /// The line as the store keeps it.
    ///
    /// # Panics
    /// Never: every line can be written as JSON.
    pub fn print(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a line is JSON")
    }

    /// Reads a line of the store.
    ///
    /// # Errors
    /// If this version never wrote such a line.
    pub fn parse(bytes: &[u8]) -> Result<Line, serde_json::Error> {
        serde_json::from_slice(bytes)
    }
}

/// What can happen in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    /// The table was opened: always the first line and only that.
    Opened(Box<Opened>),
    /// A seat decided or took back, and these entries came of it.
    Played {
        /// The seat that decided.
        seat: Seat,
        /// The id by which a repeated request is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        request: Option<String>,
        /// The decision and the chances that followed, or the undo.
        entries: Vec<Entry>,
    },
    /// Somebody took a seat.
    Sat {
        /// The seat that was taken.
        seat: Seat,
        /// The secret by which they are known there.
        key: Hash,
        /// Who they are, if they have a device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<Person>,
        /// What they are called.
        name: String,
    },
    /// Somebody gave their seat up.
    Left {
        /// The seat that was given up.
        seat: Seat,
    },
    /// A bot plays in somebody's place until they are back.
    StoodIn {
        /// The seat that the bot plays for.
        seat: Seat,
        /// How well.
        level: String,
        /// Whether the player's time had run out. Older versions do not say.
        #[serde(default, skip_serializing_if = "is_not")]
        ran_out: bool,
    },
    /// The host starts the clock although seats are open.
    Started,
    /// Somebody plays for themselves again.
    Back {
        /// The seat whose person is back.
        seat: Seat,
    },
    /// Somebody is called something else.
    Named {
        /// The seat that is renamed.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// Somebody said something.
    Said {
        /// The seat that speaks.
        seat: Seat,
        /// The text or the phrase.
        say: Say,
    },
    /// The host says what may be said.
    Hushed {
        /// From now on.
        chat: ChatRule,
    },
    /// The host removed somebody from a seat, which is open again, by another link.
    Kicked {
        /// The seat that is open again.
        seat: Seat,
        /// The secret of its new link.
        invite: Hash,
        /// The same as it is shown to the host. Older versions did not keep it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        link: Option<WatchKey>,
        /// Who may not come back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        banned: Option<Person>,
    },
    /// The host lets somebody say nothing, or speak again.
    Muted {
        /// The seat that is muted or heard again.
        seat: Seat,
        /// Whether they may say nothing.
        muted: bool,
    },
    /// The same players play again, there.
    Rematched {
        /// The other table.
        table: String,
    },
}

impl What {
    /// The seat whose people did it, where it was one; a bot may be put there by others.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            What::Played { seat, .. }
            | What::Sat { seat, .. }
            | What::Left { seat }
            | What::Back { seat }
            | What::Named { seat, .. }
            | What::Said { seat, .. } => Some(*seat),
            What::Opened(_)
            | What::StoodIn { .. }
            | What::Started
            | What::Hushed { .. }
            | What::Kicked { .. }
            | What::Muted { .. }
            | What::Rematched { .. } => None,
        }
    }
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Say {
    /// In their own words.
    Text(String),
    /// One of the quick phrases, told to everybody in their own language.
    Phrase(String),
}

/// The quick phrases; each has a message `phrase-…`.
pub const PHRASES: [&str; 8] =
    ["hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "good-game"];

/// What may be said at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatRule {
    /// Phrases and free text.
    #[default]
    All,
    /// Quick phrases only.
    Phrases,
    /// No chat at all.
    Off,
}

/// A table as it was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// The game's id.
    pub game: String,
    /// Its options as they were asked for.
    pub options: Value,
    /// The seed of the dice. It leaves the server only once the game is over.
    pub seed: String,
    /// The seats.
    pub seats: Vec<Chair>,
    /// Whose table it is, if they have a device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Person>,
    /// The token of the seat that the host took, for a host who is known by it. Tables of older versions do
    /// not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host_key: Option<Hash>,
    /// The secret of the link for watchers, if the table is private.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watch: Option<WatchKey>,
    /// Who may not sit down here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub banned: Vec<Person>,
    /// The clock, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<crate::clock::Clock>,
    /// Whether the clock stands still until everybody sits or the host starts it. At tables of older versions
    /// it ran from the first.
    #[serde(default, skip_serializing_if = "is_not")]
    pub clock_waits: bool,
    /// What may be said.
    #[serde(default)]
    pub chat: ChatRule,
    /// Whether there are aids and hints.
    #[serde(default = "yes", skip_serializing_if = "Clone::clone")]
    pub aids: bool,
    /// The level that hints come from, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<String>,
    /// The chances that fell at once.
    pub entries: Vec<Entry>,
}

impl Opened {
    /// The token by which the host is known: of their own seat, or of the first one that they did not fill
    /// with a bot.
    pub fn hosts_key(&self) -> Option<Hash> {
        let of = |who: Who| self.seats.iter().find(|chair| chair.who == who).and_then(|chair| chair.key);
        self.host_key.or_else(|| of(Who::Human)).or_else(|| of(Who::Open))
    }

    /// Everybody on whose list the table is, each once.
    pub fn people(&self) -> Vec<Person> {
        let mut people: Vec<Person> = self.seats.iter().filter_map(|chair| chair.person).collect();
        people.extend(self.host);
        people.sort();
        people.dedup();
        people
    }
}

/// What a table that says nothing of it has.
fn yes() -> bool {
    true
}

/// One seat of a table and whoever has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// What kind of player.
    pub who: Who,
    /// A bot's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// The name; empty for one who gave none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The secret by which the player is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Hash>,
    /// The secret of the link by which one takes the seat while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<Hash>,
    /// The same as it is shown to the host. Older versions did not keep it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<WatchKey>,
    /// Who it is, if they have a device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The level of the bot that plays in the player's place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Whether the host lets the player say nothing.
    #[serde(default, skip_serializing_if = "is_not")]
    pub muted: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_not(said: &bool) -> bool {
    !*said
}

impl Chair {
    /// The player as a record names them.
    pub fn player(&self) -> Player {
        Player { name: self.name.clone(), who: self.who, level: self.level.clone() }
    }

    /// The level of the bot that plays here now, if one does.
    pub fn bot(&self) -> Option<&str> {
        match self.who {
            Who::Bot => self.level.as_deref(),
            _ => self.stand_in.as_deref(),
        }
    }
}
