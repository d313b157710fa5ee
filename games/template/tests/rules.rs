//! Every numbered rule has its scenario, and whole games read as they always did.

use castellan_ai::level::Level;
use castellan_ai::mind::{Budget, Playable};
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Viewer;
use castellan_core::testing::{golden, playthrough, scenarios};
use castellan_template::Template;
use castellan_template::options::TemplateOptions;
use serde_json::json;
use std::path::{Path, PathBuf};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn every_rule_has_a_page_a_scenario_and_code() {
    scenarios::check_rules::<Template>(&here("tests/scenarios"), &here("src"));
}

#[test]
fn a_playthrough_reads_as_it_always_did() {
    golden::check(&here("tests/playthrough.txt"), &playthrough::<Template>(&json!({}), 3, 7));
}

#[test]
fn a_castellan_finds_a_listed_move_in_every_position() {
    let bots = Playable::of::<Template>();
    let mut game = Template::new(&TemplateOptions::default().complete(2).unwrap(), 2);
    let mut dice = Dice::quick(3);
    while game.turn() != Turn::Over {
        if let Turn::Chance(_) = game.turn() {
            let chance = game.draw(&mut dice);
            game.resolve(&chance, &mut Log::off()).unwrap();
            continue;
        }
        let seat = game.turn().seats().iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let chosen = bots.mind.think(&view, seat, Level::Castellan, Budget::of_level(1)).unwrap();
        game.play(seat, &serde_json::from_value(chosen).unwrap(), &mut Log::off()).unwrap();
    }
}
