//! Scoring of roads, cities and cloisters, when they are closed and at the end.

use crate::board::NodeId;
use crate::figures::{kind_of, owner_of};
use crate::places::{Figure, On};
use crate::sets;
use crate::state::{Carcassonne, Source};
use crate::tiles::Set;
use crate::words::said_of;
use castellan_core::log::{Log, Rule};
use castellan_core::seat::{SEATS_MAX, Seat, Seats};

/// Who stands in a feature, and how strongly.
pub(crate) type Strength = [u8; SEATS_MAX as usize];

impl Carcassonne {
    /// Scores what the tile just laid has closed (CA14 to CA20).
    pub(crate) fn score_closed(&mut self, log: &mut Log) {
        let closed = self.closed;
        for &root in closed.roots() {
            let on = self.on(root);
            match on {
                On::City => self.closed_cities += 1,
                On::Road => self.closed_roads += 1,
                On::Field | On::Cloister => {}
            }
            sets::on_closed(self, root, on, log);
            if self.board.feature(root).followers > 0 {
                let seats = self.score_feature(root, on, log);
                self.gained = seats.iter().fold(self.gained, Seats::with);
                sets::on_scored(self, root, on, false, log);
                self.clear(root, log);
            }
        }
    }

    /// Gives a feature's points to its owners.
    fn score_feature(&mut self, root: NodeId, on: On, log: &mut Log) -> Seats {
        let points = self.feature_points(root, on);
        let is_closed = self.board.feature(root).is_closed();
        let rule = rule_of(on, is_closed, self.is_special(root));
        let owners = self.owners_of(root);
        let name = if is_closed { "scores-completed" } else { "scores-incomplete" };
        for seat in owners.iter() {
            let cell = self.first_cell_of(seat, root);
            self.give(seat, points, rule, Source { cell, root: Some(root) }, log, || said_of(name, on));
        }
        if points > 0 { owners } else { Seats::NONE }
    }

    /// What a road, city or cloister is worth as it stands.
    pub(crate) fn feature_points(&self, root: NodeId, on: On) -> i32 {
        self.points_as(root, on, self.board.feature(root).is_closed())
    }

    /// What a road or city would be worth if it were closed as it is.
    pub(crate) fn points_if_closed(&self, root: NodeId, on: On) -> i32 {
        self.points_as(root, on, true)
    }

    fn points_as(&self, root: NodeId, on: On, is_closed: bool) -> i32 {
        let feature = self.board.feature(root);
        if on == On::Cloister {
            // CA16, CA26: one for itself and one for each neighbour.
            return 9 - i32::from(feature.open);
        }
        let tiles = i32::from(self.board.tiles_of(root));
        let shields = i32::from(feature.shields);
        let rate = match on {
            _ if self.is_special(root) => sets::special_rate(on, is_closed),
            // CA15; CA30: in the oldest edition a city of two tiles gives half.
            On::City if is_closed && (tiles > 2 || self.house.small_city == 4) => 2,
            // CA14, CA24, CA25.
            _ => 1,
        };
        rate * (tiles + shields)
    }

    /// Whether an inn or a cathedral changes a road or city; RI10: only where their set is in play.
    fn is_special(&self, root: NodeId) -> bool {
        self.house.has(Set::InnsCathedrals) && self.board.feature(root).is_special()
    }

    /// How strongly each seat stands in a feature; IC02: a large follower counts as two.
    pub(crate) fn strength_in(&self, root: NodeId) -> Strength {
        let mut strength = Strength::default();
        for (figure, node) in self.figures.on_board(self.seats) {
            if self.board.root(node) == root {
                strength[owner_of(figure).index()] += match kind_of(figure) {
                    Figure::Normal => 1,
                    Figure::Large => 2,
                    Figure::Builder | Figure::Pig => 0,
                };
            }
        }
        strength
    }

    /// CA19: whoever stands most strongly in a feature; all of them if several do.
    pub(crate) fn owners_of(&self, root: NodeId) -> Seats {
        strongest(&self.strength_in(root))
    }

    fn first_cell_of(&self, seat: Seat, root: NodeId) -> Option<crate::places::Cell> {
        let mut own = self.figures.of_seat(seat);
        own.find(|(_, node)| self.board.root(*node) == root).map(|(_, node)| self.cell_of(node))
    }

    /// CA24 to CA28: the final scoring.
    pub(crate) fn score_the_end(&mut self, log: &mut Log) {
        let mut roots = [0 as NodeId; 64];
        let mut count = 0;
        for (figure, node) in self.figures.on_board(self.seats) {
            let root = self.board.root(node);
            if kind_of(figure).is_follower() && !roots[..count].contains(&root) {
                roots[count] = root;
                count += 1;
            }
        }
        let roots = &roots[..count];
        for &root in roots {
            let on = self.on(root);
            if on != On::Field {
                self.score_feature(root, on, log);
            }
        }
        self.score_fields(roots, log);
        for &root in roots {
            sets::on_scored(self, root, self.on(root), true, log);
        }
        sets::score_at_end(self, log);
    }
}

/// The seats with the greatest strength above none.
pub(crate) fn strongest(strength: &Strength) -> Seats {
    let most = strength.iter().copied().max().unwrap_or(0);
    let is_strongest = |seat: &Seat| most > 0 && strength[seat.index()] == most;
    Seat::all(SEATS_MAX).filter(is_strongest).collect()
}

fn rule_of(on: On, is_closed: bool, is_special: bool) -> Rule {
    match (on, is_closed, is_special) {
        (On::Road, true, true) => "IC03",
        (On::Road, false, true) => "IC04",
        (On::City, true, true) => "IC05",
        (On::City, false, true) => "IC06",
        (On::Road, true, false) => "CA14",
        (On::City, true, false) => "CA15",
        (On::Cloister, true, _) => "CA16",
        (On::Road, false, false) => "CA24",
        (On::City, false, false) => "CA25",
        (On::Cloister, false, _) => "CA26",
        (On::Field, ..) => "CA27",
    }
}
