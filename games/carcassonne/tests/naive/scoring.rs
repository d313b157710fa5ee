//! Every point, counted anew from what stands on the board.

use super::{Feature, Land, Part, cell, size};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A figure on the board: seat, kind, the part it stands on.
pub(crate) type Figure = (i64, String, Part);

/// The figures of a view that stand on the board.
pub(crate) fn figures(view: &Value, land: &Land) -> Vec<Figure> {
    let on_board = view["figures"].as_array().unwrap().iter().filter(|figure| figure["cell"].is_array());
    let mut inner = BTreeMap::new();
    on_board
        .map(|figure| {
            let parts =
                land.part_at(cell(&figure["cell"]), figure["on"].as_str().unwrap(), figure["at"].as_str());
            // Two enclosed fields of a tile have one name; views list their figures in some order, which
            // makes no difference as both border the same cities.
            let used: &mut usize = inner.entry(figure["cell"].to_string()).or_default();
            let part = parts[if parts.len() > 1 { *used % parts.len() } else { 0 }];
            *used += usize::from(parts.len() > 1);
            (figure["seat"].as_i64().unwrap(), figure["kind"].as_str().unwrap().to_owned(), part)
        })
        .collect()
}

/// What a figure counts in a majority; nothing if it is no follower.
pub(crate) fn weight(kind: &str) -> i64 {
    match kind {
        "normal" => 1,
        "large" => 2,
        _ => 0,
    }
}

fn majority<'a>(standing: impl IntoIterator<Item = &'a Figure>) -> BTreeSet<i64> {
    let mut strength: BTreeMap<i64, i64> = BTreeMap::new();
    for (seat, kind, _) in standing {
        *strength.entry(*seat).or_default() += weight(kind);
    }
    let most = strength.values().copied().max().unwrap_or(0);
    strength.into_iter().filter(|(_, s)| most > 0 && *s == most).map(|(seat, _)| seat).collect()
}

/// Builders and pigs without a follower of their owner leave.
pub(crate) fn drop_orphans(figures: &mut Vec<Figure>, land: &Land) {
    let followers: Vec<Figure> = figures.iter().filter(|f| weight(&f.1) > 0).cloned().collect();
    figures.retain(|(seat, kind, part)| {
        let feature = land.feature(*part);
        weight(kind) > 0 || followers.iter().any(|(s, _, p)| s == seat && feature.contains(p))
    });
}

/// What is needed to count points: the board, the figures, the fairy, the readings.
pub(crate) struct Count<'a> {
    pub(crate) land: &'a Land,
    pub(crate) standing: &'a [Figure],
    pub(crate) fairy: &'a Value,
    pub(crate) options: &'a Value,
}

impl Count<'_> {
    fn has_set(&self, set: &str) -> bool {
        self.options["sets"].as_array().unwrap().iter().any(|other| other == set)
    }

    fn inside(&self, feature: &Feature) -> Vec<&Figure> {
        self.standing.iter().filter(|f| feature.contains(&f.2)).collect()
    }

    /// A road, city or cloister; gives the seats that got points for it.
    pub(crate) fn feature(&self, feature: &Feature, at_end: bool, points: &mut [i64]) -> BTreeSet<i64> {
        let small = self.options["small_city"].as_i64().unwrap();
        let worth = self.land.points(feature, small, self.has_set("inns-cathedrals"));
        let owners = majority(self.inside(feature));
        for seat in &owners {
            points[*seat as usize] += worth;
        }
        self.reward(feature, at_end, points);
        if worth > 0 { owners } else { BTreeSet::new() }
    }

    /// The fairy's three points.
    fn reward(&self, feature: &Feature, at_end: bool, points: &mut [i64]) {
        let is_cloister = feature.first().is_some_and(|part| part.1 == "cloister");
        let off = |option: &str| self.options[option] == false;
        if (is_cloister && off("fairy_cloister")) || (at_end && off("fairy_at_end")) {
            return;
        }
        if self.options["fairy"] == "on-tile" {
            for (seat, kind, part) in self.inside(feature) {
                if weight(kind) > 0 && self.fairy["cell"].is_array() && cell(&self.fairy["cell"]) == part.0 {
                    points[*seat as usize] += 3;
                }
            }
            return;
        }
        let beside = &self.fairy["beside"];
        if beside.is_object() {
            let parts = self.land.part_at(
                cell(&beside["cell"]),
                beside["on"].as_str().unwrap(),
                beside["at"].as_str(),
            );
            let seat = beside["seat"].as_i64().unwrap();
            let stands = |part: &&Part| {
                self.standing.iter().any(|(s, kind, p)| *s == seat && weight(kind) > 0 && p == *part)
            };
            if parts.iter().find(stands).is_some_and(|part| feature.contains(part)) {
                points[seat as usize] += 3;
            }
        }
    }

    /// The final scoring, `after` being the view after it.
    pub(crate) fn end(&self, after: &Value, points: &mut [i64]) {
        let claimed: BTreeSet<&Feature> =
            self.standing.iter().filter(|f| weight(&f.1) > 0).map(|f| self.land.feature(f.2)).collect();
        let (fields, others): (Vec<&Feature>, Vec<&Feature>) =
            claimed.into_iter().partition(|feature| feature.first().is_some_and(|part| part.1 == "field"));
        for feature in others {
            self.feature(feature, true, points);
        }
        self.fields(&fields, points);
        for field in fields {
            self.reward(field, true, points);
        }
        goods(after, points);
        self.titles(after, points);
    }

    fn has_pig(&self, seat: i64, field: &Feature) -> bool {
        self.inside(field).iter().any(|f| f.0 == seat && f.1 == "pig")
    }

    /// Farmers, in each of the readings.
    fn fields(&self, fields: &[&Feature], points: &mut [i64]) {
        let herd = |field: &Feature| {
            let here = |part: &Part| self.land.tiles[&part.0].herds[part.2];
            i64::from(self.has_set("traders-builders") && field.iter().any(here))
        };
        let each = |seat: i64, field: &Feature| herd(field) + if self.has_pig(seat, field) { 4 } else { 3 };
        let owns = |seat: i64, field: &Feature| majority(self.inside(field)).contains(&seat);
        let cities: BTreeSet<Option<Part>> =
            fields.iter().flat_map(|field| self.land.cities(field)).collect();
        for seat in 0..points.len() as i64 {
            points[seat as usize] += match self.options["farmers"].as_str().unwrap() {
                "per-field" => {
                    let own = fields.iter().filter(|field| owns(seat, field));
                    own.map(|field| self.land.cities(field).len() as i64 * each(seat, field)).sum::<i64>()
                }
                "once-per-city" => {
                    let best = |city: &Option<Part>| {
                        let around = fields.iter().filter(|field| self.land.cities(field).contains(city));
                        around.filter(|field| owns(seat, field)).map(|field| each(seat, field)).max()
                    };
                    cities.iter().filter_map(best).sum()
                }
                "none" => 0,
                _ => {
                    let share = |city: &Option<Part>| {
                        let around: Vec<_> =
                            fields.iter().filter(|field| self.land.cities(field).contains(city)).collect();
                        let farmers = around.iter().flat_map(|field| self.inside(field));
                        let best = around.iter().map(|field| each(seat, field) + 1).max();
                        majority(farmers).contains(&seat).then_some(best.unwrap_or(4))
                    };
                    cities.iter().filter_map(share).sum()
                }
            };
        }
    }

    /// The King and the Robber Baron.
    fn titles(&self, after: &Value, points: &mut [i64]) {
        for (title, on) in [("king", "city"), ("baron", "road")] {
            if after[title].is_object() {
                let closed = self.land.features.iter().filter(|feature| {
                    feature.first().is_some_and(|part| part.1 == on) && self.land.is_closed(feature)
                });
                let sizes: Vec<i64> = closed.map(size).collect();
                let largest = sizes.iter().copied().max().unwrap_or(0);
                assert_eq!(after[title]["size"].as_i64().unwrap(), largest, "{title}");
                let walls = i64::from(on == "city" && after["count"].is_string());
                if let Some(seat) = after[title]["seat"].as_u64() {
                    points[seat as usize] += sizes.len() as i64 + walls;
                }
            }
        }
    }
}

fn goods(after: &Value, points: &mut [i64]) {
    for goods in ["wine", "grain", "cloth"] {
        let seats = after["seats"].as_array().unwrap();
        let held: Vec<u64> = seats.iter().map(|s| s["goods"][goods].as_u64().unwrap_or(0)).collect();
        let most = held.iter().copied().max().unwrap();
        for (seat, count) in held.iter().enumerate() {
            points[seat] += if most > 0 && *count == most { 10 } else { 0 };
        }
    }
}
