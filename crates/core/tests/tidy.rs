//! The workspace is tidy: one test for each promise, every complaint with its file and line.

use castellan_core::testing::{locales, tidy};
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace is there")
}

#[track_caller]
fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_file_says_what_it_holds() {
    none(&tidy::files_without_header(&tidy::sources(&root())));
}

#[test]
fn files_are_short() {
    none(&tidy::files_too_long(&tidy::sources(&root())));
}

#[test]
fn nothing_is_unfinished_skipped_or_waited_for() {
    none(&tidy::unfinished_work(&tidy::sources(&root())));
}

#[test]
fn rules_know_no_files_clocks_networks_or_hash_order() {
    none(&tidy::impure_sources(&tidy::sources(&root())));
}

#[test]
fn crates_depend_in_one_direction() {
    none(&tidy::wrong_dependencies(&root()));
}

#[test]
fn both_languages_have_the_same_messages() {
    none(&locales::messages_that_differ(&root()));
}

#[test]
fn every_message_that_is_used_exists() {
    none(&locales::unknown_messages(&root(), &tidy::sources(&root())));
}
