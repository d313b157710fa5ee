//! Writes the scene of a random game after some tiles as SVG: `picture EDITION TILES SEED FILE`.

use castellan_castle::Castle;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::lang::{Lang, Words};
use castellan_core::log::Log;
use castellan_core::scene_svg::svg;
use castellan_core::seat::{Seat, Viewer};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [edition, tiles, seed, file] = &words[..] else { panic!("picture EDITION TILES SEED FILE") };
    let options = serde_json::json!({ "edition": edition });
    let options: <Castle as Game>::Options = serde_json::from_value(options).expect("options");
    let mut game = Castle::new(&options.complete(2).expect("options"), 2);
    let dice = &mut Dice::quick(seed.parse().expect("a number"));
    let mut left: u32 = tiles.parse().expect("a number");
    let mut moves = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let chance = game.draw(dice);
                game.resolve(&chance, &mut Log::off()).expect("possible");
            }
            turn => {
                let seat = turn.seats().iter().next().expect("a seat");
                moves.clear();
                game.moves(seat, &mut moves);
                let lays = matches!(moves[0], castellan_castle::moves::Move::Lay { .. });
                if left == 0 {
                    break;
                }
                left -= u32::from(lays);
                game.play(seat, &moves[dice.index(moves.len())], &mut Log::off()).expect("legal");
            }
        }
        moves.clear();
    }
    let words = Words::new(Lang::En, (Castle::META.words)(Lang::En));
    let seat = game.turn().seats().iter().next().unwrap_or(Seat(0));
    let scene = Castle::scene(&game.view(Viewer::Seat(seat)), &moves);
    let names = ["Anna".to_owned(), "Bartek".to_owned()];
    std::fs::write(file, svg(&scene, &Castle::art(), &words, &names)).expect("a file");
}
