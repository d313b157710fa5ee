//! Conformance of scenes: everything is said in both languages, and what can be picked is what is legal.

use super::bench::Bench;
use super::shown::{check_shortcuts, check_sights};
use crate::game::{Game, OptionKind, Options};
use crate::lang::{Lang, Words};
use crate::scene::svg::svg;
use crate::scene::{Layer, Say, Scene};
use crate::seat::Viewer;
use crate::table::{Table, to_json};
use serde_json::Value;
use std::collections::BTreeSet;

/// Checks the scene of every viewer and the log.
pub(super) fn check<G: Game>(bench: &Bench<G>, table: &Table<G>) {
    let names = table.names();
    for viewer in Viewer::all(table.setup().seats()) {
        let usual = table.scene(viewer);
        // Now and then: every event of the game is looked at each time.
        if table.entries().len().is_multiple_of(16) {
            check_sights(bench, table, viewer);
            viewer.seat().iter().for_each(|seat| check_shortcuts(bench, table, *seat, &usual));
        }
        // One of the other looks at a time: over a run all of them are seen at all moments of the game.
        let look = G::LOOKS.get(table.entries().len() % G::LOOKS.len().max(1));
        let other = look.and_then(|look| table.scene_as(look, viewer));
        for scene in std::iter::once(usual).chain(other) {
            check_parts(&scene);
            check_offers(table, viewer, &scene);
            check_words(bench, &scene, &names);
            for words in &bench.words {
                // Drawing fails if a drawing is missing.
                let picture = svg(&scene, &bench.art, words, &names);
                assert!(!picture.contains('⟦'), "the picture says nothing somewhere for {viewer:?}");
            }
        }
    }
    for (_, event) in table.events() {
        bench.check_says(&event.say, &names);
        bench.check_rule(event.rule);
    }
}

fn check_parts(scene: &Scene) {
    let mut ids = BTreeSet::new();
    for part in scene.parts().filter(|part| !part.id.is_empty()) {
        assert!(ids.insert(part.id.as_str()), "two parts are called {:?}", part.id);
    }
    for name in scene.parts().flat_map(|part| part.seen_with.split_whitespace()) {
        assert!(ids.contains(name), "a part is seen with {name:?}: no such part");
    }
    let sizes = scene.parts().map(|part| part.size).chain([scene.size]);
    for (width, height) in sizes {
        assert!(width > 0.0 && height > 0.0, "a part of {width} by {height}");
    }
}

/// Offers are the listed moves, one to one, each found by picks of its own.
fn check_offers<G: Game>(table: &Table<G>, viewer: Viewer, scene: &Scene) {
    let moves = viewer.seat().map(|seat| table.moves(seat)).unwrap_or_default();
    let mut listed: Vec<(String, String)> =
        moves.iter().map(|m| (to_json(m).to_string(), m.to_string())).collect();
    let mut offered: Vec<(String, String)> =
        scene.offers.iter().map(|offer| (offer.mv.to_string(), offer.notation.clone())).collect();
    listed.sort();
    offered.sort();
    assert_eq!(offered, listed, "{viewer:?} is offered something else than the listed moves");
    assert!(moves.is_empty() || scene.task.is_some(), "{viewer:?} is due but not told what to do");
    let ids: BTreeSet<&str> = scene.parts().map(|part| part.id.as_str()).collect();
    let mut seen = BTreeSet::new();
    for offer in &scene.offers {
        let picks: BTreeSet<&str> = offer.picks.iter().map(String::as_str).collect();
        assert!(!picks.is_empty(), "{} is offered without anything to pick", offer.notation);
        for pick in &picks {
            assert!(
                !pick.is_empty() && ids.contains(pick),
                "{} picks {pick:?}: no such part",
                offer.notation
            );
        }
        assert!(seen.insert(picks), "{} has the picks of another offer", offer.notation);
        let needs_aid = scene.parts().any(|part| part.is_aid && offer.picks.contains(&part.id));
        assert!(!needs_aid, "{} can't be offered without aids", offer.notation);
    }
}

fn check_words<G: Game>(bench: &Bench<G>, scene: &Scene, names: &[String]) {
    let labels = scene.groups.iter().map(|group| &group.label);
    let said = labels.chain([&scene.headline]).chain(&scene.task);
    said.chain(scene.offers.iter().map(|offer| &offer.label)).for_each(|m| bench.check_says(m, names));
    for part in scene.parts() {
        part.label.iter().for_each(|label| bench.check_says(label, names));
        let named = part.id.is_empty() || part.label.is_some();
        assert!(named, "part {:?} can be pointed at but has no label", part.id);
        for layer in &part.layers {
            if let Layer::Text(text) = layer
                && let Say::Message(message) = &text.say
            {
                bench.check_says(message, names);
            }
        }
    }
}

/// Every option, every choice of one and every look has a label in both languages.
pub(super) fn check_option_labels<G: Game>() {
    for words in Lang::ALL.map(|lang| Words::new(lang, (G::META.words)(lang))) {
        for look in G::LOOKS {
            let label = format!("{}-look-{look}", G::META.id);
            assert!(words.has(&label), "{label} says nothing in {}", words.lang());
        }
        for option in G::Options::describe() {
            let label = format!("{}-option-{}", G::META.id, option.id);
            let mut labels = vec![label.clone()];
            if let OptionKind::Choice(choices) = &option.kind {
                labels.extend(choices.iter().map(|choice| match choice {
                    Value::String(text) => format!("{label}-{text}"),
                    other => format!("{label}-{other}"),
                }));
            }
            for label in labels {
                assert!(words.has(&label), "{label} says nothing in {}", words.lang());
            }
        }
    }
}
