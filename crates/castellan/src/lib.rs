//! The program as a library: the command line, one module for each command, and the list of games.

mod analyse;
mod arena;
mod backup;
mod bench;
mod dataset;
mod draw;
pub mod engine;
mod files;
pub mod games;
mod list;
mod luck;
mod migrate;
mod own_server;
mod page;
mod play;
mod replay;
mod rules;
mod serve;
mod set;
mod storm;
mod tune;
mod verify;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// The place to play castle board games.
#[derive(Parser)]
#[command(version, about, max_term_width = 100, after_help = "Without a command: castellan serve.")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open the tables to the browser and to programs
    Serve(serve::Args),
    /// List the games, their options and their players
    Games(list::Args),
    /// Print the rules of a game
    Rules(rules::Args),
    /// Play in the terminal, in words
    Play(play::Args),
    /// Speak the engine protocol: JSON lines on standard input and output
    Engine,
    /// Let bots play a match and tell who is stronger
    Arena(arena::Args),
    /// Play games for every match that is spread over a bus, until told to stop
    Work(arena::work::Args),
    /// Find the turning points of a game that was played, and the better moves
    Analyse(analyse::Args),
    /// Learn from self-play what the terms of a game's evaluation are worth
    Tune(tune::Args),
    /// Let bots play and write every decision with what it is worth into Parquet files
    Dataset(dataset::Args),
    /// Measure the speed of the rules, or how a server with many tables starts
    #[command(subcommand)]
    Bench(bench::Command),
    /// Step through a record in words
    Replay(replay::Args),
    /// Draw the board of a record or of a scenario as SVG or PNG
    Draw(draw::Args),
    /// Check a record: legality, scores, and that the dice match their commitment
    Verify(verify::Args),
    /// Check, draw, compare and pass on sets of components of your own
    #[command(subcommand)]
    Set(set::Command),
    /// Put load on a server over real HTTP and measure it
    Storm(storm::Args),
    /// Copy all tables to one file, while a server may be using them
    Backup(backup::Args),
    /// Move all tables of a data directory to PostgreSQL, compared line by line
    Migrate(migrate::Args),
}

/// Reads the command line and runs one command.
///
/// The exit status is 0 for success, 1 for a refusal with one line on standard error, 2 for wrong usage.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command.unwrap_or_else(|| Command::Serve(serve::Args::default())) {
        Command::Serve(args) => serve::run(&args),
        Command::Games(args) => list::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Engine => engine::run(),
        Command::Arena(args) => arena::run(&args),
        Command::Work(args) => arena::work::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Dataset(args) => dataset::run(&args),
        Command::Bench(command) => bench::run(&command),
        Command::Replay(args) => replay::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Set(command) => set::run(&command),
        Command::Storm(args) => storm::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Migrate(args) => migrate::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has had enough (`castellan rules siege | head`).
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("castellan: {}", format!("{error:#}").replace('\n', " "));
            ExitCode::FAILURE
        }
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let closed = |io: &std::io::Error| io.kind() == std::io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref().is_some_and(closed))
}
