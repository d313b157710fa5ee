//! Files that people hand us: records and scenarios, read with suspicion, and files that we write.

use crate::games;
use crate::luck::fresh_seed;
use anyhow::{Context, anyhow, bail};
use castellan_ai::mind::Playable;
use castellan_core::lang::{Lang, Words};
use castellan_core::limits::RECORD_BYTES_MAX;
use castellan_core::message::Message;
use castellan_core::record::Record;
use castellan_core::scenario::Scenario;
use castellan_core::table::any::AnyTable;
use serde_json::Value;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A table that was read from a file, with its game.
pub(crate) struct Opened {
    pub(crate) playable: Playable,
    pub(crate) table: Box<dyn AnyTable>,
}

/// Reads a record, or the game's refusal of it in words.
pub(crate) fn read_record(path: &Path) -> anyhow::Result<(Playable, Record)> {
    let record = Record::parse(&read_text(path)?).map_err(|bad| in_words(path, &bad.say))?;
    let known = games::all().into_iter().find(|playable| playable.game.meta().id == record.game);
    let Some(playable) = known else {
        return Err(in_words(path, &Message::new("record-unknown-game").with("game", record.game)));
    };
    Ok((playable, record))
}

/// Opens a record as it stood after `to` entries, or a scenario (a file that ends in `.play`) at its end.
pub(crate) fn open(path: &Path, to: Option<usize>) -> anyhow::Result<Opened> {
    if path.extension().is_some_and(|ending| ending == "play") {
        if to.is_some() {
            bail!("{}: --to counts the entries of a record; this is a scenario", path.display());
        }
        return open_scenario(path);
    }
    let (playable, record) = read_record(path)?;
    let n = to.unwrap_or(record.entries.len());
    if n > record.entries.len() {
        bail!("{}: the record has only {} entries", path.display(), record.entries.len());
    }
    let table = playable.game.load(&record, n, fresh_seed()?).map_err(|bad| in_words(path, &bad.say))?;
    Ok(Opened { playable, table })
}

fn open_scenario(path: &Path) -> anyhow::Result<Opened> {
    let name = path.display().to_string();
    let scenario = Scenario::parse(&name, &read_text(path)?).map_err(|error| anyhow!(error))?;
    // A scenario names no game: it belongs to the one whose notation it is written in.
    let mut refusals = Vec::new();
    for playable in games::all() {
        match playable.game.scenario(&scenario) {
            Ok(table) => return Ok(Opened { playable, table }),
            Err(error) => refusals.push(error),
        }
    }
    bail!("{}", refusals.join("; "))
}

/// A refusal of a file, in English, with the game's words where they are needed.
fn in_words(path: &Path, say: &Message) -> anyhow::Error {
    let languages = games::all().into_iter().map(|playable| playable.game.words(Lang::En));
    let said = languages.into_iter().find_map(|words| words.try_say(say, &[]));
    let said = said.unwrap_or_else(|| Words::new(Lang::En, "").say(say, &[]));
    anyhow!("{}: {said}", path.display())
}

/// The text of a file that somebody hands us.
pub(crate) fn read_text(path: &Path) -> anyhow::Result<String> {
    let file = File::open(path).with_context(|| format!("can't open {}", path.display()))?;
    let mut bytes = Vec::new();
    file.take(RECORD_BYTES_MAX as u64 + 1)
        .read_to_end(&mut bytes)
        .with_context(|| format!("can't read {}", path.display()))?;
    if bytes.len() > RECORD_BYTES_MAX {
        bail!("{}: larger than {RECORD_BYTES_MAX} bytes", path.display());
    }
    String::from_utf8(bytes).map_err(|_| anyhow!("{}: not UTF-8 text", path.display()))
}

/// Reads options from the command line: a JSON object, or `@FILE` for one that is in a file. A text of the form `@FILE`
/// among its values stands for what is in that file, so that data of the user's own need not be typed. A set of
/// components stands for the options of a table that plays with it, and beside an option for its part of these.
pub(crate) fn options(text: &str) -> Result<Value, String> {
    let from_file = |path: &str| read_text(Path::new(path)).map_err(|error| format!("{error:#}"));
    let text = match text.strip_prefix('@') {
        Some(path) => &from_file(path)?,
        None => text,
    };
    let mut options = match serde_json::from_str(text) {
        Ok(set @ Value::Object(_)) if is_set(&set) => return options_of(&set),
        Ok(Value::Object(options)) => options,
        Ok(_) => return Err("options are a JSON object".to_owned()),
        Err(error) => return Err(error.to_string()),
    };
    for (name, value) in &mut options {
        if let Some(path) = value.as_str().and_then(|text| text.strip_prefix('@')) {
            let text = from_file(path)?;
            // A text that is no JSON goes to the game as it is: it can say in which line the fault lies.
            *value = match serde_json::from_str(&text) {
                Ok(set) if is_set(&set) && name != "set" => {
                    let parts = options_of(&set)?;
                    let part = parts.get(name).cloned();
                    part.ok_or_else(|| format!("{path}: this set says nothing of the option {name}"))?
                }
                Ok(value) => value,
                Err(_) => Value::String(text),
            };
        }
    }
    Ok(Value::Object(options))
}

fn is_set(value: &Value) -> bool {
    value.get("format").is_some_and(|format| format == castellan_core::set::FORMAT)
}

/// The options of a table that plays with a set, or the first reason why none does.
fn options_of(set: &Value) -> Result<Value, String> {
    let (playable, sets) = games::of_set(set).ok_or("this is not a set of any game here")?;
    let report = sets.check(set, "");
    let words = playable.game.words(Lang::En);
    let why = report.faults.first().map(|fault| words.say(&fault.why, &[])).unwrap_or_default();
    report.options.ok_or(why)
}

/// Writes a file whole or not at all: first beside it, then in its place. What is no plain file (a link,
/// a pipe, a device) is written to and never replaced.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let written = if is_replaceable(path) {
        let beside = beside(path);
        let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
        written.inspect_err(|_| drop(fs::remove_file(&beside)))
    } else {
        fs::write(path, bytes)
    };
    written.with_context(|| format!("can't write {}", path.display()))
}

/// Tries whether a file can be written, before long work that ends in writing it.
pub(crate) fn check_writable(path: &Path) -> anyhow::Result<()> {
    let tried = if path.is_dir() {
        Err(io::ErrorKind::IsADirectory.into())
    } else if is_replaceable(path) {
        let beside = beside(path);
        fs::write(&beside, "").and_then(|()| fs::remove_file(&beside))
    } else {
        Ok(())
    };
    tried.with_context(|| format!("can't write {}", path.display()))
}

/// Whether there is nothing yet, or a plain file.
fn is_replaceable(path: &Path) -> bool {
    fs::symlink_metadata(path).map_or(true, |found| found.is_file())
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}
