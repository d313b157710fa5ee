//! A page of all messages of a game, rendered with sample arguments, for people who read every one of them.
//!
//! A game's test keeps the page as a golden file and looks for faults in it that no reader should find:
//! [`glued`], [`pairs_of_numbers`], [`codes`].

use crate::game::Game;
use crate::lang::{Lang, Words};
use crate::message::{Arg, Message};

/// The names of the people at the sample table.
const NAMES: [&str; 6] = ["Anna", "Bartek", "Celina", "Darek", "Ewa", "Filip"];
/// One of each plural form that English and Polish have.
const NUMBERS: [i64; 3] = [1, 2, 5];

/// A message as it stands in a Fluent file: its key, or `key.attribute`, with everything behind the sign `=`.
struct Entry {
    key: String,
    text: String,
    variables: Vec<&'static str>,
}

/// Every message of a game in both languages, in the order of its English file.
///
/// `samples` gives what a variable of a message may stand for: several values make several rows. A variable
/// for which it gives nothing is a number where a plural depends on it, and a name where it is called `who`.
///
/// # Panics
/// If a variable has no sample, or a language does not have the message.
pub fn page<G: Game>(samples: impl Fn(&str, &str) -> Vec<Arg>) -> String {
    let words = Lang::ALL.map(|lang| Words::new(lang, (G::META.words)(lang)));
    render(&words, G::META.words, samples)
}

/// The same of the messages that belong to no game.
///
/// # Panics
/// As [`page`].
pub fn common_page(samples: impl Fn(&str, &str) -> Vec<Arg>) -> String {
    render(&Lang::ALL.map(|lang| Words::new(lang, "")), Lang::common, samples)
}

fn render(
    words: &[Words],
    text: fn(Lang) -> &'static str,
    samples: impl Fn(&str, &str) -> Vec<Arg>,
) -> String {
    let polish = entries(text(Lang::Pl));
    let names = NAMES.map(str::to_owned);
    let mut page = String::new();
    let english = entries(text(Lang::En));
    for entry in with_cases(&english, &polish) {
        let twin = polish.iter().find(|twin| twin.key == entry.key);
        let values: Vec<Vec<Arg>> = entry
            .variables
            .iter()
            .map(|variable| values(entry, twin, variable, samples(&entry.key, variable)))
            .collect();
        let rows = values.iter().map(Vec::len).max().unwrap_or(1);
        page += &entry.key;
        page.push('\n');
        for words in words {
            for row in 0..rows {
                let args = entry.variables.iter().zip(&values);
                let args = args.map(|(name, values)| (*name, values[row.min(values.len() - 1)].clone()));
                let message = Message { key: entry.key.clone().into(), args: args.collect() };
                let said = words.try_say(&message, &names);
                let said = said.unwrap_or_else(|| panic!("{} says nothing in {}", entry.key, words.lang()));
                page += &format!("  {}  {}\n", words.lang(), said.replace('\n', " / "));
            }
        }
    }
    page
}

/// The English messages in their order, each followed by the grammatical cases that only Polish has.
fn with_cases<'a>(english: &'a [Entry], polish: &'a [Entry]) -> Vec<&'a Entry> {
    let base = |entry: &Entry| entry.key.split('.').next().unwrap_or_default().to_owned();
    let mut all = Vec::new();
    for message in english.chunk_by(|a, b| base(a) == base(b)) {
        all.extend(message);
        let of_it = polish.iter().filter(|case| base(case) == base(&message[0]));
        all.extend(of_it.filter(|case| message.iter().all(|entry| entry.key != case.key)));
    }
    all
}

/// What a variable stands for in the rows of its message.
fn values(entry: &Entry, twin: Option<&Entry>, variable: &str, given: Vec<Arg>) -> Vec<Arg> {
    let selector = format!("${variable} ->");
    let selects = |entry: &Entry| entry.text.contains(&selector);
    if !given.is_empty() {
        given
    } else if variable == "who" {
        vec![Arg::Seat(crate::seat::Seat(0))]
    } else if selects(entry) || twin.is_some_and(selects) {
        NUMBERS.map(Arg::Number).to_vec()
    } else {
        panic!("{}: there is no sample for {variable}", entry.key)
    }
}

/// The messages of a Fluent text and their attributes.
fn entries(text: &'static str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut message = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        let attribute = line.trim_start().strip_prefix('.').filter(|_| line.starts_with(' '));
        if let Some((key, rest)) = line.split_once('=').filter(|_| begins) {
            message = key.trim();
            entries.push(Entry { key: message.to_owned(), text: rest.to_owned(), variables: Vec::new() });
        } else if let Some((name, rest)) = attribute.and_then(|line| line.split_once('=')) {
            let key = format!("{message}.{}", name.trim());
            entries.push(Entry { key, text: rest.to_owned(), variables: Vec::new() });
        } else if let Some(entry) = entries.last_mut() {
            entry.text += "\n";
            entry.text += line.trim();
        }
        let Some(entry) = entries.last_mut() else { continue };
        for variable in line.split('$').skip(1) {
            let end = variable.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
            let variable = &variable[..end.unwrap_or(variable.len())];
            if !entry.variables.contains(&variable) {
                entry.variables.push(variable);
            }
        }
    }
    with_references(entries)
}

/// A message that holds another, as in `{ game-n-points }`, takes its variables too and depends on its plurals.
fn with_references(mut entries: Vec<Entry>) -> Vec<Entry> {
    // A message that is held may hold another one itself.
    for n in (0..entries.len()).chain(0..entries.len()) {
        let held = entries.iter().filter(|other| entries[n].text.contains(&format!("{{ {} }}", other.key)));
        let (texts, variables): (Vec<String>, Vec<Vec<&'static str>>) =
            held.map(|other| (other.text.clone(), other.variables.clone())).unzip();
        let entry = &mut entries[n];
        entry.text.extend(texts);
        for variable in variables.into_iter().flatten() {
            if !entry.variables.contains(&variable) {
                entry.variables.push(variable);
            }
        }
    }
    entries
}

/// Messages of a Fluent text in which a word, a colon and a value stand in for a sentence, as in
/// `tiles left: { $left }`. A name with a colon behind it is no such label.
pub fn glued(text: &'static str) -> Vec<String> {
    let is_glued = |text: &str| {
        text.match_indices(": {")
            .any(|(at, _)| text[..at].ends_with(|c: char| c.is_alphanumeric() || c == ')'))
    };
    entries(text).into_iter().filter(|entry| is_glued(&entry.text)).map(|entry| entry.key).collect()
}

/// Lines of a page with two bare numbers beside each other, as in `3, -2`: cells that nobody can read.
pub fn pairs_of_numbers(page: &str) -> Vec<&str> {
    let is_number = |word: &str| word.parse::<i32>().is_ok();
    let has_pair = |line: &&str| {
        let words: Vec<&str> =
            line.split_whitespace().map(|word| word.trim_matches(['(', ')', '.', ';'])).collect();
        words.windows(2).any(|pair| {
            pair[0].strip_suffix(',').is_some_and(is_number) && is_number(pair[1].trim_end_matches(','))
        })
    };
    page.lines().filter(has_pair).collect()
}

/// Lines of a page with a code of capital letters, a hyphen and letters or digits, as in `BA-D` or `PD-13`.
pub fn codes(page: &str) -> Vec<&str> {
    let is_code = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        word.split_once('-').is_some_and(|(set, number)| {
            let is_set = set.len() == 2 && set.bytes().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
            let capitals = |c: u8| c.is_ascii_uppercase() || c.is_ascii_digit();
            is_set && matches!(number.len(), 1 | 2) && number.bytes().all(capitals)
        })
    };
    page.lines().filter(|line| line.split_whitespace().any(is_code)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_attributes_and_variables_are_found() {
        let found = entries(
            "# c = x\na = A { $n ->\n    [one] { $who }\n   *[other] x\n}\n    .about = { $k }\nb = B\n",
        );
        let found: Vec<(&str, &[&str])> =
            found.iter().map(|entry| (&*entry.key, &*entry.variables)).collect();
        assert_eq!(found, [("a", &["n", "who"][..]), ("a.about", &["k"]), ("b", &[])]);
        let found = entries("n = { $n ->\n   *[other] x\n}\nb = { $who } has { n }\n");
        assert_eq!(found[1].variables, ["who", "n"]);
    }

    #[test]
    fn cases_of_one_language_stand_behind_their_message() {
        let (english, polish) = (entries("a = A\nb = B\n"), entries("a = A\n    .of = AA\nb = B\n"));
        let keys: Vec<&str> = with_cases(&english, &polish).iter().map(|entry| &*entry.key).collect();
        assert_eq!(keys, ["a", "a.of", "b"]);
    }

    #[test]
    fn labels_with_values_are_found_and_names_are_not() {
        assert_eq!(
            glued("a = Left: { $n }\nb = { $who }: { $n } points\nc = Yes: no { $n }\nd = (x): { $n }"),
            ["a", "d"]
        );
    }

    #[test]
    fn cells_and_codes_are_found_in_a_page() {
        assert_eq!(pairs_of_numbers("at 1, -2.\n2 of 3\n1, two\n(3, 4)"), ["at 1, -2.", "(3, 4)"]);
        assert_eq!(
            codes("tile PD-13.\nnorth-west\nthe “BA-D”\nR2-03\nA9"),
            ["tile PD-13.", "the “BA-D”", "R2-03"]
        );
    }
}
