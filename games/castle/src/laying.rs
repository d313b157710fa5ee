//! A turn up to its scoring: the tile that is drawn and laid, and the follower (ZA05 to ZA11).

use crate::components::TileName;
use crate::feature::Spot;
use crate::moves::Move;
use crate::scoring::standing;
use crate::state::{Castle, Figure, Phase};
use crate::words::{cell_word, say, say_of, tile_has};
use castellan_core::game::Illegal;
use castellan_core::log::{Act, Event, Log, Place};
use castellan_landscape::{Cell, PartId, TileId};

/// Where on the table a cell is.
pub(crate) fn place(cell: Cell) -> Place {
    Place::Cell(cell.0, cell.1)
}

impl Castle {
    /// ZA05: a tile is drawn; ZA09: if it fits nowhere it leaves the game and the next one is due.
    pub(crate) fn draw_tile(&mut self, name: TileName, log: &mut Log) -> Result<(), Illegal> {
        let left = |kind: &u16| self.unseen[usize::from(*kind)] > 0;
        let Some(kind) = self.set.kind_of(name).filter(left) else {
            return Err(Illegal::new("ZA05", "castle-refused-no-such-tile"));
        };
        self.unseen[usize::from(kind)] -= 1;
        self.stack -= 1;
        let (active, edition) = (self.active, self.readings.edition);
        let told = |key| say(edition, key).with("who", active).with("parts", tile_has(self, kind));
        if self.land.fits_somewhere(&self.set.world, kind) {
            log.note(|| Event::new("ZA05", told("drawn")).seen(Act::Drawn, []));
            self.phase = Phase::Lay(kind);
            return Ok(());
        }
        log.note(|| Event::new("ZA09", told("set-aside")));
        if self.stack == 0 {
            self.finish(log);
        }
        Ok(())
    }

    /// Whether the drawn tile may be laid so, and if not, by which rule.
    pub(crate) fn check_lay(&self, kind: u16, cell: Cell, turn: u8) -> Result<(), Illegal> {
        if turn < 4 && self.land.fits(&self.set.world, kind, turn, cell) {
            return Ok(());
        }
        let refuse = |rule, key| Err(Illegal::new(rule, say(self.readings.edition, key)));
        if turn > 3 {
            return refuse("ZA06", "refused-turn");
        }
        if !self.set.world.ground.contains(cell) {
            return refuse("ZA06", "refused-outside");
        }
        if self.land.tile_at(cell).is_some() {
            return refuse("ZA06", "refused-taken");
        }
        if self.land.frontier().iter().all(|spot| spot.cell != cell) {
            return refuse("ZA06", "refused-alone");
        }
        // ZA07: only paths must meet; ZA08: everything else may meet anything.
        refuse("ZA07", "refused-path")
    }

    /// ZA06: lays the drawn tile, in whichever of its equal turns.
    pub(crate) fn lay(&mut self, kind: u16, cell: Cell, turn: u8, log: &mut Log) {
        let turn = turn % self.set.world.shapes.turns(kind);
        // ZA12: the landscape joins areas and paths of one kind, with the followers on them.
        let tile = self.land.lay(&self.set.world, kind, turn, cell);
        self.tile = Some(tile);
        let active = self.active;
        log.note(|| {
            let say = say(self.readings.edition, "laid").with("who", active).with("cell", cell_word(cell));
            Event::new("ZA06", say).at(place(cell)).seen(Act::Laid, [])
        });
        // ZA10: the question is put only to a player who has a follower and a place for it.
        if self.player(active).supply > 0 && self.free_parts(tile).next().is_some() {
            self.phase = Phase::Follower;
        } else {
            self.complete_features(log);
        }
    }

    /// ZA11: the parts of the tile just laid whose whole feature holds no follower.
    pub(crate) fn free_parts(&self, tile: TileId) -> impl Iterator<Item = PartId> + '_ {
        let shape = self.land.tiles()[usize::from(tile)].shape;
        let count = self.set.world.shapes.parts(shape).len() as u8;
        let parts = (0..count).map(move |number| self.land.part(tile, number));
        parts.filter(|&part| self.land.feature(part).followers.is_empty())
    }

    /// Lists the features of the tile just laid that may take a follower, each by its first place.
    pub(crate) fn list_followers(&self, out: &mut Vec<Move>) {
        let Some(tile) = self.tile else { return };
        let start = out.len();
        for part in self.free_parts(tile) {
            let feature = self.land.feature_of(part);
            if let Some(Spot { on, at }) = self.place_on_tile(feature) {
                out.push(Move::Follower { on, at });
            }
        }
        out[start..].sort_unstable();
        // Two parts of one feature have one first place.
        out.dedup();
        out.push(Move::Pass {});
    }

    /// The part of the tile just laid where a follower may go, by any place of its feature there.
    pub(crate) fn check_follower(&self, spot: Spot) -> Result<PartId, Illegal> {
        let part = self.tile.and_then(|tile| self.part_at(tile, spot));
        let Some(part) = part else {
            return Err(Illegal::new("ZA10", say(self.readings.edition, "refused-no-place")));
        };
        if self.land.feature(part).followers.is_empty() {
            Ok(part)
        } else {
            Err(Illegal::new("ZA11", say(self.readings.edition, "refused-occupied")))
        }
    }

    /// ZA10: a follower goes from the supply to the first place of the feature on the tile just laid.
    pub(crate) fn deploy(&mut self, part: PartId, log: &mut Log) {
        let seat = self.active;
        let part = self.first_part(part);
        self.player_mut(seat).supply -= 1;
        self.land.deploy(part, seat, 1);
        self.figures.push(Figure { seat, part });
        let (cell, Spot { on, .. }) = self.place_of(part);
        let edition = self.readings.edition;
        log.note(|| {
            let event = Event::new("ZA10", say_of(edition, "sent", on).with("who", seat)).at(place(cell));
            event.seen(Act::Placed, [standing(Figure { seat, part })])
        });
        self.complete_features(log);
    }

    /// The part at the first place of the same feature on the same tile.
    fn first_part(&self, part: PartId) -> PartId {
        let feature = self.land.feature_of(part);
        let spot = self.place_on_tile(feature);
        spot.zip(self.tile).and_then(|(spot, tile)| self.part_at(tile, spot)).unwrap_or(part)
    }
}
