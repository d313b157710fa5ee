//! Fields: which closed cities they border, and what farmers get for them at the end.

use crate::board::NodeId;
use crate::options::Farmers;
use crate::places::On;
use crate::score::{Strength, strongest};
use crate::sets;
use crate::state::Carcassonne;
use crate::tile_table::tables;
use castellan_core::log::Log;
use castellan_core::message::Message;
use castellan_core::seat::Seat;

/// Stands for the City of Carcassonne among the cities of a field (CO08).
const CARCASSONNE: NodeId = NodeId::MAX;

/// A field and a closed city that it borders, each pair once.
type Border = (NodeId, NodeId);

impl Carcassonne {
    /// The pairs of a field out of `fields` and a closed city that it borders, sorted.
    fn borders(&self, fields: &[NodeId]) -> Vec<Border> {
        let mut borders = Vec::with_capacity(4 * self.board.places.len());
        for tile in &self.board.places {
            let kind = tables().kind(tile.kind);
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
        let beside_walls = |field: &&NodeId| self.board.feature(**field).is_special();
        borders.extend(fields.iter().filter(beside_walls).map(|&field| (field, CARCASSONNE)));
        borders.sort_unstable();
        borders.dedup();
        borders
    }

    /// How many closed cities a field borders now.
    pub(crate) fn cities_of(&self, field: NodeId) -> usize {
        self.borders(&[field]).len()
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
        let borders = self.borders(&fields[..count]);
        match self.house.farmers {
            Farmers::PerField => self.score_each_field(&fields[..count], &borders, log),
            Farmers::OncePerCity => self.score_each_city_once(&borders, log),
            Farmers::Oldest => self.score_cities_for_farmers(borders, log),
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
            (Farmers::PerField, 3) => "CA27",
            (Farmers::PerField, _) => "TB08",
            _ => "CA28",
        };
        let cell = self.figures.of_seat(seat).find(|(_, node)| self.board.root(*node) == field);
        let cell = cell.map(|(_, node)| self.cell_of(node));
        self.give(seat, each * cities as i32, rule, cell, log, || {
            Message::new("carcassonne-scores-field").with("cities", cities).with("each", each)
        });
    }

    /// CA28: by the second oldest rules nobody counts a city twice; the best of a player's fields counts.
    fn score_each_city_once(&mut self, borders: &[Border], log: &mut Log) {
        for seat in self.all_seats() {
            let mut best: Vec<(NodeId, i32, NodeId)> = Vec::new();
            for &(field, city) in borders {
                if self.owners_of(field).contains(seat) {
                    best.push((city, -sets::city_worth(self, seat, field), field));
                }
            }
            best.sort_unstable();
            best.dedup_by_key(|(city, ..)| *city);
            best.sort_unstable_by_key(|&(_, worth, field)| (field, worth));
            let mut rest = &best[..];
            while let Some(&(_, worth, field)) = rest.first() {
                let same = rest.iter().take_while(|(_, w, f)| (*w, *f) == (worth, field)).count();
                self.give_for_field(seat, -worth, same, field, log);
                rest = &rest[same..];
            }
        }
    }

    /// CA28: by the oldest rules each city gives 4 to whoever has most farmers around it.
    fn score_cities_for_farmers(&mut self, mut borders: Vec<Border>, log: &mut Log) {
        borders.sort_unstable_by_key(|&(field, city)| (city, field));
        for around in borders.chunk_by(|a, b| a.1 == b.1) {
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
