//! How an attack is run and what must hold meanwhile.

use crate::client::{Client, Got, household};
use crate::honest::{People, p99};
use crate::server::Server;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// While an attack runs a move may take so many times as long as in quiet.
const RATIO: u32 = 5;
/// What nobody feels is always allowed.
const UNFELT: Duration = Duration::from_millis(100);
/// Where it takes longer, all is measured again, quiet as well: other programs may have had the machine. A server
/// that gives in does so every time.
const ROUNDS: u16 = 3;
/// The most memory that a server may have had after an attack, in bytes.
const MEMORY_MAX: u64 = 300 << 20;
/// An attack ends after this time by itself, whatever happens to those it is measured by.
const LASTS_MAX: Duration = Duration::from_secs(300);

/// How much is done: little in every run of the tests, much with `CASTELLAN_ABUSE=large`.
pub fn size(small: usize, large: usize) -> usize {
    match std::env::var("CASTELLAN_ABUSE").as_deref() {
        Ok("large") => large,
        _ => small,
    }
}

/// Whether what takes this long under attack is as it should be, where it takes so long in quiet.
pub fn is_bearable(attacked: Duration, quiet: Duration, unfelt: Duration) -> bool {
    attacked <= unfelt.max(quiet * RATIO)
}

/// One of those who attack.
pub struct Attacker<'a> {
    /// Their number, from 0.
    pub number: u16,
    /// Where the attacked node listens.
    pub to: SocketAddr,
    /// How often all was measured before.
    round: u16,
    field: &'a Field,
    luck: u64,
}

struct Field {
    ends: AtomicBool,
    at_it: AtomicUsize,
    /// How many have stopped before they were told to.
    gave_up: AtomicUsize,
    until: Instant,
}

impl Attacker<'_> {
    /// This attacker's own address: another one in each round, so that rates begin anew.
    pub fn home(&self) -> Ipv4Addr {
        household(self.number + 1_000 * self.round)
    }

    /// A client from this attacker's own address.
    pub fn client(&self) -> Client {
        Client::new(self.home(), self.to)
    }

    /// Whether to go on.
    pub fn goes_on(&self) -> bool {
        !self.field.ends.load(Ordering::Relaxed) && Instant::now() < self.field.until
    }

    /// What came back; none where nothing did, after a while.
    pub fn got(&self, answer: std::io::Result<Got>) -> Option<Got> {
        if answer.is_err() {
            self.rest(20);
        }
        answer.ok()
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

/// Plays honestly in quiet, then while so many attackers do their worst until they are told to stop, and demands
/// that moves are acknowledged nearly as quickly, that nobody honest is refused and that memory stays bounded.
/// `meanwhile` runs at the height of the attack.
pub fn while_attacked(
    server: &Server,
    attackers: u16,
    attack: impl Fn(&mut Attacker<'_>) + Sync,
    mut meanwhile: impl FnMut(),
) {
    let mut people = People::come(server);
    people.play(8);
    for round in 0..ROUNDS {
        let quiet = p99(people.play(size(40, 200)));
        let attacked = one_round(server, (attackers, round), &attack, &mut people, &mut meanwhile);
        let most = server.memory_max().unwrap_or(0);
        println!("p99 of a move: {quiet:?} in quiet, {attacked:?} under attack; {} MB", most >> 20);
        assert!(most <= MEMORY_MAX, "{} MB", most >> 20);
        if is_bearable(attacked, quiet, UNFELT) {
            return;
        }
        assert!(round + 1 < ROUNDS, "a move took {attacked:?}, {quiet:?} in quiet");
    }
}

fn one_round(
    server: &Server,
    (attackers, round): (u16, u16),
    attack: &(impl Fn(&mut Attacker<'_>) + Sync),
    people: &mut People,
    meanwhile: &mut impl FnMut(),
) -> Duration {
    let field = Field {
        ends: AtomicBool::new(false),
        at_it: AtomicUsize::new(0),
        gave_up: AtomicUsize::new(0),
        until: Instant::now() + LASTS_MAX,
    };
    std::thread::scope(|scope| {
        for number in 0..attackers {
            let field = &field;
            scope.spawn(move || {
                let _gives_up = GivesUp(field);
                let luck = u64::from(number) + 1;
                attack(&mut Attacker { number, to: server.address(), round, field, luck });
            });
        }
        let _ends = Ends(&field);
        while field.at_it.load(Ordering::SeqCst) < usize::from(attackers) {
            assert_eq!(field.gave_up.load(Ordering::SeqCst), 0, "the attack does not get going");
            std::thread::park_timeout(Duration::from_millis(5));
        }
        let attacked = p99(people.play(size(100, 2_000)));
        meanwhile();
        assert_eq!(field.gave_up.load(Ordering::SeqCst), 0, "an attacker stopped too early");
        attacked
    })
}

/// The attack ends with this, also when something failed.
struct Ends<'a>(&'a Field);

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        self.0.ends.store(true, Ordering::SeqCst);
    }
}

/// Notes who stops although nobody told them to.
struct GivesUp<'a>(&'a Field);

impl Drop for GivesUp<'_> {
    fn drop(&mut self) {
        if !self.0.ends.load(Ordering::SeqCst) {
            self.0.gave_up.fetch_add(1, Ordering::SeqCst);
        }
    }
}
