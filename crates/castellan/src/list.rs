//! `castellan games`: the games, their options and their players.

use crate::games;
use castellan_ai::level::Level;
use castellan_core::game::OptionKind;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::table::any::AnyGame;
use serde_json::{Value, json};
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print one JSON value
    #[arg(long)]
    json: bool,
    /// Language: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    if args.json {
        let games: Vec<Value> = games::all().iter().map(|playable| describe(&*playable.game)).collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&games)?)?;
        return Ok(());
    }
    for playable in games::all() {
        tell(&*playable.game, args.lang, &mut out)?;
    }
    Ok(())
}

/// What programs learn about a game.
pub(crate) fn describe(game: &dyn AnyGame) -> Value {
    let meta = game.meta();
    let title = |lang: Lang| game.words(lang).say(&key(meta.id, "title"), &[]);
    json!({
        "id": meta.id,
        "rulebook": meta.rulebook,
        "title": {"en": title(Lang::En), "pl": title(Lang::Pl)},
        "players": {"min": meta.seats_min, "max": meta.seats_max},
        "options": game.options(),
        "looks": game.looks(),
        "levels": Level::NAMED.map(Level::name),
        "grades": Level::grades().map(Level::name).collect::<Vec<_>>(),
    })
}

fn tell(game: &dyn AnyGame, lang: Lang, out: &mut impl Write) -> anyhow::Result<()> {
    let (meta, words) = (game.meta(), game.words(lang));
    let say = |key: Message| words.say(&key, &[]);
    writeln!(out, "{} – {}", meta.id, say(key(meta.id, "title")))?;
    writeln!(out, "  {}", say(key(meta.id, "title.about")))?;
    writeln!(out, "  {}", say(meta.say_seats("games-players", "games-players-exactly")))?;
    for option in game.options() {
        let name = |rest: &str| key(meta.id, &format!("option-{}{rest}", option.id));
        writeln!(out, "  {}: {}", option.id, say(name(".about")))?;
        if let OptionKind::Choice(choices) = &option.kind {
            for choice in choices {
                let mark = if *choice == option.default { "*" } else { " " };
                let text = choice.as_str().map_or_else(|| choice.to_string(), str::to_owned);
                writeln!(out, "    {mark} {choice}: {}", say(name(&format!("-{text}"))))?;
            }
        }
    }
    writeln!(out, "  {}", say_levels(&words))?;
    Ok(())
}

fn say_levels(words: &Words) -> String {
    let grade = |level: Level| match level.title() {
        Some(named) => format!("{level} ({named})"),
        None => level.to_string(),
    };
    let grades: Vec<String> = Level::grades().map(grade).collect();
    words.say(&Message::new("games-levels").with("levels", grades.join(", ")), &[])
}

/// A message of a game by the game's id.
fn key(game: &str, rest: &str) -> Message {
    Message::new(format!("{game}-{rest}"))
}
