//! How an attack is run and what must hold meanwhile.

use crate::client::{Client, household};
use crate::honest::{People, p99};
use crate::server::Server;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// While an attack runs a move may take so many times as long as in quiet.
const RATIO: u32 = 5;
/// What nobody feels is always allowed.
const UNFELT: Duration = Duration::from_millis(100);
/// The most memory that a server may have had after an attack, in bytes.
const MEMORY_MAX: u64 = 300 << 20;
/// An attack ends after this time by itself, whatever happens to those it is measured by.
const LASTS_MAX: Duration = Duration::from_secs(120);

/// How much is done: little in every run of the tests, much with `CASTELLAN_ABUSE=large`.
pub fn size(small: usize, large: usize) -> usize {
    match std::env::var("CASTELLAN_ABUSE").as_deref() {
        Ok("large") => large,
        _ => small,
    }
}

/// One attack at a time: they are measured, and would measure each other.
pub fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One of those who attack.
pub struct Attacker<'a> {
    /// Their number, from 0.
    pub number: u16,
    /// Where the attacked node listens.
    pub to: SocketAddr,
    field: &'a Field,
    luck: u64,
}

struct Field {
    ends: AtomicBool,
    at_it: AtomicUsize,
    until: Instant,
}

impl Attacker<'_> {
    /// A client from this attacker's own address.
    pub fn client(&self) -> Client {
        Client::new(household(self.number), self.to)
    }

    /// Whether to go on.
    pub fn goes_on(&self) -> bool {
        !self.field.ends.load(Ordering::Relaxed) && Instant::now() < self.field.until
    }

    /// Says that the attack is in force now: measuring begins when all have said so.
    pub fn is_at_it(&self) {
        self.field.at_it.fetch_add(1, Ordering::SeqCst);
    }

    /// Waits a while or until the attack ends; says whether to go on.
    pub fn rest(&self, millis: u64) -> bool {
        let until = Instant::now() + Duration::from_millis(millis);
        while self.goes_on() && Instant::now() < until {
            std::thread::park_timeout(Duration::from_millis(millis.min(20)));
        }
        self.goes_on()
    }

    /// A number below `below`, the same in every run.
    pub fn roll(&mut self, below: usize) -> usize {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.luck >> 33) as usize % below
    }
}

/// Plays honestly in quiet, then while so many attackers do their worst, and demands that moves are
/// acknowledged nearly as quickly, that nobody honest is refused and that memory stays bounded. `meanwhile`
/// runs at the height of the attack.
pub fn while_attacked(
    server: &Server,
    attackers: u16,
    attack: impl Fn(&mut Attacker<'_>) + Sync,
    meanwhile: impl FnOnce(),
) {
    let _alone = alone();
    let mut people = People::come(server);
    people.play(8);
    let quiet = p99(people.play(size(40, 200)));
    let field =
        Field { ends: AtomicBool::new(false), at_it: AtomicUsize::new(0), until: Instant::now() + LASTS_MAX };
    let attacked = std::thread::scope(|scope| {
        for number in 0..attackers {
            let (field, attack) = (&field, &attack);
            scope.spawn(move || {
                let luck = u64::from(number) + 1;
                attack(&mut Attacker { number, to: server.address(), field, luck });
            });
        }
        let _ends = Ends(&field);
        while field.at_it.load(Ordering::SeqCst) < usize::from(attackers) && Instant::now() < field.until {
            std::thread::park_timeout(Duration::from_millis(5));
        }
        assert!(Instant::now() < field.until, "the attack does not get going");
        let attacked = p99(people.play(size(100, 2_000)));
        meanwhile();
        attacked
    });
    let most = server.memory_max().unwrap_or(0);
    println!("p99 of a move: {quiet:?} in quiet, {attacked:?} under attack; {} MB", most >> 20);
    assert!(attacked <= UNFELT.max(quiet * RATIO), "a move took {attacked:?}, {quiet:?} in quiet");
    assert!(most <= MEMORY_MAX, "{} MB", most >> 20);
}

/// The attack ends with this, also when something failed.
struct Ends<'a>(&'a Field);

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        self.0.ends.store(true, Ordering::SeqCst);
    }
}
