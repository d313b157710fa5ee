//! What happened to the people of a table: who came and went, and for whom a bot plays.

use crate::journal::{Chair, Line, What};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

/// Something that happened to a seat's people.
#[derive(Clone, Debug)]
pub struct Happening {
    /// Whose seat; none for what concerns all.
    pub seat: Option<Seat>,
    /// How many entries there were then.
    pub n: usize,
    /// What they were called; empty for no name.
    who: String,
    /// A sentence about `who`, with their bot's `level` where one plays.
    key: &'static str,
    level: Option<String>,
}

impl Happening {
    /// What a line of the journal tells of people who sat there until then, if it does.
    pub(crate) fn of(line: &Line, chairs: &[Chair], n: usize) -> Option<Happening> {
        let (seat, key, level) = match &line.what {
            What::Sat { seat, .. } => (Some(*seat), "page-log-sat", None),
            What::Left { seat } => (Some(*seat), "page-log-left", None),
            What::Kicked { seat, .. } => (Some(*seat), "page-log-removed", None),
            What::Back { seat } => (Some(*seat), "page-log-back", None),
            What::StoodIn { seat, level, ran_out } => {
                let key = if *ran_out { "page-log-ran-out" } else { "page-log-stand-in" };
                (Some(*seat), key, Some(level.clone()))
            }
            What::Started => (None, "page-log-started", None),
            _ => return None,
        };
        let who = match (&line.what, seat) {
            (What::Sat { name, .. }, _) => name.clone(),
            (_, Some(seat)) => chairs.get(seat.index()).map(|chair| chair.name.clone()).unwrap_or_default(),
            (_, None) => String::new(),
        };
        Some(Happening { seat, n, who, key, level })
    }

    /// It as a sentence.
    pub fn say(&self) -> Message {
        let said = Message::new(self.key);
        let said = match self.seat {
            Some(seat) if self.who.is_empty() => {
                said.with("who", Message::new("seat").with("number", seat.0 + 1))
            }
            _ => said.with("who", self.who.as_str()),
        };
        match &self.level {
            Some(level) => said.with("level", Message::new(format!("level-{level}"))),
            None => said,
        }
    }
}
