//! The pictures of the rules pages are drawn by the engine from scenarios, so they can't lie.

use castellan_carcassonne::Carcassonne;
use castellan_core::game::Game;
use castellan_core::lang::{Lang, Words};
use castellan_core::log::Place;
use castellan_core::scenario::Scenario;
use castellan_core::scene::svg::svg;
use castellan_core::seat::Viewer;
use castellan_core::testing::{golden, lessons};
use std::path::Path;

/// Each picture with the cells that it shows: the first and the last column, the first and the last row.
const PICTURES: [(&str, [i16; 4]); 10] = [
    ("five-1-lay", [-1, 2, -1, 1]),
    ("five-2-follower", [-1, 2, -1, 0]),
    ("five-3-score", [-1, 2, -1, 0]),
    ("check-01-city", [-1, 1, -4, 0]),
    ("check-05-fields", [0, 1, -1, 0]),
    ("flight", [0, 2, -1, 2]),
    ("check-12-portal", [-1, 1, -1, 1]),
    ("check-19-tunnel", [-2, 2, 0, 2]),
    ("check-02-inn", [-1, 2, 0, 0]),
    ("builder", [0, 4, 0, 1]),
];
const MARGIN: f32 = 12.0;
/// The largest picture, in bytes.
const BYTES_MAX: usize = 64 << 10;

#[test]
fn the_pictures_of_the_rules_pages_show_the_scenarios() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (example, [left, right, top, bottom]) in PICTURES {
        let file = here.join(format!("tests/scenarios/{example}.play"));
        let text = std::fs::read_to_string(file).unwrap();
        let scenario = Scenario::parse(example, &text).unwrap();
        let table = scenario.run::<Carcassonne>().unwrap();
        lessons::check_example::<Carcassonne>(&scenario);
        // What may be chosen is shown to whoever is due.
        let is_chosen = example == "flight" || example.starts_with("five-");
        let due = table.game().turn().seats().iter().next().filter(|_| is_chosen);
        let scene = table.scene(due.map_or(Viewer::Watcher, Viewer::Seat)).cut_out(MARGIN, |part| {
            part.id.starts_with("place-")
                || matches!(part.place, Some(Place::Cell(column, row))
                if (left..=right).contains(&column) && (top..=bottom).contains(&row))
        });
        for (lang, ending) in [(Lang::En, "svg"), (Lang::Pl, "pl.svg")] {
            let words = Words::new(lang, (Carcassonne::META.words)(lang));
            let picture = svg(&scene, &Carcassonne::art(), &words, &table.names());
            assert!(picture.len() <= BYTES_MAX, "{example}: {} bytes", picture.len());
            golden::check(&here.join(format!("examples/{example}.{ending}")), &picture);
            let page = (Carcassonne::META.rules)(lang);
            assert!(page.contains(&format!("(examples/{example}.{ending})")), "{example} in {lang}");
        }
    }
}
