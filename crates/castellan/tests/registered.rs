//! A registered game is whole: what people read, learn and measure is there for every game of the list.

use castellan::games;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a game's folder whose names begin so.
fn files(game: &str, dir: &str, start: &str) -> Vec<PathBuf> {
    let dir = root().join("games").join(game).join(dir);
    let entries = std::fs::read_dir(&dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.file_name().unwrap().to_string_lossy().starts_with(start)).collect()
}

#[test]
fn every_game_has_its_rules_in_both_languages() {
    for playable in games::all() {
        let meta = playable.game.meta();
        let [en, pl] = [Lang::En, Lang::Pl].map(|lang| (meta.rules)(lang));
        assert!(en.contains("**") && pl.contains("**") && en != pl, "{}: two rules pages", meta.id);
        for lang in Lang::ALL {
            let words = playable.game.words(lang);
            let title = words.say(&Message::new(format!("{}-title", meta.id)), &[]);
            assert!(!title.contains("-title"), "{}: a title in {lang}", meta.id);
        }
    }
}

#[test]
fn every_game_has_a_guided_first_game_and_pictures_that_can_be_tried() {
    for playable in games::all() {
        let id = playable.game.meta().id;
        assert!(!playable.game.lesson().is_empty(), "{id} has no lesson");
        let drawn: BTreeSet<String> = files(id, "examples", "")
            .iter()
            .filter_map(|file| file.file_name()?.to_str()?.strip_suffix(".svg").map(str::to_owned))
            .collect();
        let owned = playable.game.examples().iter();
        let owned: BTreeSet<String> =
            owned.flat_map(|example| [example.name.to_owned(), format!("{}.pl", example.name)]).collect();
        assert!(!owned.is_empty(), "{id} has no pictures of examples");
        assert_eq!(drawn, owned, "{id}: every picture belongs to an example of the game");
    }
}

#[test]
fn every_game_has_playthroughs_conformance_scenarios_and_words_that_were_read() {
    for playable in games::all() {
        let id = playable.game.meta().id;
        for (dir, start) in [
            ("tests", "playthrough"),
            ("tests", "conformance"),
            ("tests", "allocations"),
            ("tests", "messages"),
            ("tests/scenarios", ""),
        ] {
            assert!(!files(id, dir, start).is_empty(), "{id} has no {dir}/{start}…");
        }
    }
}

#[test]
fn every_game_has_a_row_in_the_tables_of_the_documents() {
    let read = |file: &str| std::fs::read_to_string(root().join(file)).unwrap();
    let (benchmarks, readme, engine) =
        (read("docs/benchmarks.md"), read("README.md"), read("docs/engine.md"));
    for playable in games::all() {
        let id = playable.game.meta().id;
        assert!(benchmarks.contains(&format!("\n| {id} | ")), "{id}: no speed of its rules is written down");
        assert!(readme.contains(&format!("games/{id}")), "{id}: the README does not lead to it");
        assert!(engine.contains(&format!("\n### {id}\n")), "{id}: no examples of its moves");
    }
}
