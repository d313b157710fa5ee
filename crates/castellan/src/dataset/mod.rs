//! `castellan dataset`: games that bots play against each other, every decision with what it is worth, as
//! Parquet files for whoever wants to learn from them. The same seed gives the same bytes.

mod columns;

use crate::arena::entrant::Entrant;
use crate::games;
use crate::luck::seed_or_fresh;
use anyhow::{Context, anyhow, bail};
use castellan_ai::mind::{Budget, Playable};
use castellan_core::dice::Seed;
use castellan_core::game::SetupError;
use castellan_core::lang::Lang;
use castellan_core::record::{Draws, Player, Who};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use castellan_core::table::any::AnyTable;
use columns::{Cells, Sheet};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

/// Games that are written together, as one row group of each file.
const GROUP: u64 = 64;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id
    game: String,
    /// How many games
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The directory for decisions.parquet and games.parquet; it must not hold them yet
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The levels that play, one for each seat, as in a match of the arena
    #[arg(long, value_delimiter = ',', default_value = "knight,knight", value_name = "A,B[,C…]")]
    players: Vec<Entrant>,
    /// Playouts with which every decision is judged; 0 judges none
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    playouts: u32,
    /// The game's options as JSON; a text of the form "@FILE" stands for what is in that file
    #[arg(long, default_value = "{}", value_parser = crate::files::options)]
    options: Value,
    /// 64 hexadecimal digits that decide all luck
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// Threads; the files do not depend on them
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let playable = games::find(&args.game)?;
    let words = playable.game.words(Lang::En);
    let source = Source { playable: &playable, args, seed: seed_or_fresh(args.seed.as_deref())? };
    source.open(0).map_err(|error| anyhow!(words.say(&error.say, &[])))?;
    fs::create_dir_all(&args.out).with_context(|| format!("can't make {}", args.out.display()))?;
    let paths = ["decisions", "games"].map(|name| args.out.join(format!("{name}.parquet")));
    if let Some(path) = paths.iter().find(|path| path.exists()) {
        bail!("{} is there already", path.display());
    }
    let about = json!({
        "game": playable.game.meta().id,
        "options": args.options,
        "players": args.players.iter().map(Entrant::to_string).collect::<Vec<_>>(),
        "playouts": args.playouts,
        "seed": source.seed.to_string(),
        "version": env!("CARGO_PKG_VERSION"),
    });
    let [decisions, games] = &paths;
    let mut decisions = Sheet::new(decisions, &about);
    let mut games = Sheet::new(games, &about);
    let bar = ProgressBar::new(args.games);
    bar.set_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left").expect("a template"),
    );
    let mut count = 0;
    for first in (0..args.games).step_by(GROUP as usize) {
        let played = source.play(first..args.games.min(first + GROUP), &bar);
        count += played.iter().map(|played| played.decisions.len()).sum::<usize>();
        decisions.write(&decision_columns(&played))?;
        games.write(&game_columns(&played))?;
    }
    bar.finish_and_clear();
    decisions.close()?;
    games.close()?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "seed {}\n{} games, {count} decisions", source.seed, args.games)?;
    Ok(())
}

/// One decision, and how its game ended for the seat that made it.
struct Decision {
    entry: i32,
    seat: Seat,
    choices: i32,
    mv: Value,
    judged: Option<Judged>,
}

/// What the move that was made and the best one are worth: leads in points at the end.
struct Judged {
    margin: f32,
    best: Value,
    best_margin: f32,
}

struct Played {
    game: i32,
    table: Box<dyn AnyTable>,
    decisions: Vec<Decision>,
}

impl Played {
    /// The lead over the best other seat at the end.
    fn margin(&self, seat: Seat) -> i32 {
        let scores = self.table.scores();
        let others = (0..scores.len()).filter(|&other| other != seat.index());
        scores[seat.index()] - others.map(|other| scores[other]).max().unwrap_or(0)
    }

    /// 1 for a win, less for a shared one.
    fn won(&self, seat: Seat) -> f32 {
        let winners = self.table.record().result.map(|result| result.winners).unwrap_or_default();
        if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 }
    }
}

/// Where the games come from.
struct Source<'a> {
    playable: &'a Playable,
    args: &'a Args,
    seed: Seed,
}

impl Source<'_> {
    fn open(&self, game: u64) -> Result<Box<dyn AnyTable>, SetupError> {
        let bot = |entrant: &Entrant| {
            let level = entrant.level.name().to_owned();
            Player { name: level.clone(), who: Who::Bot, level: Some(level) }
        };
        let players = self.args.players.iter().map(bot).collect();
        let seed = self.seed.derive(&format!("draws {game}"));
        self.playable
            .game
            .open(Setup::new(format!("game-{game}"), players, Draws::Auto, seed), &self.args.options)
    }

    /// Plays these games on the threads that were asked for; gives them in their order.
    fn play(&self, games: std::ops::Range<u64>, bar: &ProgressBar) -> Vec<Played> {
        let next = AtomicU64::new(games.start);
        let worker = || {
            let mut played = Vec::new();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= games.end {
                    return played;
                }
                played.push(self.play_one(game));
                bar.inc(1);
            }
        };
        let mut played = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.args.threads).map(|_| scope.spawn(worker)).collect();
            let played = workers.into_iter().map(|worker| worker.join().expect("a thread does not panic"));
            played.flatten().collect::<Vec<_>>()
        });
        played.sort_by_key(|played| played.game);
        played
    }

    fn play_one(&self, game: u64) -> Played {
        let mut table = self.open(game).expect("the options were tried before");
        let mut decisions = Vec::new();
        while let Some(seat) = table.turn().seats().iter().next() {
            let Entrant { level, playouts } = self.args.players[seat.index()];
            let seed =
                |what| self.seed.derive(&format!("{what} {game} {} {}", table.len(), seat.index())).number();
            let (view, mind) = (table.view(Viewer::Seat(seat)), &self.playable.mind);
            let budget = Budget { playouts, ..Budget::of_level(seed("bot")) };
            let mv = mind.think(&*view, seat, level, budget).expect("a bot that is due finds a move");
            let budget = Budget { playouts: Some(self.args.playouts), ..Budget::of_level(seed("judge")) };
            let asked = (self.args.playouts > 0).then(|| mind.appraise(&*view, seat, &mv, budget));
            let judged = asked.flatten().map(|found| Judged {
                margin: found.margin as f32,
                best: found.best,
                best_margin: found.best_margin as f32,
            });
            let choices = table.moves(seat).len() as i32;
            let entry = table.len() as i32;
            table.play(seat, &mv).expect("bots play legal moves");
            decisions.push(Decision { entry, seat, choices, mv, judged });
        }
        Played { game: game as i32, table, decisions }
    }
}

/// One row for each decision.
fn decision_columns(played: &[Played]) -> Vec<(&'static str, Cells)> {
    let all = || played.iter().flat_map(|game| game.decisions.iter().map(move |decision| (game, decision)));
    let judged = || all().map(|(_, decision)| decision.judged.as_ref());
    vec![
        ("game", Cells::whole(all().map(|(game, _)| game.game))),
        ("entry", Cells::whole(all().map(|(_, decision)| decision.entry))),
        ("seat", Cells::whole(all().map(|(_, decision)| i32::from(decision.seat.0)))),
        ("choices", Cells::whole(all().map(|(_, decision)| decision.choices))),
        ("move", Cells::text(all().map(|(_, decision)| Some(decision.mv.to_string())))),
        ("margin", Cells::real(judged().map(|judged| judged.map(|judged| judged.margin)))),
        ("best", Cells::text(judged().map(|judged| judged.map(|judged| judged.best.to_string())))),
        ("best_margin", Cells::real(judged().map(|judged| judged.map(|judged| judged.best_margin)))),
        ("final_margin", Cells::whole(all().map(|(game, decision)| game.margin(decision.seat)))),
        ("won", Cells::real(all().map(|(game, decision)| Some(game.won(decision.seat))))),
    ]
}

/// One row for each game.
fn game_columns(played: &[Played]) -> Vec<(&'static str, Cells)> {
    vec![
        ("game", Cells::whole(played.iter().map(|played| played.game))),
        ("record", Cells::text(played.iter().map(|played| Some(played.table.record().print())))),
    ]
}
