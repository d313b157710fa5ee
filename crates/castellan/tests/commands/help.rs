//! Help for every command, and wrong usage.

use crate::run::{done, misused};

const COMMANDS: [&[&str]; 15] = [
    &[],
    &["serve"],
    &["games"],
    &["rules"],
    &["play"],
    &["engine"],
    &["arena"],
    &["bench"],
    &["bench", "playouts"],
    &["replay"],
    &["draw"],
    &["verify"],
    &["storm"],
    &["migrate"],
    &["work"],
];

#[test]
fn every_command_has_help() {
    for command in COMMANDS {
        for flag in ["--help", "-h"] {
            let words: Vec<&str> = command.iter().copied().chain([flag]).collect();
            assert!(done(&words).contains("Usage: castellan"), "{words:?}");
        }
    }
    assert!(done(&["--version"]).starts_with("castellan "));
}

#[test]
fn unknown_words_are_wrong_usage() {
    misused(&["nonsense"]);
    misused(&["--nonsense"]);
    for command in COMMANDS {
        let words: Vec<&str> = command.iter().copied().chain(["--nonsense"]).collect();
        misused(&words);
    }
    misused(&["engine", "extra"]);
    misused(&["rules"]);
    misused(&["play"]);
    misused(&["replay"]);
    misused(&["verify"]);
    misused(&["bench"]);
    misused(&["draw", "x.json"]);
    misused(&["replay", "x.json", "--to", "-1"]);
    misused(&["replay", "x.json", "--to", "many"]);
}
