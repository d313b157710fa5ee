//! What may be chosen: the places for tiles, figures, fairy and dragon, and what each choice means.

use super::{Frame, PAPER, TILE, at, figure_name, node_at, stand};
use crate::figures::kind_of;
use crate::moves::{CountMove, Move};
use crate::places::{At, Cell, Figure, On};
use crate::state::{Carcassonne, place};
use crate::tile_table::tables;
use crate::tiles::Edge;
use crate::words::{
    at_side, direction, edge_word, quarter_word, rotated, said_of, said_of_figure, to_feature,
};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Offer, Part, Zone};
use castellan_core::seat::Seat;

/// The width of a place for a figure.
const SPOT: f32 = 32.0;

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
                let label = at(game, Message::new("carcassonne-part-cell"), cell);
                let shade = Layer::Panel { at: (3.0, 3.0), size: (94.0, 94.0), fill: PAPER, opacity: 0.28 };
                let mut part =
                    Part::new(cell_name(cell), frame.corner(cell), (TILE, TILE), label).layer(shade);
                part.place = Some(place(cell));
                add(part);
            }
            Move::Meeple { cell, on, at: spot, .. } => {
                let cell = cell.unwrap_or_default();
                add(spot_part(game, frame, place_name(cell, on, spot), (cell, on, spot)));
            }
            Move::Dragon { to } => {
                let label = dragon_label(game, to);
                let shade =
                    Layer::Panel { at: (3.0, 3.0), size: (94.0, 94.0), fill: "#e0b64a", opacity: 0.35 };
                add(Part::new(way_name(to), frame.corner(to), (TILE, TILE), label).layer(shade));
            }
            Move::Count(CountMove::Out { cell, on, at: spot, .. }) => {
                add(spot_part(game, frame, goal_name(cell, on, spot), (cell, on, spot)));
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
    Group { label: Message::new("carcassonne-group-choices"), owner: None, zone: Zone::Board, parts }
}

/// A free cell that the tile does not fit: nothing is seen there, but whoever presses it is told why.
fn unfit(frame: Frame, cell: Cell) -> Part {
    let shade = Layer::Panel { at: (3.0, 3.0), size: (94.0, 94.0), fill: PAPER, opacity: 0.04 };
    let mut part = Part::decoration(frame.corner(cell), (TILE, TILE)).layer(shade);
    part.place = Some(place(cell));
    part
}

/// A place for a figure: a pale one of the own colour, standing or lying as it would there.
fn spot_part(game: &Carcassonne, frame: Frame, name: String, (cell, on, spot): (Cell, On, At)) -> Part {
    let label = elsewhere(game, said_of("part-place", on), cell, on, spot);
    let (x, y) = node_at(game, Some(cell), on, spot).map_or((0.0, 0.0), |node| stand(game, node, frame));
    let symbol = if on == On::Field { "farmer" } else { "follower" };
    let figure = Layer::Symbol { id: symbol, at: (5.0, 4.0), size: (22.0, 22.0) };
    let mark = (16.0, if on == On::Field { 15.5 } else { 17.5 });
    Part::new(name, (x - SPOT / 2.0, y - SPOT / 2.0), (SPOT, SPOT), label)
        .owned_by(game.active)
        .layer(Layer::Disc { at: (16.0, 16.0), radius: 16.0, fill: PAPER, opacity: 0.8 })
        .layer(figure)
        .layer(Layer::Mark { at: mark, radius: 3.4 })
        .as_spot()
}

/// Whether these moves place several kinds of figures.
pub(super) fn kinds_to_place(moves: &[Move]) -> Vec<Figure> {
    let listed = |kind: &Figure| moves.iter().any(|m| matches!(m, Move::Meeple { kind: k, .. } if k == kind));
    Figure::ALL.iter().copied().filter(listed).collect()
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

/// A sentence about a place of a tile: its side where that is needed, and the tile unless it was just laid.
fn elsewhere(game: &Carcassonne, say: Message, cell: Cell, on: On, spot: At) -> Message {
    let say = at_side(game, say, cell, on, spot);
    if game.board.place(game.laid).cell == cell {
        return say;
    }
    at(game, Message::new("carcassonne-elsewhere"), cell).with("say", say)
}

/// What a move takes and means.
pub(super) fn offer(game: &Carcassonne, m: Move, moves: &[Move]) -> Offer {
    let laid = game.board.place(game.laid).cell;
    let has_princess = moves.iter().any(|m| matches!(m, Move::Princess { .. }));
    let has_fairy = moves.iter().any(|m| matches!(m, Move::Fairy { .. }));
    let (picks, label) = match m {
        Move::Lay { cell, turn } => {
            let picks = vec![cell_name(cell), format!("turn-{}", turn.count())];
            (picks, lay_label(game, cell, turn.count()))
        }
        Move::Meeple { kind, cell, on, at: spot } => {
            let mut picks = vec![place_name(cell.unwrap_or_default(), on, spot)];
            if kinds_to_place(moves).len() > 1 {
                picks.push(format!("kind-{kind}"));
            }
            let say = said_of_figure("offer-place", kind, on);
            (picks, elsewhere(game, say, cell.unwrap_or(laid), on, spot))
        }
        Move::Fairy { cell, on, at: spot } => {
            let mut picks = vec![figure_at(game, game.active, cell, on, spot)];
            picks.extend(has_princess.then(|| "fairy-choice".to_owned()));
            let cell = cell.unwrap_or(laid);
            let say = at(game, said_of("offer-fairy", on), cell);
            (picks, at_side(game, say, cell, on, spot))
        }
        Move::Princess { cell, on, at: spot, seat } => {
            let mut picks = vec![figure_at(game, seat, cell, on, spot)];
            picks.extend(has_fairy.then(|| "princess-choice".to_owned()));
            let cell = cell.unwrap_or(laid);
            let say = at(game, Message::new("carcassonne-offer-princess"), cell).with("who", seat);
            (picks, at_side(game, say, cell, on, spot))
        }
        Move::Dragon { to } => (vec![way_name(to)], dragon_label(game, to)),
        Move::Count(m) => count_offer(game, m),
        Move::Pass {} => (vec!["pass".to_owned()], Message::new("carcassonne-offer-pass")),
    };
    let mv = serde_json::to_value(m).unwrap_or_default();
    Offer { mv, notation: m.to_string(), picks, label }
}

/// Where the tile would lie, how it is rotated, and what it would continue.
fn lay_label(game: &Carcassonne, cell: Cell, turn: u8) -> Message {
    let say = at(game, rotated("offer-lay", turn), cell);
    let edges = tables().lying(game.tile, turn).edges;
    let beside = |side: &usize| game.board.tile_at(cell.beside(*side)).is_some();
    let mut joined: Vec<Edge> = (0..4).filter(beside).map(|side| edges[side]).collect();
    // Cities and roads are what people listen for; the order is that of the sides else.
    joined.sort_by_key(|edge| (*edge != Edge::City, *edge != Edge::Road, *edge));
    joined.dedup();
    let joined: Vec<Message> = joined.into_iter().map(|edge| edge_word(edge, ".object")).collect();
    Message::new("carcassonne-offer-lay").with("say", say).with("joined", joined)
}

/// Which way the dragon would go, and how many figures it would drive away.
fn dragon_label(game: &Carcassonne, to: Cell) -> Message {
    let from = game.board.place(game.pieces.dragon.at).cell;
    let say = said_of("offer-dragon", direction(from, to));
    let driven = game.figures.on_board(game.seats).filter(|(_, node)| game.cell_of(*node) == to).count();
    if driven == 0 {
        return say;
    }
    Message::new("carcassonne-offer-dragon-drives").with("say", say).with("count", driven)
}

fn count_offer(game: &Carcassonne, m: CountMove) -> (Vec<String>, Message) {
    match m {
        CountMove::In { quarter, kind } => {
            let label = said_of("offer-in", kind).with("quarter", quarter_word(quarter, "to"));
            (vec![format!("quarter-{quarter}"), format!("kind-{kind}")], label)
        }
        CountMove::To { quarter } => {
            let label = Message::new("carcassonne-offer-to").with("quarter", quarter_word(quarter, "to"));
            (vec![format!("quarter-{quarter}")], label)
        }
        CountMove::Out { quarter, kind, cell, on, at: spot } => {
            let say = said_of("offer-out", kind).with("quarter", quarter_word(quarter, "from"));
            let label = elsewhere(game, say.with("on", to_feature(on)), cell, on, spot);
            let picks = vec![format!("quarter-{quarter}"), format!("kind-{kind}"), goal_name(cell, on, spot)];
            (picks, label)
        }
    }
}
