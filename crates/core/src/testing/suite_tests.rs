//! The conformance suite finds every fault of the toy, and nothing in a sound one.

use super::toy::{Fault, Toy};
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
fn complaint(fault: Fault) -> Option<String> {
    let panic = catch_unwind(|| fault.during(|| suite(30).run::<Toy>())).err()?;
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()))
}

macro_rules! every_fault_is_found {
    ($($fault:ident: $said:literal,)*) => {
        #[test]
        fn every_fault_is_found_for_what_it_is() {
            // A fault that is not tried leaves this match unfinished.
            let said = |fault| match fault {
                $(Fault::$fault => $said,)*
            };
            for fault in [$(Fault::$fault),*] {
                let found = complaint(fault).unwrap_or_else(|| panic!("{fault:?}"));
                assert!(found.contains(said(fault)), "{fault:?}: {found}");
            }
        }
    };
}

every_fault_is_found! {
    ViewShowsGems: "the view tells",
    ViewShowsBids: "can tell",
    LogShowsGems: "the log tells",
    LogShowsBids: "can tell",
    MovesUnsorted: "not sorted",
    MovesTwice: "not sorted",
    MovesMissing: "which is not listed",
    MovesForOthers: "not due but has moves",
    ListedButRefused: "is refused",
    RefusalChanges: "a refusal has changed",
    RefusalLogs: "a refusal was logged",
    ListedFormChanges: "another listed form",
    PointsWithoutEvent: "not the sum",
    WinnersTooEarly: "won by",
    EndsTooLate: "more than its longest",
    AsksWithoutChoice: "a decision with one option is asked: end",
    GuessForgets: "a guess has another view",
    ImpossibleChanceChanges: "a refusal has changed",
    SceneSaysNothing: "says nothing",
    SceneOffersAlike: "has the picks of another offer",
    SceneOffersLess: "something else than the listed moves",
    SceneLacksAPart: "no such part",
    SceneDoublesAPart: "two parts are called",
    SceneLacksADrawing: "there is no drawing of",
    ArtBroken: "is not ended",
    RuleUnknown: "not on both rules pages",
    EventSaysNothing: "says nothing",
}

#[test]
fn a_decision_that_is_always_asked_may_have_one_option() {
    let asked = suite(5).always_asked(|notation| notation == "end");
    Fault::AsksWithoutChoice.during(|| asked.run::<Toy>());
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
