//! Mixes of tiles that somebody has written down (CA32): read, checked, drawn and compared.

use crate::options::{COPIES_MAX, CarcassonneOptions};
use crate::scene::sign_layers;
use crate::tile_table::tables;
use crate::tiles::Set;
use crate::words::tile_words;
use castellan_core::game::Options;
use castellan_core::message::Message;
use castellan_core::scene::{Group, Part, Scene, Zone};
use castellan_core::set::place::Step::Key;
use castellan_core::set::reading::Reading;
use castellan_core::set::{
    Comparison, Count, Difference, Drawing, ENVELOPE, Envelope, Fault, Report, Sets, Severity,
};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The side of a tile by itself.
const TILE: f32 = 100.0;

/// The mixes of Carcassonne.
pub(crate) struct Mixes;

/// A mix as it was read.
#[derive(Default)]
struct Read {
    envelope: Envelope,
    options: CarcassonneOptions,
}

impl Read {
    fn own(&self) -> Map<String, Value> {
        let mut own = Map::new();
        own.insert("sets".to_owned(), json!(self.options.sets));
        own.insert("mix".to_owned(), json!(self.options.mix));
        own
    }
}

fn read(reading: &mut Reading, set: &Value) -> Read {
    let known: Vec<&str> = ENVELOPE.iter().chain(&["sets", "mix"]).copied().collect();
    let Some(fields) = reading.fields(set, &known) else { return Read::default() };
    let envelope = Envelope::read(reading, fields, "carcassonne");
    let sets: Vec<Set> = Set::ALL.iter().copied().filter(|set| *set != Set::Base).collect();
    let words: Vec<&str> = sets.iter().map(|set| set.word()).collect();
    let chosen = reading.optional(fields, "sets", |reading, value| {
        let chosen = reading.list(value, words.len(), |reading, value| reading.word(value, &words));
        chosen.into_iter().flatten().map(|at| sets[at]).collect()
    });
    let mix = reading.optional(fields, "mix", |reading, value| {
        let ids: Vec<&'static str> = tables().kinds.iter().map(|kind| kind.id).collect();
        let Some(copies) = reading.fields(value, &ids) else { return BTreeMap::new() };
        let known = ids.into_iter().filter_map(|id| Some((id, copies.get(id)?)));
        let number = |reading: &mut Reading, value: &Value| reading.number(value, COPIES_MAX);
        known
            .map(|(id, value)| (id.to_owned(), reading.within(Key(id), |reading| number(reading, value))))
            .collect()
    });
    Read { envelope, options: CarcassonneOptions { sets: chosen, mix, ..CarcassonneOptions::default() } }
}

impl Sets for Mixes {
    fn owns(&self, set: &Value) -> bool {
        set.get("game").is_some_and(|game| game == "carcassonne")
    }

    fn stand_in(&self) -> Value {
        let read = Read::default();
        read.envelope.write("carcassonne", &read.own())
    }

    fn check(&self, set: &Value, _edition: &str) -> Report {
        let mut reading = Reading::default();
        let read = read(&mut reading, set);
        if !reading.has_errors_beside(&["draft"])
            && let Err(refused) = read.options.clone().complete(2)
        {
            reading.within(Key("mix"), |reading| reading.error(refused.say));
        }
        let written = read.envelope.write("carcassonne", &read.own());
        read.envelope.check_hash(&mut reading, written["hash"].as_str().unwrap_or_default());
        let options =
            (!reading.has_errors()).then(|| json!({"sets": written["sets"], "mix": written["mix"]}));
        let copies = |copies: fn(&CarcassonneOptions, u8) -> u8, options: &CarcassonneOptions| {
            (0..tables().kinds.len()).map(|kind| usize::from(copies(options, kind as u8))).sum()
        };
        let usual = CarcassonneOptions { mix: BTreeMap::new(), ..read.options.clone() };
        let (right, found) =
            (copies(CarcassonneOptions::copies, &usual), copies(CarcassonneOptions::copies, &read.options));
        let counts = vec![Count { what: "tiles", right, found }];
        Report { faults: reading.into_faults(), counts, set: Some(written), options }
    }

    fn draw(&self, _set: &Value, what: &Value, _edition: &str) -> Result<Drawing, Box<Fault>> {
        let id = what.get("tile").and_then(Value::as_str).unwrap_or_default();
        let Some(kind) = tables().find(id) else {
            let why = Message::new("carcassonne-set-tile-unknown");
            return Err(Box::new(Fault { severity: Severity::Error, path: vec![Key("tile")], why }));
        };
        let mut part = Part::decoration((0.0, 0.0), (TILE, TILE)).symbol(tables().kind(kind).id);
        part.layers.extend(sign_layers(kind, 0, TILE));
        let label = Message::new("carcassonne-group-stock");
        let group = Group { label: label.clone(), owner: None, zone: Zone::Board, parts: vec![part] };
        let scene = Scene {
            size: (TILE, TILE),
            headline: label,
            task: None,
            groups: vec![group],
            offers: Vec::new(),
        };
        Ok(Drawing { scene, words: tile_words(kind) })
    }

    fn compare(&self, a: &Value, b: &Value) -> Comparison {
        let [a, b] = [a, b].map(|set| read(&mut Reading::default(), set).options);
        let mut found = Comparison::default();
        for (number, kind) in tables().kinds.iter().enumerate() {
            let [first, second] = [&a, &b].map(|options| options.copies(number as u8));
            if first == second {
                found.same += 1;
                continue;
            }
            let piece = |count: u8| Some(json!({"id": kind.id, "count": count}));
            let say = Message::new("carcassonne-set-differs").with("first", first).with("second", second);
            let (a, b) = (piece(first), piece(second));
            found.differences.push(Difference { what: "count", a, b, turn: 0, at: Vec::new(), say });
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use castellan_core::set::place::path_text;

    #[test]
    fn a_mix_is_checked_like_the_options_that_it_stands_for() {
        let mixes = Mixes;
        let set = mixes.stand_in();
        let report = mixes.check(&set, "");
        assert_eq!(report.options, Some(json!({"sets": [], "mix": {}})));
        assert_eq!(report.counts[0], Count { what: "tiles", right: 72, found: 72 });
        for (place, value, code, at) in [
            ("/mix", json!({"BA-A": 21}), "not-a-number", "mix.BA-A"),
            ("/mix", json!({"BA-?": 2}), "unknown-field", "mix"),
            ("/mix", json!({"BA-D": 0}), "carcassonne-setup-mix-start", "mix"),
            ("/mix", json!([]), "not-an-object", "mix"),
            ("/sets", json!(["base"]), "not-a-word", "sets[0]"),
            ("/sets", json!(["river", "river"]), "carcassonne-setup-sets", "mix"),
        ] {
            let mut wrong = set.clone();
            wrong.as_object_mut().unwrap().shift_remove("hash");
            *wrong.pointer_mut(place).unwrap() = value;
            let report = mixes.check(&wrong, "");
            let fault = &report.faults[0];
            assert_eq!((fault.code(), path_text(&fault.path).as_str()), (code, at));
            assert!(!report.is_playable());
        }
        let mut more = set.clone();
        more.as_object_mut().unwrap().shift_remove("hash");
        more["mix"] = json!({"BA-D": 5});
        assert!(mixes.check(&more, "").is_playable());
        assert_eq!(mixes.compare(&set, &more).differences.len(), 1);
        assert!(mixes.draw(&set, &json!({"tile": "BA-D"}), "").is_ok());
        assert!(mixes.draw(&set, &json!({"tile": "<b>"}), "").is_err());
    }
}
