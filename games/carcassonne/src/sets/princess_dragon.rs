//! The Princess & the Dragon: volcano tiles, portals and princesses. Dragon and fairy have files of
//! their own.
//!
//! PD01, PD27 and PD28 are data: the tiles of the set, a tile with a city and a cloister, and a tile
//! whose road passes under its city between two fields.

use crate::board::{NodeId, PlaceId};
use crate::deploy::Bar;
use crate::figures::{FigureId, NO_FIGURE, kind_of, owner_of};
use crate::moves::Move;
use crate::options::PrincessForce;
use crate::sets::fairy;
use crate::state::{Carcassonne, Phase, place, standing};
use crate::tile_table::{Build, NO_PART, tables};
use crate::tiles::Set;
use crate::turn::{Asked, Step};
use castellan_core::game::Illegal;
use castellan_core::log::{Act, Event, Log};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

#[inline]
fn build(game: &Carcassonne) -> &'static Build {
    tables().build(game.board.place(game.laid).kind)
}

/// PD13: whether a portal is on the tile just laid.
pub(super) fn is_portal(game: &Carcassonne) -> bool {
    build(game).is_portal
}

/// Whether the tile just laid has a volcano; RI09: that of a lake sleeps where there is no dragon.
pub(super) fn is_volcano(game: &Carcassonne) -> bool {
    build(game).is_volcano && game.house.has(Set::PrincessDragon)
}

/// PD03: nobody goes on a volcano tile when it is laid.
pub(super) fn bar_followers(game: &Carcassonne) -> Option<Bar> {
    is_volcano(game).then_some(("PD03", "carcassonne-refused-volcano"))
}

/// PD03: nor do builder and pig, by the usual reading.
pub(super) fn bar_other_figures(game: &Carcassonne) -> Option<Bar> {
    if game.house.figures_on_volcano { None } else { bar_followers(game) }
}

/// PD13 to PD15: where a portal leads to.
#[inline]
pub(super) fn bar_elsewhere(game: &Carcassonne, id: PlaceId, root: NodeId) -> Option<Bar> {
    if !is_portal(game) {
        return Some(("CA10", "carcassonne-refused-other-tile"));
    }
    let just_closed = game.house.portal_to_completed && game.closed.contains(root);
    if game.board.feature(root).is_closed() && !just_closed {
        return Some(("PD14", "carcassonne-refused-completed"));
    }
    if game.pieces.dragon.at == id && !game.house.dragon_tile_open {
        return Some(("PD15", "carcassonne-refused-dragon-tile"));
    }
    None
}

/// The city that the princess of the tile just laid belongs to.
#[inline]
fn princess_city(game: &Carcassonne) -> Option<NodeId> {
    let part = build(game).princess;
    (part != NO_PART).then(|| game.board.root(game.board.place(game.laid).first + u16::from(part)))
}

/// PD16: the knights that the princess may send away, in the order of lists.
fn knights(game: &Carcassonne) -> ([(Move, FigureId); 60], usize) {
    let mut knights = [(Move::Pass {}, NO_FIGURE); 60];
    let mut count = 0;
    if let Some(city) = princess_city(game) {
        for (figure, node) in game.figures.on_board(game.seats) {
            if kind_of(figure).is_follower() && game.board.root(node) == city {
                let (cell, spot) = game.spot_of(node);
                let seat = owner_of(figure);
                let m = Move::Princess { cell: Some(cell), on: spot.on, at: spot.at, seat };
                knights[count] = (m, figure);
                count += 1;
            }
        }
        knights[..count].sort_unstable();
    }
    (knights, count)
}

fn has_knights(game: &Carcassonne) -> bool {
    princess_city(game).is_some_and(|city| game.board.feature(city).followers > 0)
}

/// PD16: a knight must leave before anything else is done.
pub(super) fn demands(game: &Carcassonne) -> Option<Bar> {
    let must = game.house.princess == PrincessForce::Must && has_knights(game);
    must.then_some(("PD17", "carcassonne-refused-princess-first"))
}

/// PD16: the princess has to be obeyed; a lone knight leaves without asking. PD18: without knights the
/// figure step is the usual one.
pub(super) fn obey_princess(game: &mut Carcassonne, log: &mut Log) -> Option<Asked> {
    demands(game)?;
    let (knights, count) = knights(game);
    if count > 1 {
        game.phase = Phase::Figure;
        return Some(Asked::Yes);
    }
    Some(dismiss(game, knights[0].1, log))
}

pub(super) fn list(game: &Carcassonne, hear: &mut impl FnMut(Move) -> bool) -> bool {
    if !has_knights(game) {
        return false;
    }
    let (knights, count) = knights(game);
    knights[..count].iter().any(|(m, _)| hear(*m))
}

/// A knight goes home; PD17: no figure may be placed now, PD19: but the fairy may still move.
fn dismiss(game: &mut Carcassonne, knight: FigureId, log: &mut Log) -> Asked {
    let seat: Seat = owner_of(knight);
    let cell = game.figures.node(knight).map(|node| game.cell_of(node));
    log.note(|| {
        let event = Event::new("PD16", Message::new("carcassonne-princess").with("who", seat));
        let from = game.figures.node(knight).map(|node| standing(knight, node));
        let event = event.seen(Act::Returned, from);
        match cell {
            Some(cell) => event.at(place(cell)),
            None => event,
        }
    });
    game.send_home(knight, log);
    if game.house.fairy_after_princess { fairy::ask(game) } else { Asked::No }
}

/// The listed form of a princess move.
pub(crate) fn as_listed(game: &Carcassonne, m: Move) -> Option<Move> {
    find(game, m).map(|(listed, _)| listed)
}

fn find(game: &Carcassonne, m: Move) -> Option<(Move, FigureId)> {
    let Move::Princess { cell, on, at, seat } = m else { return None };
    let id = game.tile_named(cell).ok()?;
    let spot = game.spot_named(id, on, at).ok()?;
    let tile = game.board.place(id).cell;
    let named = Move::Princess { cell: Some(tile), on: spot.on, at: spot.at, seat };
    let (knights, count) = knights(game);
    knights[..count].iter().copied().find(|(m, _)| *m == named)
}

pub(super) fn play(game: &mut Carcassonne, m: Move, log: &mut Log) -> Result<Step, Illegal> {
    let (_, knight) = find(game, m).ok_or_else(|| Illegal::new("PD16", "carcassonne-refused-no-knight"))?;
    dismiss(game, knight, log);
    Ok(Step::BeforeScoring(0))
}
