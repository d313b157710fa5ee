//! What a viewer may know, for programs that turn a position into numbers.

use crate::components::{Army, Tile, Unseen};
use crate::view::View;
use castellan_core::seat::Seat;

/// One seat as a viewer sees it.
#[derive(Clone, Copy, Debug)]
pub struct OpenSeat {
    /// Points.
    pub points: i32,
    /// Cards in hand, shepherds included.
    pub hand_count: u32,
    /// Army cards that are in hand for certain; of one's own seat all of them.
    pub in_hand: Army,
    /// Army cards that are in camp for certain; of one's own seat all of them.
    pub in_camp: Army,
    /// Whether it has chosen in this round.
    pub chosen: bool,
}

impl View {
    /// The tile that lies open.
    pub fn tile(&self) -> Option<Tile> {
        self.open.tile
    }

    /// The tiles that nobody has seen.
    pub fn unseen(&self) -> Unseen {
        self.open.unseen
    }

    /// The finished rounds of this game, and the finished games.
    pub fn finished(&self) -> (u8, u8) {
        (self.open.rounds, self.open.game)
    }

    /// Who holds the sword.
    pub fn sword(&self) -> Seat {
        self.open.sword
    }

    /// A seat.
    pub fn seat(&self, seat: Seat) -> OpenSeat {
        let player = self.open.player(seat);
        let shown = self.shows(seat);
        OpenSeat {
            points: self.open.points_of(seat),
            hand_count: player.hand_count(),
            in_hand: if shown { player.army() } else { player.rumour.surely_in_hand() },
            in_camp: if shown { player.camp } else { player.rumour.surely_in_camp() },
            chosen: player.choice.is_some(),
        }
    }
}
