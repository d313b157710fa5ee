//! What clients lived through, and the check of it against the final journal.

use castellan_core::record::{Draws, Entry};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use castellan_room::journal::{Chair, Line, What};
use castellan_room::registry::Registry;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What became of a request, as far as its client knows.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    Unknown,
    /// Durable: so many entries, and where the table stood.
    Acknowledged(usize, Value),
    Refused(&'static str),
}

/// A request that was sent.
#[derive(Clone, Debug)]
pub struct Posted {
    pub seat: usize,
    /// The move; null for an undo.
    pub mv: Value,
    pub n: usize,
    pub fate: Fate,
}

/// An entry as somebody was told it, when the disk had so many lines.
#[derive(Clone, Debug)]
pub struct Seen {
    pub by: usize,
    pub n: usize,
    pub entry: Value,
    pub lines: usize,
}

#[derive(Clone, Debug, Default)]
pub struct Totals {
    pub acknowledged: u64,
    pub refused: u64,
    pub unknown: u64,
    pub repeated: u64,
    pub conflicts: u64,
    pub crashes: u64,
    pub entries: u64,
}

impl Totals {
    pub fn add(&mut self, other: &Totals) {
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.unknown += other.unknown;
        self.repeated += other.repeated;
        self.conflicts += other.conflicts;
        self.crashes += other.crashes;
        self.entries += other.entries;
    }
}

#[derive(Clone, Default)]
pub struct History {
    pub posted: BTreeMap<String, Posted>,
    pub seen: Vec<Seen>,
    pub journal: Vec<Line>,
    pub last_views: Vec<Value>,
    pub totals: Totals,
    pub games: Option<Registry>,
}

/// The entries that a line brings.
pub fn entries_of(line: &Line) -> &[Entry] {
    match &line.what {
        What::Opened(opened) => &opened.entries,
        What::Played { entries, .. } => entries,
        _ => &[],
    }
}

impl History {
    /// A request was answered; every answer to it must be the same.
    pub fn answered(&mut self, request: &str, fate: Fate) {
        let posted = self.posted.get_mut(request).expect("an answer to a request");
        match (&posted.fate, &fate) {
            // A copy that comes late, when the decision is past, is told so; the first answer stands.
            (Fate::Unknown, _) => posted.fate = fate,
            (Fate::Acknowledged(..), _) => assert_eq!(posted.fate, fate, "{request} has two answers"),
            (Fate::Refused(_), Fate::Acknowledged(..)) => panic!("{request} was refused and then done"),
            (Fate::Refused(_), _) => {}
        }
    }

    /// Everything that was promised, checked.
    pub fn check(self) -> Totals {
        let entries: Vec<(usize, &Entry)> = self
            .journal
            .iter()
            .enumerate()
            .flat_map(|(line, body)| entries_of(body).iter().map(move |e| (line, e)))
            .collect();
        let mut totals = self.totals.clone();
        self.check_requests(&entries, &mut totals);
        // Nobody saw an entry before it was durable, or another than the one that is there.
        for seen in &self.seen {
            let (line, entry) =
                entries.get(seen.n).unwrap_or_else(|| panic!("entry {} was seen and is gone", seen.n));
            assert!(*line < seen.lines, "client {} saw entry {} before it was durable", seen.by, seen.n);
            let whole = serde_json::to_value(entry).unwrap();
            let is_same = seen.entry == whole
                || seen.entry["hidden"] == json!(true) && seen.entry["seat"] == whole["seat"];
            assert!(is_same, "client {} saw {} as entry {}, which is {whole}", seen.by, seen.entry, seen.n);
        }
        self.check_views(&entries);
        totals.entries = entries.len() as u64;
        totals
    }

    fn check_requests(&self, entries: &[(usize, &Entry)], totals: &mut Totals) {
        let mut done: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        let mut n = 0;
        for line in &self.journal {
            if let What::Played { request: Some(request), entries, .. } = &line.what {
                done.entry(request).or_default().push(n);
                let posted = &self.posted[request];
                let own = match &entries[0] {
                    Entry::Move(seat, mv) => seat.index() == posted.seat && *mv == posted.mv,
                    Entry::Undo(seat, _) => seat.index() == posted.seat && posted.mv.is_null(),
                    Entry::Chance(_) => false,
                };
                assert!(own, "{request} was posted as {posted:?} and kept as {:?}", entries[0]);
            }
            n += entries_of(line).len();
        }
        assert_eq!(n, entries.len());
        for (request, posted) in &self.posted {
            let kept = done.get(request.as_str()).map_or(&[][..], Vec::as_slice);
            assert!(kept.len() <= 1, "{request} is there {} times", kept.len());
            match &posted.fate {
                Fate::Acknowledged(after, _) => {
                    totals.acknowledged += 1;
                    assert_eq!(kept.len(), 1, "{request} was acknowledged and is lost");
                    assert!(kept[0] < *after && posted.n <= kept[0], "{request} stands at another number");
                }
                Fate::Refused(code) => {
                    totals.refused += 1;
                    assert!(kept.is_empty(), "{request} was refused ({code}) and done");
                }
                Fate::Unknown => {}
            }
        }
    }

    /// Each client's last view is the one that the final journal gives for so many entries.
    fn check_views(&self, entries: &[(usize, &Entry)]) {
        let (Some(games), Some(Line { what: What::Opened(opened), .. })) =
            (&self.games, self.journal.first())
        else {
            return;
        };
        let game = games.find(&opened.game).unwrap();
        for (at, look) in self.last_views.iter().enumerate() {
            let Some(n) = look["state"]["n"].as_u64() else { continue };
            let players = opened.seats.iter().map(Chair::player).collect();
            let setup = Setup::new(
                look["table"].as_str().unwrap(),
                players,
                Draws::Auto,
                opened.seed.parse().unwrap(),
            );
            let mut table = game.game.resume(setup, &opened.options).unwrap();
            for (_, entry) in &entries[..n as usize] {
                table.append(entry).unwrap();
            }
            let viewer = if at < opened.seats.len() { Viewer::Seat(Seat(at as u8)) } else { Viewer::Watcher };
            assert_eq!(look["view"], table.view(viewer).to_json(), "the last view of client {at}");
            assert_eq!(look["state"]["scores"], json!(table.scores()));
        }
    }

    /// Everything in one text, to compare two runs.
    pub fn print(&self) -> String {
        format!("{:?}\n{:?}\n{:?}\n{:?}", self.posted, self.seen, self.journal, self.last_views)
    }
}

/// A checker that finds nothing proves nothing: each fault must be found.
pub fn tests_of_the_checker() {
    let played = |request: &str, mv: Value| Line {
        at: 0,
        what: What::Played {
            seat: Seat(0),
            request: Some(request.to_owned()),
            entries: vec![Entry::Move(Seat(0), mv)],
        },
    };
    let posted = |fate: Fate| Posted { seat: 0, mv: json!({"a": {}}), n: 0, fate };
    let history = |journal: Vec<Line>, fate: Fate| History {
        posted: BTreeMap::from([("r".to_owned(), posted(fate))]),
        journal,
        ..History::default()
    };
    let acknowledged = || Fate::Acknowledged(1, Value::Null);
    let is_found = |history: History| {
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| history.check())).is_err()
    };
    let line = || played("r", json!({"a": {}}));
    assert!(!is_found(history(vec![line()], acknowledged())));
    assert!(is_found(history(vec![], acknowledged())), "lost");
    assert!(is_found(history(vec![line(), line()], acknowledged())), "doubled");
    assert!(is_found(history(vec![line()], Fate::Refused("illegal_move"))), "refused and done");
    assert!(is_found(history(vec![played("r", json!({"b": {}}))], acknowledged())), "another move");
    let seen = |entry: Value, lines: usize| History {
        seen: vec![Seen { by: 0, n: 0, entry, lines }],
        ..history(vec![line()], acknowledged())
    };
    let whole = json!({"seat": 0, "move": {"a": {}}});
    assert!(!is_found(seen(whole.clone(), 1)));
    assert!(is_found(seen(whole, 0)), "seen too early");
    assert!(is_found(seen(json!({"seat": 0, "move": {"b": {}}}), 1)), "seen differently");
    assert!(!is_found(seen(json!({"seat": 0, "hidden": true}), 1)));
}
