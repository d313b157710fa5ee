//! `castellan storm`: load on a server over real HTTP. Without an address it starts a server of its own.

use crate::own_server::Own;
use castellan_load::client::Client;
use castellan_load::storm::{Plan, Report, bare_sync_ms, storm};
use castellan_server::store::postgres::probe::bare_inserts_per_s;
use clap::Args as ClapArgs;
use serde_json::json;
use std::path::PathBuf;
use std::time::Duration;

/// What `castellan storm` takes.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// How many tables at once
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// For how long
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// Moves a second in all [default: as fast as they can]
    #[arg(long)]
    rate: Option<f64>,
    /// The server, started with --no-rate-limits; several nodes with commas between [default: its own]
    #[arg(long, value_delimiter = ',')]
    url: Vec<String>,
    /// How many nodes of its own; more than one share a database
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    nodes: u16,
    /// The database of its own nodes, whose bare insert rate is measured first
    #[arg(long, value_name = "postgres://…")]
    database: Option<String>,
    /// The bus between its own nodes
    #[arg(long, value_name = "nats://…")]
    bus: Option<String>,
    /// The game
    #[arg(long, default_value = "siege")]
    game: String,
    /// How many watchers each table has
    #[arg(long, default_value_t = 0)]
    watchers: usize,
    /// Where a server of its own keeps its tables [default: a new directory that is removed afterwards]
    #[arg(long)]
    data: Option<PathBuf>,
    /// Tell what each part of a move costs its own nodes; measuring that costs them something too
    #[arg(long, conflicts_with = "url")]
    parts: bool,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

/// Runs the storm.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    anyhow::ensure!(args.tables > 0 && args.seconds > 0.0, "a storm needs tables and time");
    anyhow::ensure!(args.rate.is_none_or(|rate| rate > 0.0), "a rate is above 0");
    let sync_ms_p50 =
        bare_sync_ms(&args.data.clone().filter(|dir| dir.is_dir()).unwrap_or_else(std::env::temp_dir))?;
    if !args.json {
        println!("bare sync of the disk    {sync_ms_p50:.3} ms");
    }
    anyhow::ensure!(args.nodes == 1 || args.database.is_some(), "nodes share a --database");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let bare_inserts_per_s = match &args.database {
        Some(url) => {
            let connections = args.tables.clamp(1, 50);
            Some(runtime.block_on(bare_inserts_per_s(url, connections, Duration::from_secs(3)))?)
        }
        None => None,
    };
    let own = if args.url.is_empty() { own_nodes(args)? } else { Vec::new() };
    let given = args.url.iter().map(|url| url.trim_start_matches("http://").trim_end_matches('/').to_owned());
    let plan = Plan {
        addresses: own.iter().map(|own| own.address.clone()).chain(given).collect(),
        game: args.game.clone(),
        tables: args.tables,
        lasts: Duration::from_secs_f64(args.seconds),
        rate: args.rate,
        watchers: args.watchers,
    };
    let usage = || {
        let used = own.iter().map(Own::usage);
        used.fold((0.0, 0.0), |(cpu, memory), (more, most)| (cpu + more, f64::max(memory, most)))
    };
    let (cpu_before, _) = usage();
    let report = runtime.block_on(storm(&plan, &crate::serve::registry()))?;
    let (cpu, memory) = usage();
    let a_move = |spent: f64| spent / report.moves.max(1) as f64;
    let usage = (!own.is_empty()).then(|| (a_move(1e6 * (cpu - cpu_before)), memory));
    let parts = if args.parts { runtime.block_on(parts(&plan.addresses))? } else { Vec::new() };
    let parts: Vec<_> = parts
        .into_iter()
        .map(|part| Part { us: a_move(part.us), times: a_move(part.times), ..part })
        .collect();
    print(&Report { sync_ms_p50, ..report }, (usage, bare_inserts_per_s, &parts), args.json)
}

/// Starts the nodes that are measured.
fn own_nodes(args: &Args) -> anyhow::Result<Vec<Own>> {
    // Everybody on the machine reads command lines; these addresses hold passwords.
    let given = [("CASTELLAN_DATABASE", &args.database), ("CASTELLAN_BUS", &args.bus)];
    let more: Vec<_> = given.into_iter().filter_map(|(name, value)| Some((name, value.clone()?))).collect();
    let words: &[&str] = if args.parts { &["--measure-parts"] } else { &[] };
    (0..args.nodes).map(|at| Own::start(&format!("storm-{at}"), args.data.clone(), words, &more)).collect()
}

type Usage = Option<(f64, f64)>;

/// A part of a move: how much processor time the nodes have spent in it, and how often.
#[derive(Clone, Debug, PartialEq)]
struct Part {
    name: String,
    us: f64,
    times: f64,
}

/// What the parts of all moves have cost these nodes, as they tell it themselves.
async fn parts(addresses: &[String]) -> anyhow::Result<Vec<Part>> {
    let mut parts: Vec<Part> = Vec::new();
    for address in addresses {
        let metrics = Client::connect(address).await?.send("GET", "/metrics", "", "").await?.body;
        for line in String::from_utf8_lossy(&metrics).lines() {
            let Some((name, what, value)) = part_of(line) else { continue };
            let at = parts.iter().position(|part| part.name == name).unwrap_or_else(|| {
                parts.push(Part { name: name.to_owned(), us: 0.0, times: 0.0 });
                parts.len() - 1
            });
            match what {
                "nanoseconds_total" => parts[at].us += value / 1e3,
                _ => parts[at].times += value,
            }
        }
    }
    parts.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(parts)
}

/// A line of the metrics that tells of a part: which part, what is told, and how much.
fn part_of(line: &str) -> Option<(&str, &str, f64)> {
    let (what, rest) = line.strip_prefix("castellan_part_")?.split_once("{part=\"")?;
    let (name, value) = rest.split_once("\"} ")?;
    Some((name, what, value.parse().ok()?))
}

fn print(
    report: &Report,
    (usage, bare, parts): (Usage, Option<f64>, &[Part]),
    as_json: bool,
) -> anyhow::Result<()> {
    if as_json {
        let mut value = serde_json::to_value(report)?;
        if let Some((cpu_us, memory)) = usage {
            value["server_cpu_us_per_move"] = cpu_us.into();
            value["server_memory_mb"] = memory.into();
        }
        for Part { name, us, times } in parts {
            value["parts"][name] = json!({"us_per_move": us, "times_per_move": times});
        }
        if let Some(bare) = bare {
            value["bare_inserts_per_s"] = bare.into();
        }
        println!("{value}");
        return Ok(());
    }
    let mut table = comfy_table::Table::new();
    table.load_style(comfy_table::presets::UTF8_FULL_CONDENSED);
    table.set_header(["what", "figure"]);
    let mut row = |what: &str, figure: String| {
        table.add_row([what.to_owned(), figure]);
    };
    if let Some(bare) = bare {
        row("bare inserts a second", format!("{bare:.0}"));
    }
    row("durable moves a second", format!("{:.0}", report.moves_per_s));
    row("acknowledged, p50", format!("{:.2} ms", report.ack_ms_p50));
    row("acknowledged, p99", format!("{:.2} ms", report.ack_ms_p99));
    row("seen by others after the answer, p99", format!("{:.2} ms", report.seen_ms_p99));
    row("moves", report.moves.to_string());
    row("finished games", report.games.to_string());
    row("errors / lost / doubled", format!("{} / {} / {}", report.errors, report.lost, report.doubled));
    if let Some((cpu_us, memory)) = usage {
        row("server's processor time a move", format!("{cpu_us:.0} µs"));
        row("memory of a server", format!("{memory:.0} MB"));
    }
    for Part { name, us, times } in parts {
        row(&format!("of which {name}, {times:.1} times a move"), format!("{us:.1} µs"));
    }
    println!("{table}");
    Ok(())
}
