//! How many lines of a kind a journal may have: more than any honest table needs, and little enough that reading
//! it stays quick.

use crate::journal::{Say, What};
use crate::limits::{CHAT_BYTES_MAX, CHAT_LINES_MAX, RENAMES_MAX, SEAT_CHANGES_MAX, SETTINGS_MAX, UNDOS_MAX};
use crate::refused::{Kind, Refused, refused};
use crate::snapshot::Snapshot;
use castellan_core::record::Entry;

/// A kind of line that is bounded. Decisions are bounded by the game itself; leaving a table is always possible, as
/// nobody sits down more often than they may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Undos,
    Seats,
    Renames,
    Chat,
    Settings,
    /// The bytes of what is said, not the lines.
    Talk,
}

impl Bound {
    const COUNT: usize = 6;

    fn of(what: &What) -> Option<Bound> {
        match what {
            What::Played { entries, .. } if matches!(entries.first(), Some(Entry::Undo(..))) => {
                Some(Bound::Undos)
            }
            What::Sat { .. } | What::StoodIn { .. } | What::Back { .. } | What::Kicked { .. } => {
                Some(Bound::Seats)
            }
            What::Named { .. } => Some(Bound::Renames),
            What::Said { .. } => Some(Bound::Chat),
            What::Hushed { .. } | What::Muted { .. } => Some(Bound::Settings),
            What::Opened(_)
            | What::Started
            | What::Played { .. }
            | What::Left { .. }
            | What::Rematched { .. } => None,
        }
    }

    fn most(self) -> usize {
        match self {
            Bound::Undos => UNDOS_MAX,
            Bound::Seats => SEAT_CHANGES_MAX,
            Bound::Renames => RENAMES_MAX,
            Bound::Chat => CHAT_LINES_MAX,
            Bound::Settings => SETTINGS_MAX,
            Bound::Talk => CHAT_BYTES_MAX,
        }
    }

    fn message(self) -> &'static str {
        match self {
            Bound::Undos => "refused-undos-full",
            Bound::Seats => "refused-seats-full",
            Bound::Renames => "refused-renames-full",
            Bound::Chat | Bound::Talk => "refused-chat-full",
            Bound::Settings => "refused-settings-full",
        }
    }
}

/// How many lines of each bounded kind a journal has.
#[derive(Clone, Default)]
pub(crate) struct Counts([usize; Bound::COUNT]);

impl Counts {
    pub(crate) fn add(&mut self, what: &What) {
        if let Some(bound) = Bound::of(what) {
            self.0[bound as usize] += 1;
        }
        if let What::Said { say: Say::Text(text), .. } = what {
            self.0[Bound::Talk as usize] += text.len();
        }
    }
}

/// The message of a refusal because a journal has as many lines of a kind as it may have; none for others.
pub fn is_full(refused: &Refused) -> Option<&'static str> {
    let all = [Bound::Undos, Bound::Seats, Bound::Renames, Bound::Chat, Bound::Settings];
    all.map(Bound::message).into_iter().find(|message| *message == refused.say.key)
}

impl Snapshot {
    /// Refuses one more line of a kind of which there are as many as there may be.
    pub(crate) fn check_bound(&self, bound: Bound) -> Result<(), Refused> {
        if self.counts.0[bound as usize] < bound.most() {
            return Ok(());
        }
        Err(refused(Kind::TooMany, "too_many", bound.message()))
    }
}
