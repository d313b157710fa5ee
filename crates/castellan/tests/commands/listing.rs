//! `games` and `rules`.

use crate::run::{done, json, misused, refused};
use std::process::{Command, Stdio};

#[test]
fn games_are_listed_in_words_and_as_json() {
    let told = done(&["games"]);
    assert!(told.contains("siege") && told.contains("2 to 4"), "{told}");
    assert!(done(&["games", "--lang", "pl"]).contains("Rycerze"), "the Polish title");
    let games = json(&["games", "--json"]);
    let siege = games.as_array().unwrap().iter().find(|game| game["id"] == "siege").expect("siege");
    assert_eq!((&siege["players"]["min"], &siege["players"]["max"]), (&2.into(), &4.into()));
    let options: Vec<&str> =
        siege["options"].as_array().unwrap().iter().filter_map(|option| option["id"].as_str()).collect();
    assert_eq!(options, ["games", "youth", "strengths"]);
    assert_eq!(siege["levels"], serde_json::json!(["page", "squire", "knight", "castellan"]));
    let grades = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
    assert_eq!(siege["grades"], serde_json::json!(grades));
    assert!(told.contains("5 (knight), 6,"), "{told}");
    misused(&["games", "--lang", "de"]);
}

#[test]
fn rules_are_printed_in_both_languages() {
    let (english, polish) = (done(&["rules", "siege"]), done(&["rules", "siege", "--lang", "pl"]));
    assert_eq!(done(&["rules", "siege", "--lang", "en"]), english);
    for number in 1..=30 {
        let rule = format!("**SI{number:02}**");
        assert!(english.contains(&rule) && polish.contains(&rule), "{rule}");
    }
    assert_ne!(english, polish);
}

#[test]
fn unknown_games_are_refused_and_unknown_languages_are_wrong_usage() {
    for game in ["chess", "", "Siege"] {
        refused(&["rules", game]);
        refused(&["play", game]);
        refused(&["bench", "playouts", game, "--json"]);
        refused(&["arena", game, "--players", "page,page", "--games", "1"]);
    }
    misused(&["rules", "siege", "--lang", "de"]);
    misused(&["rules", "siege", "--lang", ""]);
    misused(&["play", "siege", "--lang", "PL"]);
}

#[test]
fn a_reader_that_has_had_enough_is_no_fault() {
    for words in [&["rules", "siege"][..], &["games"], &["games", "--json"], &["play", "siege"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_castellan"))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{words:?}");
        assert!(output.stderr.is_empty(), "{words:?}: {output:?}");
    }
}
