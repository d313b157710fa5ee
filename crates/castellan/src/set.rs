//! `castellan set`: check, draw, compare and pass on sets of components that somebody has written down.

use crate::{files, games};
use anyhow::{Context, anyhow, bail};
use castellan_ai::mind::Playable;
use castellan_core::lang::{Lang, Words};
use castellan_core::scene::png::png;
use castellan_core::scene::svg::svg;
use castellan_core::set::place::{line_of, path_text};
use castellan_core::set::{Fault, Sets, Severity, both_languages};
use castellan_server::packed::{pack, unpack};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The longest set that is unpacked, and how deep it may nest.
const SET_BYTES_MAX: usize = 1 << 20;
const LEVELS_MAX: usize = 64;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Tell what is wrong with a set, and where
    Check(Check),
    /// Draw all tiles of a set on one sheet, or one of its pieces
    Draw(Draw),
    /// Tell in what two sets differ
    Compare(Compare),
    /// Write a set in the present version of the format, or packed for a link
    Export(Export),
}

#[derive(clap::Args)]
pub(crate) struct Check {
    /// The set: a file of JSON or of the packed text of a link
    file: PathBuf,
    /// In the words of which edition: 2020 or 2003
    #[arg(long, default_value = "2020")]
    edition: String,
    /// Language: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Print the whole report as JSON, in both languages
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args)]
pub(crate) struct Draw {
    /// The set
    file: PathBuf,
    /// The picture to write: .svg or .png
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Draw one piece: {"tile":"N01","turn":1}, {"wall":true} or {"sheet":true}
    #[arg(long, value_name = "JSON", default_value = r#"{"sheet":true}"#)]
    piece: String,
    /// In the look of which edition: 2020 or 2003
    #[arg(long, default_value = "2020")]
    edition: String,
    /// Language of the texts: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Width of a PNG in pixels
    #[arg(long, default_value_t = 1200, value_parser = clap::value_parser!(u32).range(16..=8192))]
    width: u32,
}

#[derive(clap::Args)]
pub(crate) struct Compare {
    /// One set
    a: PathBuf,
    /// The other
    b: PathBuf,
    /// Language: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Print the differences as JSON, in both languages
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args)]
pub(crate) struct Export {
    /// The set, or the id of a game for the one that comes with it
    file: PathBuf,
    /// Print the packed text of a link
    #[arg(long)]
    packed: bool,
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::Check(args) => check(args),
        Command::Draw(args) => draw(args),
        Command::Compare(args) => compare(args),
        Command::Export(args) => export(args),
    }
}

/// A set that was read from a file, with its game.
struct Opened {
    playable: Playable,
    sets: &'static dyn Sets,
    set: Value,
    /// The file, where faults can be told by its lines.
    text: Option<String>,
}

impl Opened {
    fn words(&self) -> [Words; 2] {
        both_languages(|lang| self.playable.game.words(lang))
    }

    /// A fault as a line of text.
    fn tell(&self, fault: &Fault, words: &Words) -> String {
        let line = self.text.as_ref().map(|text| line_of(text, &fault.path));
        let line = line.map_or_else(String::new, |line| format!("{line}: "));
        let place = path_text(&fault.path);
        let place = if place.is_empty() { place } else { format!("{place}: ") };
        format!("{line}{place}{}", words.say(&fault.why, &[]))
    }
}

/// Reads a set: JSON, or the packed text of a link.
fn open(path: &Path) -> anyhow::Result<Opened> {
    let text = files::read_text(path)?;
    let (set, text) = if text.trim_start().starts_with('{') {
        let set = serde_json::from_str(&text).with_context(|| format!("{}: no JSON", path.display()))?;
        (set, Some(text))
    } else {
        let set = unpack(&text, SET_BYTES_MAX, LEVELS_MAX);
        (set.ok_or_else(|| anyhow!("{}: neither JSON nor a packed set", path.display()))?, None)
    };
    let Some((playable, sets)) = games::of_set(&set) else {
        bail!("{}: this is not a set of any game here", path.display());
    };
    Ok(Opened { playable, sets, set, text })
}

fn check(args: &Check) -> anyhow::Result<()> {
    let opened = open(&args.file)?;
    let report = opened.sets.check(&opened.set, &args.edition);
    let mut out = std::io::stdout().lock();
    if args.json {
        let told = report.to_json(opened.playable.game.meta().id, &opened.words());
        writeln!(out, "{told}")?;
    } else {
        let words = opened.playable.game.words(args.lang);
        for fault in &report.faults {
            let key = if fault.severity == Severity::Error { "set-fault-error" } else { "set-fault-warning" };
            writeln!(out, "{} {}", words.say_key(key), opened.tell(fault, &words))?;
        }
        if report.is_playable() {
            writeln!(out, "{}", words.say_key("set-playable"))?;
        }
    }
    let errors = report.faults.iter().filter(|fault| fault.severity == Severity::Error).count();
    if !report.is_playable() {
        bail!("{}: this set can't be played with ({errors} faults)", args.file.display());
    }
    Ok(())
}

fn draw(args: &Draw) -> anyhow::Result<()> {
    let ending = args.out.extension().and_then(|ending| ending.to_str());
    if !matches!(ending, Some("svg" | "png")) {
        bail!("{}: a picture's name ends in .svg or .png", args.out.display());
    }
    let opened = open(&args.file)?;
    let words = opened.playable.game.words(args.lang);
    let piece: Value = serde_json::from_str(&args.piece).context("--piece is a JSON object")?;
    let drawing = opened.sets.draw(&opened.set, &piece, &args.edition);
    let drawing = drawing.map_err(|fault| anyhow!("{}", opened.tell(&fault, &words)))?;
    let picture = svg(&drawing.scene, &opened.playable.game.art(), &words, &[]);
    if ending == Some("svg") {
        return files::write(&args.out, picture.as_bytes());
    }
    let pixels = png(&picture, args.width).map_err(|error| anyhow!("can't draw a PNG: {error}"))?;
    files::write(&args.out, &pixels)
}

fn compare(args: &Compare) -> anyhow::Result<()> {
    let (a, b) = (open(&args.a)?, open(&args.b)?);
    if a.playable.game.meta().id != b.playable.game.meta().id {
        bail!("the two sets are of different games");
    }
    let found = a.sets.compare(&a.set, &b.set);
    let mut out = std::io::stdout().lock();
    if args.json {
        let words = a.words();
        let differences: Vec<Value> = found.differences.iter().map(|one| one.to_json(&words)).collect();
        writeln!(out, "{}", json!({ "same": found.same, "differences": differences }))?;
        return Ok(());
    }
    let words = a.playable.game.words(args.lang);
    for difference in &found.differences {
        let id = |piece: &Option<Value>| {
            let id = piece.as_ref().and_then(|piece| piece["id"].as_str());
            id.unwrap_or("-").to_owned()
        };
        writeln!(out, "{} / {}: {}", id(&difference.a), id(&difference.b), words.say(&difference.say, &[]))?;
    }
    let same = castellan_core::message::Message::new("set-same").with("count", found.same);
    writeln!(out, "{}", words.say(&same, &[]))?;
    Ok(())
}

fn export(args: &Export) -> anyhow::Result<()> {
    let known = args.file.to_str().and_then(|id| games::find(id).ok()).and_then(|game| game.game.sets());
    let set = match known.filter(|_| !args.file.exists()) {
        Some(sets) => sets.stand_in(),
        None => {
            let opened = open(&args.file)?;
            let report = opened.sets.check(&opened.set, "");
            report.set.with_context(|| format!("{}: can't be read as a set", args.file.display()))?
        }
    };
    let text = if args.packed { pack(&set) } else { serde_json::to_string_pretty(&set)? };
    writeln!(std::io::stdout().lock(), "{text}")?;
    Ok(())
}
