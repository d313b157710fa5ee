//! Measures random whole games a second: `cargo run --release --example playouts -- '{"sets":[…]}' SEATS GAMES`.
use castellan_carcassonne::Carcassonne;
use castellan_core::dice::Dice;
use castellan_core::table::any::{AnyGame, Rules};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let options = serde_json::from_str(args.get(1).map_or("{}", String::as_str)).expect("options");
    let seats = args.get(2).map_or(2, |n| n.parse().expect("seats"));
    let games = args.get(3).map_or(20_000, |n| n.parse().expect("games"));
    let start = Instant::now();
    let result =
        Rules::<Carcassonne>::new().playouts(&options, seats, games, &mut Dice::quick(7)).expect("options");
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s, {:.1} decisions, scores {:?}",
        games as f64 / seconds,
        result.decisions as f64 / games as f64,
        result.score_sums.iter().map(|s| *s as f64 / games as f64).collect::<Vec<_>>()
    );
}
