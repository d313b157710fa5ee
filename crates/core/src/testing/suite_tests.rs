//! The conformance suite finds every fault of the toy, and nothing in a sound one.

use super::toy::{Toy, fault};
use super::{Pace, Suite, golden, playthrough, scenarios};
use serde_json::json;
use std::panic::catch_unwind;
use std::path::Path;

fn suite(games: u64) -> Suite {
    let pace = Pace { checks: 1, pictures: 2 };
    Suite::new(&[json!({}), json!({"rounds": 4})], games, 5).pace(pace)
}

#[test]
fn a_sound_game_passes() {
    suite(30).run::<Toy>();
}

#[test]
fn a_sound_game_passes_at_the_usual_pace() {
    super::conformance::<Toy>(&[json!({"rounds": 2})], 300, 1);
}

/// What the suite says of a fault; nothing if it finds none.
fn complaint<const FAULT: u8>() -> Option<String> {
    let panic = catch_unwind(|| suite(30).run::<Toy<FAULT>>()).err()?;
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()))
}

macro_rules! every_fault_is_found {
    ($($fault:ident: $said:literal,)*) => {
        #[test]
        fn every_fault_is_found_for_what_it_is() {
            let mut tried = Vec::new();
            $(
                let found = complaint::<{ fault::$fault }>().expect(stringify!($fault));
                assert!(found.contains($said), "{}: {found}", stringify!($fault));
                tried.push(fault::$fault);
            )*
            tried.sort_unstable();
            assert_eq!(tried, fault::ALL.collect::<Vec<_>>(), "a fault was not tried");
        }
    };
}

every_fault_is_found! {
    VIEW_SHOWS_GEMS: "the view tells",
    VIEW_SHOWS_BIDS: "can tell",
    LOG_SHOWS_GEMS: "the log tells",
    LOG_SHOWS_BIDS: "can tell",
    MOVES_UNSORTED: "not sorted",
    MOVES_TWICE: "not sorted",
    MOVES_MISSING: "which is not listed",
    MOVES_FOR_OTHERS: "not due but has moves",
    LISTED_BUT_REFUSED: "is refused",
    REFUSAL_CHANGES: "a refusal has changed",
    REFUSAL_LOGS: "a refusal was logged",
    LISTED_FORM_CHANGES: "another listed form",
    POINTS_WITHOUT_EVENT: "not the sum",
    WINNERS_TOO_EARLY: "won by",
    ENDS_TOO_LATE: "more than its longest",
    ASKS_WITHOUT_CHOICE: "a decision with one option is asked: end",
    GUESS_FORGETS: "a guess has another view",
    IMPOSSIBLE_CHANCE_CHANGES: "a refusal has changed",
    SCENE_SAYS_NOTHING: "says nothing",
    SCENE_OFFERS_ALIKE: "has the picks of another offer",
    SCENE_OFFERS_LESS: "something else than the listed moves",
    SCENE_LACKS_A_PART: "no such part",
    SCENE_DOUBLES_A_PART: "two parts are called",
    SCENE_LACKS_A_DRAWING: "there is no drawing of",
    ART_BROKEN: "is not ended",
    RULE_UNKNOWN: "not on both rules pages",
    EVENT_SAYS_NOTHING: "says nothing",
}

#[test]
fn a_decision_that_is_always_asked_may_have_one_option() {
    suite(5).always_asked(|notation| notation == "end").run::<Toy<{ fault::ASKS_WITHOUT_CHOICE }>>();
}

fn toy_dir() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/testing"))
}

#[test]
fn every_rule_of_the_toy_has_a_page_a_scenario_and_code() {
    scenarios::check_rules::<Toy>(&toy_dir().join("toy/scenarios"), toy_dir());
}

#[test]
fn a_playthrough_stays_as_it_was() {
    let text = playthrough::<Toy>(&json!({}), 3, 1);
    assert_eq!(text, playthrough::<Toy>(&json!({}), 3, 1));
    assert_ne!(text, playthrough::<Toy>(&json!({}), 3, 2));
    golden::check(&toy_dir().join("toy/playthrough.txt"), &text);
}
