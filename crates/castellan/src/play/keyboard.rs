//! The keyboard and the screen of a terminal game: lines out, answers in.

use std::io::{BufRead, IsTerminal, Read, Write};

/// The longest answer that is looked at.
const ANSWER_BYTES_MAX: u64 = 4096;

/// How wide a sketch is where nobody knows how wide the screen is.
const SKETCH_WIDTH: usize = 80;

/// What somebody typed.
pub(crate) enum Said {
    Nothing,
    Help,
    All,
    Undo,
    Hint,
    Sketch,
    Quit,
    Text(String),
}

pub(crate) struct Keyboard<R, W> {
    input: R,
    output: W,
    /// How many characters a line may have; none where nobody sits in front of a screen.
    width: Option<usize>,
}

/// A line broken between words; what it is indented by goes on in the lines that follow.
fn wrapped(text: &str, width: usize) -> String {
    let line = |line: &str| {
        let indent = line.len() - line.trim_start().len();
        let mut lines = vec![" ".repeat(indent)];
        for word in line.split_whitespace() {
            let last = lines.last_mut().expect("there is one");
            let is_empty = last.trim().is_empty();
            if !is_empty && last.chars().count() + 1 + word.chars().count() > width {
                lines.push(" ".repeat((indent + 2).min(width / 2)) + word);
            } else {
                last.push_str(if is_empty { "" } else { " " });
                last.push_str(word);
            }
        }
        lines.join("\n")
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

impl<R: BufRead, W: Write> Keyboard<R, W> {
    pub(crate) fn new(input: R, output: W) -> Keyboard<R, W> {
        // Tables of comfy-table ask the terminal how wide it is; so do its lines here.
        let width = comfy_table::Table::new().width().map(usize::from);
        Keyboard { input, output, width }
    }

    /// How many characters a line has, and whether they have colours.
    pub(crate) fn screen(&self) -> (usize, bool) {
        let has_colours = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        (self.width.unwrap_or(SKETCH_WIDTH).clamp(20, 2 * SKETCH_WIDTH), has_colours)
    }

    /// Writes lines as they are.
    pub(crate) fn lines(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(write!(self.output, "{text}")?)
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: &str) -> anyhow::Result<()> {
        match self.width {
            Some(width) => writeln!(self.output, "{}", wrapped(text, width.max(20)))?,
            None => writeln!(self.output, "{text}")?,
        }
        Ok(())
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
            "h" => Said::Hint,
            "m" => Said::Sketch,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_keep_their_indent() {
        let text = "  12) Lay the tile in the north-west and put a knight there\n\nNext";
        let lines: Vec<String> = wrapped(text, 24).split('\n').map(str::to_owned).collect();
        assert!(lines.iter().all(|line| line.chars().count() <= 24), "{lines:?}");
        assert_eq!(
            lines.concat().split_whitespace().collect::<String>(),
            text.split_whitespace().collect::<String>()
        );
        assert!(lines[0].starts_with("  12)") && lines[1].starts_with("    "), "{lines:?}");
    }
}
