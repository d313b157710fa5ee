//! Simulation with faults: several nodes, one store, clients that misbehave, everything from one seed.
//!
//! `SEEDS=1000000 cargo test --release -p castellan-server simulation` plays more of them,
//! `SEED=77 cargo test -p castellan-server simulation` replays one.

mod history;
mod world;

use crate::support;
use history::Totals;
use std::panic::AssertUnwindSafe;
use world::World;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn no_acknowledged_move_is_lost_or_doubled_whatever_fails() {
    let games = support::registry();
    if let Some(seed) = number("SEED") {
        World::new(seed, &games).run().check();
        return;
    }
    let seeds = number("SEEDS").unwrap_or(2_000);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
    let totals: Vec<Totals> = std::thread::scope(|scope| {
        let play = |from: u64| {
            let games = games.clone();
            scope.spawn(move || {
                let mut totals = Totals::default();
                for seed in (from..seeds).step_by(threads as usize) {
                    let played =
                        std::panic::catch_unwind(AssertUnwindSafe(|| World::new(seed, &games).run().check()));
                    match played {
                        Ok(more) => totals.add(&more),
                        Err(_) => {
                            panic!("seed {seed} fails: SEED={seed} cargo test -p castellan-server simulation")
                        }
                    }
                }
                totals
            })
        };
        let tasks: Vec<_> = (0..threads).map(play).collect();
        tasks.into_iter().map(|task| task.join().unwrap()).collect()
    });
    let mut all = Totals::default();
    totals.iter().for_each(|totals| all.add(totals));
    println!("{seeds} seeds: {all:?}");
    // A simulation in which nothing happens or nothing fails would prove nothing.
    assert!(
        all.acknowledged > 10 * seeds
            && all.crashes > 0
            && all.conflicts > 0
            && all.unknown > 0
            && all.repeated > 0
    );
}

#[test]
fn the_checker_finds_a_lost_a_doubled_and_an_early_move() {
    history::tests_of_the_checker();
}

#[test]
fn the_same_seed_gives_the_same_history() {
    let games = support::registry();
    for seed in 0..20 {
        assert_eq!(World::new(seed, &games).run().print(), World::new(seed, &games).run().print());
    }
}
