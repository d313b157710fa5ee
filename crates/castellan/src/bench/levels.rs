//! `castellan bench levels`: how long each level thinks at each move, and how many playouts that buys.

use crate::arena::entrant::Entrant;
use crate::games;
use crate::luck::seed_or_fresh;
use anyhow::anyhow;
use castellan_ai::level::Level;
use castellan_ai::mind::{Budget, Playable};
use castellan_core::dice::Seed;
use castellan_core::lang::Lang;
use castellan_core::record::{Draws, Player, Who};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::Write;
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    of: super::Played,
    /// The levels that are measured; castellan:1000 thinks with 1,000 playouts
    #[arg(long, value_delimiter = ',', default_value = "page,squire,knight,castellan")]
    levels: Vec<Entrant>,
    /// Games that each level plays against itself
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// 64 hexadecimal digits that decide all luck
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// Threads that a bot thinks with; more than one are measured by the clock
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

/// How long a level took.
struct Times {
    entrant: Entrant,
    /// Milliseconds of each move, the shortest first.
    ms: Vec<f64>,
    /// Playouts, and the milliseconds of the moves that needed some.
    playouts: u64,
    searched_ms: f64,
}

impl Times {
    fn longest(&self) -> f64 {
        self.ms.last().copied().unwrap_or(0.0)
    }

    /// 99 of 100 moves take no longer.
    fn p99(&self) -> f64 {
        self.ms.get(self.ms.len() * 99 / 100).copied().unwrap_or(0.0)
    }

    fn mean(&self) -> f64 {
        self.ms.iter().sum::<f64>() / self.ms.len().max(1) as f64
    }

    fn playouts_per_s(&self) -> Option<f64> {
        (self.playouts > 0).then(|| 1000.0 * self.playouts as f64 / self.searched_ms)
    }
}

/// The milliseconds that a level may take; none for those that are not for people.
fn limit(level: Level) -> Option<f64> {
    level.rank().map(|rank| match rank.index() {
        0..=2 => 50.0,
        3..=5 => 500.0,
        _ => 2000.0,
    })
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let playable = games::find(&args.of.game)?;
    let seed = seed_or_fresh(args.seed.as_deref())?;
    let mut measured = Vec::new();
    for entrant in &args.levels {
        measured.push(measure(&playable, args, &seed, *entrant)?);
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        let level = |times: &Times| {
            json!({
                "level": times.entrant.to_string(), "moves": times.ms.len(), "mean_ms": times.mean(),
                "p99_ms": times.p99(), "longest_ms": times.longest(), "limit_ms": limit(times.entrant.level),
                "playouts_per_s": times.playouts_per_s(),
            })
        };
        let levels: Vec<Value> = measured.iter().map(level).collect();
        writeln!(out, "{}", json!({"game": args.of.game, "players": args.of.players, "levels": levels}))?;
        return Ok(());
    }
    let of = if has_processor_time() && args.threads == 1 { "of processor time" } else { "by the clock" };
    writeln!(out, "{}, {} players, milliseconds a move {of}", args.of.game, args.of.players)?;
    for times in &measured {
        let limit = limit(times.entrant.level).map_or(String::new(), |limit| format!(", at most {limit:.0}"));
        let speed =
            times.playouts_per_s().map_or(String::new(), |speed| format!(", {speed:.0} playouts a second"));
        writeln!(
            out,
            "{:>15}: {} moves, mean {:.2}, p99 {:.1}, longest {:.1}{limit}{speed}",
            times.entrant.to_string(),
            times.ms.len(),
            times.mean(),
            times.p99(),
            times.longest()
        )?;
    }
    Ok(())
}

/// Whether the system tells how long this thread has run.
fn has_processor_time() -> bool {
    processor_ms().is_some()
}

/// Milliseconds that this thread has run, where the system tells.
fn processor_ms() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(text.split_whitespace().next()?.parse::<f64>().ok()? / 1e6)
}

/// Lets a level play against itself.
fn measure(playable: &Playable, args: &Args, seed: &Seed, entrant: Entrant) -> anyhow::Result<Times> {
    let mut times = Times { entrant, ms: Vec::new(), playouts: 0, searched_ms: 0.0 };
    let bar = ProgressBar::new(args.games);
    let style = ProgressStyle::with_template("{prefix} {bar:40} {pos}/{len} games, {eta} left");
    bar.set_style(style.expect("a template"));
    bar.set_prefix(entrant.to_string());
    let words = playable.game.words(Lang::En);
    for game in 0..args.games {
        let name = entrant.level.name().to_owned();
        let bot = |_| Player { name: name.clone(), who: Who::Bot, level: Some(name.clone()) };
        let players = Seat::all(args.of.players).map(bot).collect();
        let setup = Setup::new("bench", players, Draws::Auto, seed.derive(&format!("draws {game}")));
        let opened = playable.game.open(setup, &args.of.options);
        let mut table = opened.map_err(|error| anyhow!(words.say(&error.say, &[])))?;
        while let Some(seat) = table.turn().seats().iter().next() {
            let luck = seed.derive(&format!("bot {game} {}", table.len())).number();
            let budget =
                Budget { playouts: entrant.playouts, threads: args.threads, ..Budget::of_level(luck) };
            let view = table.view(Viewer::Seat(seat));
            let (start, clock) = (processor_ms().filter(|_| args.threads == 1), Instant::now());
            let thought = playable.mind.ponder(&*view, seat, entrant.level, budget);
            let ms = match (start, processor_ms()) {
                (Some(start), Some(end)) => end - start,
                _ => clock.elapsed().as_secs_f64() * 1000.0,
            };
            let thought = thought.expect("a bot that is due finds a move");
            times.ms.push(ms);
            if thought.playouts > 0 {
                times.playouts += u64::from(thought.playouts);
                times.searched_ms += ms;
            }
            table.play(seat, &thought.mv).expect("bots play legal moves");
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    times.ms.sort_by(f64::total_cmp);
    Ok(times)
}
