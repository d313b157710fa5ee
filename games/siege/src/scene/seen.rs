//! What is seen of a siege: the castle, the cards that are turned over, which of them are struck out, and which wins.

use super::{card_back, card_face};
use crate::components::{Card, Tile};
use crate::state::Siege;
use crate::words::{card_word, tile_drawing, tile_word};
use castellan_core::log::{Act, Sight};
use castellan_core::message::Message;
use castellan_core::scene::Part;
use castellan_core::seat::Seat;

const CARD: (f32, f32) = (120.0, 180.0);
const CASTLE: (f32, f32) = (200.0, 150.0);

/// The parts of an event, each by itself: cards that were turned over lie on no place of the table any more.
pub(crate) fn seen(game: &Siege, sight: &Sight) -> Vec<Part> {
    match (sight.act, &*sight.things) {
        (Act::Revealed, [tile, seat, cards @ ..]) => {
            let seat = Seat(*seat as u8);
            let faces = cards.iter().filter_map(card).map(|card| face(game, seat, card));
            let back = card_back(Part::decoration((0.0, 0.0), CARD).owned_by(seat));
            castle(tile).into_iter().chain([Part { id: "back".to_owned(), ..back }]).chain(faces).collect()
        }
        (Act::Struck, cards) => {
            let struck = |card: Card| Part {
                id: card_id(card),
                ..Part::decoration((0.0, 0.0), CARD).symbol("struck")
            };
            cards.iter().filter_map(card).map(struck).collect()
        }
        (Act::Won, cards) => {
            let wins = |card: Card| Part { id: card_id(card), ..Part::decoration((0.0, 0.0), CARD) };
            cards.iter().filter_map(card).map(wins).collect()
        }
        _ => Vec::new(),
    }
}

fn card(number: &u32) -> Option<Card> {
    Card::ARMY.into_iter().chain([Card::Shepherd]).find(|card| *card as u32 == *number)
}

fn card_id(card: Card) -> String {
    format!("card-{card}")
}

fn castle(number: &u32) -> Option<Part> {
    let tile = Tile::CASTLES.into_iter().find(|tile| *tile as u32 == *number)?;
    let label =
        Message::new("siege-part-open-tile").with("tile", tile_word(tile)).with("points", tile.points());
    Some(Part::new("castle", (0.0, 0.0), CASTLE, label).symbol(tile_drawing(tile)))
}

fn face(game: &Siege, seat: Seat, card: Card) -> Part {
    let label = Message::new("siege-part-revealed").with("card", card_word(card));
    let part = Part::new(card_id(card), (0.0, 0.0), CARD, label).owned_by(seat);
    card_face(part, card, &game.strengths)
}
