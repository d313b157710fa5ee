//! `castellan bench render`: how long it takes to draw the board of a page, scene and words included.

use crate::games;
use anyhow::anyhow;
use castellan_core::any_game::{AnyGame, AnyTable};
use castellan_core::dice::{Dice, Seed};
use castellan_core::lang::Lang;
use castellan_core::record::{Draws, Entry, Player};
use castellan_core::scene_svg;
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
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
    let draw = || scene_svg::board(&table.scene(viewer), &words, &names, "/art/0123456789abcdef/game.svg");
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
    let words = game.words(Lang::En);
    let play = |most: usize| -> anyhow::Result<Box<dyn AnyTable>> {
        let players =
            Seat::all(args.of.players).map(|seat| Player::human(format!("Player {seat}"))).collect();
        let setup = Setup::new("bench", players, Draws::Auto, Seed::new([7; 32]));
        let mut table =
            game.open(setup, &args.of.options).map_err(|error| anyhow!(words.say(&error.say, &[])))?;
        let mut dice = Dice::quick(7);
        for _ in 0..most {
            let Some(seat) = table.turn().seats().iter().next() else { break };
            let moves = table.moves(seat);
            table
                .play(seat, &moves[dice.index(moves.len())])
                .map_err(|refusal| anyhow!(words.say(&refusal.say(), &[])))?;
        }
        Ok(table)
    };
    let decisions =
        play(usize::MAX)?.entries().iter().filter(|entry| matches!(entry, Entry::Move(..))).count();
    play(decisions.saturating_sub(1))
}
