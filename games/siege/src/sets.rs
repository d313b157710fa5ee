//! Strengths as they are printed in somebody's box (SI29): read, checked, drawn and compared.

use crate::components::{Card, Kind};
use crate::options::{STRENGTH_MAX, Strengths};
use castellan_core::message::Message;
use castellan_core::scene::{Group, Part, Scene, Zone};
use castellan_core::set::place::Step::Key;
use castellan_core::set::reading::Reading;
use castellan_core::set::{
    Comparison, Count, Difference, Drawing, ENVELOPE, Envelope, Fault, Report, Sets, Severity,
};
use serde_json::{Map, Value, json};

const KINDS: [&str; 3] = ["wood", "brick", "stone"];
/// The width and height of a card.
const CARD: (f32, f32) = (200.0, 300.0);

/// The sets of strengths.
pub(crate) struct SiegeSets;

/// A set as it was read: for each card its three strengths, and where equal ones are printed so.
#[derive(Default)]
struct Read {
    envelope: Envelope,
    strengths: [[u8; 3]; 6],
    equal: Vec<&'static str>,
}

impl Read {
    fn own(&self) -> Map<String, Value> {
        let card = |at: usize| {
            let [wood, brick, stone] = self.strengths[at];
            (Card::ARMY[at].name().to_owned(), json!({"wood": wood, "brick": brick, "stone": stone}))
        };
        let mut own = Map::new();
        own.insert("strengths".to_owned(), Value::Object((0..6).map(card).collect()));
        if !self.equal.is_empty() {
            own.insert("equalOnCards".to_owned(), json!(self.equal));
        }
        own
    }
}

fn read(reading: &mut Reading, set: &Value) -> Read {
    let known: Vec<&str> = ENVELOPE.iter().chain(&["strengths", "equalOnCards"]).copied().collect();
    let Some(fields) = reading.fields(set, &known) else { return Read::default() };
    let envelope = Envelope::read(reading, fields, "siege");
    let strengths = reading.needed(fields, "strengths", |reading, value| {
        let names = Card::ARMY.map(Card::name);
        let Some(cards) = reading.fields(value, &names) else { return [[0; 3]; 6] };
        names.map(|name| {
            reading.needed(cards, name, |reading, value| {
                let Some(against) = reading.fields(value, &KINDS) else { return [0; 3] };
                let number = |reading: &mut Reading, value: &Value| reading.number(value, STRENGTH_MAX);
                KINDS.map(|kind| reading.needed(against, kind, number))
            })
        })
    });
    let equal = reading.optional(fields, "equalOnCards", |reading, value| {
        let kinds = reading.list(value, 3, |reading, value| reading.word(value, &KINDS).map(|at| KINDS[at]));
        kinds.into_iter().flatten().collect()
    });
    Read { envelope, strengths, equal }
}

/// No two cards are equal against one kind of castle, unless somebody has looked twice.
fn check(reading: &mut Reading, read: &Read) {
    for (column, kind) in KINDS.into_iter().enumerate().filter(|(_, kind)| !read.equal.contains(kind)) {
        for second in 1..6 {
            let strength = read.strengths[second][column];
            let Some(first) = (0..second).find(|&first| read.strengths[first][column] == strength) else {
                continue;
            };
            let card = |at: usize| Message::new(format!("siege-card-{}", Card::ARMY[at].name()));
            let why = Message::new("siege-set-equal-strengths").with("strength", strength);
            let why = why.with("first", card(first)).with("second", card(second));
            let place = [Key("strengths"), Key(Card::ARMY[second].name()), Key(kind)];
            reading.at(&place, |reading| reading.error(why));
        }
    }
    // The rulebook shows this card.
    let knight = Card::ARMY.iter().position(|card| *card == Card::Knight).unwrap_or_default();
    if read.strengths[knight] != [2, 3, 6] {
        reading.at(&[Key("strengths"), Key("knight")], |reading| reading.warning("siege-set-knight"));
    }
}

impl Sets for SiegeSets {
    fn owns(&self, set: &Value) -> bool {
        set.get("game").is_some_and(|game| game == "siege")
    }

    fn stand_in(&self) -> Value {
        let usual = Strengths::standard();
        let strengths = Card::ARMY.map(|card| Kind::ALL.map(|kind| usual.of(card, kind)));
        let read = Read { strengths, ..Read::default() };
        read.envelope.write("siege", &read.own())
    }

    fn check(&self, set: &Value, _edition: &str) -> Report {
        let mut reading = Reading::default();
        let read = read(&mut reading, set);
        if !reading.has_errors_beside(&["missing", "draft"]) {
            check(&mut reading, &read);
        }
        let written = read.envelope.write("siege", &read.own());
        read.envelope.check_hash(&mut reading, written["hash"].as_str().unwrap_or_default());
        let options = (!reading.has_errors()).then(|| json!({ "strengths": written["strengths"] }));
        let given = |name: &Card| set["strengths"][name.name()].as_object().map_or(0, Map::len);
        let found = Card::ARMY.iter().map(given).sum();
        let counts = vec![Count { what: "strengths", right: 18, found }];
        Report { faults: reading.into_faults(), counts, set: Some(written), options }
    }

    fn draw(&self, _set: &Value, what: &Value, _edition: &str) -> Result<Drawing, Box<Fault>> {
        let name = what.get("card").and_then(Value::as_str).unwrap_or_default();
        let Some(card) = Card::ARMY.into_iter().find(|card| card.name() == name) else {
            let why = Message::new("siege-set-card-unknown");
            return Err(Box::new(Fault { severity: Severity::Error, path: vec![Key("card")], why }));
        };
        let label = Message::new(format!("siege-card-{}", card.name()));
        let part = Part::decoration((0.0, 0.0), CARD).symbol("card").symbol(card.name());
        let group = Group { label: label.clone(), owner: None, zone: Zone::Board, parts: vec![part] };
        let scene = Scene {
            size: CARD,
            headline: label.clone(),
            task: None,
            groups: vec![group],
            offers: Vec::new(),
        };
        Ok(Drawing { scene, words: vec![label] })
    }

    fn compare(&self, a: &Value, b: &Value) -> Comparison {
        let [a, b] = [a, b].map(|set| read(&mut Reading::default(), set));
        let mut found = Comparison::default();
        for (at, card) in Card::ARMY.into_iter().enumerate() {
            let differs: Vec<String> = (0..3)
                .filter(|&kind| a.strengths[at][kind] != b.strengths[at][kind])
                .map(|kind| KINDS[kind].to_owned())
                .collect();
            if differs.is_empty() {
                found.same += 1;
                continue;
            }
            let name = Message::new(format!("siege-card-{}", card.name()));
            let piece = |read: &Read| Some(json!({"id": card.name(), "strengths": read.strengths[at]}));
            found.differences.push(Difference {
                what: "strengths",
                a: piece(&a),
                b: piece(&b),
                turn: 0,
                at: differs,
                say: Message::new("siege-set-differs").with("card", name),
            });
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use castellan_core::set::place::path_text;

    fn first(set: &Value) -> Option<(String, String)> {
        let report = SiegeSets.check(set, "");
        let fault = report.faults.first()?;
        assert_eq!(report.is_playable(), fault.severity == Severity::Warning, "{set}");
        Some((fault.code().to_owned(), path_text(&fault.path)))
    }

    #[test]
    fn the_stand_in_is_sound_and_played_by_its_strengths() {
        let set = SiegeSets.stand_in();
        assert_eq!(first(&set), None);
        let report = SiegeSets.check(&set, "");
        assert_eq!(report.options, Some(json!({ "strengths": Strengths::standard() })));
        assert_eq!(report.set, Some(set.clone()));
        assert_eq!(SiegeSets.compare(&set, &set).same, 6);
    }

    #[test]
    fn wrong_strengths_are_refused_at_their_place() {
        for (place, value, code, at) in [
            ("/strengths/archer/wood", json!(100), "not-a-number", "strengths.archer.wood"),
            ("/strengths/archer/wood", json!("6"), "not-a-number", "strengths.archer.wood"),
            ("/strengths/archer", json!([6, 2, 3]), "not-an-object", "strengths.archer"),
            ("/strengths/archer", json!({"wood": 6, "brick": 2}), "missing", "strengths.archer.stone"),
            ("/strengths/peasant/brick", json!(2), "equal-strengths", "strengths.peasant.brick"),
            ("/strengths", json!({}), "missing", "strengths.archer"),
            ("/equalOnCards", json!(["gold"]), "not-a-word", "equalOnCards[0]"),
            ("/game", json!("castle"), "game", "game"),
        ] {
            let mut set = SiegeSets.stand_in();
            set.as_object_mut().unwrap().shift_remove("hash");
            set["equalOnCards"] = json!([]);
            *set.pointer_mut(place).unwrap() = value;
            assert_eq!(first(&set), Some((code.to_owned(), at.to_owned())), "{place}");
        }
        let mut equal = SiegeSets.stand_in();
        equal.as_object_mut().unwrap().shift_remove("hash");
        equal["strengths"]["peasant"]["brick"] = json!(2);
        equal["equalOnCards"] = json!(["brick"]);
        assert_eq!(first(&equal), None);
        equal["strengths"]["knight"]["wood"] = json!(9);
        assert_eq!(first(&equal), Some(("knight".to_owned(), "strengths.knight".to_owned())));
        let found = SiegeSets.compare(&equal, &SiegeSets.stand_in());
        assert_eq!((found.same, found.differences.len()), (4, 2));
        assert_eq!(found.differences[0].at, ["wood"]);
    }
}
