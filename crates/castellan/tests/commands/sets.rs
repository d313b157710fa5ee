//! `set`, and sets of components among the options of other commands.

use crate::run::{done, json, misused, refused, run_with};
use serde_json::{Value, json};
use std::path::PathBuf;

/// A file of this test's own.
fn file(name: &str, text: &str) -> String {
    let path: PathBuf = [env!("CARGO_TARGET_TMPDIR"), &format!("set-{name}")].iter().collect();
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_set_is_exported_checked_packed_and_played() {
    let text = done(&["set", "export", "castle"]);
    let set: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&set["format"], set["hash"].as_str().unwrap().len()), (&json!("castellan-set/2"), 64));
    let path = file("whole.json", &text);
    let report = json(&["set", "check", &path, "--json"]);
    assert_eq!((&report["playable"], &report["problems"]), (&json!(true), &json!([])));
    // The packed text holds the same set, and fits into a link.
    let packed = done(&["set", "export", &path, "--packed"]);
    assert!(packed.len() < 2_000, "{} letters", packed.len());
    assert_eq!(done(&["set", "export", &file("packed.txt", &packed)]), text);
    let options = format!(r#"{{"set":"@{path}","edition":"2003"}}"#);
    let arena = |options: &str| {
        json(&[
            "arena",
            "castle",
            "--players",
            "page,random",
            "--games",
            "1",
            "--options",
            options,
            "--json",
            "-",
        ])
    };
    assert_eq!(arena(&options)["games"], 1);
    assert_eq!(arena(&format!("@{path}"))["games"], 1);
}

#[test]
fn a_wrong_set_is_told_line_by_line_in_the_chosen_language() {
    let text = done(&["set", "export", "castle"]).replacen("\"count\": 2", "\"count\": 0", 1);
    let path = file("wrong.json", &text);
    let run = run_with(&["set", "check", &path, "--lang", "pl"], "");
    assert_eq!(run.status, Some(1));
    let line = 1 + text.lines().position(|line| line.contains("\"count\": 0")).unwrap();
    let told = format!("Błąd: {line}: tiles[0].count: Kafelek powinien mieć co najmniej jedną sztukę.");
    assert!(run.out.contains(&told), "{}", run.out);
    assert!(run.err.contains("can't be played with"), "{}", run.err);
    refused(&["set", "check", &file("none.json", "{\"game\":\"chess\"}")]);
    refused(&["set", "check", &file("text.txt", "not a set")]);
    refused(&["set", "export", "no-such-file.json"]);
    misused(&["set"]);
    misused(&["set", "check"]);
}

#[test]
fn two_sets_are_compared_and_a_sheet_is_drawn() {
    let text = done(&["set", "export", "castle"]);
    let (a, b) = (file("a.json", &text), file("b.json", &text.replacen("\"count\": 2", "\"count\": 3", 1)));
    let found = json(&["set", "compare", &a, &b, "--json"]);
    assert_eq!((&found["same"], &found["differences"][0]["what"]), (&json!(39), &json!("count")));
    assert!(done(&["set", "compare", &a, &b]).contains("39 kinds"));
    let sheet = file("sheet.svg", "");
    done(&["set", "draw", &a, "--out", &sheet]);
    assert!(std::fs::read_to_string(&sheet).unwrap().contains("2 × N01"));
    done(&["set", "draw", &a, "--out", &sheet, "--piece", r#"{"wall":true}"#, "--edition", "2003"]);
    refused(&["set", "draw", &a, "--out", &sheet, "--piece", r#"{"tile":"N99"}"#]);
}

#[test]
fn every_option_that_holds_data_can_be_in_a_file() {
    let strengths = r#"{"archer":{"wood":9,"brick":2,"stone":3},"catapult":{"wood":1,"brick":4,"stone":5},
        "dragon":{"wood":3,"brick":6,"stone":2},"infantry":{"wood":4,"brick":5,"stone":1},
        "knight":{"wood":2,"brick":3,"stone":6},"peasant":{"wood":5,"brick":1,"stone":4}}"#;
    let bare = file("strengths.json", strengths);
    let set = format!(r#"{{"format":"castellan-set/2","game":"siege","strengths":{strengths}}}"#);
    let set = file("siege.json", &set);
    let whole = file("options.json", &format!(r#"{{"games":"long","strengths":"@{set}"}}"#));
    for options in [
        format!(r#"{{"strengths":"@{bare}"}}"#),
        format!(r#"{{"strengths":"@{set}"}}"#),
        format!("@{set}"),
        format!("@{whole}"),
    ] {
        let words = [
            "arena",
            "siege",
            "--players",
            "page,random",
            "--games",
            "1",
            "--options",
            &options,
            "--json",
            "-",
        ];
        assert_eq!(json(&words)["games"], 1, "{options}");
    }
    let mix = file("mix.json", r#"{"BA-D": 5}"#);
    let options = format!(r#"{{"mix":"@{mix}"}}"#);
    let words = ["bench", "playouts", "carcassonne", "--options", &options, "--seconds", "0.1", "--json"];
    assert!(json(&words)["playouts_per_s"].as_f64().unwrap() > 0.0);
    misused(&[
        "arena",
        "siege",
        "--players",
        "page,random",
        "--games",
        "1",
        "--options",
        "@no-such-file.json",
    ]);
}
