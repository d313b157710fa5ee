//! Every message can be read by people: rendered for them in both languages, without codes or glue, and no two
//! offers of one decision sound the same.

use castellan_core::game::Game;
use castellan_core::lang::Lang;
use castellan_core::message::{Arg, Message};
use castellan_core::seat::Seat;
use castellan_core::testing::{golden, messages, offers};
use castellan_siege::Siege;
use serde_json::json;
use std::path::Path;

/// What stands for the variables of a message.
fn samples(key: &str, variable: &str) -> Vec<Arg> {
    let card = |form: &str| Message::new(format!("siege-card-catapult{form}"));
    match variable {
        "tile" => vec![Message::new("siege-tile-brick-large").into()],
        "card" if key.contains("only-one") => vec![card(".single").into()],
        "card" if ["recruit", "out"].iter().any(|of| key.contains(of)) => vec![card(".object").into()],
        "card" => vec![card("").into()],
        "cards" if key == "siege-equal" => vec![card(".equal").into()],
        "cards" => vec![vec![card(".object"), Message::new("siege-card-shepherd.object")].into()],
        "strongest" => vec![card(".strongest").into()],
        "whom" => vec![vec![Message::new("siege-name").with("who", Seat(1))].into()],
        "round" if key == "siege-scene-game" => {
            vec![Message::new("siege-scene-drum").with("round", 2u8).with("rounds", 7u8).into()]
        }
        "round" | "game" => vec![2u8.into()],
        "rounds" => vec![7u8.into()],
        "games" | "camp" => vec![3u8.into()],
        "max" => vec![99u8.into()],
        "first" => vec![Message::new("siege-card-archer").into()],
        "second" => vec![Message::new("siege-card-peasant").into()],
        "wood" | "brick" | "stone" | "strength" => vec![4u8.into()],
        _ => Vec::new(),
    }
}

#[test]
fn every_message_is_for_people() {
    let page = messages::page::<Siege>(samples);
    golden::check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/messages.txt"), &page);
    assert_eq!(messages::pairs_of_numbers(&page), Vec::<&str>::new());
    assert_eq!(messages::codes(&page), Vec::<&str>::new());
    for lang in Lang::ALL {
        assert_eq!(messages::glued((Siege::META.words)(lang)), Vec::<String>::new());
    }
}

#[test]
fn offers_of_one_decision_differ_in_their_words() {
    for seats in 2..=4 {
        offers::check_offers::<Siege>(&json!({}), seats, 40);
    }
}
