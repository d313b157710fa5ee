//! What strangers' bytes are tried on: each target stops at a panic, at an answer of the wrong form, or at a
//! broken promise of the rules. Every target meets every registered game.

use castellan::engine::Engine;
use castellan::games;
use castellan_core::dice::Seed;
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::record::{Draws, Player, Record};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use castellan_core::table::any::AnyTable;
use serde_json::{Value, json};

/// A target's name and what it does with its input.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 4] =
    [("engine_line", engine_line), ("record", record), ("options", options), ("moves", moves)];

/// Two tables, so that lines about `t1` and `t2` meet something.
const OPENING: [&[u8]; 2] = [
    br#"{"do":"new","game":"siege","players":2,"seed":"0000000000000000000000000000000000000000000000000000000000000000"}"#,
    br#"{"do":"new","game":"siege","players":3,"chance":"manual","seed":"0000000000000000000000000000000000000000000000000000000000000000"}"#,
];

/// Lines of the engine protocol: every one gets one JSON object.
pub fn engine_line(data: &[u8]) {
    let mut engine = Engine::new();
    for line in OPENING.into_iter().chain(data.split(|&byte| byte == b'\n')) {
        let answer = engine.answer(line);
        assert!(!answer.contains(['\n', '\r']), "{answer:?}");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert!(answer["ok"].is_object() || answer["error"]["message"].is_string(), "{answer}");
        assert_ne!(answer["error"]["code"], "internal");
    }
}

/// Records: refused, or as good when they are printed and read again.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(record) = Record::parse(text) else { return };
    assert_eq!(Record::parse(&record.print()), Ok(record.clone()));
    for playable in games::all().iter().filter(|playable| playable.game.meta().id == record.game) {
        let game = &playable.game;
        let Ok(table) = game.load(&record, usize::MAX, Seed::new([0; 32])) else {
            assert!(game.verify(&record).is_err(), "what can't be loaded can't be true");
            continue;
        };
        assert_eq!(table.len(), record.entries.len());
        let again = table.record();
        assert_eq!(again.entries, record.entries);
        assert!(game.load(&again, usize::MAX, Seed::new([0; 32])).is_ok(), "{}", again.print());
    }
}

/// Options, component sets among them: refused with a reason, or a table opens with them and gives them back
/// whole.
pub fn options(data: &[u8]) {
    let [first, text @ ..] = data else { return };
    let Ok(options) = serde_json::from_slice(text) else { return };
    for playable in games::all() {
        let players = vec![Player::human(""); usize::from(first % 6) + 1];
        let setup = || Setup::new("t1", players.clone(), Draws::Auto, Seed::new([0; 32]));
        let Ok(table) = playable.game.open(setup(), &options) else { continue };
        let whole = table.record().options;
        let again = playable.game.open(setup(), &whole).expect("whole options can be played with");
        assert_eq!(again.record().options, whole);
    }
}

/// Whole games whose moves, draws and undos are chosen by bytes; every promise holds at every step.
pub fn moves(data: &[u8]) {
    let [which, first, rest @ ..] = data else { return };
    let games = games::all();
    let game = &games[usize::from(*which) % games.len()].game;
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
}

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
