//! `castellan analyse`.

use crate::run::{directory, done, json, refused};

#[test]
fn turning_points_name_the_better_move_in_words_of_the_language() {
    let place = directory("analyse");
    let path = |name: &str| place.join(name).to_str().expect("a path in UTF-8").to_owned();
    let (record, report) = (path("game.json"), path("report.html"));
    done(&["play", "castle", "--seats", "page,page", "--seed", &"5".repeat(64), "--record", &record]);
    let analyse = ["analyse", &record, "--playouts", "12"];

    let found = json(&[&analyse[..], &["--json", "-", "--report", &report, "--lang", "pl"]].concat());
    let turning = found["turning_points"].as_array().expect("a list");
    assert!(!turning.is_empty() && turning.len() <= 5, "pages do not play without a mistake");
    for at in turning {
        assert!(at["loss"].as_f64() >= Some(1.0) && at["move"] != at["better"], "{at}");
        for said in ["said", "better_said"] {
            assert!(at[said].as_str().is_some_and(|said| said.len() > 8), "{at}");
        }
        assert_ne!(at["said"], at["better_said"], "the words tell the moves apart");
    }
    let page = std::fs::read_to_string(&report).expect("a report");
    assert!(page.contains(r#"lang="pl""#) && page.contains("Punkty zwrotne gry Zamek"), "{page}");
    assert!(page.contains(turning[0]["better_said"].as_str().expect("words")), "{page}");

    let told = done(&[&analyse[..], &["--points", "1"]].concat());
    assert!(told.lines().count() == 2 && told.starts_with("Entry ") && !told.contains('{'), "{told}");
    refused(&["analyse", &path("nothing.json")]);
}
