//! Traders & Builders: builders that bring a second tile, pigs that fatten fields, goods.

use crate::board::NodeId;
use crate::deploy::Bar;
use crate::places::{Cell, Figure, On};
use crate::state::{Carcassonne, place};
use crate::tile_table::{NO_PART, tables};
use crate::tiles::{Goods, Set};
use crate::words::said_of;
use castellan_core::log::{Event, Log};
use castellan_core::message::Message;
use castellan_core::seat::{SEATS_MAX, Seat};

/// What the set has on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Traders {
    /// The tile just laid extends what the active player's builder stands in.
    noted: bool,
    /// This is the second part of the turn.
    pub(crate) second: bool,
    /// Wine, grain and cloth by seat.
    pub(crate) goods: [[u8; 3]; SEATS_MAX as usize],
}

impl Traders {
    pub(super) fn new() -> Traders {
        Traders { noted: false, second: false, goods: [[0; 3]; SEATS_MAX as usize] }
    }
}

/// TB01: everybody has a builder and a pig.
pub(super) fn set_up(game: &mut Carcassonne) {
    if game.house.has(Set::TradersBuilders) {
        game.figures.bring(Figure::Builder, game.seats);
        game.figures.bring(Figure::Pig, game.seats);
    }
}

/// TB05: whether the builder has a second part coming is fixed when the tile is laid.
pub(super) fn note_extension(game: &mut Carcassonne, cell: Cell, turn: u8) {
    let Some((_, builder)) = game.figures.of_kind(game.active, Figure::Builder) else { return };
    let root = game.board.root(builder);
    let lying = tables().lying(game.tile, turn);
    let extends = (0..4).any(|side| {
        let Some(other) = game.board.tile_at(cell.beside(side)) else { return false };
        let other = game.board.place(other);
        let part = tables().lying(other.kind, other.turn).side_part[(side + 2) % 4];
        lying.side_part[side] != NO_PART
            && part != NO_PART
            && game.board.root(other.first + u16::from(part)) == root
    });
    // TB04: a second part brings no third.
    if extends && !game.pieces.traders.second {
        game.pieces.traders.noted = true;
    }
}

/// TB03: the same player goes on with a second tile.
pub(super) fn takes_second_part(game: &mut Carcassonne, log: &mut Log) -> bool {
    let traders = &mut game.pieces.traders;
    if !traders.noted {
        return false;
    }
    traders.noted = false;
    traders.second = true;
    let active = game.active;
    log.note(|| Event::new("TB03", Message::new("carcassonne-second-part").with("who", active)));
    true
}

pub(super) fn start_turn(game: &mut Carcassonne) {
    game.pieces.traders.noted = false;
    game.pieces.traders.second = false;
}

/// TB02, TB07: builders join own followers on unfinished roads and in unfinished cities, pigs join own
/// farmers.
pub(super) fn bar(game: &Carcassonne, kind: Figure, on: On, root: NodeId) -> Option<Bar> {
    let is_held = game.board.feature(root).followers > 0;
    let accompanied = || is_held && game.figures.has_follower_in(&game.board, game.active, root);
    match (kind, on) {
        (Figure::Builder, On::City | On::Road) => {
            let fits = !game.board.feature(root).is_closed() && accompanied();
            (!fits).then_some(("TB02", "carcassonne-refused-builder"))
        }
        (Figure::Builder, _) => Some(("TB02", "carcassonne-refused-builder")),
        (_, On::Field) => (!accompanied()).then_some(("TB07", "carcassonne-refused-pig")),
        _ => Some(("TB07", "carcassonne-refused-pig")),
    }
}

/// TB06, TB09: a builder or pig does not stay where its owner has no follower.
pub(super) fn send_orphans_home(game: &mut Carcassonne, seat: Seat, root: NodeId, log: &mut Log) {
    for (kind, rule) in [(Figure::Builder, "TB06"), (Figure::Pig, "TB09")] {
        let Some((figure, node)) = game.figures.of_kind(seat, kind) else { continue };
        if game.board.root(node) == root && !game.figures.has_follower_in(&game.board, seat, root) {
            let cell = game.cell_of(node);
            game.figures.take(figure);
            log.note(|| Event::new(rule, said_of("orphan", kind).with("who", seat)).at(place(cell)));
        }
    }
}

/// TB10: whoever closes a city takes its goods.
pub(super) fn take_goods(game: &mut Carcassonne, root: NodeId, on: On, log: &mut Log) {
    if on != On::City || !game.house.has(Set::TradersBuilders) {
        return;
    }
    let mut taken = [0u8; 3];
    for tile in &game.board.places {
        for (part, city) in (tile.first..).zip(&tables().kind(tile.kind).cities) {
            if let Some(goods) = city.goods
                && game.board.root(part) == root
            {
                taken[goods as usize] += 1;
            }
        }
    }
    let seat = game.active;
    let cell = game.board.place(game.laid).cell;
    for &goods in Goods::ALL {
        let count = taken[goods as usize];
        game.pieces.traders.goods[seat.index()][goods as usize] += count;
        if count > 0 {
            log.note(|| {
                let say = said_of("goods", goods).with("who", seat).with("count", count);
                Event::new("TB10", say).at(place(cell))
            });
        }
    }
}

/// TB08: a field's owner with a pig in it gets 4 for each city; RI10: a herd on it adds one for everybody.
pub(super) fn city_worth(game: &Carcassonne, seat: Seat, field: NodeId) -> i32 {
    let pig = game.figures.of_kind(seat, Figure::Pig);
    let is_here = pig.is_some_and(|(_, node)| game.board.root(node) == field);
    3 + i32::from(is_here) + i32::from(herd_counts(game, field))
}

/// RI10: whether a herd of pigs on a field counts: only where this set is in play.
pub(super) fn herd_counts(game: &Carcassonne, field: NodeId) -> bool {
    game.house.has(Set::TradersBuilders) && game.board.feature(field).has_herd()
}

/// TB11: most tokens of a kind give 10.
pub(super) fn score_goods(game: &mut Carcassonne, log: &mut Log) {
    for &goods in Goods::ALL {
        let held = game.pieces.traders.goods.map(|tokens| tokens[goods as usize]);
        let most = held.into_iter().max().unwrap_or(0);
        for seat in game.all_seats() {
            if most > 0 && held[seat.index()] == most {
                game.give(seat, 10, "TB11", None, log, || said_of("goods-score", goods));
            }
        }
    }
}
