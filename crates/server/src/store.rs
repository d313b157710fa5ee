//! The store: journals of lines, and who is known by which device. Beside a journal it keeps a summary of what it
//! adds up to, for people's lists; that can be lost and made again, and nothing else is kept.
//!
//! An append is one insert at `(table, n)`; that somebody else was there first is a normal answer.

pub mod backup;
pub mod memory;
pub mod migrate;
pub mod postgres;
pub mod sqlite;
mod sqlite_file;
mod sqlite_writer;

use crate::limits::DEVICE_KEPT_DAYS;
use crate::secret::{Hash, Person};
use crate::time::Millis;
pub use castellan_room::Appended;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

/// An answer that comes later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The store could not do it, or can't say whether it did.
#[derive(Clone, Debug, thiserror::Error, PartialEq, Eq)]
#[error("{0}")]
pub struct StoreError(pub String);

/// A line to be appended.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The line's number, from 0.
    pub n: u64,
    /// The line.
    pub body: Vec<u8>,
    /// When, for the lists of tables.
    pub at: Millis,
    /// Whose list the table is to be on from now on.
    pub people: Vec<Person>,
}

/// A table on somebody's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The table's id.
    pub table: String,
    /// When its last line was written.
    pub at: Millis,
    /// How many lines it has.
    pub lines: u64,
    /// The summary of just these lines, if one was kept.
    pub summary: Option<Vec<u8>>,
}

/// A device of a person, or a secret that makes another one theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// Its secret, hashed.
    pub key: Hash,
    /// Until when it works, for a secret that works once; none for a device.
    pub until: Option<Millis>,
    /// What its browser calls itself; empty where nobody knows.
    pub label: String,
    /// When it was last seen, to the week; 0 where nobody knows.
    pub seen: Millis,
}

/// A node's claim to let the bot of a seat think, so that no other node burns a core for the same move.
///
/// It saves work and nothing else: two moves for one decision are impossible by the key `(table, n)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The table's id.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// How many entries the bot knows: a later decision is worth more than an earlier one.
    pub n: u32,
    /// Who claims.
    pub node: u64,
}

/// How often something may happen: one as each `every` has passed, `burst` at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// The share of time that each takes.
    pub every: Duration,
    /// How many may come at once.
    pub burst: u32,
}

/// Journals and devices, durable before they are answered for.
pub trait Store: Send + Sync + 'static {
    /// Appends a line at its number.
    ///
    /// An error means that the outcome is not known: whoever needs it reads the journal.
    fn append(&self, append: Append) -> Later<'_, Result<Appended, StoreError>>;
    /// The lines of a table from number `from` on; empty for a table that is not there.
    fn lines(&self, table: &str, from: u64) -> Later<'_, Result<Vec<Vec<u8>>, StoreError>>;
    /// The tables of a person, the latest first.
    fn tables_of(&self, person: Person, most: usize) -> Later<'_, Result<Vec<Listed>, StoreError>>;
    /// Keeps the summary of a table's first so many lines, unless there is one of as many or more.
    fn summarize(&self, table: &str, lines: u64, summary: Vec<u8>) -> Later<'_, Result<(), StoreError>>;
    /// Takes a table off a person's list; its journal stays.
    fn unlist(&self, person: Person, table: &str) -> Later<'_, Result<(), StoreError>>;
    /// Keeps a device's secret; `until` for one that works once and only so long.
    fn remember(&self, key: Hash, person: Person, until: Option<Millis>)
    -> Later<'_, Result<(), StoreError>>;
    /// Whose device has this secret.
    fn who(&self, key: Hash) -> Later<'_, Result<Option<Person>, StoreError>>;
    /// Takes a secret that works once: nobody else gets it. One that works for ever stays.
    fn take(&self, key: Hash, now: Millis) -> Later<'_, Result<Option<Person>, StoreError>>;
    /// The devices of a person and the secrets that would make others theirs.
    fn devices_of(&self, person: Person) -> Later<'_, Result<Vec<Device>, StoreError>>;
    /// Notes what a known device calls itself and when it was seen.
    fn see(&self, key: Hash, label: String, at: Millis) -> Later<'_, Result<(), StoreError>>;
    /// Forgets a secret.
    fn forget(&self, key: Hash) -> Later<'_, Result<(), StoreError>>;
    /// Whether a line could be kept now.
    fn check(&self) -> Later<'_, Result<(), StoreError>>;
    /// How many lines each of these tables has.
    fn lengths(&self, tables: Vec<String>) -> Later<'_, Result<Vec<(String, u64)>, StoreError>>;

    /// Whether other nodes write to it too.
    fn is_shared(&self) -> bool {
        false
    }
    /// Claims a bot's thinking for [`crate::limits::CLAIM_LASTS`]; false while another node has it.
    fn claim(&self, _claim: Claim) -> Later<'_, Result<bool, StoreError>> {
        Box::pin(std::future::ready(Ok(true)))
    }
    /// Counts something that all nodes count together; false once it is too much.
    fn allow(&self, _key: String, _allowance: Allowance) -> Later<'_, Result<bool, StoreError>> {
        Box::pin(std::future::ready(Ok(true)))
    }
    /// Forgets claims, counts and links that have ended by now, and devices that were not seen since the time given
    /// by `unseen_since`.
    fn sweep(&self, now: Millis) -> Later<'_, Result<(), StoreError>>;
    /// Forgets tables at which nothing has happened since that time, among some whose ids come after this one. Says
    /// after which id to go on; none at the end.
    fn expire(&self, since: Millis, after: String) -> Later<'_, Result<Option<String>, StoreError>>;
    /// The time that all nodes go by; none where the node's own is as good.
    fn time(&self) -> Later<'_, Result<Option<Millis>, StoreError>> {
        Box::pin(std::future::ready(Ok(None)))
    }
}

/// Until when a secret works that works until it is forgotten, and more than once.
pub const FOR_EVER: Millis = i64::MAX as Millis;

/// Before which time a device must have been seen last to be forgotten now. One of whom nobody knows is kept.
pub(crate) fn unseen_since(now: Millis) -> Millis {
    now.saturating_sub(DEVICE_KEPT_DAYS * 24 * 3_600_000)
}
