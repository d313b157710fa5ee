//! What a room is asked to change, by whom, and how it answers.

use crate::journal::{ChatRule, Say};
use crate::refused::Refused;
use crate::secret::{Hash, Person, WatchKey};
use crate::snapshot::Snapshot;
use castellan_core::lang::Lang;
use castellan_core::seat::Seat;
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

/// Somebody who asks, and how they want to be answered.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    /// The holder of a token or device, a bot, or nobody known.
    pub by: Caller,
    /// In which language.
    pub lang: Lang,
    /// For which of their seats, where they have several.
    pub seat: Option<Seat>,
}

/// A request to change something. It ends in a line of the journal or in a refusal.
#[derive(Clone, Debug)]
pub struct Command {
    /// Who asks.
    pub asker: Asker,
    /// What is to change.
    pub change: Change,
}

impl Command {
    /// What a bot does, or the clock of its seat.
    pub(crate) fn of_bot(seat: Seat, change: Change) -> Command {
        Command { asker: Asker { by: Caller::Bot(seat), lang: Lang::En, seat: None }, change }
    }
}

/// What is to change.
#[derive(Clone, Debug)]
pub enum Change {
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
        /// The seat that the bot plays for.
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
        link: WatchKey,
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
    /// To start the clock although seats are open: for the host.
    Start,
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
    /// Which seat the clock takes over; never from outside.
    RunOut(Seat),
}

/// A change is durable.
#[derive(Clone)]
pub struct Receipt {
    /// The table as it is now.
    pub snapshot: Arc<Snapshot>,
    /// How many entries there were when it was done; fewer than now where a request is repeated.
    pub n: usize,
}

/// What a command is answered.
pub type Answer = Result<Receipt, Refused>;
