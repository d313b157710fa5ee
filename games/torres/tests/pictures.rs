//! The pictures of the rules pages are drawn by the engine from scenarios, so they can't lie.

use castellan_core::game::Game;
use castellan_core::lang::{Lang, Words};
use castellan_core::log::Place;
use castellan_core::scenario::Scenario;
use castellan_core::scene::svg::svg;
use castellan_core::seat::Viewer;
use castellan_core::testing::{golden, lessons};
use castellan_torres::Torres;
use std::path::Path;

/// Each picture with the cells that it shows: the first and the last column, the first and the last row; none for
/// the whole table.
const PICTURES: [(&str, Option<[i16; 4]>); 3] =
    [("gates", Some([0, 7, 0, 7])), ("three-times-five", Some([4, 7, 0, 6])), ("example-1", None)];
const MARGIN: f32 = 40.0;

#[test]
fn the_pictures_of_the_rules_pages_show_the_examples() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (example, shown) in PICTURES {
        let file = here.join(format!("tests/scenarios/{example}.play"));
        let text = std::fs::read_to_string(file).unwrap();
        let scenario = Scenario::parse(example, &text).unwrap();
        let table = scenario.run::<Torres>().unwrap();
        lessons::check_example::<Torres>(&scenario);
        let scene = match shown {
            Some([left, right, top, bottom]) => table.scene(Viewer::Watcher).cut_out(MARGIN, |part| {
                matches!(part.place, Some(Place::Cell(column, row))
                    if (left..=right).contains(&column) && (top..=bottom).contains(&row))
            }),
            None => table.scene(Viewer::Watcher),
        };
        for (lang, ending) in [(Lang::En, "svg"), (Lang::Pl, "pl.svg")] {
            let words = Words::new(lang, (Torres::META.words)(lang));
            let picture = svg(&scene, &Torres::art(), &words, &table.names());
            golden::check(&here.join(format!("examples/{example}.{ending}")), &picture);
            let page = (Torres::META.rules)(lang);
            assert!(page.contains(&format!("(examples/{example}.{ending})")), "{example} in {lang}");
        }
    }
}
