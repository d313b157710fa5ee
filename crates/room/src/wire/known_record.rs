//! A record as far as its reader may know it.

use castellan_core::record::{Draws, Entry, GameResult, Player};
use castellan_core::score::EventLine;
use castellan_core::seat::Seat;
use serde::Serialize;
use serde_json::Value;

/// The record as far as its reader may know it.
#[derive(Clone, Debug, Serialize)]
pub struct KnownRecord {
    pub(crate) format: String,
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) chance: Draws,
    pub(crate) players: Vec<Player>,
    pub(crate) commitment: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<String>,
    pub(crate) entries: Vec<KnownEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<GameResult>,
}

/// An entry, or that there is one.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum KnownEntry {
    /// The entry.
    Known(Entry),
    /// Somebody's secret: `{"seat":1,"hidden":true}`, or of the deck `{"hidden":true}`.
    Hidden {
        /// The seat whose secret it is.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// Always true.
        hidden: bool,
    },
}

/// An entry as a stream tells it.
#[derive(Clone, Debug, Serialize)]
pub struct ToldEntry {
    /// How many entries there are with it.
    pub n: usize,
    /// What its viewer may know of it.
    pub entry: KnownEntry,
    /// What happened by it.
    pub events: Vec<EventLine>,
}

impl KnownEntry {
    /// That there is such an entry, and whose.
    pub fn hidden(entry: &Entry) -> KnownEntry {
        let seat = match entry {
            Entry::Move(seat, _) | Entry::Undo(seat, _) => Some(*seat),
            Entry::Chance(_) => None,
        };
        KnownEntry::Hidden { seat, hidden: true }
    }
}
