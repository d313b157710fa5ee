//! The documents tell the truth: every example of a move or chance is one, and every game is described.

use castellan::engine::Engine;
use serde_json::{Value, json};

fn answer(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap()
}

/// The JSON in a table row's code spans.
fn examples(row: &str) -> impl Iterator<Item = Value> {
    row.split('`').skip(1).step_by(2).filter_map(|code| serde_json::from_str(code).ok())
}

/// Whether an answer says that this is no move or chance of the game at all.
fn has_no_such_shape(answer: &Value) -> bool {
    answer["error"]["message"].as_str().is_some_and(|message| message.starts_with("That is not a"))
}

/// A table on which seat 0 is due, so that moves are looked at.
fn table_with_a_seat_due(engine: &mut Engine, game: &str) -> Value {
    let new = json!({"do": "new", "game": game, "players": 2, "chance": "manual"});
    let table = answer(engine, &new)["ok"]["table"].clone();
    assert!(table.is_string(), "{game} is a game");
    let state = json!({"do": "state", "table": table});
    while answer(engine, &state)["ok"]["state"]["turn"]["seats"].is_null() {
        answer(engine, &json!({"do": "draw", "table": table}));
    }
    table
}

#[test]
fn every_example_in_the_engine_page_has_the_right_shape() {
    let page = include_str!("../../../docs/engine.md");
    let (_, by_game) = page.split_once("## Moves and chances by game").unwrap();
    let mut engine = Engine::new();
    let mut described = Vec::new();
    for section in by_game.split("\n### ").skip(1) {
        let game = section.lines().next().unwrap();
        let mut count = 0;
        for row in section.lines().filter(|line| line.starts_with("| ")) {
            for example in examples(row) {
                let table = table_with_a_seat_due(&mut engine, game);
                let request = if row.starts_with("| chance") {
                    json!({"do": "resolve", "table": table, "chance": example})
                } else {
                    json!({"do": "play", "table": table, "seat": 0, "move": example})
                };
                let told = answer(&mut engine, &request);
                assert!(!has_no_such_shape(&told), "{game}: {example}: {told}");
                count += 1;
            }
        }
        assert!(count > 0, "{game} has examples");
        described.push(game);
    }
    let unknown = answer(&mut engine, &json!({"do": "new", "game": "?", "players": 2}));
    let list = unknown["error"]["message"].as_str().unwrap();
    assert!(described.iter().all(|game| list.contains(game)), "{list}");
    assert_eq!(list.matches(", ").count() + 1, described.len(), "every game is described: {list}");
}

/// Every file of a crate's sources as one text.
fn sources(dir: &std::path::Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            all.push_str(&sources(&entry));
        } else if entry.extension().is_some_and(|ending| ending == "rs") {
            all.push_str(&std::fs::read_to_string(&entry).unwrap());
        }
    }
    all
}

#[test]
fn every_metric_on_the_dashboard_and_in_the_alerts_is_counted() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let server = sources(&root.join("crates/server/src"));
    let read = |name: &str| std::fs::read_to_string(root.join("deploy").join(name)).unwrap();
    let grafana: Value = serde_json::from_str(&read("grafana.json")).unwrap();
    assert!(grafana["panels"].as_array().unwrap().len() >= 10);
    let mut found = 0;
    for text in [read("grafana.json"), read("alerts.yml")] {
        for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
            if word.starts_with("castellan_") {
                assert!(server.contains(&format!("\"{word}\"")), "nothing counts {word}");
                found += 1;
            }
        }
    }
    assert!(found > 15);
}

#[test]
fn every_option_in_the_deployments_exists() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let help = std::process::Command::new(env!("CARGO_BIN_EXE_castellan")).args(["serve", "--help"]).output();
    let help = String::from_utf8(help.unwrap().stdout).unwrap();
    for name in ["castellan.service", "castellan.env", "Dockerfile", "compose.yaml", "kubernetes.yaml"] {
        let text = std::fs::read_to_string(root.join("deploy").join(name)).unwrap();
        let starts = text.lines().filter(|line| line.contains("serve") && line.contains("--addr"));
        let options = starts.flat_map(|line| line.split(|c: char| "\",[]".contains(c) || c.is_whitespace()));
        for option in options.filter(|word| word.starts_with("--")) {
            assert!(help.contains(option), "{name}: {option}");
        }
        for word in text.split(|c: char| !c.is_ascii_uppercase() && c != '_') {
            let is_ours = word.starts_with("CASTELLAN_") && word != "CASTELLAN_LOG";
            assert!(!is_ours || help.contains(word), "{name}: {word}");
        }
    }
}
