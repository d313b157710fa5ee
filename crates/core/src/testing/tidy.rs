//! Tidiness of the workspace: checks of its sources that give a list of complaints, empty when all is well.
//!
//! Each complaint begins with the file and the line.

use super::source::{before_tests, code_of, files, line_at, words_at};
use std::fs;
use std::path::{Path, PathBuf};

/// Lines of a file without its unit tests.
const LINES_MAX: usize = 400;
/// Lines of a file with them.
const LINES_HARD_MAX: usize = 600;

/// One Rust file of the workspace.
pub struct Source {
    /// Its path from the root, with forward slashes.
    pub path: String,
    /// What stands in it.
    pub text: String,
}

impl Source {
    /// Whether the whole file is a test.
    fn is_test(&self) -> bool {
        self.path.contains("/tests/") || self.path.ends_with("_tests.rs")
    }

    /// Whether the file says of itself that it is a table of data.
    fn is_data_table(&self) -> bool {
        self.text.starts_with("//! Table:")
    }

    fn complaint(&self, byte: usize, what: &str) -> String {
        format!("{}:{}: {what}", self.path, line_at(&self.text, byte))
    }
}

/// All Rust files below the workspace's root.
///
/// # Panics
/// If a file can't be read or there is none.
pub fn sources(root: &Path) -> Vec<Source> {
    let name = |path: &PathBuf| path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/");
    let found = files(root, "rs");
    assert!(!found.is_empty(), "{} holds no sources", root.display());
    found.iter().map(|path| Source { path: name(path), text: read(path) }).collect()
}

/// The text of a file.
pub(super) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file starts with a sentence about itself.
pub fn files_without_header(sources: &[Source]) -> Vec<String> {
    let headless = sources.iter().filter(|source| !source.text.starts_with("//! "));
    headless.map(|source| source.complaint(0, "a file starts with //! and what it holds")).collect()
}

/// Files are short: 400 lines and 600 with their unit tests; tests and tables of data aside.
pub fn files_too_long(sources: &[Source]) -> Vec<String> {
    let counted = sources.iter().filter(|source| !source.is_test() && !source.is_data_table());
    counted
        .filter_map(|source| {
            let (all, code) = (source.text.lines().count(), before_tests(&source.text).lines().count());
            let long = code > LINES_MAX || all > LINES_HARD_MAX;
            long.then(|| format!("{}:{code}: {code} lines, {all} with tests", source.path))
        })
        .collect()
}

/// Nothing is left to do, skipped or waited for.
pub fn unfinished_work(sources: &[Source]) -> Vec<String> {
    // Clippy refuses `todo!`, `unimplemented!` and `dbg!`.
    let forbidden = ["#[ignore", "thread::sleep"];
    find_all(sources.iter(), &forbidden)
}

/// Where no file, clock, network or order of a hash map may be: the core, landscape, ai, room and the games.
pub fn impure_sources(sources: &[Source]) -> Vec<String> {
    let pure = |source: &&Source| {
        let parts: Vec<&str> = source.path.split('/').collect();
        match parts.as_slice() {
            ["crates", "core", "src", rest @ ..] => rest.first() != Some(&"testing"),
            ["crates", "landscape" | "ai" | "room", "src", ..] | ["games", _, "src", ..] => true,
            _ => false,
        }
    };
    let forbidden = ["std::fs", "std::net", "SystemTime", "Instant", "HashMap", "HashSet"];
    find_all(sources.iter().filter(pure), &forbidden)
}

fn find_all<'s>(sources: impl Iterator<Item = &'s Source>, words: &[&str]) -> Vec<String> {
    let mut complaints = Vec::new();
    for source in sources {
        let code = code_of(&source.text);
        for word in words {
            let found = words_at(&code, word);
            complaints.extend(found.map(|at| source.complaint(at, &format!("{word} has no place here"))));
        }
    }
    complaints
}

/// Crates depend on each other only in the direction that the architecture gives.
pub fn wrong_dependencies(root: &Path) -> Vec<String> {
    let mut complaints = Vec::new();
    for manifest in files(root, "toml").iter().filter(|path| path.ends_with("Cargo.toml")) {
        let path = manifest.strip_prefix(root).unwrap_or(manifest).to_string_lossy().replace('\\', "/");
        complaints.extend(wrong_dependencies_in(&path, &read(manifest)));
    }
    complaints
}

fn wrong_dependencies_in(path: &str, manifest: &str) -> Vec<String> {
    let allowed: &[&str] = match path.split('/').collect::<Vec<_>>().as_slice() {
        ["crates", "core", _] => &[],
        ["crates", "landscape" | "ai", _] => &["castellan-core"],
        ["crates", "room", _] => &["castellan-core", "castellan-ai"],
        ["crates", "load", _] => &["castellan-core", "castellan-room"],
        ["crates", "pages", _] => &["castellan-core", "castellan-ai", "castellan-room"],
        ["crates", "server", _] => &["castellan-core", "castellan-ai", "castellan-room", "castellan-pages"],
        ["games", _, _] => &["castellan-core", "castellan-ai", "castellan-landscape"],
        _ => return Vec::new(),
    };
    let mut section = "";
    let mut complaints = Vec::new();
    for (number, line) in (1..).zip(manifest.lines()) {
        if line.starts_with('[') {
            section = line.trim_matches(['[', ']']);
        }
        let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
        // Tests may use more; the products may not.
        let counts = section.ends_with("dependencies") && !section.contains("dev-");
        if counts && name.starts_with("castellan") && !allowed.contains(&name) {
            complaints.push(format!("{path}:{number}: may not depend on {name}"));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Vec<Source> {
        vec![Source { path: path.to_owned(), text: text.to_owned() }]
    }

    #[test]
    fn headers_and_lengths_are_checked() {
        assert_eq!(files_without_header(&source("a.rs", "use x;\n")).len(), 1);
        assert_eq!(files_without_header(&source("a.rs", "//! A.\n")).len(), 0);
        let long = "x\n".repeat(401);
        assert_eq!(files_too_long(&source("a.rs", &long)).len(), 1);
        assert_eq!(files_too_long(&source("a/tests/b.rs", &long)).len(), 0);
        assert_eq!(files_too_long(&source("a.rs", &format!("//! Table: x\n{long}"))).len(), 0);
        let tested = format!("{}#[cfg(test)]\nmod tests {{\n{}}}\n", "x\n".repeat(390), "x\n".repeat(100));
        assert_eq!(files_too_long(&source("a.rs", &tested)).len(), 0);
        assert_eq!(files_too_long(&source("a.rs", &format!("{tested}{}", "x\n".repeat(200)))).len(), 1);
    }

    #[test]
    fn unfinished_and_impure_code_is_found_and_talk_of_it_is_not() {
        assert_eq!(
            unfinished_work(&source("a.rs", "//! A.\nthread::sleep(x)\n")),
            ["a.rs:2: thread::sleep has no place here"]
        );
        assert_eq!(unfinished_work(&source("a.rs", "// thread::sleep\nlet x = \"#[ignore]\";\n")).len(), 0);
        let clock = "use std::time::Instant;\n";
        assert_eq!(impure_sources(&source("games/x/src/lib.rs", clock)).len(), 1);
        assert_eq!(impure_sources(&source("crates/core/src/testing/x.rs", clock)).len(), 0);
        assert_eq!(impure_sources(&source("crates/server/src/x.rs", clock)).len(), 0);
        assert_eq!(impure_sources(&source("games/x/src/lib.rs", "trait Instinct {}")).len(), 0);
    }

    #[test]
    fn a_dependency_against_the_direction_is_found() {
        let manifest = "[dependencies]\ncastellan-core.workspace = true\ncastellan-ai.workspace = true\n\n[dev-dependencies]\ncastellan-server = \"1\"\n";
        assert_eq!(
            wrong_dependencies_in("crates/landscape/Cargo.toml", manifest),
            ["crates/landscape/Cargo.toml:3: may not depend on castellan-ai"]
        );
        assert_eq!(wrong_dependencies_in("games/siege/Cargo.toml", manifest).len(), 0);
        assert_eq!(wrong_dependencies_in("crates/room/Cargo.toml", manifest).len(), 0);
        assert_eq!(wrong_dependencies_in("crates/load/Cargo.toml", manifest).len(), 1);
        assert_eq!(wrong_dependencies_in("crates/server/Cargo.toml", manifest).len(), 0);
        assert_eq!(wrong_dependencies_in("crates/castellan/Cargo.toml", manifest).len(), 0);
    }
}
