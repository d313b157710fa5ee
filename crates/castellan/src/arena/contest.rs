//! A contest: games with the same draws and exchanged seats, on any number of threads.

use castellan_ai::level::Level;
use castellan_ai::mind::{Budget, Playable};
use castellan_ai::rating::Tally;
use castellan_core::any_game::AnyTable;
use castellan_core::dice::Seed;
use castellan_core::game::SetupError;
use castellan_core::record::{Draws, Player, Who};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Who plays what against whom.
pub(super) struct Contest<'a> {
    pub(super) playable: &'a Playable,
    pub(super) levels: &'a [Level],
    pub(super) options: &'a Value,
    pub(super) seed: Seed,
    pub(super) time_ms: Option<u64>,
}

/// How one player fares.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) level: Level,
    pub(super) tally: Tally,
    score_sum: i64,
    moves: u64,
    thought: Duration,
}

impl Standing {
    fn new(level: Level) -> Standing {
        Standing { level, tally: Tally::default(), score_sum: 0, moves: 0, thought: Duration::ZERO }
    }

    fn add(&mut self, other: &Standing) {
        self.tally.games += other.tally.games;
        self.tally.wins += other.tally.wins;
        self.score_sum += other.score_sum;
        self.moves += other.moves;
        self.thought += other.thought;
    }

    pub(super) fn mean_score(&self) -> f64 {
        self.score_sum as f64 / self.tally.games.max(1) as f64
    }

    pub(super) fn ms_per_move(&self) -> f64 {
        self.thought.as_secs_f64() * 1000.0 / self.moves.max(1) as f64
    }
}

impl Contest<'_> {
    /// Whether the options can be played with.
    pub(super) fn try_options(&self) -> Result<(), SetupError> {
        self.open(0).map(|_| ())
    }

    /// Plays all games and adds up how each player fared.
    pub(super) fn play(&self, games: u64, threads: u16) -> Vec<Standing> {
        let bar = ProgressBar::new(games);
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
        bar.set_style(style.expect("a template"));
        let next = AtomicU64::new(0);
        let worker = || {
            let mut standings = self.nobody_played();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games {
                    return standings;
                }
                self.play_one(game, &mut standings);
                bar.inc(1);
            }
        };
        let mut total = self.nobody_played();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
            for worker in workers {
                let standings = worker.join().expect("an arena thread does not panic");
                total.iter_mut().zip(&standings).for_each(|(sum, more)| sum.add(more));
            }
        });
        bar.finish_and_clear();
        total
    }

    fn nobody_played(&self) -> Vec<Standing> {
        self.levels.iter().map(|level| Standing::new(*level)).collect()
    }

    /// Which player sits at a seat: as many games as players share their draws, each in other seats.
    fn player_at(&self, game: u64, seat: Seat) -> usize {
        (seat.index() + game as usize % self.levels.len()) % self.levels.len()
    }

    fn open(&self, game: u64) -> Result<Box<dyn AnyTable>, SetupError> {
        let seed = self.seed.derive(&format!("draws {}", game / self.levels.len() as u64));
        let bot = |seat: Seat| {
            let level = self.levels[self.player_at(game, seat)].name();
            Player { name: level.to_owned(), who: Who::Bot, level: Some(level.to_owned()) }
        };
        let players = Seat::all(self.levels.len() as u8).map(bot).collect();
        self.playable.game.open(Setup::new("arena", players, Draws::Auto, seed), self.options)
    }

    fn play_one(&self, game: u64, standings: &mut [Standing]) {
        let table = self.finished(game, |player, thought| {
            standings[player].moves += 1;
            standings[player].thought += thought;
        });
        let record = table.record();
        let winners = record.result.map(|result| result.winners).unwrap_or_default();
        for (seat, score) in Seat::all(self.levels.len() as u8).zip(table.scores()) {
            let standing = &mut standings[self.player_at(game, seat)];
            standing.tally.games += 1;
            standing.score_sum += i64::from(score);
            if winners.contains(&seat) {
                standing.tally.wins += if winners.len() == 1 { 1.0 } else { 0.5 };
            }
        }
    }

    /// Plays one game to its end; `thought` hears how long each move of each player took.
    pub(super) fn finished(&self, game: u64, mut thought: impl FnMut(usize, Duration)) -> Box<dyn AnyTable> {
        let mut table = self.open(game).expect("the options were tried before");
        while let Some(seat) = table.turn().seats().iter().next() {
            let player = self.player_at(game, seat);
            let seed = self.seed.derive(&format!("bot {game} {player} {}", table.len())).number();
            let view = table.view(Viewer::Seat(seat));
            let start = Instant::now();
            let budget = Budget { time_ms: self.time_ms, ..Budget::of_level(seed) };
            let mv = self.playable.mind.think(&*view, seat, self.levels[player], budget);
            thought(player, start.elapsed());
            let mv = mv.expect("a bot that is due finds a move");
            table.play(seat, &mv).expect("bots play legal moves");
        }
        table
    }
}
