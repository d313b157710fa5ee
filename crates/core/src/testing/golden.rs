//! Golden files: texts that are kept in the repository and compared to what the program says today.

use std::fs;
use std::path::Path;

/// Compares a text with the file that holds it. With `UPDATE=1` in the environment the file is rewritten
/// instead.
///
/// # Panics
/// If they differ or there is no such file; the first difference is shown.
pub fn check(path: &Path, text: &str) {
    if std::env::var_os("UPDATE").is_some_and(|value| value == "1") {
        fs::create_dir_all(path.parent().expect("a file stands in a directory")).expect("a new directory");
        return fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let kept = fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; UPDATE=1 writes it", path.display()));
    if let Some(difference) = first_difference(&kept, text) {
        panic!("{}:{difference}\nUPDATE=1 rewrites it if the change is meant", path.display());
    }
}

/// The line number and both lines where two texts first differ.
fn first_difference(kept: &str, text: &str) -> Option<String> {
    if kept == text {
        return None;
    }
    let (mut kept, mut text) = (kept.lines(), text.lines());
    for number in 1.. {
        match (kept.next(), text.next()) {
            (None, None) => break,
            (a, b) if a == b => {}
            (a, b) => {
                let line = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
                return Some(format!("{number}:\n  kept: {}\n   now: {}", line(a), line(b)));
            }
        }
    }
    Some("they differ in their line ends only".to_owned())
}

#[cfg(test)]
mod tests {
    use super::first_difference;

    #[test]
    fn the_first_difference_is_shown_with_its_line() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(first_difference("a\nb\n", "a\nc\nd\n").unwrap(), "2:\n  kept: b\n   now: c");
        assert_eq!(first_difference("a\n", "a\nc\n").unwrap(), "2:\n  kept: (the end)\n   now: c");
        assert!(first_difference("a\n", "a").unwrap().contains("line ends"));
    }
}
