//! `castellan replay`: a record told from its first entry on.

use crate::files::{self, Opened};
use castellan_core::lang::{Lang, Words};
use castellan_core::scene::words::tell;
use castellan_core::seat::Viewer;
use castellan_core::table::any::AnyTable;
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record
    file: PathBuf,
    /// Stop after this many entries and show the table
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Language: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let Opened { playable, table } = files::open(&args.file, args.to)?;
    let words = playable.game.words(args.lang);
    let mut out = std::io::stdout().lock();
    tell_log(&*table, &words, &mut out)?;
    writeln!(out, "\n{}", tell(&table.scene(Viewer::Watcher), &words, &table.names()))?;
    Ok(())
}

/// Tells every event, secrets included: whoever has the record has them all.
fn tell_log(table: &dyn AnyTable, words: &Words, out: &mut impl Write) -> anyhow::Result<()> {
    let names = table.names();
    let mut last = None;
    for (entry, event) in table.events() {
        let number = if last == Some(entry) { String::new() } else { entry.to_string() };
        writeln!(out, "{number:>4}  {} ({})", words.say(&event.say, &names), event.rule)?;
        last = Some(entry);
    }
    Ok(())
}
