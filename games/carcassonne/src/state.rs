//! The state of a game: what lies and stands where, whose turn it is, and what is to be decided.

use crate::board::{Board, NONE, NodeId, PlaceId};
use crate::feature::Closed;
use crate::figures::{FigureId, Figures, owner_of};
use crate::options::{CarcassonneOptions, TILES_MAX};
use crate::places::{Cell, On};
use crate::sets::{self, House, Pieces};
use crate::stack::Stack;
use crate::tile_table::{Kind, tables};
use castellan_core::log::{Act, Event, Log, Place as LogPlace, Rule};
use castellan_core::message::Message;
use castellan_core::seat::{SEATS_MAX, Seat, Seats};

/// What is decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The stack gives a tile.
    Draw,
    /// The drawn tile is laid.
    Lay,
    /// A figure may be placed, or what a set offers instead.
    Figure,
    /// A decision that a set has put in between.
    Aside(Seat),
    /// Nothing any more.
    Over,
}

/// A game of Carcassonne.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carcassonne {
    pub(crate) house: House,
    pub(crate) seats: u8,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// The tile that was drawn last.
    pub(crate) tile: Kind,
    /// The tile that was laid last.
    pub(crate) laid: PlaceId,
    /// What that tile has closed.
    pub(crate) closed: Closed,
    pub(crate) stack: Stack,
    pub(crate) board: Board,
    pub(crate) figures: Figures,
    pub(crate) points: [i32; SEATS_MAX as usize],
    /// How many cities and roads were closed so far.
    pub(crate) closed_cities: u16,
    pub(crate) closed_roads: u16,
    /// Who has got points for features that the last tile closed.
    pub(crate) gained: Seats,
    /// What the sets have on the table.
    pub(crate) pieces: Pieces,
}

impl Carcassonne {
    /// The table before the first turn (CA02, CA03).
    pub(crate) fn set_up(options: &CarcassonneOptions, seats: u8) -> Carcassonne {
        let mut stack = Stack::EMPTY;
        let mut parts = 0;
        for kind in 0..tables().kinds.len() as Kind {
            let copies = options.copies(kind);
            stack.add(kind, copies);
            parts += usize::from(copies) * tables().build(kind).parts.len();
        }
        let tiles = usize::from(stack.total().min(TILES_MAX));
        let mut game = Carcassonne {
            house: House::of(options),
            seats,
            active: Seat(0),
            phase: Phase::Draw,
            tile: 0,
            laid: NONE,
            closed: Closed::NOTHING,
            stack,
            board: Board::with_room(tiles, parts),
            figures: Figures::new(seats),
            points: [0; SEATS_MAX as usize],
            closed_cities: 0,
            closed_roads: 0,
            gained: Seats::NONE,
            pieces: Pieces::new(seats),
        };
        if !sets::set_up(&mut game, options) {
            // CA02: the start tile lies in the middle.
            let start = tables().kinds.iter().position(|kind| kind.start).expect("there is a start tile");
            game.put_down(start as Kind, Cell::new(0, 0), 0);
        }
        if !game.has_stack() {
            game.phase = Phase::Over;
        }
        game
    }

    /// Takes a tile out of the stack and lays it before the game begins.
    pub(crate) fn put_down(&mut self, kind: Kind, cell: Cell, turn: u8) {
        self.stack.take(kind);
        self.laid = self.board.places.len() as PlaceId;
        self.board.lay(cell, kind, turn);
    }

    /// Whether a tile is left to be drawn.
    pub(crate) fn has_stack(&self) -> bool {
        !self.stack.is_empty()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.seats)
    }

    /// CA29: everybody with the most points.
    pub(crate) fn leaders(&self) -> Seats {
        let best = self.all_seats().map(|seat| self.points[seat.index()]).max();
        self.all_seats().filter(|seat| Some(self.points[seat.index()]) == best).collect()
    }

    /// The bytes of the state as it is now, lists included.
    pub fn bytes(&self) -> usize {
        size_of::<Carcassonne>() + self.board.bytes()
    }

    pub(crate) fn cell_of(&self, node: NodeId) -> Cell {
        self.board.place(self.board.place_of(node)).cell
    }

    /// Gives points and says why.
    pub(crate) fn give(
        &mut self,
        seat: Seat,
        points: i32,
        rule: Rule,
        of: impl Into<Source>,
        log: &mut Log,
        say: impl FnOnce() -> Message,
    ) {
        if points == 0 {
            return;
        }
        self.points[seat.index()] += points;
        let Source { cell, root } = of.into();
        log.note(|| {
            let event =
                Event::new(rule, say().with("who", seat).with("points", points)).scoring(seat, points);
            let event = match cell {
                Some(cell) => event.at(place(cell)),
                None => event,
            };
            event.seen(Act::Scored, root.into_iter().flat_map(|root| self.sight_of(root)))
        });
    }

    /// What is to be seen of a feature that is scored: itself, and once it is closed the figures that go home.
    fn sight_of(&self, root: NodeId) -> impl Iterator<Item = u32> + '_ {
        let is_closed = self.board.feature(root).is_closed();
        let there = move |&(_, node): &(FigureId, NodeId)| is_closed && self.board.root(node) == root;
        let leaving = self.figures.on_board(self.seats).filter(there);
        [u32::from(root)].into_iter().chain(leaving.map(|(figure, node)| standing(figure, node)))
    }

    /// Puts a figure on a part of a tile.
    pub(crate) fn deploy(&mut self, figure: FigureId, node: NodeId) {
        self.figures.put(figure, node);
        if crate::figures::kind_of(figure).is_follower() {
            self.board.add_follower(node);
        }
    }

    /// Gives a figure on the board back to its owner.
    pub(crate) fn send_home(&mut self, figure: FigureId, log: &mut Log) {
        let Some(node) = self.figures.node(figure) else { return };
        self.figures.take(figure);
        sets::on_leave(self, figure);
        if crate::figures::kind_of(figure).is_follower() {
            self.board.remove_follower(node);
            sets::on_follower_left(self, owner_of(figure), self.board.root(node), log);
        }
    }

    /// What a feature is, by its root.
    pub(crate) fn on(&self, root: NodeId) -> On {
        self.board.on(root)
    }
}

/// Where points come from.
#[derive(Clone, Copy)]
pub(crate) struct Source {
    /// The cell that the log names.
    pub(crate) cell: Option<Cell>,
    /// The feature.
    pub(crate) root: Option<NodeId>,
}

impl From<Option<Cell>> for Source {
    fn from(cell: Option<Cell>) -> Source {
        Source { cell, root: None }
    }
}

/// A figure where it stands, as one number: by this what happened to it can be shown later.
pub(crate) fn standing(figure: FigureId, node: NodeId) -> u32 {
    u32::from(figure) << 16 | u32::from(node)
}

/// A cell as a place of the log.
pub(crate) fn place(cell: Cell) -> LogPlace {
    LogPlace::Cell(cell.column(), cell.row())
}
