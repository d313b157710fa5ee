//! `play`: whole games at the keyboard, from a script.

use crate::run::{Run, directory, done, misused, refused, run_with};
use std::fs;

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

#[track_caller]
fn play(words: &[&str], input: &str) -> String {
    let run = run_with(&[&["play", "siege", "--seed", SEED], words].concat(), input);
    let Run { status, err, out } = run;
    assert_eq!((status, err.as_str()), (Some(0), ""), "{out}");
    out
}

#[test]
fn a_whole_game_is_played_in_both_languages_and_its_record_is_true() {
    let directory = directory("play-whole");
    for (lang, over) in [("en", " wins."), ("pl", "Wygrywa")] {
        let file = directory.join(lang);
        let file = file.to_str().unwrap();
        // The first listed move is always there; a drum asks at most once more.
        let told = play(&["--lang", lang, "--record", file], &"1\n".repeat(20));
        assert!(told.contains(over), "{told}");
        assert!(done(&["verify", file]).contains("every draw is what the dice"));
    }
}

#[test]
fn nonsense_and_illegal_moves_are_told_and_asked_again() {
    let told = play(
        &[],
        "nonsense\n0\n23\n-1\n99999999999999999999\n\n?\nlay dragon+dragon\nrecruit archer\nu\nlay dragon+shepherd\nq\n",
    );
    assert!(told.contains("“nonsense” is neither a number from 1 to 22 nor found in any move"), "{told}");
    for wrong in ["0", "23", "-1", "99999999999999999999"] {
        assert!(told.contains(&format!("“{wrong}” is neither")), "{wrong}: {told}");
    }
    assert!(told.contains("A number chooses a move"), "help");
    assert!(told.contains("(SI04)") && told.contains("(SI08)"), "the rules that forbid: {told}");
    assert!(told.contains("There is nothing to take back"), "{told}");
    assert!(told.contains("lays the dragon and a shepherd"), "{told}");
    assert!(told.contains("You have left the table"), "{told}");
}

#[test]
fn the_end_of_the_input_leaves_the_table() {
    for input in ["", "1", "1\n", "\n\n", "?\n"] {
        assert!(play(&[], input).contains("You have left the table"), "{input:?}");
    }
    assert!(play(&["--lang", "pl"], "").lines().count() > 10);
    play(&["--seats", "Anna,Bartek"], "\n1\n");
}

#[test]
fn bytes_that_are_no_text_and_long_lines_are_only_nonsense() {
    let told = play(&[], &format!("{}\n\u{0}\u{1b}[2J\nq\n", "x".repeat(10_000)));
    assert!(told.contains("You have left the table"));
    assert!(!told.contains('\u{1b}'), "what was typed must not steer the terminal");
}

#[test]
fn several_people_share_the_keyboard_and_see_only_their_own_cards() {
    let file = directory("play-people").join("game.json");
    let names = ["--seats", "Anna, Żółw,page", "--record", file.to_str().unwrap()];
    let told = play(&names, &"\n1\n".repeat(30));
    for name in ["Anna", "Żółw"] {
        assert!(told.contains(&format!("{name}’s turn.")), "{told}");
    }
    assert!(told.contains(" wins."), "{told}");
    assert!(done(&["verify", file.to_str().unwrap()]).contains("every draw"));
    // Before the second person is asked nothing tells what the first one has chosen.
    let told = play(&["--seats", "Anna,Bartek"], "\nlay dragon+peasant\n\nq\n");
    let behind = told.split("Bartek’s turn.").nth(1).expect("Bartek is asked");
    assert!(!behind.contains(" lays ") && behind.contains("Anna has chosen"), "{behind}");
}

#[test]
fn a_record_left_in_the_middle_is_saved_and_legal() {
    let file = directory("play-left").join("game.json");
    let file = file.to_str().unwrap();
    let told = play(&["--record", file], "lay dragon+shepherd\nq\n");
    assert!(told.contains(&format!("castellan play siege --resume {file}")), "{told}");
    let record = fs::read_to_string(file).unwrap();
    assert!(record.contains(r#"{"seat":0,"move":{"lay":{"cards":["dragon","shepherd"]}}}"#), "{record}");
    assert!(!record.contains(SEED), "the seed is not told before the end");
    assert!(done(&["verify", file]).contains("not finished"));
    // The game goes on from there, with a hint and a sketch of the table for whoever asks.
    let on = play(&["--resume", file], "h\nm\nq\n");
    assert!(on.contains("A good player might choose"), "{on}");
    assert!(on.lines().filter(|line| line.contains("##") || line.contains("++")).count() > 10, "{on}");
    assert_eq!(fs::read_to_string(file).unwrap().matches(r#""seat":0"#).count(), 1);
}

#[test]
fn bots_play_alone_and_the_same_seed_gives_the_same_game() {
    let words = ["--seats", "page,squire,knight,knight", "--options", r#"{"games":"long"}"#];
    let told = play(&words, "");
    assert!(told.contains(" wins."));
    assert_eq!(play(&words, ""), told);
}

#[test]
fn tables_that_can_not_be_set_are_refused() {
    for seats in ["Anna", "a,b,c,d,e", "a,,b", "a, ", "abcdefghijklmnopqrstuvwxyz,b", "a\u{7},b"] {
        refused(&["play", "siege", "--seats", seats]);
    }
    refused(&["play", "siege", "--seed", "123"]);
    refused(&["play", "siege", "--options", r#"{"games":"two"}"#]);
    misused(&["play", "siege", "--options", "no json"]);
}

#[test]
fn a_record_that_can_not_be_written_is_refused_before_the_game() {
    let directory = directory("play-nowhere");
    for place in ["nowhere/game.json", "."] {
        refused(&["play", "siege", "--record", directory.join(place).to_str().unwrap()]);
    }
}
