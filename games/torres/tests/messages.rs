//! Every message can be read by people: rendered for them in both languages, without codes or glue, and no two
//! offers of one decision sound the same.

use castellan_core::game::Game;
use castellan_core::lang::Lang;
use castellan_core::message::{Arg, Message};
use castellan_core::seat::Seat;
use castellan_core::testing::{golden, messages, offers};
use castellan_torres::Torres;
use serde_json::json;
use std::path::Path;

/// What stands for the variables of a message.
fn samples(key: &str, variable: &str) -> Vec<Arg> {
    let named = |seat| Message::new("torres-name").with("who", Seat(seat));
    match variable {
        "who" if key.ends_with("shared") => vec![vec![named(0), named(1)].into()],
        "cell" | "from" => vec!["c3".into()],
        "to" => vec!["c4".into()],
        "cells" => vec!["c4, d3".into()],
        "card" => vec![Message::new("torres-card-a9").into()],
        "cards" if key.contains("count") || key.contains("deck") => {
            [0u8, 1, 2, 5].into_iter().map(Arg::from).collect()
        }
        "cards" => {
            vec![vec![Message::new("torres-quoted").with("card", Message::new("torres-card-a1"))].into()]
        }
        "about" => vec![Message::new("torres-card-a9.about").into()],
        "put" => vec![Message::new("torres-put-split").into()],
        "first" => vec![Arg::Seat(Seat(1))],
        "spread" if key == "torres-offer-end-spread" => {
            vec![vec![Message::new("torres-spread").with("blocks", 2u8).with("tower", 3u8)].into()]
        }
        "blocks" if key == "torres-part-share" => vec![1u8.into()],
        "spread" if key != "torres-ends" => {
            vec![
                [1u8, 0]
                    .map(|blocks| Message::new("torres-part-share").with("blocks", blocks))
                    .to_vec()
                    .into(),
            ]
        }
        "reach" => vec![vec![Message::new("torres-reach").with("points", 2u8).with("cells", "c5")].into()],
        "worth" if key.contains("part-worth") || key.contains("kings-worth") => {
            vec![vec![Message::new("torres-worth").with("who", Seat(0)).with("points", 6u8)].into()]
        }
        "worth" => vec![12u8.into()],
        "level" | "base" | "rounds" | "max" => vec![3u8.into()],
        "phase" | "round" | "tower" | "top" | "bottom" | "returned" => vec![2u8.into()],
        "field" => vec![17u8.into()],
        "known" | "laps" => vec![0u8.into(), 1u8.into(), 2u8.into()],
        _ => Vec::new(),
    }
}

#[test]
fn every_message_is_for_people() {
    let page = messages::page::<Torres>(samples);
    golden::check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/messages.txt"), &page);
    // Master cards and the king's bonus pay a row of numbers, one for each phase or count: those are no cells.
    let is_row = |line: &&str| line.contains("5, 10") || line.contains("5, 15");
    let pairs: Vec<&str> =
        messages::pairs_of_numbers(&page).into_iter().filter(|line| !is_row(line)).collect();
    assert_eq!(pairs, Vec::<&str>::new());
    assert_eq!(messages::codes(&page), Vec::<&str>::new());
    for lang in Lang::ALL {
        assert_eq!(messages::glued((Torres::META.words)(lang)), Vec::<String>::new());
    }
}

#[test]
fn offers_of_one_decision_differ_in_their_words() {
    for variant in ["base", "shared-deck", "master"] {
        offers::check_offers::<Torres>(&json!({ "variant": variant }), 3, 2);
    }
}
