//! Writes a table as SVG: of a random game after some tiles, `picture EDITION TILES SEED OUT`, or of a
//! scenario as it ends, `picture SCENARIO.play OUT`.

use castellan_castle::Castle;
use castellan_castle::moves::Move;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::lang::{Lang, Words};
use castellan_core::log::Log;
use castellan_core::scenario::Scenario;
use castellan_core::scene_svg::svg;
use castellan_core::seat::{Seat, Viewer};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (game, file) = match &words[..] {
        [edition, tiles, seed, file] => {
            (random(edition, tiles.parse().expect("a number"), seed.parse().expect("a number")), file)
        }
        [scenario, file] => {
            let text = std::fs::read_to_string(scenario).expect("a scenario");
            let table = Scenario::parse(scenario, &text).and_then(|scenario| scenario.run::<Castle>());
            (table.expect("a scenario that holds").game().clone(), file)
        }
        _ => panic!("picture EDITION TILES SEED OUT | picture SCENARIO.play OUT"),
    };
    let words = Words::new(Lang::En, (Castle::META.words)(Lang::En));
    let seat = game.turn().seats().iter().next().unwrap_or(Seat(0));
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    let scene = Castle::scene(&game.view(Viewer::Seat(seat)), &moves);
    let names = ["Anna".to_owned(), "Bartek".to_owned()];
    std::fs::write(file, svg(&scene, &Castle::art(), &words, &names)).expect("a file");
}

/// A game of random moves up to the moment when the next tile is to be laid.
fn random(edition: &str, tiles: u32, seed: u64) -> Castle {
    let options = serde_json::json!({ "edition": edition });
    let options: <Castle as Game>::Options = serde_json::from_value(options).expect("options");
    let mut game = Castle::new(&options.complete(2).expect("options"), 2);
    let dice = &mut Dice::quick(seed);
    let mut laid = 0;
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                game.resolve(&chance, &mut Log::off()).expect("possible");
            }
            turn => {
                let seat = turn.seats().iter().next().expect("a seat");
                let mut moves = Vec::new();
                game.moves(seat, &mut moves);
                let lays = matches!(moves[0], Move::Lay { .. });
                if lays && laid == tiles {
                    return game;
                }
                laid += u32::from(lays);
                game.play(seat, &moves[dice.index(moves.len())], &mut Log::off()).expect("legal");
            }
        }
    }
}
