//! The state of a table: the yard, the stacks, the wall and two players. Nothing in it is hidden: what
//! nobody has seen is not decided yet.

use crate::components::{Components, KINDS_MAX, TOKEN_KINDS};
use crate::feature::{At, Kind, Spot};
use crate::options::{CastleOptions, First, Readings, TokenUse};
use castellan_core::seat::Seat;
use castellan_landscape::{Cell, Feature, FeatureId, Landscape, PartId, TileId};
use std::cmp::Ordering;
use std::sync::Arc;

/// ZA01: for two players.
pub(crate) const SEATS: u8 = 2;

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The chance of who begins.
    First,
    /// The chance of a tile.
    Tile,
    /// Laying this kind of tile.
    Lay(u16),
    /// A follower on the tile just laid, or none.
    Follower,
    /// The next feature to be scored.
    Score,
    /// The chance of the token that this seat's marker stands on.
    Token(Seat),
    /// Another turn by token 1, or none.
    Extra,
    /// Nothing: the game is over.
    Over,
}

/// ZA21: a keep and the house that it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Keep {
    pub(crate) size: u16,
    pub(crate) part: PartId,
}

/// Everything about one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) points: i32,
    /// Followers that are not in the yard.
    pub(crate) supply: u8,
    pub(crate) keep: Option<Keep>,
    /// Tokens by kind, taken in earlier turns and in this one.
    pub(crate) older: [u8; TOKEN_KINDS],
    pub(crate) fresh: [u8; TOKEN_KINDS],
}

impl Player {
    /// How many tokens of a kind lie in front of the player.
    pub(crate) fn tokens(&self, kind: u8) -> u8 {
        self.older[usize::from(kind)] + self.fresh[usize::from(kind)]
    }
}

/// A follower in the yard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Figure {
    pub(crate) seat: Seat,
    pub(crate) part: PartId,
}

/// A short list that is copied with the state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Short<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Short<T, N> {
    pub(crate) fn new(filler: T) -> Short<T, N> {
        Short { items: [filler; N], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes an item out; the others keep their order.
    #[inline]
    pub(crate) fn remove(&mut self, at: usize) -> T {
        let item = self.items[at];
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        item
    }
}

impl<T, const N: usize> std::ops::Deref for Short<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

/// Two players have six followers each.
const FIGURES_MAX: usize = 12;

/// A table of The Castle.
#[derive(Debug)]
pub struct Castle {
    pub(crate) set: Arc<Components>,
    pub(crate) readings: Readings,
    pub(crate) land: Landscape,
    /// Tiles in the stacks, by kind and in all.
    pub(crate) unseen: [u8; KINDS_MAX],
    pub(crate) stack: u8,
    pub(crate) figures: Short<Figure, FIGURES_MAX>,
    pub(crate) players: [Player; SEATS as usize],
    /// Corner towers that still have their token, as bits.
    pub(crate) towers: u16,
    /// Tokens that nobody has seen, on the wall and in the box, by kind.
    pub(crate) hidden: [u8; TOKEN_KINDS],
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// The tile laid last.
    pub(crate) tile: Option<TileId>,
    /// Completed features that are to be scored, by a part of each.
    pub(crate) pending: Short<PartId, FIGURES_MAX>,
}

impl Clone for Castle {
    fn clone(&self) -> Castle {
        Castle { set: Arc::clone(&self.set), land: self.land.clone(), ..*self }
    }

    /// Keeps the memory of its landscape: who looks at many moves one after another needs no new one.
    fn clone_from(&mut self, other: &Castle) {
        let mut land = std::mem::take(&mut self.land);
        land.clone_from(&other.land);
        *self = Castle { set: Arc::clone(&other.set), land, ..*other };
    }
}

impl Castle {
    /// ZA03: the table before the first tile; the options are complete.
    pub(crate) fn set_up(options: &CastleOptions) -> Castle {
        let set = options.set.components();
        let mut hidden = [0; TOKEN_KINDS];
        set.data.tokens.iter().for_each(|&kind| hidden[usize::from(kind)] += 1);
        let player = Player {
            points: 0,
            supply: set.data.followers_per_player,
            keep: None,
            older: [0; TOKEN_KINDS],
            fresh: [0; TOKEN_KINDS],
        };
        Castle {
            readings: options.readings(),
            land: set.yard.clone(),
            unseen: set.counts,
            stack: set.counts.iter().sum(),
            figures: Short::new(Figure { seat: Seat(0), part: 0 }),
            players: [player; SEATS as usize],
            towers: set.token_towers(),
            hidden,
            active: match options.first {
                First::Older => options.youth.as_ref().and_then(|youth| youth.last().copied()),
                First::Seat | First::Drawn => None,
            }
            .unwrap_or(Seat(0)),
            phase: if options.first == First::Drawn { Phase::First } else { Phase::Tile },
            tile: None,
            pending: Short::new(0),
            set,
        }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// ZA25: how many tokens of a kind the active player may use now.
    #[inline]
    pub(crate) fn usable(&self, kind: u8) -> u8 {
        let player = self.player(self.active);
        match self.readings.token_use {
            TokenUse::AtOnce => player.tokens(kind),
            TokenUse::NextTurn => player.older[usize::from(kind)],
        }
    }

    /// ZA16: who alone has most followers on a feature.
    #[inline]
    pub(crate) fn owner(feature: &Feature) -> Option<Seat> {
        match feature.followers.of(Seat(0)).cmp(&feature.followers.of(Seat(1))) {
            Ordering::Greater => Some(Seat(0)),
            Ordering::Less => Some(Seat(1)),
            Ordering::Equal => None,
        }
    }

    /// The features on which somebody stands, each once: by the followers, who are fewer than the features.
    #[inline]
    pub(crate) fn occupied(&self) -> impl Iterator<Item = (FeatureId, &Feature)> {
        let mut ids: Short<FeatureId, FIGURES_MAX> = Short::new(0);
        for figure in self.figures.iter() {
            let id = self.land.feature_of(figure.part);
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        (0..ids.len()).map(move |n| (ids[n], &self.land.features()[usize::from(ids[n])]))
    }

    /// The part at a place of a lying tile.
    #[inline]
    pub(crate) fn part_at(&self, tile: TileId, spot: Spot) -> Option<PartId> {
        let part = self.part_on(tile, spot.at)?;
        (Kind::of(self.land.feature(part).kind) == spot.on).then_some(part)
    }

    /// The part that is at a place of a lying tile, of whatever kind.
    #[inline]
    pub(crate) fn part_on(&self, tile: TileId, at: At) -> Option<PartId> {
        let [first, second] = at.ports().map(|port| self.land.at_port(&self.set.world, tile, port));
        first.filter(|_| first == second)
    }

    /// The first place of a part: its cell and where on it.
    pub(crate) fn place_of(&self, part: PartId) -> (Cell, Spot) {
        let (tile, number) = self.land.tile_of(part);
        let laid = self.land.tiles()[usize::from(tile)];
        let kind = Kind::of(self.land.feature(part).kind);
        let at = if usize::from(tile) < self.rims() {
            // A start field is named by the middle of its edge, which it fills alone.
            At::N
        } else {
            self.set.first_at(laid.shape, laid.turn, number)
        };
        (laid.cell, Spot { on: kind, at })
    }

    /// How many of the landscape's tiles are start fields.
    #[inline]
    pub(crate) fn rims(&self) -> usize {
        self.set.data.start_fields.len()
    }

    /// The first place of a feature on the tile just laid.
    pub(crate) fn place_on_tile(&self, feature: FeatureId) -> Option<Spot> {
        let tile = self.tile?;
        let laid = self.land.tiles()[usize::from(tile)];
        let parts = self.set.world.shapes.parts(laid.shape);
        let mine = (0..parts.len() as u8).filter(|&part| {
            let part = self.land.part(tile, part);
            self.land.feature_of(part) == feature
        });
        mine.map(|part| Spot {
            on: Kind::of(parts[usize::from(part)].kind),
            at: self.set.first_at(laid.shape, laid.turn, part),
        })
        .min()
    }

    /// The place that names a feature: its first one on the tile just laid, else its first cell by row and
    /// column and its first place there.
    pub(crate) fn name_of(&self, feature: FeatureId) -> (Cell, Spot) {
        if let (Some(tile), Some(spot)) = (self.tile, self.place_on_tile(feature)) {
            return (self.land.tiles()[usize::from(tile)].cell, spot);
        }
        let parts = self.land.parts_of(feature);
        let on_tiles = parts.filter(|&part| usize::from(self.land.tile_of(part).0) >= self.rims());
        let first =
            on_tiles.map(|part| self.place_of(part)).min_by_key(|(cell, spot)| (cell.1, cell.0, *spot));
        first.unwrap_or_else(|| self.place_of(self.land.parts_of(feature).next().expect("a part")))
    }
}

impl Castle {
    /// How many bytes a copy of the state takes up.
    pub fn bytes(&self) -> usize {
        size_of::<Castle>() - size_of::<Landscape>() + self.land.bytes()
    }
}
