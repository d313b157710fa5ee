//! The ledger of a match: every game once, wherever it was played, on disk and on the progress bar.

use super::contest::Contest;
use super::results::Played;
use castellan_ai::measure::rating::Verdict;
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;

/// The games so far and where they are kept.
pub(super) struct Ledger<'a> {
    contest: &'a Contest<'a>,
    games: u64,
    played: BTreeMap<u64, Played>,
    file: Option<File>,
    bar: ProgressBar,
    is_decided: bool,
}

impl<'a> Ledger<'a> {
    /// A ledger for so many games, some of which may have been played before.
    pub(super) fn new(
        contest: &'a Contest<'a>,
        games: u64,
        before: Vec<Played>,
        file: Option<File>,
    ) -> Ledger<'a> {
        let played: BTreeMap<u64, Played> =
            before.into_iter().filter(|game| game.game < games).map(|game| (game.game, game)).collect();
        let bar = ProgressBar::new(games);
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left {msg}");
        bar.set_style(style.expect("a template"));
        bar.set_position(played.len() as u64);
        let mut ledger = Ledger { contest, games, played, file, bar, is_decided: false };
        ledger.decide();
        ledger
    }

    fn decide(&mut self) {
        self.is_decided = self.contest.stop.is_some() && self.contest.verdict(&self.all()) != Verdict::Open;
    }

    fn all(&self) -> Vec<Played> {
        self.played.values().cloned().collect()
    }

    /// Whether no further game is needed.
    pub(super) fn is_full(&self) -> bool {
        self.is_decided || self.played.len() as u64 >= self.games
    }

    /// Whether this game has been played.
    pub(super) fn has(&self, game: u64) -> bool {
        self.played.contains_key(&game)
    }

    /// Enters a game; one that is there already does not count again.
    pub(super) fn enter(&mut self, result: Played) -> anyhow::Result<()> {
        if result.game >= self.games || self.has(result.game) {
            return Ok(());
        }
        if let Some(file) = &mut self.file {
            writeln!(file, "{}", serde_json::to_string(&result)?)?;
        }
        self.played.insert(result.game, result);
        self.decide();
        self.bar.inc(1);
        // Adding up is for people, and they read no faster.
        if self.played.len() < 100 || self.played.len().is_multiple_of(64) {
            let first = &self.contest.standings(&self.all())[0];
            self.bar.set_message(format!("· {} {:.1} %", first.contestant, first.tally.win_rate() * 100.0));
        }
        Ok(())
    }

    /// All games in their order.
    pub(super) fn close(self) -> Vec<Played> {
        self.bar.finish_and_clear();
        self.played.into_values().collect()
    }
}
