//! Conformance of tables: points add up, records load into the same game, an undo leaves no trace.

use super::bench::{Bench, check_same, face, log_of};
use crate::dice::{Dice, Seed};
use crate::game::{Game, Turn};
use crate::log::Log;
use crate::record::replay::Verdict;
use crate::record::{Draws, Entry, Record};
use crate::seat::{Seat, Viewer};
use crate::table::Table;

/// The points of each seat are the sum of its scoring events.
pub(super) fn check_points<G: Game>(table: &Table<G>) {
    let mut sums = vec![0; usize::from(table.setup().seats())];
    for (seat, points) in table.events().filter_map(|(_, event)| event.points) {
        sums[seat.index()] += points;
    }
    assert_eq!(table.scores(), sums, "points are not the sum of the scoring events");
}

/// Somebody has won exactly when the game is over.
pub(super) fn check_winners<G: Game>(table: &Table<G>) {
    let (turn, winners) = (table.game().turn(), table.game().winners());
    assert_eq!(turn == Turn::Over, !winners.is_empty(), "won by {winners:?} while the turn is {turn:?}");
    let all = Seat::all(table.setup().seats()).collect::<Vec<_>>();
    assert!(winners.iter().all(|seat| all.contains(&seat)), "won by a seat that is not there: {winners:?}");
}

/// The record, printed, read and played again, gives the same game, log and record.
pub(super) fn check_load<G: Game>(table: &Table<G>) {
    let mut record = table.record();
    let text = record.print();
    let read = Record::parse(&text).unwrap_or_else(|bad| panic!("the record can't be read: {bad:?}"));
    let loaded = Table::<G>::load(&read, Seed::new([1; 32]))
        .unwrap_or_else(|bad| panic!("the record can't be played: {bad:?}"));
    check_same(loaded.game(), table.game(), table.setup().seats(), "the record leads to another game");
    assert_eq!(log_of(&loaded), log_of(table), "the record leads to another log");
    if table.game().turn() != Turn::Over {
        // An unfinished record goes on with dictated draws.
        record.chance = Draws::Manual;
    }
    assert_eq!(loaded.record().print(), record.print(), "a loaded table has another record");
}

/// Any earlier moment is as a table that has played no further: game, log, entries, and who knows them.
pub(super) fn check_past<G: Game>(table: &Table<G>) {
    let (len, seats) = (table.entries().len(), table.setup().seats());
    for n in [Dice::quick(len as u64).index(len + 1), len] {
        let past = table.at(n).expect("there were so many entries");
        let played = Table::<G>::load_up_to(&table.record(), n, Seed::new([1; 32]))
            .unwrap_or_else(|bad| panic!("the record can't be played: {bad:?}"));
        check_same(past.game(), played.game(), seats, "an earlier moment is another game");
        assert_eq!(log_of(&past), log_of(&played), "an earlier moment has another log");
        assert_eq!(past.entries(), played.entries());
        for viewer in Viewer::all(seats) {
            let knows =
                |table: &Table<G>| (0..n).map(|entry| table.may_know(entry, viewer)).collect::<Vec<_>>();
            assert_eq!(knows(&past), knows(&played), "{viewer:?} knows other entries of an earlier moment");
        }
    }
    assert!(table.at(len + 1).is_none(), "a moment that was never there");
}

/// Verifying says how the game ended and who drew.
pub(super) fn check_verdict<G: Game>(table: &Table<G>) {
    let expected = match (table.game().turn(), table.setup().draws) {
        (Turn::Over, Draws::Auto) => Verdict::DiceMatch,
        (Turn::Over, Draws::Manual) => Verdict::DrawsDictated,
        _ => Verdict::Unfinished,
    };
    assert_eq!(Table::<G>::verify(&table.record()), Ok(expected));
}

/// A move that was taken back leaves the table as before, and played again leads to the same.
pub(super) fn check_undo<G: Game>(bench: &mut Bench<G>, table: &mut Table<G>) {
    let due: Vec<Seat> = table.game().turn().seats().iter().collect();
    let Some(seat) = (!due.is_empty()).then(|| due[bench.dice.index(due.len())]) else { return };
    let seats = table.setup().seats();
    let moves = table.moves(seat);
    let m = &moves[bench.dice.index(moves.len())];
    let (before, mut after) = (table.clone(), table.clone());
    after.play(seat, m).expect("a listed move is legal");
    let mut log = Log::on();
    before.game().clone().play(seat, m, &mut log).expect("a listed move is legal");
    let chance_followed = after.entries().len() > before.entries().len() + 1;
    let mut undone = after.clone();
    if log.is_sealed() || chance_followed || after.game().turn() == Turn::Over {
        assert!(undone.undo(seat).is_err(), "what was learnt is taken back");
        check_same(undone.game(), after.game(), seats, "a refused undo has changed the game");
        assert_eq!(undone.entries(), after.entries(), "a refused undo has changed the record");
        return;
    }
    undone.undo(seat).expect("nothing was learnt since, so it may be taken back");
    check_same(undone.game(), before.game(), seats, "an undo leads elsewhere");
    assert_eq!(log_of(&undone), log_of(&before), "an undo leaves something in the log");
    assert_eq!(undone.entries().last(), Some(&Entry::Undo(seat, before.entries().len())));
    *table = undone.clone();
    undone.play(seat, m).expect("what was taken back may be played again");
    assert_eq!(face(undone.game(), seats), face(after.game(), seats), "played again it leads elsewhere");
    assert_eq!(log_of(&undone), log_of(&after), "played again it says something else");
}
