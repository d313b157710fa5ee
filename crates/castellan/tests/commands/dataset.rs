//! `dataset`: the same seed gives the same bytes, and nothing is written over.

use crate::run::{directory, done, refused};
use std::fs;
use std::path::Path;

const SEED: &str = "00000000000000000000000000000000000000000000000000000000000000aa";

/// Writes a data set and gives both files.
fn written(out: &Path, game: &str, more: &[&str]) -> [Vec<u8>; 2] {
    let few =
        ["dataset", game, "--games", "2", "--playouts", "4", "--seed", SEED, "--out", out.to_str().unwrap()];
    let said = done(&[&few[..], more].concat());
    assert!(said.starts_with(&format!("seed {SEED}\n2 games, ")), "{said}");
    ["decisions", "games"].map(|name| fs::read(out.join(name).with_extension("parquet")).unwrap())
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let here = directory("dataset");
    let one = written(&here.join("one"), "castle", &[]);
    assert_eq!(one, written(&here.join("two"), "castle", &["--threads", "2"]));
    assert!(one.iter().all(|file| file.starts_with(b"PAR1") && file.ends_with(b"PAR1")));
}

#[test]
fn nothing_is_written_over_and_nonsense_is_refused() {
    let here = directory("dataset-again");
    let out = here.to_str().unwrap();
    fs::write(here.join("games.parquet"), "mine").unwrap();
    let said = refused(&["dataset", "siege", "--games", "1", "--out", out]);
    assert!(said.contains("games.parquet is there already"), "{said}");
    assert_eq!(fs::read(here.join("games.parquet")).unwrap(), b"mine");
    refused(&["dataset", "chess", "--games", "1", "--out", out]);
    refused(&["dataset", "castle", "--games", "1", "--players", "page", "--out", out]);
    refused(&["dataset", "siege", "--games", "1", "--out", "/proc/no/such/place"]);
}
