//! What a table is on the list of somebody who plays there: enough to show it without reading its journal.

use crate::journal::Chair;
use crate::secret::Person;
use crate::snapshot::Snapshot;
use castellan_core::seat::Seat;
use serde::{Deserialize, Serialize};

/// A table in a few words. It is made of a snapshot, can be made again at any time, and counts for one version only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// Who sits where, without their secrets.
    pub chairs: Vec<Chair>,
    /// The points by seat.
    pub scores: Vec<i32>,
    /// The seats that have something to decide.
    pub due: Vec<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// Whether only those with a seat or a link may know of the table.
    pub private: bool,
    /// Whose table it is, if they have a device.
    pub host: Option<Person>,
}

impl Summary {
    /// The summary as the store keeps it.
    ///
    /// # Panics
    /// Never: every summary can be written as JSON.
    pub fn print(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("a summary is JSON")
    }

    /// Reads what the store kept; none if another version of this program wrote it.
    pub fn parse(bytes: &[u8]) -> Option<Summary> {
        serde_json::from_slice(bytes).ok()
    }

    fn is_seat_of(&self, seat: usize, person: Person) -> bool {
        self.chairs.get(seat).is_some_and(|chair| chair.person == Some(person))
    }

    /// Whether the table may be on this person's list.
    pub fn may_know(&self, person: Person) -> bool {
        let has_seat = || (0..self.chairs.len()).any(|seat| self.is_seat_of(seat, person));
        !self.private || self.host == Some(person) || has_seat()
    }

    /// Whether the table waits for this person.
    pub fn is_due(&self, person: Person) -> bool {
        self.due.iter().any(|seat| self.is_seat_of(seat.index(), person))
    }
}

impl Snapshot {
    /// What the table is on a list.
    pub fn summary(&self) -> Summary {
        let known = |chair: &Chair| Chair { key: None, invite: None, link: None, ..chair.clone() };
        Summary {
            game: self.table.meta().id.to_owned(),
            chairs: self.chairs.iter().map(known).collect(),
            scores: self.table.scores(),
            due: self.table.turn().seats().iter().collect(),
            over: self.is_over(),
            private: self.is_private(),
            host: self.opened.host,
        }
    }
}
