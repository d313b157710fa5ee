//! Sets of components: the list of wrong ones, each refused at its place in both languages; hostile ones; the version
//! before; comparing and drawing.

use castellan_castle::Castle;
use castellan_core::game::{Game, Options};
use castellan_core::lang::{Lang, Words};
use castellan_core::set::place::path_text;
use castellan_core::set::{Report, Sets, Severity, both_languages};
use serde_json::{Value, json};

const FIRST_VERSION: &str = include_str!("../sets/stand-in.json");
/// Each wrong set: what is put where in the stand-in, and the code and place of the fault.
const WRONG: &str = include_str!("wrong-sets.json");

fn sets() -> &'static dyn Sets {
    Castle::SETS.expect("the game has sets")
}

fn words() -> [Words; 2] {
    both_languages(|lang| Words::new(lang, (Castle::META.words)(lang)))
}

fn found(report: &Report, severity: Severity) -> Vec<(String, String)> {
    let faults = report.faults.iter().filter(|fault| fault.severity == severity);
    faults.map(|fault| (fault.code().to_owned(), path_text(&fault.path))).collect()
}

/// Puts a value to a place of a set, takes it out for `null`, or adds it behind a list for the place `/-`.
fn change(set: &mut Value, place: &str, value: &Value) {
    let (list, last) = place.rsplit_once('/').expect("a place begins with a slash");
    let home = set.pointer_mut(list).unwrap_or_else(|| panic!("there is no {list}"));
    match home {
        Value::Array(items) if last == "-" => items.push(value.clone()),
        Value::Array(items) if value.is_null() => drop(items.remove(last.parse().unwrap())),
        Value::Array(items) => items[last.parse::<usize>().unwrap()] = value.clone(),
        Value::Object(fields) if value.is_null() => drop(fields.shift_remove(last)),
        Value::Object(fields) => drop(fields.insert(last.to_owned(), value.clone())),
        other => panic!("{other} has no {last}"),
    }
}

#[test]
fn every_wrong_set_is_refused_with_place_and_reason_in_both_languages() {
    let cases: Vec<Value> = serde_json::from_str(WRONG).unwrap();
    assert!(cases.len() >= 60, "{} wrong sets", cases.len());
    let words = words();
    let mut complaints = Vec::new();
    for case in &cases {
        let mut set = if case["first"] == true {
            serde_json::from_str(FIRST_VERSION).unwrap()
        } else {
            sets().stand_in()
        };
        set.as_object_mut().unwrap().shift_remove("hash");
        for (place, value) in case["change"].as_object().unwrap() {
            change(&mut set, place, value);
        }
        let severity = if case["warning"] == true { Severity::Warning } else { Severity::Error };
        for edition in ["2003", "2020"] {
            let report = sets().check(&set, edition);
            let wanted =
                (case["code"].as_str().unwrap().to_owned(), case["place"].as_str().unwrap().to_owned());
            let is_warning = severity == Severity::Warning;
            if !found(&report, severity).contains(&wanted) || report.is_playable() != is_warning {
                complaints.push(format!("{case}\nfound {:?}", report.faults));
            }
            for fault in &report.faults {
                let told = fault.to_json(&words);
                let (en, pl) = (told["en"].as_str().unwrap(), told["pl"].as_str().unwrap());
                assert!(en != pl && [en, pl].iter().all(|told| told.ends_with('.')), "{told}");
                assert!(![en, pl].iter().any(|told| told.contains("castle-set")), "{told}");
            }
            // What the check refuses no table is opened with, and the other way round.
            let options = json!({"edition": edition, "set": set});
            let options: <Castle as Game>::Options = serde_json::from_value(options).unwrap();
            assert_eq!(options.complete(2).is_ok(), report.is_playable(), "{case}");
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n\n"));
}

#[test]
fn the_first_version_is_read_as_the_present_one() {
    let first: Value = serde_json::from_str(FIRST_VERSION).unwrap();
    let report = sets().check(&first, "");
    assert!(report.is_playable() && report.faults.is_empty(), "{:?}", report.faults);
    let written = report.set.unwrap();
    assert_eq!(written, sets().stand_in());
    assert_eq!(sets().check(&written, "").set, Some(written.clone()));
    assert!(report.counts.iter().all(|count| count.right == count.found), "{:?}", report.counts);
    // A record carries the set with its hash; who changes the set must change its hash.
    let mut changed = written.clone();
    changed["tiles"][0]["count"] = json!(1);
    changed["tiles"][1]["count"] = json!(3);
    let codes = found(&sets().check(&changed, ""), Severity::Error);
    assert_eq!(codes, [("hash".to_owned(), "hash".to_owned())]);
    // What a set is called says nothing about what is in the box.
    let mut named = written.clone();
    named["name"] = json!("Zamek Hani");
    assert_eq!(sets().check(&named, "").set.unwrap()["hash"], written["hash"]);
}

#[test]
fn a_draft_is_checked_like_any_other_but_never_played() {
    let mut draft = sets().stand_in();
    let fields = draft.as_object_mut().unwrap();
    fields.shift_remove("hash");
    fields.insert("draft".to_owned(), json!(true));
    fields.insert("tiles".to_owned(), json!([]));
    fields.shift_remove("tokens");
    let report = sets().check(&draft, "");
    let codes: Vec<String> = found(&report, Severity::Error).into_iter().map(|(code, _)| code).collect();
    assert_eq!(codes, ["draft", "missing", "tokens", "tiles"]);
    assert!(report.options.is_none());
}

#[test]
fn hostile_sets_are_told_and_change_nothing() {
    let many = vec![json!({"id": "A", "count": 1, "areas": [], "paths": []}); 5_000];
    let rows = vec!["#".repeat(4_000); 4_000];
    let script = "<script>alert(1)</script>\u{0}";
    let mut scripted = sets().stand_in();
    scripted["name"] = json!(script);
    scripted["tiles"][0]["id"] = json!(script);
    scripted["tiles"][1][script] = json!(1);
    let mut deep = json!(1);
    for _ in 0..60 {
        deep = json!({"format": deep, "rows": [0]});
    }
    let format = "castellan-set/2";
    let hostile = [
        json!(null),
        json!([]),
        json!("set"),
        json!({}),
        json!({"rows": {"0": 1}}),
        json!({"rows": [], "track": {"stretches": many}}),
        json!({"format": format, "game": "castle", "tiles": many}),
        json!({"format": format, "game": "castle", "wall": {"rows": rows, "start": [0, 0], "plain": []}}),
        json!({"format": format, "game": "castle", "wall": {"rows": ["##"], "start": [-1, 1e300], "plain": [1.5]}}),
        scripted,
        deep,
    ];
    let words = words();
    for set in hostile {
        let report = sets().check(&set, "2020");
        assert!(!report.is_playable());
        assert!((1..=100).contains(&report.faults.len()));
        let told = report.to_json("castle", &words).to_string();
        assert!(told.len() < 100_000, "{}", told.len());
        for what in
            [json!({"tile": "N01"}), json!({"wall": true}), json!({"sheet": true}), json!(7), set.clone()]
        {
            if let Ok(drawing) = sets().draw(&set, &what, "2020") {
                let picture = castellan_core::scene::svg::svg(&drawing.scene, &Castle::art(), &words[0], &[]);
                assert!(!picture.contains("<script"), "{picture}");
            }
        }
        sets().compare(&set, &sets().stand_in());
        let options = json!({ "set": set });
        if let Ok(options) = serde_json::from_value::<<Castle as Game>::Options>(options) {
            assert!(options.complete(2).is_err());
        }
    }
}

#[test]
fn two_transcriptions_are_compared_whichever_way_their_tiles_lie() {
    let a = sets().stand_in();
    assert!(sets().compare(&a, &a).differences.is_empty());
    assert_eq!(sets().compare(&a, &a).same, 40);
    let mut b = a.clone();
    // N06 a quarter turned: the same tile. S01 without its well: another one. N10 once more; X02 left out.
    b["tiles"][5]["areas"] = json!([
        {"kind": "C", "at": ["NL", "ER", "SL", "SR", "WL", "WR"], "stalls": ["SW"]},
        {"kind": "H", "at": ["NR", "EL"]}
    ]);
    b["tiles"][12]["paths"][0]["well"] = json!(false);
    b["tiles"][9]["count"] = json!(2);
    b["tiles"].as_array_mut().unwrap().pop();
    b["tokens"][0] = json!(2);
    let found = sets().compare(&a, &b);
    assert_eq!(found.same, 37);
    let what: Vec<&str> = found.differences.iter().map(|difference| difference.what).collect();
    assert_eq!(what, ["count", "tile", "only-a", "tokens"]);
    assert_eq!(found.differences[1].at, ["N", "S"]);
    assert_eq!(found.differences[1].a.as_ref().unwrap()["id"], "S01");
    for difference in &found.differences {
        let told = difference.to_json(&words());
        assert!(told["en"] != told["pl"] && told["pl"].as_str().unwrap().ends_with('.'), "{told}");
    }
}

#[test]
fn pieces_are_drawn_and_told() {
    let set = sets().stand_in();
    let tile = json!({"id": "Z1", "count": 1, "paths": [{"at": ["N", "E"]}, {"at": ["S", "W"], "well": true}],
        "areas": [{"kind": "H", "at": ["NR", "EL"]}, {"kind": "T", "at": ["NL", "ER", "SL", "WR"]},
            {"kind": "C", "at": ["SR", "WL"], "stalls": ["SW", "SW"]}]});
    for edition in ["2003", "2020"] {
        for what in [
            json!({"tile": "N01", "turn": 3}),
            json!({ "tile": tile, "turn": 1 }),
            json!({"tile": {"id": "", "count": 0, "areas": [{"kind": "H", "at": ["NL"]}]}}),
            json!({"start": {"cell": [0, 0], "side": "W", "halves": "HC", "path": true, "stalls": [1, 1]}}),
            json!({"wall": true}),
            json!({"sheet": true}),
        ] {
            let drawing = sets().draw(&set, &what, edition).unwrap();
            for lang in Lang::ALL {
                let words = Words::new(lang, (Castle::META.words)(lang));
                let picture = castellan_core::scene::svg::svg(&drawing.scene, &Castle::art(), &words, &[]);
                assert!(picture.contains("<use "), "{picture}");
                assert!(drawing.words.iter().all(|say| !words.say(say, &[]).contains("castle-")));
            }
        }
        for what in [json!({"tile": "N99"}), json!({"tile": 7}), json!({}), json!({"start": {"cell": 1}})] {
            assert!(sets().draw(&set, &what, edition).is_err(), "{what}");
        }
    }
}
