//! The independent check: whole random games beside a naive rewrite of the rules that keeps nothing
//! incrementally; after every step points, supplies, keeps, what is due and all legal moves are compared.
//! `GAMES=10000` plays more of them.

mod naive;
mod random_set;

use castellan_castle::Castle;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use castellan_core::seat::{Seat, Viewer};
use castellan_core::testing::games;
use naive::Naive;
use serde_json::{Value, json};

const SET: &str = include_str!("../sets/stand-in.json");

fn compare(game: &Castle, naive: &Naive) {
    let view = serde_json::to_value(game.view(Viewer::Watcher)).unwrap();
    let players = |key: &str| [0, 1].map(|seat: usize| view["players"][seat][key].clone());
    assert_eq!(view["phase"], naive.due());
    assert_eq!(players("points").map(|points| points.as_i64().unwrap()), naive.points());
    assert_eq!(players("supply").map(|supply| supply.as_i64().unwrap()), naive.supplies());
    assert_eq!(players("keep").map(|keep| keep["size"].as_i64()), naive.keeps());
}

/// Plays a random game with the stand-in on both tables at once.
fn play(options: Value, seed: u64) {
    play_with(serde_json::from_str(SET).unwrap(), options, seed);
}

/// Plays a random game with a set on both tables at once.
fn play_with(set: Value, options: Value, seed: u64) {
    let mut naive = Naive::new(set, &options);
    let options: <Castle as Game>::Options = serde_json::from_value(options).unwrap();
    let mut game = Castle::new(&options.complete(2).unwrap(), 2);
    let dice = &mut Dice::quick(seed);
    loop {
        compare(&game, &naive);
        let seat = match game.turn() {
            Turn::Over => {
                assert_eq!(game.fault(), None);
                return;
            }
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                game.resolve(&chance, &mut Log::off()).unwrap();
                naive.resolve(&serde_json::to_value(chance).unwrap());
                continue;
            }
            turn => turn.seats().iter().next().unwrap(),
        };
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let sorted = |moves: Vec<Value>| {
            let mut lines: Vec<String> = moves.iter().map(ToString::to_string).collect();
            lines.sort();
            lines
        };
        let listed = moves.iter().map(|m| serde_json::to_value(m).unwrap()).collect();
        assert_eq!(sorted(listed), sorted(naive.moves()));
        let mut nothing = Vec::new();
        game.moves(Seat(1 - seat.0), &mut nothing);
        assert!(nothing.is_empty());
        let m = moves[dice.index(moves.len())];
        game.play(seat, &m, &mut Log::off()).unwrap();
        naive.play(&serde_json::to_value(m).unwrap());
    }
}

#[test]
fn random_games_of_2020_are_what_the_naive_rules_find() {
    (0..games(16)).for_each(|seed| play(json!({}), seed));
}

#[test]
fn random_games_of_2003_are_what_the_naive_rules_find() {
    (0..games(16)).for_each(|seed| play(json!({"edition": "2003"}), 1 << 32 | seed));
}

#[test]
fn random_games_of_mixed_readings_are_what_the_naive_rules_find() {
    for seed in (0..games(8)).map(|game| 2 << 32 | game) {
        play(json!({"score_order": "free", "unfinished_path_well": true}), seed);
        play(json!({"edition": "2003", "score_order": "own_first", "token_use": "next_turn"}), seed);
    }
}

#[test]
fn random_games_with_random_sets_are_what_the_naive_rules_find() {
    for seed in 0..games(10) {
        let set = random_set::random_set(seed);
        let edition = if seed % 2 == 0 { "2020" } else { "2003" };
        play_with(set.clone(), json!({"edition": edition, "set": set}), 3 << 32 | seed);
    }
}
