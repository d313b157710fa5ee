//! A naive rewrite of the whole game: slow, plain, and written from the rules page alone.

mod yard;

use serde_json::{Value, json};
use std::collections::BTreeSet;
use yard::{Cell, HALVES, Node, QUARTERS, SIDES, Start, Tile, Yard};

const KINDS: [(&str, char); 4] = [("path", 'P'), ("tower", 'T'), ("house", 'H'), ("court", 'C')];

type Feature = BTreeSet<Node>;

#[derive(Clone, Debug, PartialEq)]
enum Due {
    Tile,
    Lay(String),
    Follower,
    Score,
    Token(usize),
    Extra,
    Over,
}

#[derive(Clone, Debug, Default)]
struct Player {
    points: i64,
    supply: i64,
    keep: Option<i64>,
    /// Tokens with the turn in which each was taken.
    tokens: Vec<(u64, u64)>,
}

/// A table as the naive rules keep it.
pub(crate) struct Naive {
    set: Value,
    yard: Yard,
    followers: Vec<(usize, Node)>,
    players: [Player; 2],
    stack: i64,
    towers: BTreeSet<i64>,
    active: usize,
    turn: u64,
    due: Due,
    last: Option<Cell>,
    waiting: Vec<Feature>,
    at_once: bool,
    own_first: bool,
    path_well: bool,
}

fn cell(value: &Value) -> Cell {
    (value[0].as_i64().unwrap(), value[1].as_i64().unwrap())
}

impl Naive {
    pub(crate) fn new(set: Value, options: &Value) -> Naive {
        let old = options["edition"] == "2003";
        let flag = |key: &str, yes: &str| options[key].as_str().map(|word| word == yes);
        let rows = if set["rows"].is_array() { &set["rows"] } else { &set["wall"]["rows"] };
        let rows = rows.as_array().unwrap().iter().enumerate();
        let cells = rows.flat_map(|(y, row)| {
            let row: Vec<char> = row.as_str().unwrap().chars().collect();
            (0..row.len()).filter(move |&x| row[x] == '#').map(move |x| (x as i64, y as i64))
        });
        let starts = set["startFields"].as_array().unwrap().iter().map(Start::read);
        let yard = Yard { cells: cells.collect(), starts: starts.collect(), ..Yard::default() };
        let stretches = set["track"]["stretches"].as_array().into_iter().flatten().map(|s| &s["plain"]);
        let plain = stretches.chain(set["wall"]["plain"].as_array().into_iter().flatten());
        let corners = plain.scan(0, |field, plain| {
            let corner = *field;
            *field += 2 + plain.as_i64().unwrap();
            Some(corner)
        });
        let player = Player { supply: 6, ..Player::default() };
        Naive {
            towers: corners.filter(|&corner| corner != 0).collect(),
            yard,
            followers: Vec::new(),
            players: [player.clone(), player],
            stack: 60,
            active: 0,
            turn: 0,
            due: Due::Tile,
            last: None,
            waiting: Vec::new(),
            at_once: flag("token_use", "at_once").unwrap_or(old),
            own_first: flag("score_order", "own_first").unwrap_or(!old),
            path_well: options["unfinished_path_well"].as_bool().unwrap_or(old),
            set,
        }
    }

    pub(crate) fn points(&self) -> [i64; 2] {
        [0, 1].map(|seat| self.players[seat].points)
    }

    pub(crate) fn supplies(&self) -> [i64; 2] {
        [0, 1].map(|seat| self.players[seat].supply)
    }

    pub(crate) fn keeps(&self) -> [Option<i64>; 2] {
        [0, 1].map(|seat| self.players[seat].keep)
    }

    /// The name of what is due, as views have it.
    pub(crate) fn due(&self) -> &'static str {
        match self.due {
            Due::Tile => "tile",
            Due::Lay(_) => "lay",
            Due::Follower => "follower",
            Due::Score => "score",
            Due::Token(_) => "token",
            Due::Extra => "extra",
            Due::Over => "over",
        }
    }

    fn kind_of(&self, feature: &Feature) -> char {
        self.yard.letter(*feature.first().unwrap())
    }

    fn count(&self, feature: &Feature, seat: usize) -> usize {
        self.followers.iter().filter(|(of, node)| *of == seat && feature.contains(node)).count()
    }

    fn owner(&self, feature: &Feature) -> Option<usize> {
        let [a, b] = [0, 1].map(|seat| self.count(feature, seat));
        if a == b { None } else { Some(usize::from(b > a)) }
    }

    fn features(&self) -> Vec<Feature> {
        let all: BTreeSet<Feature> =
            self.yard.nodes().into_iter().map(|node| self.yard.flood(node)).collect();
        all.into_iter().collect()
    }

    /// The place that names a feature: on the last tile, else by row and column.
    fn name(&self, feature: &Feature) -> Value {
        let place = |node: &Node| match *node {
            Node::Arm(cell, side) => Some((cell, side, SIDES[side])),
            Node::Half(cell, half) => {
                // A quarter is named where one area fills it.
                let quarter = half.div_ceil(2) % 4;
                let filled = self.yard.tiles[&cell].is_filled(quarter);
                Some(if filled { (cell, quarter, QUARTERS[quarter]) } else { (cell, 4 + half, HALVES[half]) })
            }
            Node::Start(..) => None,
        };
        let first = feature
            .iter()
            .filter_map(place)
            .min_by_key(|(cell, order, _)| (Some(*cell) != self.last, cell.1, cell.0, *order));
        let (cell, _, at) = first.unwrap();
        let on = KINDS.iter().find(|kind| kind.1 == self.kind_of(feature)).unwrap().0;
        json!({"cell": [cell.0, cell.1], "on": on, "at": at})
    }

    fn usable(&self, kind: u64) -> bool {
        let fits = |token: &&(u64, u64)| token.0 == kind && (self.at_once || token.1 < self.turn);
        self.players[self.active].tokens.iter().any(|token| fits(&token))
    }

    /// All legal moves, in no order.
    pub(crate) fn moves(&self) -> Vec<Value> {
        match &self.due {
            Due::Lay(id) => self.lays(id),
            Due::Follower => {
                let mut moves: Vec<Value> =
                    self.free().iter().map(|feature| self.follower(feature)).collect();
                moves.push(json!({"pass": {}}));
                moves
            }
            Due::Score => self.scores(),
            Due::Extra => vec![json!({"token": {"kind": 1}}), json!({"pass": {}})],
            Due::Tile | Due::Token(_) | Due::Over => Vec::new(),
        }
    }

    fn follower(&self, feature: &Feature) -> Value {
        let name = self.name(feature);
        json!({"follower": {"on": name["on"], "at": name["at"]}})
    }

    fn lays(&self, id: &str) -> Vec<Value> {
        let tiles: Vec<Tile> = (0..4).map(|turn| Tile::read(&self.set, id, turn)).collect();
        let looks: Vec<_> = tiles.iter().map(Tile::look).collect();
        let mut moves = Vec::new();
        for turn in (0..4).filter(|&turn| !looks[..turn].contains(&looks[turn])) {
            for &cell in self.yard.cells.iter().filter(|&&cell| self.yard.fits(cell, &tiles[turn])) {
                moves.push(json!({"lay": {"cell": [cell.0, cell.1], "turn": turn}}));
            }
        }
        moves
    }

    /// The features of the last tile that hold nobody.
    fn free(&self) -> Vec<Feature> {
        let last = self.last.unwrap();
        let here = |node: &Node| matches!(node, Node::Arm(cell, _) | Node::Half(cell, _) if *cell == last);
        let all: BTreeSet<Feature> =
            self.yard.nodes().into_iter().filter(here).map(|node| self.yard.flood(node)).collect();
        all.into_iter().filter(|feature| self.count(feature, 0) + self.count(feature, 1) == 0).collect()
    }

    fn scores(&self) -> Vec<Value> {
        let mine = |feature: &&Feature| self.owner(feature) == Some(self.active);
        let only_own = self.own_first && self.waiting.iter().any(|feature| mine(&feature));
        let mut moves = Vec::new();
        for feature in self.waiting.iter().filter(|feature| !only_own || mine(feature)) {
            let name = self.name(feature);
            moves.push(json!({"score": name}));
            let token = match self.kind_of(feature) {
                'T' => 2,
                'H' => 3,
                _ => continue,
            };
            if mine(&feature) && self.usable(token) {
                let mut doubled = name;
                doubled["token"] = json!(token);
                moves.push(json!({"score": doubled}));
            }
        }
        moves
    }

    pub(crate) fn resolve(&mut self, chance: &Value) {
        if let Some(id) = chance["tile"].as_str() {
            self.stack -= 1;
            self.due = Due::Lay(id.to_owned());
            if self.lays(id).is_empty() {
                self.due = Due::Tile;
                if self.stack == 0 {
                    self.finish();
                }
            }
            return;
        }
        let Due::Token(seat) = self.due else { panic!("no token is due") };
        self.players[seat].tokens.push((chance["token"].as_u64().unwrap(), self.turn));
        let field = self.players[seat].points % 100;
        assert!(self.towers.remove(&field) || self.towers.remove(&(field - 1)), "there is a token");
        self.go_on();
    }

    pub(crate) fn play(&mut self, m: &Value) {
        let (kind, what) = m.as_object().unwrap().iter().next().unwrap();
        match (kind.as_str(), self.due.clone()) {
            ("lay", Due::Lay(id)) => {
                let at = cell(&what["cell"]);
                let tile = Tile::read(&self.set, &id, what["turn"].as_u64().unwrap() as usize);
                self.yard.tiles.insert(at, tile);
                self.last = Some(at);
                self.due = Due::Follower;
                if self.players[self.active].supply == 0 || self.free().is_empty() {
                    self.complete();
                }
            }
            ("follower", _) => {
                let feature = self.free().into_iter().find(|feature| self.follower(feature) == *m).unwrap();
                let last = self.last.unwrap();
                let on_tile =
                    |node: &&Node| matches!(node, Node::Arm(cell, _) | Node::Half(cell, _) if *cell == last);
                let node = *feature.iter().find(on_tile).unwrap();
                self.followers.push((self.active, node));
                self.players[self.active].supply -= 1;
                self.complete();
            }
            ("pass", Due::Follower) => self.complete(),
            ("score", _) => {
                let mut name = what.clone();
                let token = name.as_object_mut().unwrap().remove("token").and_then(|token| token.as_u64());
                let at = self.waiting.iter().position(|feature| self.name(feature) == name).unwrap();
                self.score(at, token);
            }
            ("token", _) => {
                self.spend(1);
                self.next_turn(self.active);
            }
            _ => self.next_turn(1 - self.active),
        }
    }

    fn next_turn(&mut self, seat: usize) {
        self.turn += 1;
        self.active = seat;
        self.due = Due::Tile;
    }

    fn spend(&mut self, kind: u64) {
        let tokens = &mut self.players[self.active].tokens;
        let oldest = (0..tokens.len()).filter(|&at| tokens[at].0 == kind).min_by_key(|&at| tokens[at].1);
        tokens.remove(oldest.unwrap());
    }

    /// Everything closed that still has followers was closed by the last tile.
    fn complete(&mut self) {
        for feature in self.features() {
            let manned = self.count(&feature, 0) + self.count(&feature, 1) > 0;
            if manned && self.kind_of(&feature) != 'C' && self.yard.is_closed(&feature) {
                if self.owner(&feature).is_some() {
                    self.waiting.push(feature);
                } else {
                    self.go_home(&feature);
                }
            }
        }
        self.go_on();
    }

    fn go_home(&mut self, feature: &Feature) {
        let players = &mut self.players;
        self.followers.retain(|(seat, node)| {
            let goes = feature.contains(node);
            players[*seat].supply += i64::from(goes);
            !goes
        });
    }

    fn go_on(&mut self) {
        let options = self.scores();
        if options.len() > 1 {
            self.due = Due::Score;
        } else if options.len() == 1 {
            let at = self.waiting.iter().position(|f| json!({"score": self.name(f)}) == options[0]).unwrap();
            self.score(at, None);
        } else if self.stack == 0 {
            self.finish();
        } else if self.usable(1) {
            self.due = Due::Extra;
        } else {
            self.next_turn(1 - self.active);
        }
    }

    fn worth(&self, feature: &Feature, wells: bool) -> i64 {
        let each = match self.kind_of(feature) {
            'T' => 2,
            'P' if wells && self.yard.has_well(feature) => 2,
            _ => 1,
        };
        each * Yard::size(feature)
    }

    fn score(&mut self, at: usize, token: Option<u64>) {
        let feature = self.waiting.remove(at);
        let owner = self.owner(&feature).unwrap();
        let mut points = self.worth(&feature, true);
        if let Some(kind) = token {
            self.spend(kind);
            points *= 2;
        }
        self.players[owner].points += points;
        let size = Yard::size(&feature);
        if self.kind_of(&feature) == 'H' && self.players[owner].keep.is_none_or(|keep| keep < size) {
            self.players[owner].keep = Some(size);
        }
        self.go_home(&feature);
        let field = self.players[owner].points % 100;
        if self.towers.contains(&field) || self.towers.contains(&(field - 1)) {
            self.due = Due::Token(owner);
        } else {
            self.go_on();
        }
    }

    fn finish(&mut self) {
        self.due = Due::Over;
        let features = self.features();
        for seat in 0..2 {
            let tokens = |kind| self.players[seat].tokens.iter().filter(|token| token.0 == kind).count();
            let mine: Vec<&Feature> = features.iter().filter(|f| self.owner(f) == Some(seat)).collect();
            let best = |letter: char, worth: &dyn Fn(&Feature) -> i64, count: usize| -> i64 {
                let mut gains: Vec<i64> =
                    mine.iter().filter(|f| self.kind_of(f) == letter).map(|f| worth(f)).collect();
                gains.sort_by_key(|gain| -gain);
                gains.iter().take(count).sum()
            };
            let open = |f: &Feature| i64::from(!self.yard.is_closed(f)) * self.worth(f, self.path_well);
            let courts = best('C', &|f| 3 * self.yard.stalls(f), usize::MAX);
            let gain = courts
                + best('C', &|f| self.yard.stalls(f), tokens(7))
                + best('P', &open, tokens(4))
                + best('T', &open, tokens(5))
                + best('H', &open, tokens(6))
                + 5 * tokens(9) as i64;
            self.players[seat].points += gain;
        }
        let sizes = [0, 1].map(|seat: usize| {
            let player = &self.players[seat];
            let eights = player.tokens.iter().filter(|token| token.0 == 8).count() as i64;
            player.keep.map_or(0, |keep| keep + 2 * eights)
        });
        if sizes[0] != sizes[1] {
            self.players[usize::from(sizes[1] > sizes[0])].points += self.yard.largest_gap();
        }
    }
}
