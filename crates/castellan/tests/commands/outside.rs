//! `arena` with players outside the program.

use crate::run::{directory, json, refused};
use std::fs;
use std::path::PathBuf;

/// Answers every question with the first of the legal moves.
const FIRST: &str = r#"while read -r line; do
  printf '%s\n' "$line" |
    sed 's/^{"id":\([0-9]*\),.*"moves":\[\({"[a-z]*":{[^}]*}}\).*/{"id":\1,"ok":{"move":\2}}/'
done
"#;

fn script(name: &str, text: &str) -> PathBuf {
    let file = directory(name).join("bot.sh");
    fs::write(&file, text).unwrap();
    file
}

fn arena<'a>(players: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["arena", "siege", "--players", players, "--games", "4", "--json", "-"], more].concat()
}

#[test]
fn a_script_plays_by_what_it_is_shown() {
    let players = format!("view:sh {},random", script("outside-view", FIRST).display());
    let result = json(&arena(&players, &["--threads", "2"]));
    assert_eq!(result["games"], 4);
    assert_eq!(result["players"][0]["level"], players.trim_end_matches(",random"));
    let wins = |player: usize| result["players"][player]["wins"].as_f64().unwrap();
    assert_eq!(wins(0) + wins(1), 4.0);
}

#[test]
fn another_copy_of_the_program_plays_by_the_record() {
    let players = format!("engine@2:{} engine,1", env!("CARGO_BIN_EXE_castellan"));
    let result = json(&arena(&players, &["--time-ms", "5"]));
    assert_eq!((&result["games"], &result["players"][1]["level"]), (&4.into(), &"1".into()));
}

#[test]
fn a_program_that_does_not_play_ends_the_match() {
    let illegal =
        script("outside-illegal", r#"while read -r line; do echo '{"ok":{"move":{"pass":{}}}}'; done"#);
    let refusing =
        script("outside-refusing", r#"while read -r line; do echo '{"error":{"code":"x"}}'; done"#);
    let cases = [
        ("view:true".to_owned(), "has stopped"),
        ("view:echo hello; cat".to_owned(), "no line of JSON: hello"),
        (format!("view:sh {}", illegal.display()), "not legal"),
        (format!("engine:sh {}", refusing.display()), r#""code":"x""#),
    ];
    for (player, why) in cases {
        let told = refused(&arena(&format!("{player},page"), &[]));
        assert!(told.contains(why), "{player}: {told}");
    }
}

#[test]
fn a_match_that_is_spread_takes_no_programs() {
    let told = refused(&arena("view:true,page", &["--bus", "nats://127.0.0.1:1"]));
    assert!(told.contains("this machine"), "{told}");
}
