//! Running the real program, and places for its files.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// How a run ended.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program with these words and this input.
#[track_caller]
pub(crate) fn run_with(words: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_castellan"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its arguments does not read; that is no fault.
    let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program prints UTF-8");
    Run { status: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the program and expects success with nothing on standard error; gives what was printed.
#[track_caller]
pub(crate) fn done(words: &[&str]) -> String {
    let run = run_with(words, "");
    assert_eq!(run.status, Some(0), "{words:?}: {run:?}");
    assert_eq!(run.err, "", "{words:?}");
    run.out
}

/// Runs the program and expects one JSON value and nothing else.
#[track_caller]
pub(crate) fn json(words: &[&str]) -> Value {
    let out = done(words);
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{words:?}: {error}: {out}"))
}

/// Runs the program and expects a refusal: status 1, one line on standard error, nothing printed.
#[track_caller]
pub(crate) fn refused(words: &[&str]) -> String {
    let run = run_with(words, "");
    assert_eq!(run.status, Some(1), "{words:?}: {run:?}");
    assert_eq!(run.out, "", "{words:?}");
    assert_eq!(run.err.lines().count(), 1, "{words:?}: {}", run.err);
    assert!(run.err.starts_with("castellan: ") && run.err.ends_with('\n'), "{words:?}: {}", run.err);
    run.err
}

/// Runs the program and expects wrong usage: status 2, nothing printed, something said.
#[track_caller]
pub(crate) fn misused(words: &[&str]) {
    let run = run_with(words, "");
    assert_eq!(run.status, Some(2), "{words:?}: {run:?}");
    assert!(run.out.is_empty() && !run.err.is_empty(), "{words:?}: {run:?}");
}

/// An empty directory for one test.
pub(crate) fn directory(name: &str) -> PathBuf {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("a directory for the test");
    directory
}

/// The names of the files in a directory, sorted.
pub(crate) fn names_in(directory: &std::path::Path) -> Vec<String> {
    let entries = std::fs::read_dir(directory).expect("a directory");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
