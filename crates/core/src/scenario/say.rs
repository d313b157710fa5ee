//! The steps and sentences that a scenario is made of, and how they are written.

use crate::scenario::is_rule_number;
use crate::seat::{Seat, Seats, Viewer};
use serde_json::Value;

/// One line of a scenario, before it is known which game is played.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sentence {
    /// `chance NOTATION`
    Chance(String),
    /// `chance NOTATION is refused [by RULE]`
    ChanceRefused(String, Option<String>),
    /// `NAME: NOTATION`
    Play(Seat, String),
    /// `NAME: undo`
    Undo(Seat),
    /// `NAME has N points`
    Points(Seat, i32),
    /// `NAME wins`, `NAME, NAME win`
    Win(Seats),
    /// `the game is [not] over`
    Over(Claim),
    /// `it is the turn of NAME[, NAME]`: of exactly these
    Turn(Seats),
    /// `a chance KIND is due`
    ChanceDue(String),
    /// `NAME may NOTATION`: it is listed
    May(Seat, String),
    /// `NAME may not NOTATION [by RULE]`: neither listed nor accepted
    MayNot(Seat, String, Option<String>),
    /// `NAME may not undo`
    MayNotUndo(Seat),
    /// `NAME has N moves`, `NAME may do nothing`
    Moves(Seat, usize),
    /// `NAME sees "TEXT"`, `a watcher does not see "TEXT"`
    Sees(Viewer, Claim, String),
    /// `the log says "TEXT"`, `NAME's log does not say "TEXT"`
    Log(Viewer, Claim, String),
    /// `RULE gave NAME N points`
    Gave(String, Seat, i32),
    /// `the options {…} are refused`, or accepted
    Options(Value, Claim),
    /// `N players are accepted`, or refused
    Players(u8, Claim),
}

/// Whether a sentence says that something is so, or that it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    Is,
    IsNot,
}

impl Claim {
    /// Whether the claim is true of what was found.
    pub(crate) fn agrees_with(self, found: bool) -> bool {
        found == (self == Claim::Is)
    }
}

impl Sentence {
    /// Whether it plays something, and does not only look.
    pub(crate) fn is_step(&self) -> bool {
        matches!(self, Sentence::Chance(_) | Sentence::Play(..) | Sentence::Undo(_))
    }

    /// Reads a line; `players` are the names by seat.
    ///
    /// # Errors
    /// If no sentence is written like this.
    pub(crate) fn parse(line: &str, players: &[String]) -> Result<Sentence, String> {
        let reader = Reader { players };
        reader
            .about_chance(line)
            .or_else(|| reader.about_the_game(line))
            .or_else(|| reader.about_setup(line))
            .or_else(|| reader.about_a_player(line))
            .ok_or_else(|| "not understood".to_owned())
    }
}

struct Reader<'a> {
    players: &'a [String],
}

impl Reader<'_> {
    fn about_chance(&self, line: &str) -> Option<Sentence> {
        if let Some(kind) = between(line, "a chance ", " is due") {
            return Some(Sentence::ChanceDue(kind.to_owned()));
        }
        let notation = line.strip_prefix("chance ")?;
        let (refused, rule) = split_rule(notation);
        Some(match refused.strip_suffix(" is refused") {
            Some(notation) => Sentence::ChanceRefused(notation.to_owned(), rule),
            None => Sentence::Chance(notation.to_owned()),
        })
    }

    fn about_the_game(&self, line: &str) -> Option<Sentence> {
        if let Some(names) = line.strip_prefix("it is the turn of ") {
            return self.seats(names).map(Sentence::Turn);
        }
        if let Some((claim, text)) = line.strip_prefix("the log ").and_then(says) {
            return Some(Sentence::Log(Viewer::Watcher, claim, text));
        }
        if let Some((claim, text)) = line.strip_prefix("a watcher ").and_then(sees) {
            return Some(Sentence::Sees(Viewer::Watcher, claim, text));
        }
        match line {
            "the game is over" => Some(Sentence::Over(Claim::Is)),
            "the game is not over" => Some(Sentence::Over(Claim::IsNot)),
            _ => {
                let names = line.strip_suffix(" win").or_else(|| line.strip_suffix(" wins"))?;
                self.seats(names).map(Sentence::Win)
            }
        }
    }

    fn about_setup(&self, line: &str) -> Option<Sentence> {
        let (line, verb) = line.rsplit_once(' ')?;
        let claim = match verb {
            "accepted" => Claim::Is,
            "refused" => Claim::IsNot,
            _ => return None,
        };
        if let Some(one) = line.strip_suffix(" player is") {
            return (one == "1").then_some(Sentence::Players(1, claim));
        }
        let line = line.strip_suffix(" are")?;
        if let Some(options) = line.strip_prefix("the options ") {
            return Some(Sentence::Options(serde_json::from_str(options).ok()?, claim));
        }
        Some(Sentence::Players(line.strip_suffix(" players")?.parse().ok()?, claim))
    }

    fn about_a_player(&self, line: &str) -> Option<Sentence> {
        if let Some((rule, rest)) = line.split_once(" gave ") {
            let (seat, rest) = self.seat_at_start(rest)?;
            let points = count(rest.strip_prefix(' ')?, "point")?;
            return is_rule_number(rule).then(|| Sentence::Gave(rule.to_owned(), seat, points));
        }
        let (seat, rest) = self.seat_at_start(line)?;
        if let Some(notation) = rest.strip_prefix(": ") {
            return Some(match notation {
                "undo" => Sentence::Undo(seat),
                _ => Sentence::Play(seat, notation.to_owned()),
            });
        }
        if let Some((claim, text)) = rest.strip_prefix("'s log ").and_then(says) {
            return Some(Sentence::Log(Viewer::Seat(seat), claim, text));
        }
        let rest = rest.strip_prefix(' ')?;
        if let Some((claim, text)) = sees(rest) {
            return Some(Sentence::Sees(Viewer::Seat(seat), claim, text));
        }
        if let Some(number) = rest.strip_prefix("has ") {
            let points = count(number, "point").map(|points| Sentence::Points(seat, points));
            return points.or_else(|| count(number, "move").map(|moves| Sentence::Moves(seat, moves)));
        }
        may(seat, rest.strip_prefix("may ")?)
    }

    /// The seat whose name the line begins with, and the rest; of two such names the longer one.
    fn seat_at_start<'t>(&self, line: &'t str) -> Option<(Seat, &'t str)> {
        let starts = |name: &str| {
            line.strip_prefix(name).filter(|rest| rest.starts_with([':', ' ']) || rest.starts_with("'s "))
        };
        let found = Seat::all(u8::try_from(self.players.len()).ok()?)
            .filter_map(|seat| starts(&self.players[seat.index()]).map(|rest| (seat, rest)));
        found.min_by_key(|(_, rest)| rest.len())
    }

    fn seats(&self, names: &str) -> Option<Seats> {
        let seat = |name: &str| self.players.iter().position(|player| player == name.trim());
        names.split(',').map(|name| seat(name).map(|at| Seat(at as u8))).collect()
    }
}

fn may(seat: Seat, what: &str) -> Option<Sentence> {
    if what == "do nothing" {
        return Some(Sentence::Moves(seat, 0));
    }
    let Some(what) = what.strip_prefix("not ") else {
        return Some(Sentence::May(seat, what.to_owned()));
    };
    if what == "undo" {
        return Some(Sentence::MayNotUndo(seat));
    }
    let (notation, rule) = split_rule(what);
    Some(Sentence::MayNot(seat, notation.to_owned(), rule))
}

/// `… by SI04` into what stands before it and the rule.
fn split_rule(text: &str) -> (&str, Option<String>) {
    match text.rsplit_once(" by ") {
        Some((before, rule)) if is_rule_number(rule) => (before, Some(rule.to_owned())),
        _ => (text, None),
    }
}

fn between<'t>(line: &'t str, before: &str, behind: &str) -> Option<&'t str> {
    line.strip_prefix(before)?.strip_suffix(behind)
}

fn says(rest: &str) -> Option<(Claim, String)> {
    quoted(rest, "says ", "does not say ")
}

fn sees(rest: &str) -> Option<(Claim, String)> {
    quoted(rest, "sees ", "does not see ")
}

fn quoted(rest: &str, is: &str, is_not: &str) -> Option<(Claim, String)> {
    let (claim, text) = match rest.strip_prefix(is) {
        Some(text) => (Claim::Is, text),
        None => (Claim::IsNot, rest.strip_prefix(is_not)?),
    };
    let text = between(text, "\"", "\"").filter(|text| !text.is_empty())?;
    Some((claim, text.to_owned()))
}

/// `3 points`, `1 point`: a number in front of a noun.
fn count<N: std::str::FromStr>(text: &str, noun: &str) -> Option<N> {
    let (number, unit) = text.split_once(' ')?;
    let right = if number == "1" { unit == noun } else { unit.strip_suffix('s') == Some(noun) };
    if right { number.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<Sentence> {
        let players = ["Ann", "Ann Lee", "Zoë may"].map(str::to_owned);
        Sentence::parse(line, &players).ok()
    }

    #[test]
    fn every_sentence_is_understood() {
        use Sentence as S;
        let (ann, lee, zoe) = (Seat(0), Seat(1), Seat(2));
        let rule = || Some("SI04".to_owned());
        for (line, sentence) in [
            ("chance tile a", S::Chance("tile a".into())),
            ("chance tile a is refused", S::ChanceRefused("tile a".into(), None)),
            ("chance tile a is refused by SI04", S::ChanceRefused("tile a".into(), rule())),
            ("a chance tile is due", S::ChanceDue("tile".into())),
            ("Ann: lay a: b", S::Play(ann, "lay a: b".into())),
            ("Ann Lee: undo", S::Undo(lee)),
            ("Ann has -2 points", S::Points(ann, -2)),
            ("Ann Lee has 1 point", S::Points(lee, 1)),
            ("Ann has 1 move", S::Moves(ann, 1)),
            ("Ann may do nothing", S::Moves(ann, 0)),
            ("Ann Lee wins", S::Win(Seats::NONE.with(lee))),
            ("Zoë may, Ann win", S::Win(Seats::NONE.with(ann).with(zoe))),
            ("the game is over", S::Over(Claim::Is)),
            ("the game is not over", S::Over(Claim::IsNot)),
            ("it is the turn of Ann, Ann Lee", S::Turn(Seats::all(2))),
            ("Zoë may may go by sea", S::May(zoe, "go by sea".into())),
            ("Ann may not go by sea", S::MayNot(ann, "go by sea".into(), None)),
            ("Ann may not go by SI04", S::MayNot(ann, "go".into(), rule())),
            ("Ann may not undo", S::MayNotUndo(ann)),
            ("Ann sees \"a \"b\"\"", S::Sees(Viewer::Seat(ann), Claim::Is, "a \"b\"".into())),
            ("a watcher does not see \"x\"", S::Sees(Viewer::Watcher, Claim::IsNot, "x".into())),
            ("the log says \"x\"", S::Log(Viewer::Watcher, Claim::Is, "x".into())),
            ("Ann Lee's log does not say \"x\"", S::Log(Viewer::Seat(lee), Claim::IsNot, "x".into())),
            ("SI04 gave Ann Lee 3 points", S::Gave("SI04".into(), lee, 3)),
            ("the options {\"a\":1} are refused", S::Options(serde_json::json!({"a": 1}), Claim::IsNot)),
            ("2 players are accepted", S::Players(2, Claim::Is)),
            ("1 player is refused", S::Players(1, Claim::IsNot)),
        ] {
            assert_eq!(read(line), Some(sentence), "{line}");
        }
    }

    #[test]
    fn what_is_nearly_a_sentence_is_not_understood() {
        for line in [
            "Bob: pass",
            "Ann pass",
            "Ann has 1 points",
            "Ann has 2 point",
            "Ann has few points",
            "Ann sees x",
            "Ann sees \"\"",
            "Annie wins",
            "it is the turn of Bob",
            "the options {a} are refused",
            "300 players are refused",
            "2 player is refused",
            "si4 gave Ann 1 point",
            "the game ends",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
