//! Tidiness of the messages: the same keys and variables in each language, and none used that is not there.

use super::source::{before_tests, files, line_at};
use super::tidy::{Source, read};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The messages of a Fluent file: each key with the variables that it takes.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// English and Polish have the same messages with the same variables, the common ones and every game's.
pub fn messages_that_differ(root: &Path) -> Vec<String> {
    let mut complaints = Vec::new();
    for english in files(root, "ftl").iter().filter(|path| path.ends_with("en.ftl")) {
        let polish = english.with_file_name("pl.ftl");
        let name = |path: &Path| path.strip_prefix(root).unwrap_or(path).display().to_string();
        let (en, pl) = (messages(&read(english)), messages(&read(&polish)));
        complaints.extend(differences(&name(english), &en, &name(&polish), &pl));
    }
    complaints
}

fn differences(en_path: &str, en: &Messages, pl_path: &str, pl: &Messages) -> Vec<String> {
    let missing = |path: &str, key: &String| format!("{path}:1: lacks {key}");
    let mut complaints: Vec<String> =
        en.keys().filter(|key| !pl.contains_key(*key)).map(|key| missing(pl_path, key)).collect();
    complaints.extend(pl.keys().filter(|key| !en.contains_key(*key)).map(|key| missing(en_path, key)));
    for (key, variables) in en {
        if let Some(other) = pl.get(key).filter(|other| *other != variables) {
            complaints.push(format!("{pl_path}:1: {key} takes {other:?}, in English {variables:?}"));
        }
    }
    complaints
}

/// Reads the keys and variables of a Fluent text; the form is checked where the program reads it.
fn messages(text: &str) -> Messages {
    let mut messages = Messages::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let starts = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
        if let Some((name, _)) = line.split_once('=').filter(|_| starts) {
            name.trim().clone_into(&mut key);
            messages.entry(key.clone()).or_default();
        }
        for variable in line.split('$').skip(1) {
            let end = variable.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
            let variable = &variable[..end.unwrap_or(variable.len())];
            messages.entry(key.clone()).or_default().insert(variable.to_owned());
        }
    }
    messages
}

/// Every message key that stands in the code exists: in the common messages or in its own game's.
pub fn unknown_messages(root: &Path, sources: &[Source]) -> Vec<String> {
    let common = messages(&read(&root.join("locales/en.ftl")));
    let mut of_games: BTreeMap<PathBuf, Messages> = BTreeMap::new();
    let mut complaints = Vec::new();
    let product = |source: &&Source| !source.path.contains("tests") && !source.path.contains("testing/");
    for source in sources.iter().filter(product) {
        let game = match source.path.split('/').collect::<Vec<_>>().as_slice() {
            ["games", game, ..] => root.join("games").join(game).join("locales/en.ftl"),
            _ => PathBuf::new(),
        };
        let own = of_games
            .entry(game.clone())
            .or_insert_with(|| if game.exists() { messages(&read(&game)) } else { Messages::new() });
        for (at, key) in keys_used(before_tests(&source.text)) {
            let key = key.split('.').next().unwrap_or_default();
            if !common.contains_key(key) && !own.contains_key(key) {
                let line = line_at(&source.text, at);
                complaints.push(format!("{}:{line}: there is no message {key}", source.path));
            }
        }
    }
    complaints
}

/// The keys written out in code, each with its byte. Keys that are put together elsewhere are found by
/// the conformance suite, which says everything.
fn keys_used(text: &str) -> Vec<(usize, &str)> {
    let first = ["Message::new(", "say_key(", "SetupError::new(", "BadRecord::new("];
    let second = ["Event::new(", "Illegal::new("];
    let mut keys = Vec::new();
    for (calls, argument) in [(&first[..], 0), (&second[..], 1)] {
        for call in calls {
            for (at, _) in text.match_indices(call) {
                let in_comment = text[..at].rsplit('\n').next().is_some_and(|line| line.contains("//"));
                let key = literals(&text[at + call.len()..]).nth(argument).flatten();
                keys.extend(key.filter(|_| !in_comment).map(|key| (at, key)));
            }
        }
    }
    keys
}

/// The arguments of a call as far as they are plain string literals.
fn literals(arguments: &str) -> impl Iterator<Item = Option<&str>> {
    let mut rest = Some(arguments);
    std::iter::from_fn(move || {
        let text = rest.take()?.trim_start();
        let Some((literal, behind)) = text.strip_prefix('"').and_then(|text| text.split_once('"')) else {
            return Some(None);
        };
        rest = behind.trim_start().strip_prefix(',');
        Some(Some(literal))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_or_variable_that_one_language_lacks_is_found() {
        let en =
            messages("# c = x\na = A { $n } of { $most }\nb = B\n    .many = { $k ->\n   *[other] x\n }\n");
        assert_eq!(en.keys().collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(en["b"].iter().collect::<Vec<_>>(), ["k"]);
        let pl = messages("a = A { $n }\nc = C\n");
        assert_eq!(
            differences("en", &en, "pl", &pl),
            ["pl:1: lacks b", "en:1: lacks c", "pl:1: a takes {\"n\"}, in English {\"most\", \"n\"}"]
        );
    }

    #[test]
    fn keys_are_found_where_they_are_written_out() {
        let text = "Message::new(\"a\") say_key(\n  \"b\") Event::new(\"SI01\", \"c\") Event::new(rule, \"d\")\nIllegal::new(\"\", key) // Message::new(\"e\")\n";
        let keys: Vec<&str> = keys_used(text).into_iter().map(|(_, key)| key).collect();
        assert_eq!(keys, ["a", "b", "c"]);
    }
}
