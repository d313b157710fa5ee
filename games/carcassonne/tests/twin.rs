//! The rules against a naive rewrite, at every position of random games with every combination of sets.
//!
//! `GAMES=20 cargo test --release -p castellan-carcassonne --test twin` plays so many games of each kind,
//! `TILES=1` plays them with all tiles instead of a few.

mod naive;

use castellan_carcassonne::Carcassonne;
use castellan_carcassonne::moves::Move;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::{Event, Log, Place};
use castellan_core::seat::Viewer;
use castellan_core::testing::games;
use naive::lists::{Position, told};
use naive::scoring::{Count, Figure, drop_orphans, figures, weight};
use naive::{Cell, Feature, Land, Part, Tile};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

struct Twin {
    known: BTreeMap<(String, u64), Tile>,
    game: Carcassonne,
    options: Value,
    /// The decisions that were met.
    steps: BTreeSet<String>,
}

fn view(game: &Carcassonne) -> Value {
    serde_json::to_value(game.view(Viewer::Watcher)).unwrap()
}

fn points(view: &Value) -> Vec<i64> {
    view["seats"].as_array().unwrap().iter().map(|seat| seat["points"].as_i64().unwrap()).collect()
}

fn quarters(view: &Value) -> BTreeMap<String, i64> {
    let mut waiting = BTreeMap::new();
    for figure in view["figures"].as_array().unwrap().iter().filter(|figure| figure["quarter"].is_string()) {
        *waiting.entry(figure.to_string()).or_default() += 1;
    }
    waiting
}

/// What a decision does: the figures and the fairy before it, changed step by step.
struct Change<'a> {
    land: &'a Land,
    before: &'a Value,
    after: &'a Value,
    options: &'a Value,
    standing: Vec<Figure>,
    fairy: Value,
    points: Vec<i64>,
}

impl Change<'_> {
    /// Whether features that the last tile closed are still to be scored.
    fn is_unscored(&self, view: &Value) -> bool {
        match view["step"].as_str().unwrap() {
            "lay" | "figure" | "fairy" | "call-out" => true,
            "dragon" => self.options["dragon"] == "before-scoring",
            _ => false,
        }
    }

    fn decide(&mut self, seat: i64, m: &Value) {
        let placed = if m["count"]["out"].is_string() { &m["count"] } else { &m["meeple"] };
        if placed.is_object() {
            let on = placed["on"].as_str().unwrap();
            let parts = self.land.part_at(naive::cell(&placed["cell"]), on, placed["at"].as_str());
            let free = |part: &&Part| self.standing.iter().all(|(_, _, p)| p != *part);
            let part = *parts.iter().find(free).unwrap_or(&parts[0]);
            self.standing.push((seat, placed["kind"].as_str().unwrap().to_owned(), part));
        }
        if let Some(to) = m.get("fairy") {
            let beside = json!({"seat": seat, "cell": to["cell"], "on": to["on"], "at": to["at"]});
            self.fairy = json!({"cell": to["cell"], "beside": beside});
        }
    }

    /// A knight leaves for the princess.
    fn dismiss(&mut self, cell: Cell, m: &Value) {
        let last = naive::cell(&self.after["last"]);
        let land = self.land;
        let at = self.standing.iter().position(|(seat, kind, part)| {
            let named = m["princess"].is_null() || m["princess"]["seat"] == *seat;
            let joined = land.feature(*part).iter().any(|part| part.0 == last);
            named && part.0 == cell && part.1 == "city" && weight(kind) > 0 && joined
        });
        self.standing.remove(at.unwrap());
        drop_orphans(&mut self.standing, self.land);
    }

    fn fly_over(&mut self, events: &[Event]) {
        for event in events.iter().filter(|event| event.rule == "PD08") {
            let Some(Place::Cell(x, y)) = event.place else { panic!("a step has a place") };
            self.standing.retain(|(_, _, part)| part.0 != (i64::from(x), i64::from(y)));
            drop_orphans(&mut self.standing, self.land);
        }
    }

    fn count(&self) -> Count<'_> {
        Count { land: self.land, standing: &self.standing, fairy: &self.fairy, options: self.options }
    }

    /// The features that the last tile has closed.
    fn score_closed(&mut self) {
        let last = naive::cell(&self.after["last"]);
        let near = |at: Cell| (at.0 - last.0).abs() <= 1 && (at.1 - last.1).abs() <= 1;
        let is_new = |feature: &&Feature| {
            feature.iter().any(|part| part.0 == last || (part.1 == "cloister" && near(part.0)))
        };
        let seat = self.before["active"].as_u64().unwrap() as usize;
        let goods = |view: &Value| -> Vec<Value> {
            view["seats"].as_array().unwrap().iter().map(|seat| seat["goods"].clone()).collect()
        };
        let mut expected_goods = goods(self.before);
        let mut gained = BTreeSet::new();
        let land = self.land;
        for feature in land.features.iter().filter(is_new).filter(|feature| land.is_closed(feature)) {
            let mut points = std::mem::take(&mut self.points);
            gained.extend(self.count().feature(feature, false, &mut points));
            self.points = points;
            for &(at, _, n) in feature.iter().filter(|part| part.1 == "city") {
                for word in &land.tiles[&at].cities[n].1 {
                    if let Some(held) = expected_goods[seat].get_mut(word.as_str()) {
                        *held = json!(held.as_u64().unwrap() + 1);
                    }
                }
            }
            self.standing.retain(|(_, _, part)| !feature.contains(part));
        }
        assert_eq!(goods(self.after), expected_goods, "goods");
        // Only whoever gave points to others and got none may send a follower in.
        let supply = &self.after["seats"][seat]["supply"];
        let has_follower = supply["normal"] != 0 || supply["large"] != 0;
        let generous = !gained.is_empty() && !gained.contains(&(seat as i64));
        if self.after["count"].is_string() && self.options["dragon"] == "before-scoring" {
            assert_eq!(self.after["step"] == "send-in", generous && has_follower, "who sends in");
        }
    }

    /// The fairy's point at the start of a turn.
    fn greet(&mut self) {
        let next = self.after["active"].as_i64().unwrap();
        let fairy = &self.after["fairy"];
        let favoured = if self.options["fairy"] == "on-tile" {
            let here = |f: &&Figure| f.0 == next && fairy["cell"] == json!([f.2.0.0, f.2.0.1]);
            self.standing.iter().filter(here).any(|f| weight(&f.1) > 0)
        } else {
            fairy["beside"]["seat"] == next
        };
        if self.after["second_part"] == false && favoured {
            self.points[next as usize] += 1;
        }
    }

    /// Everything that happens between two decisions.
    fn happen(&mut self, m: &Value, events: &[Event]) {
        for event in events.iter().filter(|event| event.rule == "PD16") {
            let Some(Place::Cell(x, y)) = event.place else { panic!("a knight has a place") };
            self.dismiss((i64::from(x), i64::from(y)), m);
        }
        let flies_first = self.options["dragon"] == "before-scoring";
        if flies_first {
            self.fly_over(events);
        }
        if self.is_unscored(self.before) && !self.is_unscored(self.after) {
            self.score_closed();
        }
        if !flies_first {
            self.fly_over(events);
        }
        match self.after["step"].as_str().unwrap() {
            "over" => {
                let mut points = std::mem::take(&mut self.points);
                self.count().end(self.after, &mut points);
                self.points = points;
            }
            "draw" => self.greet(),
            _ => {}
        }
    }

    fn check(&self, what: &str) {
        assert_eq!(points(self.after), self.points, "points after {what}");
        let key = |figures: &[Figure]| {
            let mut sorted: Vec<Figure> = figures.to_vec();
            for f in &mut sorted {
                // Enclosed fields of one tile are not told apart by name.
                if f.2.1 == "field" && self.land.tiles[&f.2.0].fields[f.2.2].0.is_empty() {
                    f.2.2 = usize::MAX;
                }
            }
            sorted.sort();
            sorted
        };
        assert_eq!(key(&figures(self.after, self.land)), key(&self.standing), "figures after {what}");
    }
}

impl Twin {
    fn change<'a>(&'a self, land: &'a Land, before: &'a Value, after: &'a Value) -> Change<'a> {
        let (standing, fairy) = (figures(before, land), before["fairy"].clone());
        Change { land, before, after, options: &self.options, standing, fairy, points: points(before) }
    }

    fn decide(&mut self, seat: castellan_core::seat::Seat, dice: &mut Dice) {
        let before = view(&self.game);
        self.steps.insert(before["step"].as_str().unwrap().to_owned());
        let land = Land::of(&before, &mut self.known);
        let mut moves: Vec<Move> = Vec::new();
        self.game.moves(seat, &mut moves);
        let position = Position { view: &before, options: &self.options, land: &land, seat: seat.0.into() };
        let listed: Vec<String> = moves.iter().map(|m| told(&json!(m))).collect();
        let expected = position.moves();
        assert_eq!(listed.iter().cloned().collect::<BTreeSet<_>>(), expected, "moves at {before}");
        assert_eq!(listed.len(), expected.len(), "each move once");
        let m = moves[dice.index(moves.len())];
        let mut log = Log::on();
        self.game.play(seat, &m, &mut log).unwrap();
        let after = view(&self.game);
        let land = Land::of(&after, &mut self.known);
        let mut change = self.change(&land, &before, &after);
        let wire = json!(m);
        change.decide(i64::from(seat.0), &wire);
        change.happen(&wire, log.events());
        change.check(&m.to_string());
        let (mut expected, count) = (quarters(&before), &wire["count"]);
        for (key, step) in [("in", 1), ("out", -1)] {
            if count[key].is_string() {
                let figure = json!({"seat": seat.0, "kind": count["kind"], "quarter": count[key]});
                *expected.entry(figure.to_string()).or_default() += step;
            }
        }
        expected.retain(|_, count| *count > 0);
        assert_eq!(quarters(&after), expected, "followers in Carcassonne after {m}");
    }

    fn play_out(&mut self, dice: &mut Dice) {
        loop {
            match self.game.turn() {
                Turn::Over => return,
                Turn::Chance(_) => {
                    let before = view(&self.game);
                    let chance = self.game.draw(dice);
                    self.game.resolve(&chance, &mut Log::off()).unwrap();
                    // A last tile that fits nowhere brings the final scoring.
                    let after = view(&self.game);
                    if after["step"] == "over" {
                        let land = Land::of(&after, &mut self.known);
                        let mut change = self.change(&land, &before, &after);
                        change.happen(&json!({}), &[]);
                        change.check(&chance.to_string());
                    }
                }
                Turn::Seat(seat) => self.decide(seat, dice),
                Turn::Secret(_) => unreachable!(),
            }
        }
    }
}

/// A mix of about so many tiles of the sets in play, so that a game is short.
fn short_mix(sets: &[&str], tiles: u32, dice: &mut Dice) -> Value {
    let file: Value = serde_json::from_str(include_str!("../tiles.json")).unwrap();
    let in_play = |set: &&Value| set["id"] == "base" || sets.iter().any(|other| set["id"] == *other);
    let kinds: Vec<&Value> = file["sets"]
        .as_array()
        .unwrap()
        .iter()
        .filter(in_play)
        .flat_map(|set| set["tiles"].as_array().unwrap())
        .filter(|tile| tile["block"].is_null() && tile["river"].is_null())
        .collect();
    let mix = kinds.iter().map(|tile| {
        let copies = u32::from(dice.below(kinds.len() as u32) < tiles);
        (tile["id"].as_str().unwrap().to_owned(), json!(copies.max(u32::from(tile["start"] == true))))
    });
    Value::Object(mix.collect())
}

/// Plays one game and gives the decisions that were met.
fn play(options: &Value, seats: u8, dice: &mut Dice) -> BTreeSet<String> {
    let parsed = serde_json::from_value::<<Carcassonne as Game>::Options>(options.clone()).unwrap();
    let complete = parsed.complete(seats).unwrap();
    let game = Carcassonne::new(&complete, seats);
    let mut twin = Twin { known: BTreeMap::new(), game, options: json!(complete), steps: BTreeSet::new() };
    twin.play_out(dice);
    twin.steps
}

fn check(mut options: Value, seats: u8, seed: u64) -> BTreeSet<String> {
    let mut dice = Dice::quick(seed);
    let mut steps = BTreeSet::new();
    for _ in 0..games(1) {
        if std::env::var("TILES").is_err() {
            let sets: Vec<String> = serde_json::from_value(options["sets"].clone()).unwrap();
            let sets: Vec<&str> = sets.iter().map(String::as_str).collect();
            options["mix"] = short_mix(&sets, 25, &mut dice);
        }
        steps.extend(play(&options, seats, &mut dice));
    }
    steps
}

const SETS: [&str; 6] =
    ["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"];

/// The second river alone and with everything that it ties in with.
#[test]
fn the_second_river_agrees() {
    for (n, sets) in [
        json!(["river-2"]),
        json!(["river-2", "river"]),
        json!(["river-2", "princess-dragon"]),
        json!(["river-2", "inns-cathedrals", "traders-builders"]),
        json!([
            "river-2",
            "princess-dragon",
            "inns-cathedrals",
            "traders-builders",
            "river",
            "king-scout",
            "count"
        ]),
    ]
    .into_iter()
    .enumerate()
    {
        for bends in ["no-equal-in-a-row", "no-half-turn"] {
            for farmers in ["per-field", "once-per-city", "oldest"] {
                check(json!({"sets": sets, "river_bends": bends, "farmers": farmers}), 3, 90 + n as u64);
            }
        }
    }
}

#[test]
fn every_combination_of_sets_agrees() {
    let mut steps = BTreeSet::new();
    for combination in 0..64u64 {
        let sets: Vec<&str> = (0..6).filter(|n| combination >> n & 1 == 1).map(|n| SETS[n]).collect();
        let most = if sets.contains(&"inns-cathedrals") { 5 } else { 4 };
        let seats = 2 + (combination * 7 % most) as u8;
        steps.extend(check(json!({"sets": sets}), seats, 41 + combination));
    }
    for step in ["dragon", "fairy", "figure", "lay", "send-in"] {
        assert!(steps.contains(step), "{step} was met");
    }
}

/// D1 to D21: every reading that is not the usual one, by itself and together with others.
#[test]
fn every_reading_agrees() {
    let readings = [
        ("farmers", json!(["per-field", "once-per-city", "oldest", "none"])),
        ("small_city", json!([4, 2])),
        ("dragon", json!(["before-scoring", "after-scoring"])),
        ("princess", json!(["must", "may"])),
        ("fairy", json!(["beside-one", "on-tile"])),
        ("fairy_after_princess", json!([true, false])),
        ("fairy_on_volcano", json!([true, false])),
        ("fairy_after_portal", json!([false, true])),
        ("portal_to_completed", json!([true, false])),
        ("dragon_tile_open", json!([false, true])),
        ("figures_on_volcano", json!([false, true])),
        ("fairy_cloister", json!([true, false])),
        ("fairy_at_end", json!([true, false])),
        ("count_end", json!(["market", "all"])),
        ("start_tile", json!(["out", "stack"])),
        ("river_bends", json!(["no-equal-in-a-row", "no-half-turn"])),
        ("dragon_at_count", json!(["outer", "never"])),
    ];
    for (option, values) in &readings {
        for value in &values.as_array().unwrap()[1..] {
            check(json!({"sets": SETS, *option: value}), 3, 7);
        }
    }
    let mut dice = Dice::quick(21);
    for seed in 0..8 {
        let mut options = json!({"sets": SETS});
        for (option, values) in &readings {
            options[*option] = values[dice.index(values.as_array().unwrap().len())].clone();
        }
        check(options, 2 + (seed % 5) as u8, seed);
    }
}

/// Short roads and small cities, so that somebody is always sent into Carcassonne and out again.
#[test]
fn followers_of_the_count_agree() {
    let mix = short_mix(&["count", "inns-cathedrals"], 0, &mut Dice::quick(0));
    let mut options = json!({"sets": ["count", "inns-cathedrals"], "mix": mix});
    for (id, copies) in [("BA-E", 20), ("BA-W", 12), ("BA-X", 12), ("BA-D", 6), ("BA-A", 6), ("BA-B", 4)] {
        options["mix"][id] = json!(copies);
    }
    let mut steps = BTreeSet::new();
    for count_end in ["market", "all"] {
        options["count_end"] = json!(count_end);
        for seed in 0..2 * games(1) {
            steps.extend(play(&options, 3, &mut Dice::quick(seed)));
        }
    }
    for step in ["call-out", "last-call", "move-count", "send-in"] {
        assert!(steps.contains(step), "{step} was met: {steps:?}");
    }
}

#[test]
fn whole_games_agree() {
    let whole = |sets: &[&str], seats| {
        play(&json!({"sets": sets}), seats, &mut Dice::quick(5 + u64::from(seats)));
    };
    for seats in 2..=5 {
        whole(&[], seats);
    }
    whole(&["princess-dragon"], 3);
    whole(&SETS, 6);
}
