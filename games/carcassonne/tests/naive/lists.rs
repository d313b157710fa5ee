//! Every legal move, found anew from a view by trying everything that could be meant.

use super::scoring::{Figure, figures, weight};
use super::{Cell, Feature, Land, Part, STEPS, Tile, cell, tile};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const FOLLOWERS: [&str; 2] = ["normal", "large"];
const QUARTERS: [(&str, &str); 4] =
    [("castle", "city"), ("smithy", "road"), ("cathedral", "cloister"), ("market", "field")];

/// A position: the view, the options of the game, whose decision it is.
pub(crate) struct Position<'a> {
    pub(crate) view: &'a Value,
    pub(crate) options: &'a Value,
    pub(crate) land: &'a Land,
    pub(crate) seat: u64,
}

/// What a move names: a place, with further words.
fn place(kind: &str, mut more: Value, land: &Land, part: Part) -> String {
    more["cell"] = json!([part.0.0, part.0.1]);
    more["on"] = json!(part.1);
    if let Some(name) = land.name(part) {
        more["at"] = json!(name);
    }
    words(kind, &more)
}

/// A move with its words in the order of their names, so that moves can be compared as text.
fn words(kind: &str, more: &Value) -> String {
    let sorted: std::collections::BTreeMap<_, _> = more.as_object().unwrap().iter().collect();
    format!("{kind} {}", json!(sorted))
}

/// The same for a listed move.
pub(crate) fn told(m: &Value) -> String {
    let (kind, more) = m.as_object().unwrap().iter().next().unwrap();
    words(kind, more)
}

impl Position<'_> {
    /// All legal moves.
    pub(crate) fn moves(&self) -> BTreeSet<String> {
        let mut moves = match self.view["step"].as_str().unwrap() {
            "lay" => return self.lays(),
            "dragon" => return self.flight(),
            "figure" => {
                let princess = self.princess();
                if !princess.is_empty() && self.options["princess"] == "must" {
                    return princess;
                }
                let stays = self.has_mark("volcano") && self.options["fairy_on_volcano"] == false;
                let fairy = if stays { BTreeSet::new() } else { self.fairy() };
                [self.meeples(), fairy, princess].into_iter().flatten().collect()
            }
            "fairy" => self.fairy(),
            "call-out" | "last-call" => self.outs(),
            "send-in" => {
                let kinds = FOLLOWERS.iter().filter(|kind| self.supply(kind) > 0);
                let all =
                    kinds.flat_map(|kind| QUARTERS.map(|(quarter, _)| json!({"in": quarter, "kind": kind})));
                all.map(|more| words("count", &more)).collect()
            }
            "move-count" => {
                let others = QUARTERS.iter().filter(|(quarter, _)| self.view["count"] != *quarter);
                others.map(|(quarter, _)| words("count", &json!({"to": quarter}))).collect()
            }
            step => panic!("{step} is no decision"),
        };
        moves.insert(words("pass", &json!({})));
        moves
    }

    fn has_set(&self, set: &str) -> bool {
        self.options["sets"].as_array().unwrap().iter().any(|other| other == set)
    }

    fn supply(&self, kind: &str) -> u64 {
        self.view["seats"][self.seat as usize]["supply"][kind].as_u64().unwrap()
    }

    fn last(&self) -> Cell {
        cell(&self.view["last"])
    }

    fn has_mark(&self, mark: &str) -> bool {
        let sleeps = mark == "volcano" && !self.has_set("princess-dragon");
        !sleeps && self.land.tiles[&self.last()].marks.iter().any(|other| other == mark)
    }

    fn standing(&self) -> Vec<Figure> {
        figures(self.view, self.land)
    }

    fn lays(&self) -> BTreeSet<String> {
        let id = self.view["tile"].as_str().unwrap();
        let turned: Vec<Tile> = (0..4).map(|turn| tile(id, turn)).collect();
        let mut moves = BTreeSet::new();
        for at in self.land.free_cells() {
            for turn in 0..turned[0].turns {
                let lying = &turned[turn as usize];
                if self.land.fits(lying, at) && self.flows(lying, at) {
                    moves.insert(words("lay", &json!({"cell": [at.0, at.1], "turn": turn})));
                }
            }
        }
        moves
    }

    /// Whether a tile of the river continues it and bends as it may; other tiles always do.
    fn flows(&self, new: &Tile, at: Cell) -> bool {
        if new.river.is_empty() {
            return true;
        }
        // From the spring on, tile by tile and branch by branch: where the river comes in, and how it turned.
        let spring = self.land.tiles.iter().find(|(_, tile)| tile.marks.iter().any(|mark| mark == "spring"));
        let (&spring, tile) = spring.unwrap();
        let mut ways: Vec<(Cell, usize, Vec<usize>)> = vec![(spring, tile.river[0], Vec::new())];
        let mut arrivals = Vec::new();
        while let Some((cell, side, bends)) = ways.pop() {
            let (next, from) = ((cell.0 + STEPS[side].0, cell.1 + STEPS[side].1), (side + 2) % 4);
            let Some(tile) = self.land.tiles.get(&next) else {
                arrivals.extend((next == at).then_some((from, bends)));
                continue;
            };
            for &out in tile.river.iter().filter(|&&out| out != from) {
                let beyond = (next.0 + STEPS[out].0, next.1 + STEPS[out].1);
                // Two branches that have met flow no further.
                if ways.iter().all(|way| (way.0, way.1) != (beyond, (out + 2) % 4)) {
                    ways.push((next, out, [&bends[..], &[(out + 4 - from) % 4]].concat()));
                }
            }
        }
        let froms: Vec<usize> = arrivals.iter().map(|(from, _)| *from).collect();
        let leaves: Vec<usize> = new.river.iter().copied().filter(|side| !froms.contains(side)).collect();
        let bends_again = |(from, bends): &(usize, Vec<usize>)| {
            let [out] = leaves[..] else { return false };
            let kept = |bend: &&usize| self.options["river_bends"] != "no-half-turn" || **bend != 2;
            let bend = (out + 4 - from) % 4;
            bend != 2 && bends.iter().rfind(kept) == Some(&bend)
        };
        new.river.iter().any(|side| froms.contains(side)) && !arrivals.iter().any(bends_again)
    }

    fn flight(&self) -> BTreeSet<String> {
        let here = cell(&self.view["dragon"]);
        let seen = |at: Cell| {
            let at = json!([at.0, at.1]);
            self.view["flight"]["visited"].as_array().unwrap().contains(&at)
                || self.view["fairy"]["cell"] == at
        };
        let walls = |tile: &Tile| {
            tile.is_block && (tile.fields.is_empty() || self.options["dragon_at_count"] == "never")
        };
        let around = STEPS.map(|step| (here.0 + step.0, here.1 + step.1));
        let open = |at: &Cell| self.land.tiles.get(at).is_some_and(|tile| !walls(tile)) && !seen(*at);
        around.into_iter().filter(open).map(|at| words("dragon", &json!({"to": [at.0, at.1]}))).collect()
    }

    fn knights(&self) -> Vec<Figure> {
        let last = self.last();
        let cities = &self.land.tiles[&last].cities;
        let Some(n) = cities.iter().position(|city| city.1.iter().any(|word| word == "princess")) else {
            return Vec::new();
        };
        let feature = self.land.feature((last, "city", n));
        let inside = |figure: &Figure| weight(&figure.1) > 0 && feature.contains(&figure.2);
        self.standing().into_iter().filter(inside).collect()
    }

    fn princess(&self) -> BTreeSet<String> {
        let knights = self.knights();
        knights
            .iter()
            .map(|(seat, _, part)| place("princess", json!({"seat": seat}), self.land, *part))
            .collect()
    }

    fn meeples(&self) -> BTreeSet<String> {
        let standing = self.standing();
        let mut moves = BTreeSet::new();
        for part in self.land.parts() {
            let feature = self.land.feature(part);
            let inside: Vec<&Figure> = standing.iter().filter(|f| feature.contains(&f.2)).collect();
            let followers = inside.iter().filter(|f| weight(&f.1) > 0);
            let own = followers.clone().any(|f| f.0 as u64 == self.seat);
            let here = part.0 == self.last();
            let volcano = self.has_mark("volcano");
            let barred = part.1 == "field" && self.options["farmers"] == "none";
            let may_claim = followers.count() == 0
                && !volcano
                && !barred
                && (here || self.portal_leads_to(part, feature));
            let may_join = own && here && (!volcano || self.options["figures_on_volcano"] == true);
            let builds = ["city", "road"].contains(&part.1) && !self.land.is_closed(feature);
            for (kind, may) in [
                ("normal", may_claim),
                ("large", may_claim),
                ("builder", may_join && builds),
                ("pig", may_join && part.1 == "field"),
            ] {
                if may && self.supply(kind) > 0 {
                    moves.insert(place("meeple", json!({"kind": kind}), self.land, part));
                }
            }
        }
        moves
    }

    /// Whether the tile just laid takes part in a feature, or lies beside a cloister.
    fn is_new(&self, feature: &Feature) -> bool {
        let last = self.last();
        let near = |at: Cell| (at.0 - last.0).abs() <= 1 && (at.1 - last.1).abs() <= 1;
        feature.iter().any(|part| part.0 == last || (part.1 == "cloister" && near(part.0)))
    }

    fn portal_leads_to(&self, part: Part, feature: &Feature) -> bool {
        let at_dragon = self.view["dragon"] == json!([part.0.0, part.0.1]);
        let may_be_closed = self.options["portal_to_completed"] == true && self.is_new(feature);
        self.has_mark("portal")
            && (!at_dragon || self.options["dragon_tile_open"] == true)
            && (!self.land.is_closed(feature) || may_be_closed)
    }

    fn fairy(&self) -> BTreeSet<String> {
        if !self.has_set("princess-dragon") {
            return BTreeSet::new();
        }
        let fairy = &self.view["fairy"];
        let own = self.standing().into_iter().filter(|f| f.0 as u64 == self.seat && weight(&f.1) > 0);
        let mut parts: Vec<Part> = own.map(|f| f.2).collect();
        if self.options["fairy"] == "on-tile" {
            parts.retain(|part| fairy["cell"] != json!([part.0.0, part.0.1]));
            // A tile is named by the first place on it.
            let order = |part: &Part| {
                let (on, at) = (part.1, self.land.name(*part).unwrap_or("middle"));
                let kinds = ["city", "road", "field", "cloister"];
                let places = "N E S W NL NR EL ER SL SR WL WR inner middle".split(' ');
                (part.0, kinds.iter().position(|k| *k == on), places.clone().position(|p| p == at))
            };
            parts.sort_by_key(order);
            parts.dedup_by_key(|part| part.0);
        } else if fairy["beside"]["seat"] == self.seat {
            let beside = &fairy["beside"];
            let there = |part: &Part| {
                cell(&beside["cell"]) == part.0
                    && beside["on"] == part.1
                    && beside["at"].as_str() == self.land.name(*part)
            };
            let at = parts.iter().position(there).unwrap();
            parts.remove(at);
        }
        parts.into_iter().map(|part| place("fairy", json!({}), self.land, part)).collect()
    }

    /// Followers who may leave Carcassonne, and for where.
    fn outs(&self) -> BTreeSet<String> {
        let last_call = self.view["step"] == "last-call";
        let all = self.options["count_end"] == "all";
        let mut moves = BTreeSet::new();
        for figure in self.view["figures"].as_array().unwrap() {
            let open =
                |quarter: &str| if last_call { all || quarter == "market" } else { quarter != "market" };
            for (quarter, on) in QUARTERS {
                let here = figure["quarter"] == quarter && self.view["count"] != quarter && open(quarter);
                if here && figure["seat"] == self.seat {
                    let more = json!({"out": quarter, "kind": figure["kind"]});
                    let goals = self.goals(on, last_call);
                    moves.extend(goals.into_iter().map(|part| place("count", more.clone(), self.land, part)));
                }
            }
        }
        moves
    }

    /// The features that are called, each by its first part on the tile just laid, else by row and column.
    fn goals(&self, on: &str, last_call: bool) -> Vec<Part> {
        let called = |feature: &&Feature| {
            let closed = self.land.is_closed(feature);
            let barred = on == "field" && self.options["farmers"] == "none";
            let is_kind = feature.first().is_some_and(|part| part.1 == on) && !barred;
            is_kind && if last_call { !closed } else { closed && self.is_new(feature) }
        };
        let off_dragon = |part: &&Part| self.view["dragon"] != json!([part.0.0, part.0.1]);
        let order = |part: &&Part| {
            let places = "N E S W NL NR EL ER SL SR WL WR inner".split(' ');
            let name = self.land.name(**part);
            (part.0 != self.last(), part.0.1, part.0.0, places.clone().position(|p| Some(p) == name))
        };
        let features = self.land.features.iter().filter(called);
        features.filter_map(|feature| feature.iter().filter(off_dragon).min_by_key(order).copied()).collect()
    }
}
