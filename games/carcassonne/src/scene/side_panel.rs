//! Beside the board: the drawn tile in its turns, the stack, buttons, Carcassonne, and the seats.

use super::offers::{button, kinds_to_place, owner};
use super::{Frame, MARGIN, PANEL, PAPER, aids, figure_symbol};
use crate::board::NONE;
use crate::figures::kind_of;
use crate::moves::{CountMove, Move};
use crate::places::{Figure, On, Quarter};
use crate::state::{Carcassonne, Phase};
use crate::tile_table::{Kind, tables};
use crate::tiles::{Goods, Set};
use crate::words::{edge_word, quarter_word, rotated, said_of, tile_words};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Stress, Text};
use castellan_core::seat::Seat;

const SEAT: f32 = 96.0;
const QUARTERS: f32 = 150.0;
/// The room for the tiles that wait for the dragon.
const WAITING: f32 = 46.0;

/// The tray has a row for buttons of its own where dragon and fairy wait beside the stack.
fn tray_height(game: &Carcassonne) -> f32 {
    let waiting = if game.pieces.dragon.waiting.is_empty() { 0.0 } else { WAITING };
    waiting + if has_button_row(game) { 292.0 } else { 208.0 }
}

fn has_button_row(game: &Carcassonne) -> bool {
    game.house.has(Set::PrincessDragon)
}

pub(super) fn height(game: &Carcassonne) -> f32 {
    below_seats(game) + aids::left_height(game) + MARGIN
}

/// Where the places of the seats begin.
fn above_seats(game: &Carcassonne) -> f32 {
    MARGIN + tray_height(game) + if game.house.has(Set::Count) { QUARTERS } else { 0.0 }
}

/// Where they end.
pub(super) fn below_seats(game: &Carcassonne) -> f32 {
    above_seats(game) + f32::from(game.seats) * (SEAT + 10.0)
}

pub(super) fn sheet(corner: (f32, f32), size: (f32, f32)) -> Part {
    Part::decoration(corner, size).layer(Layer::Panel { at: (0.0, 0.0), size, fill: PAPER, opacity: 1.0 })
}

fn numeral(value: usize, at: (f32, f32), height: f32) -> Layer {
    Layer::Text(Text::new(Say::Plain(value.to_string()), at, height).serif())
}

/// The drawn tile, the stack, what waits, and buttons.
pub(super) fn tray(game: &Carcassonne, frame: Frame, moves: &[Move]) -> Group {
    let left = frame.panel_left();
    let mut parts = vec![sheet((left, MARGIN), (PANEL, tray_height(game) - 10.0))];
    let total = game.stack.total() + game.pieces.river.left();
    let label = Message::new("carcassonne-part-stack").with("left", u32::from(total));
    parts.push(
        Part::new("stack", (left + 16.0, MARGIN + 16.0), (64.0, 64.0), label)
            .symbol("tile-back")
            .layer(numeral(usize::from(total), (72.0, 44.0), 30.0)),
    );
    parts.extend(waiting(game, left));
    parts.extend(beside_the_board(game, left));
    if game.phase == Phase::Lay {
        parts.extend(turns(game, left, moves));
    }
    let kinds = kinds_to_place(moves);
    let sends = |kind: Figure| {
        moves.iter().any(|m| {
            matches!(m, Move::Count(CountMove::In { kind: k, .. } | CountMove::Out { kind: k, .. }) if *k == kind)
        })
    };
    for (n, &kind) in Figure::ALL.iter().enumerate() {
        if (kinds.len() > 1 && kinds.contains(&kind)) || sends(kind) {
            let (symbol, _) = figure_symbol(kind, On::City);
            let size = if kind == Figure::Large { 62.0 } else { 50.0 };
            let label = said_of("figure", kind);
            let at = (left + 20.0 + n as f32 * 84.0, MARGIN + 110.0);
            let part = Part::new(format!("kind-{kind}"), at, (size, size), label);
            let mark = Layer::Mark { at: (size * 0.5, size * 0.62), radius: size * 0.15 };
            parts.push(part.owned_by(game.active).symbol(symbol).layer(mark));
        }
    }
    let both = |m: &Move| matches!(m, Move::Princess { .. });
    if moves.iter().any(both) && moves.iter().any(|m| matches!(m, Move::Fairy { .. })) {
        let keys = [
            ("princess-choice", "carcassonne-part-princess"),
            ("fairy-choice", "carcassonne-part-fairy-choice"),
        ];
        for (n, (name, key)) in keys.into_iter().enumerate() {
            parts.push(button(name, (left + 16.0 + n as f32 * 178.0, MARGIN + 184.0), 170.0, key));
        }
    }
    if moves.contains(&Move::Pass {}) {
        let (corner, width) = if has_button_row(game) {
            ((left + 16.0, MARGIN + 232.0), PANEL - 32.0)
        } else {
            ((left + 150.0, MARGIN + 28.0), PANEL - 166.0)
        };
        parts.push(button("pass", corner, width, "carcassonne-part-pass"));
    }
    Group { label: Message::new("carcassonne-group-tray"), owner: None, parts }
}

/// PD04: the dragon tiles that wait for the dragon lie face up, each kind once with its number.
fn waiting(game: &Carcassonne, left: f32) -> Vec<Part> {
    let kinds: Vec<(Kind, u8)> = game.pieces.dragon.waiting.kinds().collect();
    let pitch = (348.0 / kinds.len().max(1) as f32).min(48.0);
    let size = pitch - 6.0;
    let part = |(n, &(kind, copies)): (usize, &(Kind, u8))| {
        let id = tables().kind(kind).id;
        let label = Message::new("carcassonne-part-waiting").with("tile", tile_words(kind));
        let corner = (left + 16.0 + n as f32 * pitch, MARGIN + tray_height(game) - 18.0 - WAITING);
        let mut part =
            Part::new(format!("waiting-{id}"), corner, (size, size), label.with("count", copies)).symbol(id);
        part.layers.extend(super::sign_layers(kind, 0, size));
        if copies > 1 {
            part = part.layer(numeral(usize::from(copies), (size - 9.0, size - 3.0), 16.0));
        }
        part
    };
    kinds.iter().enumerate().map(part).collect()
}

/// Dragon and fairy while they wait.
fn beside_the_board(game: &Carcassonne, left: f32) -> Vec<Part> {
    let mut parts = Vec::new();
    if game.house.has(Set::PrincessDragon) {
        let pieces = [
            (game.pieces.dragon.at, "dragon", "dragon-away", "carcassonne-part-dragon-away"),
            (game.pieces.fairy.at, "fairy", "fairy-away", "carcassonne-part-fairy-away"),
        ];
        for (n, (at, symbol, name, key)) in pieces.into_iter().enumerate() {
            if at == NONE {
                let corner = (left + 240.0 + n as f32 * 66.0, MARGIN + 14.0);
                parts.push(Part::new(name, corner, (60.0, 60.0), key).symbol(symbol));
            }
        }
    }
    parts
}

/// The drawn tile in every turn that is offered; one is shown to those who only watch.
fn turns(game: &Carcassonne, left: f32, moves: &[Move]) -> Vec<Part> {
    let offered =
        |turn: &u8| moves.iter().any(|m| matches!(m, Move::Lay { turn: t, .. } if t.count() == *turn));
    let mut turns: Vec<u8> = (0..4).filter(offered).collect();
    if turns.is_empty() {
        turns.push(0);
    }
    let size = 78.0;
    let part = |(n, turn): (usize, u8)| {
        let label = turn_label(game.tile, turn);
        let corner = (left + 16.0 + n as f32 * (size + 10.0), MARGIN + 100.0);
        let mut part = Part::new(format!("turn-{turn}"), corner, (size, size), label).ghost();
        let id = tables().kind(game.tile).id;
        part = part.layer(Layer::Turned {
            id,
            at: (0.0, 0.0),
            size: (size, size),
            turn: 90.0 * f32::from(turn),
        });
        part.layers.extend(super::sign_layers(game.tile, turn, size));
        part
    };
    turns.into_iter().enumerate().map(part).collect()
}

/// How the drawn tile looks when rotated: what each of its sides shows.
fn turn_label(kind: Kind, turn: u8) -> Message {
    let edges = tables().lying(kind, turn).edges;
    let sides = ["top", "right", "bottom", "left"];
    let say = rotated("part-turn", turn);
    sides.into_iter().zip(edges).fold(say, |say, (side, edge)| say.with(side, edge_word(edge, "")))
}

/// The four quarters with the count and those who wait in them.
pub(super) fn carcassonne(game: &Carcassonne, frame: Frame) -> Option<Group> {
    if !game.house.has(Set::Count) {
        return None;
    }
    let (left, top) = (frame.panel_left(), MARGIN + tray_height(game));
    let mut parts = vec![sheet((left, top), (PANEL, QUARTERS - 10.0))];
    for (n, &quarter) in Quarter::ALL.iter().enumerate() {
        let corner = (left + 10.0 + n as f32 * 91.0, top + 10.0);
        let label = said_of("quarter", quarter);
        let name = Text::new(Say::Message(label.clone()), (43.0, 112.0), 15.0).centred().fit(80.0);
        parts.push(
            Part::new(format!("quarter-{quarter}"), corner, (86.0, 120.0), label)
                .layer(Layer::Panel { at: (0.0, 0.0), size: (86.0, 120.0), fill: "#d9b382", opacity: 1.0 })
                .layer(Layer::Text(name)),
        );
        let inside = game.figures.in_play(game.seats).filter(|&f| game.figures.quarter(f) == Some(quarter));
        for (k, figure) in inside.enumerate() {
            let label = said_of("part-in-quarter", kind_of(figure))
                .with("who", owner(figure))
                .with("quarter", quarter_word(quarter, "in"));
            let at = (corner.0 + 4.0 + (k % 4) as f32 * 20.0, corner.1 + 40.0 + (k / 4) as f32 * 22.0);
            let part = Part::new(super::figure_name(figure), at, (26.0, 26.0), label);
            let home = super::supply_name(owner(figure), kind_of(figure));
            let mark = Layer::Mark { at: (13.0, 16.0), radius: 4.0 };
            parts.push(part.owned_by(owner(figure)).at_home(home).symbol("follower").layer(mark));
        }
        if game.pieces.count.quarter == quarter {
            let label = Message::new("carcassonne-part-count").with("quarter", quarter_word(quarter, "in"));
            parts.push(
                Part::new("count", (corner.0 + 38.0, corner.1 - 2.0), (46.0, 46.0), label)
                    .at_home("stack")
                    .symbol("count"),
            );
        }
    }
    Some(Group { label: Message::new("carcassonne-group-carcassonne"), owner: None, parts })
}

/// One player's place: name, points, supply, goods and titles.
pub(super) fn seat_place(game: &Carcassonne, frame: Frame, seat: Seat) -> Group {
    let top = above_seats(game) + f32::from(seat.0) * (SEAT + 10.0);
    let left = frame.panel_left();
    let points = game.points[seat.index()];
    let label = Message::new("carcassonne-part-seat").with("who", seat).with("points", points);
    let name = Message::new("carcassonne-name").with("who", seat);
    let due = match game.phase {
        Phase::Aside(due) => due == seat,
        Phase::Lay | Phase::Figure | Phase::Draw => game.active == seat,
        Phase::Over => false,
    };
    let mut parts = vec![
        Part::new(format!("seat-{seat}"), (left, top), (PANEL, SEAT), label)
            .owned_by(seat)
            .stressed(if due { Stress::Fresh } else { Stress::Plain })
            .layer(Layer::Panel { at: (0.0, 0.0), size: (PANEL, SEAT), fill: PAPER, opacity: 1.0 })
            .layer(Layer::Panel { at: (10.0, 12.0), size: (34.0, 34.0), fill: seat.colour(), opacity: 1.0 })
            .layer(Layer::Mark { at: (27.0, 29.0), radius: 10.0 })
            .layer(Layer::Text(Text::new(Say::Message(name), (54.0, 36.0), 21.0).fit(210.0)))
            .layer(Layer::Text(Text {
                anchor: castellan_core::scene::Anchor::End,
                ..Text::new(Say::Plain(points.to_string()), (PANEL - 14.0, 40.0), 34.0).serif()
            })),
    ];
    let mut x = left + 12.0;
    for &kind in Figure::ALL {
        let count = game.figures.supply(seat, kind);
        let in_play = game.figures.in_play(game.seats).any(|f| owner(f) == seat && kind_of(f) == kind);
        if in_play {
            let (symbol, _) = figure_symbol(kind, On::City);
            let label = said_of("part-supply", kind).with("count", count);
            let size = if kind == Figure::Large { 38.0 } else { 30.0 };
            parts.push(
                Part::new(super::supply_name(seat, kind), (x, top + SEAT - 4.0 - size), (size, size), label)
                    .owned_by(seat)
                    .symbol(symbol)
                    .layer(Layer::Mark { at: (size * 0.5, size * 0.62), radius: size * 0.15 })
                    .layer(numeral(count, (size + 2.0, size - 8.0), 19.0))
                    .stressed(if count == 0 { Stress::Faded } else { Stress::Plain }),
            );
            x += size + 26.0;
        }
    }
    parts.extend(goods_of(game, seat, (x, top)));
    parts.extend(titles_of(game, seat, (left, top)));
    let label = Message::new("carcassonne-group-seat").with("who", seat).with("points", points);
    Group { label, owner: Some(seat), parts }
}

/// The goods that a seat has taken.
fn goods_of(game: &Carcassonne, seat: Seat, (mut x, top): (f32, f32)) -> Vec<Part> {
    let mut parts = Vec::new();
    if game.house.has(Set::TradersBuilders) {
        for &goods in Goods::ALL {
            let count = game.pieces.traders.goods[seat.index()][goods as usize];
            let label = said_of("part-goods", goods).with("count", count);
            parts.push(
                Part::new(format!("goods-{seat}-{goods}"), (x, top + SEAT - 32.0), (26.0, 26.0), label)
                    .symbol(goods.word())
                    .layer(numeral(usize::from(count), (28.0, 20.0), 17.0)),
            );
            x += 46.0;
        }
    }
    parts
}

/// The titles that a seat holds.
fn titles_of(game: &Carcassonne, seat: Seat, (left, top): (f32, f32)) -> Vec<Part> {
    let mut parts = Vec::new();
    let titles = game.pieces.titles;
    let held =
        [(titles.king, "king", "carcassonne-part-king"), (titles.baron, "baron", "carcassonne-part-baron")];
    for (n, (title, symbol, key)) in held.into_iter().enumerate() {
        if title.holder == Some(seat) {
            let label = Message::new(key).with("size", u32::from(title.size));
            let corner = (left + 262.0 - n as f32 * 46.0, top + 8.0);
            parts.push(Part::new(symbol, corner, (42.0, 42.0), label).at_home("stack").symbol(symbol));
        }
    }
    parts
}
