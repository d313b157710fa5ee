//! The room: a table with its people, as a machine without I/O. Inputs go in, outputs come out; whoever
//! drives it does what the outputs say and brings the answers back.
//!
//! A room answers nobody while a line of it is on its way to the store, so nothing is seen that is not
//! durable. If the line turns out to be refused or lost, the room forgets everything and reads the journal.

mod ask;
mod bounds;
mod decide;
mod hosts;
mod known;
mod tell;

pub use ask::{Answer, Ask, Asked, Caller, Drawn, Frame, Paged, Refused, Reply};
pub use known::BadJournal;

use crate::journal::Line;
use crate::limits::{CLAIM_RENEWED, ROOM_QUEUE_MAX};
use crate::registry::Registry;
use crate::secret::Person;
use crate::store::Appended;
use crate::time::Millis;
use ask::refused;
use castellan_core::any_game::AnyView;
use castellan_core::seat::{Seat, Seats};
use decide::Decision;
use known::Known;
use serde_json::Value;
use std::collections::VecDeque;

/// By what an answer finds its way back.
pub type Ticket = u64;

/// What can come to a room.
pub enum Input {
    /// Somebody wants something.
    Ask(Ticket, Ask),
    /// The journal from this number on, as [`Output::Load`] asked for it.
    Loaded(u64, Vec<Vec<u8>>),
    /// The journal could not be read.
    LoadFailed,
    /// What became of [`Output::Append`]; none if nobody knows.
    Appended(Option<Appended>),
    /// Another node says how many lines there are.
    Hint(u64),
    /// Another node lets this seat's bot think: look again later.
    Elsewhere(Seat),
    /// This seat's bot is not to think now: look again at this time, or once somebody asks.
    Rest(Seat, Option<Millis>),
    /// The move that a bot chose, for a position of so many entries; none if it failed.
    Thought(Seat, usize, Option<Value>),
    /// Time has passed.
    Tick,
}

/// What a room wants done.
pub enum Output {
    /// Read the journal from this number on.
    Load(u64),
    /// Append this line at this number.
    Append(u64, Vec<u8>, Vec<Person>),
    /// Give this answer.
    Answer(Ticket, Answer),
    /// So many lines are durable now and may be seen; `ours` if this room wrote the last one.
    Advanced {
        /// How many.
        lines: u64,
        /// Whether other nodes are to be told.
        ours: bool,
    },
    /// Let a bot think.
    Think(Box<Think>),
    /// Send a tick at this time.
    Wake(Millis),
    /// There is no such table: the room may be forgotten.
    Close,
}

/// What a bot is asked.
pub struct Think {
    /// The game.
    pub game: &'static str,
    /// Where it sits.
    pub seat: Seat,
    /// How many entries it knows.
    pub n: usize,
    /// How well it plays.
    pub level: String,
    /// Whether only bots play at the table.
    pub only_bots: bool,
    /// What it sees.
    pub view: Box<dyn AnyView>,
}

impl std::fmt::Debug for Think {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A view is nobody's but its viewer's, so it is not written anywhere.
        f.debug_struct("Think").field("seat", &self.seat).field("n", &self.n).finish_non_exhaustive()
    }
}

enum Phase {
    Idle,
    Loading,
    Writing(Box<(Waiting, Line)>),
}

struct Waiting {
    ticket: Option<Ticket>,
    ask: Ask,
    /// It was sent to the store once, and nobody knows what became of it.
    is_doubtful: bool,
    /// It would have been refused, and since then the journal was read to its end: another node may have
    /// written what makes it right, or may have done it already.
    is_checked: bool,
}

impl Waiting {
    fn new(ticket: Option<Ticket>, ask: Ask) -> Waiting {
        Waiting { ticket, ask, is_doubtful: false, is_checked: false }
    }
}

/// A table with its people.
pub struct Room {
    id: String,
    games: Registry,
    known: Option<Known>,
    phase: Phase,
    waiting: VecDeque<Waiting>,
    /// The seats whose bots are thinking.
    thinking: Seats,
    /// Those of them that think on another node.
    elsewhere: Seats,
    /// The seats whose bots wait until they may think.
    resting: Seats,
    /// How many lines there are according to other nodes.
    hinted: u64,
    woken_at: Millis,
    /// Whether other nodes write to the journal too.
    is_shared: bool,
    /// Whether seats may act only so often.
    is_limited: bool,
}

impl Room {
    /// The room of the table of this id; it reads its journal when it is first asked.
    pub fn new(id: impl Into<String>, games: Registry) -> Room {
        Room {
            id: id.into(),
            games,
            known: None,
            phase: Phase::Idle,
            waiting: VecDeque::new(),
            thinking: Seats::NONE,
            elsewhere: Seats::NONE,
            resting: Seats::NONE,
            hinted: 0,
            woken_at: Millis::MAX,
            is_shared: false,
            is_limited: false,
        }
    }

    /// The same where other nodes have a room for this table too: whoever looks is told of everything that
    /// was durable when they asked, whichever node they ask.
    #[must_use]
    pub fn shared(self, is_shared: bool) -> Room {
        Room { is_shared, ..self }
    }

    /// The same where seats may act only so often. It is counted from the journal, so all nodes count alike.
    #[must_use]
    pub fn limited(self, is_limited: bool) -> Room {
        Room { is_limited, ..self }
    }

    /// Whether nothing is under way, so that the room may be forgotten.
    pub fn is_idle(&self) -> bool {
        matches!(self.phase, Phase::Idle) && self.waiting.is_empty() && self.thinking.is_empty()
    }

    /// Whether handling this takes long where the table is large.
    pub fn is_costly(&self, input: &Input) -> bool {
        let is_costly = match input {
            Input::Ask(_, ask) => ask.what.is_costly(),
            Input::Loaded(_, lines) => lines.len() > 64,
            _ => false,
        };
        is_costly || self.waiting.iter().any(|waiting| waiting.ask.what.is_costly())
    }

    /// How many lines are known to be durable.
    pub fn lines(&self) -> u64 {
        self.known.as_ref().map_or(0, |known| known.lines)
    }

    /// Takes an input and says what is to be done.
    pub fn handle(&mut self, input: Input, now: Millis) -> Vec<Output> {
        let mut out = Vec::new();
        match input {
            Input::Ask(ticket, ask) => {
                self.resting = Seats::NONE;
                if self.waiting.len() >= ROOM_QUEUE_MAX {
                    out.push(Output::Answer(ticket, Err(refused(503, "busy", "refused-busy"))));
                } else {
                    self.waiting.push_back(Waiting::new(Some(ticket), ask));
                }
            }
            Input::Loaded(from, lines) => self.loaded(from, &lines, &mut out),
            Input::LoadFailed => {
                self.phase = Phase::Idle;
                self.answer_all(|| refused(503, "unavailable", "refused-store"), &mut out);
            }
            Input::Appended(outcome) => self.appended(outcome, now, &mut out),
            Input::Hint(lines) => self.hinted = self.hinted.max(lines),
            Input::Elsewhere(seat) => {
                self.elsewhere = self.elsewhere.with(seat);
                self.wake(now + CLAIM_RENEWED.as_millis() as u64, &mut out);
            }
            Input::Rest(seat, until) => {
                self.thinking = self.thinking.without(seat);
                self.resting = self.resting.with(seat);
                if let Some(until) = until {
                    self.wake(until, &mut out);
                }
            }
            Input::Thought(seat, n, mv) => {
                (self.thinking, self.elsewhere) = (self.thinking.without(seat), self.elsewhere.without(seat));
                if let Some(ask) = self.known.as_ref().and_then(|known| known.bots_move(seat, n, mv)) {
                    self.waiting.push_back(Waiting::new(None, ask));
                }
            }
            Input::Tick => {
                self.woken_at = Millis::MAX;
                self.resting = Seats::NONE;
                // What another node thinks about may be done, or the node may be gone: read, then claim.
                if !self.elsewhere.is_empty() {
                    self.look_elsewhere_again();
                    self.hinted = self.hinted.max(self.lines() + 1);
                }
            }
        }
        self.go_on(now, &mut out);
        out
    }

    /// Works through what waits, until something must come back first.
    fn go_on(&mut self, now: Millis, out: &mut Vec<Output>) {
        while matches!(self.phase, Phase::Idle) {
            let lines = self.lines();
            let Some(known) = &mut self.known else {
                if !self.waiting.is_empty() {
                    self.load(0, out);
                }
                return;
            };
            if self.hinted > lines {
                self.load(lines, out);
                return;
            }
            known.set_right(now);
            let ran_out = || known.clock_ran_out(now).map(|ask| Waiting::new(None, ask));
            let Some(next) = self.waiting.pop_front().or_else(ran_out) else { break };
            if self.is_shared && next.ask.what.is_fresh() && !next.is_checked {
                self.waiting.push_front(next);
                self.load(lines, out);
                return;
            }
            match known.decide(&next.ask, (next.is_doubtful, self.is_limited), now) {
                Decision::Answer(Err(_)) if next.ask.what.changes() && !next.is_checked => {
                    self.waiting.push_front(next);
                    self.load(lines, out);
                }
                Decision::Answer(answer) => {
                    if let Some(ticket) = next.ticket {
                        out.push(Output::Answer(ticket, answer));
                    }
                }
                Decision::Write(what, people) => {
                    // Nodes' clocks differ a little; a journal's times never go back.
                    let line = Line { at: now.max(known.last_at), what };
                    out.push(Output::Append(known.lines, line.print(), people));
                    self.phase = Phase::Writing(Box::new((next, line)));
                }
            }
        }
        if matches!(self.phase, Phase::Idle) {
            self.wake_bots_and_clock(out);
        }
    }

    /// Reads the journal from this line on. Whoever waits already is answered from what is read now.
    fn load(&mut self, from: u64, out: &mut Vec<Output>) {
        self.phase = Phase::Loading;
        // A hint that was wrong must not be followed for ever.
        self.hinted = 0;
        for waiting in &mut self.waiting {
            waiting.is_checked = true;
        }
        out.push(Output::Load(from));
    }

    fn loaded(&mut self, from: u64, lines: &[Vec<u8>], out: &mut Vec<Output>) {
        self.phase = Phase::Idle;
        let added = match (&mut self.known, from) {
            (Some(known), from) if known.lines == from => known.add_all(lines),
            _ if from > 0 => return,
            _ if lines.is_empty() => {
                self.answer_all(|| refused(404, "unknown_table", "refused-no-such-table"), out);
                out.push(Output::Close);
                return;
            }
            _ => Known::read(&self.id, lines, &self.games).map(|known| self.known = Some(known)),
        };
        match added {
            Ok(()) => {
                if !lines.is_empty() {
                    self.look_elsewhere_again();
                }
                out.push(Output::Advanced { lines: self.lines(), ours: false });
            }
            Err(bad) => {
                tracing::error!(table = self.id, error = %bad, "a journal can't be read");
                self.known = None;
                self.answer_all(|| refused(500, "internal", "refused-broken-journal"), out);
            }
        }
    }

    fn appended(&mut self, outcome: Option<Appended>, now: Millis, out: &mut Vec<Output>) {
        let Phase::Writing(written) = std::mem::replace(&mut self.phase, Phase::Idle) else { return };
        let (mut asked, line) = *written;
        match (outcome, &mut self.known) {
            (Some(Appended::Durable), Some(known)) => {
                known.keep(&line);
                let answer = known.confirm(&asked.ask, &line, now);
                out.extend(asked.ticket.map(|ticket| Output::Answer(ticket, answer)));
                self.look_elsewhere_again();
                out.push(Output::Advanced { lines: self.lines(), ours: true });
            }
            // The table may be ahead of its journal now, so it starts afresh from what is durable.
            _ => {
                asked.is_doubtful |= outcome.is_none();
                self.known = None;
                (self.thinking, self.elsewhere) = (Seats::NONE, Seats::NONE);
                self.waiting.push_front(asked);
            }
        }
    }

    fn wake_bots_and_clock(&mut self, out: &mut Vec<Output>) {
        let Some(known) = &self.known else { return };
        for think in known.bots_due(self.resting.iter().fold(self.thinking, Seats::with)) {
            self.thinking = self.thinking.with(think.seat);
            out.push(Output::Think(Box::new(think)));
        }
        if let Some(at) = known.wakes_at() {
            self.wake(at, out);
        }
    }

    /// The bots that think on another node may be wanted here now.
    fn look_elsewhere_again(&mut self) {
        self.thinking = self.elsewhere.iter().fold(self.thinking, Seats::without);
        self.elsewhere = Seats::NONE;
    }

    fn wake(&mut self, at: Millis, out: &mut Vec<Output>) {
        if at < self.woken_at {
            self.woken_at = at;
            out.push(Output::Wake(at));
        }
    }

    fn answer_all(&mut self, answer: impl Fn() -> Refused, out: &mut Vec<Output>) {
        let tickets = self.waiting.drain(..).filter_map(|waiting| waiting.ticket);
        out.extend(tickets.map(|ticket| Output::Answer(ticket, Err(answer()))));
    }
}
