//! The keyboard and the screen of a terminal game: lines out, answers in.

use std::io::{BufRead, IsTerminal, Read, Write};

/// The longest answer that is looked at.
const ANSWER_BYTES_MAX: u64 = 4096;

/// What somebody typed.
pub(crate) enum Said {
    Nothing,
    Help,
    All,
    Undo,
    Quit,
    Text(String),
}

pub(crate) struct Keyboard<R, W> {
    input: R,
    output: W,
}

impl<R: BufRead, W: Write> Keyboard<R, W> {
    pub(crate) fn new(input: R, output: W) -> Keyboard<R, W> {
        Keyboard { input, output }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(writeln!(self.output, "{text}")?)
    }

    /// Asks and reads an answer; the end of the input is a quit.
    pub(crate) fn ask(&mut self, question: &str) -> anyhow::Result<Said> {
        write!(self.output, "{question} ")?;
        self.output.flush()?;
        let Some(answer) = self.read()? else { return Ok(Said::Quit) };
        Ok(match answer.trim() {
            "" => Said::Nothing,
            "?" => Said::Help,
            "*" => Said::All,
            "u" => Said::Undo,
            "q" => Said::Quit,
            text => Said::Text(text.to_owned()),
        })
    }

    /// Clears the screen so that the next person sees nothing of the last one's cards, and waits for
    /// them. False if nobody comes.
    pub(crate) fn hand_over(&mut self, invitation: &str) -> anyhow::Result<bool> {
        if std::io::stdout().is_terminal() {
            // Clear, drop what could be scrolled back to, and go to the upper left corner.
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        write!(self.output, "{invitation} ")?;
        self.output.flush()?;
        let came = self.read()?.is_some();
        writeln!(self.output)?;
        Ok(came)
    }

    fn read(&mut self) -> anyhow::Result<Option<String>> {
        let mut bytes = Vec::new();
        self.input.by_ref().take(ANSWER_BYTES_MAX).read_until(b'\n', &mut bytes)?;
        // What is typed may be shown again and must not steer the terminal then.
        let read = String::from_utf8_lossy(&bytes).replace(|c: char| c.is_control(), " ");
        Ok(if bytes.is_empty() { None } else { Some(read) })
    }
}
