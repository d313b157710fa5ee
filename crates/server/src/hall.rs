//! The hall: all rooms that are in memory, each driven by a task of its own.

mod bots;
mod pace;

use crate::bus::{Bus, News, Told};
use crate::limits::{POLL_EVERY, ROOM_IDLE, TIME_COMPARED};
use crate::registry::Registry;
use crate::room::{Answer, Ask, Input, Output, Refused, Room, Think, Ticket};
use crate::secret::{Entropy, number};
use crate::store::{Append, Store};
use crate::time::{Millis, Time};
use crate::work::{Shed, Work};
use pace::{Pace, Start};
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{broadcast, mpsc, oneshot, watch};

/// All rooms in memory and what they live on.
pub struct Hall {
    /// The games.
    pub games: Registry,
    /// Where journals are kept.
    pub store: Arc<dyn Store>,
    /// Where the time comes from.
    pub time: Time,
    /// Where random bytes come from.
    pub entropy: Arc<dyn Entropy>,
    /// How other nodes are told.
    pub bus: Arc<dyn Bus>,
    /// By what this node is known to others.
    pub node: u64,
    rooms: Mutex<HashMap<String, Door>>,
    /// The tables that somebody listens to, and how many do.
    followed: Mutex<HashMap<String, usize>>,
    /// What is drawn, thought about and looked at for strangers.
    pub(crate) work: Work,
    hints: bots::Hints,
    /// Whether seats may act only so often, counted over all nodes.
    limits_rates: AtomicBool,
    /// Where rooms live, whoever asks for them first.
    runtime: Handle,
}

/// The way into a room, and how many of its lines may be seen.
#[derive(Clone)]
struct Door {
    inbox: mpsc::Sender<Message>,
    lines: watch::Receiver<u64>,
}

/// Somebody who hears how many lines of a table may be seen. As long as they do, the room stays in memory
/// and other nodes tell of the table.
pub struct Listening {
    /// How many lines.
    pub lines: watch::Receiver<u64>,
    hall: Weak<Hall>,
    table: String,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let Some(hall) = self.hall.upgrade() else { return };
        let mut followed = hall.followed();
        let Some(count) = followed.get_mut(&self.table) else { return };
        *count -= 1;
        if *count == 0 {
            followed.remove(&self.table);
            hall.bus.unfollow(&self.table);
        }
    }
}

enum Message {
    Ask(Ask, oneshot::Sender<Answer>),
    Input(Input),
}

impl Hall {
    /// An empty hall; call it within a runtime.
    pub fn new(
        games: Registry,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        time: Time,
        entropy: Arc<dyn Entropy>,
    ) -> Arc<Hall> {
        let hall = Arc::new(Hall {
            games,
            store,
            time,
            node: number(&*entropy) >> 1,
            entropy,
            bus,
            rooms: Mutex::default(),
            followed: Mutex::default(),
            work: Work::default(),
            hints: bots::Hints::default(),
            limits_rates: AtomicBool::new(false),
            runtime: Handle::current(),
        });
        tokio::spawn(pass_news_on(Arc::downgrade(&hall), hall.bus.listen()));
        if hall.store.is_shared() {
            tokio::spawn(keep_up(Arc::downgrade(&hall)));
        }
        hall
    }

    /// Lets seats act only so often from now on, however many nodes they go to.
    pub fn limit_rates(&self, is_limited: bool) {
        self.limits_rates.store(is_limited, Ordering::Relaxed);
    }

    /// Asks a room and waits for its answer.
    ///
    /// # Errors
    /// If the room refuses.
    pub async fn ask(self: &Arc<Hall>, table: &str, ask: Ask) -> Answer {
        let mut message = Some((ask, oneshot::channel()));
        while let Some((ask, (answer, answered))) = message.take() {
            match self.door(table).inbox.send(Message::Ask(ask, answer)).await {
                Ok(()) => return answered.await.unwrap_or_else(|_| Err(fault())),
                // The room was closing; a new one is opened.
                Err(mpsc::error::SendError(Message::Ask(ask, answer))) => {
                    message = Some((ask, (answer, answered)));
                }
                Err(_) => return Err(fault()),
            }
        }
        Err(fault())
    }

    /// Hears how many lines of a table may be seen.
    pub fn listen(self: &Arc<Hall>, table: &str) -> Listening {
        let listening =
            Listening { lines: self.door(table).lines, hall: Arc::downgrade(self), table: table.to_owned() };
        let mut followed = self.followed();
        let count = followed.entry(table.to_owned()).or_default();
        *count += 1;
        if *count == 1 {
            self.bus.follow(table);
        }
        listening
    }

    fn followed(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Goes by the store's time from now on, where the store has one.
    pub async fn compare_time(&self) {
        if let Ok(Some(now)) = self.store.time().await {
            self.time.correct(now);
        }
    }

    /// How many rooms are in memory.
    pub fn rooms_open(&self) -> usize {
        self.rooms().len()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Door>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn door(self: &Arc<Hall>, table: &str) -> Door {
        let mut rooms = self.rooms();
        if let Some(door) = rooms.get(table).filter(|door| !door.inbox.is_closed()) {
            return door.clone();
        }
        let (inbox, messages) = mpsc::channel(256);
        let (tell, lines) = watch::channel(0);
        let door = Door { inbox: inbox.clone(), lines };
        rooms.insert(table.to_owned(), door.clone());
        let driver = Driver {
            hall: Arc::clone(self),
            id: table.to_owned(),
            room: self.room(table),
            tickets: HashMap::new(),
            next_ticket: 0,
            inbox,
            tell,
            wake: Millis::MAX,
            is_closing: false,
            pace: Pace::asked(self.time.now()),
        };
        self.runtime.spawn(driver.run(messages));
        door
    }

    fn room(&self, table: &str) -> Room {
        let is_shared = self.store.is_shared();
        let is_limited = self.limits_rates.load(Ordering::Relaxed);
        Room::new(table, self.games.clone()).shared(is_shared).limited(is_limited)
    }

    fn hint(&self, table: &str, lines: u64) {
        let door = self.rooms().get(table).cloned();
        if let Some(door) = door.filter(|door| *door.lines.borrow() < lines) {
            let _ = door.inbox.try_send(Message::Input(Input::Hint(lines)));
        }
    }
}

fn fault() -> Refused {
    Refused {
        status: 500,
        code: "internal",
        say: "refused-internal".into(),
        said: None,
        rule: None,
        state: None,
    }
}

async fn pass_news_on(hall: Weak<Hall>, mut news: broadcast::Receiver<Told>) {
    loop {
        match news.recv().await {
            Ok(Told { table, news }) => {
                let Some(hall) = hall.upgrade() else { return };
                match news {
                    News::Lines(lines) => hall.hint(&table, lines),
                    // What was written before this node could hear of it is read.
                    News::Tuned if hall.store.is_shared() => hall.hint(&table, u64::MAX),
                    _ => {}
                }
            }
            Err(broadcast::error::RecvError::Lagged(_)) => {}
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}

/// Keeps up with the other nodes whatever the bus loses: compares the tables that are listened to with the
/// store, and this node's clock with the store's.
async fn keep_up(hall: Weak<Hall>) {
    let mut tick = tokio::time::interval(POLL_EVERY);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for round in 0_u64.. {
        tick.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        let tables: Vec<String> = hall.followed().keys().cloned().collect();
        for some in tables.chunks(1_000) {
            for (table, lines) in hall.store.lengths(some.to_vec()).await.unwrap_or_default() {
                hall.hint(&table, lines);
            }
        }
        if round.is_multiple_of(TIME_COMPARED.as_secs() / POLL_EVERY.as_secs()) {
            hall.compare_time().await;
        }
        if round % 1_800 == 900 {
            let _ = hall.store.sweep().await;
        }
    }
}

/// The task that drives one room: it does what the outputs say.
struct Driver {
    hall: Arc<Hall>,
    id: String,
    room: Room,
    tickets: HashMap<Ticket, oneshot::Sender<Answer>>,
    next_ticket: Ticket,
    inbox: mpsc::Sender<Message>,
    tell: watch::Sender<u64>,
    wake: Millis,
    is_closing: bool,
    pace: Pace,
}

impl Driver {
    async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        loop {
            let sleep = Duration::from_millis(self.wake.saturating_sub(self.hall.time.now())).min(ROOM_IDLE);
            let input = tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => match self.input(message) {
                        Some(input) => input,
                        None => continue,
                    },
                    None => return,
                },
                () = tokio::time::sleep(sleep), if !messages.is_closed() => {
                    self.is_closing = self.wake == Millis::MAX && self.room.is_idle() && self.tell.receiver_count() <= 1;
                    self.wake = Millis::MAX;
                    Input::Tick
                }
            };
            self.drive(input).await;
            if self.is_closing && self.room.is_idle() && !messages.is_closed() {
                self.leave_hall();
                // What came in meanwhile is still answered; nothing more comes.
                messages.close();
            }
        }
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
            Message::Ask(ask, answer) if answer.is_closed() && !ask.what.changes() => None,
            Message::Ask(ask, answer) => {
                self.pace = Pace::asked(self.hall.time.now());
                self.next_ticket += 1;
                self.tickets.insert(self.next_ticket, answer);
                Some(Input::Ask(self.next_ticket, ask))
            }
        }
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

    /// What the room says to this. What is costly to look at is looked at where it takes nothing from moves.
    async fn handle(&mut self, input: Input, now: Millis) -> Vec<Output> {
        if !self.room.is_costly(&input) {
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
                self.tickets.clear();
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
                let append = Append { table: self.id.clone(), n, body, at: now, people };
                return Some(Input::Appended(self.hall.store.append(append).await.ok()));
            }
            Output::Answer(ticket, answer) => {
                if let Some(waits) = self.tickets.remove(&ticket) {
                    let _ = waits.send(answer);
                }
            }
            Output::Advanced { lines, ours } => {
                self.tell.send_if_modified(|told| std::mem::replace(told, lines) != lines);
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
