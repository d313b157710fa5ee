//! `castellan tune`: learns what the terms of a game's evaluation are worth from games of self-play.

use crate::files;
use crate::games;
use crate::luck::seed_or_fresh;
use anyhow::bail;
use castellan_ai::learn::duel::{self, Tally};
use castellan_ai::learn::tune::Regression;
use castellan_ai::mind::Playable;
use castellan_core::dice::{Dice, Seed};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Challengers differ by this share of each weight at first.
const STEP: f32 = 0.2;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// Rounds; each plays with what the one before has learnt
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// Let weights play each other and keep those that win, instead of those that predict results
    #[arg(long)]
    duels: bool,
    /// Games in each round; with --duels pairs of games, first of challengers and then of what is learnt
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
    let mut step = STEP;
    for round in 0..args.rounds {
        let room = Room { playable: &playable, args, seed: seed.derive(&format!("tune {round}")) };
        let said = if args.duels { room.duels(&mut weights, &mut step) } else { room.lessons(&mut weights) };
        let list: Vec<String> =
            terms.iter().zip(&weights).map(|(term, weight)| format!("{term} {weight:.2}")).collect();
        writeln!(out, "round {}: {said}\n  {}", round + 1, list.join(", "))?;
        out.flush()?;
    }
    let Some(path) = &args.out else { return Ok(()) };
    let hundredths = |weight: f32| json!((f64::from(weight) * 100.0).round() / 100.0);
    let file: Map<String, Value> =
        terms.iter().zip(&weights).map(|(term, weight)| ((*term).to_owned(), hundredths(*weight))).collect();
    files::write(path, format!("{:#}\n", Value::Object(file)).as_bytes())
}

/// Where a round is played.
struct Room<'a> {
    playable: &'a Playable,
    args: &'a Args,
    seed: Seed,
}

impl Room<'_> {
    /// Weights that predict the results of games against oneself.
    fn lessons(&self, weights: &mut Vec<f32>) -> String {
        let mut all = Regression::default();
        let mind = &self.playable.mind;
        for regression in self.play("game", |luck| mind.learn(&self.args.options, weights, luck)) {
            all.join(&regression);
        }
        let before = all.error(weights);
        *weights = all.weights(weights);
        let (positions, now) = (all.positions, all.error(weights));
        format!("{positions} positions, margins predicted to within {before:.2} points, now {now:.2}")
    }

    /// Weights that win: challengers show the way, and what goes there must win before it is kept.
    fn duels(&self, weights: &mut Vec<f32>, step: &mut f32) -> String {
        let fight = |challenger: &[f32], luck: u64| {
            self.playable.mind.duel(&self.args.options, [challenger, weights], luck)
        };
        let mut tried = Tally::default();
        let challenge = |luck: u64| {
            let way = duel::directions(weights.len(), &mut Dice::quick(luck));
            Some((fight(&duel::changed(weights, &way, *step), luck)?, way))
        };
        self.play("challenge", challenge).iter().for_each(|(margin, way)| tried.add(way, *margin));
        let further = duel::changed(weights, &tried.way(), *step);
        let mut proof = Tally::default();
        self.play("proof", |luck| fight(&further, luck)).iter().for_each(|margin| proof.add(&[], *margin));
        let said = format!("further along, {:+.2} ± {:.2} points a game", proof.mean(), proof.error());
        if proof.mean() > proof.error() {
            *weights = further;
            return format!("{said}: kept");
        }
        *step /= 2.0;
        format!("{said}: not kept, shorter steps from now on")
    }

    /// What all games or pairs of a round came to, in their order, so that threads do not matter.
    fn play<T: Send>(&self, what: &str, one: impl Fn(u64) -> Option<T> + Sync) -> Vec<T> {
        let bar = ProgressBar::new(self.args.games);
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}, {eta} left");
        bar.set_style(style.expect("a template"));
        bar.set_message(format!("{what}s"));
        let next = AtomicU64::new(0);
        let found = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.args.threads {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.args.games {
                            return;
                        }
                        let luck = self.seed.derive(&format!("{what} {game}")).number();
                        if let Some(one) = one(luck) {
                            found.lock().expect("no thread panics").push((game, one));
                        }
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        let mut found = found.into_inner().expect("no thread panics");
        found.sort_by_key(|(game, _)| *game);
        found.into_iter().map(|(_, one)| one).collect()
    }
}
