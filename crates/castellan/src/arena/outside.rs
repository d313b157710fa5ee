//! Players outside this program: a command that reads a line of JSON for each decision and answers with a move.

use anyhow::{Context, anyhow, bail};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::any::AnyTable;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// What is told of a program that answers something else than a line of JSON.
const SHOWN_MAX: usize = 200;

/// A program, and what it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outside {
    /// Is shown the seat's view and its legal moves.
    View { command: String },
    /// Speaks the engine protocol: loads the record and thinks at this level.
    Engine { level: String, command: String },
}

impl Outside {
    /// Reads `view:COMMAND`, `engine:COMMAND` or `engine@LEVEL:COMMAND`; none if it is something else.
    pub(crate) fn read(text: &str) -> Option<Outside> {
        let (how, command) = text.split_once(':')?;
        let command = Some(command.trim().to_owned()).filter(|command| !command.is_empty())?;
        match how.split_once('@') {
            None if how == "view" => Some(Outside::View { command }),
            None if how == "engine" => Some(Outside::Engine { level: "castellan".to_owned(), command }),
            Some(("engine", level)) if !level.is_empty() => {
                Some(Outside::Engine { level: level.to_owned(), command })
            }
            _ => None,
        }
    }

    /// Starts it.
    pub(super) fn start(&self) -> anyhow::Result<Talk> {
        let (Outside::View { command } | Outside::Engine { command, .. }) = self;
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{command}: can't be started"))?;
        let (stdin, stdout) = child.stdin.take().zip(child.stdout.take()).context("pipes are asked for")?;
        let answers = BufReader::new(stdout);
        Ok(Talk { asked: self.clone(), child, questions: Some(stdin), answers, count: 0 })
    }
}

impl std::fmt::Display for Outside {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Outside::View { command } => write!(f, "view:{command}"),
            Outside::Engine { level, command } => write!(f, "engine@{level}:{command}"),
        }
    }
}

/// A program that runs, for one game.
pub(super) struct Talk {
    asked: Outside,
    child: Child,
    questions: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    count: u64,
}

impl Talk {
    /// The move that it makes.
    pub(super) fn choose(
        &mut self,
        table: &dyn AnyTable,
        seat: Seat,
        time_ms: Option<u64>,
    ) -> anyhow::Result<Value> {
        let think = match &self.asked {
            Outside::View { .. } => {
                let setup = table.setup();
                json!({
                    "do": "think", "game": table.meta().id, "players": setup.seats(), "seat": seat.0,
                    "time_ms": time_ms, "options": table.record().options,
                    "view": table.view(Viewer::Seat(seat)).to_json(), "moves": table.moves(seat),
                })
            }
            Outside::Engine { level, .. } => {
                let level = level.clone();
                let loaded = self.ask(&json!({"do": "load", "record": table.record()}))?;
                let (table, seat) = (&loaded["table"], seat.0);
                json!({"do": "think", "table": table, "seat": seat, "level": level, "time_ms": time_ms})
            }
        };
        let handle = think.get("table").cloned();
        let mut answer = self.ask(&think)?;
        if let Some(table) = handle {
            self.ask(&json!({"do": "close", "table": table}))?;
        }
        match answer.get_mut("move") {
            Some(mv) => Ok(mv.take()),
            None => bail!("{}: an answer without a move: {answer}", self.asked),
        }
    }

    /// Asks, and gives what the answer holds in `ok`.
    fn ask(&mut self, question: &Value) -> anyhow::Result<Value> {
        self.count += 1;
        // What is short comes first.
        let mut numbered = json!({"id": self.count});
        for (name, value) in question.as_object().into_iter().flatten() {
            numbered[name] = value.clone();
        }
        let gone = || anyhow!("{}: it has stopped", self.asked);
        let stdin = self.questions.as_mut().ok_or_else(gone)?;
        writeln!(stdin, "{numbered}").and_then(|()| stdin.flush()).map_err(|_| gone())?;
        let mut line = String::new();
        if self.answers.read_line(&mut line)? == 0 {
            return Err(gone());
        }
        let shown: String = line.trim_end().chars().take(SHOWN_MAX).collect();
        let mut answer: Value = serde_json::from_str(&line)
            .with_context(|| format!("{}: no line of JSON: {shown}", self.asked))?;
        match answer.get_mut("ok") {
            Some(ok) => Ok(ok.take()),
            _ => bail!("{}: {shown}", self.asked),
        }
    }
}

impl Drop for Talk {
    /// A program ends when there is nothing more to read; one that does not is ended.
    fn drop(&mut self) {
        drop(self.questions.take());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
