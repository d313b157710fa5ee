//! `castellan bench start`: how long it takes a server with many tables to give its first answer, and to
//! load a table with many entries. Journals are all that is kept, so loading plays every entry again.

use crate::own_server::{Own, temporary};
use anyhow::{Context, anyhow};
use castellan_core::lang::Lang;
use castellan_core::record::Who;
use castellan_load::client::Client;
use castellan_room::{Asker, Caller, Change, Command, Freshness};
use castellan_server::bus::LocalBus;
use castellan_server::hall::Hall;
use castellan_server::looks;
use castellan_server::secret::{Hash, SystemEntropy, Token};
use castellan_server::store::sqlite::SqliteStore;
use castellan_server::time::Time;
use castellan_server::wire::{NewSeat, NewTable};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many tables the server has
    #[arg(long, default_value_t = 10_000)]
    tables: usize,
    /// How many entries the long table has
    #[arg(long, default_value_t = 200)]
    entries: usize,
    /// The game of the long table, for as many players as it takes
    #[arg(long, default_value = "torres")]
    game: String,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let dir = temporary("start");
    let result = measure(args, &dir);
    let _ = std::fs::remove_dir_all(&dir);
    result
}

fn measure(args: &Args, dir: &Path) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new()?;
    let (some, long) = runtime.block_on(fill(args, dir))?;
    // The store's thread ends with its runtime, and the directory is free.
    drop(runtime);
    let runtime = tokio::runtime::Runtime::new()?;
    let start = Instant::now();
    let own = Own::start("start", Some(dir.to_owned()), &[], &[])?;
    let mut http = runtime.block_on(Client::connect(&own.address))?;
    let mut look = |table: &str| {
        let before = Instant::now();
        let path = format!("/api/tables/{table}");
        let got = runtime.block_on(http.send("GET", &path, "", ""))?;
        anyhow::ensure!(got.status == 200, "{}", got.json());
        Ok((before.elapsed().as_secs_f64() * 1000.0, got.json()["state"]["n"].clone()))
    };
    look(&some)?;
    let first = start.elapsed().as_secs_f64() * 1000.0;
    let (cold, entries) = look(&long)?;
    let (warm, _) = look(&long)?;
    println!("{first:>8.1} ms from the start to the first answer, with {} tables", args.tables);
    println!("{cold:>8.1} ms for the first look at a table of {entries} entries of {}", args.game);
    println!("{warm:>8.1} ms for the second");
    println!("{:>8.1} MB of memory", own.usage().1);
    Ok(())
}

/// Opens the tables and gives the ids of one of them and of the long one.
async fn fill(args: &Args, dir: &Path) -> anyhow::Result<(String, String)> {
    let store = Arc::new(SqliteStore::open(dir)?);
    let (bus, luck) = (Arc::new(LocalBus::default()), Arc::new(SystemEntropy));
    let hall = Hall::new(crate::serve::registry(), store, bus, Time::system(), luck);
    let (mut some, mut opening) = (String::new(), tokio::task::JoinSet::new());
    for _ in 0..args.tables {
        let hall = Arc::clone(&hall);
        opening.spawn(async move { open(&hall, "siege", 2).await.map(|(table, _)| table) });
        if opening.len() >= 256 {
            some = opening.join_next().await.context("a table")???;
        }
    }
    while let Some(table) = opening.join_next().await {
        some = table??;
    }
    let seats = crate::games::find(&args.game)?.game.meta().seats_max;
    let (long, tokens) = open(&hall, &args.game, usize::from(seats)).await?;
    let mut which = 0;
    loop {
        let snapshot = hall.query(&long, Freshness::Durable).await.map_err(|no| anyhow!(no.code))?;
        let look = |by| looks::look(&snapshot, &Asker { by, lang: Lang::En, seat: None }, None, 0);
        let state = look(Caller::Nobody).map_err(|no| anyhow!(no.code))?.state;
        let Some(seat) = state.turn.seats().iter().next().filter(|_| state.n < args.entries) else { break };
        let by = Caller::Key(Hash::of(tokens[seat.index()].text()));
        let moves = look(by).map_err(|no| anyhow!(no.code))?.moves;
        which += 7;
        let change = Change::Play { n: state.n, request: None, mv: moves[which % moves.len()].clone() };
        let command = Command { asker: Asker { by, lang: Lang::En, seat: None }, change };
        hall.command(&long, command).await.map_err(|no| anyhow!(no.code))?;
    }
    Ok((some, long))
}

async fn open(hall: &Arc<Hall>, game: &str, seats: usize) -> anyhow::Result<(String, Vec<Token>)> {
    let seats = (0..seats).map(|_| NewSeat { who: Who::Human, level: None, name: None }).collect();
    let (game, options, clock, chat) = (game.to_owned(), None, None, None);
    let new = NewTable {
        game,
        options,
        seats,
        clock,
        chat,
        aids: None,
        hints: None,
        private: None,
        request_id: None,
    };
    let opened =
        hall.open(new, None, Lang::En, std::future::ready(Ok(()))).await.map_err(|no| anyhow!(no.code))?;
    Ok((opened.table, opened.seats.into_iter().filter_map(|(_, token, _)| token).collect()))
}
