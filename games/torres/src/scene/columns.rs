//! The board: fields, columns of storeys, roofs and the pieces on them, from the back to the front.

use super::Table;
use super::offers::{block_id, cell_id, knight_id, tower_id};
use super::projection::Projection;
use crate::art::{BLOCK, FIELD, GHOST, INK, KING, KNIGHT, MERLON_RISE};
use crate::cell::Cell;
use crate::state::{Doing, Step, Torres};
use crate::words::{at, place};
use castellan_core::message::Message;
use castellan_core::scene::{Layer, Part, Say, Stress, Text};
use castellan_core::seat::Seat;

/// All fields with what stands on them; whatever a column hides is shown once more through the stone.
pub(super) fn parts(table: &Table<'_>) -> Vec<Part> {
    let mut cells: Vec<Cell> = Cell::all().collect();
    cells.sort_by_key(|&cell| table.eye.nearness(cell));
    let mut parts = Vec::new();
    for &cell in &cells {
        column(table, cell, &mut parts);
    }
    for &cell in &cells {
        parts.extend(through_the_stone(table, cell));
    }
    parts
}

fn column(table: &Table<'_>, cell: Cell, parts: &mut Vec<Part>) {
    let game = table.game;
    let level = game.board.level(cell);
    let free = game.board.free().contains(cell);
    if level == 0 {
        parts.extend(bare_field(table, cell, free));
    } else {
        let (x, y) = table.eye.field_corner(cell, 0);
        parts.push(Part::decoration((x - 10.0, y - 8.0), (150.0, 90.0)).symbol("torres-shade"));
        for storey in 1..=level {
            let corner = table.eye.field_corner(cell, storey);
            let id = block_id(cell);
            let part = if storey == level && table.picked(&id) {
                Part::new(id, corner, BLOCK, Message::new("torres-part-block").with("cell", at(cell)))
            } else {
                Part::decoration(corner, BLOCK)
            };
            // Whatever block is new there came out of a tower.
            let part = if game.fresh.contains(cell) { part.at_home(tower_of_turn(game)) } else { part };
            parts.push(part.symbol("torres-storey"));
        }
        let hidden = free && hides(table, cell, 2);
        let (x, y) = table.eye.field_corner(cell, level);
        let (corner, size) = ((x, y - MERLON_RISE), (FIELD.0, FIELD.1 + MERLON_RISE));
        // A hidden roof keeps its drawing; what can be picked is the one seen through the stone.
        let roof = if hidden {
            Part::decoration(corner, size)
        } else {
            roof(table, cell, corner, size).diamond(MERLON_RISE)
        };
        parts.push(decorate(table, cell, free, roof.symbol("torres-roof")));
    }
    if !free && !hides(table, cell, 3) {
        parts.push(piece(table, cell, 1.0));
    } else if !free {
        // Only the one seen through the stone is a thing that moves.
        let (id, home, route) = (String::new(), String::new(), Vec::new());
        parts.push(Part { id, home, route, label: None, ..piece(table, cell, 1.0) });
    }
}

/// The tower that the blocks of the latest turn came from; once that turn is over, the place of whoever had it.
fn tower_of_turn(game: &Torres) -> String {
    let (Step::Act(due) | Step::Look(due) | Step::Keep(due)) = game.step else { return String::new() };
    match game.doing.tower {
        Some(tower) => tower_id(due, tower),
        None if game.doing == Doing::NOTHING => tower_id(Seat((due.0 + game.seats - 1) % game.seats), 0),
        None => String::new(),
    }
}

/// A bare field is named only where it matters: where it may be picked.
fn bare_field(table: &Table<'_>, cell: Cell, free: bool) -> Option<Part> {
    let corner = table.eye.field_corner(cell, 0);
    let fresh = table.game.fresh.contains(cell);
    let id = cell_id(cell);
    if table.picked(&id) {
        // What columns in front hide is picked through the stone.
        let hidden = hides(table, cell, 2);
        let part =
            if hidden { Part::decoration(corner, FIELD) } else { field(cell, corner, FIELD).diamond(0.0) };
        let part = part.symbol("torres-target");
        return Some(if fresh { part.symbol("torres-fresh") } else { part });
    }
    (fresh && !free).then(|| Part::decoration(corner, FIELD).symbol("torres-fresh"))
}

/// A bare field that may be picked.
fn field(cell: Cell, corner: (f32, f32), size: (f32, f32)) -> Part {
    let label = Message::new("torres-part-field").with("cell", at(cell));
    let mut part = Part::new(cell_id(cell), corner, size, label);
    part.place = Some(place(cell));
    part
}

pub(super) fn roof(table: &Table<'_>, cell: Cell, corner: (f32, f32), size: (f32, f32)) -> Part {
    let mut part = Part::new(cell_id(cell), corner, size, roof_label(table, cell));
    part.place = Some(place(cell));
    part
}

fn roof_label(table: &Table<'_>, cell: Cell) -> Message {
    let game = table.game;
    let castle = game.board.castle_at(cell).unwrap_or_default();
    let royal = game.board.kings_castle() == Some(castle);
    let worth: Vec<Message> = game
        .all_seats()
        .map(|seat| (seat, game.castle_worth(seat, castle)))
        .filter(|(_, points)| *points > 0)
        .map(|(seat, points)| Message::new("torres-worth").with("who", seat).with("points", points))
        .collect();
    let key = match (royal, worth.is_empty()) {
        (false, true) => "torres-part-column",
        (true, true) => "torres-part-kings-column",
        (false, false) => "torres-part-worth",
        (true, false) => "torres-part-kings-worth",
    };
    let label = Message::new(key).with("cell", at(cell)).with("level", game.board.level(cell));
    let label = label.with("base", castle.len());
    if worth.is_empty() { label } else { label.with("worth", worth) }
}

/// The marks on a roof: the king's castle, the last turn, what may be picked, and its level if it is free.
fn decorate(table: &Table<'_>, cell: Cell, free: bool, part: Part) -> Part {
    let game = table.game;
    let mark = |id| Layer::Symbol { id, at: (0.0, MERLON_RISE), size: FIELD };
    let mut part = part;
    if game.board.kings_castle().is_some_and(|castle| castle.contains(cell)) {
        part = part.layer(mark("torres-royal"));
    }
    if table.picked(&cell_id(cell)) {
        part = part.layer(mark("torres-target"));
    }
    if game.fresh.contains(cell) {
        part = part.layer(mark("torres-fresh"));
    }
    if free { part.layer(numeral(game.board.level(cell))) } else { part }
}

fn numeral(level: u8) -> Layer {
    let middle = (FIELD.0 / 2.0, FIELD.1 / 2.0 + MERLON_RISE + 8.0);
    Layer::Text(Text::new(Say::Plain(level.to_string()), middle, 24.0).centred().serif().ink(INK))
}

/// The knight or the king on a field, its foot in the middle of the field.
pub(super) fn piece(table: &Table<'_>, cell: Cell, scale: f32) -> Part {
    let game = table.game;
    let level = game.board.level(cell);
    let seat = game.board.knight_at(cell);
    let mut part = figure(&table.eye, seat, (cell, level), scale);
    if let Some((from, _)) = game.passage.filter(|&(_, to)| seat.is_some() && to == cell) {
        let rooms = game.board.passage(from, cell);
        let way = [(from, game.board.level(from))].into_iter().chain(rooms).chain([(cell, level)]);
        part.route = way.map(|(cell, level)| corner(table.eye.middle(cell, level), KNIGHT, scale)).collect();
    }
    part
}

/// Where a figure begins that stands on a point.
fn corner((x, y): (f32, f32), (width, height): (f32, f32), scale: f32) -> (f32, f32) {
    (x - width / 2.0 * scale, y - (height - 14.0) * scale)
}

/// A seat's knight, or the king, on some level of a field.
pub(super) fn figure(eye: &Projection, seat: Option<Seat>, (cell, level): (Cell, u8), scale: f32) -> Part {
    let foot = eye.middle(cell, level);
    let part = |id: String, size: (f32, f32), label: Message| {
        Part::new(
            id,
            corner(foot, size, scale),
            (size.0 * scale, size.1 * scale),
            label.with("cell", at(cell)),
        )
    };
    match seat {
        Some(seat) => {
            let label = Message::new("torres-part-knight").with("who", seat).with("level", level);
            part(knight_id(cell), KNIGHT, label)
                .owned_by(seat)
                .at_home(format!("reserve-{seat}"))
                .symbol("torres-knight")
                .layer(Layer::Mark { at: (24.0 * scale, 55.0 * scale), radius: 8.5 * scale })
        }
        None => part("king".to_owned(), KING, Message::new("torres-part-king"))
            .at_home("supply")
            .symbol("torres-king"),
    }
}

/// Whether columns in front, so many levels higher, hide what stands on a field.
fn hides(table: &Table<'_>, cell: Cell, higher: u8) -> bool {
    let own = table.game.board.level(cell);
    let over = |step, more: u8| {
        let front = table.eye.in_front(cell, step);
        front.is_some_and(|front| table.game.board.level(front) >= own + higher + more)
    };
    over((1, 1), 0) || over((2, 2), 2) || over((3, 3), 4) || (over((1, 0), 0) && over((0, 1), 0))
}

fn through_the_stone(table: &Table<'_>, cell: Cell) -> Option<Part> {
    let game = table.game;
    let level = game.board.level(cell);
    if game.board.free().contains(cell) {
        let hidden = (level > 0 || table.picked(&cell_id(cell))) && hides(table, cell, 2);
        return hidden.then(|| ghost(table, cell, level));
    }
    hides(table, cell, 3).then(|| piece(table, cell, 1.0).stressed(Stress::Faded))
}

/// The badge of a hidden roof, over the far corner of whatever column hides it.
fn ghost(table: &Table<'_>, cell: Cell, level: u8) -> Part {
    let (x, y) = table.eye.field_corner(cell, level);
    let in_front = [(1, 1), (2, 2), (3, 3)].into_iter().filter_map(|step| table.eye.in_front(cell, step));
    let tops = in_front.map(|front| table.eye.field_corner(front, table.game.board.level(front)).1);
    let top = tops.fold(y, f32::min);
    let corner = (x + (FIELD.0 - GHOST.0) / 2.0, top - GHOST.1 / 2.0 - 4.0);
    let text = Text::new(Say::Plain(level.to_string()), (GHOST.0 / 2.0, 22.0), 16.0);
    let badge = if level > 0 { roof(table, cell, corner, GHOST) } else { field(cell, corner, GHOST) };
    badge.symbol("torres-ghost").layer(Layer::Text(text.centred().serif().ink(INK)))
}
