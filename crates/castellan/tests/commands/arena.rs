//! `arena`: the match, its JSON, its table and its report.

use crate::run::{directory, done, json, misused, names_in, refused};
use serde_json::Value;
use std::fs;

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

fn arena(more: &[&'static str]) -> Vec<&'static str> {
    [&["arena", "siege", "--seed", SEED], more].concat()
}

/// A result without what depends on the clock.
fn timeless(mut result: Value) -> Value {
    for player in result["players"].as_array_mut().expect("players") {
        player.as_object_mut().expect("a player").remove("ms_per_move").expect("a time");
    }
    result
}

#[test]
fn the_result_has_the_names_of_the_contract() {
    let words = arena(&["--players", "knight,random,page", "--games", "30", "--json", "-"]);
    let result = json(&words);
    assert_eq!((&result["game"], &result["games"]), (&"siege".into(), &30.into()));
    let players = result["players"].as_array().unwrap();
    let levels: Vec<&str> = players.iter().filter_map(|player| player["level"].as_str()).collect();
    assert_eq!(levels, ["knight", "random", "page"]);
    let number =
        |player: &Value, name: &str| player[name].as_f64().unwrap_or_else(|| panic!("{name}: {player}"));
    for player in players {
        let (low, rate, high) = (number(player, "low"), number(player, "win_rate"), number(player, "high"));
        assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0, "{player}");
        assert!((number(player, "wins") / 30.0 - rate).abs() < 1e-9, "{player}");
        assert!(number(player, "elo").is_finite() && number(player, "ms_per_move") >= 0.0);
        assert!((0.0..=9.0).contains(&number(player, "mean_score")), "{player}");
    }
    let wins: f64 = players.iter().map(|player| number(player, "wins")).sum();
    assert!((wins - 30.0).abs() < 1e-9);
}

#[test]
fn the_same_seed_gives_the_same_wins_on_any_number_of_threads() {
    let run = |threads: &'static str| {
        let words = arena(&["--players", "squire,random", "--games", "41", "--json", "-", "--threads"]);
        timeless(json(&[&words[..], &[threads]].concat()))
    };
    let one = run("1");
    assert_eq!(run("1"), one);
    assert_eq!(run("3"), one);
    assert_eq!(run("8"), one);
}

#[test]
fn seats_are_exchanged_so_that_equal_players_share_the_wins() {
    // The random player never looks at its seat: with exchanged seats and the same draws nobody is favoured.
    let result = json(&arena(&["--players", "random,random", "--games", "400", "--json", "-"]));
    for player in result["players"].as_array().unwrap() {
        assert!(player["low"].as_f64() < Some(0.5) && player["high"].as_f64() > Some(0.5), "{result}");
    }
}

#[test]
fn the_table_is_printed_and_with_json_nothing_else_is() {
    let told = done(&arena(&["--players", "page,random", "--games", "4"]));
    assert!(told.contains("page") && told.contains("random") && told.contains("of 4"), "{told}");
    let directory = directory("arena-json");
    let file = directory.join("result.json");
    let mut words = arena(&["--players", "page,random", "--games", "4", "--json"]);
    assert_eq!(done(&[&words[..], &[file.to_str().unwrap()]].concat()), "");
    let written: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    // Without a name it is standard output too.
    assert_eq!(timeless(written.clone()), timeless(json(&words)));
    words.push("-");
    assert_eq!(timeless(written), timeless(json(&words)));
    assert_eq!(names_in(&directory), ["result.json"]);
}

#[test]
fn a_link_is_written_through_and_never_replaced() {
    let directory = directory("arena-link");
    let (target, link) = (directory.join("target.json"), directory.join("link.json"));
    fs::write(&target, "old").unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let words = arena(&["--players", "page,random", "--games", "2", "--json"]);
    done(&[&words[..], &[link.to_str().unwrap()]].concat());
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&target).unwrap().contains("\"wins\""));
    assert_eq!(names_in(&directory), ["link.json", "target.json"]);
}

#[test]
fn a_pipe_is_written_to_and_never_replaced() {
    use std::os::unix::fs::FileTypeExt;
    let directory = directory("arena-pipe");
    let pipe = directory.join("pipe.json");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe).expect("the pipe can be read")
    });
    let words = arena(&["--players", "page,random", "--games", "2", "--json"]);
    assert_eq!(done(&[&words[..], &[pipe.to_str().unwrap()]].concat()), "");
    assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo());
    assert!(reader.join().unwrap().contains("\"wins\""));
}

#[test]
fn the_report_is_a_page_with_pictures() {
    let file = directory("arena-report").join("report.html");
    let words =
        arena(&["--players", "page,random", "--games", "4", "--options", r#"{"games":"long"}"#, "--report"]);
    done(&[&words[..], &[file.to_str().unwrap()]].concat());
    let page = fs::read_to_string(&file).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.matches("<svg").count() >= 2);
    assert!(page.contains(SEED) && page.contains("&quot;long&quot;"), "the report says how to repeat it");
}

#[test]
fn wrong_matches_are_refused() {
    for players in ["page", "page,page,page,page,page"] {
        let told = refused(&["arena", "siege", "--players", players, "--games", "1"]);
        assert_eq!(told, "castellan: This game is for 2 to 4 players.\n");
    }
    let told = refused(&["arena", "castle", "--players", "page,page,page", "--games", "1"]);
    assert_eq!(told, "castellan: This game is for 2 players.\n");
    refused(&["arena", "siege", "--players", "page,page", "--games", "1", "--options", r#"{"a":1}"#]);
    refused(&["arena", "siege", "--players", "page,page", "--games", "1", "--seed", "00"]);
    misused(&["arena", "siege", "--players", "page,king", "--games", "1"]);
    misused(&["arena", "siege", "--players", "page,", "--games", "1"]);
    misused(&["arena", "siege", "--players", "page,page", "--games", "0"]);
    misused(&["arena", "siege", "--players", "page,page"]);
    misused(&["arena", "siege", "--games", "1"]);
    misused(&["arena", "siege", "--players", "page,page", "--games", "1", "--threads", "0"]);
}

#[test]
fn a_place_that_can_not_be_written_is_refused_before_the_match() {
    let directory = directory("arena-nowhere");
    fs::write(directory.join("file"), "x").unwrap();
    let good = directory.join("good");
    for place in ["nowhere/x.json", "file/x.json", "."] {
        let place = directory.join(place);
        for [wrong, right] in [["--json", "--report"], ["--report", "--json"]] {
            let words = ["arena", "siege", "--players", "page,page", "--games", "2", wrong];
            refused(&[&words[..], &[place.to_str().unwrap(), right, good.to_str().unwrap()]].concat());
        }
    }
    // The match was not played, so nothing was written where it could have been.
    assert_eq!(names_in(&directory), ["file"]);
}
