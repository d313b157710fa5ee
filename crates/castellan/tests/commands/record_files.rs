//! `replay`, `draw` and `verify` on good files and on every kind of bad one.

use crate::run::{directory, done, misused, names_in, refused};
use castellan::engine::Engine;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// The record of a game of this many decisions; of all, if there are fewer.
fn record(chance: &str, decisions: usize) -> Value {
    let mut engine = Engine::new();
    let mut ask = |request: Value| -> Value {
        let answer: Value = serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap();
        answer["ok"].clone()
    };
    let ok = ask(json!({"do": "new", "game": "siege", "players": 2, "seed": SEED, "chance": chance}));
    let mut state = ok["state"].clone();
    for _ in 0..decisions {
        while state["turn"].get("chance").is_some() {
            state = ask(json!({"do": "draw", "table": "t1"}))["state"].clone();
        }
        let Some(seat) = state["turn"]["seats"].get(0).cloned() else { break };
        let mv = ask(json!({"do": "moves", "table": "t1", "seat": seat}))["moves"][0].clone();
        state = ask(json!({"do": "play", "table": "t1", "seat": seat, "move": mv}))["state"].clone();
    }
    ask(json!({"do": "record", "table": "t1"}))["record"].clone()
}

fn finished() -> Value {
    record("auto", 1000)
}

fn written(directory: &Path, name: &str, text: impl AsRef<[u8]>) -> String {
    let path = directory.join(name);
    fs::write(&path, text).expect("the test can write");
    path.to_str().expect("a plain path").to_owned()
}

/// All three commands refuse this file.
#[track_caller]
fn all_refuse(file: &str) {
    refused(&["verify", file]);
    refused(&["replay", file]);
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("never-drawn.svg");
    refused(&["draw", file, "--out", out.to_str().unwrap()]);
    assert!(!out.exists());
}

#[test]
fn a_finished_record_is_verified_with_its_dice() {
    let directory = directory("verify-good");
    let file = written(&directory, "game.json", finished().to_string());
    assert!(done(&["verify", &file]).contains("every draw is what the dice"));
    assert!(done(&["verify", &file, "--lang", "pl"]).starts_with("Wszystko"));
    let mut manual = finished();
    manual["chance"] = json!("manual");
    let file = written(&directory, "manual.json", serde_json::to_string_pretty(&manual).unwrap());
    assert!(done(&["verify", &file]).contains("dictated"));
    let file = written(&directory, "unfinished.json", record("auto", 3).to_string());
    assert!(done(&["verify", &file]).contains("not finished"));
    let file = written(&directory, "empty.json", record("manual", 0).to_string());
    assert!(done(&["verify", &file]).contains("not finished"));
}

#[test]
fn a_finished_record_without_seed_or_result_is_refused() {
    let directory = directory("verify-lacking");
    for field in ["seed", "result"] {
        let mut lacking = finished();
        lacking.as_object_mut().unwrap().remove(field);
        let file = written(&directory, field, lacking.to_string());
        refused(&["verify", &file]);
    }
}

#[test]
fn an_edited_record_is_refused() {
    let directory = directory("edited");
    let good = finished();
    let edits: [fn(&mut Value); 8] = [
        |record| record["result"]["scores"][0] = json!(77),
        |record| record["result"]["winners"] = json!([0, 1]),
        |record| record["commitment"] = json!("0".repeat(64)),
        |record| record["seed"] = json!("0".repeat(64)),
        |record| record["table"] = json!("t2"),
        |record| record["game"] = json!("chess"),
        |record| record["entries"][1]["move"] = json!({"lay": {"cards": ["dragon", "dragon"]}}),
        |record| record["more"] = json!(1),
    ];
    for (n, edit) in edits.into_iter().enumerate() {
        let mut edited = good.clone();
        edit(&mut edited);
        assert_ne!(edited, good);
        all_refuse(&written(&directory, &format!("{n}.json"), edited.to_string()));
    }
    let mut loaded = good.clone();
    let tile = &mut loaded["entries"][0]["chance"]["tile"];
    *tile = if *tile == "wood_large" { json!("wood_small") } else { json!("wood_large") };
    assert!(refused(&["verify", &written(&directory, "dice.json", loaded.to_string())]).contains("dice"));
}

#[test]
fn what_is_no_record_is_refused_in_one_line() {
    let directory = directory("no-records");
    let text = finished().to_string();
    for end in [0, 1, text.len() / 3, text.len() - 1] {
        all_refuse(&written(&directory, &format!("cut-{end}.json"), &text[..end]));
    }
    all_refuse(&written(&directory, "twice.json", format!("{text}{text}")));
    all_refuse(&written(&directory, "bytes.json", b"\xff\xfe{}"));
    all_refuse(&written(
        &directory,
        "inside.json",
        [&text.as_bytes()[..9], b"\xc3\x28", &text.as_bytes()[9..]].concat(),
    ));
    all_refuse(&written(&directory, "lines.json", "{\n\"a\n\n"));
    all_refuse(&written(&directory, "huge.json", " ".repeat(5 << 20)));
    all_refuse(&written(&directory, "deep.json", "[".repeat(1 << 20)));
    all_refuse(&written(&directory, "bad.play", "this is no scenario\n"));
    all_refuse(directory.to_str().unwrap());
    all_refuse(directory.join("missing.json").to_str().unwrap());
    all_refuse(directory.join("cut-0.json/inside").to_str().unwrap());
}

#[test]
fn replay_tells_every_entry_or_the_first_few() {
    let directory = directory("replay");
    let record = finished();
    let file = written(&directory, "game.json", record.to_string());
    let count = record["entries"].as_array().unwrap().len();
    let told = done(&["replay", &file]);
    for n in 0..count {
        assert!(told.lines().any(|line| line.trim_start().starts_with(&format!("{n} "))), "{n}: {told}");
    }
    assert_eq!(done(&["replay", &file, "--to", &count.to_string()]), told);
    assert!(done(&["replay", &file, "--to", "0"]).len() < done(&["replay", &file, "--to", "3"]).len());
    assert_ne!(done(&["replay", &file, "--lang", "pl"]), told);
    refused(&["replay", &file, "--to", &(count + 1).to_string()]);
    let unfinished = written(&directory, "unfinished.json", self::record("manual", 5).to_string());
    assert!(!done(&["replay", &unfinished]).is_empty());
}

#[test]
fn boards_are_drawn_as_svg_and_png() {
    let directory = directory("draw");
    let file = written(&directory, "game.json", finished().to_string());
    let out = |name: &str| directory.join(name).to_str().unwrap().to_owned();
    let (svg, early, png) = (out("board.svg"), out("early.svg"), out("board.png"));
    assert_eq!(done(&["draw", &file, "--out", &svg]), "");
    assert_eq!(done(&["draw", &file, "--to", "1", "--out", &early]), "");
    assert_eq!(done(&["draw", &file, "--out", &png, "--width", "300"]), "");
    let picture = fs::read_to_string(&svg).unwrap();
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    assert_ne!(fs::read_to_string(&early).unwrap(), picture);
    let pixels = fs::read(&png).unwrap();
    assert!(pixels.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert_eq!(pixels[16..20], 300u32.to_be_bytes());
    // Drawing again gives the same bytes, in place of the old ones.
    done(&["draw", &file, "--out", &png, "--width", "300"]);
    assert_eq!(fs::read(&png).unwrap(), pixels);
    assert_eq!(names_in(&directory), ["board.png", "board.svg", "early.svg", "game.json"]);
}

#[test]
fn a_picture_that_can_not_be_written_is_refused_and_leaves_nothing_behind() {
    let directory = directory("draw-nowhere");
    let file = written(&directory, "game.json", finished().to_string());
    fs::create_dir(directory.join("folder.svg")).unwrap();
    for name in ["board.gif", "board", "nowhere/board.svg", "game.json/board.png", "folder.svg", ".svg"] {
        refused(&["draw", &file, "--out", directory.join(name).to_str().unwrap()]);
    }
    refused(&["draw", &file, "--to", "9999", "--out", directory.join("x.svg").to_str().unwrap()]);
    refused(&["draw", &file, "--seat", "2", "--out", directory.join("x.svg").to_str().unwrap()]);
    misused(&["draw", &file, "--out", "x.png", "--width", "0"]);
    assert_eq!(names_in(&directory), ["folder.svg", "game.json"]);
}
