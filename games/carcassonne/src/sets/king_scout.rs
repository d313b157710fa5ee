//! The King & the Scout: the King for the largest city, the Robber Baron for the longest road.

use crate::board::NodeId;
use crate::places::On;
use crate::state::{Carcassonne, place};
use crate::tiles::Set;
use castellan_core::log::{Event, Log};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

/// A title: who holds it, and with how many tiles it was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Title {
    pub(crate) holder: Option<Seat>,
    pub(crate) size: u16,
}

/// The two titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Titles {
    pub(crate) king: Title,
    pub(crate) baron: Title,
}

impl Titles {
    const NOBODYS: Title = Title { holder: None, size: 0 };
    pub(crate) const NOBODY: Titles = Titles { king: Titles::NOBODYS, baron: Titles::NOBODYS };
}

/// KS01, KS02: whoever closes a larger one than all before takes the title; KS03: an equal one changes
/// nothing.
pub(super) fn compare(game: &mut Carcassonne, root: NodeId, on: On, log: &mut Log) {
    if !game.house.has(Set::KingScout) {
        return;
    }
    let size = game.board.tiles_of(root);
    let (seat, cell) = (game.active, game.board.place(game.laid).cell);
    let (title, rule, key) = match on {
        On::City => (&mut game.pieces.titles.king, "KS01", "carcassonne-king"),
        On::Road => (&mut game.pieces.titles.baron, "KS02", "carcassonne-baron"),
        On::Field | On::Cloister => return,
    };
    if size > title.size {
        *title = Title { holder: Some(seat), size };
        log.note(|| {
            let say = Message::new(key).with("who", seat).with("size", u32::from(size));
            Event::new(rule, say).at(place(cell))
        });
    }
}

/// KS04, KS05: a point for each closed city or road of the board.
pub(super) fn score(game: &mut Carcassonne, log: &mut Log) {
    let Titles { king, baron } = game.pieces.titles;
    if let Some(seat) = king.holder {
        // CO08: Carcassonne is one more closed city.
        let cities = i32::from(game.closed_cities) + i32::from(game.house.has(Set::Count));
        game.give(seat, cities, "KS04", None, log, || Message::new("carcassonne-king-scores"));
    }
    if let Some(seat) = baron.holder {
        let roads = i32::from(game.closed_roads);
        game.give(seat, roads, "KS05", None, log, || Message::new("carcassonne-baron-scores"));
    }
}
