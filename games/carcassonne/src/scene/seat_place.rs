//! One player's place: points, supply, goods and titles.

use super::{figure_symbol, supply_name};
use crate::figures::{kind_of, owner_of};
use crate::places::{Figure, On};
use crate::state::{Carcassonne, Phase};
use crate::tiles::{Goods, Set};
use crate::words::said_of;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Layer, Part, Say, Stress, Text, Zone};
use castellan_core::seat::Seat;

/// How high everything there is, and how far figures of a kind stand apart.
const HIGH: f32 = 30.0;
const STEP: f32 = 21.0;

/// The whole place.
pub(super) fn group(game: &Carcassonne, seat: Seat) -> Group {
    let points = game.points[seat.index()];
    let label = Message::new("carcassonne-part-seat").with("who", seat).with("points", points);
    let is_due = match game.phase {
        Phase::Aside(due) => due == seat,
        Phase::Lay | Phase::Figure | Phase::Draw => game.active == seat,
        Phase::Over => false,
    };
    let mut parts = vec![Part::head(seat, points, None, is_due, label)];
    parts.extend(Figure::ALL.iter().filter_map(|&kind| supply(game, seat, kind)));
    parts.extend(goods_of(game, seat));
    parts.extend(titles_of(game, seat));
    let label = Message::new("carcassonne-group-seat").with("who", seat).with("points", points);
    Group { label, owner: Some(seat), zone: Zone::Seat(seat), parts }
}

/// All figures of a kind, those that are away pale.
fn supply(game: &Carcassonne, seat: Seat, kind: Figure) -> Option<Part> {
    let all = game.figures.in_play(game.seats).filter(|&f| owner_of(f) == seat && kind_of(f) == kind).count();
    if all == 0 {
        return None;
    }
    let (symbol, count) = (figure_symbol(kind, On::City).0, game.figures.supply(seat, kind));
    let side = if kind == Figure::Large { HIGH } else { 26.0 };
    let size = (side + (all - 1) as f32 * STEP, HIGH);
    let label = said_of("part-supply", kind).with("count", count);
    let mut part = Part::thing(supply_name(seat, kind), size, label).owned_by(seat);
    for n in 0..count {
        let at = (n as f32 * STEP, HIGH - side);
        let mark = (at.0 + side * 0.5, at.1 + side * 0.62);
        part = part
            .layer(Layer::Symbol { id: symbol, at, size: (side, side) })
            .layer(Layer::Mark { at: mark, radius: side * 0.15 });
    }
    for n in count..all {
        let middle = (n as f32 * STEP + side / 2.0, HIGH - side * 0.42);
        part = part.layer(Layer::Disc { at: middle, radius: side * 0.2, fill: "#8d7b68", opacity: 0.35 });
    }
    Some(part.stressed(if count == 0 { Stress::Faded } else { Stress::Plain }))
}

/// The goods that a seat has taken.
fn goods_of(game: &Carcassonne, seat: Seat) -> impl Iterator<Item = Part> + '_ {
    let counts = game.pieces.traders.goods[seat.index()];
    let goods = Goods::ALL.iter().filter(|_| game.house.has(Set::TradersBuilders));
    goods.map(move |&goods| {
        let count = counts[goods as usize];
        let label = said_of("part-goods", goods).with("count", count);
        let number = Text::new(Say::Plain(count.to_string()), (29.0, 22.0), 17.0).serif();
        Part::thing(format!("goods-{seat}-{goods}"), (42.0, HIGH), label)
            .layer(Layer::Symbol { id: goods.word(), at: (0.0, 2.0), size: (26.0, 26.0) })
            .layer(Layer::Text(number))
    })
}

/// The titles that a seat holds.
fn titles_of(game: &Carcassonne, seat: Seat) -> impl Iterator<Item = Part> {
    let titles = game.pieces.titles;
    let held =
        [(titles.king, "king", "carcassonne-part-king"), (titles.baron, "baron", "carcassonne-part-baron")];
    let held = held.into_iter().filter(move |(title, ..)| title.holder == Some(seat));
    held.map(|(title, symbol, key)| {
        let label = Message::new(key).with("size", u32::from(title.size));
        Part::thing(symbol, (HIGH, HIGH), label).at_home("stack").symbol(symbol)
    })
}
