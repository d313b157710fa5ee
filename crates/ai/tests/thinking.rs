//! Bots of all games: the same seed gives the same move, and hints can be said in every language.

use castellan_ai::level::Level;
use castellan_ai::mind::{Budget, Playable};
use castellan_core::dice::Seed;
use castellan_core::lang::Lang;
use castellan_core::record::{Draws, Player, Who};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use castellan_core::table::any::AnyTable;
use serde_json::{Value, json};

fn games() -> Vec<Playable> {
    vec![
        Playable::of::<castellan_castle::Castle>(),
        Playable::of::<castellan_carcassonne::Carcassonne>(),
        Playable::of::<castellan_siege::Siege>(),
        Playable::of::<castellan_torres::Torres>(),
    ]
}

fn open(playable: &Playable) -> Box<dyn AnyTable> {
    let bot = |name: &str| Player { name: name.to_owned(), who: Who::Bot, level: None };
    let setup = Setup::new("t", vec![bot("Anna"), bot("Bartek")], Draws::Auto, Seed::new([3; 32]));
    playable.game.open(setup, &json!({})).expect("the options are the usual ones")
}

fn due(table: &dyn AnyTable) -> Option<Seat> {
    table.turn().seats().iter().next()
}

fn few(seed: u64) -> Budget {
    Budget { playouts: Some(12), ..Budget::of_level(seed) }
}

#[test]
fn the_same_seed_and_playouts_give_the_same_move() {
    for playable in games() {
        let table = open(&playable);
        let seat = due(&*table).expect("somebody begins");
        let view = table.view(Viewer::Seat(seat));
        for level in Level::grades() {
            let think = || playable.mind.think(&*view, seat, level, few(5));
            let m = think().expect("there is a move");
            assert_eq!(Some(&m), think().as_ref(), "{} {level}", table.meta().id);
            assert!(table.moves(seat).contains(&m), "{} {level}: {m}", table.meta().id);
        }
        for (named, number) in [("page", "1"), ("squire", "3"), ("knight", "5"), ("castellan", "10")] {
            let think = |name: &str| {
                let level = name.parse().expect("a level");
                playable.mind.think(&*view, seat, level, few(8))
            };
            assert_eq!(think(named), think(number), "{} {named}", table.meta().id);
        }
    }
}

#[test]
fn a_thought_is_explained_by_what_it_was_compared_with() {
    for playable in games() {
        let table = open(&playable);
        let seat = due(&*table).expect("somebody begins");
        let view = table.view(Viewer::Seat(seat));
        let legal = table.moves(seat);
        for level in ["random", "greedy", "1", "5", "8", "castellan"] {
            let level: Level = level.parse().expect("a level");
            let found = playable.mind.explain(&*view, seat, level, few(7)).expect("there is a move");
            let case = format!("{} {level}: {found:?}", table.meta().id);
            assert_eq!(Some(found.mv.clone()), playable.mind.think(&*view, seat, level, few(7)), "{case}");
            let chosen = found.candidates.iter().find(|other| other.m == found.mv).expect(&case);
            assert!((chosen.margin - found.margin).abs() < 1e-9, "{case}");
            for (n, other) in found.candidates.iter().enumerate() {
                assert!(other.margin.is_finite() && legal.contains(&other.m), "{case}");
                assert!(found.candidates[..n].iter().all(|earlier| earlier.m != other.m), "{case}");
            }
            if level.rank().is_none() {
                assert_eq!(found.candidates.len(), 1, "a glance compares nothing: {case}");
            }
            if level == Level::Castellan {
                assert!(found.candidates.len() > 1, "{case}");
            }
        }
    }
}

#[test]
fn a_move_does_not_depend_on_the_number_of_threads() {
    for playable in games() {
        let mut table = open(&playable);
        for step in 0..6 {
            let Some(seat) = due(&*table) else { break };
            let view = table.view(Viewer::Seat(seat));
            let think = |threads: u16| {
                let budget = Budget { playouts: Some(40), threads, ..Budget::of_level(step) };
                playable.mind.think(&*view, seat, Level::Castellan, budget).expect("there is a move")
            };
            let m = think(1);
            assert_eq!((think(2), think(5)), (m.clone(), m.clone()), "{}", table.meta().id);
            table.play(seat, &m).expect("a bot plays legal moves");
        }
    }
}

#[test]
fn every_term_of_an_evaluation_has_its_words() {
    for playable in games() {
        for lang in Lang::ALL {
            let words = playable.game.words(lang);
            for (term, weight) in playable.mind.weights() {
                let key = format!("{}-term-{term}", playable.game.meta().id);
                // The Castle has words of its own for each edition.
                let of_editions = || ["old", "new"].iter().all(|of| words.has(&format!("{key}-{of}")));
                assert!((words.has(&key) || of_editions()) && weight.is_finite(), "{key} in {lang}");
            }
        }
    }
}

#[test]
fn a_hint_is_a_legal_move_with_a_reason_in_every_language() {
    for playable in games() {
        let mut table = open(&playable);
        for step in 0..12 {
            let Some(seat) = due(&*table) else { break };
            let view = table.view(Viewer::Seat(seat));
            let hint = playable.mind.hint(&*view, seat, Level::Greedy, few(step)).expect("a move is due");
            for lang in Lang::ALL {
                let said = playable.game.words(lang).try_say(&hint.why, &table.names());
                assert!(said.is_some_and(|said| said.chars().count() > 8), "{:?} in {lang}", hint.why);
            }
            table.play(seat, &hint.mv).expect("a hint is legal");
        }
    }
}

#[test]
fn a_hint_about_secret_choices_speaks_of_chances_and_never_of_one_guess() {
    let playable = Playable::of::<castellan_siege::Siege>();
    let mut reasons = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let bot = |name: &str| Player { name: name.to_owned(), who: Who::Bot, level: None };
        let setup = Setup::new("t", vec![bot("Anna"), bot("Bartek")], Draws::Auto, Seed::new([seed; 32]));
        let mut table = playable.game.open(setup, &json!({})).expect("the options are the usual ones");
        while let Some(seat) = due(&*table) {
            let view = table.view(Viewer::Seat(seat));
            let hint = playable.mind.hint(&*view, seat, Level::Greedy, few(1)).expect("a move is due");
            reasons.insert(hint.why.key.to_string());
            table.play(seat, &hint.mv).expect("a hint is legal");
        }
    }
    assert!(!reasons.contains("hint-scores"), "{reasons:?}");
    assert!(reasons.contains("hint-chance"), "{reasons:?}");
}

#[test]
fn a_poor_move_is_appraised_below_the_best_one() {
    let playable = Playable::of::<castellan_castle::Castle>();
    let table = open(&playable);
    let seat = due(&*table).expect("somebody begins");
    let view = table.view(Viewer::Seat(seat));
    for m in table.moves(seat).iter().take(4) {
        let budget = Budget { playouts: Some(60), ..Budget::of_level(1) };
        let found = playable.mind.appraise(&*view, seat, m, budget).expect("there is a choice");
        assert!(found.best_margin >= found.margin, "{m}");
        assert_eq!(found.best == *m, found.best_margin <= found.margin, "{m}");
    }
}

#[test]
fn nobody_is_blamed_for_a_choice_of_siege_that_a_castellan_may_make() {
    let playable = Playable::of::<castellan_siege::Siege>();
    let mut table = open(&playable);
    let mut worst: f64 = 0.0;
    for step in 0.. {
        let Some(seat) = due(&*table) else { break };
        let view = table.view(Viewer::Seat(seat));
        let appraise = |m: &Value| playable.mind.appraise(&*view, seat, m, few(step));
        let chosen = playable.mind.think(&*view, seat, Level::Castellan, few(step)).expect("a move is due");
        // Hands are guessed anew, so that the same choice may seem a little better or worse.
        if let Some(found) = appraise(&chosen) {
            assert!(found.best_margin - found.margin < 0.5, "{chosen}: {found:?}");
        }
        for m in table.moves(seat) {
            let lost = appraise(&m).map_or(0.0, |found| found.best_margin - found.margin);
            worst = worst.max(lost);
        }
        table.play(seat, &chosen).expect("a bot plays legal moves");
    }
    assert!(worst > 1.0, "there are bad choices, too: {worst}");
}

#[test]
fn a_turn_of_torres_that_is_thrown_away_is_appraised_as_one() {
    let playable = Playable::of::<castellan_torres::Torres>();
    let mut table = open(&playable);
    let mut lost = None;
    for step in 0..30 {
        let seat = due(&*table).expect("somebody is due");
        let view = table.view(Viewer::Seat(seat));
        let appraise = |m| playable.mind.appraise(&*view, seat, m, few(step));
        let planned = playable.mind.think(&*view, seat, Level::Planner, few(step)).expect("a move");
        // The first turn that can be ended: nothing was done in it yet.
        if let Some(end) = table.moves(seat).iter().find(|m| m.get("end").is_some()) {
            let thrown_away = appraise(end).expect("there is a choice");
            let kept = appraise(&planned).expect("there is a choice");
            assert!(thrown_away.margin + 3.0 < kept.margin, "{thrown_away:?} {kept:?}");
            assert_ne!(thrown_away.best, *end);
            lost = Some(thrown_away);
            break;
        }
        table.play(seat, &planned).expect("a bot plays legal moves");
    }
    assert!(lost.is_some(), "turns begin after the knights are set");
}
