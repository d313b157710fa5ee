//! The hot path allocates nothing, and a state is small.

use castellan_carcassonne::Carcassonne;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use castellan_core::testing::allocations;
use serde_json::{Value, json};

fn all_sets() -> Value {
    json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"])
}

#[test]
fn moves_and_scoring_allocate_nothing() {
    let options = [json!({}), json!({"sets": ["princess-dragon"]}), json!({"sets": all_sets()})];
    allocations::check::<Carcassonne>(&options, 5, |play| allocation_counter::measure(play).count_total);
}

/// A game of two after so many tiles.
fn mid_game(sets: &Value, tiles: u32) -> Carcassonne {
    let options = serde_json::from_value::<<Carcassonne as Game>::Options>(json!({"sets": sets})).unwrap();
    let mut game = Carcassonne::new(&options.complete(2).unwrap(), 2);
    let (mut dice, mut moves, mut drawn) = (Dice::quick(5), Vec::new(), 0);
    while drawn < tiles {
        if let Turn::Seat(seat) = game.turn() {
            moves.clear();
            game.moves(seat, &mut moves);
            game.play(seat, &moves[dice.index(moves.len())], &mut Log::off()).unwrap();
        } else {
            let chance = game.draw(&mut dice);
            game.resolve(&chance, &mut Log::off()).unwrap();
            drawn += 1;
        }
    }
    game
}

#[test]
fn a_state_in_mid_game_is_small() {
    for (sets, tiles, most) in
        [(json!([]), 36, 4096), (json!(["princess-dragon"]), 51, 5120), (all_sets(), 86, 8192)]
    {
        let bytes = mid_game(&sets, tiles).bytes();
        assert!(bytes <= most, "{bytes} bytes after {tiles} tiles with {sets}");
    }
}
