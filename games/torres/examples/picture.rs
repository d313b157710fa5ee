//! Writes a scenario's table as SVG in one of the looks, as whoever is due sees it, with the reach of their
//! knights: `picture SCENARIO.play LOOK OUT`.

use castellan_core::game::Game;
use castellan_core::lang::{Lang, Words};
use castellan_core::scenario::Scenario;
use castellan_core::scene_svg::svg;
use castellan_core::seat::{Seat, Viewer};
use castellan_torres::Torres;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [scenario, look, file] = &words[..] else { panic!("picture SCENARIO.play LOOK OUT") };
    let text = std::fs::read_to_string(scenario).expect("a scenario");
    let table = Scenario::parse(scenario, &text).and_then(|scenario| scenario.run::<Torres>());
    let table = table.expect("a scenario that holds");
    let seat = table.game().turn().seats().iter().next().unwrap_or(Seat(0));
    let scene = table.scene_as(look, Viewer::Seat(seat)).expect("a look of the game");
    let words = Words::new(Lang::En, (Torres::META.words)(Lang::En));
    let picture = svg(&scene, &Torres::art(), &words, &table.names());
    std::fs::write(file, picture.replace(r#" display="none""#, "")).expect("a file");
}
