//! `castellan verify`: whether a record tells the truth.

use crate::files;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::record::replay::Verdict;
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record
    file: PathBuf,
    /// Language: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let (playable, record) = files::read_record(&args.file)?;
    let words = playable.game.words(args.lang);
    let names: Vec<String> = record.players.iter().map(|player| player.name.clone()).collect();
    let verdict = playable
        .game
        .verify(&record)
        .map_err(|bad| anyhow::anyhow!("{}: {}", args.file.display(), words.say(&bad.say, &names)))?;
    let key = match verdict {
        Verdict::DiceMatch => "verify-dice-match",
        Verdict::DrawsDictated => "verify-draws-dictated",
        Verdict::Unfinished => "verify-unfinished",
    };
    let message = Message::new(key).with("entries", record.entries.len());
    writeln!(std::io::stdout().lock(), "{}", words.say(&message, &names))?;
    Ok(())
}
