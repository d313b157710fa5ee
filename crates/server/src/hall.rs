//! The hall: all rooms that are in memory, each driven by a task of its own.

mod bots;
mod driver;
mod memory;
mod opening;
mod pace;

use crate::bus::{Bus, News, Told};
use crate::limits::{POLL_EVERY, SWEPT_EVERY, SWEPT_FIRST, TIME_COMPARED};
use crate::registry::Registry;
use crate::room::{Answer, Command, Freshness, Input, Kind, Refused, Room, Snapshot, refused};
use crate::secret::{Entropy, number};
use crate::store::{Store, StoreError};
use crate::time::{Millis, Time};
use crate::work::Work;
use driver::Driver;
use memory::Memory;
use pace::Pace;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
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
    memory: Arc<Memory>,
    /// The tables that somebody listens to, and how many do.
    followed: Mutex<HashMap<String, usize>>,
    /// What is drawn, thought about and looked at for strangers.
    pub(crate) work: Work,
    hints: bots::Hints,
    /// Whether seats may act only so often, counted over all nodes.
    limits_rates: AtomicBool,
    /// After how many days without a line a table is forgotten; 0 for never.
    forget_after: AtomicU64,
    /// Where rooms live, whoever asks for them first.
    runtime: Handle,
}

/// The way into a room, and how many of its lines may be seen.
#[derive(Clone)]
struct Door {
    inbox: mpsc::Sender<Message>,
    version: watch::Receiver<Version>,
}

/// A version of a table that may be seen.
#[derive(Clone, Default)]
pub struct Version {
    /// How many lines it has.
    pub lines: u64,
    /// The table itself, unless its room has gone on already.
    pub shown: Weak<Snapshot>,
}

/// Somebody who hears which version of a table may be seen. As long as they do, the room stays in memory
/// and other nodes tell of the table.
pub struct Listening {
    /// The latest version.
    pub version: watch::Receiver<Version>,
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
    Command(Command, oneshot::Sender<Answer>),
    Query(Freshness, oneshot::Sender<Seen>),
    Input(Input),
}

/// What a query is answered.
type Seen = Result<Arc<Snapshot>, Refused>;

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
            memory: Arc::default(),
            followed: Mutex::default(),
            work: Work::default(),
            hints: bots::Hints::default(),
            limits_rates: AtomicBool::new(false),
            forget_after: AtomicU64::new(0),
            runtime: Handle::current(),
        });
        tokio::spawn(pass_news_on(Arc::downgrade(&hall), hall.bus.listen()));
        tokio::spawn(sweep(Arc::downgrade(&hall)));
        if hall.store.is_shared() {
            tokio::spawn(keep_up(Arc::downgrade(&hall)));
        }
        hall
    }

    /// Lets seats act only so often from now on, however many nodes they go to.
    pub fn limit_rates(&self, is_limited: bool) {
        self.limits_rates.store(is_limited, Ordering::Relaxed);
        self.work.share_out(is_limited);
    }

    /// Forgets tables at which nothing has happened for so many days, from now on; without days it keeps all.
    pub fn forget_after(&self, days: Option<u32>) {
        self.forget_after.store(days.unwrap_or(0).into(), Ordering::Relaxed);
    }

    /// Forgets what has ended, and tables that nobody has played at for as long as the host keeps them.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn sweep(&self) -> Result<(), StoreError> {
        let now = self.time.now();
        self.store.sweep(now).await?;
        let days = self.forget_after.load(Ordering::Relaxed);
        let since = now.saturating_sub(days * 24 * 3_600_000);
        let mut next = Some(String::new()).filter(|_| days > 0);
        while let Some(after) = next {
            next = self.store.expire(since, after).await?;
        }
        Ok(())
    }

    /// Has something changed, and waits until it is durable.
    ///
    /// # Errors
    /// If the room refuses.
    pub async fn command(self: &Arc<Hall>, table: &str, command: Command) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.send(table, Message::Command(command, answer)).await;
        answered.await.unwrap_or_else(|_| Err(fault()))
    }

    /// The table as it is.
    ///
    /// # Errors
    /// If there is no such table, or it can't be read.
    pub async fn query(self: &Arc<Hall>, table: &str, freshness: Freshness) -> Seen {
        let (answer, answered) = oneshot::channel();
        self.send(table, Message::Query(freshness, answer)).await;
        answered.await.unwrap_or_else(|_| Err(fault()))
    }

    /// The table's version of so many lines, if its room is in memory and has just these.
    pub(crate) fn shown(&self, table: &str, lines: u64) -> Option<Arc<Snapshot>> {
        let door = self.rooms().get(table).cloned()?;
        let version = door.version.borrow().clone();
        version.shown.upgrade().filter(|snapshot| snapshot.version() == lines)
    }

    /// Brings a message to a room; where the room was closing, to the one that is opened then.
    async fn send(self: &Arc<Hall>, table: &str, mut message: Message) {
        while let Err(mpsc::error::SendError(back)) = self.door(table).inbox.send(message).await {
            message = back;
        }
    }

    /// Hears which version of a table may be seen.
    pub fn listen(self: &Arc<Hall>, table: &str) -> Listening {
        let listening = Listening {
            version: self.door(table).version,
            hall: Arc::downgrade(self),
            table: table.to_owned(),
        };
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

    /// Bounds the memory of rooms that nobody needs now, in bytes.
    pub fn bound_rooms(&self, most: usize) {
        self.memory.bound(most);
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
        let (tell, version) = watch::channel(Version::default());
        let door = Door { inbox: inbox.clone(), version };
        rooms.insert(table.to_owned(), door.clone());
        let driver = Driver {
            hall: Arc::clone(self),
            id: table.to_owned(),
            room: self.room(table),
            commands: HashMap::new(),
            queries: HashMap::new(),
            next_ticket: 0,
            inbox,
            tell,
            wake: Millis::MAX,
            summarized: 0,
            is_closing: false,
            pace: Pace::asked(self.time.now()),
            share: self.memory.share(),
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
        if let Some(door) = door.filter(|door| door.version.borrow().lines < lines) {
            let _ = door.inbox.try_send(Message::Input(Input::Advanced(lines)));
        }
    }
}

fn fault() -> Refused {
    refused(Kind::Internal, "internal", "refused-internal")
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
    }
}

/// Forgets now and then what has ended.
async fn sweep(hall: Weak<Hall>) {
    let mut tick = tokio::time::interval_at(tokio::time::Instant::now() + SWEPT_FIRST, SWEPT_EVERY);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let Some(hall) = hall.upgrade() else { return };
        // What was not swept now is swept next time.
        let _ = hall.sweep().await;
    }
}
