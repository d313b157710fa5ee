//! Whole games of siege whose moves, draws and undos are chosen by bytes; every promise holds at every step.

#![no_main]

use castellan_core::any_game::{AnyGame, AnyTable, Rules};
use castellan_core::dice::Seed;
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::record::{Draws, Player};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use castellan_siege::Siege;
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

fuzz_target!(|data: &[u8]| {
    let [first, rest @ ..] = data else { return };
    let siege = Rules::<Siege>::new();
    let words = siege.words(Lang::En);
    let players = vec![Player::human(""); 2 + usize::from(first % 3)];
    let draws = if first & 0x40 == 0 { Draws::Auto } else { Draws::Manual };
    let options = json!({"games": if first & 0x80 == 0 { "one" } else { "long" }});
    let setup = Setup::new("t1", players, draws, Seed::new([*first; 32]));
    let mut table = siege.open(setup, &options).expect("a right set-up");
    for byte in rest {
        check(&*table, &words);
        match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => drop(table.draw().expect("a chance is due")),
            _ => decide(&mut *table, usize::from(*byte)),
        }
    }
    check(&*table, &words);
    let record = table.record();
    assert!(siege.verify(&record).is_ok(), "{}", record.print());
});

/// One byte chooses the seat and its move; some bytes take it back first.
fn decide(table: &mut dyn AnyTable, byte: usize) {
    let due: Vec<Seat> = table.turn().seats().iter().collect();
    let seat = due[byte % due.len()];
    let moves = table.moves(seat);
    let before = everything(table);
    table.play(seat, &moves[byte % moves.len()]).expect("a listed move is legal");
    // A choice that nothing has followed is taken back as if it had never been made.
    if byte >= 0xe0 && due.len() > 1 {
        table.undo(seat).expect("a secret choice can be taken back");
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
        let moves: Vec<String> = table.moves(seat).iter().map(Value::to_string).collect();
        assert_eq!(moves.len() > 1, due.contains(seat), "{moves:?}");
        assert!(moves.len() != 1 && moves.is_sorted_by(|a, b| a < b), "{moves:?}");
        for viewer in Viewer::all(table.setup().seats()).filter(|viewer| !viewer.is(seat)) {
            let view = table.view(viewer).to_json();
            let shown = view["seats"][seat.index()].get("hand").is_some();
            assert_eq!(shown, table.turn() == Turn::Over, "{view}");
        }
    }
}
