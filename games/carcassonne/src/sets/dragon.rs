//! The dragon of The Princess & the Dragon: volcanoes, tiles that wait for it, and its flight.
//!
//! PD06 needs no code: tiles that wait are not in the stack, and without a stack the game ends.

use crate::board::{NONE, PlaceId};
use crate::figures::{kind_of, owner_of};
use crate::moves::Move;
use crate::options::DragonTime;
use crate::sets::{Aside, count, fairy, princess_dragon};
use crate::stack::Stack;
use crate::state::{Carcassonne, Phase, place, standing};
use crate::tile_table::{Kind, tables};
use crate::turn::{Asked, Step};
use crate::words::{direction, said_of, tile_words};
use castellan_core::game::Illegal;
use castellan_core::log::{Act, Event, Log};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

/// PD08: the dragon makes six steps.
pub(crate) const STEPS: u8 = 6;

/// The dragon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dragon {
    /// Its tile; none before the first volcano.
    pub(crate) at: PlaceId,
    /// The tiles of this flight, the one it set out from first.
    visited: [PlaceId; STEPS as usize + 1],
    /// The steps made in this flight.
    pub(crate) steps: u8,
    /// The tiles that were put away before the first volcano.
    pub(crate) waiting: Stack,
}

impl Dragon {
    pub(super) const AWAY: Dragon =
        Dragon { at: NONE, visited: [NONE; STEPS as usize + 1], steps: 0, waiting: Stack::EMPTY };

    /// The tiles of the flight so far.
    pub(crate) fn visited(&self) -> &[PlaceId] {
        &self.visited[..=usize::from(self.steps)]
    }
}

/// PD04: a dragon tile waits until the dragon has come.
pub(super) fn puts_away(game: &mut Carcassonne, kind: Kind, log: &mut Log) -> bool {
    let dragon = &mut game.pieces.dragon;
    if dragon.at != NONE || !tables().build(kind).is_dragon {
        return false;
    }
    dragon.waiting.add(kind, 1);
    log.note(|| Event::new("PD04", Message::new("carcassonne-put-away").with("tile", tile_words(kind))));
    true
}

/// PD02: the dragon comes to a volcano at once.
pub(super) fn come_to_volcano(game: &mut Carcassonne, log: &mut Log) {
    if !princess_dragon::is_volcano(game) {
        return;
    }
    let tile = *game.board.place(game.laid);
    let dragon = &mut game.pieces.dragon;
    dragon.at = game.laid;
    log.note(|| Event::new("PD02", "carcassonne-dragon-comes").at(place(tile.cell)));
    // PD05: what has waited for it goes back into the stack.
    let waited = dragon.waiting.total();
    if waited > 0 {
        game.stack.take_all(&mut dragon.waiting);
        log.note(|| {
            Event::new("PD05", Message::new("carcassonne-shuffled-back").with("count", u32::from(waited)))
        });
    }
}

/// PD07: the dragon flies before the scoring.
pub(super) fn fly_before_scoring(game: &mut Carcassonne, log: &mut Log) -> Asked {
    if game.house.dragon == DragonTime::Before { set_out(game, log) } else { Asked::No }
}

/// PD07: in another edition it flies after the scoring.
pub(super) fn fly_after_scoring(game: &mut Carcassonne, log: &mut Log) -> Asked {
    if game.house.dragon == DragonTime::After { set_out(game, log) } else { Asked::No }
}

fn set_out(game: &mut Carcassonne, log: &mut Log) -> Asked {
    let tile = game.board.place(game.laid);
    if !tables().build(tile.kind).is_dragon || game.pieces.dragon.at == NONE {
        return Asked::No;
    }
    let cell = game.board.place(game.pieces.dragon.at).cell;
    log.note(|| Event::new("PD07", "carcassonne-dragon-flies").at(place(cell)));
    game.pieces.dragon.steps = 0;
    game.pieces.dragon.visited[0] = game.pieces.dragon.at;
    fly_on(game, game.active, log)
}

/// PD08: step by step, seat by seat, until six are made or there is no way on.
fn fly_on(game: &mut Carcassonne, mut seat: Seat, log: &mut Log) -> Asked {
    while game.pieces.dragon.steps < STEPS {
        let (ways, count) = ways(game);
        match count {
            0 => {
                // PD11: a dead end.
                let cell = game.board.place(game.pieces.dragon.at).cell;
                log.note(|| Event::new("PD11", "carcassonne-dead-end").at(place(cell)));
                return Asked::No;
            }
            1 => {
                game.taken_by_itself(seat, log);
                step(game, seat, ways[0], log);
                seat = seat.next(game.seats);
            }
            _ => {
                game.phase = Phase::Aside(seat);
                game.pieces.aside = Aside::Flight;
                return Asked::Yes;
            }
        }
    }
    Asked::No
}

/// The tiles that the dragon may enter, by cell.
#[inline]
fn ways(game: &Carcassonne) -> ([PlaceId; 4], usize) {
    let mut ways = [NONE; 4];
    let mut count = 0;
    let cell = game.board.place(game.pieces.dragon.at).cell;
    for side in [3, 0, 2, 1] {
        if let Some(id) = game.board.tile_at(cell.beside(side))
            && bar(game, id).is_none()
        {
            ways[count] = id;
            count += 1;
        }
    }
    (ways, count)
}

/// Why the dragon may not enter a tile beside it.
fn bar(game: &Carcassonne, id: PlaceId) -> Option<Illegal> {
    if game.pieces.dragon.visited().contains(&id) {
        // PD09: never twice on the same tile.
        Some(Illegal::new("PD09", "carcassonne-refused-dragon-visited"))
    } else if fairy::guards(game, id) {
        // PD10: the fairy's tile is closed to it.
        Some(Illegal::new("PD10", "carcassonne-refused-dragon-fairy"))
    } else if count::is_closed_to_dragon(game, id) {
        Some(Illegal::new("CO09", "carcassonne-refused-dragon-walls"))
    } else {
        None
    }
}

pub(super) fn list(game: &Carcassonne, out: &mut Vec<Move>) {
    let (ways, count) = ways(game);
    out.extend(ways[..count].iter().map(|&id| Move::Dragon { to: game.board.place(id).cell }));
}

pub(super) fn play(
    game: &mut Carcassonne,
    seat: Seat,
    m: Move,
    log: &mut Log,
) -> Result<Option<Step>, Illegal> {
    let Move::Dragon { to } = m else {
        return Err(Illegal::new("PD08", "carcassonne-refused-dragon-must"));
    };
    let here = game.board.place(game.pieces.dragon.at).cell;
    let beside = (0..4).any(|side| here.beside(side) == to);
    let id = game.board.tile_at(to).filter(|_| beside);
    let id = id.ok_or_else(|| Illegal::new("PD09", "carcassonne-refused-dragon-far"))?;
    if let Some(illegal) = bar(game, id) {
        return Err(illegal);
    }
    step(game, seat, id, log);
    Ok(match fly_on(game, seat.next(game.seats), log) {
        Asked::Yes => None,
        Asked::No => Some(game.pieces.resume),
    })
}

/// One step: PD12: whoever stands on the tile goes back.
fn step(game: &mut Carcassonne, seat: Seat, to: PlaceId, log: &mut Log) {
    let left = game.pieces.dragon.at;
    let from = game.board.place(left).cell;
    let dragon = &mut game.pieces.dragon;
    dragon.at = to;
    dragon.steps += 1;
    dragon.visited[usize::from(dragon.steps)] = to;
    let cell = game.board.place(to).cell;
    log.note(|| {
        let say = said_of("dragon-step", direction(from, cell)).with("who", seat);
        Event::new("PD08", say).at(place(cell)).seen(Act::Flown, [left, to].map(u32::from))
    });
    let mut taken = [0u8; 64];
    let mut count = 0;
    for (figure, node) in game.figures.on_board(game.seats) {
        if game.board.place_of(node) == to {
            taken[count] = figure;
            count += 1;
        }
    }
    for &figure in &taken[..count] {
        log.note(|| {
            let say = said_of("dragon-takes", kind_of(figure)).with("who", owner_of(figure));
            let from = game.figures.node(figure).map(|node| standing(figure, node));
            Event::new("PD12", say).at(place(cell)).seen(Act::Returned, from)
        });
        game.send_home(figure, log);
    }
}
