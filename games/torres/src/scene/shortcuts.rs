//! What a page offers beside the single moves: a knight's whole way, and the end of the turn with what it gives up.

use super::offers::{cell_id, knight_id};
use crate::cell::Cell;
use crate::moves::Move;
use crate::state::{Step, Torres};
use crate::towers::Spread;
use crate::words::at;
use castellan_core::message::Message;
use castellan_core::scene::shortcut::{Ending, EndingWay, Route, Shortcuts};
use castellan_core::seat::Seat;

/// The shortcuts of a seat whose moves these are.
pub(crate) fn shortcuts(game: &Torres, seat: Seat, moves: &[Move]) -> Shortcuts {
    if game.step != Step::Act(seat) || moves.is_empty() {
        return Shortcuts::default();
    }
    let knights = game.board.knights(seat).iter();
    Shortcuts {
        routes: knights.flat_map(|knight| routes(game, knight)).collect(),
        ending: ending(game, seat, moves),
    }
}

/// TO14 to TO18: the ways of a knight that take more than one action point.
pub(super) fn far(game: &Torres, knight: Cell) -> impl Iterator<Item = Cell> {
    let reached = game.board.reach(knight, game.doing.points);
    reached.into_iter().filter(|reached| reached.points > 1).map(|reached| reached.cell)
}

fn routes(game: &Torres, knight: Cell) -> Vec<Route> {
    let route = |to: Cell| {
        let way = game.board.way(knight, to);
        let points = way.len() - 1;
        let walks = way.windows(2).map(|step| Move::Walk { from: step[0], to: step[1] });
        let label =
            Message::new("torres-route").with("from", at(knight)).with("to", at(to)).with("points", points);
        Route {
            picks: vec![knight_id(knight), cell_id(to)],
            label,
            moves: walks.map(|walk| serde_json::to_value(walk).unwrap_or_default()).collect(),
        }
    };
    far(game, knight).map(route).collect()
}

/// TO24, TO25: which tower is used up, and where what is left of it goes.
fn ending(game: &Torres, seat: Seat, moves: &[Move]) -> Option<Ending> {
    let ends = moves.iter().filter_map(|m| match *m {
        Move::End { tower, spread } => Some((tower, spread)),
        _ => None,
    });
    let mut ways: Vec<EndingWay> = ends.map(|(tower, spread)| way(game, seat, tower, spread)).collect();
    // What loses least is the usual way.
    ways.sort_by_key(|way| way.rest.is_some());
    let points = game.doing.points;
    let loss = (points > 0).then(|| Message::new("torres-end-points").with("points", points));
    (!ways.is_empty()).then(|| Ending { label: Message::new("torres-end"), loss, ways })
}

fn way(game: &Torres, seat: Seat, tower: u8, spread: Spread) -> EndingWay {
    let mut towers = game.player(seat).towers;
    let others = (0..towers.len()).filter(|&other| other != tower).map(|other| {
        let blocks = towers.get(other).unwrap_or_default();
        Message::new("torres-end-tower").with("tower", other + 1).with("blocks", blocks)
    });
    let shares = others.zip(spread.blocks().iter().copied()).collect();
    let left = towers.get(tower).unwrap_or_default();
    let gives = Message::new("torres-end-gives").with("tower", tower + 1).with("blocks", left);
    let rest = towers.end(tower, spread);
    EndingWay {
        mv: serde_json::to_value(Move::End { tower, spread }).unwrap_or_default(),
        gives,
        shares,
        rest: (rest > 0).then(|| Message::new("torres-end-rest").with("blocks", rest)),
    }
}
