//! The room: a table with its people, as a machine without I/O. Inputs go in, outputs come out; whoever
//! drives it does what the outputs say and brings the answers back.
//!
//! A room answers nobody while a line of it is on its way to the store, so nothing is seen that is not
//! durable. If the line turns out to be refused or lost, the room forgets everything and reads the journal.

use crate::command::{Command, Receipt};
use crate::decide::{Decision, decide};
use crate::hosts::no_such_table;
use crate::journal::Line;
use crate::limits::{CLAIM_RENEWED, ROOM_QUEUE_MAX};
use crate::port::{Appended, Freshness, Input, Output, Ticket};
use crate::refused::{Kind, Refused, refused};
use crate::registry::Registry;
use crate::snapshot::Snapshot;
use crate::summary::Summary;
use crate::time::Millis;
use castellan_core::seat::Seats;
use std::collections::VecDeque;
use std::sync::Arc;

enum Phase {
    Idle,
    Loading,
    Writing(Box<(Waiting<Command>, Line)>),
}

/// Something that waits for its turn.
struct Waiting<T> {
    ticket: Option<Ticket>,
    what: T,
    /// It was sent to the store once, and nobody knows what became of it.
    is_doubtful: bool,
    /// Since it came the journal was read to its end. What would have been refused may be right now: another node
    /// may have written what makes it so, or may have done it already.
    is_checked: bool,
}

impl<T> Waiting<T> {
    fn new(ticket: Option<Ticket>, what: T) -> Waiting<T> {
        Waiting { ticket, what, is_doubtful: false, is_checked: false }
    }
}

/// A table with its people.
pub struct Room {
    id: String,
    games: Registry,
    known: Option<Arc<Snapshot>>,
    phase: Phase,
    commands: VecDeque<Waiting<Command>>,
    queries: VecDeque<Waiting<Freshness>>,
    /// The seats whose bots are thinking.
    thinking: Seats,
    /// Those of them that think on another node.
    elsewhere: Seats,
    /// The seats whose bots wait until they may think.
    resting: Seats,
    /// How many lines there are according to other nodes.
    heard_of: u64,
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
            commands: VecDeque::new(),
            queries: VecDeque::new(),
            thinking: Seats::NONE,
            elsewhere: Seats::NONE,
            resting: Seats::NONE,
            heard_of: 0,
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
        let nobody_waits = self.commands.is_empty() && self.queries.is_empty();
        matches!(self.phase, Phase::Idle) && nobody_waits && self.thinking.is_empty()
    }

    /// Whether handling this takes long: a long journal is played through.
    pub fn is_costly(&self, input: &Input) -> bool {
        matches!(input, Input::Loaded(_, lines) if lines.len() > 64)
    }

    /// How many lines are known to be durable.
    pub fn lines(&self) -> u64 {
        self.known.as_ref().map_or(0, |known| known.lines)
    }

    /// What the table is on people's lists; none while something is under way that is not durable yet.
    pub fn summary(&self) -> Option<Summary> {
        let known = self.known.as_ref().filter(|_| matches!(self.phase, Phase::Idle));
        known.map(|known| known.summary())
    }

    /// Takes an input and says what is to be done.
    pub fn handle(&mut self, input: Input, now: Millis) -> Vec<Output> {
        let mut out = Vec::new();
        match input {
            Input::Command(ticket, command) => {
                self.resting = Seats::NONE;
                if self.commands.len() >= ROOM_QUEUE_MAX {
                    out.push(Output::Answer(ticket, Err(busy())));
                } else {
                    self.commands.push_back(Waiting::new(Some(ticket), command));
                }
            }
            Input::Query(ticket, freshness) => {
                self.resting = Seats::NONE;
                if self.queries.len() >= ROOM_QUEUE_MAX {
                    out.push(Output::Show(ticket, Err(busy())));
                } else {
                    self.queries.push_back(Waiting::new(Some(ticket), freshness));
                }
            }
            Input::Loaded(from, lines) => self.loaded(from, &lines, &mut out),
            Input::LoadFailed => {
                self.phase = Phase::Idle;
                self.answer_all(|| refused(Kind::Unavailable, "unavailable", "refused-store"), &mut out);
            }
            Input::Appended(outcome) => self.appended(outcome, &mut out),
            Input::Advanced(lines) => self.heard_of = self.heard_of.max(lines),
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
                if let Some(command) = self.known.as_ref().and_then(|known| known.bots_move(seat, n, mv)) {
                    self.commands.push_back(Waiting::new(None, command));
                }
            }
            Input::Tick => {
                self.woken_at = Millis::MAX;
                self.resting = Seats::NONE;
                // What another node thinks about may be done, or the node may be gone: read, then claim.
                if !self.elsewhere.is_empty() {
                    self.look_elsewhere_again();
                    self.heard_of = self.heard_of.max(self.lines() + 1);
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
                if !self.commands.is_empty() || !self.queries.is_empty() {
                    self.load(0, out);
                }
                return;
            };
            if self.heard_of > lines {
                self.load(lines, out);
                return;
            }
            if !known.is_right(now) {
                Arc::make_mut(known).set_right(now);
            }
            let wants_all =
                |query: &Waiting<Freshness>| query.what == Freshness::Durable && !query.is_checked;
            if self.is_shared && self.queries.iter().any(wants_all) {
                self.load(lines, out);
                return;
            }
            let tickets = self.queries.drain(..).filter_map(|query| query.ticket);
            out.extend(tickets.map(|ticket| Output::Show(ticket, Ok(Arc::clone(known)))));
            let ran_out = || known.clock_ran_out(now).map(|command| Waiting::new(None, command));
            let Some(next) = self.commands.pop_front().or_else(ran_out) else { break };
            match decide(known, &next.what, (next.is_doubtful, self.is_limited), now) {
                Err(_) if !next.is_checked => {
                    self.commands.push_front(next);
                    self.load(lines, out);
                }
                Ok(Decision::Write(what, people)) => {
                    // Nodes' clocks differ a little; a journal's times never go back.
                    let line = Line { at: now.max(known.last_at), what };
                    out.push(Output::Append(known.lines, line.print(), people));
                    self.phase = Phase::Writing(Box::new((next, line)));
                }
                Ok(Decision::Done(n)) => {
                    let answer = Ok(Receipt { snapshot: Arc::clone(known), n });
                    out.extend(next.ticket.map(|ticket| Output::Answer(ticket, answer)));
                }
                Err(refused) => {
                    out.extend(next.ticket.map(|ticket| Output::Answer(ticket, Err(refused))));
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
        self.heard_of = 0;
        self.commands.iter_mut().for_each(|command| command.is_checked = true);
        self.queries.iter_mut().for_each(|query| query.is_checked = true);
        out.push(Output::Load(from));
    }

    fn loaded(&mut self, from: u64, lines: &[Vec<u8>], out: &mut Vec<Output>) {
        self.phase = Phase::Idle;
        let added = match (&mut self.known, from) {
            (Some(known), from) if known.lines == from && lines.is_empty() => Ok(()),
            (Some(known), from) if known.lines == from => Arc::make_mut(known).add_all(lines),
            _ if from > 0 => return,
            _ if lines.is_empty() => {
                self.answer_all(no_such_table, out);
                out.push(Output::Close);
                return;
            }
            _ => Snapshot::read(&self.id, lines, &self.games).map(|known| self.known = Some(Arc::new(known))),
        };
        match added {
            Ok(()) => {
                if !lines.is_empty() {
                    self.look_elsewhere_again();
                }
                out.push(self.advanced(false));
            }
            Err(bad) => {
                tracing::error!(table = self.id, error = %bad, "a journal can't be read");
                self.known = None;
                self.answer_all(|| refused(Kind::Internal, "internal", "refused-broken-journal"), out);
            }
        }
    }

    fn advanced(&self, ours: bool) -> Output {
        let shown = self.known.as_ref().map(Arc::downgrade).unwrap_or_default();
        Output::Advanced { lines: self.lines(), shown, ours }
    }

    fn appended(&mut self, outcome: Option<Appended>, out: &mut Vec<Output>) {
        let Phase::Writing(written) = std::mem::replace(&mut self.phase, Phase::Idle) else { return };
        let (mut asked, line) = *written;
        match (outcome, &mut self.known) {
            (Some(Appended::Durable), Some(known)) => {
                Arc::make_mut(known).keep(&line);
                let receipt = Receipt { snapshot: Arc::clone(known), n: known.table.len() };
                out.extend(asked.ticket.map(|ticket| Output::Answer(ticket, Ok(receipt))));
                self.look_elsewhere_again();
                out.push(self.advanced(true));
            }
            // The table may be ahead of its journal now, so it starts afresh from what is durable.
            _ => {
                asked.is_doubtful |= outcome.is_none();
                self.known = None;
                (self.thinking, self.elsewhere) = (Seats::NONE, Seats::NONE);
                self.commands.push_front(asked);
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
        let commands = self.commands.drain(..).filter_map(|command| command.ticket);
        out.extend(commands.map(|ticket| Output::Answer(ticket, Err(answer()))));
        let queries = self.queries.drain(..).filter_map(|query| query.ticket);
        out.extend(queries.map(|ticket| Output::Show(ticket, Err(answer()))));
    }
}

fn busy() -> Refused {
    refused(Kind::Unavailable, "busy", "refused-busy")
}
