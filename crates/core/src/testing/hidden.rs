//! Conformance of hidden information: what a viewer may not know makes no difference to what they see.

use super::bench::{Bench, json, moves_of, open_to};
use crate::game::{Game, Turn};
use crate::log::{Audience, Event, Log};
use crate::scene::svg::svg;
use crate::scene::words::tell;
use crate::seat::{Seat, Viewer};
use crate::table::Table;

/// A guess from a view has exactly that view, turn and moves, and the viewer's next move shows them the
/// same on both, unless it is the one that reveals.
pub(super) fn check_guesses<G: Game>(bench: &mut Bench<G>, table: &Table<G>) {
    let game = table.game();
    for viewer in Viewer::all(table.setup().seats()) {
        let view = game.view(viewer);
        let guess = G::guess(&view, &mut bench.dice);
        assert_eq!(json(&guess.view(viewer)), json(&view), "a guess has another view for {viewer:?}");
        assert_eq!(guess.turn(), game.turn(), "a guess has another turn for {viewer:?}");
        let Some(seat) = viewer.seat() else { continue };
        let moves = moves_of(game, seat);
        assert_eq!(moves_of(&guess, seat), moves, "a guess has other moves for {viewer:?}");
        if !moves.is_empty() {
            let m = &moves[bench.dice.index(moves.len())];
            let ((real, log), (guessed, guessed_log)) = (after(game, seat, m), after(&guess, seat, m));
            if log.is_sealed() || guessed_log.is_sealed() {
                continue;
            }
            let why = format!("what is hidden shows when {viewer:?} plays {m}");
            assert_eq!(json(&guessed.view(viewer)), json(&real.view(viewer)), "{why}");
            assert_eq!(open_to(guessed_log.events(), viewer), open_to(log.events(), viewer), "{why}");
        }
    }
}

/// While others choose in secret, what one of them has chosen shows to nobody else.
pub(super) fn check_secret_moves<G: Game>(bench: &mut Bench<G>, table: &Table<G>) {
    let Turn::Secret(due) = table.game().turn() else { return };
    for seat in due.iter() {
        let moves = moves_of(table.game(), seat);
        let (one, other) = (bench.dice.index(moves.len()), bench.dice.index(moves.len()));
        let (first, log) = after(table.game(), seat, &moves[one]);
        let (second, other_log) = after(table.game(), seat, &moves[other]);
        if log.is_sealed() || other_log.is_sealed() {
            continue;
        }
        for viewer in Viewer::all(table.setup().seats()).filter(|viewer| !viewer.is(seat)) {
            let why = format!("{viewer:?} can tell {} from {} by seat {seat}", moves[one], moves[other]);
            assert_eq!(json(&first.view(viewer)), json(&second.view(viewer)), "{why}");
            assert_eq!(open_to(log.events(), viewer), open_to(other_log.events(), viewer), "{why}");
        }
    }
}

/// The log and the view keep the same secrets of a chance: whoever can't tell two outcomes by the view
/// can't tell them by the log; and where the log hides one, the view does not show it either.
pub(super) fn check_hidden_chances<G: Game>(bench: &mut Bench<G>, table: &Table<G>) {
    let game = table.game();
    if !matches!(game.turn(), Turn::Chance(_)) {
        return;
    }
    let mut outcome = || {
        let chance = game.draw(&mut bench.dice);
        let (mut game, mut log) = (game.clone(), Log::on());
        game.resolve(&chance, &mut log).expect("a drawn chance is possible");
        (game, log)
    };
    let ((first, log), (second, other_log)) = (outcome(), outcome());
    for viewer in Viewer::all(table.setup().seats()) {
        let same_view = json(&first.view(viewer)) == json(&second.view(viewer));
        let same_log = open_to(log.events(), viewer) == open_to(other_log.events(), viewer);
        assert!(same_log || !same_view, "the log tells {viewer:?} what the view hides: {:?}", log.events());
        let secret = |event: &Event| event.to != Audience::Everyone && !event.is_open_to(viewer);
        let hides = log.events().iter().any(secret);
        assert!(same_view || !same_log || !hides, "the view tells {viewer:?} what the log hides");
    }
}

/// A guess looks and reads like the game that it was guessed from.
pub(super) fn check_pictures<G: Game>(bench: &mut Bench<G>, table: &Table<G>) {
    let names = table.names();
    for viewer in Viewer::all(table.setup().seats()) {
        let moves = viewer.seat().map(|seat| table.moves(seat)).unwrap_or_default();
        let view = table.view(viewer);
        let guess = G::guess(&view, &mut bench.dice);
        let (real, guessed) = (G::scene(&view, &moves), G::scene(&guess.view(viewer), &moves));
        for words in &bench.words {
            let why = format!("a guess looks otherwise to {viewer:?}");
            assert_eq!(tell(&guessed, words, &names), tell(&real, words, &names), "{why}");
            let same = svg(&guessed, &bench.art, words, &names) == svg(&real, &bench.art, words, &names);
            assert!(same, "{why}");
        }
    }
}

fn after<G: Game>(game: &G, seat: Seat, m: &G::Move) -> (G, Log) {
    let (mut game, mut log) = (game.clone(), Log::on());
    if let Err(illegal) = game.play(seat, m, &mut log) {
        panic!("seat {seat} can't play the listed {m}, perhaps only in a guess: {illegal:?}");
    }
    (game, log)
}
