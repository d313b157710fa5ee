//! The Count of Carcassonne: a city that is there from the start, and followers who wait in its quarters.
//!
//! CO02 is data: the parts outside the walls are parts of tiles like any others.

use crate::board::{NodeId, PlaceId};
use crate::moves::{CountMove, Move};
use crate::options::{CountEnd, DragonAtCount, Farmers, TILES_MAX};
use crate::places::{At, Cell, Figure, On, Quarter};
use crate::sets::Aside;
use crate::state::{Carcassonne, Phase, place};
use crate::tile_table::tables;
use crate::tiles::Set;
use crate::turn::{Asked, Step};
use crate::words::{quarter_word, said_of, to_feature};
use castellan_core::game::Illegal;
use castellan_core::log::{Event, Log};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

/// The most parts that a board can have: no tile has more than eight.
const NODES_MAX: usize = 8 * TILES_MAX as usize;

/// The count and whom he lets go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    /// Where he stands.
    pub(crate) quarter: Quarter,
    /// How many seats in a row have sent nobody out in this call.
    idle: u8,
    seats: u8,
}

impl Count {
    /// CO01: he starts in the castle.
    pub(super) fn new(seats: u8) -> Count {
        Count { quarter: Quarter::Castle, idle: 0, seats }
    }
}

/// CO01: the twelve tiles lie as one block.
pub(super) fn set_up(game: &mut Carcassonne) -> bool {
    if !game.house.has(Set::Count) {
        return false;
    }
    for (kind, tile) in tables().of_set(Set::Count) {
        if let Some([column, row]) = tile.block {
            game.put_down(kind, Cell::new(column, row), 0);
        }
    }
    true
}

/// CO09: the tiles within the walls are closed to the dragon, by another reading the whole block.
pub(super) fn is_closed_to_dragon(game: &Carcassonne, id: PlaceId) -> bool {
    if !game.house.has(Set::Count) {
        return false;
    }
    let tile = tables().kind(game.board.place(id).kind);
    let is_inner = tile.block.is_some() && tile.fields.is_empty();
    is_inner || (tile.block.is_some() && game.house.dragon_at_count == DragonAtCount::Never)
}

/// The feature that followers of a quarter go to.
fn goal(quarter: Quarter) -> On {
    match quarter {
        Quarter::Castle => On::City,
        Quarter::Smithy => On::Road,
        Quarter::Cathedral => On::Cloister,
        Quarter::Market => On::Field,
    }
}

/// CO05: when features are closed, followers may come out to them, the active player's last.
pub(super) fn call_out(game: &mut Carcassonne, log: &mut Log) -> Asked {
    if !game.house.has(Set::Count) || game.closed.roots().is_empty() {
        return Asked::No;
    }
    call(game, Aside::CallOut, log)
}

/// CO07: before the final scoring followers may leave for what is not complete.
pub(super) fn last_call(game: &mut Carcassonne, log: &mut Log) -> Asked {
    if game.house.has(Set::Count) { call(game, Aside::LastCall, log) } else { Asked::No }
}

fn call(game: &mut Carcassonne, aside: Aside, _log: &mut Log) -> Asked {
    game.pieces.aside = aside;
    game.pieces.count.idle = 0;
    ask_from(game, game.active.next(game.seats))
}

/// Asks the first seat from this one on that has somebody to send out.
fn ask_from(game: &mut Carcassonne, mut seat: Seat) -> Asked {
    while game.pieces.count.idle < game.pieces.count.seats {
        if has_outs(game, seat) {
            game.phase = Phase::Aside(seat);
            return Asked::Yes;
        }
        game.pieces.count.idle += 1;
        seat = seat.next(game.seats);
    }
    Asked::No
}

/// The quarters that may be left in this call: not the one in which the count stands (CO06).
fn open_quarters(game: &Carcassonne) -> impl Iterator<Item = Quarter> {
    let last = game.pieces.aside == Aside::LastCall;
    let market_only = game.house.count_end == CountEnd::Market;
    let locked = game.pieces.count.quarter;
    Quarter::ALL.iter().copied().filter(move |&quarter| {
        let called = match (last, quarter) {
            (false, Quarter::Market) => false,
            (true, Quarter::Market) | (false, _) => true,
            (true, _) => !market_only,
        };
        called && quarter != locked
    })
}

/// Whether a feature may be gone to in this call.
fn is_called(game: &Carcassonne, root: NodeId) -> bool {
    match game.pieces.aside {
        Aside::CallOut => game.closed.contains(root),
        // CA28: where nobody may be a farmer, nobody becomes one at the end.
        _ if game.on(root) == On::Field && game.house.farmers == Farmers::None => false,
        _ => !game.board.feature(root).is_closed(),
    }
}

fn followers(game: &Carcassonne, seat: Seat) -> impl Iterator<Item = (Quarter, Figure)> {
    let figures = game.figures;
    open_quarters(game).flat_map(move |quarter| {
        [Figure::Normal, Figure::Large]
            .into_iter()
            .filter(move |&kind| figures.in_quarter(seat, kind, quarter).is_some())
            .map(move |kind| (quarter, kind))
    })
}

fn has_outs(game: &Carcassonne, seat: Seat) -> bool {
    followers(game, seat).any(|(quarter, _)| has_goal(game, goal(quarter)))
}

/// Whether any feature of a kind may be gone to.
fn has_goal(game: &Carcassonne, on: On) -> bool {
    (0..).zip(&game.board.places).any(|(id, tile)| {
        let mut nodes = (tile.first..).zip(&tables().build(tile.kind).on);
        game.pieces.dragon.at != id
            && nodes.any(|(node, what)| *what == on && is_called(game, game.board.root(node)))
    })
}

/// The features of a kind that may be gone to, each by the part at which it is listed: on the tile just
/// laid, else the first by row, column and place. CO09: never on the dragon's tile. Gives the first part
/// at which the visitor has seen enough.
fn find_goal(game: &Carcassonne, on: On, mut visit: impl FnMut(NodeId) -> bool) -> Option<NodeId> {
    let mut order = [0u64; TILES_MAX as usize];
    let order = &mut order[..game.board.places.len()];
    for ((id, tile), slot) in (0..).zip(&game.board.places).zip(order.iter_mut()) {
        // The tile just laid is the first, and below every row.
        let by_row = u64::from(Cell::new(tile.cell.row(), tile.cell.column()).order()) << 16;
        *slot = id | if id == u64::from(game.laid) { 0 } else { by_row };
    }
    order.sort_unstable();
    let mut seen = [0u64; NODES_MAX / 64];
    for id in order.iter().map(|&slot| slot as PlaceId) {
        let tile = game.board.place(id);
        if game.pieces.dragon.at == id {
            continue;
        }
        let mut inner_named = false;
        for spot in tables().lying(tile.kind, tile.turn).spots().iter().filter(|spot| spot.on == on) {
            let node = tile.first + u16::from(spot.part);
            let root = usize::from(game.board.root(node));
            let is_new = seen[root / 64] & 1 << (root % 64) == 0;
            seen[root / 64] |= 1 << (root % 64);
            // Enclosed fields of one tile have one name; it means the first.
            let is_named = spot.at == At::Inner && inner_named;
            if is_new && !is_named && is_called(game, root as NodeId) {
                inner_named |= spot.at == At::Inner;
                if visit(node) {
                    return Some(node);
                }
            }
        }
    }
    None
}

/// Lists what the Count allows now.
pub(super) fn list(game: &Carcassonne, seat: Seat, out: &mut Vec<Move>) {
    let first = out.len();
    match game.pieces.aside {
        Aside::SendIn => {
            for &quarter in Quarter::ALL {
                for kind in [Figure::Normal, Figure::Large] {
                    if game.figures.in_supply(seat, kind).is_some() {
                        out.push(Move::Count(CountMove::In { quarter, kind }));
                    }
                }
            }
        }
        Aside::MoveCount => {
            let here = game.pieces.count.quarter;
            let others = Quarter::ALL.iter().copied().filter(|&quarter| quarter != here);
            out.extend(others.map(|quarter| Move::Count(CountMove::To { quarter })));
        }
        _ => {
            for (quarter, kind) in followers(game, seat) {
                find_goal(game, goal(quarter), |node| {
                    let (cell, spot) = game.spot_of(node);
                    let m = CountMove::Out { quarter, kind, cell, on: spot.on, at: spot.at };
                    out.push(Move::Count(m));
                    false
                });
            }
        }
    }
    out.push(Move::Pass {});
    out[first..].sort_unstable();
}

/// CO03: who gave points to others only may send a follower in.
pub(super) fn send_in(game: &mut Carcassonne, _log: &mut Log) -> Asked {
    let seat = game.active;
    let supply = |kind| game.figures.in_supply(seat, kind).is_some();
    let generous = !game.gained.is_empty() && !game.gained.contains(seat);
    if !game.house.has(Set::Count) || !generous || !(supply(Figure::Normal) || supply(Figure::Large)) {
        return Asked::No;
    }
    game.pieces.aside = Aside::SendIn;
    game.phase = Phase::Aside(seat);
    Asked::Yes
}

/// The listed form of a count move.
pub(crate) fn as_listed(game: &Carcassonne, m: CountMove) -> Option<CountMove> {
    let CountMove::Out { quarter, kind, cell, on, at } = m else { return Some(m) };
    let node = goal_named(game, quarter, cell, on, at)?;
    let (cell, spot) = game.spot_of(node);
    Some(CountMove::Out { quarter, kind, cell, on: spot.on, at: spot.at })
}

/// The part at which a feature named in any way is listed.
fn goal_named(game: &Carcassonne, quarter: Quarter, cell: Cell, on: On, at: At) -> Option<NodeId> {
    let id = game.board.tile_at(cell)?;
    let spot = game.spot_named(id, on, at).ok()?;
    let root = game.board.root(game.board.place(id).first + u16::from(spot.part));
    let fits = on == goal(quarter);
    find_goal(game, on, |node| fits && game.board.root(node) == root)
}

pub(super) fn play(
    game: &mut Carcassonne,
    seat: Seat,
    m: Move,
    log: &mut Log,
) -> Result<Option<Step>, Illegal> {
    match (game.pieces.aside, m) {
        (Aside::SendIn, Move::Count(CountMove::In { quarter, kind })) => {
            let figure = game.figures.in_supply(seat, kind).filter(|_| kind.is_follower());
            let figure = figure.ok_or_else(|| Illegal::new("CO03", said_of("refused-supply", kind)))?;
            game.figures.put_in_quarter(figure, quarter);
            log.note(|| {
                let say = said_of("sent-in", kind).with("who", seat);
                Event::new("CO03", say.with("quarter", quarter_word(quarter, "to")))
            });
            // CO04: afterwards the count may move.
            game.pieces.aside = Aside::MoveCount;
            Ok(None)
        }
        (Aside::MoveCount, Move::Count(CountMove::To { quarter })) => {
            if quarter == game.pieces.count.quarter {
                return Err(Illegal::new("CO04", "carcassonne-refused-count-there"));
            }
            game.pieces.count.quarter = quarter;
            log.note(|| {
                let say = Message::new("carcassonne-count-moves").with("who", seat);
                Event::new("CO04", say.with("quarter", quarter_word(quarter, "to")))
            });
            Ok(Some(game.pieces.resume))
        }
        (Aside::SendIn | Aside::MoveCount, Move::Pass {}) => Ok(Some(game.pieces.resume)),
        (Aside::CallOut | Aside::LastCall, Move::Pass {}) => {
            game.pieces.count.idle += 1;
            Ok(call_next(game, seat.next(game.seats)))
        }
        (Aside::CallOut | Aside::LastCall, Move::Count(CountMove::Out { quarter, kind, cell, on, at })) => {
            come_out(game, seat, (quarter, kind), goal_named(game, quarter, cell, on, at), log)?;
            if game.pieces.aside == Aside::LastCall && game.house.count_end == CountEnd::All {
                // CO07: one follower at a time around the table, until nobody sends one.
                game.pieces.count.idle = 0;
                return Ok(call_next(game, seat.next(game.seats)));
            }
            Ok(call_next(game, seat))
        }
        _ => Err(Illegal::new("CO03", "carcassonne-refused-count-step")),
    }
}

fn call_next(game: &mut Carcassonne, seat: Seat) -> Option<Step> {
    match ask_from(game, seat) {
        Asked::Yes => None,
        Asked::No => Some(game.pieces.resume),
    }
}

fn come_out(
    game: &mut Carcassonne,
    seat: Seat,
    (quarter, kind): (Quarter, Figure),
    node: Option<NodeId>,
    log: &mut Log,
) -> Result<(), Illegal> {
    if quarter == game.pieces.count.quarter {
        return Err(Illegal::new("CO06", "carcassonne-refused-locked"));
    }
    if !open_quarters(game).any(|open| open == quarter) {
        return Err(Illegal::new("CO05", "carcassonne-refused-quarter"));
    }
    let figure = game.figures.in_quarter(seat, kind, quarter);
    let (Some(figure), Some(node)) = (figure, node) else {
        return Err(Illegal::new("CO05", "carcassonne-refused-call"));
    };
    game.deploy(figure, node);
    let (cell, on) = (game.cell_of(node), game.board.on(node));
    let rule = if game.pieces.aside == Aside::LastCall { "CO07" } else { "CO05" };
    log.note(|| {
        let say = said_of("sent-out", kind).with("who", seat);
        let say = say.with("quarter", quarter_word(quarter, "from")).with("on", to_feature(on));
        Event::new(rule, say).at(place(cell))
    });
    Ok(())
}
