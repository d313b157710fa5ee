//! `castellan bench positions`: how long it takes to look at an earlier moment of a game.

use super::random_game;
use crate::games;
use castellan_core::lang::Lang;
use castellan_core::seat::Viewer;
use serde_json::json;
use std::io::Write;
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    of: super::Played,
    /// Take every decision back once before it is made
    #[arg(long)]
    undos: bool,
    /// How long to measure
    #[arg(long, default_value_t = 2.0, value_parser = super::seconds)]
    seconds: f64,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

/// What looking at one moment took: finding it, and what is told of it.
struct Moment {
    found: Duration,
    told: Duration,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let playable = games::find(&args.of.game)?;
    let game = &*playable.game;
    let table = random_game(game, &args.of, usize::MAX, args.undos)?;
    let words = game.words(Lang::Pl);
    let end = Instant::now() + Duration::from_secs_f64(args.seconds);
    let mut looks = Vec::new();
    // Steps that meet every moment before any one again.
    for step in 0_usize.. {
        if step > 0 && Instant::now() > end {
            break;
        }
        let n = table.len() - step * 7_919 % (table.len() + 1);
        let start = Instant::now();
        let Some(then) = table.at(n) else { continue };
        let found = start.elapsed();
        std::hint::black_box((
            then.state(&words),
            then.view(Viewer::Watcher).to_json(),
            then.still(Viewer::Watcher),
        ));
        looks.push(Moment { found, told: start.elapsed() - found });
    }
    let millis = |of: fn(&Moment) -> Duration, share: usize| {
        let mut times: Vec<Duration> = looks.iter().map(of).collect();
        times.sort();
        times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0
    };
    let found: fn(&Moment) -> Duration = |look| look.found;
    let told: fn(&Moment) -> Duration = |look| look.told;
    let mut out = std::io::stdout().lock();
    if args.json {
        let report = json!({
            "game": args.of.game, "entries": table.len(), "looks": looks.len(),
            "found_ms_p50": millis(found, 50), "found_ms_p99": millis(found, 99),
            "told_ms_p50": millis(told, 50), "told_ms_p99": millis(told, 99),
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    writeln!(out, "{} of {} entries, looked at {} times", args.of.game, table.len(), looks.len())?;
    writeln!(
        out,
        "{:>10.3} ms to find a moment, {:.3} in the slowest hundredth",
        millis(found, 50),
        millis(found, 99)
    )?;
    writeln!(
        out,
        "{:>10.3} ms to tell its scores, view and scene, {:.3} in the slowest hundredth",
        millis(told, 50),
        millis(told, 99)
    )?;
    Ok(())
}
