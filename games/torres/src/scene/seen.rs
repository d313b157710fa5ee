//! What is seen of an event: a knight that came or walked, a block that was laid, a castle that gave points.

use super::projection::{Look, Projection, SQUARE};
use super::{columns, eye, flat};
use crate::art::{BLOCK, FIELD};
use crate::cell::Cell;
use castellan_core::log::{Act, Sight};
use castellan_core::scene::{Layer, Part};
use castellan_core::seat::Seat;

/// The parts of an event, as the board is looked at now.
pub(crate) fn seen(look: Look, sight: &Sight) -> Vec<Part> {
    let eye = eye(look);
    let scale = if look == Look::Flat { flat::PIECE } else { 1.0 };
    let figure = |&at: &u32, seat: Option<&u32>| {
        columns::figure(&eye, seat.map(|seat| Seat(*seat as u8)), raised(at), scale)
    };
    match (sight.act, &*sight.things) {
        (Act::Placed, [at, seat]) => vec![figure(at, Some(seat))],
        (Act::Walked, [from, to, seat @ ..]) => [from, to].map(|at| figure(at, seat.first())).to_vec(),
        (Act::Laid, [at]) => vec![block(&eye, raised(*at))],
        (Act::Scored, fields @ [_, ..]) => vec![area(&eye, fields)],
        _ => Vec::new(),
    }
}

/// A field and its level, as events hold them.
fn raised(at: u32) -> (Cell, u8) {
    (Cell::all().nth(at as usize % 64).expect("a board has sixty-four fields"), (at >> 8) as u8)
}

/// The uppermost block of a column.
fn block(eye: &Projection, (cell, level): (Cell, u8)) -> Part {
    let corner = eye.field_corner(cell, level);
    let part = if eye.look == Look::Flat {
        Part::decoration((corner.0 + 8.0, corner.1 + 8.0), (SQUARE - 16.0, SQUARE - 16.0))
            .symbol("torres-flat-block")
    } else {
        Part::decoration(corner, BLOCK).symbol("torres-storey")
    };
    part.at_home("supply")
}

/// The roofs of a castle.
fn area(eye: &Projection, fields: &[u32]) -> Part {
    let (id, size) =
        if eye.look == Look::Flat { ("torres-flat-lit", (SQUARE, SQUARE)) } else { ("torres-lit", FIELD) };
    fields.iter().map(|&at| raised(at)).fold(Part::decoration((0.0, 0.0), size), |part, (cell, level)| {
        part.layer(Layer::Symbol { id, at: eye.field_corner(cell, level), size })
    })
}
