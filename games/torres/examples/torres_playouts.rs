//! How many random whole games the rules play in a second on one core.

use castellan_core::dice::Dice;
use castellan_core::playout::playouts;
use castellan_torres::Torres;
use castellan_torres::options::{TorresOptions, Variant};
use std::time::Instant;

fn main() {
    for variant in [Variant::Base, Variant::SharedDeck, Variant::Master] {
        for seats in 2..=4 {
            let options = TorresOptions { variant, ..TorresOptions::default() };
            let start = Instant::now();
            let result = playouts::<Torres>(&options, seats, 20_000, &mut Dice::quick(1));
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{variant:?}, {seats} players: {:.0} games/s, {:.0} decisions a game, mean scores {:?}",
                result.games as f64 / seconds,
                result.decisions as f64 / result.games as f64,
                result.score_sums.iter().map(|sum| sum / result.games as i64).collect::<Vec<_>>()
            );
        }
    }
}
