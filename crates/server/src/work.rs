//! Work that strangers can ask for, by what it costs. Each class has so many places, a bounded queue that is
//! fair to addresses and tables, and a time after which the work itself stops. What is too much is refused at
//! once and costs nothing. Moves of people are in no class: they never wait behind any of this.

mod fair;

pub(crate) use fair::Who;

use crate::limits::{
    BOTS_WAITING_MAX, PICTURE_LASTS, POSITION_LASTS, THOUGHT_LASTS, WORK_NICENESS, WORK_WAITING_MAX,
    WORK_WAITING_OF_ONE_MAX, cores,
};
use crate::security_log::{Event, note};
use fair::FairQueue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// What a piece of work costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// A position and what is shown of it: a few milliseconds.
    Position,
    /// A picture: tens to hundreds of milliseconds and megabytes.
    Picture,
    /// The thought of a bot that plays at a glance: milliseconds.
    Glance,
    /// The thought of a bot that searches: seconds.
    Thought,
}

impl Class {
    const ALL: [Class; 4] = [Class::Position, Class::Picture, Class::Glance, Class::Thought];

    /// The name in metrics and logs.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Class::Position => "position",
            Class::Picture => "picture",
            Class::Glance => "glance",
            Class::Thought => "thought",
        }
    }

    /// How many are worked on at once.
    fn places(self) -> usize {
        match self {
            // Some of them wait for the store and need no core.
            Class::Position => 2 * cores(),
            Class::Thought => (cores() / 2).max(1),
            Class::Picture | Class::Glance => 1,
        }
    }

    /// How long one may take; whoever has waited as long for a place is refused.
    fn lasts(self) -> Duration {
        match self {
            Class::Position => POSITION_LASTS,
            Class::Picture => PICTURE_LASTS,
            Class::Glance | Class::Thought => THOUGHT_LASTS,
        }
    }
}

/// Work was refused: too much waits, it took too long, or it failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shed;

/// When a piece of work must stop.
#[derive(Clone, Debug)]
pub(crate) struct Deadline {
    until: Instant,
    is_abandoned: Arc<AtomicBool>,
}

impl Deadline {
    /// Whether the time is over, or nobody waits for the result any more.
    pub(crate) fn is_over(&self) -> bool {
        self.is_abandoned.load(Ordering::Relaxed) || Instant::now() > self.until
    }
}

/// Says that nobody waits any more, once it is dropped.
struct Interest(Arc<AtomicBool>);

impl Drop for Interest {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A place to work in, until it is dropped.
#[derive(Debug)]
pub(crate) struct Permit(Option<Arc<Lane>>);

impl Drop for Permit {
    fn drop(&mut self) {
        if let Some(lane) = self.0.take() {
            lane.release();
        }
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// The places of one class and who waits for them.
struct Lane {
    class: Class,
    state: Mutex<State>,
    jobs: Mutex<mpsc::Sender<Job>>,
}

struct State {
    free: usize,
    waiting: FairQueue<oneshot::Sender<Permit>>,
}

impl std::fmt::Debug for Lane {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Lane").field(&self.class).finish()
    }
}

impl Lane {
    fn new(class: Class) -> Arc<Lane> {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        // Positions are asked of rooms and so have a runtime; all else has threads of its own.
        let threads = if class == Class::Position { 0 } else { class.places() };
        for _ in 0..threads {
            let queue = Arc::clone(&queue);
            let work = move || {
                give_way();
                loop {
                    let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    // A job that panics has said so by not answering.
                    let _ = catch_unwind(AssertUnwindSafe(job));
                }
            };
            let started = std::thread::Builder::new().name(class.name().to_owned()).spawn(work);
            started.expect("a server can start its threads");
        }
        let state = State { free: class.places(), waiting: FairQueue::default() };
        Arc::new(Lane { class, state: Mutex::new(state), jobs: Mutex::new(jobs) })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Joins the queue, or takes a place that is free.
    fn join(self: &Arc<Lane>, who: &Who, most: (usize, usize)) -> Result<Entry, Shed> {
        let mut state = self.state();
        if state.free > 0 {
            state.free -= 1;
            return Ok(Entry::Now(Permit(Some(Arc::clone(self)))));
        }
        let is_full =
            |state: &State| state.waiting.len() >= most.0 || state.waiting.len_of(&who.owner) >= most.1;
        if is_full(&state) {
            state.waiting.retain(|waits| !waits.is_closed());
        }
        if is_full(&state) {
            return Err(Shed);
        }
        let (give, given) = oneshot::channel();
        state.waiting.push(who, give);
        Ok(Entry::Later(given))
    }

    fn release(self: Arc<Lane>) {
        let mut permit = Permit(Some(Arc::clone(&self)));
        loop {
            let next = {
                let mut state = self.state();
                let next = state.waiting.pop();
                if next.is_none() {
                    state.free += 1;
                    permit.0 = None;
                }
                next
            };
            match next.map(|next| next.send(permit)) {
                None | Some(Ok(())) => return,
                // Whoever waited has gone; the place goes to the next.
                Some(Err(back)) => permit = back,
            }
        }
    }
}

enum Entry {
    Now(Permit),
    Later(oneshot::Receiver<Permit>),
}

/// All work of a server, by class.
pub(crate) struct Work {
    lanes: [Arc<Lane>; 4],
    /// Where positions are made and shown; its threads give way to those that take moves.
    reads: Option<Runtime>,
    /// Whether an address has but a share of what may wait.
    has_shares: AtomicBool,
}

impl Default for Work {
    fn default() -> Work {
        let reads = Builder::new_multi_thread()
            .worker_threads((cores() / 2).max(1))
            .thread_name(Class::Position.name())
            .on_thread_start(give_way)
            .enable_all()
            .build();
        let reads = Some(reads.expect("a server can start its threads"));
        Work { lanes: Class::ALL.map(Lane::new), reads, has_shares: AtomicBool::new(true) }
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        // What is being looked at then is nobody's any more.
        if let Some(reads) = self.reads.take() {
            reads.shutdown_background();
        }
    }
}

/// A task that ends when nobody waits for it any more.
struct Wanted<T>(JoinHandle<T>);

impl<T> Drop for Wanted<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Work {
    fn lane(&self, class: Class) -> &Arc<Lane> {
        &self.lanes[class as usize]
    }

    /// How much waits in a class.
    pub(crate) fn waiting(&self, class: Class) -> usize {
        self.lane(class).state().waiting.len()
    }

    /// Lets one address have all that may wait, from now on, or a share of it again: where rates are lifted, one
    /// address stands for everybody.
    pub(crate) fn share_out(&self, has_shares: bool) {
        self.has_shares.store(has_shares, Ordering::Relaxed);
    }

    /// A place for something that a stranger asks for.
    ///
    /// # Errors
    /// If too much of it waits already, or no place has become free in time.
    pub(crate) async fn admit(&self, class: Class, who: &Who) -> Result<Permit, Shed> {
        let lane = self.lane(class);
        let has_shares = self.has_shares.load(Ordering::Relaxed);
        let of_one = if has_shares { WORK_WAITING_OF_ONE_MAX } else { WORK_WAITING_MAX };
        let given = match lane.join(who, (WORK_WAITING_MAX, of_one)) {
            Ok(Entry::Now(permit)) => return Ok(permit),
            Ok(Entry::Later(given)) => tokio::time::timeout(class.lasts(), given).await,
            Err(shed) => return Err(self.shed(class, who, "too much of it waits", shed)),
        };
        match given {
            Ok(Ok(permit)) => Ok(permit),
            _ => Err(self.shed(class, who, "no place became free in time", Shed)),
        }
    }

    /// A place for a bot at its own table: it waits as long as it takes.
    ///
    /// # Errors
    /// If more bots wait than the server keeps in mind.
    pub(crate) async fn admit_bot(&self, class: Class, table: &str) -> Result<Permit, Shed> {
        let who = Who { owner: table.to_owned(), table: table.to_owned() };
        match self.lane(class).join(&who, (BOTS_WAITING_MAX, usize::MAX)) {
            Ok(Entry::Now(permit)) => Ok(permit),
            Ok(Entry::Later(given)) => given.await.map_err(|_| Shed),
            Err(shed) => Err(self.shed(class, &who, "too many bots wait", shed)),
        }
    }

    /// Lets something be read where reading takes nothing from those who move. It ends when its asker goes away.
    ///
    /// # Errors
    /// If it panics.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        reading: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Shed> {
        let reads = self.reads.as_ref().ok_or(Shed)?;
        let mut task = Wanted(reads.spawn(reading));
        (&mut task.0).await.map_err(|_| Shed)
    }

    /// Does a piece of work on a thread of its class. The place is given back when the work has ended, however
    /// early its asker goes away.
    ///
    /// # Errors
    /// If it failed.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        permit: Permit,
        class: Class,
        work: impl FnOnce(&Deadline) -> T + Send + 'static,
    ) -> Result<T, Shed> {
        let (answer, answered) = oneshot::channel();
        let interest = Interest(Arc::default());
        let is_abandoned = Arc::clone(&interest.0);
        let job = move || {
            let _permit = permit;
            let deadline = Deadline { until: Instant::now() + class.lasts(), is_abandoned };
            if !deadline.is_over() {
                let _ = answer.send(work(&deadline));
            }
        };
        let jobs = self.lane(class).jobs.lock().unwrap_or_else(PoisonError::into_inner).clone();
        jobs.send(Box::new(job)).map_err(|_| Shed)?;
        let done = answered.await.map_err(|_| Shed);
        drop(interest);
        done
    }

    fn shed(&self, class: Class, who: &Who, why: &str, shed: Shed) -> Shed {
        metrics::counter!("castellan_work_shed_total", "class" => class.name()).increment(1);
        note(Event::WorkShed, &who.owner, &format!("{}: {why}", class.name()));
        shed
    }
}

/// Lets the threads that answer people go first.
fn give_way() {
    #[cfg(target_os = "linux")]
    {
        // Where it is not allowed, the scheduler's fairness must do.
        let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), WORK_NICENESS);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = WORK_NICENESS;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(owner: &str) -> Who {
        Who { owner: owner.to_owned(), table: "t".to_owned() }
    }

    #[tokio::test]
    async fn the_place_stays_taken_while_work_goes_on_whose_asker_has_gone() {
        let work = Arc::new(Work::default());
        let (go_on, hold) = mpsc::channel::<()>();
        let (begun, begins) = oneshot::channel();
        let permit = work.admit(Class::Picture, &who("a")).await.unwrap();
        let asked = tokio::spawn({
            let work = Arc::clone(&work);
            async move {
                work.run(permit, Class::Picture, move |deadline| {
                    let _ = begun.send(());
                    let _ = hold.recv();
                    deadline.is_over()
                })
                .await
            }
        });
        begins.await.unwrap();
        asked.abort();
        assert!(asked.await.unwrap_err().is_cancelled());
        let lane = work.lane(Class::Picture);
        assert_eq!(lane.state().free, 0, "the brush is still in use");
        go_on.send(()).unwrap();
        let _next = work.admit(Class::Picture, &who("b")).await.unwrap();
    }

    #[tokio::test]
    async fn a_queue_is_bounded_for_each_and_in_all_and_those_who_left_do_not_count() {
        let work = Work::default();
        let lane = work.lane(Class::Picture);
        let held = work.admit(Class::Picture, &who("a")).await.unwrap();
        let join = |owner: &str| lane.join(&who(owner), (3, 2));
        let waits: Vec<_> = (0..2).map(|_| join("a").unwrap_or_else(|_| panic!("there is room"))).collect();
        assert!(join("a").is_err(), "one owner waits twice at the most");
        let other = join("b");
        assert!(other.is_ok() && join("c").is_err(), "three wait at the most");
        drop(waits);
        assert!(join("c").is_ok(), "who went away makes room");
        drop((held, other));
        assert_eq!(lane.state().free, 1, "nobody waits any more");
    }

    #[tokio::test]
    async fn an_address_has_its_share_of_what_waits_unless_it_stands_for_everybody() {
        for (has_shares, most) in [(true, WORK_WAITING_OF_ONE_MAX), (false, WORK_WAITING_MAX)] {
            let work = Arc::new(Work::default());
            work.share_out(has_shares);
            let _held = work.admit(Class::Picture, &who("a")).await.unwrap();
            let mut waits = tokio::task::JoinSet::new();
            for _ in 0..most {
                let work = Arc::clone(&work);
                waits.spawn(async move { work.admit(Class::Picture, &who("a")).await.map(drop) });
            }
            while work.waiting(Class::Picture) < most {
                tokio::task::yield_now().await;
            }
            assert_eq!(work.admit(Class::Picture, &who("a")).await.err(), Some(Shed));
        }
    }

    #[tokio::test]
    async fn work_that_panics_is_answered_and_leaves_its_thread_alive() {
        let work = Work::default();
        let permit = work.admit(Class::Glance, &who("a")).await.unwrap();
        let failed = work.run(permit, Class::Glance, |_| -> u32 { panic!("on purpose") }).await;
        assert_eq!(failed, Err(Shed));
        let permit = work.admit_bot(Class::Glance, "t").await.unwrap();
        assert_eq!(work.run(permit, Class::Glance, |_| 7).await, Ok(7));
    }
}
