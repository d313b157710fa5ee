//! Places in a JSON value: as a path, and as the line of the text on which the value begins.

/// One step into a JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The value of this name.
    Key(&'static str),
    /// The value at this place of a list, from 0.
    At(usize),
}

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Step::Key(key) => write!(f, ".{key}"),
            Step::At(place) => write!(f, "[{place}]"),
        }
    }
}

/// A path as one text, such as `tiles[3].areas`.
pub fn path_text(path: &[Step]) -> String {
    let text: String = path.iter().map(ToString::to_string).collect();
    text.trim_start_matches('.').to_owned()
}

/// The line, from 1, of the value at a path; of the last step that is there, if not all are. The text is
/// JSON that has been read already.
pub fn line_of(text: &str, path: &[Step]) -> usize {
    let mut at = 0;
    for step in path {
        match enter(text.as_bytes(), at, *step) {
            Some(inside) => at = inside,
            None => break,
        }
    }
    let before = skip_space(text.as_bytes(), at);
    1 + text.as_bytes()[..before].iter().filter(|&&byte| byte == b'\n').count()
}

/// Where the value of a step begins, within the value that begins at `at`.
fn enter(text: &[u8], at: usize, step: Step) -> Option<usize> {
    let mut at = skip_space(text, at);
    let opened = *text.get(at)?;
    at += 1;
    for place in 0.. {
        at = skip_space(text, at);
        let mut found = step == Step::At(place) && opened == b'[';
        if opened == b'{' {
            let end = skip_value(text, at);
            let name = text.get(at + 1..end.checked_sub(1)?)?;
            found = matches!(step, Step::Key(key) if key.as_bytes() == name);
            // Over the colon.
            at = skip_space(text, end) + 1;
        }
        if found {
            return Some(at);
        }
        at = skip_space(text, skip_value(text, at));
        if text.get(at) != Some(&b',') {
            return None;
        }
        at += 1;
    }
    None
}

fn skip_space(text: &[u8], mut at: usize) -> usize {
    while text.get(at).is_some_and(u8::is_ascii_whitespace) {
        at += 1;
    }
    at
}

/// Where the value that begins at or after `at` ends.
fn skip_value(text: &[u8], at: usize) -> usize {
    let mut at = skip_space(text, at);
    let mut depth = 0;
    let mut quoted = false;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\\' if quoted => at += 1,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'[' | b'{' => depth += 1,
            b']' | b'}' | b',' | b':' if depth == 0 => return at,
            b']' | b'}' => depth -= 1,
            _ => {}
        }
        at += 1;
        if depth == 0 && !quoted && matches!(byte, b'"' | b']' | b'}') {
            return at;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use Step::{At, Key};

    const TEXT: &str = "{\n  \"a\": [1, 2],\n  \"b\\\"[\": \"x,]}\",\n  \"c\": {\n    \"d\": [\n      {\"e\": 1},\n      \
                        {\"e\": [],\n       \"f\": null}\n    ]\n  }\n}";

    #[test]
    fn a_path_is_written_as_programs_write_it() {
        assert_eq!(path_text(&[Key("tiles"), At(3), Key("areas")]), "tiles[3].areas");
        assert_eq!(path_text(&[]), "");
    }

    #[test]
    fn values_are_found_on_their_lines() {
        for (path, line) in [
            (&[] as &[Step], 1),
            (&[Key("a")], 2),
            (&[Key("a"), At(1)], 2),
            (&[Key("c")], 4),
            (&[Key("c"), Key("d"), At(0)], 6),
            (&[Key("c"), Key("d"), At(1), Key("f")], 8),
            // What is missing is reported where it should be.
            (&[Key("c"), Key("d"), At(7)], 5),
            (&[Key("c"), Key("x")], 4),
        ] {
            assert_eq!(line_of(TEXT, path), line, "{path:?}");
        }
    }
}
