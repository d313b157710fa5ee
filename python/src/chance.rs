//! The number of every outcome of every chance. It depends on the outcome alone and not on what else was
//! possible, so that whoever sees an outcome learns nothing else from its number.

use castellan_ai::bots::EnumerableChance;
use castellan_carcassonne::Carcassonne;
use castellan_carcassonne::moves::Chance as CarcassonneChance;
use castellan_castle::Castle;
use castellan_castle::moves::Chance as CastleChance;
use castellan_siege::Siege;
use castellan_siege::moves::Chance as SiegeChance;
use castellan_torres::Torres;
use castellan_torres::moves::Chance as TorresChance;

/// Kinds of tiles in a set of The Castle.
const CASTLE_KINDS: u32 = 60;
/// Kinds of tokens, from 1.
const CASTLE_TOKENS: u32 = 9;
/// Ways in which up to three of ten cards can lie: a digit to the base eleven for each, 0 for none.
const TORRES_LOOKS: u32 = 11 * 11 * 11;

/// A game whose chances have numbers.
pub(crate) trait Chances: EnumerableChance {
    /// How many numbers there are.
    fn chance_count() -> u32;
    /// The number of an outcome.
    fn chance(&self, c: &Self::Chance) -> u32;
    /// Every outcome of the chance that is due, with how likely it is; none where none is due.
    fn outcomes(&self) -> Vec<(Self::Chance, f64)> {
        self.chances()
    }
}

impl Chances for Siege {
    fn chance_count() -> u32 {
        7
    }

    fn chance(&self, SiegeChance::Tile(tile): &SiegeChance) -> u32 {
        *tile as u32
    }
}

impl Chances for Castle {
    fn chance_count() -> u32 {
        CASTLE_KINDS + CASTLE_TOKENS + 2
    }

    fn chance(&self, c: &CastleChance) -> u32 {
        match *c {
            CastleChance::Tile(name) => self.kind_of(name).map_or(0, u32::from),
            CastleChance::Token(kind) => CASTLE_KINDS + u32::from(kind.clamp(1, 9)) - 1,
            CastleChance::First(seat) => CASTLE_KINDS + CASTLE_TOKENS + u32::from(seat.0),
        }
    }
}

impl Chances for Carcassonne {
    fn chance_count() -> u32 {
        Carcassonne::kind_count() as u32
    }

    fn chance(&self, CarcassonneChance::Tile(tile): &CarcassonneChance) -> u32 {
        u32::from(tile.kind())
    }

    fn outcomes(&self) -> Vec<(CarcassonneChance, f64)> {
        Carcassonne::outcomes(self)
    }
}

impl Chances for Torres {
    fn chance_count() -> u32 {
        TORRES_LOOKS + 8
    }

    fn chance(&self, c: &TorresChance) -> u32 {
        match c {
            TorresChance::Cards(pile) => pile.iter().fold(0, |sum, card| sum * 11 + card as u32 + 1),
            TorresChance::MasterCard(card) => TORRES_LOOKS + *card as u32,
        }
    }

    fn outcomes(&self) -> Vec<(TorresChance, f64)> {
        Torres::outcomes(self)
    }
}
