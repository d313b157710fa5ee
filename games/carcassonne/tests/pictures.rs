//! The pictures of the rules pages are drawn by the engine from scenarios, so they can't lie.

use castellan_carcassonne::Carcassonne;
use castellan_core::game::Game;
use castellan_core::lang::{Lang, Words};
use castellan_core::log::Place;
use castellan_core::scenario::Scenario;
use castellan_core::scene::svg::svg;
use castellan_core::scene::{Layer, Part, Scene, Stress};
use castellan_core::seat::Viewer;
use castellan_core::testing::{golden, lessons};
use std::path::Path;

/// Each picture with the cells that it shows: the first and the last column, the first and the last row.
const PICTURES: [(&str, [i16; 4]); 16] = [
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
    ("check-14-volcano", [-1, 1, 0, 1]),
    ("check-11-princess", [-1, 1, -1, 0]),
    ("fairy-bars", [-1, 1, 0, 2]),
    ("lay-right", [-1, 1, 0, 1]),
    ("lay-wrong-side", [-1, 1, 0, 1]),
    ("lay-wrong-corner", [-1, 1, 0, 1]),
];
/// The tile that lies wrongly in the pictures of what is not allowed.
const WRONG_TILE: &str = "BA-V";
const MARGIN: f32 = 12.0;
/// The largest picture, in bytes.
const BYTES_MAX: usize = 64 << 10;

/// Shows the drawn tile as the last line of a scenario says that it may not lie; running it showed that it may not,
/// and by which rule.
fn lay_wrongly(scene: &mut Scene, text: &str) {
    let tile = text.lines().filter_map(|line| line.strip_prefix("chance tile ")).next_back().unwrap();
    let (_, laid) = text.trim_end().lines().next_back().unwrap().split_once(" may not lay ").unwrap();
    let mut laid = laid.split([' ', ',']).map_while(|number| number.parse::<i16>().ok());
    let [column, row, turn] = [(); 3].map(|()| laid.next().unwrap());
    let group =
        scene.groups.iter_mut().find(|group| group.parts.iter().any(|part| part.id == "tile-0-0")).unwrap();
    group.parts.retain(|part| !part.id.starts_with("place-"));
    let start = group.parts.iter().find(|part| part.id == "tile-0-0").unwrap();
    let at = (start.at.0 + f32::from(column) * start.size.0, start.at.1 + f32::from(row) * start.size.1);
    let mut part = Part::decoration(at, start.size).turned(90.0 * f32::from(turn));
    assert_eq!(tile, WRONG_TILE);
    part.layers.push(Layer::Symbol { id: WRONG_TILE, at: (0.0, 0.0), size: start.size });
    part.layers.push(Layer::Panel { at: (0.0, 0.0), size: start.size, fill: "#a5352b", opacity: 0.3 });
    part.place = Some(Place::Cell(column, row));
    group.parts.iter_mut().for_each(|part| part.stress = Stress::Plain);
    group.parts.push(part);
}

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
        let mut scene = table.scene(due.map_or(Viewer::Watcher, Viewer::Seat));
        if example.starts_with("lay-wrong-") {
            lay_wrongly(&mut scene, &text);
        }
        let scene = scene.cut_out(MARGIN, |part| {
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
