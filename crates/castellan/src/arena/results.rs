//! Results: one line for each game, kept in a file so that a match can be stopped and continued.

use anyhow::{Context, bail};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

/// One finished game, everything by player as they were named, not by seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Played {
    pub(super) game: u64,
    pub(super) scores: Vec<i32>,
    /// 1 for a win, a part of it for a shared one.
    pub(super) wins: Vec<f64>,
    pub(super) moves: Vec<u64>,
    pub(super) ms: Vec<f64>,
}

/// What has to be the same for a match to go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Heading {
    pub(super) arena: String,
    pub(super) players: Vec<String>,
    pub(super) options: serde_json::Value,
    pub(super) seed: String,
    pub(super) time_ms: Option<u64>,
}

/// The seed of the match whose results are in a file, if there are any.
pub(super) fn seed_of(path: &Path) -> Option<String> {
    let first = BufReader::new(File::open(path).ok()?).lines().next()?.ok()?;
    serde_json::from_str::<Heading>(&first).ok().map(|heading| heading.seed)
}

/// Opens a file of results, or begins one: the games that it holds, and where to write further ones.
pub(super) fn open(path: &Path, heading: &Heading) -> anyhow::Result<(Vec<Played>, File)> {
    let mut played = Vec::new();
    let about = || format!("{}", path.display());
    let mut file = OpenOptions::new().create(true).read(true).append(true).open(path).with_context(about)?;
    let mut lines = BufReader::new(&file).lines();
    match lines.next() {
        None => writeln!(file, "{}", serde_json::to_string(heading)?).with_context(about)?,
        Some(first) => {
            let found: Heading = serde_json::from_str(&first?).with_context(about)?;
            if found != *heading {
                bail!("{}: these are the results of another match", path.display());
            }
            for line in lines {
                // A line that was cut off while it was written is played again.
                played.extend(serde_json::from_str::<Played>(&line?).ok());
            }
            // A line that was cut off must not run into the next one.
            writeln!(file).with_context(about)?;
        }
    }
    Ok((played, file))
}
