//! The fairy of The Princess & the Dragon: where she may go and what she gives.

use crate::board::{NONE, NodeId, PlaceId};
use crate::figures::{FigureId, NO_FIGURE, kind_of, owner_of};
use crate::moves::Move;
use crate::options::FairySide;
use crate::places::{At, Cell, On};
use crate::sets::{Aside, princess_dragon};
use crate::state::{Carcassonne, Phase, place};
use crate::tiles::Set;
use crate::turn::{Asked, Step};
use crate::words::said_of;
use castellan_core::game::Illegal;
use castellan_core::log::{Event, Log};
use castellan_core::message::Message;

/// The fairy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fairy {
    /// Her tile; none while she waits beside the board.
    pub(crate) at: PlaceId,
    /// The follower at her side.
    pub(crate) beside: FigureId,
}

impl Fairy {
    pub(super) const AWAY: Fairy = Fairy { at: NONE, beside: NO_FIGURE };
}

/// PD10, PD26: whether she keeps the dragon off a tile.
pub(super) fn guards(game: &Carcassonne, id: PlaceId) -> bool {
    game.pieces.fairy.at == id
}

/// Whether the fairy favours a follower on the board.
pub(crate) fn favours(game: &Carcassonne, figure: FigureId, node: NodeId) -> bool {
    let fairy = &game.pieces.fairy;
    match game.house.fairy {
        FairySide::BesideOne => fairy.beside == figure,
        FairySide::OnTile => fairy.at == game.board.place_of(node) && kind_of(figure).is_follower(),
    }
}

/// PD20: whether she may go to this follower: not where she is already.
fn may_go_to(game: &Carcassonne, figure: FigureId, node: NodeId) -> bool {
    kind_of(figure).is_follower()
        && match game.house.fairy {
            FairySide::BesideOne => game.pieces.fairy.beside != figure,
            FairySide::OnTile => game.pieces.fairy.at != game.board.place_of(node),
        }
}

/// The own followers that she may go to, in the order of lists, each place once.
struct Targets {
    list: [u64; 10],
    count: usize,
}

impl Targets {
    fn of(game: &Carcassonne) -> Targets {
        // Column, row, what, where and who in one number sort as the names of the places do.
        let mut targets = Targets { list: [0; 10], count: 0 };
        for (figure, node) in game.figures.of_seat(game.active) {
            if may_go_to(game, figure, node) {
                let (cell, spot) = game.spot_of(node);
                let place = (spot.on as u64) << 16 | (spot.at as u64) << 8 | u64::from(figure);
                targets.list[targets.count] = u64::from(cell.order()) << 24 | place;
                targets.count += 1;
            }
        }
        let found = targets.count;
        targets.list[..found].sort_unstable();
        // The whole tile counts as one place where she stands on tiles.
        let name = |target: u64| target >> if game.house.fairy == FairySide::OnTile { 24 } else { 8 };
        targets.count = 0;
        for n in 0..found {
            let target = targets.list[n];
            if targets.count == 0 || name(targets.list[targets.count - 1]) != name(target) {
                targets.list[targets.count] = target;
                targets.count += 1;
            }
        }
        targets
    }

    fn iter(&self) -> impl Iterator<Item = (Move, FigureId)> + '_ {
        self.list[..self.count].iter().map(|&target| {
            let cell = Some(Cell::from_order((target >> 24) as u32));
            let (on, at) = (On::ALL[target as usize >> 16 & 0xff], At::ALL[target as usize >> 8 & 0xff]);
            (Move::Fairy { cell, on, at }, target as FigureId)
        })
    }
}

/// Whether she has anywhere to go.
fn has_target(game: &Carcassonne) -> bool {
    game.figures.of_seat(game.active).any(|(figure, node)| may_go_to(game, figure, node))
}

/// Why she may not move in this figure step.
fn bar(game: &Carcassonne) -> Option<Illegal> {
    // PD21: by one reading she stays where she is when a volcano is laid.
    let barred = princess_dragon::is_volcano(game) && !game.house.fairy_on_volcano;
    barred.then(|| Illegal::new("PD21", "carcassonne-refused-fairy-volcano"))
}

/// Whether she may move in this figure step.
pub(super) fn has_offer(game: &Carcassonne) -> bool {
    game.house.has(Set::PrincessDragon) && bar(game).is_none() && has_target(game)
}

pub(super) fn list(game: &Carcassonne, hear: &mut impl FnMut(Move) -> bool) -> bool {
    if !game.house.has(Set::PrincessDragon) || bar(game).is_some() {
        return false;
    }
    Targets::of(game).iter().any(|(m, _)| hear(m))
}

pub(super) fn list_alone(game: &Carcassonne, out: &mut Vec<Move>) {
    out.extend(Targets::of(game).iter().map(|(m, _)| m));
    out.push(Move::Pass {});
}

/// The listed form of a fairy move.
pub(crate) fn as_listed(game: &Carcassonne, m: Move) -> Option<Move> {
    find(game, m).map(|(listed, _)| listed)
}

fn find(game: &Carcassonne, m: Move) -> Option<(Move, FigureId)> {
    let Move::Fairy { cell, on, at } = m else { return None };
    let id = game.tile_named(cell).ok()?;
    let spot = game.spot_named(id, on, at).ok()?;
    let tile = game.board.place(id);
    let node = tile.first + u16::from(spot.part);
    // Followers of one place are alike; enclosed fields of one tile have one name.
    let is_named = |there: NodeId| {
        let (cell, found) = game.spot_of(there);
        there == node || (cell, found.on, found.at) == (tile.cell, spot.on, spot.at)
    };
    let mut own = game.figures.of_seat(game.active);
    let (figure, _) = own.find(|&(figure, there)| may_go_to(game, figure, there) && is_named(there))?;
    let listed = Move::Fairy { cell: Some(tile.cell), on: spot.on, at: spot.at };
    match game.house.fairy {
        FairySide::BesideOne => Some((listed, figure)),
        // On a whole tile, any own follower of it names her place.
        FairySide::OnTile => {
            let same = |m: &Move| matches!(m, Move::Fairy { cell, .. } if *cell == Some(tile.cell));
            Targets::of(game).iter().find(|(m, _)| same(m))
        }
    }
}

pub(super) fn play(game: &mut Carcassonne, m: Move, log: &mut Log) -> Result<Step, Illegal> {
    if !game.house.has(Set::PrincessDragon) {
        return Err(Illegal::new("CA04", "carcassonne-refused-figure-step"));
    }
    if let Some((rule, key)) = princess_dragon::demands(game) {
        return Err(Illegal::new(rule, key));
    }
    if let Some(illegal) = bar(game) {
        return Err(illegal);
    }
    move_to(game, m, log)
}

fn move_to(game: &mut Carcassonne, m: Move, log: &mut Log) -> Result<Step, Illegal> {
    let (_, figure) = find(game, m).ok_or_else(|| Illegal::new("PD20", "carcassonne-refused-fairy"))?;
    let Some(node) = game.figures.node(figure) else {
        return Err(Illegal::new("PD20", "carcassonne-refused-fairy"));
    };
    game.pieces.fairy = Fairy { at: game.board.place_of(node), beside: figure };
    let (seat, cell) = (game.active, game.cell_of(node));
    let on = game.board.on(node);
    log.note(|| Event::new("PD20", said_of("fairy-moves", on).with("who", seat)).at(place(cell)));
    Ok(Step::BeforeScoring(0))
}

/// PD19, PD22: asks whether she still moves; gives no where she has nowhere to go.
pub(super) fn ask(game: &mut Carcassonne) -> Asked {
    if !has_target(game) {
        return Asked::No;
    }
    game.phase = Phase::Aside(game.active);
    game.pieces.aside = Aside::Fairy;
    game.pieces.resume = Step::BeforeScoring(0);
    Asked::Yes
}

/// PD22: after a follower went through a portal to another tile.
pub(super) fn ask_after_portal(game: &mut Carcassonne, to: PlaceId, _log: &mut Log) -> Asked {
    let may = game.house.fairy_after_portal && princess_dragon::is_portal(game) && to != game.laid;
    if may { ask(game) } else { Asked::No }
}

pub(super) fn play_alone(game: &mut Carcassonne, m: Move, log: &mut Log) -> Result<Step, Illegal> {
    match m {
        Move::Pass {} => Ok(game.pieces.resume),
        Move::Fairy { .. } => move_to(game, m, log),
        _ => Err(Illegal::new("PD17", "carcassonne-refused-fairy-only")),
    }
}

/// PD23: at the start of a turn she gives a point to whose follower she stands beside.
pub(super) fn greet(game: &mut Carcassonne, log: &mut Log) {
    if game.pieces.fairy.at == NONE {
        return;
    }
    let seat = game.active;
    if game.figures.of_seat(seat).any(|(figure, node)| favours(game, figure, node)) {
        let cell = game.board.place(game.pieces.fairy.at).cell;
        let side = game.house.fairy;
        game.give(seat, 1, "PD23", Some(cell), log, || {
            Message::new(match side {
                FairySide::BesideOne => "carcassonne-fairy-greets",
                FairySide::OnTile => "carcassonne-fairy-greets-tile",
            })
        });
    }
}

/// PD24, PD25: 3 points when the feature of the follower at her side is scored.
pub(super) fn reward(game: &mut Carcassonne, root: NodeId, on: On, at_end: bool, log: &mut Log) {
    let counts = (on != On::Cloister || game.house.fairy_cloister) && (!at_end || game.house.fairy_at_end);
    if game.pieces.fairy.at == NONE || !counts {
        return;
    }
    let rule = if at_end { "PD25" } else { "PD24" };
    let cell = game.board.place(game.pieces.fairy.at).cell;
    let mut seats = [0u8; 60];
    let mut count = 0;
    for (figure, node) in game.figures.on_board(game.seats) {
        if favours(game, figure, node) && game.board.root(node) == root {
            seats[count] = owner_of(figure).0;
            count += 1;
        }
    }
    for &seat in &seats[..count] {
        game.give(castellan_core::seat::Seat(seat), 3, rule, Some(cell), log, || {
            Message::new("carcassonne-fairy-rewards")
        });
    }
}

/// PD26: her follower has left; she stays.
pub(super) fn lose(game: &mut Carcassonne, figure: FigureId) {
    if game.pieces.fairy.beside == figure {
        game.pieces.fairy.beside = NO_FIGURE;
    }
}
