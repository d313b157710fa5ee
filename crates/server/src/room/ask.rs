//! What a room is asked and what it answers.

use super::Think;
use crate::journal::{ChatRule, Say};
use crate::secret::{Hash, Person};
use crate::wire;
use castellan_core::lang::{Lang, Words};
use castellan_core::log::Place;
use castellan_core::message::Message;
use castellan_core::record::Record;
use castellan_core::scene::Scene;
use castellan_core::score::{EventLine, State};
use castellan_core::seat::{Seat, Seats};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Caller {
    /// Somebody without a token: a watcher.
    Nobody,
    /// The holder of a seat's secret.
    Key(Hash),
    /// Somebody known by their device.
    Person(Person),
    /// The bot of this seat; never from outside.
    Bot(Seat),
}

/// One request.
#[derive(Clone, Debug)]
pub struct Ask {
    /// Who asks.
    pub by: Caller,
    /// In which language.
    pub lang: Lang,
    /// For which of their seats, where they have several.
    pub seat: Option<Seat>,
    /// What.
    pub what: Asked,
}

/// What is asked.
#[derive(Clone, Debug)]
pub enum Asked {
    /// How the table looks, now or after so many entries.
    Look(Option<usize>),
    /// To play a move.
    Play {
        /// How many entries the player knows.
        n: usize,
        /// By which id a repetition is known.
        request: Option<String>,
        /// The move.
        mv: Value,
    },
    /// To take the last own decision back.
    Undo {
        /// How many entries the player knows; none for as many as there are.
        n: Option<usize>,
        /// By which id a repetition is known.
        request: Option<String>,
    },
    /// What a stream has not told yet.
    Since {
        /// The first entry.
        entry: usize,
        /// The first line of chat; none for a stream that begins.
        chat: Option<usize>,
        /// How many lines of the journal it knows; none if it has told nothing yet.
        lines: Option<u64>,
        /// Whether it tells how the table looks.
        looks: bool,
    },
    /// The record as far as the caller may know it.
    Record,
    /// What there is to draw, now or after so many entries.
    Scene(Option<usize>),
    /// Everything that the table's page shows, of one and the same moment.
    Page {
        /// Who has a stream open.
        present: Vec<Caller>,
        /// In which of the game's looks.
        look: String,
    },
    /// The same for looking back.
    Replay {
        /// After so many entries; none for all of them.
        at: Option<usize>,
        /// Through whose eyes; heeded only once the game is over, when nothing is secret any more.
        eyes: Option<Seat>,
    },
    /// What it takes to check the draw.
    Check,
    /// What a good player would think about in the caller's place.
    Hint,
    /// Whether a move would be refused, and why; nothing is played.
    Why(Value),
    /// To take an open seat.
    Sit {
        /// The secret of its link.
        invite: Hash,
        /// The secret by which the sitter will be known.
        key: Hash,
        /// The sitter.
        person: Option<Person>,
        /// Their name.
        name: String,
    },
    /// To give the seat up.
    Leave,
    /// To let a bot play, for oneself or for somebody who is away.
    StandIn {
        /// Where.
        seat: Seat,
        /// How well.
        level: String,
        /// Who has a stream open.
        present: Vec<Caller>,
    },
    /// To remove somebody from their seat: for the host.
    Kick {
        /// Which seat.
        seat: Seat,
        /// Whether they may not come back.
        ban: bool,
        /// The secret of the seat's new link.
        invite: Hash,
        /// Who has a stream open.
        present: Vec<Caller>,
    },
    /// To let somebody say nothing, or speak again: for the host.
    Mute {
        /// Which seat.
        seat: Seat,
        /// Whether they may say nothing.
        muted: bool,
    },
    /// Whether this secret lets its holder watch.
    Watch(Hash),
    /// To play for oneself again.
    Back,
    /// To be called something else.
    Rename(String),
    /// To say something.
    Say(Say),
    /// To set what may be said.
    Hush(ChatRule),
    /// To play again, at the table of this id.
    Rematch(String),
    /// How the next game of the same players would be opened.
    Again,
    /// Which seat the clock takes over; never from outside.
    RunOut(Seat),
}

impl Asked {
    /// Whether the answer must tell of everything that was durable when it was asked for. What goes on with a
    /// stream need not: it hears when there is more.
    pub(super) fn is_fresh(&self) -> bool {
        !self.changes() && !matches!(self, Asked::Since { lines: Some(_), .. })
    }

    /// Whether the answer takes long to make where the table is large.
    pub(crate) fn is_costly(&self) -> bool {
        matches!(
            self,
            Asked::Look(_)
                | Asked::Since { lines: None, .. }
                | Asked::Record
                | Asked::Scene(_)
                | Asked::Page { .. }
                | Asked::Replay { .. }
                | Asked::Check
        )
    }

    /// Whether it is asked to change something.
    pub(crate) fn changes(&self) -> bool {
        !matches!(
            self,
            Asked::Look(_)
                | Asked::Since { .. }
                | Asked::Record
                | Asked::Scene(_)
                | Asked::Page { .. }
                | Asked::Replay { .. }
                | Asked::Check
                | Asked::Watch(_)
                | Asked::Hint
                | Asked::Why(_)
                | Asked::Again
        )
    }
}

/// An answer.
pub type Answer = Result<Reply, Refused>;

/// What is answered.
#[derive(Clone, Debug)]
pub enum Reply {
    /// How the table looks.
    Look(Box<wire::Look>),
    /// A move or an undo is durable.
    Moved(wire::Moved),
    /// What a stream is to tell.
    Frame(Frame),
    /// The record.
    Record(Box<wire::KnownRecord>),
    /// What there is to draw.
    Scene(Box<Drawn>),
    /// What the table's page shows.
    Page(Box<Paged>),
    /// What it takes to check the draw.
    Check(wire::Check),
    /// What to think about for a hint.
    Hint(Arc<Think>),
    /// A seat was taken.
    Sat(Seat),
    /// The table of the rematch.
    Rematch(String),
    /// Somebody was removed from a seat.
    Kicked {
        /// Whether it is known who may not come back.
        banned: bool,
    },
    /// The next game's first line, but for its seed and what falls at once.
    Again(Box<crate::journal::Opened>),
    /// It is done.
    Done,
}

/// What the table's page shows.
#[derive(Clone, Debug)]
pub struct Paged {
    /// How the table looks.
    pub look: wire::Look,
    /// What there is to draw.
    pub drawn: Drawn,
    /// What happened, as far as the caller may know.
    pub log: Vec<EventLine>,
    /// Whether the caller may take a decision back now.
    pub can_undo: bool,
    /// Whether people who share the caller's screen must not see each other's things.
    pub hides: bool,
    /// The seats of those who are here.
    pub present: Seats,
    /// The seats for which the caller as host may let a bot play, since their players are away.
    pub away: Seats,
    /// The seats from which the caller as host may remove their players.
    pub removable: Seats,
    /// Whether the game is over, whatever moment is looked at.
    pub is_over: bool,
    /// How many entries there are in all.
    pub entries: usize,
    /// Where each seat moved last, as far as the caller may know.
    pub last_moves: Vec<Option<Place>>,
}

/// What there is to draw, and the names to draw it with.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The game's id.
    pub game: &'static str,
    /// The scene.
    pub scene: Scene,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// By what an equal picture is known: viewer, position and names.
    pub mark: String,
}

/// A piece of a stream.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Events as they go over the wire.
    pub text: Arc<str>,
    /// The entry from which to go on.
    pub entry: usize,
    /// The line of chat from which to go on.
    pub chat: usize,
    /// How many lines of the journal are told; none if there is more to come.
    pub lines: Option<u64>,
    /// The reader's seats.
    pub own: Seats,
}

/// A refusal.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The HTTP status.
    pub status: u16,
    /// The code by which programs know it.
    pub code: &'static str,
    /// What a person reads.
    pub say: Message,
    /// It said already, in the caller's language and with the game's own words.
    pub said: Option<String>,
    /// The rule that says so.
    pub rule: Option<&'static str>,
    /// Where the table stands.
    pub state: Option<Box<State>>,
}

/// A refusal with a common message.
pub(crate) fn refused(status: u16, code: &'static str, say: impl Into<Message>) -> Refused {
    Refused { status, code, say: say.into(), said: None, rule: None, state: None }
}

impl Refused {
    /// What a person reads, with common words if the game's have not said it.
    pub fn message(&self, common: &Words) -> String {
        self.said.clone().unwrap_or_else(|| common.say(&self.say, &[]))
    }

    pub(crate) fn said(mut self, words: &Words, names: &[String]) -> Refused {
        self.said = Some(words.say(&self.say, names));
        self
    }
}

/// Kept apart from [`Record`] so that hidden entries can't be taken for real ones.
pub(crate) fn known_record(record: &Record, hidden: impl Fn(usize) -> bool) -> wire::KnownRecord {
    let entries = record.entries.iter().enumerate().map(|(n, entry)| {
        if hidden(n) { wire::KnownEntry::hidden(entry) } else { wire::KnownEntry::Known(entry.clone()) }
    });
    wire::KnownRecord {
        format: record.format.clone(),
        table: record.table.clone(),
        game: record.game.clone(),
        options: record.options.clone(),
        chance: record.chance,
        players: record.players.clone(),
        commitment: record.commitment.clone(),
        seed: record.seed.clone(),
        entries: entries.collect(),
        result: record.result.clone(),
    }
}
