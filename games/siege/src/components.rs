//! What is in the box: cards, sets of army cards, and tiles.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A card. The order is alphabetical, as in all lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Card {
    /// Strong against wood.
    Archer,
    /// Strong against stone.
    Catapult,
    /// Strong against brick.
    Dragon,
    /// Strong against brick.
    Infantry,
    /// Strong against stone.
    Knight,
    /// Strong against wood.
    Peasant,
    /// The card that always comes home.
    Shepherd,
}

impl Card {
    /// The six army cards (SI04).
    pub const ARMY: [Card; 6] =
        [Card::Archer, Card::Catapult, Card::Dragon, Card::Infantry, Card::Knight, Card::Peasant];

    /// The card's name in JSON, in notation and among the drawings.
    pub const fn name(self) -> &'static str {
        ["archer", "catapult", "dragon", "infantry", "knight", "peasant", "shepherd"][self as usize]
    }

    /// Whether the card fights.
    pub fn is_army(self) -> bool {
        self != Card::Shepherd
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(name: &str) -> Result<Card, ()> {
        Card::ARMY.into_iter().chain([Card::Shepherd]).find(|card| card.name() == name).ok_or(())
    }
}

/// A set of army cards; a player has each once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Army(pub(crate) u8);

impl Army {
    /// No card.
    pub const NONE: Army = Army(0);
    /// All six.
    pub const ALL: Army = Army(0b11_1111);

    /// The set with `card` in it; shepherds are in no such set.
    #[must_use]
    pub fn with(self, card: Card) -> Army {
        if card.is_army() { Army(self.0 | 1 << card as u8) } else { self }
    }

    /// The set without `card`.
    #[must_use]
    pub fn without(self, card: Card) -> Army {
        Army(self.0 & !(1 << card as u8))
    }

    /// The cards that are not in this set.
    #[must_use]
    pub fn others(self) -> Army {
        Army(!self.0 & Army::ALL.0)
    }

    /// Whether the set has the card.
    pub fn contains(self, card: Card) -> bool {
        self.0 & 1 << card as u8 != 0
    }

    /// How many cards are in the set.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in alphabetical order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ARMY.into_iter().filter(move |&card| self.contains(card))
    }
}

/// What a castle is built of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// Brown on the cards.
    Wood,
    /// Red on the cards.
    Brick,
    /// Grey on the cards.
    Stone,
}

impl Kind {
    /// The three kinds in the order of the banners on a card.
    pub const ALL: [Kind; 3] = [Kind::Wood, Kind::Brick, Kind::Stone];
}

/// A tile. Both drums are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Tile {
    /// The large brick castle.
    BrickLarge,
    /// The small brick castle.
    BrickSmall,
    /// The large stone castle.
    StoneLarge,
    /// The small stone castle.
    StoneSmall,
    /// The large wooden castle.
    WoodLarge,
    /// The small wooden castle.
    WoodSmall,
    /// Recruitment.
    Drum,
}

impl Tile {
    /// The six castles (SI02).
    pub const CASTLES: [Tile; 6] = [
        Tile::BrickLarge,
        Tile::BrickSmall,
        Tile::StoneLarge,
        Tile::StoneSmall,
        Tile::WoodLarge,
        Tile::WoodSmall,
    ];

    /// The tile's name in JSON, in notation and among the drawings.
    pub const fn name(self) -> &'static str {
        ["brick_large", "brick_small", "stone_large", "stone_small", "wood_large", "wood_small", "drum"]
            [self as usize]
    }

    /// What the castle is built of; a drum is no castle.
    pub fn kind(self) -> Option<Kind> {
        match self {
            Tile::BrickLarge | Tile::BrickSmall => Some(Kind::Brick),
            Tile::StoneLarge | Tile::StoneSmall => Some(Kind::Stone),
            Tile::WoodLarge | Tile::WoodSmall => Some(Kind::Wood),
            Tile::Drum => None,
        }
    }

    /// What the tile is worth (SI03).
    pub fn points(self) -> u8 {
        match self {
            Tile::BrickLarge | Tile::StoneLarge | Tile::WoodLarge => 2,
            Tile::BrickSmall | Tile::StoneSmall | Tile::WoodSmall => 1,
            Tile::Drum => 0,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Tile {
    type Err = ();

    fn from_str(name: &str) -> Result<Tile, ()> {
        Tile::CASTLES.into_iter().chain([Tile::Drum]).find(|tile| tile.name() == name).ok_or(())
    }
}

/// The tiles that nobody has seen yet: those still in the stack and the one in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unseen {
    castles: u8,
    drums: u8,
}

impl Unseen {
    /// All eight tiles (SI02).
    pub const ALL: Unseen = Unseen { castles: 0b11_1111, drums: 2 };

    /// Whether such a tile is among them.
    pub fn contains(self, tile: Tile) -> bool {
        match tile {
            Tile::Drum => self.drums > 0,
            castle => self.castles & 1 << castle as u8 != 0,
        }
    }

    /// Takes one such tile away.
    pub fn take(&mut self, tile: Tile) {
        match tile {
            Tile::Drum => self.drums -= 1,
            castle => self.castles &= !(1 << castle as u8),
        }
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.castles.count_ones() + u32::from(self.drums)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The tiles, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let castles = Tile::CASTLES.into_iter().filter(move |&tile| self.contains(tile));
        castles.chain((0..self.drums).map(|_| Tile::Drum))
    }

    /// The tiles, each with how often it is there.
    pub fn kinds(self) -> impl Iterator<Item = (Tile, u8)> {
        let castles = Tile::CASTLES.into_iter().filter(move |&tile| self.contains(tile));
        castles.map(|castle| (castle, 1)).chain((self.drums > 0).then_some((Tile::Drum, self.drums)))
    }

    /// The tiles as a number.
    pub(crate) fn bits(self) -> u8 {
        self.castles | self.drums << 6
    }

    /// The tile at this place of [`Unseen::iter`].
    pub(crate) fn nth(self, n: u32) -> Tile {
        let mut castles = self.castles;
        for _ in 0..n.min(castles.count_ones()) {
            castles &= castles.wrapping_sub(1);
        }
        if castles == 0 { Tile::Drum } else { Tile::CASTLES[castles.trailing_zeros() as usize] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_sorted() {
        assert!(Card::ARMY.windows(2).all(|pair| pair[0].name() < pair[1].name()));
        assert!(Card::ARMY.iter().all(|card| card.name().parse() == Ok(*card)));
        assert!(Tile::CASTLES.iter().all(|tile| tile.name().parse() == Ok(*tile)));
        assert_eq!("drum".parse(), Ok(Tile::Drum));
        assert_eq!("straw_small".parse::<Tile>(), Err(()));
    }

    #[test]
    fn the_six_castles_are_worth_nine_points() {
        assert_eq!(Tile::CASTLES.iter().map(|tile| tile.points()).sum::<u8>(), 9);
        assert_eq!(Unseen::ALL.len(), 8);
    }

    #[test]
    fn unseen_tiles_are_counted_off_in_order() {
        let mut unseen = Unseen::ALL;
        unseen.take(Tile::StoneLarge);
        unseen.take(Tile::Drum);
        let all: Vec<Tile> = unseen.iter().collect();
        assert_eq!((0..unseen.len()).map(|n| unseen.nth(n)).collect::<Vec<_>>(), all);
        assert!(!unseen.contains(Tile::StoneLarge) && unseen.contains(Tile::Drum));
    }
}
