//! The messages that name cards and tiles.

use crate::components::{Card, Kind, Tile};
use crate::moves::Pair;
use castellan_core::message::Message;

/// The name of a card.
pub(crate) fn card_word(card: Card) -> Message {
    Message::new(match card {
        Card::Archer => "siege-card-archer",
        Card::Catapult => "siege-card-catapult",
        Card::Dragon => "siege-card-dragon",
        Card::Infantry => "siege-card-infantry",
        Card::Knight => "siege-card-knight",
        Card::Peasant => "siege-card-peasant",
        Card::Shepherd => "siege-card-shepherd",
    })
}

/// The name of a card in a form that a sentence needs: `object` where it is laid or taken, `single` where it
/// is the only one, `equal` where several of it meet, `strongest` where it wins.
pub(crate) fn card_as(card: Card, form: &str) -> Message {
    Message::new(format!("{}.{form}", card_word(card).key))
}

/// Two cards that are laid, as a sentence takes them.
pub(crate) fn cards_laid(cards: Pair) -> Vec<Message> {
    if cards == Pair::SHEPHERDS {
        return vec![card_as(Card::Shepherd, "both")];
    }
    cards.cards().map(|card| card_as(card, "object")).to_vec()
}

/// The name of a tile.
pub(crate) fn tile_word(tile: Tile) -> Message {
    Message::new(match tile {
        Tile::BrickLarge => "siege-tile-brick-large",
        Tile::BrickSmall => "siege-tile-brick-small",
        Tile::StoneLarge => "siege-tile-stone-large",
        Tile::StoneSmall => "siege-tile-stone-small",
        Tile::WoodLarge => "siege-tile-wood-large",
        Tile::WoodSmall => "siege-tile-wood-small",
        Tile::Drum => "siege-tile-drum",
    })
}

/// The drawing of a kind's banner.
pub(crate) fn banner(kind: Kind) -> &'static str {
    match kind {
        Kind::Wood => "banner-wood",
        Kind::Brick => "banner-brick",
        Kind::Stone => "banner-stone",
    }
}

/// The drawing of a tile.
pub(crate) fn tile_drawing(tile: Tile) -> &'static str {
    match tile {
        Tile::BrickLarge => "tile-brick_large",
        Tile::BrickSmall => "tile-brick_small",
        Tile::StoneLarge => "tile-stone_large",
        Tile::StoneSmall => "tile-stone_small",
        Tile::WoodLarge => "tile-wood_large",
        Tile::WoodSmall => "tile-wood_small",
        Tile::Drum => "tile-drum",
    }
}
