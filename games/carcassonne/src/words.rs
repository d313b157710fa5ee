//! What is said of figures, features, tiles and places: a message of its own for each, so that every
//! language has whole sentences in the right case.

mod place;
mod tile;

pub(crate) use place::{at_side, direction, rotated, where_is};
pub(crate) use tile::tile_words;

use crate::places::{Figure, On, Quarter};
use crate::tiles::Edge;
use castellan_core::message::Message;
use castellan_core::seat::Seats;
use std::fmt::Display;

/// The message of this name for one kind of thing: `carcassonne-NAME-KIND`.
pub(crate) fn said_of(name: &str, kind: impl Display) -> Message {
    Message::new(format!("carcassonne-{name}-{kind}"))
}

/// The message of this name for a figure that stands on something: a knight, a highwayman and so on.
pub(crate) fn said_of_figure(name: &str, figure: Figure, on: On) -> Message {
    Message::new(format!("carcassonne-{name}-{figure}-{on}"))
}

/// A quarter of Carcassonne as the goal, the origin or the place of somebody: the case is `to`, `from` or
/// `in`.
pub(crate) fn quarter_word(quarter: Quarter, case: &str) -> Message {
    Message::new(format!("carcassonne-quarter-{quarter}.{case}"))
}

/// A feature as the goal of somebody.
pub(crate) fn to_feature(on: On) -> Message {
    Message::new(format!("carcassonne-on-{on}.to"))
}

/// What a side of a tile shows; none for a side inside the City of Carcassonne.
pub(crate) fn edge_word(edge: Edge, case: &str) -> Message {
    Message::new(format!("carcassonne-edge-{edge}{case}"))
}

/// The names of these seats.
pub(crate) fn names(seats: Seats) -> Vec<Message> {
    seats.iter().map(|seat| Message::new("carcassonne-name").with("who", seat)).collect()
}
