//! `tune`: what it learns can be repeated, and is written as the game's weights are.

use crate::run::{directory, done, refused};
use serde_json::Value;

const SEED: &str = "00000000000000000000000000000000000000000000000000000000000000aa";

#[test]
fn what_is_learnt_does_not_depend_on_threads() {
    for game in ["castle", "siege"] {
        for way in [&[][..], &["--duels"]] {
            let few = ["tune", game, "--rounds", "2", "--games", "3", "--seed", SEED, "--threads"];
            let by = |threads: &str| done(&[&few[..], &[threads], way].concat());
            let said = by("1");
            assert_eq!(said, by("2"), "{game} {way:?}");
            assert_eq!(said.matches("round ").count(), 2, "{said}");
            assert_eq!(said.contains("points a game: "), !way.is_empty(), "{said}");
        }
    }
}

#[test]
fn weights_are_written_in_the_form_they_are_read_in() {
    let path = directory("tune").join("weights.json");
    let out = path.to_str().unwrap();
    done(&["tune", "castle", "--duels", "--rounds", "1", "--games", "2", "--seed", SEED, "--out", out]);
    let written: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    let read: Value = serde_json::from_str(include_str!("../../../../games/castle/weights.json")).unwrap();
    let terms = |weights: &Value| weights.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(terms(&written), terms(&read));
}

#[test]
fn what_can_not_be_learnt_is_refused() {
    refused(&["tune", "chess"]);
    refused(&["tune", "castle", "--out", "/no/such/directory/weights.json"]);
}
