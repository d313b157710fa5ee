//! `castellan engine`: the rules for other programs, as JSON lines on standard input and output.
//!
//! One object a line in, one a line out, in order. A refused line changes nothing.

mod answer;
mod line;
mod request;
mod tables;

use std::io::{BufWriter, Write};

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
