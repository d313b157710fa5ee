//! The figure step: who may stand where (CA09 to CA13).

use crate::board::{NodeId, PlaceId};
use crate::figures::kind_of;
use crate::moves::Move;
use crate::options::Farmers;
use crate::places::{At, Cell, Figure, On};
use crate::sets;
use crate::state::{Carcassonne, Phase, place, standing};
use crate::tile_table::{Spot, tables};
use crate::turn::{Asked, Step};
use crate::words::{said_of, said_of_figure};
use castellan_core::game::Illegal;
use castellan_core::log::{Act, Event, Log, Rule};
use castellan_core::message::Message;

/// Why a figure may not stand somewhere: the rule and the words.
pub(crate) type Bar = (Rule, &'static str);

impl Carcassonne {
    /// CA31: asks for the figure step where there is something to choose.
    pub(crate) fn ask_figure(&mut self, log: &mut Log) -> Asked {
        if let Some(asked) = sets::forced_figure_step(self, log) {
            return asked;
        }
        if self.has_placement() || sets::has_offers(self) {
            self.phase = Phase::Figure;
            return Asked::Yes;
        }
        Asked::No
    }

    /// Lists the figure step in order; stops and gives true when the listener has heard enough.
    pub(crate) fn list_figure_step(&self, hear: &mut impl FnMut(Move) -> bool) -> bool {
        if sets::demands(self).is_some() {
            return sets::list_offers(self, hear);
        }
        self.list_placements(hear) || sets::list_offers(self, hear) || hear(Move::Pass {})
    }

    /// Whether any figure may be placed.
    fn has_placement(&self) -> bool {
        let enough = &mut |_| true;
        let bars_followers = sets::bar_followers(self).is_some();
        Figure::ALL.iter().any(|&kind| {
            if self.figures.in_supply(self.active, kind).is_none() || (bars_followers && kind.is_follower()) {
                return false;
            }
            let elsewhere = kind.is_follower() && sets::reaches_elsewhere(self);
            self.list_on(self.laid, kind, enough)
                || (elsewhere && (0..self.laid).any(|id| self.list_on(id, kind, enough)))
        })
    }

    /// Lists the figures that may be placed.
    fn list_placements(&self, hear: &mut impl FnMut(Move) -> bool) -> bool {
        let bars_followers = sets::bar_followers(self).is_some();
        for kind in [Figure::Normal, Figure::Large] {
            if bars_followers || self.figures.in_supply(self.active, kind).is_none() {
                continue;
            }
            let heard = if sets::reaches_elsewhere(self) {
                self.list_everywhere(kind, hear)
            } else {
                self.list_on(self.laid, kind, hear)
            };
            if heard {
                return true;
            }
        }
        for kind in [Figure::Builder, Figure::Pig] {
            if self.figures.in_supply(self.active, kind).is_some() && self.list_on(self.laid, kind, hear) {
                return true;
            }
        }
        false
    }

    /// Lists the free places of all tiles, cell by cell.
    fn list_everywhere(&self, kind: Figure, hear: &mut impl FnMut(Move) -> bool) -> bool {
        let mut order = [0u64; crate::options::TILES_MAX as usize];
        let order = &mut order[..self.board.places.len()];
        for ((id, tile), slot) in (0..).zip(&self.board.places).zip(order.iter_mut()) {
            *slot = u64::from(tile.cell.order()) << 16 | id;
        }
        order.sort_unstable();
        order.iter().any(|&id| self.list_on(id as PlaceId, kind, hear))
    }

    fn list_on(&self, id: PlaceId, kind: Figure, hear: &mut impl FnMut(Move) -> bool) -> bool {
        let tile = self.board.place(id);
        let mut inner_listed = false;
        for spot in tables().lying(tile.kind, tile.turn).spots() {
            if spot.at == At::Inner && inner_listed {
                continue;
            }
            if self.bar(kind, id, tile.first + u16::from(spot.part), spot.on).is_none() {
                inner_listed |= spot.at == At::Inner;
                if hear(Move::Meeple { kind, cell: Some(tile.cell), on: spot.on, at: spot.at }) {
                    return true;
                }
            }
        }
        false
    }

    /// Why a figure of the active player may not stand on a part of a tile.
    #[inline]
    fn bar(&self, kind: Figure, id: PlaceId, node: NodeId, on: On) -> Option<Bar> {
        let root = self.board.root(node);
        if !kind.is_follower() {
            return if id == self.laid {
                sets::bar_other_figure(self, kind, on, root)
            } else {
                Some(("CA10", "carcassonne-refused-other-tile"))
            };
        }
        if on == On::Field && self.house.farmers == Farmers::None {
            return Some(("CA28", "carcassonne-refused-farmer"));
        }
        // CA12: nobody may stand in the feature yet.
        if self.board.feature(root).followers > 0 {
            return Some(("CA12", "carcassonne-refused-occupied"));
        }
        if id == self.laid { None } else { sets::bar_elsewhere(self, id, root) }
    }

    /// The tile in a cell, the tile just laid where none is named.
    pub(crate) fn tile_named(&self, cell: Option<Cell>) -> Result<PlaceId, Illegal> {
        let Some(cell) = cell else { return Ok(self.laid) };
        self.board.tile_at(cell).ok_or_else(|| Illegal::new("CA11", "carcassonne-refused-no-tile"))
    }

    /// The listed place that belongs to a place named in any way.
    pub(crate) fn spot_named(&self, id: PlaceId, on: On, at: At) -> Result<Spot, Illegal> {
        let tile = self.board.place(id);
        let lying = tables().lying(tile.kind, tile.turn);
        let part = lying
            .part_at(on, at)
            .ok_or_else(|| Illegal::new("CA11", Message::new("carcassonne-refused-no-place")))?;
        Ok(lying.spot(part))
    }

    /// The part that a figure would stand on, if it may.
    fn check_deploy(&self, kind: Figure, cell: Option<Cell>, on: On, at: At) -> Result<NodeId, Illegal> {
        if kind.is_follower()
            && let Some((rule, key)) = sets::bar_followers(self)
        {
            return Err(Illegal::new(rule, key));
        }
        if let Some((rule, key)) = sets::demands(self) {
            return Err(Illegal::new(rule, key));
        }
        if self.figures.in_supply(self.active, kind).is_none() {
            return Err(Illegal::new("CA09", said_of("refused-supply", kind)));
        }
        let id = self.tile_named(cell)?;
        let tile = self.board.place(id);
        let spot = self.spot_named(id, on, at)?;
        let mut found = None;
        for other in tables().lying(tile.kind, tile.turn).spots() {
            // The first enclosed field on which it is legal is meant.
            let same = other.part == spot.part || (at == At::Inner && other.at == At::Inner);
            if same && !matches!(found, Some(Ok(_))) {
                let node = tile.first + u16::from(other.part);
                let bar = self.bar(kind, id, node, on);
                found = Some(bar.map_or(Ok(node), |(rule, key)| Err(Illegal::new(rule, key))));
            }
        }
        found.unwrap_or_else(|| Err(Illegal::new("CA11", "carcassonne-refused-no-place")))
    }

    /// Plays a move of the figure step and says where the turn goes on.
    pub(crate) fn play_figure(&mut self, m: Move, log: &mut Log) -> Result<Option<Step>, Illegal> {
        match m {
            Move::Pass {} => {
                if let Some((rule, key)) = sets::demands(self) {
                    return Err(Illegal::new(rule, key));
                }
                let active = self.active;
                log.note(|| Event::new("CA04", Message::new("carcassonne-passes").with("who", active)));
                Ok(Some(Step::BeforeScoring(0)))
            }
            Move::Meeple { kind, cell, on, at } => {
                let node = self.check_deploy(kind, cell, on, at)?;
                self.deploy_from_supply(kind, node, log);
                let asked = sets::after_deploy(self, self.board.place_of(node), log);
                Ok((asked == Asked::No).then_some(Step::BeforeScoring(0)))
            }
            Move::Fairy { .. } | Move::Princess { .. } => {
                let step = sets::play_offer(self, m, log)?;
                Ok((self.phase == Phase::Figure).then_some(step))
            }
            Move::Lay { .. } | Move::Dragon { .. } | Move::Count(_) => {
                Err(Illegal::new("CA04", "carcassonne-refused-figure-step"))
            }
        }
    }

    /// Whether the player now has this figure, places it on this part.
    fn deploy_from_supply(&mut self, kind: Figure, node: NodeId, log: &mut Log) {
        let Some(figure) = self.figures.in_supply(self.active, kind) else { return };
        self.deploy(figure, node);
        let (active, cell, on) = (self.active, self.cell_of(node), self.board.on(node));
        log.note(|| {
            let say = said_of_figure("placed", kind_of(figure), on).with("who", active);
            Event::new("CA09", say).at(place(cell)).seen(Act::Placed, [standing(figure, node)])
        });
    }

    /// The place at which a part's figures are listed.
    #[inline]
    pub(crate) fn spot_of(&self, node: NodeId) -> (Cell, Spot) {
        let tile = self.board.place(self.board.place_of(node));
        (tile.cell, tables().lying(tile.kind, tile.turn).spot((node - tile.first) as u8))
    }
}
