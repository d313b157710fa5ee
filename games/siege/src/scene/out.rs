//! The cards that are still out: what everybody can work out about each rival's army, as an aid.
//!
//! Cards go to camp openly and come back in secret (SI23), so the truth about a rival is a rumour; it is the same
//! to everybody, and nothing here is made of what is hidden.

use super::{INK, PAPER, panel};
use crate::components::Card;
use crate::view::View;
use crate::words::card_as;
use castellan_core::message::Message;
use castellan_core::scene::{Layer, Part, Say, Text};
use castellan_core::seat::Seat;

/// The army of a player, card by card: ready, in camp, or perhaps back from there.
pub(super) fn parts(view: &View, seat: Seat) -> Vec<Part> {
    if view.shows(seat) {
        return Vec::new();
    }
    let rumour = view.open.player(seat).rumour;
    let (ready, camp) = (rumour.surely_in_hand(), rumour.surely_in_camp());
    let part = |army: Card| {
        let (key, badge) = match (ready.contains(army), camp.contains(army)) {
            (true, _) => ("siege-part-out-hand", None),
            (_, true) => ("siege-part-out-camp", Some(Badge::Camp)),
            _ => ("siege-part-out-unsure", Some(Badge::Unsure)),
        };
        let label = Message::new(key).with("who", seat).with("card", card_as(army, "object"));
        let part = Part::thing(format!("out-{seat}-{army}"), CARD, label).as_aid();
        with_badge(part.symbol("card").symbol(army.name()), badge)
    };
    Card::ARMY.into_iter().map(part).collect()
}

/// How large a card is there.
const CARD: (f32, f32) = (36.0, 54.0);

enum Badge {
    Camp,
    Unsure,
}

/// A card that is not surely ready lies under a veil, with a tent or a question mark on it.
fn with_badge(part: Part, badge: Option<Badge>) -> Part {
    let Some(badge) = badge else { return part };
    let (width, height) = part.size;
    let part = part.layer(panel((0.0, 0.0), (width, height), PAPER, 0.62));
    match badge {
        Badge::Camp => {
            let (at, size) = ((width * 0.07, height * 0.45), (width * 0.86, width * 0.645));
            part.layer(Layer::Symbol { id: "camp", at, size })
        }
        Badge::Unsure => {
            let mark = Text::new(Say::Plain("?".to_owned()), (width / 2.0, height * 0.73), width);
            part.layer(Layer::Text(mark.centred().serif().ink(INK)))
        }
    }
}
