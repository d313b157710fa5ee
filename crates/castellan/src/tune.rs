//! `castellan tune`: learns what the terms of a game's evaluation are worth from games of self-play.

use crate::files;
use crate::games;
use crate::luck::seed_or_fresh;
use anyhow::bail;
use castellan_ai::mind::Playable;
use castellan_ai::tune::Lesson;
use castellan_core::dice::Seed;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// Rounds; each plays with what the one before has learnt
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// Games in each round
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The game's options as JSON
    #[arg(long, default_value = "{}", value_parser = crate::files::options)]
    options: Value,
    /// 64 hexadecimal digits that decide all luck
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// Threads; the result does not depend on them
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Write the weights to this file, in the form of the game's weights.json
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let playable = games::find(&args.game)?;
    let seed = seed_or_fresh(args.seed.as_deref())?;
    if let Some(path) = &args.out {
        files::check_writable(path)?;
    }
    let (terms, mut weights): (Vec<&str>, Vec<f32>) = playable.mind.weights().into_iter().unzip();
    if playable.mind.learn(&args.options, &weights, 0).is_none() {
        bail!("{} can't be played by two with these options", args.game);
    }
    let mut out = std::io::stdout().lock();
    writeln!(out, "seed {seed}")?;
    for round in 0..args.rounds {
        let lesson = play(&playable, args, &seed, round, &weights);
        let before = lesson.error(&weights);
        weights = lesson.weights(&weights);
        writeln!(
            out,
            "round {}: {} positions, margins foretold to within {before:.2} points, now {:.2}",
            round + 1,
            lesson.positions,
            lesson.error(&weights)
        )?;
        let list: Vec<String> =
            terms.iter().zip(&weights).map(|(term, weight)| format!("{term} {weight:.2}")).collect();
        writeln!(out, "  {}", list.join(", "))?;
        out.flush()?;
    }
    let Some(path) = &args.out else { return Ok(()) };
    let hundredths = |weight: f32| json!((f64::from(weight) * 100.0).round() / 100.0);
    let file: Map<String, Value> =
        terms.iter().zip(&weights).map(|(term, weight)| ((*term).to_owned(), hundredths(*weight))).collect();
    files::write(path, format!("{:#}\n", Value::Object(file)).as_bytes())
}

/// One round: the lessons of all its games, joined in their order so that threads do not matter.
fn play(playable: &Playable, args: &Args, seed: &Seed, round: u32, weights: &[f32]) -> Lesson {
    let bar = ProgressBar::new(args.games);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    bar.set_style(style.expect("a template"));
    let next = AtomicU64::new(0);
    let lessons = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..args.threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= args.games {
                        return;
                    }
                    let luck = seed.derive(&format!("tune {round} {game}")).number();
                    if let Some(lesson) = playable.mind.learn(&args.options, weights, luck) {
                        lessons.lock().expect("no thread panics").push((game, lesson));
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let mut lessons = lessons.into_inner().expect("no thread panics");
    lessons.sort_by_key(|(game, _)| *game);
    let mut all = Lesson::default();
    lessons.iter().for_each(|(_, lesson)| all.join(lesson));
    all
}
