//! Lines of input with a bound: a longer one is passed over without being kept.

use std::io::{self, BufRead};

/// The longest line in bytes, without its end.
pub(crate) const LINE_BYTES_MAX: usize = 1 << 20;

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// The line without its end.
    Text(Vec<u8>),
    /// There was a line, but it was too long.
    TooLong,
}

/// Reads lines one by one; blank ones are skipped.
pub(crate) struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Lines<R> {
        Lines { input }
    }

    /// The next line, or none at the end of the input.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<Line>> {
        while let Some(line) = self.read_line()? {
            if !matches!(&line, Line::Text(text) if text.iter().all(u8::is_ascii_whitespace)) {
                return Ok(Some(line));
            }
        }
        Ok(None)
    }

    fn read_line(&mut self) -> io::Result<Option<Line>> {
        let mut text = Vec::new();
        let (mut too_long, mut any) = (false, false);
        loop {
            let buffer = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            if buffer.is_empty() {
                break;
            }
            any = true;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            // One byte more than allowed may be the CR of a CRLF.
            if !too_long && text.len() + part.len() <= LINE_BYTES_MAX + 1 {
                text.extend_from_slice(part);
            } else {
                too_long = true;
            }
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        if !any {
            return Ok(None);
        }
        if text.last() == Some(&b'\r') {
            text.pop();
        }
        let too_long = too_long || text.len() > LINE_BYTES_MAX;
        Ok(Some(if too_long { Line::TooLong } else { Line::Text(text) }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<Line> {
        let mut lines = Lines::new(io::BufReader::with_capacity(7, input));
        std::iter::from_fn(|| lines.next_line().unwrap()).collect()
    }

    fn text(text: &str) -> Line {
        Line::Text(text.as_bytes().to_vec())
    }

    #[test]
    fn both_line_ends_and_blank_lines_are_understood() {
        let expected = [text("one"), text("two and more"), text("three")];
        assert_eq!(lines(b"one\r\n\n  \r\ntwo and more\nthree"), expected);
    }

    #[test]
    fn the_longest_line_passes_and_a_longer_one_does_not() {
        for end in ["\n", "\r\n", ""] {
            let fits = format!("{}{end}", "x".repeat(LINE_BYTES_MAX));
            assert_eq!(lines(fits.as_bytes()), [text(&"x".repeat(LINE_BYTES_MAX))]);
            let over = format!("{}\nnext", "x".repeat(LINE_BYTES_MAX + 1));
            assert_eq!(lines(over.as_bytes()), [Line::TooLong, text("next")]);
        }
        let huge = format!("{}\nnext", "x".repeat(5 * LINE_BYTES_MAX));
        assert_eq!(lines(huge.as_bytes()), [Line::TooLong, text("next")]);
    }
}
