//! `castellan arena`: a match between bots, and what it tells about their strength.

mod contest;
mod report;

use crate::files;
use crate::games;
use crate::luck::seed_or_fresh;
use anyhow::{anyhow, bail};
use castellan_ai::level::Level;
use castellan_ai::rating::Tally;
use castellan_core::lang::Lang;
use comfy_table::Table;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use contest::{Contest, Standing};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// The levels that play, one for each seat, e.g. knight,squire
    #[arg(long, value_delimiter = ',', required = true, value_name = "A,B[,C…]")]
    players: Vec<Level>,
    /// How many games
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// The game's options as JSON; a text of the form "@FILE" stands for what is in that file
    #[arg(long, default_value = "{}", value_parser = crate::files::options)]
    options: Value,
    /// 64 hexadecimal digits that decide all luck
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// Threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Give each bot this long for a move, instead of what its level says
    #[arg(long, value_name = "MS")]
    time_ms: Option<u64>,
    /// Write the result as JSON instead of printing a table (- for standard output)
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write a report with pictures
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let playable = games::find(&args.game)?;
    let meta = playable.game.meta();
    let seats = args.players.len();
    if !(usize::from(meta.seats_min)..=usize::from(meta.seats_max)).contains(&seats) {
        bail!("{} is for {} to {} players, not {seats}", meta.id, meta.seats_min, meta.seats_max);
    }
    let words = playable.game.words(Lang::En);
    let contest = Contest {
        playable: &playable,
        levels: &args.players,
        options: &args.options,
        seed: seed_or_fresh(args.seed.as_deref())?,
        time_ms: args.time_ms,
    };
    contest.try_options().map_err(|error| anyhow!(words.say(&error.say, &[])))?;
    let to_stdout = args.json.as_deref().is_some_and(|path| path.as_os_str() == "-");
    for path in args.json.iter().filter(|_| !to_stdout).chain(&args.report) {
        files::check_writable(path)?;
    }
    let standings = contest.play(args.games, args.threads);
    let result = to_json(args, &standings);
    match &args.json {
        Some(_) if to_stdout => writeln!(std::io::stdout().lock(), "{result}")?,
        Some(path) => files::write(path, format!("{result:#}\n").as_bytes())?,
        None => writeln!(std::io::stdout().lock(), "{}", to_table(args, &standings))?,
    }
    match &args.report {
        Some(path) => files::write(path, report::html(&contest, args.games, &standings)?.as_bytes()),
        None => Ok(()),
    }
}

fn to_json(args: &Args, standings: &[Standing]) -> Value {
    let players: Vec<Value> = standings
        .iter()
        .map(|standing| {
            let (low, high) = standing.tally.interval();
            json!({
                "level": standing.level.name(),
                "wins": standing.tally.wins,
                "win_rate": standing.tally.win_rate(),
                "low": low,
                "high": high,
                "elo": standing.tally.elo(standings.len()),
                "mean_score": standing.mean_score(),
                "ms_per_move": standing.ms_per_move(),
            })
        })
        .collect();
    json!({"game": args.game, "games": args.games, "players": players})
}

fn to_table(args: &Args, standings: &[Standing]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED);
    table.set_header(["player", "wins", "win rate", "95 % interval", "Elo", "mean score", "ms a move"]);
    for standing in standings {
        let Tally { wins, .. } = standing.tally;
        let (low, high) = standing.tally.interval();
        table.add_row([
            standing.level.name().to_owned(),
            format!("{wins} of {}", args.games),
            percent(standing.tally.win_rate()),
            format!("{} to {}", percent(low), percent(high)),
            format!("{:+.0}", standing.tally.elo(standings.len())),
            format!("{:.2}", standing.mean_score()),
            format!("{:.3}", standing.ms_per_move()),
        ]);
    }
    table
}

/// A share as a percentage with one decimal.
fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}
