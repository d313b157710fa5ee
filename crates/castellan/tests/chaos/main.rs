//! Chaos: three real nodes, PostgreSQL and NATS, and everything that can go wrong with them, while programs
//! play through any node; then the server's own history check.
//!
//! It runs where `CASTELLAN_TEST_SERVICES` is set, since it installs and starts services of its own
//! (`.ci/services`), for `CHAOS_SECONDS` (60). One hour:
//! `CASTELLAN_TEST_SERVICES=1 CHAOS_SECONDS=3600 cargo test --release -p castellan --test chaos -- --nocapture`.
//! `CHAOS_SEED` chooses other faults; `CHAOS_OTHER_PROGRAM=/path/to/castellan` lets another version run as one
//! of the three.
#![allow(unreachable_pub, missing_docs, reason = "one binary of several test files")]

mod cluster;
mod game;
#[allow(dead_code, reason = "the simulation uses the rest")]
#[path = "../../../server/tests/it/simulation/history.rs"]
mod history;
mod proxy;

use castellan_ai::mind::Playable;
use castellan_core::dice::Dice;
use castellan_room::registry::Registry;
use castellan_server::store::postgres::PostgresStore;
use cluster::Cluster;
use game::{World, fork};
use history::Totals;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How many tables are played at once.
const TABLES: usize = 12;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn no_acknowledged_move_is_lost_or_doubled_whatever_befalls_three_nodes() {
    if std::env::var_os("CASTELLAN_TEST_SERVICES").is_none_or(|set| set.is_empty()) {
        let _ = writeln!(std::io::stderr(), "not tested, since CASTELLAN_TEST_SERVICES is not set: chaos");
        return;
    }
    let (seconds, seed) = (number("CHAOS_SECONDS", 60), number("CHAOS_SEED", 1));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(chaos(Duration::from_secs(seconds), seed));
}

async fn chaos(lasts: Duration, seed: u64) {
    let mut dice = Dice::quick(seed);
    let cluster = Cluster::start().await;
    let store = PostgresStore::open(&cluster.services.postgres).await.unwrap();
    let games = [Playable::of::<castellan_siege::Siege>(), Playable::of::<castellan_castle::Castle>()];
    let world = Arc::new(World {
        cluster,
        store,
        games: Registry::new(games),
        is_ending: AtomicBool::new(false),
        acks_ms: Mutex::default(),
    });
    let mut tables = tokio::task::JoinSet::new();
    let (mut opened, mut totals) = (0, Totals::default());
    let end = Instant::now() + lasts;
    let faults = tokio::spawn({
        let (world, mut dice) = (Arc::clone(&world), fork(&mut dice));
        async move {
            while Instant::now() < end {
                tokio::time::sleep(Duration::from_millis(u64::from(dice.below(2_500)))).await;
                world.cluster.befall(&mut dice).await;
            }
        }
    });
    loop {
        let is_over = faults.is_finished();
        world.is_ending.store(is_over, Ordering::SeqCst);
        while !is_over && tables.len() < TABLES {
            tables.spawn(game::play(Arc::clone(&world), fork(&mut dice), opened));
            opened += 1;
        }
        match tokio::time::timeout(Duration::from_millis(200), tables.join_next()).await {
            Ok(Some(played)) => totals.add(&played.unwrap()),
            Ok(None) => break,
            Err(_) => {}
        }
    }
    faults.await.unwrap();
    report(&world, lasts, seed, opened, &totals);
}

fn report(world: &World, lasts: Duration, seed: u64, opened: u64, totals: &Totals) {
    let faults = world.cluster.faults.lock().unwrap().clone();
    let mut acks = world.acks_ms.lock().unwrap().clone();
    acks.sort_unstable();
    let at = |share: f64| acks[((acks.len() - 1) as f64 * share) as usize];
    println!("chaos for {} s, seed {seed}: {opened} tables, {} entries", lasts.as_secs(), totals.entries);
    println!(
        "{} acknowledged, {} refused, {} repeated, {} seen by readers; 0 lost, 0 doubled",
        totals.acknowledged, totals.refused, totals.repeated, totals.conflicts
    );
    println!("acknowledged after {} ms (p50), {} ms (p99), {} ms (longest)", at(0.5), at(0.99), at(1.0));
    for (fault, count) in &faults {
        println!("{count:>6} × {fault}");
    }
    // Chaos in which nothing happens or nothing fails would prove nothing.
    assert!(totals.acknowledged > lasts.as_secs() && totals.repeated > 0 && totals.refused > 0);
    assert!(faults.len() >= (lasts.as_secs() as usize / 10).min(7), "{faults:?}");
}
