//! Plays random games and looks for anything that should never be true:
//! `cargo run --release -p castellan-carcassonne --example marathon -- '{"sets":[…]}' SEATS GAMES [SEED]`.
//!
//! At every position the moves must be sorted, unique and accepted, and points must be those of the events;
//! at one of sixteen positions and at the end the whole state is counted anew.

use castellan_carcassonne::Carcassonne;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use castellan_core::seat::Seat;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let number = |n: usize, usual: u64| args.get(n).map_or(usual, |text| text.parse().expect("a number"));
    let (seats, games, seed) = (number(2, 2) as u8, number(3, 1000), number(4, 1));
    let options = args.get(1).map_or("{}", String::as_str);
    let options: <Carcassonne as Game>::Options = serde_json::from_str(options).expect("options");
    let options = options.complete(seats).expect("options that go together");
    let mut positions = 0;
    for n in 0..games {
        positions += play(Carcassonne::new(&options, seats), seats, seed.wrapping_mul(1 << 40) + n);
        if (n + 1) % 10_000 == 0 || n + 1 == games {
            println!("{} games, {positions} positions, nothing broken", n + 1);
        }
    }
}

/// Plays one game and counts its positions.
fn play(mut game: Carcassonne, seats: u8, seed: u64) -> u64 {
    let mut dice = Dice::quick(seed);
    let mut points = vec![0; usize::from(seats)];
    let mut moves = Vec::new();
    for position in 1.. {
        let mut log = Log::on();
        let turn = game.turn();
        match turn {
            Turn::Over => assert!(!game.winners().is_empty(), "somebody wins game {seed}"),
            Turn::Chance(_) => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut log).expect("a drawn chance is possible");
            }
            Turn::Seat(seat) => {
                moves.clear();
                game.moves(seat, &mut moves);
                assert!(moves.is_sorted_by(|a, b| a < b), "moves in order in game {seed}");
                game.play(seat, &moves[dice.index(moves.len())], &mut log).expect("a listed move is legal");
            }
            Turn::Secret(_) => unreachable!("everything is open"),
        }
        for (seat, gained) in log.events().iter().filter_map(|event| event.points) {
            points[seat.index()] += gained;
        }
        let found: Vec<i32> = Seat::all(seats).map(|seat| game.points(seat)).collect();
        assert_eq!(found, points, "points of the events in game {seed}");
        if turn == Turn::Over || dice.below(16) == 0 {
            assert_eq!(game.fault(), None, "after {position} positions of game {seed}");
        }
        if turn == Turn::Over {
            return position;
        }
    }
    unreachable!("games end")
}
