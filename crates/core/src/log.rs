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

/// What kind of thing happens before the eyes of whoever looks on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Something was drawn from a bag or a deck.
    Drawn,
    /// A tile or block was laid.
    Laid,
    /// A piece was placed.
    Placed,
    /// Something was closed or counted, and gave points; the pieces on it may go home.
    Scored,
    /// A piece went home.
    Returned,
    /// Hidden cards were turned over for all to see.
    Revealed,
    /// Cards that were revealed knock each other out.
    Struck,
    /// Somebody won what was fought for with what was revealed.
    Won,
    /// A piece flew on.
    Flown,
    /// A piece walked on.
    Walked,
    /// A tile was turned up.
    TurnedOver,
}

impl Act {
    /// Its name on pages.
    pub fn name(self) -> &'static str {
        match self {
            Act::Drawn => "drawn",
            Act::Laid => "laid",
            Act::Placed => "placed",
            Act::Scored => "scored",
            Act::Returned => "returned",
            Act::Revealed => "revealed",
            Act::Struck => "struck",
            Act::Won => "won",
            Act::Flown => "flown",
            Act::Walked => "walked",
            Act::TurnedOver => "turned",
        }
    }
}

/// What is to be seen of an event, for whoever is shown step by step what happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// What happens.
    pub act: Act,
    /// By what its game finds again what it concerns, such as a feature and the pieces on it.
    pub things: Box<[u32]>,
}

/// One thing that happened, for the log; with points it is also a line of the score sheet.
///
/// ```
/// use castellan_core::log::{Event, Log};
/// use castellan_core::seat::Seat;
///
/// let mut log = Log::on();
/// log.note(|| Event::new("TE05", "template-places").scoring(Seat(0), 4));
/// assert_eq!(log.events()[0].points, Some((Seat(0), 4)));
///
/// let mut silent = Log::off();
/// silent.note(|| unreachable!("a search asks for no events, so none are made"));
/// ```
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
    /// What is to be seen of it; none for what is only told.
    pub sight: Option<Sight>,
}

impl Event {
    /// An open event.
    pub fn new(rule: Rule, say: impl Into<Message>) -> Event {
        Event { say: say.into(), rule, place: None, points: None, to: Audience::Everyone, sight: None }
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

    /// The event with what is to be seen of it.
    #[must_use]
    pub fn seen(mut self, act: Act, things: impl IntoIterator<Item = u32>) -> Event {
        self.sight = Some(Sight { act, things: things.into_iter().collect() });
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
