//! `bench playouts` and `bench levels`.

use crate::run::{directory, done, json, misused, refused};

#[test]
fn the_figures_have_the_names_of_the_contract() {
    for players in ["2", "3", "4"] {
        let words = ["bench", "playouts", "siege", "--players", players, "--seconds", "0.05", "--json"];
        let report = json(&words);
        assert_eq!(report["game"], "siege");
        assert_eq!(report["players"].to_string(), players);
        assert_eq!(report["threads"], 1);
        for figure in ["seconds", "playouts_per_s", "decisions_per_s", "decisions_per_game"] {
            assert!(report[figure].as_f64().is_some_and(|number| number > 0.0), "{figure}: {report}");
        }
        let scores = report["mean_scores"].as_array().unwrap();
        assert_eq!(scores.len().to_string(), players);
        let sum: f64 = scores.iter().filter_map(serde_json::Value::as_f64).sum();
        // Seven of eight tiles are turned up, and the six castles are worth nine points.
        assert!((7.0..=9.0).contains(&sum), "{report}");
    }
}

#[test]
fn the_shortest_measurement_plays_a_game() {
    let report = json(&["bench", "playouts", "siege", "--seconds", "0.000001", "--threads", "2", "--json"]);
    assert!(report["decisions_per_game"].as_f64().is_some_and(|number| number > 0.0), "{report}");
    assert_eq!(report["mean_scores"].as_array().map(Vec::len), Some(2));
}

#[test]
fn options_and_threads_are_heard() {
    let options = r#"{"games":"long"}"#;
    let words = ["bench", "playouts", "siege", "--options", options, "--seconds", "0.05", "--threads", "2"];
    assert!(done(&words).contains("playouts a second"));
    let json = json(&[&words[..], &["--json"]].concat());
    assert_eq!(json["threads"], 2);
    assert!(json["decisions_per_game"].as_f64().is_some_and(|number| number > 20.0), "{json}");
}

#[test]
fn what_can_not_be_played_is_refused() {
    for players in ["0", "1", "5", "255"] {
        refused(&["bench", "playouts", "siege", "--players", players, "--json"]);
    }
    refused(&["bench", "playouts", "siege", "--options", r#"{"games":"none"}"#]);
    refused(&["bench", "playouts", "siege", "--options", r#"{"youth":[0,0]}"#]);
    misused(&["bench", "playouts", "siege", "--options", "[]"]);
    misused(&["bench", "playouts", "siege", "--options", "{"]);
    misused(&["bench", "playouts", "siege", "--players", "-1"]);
    misused(&["bench", "playouts", "siege", "--players", "256"]);
    for seconds in ["0", "-1", "NaN", "inf", "soon"] {
        misused(&["bench", "playouts", "siege", "--seconds", seconds]);
    }
    misused(&["bench", "playouts", "siege", "--threads", "0"]);
}

#[test]
fn a_file_may_stand_for_an_option() {
    let directory = directory("bench-set");
    let set = include_str!("../../../../games/castle/sets/stand-in.json");
    let options = |name: &str, text: &str| {
        let file = directory.join(name);
        std::fs::write(&file, text).unwrap();
        serde_json::json!({"set": format!("@{}", file.display())}).to_string()
    };
    let bench = ["bench", "playouts", "castle", "--seconds", "0.01", "--options"];
    done(&[&bench[..], &[&options("right.json", set)]].concat());
    let wrong = options("wrong.json", &set.replacen("HHTT", "HHTX", 1));
    let said = refused(&[&bench[..], &[&wrong]].concat());
    assert!(said.contains("tiles[2].quads: The quarters"), "{said}");
    misused(&[&bench[..], &[r#"{"set":"@no-such-file.json"}"#]].concat());
}

#[test]
fn levels_tell_how_long_they_think_and_how_many_playouts_that_was() {
    let words = ["bench", "levels", "castle", "--levels", "page,castellan:20", "--games", "1", "--json"];
    let report = json(&words);
    let levels = report["levels"].as_array().unwrap();
    assert_eq!(levels.len(), 2);
    for (level, limit) in levels.iter().zip([50.0, 2000.0]) {
        assert_eq!(level["limit_ms"], limit, "{report}");
        assert!(level["moves"].as_u64().is_some_and(|moves| moves > 60), "{report}");
        let number = |figure: &str| level[figure].as_f64().unwrap();
        assert!(number("longest_ms") >= number("p99_ms") && number("p99_ms") >= 0.0, "{report}");
    }
    assert!(levels[0]["playouts_per_s"].is_null(), "{report}");
    assert!(levels[1]["playouts_per_s"].as_f64().is_some_and(|speed| speed > 0.0), "{report}");
    refused(&["bench", "levels", "castle", "--players", "3"]);
    misused(&["bench", "levels", "castle", "--levels", "king"]);
}
