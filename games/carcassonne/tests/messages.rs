//! Every message of the game, rendered in both languages for people who read all of them.

use castellan_carcassonne::Carcassonne;
use castellan_core::game::Game;
use castellan_core::lang::Lang;
use castellan_core::message::{Arg, Message};
use castellan_core::seat::Seat;
use castellan_core::testing::{golden, messages};
use std::path::Path;

/// A message of the game without arguments.
fn say(name: &str) -> Message {
    Message::new(format!("carcassonne-{name}"))
}

fn list(names: &[&str]) -> Arg {
    Arg::List(names.iter().map(|name| say(name)).collect())
}

fn names(seats: &[u8]) -> Arg {
    Arg::List(seats.iter().map(|&seat| say("name").with("who", Seat(seat))).collect())
}

/// What a variable of a message may stand for.
fn samples(key: &str, variable: &str) -> Vec<Arg> {
    let is = |name: &str| key.starts_with(&format!("carcassonne-{name}"));
    let place = || say("where-left").with("start", say("start-tile")).with("across", 3);
    let one = |message: Message| vec![Arg::Say(message)];
    match variable {
        "tile" if is("setup") => vec![Arg::Text("what was typed".to_owned())],
        "tile" => vec![
            list(&["tile-volcano.with"]),
            list(&["tile-dragon.with", "tile-cloister.more", "tile-road-bend.more"]),
        ],
        "thing" => one(say("tile-road-bend.with")),
        "mark" => vec![Arg::Text(String::new()), Arg::Say(say("tile-shield")), Arg::Say(say("tile-grain"))],
        "start" if is("where-start") => ["start-tile.on", "start-spring.on", "start-carcassonne.on"]
            .map(|name| Arg::Say(say(name)))
            .to_vec(),
        "start" => {
            ["start-tile", "start-spring", "start-carcassonne"].map(|name| Arg::Say(say(name))).to_vec()
        }
        "where" => one(place()),
        "across" if is("where-left-") || is("where-right-") => vec![Arg::Number(3)],
        "down" if is("where-left-") || is("where-right-") => vec![Arg::Number(1)],
        "say" if is("offer-lay") => one(say("offer-lay-2").with("where", place())),
        "say" if is("offer-dragon") => one(say("offer-dragon-left")),
        "say" if is("elsewhere") => one(say("offer-place-normal-road")),
        "say" => one(say("offer-place-normal-city")),
        "side" => one(say("side-E")),
        "joined" => vec![list(&["edge-city.object", "edge-road.object"])],
        "quarter" if is("sent-out") || is("offer-out") => one(say("quarter-castle.from")),
        "quarter" if is("part-count") || is("part-in-quarter") => one(say("quarter-market.in")),
        "quarter" => ["castle", "smithy", "cathedral", "market"]
            .map(|quarter| Arg::Say(say(&format!("quarter-{quarter}.to"))))
            .to_vec(),
        "on" => one(say("on-city.to")),
        "left" if is("scene") => one(say("left").with("left", 45)),
        "left" if is("left") || is("part-stack") => [0, 1, 2, 5].map(Arg::Number).to_vec(),
        "top" => one(say("edge-city")),
        "right" | "left" if is("part-turn") => one(say("edge-road")),
        "bottom" => one(say("edge-field")),
        "now" => one(say("points").with("points", 4)),
        "then" => one(say("points").with("points", 8)),
        "owners" => vec![names(&[0]), names(&[0, 1])],
        "who" if key == "carcassonne-win" => vec![names(&[0, 1])],
        "who" if is("scene-over") => vec![names(&[0]), names(&[0, 1]), names(&[0, 1, 2])],
        "count" if is("scene-over") => [1, 2, 3].map(Arg::Number).to_vec(),
        "count" if is("part-supply") => [0, 1].map(Arg::Number).to_vec(),
        "step" => [0, 2].map(Arg::Number).to_vec(),
        "each" => [3, 4, 5].map(Arg::Number).to_vec(),
        "most" if is("setup-mix-all") => vec![Arg::Number(1000)],
        "most" => vec![Arg::Number(20)],
        "count" if is("setup") => vec![Arg::Number(1200)],
        "number" => vec![Arg::Number(1)],
        "first" if is("set-differs") => vec![Arg::Number(3)],
        "second" if is("set-differs") => vec![Arg::Number(4)],
        _ => Vec::new(),
    }
}

#[test]
fn every_message_reads_as_it_is_kept() {
    let page = messages::page::<Carcassonne>(samples);
    golden::check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/messages.txt"), &page);
}

#[test]
fn no_message_has_codes_cells_or_labels_with_values() {
    let page = messages::page::<Carcassonne>(samples);
    assert_eq!(messages::codes(&page), [""; 0]);
    assert_eq!(messages::pairs_of_numbers(&page), [""; 0]);
    for lang in Lang::ALL {
        assert_eq!(messages::glued((Carcassonne::META.words)(lang)), [""; 0]);
    }
}
