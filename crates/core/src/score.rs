//! The score sheet and the state of a table as they go over the wire: every point with its address.

use crate::game::Turn;
use crate::lang::Words;
use crate::log::{Audience, Event, Place};
use crate::seat::{Seat, Seats};
use serde::Serialize;

/// Where a table stands, for everybody.
///
/// ```
/// use castellan_core::game::Game;
/// use castellan_core::lang::{Lang, Words};
/// use castellan_core::scenario::Scenario;
/// use castellan_template::Template;
///
/// let text = r#"
/// title: The first coin
/// rules: TE05
/// players: Hania, Antek
/// options: {"rounds":1}
///
/// chance coin 4
/// Hania: bid 2
/// Antek: bid 1
/// Hania: place 3
/// "#;
/// let table = Scenario::parse("first-coin", text).unwrap().run::<Template>().unwrap();
/// let words = Words::new(Lang::En, (Template::META.words)(Lang::En));
/// let sheet = table.state(&words).sheet;
/// assert_eq!((sheet[0].points, sheet[0].rule), (4, "TE05"), "every point has a reason and a rule");
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct State {
    /// How many entries the record has.
    pub n: usize,
    /// Who decides now.
    pub turn: Turn,
    /// The points by seat.
    pub scores: Vec<i32>,
    /// Who has won, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winners: Option<Seats>,
    /// Why each seat has its points.
    pub sheet: Vec<SheetLine>,
}

/// One reason for points.
#[derive(Clone, Debug, Serialize)]
pub struct SheetLine {
    /// Who has the points.
    pub seat: Seat,
    /// How many.
    pub points: i32,
    /// What for.
    pub why: String,
    /// The rule that gave them.
    pub rule: &'static str,
    /// The entry that brought them.
    pub entry: usize,
    /// The cell that brought them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<[i16; 2]>,
    /// The part of the scene that brought them, where it has no cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
}

/// One event as it goes over the wire.
#[derive(Clone, Debug, Serialize)]
pub struct EventLine {
    /// The entry that it belongs to.
    pub entry: usize,
    /// What happened.
    pub say: String,
    /// The rule that made it happen.
    pub rule: &'static str,
    /// Who gained points by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// How many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// The cell where it happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<[i16; 2]>,
    /// The part of the scene where it happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
    /// The only seat that may know of it, if it is a secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<Seat>,
}

impl SheetLine {
    /// The line of an event that gave points.
    pub fn of(entry: usize, event: &Event, words: &Words, names: &[String]) -> Option<SheetLine> {
        let (seat, points) = event.points?;
        let line = EventLine::of(entry, event, words, names);
        Some(SheetLine {
            seat,
            points,
            why: line.say,
            rule: event.rule,
            entry,
            cell: line.cell,
            part: line.part,
        })
    }
}

impl EventLine {
    /// The event in one language.
    pub fn of(entry: usize, event: &Event, words: &Words, names: &[String]) -> EventLine {
        let (cell, part) = match &event.place {
            Some(Place::Cell(column, row)) => (Some([*column, *row]), None),
            Some(Place::Part(part)) => (None, Some(part.clone())),
            None => (None, None),
        };
        EventLine {
            entry,
            say: words.say(&event.say, names),
            rule: event.rule,
            seat: event.points.map(|(seat, _)| seat),
            points: event.points.map(|(_, points)| points),
            cell,
            part,
            only: match event.to {
                Audience::Everyone => None,
                Audience::Only(seat) => Some(seat),
            },
        }
    }
}
