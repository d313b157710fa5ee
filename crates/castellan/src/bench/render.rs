//! `castellan bench render`: how long it takes to draw the board of a page, scene and words included.

use super::random_game;
use crate::games;
use castellan_core::lang::Lang;
use castellan_core::record::Entry;
use castellan_core::scene::svg;
use castellan_core::seat::Viewer;
use castellan_core::table::any::{AnyGame, AnyTable};
use serde_json::json;
use std::io::Write;
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    of: super::Played,
    /// How long to measure
    #[arg(long, default_value_t = 2.0, value_parser = super::seconds)]
    seconds: f64,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let playable = games::find(&args.of.game)?;
    let game = &*playable.game;
    let table = full_board(game, args)?;
    let viewer = table.turn().seats().iter().next().map_or(Viewer::Watcher, Viewer::Seat);
    let (words, names) = (game.words(Lang::Pl), table.names());
    let draw = || svg::board(&table.scene(viewer), &words, &names, "/art/0123456789abcdef/game.svg");
    let bytes = draw().len();
    let end = Instant::now() + Duration::from_secs_f64(args.seconds);
    let mut times = Vec::new();
    while times.is_empty() || Instant::now() < end {
        let start = Instant::now();
        std::hint::black_box(draw());
        times.push(start.elapsed());
    }
    times.sort();
    let millis = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    let mut out = std::io::stdout().lock();
    if args.json {
        let report = json!({
            "game": args.of.game, "entries": table.len(), "boards": times.len(), "bytes": bytes,
            "ms_p50": millis(50), "ms_p99": millis(99),
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    writeln!(out, "{} after {} entries: {bytes} bytes", args.of.game, table.len())?;
    writeln!(out, "{:>10.3} ms to draw it, median of {}", millis(50), times.len())?;
    writeln!(out, "{:>10.3} ms in the slowest hundredth", millis(99))?;
    Ok(())
}

/// The last position of a random game in which somebody has to decide.
fn full_board(game: &dyn AnyGame, args: &Args) -> anyhow::Result<Box<dyn AnyTable>> {
    let whole = random_game(game, &args.of, usize::MAX, false)?;
    let decisions = whole.entries().iter().filter(|entry| matches!(entry, Entry::Move(..))).count();
    random_game(game, &args.of, decisions.saturating_sub(1), false)
}
