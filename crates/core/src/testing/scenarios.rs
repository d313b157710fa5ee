//! Directories of scenarios, and the promise that every rule has a page, a scenario and code.

use super::bench::rule_numbers;
use super::source;
use crate::game::Game;
use crate::lang::Lang;
use crate::scenario::{Scenario, is_rule_number};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Runs every `.play` file of a directory and gives the numbers of the rules that they name.
///
/// # Panics
/// If a scenario fails (all failures are shown) or there is none.
pub fn run_all<G: Game>(dir: &Path) -> BTreeSet<String> {
    let files = source::files(dir, "play");
    assert!(!files.is_empty(), "{} holds no scenario", dir.display());
    let mut rules = BTreeSet::new();
    let mut failures = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let name = file.strip_prefix(dir).unwrap_or(&file).display().to_string();
        match Scenario::parse(&name, &text).and_then(|s| s.run::<G>().map(|_| s.rules)) {
            Ok(named) => rules.extend(named),
            Err(failure) => failures.push(failure),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    rules
}

/// Runs the scenarios of a directory and checks that both rules pages have the same rules in the same
/// order, that each has a scenario and is cited in the sources, and that no others are named there.
///
/// # Panics
/// If something is missing; everything that is missing is named.
pub fn check_rules<G: Game>(scenario_dir: &Path, source_dir: &Path) {
    let named = run_all::<G>(scenario_dir);
    let mut cited = BTreeSet::new();
    for file in source::files(source_dir, "rs").into_iter().chain(source::files(source_dir, "json")) {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        cited.extend(rules_in(&text));
    }
    let [english, polish] = Lang::ALL.map(|lang| rule_numbers((G::META.rules)(lang)));
    let complaints = compare(&english, &polish, &named, &cited);
    assert!(complaints.is_empty(), "rules of {}:\n{}", G::META.id, complaints.join("\n"));
}

fn compare(
    english: &[String],
    polish: &[String],
    named: &BTreeSet<String>,
    cited: &BTreeSet<String>,
) -> Vec<String> {
    let mut complaints = Vec::new();
    if english.is_empty() {
        complaints.push("the English page has no rule".to_owned());
    }
    if english != polish {
        let at = english.iter().zip(polish).take_while(|(a, b)| a == b).count();
        let (en, pl) = (english.get(at), polish.get(at));
        complaints.push(format!("the pages part: English has {en:?} where Polish has {pl:?}"));
    }
    let once: BTreeSet<&String> = english.iter().collect();
    if once.len() < english.len() {
        complaints.push("a number stands on the English page twice".to_owned());
    }
    // Sources name the rules of other pages too, so only numbers with a letter code of this page count.
    let codes: BTreeSet<&str> = english.iter().map(|rule| letters(rule)).collect();
    for rule in english {
        if !named.contains(rule) {
            complaints.push(format!("{rule} has no scenario"));
        }
        if !cited.contains(rule) {
            complaints.push(format!("{rule} is not cited in the sources"));
        }
    }
    let unknown = |rule: &&String| !once.contains(*rule);
    complaints.extend(named.iter().filter(unknown).map(|rule| format!("{rule} is in a scenario only")));
    let ours = cited.iter().filter(|rule| codes.contains(letters(rule)));
    complaints.extend(ours.filter(unknown).map(|rule| format!("{rule} is in the sources only")));
    complaints
}

fn letters(rule: &str) -> &str {
    rule.trim_end_matches(|c: char| c.is_ascii_digit())
}

/// The numbers of rules in a text, wherever they stand as words.
fn rules_in(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| is_rule_number(word)).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(rules: &[&str]) -> BTreeSet<String> {
        rules.iter().map(|&rule| rule.to_owned()).collect()
    }

    fn complaints(english: &str, polish: &str, named: &[&str], cited: &[&str]) -> Vec<String> {
        compare(&rule_numbers(english), &rule_numbers(polish), &set(named), &set(cited))
    }

    #[test]
    fn rules_with_pages_scenarios_and_code_are_fine() {
        let page = "**TY01** One **bold** word.\n\n**TY02** Two.";
        let all = ["TY01", "TY02"];
        assert!(complaints(page, page, &all, &["TY01", "TY02", "UT16"]).is_empty());
    }

    #[test]
    fn whatever_is_missing_or_too_much_is_named() {
        let page = "**TY01** a\n**TY02** b";
        for (polish, named, cited, complaint) in [
            ("**TY02** a\n**TY01** b", &["TY01", "TY02"][..], &["TY01", "TY02"][..], "the pages part"),
            (page, &["TY01"], &["TY01", "TY02"], "TY02 has no scenario"),
            (page, &["TY01", "TY02"], &["TY01"], "TY02 is not cited"),
            (page, &["TY01", "TY02", "TY03"], &["TY01", "TY02"], "TY03 is in a scenario only"),
            (page, &["TY01", "TY02"], &["TY01", "TY02", "TY03"], "TY03 is in the sources only"),
        ] {
            let found = complaints(page, polish, named, cited);
            assert!(found.len() == 1 && found[0].starts_with(complaint), "{found:?}");
        }
    }

    #[test]
    fn a_rule_number_in_a_text_is_a_word_of_its_own() {
        let found: Vec<String> = rules_in("// TY01: as (TY02), XTY03x and \"TY04\"").collect();
        assert_eq!(found, ["TY01", "TY02", "TY04"]);
    }
}
