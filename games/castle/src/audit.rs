//! The audit of a state: what must be true at all times, found again by looking at every tile.
//!
//! The landscape joins features step by step; the audit floods them anew.

use crate::feature::Kind;
use crate::state::Castle;
use castellan_core::seat::Seat;
use castellan_landscape::{PartId, Port, Quarter, Side, TileId};
use std::collections::BTreeSet;

impl Castle {
    /// What is wrong with the state, if anything is: for long runs of random games.
    pub fn fault(&self) -> Option<String> {
        self.supply_fault().or_else(|| self.keep_fault()).or_else(|| self.feature_fault())
    }

    /// ZA02: tiles, followers and tokens are as many as the set has, or fewer where they left the game.
    fn supply_fault(&self) -> Option<String> {
        let data = &self.set.data;
        let laid = &self.land.tiles()[self.rims()..];
        let count = |kinds: &[u8]| kinds.iter().map(|&count| usize::from(count)).sum::<usize>();
        let (in_stacks, tiles) = (count(&self.unseen), count(&self.set.counts));
        if in_stacks != usize::from(self.stack) || in_stacks + laid.len() > tiles {
            return Some(format!("{in_stacks} tiles in stacks of {}, {} laid", self.stack, laid.len()));
        }
        let astray = |&&tile: &&castellan_landscape::Laid| {
            !self.set.world.ground.contains(tile.cell) || self.land.tile_at(tile.cell).is_none()
        };
        if let Some(tile) = laid.iter().find(astray) {
            return Some(format!("the tile on {} is not where it lies", tile.cell));
        }
        for seat in [Seat(0), Seat(1)] {
            let out = self.figures.iter().filter(|figure| figure.seat == seat).count();
            if out + usize::from(self.player(seat).supply) != usize::from(data.followers_per_player) {
                return Some(format!("{seat} has {out} followers out and {} left", self.player(seat).supply));
            }
        }
        (1..10).find_map(|kind| {
            let held: u8 = self.players.iter().map(|player| player.tokens(kind)).sum();
            let all = data.tokens.iter().filter(|&&token| token == kind).count();
            let known = usize::from(held + self.hidden[usize::from(kind)]);
            (known > all).then(|| format!("{known} tokens of kind {kind}, {all} in the set"))
        })
    }

    /// ZA21: a keep stands on a completed house of the size that it was given for.
    fn keep_fault(&self) -> Option<String> {
        self.players.iter().filter_map(|player| player.keep).find_map(|keep| {
            let house = self.land.feature(keep.part);
            let sound = Kind::of(house.kind) == Kind::House && house.is_closed() && house.tiles == keep.size;
            (!sound).then(|| format!("a keep for {} stands on {house:?}", keep.size))
        })
    }

    /// Every feature is flooded from its first part: parts, tiles, open ends and followers are counted.
    fn feature_fault(&self) -> Option<String> {
        let mut flooded: BTreeSet<PartId> = BTreeSet::new();
        for tile in 0..self.land.tiles().len() as TileId {
            let shape = self.land.tiles()[usize::from(tile)].shape;
            for number in 0..self.set.world.shapes.parts(shape).len() as u8 {
                let part = self.land.part(tile, number);
                if flooded.contains(&part) {
                    continue;
                }
                let (parts, open) = self.flood(part);
                let tiles: BTreeSet<TileId> = parts.iter().map(|&part| self.land.tile_of(part).0).collect();
                let kept: BTreeSet<PartId> = self.land.parts_of(self.land.feature_of(part)).collect();
                let feature = self.land.feature(part);
                let followers = [Seat(0), Seat(1)].map(|seat| {
                    let on = |figure: &&crate::state::Figure| parts.contains(&figure.part);
                    self.figures.iter().filter(|figure| figure.seat == seat).filter(on).count()
                });
                let told = [Seat(0), Seat(1)].map(|seat| usize::from(feature.followers.of(seat)));
                let sizes = (usize::from(feature.tiles), usize::from(feature.open));
                if kept != parts || sizes != (tiles.len(), open) || told != followers {
                    let (cell, spot) = self.place_of(part);
                    return Some(format!("{spot} at {cell} is {feature:?} but {parts:?} with {open} open"));
                }
                flooded.extend(parts);
            }
        }
        None
    }

    /// All parts that a part is joined with, and how many of their ports look at free cells.
    fn flood(&self, from: PartId) -> (BTreeSet<PartId>, usize) {
        let kind = self.land.feature(from).kind;
        let mut parts = BTreeSet::from([from]);
        let mut queue = vec![from];
        let mut open = 0;
        while let Some(part) = queue.pop() {
            let (tile, _) = self.land.tile_of(part);
            for port in ports().filter(|&port| self.land.at_port(&self.set.world, tile, port) == Some(part)) {
                match self.beyond(tile, port.side()) {
                    Beyond::Wall => {}
                    Beyond::Free => open += 1,
                    Beyond::Tile(neighbour) => {
                        let met = self.land.at_port(&self.set.world, neighbour, port.facing());
                        let joined = met.filter(|&met| self.land.feature(met).kind == kind);
                        queue.extend(joined.filter(|&met| parts.insert(met)));
                    }
                }
            }
        }
        (parts, open)
    }

    /// What lies beyond a side of a tile or of a start field.
    fn beyond(&self, tile: TileId, side: Side) -> Beyond {
        let laid = self.land.tiles()[usize::from(tile)];
        let is_rim = |tile: TileId| usize::from(tile) < self.rims();
        let found = |tile: Option<TileId>| tile.map_or(Beyond::Free, Beyond::Tile);
        if is_rim(tile) {
            // A start field looks into its cell and nowhere else.
            return if side == Side::S.turned(laid.turn) {
                found(self.land.tile_at(laid.cell))
            } else {
                Beyond::Wall
            };
        }
        let beside = laid.cell.beyond(side);
        if self.set.world.ground.contains(beside) {
            return found(self.land.tile_at(beside));
        }
        let rim = (0..self.rims()).find(|&rim| {
            let rim = self.land.tiles()[rim];
            rim.cell == laid.cell && Side::N.turned(rim.turn) == side
        });
        rim.map_or(Beyond::Wall, |rim| Beyond::Tile(rim as TileId))
    }
}

enum Beyond {
    Wall,
    Free,
    Tile(TileId),
}

/// Every port of a tile.
fn ports() -> impl Iterator<Item = Port> {
    let halves = Quarter::ALL.iter().flat_map(|quarter| quarter.halves().map(Port::half));
    Side::ALL.iter().map(|&side| Port::middle(side)).chain(halves)
}
