//! The rules against a naive rewrite, after every move of random games with many combinations of sets.

mod naive;

use castellan_carcassonne::Carcassonne;
use castellan_carcassonne::moves::Move;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::{Event, Log, Place};
use castellan_core::seat::Viewer;
use naive::{Cell, Land, Part, Tile};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A figure on the board: seat, kind, the part it stands on.
type Figure = (i64, String, Part);

struct Twin {
    known: BTreeMap<(String, u64), Tile>,
    game: Carcassonne,
    seats: u8,
}

fn view(game: &Carcassonne) -> Value {
    serde_json::to_value(game.view(Viewer::Watcher)).unwrap()
}

fn figures(view: &Value, land: &Land) -> Vec<Figure> {
    let on_board = view["figures"].as_array().unwrap().iter().filter(|figure| figure["cell"].is_array());
    let mut inner = BTreeMap::new();
    on_board
        .map(|figure| {
            let parts = land.part_at(
                naive::cell(&figure["cell"]),
                figure["on"].as_str().unwrap(),
                figure["at"].as_str(),
            );
            // Two enclosed fields of a tile have one name; views list their figures in some order, which
            // makes no difference as both border the same cities.
            let used: &mut usize = inner.entry(figure["cell"].to_string()).or_default();
            let part = parts[if parts.len() > 1 { *used % parts.len() } else { 0 }];
            *used += usize::from(parts.len() > 1);
            (figure["seat"].as_i64().unwrap(), figure["kind"].as_str().unwrap().to_owned(), part)
        })
        .collect()
}

fn weight(kind: &str) -> i64 {
    match kind {
        "normal" => 1,
        "large" => 2,
        _ => 0,
    }
}

fn majority(standing: &[&Figure]) -> BTreeSet<i64> {
    let mut strength: BTreeMap<i64, i64> = BTreeMap::new();
    for (seat, kind, _) in standing {
        *strength.entry(*seat).or_default() += weight(kind);
    }
    let most = strength.values().copied().max().unwrap_or(0);
    strength.into_iter().filter(|(_, s)| most > 0 && *s == most).map(|(seat, _)| seat).collect()
}

/// Builders and pigs without a follower of their owner leave.
fn drop_orphans(figures: &mut Vec<Figure>, land: &Land) {
    let followers: Vec<Figure> = figures.iter().filter(|f| weight(&f.1) > 0).cloned().collect();
    figures.retain(|(seat, kind, part)| {
        let feature = land.feature(*part);
        weight(kind) > 0 || followers.iter().any(|(s, _, p)| s == seat && feature.contains(p))
    });
}

impl Twin {
    fn land(&mut self, view: &Value) -> Land {
        Land::of(view, &mut self.known)
    }

    /// Every way to lay the drawn tile, found by trying.
    fn check_lays(&mut self, before: &Value, listed: &[Move]) {
        let land = self.land(before);
        let id = before["tile"].as_str().unwrap().to_owned();
        let turned: Vec<Tile> = (0..4).map(|turn| naive::tile(&id, turn)).collect();
        let mut expected = Vec::new();
        for cell in land.free_cells() {
            for turn in 0..turned[0].turns {
                if land.fits(&turned[turn as usize], cell) {
                    expected.push(json!({"lay": {"cell": [cell.0, cell.1], "turn": turn}}));
                }
            }
        }
        let listed: Vec<Value> = listed.iter().map(|m| json!(m)).collect();
        if turned[0].is_river {
            assert!(listed.iter().all(|m| expected.contains(m)));
        } else {
            assert_eq!(listed, expected, "ways to lay {id}");
        }
    }

    /// Free places for followers on the tile just laid, found by flooding.
    fn check_followers(&mut self, before: &Value, listed: &[Move]) {
        let land = self.land(before);
        let standing = figures(before, &land);
        let last = naive::cell(&before["last"]);
        let tile = land.tiles[&last].clone();
        let barred = tile.marks.iter().any(|mark| mark == "volcano");
        let demanded = listed.iter().all(|m| matches!(m, Move::Princess { .. }));
        let seat = &before["seats"][before["active"].as_u64().unwrap() as usize];
        let mut expected = BTreeSet::new();
        for part in land.parts().into_iter().filter(|part| part.0 == last) {
            let feature = land.feature(part);
            let free = standing.iter().all(|(_, kind, p)| weight(kind) == 0 || !feature.contains(p));
            let in_supply = seat["supply"]["normal"].as_u64().unwrap() > 0;
            if free && in_supply && !barred && !demanded {
                expected.insert(part);
            }
        }
        let mut found = BTreeSet::new();
        for m in listed {
            let m = json!(m);
            let m = &m["meeple"];
            if m["kind"] == "normal" && naive::cell(&m["cell"]) == last {
                let parts = land.part_at(last, m["on"].as_str().unwrap(), m["at"].as_str());
                found.extend(parts.into_iter().filter(|part| expected.contains(part)));
            }
        }
        assert_eq!(found, expected, "free places on {}", tile.id);
    }

    /// What stands right before the scoring, and then the expected points.
    fn check_scoring(&mut self, before: &Value, m: &Move, events: &[Event], after: &Value) {
        let land = self.land(after);
        let mut standing = figures(before, &land);
        let seat = before["active"].as_i64().unwrap();
        let wire = json!(m);
        if let Some(placed) = wire.get("meeple") {
            let parts = land.part_at(
                naive::cell(&placed["cell"]),
                placed["on"].as_str().unwrap(),
                placed["at"].as_str(),
            );
            let free = |part: &&Part| standing.iter().all(|(_, _, p)| p != *part);
            let part = *parts.iter().find(free).unwrap_or(&parts[0]);
            standing.push((seat, placed["kind"].as_str().unwrap().to_owned(), part));
        }
        let mut fairy = before["fairy"].clone();
        if let Some(to) = wire.get("fairy") {
            fairy = json!({"cell": to["cell"], "beside": {"seat": seat, "cell": to["cell"], "on": to["on"], "at": to["at"]}});
        }
        let mut goods_before: Vec<Value> =
            before["seats"].as_array().unwrap().iter().map(|s| s["goods"].clone()).collect();
        for event in events {
            let Some(Place::Cell(x, y)) = event.place else { continue };
            let cell: Cell = (i64::from(x), i64::from(y));
            match event.rule {
                "PD16" => {
                    let at = standing.iter().position(|(_, kind, part)| {
                        part.0 == cell && part.1 == "city" && weight(kind) > 0 && {
                            let feature = land.feature(*part);
                            let last = naive::cell(&after["last"]);
                            feature.iter().any(|p| p.0 == last)
                        }
                    });
                    standing.remove(at.unwrap());
                    drop_orphans(&mut standing, &land);
                }
                "PD08" => {
                    standing.retain(|(_, _, part)| part.0 != cell);
                    drop_orphans(&mut standing, &land);
                }
                _ => {}
            }
        }
        let over = after["step"] == "over";
        let scored = ["draw", "over"].contains(&after["step"].as_str().unwrap());
        let mut expected: Vec<i64> =
            before["seats"].as_array().unwrap().iter().map(|s| s["points"].as_i64().unwrap()).collect();
        if scored {
            let last = naive::cell(&after["last"]);
            let mut closed = BTreeSet::new();
            for part in land.parts() {
                let near = (part.0.0 - last.0).abs() <= 1 && (part.0.1 - last.1).abs() <= 1;
                if near && (part.1 == "cloister" || part.0 == last) {
                    let feature = land.feature(part);
                    if land.is_closed(&feature) {
                        closed.insert(feature);
                    }
                }
            }
            for feature in &closed {
                self.score(&land, feature, &standing, &fairy, &mut expected);
                for &(at, on, n) in feature.iter().filter(|part| part.1 == "city") {
                    assert_eq!(on, "city");
                    for word in &land.tiles[&at].cities[n].1 {
                        if let Some(held) = goods_before[seat as usize].get_mut(word.as_str()) {
                            *held = json!(held.as_u64().unwrap() + 1);
                        }
                    }
                }
                standing.retain(|(_, _, part)| !feature.contains(part));
            }
            let goods_after: Vec<Value> =
                after["seats"].as_array().unwrap().iter().map(|s| s["goods"].clone()).collect();
            assert_eq!(goods_before, goods_after);
            if over {
                self.score_end(&land, &standing, &fairy, after, &mut expected);
            } else {
                let next = after["active"].as_i64().unwrap();
                let beside = &after["fairy"]["beside"];
                if after["second_part"] == false && beside["seat"] == next {
                    expected[next as usize] += 1;
                }
            }
        }
        let found: Vec<i64> =
            after["seats"].as_array().unwrap().iter().map(|s| s["points"].as_i64().unwrap()).collect();
        assert_eq!(found, expected, "points after {m}");
        let key = |figures: &[Figure]| {
            let mut sorted: Vec<Figure> = figures.to_vec();
            sorted.iter_mut().for_each(|f| {
                // Enclosed fields of one tile are not told apart by name.
                if f.2.1 == "field" && land.tiles[&f.2.0].fields[f.2.2].0.is_empty() {
                    f.2.2 = usize::MAX;
                }
            });
            sorted.sort();
            sorted
        };
        assert_eq!(key(&figures(after, &land)), key(&standing), "figures after {m}");
    }

    fn score(
        &self,
        land: &Land,
        feature: &BTreeSet<Part>,
        standing: &[Figure],
        fairy: &Value,
        points: &mut [i64],
    ) {
        let inside: Vec<&Figure> = standing.iter().filter(|f| feature.contains(&f.2)).collect();
        let worth = land.points(feature);
        for seat in majority(&inside) {
            points[seat as usize] += worth;
        }
        self.fairy(land, feature, fairy, standing, points);
    }

    fn fairy(
        &self,
        land: &Land,
        feature: &BTreeSet<Part>,
        fairy: &Value,
        standing: &[Figure],
        points: &mut [i64],
    ) {
        let beside = &fairy["beside"];
        if beside.is_object() {
            let parts = land.part_at(
                naive::cell(&beside["cell"]),
                beside["on"].as_str().unwrap(),
                beside["at"].as_str(),
            );
            let seat = beside["seat"].as_i64().unwrap();
            let stands = |part: &&Part| standing.iter().any(|(s, _, p)| *s == seat && p == *part);
            if let Some(part) = parts.iter().find(stands)
                && feature.contains(part)
            {
                points[seat as usize] += 3;
            }
        }
    }

    fn score_end(&self, land: &Land, standing: &[Figure], fairy: &Value, after: &Value, points: &mut [i64]) {
        let features: BTreeSet<BTreeSet<Part>> =
            standing.iter().filter(|f| weight(&f.1) > 0).map(|f| land.feature(f.2)).collect();
        for feature in &features {
            if feature.iter().next().unwrap().1 != "field" {
                self.score(land, feature, standing, fairy, points);
                continue;
            }
            let inside: Vec<&Figure> = standing.iter().filter(|f| feature.contains(&f.2)).collect();
            let cities = land.cities(feature);
            for seat in majority(&inside) {
                let pig = inside.iter().any(|f| f.0 == seat && f.1 == "pig");
                points[seat as usize] += cities * if pig { 4 } else { 3 };
            }
            self.fairy(land, feature, fairy, standing, points);
        }
        for goods in ["wine", "grain", "cloth"] {
            let held: Vec<u64> = after["seats"]
                .as_array()
                .unwrap()
                .iter()
                .map(|s| s["goods"][goods].as_u64().unwrap_or(0))
                .collect();
            let most = held.iter().copied().max().unwrap();
            for (seat, count) in held.iter().enumerate() {
                points[seat] += if most > 0 && *count == most { 10 } else { 0 };
            }
        }
        let closed = |on: &str| {
            let all: BTreeSet<BTreeSet<Part>> =
                land.parts().into_iter().filter(|p| p.1 == on).map(|p| land.feature(p)).collect();
            all.into_iter().filter(|feature| land.is_closed(feature)).collect::<Vec<_>>()
        };
        let size = |features: &[BTreeSet<Part>]| {
            let tiles = |f: &BTreeSet<Part>| f.iter().map(|p| p.0).collect::<BTreeSet<_>>().len();
            features.iter().map(tiles).max().unwrap_or(0) as u64
        };
        for (title, on) in [("king", "city"), ("baron", "road")] {
            if after[title].is_object() {
                let all = closed(on);
                assert_eq!(after[title]["size"].as_u64().unwrap(), size(&all), "{title}");
                let walls = i64::from(on == "city" && after["count"].is_string());
                if let Some(seat) = after[title]["seat"].as_u64() {
                    points[seat as usize] += all.len() as i64 + walls;
                }
            }
        }
    }

    fn play_out(&mut self, dice: &mut Dice) {
        let mut moves = Vec::new();
        loop {
            match self.game.turn() {
                Turn::Over => return,
                Turn::Chance(_) => {
                    // What a last tile that fits nowhere brings is the final scoring of the same figures.
                    let before = view(&self.game);
                    let chance = self.game.draw(dice);
                    self.game.resolve(&chance, &mut Log::off()).unwrap();
                    if self.game.turn() == Turn::Over {
                        let after = view(&self.game);
                        let land = self.land(&after);
                        let mut points: Vec<i64> = before["seats"]
                            .as_array()
                            .unwrap()
                            .iter()
                            .map(|s| s["points"].as_i64().unwrap())
                            .collect();
                        self.score_end(
                            &land,
                            &figures(&before, &land),
                            &before["fairy"],
                            &after,
                            &mut points,
                        );
                        let found: Vec<i64> = (0..self.seats)
                            .map(|s| i64::from(self.game.points(castellan_core::seat::Seat(s))))
                            .collect();
                        assert_eq!(found, points);
                    }
                }
                Turn::Seat(seat) => {
                    moves.clear();
                    self.game.moves(seat, &mut moves);
                    let before = view(&self.game);
                    match before["step"].as_str().unwrap() {
                        "lay" => self.check_lays(&before, &moves),
                        "figure" => self.check_followers(&before, &moves),
                        _ => {}
                    }
                    let m = moves[dice.index(moves.len())];
                    let mut log = Log::on();
                    self.game.play(seat, &m, &mut log).unwrap();
                    let after = view(&self.game);
                    let count = ["call-out", "send-in", "move-count", "last-call"];
                    let by_count =
                        [&before, &after].iter().any(|view| count.contains(&view["step"].as_str().unwrap()));
                    if !by_count {
                        self.check_scoring(&before, &m, log.events(), &after);
                    }
                }
                Turn::Secret(_) => unreachable!(),
            }
        }
    }
}

fn check(sets: &[&str], seats: u8, games: u64) {
    let options = serde_json::from_value::<<Carcassonne as Game>::Options>(json!({"sets": sets})).unwrap();
    let options = options.complete(seats).unwrap();
    let mut dice = Dice::quick(41 + u64::from(seats) + sets.len() as u64);
    for _ in 0..games {
        let game = Carcassonne::new(&options, seats);
        Twin { known: BTreeMap::new(), game, seats }.play_out(&mut dice);
    }
}

#[test]
fn the_base_game_agrees() {
    check(&[], 2, 6);
    check(&[], 5, 3);
}

#[test]
fn every_set_alone_agrees() {
    for set in ["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"] {
        check(&[set], 2, 2);
        check(&[set], 4, 2);
    }
}

#[test]
fn sets_together_agree() {
    check(&["princess-dragon", "inns-cathedrals"], 6, 1);
    check(&["princess-dragon", "traders-builders"], 3, 2);
    check(&["princess-dragon", "inns-cathedrals", "traders-builders"], 2, 1);
    check(&["princess-dragon", "river", "king-scout"], 3, 1);
    check(&["princess-dragon", "count"], 2, 1);
    check(&["inns-cathedrals", "traders-builders", "river", "king-scout", "count"], 4, 1);
    check(&["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"], 6, 1);
}
