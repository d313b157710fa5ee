//! What may be chosen: the places for tiles, figures, fairy and dragon, and what each choice means.

use super::{Frame, PAPER, TILE, at, figure_name, node_at, stand};
use crate::figures::{kind_of, owner_of};
use crate::moves::{CountMove, Move};
use crate::places::{At, Cell, Figure, On};
use crate::state::{Carcassonne, place};
use crate::words::{figure_word, on_word, quarter_word};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Offer, Part, Say, Text};
use castellan_core::seat::Seat;

fn cell_name(cell: Cell) -> String {
    format!("cell-{}-{}", cell.column(), cell.row())
}

fn way_name(cell: Cell) -> String {
    format!("way-{}-{}", cell.column(), cell.row())
}

pub(super) fn place_name(cell: Cell, on: On, spot: At) -> String {
    format!("place-{}-{}-{on}-{spot}", cell.column(), cell.row())
}

fn goal_name(cell: Cell, on: On, spot: At) -> String {
    format!("goal-{}-{}-{on}-{spot}", cell.column(), cell.row())
}

/// Everything on the board that can be picked now, besides figures.
pub(super) fn choices(game: &Carcassonne, frame: Frame, moves: &[Move]) -> Group {
    let mut parts: Vec<Part> = Vec::new();
    let mut add = |part: Part| {
        if parts.iter().all(|other| other.id != part.id) {
            parts.push(part);
        }
    };
    for m in moves {
        match *m {
            Move::Lay { cell, .. } => {
                let label = at(Message::new("carcassonne-part-cell"), cell);
                let shade = Layer::Panel { at: (3.0, 3.0), size: (94.0, 94.0), fill: PAPER, opacity: 0.28 };
                let mut part =
                    Part::new(cell_name(cell), frame.corner(cell), (TILE, TILE), label).layer(shade);
                part.place = Some(place(cell));
                add(part);
            }
            Move::Meeple { cell, on, at: spot, .. } => {
                let cell = cell.unwrap_or_default();
                add(spot_part(game, frame, place_name(cell, on, spot), cell, on, spot));
            }
            Move::Dragon { to } => {
                let label = at(Message::new("carcassonne-part-dragon-way"), to);
                let shade =
                    Layer::Panel { at: (3.0, 3.0), size: (94.0, 94.0), fill: "#e0b64a", opacity: 0.35 };
                add(Part::new(way_name(to), frame.corner(to), (TILE, TILE), label).layer(shade));
            }
            Move::Count(CountMove::Out { cell, on, at: spot, .. }) => {
                add(spot_part(game, frame, goal_name(cell, on, spot), cell, on, spot));
            }
            _ => {}
        }
    }
    let lays = moves.iter().any(|m| matches!(m, Move::Lay { .. }));
    let others = game.board.free.iter().map(|free| free.cell).filter(|_| lays);
    let unfit: Vec<Part> = others
        .filter(|cell| parts.iter().all(|part| part.id != cell_name(*cell)))
        .map(|cell| unfit(frame, cell))
        .collect();
    parts.extend(unfit);
    Group { label: Message::new("carcassonne-group-choices"), owner: None, parts }
}

/// A free cell that the tile does not fit: nothing is seen there, but whoever presses it is told why.
fn unfit(frame: Frame, cell: Cell) -> Part {
    let shade = Layer::Panel { at: (3.0, 3.0), size: (94.0, 94.0), fill: PAPER, opacity: 0.04 };
    let mut part = Part::decoration(frame.corner(cell), (TILE, TILE)).layer(shade);
    part.place = Some(place(cell));
    part
}

fn spot_part(game: &Carcassonne, frame: Frame, name: String, cell: Cell, on: On, spot: At) -> Part {
    let label =
        at(Message::new("carcassonne-part-place"), cell).with("on", on_word(on)).with("at", spot.word());
    let (x, y) = node_at(game, Some(cell), on, spot).map_or((0.0, 0.0), |node| stand(game, node, frame));
    let ring = Layer::Panel { at: (0.0, 0.0), size: (20.0, 20.0), fill: PAPER, opacity: 0.85 };
    let dot = Layer::Panel { at: (5.0, 5.0), size: (10.0, 10.0), fill: "#2f5d8a", opacity: 1.0 };
    Part::new(name, (x - 10.0, y - 10.0), (20.0, 20.0), label).layer(ring).layer(dot)
}

/// Whether these moves place several kinds of figures.
pub(super) fn kinds_to_place(moves: &[Move]) -> Vec<Figure> {
    let listed = |kind: &Figure| moves.iter().any(|m| matches!(m, Move::Meeple { kind: k, .. } if k == kind));
    Figure::ALL.iter().copied().filter(listed).collect()
}

pub(super) fn button(name: &str, corner: (f32, f32), width: f32, key: &'static str) -> Part {
    let text =
        Text::new(Say::Message(Message::new(key)), (width / 2.0, 24.0), 17.0).centred().fit(width - 12.0);
    Part::new(name, corner, (width, 36.0), key)
        .layer(Layer::Panel { at: (0.0, 0.0), size: (width, 36.0), fill: "#efe3c6", opacity: 1.0 })
        .layer(Layer::Text(text))
}

/// The own follower or the knight that a named place means.
fn figure_at(game: &Carcassonne, seat: Seat, cell: Option<Cell>, on: On, spot: At) -> String {
    let tile = game.tile_named(cell).map(|id| game.board.place(id).cell);
    let found = game.figures.of_seat(seat).find(|(figure, node)| {
        let (there, found) = game.spot_of(*node);
        kind_of(*figure).is_follower() && Ok(there) == tile && (found.on, found.at) == (on, spot)
    });
    found.map_or_else(String::new, |(figure, _)| figure_name(figure))
}

/// What a move takes and means.
pub(super) fn offer(game: &Carcassonne, m: Move, moves: &[Move]) -> Offer {
    let at_cell = |key, cell: Option<Cell>| at(Message::new(key), cell.unwrap_or_default());
    let has_princess = moves.iter().any(|m| matches!(m, Move::Princess { .. }));
    let has_fairy = moves.iter().any(|m| matches!(m, Move::Fairy { .. }));
    let (picks, label) = match m {
        Move::Lay { cell, turn } => {
            let label = at(Message::new("carcassonne-offer-lay"), cell).with("turn", turn.count());
            (vec![cell_name(cell), format!("turn-{}", turn.count())], label)
        }
        Move::Meeple { kind, cell, on, at: spot } => {
            let mut picks = vec![place_name(cell.unwrap_or_default(), on, spot)];
            if kinds_to_place(moves).len() > 1 {
                picks.push(format!("kind-{kind}"));
            }
            let label =
                at_cell("carcassonne-offer-meeple", cell).with("on", on_word(on)).with("at", spot.word());
            (picks, label.with("figure", figure_word(kind)))
        }
        Move::Fairy { cell, on, at: spot } => {
            let mut picks = vec![figure_at(game, game.active, cell, on, spot)];
            picks.extend(has_princess.then(|| "fairy-choice".to_owned()));
            let label =
                at_cell("carcassonne-offer-fairy", cell).with("on", on_word(on)).with("at", spot.word());
            (picks, label)
        }
        Move::Princess { cell, on, at: spot, seat } => {
            let mut picks = vec![figure_at(game, seat, cell, on, spot)];
            picks.extend(has_fairy.then(|| "princess-choice".to_owned()));
            let label = at_cell("carcassonne-offer-princess", cell).with("at", spot.word()).with("who", seat);
            (picks, label)
        }
        Move::Dragon { to } => (vec![way_name(to)], at(Message::new("carcassonne-offer-dragon"), to)),
        Move::Count(m) => count_offer(m),
        Move::Pass {} => (vec!["pass".to_owned()], Message::new("carcassonne-offer-pass")),
    };
    let mv = serde_json::to_value(m).unwrap_or_default();
    Offer { mv, notation: m.to_string(), picks, label }
}

fn count_offer(m: CountMove) -> (Vec<String>, Message) {
    match m {
        CountMove::In { quarter, kind } => {
            let label = Message::new("carcassonne-offer-in").with("quarter", quarter_word(quarter));
            let picks = vec![format!("quarter-{quarter}"), format!("kind-{kind}")];
            (picks, label.with("figure", figure_word(kind)))
        }
        CountMove::To { quarter } => {
            let label = Message::new("carcassonne-offer-to").with("quarter", quarter_word(quarter));
            (vec![format!("quarter-{quarter}")], label)
        }
        CountMove::Out { quarter, kind, cell, on, at: spot } => {
            let label = at(Message::new("carcassonne-offer-out"), cell)
                .with("quarter", quarter_word(quarter))
                .with("on", on_word(on))
                .with("at", spot.word())
                .with("figure", figure_word(kind));
            let picks = vec![format!("quarter-{quarter}"), format!("kind-{kind}"), goal_name(cell, on, spot)];
            (picks, label)
        }
    }
}

/// Whether a figure in a quarter belongs to a seat, for the picture of Carcassonne.
pub(super) fn owner(figure: u8) -> Seat {
    owner_of(figure)
}
