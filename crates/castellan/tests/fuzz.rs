//! The fuzz targets without a fuzzer: the committed corpus, games of every registered game, and a fixed number of
//! mutations of them. `FUZZ=100000` tries more mutations, `FUZZ_SECONDS=10`, as the gate does, as many as that
//! time allows. A real fuzzer searches further: `fuzz/README.md`.

use castellan::games;
use castellan_core::dice::{Dice, Seed};
use castellan_core::game::Turn;
use castellan_core::record::{Draws, Player};
use castellan_core::table::Setup;
use serde_json::json;
use std::path::Path;
use std::time::{Duration, Instant};

#[path = "../../../fuzz/src/targets.rs"]
#[expect(unreachable_pub, reason = "cargo-fuzz uses the same file as a library")]
mod targets;

/// A number that the environment gives.
fn given(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|count| count.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Calls for as many mutations of a target's seeds as the environment asks for, by time or by count.
fn for_each_mutation(mut mutate: impl FnMut()) {
    if let Some(seconds) = given("FUZZ_SECONDS") {
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(seconds) {
            mutate();
        }
    } else {
        (0..given("FUZZ").unwrap_or(150)).for_each(|_| mutate());
    }
}

/// The committed corpus, the smallest form of what the target reads for every game, and some random bytes.
fn seeds(target: &str, dice: &mut Dice) -> Vec<Vec<u8>> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let mut files: Vec<_> =
        std::fs::read_dir(dir).into_iter().flatten().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut seeds: Vec<Vec<u8>> = files.iter().map(|file| std::fs::read(file).unwrap()).collect();
    for (n, playable) in games::all().iter().enumerate() {
        let meta = playable.game.meta();
        match target {
            "record" => seeds.push(a_record(&*playable.game, dice)),
            "options" => seeds.extend(playable.game.options().iter().map(|option| {
                let mut text = vec![meta.seats_min - 1];
                text.extend(json!({ option.id: option.default }).to_string().into_bytes());
                text
            })),
            "moves" => {
                seeds.push([n as u8].into_iter().chain((0..160).map(|_| dice.below(256) as u8)).collect());
            }
            _ => seeds.push(
                format!(r#"{{"do":"new","game":"{}","players":{}}}"#, meta.id, meta.seats_min).into_bytes(),
            ),
        }
    }
    seeds
}

/// The record of some moves of a random game.
fn a_record(game: &dyn castellan_core::table::any::AnyGame, dice: &mut Dice) -> Vec<u8> {
    let players = vec![Player::human(""); usize::from(game.meta().seats_min)];
    let setup = Setup::new("t1", players, Draws::Auto, Seed::new([7; 32]));
    let mut table = game.open(setup, &json!({})).unwrap();
    for _ in 0..20 {
        let Some(seat) = table.turn().seats().iter().next() else {
            if matches!(table.turn(), Turn::Over) || table.draw().is_err() {
                break;
            }
            continue;
        };
        let moves = table.moves(seat);
        table.play(seat, &moves[dice.index(moves.len())]).unwrap();
    }
    table.record().print().into_bytes()
}

/// A change of the kinds that fuzzers make: a byte, a cut, a repetition, the rest of another seed.
fn mutate(input: &mut Vec<u8>, other: &[u8], dice: &mut Dice) {
    if input.is_empty() {
        input.push(dice.below(256) as u8);
    }
    let at = dice.index(input.len());
    let to = at + dice.index(input.len() - at) + 1;
    match dice.below(5) {
        0 => input[at] = dice.below(256) as u8,
        1 => drop(input.drain(at..to)),
        2 => {
            let piece = input[at..to.min(at + 64)].to_vec();
            input.splice(at..at, piece);
        }
        3 => input.insert(at, b"{}[]\",:0-9\n"[dice.index(11)]),
        _ => {
            input.truncate(at);
            input.extend(&other[dice.index(other.len() + 1)..]);
        }
    }
}

/// The target does not break on its seeds and their mutations.
fn holds(name: &str) {
    let (_, target) = targets::TARGETS.into_iter().find(|(target, _)| *target == name).expect("a target");
    let mut dice = Dice::quick(11);
    let seeds = seeds(name, &mut dice);
    assert!(seeds.len() >= games::all().len(), "every game has a seed for {name}");
    seeds.iter().for_each(|seed| target(seed));
    for_each_mutation(|| {
        let mut input = seeds[dice.index(seeds.len())].clone();
        for _ in 0..=dice.below(3) {
            mutate(&mut input, &seeds[dice.index(seeds.len())], &mut dice);
        }
        target(&input);
    });
}

#[test]
fn lines_of_the_engine_protocol_break_nothing() {
    holds("engine_line");
}

#[test]
fn records_break_nothing() {
    holds("record");
}

#[test]
fn options_break_nothing() {
    holds("options");
}

#[test]
fn moves_break_nothing() {
    holds("moves");
}

#[test]
fn every_target_is_tried_and_has_a_corpus() {
    let tried = ["engine_line", "record", "options", "moves"];
    assert_eq!(targets::TARGETS.map(|(name, _)| name), tried);
    for name in tried {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(name);
        let files = std::fs::read_dir(&dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
        assert!(files.count() >= 4, "{name} has a committed corpus");
    }
}
