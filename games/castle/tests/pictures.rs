//! The pictures of the rules pages are drawn by the engine from scenarios, so they can't lie.

use castellan_castle::Castle;
use castellan_core::game::Game;
use castellan_core::lang::{Lang, Words};
use castellan_core::scenario::Scenario;
use castellan_core::scene_svg::svg;
use castellan_core::seat::Viewer;
use castellan_core::testing::golden;
use std::path::Path;

#[test]
fn the_pictures_of_the_rules_pages_show_the_scenarios() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for example in ["ten-points-with-stocks", "majority-of-knights"] {
        let file = here.join(format!("tests/scenarios/{example}.play"));
        let text = std::fs::read_to_string(file).unwrap();
        let table = Scenario::parse(example, &text).and_then(|scenario| scenario.run::<Castle>()).unwrap();
        for (lang, ending) in [(Lang::En, "svg"), (Lang::Pl, "pl.svg")] {
            let words = Words::new(lang, (Castle::META.words)(lang));
            let picture = svg(&table.scene(Viewer::Watcher), &Castle::art(), &words, &table.names());
            golden::check(&here.join(format!("examples/{example}.{ending}")), &picture);
            let page = (Castle::META.rules)(lang);
            assert!(page.contains(&format!("(examples/{example}.{ending})")), "{example} in {lang}");
        }
    }
}
