//! The fuzz targets without a fuzzer: committed seeds, games of every registered game, and a fixed number of
//! mutations of them. A real fuzzer searches further: `fuzz/README.md`. `FUZZ=100000` tries more mutations.

use castellan::games;
use castellan_core::dice::{Dice, Seed};
use castellan_core::game::Turn;
use castellan_core::record::{Draws, Player};
use castellan_core::table::Setup;
use serde_json::json;
use std::path::Path;

#[path = "../../../fuzz/src/targets.rs"]
#[expect(unreachable_pub, reason = "cargo-fuzz uses the same file as a library")]
mod targets;

/// Mutations of the seeds of each target.
fn mutations() -> usize {
    std::env::var("FUZZ").map_or(150, |count| count.parse().expect("FUZZ is a number"))
}

/// Committed seeds, the smallest form of what the target reads for every game, and some random bytes.
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

#[test]
fn no_target_breaks_on_its_seeds_and_their_mutations() {
    for (name, target) in targets::TARGETS {
        let mut dice = Dice::quick(11);
        let seeds = seeds(name, &mut dice);
        assert!(seeds.len() >= games::all().len(), "every game has a seed for {name}");
        seeds.iter().for_each(|seed| target(seed));
        for _ in 0..mutations() {
            let mut input = seeds[dice.index(seeds.len())].clone();
            for _ in 0..=dice.below(3) {
                mutate(&mut input, &seeds[dice.index(seeds.len())], &mut dice);
            }
            target(&input);
        }
    }
}
