//! The pictures of the rules pages are drawn by the engine from scenarios, so they can't lie.

use castellan_castle::Castle;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::lang::{Lang, Words};
use castellan_core::log::{Log, Place};
use castellan_core::scenario::Scenario;
use castellan_core::scene::Scene;
use castellan_core::scene::svg::svg;
use castellan_core::seat::Viewer;
use castellan_core::testing::{golden, lessons};
use std::path::Path;

/// Each picture with the cells that it shows: the first and the last column, the first and the last row.
const PICTURES: [(&str, [i16; 4]); 8] = [
    ("taken-house-and-court", [5, 6, 0, 1]),
    ("roads-and-meadows-join", [6, 8, 1, 4]),
    ("ten-points-with-stocks", [5, 8, 2, 2]),
    ("majority-of-knights", [5, 8, 0, 1]),
    ("twelve-points-for-a-pigsty", [7, 9, 4, 6]),
    ("five-points-for-a-house", [7, 9, 4, 6]),
    ("fifteen-points-for-a-meadow", [0, 9, 0, 10]),
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
            let picture = format!("(examples/{example}.{ending})");
            assert!(
                (0..2).any(|edition| Castle::META.rules_page(lang, edition).contains(&picture)),
                "{picture}"
            );
        }
    }
}

#[test]
fn the_tiles_left_in_the_stacks_are_shown_kind_by_kind_as_an_aid() {
    let options = castellan_castle::options::CastleOptions::default().complete(2).unwrap();
    let mut game = Castle::new(&options, 2);
    let mut dice = Dice::quick(4);
    let mut stacks = Vec::new();
    while game.turn() != Turn::Over {
        let view = game.view(Viewer::Watcher);
        let wire = serde_json::to_value(&view).unwrap();
        let scene = Castle::scene(&view, &[]);
        let kinds = wire["unseen"].as_object().unwrap().values().filter(|left| **left != 0).count();
        let shown = |scene: &Scene| scene.parts().filter(|part| part.id.starts_with("left-")).count();
        assert_eq!(shown(&scene), kinds);
        assert!(scene.parts().all(|part| part.at.1 + part.size.1 <= scene.size.1 || part.label.is_none()));
        assert_eq!(shown(&scene.without_aids()), 0);
        stacks.push(wire["stack"].as_u64().unwrap());
        if let Turn::Chance(_) = game.turn() {
            let chance = game.draw(&mut dice);
            game.resolve(&chance, &mut Log::off()).unwrap();
            continue;
        }
        let seat = game.turn().seats().iter().next().unwrap();
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let m = moves[dice.index(moves.len())];
        game.play(seat, &m, &mut Log::off()).unwrap();
    }
    assert!(stacks.first() > stacks.last() && stacks.windows(2).all(|two| two[0] >= two[1]), "{stacks:?}");
}
