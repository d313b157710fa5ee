//! The hot path allocates nothing, and a state is small.

use castellan_carcassonne::Carcassonne;
use castellan_carcassonne::moves::Move;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use serde_json::{Value, json};

fn new_game(sets: &Value, seats: u8) -> Carcassonne {
    let options = serde_json::from_value::<<Carcassonne as Game>::Options>(json!({"sets": sets})).unwrap();
    Carcassonne::new(&options.complete(seats).unwrap(), seats)
}

/// Plays a game to its end, or so many tiles, and gives the state.
fn play(game: &mut Carcassonne, moves: &mut Vec<Move>, dice: &mut Dice, mut draws: u32) {
    while draws > 0 {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                game.resolve(&chance, &mut Log::off()).unwrap();
                draws -= 1;
            }
            Turn::Seat(seat) => {
                moves.clear();
                game.moves(seat, moves);
                game.play(seat, &moves[dice.index(moves.len())], &mut Log::off()).unwrap();
            }
            Turn::Secret(_) => unreachable!("everything is open"),
        }
    }
}

fn all_sets() -> Value {
    json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"])
}

#[test]
fn moves_and_scoring_allocate_nothing() {
    for (sets, seats) in [(json!([]), 2), (json!(["princess-dragon"]), 3), (all_sets(), 4)] {
        let mut moves = Vec::with_capacity(20_000);
        let mut dice = Dice::quick(3);
        // The tables are made when they are first asked for.
        play(&mut new_game(&sets, seats), &mut moves, &mut dice, u32::MAX);
        for _ in 0..20 {
            let mut game = new_game(&sets, seats);
            let used = allocation_counter::measure(|| play(&mut game, &mut moves, &mut dice, u32::MAX));
            assert_eq!(used.count_total, 0, "allocations with {sets}");
            assert_eq!(game.turn(), Turn::Over);
        }
    }
}

#[test]
fn a_clone_keeps_its_room() {
    let mut moves = Vec::with_capacity(20_000);
    let mut dice = Dice::quick(4);
    let mut game = new_game(&all_sets(), 2);
    play(&mut game, &mut moves, &mut dice, 80);
    let mut copy = game.clone();
    let used = allocation_counter::measure(|| play(&mut copy, &mut moves, &mut dice, u32::MAX));
    assert_eq!(used.count_total, 0);
}

#[test]
fn a_state_in_mid_game_is_small() {
    let mut moves = Vec::new();
    let mut game = new_game(&json!([]), 2);
    play(&mut game, &mut moves, &mut Dice::quick(5), 36);
    assert!(game.bytes() <= 4096, "{} bytes", game.bytes());
}
