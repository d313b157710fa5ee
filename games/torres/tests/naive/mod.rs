//! The rules once more, slowly and plainly, from what a view says: nothing is kept from move to move.

use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

type Field = (i64, i64);
const SIDES: [Field; 4] = [(0, -1), (-1, 0), (1, 0), (0, 1)];

/// A position as plain maps and lists, read out of a view.
pub(crate) struct Position {
    pub(crate) heights: BTreeMap<Field, i64>,
    pub(crate) knights: Vec<BTreeSet<Field>>,
    king: Option<Field>,
    view: Value,
}

fn field(cell: &Value) -> Field {
    (cell[0].as_i64().unwrap(), cell[1].as_i64().unwrap())
}

fn cell((column, row): Field) -> Value {
    json!([column, row])
}

fn numbers(list: &Value) -> Vec<i64> {
    list.as_array().unwrap().iter().map(|number| number.as_i64().unwrap()).collect()
}

fn fields() -> impl Iterator<Item = Field> {
    (0..8).flat_map(|row| (0..8).map(move |column| (column, row)))
}

impl Position {
    pub(crate) fn read(view: Value) -> Position {
        let heights = fields().map(|(column, row)| {
            ((column, row), view["levels"][row as usize][column as usize].as_i64().unwrap())
        });
        let knights = view["seats"].as_array().unwrap().iter();
        Position {
            heights: heights.collect(),
            knights: knights
                .map(|seat| seat["knights"].as_array().unwrap().iter().map(field).collect())
                .collect(),
            king: view["king"].is_array().then(|| field(&view["king"])),
            view,
        }
    }

    fn height(&self, at: Field) -> i64 {
        self.heights[&at]
    }

    fn free(&self, at: Field) -> bool {
        self.king != Some(at) && !self.knights.iter().any(|own| own.contains(&at))
    }

    fn beside(&self, (column, row): Field) -> Vec<Field> {
        let all = SIDES.map(|(columns, rows)| (column + columns, row + rows));
        all.into_iter().filter(|at| self.heights.contains_key(at)).collect()
    }

    /// Castles as connected groups, found by walking.
    pub(crate) fn castles(&self) -> Vec<BTreeSet<Field>> {
        castles_of(&self.heights)
    }

    fn castle_of(&self, at: Field) -> Option<BTreeSet<Field>> {
        self.castles().into_iter().find(|castle| castle.contains(&at))
    }

    /// Exits through gates, as facts section 7.2 computes them.
    fn gate_exits(&self, from: Field) -> BTreeSet<Field> {
        let level = self.height(from);
        let mut todo: Vec<(Field, i64)> =
            self.beside(from).into_iter().filter(|n| self.height(*n) > level).map(|n| (n, level)).collect();
        let mut best: BTreeMap<Field, i64> = BTreeMap::new();
        let mut exits = BTreeSet::new();
        while let Some((column, floor)) = todo.pop() {
            if best.get(&column).is_some_and(|known| *known >= floor) {
                continue;
            }
            best.insert(column, floor);
            for next in self.beside(column) {
                if self.height(next) <= floor && self.free(next) && next != from {
                    exits.insert(next);
                }
                if self.height(next) > 0 {
                    todo.push((next, floor.min(self.height(next) - 1)));
                }
            }
        }
        exits
    }

    fn walks(&self, from: Field) -> BTreeSet<Field> {
        let step = |to: &Field| self.free(*to) && self.height(*to) <= self.height(from) + 1;
        let mut walks: BTreeSet<Field> = self.beside(from).into_iter().filter(step).collect();
        walks.extend(self.gate_exits(from));
        walks
    }

    fn may_build(&self, at: Field) -> bool {
        self.free(at) && may_take_block(&self.heights, at, false)
    }

    fn own(&self, seat: usize) -> &BTreeSet<Field> {
        &self.knights[seat]
    }

    fn muster(&self, seat: usize, higher: i64) -> Vec<Field> {
        let allowed = |at: &Field| {
            let reaches =
                |n: &Field| self.own(seat).contains(n) && self.height(*at) <= self.height(*n) + higher;
            self.free(*at) && self.beside(*at).iter().any(reaches)
        };
        fields().filter(allowed).collect()
    }

    /// All moves of the seat that is due.
    pub(crate) fn moves(&self) -> Vec<Value> {
        let kind = self.view["step"].as_str().unwrap();
        let roofs = || fields().filter(|at| self.height(*at) > 0 && self.free(*at));
        let at = |name: &'static str| move |place: Field| json!({ name: { "cell": cell(place) } });
        match kind {
            "found" => {
                let apart = |(a, b): Field, (c, d): Field| (a - c).abs() + (b - d).abs() >= 3;
                let lonely =
                    |place: &Field| fields().all(|other| self.height(other) == 0 || apart(*place, other));
                fields().filter(lonely).map(at("found")).collect()
            }
            "enter" => roofs().map(at("enter")).collect(),
            "king" => roofs().map(at("king")).collect(),
            "move_king" => {
                let home = self.castle_of(self.king.unwrap()).unwrap();
                let goals = roofs().filter(|place| !home.contains(place)).map(at("king"));
                goals.chain([json!({"pass": {}})]).collect()
            }
            "first" => (0..self.knights.len()).map(|seat| json!({"first": {"seat": seat}})).collect(),
            "keep" => self.keeps(),
            "act" => self.actions(),
            other => panic!("nothing is decided at {other}"),
        }
    }

    fn keeps(&self) -> Vec<Value> {
        let looked = self.view["turn"]["looked"].as_array().unwrap().clone();
        let mut keeps = Vec::new();
        for order in orders(&looked) {
            let (kept, rest) = order.split_first().unwrap();
            for split in 0..=rest.len() {
                let keep = json!({"keep": {"card": kept, "top": rest[..split], "bottom": rest[split..]}});
                if !keeps.contains(&keep) {
                    keeps.push(keep);
                }
            }
        }
        keeps
    }

    fn actions(&self) -> Vec<Value> {
        let turn = &self.view["turn"];
        let seat = turn["seat"].as_u64().unwrap() as usize;
        let player = &self.view["seats"][seat];
        let points = turn["points"].as_i64().unwrap();
        let mut moves = Vec::new();
        if points >= 2 && self.own(seat).len() < 6 {
            moves.extend(self.muster(seat, 0).into_iter().map(|at| json!({"knight": {"cell": cell(at)}})));
        }
        if points >= 1 {
            for from in self.own(seat) {
                let walks = self.walks(*from);
                moves.extend(
                    walks.into_iter().map(|to| json!({"walk": {"from": cell(*from), "to": cell(to)}})),
                );
            }
            for tower in self.towers(seat).into_iter().filter(|tower| self.height_of_tower(seat, *tower) > 0)
            {
                if turn["tower"].is_null() || turn["tower"] == json!(tower) {
                    let places = fields().filter(|at| self.may_build(*at));
                    moves.extend(places.map(|at| json!({"block": {"cell": cell(at), "tower": tower}})));
                }
            }
            let deck = if self.view["deck"].is_object() { &self.view["deck"] } else { &player["deck"] };
            let may_draw = self.view["options"]["variant"] != "master" && turn["draws"].as_i64() < Some(2);
            if may_draw && deck["count"].as_i64() > Some(0) {
                moves.push(json!({"draw": {}}));
            }
            moves.push(json!({"point": {}}));
        }
        if turn["card_played"] == json!(false) {
            moves.extend(self.card_uses(seat));
        }
        moves.extend(self.ends(seat));
        moves
    }

    fn height_of_tower(&self, seat: usize, tower: usize) -> i64 {
        self.view["seats"][seat]["towers"][tower].as_i64().unwrap()
    }

    /// The towers that can be told apart.
    fn towers(&self, seat: usize) -> Vec<usize> {
        let turns = self.view["turn"]["tower"].as_u64().map(|tower| tower as usize);
        let all = numbers(&self.view["seats"][seat]["towers"]);
        let first = |tower: usize| {
            turns == Some(tower) || !(0..tower).any(|other| turns != Some(other) && all[other] == all[tower])
        };
        (0..all.len()).filter(|tower| first(*tower)).collect()
    }

    fn ends(&self, seat: usize) -> Vec<Value> {
        let turns = &self.view["turn"]["tower"];
        let mut ends = Vec::new();
        for tower in self.towers(seat) {
            if !turns.is_null() && *turns != json!(tower) {
                continue;
            }
            let mut others = numbers(&self.view["seats"][seat]["towers"]);
            let left = others.remove(tower);
            let mut best: BTreeMap<Vec<i64>, Vec<i64>> = BTreeMap::new();
            for code in 0..4i64.pow(others.len() as u32) {
                let spread: Vec<i64> = (0..others.len()).map(|n| code / 4i64.pow(n as u32) % 4).collect();
                let mut after: Vec<i64> = others.iter().zip(&spread).map(|(a, b)| a + b).collect();
                if spread.iter().sum::<i64>() <= left && after.iter().all(|blocks| *blocks <= 3) {
                    after.sort_unstable();
                    let known = best.entry(after).or_default();
                    *known = known.clone().max(spread);
                }
            }
            ends.extend(best.into_values().map(|spread| json!({"end": {"tower": tower, "spread": spread}})));
        }
        ends
    }

    fn card_uses(&self, seat: usize) -> Vec<Value> {
        let player = &self.view["seats"][seat];
        let mut hand: Vec<String> = strings(&player["hand"]);
        for fresh in strings(&player["fresh"]) {
            let at = hand.iter().position(|card| *card == fresh).unwrap();
            hand.remove(at);
        }
        hand.sort();
        hand.dedup();
        hand.iter().flat_map(|card| self.uses_of(seat, card)).collect()
    }

    fn uses_of(&self, seat: usize, card: &str) -> Vec<Value> {
        let shift =
            |(from, to): (Field, Field)| json!({"card": {"id": card, "from": cell(from), "to": cell(to)}});
        let at = |place: Field| json!({"card": {"id": card, "cell": cell(place)}});
        let knights = || self.own(seat).iter().copied();
        let pairs =
            || knights().flat_map(|from| fields().map(move |to| (from, to))).filter(|(_, to)| self.free(*to));
        let up = |from: Field, to: Field| self.height(to) - self.height(from);
        let apart = |(a, b): Field, (c, d): Field| ((a - c).abs(), (b - d).abs());
        let points = self.view["turn"]["points"].as_i64().unwrap();
        let cost = self.view["options"]["a10_cost"].as_i64().unwrap();
        match card {
            "A1" => {
                pairs().filter(|(a, b)| self.beside(*a).contains(b) && up(*a, *b) == 2).map(shift).collect()
            }
            "A2" => self.rising(seat),
            "A3" if self.view["supply"] == json!(0) => Vec::new(),
            "A3" => fields().filter(|place| self.may_build(*place)).map(at).collect(),
            "A4" => pairs().filter(|(a, b)| self.stairs(*a, *b)).map(shift).collect(),
            "A5" => pairs().filter(|(a, b)| apart(*a, *b) == (1, 1) && up(*a, *b) <= 1).map(shift).collect(),
            "A6" | "A7" => vec![json!({"card": {"id": card}})],
            "A8" => self.rebuildings().into_iter().map(shift).collect(),
            "A9" => {
                let leaps = |(a, b): &(Field, Field)| {
                    let middle = ((a.0 + b.0) / 2, (a.1 + b.1) / 2);
                    matches!(apart(*a, *b), (0, 2) | (2, 0)) && !self.free(middle) && up(*a, *b) <= 1
                };
                pairs().filter(leaps).map(shift).collect()
            }
            "A10" if self.own(seat).len() == 6 || points < cost => Vec::new(),
            "A10" => self.muster(seat, 1).into_iter().map(at).collect(),
            other => panic!("there is no card {other}"),
        }
    }

    fn rising(&self, seat: usize) -> Vec<Value> {
        let may_rise = |at: &Field| may_take_block(&self.heights, *at, true);
        let mut uses = Vec::new();
        for at in self.own(seat).iter().filter(|at| may_rise(at)) {
            let filled = self.towers(seat).into_iter().filter(|tower| self.height_of_tower(seat, *tower) > 0);
            uses.extend(filled.map(|tower| json!({"card": {"id": "A2", "cell": cell(*at), "tower": tower}})));
        }
        uses
    }

    fn stairs(&self, from: Field, to: Field) -> bool {
        let entries = self.beside(from).into_iter().filter(|n| self.height(*n) > self.height(from));
        let castles = entries.filter_map(|entry| self.castle_of(entry));
        castles.into_iter().any(|castle| {
            self.beside(to)
                .iter()
                .any(|column| castle.contains(column) && self.height(*column) > self.height(to))
        })
    }

    fn rebuildings(&self) -> Vec<(Field, Field)> {
        let founds = self.view["options"]["a8_founds"] == json!(true);
        let mut all = Vec::new();
        for from in fields().filter(|at| self.height(*at) > 0 && self.free(*at)) {
            let mut lifted = self.heights.clone();
            *lifted.get_mut(&from).unwrap() -= 1;
            let before = self.castle_of(from).unwrap();
            let rest = castles_of(&lifted).into_iter().filter(|castle| castle.is_subset(&before)).count();
            if rest > 1 {
                continue;
            }
            for to in fields().filter(|to| *to != from && self.free(*to)) {
                let touched = castles_beside(&lifted, to);
                if lifted[&to] == 0 && (touched > 1 || touched == 0 && !founds) {
                    continue;
                }
                let mut after = lifted.clone();
                *after.get_mut(&to).unwrap() += 1;
                let castles = castles_of(&after);
                let sound =
                    |castle: &BTreeSet<Field>| castle.iter().all(|at| after[at] <= castle.len() as i64);
                if castles.len() >= 6 && castles.iter().all(sound) {
                    all.push((from, to));
                }
            }
        }
        all
    }

    /// What each seat gains for castles and from the king if the phase ended now, jumps aside.
    pub(crate) fn castle_points(&self, seat: usize) -> i64 {
        let worth = |castle: &BTreeSet<Field>| {
            let levels = self.own(seat).intersection(castle).map(|at| self.height(*at));
            levels.max().unwrap_or(0) * castle.len() as i64
        };
        self.castles().iter().map(worth).sum()
    }

    pub(crate) fn king_points(&self, seat: usize) -> i64 {
        let phase = self.view["phase"].as_i64().unwrap();
        let castle = self.castle_of(self.king.unwrap()).unwrap();
        let there = self.own(seat).intersection(&castle).any(|at| self.height(*at) == phase);
        if there { phase * 5 } else { 0 }
    }

    pub(crate) fn master_points(&self, seat: usize) -> i64 {
        let phase = self.view["phase"].as_u64().unwrap() as usize - 1;
        let own = self.own(seat);
        let counts = |on: &dyn Fn(&Field) -> bool| -> i64 {
            let each = self.knights.iter().map(|knights| knights.iter().filter(|at| on(at)).count() as i64);
            let each: Vec<i64> = each.collect();
            let most = each.iter().enumerate().all(|(other, count)| other == seat || *count < each[seat]);
            (each[seat] + i64::from(most)) * [2, 5, 10][phase]
        };
        let last = |holds: bool, points: i64| if holds && phase == 2 { points } else { 0 };
        let all = own.len() == 6 || self.view["options"]["all_six"] == json!(false);
        let levels: BTreeSet<i64> = own.iter().map(|at| self.height(*at)).collect();
        let together =
            castles_of(&fields().map(|at| (at, i64::from(own.contains(&at)))).collect()).len() == 1;
        match self.view["master_card"].as_str() {
            None => 0,
            Some("M1") => counts(&|at| [0, 7].contains(&at.0) || [0, 7].contains(&at.1)),
            Some("M2") => counts(&|at| at.0 == at.1 || at.0 + at.1 == 7),
            Some("M3") => {
                let held = self.castles().iter().filter(|castle| !castle.is_disjoint(own)).count();
                if held == phase + 4 { [5, 15, 30][phase] } else { 0 }
            }
            Some("M4") => last(all && together, 40),
            Some("M5") => last(all && levels.len() == own.len(), 40),
            Some("M6") => {
                let columns: BTreeSet<i64> = own.iter().map(|at| at.0).collect();
                let rows: BTreeSet<i64> = own.iter().map(|at| at.1).collect();
                let gaps = self.view["options"]["m6_gaps"] == json!(true);
                last(all && (columns.len() == 1 || rows.len() == 1) && (gaps || together), 50)
            }
            Some("M7") => {
                let square = |(column, row): Field, side: i64| {
                    [(0, 0), (side, 0), (0, side), (side, side)]
                        .iter()
                        .all(|(columns, rows)| own.contains(&(column + columns, row + rows)))
                };
                last(fields().any(|at| (1..8).any(|side| square(at, side))), 50)
            }
            Some("M8") => last(all && levels.len() == 1, 50),
            Some(other) => panic!("there is no card {other}"),
        }
    }
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn orders(cards: &[Value]) -> Vec<Vec<Value>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..cards.len() {
        let mut rest = cards.to_vec();
        let card = rest.remove(first);
        all.extend(orders(&rest).into_iter().map(|order| [vec![card.clone()], order].concat()));
    }
    all
}

fn castles_of(heights: &BTreeMap<Field, i64>) -> Vec<BTreeSet<Field>> {
    let mut castles: Vec<BTreeSet<Field>> = Vec::new();
    for start in fields().filter(|at| heights[at] > 0) {
        if castles.iter().any(|castle| castle.contains(&start)) {
            continue;
        }
        let mut castle = BTreeSet::new();
        let mut todo = vec![start];
        while let Some((column, row)) = todo.pop() {
            if heights.get(&(column, row)).is_some_and(|height| *height > 0) && castle.insert((column, row)) {
                todo.extend(SIDES.map(|(columns, rows)| (column + columns, row + rows)));
            }
        }
        castles.push(castle);
    }
    castles
}

fn castles_beside(heights: &BTreeMap<Field, i64>, (column, row): Field) -> usize {
    let beside = SIDES.map(|(columns, rows)| (column + columns, row + rows));
    castles_of(heights).iter().filter(|castle| beside.iter().any(|at| castle.contains(at))).count()
}

fn may_take_block(heights: &BTreeMap<Field, i64>, at: Field, founds: bool) -> bool {
    if heights[&at] > 0 {
        let castle = castles_of(heights).into_iter().find(|castle| castle.contains(&at)).unwrap();
        return heights[&at] < castle.len() as i64;
    }
    match castles_beside(heights, at) {
        0 => founds,
        count => count == 1,
    }
}
