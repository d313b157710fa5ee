//! What a journal adds up to: the table, its people, and what they said, at one version. Whoever holds a
//! snapshot reads in peace while the table goes on.

use crate::bounds::Counts;
use crate::clock::{Press, Running};
use crate::command::{Change, Command};
use crate::happened::Happening;
use crate::journal::{Chair, ChatRule, Line, Opened, Say, What};
use crate::limits::MOVES_PER_SECOND;
use crate::made::Made;
use crate::port::Think;
use crate::registry::{Registered, Registry};
use crate::secret::{Hash, Person};
use crate::sheet::Sheets;
use crate::time::Millis;
use castellan_core::dice::Seed;
use castellan_core::game::Turn;
use castellan_core::lang::Lang;
use castellan_core::record::{Draws, Entry, Who};
use castellan_core::seat::{Seat, Seats, Viewer};
use castellan_core::table::Setup;
use castellan_core::table::any::AnyTable;
use serde_json::Value;
use std::sync::{Arc, OnceLock};

/// A journal that no room of this version would have written.
#[derive(Clone, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct BadJournal {
    /// The line's number.
    pub line: u64,
    /// What is wrong with it.
    pub why: String,
}

/// The share of a second that each act of a seat takes.
pub(crate) const EACH_ACT: Millis = 1000 / MOVES_PER_SECOND as Millis;

/// A line of chat as it was said.
#[derive(Clone)]
pub struct Spoken {
    /// When it was said.
    pub at: Millis,
    /// By whom.
    pub seat: Seat,
    /// The text or the phrase.
    pub say: Say,
    /// How many entries there were then.
    pub n: usize,
}

/// A request that was done: whose, its entry, and how many entries there were then.
#[derive(Clone)]
pub(crate) struct Done {
    pub(crate) seat: Seat,
    pub(crate) request: Arc<str>,
    pub(crate) at: usize,
    pub(crate) n: usize,
}

/// A table with its people at one version. Versions share what did not change between them, so that another one
/// costs little while somebody still reads the last.
#[derive(Clone)]
pub struct Snapshot {
    pub(crate) lines: u64,
    pub(crate) games: Registry,
    pub(crate) opened: Arc<Opened>,
    pub(crate) chairs: Arc<Vec<Chair>>,
    pub(crate) table: Box<dyn AnyTable>,
    /// For each entry, who was due in secret just before it.
    pub(crate) due_in_secret: Vec<Seats>,
    /// The requests that were done, in order.
    pub(crate) done: Vec<Done>,
    /// How many lines of the bounded kinds there are.
    pub(crate) counts: Counts,
    pub(crate) said: Vec<Arc<Spoken>>,
    /// Who came and went, and for whom a bot plays.
    pub happened: Vec<Happening>,
    pub(crate) chat: ChatRule,
    pub(crate) clock: Option<Running>,
    pub(crate) rematch: Option<String>,
    pub(crate) last_at: Millis,
    /// When somebody last decided something.
    pub(crate) played_at: Millis,
    /// For each seat, when its people last did something, or a bot began to play for them.
    pub(crate) acted_at: Vec<Millis>,
    /// The seats whose people have decided something since they sat down.
    pub(crate) has_played: Seats,
    /// The new links of seats from which somebody was removed, and whether that person was banned.
    pub(crate) removed: Vec<(Hash, bool)>,
    /// For each seat, when its token bucket is full again after all that its people did.
    pub(crate) paid_at: Vec<Millis>,
    /// Whether the dice match their seed, once the game is over and somebody has asked.
    pub(crate) dice_match: Arc<OnceLock<bool>>,
    /// What was made of this version for one reader and may serve the next.
    pub(crate) made: Arc<Made>,
    /// The score sheet as it was said; all versions share it.
    pub(crate) sheets: Arc<Sheets>,
}

impl Snapshot {
    /// Reads a whole journal.
    pub(crate) fn read(id: &str, lines: &[Vec<u8>], games: &Registry) -> Result<Snapshot, BadJournal> {
        let bad = |why: String| BadJournal { line: 0, why };
        let first = Line::parse(&lines[0]).map_err(|error| bad(error.to_string()))?;
        let What::Opened(mut opened) = first.what else {
            return Err(bad("it does not open a table".to_owned()));
        };
        let table = bare_table(id, &opened, games).map_err(bad)?;
        opened.host_key = opened.hosts_key();
        let mut known = Snapshot {
            lines: 1,
            games: games.clone(),
            chairs: Arc::new(opened.seats.clone()),
            table,
            due_in_secret: Vec::new(),
            done: Vec::new(),
            counts: Counts::default(),
            said: Vec::new(),
            happened: Vec::new(),
            chat: opened.chat,
            clock: None,
            rematch: None,
            last_at: first.at,
            played_at: first.at,
            acted_at: vec![first.at; opened.seats.len()],
            has_played: Seats::NONE,
            removed: Vec::new(),
            paid_at: vec![0; opened.seats.len()],
            dice_match: Arc::default(),
            made: Arc::default(),
            sheets: Arc::default(),
            opened: Arc::from(opened),
        };
        let entries = known.opened.entries.clone();
        known.append(&entries).map_err(bad)?;
        let due = known.table.turn().seats();
        let clock = known.opened.clock.clone();
        known.clock = clock.map(|clock| Running::new(clock, known.chairs.len(), due, first.at));
        if known.opened.clock_waits {
            known.clock = known.clock.map(Running::waiting);
        }
        known.start_clock(first.at);
        known.add_all(&lines[1..])?;
        Ok(known)
    }

    /// Adds lines that somebody else wrote.
    pub(crate) fn add_all(&mut self, lines: &[Vec<u8>]) -> Result<(), BadJournal> {
        for body in lines {
            let bad = |why: String| BadJournal { line: self.lines, why };
            let line = Line::parse(body).map_err(|error| bad(error.to_string()))?;
            if let What::Played { entries, .. } = &line.what {
                let line = self.lines;
                self.append(entries).map_err(|why| BadJournal { line, why })?;
            }
            self.keep(&line);
        }
        Ok(())
    }

    fn append(&mut self, entries: &[Entry]) -> Result<(), String> {
        for entry in entries {
            self.due_in_secret.push(secret_due(self.table.turn()));
            self.table.append(entry).map_err(|bad| self.registered().words(Lang::En).say(&bad.say, &[]))?;
        }
        Ok(())
    }

    /// Takes note of a line that is durable; the table has its entries already.
    pub(crate) fn keep(&mut self, line: &Line) {
        self.lines += 1;
        self.last_at = line.at;
        self.made = Arc::default();
        self.counts.add(&line.what);
        self.happened.extend(Happening::of(line, &self.chairs, self.table.len()));
        self.count_act(line);
        match &line.what {
            What::Opened(_) => {}
            What::Started => self.clock.iter_mut().for_each(|clock| clock.start(line.at)),
            What::Played { seat, request, entries } => {
                self.played_at = line.at;
                if self.chairs[seat.index()].bot().is_none() {
                    self.has_played = self.has_played.with(*seat);
                }
                if let Some(request) = request {
                    let n = self.table.len();
                    let (seat, request) = (*seat, request.as_str().into());
                    self.done.push(Done { seat, request, at: n - entries.len(), n });
                }
                let is_undo = matches!(entries.first(), Some(Entry::Undo(..)));
                let press = Press { mover: *seat, is_undo, turn: self.table.turn() };
                if let Some(clock) = &mut self.clock {
                    clock.press(press, line.at);
                }
                // Whoever plays an open seat with its token has taken it.
                let chair = &self.chairs[seat.index()];
                if chair.who == Who::Open && chair.stand_in.is_none() {
                    self.chair(*seat).who = Who::Human;
                }
            }
            What::Sat { seat, key, person, name } => {
                self.has_played = self.has_played.without(*seat);
                let chair = self.chair(*seat);
                chair.who = Who::Human;
                chair.key = Some(*key);
                chair.person = *person;
                chair.name.clone_from(name);
                chair.stand_in = None;
            }
            What::Left { seat } => {
                let chair = self.chair(*seat);
                *chair = Chair { who: Who::Open, key: None, person: None, stand_in: None, ..chair.clone() };
                chair.name.clear();
            }
            What::StoodIn { seat, level, .. } => {
                self.acted_at[seat.index()] = line.at;
                self.chair(*seat).stand_in = Some(level.clone());
            }
            What::Kicked { seat, invite, link, banned } => {
                self.remove(*seat, *invite, *banned);
                self.chair(*seat).link.clone_from(link);
            }
            What::Muted { seat, muted } => self.chair(*seat).muted = *muted,
            What::Back { seat } => self.chair(*seat).stand_in = None,
            What::Named { seat, name } => self.chair(*seat).name.clone_from(name),
            What::Said { seat, say } => {
                let n = self.table.len();
                self.said.push(Arc::new(Spoken { at: line.at, seat: *seat, say: say.clone(), n }));
            }
            What::Hushed { chat } => self.chat = *chat,
            What::Rematched { table } => self.rematch = Some(table.clone()),
        }
        self.start_clock(line.at);
        self.seat_players(line);
    }

    fn chair(&mut self, seat: Seat) -> &mut Chair {
        &mut Arc::make_mut(&mut self.chairs)[seat.index()]
    }

    /// Whoever did it has acted, and pays for it unless a bot did it.
    fn count_act(&mut self, line: &Line) {
        let Some(seat) = line.what.seat() else { return };
        let is_bots = self.chairs[seat.index()].bot().is_some();
        if !is_bots {
            let paid_at = &mut self.paid_at[seat.index()];
            *paid_at = (*paid_at).max(line.at) + EACH_ACT;
        }
        if !(is_bots && matches!(line.what, What::Played { .. })) {
            self.acted_at[seat.index()] = line.at;
        }
    }

    /// The seat is open to whoever has its new link. A bot that plays there goes on until then.
    fn remove(&mut self, seat: Seat, invite: Hash, banned: Option<Person>) {
        let chair = self.chair(seat);
        let (key, person, invite_to) = (None, None, Some(invite));
        *chair = Chair { who: Who::Open, key, person, invite: invite_to, muted: false, ..chair.clone() };
        chair.name.clear();
        if banned.is_some() {
            Arc::make_mut(&mut self.opened).banned.extend(banned);
        }
        self.removed.push((invite, banned.is_some()));
    }

    fn seat_players(&mut self, line: &Line) {
        if !matches!(
            line.what,
            What::Said { .. }
                | What::Started
                | What::Muted { .. }
                | What::Hushed { .. }
                | What::Rematched { .. }
        ) {
            for (seat, chair) in (0..).map(Seat).zip(&*self.chairs) {
                let stands = self.table.setup().players.get(seat.index());
                if stands.is_none_or(|player| player.name != chair.name || player.who != chair.who) {
                    self.table.seat_player(seat, chair.player());
                }
            }
        }
    }

    /// The options that the table was opened with.
    pub fn options(&self) -> &Value {
        &self.opened.options
    }

    /// The table's game.
    ///
    /// # Panics
    /// Never: a table whose game is not registered can't be read.
    pub fn registered(&self) -> &Registered {
        self.games.find(self.table.meta().id).expect("a table's game is registered")
    }

    /// Whether a seat's decision is still the one that it was when there were `n` entries.
    pub(crate) fn is_current(&self, n: usize, seat: Seat) -> bool {
        match self.due_in_secret.get(n..) {
            None => false,
            Some([]) => true,
            // Others may have chosen in secret meanwhile; then the seat was due all the time and still is.
            Some(since) => {
                since.iter().all(|due| due.contains(seat)) && secret_due(self.table.turn()).contains(seat)
            }
        }
    }

    /// Whether a seat has decided nothing since there were `n` entries.
    pub(crate) fn is_own_last(&self, n: usize, seat: Seat) -> bool {
        let own = |entry: &Entry| matches!(entry, Entry::Move(by, _) | Entry::Undo(by, _) if *by == seat);
        self.table.entries().get(n..).is_some_and(|since| !since.iter().any(own))
    }

    /// The bots that are to think now.
    pub(crate) fn bots_due(&self, thinking: Seats) -> Vec<Think> {
        let due = self.table.turn().seats();
        let only_bots = self.chairs.iter().all(|chair| chair.bot().is_some());
        let think = |seat: Seat| {
            let level = self.chairs[seat.index()].bot()?.to_owned();
            let view = self.table.view(Viewer::Seat(seat));
            Some(Think { game: self.table.meta().id, seat, n: self.table.len(), level, only_bots, view })
        };
        due.iter().filter(|seat| !thinking.contains(*seat)).filter_map(think).collect()
    }

    /// A bot's move as a request, if it is still wanted. A bot that has failed plays the first listed move,
    /// so that no table waits for it.
    pub(crate) fn bots_move(&self, seat: Seat, n: usize, mv: Option<Value>) -> Option<Command> {
        self.chairs.get(seat.index())?.bot()?;
        if !self.is_current(n, seat) {
            return None;
        }
        let moves = self.table.moves(seat);
        let mv = mv.filter(|mv| moves.contains(mv)).or_else(|| moves.first().cloned())?;
        Some(Command::of_bot(seat, Change::Play { n: self.table.len(), request: None, mv }))
    }
}

/// The seats that choose in secret.
pub(crate) fn secret_due(turn: Turn) -> Seats {
    match turn {
        Turn::Secret(seats) => seats,
        _ => Seats::NONE,
    }
}

fn bare_table(id: &str, opened: &Opened, games: &Registry) -> Result<Box<dyn AnyTable>, String> {
    let registered = games.find(&opened.game).ok_or_else(|| format!("there is no game {:?}", opened.game))?;
    let seed: Seed = opened.seed.parse().map_err(|_| "the seed is no seed".to_owned())?;
    let players = opened.seats.iter().map(Chair::player).collect();
    let setup = Setup::new(id, players, Draws::Auto, seed);
    let table = registered.game.resume(setup, &opened.options);
    table.map_err(|error| registered.words(Lang::En).say(&error.say, &[]))
}
