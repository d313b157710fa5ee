//! What one viewer may know: everything, for nothing is hidden before it is drawn.

use crate::board::NONE;
use crate::figures::{kind_of, owner_of};
use crate::moves::TileId;
use crate::places::{At, Cell, Figure, On, Quarter};
use crate::sets::Aside;
use crate::state::{Carcassonne, Phase};
use crate::tile_table::tables;
use crate::tiles::{Goods, Set};
use castellan_core::seat::{Seat, Viewer};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) viewer: Viewer,
    game: Carcassonne,
}

impl View {
    pub(crate) fn of(game: &Carcassonne, viewer: Viewer) -> View {
        View { viewer, game: game.clone() }
    }

    pub(crate) fn game(&self) -> &Carcassonne {
        &self.game
    }
}

#[derive(Serialize)]
struct Wire {
    viewer: Viewer,
    step: &'static str,
    active: Seat,
    tile: Option<TileId>,
    last: Option<Cell>,
    tiles: Vec<WireTile>,
    figures: Vec<WireFigure>,
    stack: BTreeMap<&'static str, u8>,
    stack_count: u16,
    river_stack: BTreeMap<&'static str, u8>,
    waiting_for_dragon: BTreeMap<&'static str, u8>,
    dragon: Option<Cell>,
    flight: Option<WireFlight>,
    fairy: Option<WireFairy>,
    count: Option<Quarter>,
    king: Option<WireTitle>,
    baron: Option<WireTitle>,
    closed_cities: u16,
    closed_roads: u16,
    second_part: bool,
    seats: Vec<WireSeat>,
}

#[derive(Serialize)]
struct WireTile {
    cell: Cell,
    tile: TileId,
    turn: u8,
}

#[derive(Serialize)]
struct WireFigure {
    seat: Seat,
    kind: Figure,
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<Cell>,
    #[serde(skip_serializing_if = "Option::is_none")]
    on: Option<On>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<At>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quarter: Option<Quarter>,
}

#[derive(Serialize)]
struct WireFlight {
    visited: Vec<Cell>,
    steps: u8,
}

#[derive(Serialize)]
struct WireFairy {
    cell: Cell,
    beside: Option<WireFigure>,
}

#[derive(Serialize)]
struct WireTitle {
    seat: Option<Seat>,
    size: u16,
}

#[derive(Serialize)]
struct WireSeat {
    seat: Seat,
    points: i32,
    supply: BTreeMap<&'static str, usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goods: Option<BTreeMap<&'static str, u8>>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.wire().serialize(serializer)
    }
}

impl View {
    fn wire(&self) -> Wire {
        let game = &self.game;
        let pieces = &game.pieces;
        let copies = |stack: &crate::stack::Stack| {
            stack.kinds().map(|(kind, left)| (tables().kind(kind).id, left)).collect::<BTreeMap<_, _>>()
        };
        let mut river_stack = copies(&pieces.river.pile);
        let ends = [pieces.river.fork(), pieces.river.lake()];
        river_stack.extend(ends.into_iter().flatten().map(|kind| (tables().kind(kind).id, 1)));
        let cell = |id| (id != NONE).then(|| game.board.place(id).cell);
        let in_flight = matches!(game.phase, Phase::Aside(_)) && pieces.aside == Aside::Flight;
        let title = |title: crate::sets::king_scout::Title| {
            let in_play = game.house.has(Set::KingScout);
            in_play.then_some(WireTitle { seat: title.holder, size: title.size })
        };
        Wire {
            viewer: self.viewer,
            step: step_word(game),
            active: game.active,
            tile: (game.phase == Phase::Lay).then_some(TileId(game.tile)),
            last: cell(game.laid),
            tiles: game
                .board
                .places
                .iter()
                .map(|tile| WireTile { cell: tile.cell, tile: TileId(tile.kind), turn: tile.turn })
                .collect(),
            figures: game.figures.in_play(game.seats).filter_map(|figure| self.figure(figure)).collect(),
            stack: copies(&game.stack),
            stack_count: game.stack.total() + pieces.river.left(),
            river_stack,
            waiting_for_dragon: copies(&pieces.dragon.waiting),
            dragon: cell(pieces.dragon.at),
            flight: in_flight.then(|| WireFlight {
                visited: pieces.dragon.visited().iter().filter_map(|&id| cell(id)).collect(),
                steps: pieces.dragon.steps,
            }),
            fairy: cell(pieces.fairy.at)
                .map(|cell| WireFairy { cell, beside: self.figure(pieces.fairy.beside) }),
            count: game.house.has(Set::Count).then_some(pieces.count.quarter),
            king: title(pieces.titles.king),
            baron: title(pieces.titles.baron),
            closed_cities: game.closed_cities,
            closed_roads: game.closed_roads,
            second_part: pieces.traders.second,
            seats: game.all_seats().map(|seat| self.seat(seat)).collect(),
        }
    }

    fn figure(&self, figure: u8) -> Option<WireFigure> {
        let (seat, kind) = (owner_of(figure), kind_of(figure));
        let away = WireFigure { seat, kind, cell: None, on: None, at: None, quarter: None };
        if let Some(quarter) = self.game.figures.quarter(figure) {
            return Some(WireFigure { quarter: Some(quarter), ..away });
        }
        let (cell, spot) = self.game.spot_of(self.game.figures.node(figure)?);
        let at = Some(spot.at).filter(|at| !at.is_middle());
        Some(WireFigure { cell: Some(cell), on: Some(spot.on), at, ..away })
    }

    fn seat(&self, seat: Seat) -> WireSeat {
        let game = &self.game;
        let supply = Figure::ALL.iter().map(|&kind| (kind.word(), game.figures.supply(seat, kind)));
        let goods = || {
            let held = game.pieces.traders.goods[seat.index()];
            Goods::ALL.iter().map(|&goods| (goods.word(), held[goods as usize])).collect()
        };
        WireSeat {
            seat,
            points: game.points[seat.index()],
            supply: supply.collect(),
            goods: game.house.has(Set::TradersBuilders).then(goods),
        }
    }
}

pub(crate) fn step_word(game: &Carcassonne) -> &'static str {
    match game.phase {
        Phase::Draw => "draw",
        Phase::Lay => "lay",
        Phase::Figure => "figure",
        Phase::Aside(_) => match game.pieces.aside {
            Aside::Fairy => "fairy",
            Aside::Flight => "dragon",
            Aside::CallOut => "call-out",
            Aside::SendIn => "send-in",
            Aside::MoveCount => "move-count",
            Aside::LastCall => "last-call",
        },
        Phase::Over => "over",
    }
}
