//! Whole games whose moves, draws and undos are chosen by bytes; every promise holds at every step.

#![no_main]

mod games;

use castellan_core::dice::Seed;
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::record::{Draws, Player};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use castellan_core::table::any::AnyTable;
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

fuzz_target!(|data: &[u8]| {
    let [which, first, rest @ ..] = data else { return };
    let games = games::all();
    let game = &games[usize::from(*which) % games.len()];
    let words = game.words(Lang::En);
    let (least, most) = (game.meta().seats_min, game.meta().seats_max);
    let players = vec![Player::human(""); usize::from(least + first % (most - least + 1))];
    let draws = if which & 0x40 == 0 { Draws::Auto } else { Draws::Manual };
    let setup = Setup::new("t1", players, draws, Seed::new([*first; 32]));
    // Some games need options for many players; those are not played.
    let Ok(mut table) = game.open(setup, &json!({})) else { return };
    for pair in rest.chunks(2) {
        let number = pair.iter().fold(0, |number, byte| number << 8 | usize::from(*byte));
        check(&*table, &words);
        match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => drop(table.draw().expect("a chance is due")),
            _ => decide(&mut *table, number),
        }
    }
    check(&*table, &words);
    let record = table.record();
    assert!(game.verify(&record).is_ok(), "{}", record.print());
});

/// A number chooses the seat and its move; some numbers take it back.
fn decide(table: &mut dyn AnyTable, number: usize) {
    let due: Vec<Seat> = table.turn().seats().iter().collect();
    let seat = due[number % due.len()];
    let moves = table.moves(seat);
    let before = everything(table);
    table.play(seat, &moves[number % moves.len()]).expect("a listed move is legal");
    if number % 8 == 7 && table.can_undo(seat) {
        table.undo(seat).expect("what can be taken back is taken back");
        assert_eq!(everything(table), before);
    }
}

fn everything(table: &dyn AnyTable) -> Vec<Value> {
    Viewer::all(table.setup().seats()).map(|viewer| table.view(viewer).to_json()).collect()
}

fn check(table: &dyn AnyTable, words: &Words) {
    let state = table.state(words);
    let due = table.turn().seats();
    for seat in Seat::all(table.setup().seats()) {
        let sum: i32 = state.sheet.iter().filter(|line| line.seat == seat).map(|line| line.points).sum();
        assert_eq!(sum, state.scores[seat.index()]);
        assert_eq!(!table.moves(seat).is_empty(), due.contains(seat));
    }
}
