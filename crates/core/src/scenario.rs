//! Scenarios: `.play` files that play some moves and check sentences about what came of them.
//!
//! Text in, table out: whoever holds the file reads it. `scenario/say.rs` says what sentences there are,
//! `scenario/run.rs` what they mean.
//!
//! ```text
//! title: Equal cards knock each other out
//! rules: SI13, SI14
//! players: Hania, Antek
//! options: {"youth":[1,0]}
//!
//! chance tile brick_large
//! Hania: lay dragon+knight
//! Antek may not lay dragon+dragon by SI04
//! ```

pub mod lesson;
mod run;
mod say;

use crate::dice::Seed;
use crate::record::Draws;
use crate::scenario::say::Sentence;
use serde_json::Value;

/// A scenario that was read: a heading, and steps and sentences in their order.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The file's name, for reports.
    pub name: String,
    /// What it shows, in a few words.
    pub title: String,
    /// The numbers of the rules that it shows.
    pub rules: Vec<String>,
    /// The players' names by seat.
    pub players: Vec<String>,
    /// The options as they are written; empty for the defaults.
    pub options: Value,
    /// Who decides the chances; dictated unless the file says otherwise.
    pub draws: Draws,
    /// The seed of the dice; all zeros unless the file says otherwise.
    pub seed: Seed,
    pub(crate) lines: Vec<Line>,
}

/// One step or sentence with its place in the file.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) number: usize,
    pub(crate) text: String,
    pub(crate) sentence: Sentence,
}

impl Scenario {
    /// Reads a scenario; `name` is what reports call the file.
    ///
    /// ```
    /// use castellan_core::scenario::Scenario;
    ///
    /// let text = "title: A lonely knight\nrules: SI14\nplayers: Hania, Antek\n\nHania has 0 points\n";
    /// assert!(Scenario::parse("lonely", text).is_ok());
    /// let report = Scenario::parse("lonely", &text.replace("has 0", "had 0")).unwrap_err();
    /// assert!(report.starts_with("lonely:5"), "{report}");
    /// ```
    ///
    /// # Errors
    /// If a heading is missing or wrong, or a line is not understood: `name:line: text — why`.
    pub fn parse(name: &str, text: &str) -> Result<Scenario, String> {
        let (mut scenario, body) = Scenario::heading(name, text)?;
        for (number, text) in body {
            let line = scenario.line(number, text)?;
            scenario.lines.push(line);
        }
        Ok(scenario)
    }

    /// Reads the heading, and gives the lines of the body with their numbers.
    pub(crate) fn heading<'t>(
        name: &str,
        text: &'t str,
    ) -> Result<(Scenario, impl Iterator<Item = (usize, &'t str)> + use<'t>), String> {
        // Comments are blank lines in the body and nothing at all in the heading.
        let mut lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.starts_with('#'));
        let mut heading = Heading::default();
        for (number, line) in lines.by_ref().skip_while(|(_, line)| line.is_empty()) {
            if line.is_empty() {
                break;
            }
            heading.read(line).map_err(|why| format!("{name}:{number}: {line} — {why}"))?;
        }
        let scenario = heading.finish(name).map_err(|why| format!("{name}:1: {why}"))?;
        Ok((scenario, lines.filter(|(_, line)| !line.is_empty())))
    }

    /// Reads one line of the body.
    pub(crate) fn line(&self, number: usize, text: &str) -> Result<Line, String> {
        let sentence = Sentence::parse(text, &self.players)
            .map_err(|why| format!("{}:{number}: {text} — {why}", self.name))?;
        Ok(Line { number, text: text.to_owned(), sentence })
    }

    /// The scenario up to its last move, and the moves that it says are not allowed there: where somebody
    /// can try what the scenario shows.
    #[must_use]
    pub fn before_its_last_move(mut self) -> (Scenario, Vec<String>) {
        let last = self.lines.iter().rposition(|line| matches!(line.sentence, Sentence::Play(..)));
        self.lines.truncate(last.unwrap_or(self.lines.len()));
        let here = self.lines.iter().rev().take_while(|line| !line.sentence.is_step());
        let not = here.filter_map(|line| match &line.sentence {
            Sentence::MayNot(_, notation, _) => Some(notation.clone()),
            _ => None,
        });
        let not = not.collect();
        (self, not)
    }
}

#[derive(Default)]
struct Heading {
    title: Option<String>,
    rules: Option<Vec<String>>,
    players: Option<Vec<String>>,
    options: Option<Value>,
    draws: Option<Draws>,
    seed: Option<Seed>,
}

impl Heading {
    fn read(&mut self, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once(':').ok_or("a heading is a name, a colon and a value")?;
        let value = value.trim();
        match key {
            "title" => once(&mut self.title, value.to_owned()),
            "rules" => {
                let rules: Vec<String> = list(value);
                match rules.iter().find(|rule| !is_rule_number(rule)) {
                    Some(wrong) => Err(format!("{wrong:?} is no number of a rule")),
                    None => once(&mut self.rules, rules),
                }
            }
            "players" => {
                let players = list(value);
                let twice = players.iter().enumerate().any(|(at, name)| players[..at].contains(name));
                if twice || players.iter().any(String::is_empty) {
                    return Err("every player needs a name of their own".to_owned());
                }
                once(&mut self.players, players)
            }
            "options" => match serde_json::from_str(value) {
                Ok(options @ Value::Object(_)) => once(&mut self.options, options),
                Ok(_) => Err("options are a JSON object".to_owned()),
                Err(error) => Err(error.to_string()),
            },
            "seed" => {
                once(&mut self.seed, value.parse().map_err(|_| "a seed is 64 hexadecimal digits".to_owned())?)
            }
            "draws" => match value {
                "auto" => once(&mut self.draws, Draws::Auto),
                "manual" => once(&mut self.draws, Draws::Manual),
                _ => Err("draws are auto or manual".to_owned()),
            },
            _ => Err("the headings are title, rules, players, options, seed and draws".to_owned()),
        }
    }

    fn finish(self, name: &str) -> Result<Scenario, &'static str> {
        Ok(Scenario {
            name: name.to_owned(),
            title: self.title.ok_or("the heading lacks its title")?,
            rules: self.rules.ok_or("the heading lacks its rules")?,
            players: self.players.ok_or("the heading lacks its players")?,
            options: self.options.unwrap_or_else(|| Value::Object(serde_json::Map::new())),
            draws: self.draws.unwrap_or(Draws::Manual),
            seed: self.seed.unwrap_or_else(|| Seed::new([0; 32])),
            lines: Vec::new(),
        })
    }
}

fn once<T>(slot: &mut Option<T>, value: T) -> Result<(), String> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err("this heading stands here for the second time".to_owned()),
    }
}

fn list(value: &str) -> Vec<String> {
    value.split(',').map(|item| item.trim().to_owned()).collect()
}

/// Whether the text is the number of a rule: capital letters followed by digits, as `SI07`.
pub fn is_rule_number(text: &str) -> bool {
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    letters >= 2 && text.len() >= letters + 2 && text.bytes().skip(letters).all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "title: T\nrules: SI01, SI02\nplayers: Ann, Ann Lee\n";

    #[test]
    fn a_heading_has_defaults() {
        let text =
            format!("# why\n\n{HEAD}# in between\noptions: {{\"a\": [1, 2]}}\n\n# more\n\nAnn: undo\n");
        let scenario = Scenario::parse("x.play", &text).unwrap();
        assert_eq!(scenario.rules, ["SI01", "SI02"]);
        assert_eq!(scenario.players, ["Ann", "Ann Lee"]);
        assert_eq!(scenario.options, serde_json::json!({"a": [1, 2]}));
        assert_eq!(scenario.draws, Draws::Manual);
        assert_eq!((scenario.lines.len(), scenario.lines[0].number), (1, 11));
    }

    #[test]
    fn what_is_missing_doubled_or_not_understood_is_named_with_its_line() {
        for (text, report) in [
            ("title: T\nplayers: A\n\n", "x:1: the heading lacks its rules"),
            ("title: T\ntitle: T\n", "x:2: title: T — this heading stands here for the second time"),
            ("title: T\nrules: SI1\n", "x:2: rules: SI1 — \"SI1\" is no number of a rule"),
            ("players: A, A\n", "x:1: players: A, A — every player needs a name of their own"),
            ("players: A, \n", "x:1: players: A, — every player needs a name of their own"),
            ("options: []\n", "x:1: options: [] — options are a JSON object"),
            ("seed: 00\n", "x:1: seed: 00 — a seed is 64 hexadecimal digits"),
            ("draws: often\n", "x:1: draws: often — draws are auto or manual"),
            ("moves: 1\n", "x:1: moves: 1 — the headings are title, rules, players, options, seed and draws"),
            ("title\n", "x:1: title — a heading is a name, a colon and a value"),
        ] {
            assert_eq!(Scenario::parse("x", text).unwrap_err(), report);
        }
        let text = format!("{HEAD}\nAnn: undo\nBob: undo\n");
        assert_eq!(Scenario::parse("x", &text).unwrap_err(), "x:6: Bob: undo — not understood");
    }

    #[test]
    fn a_rule_number_is_letters_then_digits() {
        assert!(is_rule_number("SI01") && is_rule_number("PD117"));
        for wrong in ["", "SI", "S01", "SI1", "si01", "SI0a", "SI01 "] {
            assert!(!is_rule_number(wrong), "{wrong}");
        }
    }
}
