//! Tables, tried with the toy: undo, draws, and records that were edited by somebody.

use super::toy::Toy;
use super::toy_notation::{Gem, ToyChance, ToyMove};
use crate::dice::Seed;
use crate::game::{Game, Turn};
use crate::record::replay::Verdict;
use crate::record::{Draws, Entry, Player, Record};
use crate::seat::{Seat, Seats, Viewer};
use crate::table::{Refusal, Setup, Table, to_json};
use serde_json::json;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);
const COIN: fn(u8) -> ToyChance = ToyChance::Coin;
const GEM: ToyChance = ToyChance::Gem(Gem::Red);

fn seed() -> Seed {
    Seed::new([7; 32])
}

fn table(draws: Draws, rounds: u8) -> Table<Toy> {
    let players = vec![Player::human("Ann"), Player::human("Bob")];
    let options = serde_json::from_value(json!({"rounds": rounds})).unwrap();
    Table::open(Setup::new("t1", players, draws, seed()), options).unwrap()
}

fn bid(table: &mut Table<Toy>, seat: Seat, card: u8) {
    table.play(seat, &ToyMove::Bid { card }).unwrap();
}

/// Ann has won the first of two rounds and may plant flags.
fn flags_due() -> Table<Toy> {
    let mut table = table(Draws::Manual, 2);
    table.resolve(&COIN(5)).unwrap();
    bid(&mut table, ANN, 3);
    bid(&mut table, BOB, 1);
    table.resolve(&GEM).unwrap();
    table
}

/// A whole game of one round; of two players the first wins it.
fn finished(draws: Draws) -> Table<Toy> {
    let mut table = table(draws, 1);
    let draw = |table: &mut Table<Toy>| {
        if draws == Draws::Manual {
            table.draw().unwrap();
        }
    };
    draw(&mut table);
    bid(&mut table, ANN, 2);
    bid(&mut table, BOB, 1);
    draw(&mut table);
    table.play(ANN, &ToyMove::Flag { cell: 'B' }).unwrap();
    table.play(ANN, &ToyMove::End {}).unwrap();
    assert_eq!(table.game().turn(), Turn::Over);
    table
}

fn undo_key(table: &mut Table<Toy>, seat: Seat) -> std::borrow::Cow<'static, str> {
    let before = table.record();
    let key = match table.undo(seat) {
        Err(Refusal::NoUndo(say)) => say.key,
        other => panic!("{other:?}"),
    };
    assert_eq!(table.record(), before, "a refused undo leaves the record alone");
    key
}

#[test]
fn an_undo_is_an_entry_and_takes_back_one_decision_at_a_time() {
    let mut table = flags_due();
    let views = |table: &Table<Toy>| Viewer::all(2).map(|v| to_json(&table.view(v))).collect::<Vec<_>>();
    let start = (views(&table), table.scores(), table.events().count());
    table.play(ANN, &ToyMove::flag(0)).unwrap();
    let one = (views(&table), table.scores(), table.events().count());
    table.play(ANN, &ToyMove::flag(1)).unwrap();
    assert_eq!(table.game().turn(), Turn::Chance("coin"));
    table.undo(ANN).unwrap();
    assert_eq!((views(&table), table.scores(), table.events().count()), one);
    table.undo(ANN).unwrap();
    assert_eq!((views(&table), table.scores(), table.events().count()), start);
    assert_eq!(table.entries()[6..], [Entry::Undo(ANN, 5), Entry::Undo(ANN, 4)]);
    assert!(table.record().print().contains("\n  {\"seat\":0,\"undo\":5},\n"));
    table.play(ANN, &ToyMove::flag(2)).unwrap();
    table.undo(ANN).unwrap();
    assert_eq!(table.entries().last(), Some(&Entry::Undo(ANN, 8)), "entries are counted with the undone");
    assert_eq!(undo_key(&mut table, ANN), "undo-too-late");
}

#[test]
fn every_earlier_moment_can_be_looked_at_with_what_was_taken_back_since() {
    let mut table = flags_due();
    let mut seen = Vec::new();
    let face = |table: &Table<Toy>| {
        let views = Viewer::all(2).map(|v| to_json(&table.view(v))).collect::<Vec<_>>();
        (views, table.scores(), table.events().map(|(n, event)| (n, event.clone())).collect::<Vec<_>>())
    };
    for flag in [0, 1, 2] {
        seen.push((table.entries().len(), face(&table)));
        table.play(ANN, &ToyMove::flag(flag)).unwrap();
        seen.push((table.entries().len(), face(&table)));
        table.undo(ANN).unwrap();
        seen.push((table.entries().len(), face(&table)));
    }
    for (n, then) in seen {
        let past = table.at(n).unwrap();
        assert_eq!((past.entries(), face(&past)), (&table.entries()[..n], then), "after {n} entries");
    }
    // An earlier moment may go on by itself; the table does not notice.
    let (mut past, record) = (table.at(5).unwrap(), table.record());
    past.play(ANN, &ToyMove::flag(2)).unwrap();
    assert_eq!((past.entries().len(), table.record()), (6, record));
}

#[test]
fn a_secret_choice_is_taken_back_although_others_chose_too() {
    let mut table = table(Draws::Manual, 2);
    table.resolve(&COIN(5)).unwrap();
    assert_eq!(undo_key(&mut table, ANN), "undo-nothing");
    let mut three = {
        let players = ["Ann", "Bob", "Cyd"].map(Player::human).to_vec();
        let options = serde_json::from_value(json!({})).unwrap();
        Table::<Toy>::open(Setup::new("t3", players, Draws::Manual, seed()), options).unwrap()
    };
    three.resolve(&COIN(2)).unwrap();
    bid(&mut three, ANN, 4);
    bid(&mut three, BOB, 1);
    three.undo(ANN).unwrap();
    assert_eq!(three.entries().last(), Some(&Entry::Undo(ANN, 1)));
    assert_eq!(three.game().turn(), Turn::Secret(Seats::NONE.with(ANN).with(Seat(2))), "Bob's choice stays");
    assert_eq!(three.game().bids[1], Some(1));
    bid(&mut three, ANN, 2);
    bid(&mut three, Seat(2), 3);
    for seat in Seat::all(3) {
        assert_eq!(undo_key(&mut three, seat), "undo-too-late", "the cards are revealed");
    }
    assert_eq!(Table::<Toy>::load(&three.record(), seed()).unwrap().record(), three.record());
}

#[test]
fn nothing_is_taken_back_beyond_a_chance_another_players_move_or_the_end() {
    let mut table = flags_due();
    assert_eq!(undo_key(&mut table, ANN), "undo-too-late", "a gem was drawn since");
    assert_eq!(undo_key(&mut table, BOB), "undo-too-late");
    table.play(ANN, &ToyMove::End {}).unwrap();
    assert_eq!(undo_key(&mut table, BOB), "undo-too-late", "Ann has moved since");
    table.resolve(&COIN(1)).unwrap();
    assert_eq!(undo_key(&mut table, ANN), "undo-too-late", "a coin was drawn since");
    assert_eq!(undo_key(&mut finished(Draws::Manual), ANN), "undo-after-the-end");
}

#[test]
fn dictated_draws_are_asked_for_and_automatic_ones_are_not() {
    let mut manual = table(Draws::Manual, 1);
    assert_eq!(manual.game().turn(), Turn::Chance("coin"));
    assert_eq!(manual.play(ANN, &ToyMove::Bid { card: 1 }), Err(Refusal::NotYourTurn));
    assert_eq!(manual.resolve(&GEM).unwrap_err().code(), "illegal_chance");
    let drawn = manual.draw().unwrap();
    assert_eq!(manual.entries(), [Entry::Chance(to_json(&drawn))]);
    assert_eq!(manual.draw().unwrap_err().code(), "illegal_chance", "none is due");
    assert_eq!(manual.resolve(&drawn).unwrap_err().code(), "illegal_chance");

    let mut auto = table(Draws::Auto, 1);
    assert_eq!(auto.entries(), manual.entries(), "the same dice");
    assert_eq!(auto.draw().unwrap_err().say().key, "refused-draws-are-automatic");
    assert_eq!(auto.resolve(&drawn).unwrap_err().say().key, "refused-draws-are-automatic");
}

#[test]
fn a_refused_move_leaves_the_table_alone_and_says_why() {
    let mut table = flags_due();
    let before = table.record();
    assert_eq!(table.play(BOB, &ToyMove::End {}), Err(Refusal::NotYourTurn));
    let refusal = table.play(ANN, &ToyMove::Flag { cell: 'x' }).unwrap_err();
    assert_eq!((refusal.code(), refusal.rule()), ("illegal_move", Some("TY06")));
    let refusal = table.play(ANN, &ToyMove::Bid { card: 2 }).unwrap_err();
    assert_eq!((refusal.code(), refusal.rule()), ("illegal_move", None));
    assert_eq!(table.record(), before);
}

#[test]
fn the_same_seed_and_moves_give_the_same_bytes() {
    for draws in [Draws::Auto, Draws::Manual] {
        assert_eq!(finished(draws).record().print(), finished(draws).record().print());
    }
    let (auto, manual) = (finished(Draws::Auto).record(), finished(Draws::Manual).record());
    assert_eq!(auto.entries, manual.entries, "asked draws come from the same dice");
    assert!(auto.print().contains(r#"{"flag":{"cell":"b"}}"#), "moves are recorded as listed");
}

#[test]
fn the_seed_is_told_only_once_the_game_is_over() {
    let open = flags_due().record();
    assert_eq!((open.seed, open.result), (None, None));
    let over = finished(Draws::Auto).record();
    assert_eq!(over.seed, Some(seed().to_string()));
    assert_eq!(over.commitment, seed().commitment("t1"));
    assert_eq!(over.result.unwrap().winners, [ANN]);
}

#[test]
fn an_unfinished_record_goes_on_with_dictated_draws() {
    let mut auto = table(Draws::Auto, 2);
    bid(&mut auto, ANN, 1);
    let mut loaded = Table::<Toy>::load(&auto.record(), Seed::new([9; 32])).unwrap();
    assert_eq!(loaded.setup().draws, Draws::Manual);
    assert_eq!(loaded.setup().commitment, auto.setup().commitment);
    assert_eq!(Table::<Toy>::verify(&loaded.record()), Ok(Verdict::Unfinished));
    bid(&mut loaded, BOB, 2);
    assert_eq!(loaded.game().turn(), Turn::Chance("gem"), "it does not draw by itself");
    loaded.draw().expect("the spare seed draws");
    let earlier = Table::<Toy>::load_up_to(&finished(Draws::Auto).record(), 2, seed()).unwrap();
    assert_eq!(earlier.entries().len(), 2);
}

#[test]
fn sound_records_are_verified() {
    assert_eq!(Table::<Toy>::verify(&finished(Draws::Auto).record()), Ok(Verdict::DiceMatch));
    assert_eq!(Table::<Toy>::verify(&finished(Draws::Manual).record()), Ok(Verdict::DrawsDictated));
    assert_eq!(Table::<Toy>::verify(&flags_due().record()), Ok(Verdict::Unfinished));
}

/// The key of what verifying says, the one inside where it names an entry.
fn verdict_key(record: &Record) -> std::borrow::Cow<'static, str> {
    let say = Table::<Toy>::verify(record).expect_err("an edited record is refused").say;
    match say.args.iter().find(|(name, _)| *name == "why") {
        Some((_, crate::message::Arg::Say(why))) if say.key == "record-at-entry" => why.key.clone(),
        _ => say.key,
    }
}

#[test]
fn edited_records_are_refused() {
    type Edit = fn(&mut Record);
    let edits: [(&str, Edit); 17] = [
        ("record-other-dice", |r| r.entries[0] = Entry::Chance(json!({"coin": 9}))),
        ("record-other-dice", |r| {
            let Entry::Chance(drawn) = &r.entries[0] else { panic!("a coin is drawn first") };
            let other = if *drawn == json!({"coin": 1}) { 2 } else { 1 };
            r.entries[0] = Entry::Chance(json!({"coin": other}));
        }),
        ("toy-refused-bid", |r| r.entries[1] = Entry::Move(ANN, json!({"bid": {"card": 7}}))),
        ("refused-not-your-turn", |r| r.entries[1] = Entry::Move(Seat(5), json!({"bid": {"card": 1}}))),
        ("record-wrong-part", |r| r.entries[1] = Entry::Move(ANN, json!({"sell": {}}))),
        ("record-other-form", |r| r.entries[4] = Entry::Move(ANN, json!({"flag": {"cell": "B"}}))),
        ("undo-nothing", |r| r.entries.insert(1, Entry::Undo(ANN, 0))),
        ("record-other-form", |r| r.entries.insert(2, Entry::Undo(ANN, 0))),
        ("refused-not-your-turn", |r| r.entries.push(Entry::Move(ANN, json!({"end": {}})))),
        ("record-other-result", |r| r.entries.truncate(5)),
        ("record-other-result", |r| r.result.as_mut().unwrap().scores[1] += 1),
        ("record-other-result", |r| r.result.as_mut().unwrap().winners = vec![BOB]),
        ("record-other-result", |r| r.result = None),
        ("record-no-seed", |r| r.seed = None),
        ("record-wrong-field", |r| r.seed = Some("07".repeat(31))),
        ("record-other-commitment", |r| r.commitment = seed().commitment("t2")),
        ("record-wrong-field", |r| r.commitment.truncate(63)),
    ];
    for (key, edit) in edits {
        let mut record = finished(Draws::Auto).record();
        edit(&mut record);
        assert_eq!(verdict_key(&record), key);
    }
}

#[test]
fn a_record_with_another_seed_table_options_or_players_is_refused() {
    type Edit = fn(&mut Record);
    let edits: [(&str, Edit); 6] = [
        ("record-other-commitment", |r| r.seed = Some("08".repeat(32))),
        ("record-other-commitment", |r| r.table = "t2".to_owned()),
        ("toy-setup-rounds", |r| r.options = json!({"rounds": 9})),
        ("record-wrong-part", |r| r.options = json!({"rounds": 1, "luck": true})),
        ("setup-seats", |r| r.players.truncate(1)),
        // The dice are those of a new seed with a new promise, but the draws are those of the old one.
        ("record-other-dice", |r| {
            let other = (0..=255).map(|byte| Seed::new([byte; 32])).find(|other| {
                let mut table = table(Draws::Manual, 1);
                table.setup.seed = Some(other.clone());
                table.draw().unwrap();
                table.entries()[0] != r.entries[0]
            });
            let other = other.expect("some seed draws otherwise");
            r.commitment = other.commitment(&r.table);
            r.seed = Some(other.to_string());
        }),
    ];
    for (key, edit) in edits {
        let mut record = finished(Draws::Auto).record();
        edit(&mut record);
        assert_eq!(verdict_key(&record), key);
    }
}

#[test]
fn a_table_refuses_options_and_numbers_of_players_that_cant_be_played() {
    let open = |count: usize, rounds: u8| {
        let options = serde_json::from_value(json!({"rounds": rounds})).unwrap();
        let players = vec![Player::human(""); count];
        Table::<Toy>::open(Setup::new("t1", players, Draws::Auto, seed()), options).map(drop)
    };
    assert_eq!(open(2, 4), Ok(()));
    assert_eq!(open(1, 4).unwrap_err().say.key, "setup-seats");
    assert_eq!(open(4, 4).unwrap_err().say.key, "setup-seats");
    assert_eq!(open(2, 0).unwrap_err().say.key, "toy-setup-rounds");
}
