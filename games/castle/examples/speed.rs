//! Measures whole random games a second, the clone of a mid-game state and its size.

use castellan_castle::Castle;
use castellan_castle::options::CastleOptions;
use castellan_core::dice::Dice;
use castellan_core::game::playout::playouts;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use std::hint::black_box;
use std::time::Instant;

fn main() {
    let options = CastleOptions::default().complete(2).expect("the defaults are right");
    let mut dice = Dice::quick(1);
    let games = 30_000;
    let start = Instant::now();
    let sums = playouts::<Castle>(&options, 2, games, &mut dice);
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s, {:.1} decisions/game, mean {:?}",
        games as f64 / seconds,
        sums.decisions as f64 / games as f64,
        sums.score_sums.iter().map(|s| *s as f64 / games as f64).collect::<Vec<_>>()
    );
    let mut game = Castle::new(&options, 2);
    let mut moves = Vec::new();
    let mut tiles = 0;
    while tiles < 30 {
        if let Turn::Chance(_) = game.turn() {
            let chance = game.draw(&mut dice);
            game.resolve(&chance, &mut Log::off()).expect("possible");
            tiles += 1;
        } else {
            let seat = game.turn().seats().iter().next().expect("a seat");
            moves.clear();
            game.moves(seat, &mut moves);
            game.play(seat, &moves[dice.index(moves.len())], &mut Log::off()).expect("legal");
        }
    }
    let start = Instant::now();
    let rounds = 1_000_000;
    for _ in 0..rounds {
        black_box(game.clone());
    }
    println!("clone {:.0} ns, {} bytes", start.elapsed().as_secs_f64() * 1e9 / rounds as f64, game.bytes());
}
