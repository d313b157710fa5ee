//! `castellan rules`: the rules page of a game.

use crate::games;
use castellan_core::lang::Lang;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// Language: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let page = (games::find(&args.game)?.game.meta().rules)(args.lang);
    std::io::stdout().lock().write_all(page.as_bytes())?;
    Ok(())
}
