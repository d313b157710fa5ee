//! The state of a table of siege: flat, small, and copied without a thought.

use crate::components::{Army, Card, Tile, Unseen};
use crate::moves::{Move, Pair};
use crate::options::{Games, SiegeOptions, Strengths};
use crate::rumour::Rumour;
use castellan_core::seat::{Seat, Seats};

/// The most seats (SI01).
pub(crate) const SEATS: usize = 4;

/// SI06: one of the eight tiles stays in the box.
pub(crate) const ROUNDS: u8 = 7;

/// Everything about one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    /// Army cards in camp; all others are in hand, or laid and not yet revealed.
    pub(crate) camp: Army,
    /// What others can work out about the camp.
    pub(crate) rumour: Rumour,
    /// The secret choice of this round.
    pub(crate) choice: Option<Move>,
    /// Castles taken in this game, as bits by [`Tile`].
    castles: u8,
    /// Points of this game.
    pub(crate) points: u8,
    /// Points of the games before it (SI26).
    pub(crate) before: i32,
}

impl Player {
    /// SI04: all cards in hand, nothing taken.
    fn fresh(before: i32) -> Player {
        Player { camp: Army::NONE, rumour: Rumour::EMPTY, choice: None, castles: 0, points: 0, before }
    }

    /// Army cards that are not in camp.
    pub(crate) fn army(&self) -> Army {
        self.camp.others()
    }

    /// The cards in hand in alphabetical order, laid ones left out.
    pub(crate) fn hand(&self) -> Vec<Card> {
        let mut hand: Vec<Card> = self.army().iter().chain([Card::Shepherd; 2]).collect();
        if let Some(Move::Lay { cards }) = self.choice {
            for laid in cards.cards() {
                hand.iter().position(|&card| card == laid).map(|at| hand.remove(at));
            }
        }
        hand
    }

    /// How many cards the hand holds, shepherds included, laid ones not.
    pub(crate) fn hand_count(&self) -> u32 {
        let laid = if let Some(Move::Lay { .. }) = self.choice { 2 } else { 0 };
        self.army().len() + 2 - laid
    }

    pub(crate) fn take_castle(&mut self, tile: Tile) {
        self.castles |= 1 << tile as u8;
        self.points += tile.points();
    }

    pub(crate) fn castles(&self) -> impl Iterator<Item = Tile> {
        let castles = self.castles;
        Tile::CASTLES.into_iter().filter(move |&tile| castles & 1 << tile as u8 != 0)
    }
}

/// The siege that was fought last, open to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fought {
    pub(crate) tile: Tile,
    pub(crate) laid: [Pair; SEATS],
    /// Army cards that knocked each other out.
    pub(crate) equal: Army,
    pub(crate) winner: Seat,
    /// The card that won; none if the sword did.
    pub(crate) by: Option<Card>,
}

/// A table of siege.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Siege {
    pub(crate) seats: u8,
    /// How many games are played, and which one is on, from 0.
    pub(crate) games: u8,
    pub(crate) game: u8,
    /// Rounds of this game that are finished.
    pub(crate) rounds: u8,
    pub(crate) unseen: Unseen,
    /// The tile that lies open; none while one is to be turned up.
    pub(crate) tile: Option<Tile>,
    pub(crate) players: [Player; SEATS],
    pub(crate) sword: Seat,
    pub(crate) youth: [Seat; SEATS],
    pub(crate) strengths: Strengths,
    pub(crate) fought: Option<Fought>,
}

impl Siege {
    /// A table before its first tile; the options are complete.
    pub(crate) fn set_up(options: &SiegeOptions, seats: u8) -> Siege {
        let mut youth = [Seat(0); SEATS];
        for (place, seat) in youth.iter_mut().zip(options.youth.iter().flatten()) {
            *place = *seat;
        }
        Siege {
            seats,
            games: if options.games == Games::Long { seats } else { 1 },
            game: 0,
            rounds: 0,
            unseen: Unseen::ALL,
            tile: None,
            players: [Player::fresh(0); SEATS],
            // SI07: the youngest has the sword.
            sword: youth[0],
            youth,
            strengths: options.strengths.unwrap_or_else(Strengths::standard),
            fought: None,
        }
    }

    /// SI27: the next game of the longer variant starts afresh; only points stay.
    pub(crate) fn start_next_game(&mut self) {
        self.game += 1;
        self.rounds = 0;
        self.unseen = Unseen::ALL;
        self.sword = self.youth[0];
        for player in &mut self.players {
            *player = Player::fresh(player.before + i32::from(player.points));
        }
    }

    /// The seats, from 0.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// The seats from the youngest to the oldest.
    pub(crate) fn by_youth(&self) -> impl Iterator<Item = Seat> + '_ {
        self.youth[..usize::from(self.seats)].iter().copied()
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whether all games are played.
    pub(crate) fn is_over(&self) -> bool {
        self.rounds == ROUNDS
    }

    /// The seats that still have to choose.
    pub(crate) fn undecided(&self) -> Seats {
        let Some(tile) = self.tile else { return Seats::NONE };
        let asked = |seat: &Seat| {
            let player = self.player(*seat);
            // SI21: with an empty camp a drum asks nothing.
            player.choice.is_none() && !(tile == Tile::Drum && player.camp.is_empty())
        };
        self.all_seats().filter(asked).collect()
    }
}
