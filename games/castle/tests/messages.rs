//! Every message can be read by people: rendered for them in both languages, without codes or glue, and no two
//! offers of one decision sound the same.

use castellan_castle::Castle;
use castellan_core::game::Game;
use castellan_core::lang::Lang;
use castellan_core::message::{Arg, Message};
use castellan_core::testing::{golden, messages, offers, playthrough};
use serde_json::{Value, json};
use std::path::Path;

/// What stands for the variables of a message.
fn samples(key: &str, variable: &str) -> Vec<Arg> {
    let say = |key: &str, count: u8| Message::new(key.to_owned()).with("count", count);
    match variable {
        "cell" => vec!["B11".into()],
        "at" => vec![Message::new("castle-at-ne").into()],
        "places" => vec![vec![Message::new("castle-at-n"), Message::new("castle-at-e")].into()],
        "parts" if key.contains("-at-") || key.contains("-turned-") => {
            let here = vec![Message::new("castle-at-sw")];
            let part = Message::new("castle-part-new-house").with("places", here);
            vec![vec![part, Message::new("castle-mark-well-new")].into()]
        }
        "parts" => vec![vec![say("castle-has-new-house", 1), say("castle-has-new-path", 2)].into()],
        "token" => vec![Message::new("castle-token-new-9").into()],
        "what" => {
            let there = Message::new("castle-at-ne");
            vec![Message::new("castle-target-new-path").with("at", there).with("cell", "A9").into()]
        }
        "value" => vec![Message::new("castle-value-none").into()],
        "why" => vec![Message::new("castle-set-copies").into()],
        "path" => vec!["tiles[2].count".into()],
        "name" => vec!["Zamek Hani".into()],
        "edition" => vec!["old".into(), "new".into()],
        "first" | "second" if key.contains("start-two") => {
            vec![
                Message::new(format!(
                    "castle-kind-new-{}",
                    if variable == "first" { "house" } else { "court" }
                ))
                .into(),
            ]
        }
        "line" | "right" => vec![48u8.into()],
        "found" => vec![47u8.into()],
        "max" => vec![32u8.into()],
        "id" => vec!["N04".into()],
        "turn" => (0..4u8).map(Arg::from).collect(),
        "stalls" => vec![Arg::from(0u8), Arg::from(1u8), Arg::from(5u8)],
        "field" | "first" => vec![12u8.into()],
        "second" => vec![13u8.into()],
        _ => Vec::new(),
    }
}

#[test]
fn every_message_is_for_people() {
    let page = messages::page::<Castle>(samples);
    golden::check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/messages.txt"), &page);
    assert_eq!(messages::pairs_of_numbers(&page), Vec::<&str>::new());
    assert_eq!(messages::codes(&page), Vec::<&str>::new());
    for lang in Lang::ALL {
        assert_eq!(messages::glued((Castle::META.words)(lang)), Vec::<String>::new());
    }
}

#[test]
fn no_code_of_a_tile_is_read_by_anybody() {
    let set: Value = serde_json::from_str(include_str!("../sets/stand-in.json")).unwrap();
    let codes: Vec<&str> =
        set["tiles"].as_array().unwrap().iter().map(|t| t["id"].as_str().unwrap()).collect();
    for edition in ["2003", "2020"] {
        let text = playthrough::<Castle>(&json!({ "edition": edition }), 2, 11);
        // Written moves, chances, options and views are for programs.
        for line in text.lines().filter(|line| !line.starts_with(['>', '#', '{'])) {
            let words = line.split(|c: char| !c.is_alphanumeric());
            // Some cells have the same letter and number as a tile, such as D10.
            let code = words.into_iter().find(|word| codes.contains(word) && !word.starts_with(['D', 'F']));
            assert_eq!(code, None, "{line}");
        }
    }
}

#[test]
fn offers_of_one_decision_differ_in_their_words() {
    for edition in ["2003", "2020"] {
        offers::check_offers::<Castle>(&json!({ "edition": edition, "score_order": "free" }), 2, 30);
    }
}
