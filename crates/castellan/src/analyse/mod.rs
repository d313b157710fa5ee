//! `castellan analyse`: the turning points of a game that was played, with the better moves.

mod report;

use crate::files;
use anyhow::bail;
use castellan_ai::mind::Budget;
use castellan_core::dice::Seed;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::record::Entry;
use castellan_core::seat::{Seat, Viewer};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;

/// A loss in points below which a move is no turning point.
const WORTH_TELLING: f64 = 1.0;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record
    file: PathBuf,
    /// Playouts for each decision
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    playouts: u32,
    /// How many turning points
    #[arg(long, default_value_t = 5)]
    points: usize,
    /// Language: en or pl
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Write the result as JSON instead of telling it (- for standard output)
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write a report with a picture
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

/// One decision of the game.
struct Decision {
    entry: usize,
    seat: Seat,
    made: Value,
    /// The margin that could be expected after the move that was made.
    margin: f64,
    better: Value,
    better_margin: f64,
    /// The move that was made, in words.
    said: String,
    /// The better one.
    better_said: String,
}

impl Decision {
    fn loss(&self) -> f64 {
        self.better_margin - self.margin
    }

    fn to_json(&self) -> Value {
        json!({
            "entry": self.entry,
            "seat": self.seat,
            "move": self.made,
            "margin": self.margin,
            "better": self.better,
            "better_margin": self.better_margin,
            "loss": self.loss(),
            "said": self.said,
            "better_said": self.better_said,
        })
    }
}

/// A game with all its decisions.
struct Analysis {
    game: &'static str,
    names: Vec<String>,
    decisions: Vec<Decision>,
    /// The decisions that cost most, as indices, the dearest first.
    turning: Vec<usize>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let to_stdout = args.json.as_deref().is_some_and(|path| path.as_os_str() == "-");
    for path in args.json.iter().filter(|_| !to_stdout).chain(&args.report) {
        files::check_writable(path)?;
    }
    let (playable, _) = files::read_record(&args.file)?;
    let words = playable.game.words(args.lang);
    let analysis = analyse(args, &words)?;
    let result = to_json(&analysis);
    let mut out = std::io::stdout().lock();
    match &args.json {
        Some(_) if to_stdout => writeln!(out, "{result}")?,
        Some(path) => files::write(path, format!("{result:#}\n").as_bytes())?,
        None => tell(&analysis, &words, &mut out)?,
    }
    match &args.report {
        Some(path) => files::write(path, report::html(&analysis, &words).as_bytes()),
        None => Ok(()),
    }
}

fn analyse(args: &Args, words: &Words) -> anyhow::Result<Analysis> {
    let (playable, record) = files::read_record(&args.file)?;
    let whole = files::open(&args.file, None)?.table;
    // A player without a name is called by the seat.
    let called = |(n, name): (usize, String)| match name.is_empty() {
        true => words.say(&Message::new("seat").with("number", n + 1), &[]),
        false => name,
    };
    let names: Vec<String> = whole.names().into_iter().enumerate().map(called).collect();
    let bar = ProgressBar::new(record.entries.len() as u64);
    bar.set_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} entries, {eta} left").expect("a template"),
    );
    let mut decisions = Vec::new();
    for (entry, decided) in record.entries.iter().enumerate() {
        bar.inc(1);
        let Entry::Move(seat, made) = decided else { continue };
        let table = files::open(&args.file, Some(entry))?.table;
        let view = table.view(Viewer::Seat(*seat));
        let seed = Seed::new([7; 32]).derive(&format!("analyse {entry}")).number();
        let budget = Budget { playouts: Some(args.playouts), ..Budget::of_level(seed) };
        let Some(found) = playable.mind.appraise(&*view, *seat, made, budget) else { continue };
        // Moves are told as they were offered: only so two places for the same tile can be told apart.
        let offers = table.scene(Viewer::Seat(*seat)).offers;
        let told = |mv: &Value| {
            let offer = offers.iter().find(|offer| offer.mv == *mv)?;
            Some(words.say(&offer.label, &names))
        };
        // A move that was written in another form is told by what came of it.
        let event = || whole.events_of(entry).first().map(|event| words.say(&event.say, &names));
        decisions.push(Decision {
            entry,
            seat: *seat,
            made: Value::clone(made),
            margin: found.margin,
            said: told(made).or_else(event).unwrap_or_default(),
            better_said: told(&found.best).unwrap_or_default(),
            better: found.best,
            better_margin: found.best_margin,
        });
    }
    bar.finish_and_clear();
    if decisions.is_empty() {
        bail!("{}: nobody had a choice in this record", args.file.display());
    }
    let mut turning: Vec<usize> =
        (0..decisions.len()).filter(|n| decisions[*n].loss() >= WORTH_TELLING).collect();
    turning.sort_by(|a, b| decisions[*b].loss().total_cmp(&decisions[*a].loss()));
    turning.truncate(args.points);
    Ok(Analysis { game: playable.game.meta().id, names, decisions, turning })
}

fn to_json(analysis: &Analysis) -> Value {
    let curve: Vec<Value> = analysis
        .decisions
        .iter()
        .map(|at| json!({"entry": at.entry, "seat": at.seat, "margin": at.margin}))
        .collect();
    let turning: Vec<Value> = analysis.turning.iter().map(|n| analysis.decisions[*n].to_json()).collect();
    json!({"game": analysis.game, "players": analysis.names, "curve": curve, "turning_points": turning})
}

fn tell(analysis: &Analysis, words: &Words, out: &mut impl Write) -> anyhow::Result<()> {
    if analysis.turning.is_empty() {
        writeln!(out, "{}", words.say_key("analyse-none"))?;
    }
    for n in &analysis.turning {
        let at = &analysis.decisions[*n];
        let made = Message::new("analyse-made")
            .with("entry", at.entry)
            .with("who", at.seat)
            .with("said", at.said.as_str());
        let expected = Message::new("analyse-expected")
            .with("margin", words.lang().signed(at.margin))
            .with("better", at.better_said.as_str())
            .with("more", words.lang().signed(at.better_margin));
        writeln!(out, "{}", words.say(&made, &analysis.names))?;
        writeln!(out, "    {}", words.say(&expected, &analysis.names))?;
    }
    Ok(())
}
