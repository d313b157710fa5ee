//! How cost grows: the time of a random move over the course of a game, and with more tiles.
//! `cargo run --release -p castellan-carcassonne --example curve -- [GAMES] [curve.svg]`.
//!
//! A move is listing all legal moves, choosing one and playing it; drawing the tile that follows counts too.

use castellan_carcassonne::Carcassonne;
use castellan_core::dice::Dice;
use castellan_core::game::{Game, Options, Turn};
use castellan_core::log::Log;
use serde_json::{Value, json};
use std::fmt::Write;
use std::time::{Duration, Instant};

/// A game is looked at in so many parts of equally many tiles.
const PARTS: usize = 10;

/// Games of one kind: microseconds a move, part by part. Of all games the median counts, so that a busy
/// machine disturbs little.
struct Course {
    tiles: usize,
    samples: [Vec<f64>; PARTS],
}

impl Course {
    fn micros(&self, part: usize) -> f64 {
        let mut sorted = self.samples[part].clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 2).copied().unwrap_or(0.0)
    }

    fn of(sets: &Value, tiles: usize, games: u64) -> Course {
        let options = serde_json::from_value::<<Carcassonne as Game>::Options>(json!({"sets": sets}));
        let options = options.expect("options").complete(2).expect("options that go together");
        let mut course = Course { tiles, samples: Default::default() };
        let mut moves = Vec::new();
        for seed in 0..games {
            let mut dice = Dice::quick(seed);
            let mut game = Carcassonne::new(&options, 2);
            let mut drawn = 0;
            while game.turn() != Turn::Over {
                let part = (drawn * PARTS / tiles).min(PARTS - 1);
                let (before, mut decisions, start) = (drawn, 0, Instant::now());
                while game.turn() != Turn::Over && drawn < before + 3 {
                    if let Turn::Seat(seat) = game.turn() {
                        moves.clear();
                        game.moves(seat, &mut moves);
                        let m = &moves[dice.index(moves.len())];
                        game.play(seat, m, &mut Log::off()).expect("a listed move is legal");
                        decisions += 1;
                    } else {
                        let chance = game.draw(&mut dice);
                        game.resolve(&chance, &mut Log::off()).expect("a drawn chance is possible");
                        drawn += 1;
                    }
                }
                let time = start.elapsed().as_secs_f64() * 1e6;
                course.samples[part].extend((decisions > 0).then(|| time / f64::from(decisions)));
                if before < tiles / 2 && drawn >= tiles / 2 && seed == 0 {
                    course.measure_clone(&game);
                }
            }
        }
        course
    }

    fn measure_clone(&self, game: &Carcassonne) {
        let mut copy = game.clone();
        let best = |clone: &mut dyn FnMut()| {
            let mut least = Duration::MAX;
            for _ in 0..200 {
                let start = Instant::now();
                (0..100).for_each(|_| clone());
                least = least.min(start.elapsed() / 100);
            }
            least
        };
        let into = best(&mut || {
            copy.clone_from(std::hint::black_box(game));
            std::hint::black_box(&copy);
        });
        let fresh = best(&mut || {
            std::hint::black_box(std::hint::black_box(game).clone());
        });
        println!(
            "{} tiles: {} bytes in mid-game; cloned into a state in {into:?}, into a new one in {fresh:?}",
            self.tiles,
            game.bytes()
        );
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games = args.next().map_or(300, |text| text.parse().expect("a number of games"));
    let all =
        json!(["princess-dragon", "inns-cathedrals", "traders-builders", "river", "king-scout", "count"]);
    let kinds = [(json!([]), 72), (json!(["princess-dragon"]), 102), (all, 173)];
    let courses: Vec<Course> = kinds.iter().map(|(sets, tiles)| Course::of(sets, *tiles, games)).collect();
    println!("\n| share of the tiles drawn | 72 tiles | 102 tiles | 173 tiles |\n| --- | --- | --- | --- |");
    for part in 0..PARTS {
        let cells: Vec<String> = courses.iter().map(|c| format!("{:.2} µs", c.micros(part))).collect();
        println!("| to {} % | {} |", (part + 1) * 100 / PARTS, cells.join(" | "));
    }
    if let Some(file) = args.next() {
        std::fs::write(file, draw(&courses)).expect("the curve can be written");
    }
}

/// The table as curves.
fn draw(courses: &[Course]) -> String {
    let most = courses.iter().flat_map(|c| (0..PARTS).map(|part| c.micros(part))).fold(0.1, f64::max);
    let x = |part: usize| 50.0 + part as f64 * 48.0;
    let y = |micros: f64| 220.0 - micros / most * 190.0;
    let mut out = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 260" width="620" height="260" font-family="sans-serif" font-size="12" fill="#4a3b2f"><path d="M0 0H620V260H0Z" fill="#f7efdf"/><path d="M50 30V220H490" fill="none" stroke="#4a3b2f"/>"##,
    );
    for (n, micros) in [0.0, most / 2.0, most].into_iter().enumerate() {
        let _ = write!(
            out,
            r#"<text x="44" y="{:.0}" text-anchor="end">{micros:.1}{}</text>"#,
            y(micros) + 4.0,
            if n == 2 { " µs" } else { "" }
        );
    }
    for part in [0, 4, 9] {
        let share = (part + 1) * 100 / PARTS;
        let _ = write!(out, r#"<text x="{:.0}" y="238" text-anchor="middle">{share} %</text>"#, x(part));
    }
    let _ = write!(out, r#"<text x="266" y="254" text-anchor="middle">tiles drawn</text>"#);
    for (course, colour) in courses.iter().zip(["#2f5d8a", "#b5523b", "#3d8b4f"]) {
        let points: Vec<String> =
            (0..PARTS).map(|part| format!("{:.0},{:.0}", x(part), y(course.micros(part)))).collect();
        let _ = write!(
            out,
            r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="2.5"/><text x="490" y="{:.0}" fill="{colour}">{} tiles</text>"#,
            points.join(" "),
            y(course.micros(PARTS - 1)) + 4.0,
            course.tiles
        );
    }
    out + "</svg>\n"
}
