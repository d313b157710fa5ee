//! The pictures of the rules pages are drawn by the engine from scenarios, so they can't lie.

use castellan_core::game::Game;
use castellan_core::lang::{Lang, Words};
use castellan_core::scenario::Scenario;
use castellan_core::scene::svg::svg;
use castellan_core::seat::Viewer;
use castellan_core::testing::{golden, lessons};
use castellan_siege::Siege;
use std::path::Path;

#[test]
fn the_pictures_of_the_rules_pages_show_the_examples() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for example in ["example-1", "example-2"] {
        let file = here.join(format!("tests/scenarios/{example}.play"));
        let text = std::fs::read_to_string(file).unwrap();
        let scenario = Scenario::parse(example, &text).unwrap();
        let table = scenario.run::<Siege>().unwrap();
        lessons::check_example::<Siege>(&scenario);
        for (lang, ending) in [(Lang::En, "svg"), (Lang::Pl, "pl.svg")] {
            let words = Words::new(lang, (Siege::META.words)(lang));
            let picture = svg(&table.scene(Viewer::Watcher), &Siege::art(), &words, &table.names());
            golden::check(&here.join(format!("examples/{example}.{ending}")), &picture);
            let page = (Siege::META.rules)(lang);
            assert!(page.contains(&format!("(examples/{example}.{ending})")), "{example} in {lang}");
        }
    }
}
