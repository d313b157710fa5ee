//! Fields: which closed cities they border, and what farmers get for them at the end.

use crate::board::NodeId;
use crate::options::{Farmers, TILES_MAX};
use crate::places::On;
use crate::score::{Strength, strongest};
use crate::sets;
use crate::state::{Carcassonne, Source};
use crate::tile_table::tables;
use castellan_core::log::Log;
use castellan_core::message::Message;
use castellan_core::seat::Seat;

/// Stands for the City of Carcassonne among the cities of a field (CO08).
const CARCASSONNE: NodeId = NodeId::MAX;

/// A field and a closed city that it borders.
type Border = (NodeId, NodeId);

/// The most borders a board can have: no tile has more than four.
const BORDERS_MAX: usize = 4 * TILES_MAX as usize + 64;

/// Pairs of fields and closed cities, sorted, each once.
struct Borders {
    list: [Border; BORDERS_MAX],
    count: usize,
}

impl Borders {
    const NONE: Borders = Borders { list: [(0, 0); BORDERS_MAX], count: 0 };

    fn pairs(&self) -> &[Border] {
        &self.list[..self.count]
    }

    fn push(&mut self, border: Border) {
        self.list[self.count] = border;
        self.count += 1;
    }

    fn tidy(&mut self) {
        self.list[..self.count].sort_unstable();
        let mut kept = 0;
        for n in 0..self.count {
            if kept == 0 || self.list[kept - 1] != self.list[n] {
                self.list[kept] = self.list[n];
                kept += 1;
            }
        }
        self.count = kept;
    }
}

impl Carcassonne {
    /// Notes the borders of these fields with closed cities.
    fn note_borders(&self, fields: &[NodeId], borders: &mut Borders) {
        let tables = tables();
        for tile in &self.board.places {
            let kind = tables.kind(tile.kind);
            let first_field = tile.first + (kind.cities.len() + kind.roads.len()) as u16;
            for (node, field) in (first_field..).zip(&kind.fields) {
                if field.cities == 0 {
                    continue;
                }
                let root = self.board.root(node);
                if !fields.contains(&root) {
                    continue;
                }
                for (city, _) in (0..).zip(&kind.cities).filter(|(n, _)| field.cities & 1 << n != 0) {
                    let city = self.board.root(tile.first + city);
                    if self.board.feature(city).is_closed() {
                        borders.push((root, city));
                    }
                }
            }
        }
        // CO08: the City of Carcassonne is always closed.
        for &field in fields.iter().filter(|field| self.board.feature(**field).is_special()) {
            borders.push((field, CARCASSONNE));
        }
        borders.tidy();
    }

    /// How many closed cities a field borders now.
    pub(crate) fn cities_of(&self, field: NodeId) -> usize {
        let mut borders = Borders::NONE;
        self.note_borders(&[field], &mut borders);
        borders.count
    }

    /// CA27, CA28: farmers get their points.
    pub(crate) fn score_fields(&mut self, roots: &[NodeId], log: &mut Log) {
        let mut fields = [0 as NodeId; 64];
        let mut count = 0;
        for &root in roots {
            if self.on(root) == On::Field {
                fields[count] = root;
                count += 1;
            }
        }
        if count == 0 {
            return;
        }
        let mut borders = Borders::NONE;
        self.note_borders(&fields[..count], &mut borders);
        match self.house.farmers {
            Farmers::PerField => self.score_each_field(&fields[..count], borders.pairs(), log),
            Farmers::OncePerCity => self.score_each_city_once(borders.pairs(), log),
            Farmers::Oldest => self.score_cities_for_farmers(&mut borders, log),
            // Nobody stands on a field.
            Farmers::None => {}
        }
    }

    /// CA27: each field by itself.
    fn score_each_field(&mut self, fields: &[NodeId], borders: &[Border], log: &mut Log) {
        for &field in fields {
            let cities = borders.iter().filter(|(other, _)| *other == field).count();
            for seat in self.owners_of(field).iter() {
                let each = sets::city_worth(self, seat, field);
                self.give_for_field(seat, each, cities, field, log);
            }
        }
    }

    fn give_for_field(&mut self, seat: Seat, each: i32, cities: usize, field: NodeId, log: &mut Log) {
        let rule = match (self.house.farmers, each) {
            (Farmers::PerField, _) if sets::herd_counts(self, field) => "RI10",
            (Farmers::PerField, 3) => "CA27",
            (Farmers::PerField, _) => "TB08",
            _ => "CA28",
        };
        let cell = self.figures.of_seat(seat).find(|(_, node)| self.board.root(*node) == field);
        let cell = cell.map(|(_, node)| self.cell_of(node));
        let of = Source { cell, root: Some(field) };
        self.give(seat, each * cities as i32, rule, of, log, || {
            Message::new("carcassonne-scores-field").with("cities", cities).with("each", each)
        });
    }

    /// CA28: by the second oldest rules nobody counts a city twice; the best of a player's fields counts.
    fn score_each_city_once(&mut self, borders: &[Border], log: &mut Log) {
        for seat in self.all_seats() {
            for &(field, city) in borders {
                if !self.owners_of(field).contains(seat) {
                    continue;
                }
                // Of the own fields at this city the best, and of equally good ones the first.
                let worth = |field: NodeId| sets::city_worth(self, seat, field);
                let own = borders
                    .iter()
                    .filter(|(other, around)| *around == city && self.owners_of(*other).contains(seat));
                let best = own.map(|(other, _)| (-worth(*other), *other)).min();
                if best == Some((-worth(field), field)) {
                    self.give_for_field(seat, worth(field), 1, field, log);
                }
            }
        }
    }

    /// CA28: by the oldest rules each city gives 4 to whoever has most farmers around it.
    fn score_cities_for_farmers(&mut self, borders: &mut Borders, log: &mut Log) {
        let count = borders.count;
        borders.list[..count].sort_unstable_by_key(|&(field, city)| (city, field));
        for around in borders.pairs().chunk_by(|a, b| a.1 == b.1) {
            let mut strength = Strength::default();
            for (field, _) in around {
                let more = self.strength_in(*field);
                strength.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            }
            for seat in strongest(&strength).iter() {
                let worth = |field: NodeId| sets::city_worth(self, seat, field) + 1;
                let each = around.iter().map(|(field, _)| worth(*field)).max().unwrap_or(4);
                let own = |field: &NodeId| self.figures.has_follower_in(&self.board, seat, *field);
                let field = around.iter().map(|(field, _)| *field).find(own).unwrap_or(around[0].0);
                self.give_for_field(seat, each, 1, field, log);
            }
        }
    }
}
