//! The pictures of the rules pages are drawn by the engine from scenarios, so they can't lie.

use castellan_castle::Castle;
use castellan_core::game::Game;
use castellan_core::lang::{Lang, Words};
use castellan_core::log::Place;
use castellan_core::scenario::Scenario;
use castellan_core::scene_svg::svg;
use castellan_core::seat::Viewer;
use castellan_core::testing::{golden, lessons};
use std::path::Path;

/// Each picture with the cells that it shows: the first and the last column, the first and the last row.
const PICTURES: [(&str, [i16; 4]); 7] = [
    ("taken-house-and-court", [5, 6, 0, 1]),
    ("roads-and-meadows-join", [6, 8, 1, 4]),
    ("ten-points-with-stocks", [5, 8, 2, 2]),
    ("majority-of-knights", [5, 8, 0, 1]),
    ("twelve-points-for-a-pigsty", [7, 9, 4, 6]),
    ("five-points-for-a-house", [7, 9, 4, 6]),
    ("eleven-empty-cells", [0, 9, 0, 10]),
];
/// Room for the wall beside the outermost cells.
const MARGIN: f32 = 62.0;

#[test]
fn the_pictures_of_the_rules_pages_show_the_scenarios() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (example, [left, right, top, bottom]) in PICTURES {
        let file = here.join(format!("tests/scenarios/{example}.play"));
        let text = std::fs::read_to_string(file).unwrap();
        let scenario = Scenario::parse(example, &text).unwrap();
        let table = scenario.run::<Castle>().unwrap();
        lessons::check_example::<Castle>(&scenario);
        let scene = table.scene(Viewer::Watcher).cut_out(MARGIN, |part| {
            matches!(part.place, Some(Place::Cell(column, row))
                if (left..=right).contains(&column) && (top..=bottom).contains(&row))
        });
        for (lang, ending) in [(Lang::En, "svg"), (Lang::Pl, "pl.svg")] {
            let words = Words::new(lang, (Castle::META.words)(lang));
            let picture = svg(&scene, &Castle::art(), &words, &table.names());
            golden::check(&here.join(format!("examples/{example}.{ending}")), &picture);
            let page = (Castle::META.rules)(lang);
            assert!(page.contains(&format!("(examples/{example}.{ending})")), "{example} in {lang}");
        }
    }
}
