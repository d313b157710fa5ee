//! What one viewer knows, and a whole game that fits it.

use crate::state::Template;
use castellan_core::dice::Dice;
use castellan_core::seat::{Seat, Viewer};
use serde::Serialize;

/// What one viewer knows: everything but the cards that others have chosen and not shown.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    pub(crate) viewer: Viewer,
    /// Who has chosen a card.
    pub(crate) bidders: Vec<Seat>,
    /// The game without what this viewer may not know.
    #[serde(flatten)]
    pub(crate) game: Template,
}

impl View {
    pub(crate) fn of(game: &Template, viewer: Viewer) -> View {
        let bidders = game.all_seats().filter(|seat| game.bids[seat.index()].is_some()).collect();
        let mut game = game.clone();
        for seat in game.all_seats().filter(|seat| !viewer.is(*seat)) {
            game.bids[seat.index()] = None;
        }
        View { viewer, bidders, game }
    }

    pub(crate) fn guess(&self, dice: &mut Dice) -> Template {
        let mut game = self.game.clone();
        for seat in &self.bidders {
            let hand = game.hand(*seat);
            let any = hand.clone().nth(dice.index(hand.count()));
            let bid = &mut game.bids[seat.index()];
            *bid = bid.or(any);
        }
        game
    }
}
