//! The scoring track: a hundred fields around the rim, and the markers on it.

use crate::art::{INK, RIM};
use crate::scene::projection::Projection;
use crate::score::TRACK;
use crate::state::Torres;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Text, Zone, seat_part};
use castellan_core::seat::Seat;

/// TO47: fields of the track.
pub(crate) const FIELDS: u8 = TRACK as u8;
/// Fields along each side; the first of each is a corner.
const PER_SIDE: u8 = FIELDS / 4;
const OUTER: f32 = RIM - 0.12;
const INNER: f32 = 0.3;

/// The corners of a field of the track in columns and rows, clockwise from the board's upper corner.
pub(crate) fn corners(field: u8) -> [(f32, f32); 4] {
    let (side, place) = (field / PER_SIDE, f32::from(field % PER_SIDE));
    // Along the upper right side; the others are its quarter turns.
    let wide = OUTER - INNER;
    let step = (8.0 + 2.0 * INNER) / f32::from(PER_SIDE - 1);
    let (from, to) = if place == 0.0 {
        (-INNER - wide, -INNER)
    } else {
        (-INNER + (place - 1.0) * step, -INNER + place * step)
    };
    let along = [(from, -OUTER), (to, -OUTER), (to, -INNER), (from, -INNER)];
    along.map(|(column, row)| match side {
        0 => (column, row),
        1 => (8.0 - row, column),
        2 => (8.0 - column, 8.0 - row),
        _ => (row, 8.0 - column),
    })
}

/// The middle of a field of the track.
fn middle(eye: &Projection, field: u8) -> (f32, f32) {
    let [a, _, c, _] = corners(field);
    eye.point(f32::midpoint(a.0, c.0), f32::midpoint(a.1, c.1), 0.0)
}

/// The numbers on the track and the markers of all seats.
pub(super) fn group(game: &Torres, eye: &Projection) -> Group {
    let numeral = |field: u8| {
        let (x, y) = middle(eye, field);
        let text = Text::new(Say::Plain(field.to_string()), (10.0, 13.0), 11.0).centred().serif().ink(INK);
        Part::decoration((x - 10.0, y - 9.0), (20.0, 18.0)).layer(Layer::Text(text))
    };
    let mut parts: Vec<Part> = (0..FIELDS).step_by(5).map(numeral).collect();
    parts.extend(game.all_seats().map(|seat| marker(game, eye, seat)));
    Group { label: Message::new("torres-group-track"), owner: None, zone: Zone::Board, parts }
}

/// How many fields a marker is seen counting.
const STEPS_SHOWN: i32 = 30;

fn marker(game: &Torres, eye: &Projection, seat: Seat) -> Part {
    let points = game.player(seat).points;
    let (laps, field) = (points / TRACK, (points % TRACK) as u8);
    let (mut x, y) = middle(eye, field);
    // At the start all stand on field 0 together.
    let together = |other: &Seat| game.player(*other).points % TRACK == points % TRACK;
    let (before, all) = (
        game.all_seats().filter(together).filter(|other| *other < seat).count(),
        game.all_seats().filter(together).count(),
    );
    x += (before as f32 - (all as f32 - 1.0) / 2.0) * 15.0;
    let label = Message::new("torres-part-marker").with("who", seat).with("field", field).with("laps", laps);
    let mut part = Part::new(format!("marker-{seat}"), (x - 15.0, y - 33.0), (30.0, 42.0), label);
    let steps = (0..=points.clamp(0, STEPS_SHOWN)).rev().map(|back| ((points - back) % TRACK) as u8);
    part.route = steps.map(|field| middle(eye, field)).map(|(x, y)| (x - 15.0, y - 33.0)).collect();
    part = part.at_home(seat_part(seat));
    let part =
        part.owned_by(seat).symbol("torres-marker").layer(Layer::Mark { at: (15.0, 16.0), radius: 6.5 });
    if laps == 0 {
        return part;
    }
    let text = Text::new(Say::Plain(format!("{}", laps * TRACK)), (15.0, -3.0), 13.0);
    part.layer(Layer::Text(text.centred().serif().ink("#fff3cf")))
}
