//! Source files as text: finding them, and reading their code without comments and strings.

use std::fs;
use std::path::{Path, PathBuf};

/// All files below a directory whose name ends in `.extension`, sorted; none where it does not exist.
///
/// # Panics
/// If a directory can't be read.
pub fn files(dir: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    walk(dir, extension, &mut found);
    found.sort();
    found
}

fn walk(dir: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for entry in entries {
        let path = entry.expect("a readable directory").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // What is built, installed or hidden is not ours.
        let foreign = name.starts_with('.') || name == "target" || name == "node_modules";
        if path.is_dir() && !foreign {
            walk(&path, extension, found);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
}

/// Rust code with comments, strings and letters in quotes blanked out, line by line as it was.
pub fn code_of(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skipped = comment(rest).or_else(|| string(rest)).or_else(|| letter(rest));
        let word_starts_before = code.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        match skipped {
            Some(length) if !(word_starts_before && first == 'r') => {
                code.extend(rest[..length].chars().map(|c| if c == '\n' { c } else { ' ' }));
                rest = &rest[length..];
            }
            _ => {
                code.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
    }
    code
}

fn comment(rest: &str) -> Option<usize> {
    if rest.starts_with("//") {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    rest.starts_with("/*").then(|| rest.find("*/").map_or(rest.len(), |end| end + 2))
}

fn string(rest: &str) -> Option<usize> {
    if let Some(raw) = rest.strip_prefix('r') {
        let marks = raw.len() - raw.trim_start_matches('#').len();
        let close = format!("\"{}", "#".repeat(marks));
        let inside = raw[marks..].strip_prefix('"')?;
        return Some(inside.find(&close).map_or(rest.len(), |end| 2 + marks + end + close.len()));
    }
    let inside = rest.strip_prefix('"')?;
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some(at + 2),
            _ => {}
        }
    }
    Some(rest.len())
}

/// A letter in quotes, which a lifetime is not.
fn letter(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('\'')?;
    let length = match inside.strip_prefix('\\') {
        Some(escape) => 1 + escape.find('\'').filter(|&end| end > 0).unwrap_or(1),
        None => inside.chars().next()?.len_utf8(),
    };
    inside[length..].starts_with('\'').then_some(length + 2)
}

/// The part of a Rust file before its unit tests.
pub fn before_tests(text: &str) -> &str {
    text.find("#[cfg(test)]\nmod tests {").map_or(text, |end| &text[..end])
}

/// The number of the line at a byte of a text, from 1.
pub fn line_at(text: &str, byte: usize) -> usize {
    text[..byte].matches('\n').count() + 1
}

/// The bytes at which a word stands in code, not as a part of a longer one.
pub fn words_at<'t>(code: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word).map(|(at, _)| at).filter(move |&at| {
        let inner_start = word.starts_with(part) && code[..at].ends_with(part);
        let inner_end = word.ends_with(part) && code[at + word.len()..].starts_with(part);
        !inner_start && !inner_end
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_strings_are_no_code() {
        let text = "a // {\n\"{ \\\" {\" b r#\"{ \" {\"# 'c' '{' '\\'' &'d /* { */ for\"{\"\n";
        let code = code_of(text);
        let words: Vec<&str> = code.split_whitespace().collect();
        assert_eq!(words, ["a", "b", "&'d", "for"]);
        assert_eq!(code.matches('\n').count(), text.matches('\n').count());
    }

    #[test]
    fn a_word_is_not_found_inside_another() {
        assert_eq!(words_at("Instantly Instant x.Instant", "Instant").collect::<Vec<_>>(), [10, 20]);
        assert_eq!(words_at("todo!() not_todo!()", "todo!(").collect::<Vec<_>>(), [0]);
        assert_eq!(line_at("a\nb\nc", 4), 3);
    }
}
