//! The log of a table: events with their rule, place, points and audience.

use crate::message::Message;
use crate::seat::{Seat, Viewer};
use serde::Serialize;

/// The number of a rule in a game's `RULES` pages, such as `SI07`.
pub type Rule = &'static str;

/// Where on the table something happened or stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// A cell of the board: column and row.
    Cell(i16, i16),
    /// A thing that has no cell, by the id of its part in the scene.
    Part(String),
}

/// Who may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// It happened openly.
    Everyone,
    /// Only this seat knows.
    Only(Seat),
}

/// One thing that happened, for the log; with points it is also a line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// What happened, in words.
    pub say: Message,
    /// The rule that made it happen.
    pub rule: Rule,
    /// Where it happened.
    pub place: Option<Place>,
    /// Who gained how many points by it.
    pub points: Option<(Seat, i32)>,
    /// Who may know of it.
    pub to: Audience,
}

impl Event {
    /// An open event.
    pub fn new(rule: Rule, say: impl Into<Message>) -> Event {
        Event { say: say.into(), rule, place: None, points: None, to: Audience::Everyone }
    }

    /// The event with its place.
    #[must_use]
    pub fn at(mut self, place: Place) -> Event {
        self.place = Some(place);
        self
    }

    /// The event with the points it gave.
    #[must_use]
    pub fn scoring(mut self, seat: Seat, points: i32) -> Event {
        self.points = Some((seat, points));
        self
    }

    /// The event as a secret of one seat.
    #[must_use]
    pub fn only_for(mut self, seat: Seat) -> Event {
        self.to = Audience::Only(seat);
        self
    }

    /// Whether this viewer may know of the event.
    pub fn is_open_to(&self, viewer: Viewer) -> bool {
        match self.to {
            Audience::Everyone => true,
            Audience::Only(seat) => viewer.is(seat),
        }
    }
}

/// Takes down what a move or a chance did. Switched off it costs nothing, for bots.
#[derive(Debug)]
pub struct Log {
    events: Option<Vec<Event>>,
    sealed: bool,
}

impl Log {
    /// A log that keeps events.
    pub fn on() -> Log {
        Log { events: Some(Vec::new()), sealed: false }
    }

    /// A log that keeps nothing.
    pub fn off() -> Log {
        Log { events: None, sealed: false }
    }

    /// Notes an event; the closure runs only if somebody listens.
    #[inline]
    pub fn note(&mut self, event: impl FnOnce() -> Event) {
        if let Some(events) = &mut self.events {
            events.push(event());
        }
    }

    /// Says that a player has learnt something or that another player's decision was taken, so that
    /// nothing up to here may be undone.
    pub fn seal(&mut self) {
        self.sealed = true;
    }

    /// The events, and whether they can no longer be undone.
    pub(crate) fn finish(self) -> (Vec<Event>, bool) {
        (self.events.unwrap_or_default(), self.sealed)
    }

    /// The events noted so far.
    pub fn events(&self) -> &[Event] {
        self.events.as_deref().unwrap_or_default()
    }

    /// Whether what was noted so far can no longer be undone.
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }
}
