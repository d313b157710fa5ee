//! The state of a table of Torres: flat, and copied without a thought.

use crate::board::Board;
use crate::cell::{Cell, Cells};
use crate::components::{Components, MasterCard, SEATS, START_CASTLES};
use crate::deck::{Deck, Hand, Pile};
use crate::options::{TorresOptions, Variant};
use crate::towers::Towers;
use castellan_core::seat::Seat;

/// TO09: action points of a turn.
pub(crate) const ACTION_POINTS: u8 = 5;

/// What is decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// TO57: the master card is turned up.
    MasterCard,
    /// TO55: a starting block of the master variant.
    Found(Seat),
    /// TO05: a first knight.
    Enter(Seat),
    /// TO06: the king's first castle.
    CrownCastle(Seat),
    /// TO09: an action of a turn, or its end.
    Act(Seat),
    /// TO28: the uppermost cards are looked at.
    Look(Seat),
    /// TO28: one of them is kept.
    Keep(Seat),
    /// TO51: the king may move.
    MoveKing(Seat),
    /// TO52: the next starting player is named.
    NameFirst(Seat),
    /// TO53: nothing more.
    Over,
}

/// Everything about one player that is not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    /// TO47: laps included.
    pub(crate) points: i32,
    pub(crate) towers: Towers,
    /// TO26: blocks left after the last turn of a phase.
    pub(crate) kept: u8,
    pub(crate) hand: Hand,
}

/// What has been done in the turn that is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Doing {
    /// Action points left.
    pub(crate) points: u8,
    /// TO19: the tower that blocks come from.
    pub(crate) tower: Option<u8>,
    /// TO29: cards drawn.
    pub(crate) draws: u8,
    /// TO32: whether a card was played.
    pub(crate) card_played: bool,
    /// TO28: the cards that are being looked at.
    pub(crate) looked: Pile,
}

impl Doing {
    pub(crate) const NOTHING: Doing =
        Doing { points: ACTION_POINTS, tower: None, draws: 0, card_played: false, looked: Pile::NONE };
}

/// A table of Torres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Torres {
    pub(crate) options: TorresOptions,
    pub(crate) seats: u8,
    pub(crate) board: Board,
    /// TO03: blocks beside the board.
    pub(crate) supply: u8,
    pub(crate) players: [Player; SEATS],
    /// One deck each, or in the shared-deck variant the first for all (TO54).
    pub(crate) decks: [Deck; SEATS],
    pub(crate) master_card: Option<MasterCard>,
    /// Counted from 0.
    pub(crate) phase: u8,
    /// Finished rounds of the phase.
    pub(crate) round: u8,
    /// Finished turns of the round.
    pub(crate) turns: u8,
    /// TO07, TO58: who begins the rounds, or this round.
    pub(crate) first: Seat,
    pub(crate) step: Step,
    pub(crate) doing: Doing,
    /// The fields that the latest turn changed, for the eye.
    pub(crate) fresh: Cells,
    /// From where to where the latest deed led through gates, for the eye.
    pub(crate) passage: Option<(Cell, Cell)>,
}

impl Torres {
    /// A table before its first decision.
    pub(crate) fn set_up(options: &TorresOptions, seats: u8) -> Torres {
        let hand = if options.variant == Variant::Master { Hand::full() } else { Hand::default() };
        let player = Player { points: 0, towers: Towers::default(), kept: 0, hand };
        let mut game = Torres {
            options: *options,
            seats,
            board: Board::EMPTY,
            supply: Components::get().blocks,
            players: [player; SEATS],
            decks: [Deck::EMPTY; SEATS],
            master_card: None,
            phase: 0,
            round: 0,
            turns: 0,
            first: Seat(0),
            step: Step::MasterCard,
            doing: Doing::NOTHING,
            fresh: Cells::NONE,
            passage: None,
        };
        match options.variant {
            Variant::Master => return game,
            Variant::SharedDeck => game.decks[0] = Deck::shuffled(SEATS as u8),
            Variant::Base => game.decks[..usize::from(seats)].fill(Deck::shuffled(1)),
        }
        for cell in Components::get().start {
            game.board.lay_block(if options.mirrored { mirrored(cell) } else { cell });
        }
        game.supply -= START_CASTLES;
        game.step = Step::Enter(Seat(0));
        game
    }

    /// The seats, from 0.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.seats)
    }

    /// The seats clockwise from the starting player.
    pub(crate) fn clockwise(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        let (first, seats) = (self.first.0, self.seats);
        (0..seats).map(move |n| Seat((first + n) % seats))
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// TO54: which of the decks a seat draws from.
    pub(crate) fn deck_index(&self, seat: Seat) -> usize {
        if self.options.variant == Variant::SharedDeck { 0 } else { seat.index() }
    }

    /// The deck that a seat draws from.
    pub(crate) fn deck(&self, seat: Seat) -> &Deck {
        &self.decks[self.deck_index(seat)]
    }

    /// TO08: rounds of the phase that is on.
    pub(crate) fn rounds(&self) -> u8 {
        Components::get().towers(self.seats, self.phase).len() as u8
    }

    pub(crate) fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// Who decides now, if it is a seat.
    pub(crate) fn due(&self) -> Option<Seat> {
        match self.step {
            Step::Found(seat)
            | Step::Enter(seat)
            | Step::CrownCastle(seat)
            | Step::Act(seat)
            | Step::Keep(seat)
            | Step::MoveKing(seat)
            | Step::NameFirst(seat) => Some(seat),
            Step::MasterCard | Step::Look(_) | Step::Over => None,
        }
    }
}

/// TO02: a field seen in a mirror.
fn mirrored(cell: Cell) -> Cell {
    Cell::at(7 - cell.column(), cell.row()).unwrap_or(cell)
}
