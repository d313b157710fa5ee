//! `castellan bench`: how fast the rules are, how long bots think, how fast boards are drawn, how fast a server with many tables starts.

mod exploit;
mod levels;
mod positions;
mod render;
mod start;

use crate::games;
use anyhow::anyhow;
use castellan_core::dice::{Dice, Seed};
use castellan_core::game::playout::Playouts;
use castellan_core::lang::Lang;
use castellan_core::record::{Draws, Player};
use castellan_core::seat::Seat;
use castellan_core::table::Setup;
use castellan_core::table::any::{AnyGame, AnyTable};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::Write;
use std::time::{Duration, Instant};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Play whole random games, all legal moves listed at each decision
    Playouts(Args),
    /// Measure how exploitable a castellan is: what a best response gains against its mixed strategies
    Exploit(exploit::Args),
    /// Let levels play against themselves, and tell how long they think
    Levels(levels::Args),
    /// Look at earlier moments of a random game
    Positions(positions::Args),
    /// Draw the board of a page at the end of a random game
    Render(render::Args),
    /// Start a server that has many tables, and load one of many entries
    Start(start::Args),
}

/// What is played while it is measured.
#[derive(clap::Args)]
struct Played {
    /// The game's id
    game: String,
    /// Number of players
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The game's options as JSON; a text of the form "@FILE" stands for what is in that file
    #[arg(long, default_value = "{}", value_parser = crate::files::options)]
    options: Value,
}

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    of: Played,
    /// How long to measure
    #[arg(long, default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
    /// Threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Print one JSON value
    #[arg(long)]
    json: bool,
}

/// A random game as far as so many decisions lead; with `undos` each of them was taken back once before, where that
/// is allowed.
fn random_game(
    game: &dyn AnyGame,
    of: &Played,
    decisions: usize,
    undos: bool,
) -> anyhow::Result<Box<dyn AnyTable>> {
    let words = game.words(Lang::En);
    let players = Seat::all(of.players).map(|seat| Player::human(format!("Player {seat}"))).collect();
    let setup = Setup::new("bench", players, Draws::Auto, Seed::new([7; 32]));
    let mut table = game.open(setup, &of.options).map_err(|error| anyhow!(words.say(&error.say, &[])))?;
    let mut dice = Dice::quick(7);
    for _ in 0..decisions {
        let Some(seat) = table.turn().seats().iter().next() else { break };
        let moves = table.moves(seat);
        let mut play = |table: &mut dyn AnyTable| {
            let played = table.play(seat, &moves[dice.index(moves.len())]);
            played.map_err(|refusal| anyhow!(words.say(&refusal.say(), &[])))
        };
        play(&mut *table)?;
        if undos && table.undo(seat).is_ok() {
            play(&mut *table)?;
        }
    }
    Ok(table)
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= 86_400.0 => Ok(seconds),
        _ => Err("a number of seconds above 0, at most a day".to_owned()),
    }
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::Playouts(args) => run_playouts(args),
        Command::Exploit(args) => exploit::run(args),
        Command::Levels(args) => levels::run(args),
        Command::Positions(args) => positions::run(args),
        Command::Render(args) => render::run(args),
        Command::Start(args) => start::run(args),
    }
}

fn run_playouts(args: &Args) -> anyhow::Result<()> {
    let playable = games::find(&args.of.game)?;
    let game = &*playable.game;
    // One game first, so that wrong options are refused before any thread starts.
    let words = game.words(Lang::En);
    game.playouts(&args.of.options, args.of.players, 1, &mut Dice::quick(0))
        .map_err(|error| anyhow!(words.say(&error.say, &[])))?;
    let start = Instant::now();
    let total = measure(game, args, start);
    let seconds = start.elapsed().as_secs_f64();
    let per_s = |count: u64| count as f64 / seconds;
    let decisions_per_game = total.decisions as f64 / total.games as f64;
    let mean_scores: Vec<f64> = total.score_sums.iter().map(|&sum| sum as f64 / total.games as f64).collect();
    let mut out = std::io::stdout().lock();
    if args.json {
        let report = json!({
            "game": args.of.game,
            "players": args.of.players,
            "threads": args.threads,
            "seconds": seconds,
            "games": total.games,
            "playouts_per_s": per_s(total.games),
            "decisions_per_s": per_s(total.decisions),
            "decisions_per_game": decisions_per_game,
            "mean_scores": mean_scores,
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    let scores: Vec<String> = mean_scores.iter().map(|mean| format!("{mean:.2}")).collect();
    writeln!(
        out,
        "{}, {} players, {} thread(s), {seconds:.1} s",
        args.of.game, args.of.players, args.threads
    )?;
    writeln!(out, "{:>14.0} playouts a second", per_s(total.games))?;
    writeln!(out, "{:>14.0} decisions a second", per_s(total.decisions))?;
    writeln!(out, "{decisions_per_game:>14.2} decisions a game")?;
    writeln!(out, "    mean scores {}", scores.join(", "))?;
    Ok(())
}

/// Lets every thread play batches of games until the time is up.
fn measure(game: &dyn AnyGame, args: &Args, start: Instant) -> Playouts {
    let end = start + Duration::from_secs_f64(args.seconds);
    let bar = ProgressBar::new((args.seconds * 10.0) as u64);
    bar.set_style(ProgressStyle::with_template("{bar:40} {elapsed}").expect("a template"));
    let play = |thread: u16| {
        let mut dice = Dice::quick(u64::from(thread) + 1);
        let mut total = Playouts::default();
        let mut batch = 1;
        // At least one game, however short the time.
        while total.games == 0 || Instant::now() < end {
            let before = Instant::now();
            let played = game.playouts(&args.of.options, args.of.players, batch, &mut dice);
            total.add(&played.expect("the options were tried before"));
            // Batches of about 20 ms: the clock costs nothing and the end is met.
            if before.elapsed() < Duration::from_millis(20) {
                batch *= 2;
            }
            bar.set_position((start.elapsed().as_secs_f64() * 10.0) as u64);
        }
        total
    };
    let total = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..args.threads).map(|thread| scope.spawn(move || play(thread))).collect();
        let mut total = Playouts::default();
        for thread in threads {
            total.add(&thread.join().expect("a playout thread does not panic"));
        }
        total
    });
    bar.finish_and_clear();
    total
}
