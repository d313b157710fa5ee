//! A player who always takes the move with the best guessed margin beats one who plays at random.

use castellan_ai::bots::Evaluation;
use castellan_carcassonne::Carcassonne;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Seat;
use serde_json::{Value, json};

/// Plays one game; the greedy player sits at seat 0. Gives the points.
fn play(sets: &Value, dice: &mut Dice) -> (i32, i32) {
    let options = serde_json::from_value::<<Carcassonne as Game>::Options>(json!({"sets": sets})).unwrap();
    let mut game = Carcassonne::new(&options.complete(2).unwrap(), 2);
    let mut moves = Vec::new();
    loop {
        let seat = match game.turn() {
            Turn::Over => return (game.points(Seat(0)), game.points(Seat(1))),
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                game.resolve(&chance, &mut Log::off()).unwrap();
                continue;
            }
            turn => turn.seats().iter().next().unwrap(),
        };
        moves.clear();
        game.moves(seat, &mut moves);
        let mut m = moves[dice.index(moves.len())];
        if seat == Seat(0) {
            let margin = |m: &_| {
                let mut after = game.clone();
                after.play(seat, m, &mut Log::off()).unwrap();
                after.margin(seat)
            };
            m = *moves.iter().max_by(|a, b| margin(a).total_cmp(&margin(b))).unwrap();
        }
        game.play(seat, &m, &mut Log::off()).unwrap();
    }
}

#[test]
fn greedy_beats_random() {
    let all =
        json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"]);
    for sets in [json!([]), json!(["princess-dragon"]), all] {
        let mut dice = Dice::quick(9);
        for _ in 0..3 {
            let (greedy, random) = play(&sets, &mut dice);
            assert!(greedy > random + 20, "{greedy} to {random} with {sets}");
        }
    }
}
