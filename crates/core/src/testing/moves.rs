//! Conformance of moves and chances: lists, legality exactly as listed, refusals without a trace, notation.

use super::bench::{Bench, face, moves_of};
use crate::game::{Game, Illegal, Notation, Turn};
use crate::log::Log;
use crate::seat::Seat;
use crate::table::{Refusal, Table, to_json};

/// So many listed moves of a position are tried at most for each seat.
const LISTED_TRIED: usize = 24;
/// So many moves or chances of other positions are tried; each costs a look at the whole game.
const OTHERS_TRIED: usize = 8;

/// Lists are sorted and free of doubles; who is due has a choice, who is not has no moves.
pub(super) fn check_lists<G: Game>(bench: &Bench<G>, table: &Table<G>) {
    let turn = table.game().turn();
    assert!(turn != Turn::Secret(crate::seat::Seats::NONE), "a secret choice of nobody");
    for seat in Seat::all(table.setup().seats()) {
        let mut listed = Vec::new();
        table.game().moves(seat, &mut listed);
        if !turn.seats().contains(seat) {
            assert!(listed.is_empty(), "seat {seat} is not due but has moves: {listed:?}");
            continue;
        }
        assert!(!listed.is_empty(), "seat {seat} is due but has no moves");
        let ascends = listed.windows(2).all(|pair| pair[0] < pair[1]);
        assert!(ascends, "moves are not sorted, each once: {listed:?}");
        if let [only] = listed.as_slice() {
            let asked = (bench.always_asked)(&only.to_string());
            assert!(asked, "a decision with one option is asked: {only}");
        }
    }
}

/// Every listed move is legal, is its own listed form, and can be written and read.
pub(super) fn check_listed<G: Game>(bench: &mut Bench<G>, table: &Table<G>) {
    for seat in table.game().turn().seats().iter() {
        let mut listed = moves_of(table.game(), seat);
        bench.dice.shuffle(&mut listed);
        for m in listed.iter().take(LISTED_TRIED) {
            check_notation(m);
            assert_eq!(table.game().as_listed(seat, m), *m, "a listed move has another listed form");
            let mut game = table.game().clone();
            let mut log = Log::on();
            if let Err(illegal) = game.play(seat, m, &mut log) {
                panic!("the listed move {m} of seat {seat} is refused: {illegal:?}");
            }
            for event in log.events() {
                bench.check_says(&event.say, &table.names());
                bench.check_rule(event.rule);
            }
            bench.moves.keep(m.clone(), &mut bench.dice);
        }
    }
}

/// Moves of other positions and seats are accepted exactly if they are another form of a listed one; of a
/// seat that is not due, never. Whether a seat is due is for the table to ask, so it is asked there.
pub(super) fn check_unlisted<G: Game>(bench: &mut Bench<G>, table: &Table<G>) {
    let before = face(table.game(), table.setup().seats());
    for seat in Seat::all(table.setup().seats()) {
        let listed = moves_of(table.game(), seat);
        let due = table.game().turn().seats().contains(seat);
        for m in bench.moves.some(OTHERS_TRIED, &mut bench.dice) {
            if !due {
                let refusal = table.clone().play(seat, &m);
                assert_eq!(refusal, Err(Refusal::NotYourTurn), "seat {seat} plays {m} out of turn");
            } else if !listed.contains(&m) {
                check_other_form(bench, table, &before, seat, &m);
            }
        }
    }
}

/// A move that is not listed is legal exactly if its listed form is.
fn check_other_form<G: Game>(bench: &Bench<G>, table: &Table<G>, before: &str, seat: Seat, m: &G::Move) {
    let (mut copy, mut log) = (table.game().clone(), Log::on());
    let form = table.game().as_listed(seat, m);
    let is_listed = moves_of(table.game(), seat).contains(&form);
    match copy.play(seat, m, &mut log) {
        Ok(()) => assert!(is_listed, "seat {seat} may play {m} ({form}), which is not listed"),
        Err(illegal) => {
            assert!(!is_listed, "{m} is refused, its other form {form} is listed");
            check_refusal(bench, before, &face(&copy, table.setup().seats()), &log, &illegal);
        }
    }
}

/// A chance of another time is either possible here too or refused without a trace.
pub(super) fn check_other_chances<G: Game>(bench: &mut Bench<G>, table: &Table<G>) {
    let before = face(table.game(), table.setup().seats());
    for chance in bench.chances.some(OTHERS_TRIED, &mut bench.dice) {
        if !matches!(table.game().turn(), Turn::Chance(_)) {
            let accepted = table.clone().resolve(&chance).is_ok();
            assert!(!accepted, "{chance} is accepted where no chance is due");
            continue;
        }
        let (mut copy, mut log) = (table.game().clone(), Log::on());
        if let Err(illegal) = copy.resolve(&chance, &mut log) {
            check_refusal(bench, &before, &face(&copy, table.setup().seats()), &log, &illegal);
        }
    }
}

fn check_refusal<G: Game>(bench: &Bench<G>, before: &str, after: &str, log: &Log, illegal: &Illegal) {
    assert!(before == after, "a refusal has changed the game:\n{after}\ninstead of\n{before}");
    assert!(log.events().is_empty() && !log.is_sealed(), "a refusal was logged: {:?}", log.events());
    bench.check_says(&illegal.say, &[]);
    if !illegal.rule.is_empty() {
        bench.check_rule(illegal.rule);
    }
}

/// Written and read again, as text and as JSON, it is the same; as JSON it has one key.
pub(super) fn check_notation<N: Notation>(value: &N) {
    let text = value.to_string();
    assert_eq!(text.parse().as_ref(), Ok(value), "{text:?} reads as something else");
    assert!(!text.contains('\n') && text.trim() == text && !text.is_empty(), "{text:?} is no notation");
    let json = to_json(value);
    let keys = json.as_object().map(serde_json::Map::len);
    assert_eq!(keys, Some(1), "{json} is no object with one key");
    assert_eq!(N::deserialize(&json).ok().as_ref(), Some(value), "{json} reads as something else");
}
