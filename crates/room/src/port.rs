//! What goes into a room and what comes out of it.

use crate::command::{Answer, Command};
use crate::refused::Refused;
use crate::secret::Person;
use crate::snapshot::Snapshot;
use crate::time::Millis;
use castellan_core::seat::Seat;
use castellan_core::table::any::AnyView;
use serde_json::Value;
use std::sync::{Arc, Weak};

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The line is durable.
    Durable,
    /// There is another line at this place already, or none before it.
    Conflict,
}

/// By what an answer finds its way back.
pub type Ticket = u64;

/// What can come to a room.
pub enum Input {
    /// Somebody wants to change something.
    Command(Ticket, Command),
    /// Somebody wants to look.
    Query(Ticket, Freshness),
    /// The journal from this number on, as [`Output::Load`] asked for it.
    Loaded(u64, Vec<Vec<u8>>),
    /// The journal could not be read.
    LoadFailed,
    /// What became of [`Output::Append`]; none if nobody knows.
    Appended(Option<Appended>),
    /// Another node says how many lines there are.
    Advanced(u64),
    /// Another node lets this seat's bot think: look again later.
    Elsewhere(Seat),
    /// This seat's bot is not to think now: look again at this time, or once somebody asks.
    Rest(Seat, Option<Millis>),
    /// The move that a bot chose, for a position of so many entries; none if it failed.
    Thought(Seat, usize, Option<Value>),
    /// Time has passed.
    Tick,
}

/// What a look must tell of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// Of everything that was durable when it was asked for, at any node.
    Durable,
    /// Of what this room knows: for whoever hears by themselves when there is more.
    Known,
}

/// What a room wants done.
pub enum Output {
    /// Read the journal from this number on.
    Load(u64),
    /// Append this line at this number.
    Append(u64, Vec<u8>, Vec<Person>),
    /// Give this answer to a command.
    Answer(Ticket, Answer),
    /// Give this answer to a query.
    Show(Ticket, Result<Arc<Snapshot>, Refused>),
    /// So many lines are durable now and may be seen; `ours` if this room wrote the last one.
    Advanced {
        /// How many.
        lines: u64,
        /// The table with them, for as long as there is no other version: whoever only reads need not ask.
        shown: Weak<Snapshot>,
        /// Whether other nodes are to be told.
        ours: bool,
    },
    /// Let a bot think.
    Think(Box<Think>),
    /// Send a tick at this time.
    Wake(Millis),
    /// There is no such table: the room may be forgotten.
    Close,
}

/// What a bot is asked.
pub struct Think {
    /// The game.
    pub game: &'static str,
    /// Where it sits.
    pub seat: Seat,
    /// How many entries it knows.
    pub n: usize,
    /// How well it plays.
    pub level: String,
    /// Whether only bots play at the table.
    pub only_bots: bool,
    /// What it sees.
    pub view: Box<dyn AnyView>,
}

impl std::fmt::Debug for Think {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A view is nobody's but its viewer's, so it is not written anywhere.
        f.debug_struct("Think").field("seat", &self.seat).field("n", &self.n).finish_non_exhaustive()
    }
}
