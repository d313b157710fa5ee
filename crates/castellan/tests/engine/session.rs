//! A session with an engine: requests in, checked answers out, and short ways to common positions.

use castellan::engine::Engine;
use serde_json::{Value, json};

/// A seed for tests.
pub(crate) const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// Every code of the contract but `internal`, which is never to be seen.
pub(crate) const CODES: [&str; 11] = [
    "bad_json",
    "bad_request",
    "unknown_game",
    "bad_options",
    "unknown_table",
    "not_your_turn",
    "illegal_move",
    "illegal_chance",
    "no_undo",
    "bad_record",
    "too_large",
];

/// An engine, and how many lines it was sent.
pub(crate) struct Session {
    engine: Engine,
    sent: u64,
}

impl Session {
    pub(crate) fn new() -> Session {
        Session { engine: Engine::new(), sent: 0 }
    }

    /// Sends any bytes; the answer is one JSON object of the right shape on one line.
    #[track_caller]
    pub(crate) fn raw(&mut self, line: &[u8]) -> Value {
        let answer = self.engine.answer(line);
        assert!(!answer.contains(['\n', '\r']), "{answer:?}");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        check_envelope(&answer);
        answer
    }

    /// Sends a request with an id of its own and checks that it comes back.
    #[track_caller]
    pub(crate) fn send(&mut self, mut request: Value) -> Value {
        self.sent += 1;
        request["id"] = json!(self.sent);
        let answer = self.raw(request.to_string().as_bytes());
        assert_eq!(answer["id"], json!(self.sent), "{request}");
        answer
    }

    /// What stands in `ok`.
    #[track_caller]
    pub(crate) fn ok(&mut self, request: Value) -> Value {
        let said = request.to_string();
        let answer = self.send(request);
        assert!(answer.get("ok").is_some(), "{said} gave {answer}");
        answer["ok"].clone()
    }

    /// What stands in `error`.
    #[track_caller]
    pub(crate) fn error(&mut self, request: Value) -> Value {
        let said = request.to_string();
        let answer = self.send(request);
        assert!(answer.get("error").is_some(), "{said} gave {answer}");
        answer["error"].clone()
    }

    /// Expects a refusal with this code.
    #[track_caller]
    pub(crate) fn refused(&mut self, code: &str, request: Value) {
        let said = request.to_string();
        let error = self.error(request);
        assert_eq!(error["code"], code, "{said} gave {error}");
    }

    /// Expects a refusal with this code that leaves the table as it was.
    #[track_caller]
    pub(crate) fn refused_at(&mut self, code: &str, request: Value) {
        let table = request["table"].as_str().expect("a request about a table").to_owned();
        let before = self.everything(&table);
        self.refused(code, request);
        assert_eq!(self.everything(&table), before);
    }

    /// State, record and all views of a table.
    #[track_caller]
    pub(crate) fn everything(&mut self, table: &str) -> Vec<String> {
        let state = self.state(table);
        let seats = state["scores"].as_array().expect("scores").len();
        let mut all = vec![state.to_string(), self.record(table).to_string()];
        for seat in 0..seats {
            all.push(self.view(table, json!(seat)).to_string());
            all.push(self.moves(table, seat).iter().map(Value::to_string).collect());
        }
        all.push(self.view(table, json!("watcher")).to_string());
        all
    }

    /// Opens a table of siege with the test's seed and gives its id.
    #[track_caller]
    pub(crate) fn open(&mut self, players: usize, chance: &str) -> String {
        let new = json!({"do": "new", "game": "siege", "players": players, "seed": SEED, "chance": chance});
        text(&self.ok(new)["table"])
    }

    /// Opens a table whose draws are dictated and turns up the first tile.
    #[track_caller]
    pub(crate) fn open_with(&mut self, players: usize, tile: &str) -> String {
        let table = self.open(players, "manual");
        self.turn_up(&table, tile);
        table
    }

    #[track_caller]
    pub(crate) fn turn_up(&mut self, table: &str, tile: &str) -> Value {
        self.ok(json!({"do": "resolve", "table": table, "chance": {"tile": tile}}))
    }

    #[track_caller]
    pub(crate) fn lay(&mut self, table: &str, seat: usize, a: &str, b: &str) -> Value {
        self.play(table, seat, &json!({"lay": {"cards": [a, b]}}))
    }

    #[track_caller]
    pub(crate) fn recruit(&mut self, table: &str, seat: usize, card: &str) -> Value {
        self.play(table, seat, &json!({"recruit": {"card": card}}))
    }

    #[track_caller]
    pub(crate) fn play(&mut self, table: &str, seat: usize, mv: &Value) -> Value {
        self.ok(json!({"do": "play", "table": table, "seat": seat, "move": mv}))
    }

    #[track_caller]
    pub(crate) fn undo(&mut self, table: &str, seat: usize) -> Value {
        self.ok(json!({"do": "undo", "table": table, "seat": seat}))
    }

    #[track_caller]
    pub(crate) fn state(&mut self, table: &str) -> Value {
        self.ok(json!({"do": "state", "table": table}))["state"].clone()
    }

    #[track_caller]
    pub(crate) fn record(&mut self, table: &str) -> Value {
        self.ok(json!({"do": "record", "table": table}))["record"].clone()
    }

    #[track_caller]
    pub(crate) fn view(&mut self, table: &str, viewer: impl Into<Value>) -> Value {
        let viewer: Value = viewer.into();
        self.ok(json!({"do": "view", "table": table, "viewer": viewer}))["view"].clone()
    }

    #[track_caller]
    pub(crate) fn moves(&mut self, table: &str, seat: usize) -> Vec<Value> {
        let ok = self.ok(json!({"do": "moves", "table": table, "seat": seat}));
        ok["moves"].as_array().expect("moves are a list").clone()
    }

    #[track_caller]
    pub(crate) fn load(&mut self, record: &Value) -> Value {
        self.ok(json!({"do": "load", "record": record}))
    }

    /// Plays a table to its end: each due seat takes the listed move that `choose` points at, and due
    /// chances are asked of the dice.
    #[track_caller]
    pub(crate) fn finish(&mut self, table: &str, mut choose: impl FnMut(usize) -> usize) {
        loop {
            let state = self.state(table);
            if state["turn"]["over"] == true {
                return;
            }
            if !state["turn"]["chance"].is_null() {
                self.ok(json!({"do": "draw", "table": table}));
                continue;
            }
            let seat = index(&state["turn"]["seats"][0]);
            let moves = self.moves(table, seat);
            self.play(table, seat, &moves[choose(moves.len()) % moves.len()]);
        }
    }

    /// A finished game of siege with automatic draws.
    #[track_caller]
    pub(crate) fn finished(&mut self, players: usize) -> String {
        let table = self.open(players, "auto");
        self.finish(&table, steps(7));
        table
    }
}

/// Numbers that jump about, the same in every run.
pub(crate) fn steps(start: usize) -> impl FnMut(usize) -> usize {
    let mut number = start as u64;
    move |_| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize
    }
}

#[track_caller]
pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

#[track_caller]
pub(crate) fn index(value: &Value) -> usize {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number")) as usize
}

/// The names of an object's fields, in their order.
#[track_caller]
pub(crate) fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().unwrap_or_else(|| panic!("{value} is no object"));
    object.keys().map(String::as_str).collect()
}

#[track_caller]
pub(crate) fn check_envelope(answer: &Value) {
    if answer.get("ok").is_some() {
        assert_eq!(keys(answer), ["id", "ok"]);
        assert!(answer["ok"].is_object(), "{answer}");
        return;
    }
    assert_eq!(keys(answer), ["id", "error"]);
    let error = &answer["error"];
    assert!(CODES.contains(&error["code"].as_str().expect("a code")), "{answer}");
    assert!(!text(&error["message"]).is_empty());
    match error.get("rule") {
        None => assert_eq!(keys(error), ["code", "message"]),
        Some(rule) => {
            let rule = text(rule);
            let (set, number) = rule.split_at(2);
            let is_number = number.len() == 2 && number.bytes().all(|byte| byte.is_ascii_digit());
            assert!(set.bytes().all(|byte| byte.is_ascii_uppercase()) && is_number, "{answer}");
        }
    }
}
