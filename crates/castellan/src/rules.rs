//! `castellan rules`: the rules page of a game.

use crate::games;
use anyhow::Context;
use castellan_core::game::rules_page::in_words;
use castellan_core::lang::Lang;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id, as `castellan games` lists it
    game: String,
    /// Language: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Edition, for games that have several: castle has 2020 and 2003 [default: the usual one]
    #[arg(long)]
    edition: Option<String>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let meta = games::find(&args.game)?.game.meta();
    let edition = match &args.edition {
        Some(named) => meta.edition(named).with_context(|| match meta.editions {
            [] => format!("{} has one edition only", meta.id),
            editions => format!("{} has the editions {}", meta.id, editions.join(" and ")),
        })?,
        None => 0,
    };
    let page = in_words(&meta.rules_page(args.lang, edition));
    std::io::stdout().lock().write_all(page.as_bytes())?;
    Ok(())
}
