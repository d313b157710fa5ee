//! `castellan engine`: the rules for other programs, as JSON lines on standard input and output.
//!
//! One object a line in, one a line out, in order. A refused line changes nothing.

mod answer;
mod line;
mod request;
mod tables;

use std::io::{BufWriter, Write};

/// An engine: the tables that its lines opened.
pub struct Engine(tables::Tables);

impl Engine {
    /// An engine without tables.
    pub fn new() -> Engine {
        Engine(tables::Tables::new())
    }

    /// Answers one line, whatever it holds, with one JSON object.
    pub fn answer(&mut self, line: &[u8]) -> String {
        answer::to_line(&mut self.0, &line::Line::Text(line.to_vec()))
    }
}

/// Answers every line of standard input until it ends.
pub(crate) fn run() -> anyhow::Result<()> {
    let mut input = line::Lines::new(std::io::stdin().lock());
    let mut output = BufWriter::new(std::io::stdout().lock());
    let mut tables = tables::Tables::new();
    while let Some(line) = input.next_line()? {
        let answer = answer::to_line(&mut tables, &line);
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}
