//! `castellan arena`: a match between bots, and what it tells about their strength.

mod contest;
mod contestant;
pub(crate) mod entrant;
mod ledger;
mod outside;
mod report;
mod results;
mod spread;
pub(crate) mod work;

use crate::files;
use crate::games;
use crate::luck::seed_or_fresh;
use anyhow::{anyhow, bail};
use castellan_ai::measure::rating::Tally;
use castellan_ai::measure::rating::Verdict;
use castellan_core::lang::Lang;
use comfy_table::Table;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use contest::{Contest, Standing};
use contestant::Contestant;
use ledger::Ledger;
use results::Heading;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// Who plays, one for each seat: levels such as knight or 7; castellan:1000 thinks with 1,000 playouts;
    /// view:COMMAND and engine:COMMAND are programs of yours (docs/engine.md)
    #[arg(long, value_delimiter = ',', required = true, value_name = "A,B[,C…]")]
    players: Vec<Contestant>,
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
    /// Threads that each bot thinks with; results do not depend on them
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    bot_threads: u16,
    /// Share the games with every `castellan work` on this bus, whatever machine it runs on
    #[arg(long, value_name = "nats://…")]
    bus: Option<String>,
    /// Give each bot this long for a move, instead of what its level says
    #[arg(long, value_name = "MS")]
    time_ms: Option<u64>,
    /// Keep each game's result in this file; a match that was stopped goes on where it was
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Stop early once it is clear that the first player wins this share or that share of games
    #[arg(long, value_name = "LOW,HIGH", value_parser = shares)]
    stop: Option<(f64, f64)>,
    /// Write the result as JSON instead of printing a table (- or no name for standard output)
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    json: Option<PathBuf>,
    /// Write a report with pictures
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

/// Reads two shares, the lower one first.
fn shares(text: &str) -> Result<(f64, f64), String> {
    let numbers: Vec<f64> = text.split(',').filter_map(|number| number.parse().ok()).collect();
    match numbers[..] {
        [low, high] if 0.0 < low && low < high && high < 1.0 => Ok((low, high)),
        _ => Err("two shares between 0 and 1, the lower one first, such as 0.7,0.75".to_owned()),
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let playable = games::find(&args.game)?;
    let meta = playable.game.meta();
    let words = playable.game.words(Lang::En);
    // A match that goes on goes on with its own luck.
    let known = || args.results.as_deref().and_then(results::seed_of);
    let seed = args.seed.clone().or_else(known);
    let contest = Contest {
        playable: &playable,
        contestants: &args.players,
        options: &args.options,
        seed: seed_or_fresh(seed.as_deref())?,
        time_ms: args.time_ms,
        bot_threads: args.bot_threads,
        stop: args.stop,
    };
    contest.try_options().map_err(|error| anyhow!(words.say(&error.say, &[])))?;
    let outside = args.players.iter().find(|player| matches!(player, Contestant::Outside(_)));
    if let (Some(program), Some(_)) = (outside, &args.bus) {
        bail!("{program}: programs play on this machine only, not over a bus");
    }
    let to_stdout = args.json.as_deref().is_some_and(|path| path.as_os_str() == "-");
    for path in args.json.iter().filter(|_| !to_stdout).chain(&args.report) {
        files::check_writable(path)?;
    }
    let heading = Heading {
        arena: meta.id.to_owned(),
        players: args.players.iter().map(Contestant::to_string).collect(),
        options: args.options.clone(),
        seed: contest.seed.to_string(),
        time_ms: args.time_ms,
    };
    let (before, file) = match &args.results {
        None => (Vec::new(), None),
        Some(path) => {
            let (before, file) = results::open(path, &heading)?;
            (before, Some(file))
        }
    };
    let played = match &args.bus {
        Some(bus) => {
            let ledger = Ledger::new(&contest, args.games, before, file);
            spread::play(bus, &heading, args.games, args.threads, ledger)?
        }
        None => contest.play(args.games, args.threads, before, file)?,
    };
    let standings = contest.standings(&played);
    let mut result = to_json(args, played.len(), &standings);
    if args.stop.is_some() {
        result["verdict"] = match contest.verdict(&played) {
            Verdict::Open => "open".into(),
            Verdict::Low => "low".into(),
            Verdict::High => "high".into(),
        };
    }
    match &args.json {
        Some(_) if to_stdout => writeln!(std::io::stdout().lock(), "{result}")?,
        Some(path) => files::write(path, format!("{result:#}\n").as_bytes())?,
        None => writeln!(std::io::stdout().lock(), "{}", to_table(played.len(), &standings))?,
    }
    match &args.report {
        Some(path) => files::write(path, report::html(&contest, &played)?.as_bytes()),
        None => Ok(()),
    }
}

fn to_json(args: &Args, games: usize, standings: &[Standing]) -> Value {
    let players: Vec<Value> = standings
        .iter()
        .map(|standing| {
            let (low, high) = standing.tally.interval();
            json!({
                "level": standing.contestant.to_string(),
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
    json!({"game": args.game, "games": games, "players": players})
}

fn to_table(games: usize, standings: &[Standing]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED);
    table.set_header(["player", "wins", "win rate", "95 % interval", "Elo", "mean score", "ms a move"]);
    for standing in standings {
        let Tally { wins, .. } = standing.tally;
        let (low, high) = standing.tally.interval();
        table.add_row([
            standing.contestant.to_string(),
            format!("{wins} of {games}"),
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
