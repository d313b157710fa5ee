//! `castellan migrate`: moves all tables of a data directory to PostgreSQL, and compares every line.

use anyhow::Context;
use castellan_server::store::migrate::migrate;
use castellan_server::store::postgres::PostgresStore;
use clap::Args as ClapArgs;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;

/// What `castellan migrate` takes.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The data directory that holds castellan.db; no server may be using it
    #[arg(long, value_name = "DIR")]
    from: PathBuf,
    /// The database to move to
    #[arg(long, value_name = "postgres://…", env = "CASTELLAN_DATABASE", hide_env_values = true)]
    to: String,
}

/// Moves house.
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let bar = ProgressBar::new(0);
    bar.set_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} tables, {eta} left").expect("a template"),
    );
    let moved = runtime.block_on(async {
        let there = PostgresStore::open(&args.to).await.context("the new database can't be used")?;
        let told = |done, all| {
            bar.set_length(all);
            bar.set_position(done);
        };
        anyhow::Ok(migrate(&args.from, &there, told).await?)
    })?;
    bar.finish_and_clear();
    println!(
        "{} tables with {} lines, {} places on lists and {} devices are in the new database, every line compared",
        moved.tables, moved.lines, moved.listed, moved.devices
    );
    Ok(())
}
