//! Every message that belongs to no game, rendered in both languages for people who read all of them.

use castellan_core::lang::Lang;
use castellan_core::message::{Arg, Message};
use castellan_core::testing::{golden, messages};
use std::path::Path;

/// What a variable of a message may stand for.
fn samples(key: &str, variable: &str) -> Vec<Arg> {
    let text = |text: &str| vec![Arg::from(text)];
    let say = |key: &'static str| vec![Arg::Say(Message::new(key))];
    match variable {
        "name" if key.starts_with("unread") => text("wind"),
        "others" => text("north, south"),
        "detail" => text("control character found while parsing a string"),
        "value" => text("[\"red\"]"),
        "name" if key.starts_with("set-") => text("tokenz"),
        "name" => text("Anna"),
        "game" => text("Torres"),
        "format" => text("castellan/9"),
        "field" => text("entries"),
        "version" => text("0.1.0"),
        "day" => text("2026-03-01"),
        "command" => text("castellan play --record game.json"),
        "text" => text("drgaon"),
        "levels" if key.starts_with("games") => text("random, page, squire, knight, castellan"),
        "level" if key == "refused-no-such-level" => text("duke"),
        "level" => say("level-knight"),
        "why" if key.starts_with("refused-no") || key == "setup-options" => {
            vec![Arg::Say(Message::new("unread-field-missing").with("name", "tile").with("line", 0))]
        }
        "why" if key == "page-hint-says" => say("hint-quiet"),
        "why" => vec![Arg::Say(Message::new("unread-json").with("line", 3).with("column", 14))],
        "said" => text("Anna scores 4 points for a completed city."),
        "better" | "move" => text("Place a knight in the city"),
        "more" => text("+2.5"),
        "what" => text("your cities"),
        "margin" if key.starts_with("analyse") => text("+4.0"),
        "margin" => [0, 1, 12].map(Arg::Number).to_vec(),
        "count" if key.starts_with("unread") => [0, 2].map(Arg::Number).to_vec(),
        "count" if key == "page-about-options" => [0, 1, 2, 5].map(Arg::Number).to_vec(),
        "count" => [1, 2, 5].map(Arg::Number).to_vec(),
        "line" => [0, 3].map(Arg::Number).to_vec(),
        "allowed" => text("old, new"),
        "min" | "least" => vec![Arg::Number(2)],
        "bytes" | "column" | "entries" | "entry" | "last" | "levels" | "max" | "most" | "n" | "number"
        | "tenths" => vec![Arg::Number(6)],
        _ => Vec::new(),
    }
}

#[test]
fn every_common_message_reads_as_it_is_kept() {
    let page = messages::common_page(samples);
    golden::check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/messages.txt"), &page);
    assert_eq!(messages::codes(&page), [""; 0]);
    for lang in Lang::ALL {
        assert_eq!(messages::glued(lang.common()), [""; 0]);
    }
}
