//! The task that drives one room, and reads it where that takes nothing from moves.

use super::memory::Share;
use super::pace::{Pace, Start};
use super::{Hall, Message, Seen, Version};
use crate::bus::News;
use crate::limits::SUMMARY_AFTER;
use crate::parts::part;
use crate::room::{Answer, Input, Output, Room, Think, Ticket, is_full};
use crate::security_log::{Event, note};
use crate::store::Append;
use crate::time::Millis;
use crate::work::Shed;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// The task that drives one room: it does what the outputs say.
pub(super) struct Driver {
    pub(super) hall: Arc<Hall>,
    pub(super) id: String,
    pub(super) room: Room,
    pub(super) commands: HashMap<Ticket, oneshot::Sender<Answer>>,
    pub(super) queries: HashMap<Ticket, oneshot::Sender<Seen>>,
    pub(super) next_ticket: Ticket,
    pub(super) inbox: mpsc::Sender<Message>,
    pub(super) tell: watch::Sender<Version>,
    pub(super) wake: Millis,
    /// How many lines the last summary has that this room has sent to the store.
    pub(super) summarized: u64,
    pub(super) is_closing: bool,
    pub(super) pace: Pace,
    pub(super) share: Share,
}

impl Driver {
    pub(super) async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        loop {
            let patience = self.share.patience();
            let sleep = Duration::from_millis(self.wake.saturating_sub(self.hall.time.now())).min(patience);
            let input = tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => match self.input(message) {
                        Some(input) => input,
                        None => continue,
                    },
                    None => return,
                },
                () = self.share.changed() => continue,
                () = tokio::time::sleep(SUMMARY_AFTER), if self.is_unsummarized() => {
                    self.summarize();
                    continue;
                }
                () = tokio::time::sleep(sleep), if !messages.is_closed() => {
                    self.is_closing = self.is_unneeded();
                    self.wake = Millis::MAX;
                    Input::Tick
                }
            };
            self.drive(input).await;
            if self.is_closing && self.room.is_idle() && !messages.is_closed() {
                self.summarize();
                self.leave_hall();
                // What came in meanwhile is still answered; nothing more comes.
                messages.close();
            }
        }
    }

    /// Whether nobody misses the room now that nothing was asked of it for a while. A clock that runs can be read
    /// from the journal later, so it keeps no room where room is scarce.
    fn is_unneeded(&mut self) -> bool {
        let nothing_is_due =
            self.wake == Millis::MAX || self.share.is_crowded() && self.wake > self.hall.time.now();
        nothing_is_due && self.room.is_idle() && self.tell.receiver_count() <= 1
    }

    fn is_unsummarized(&self) -> bool {
        self.summarized < self.room.lines()
    }

    /// Lets the store keep what the table is on people's lists. Nobody waits for that: where it fails, the room is
    /// asked when somebody wants their list.
    fn summarize(&mut self) {
        if !self.is_unsummarized() {
            return;
        }
        let lines = self.room.lines();
        self.summarized = lines;
        let Some(summary) = self.room.summary() else { return };
        let (hall, table) = (Arc::clone(&self.hall), self.id.clone());
        tokio::spawn(async move { hall.store.summarize(&table, lines, summary.print()).await });
    }

    fn leave_hall(&self) {
        let mut rooms = self.hall.rooms();
        if rooms.get(&self.id).is_some_and(|door| door.inbox.same_channel(&self.inbox)) {
            rooms.remove(&self.id);
        }
    }

    fn input(&mut self, message: Message) -> Option<Input> {
        match message {
            Message::Input(input) => Some(input),
            // Whoever only wanted to look and has gone costs nothing more.
            Message::Query(_, answer) if answer.is_closed() => None,
            Message::Query(freshness, answer) => {
                let ticket = self.ticket();
                self.queries.insert(ticket, answer);
                Some(Input::Query(ticket, freshness))
            }
            Message::Command(command, answer) => {
                let ticket = self.ticket();
                self.commands.insert(ticket, answer);
                Some(Input::Command(ticket, command))
            }
        }
    }

    fn ticket(&mut self) -> Ticket {
        self.pace = Pace::asked(self.hall.time.now());
        self.next_ticket += 1;
        self.next_ticket
    }

    /// Lets a bot think, now or later.
    fn think(&mut self, think: Box<Think>, now: Millis) -> Option<Input> {
        let (seat, is_followed) = (think.seat, self.tell.receiver_count() > 1);
        let start = match think.only_bots {
            true => self.pace.start((seat, think.n), is_followed, now),
            false => Start::Now,
        };
        match start {
            Start::Now => self.hall.think(&self.id, think, self.inbox.clone()),
            Start::At(at) => return Some(Input::Rest(seat, Some(at))),
            Start::Asked => return Some(Input::Rest(seat, None)),
        }
        None
    }

    async fn drive(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let now = self.hall.time.now();
            for output in self.handle(input, now).await {
                inputs.extend(self.act(output, now).await);
            }
        }
    }

    /// What the room says to this. A long journal is played through where that takes nothing from moves.
    async fn handle(&mut self, input: Input, now: Millis) -> Vec<Output> {
        if let Input::Loaded(from, lines) = &input {
            let bytes = lines.iter().map(Vec::len).sum();
            if *from == 0 { self.share.set(bytes) } else { self.share.add(bytes) }
        }
        if !self.room.is_costly(&input) {
            let _decide = part!("decide");
            return self.room.handle(input, now);
        }
        let mut room = std::mem::replace(&mut self.room, self.hall.room(&self.id));
        let reading = async move {
            let outputs = room.handle(input, now);
            (room, outputs)
        };
        match self.hall.work.read(reading).await {
            Ok((room, outputs)) => {
                self.room = room;
                outputs
            }
            // The room that took its place reads the journal again; whoever waits is told of the fault.
            Err(Shed) => {
                self.commands.clear();
                self.queries.clear();
                Vec::new()
            }
        }
    }

    async fn act(&mut self, output: Output, now: Millis) -> Option<Input> {
        match output {
            Output::Load(from) => {
                return Some(match self.hall.store.lines(&self.id, from).await {
                    Ok(lines) => Input::Loaded(from, lines),
                    Err(error) => {
                        tracing::error!(table = self.id, %error, "a journal could not be read");
                        Input::LoadFailed
                    }
                });
            }
            Output::Append(n, body, people) => {
                self.share.add(body.len());
                let append = Append { table: self.id.clone(), n, body, at: now, people };
                return Some(Input::Appended(self.hall.store.append(append).await.ok()));
            }
            Output::Answer(ticket, answer) => {
                if let Some(why) = answer.as_ref().err().and_then(is_full) {
                    note(Event::JournalFull, &self.id, why);
                }
                if let Some(waits) = self.commands.remove(&ticket) {
                    let _ = waits.send(answer);
                }
            }
            Output::Show(ticket, seen) => {
                if let Some(waits) = self.queries.remove(&ticket) {
                    let _ = waits.send(seen);
                }
            }
            Output::Advanced { lines, shown, ours } => {
                let version = Version { lines, shown };
                self.tell.send_if_modified(|told| std::mem::replace(told, version).lines != lines);
                if ours {
                    self.hall.bus.publish(&self.id, News::Lines(lines));
                }
            }
            Output::Think(think) => return self.think(think, now),
            Output::Wake(at) => self.wake = at,
            Output::Close => self.is_closing = true,
        }
        None
    }
}
