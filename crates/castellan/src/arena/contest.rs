//! A contest: games with the same draws and exchanged seats, on any number of threads.

use super::contestant::Contestant;
use super::ledger::Ledger;
use super::outside::Talk;
use super::results::Played;
use anyhow::bail;
use castellan_ai::measure::rating::{Tally, Verdict};
use castellan_ai::mind::{Budget, Playable};
use castellan_core::dice::Seed;
use castellan_core::game::SetupError;
use castellan_core::record::{Draws, Player, Who};
use castellan_core::seat::Seat;
use castellan_core::table::Setup;
use castellan_core::table::any::AnyTable;
use serde_json::Value;
use std::fs::File;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Who plays what against whom.
pub(super) struct Contest<'a> {
    pub(super) playable: &'a Playable,
    pub(super) contestants: &'a [Contestant],
    pub(super) options: &'a Value,
    pub(super) seed: Seed,
    pub(super) time_ms: Option<u64>,
    /// Threads that each bot thinks with.
    pub(super) bot_threads: u16,
    /// Stops as soon as it is clear whether the first player wins this share or that share of games.
    pub(super) stop: Option<(f64, f64)>,
}

/// How one player fares.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) contestant: Contestant,
    pub(super) tally: Tally,
    score_sum: i64,
    moves: u64,
    thought_ms: f64,
}

impl Standing {
    pub(super) fn mean_score(&self) -> f64 {
        self.score_sum as f64 / self.tally.games.max(1) as f64
    }

    pub(super) fn ms_per_move(&self) -> f64 {
        self.thought_ms / self.moves.max(1) as f64
    }
}

impl Contest<'_> {
    /// Whether the options can be played with.
    pub(super) fn try_options(&self) -> Result<(), SetupError> {
        self.open(0).map(|_| ())
    }

    /// Plays all games that are not among those already played.
    pub(super) fn play(
        &self,
        games: u64,
        threads: u16,
        before: Vec<Played>,
        file: Option<File>,
    ) -> anyhow::Result<Vec<Played>> {
        let ledger = Mutex::new(Ledger::new(self, games, before, file));
        let next = AtomicU64::new(0);
        let worker = || -> anyhow::Result<()> {
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                let is_there = {
                    let ledger = ledger.lock().expect("no thread panics");
                    if game >= games || ledger.is_full() {
                        return Ok(());
                    }
                    ledger.has(game)
                };
                if !is_there {
                    let result = self.play_one(game);
                    if result.is_err() {
                        // Nobody begins another game.
                        next.store(games, Ordering::Relaxed);
                    }
                    ledger.lock().expect("no thread panics").enter(result?)?;
                }
            }
        };
        std::thread::scope(|scope| -> anyhow::Result<()> {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
            for worker in workers {
                worker.join().expect("an arena thread does not panic")?;
            }
            Ok(())
        })?;
        Ok(ledger.into_inner().expect("no thread panics").close())
    }

    /// What the test that may stop the match says so far.
    pub(super) fn verdict(&self, played: &[Played]) -> Verdict {
        let Some((low, high)) = self.stop else { return Verdict::Open };
        self.standings(played)[0].tally.verdict(low, high)
    }

    /// Adds up how each player fared.
    pub(super) fn standings(&self, played: &[Played]) -> Vec<Standing> {
        let standing = |(n, contestant): (usize, &Contestant)| Standing {
            contestant: contestant.clone(),
            tally: Tally { games: played.len() as u64, wins: played.iter().map(|game| game.wins[n]).sum() },
            score_sum: played.iter().map(|game| i64::from(game.scores[n])).sum(),
            moves: played.iter().map(|game| game.moves[n]).sum(),
            thought_ms: played.iter().map(|game| game.ms[n]).sum(),
        };
        self.contestants.iter().enumerate().map(standing).collect()
    }

    /// Which player sits at a seat: as many games as players share their draws, each in other seats.
    fn player_at(&self, game: u64, seat: Seat) -> usize {
        (seat.index() + game as usize % self.contestants.len()) % self.contestants.len()
    }

    fn open(&self, game: u64) -> Result<Box<dyn AnyTable>, SetupError> {
        let seed = self.seed.derive(&format!("draws {}", game / self.contestants.len() as u64));
        let bot = |seat: Seat| {
            let contestant = &self.contestants[self.player_at(game, seat)];
            let level = contestant.level().map(|level| level.name().to_owned());
            Player { name: level.clone().unwrap_or_default(), who: Who::Bot, level }
        };
        let players = Seat::all(self.contestants.len() as u8).map(bot).collect();
        self.playable.game.open(Setup::new("arena", players, Draws::Auto, seed), self.options)
    }

    /// Plays one game.
    pub(super) fn play_one(&self, game: u64) -> anyhow::Result<Played> {
        let count = self.contestants.len();
        let nothing = (vec![0; count], vec![0.0; count], vec![0; count], vec![0.0; count]);
        let (scores, wins, moves, ms) = nothing;
        let mut played = Played { game, scores, wins, moves, ms };
        let table = self.finished(game, |player, thought| {
            played.moves[player] += 1;
            played.ms[player] += thought.as_secs_f64() * 1000.0;
        })?;
        let winners = table.record().result.map(|result| result.winners).unwrap_or_default();
        for (seat, score) in Seat::all(count as u8).zip(table.scores()) {
            let player = self.player_at(game, seat);
            played.scores[player] = score;
            if winners.contains(&seat) {
                played.wins[player] = if winners.len() == 1 { 1.0 } else { 0.5 };
            }
        }
        Ok(played)
    }

    /// Plays one game to its end; `thought` hears how long each move of each player took.
    pub(super) fn finished(
        &self,
        game: u64,
        mut thought: impl FnMut(usize, Duration),
    ) -> anyhow::Result<Box<dyn AnyTable>> {
        let mut table = self.open(game).expect("the options were tried before");
        let mut talks: Vec<Option<Talk>> =
            self.contestants.iter().map(Contestant::start).collect::<anyhow::Result<_>>()?;
        while let Some(seat) = table.turn().seats().iter().next() {
            let player = self.player_at(game, seat);
            let contestant = &self.contestants[player];
            let seed = self.seed.derive(&format!("bot {game} {player} {}", table.len())).number();
            let start = Instant::now();
            let (time_ms, threads) = (self.time_ms, self.bot_threads);
            let budget = Budget { time_ms, threads, ..Budget::of_level(seed) };
            let talk = talks[player].as_mut();
            let mv = contestant.choose(&*self.playable.mind, &*table, seat, talk, budget)?;
            thought(player, start.elapsed());
            if table.play(seat, &mv).is_err() {
                let game = table.meta().id;
                bail!("{contestant}: in {game} this move is not legal now: {mv}");
            }
        }
        Ok(table)
    }
}
