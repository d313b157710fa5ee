//! Lessons: every step can be done, every text is there in both languages, and it takes a few minutes.

use crate::game::Game;
use crate::lang::{Lang, Words};
use crate::message::Message;
use crate::scenario::Scenario;
use crate::scenario::lesson::{Aside, LEARNER, Lesson, Step, Taught};
use crate::seat::Viewer;
use crate::table::Table;
use std::ops::RangeInclusive;

/// How long a lesson may take.
const SECONDS: RangeInclusive<usize> = 180..=300;
/// How many words somebody reads in a minute who has to understand them.
const WORDS_PER_MINUTE: usize = 160;
/// How long it takes to find and confirm a move.
const SECONDS_PER_MOVE: usize = 7;

/// Plays the game's lesson to its end, on every way that it leaves open.
///
/// # Panics
/// If it does not hold, lacks words, shows what is not there, or is too short or too long.
pub fn check_lesson<G: Game>() {
    check_lesson_text::<G>(G::LESSON);
}

/// Plays one lesson of the game to its end, on every way that it leaves open.
///
/// # Panics
/// As [`check_lesson`].
pub fn check_lesson_text<G: Game>(text: &str) {
    let lesson = Lesson::parse(G::META.id, text).unwrap_or_else(|report| panic!("{report}"));
    let own: Vec<String> =
        lesson.steps.iter().map(|step| step.wants.first().cloned().unwrap_or_default()).collect();
    for (at, step) in lesson.steps.iter().enumerate() {
        let here = taught::<G>(&lesson, &own[..at]);
        assert!(here.aside.is_none() && here.step == at, "{}: its own moves lead on", step.say);
        check_step(&lesson, &own, at, &here.table);
    }
    let end = taught::<G>(&lesson, &own);
    assert_eq!((end.step, end.aside), (lesson.steps.len(), None));
    assert!(lesson.steps.last().is_some_and(|step| step.wants.is_empty()), "the last step is only read");
    for lang in Lang::ALL {
        check_words::<G>(&lesson, lang);
    }
}

/// Plays an example of a rules page up to its last move, as somebody finds it who tries it out.
///
/// # Panics
/// If nobody has anything to decide there.
pub fn check_example<G: Game>(example: &Scenario) {
    let (start, not) = example.clone().before_its_last_move();
    let table = start.run::<G>().unwrap_or_else(|report| panic!("{report}"));
    let due = table.game().turn().seats().iter().next();
    let seat = due.unwrap_or_else(|| panic!("{}: nobody is due before its last move", example.name));
    let legal: Vec<String> = table.moves(seat).iter().map(ToString::to_string).collect();
    assert!(!not.iter().any(|notation| legal.contains(notation)), "{}: {not:?}", example.name);
}

fn taught<G: Game>(lesson: &Lesson, done: &[String]) -> Taught<Table<G>> {
    lesson.teach(done).unwrap_or_else(|report| panic!("{report}"))
}

fn check_step<G: Game>(lesson: &Lesson, own: &[String], at: usize, table: &Table<G>) {
    let step = &lesson.steps[at];
    let scene = table.scene(Viewer::Seat(LEARNER));
    for part in &step.show {
        let known: Vec<&str> = scene.parts().map(|part| &*part.id).filter(|id| !id.is_empty()).collect();
        assert!(known.contains(&&**part), "{}: there is no part {part}; there are {known:?}", step.say);
    }
    if step.wants.is_empty() {
        return;
    }
    let legal: Vec<String> = table.moves(LEARNER).iter().map(ToString::to_string).collect();
    for wanted in &step.wants {
        assert!(legal.contains(wanted), "{}: {wanted} is not among {legal:?}", step.say);
    }
    for tried in &legal {
        let mut done = own.to_vec();
        done[at].clone_from(tried);
        let taught = taught::<G>(lesson, &done);
        if step.takes_anything || step.wants.contains(tried) {
            assert_eq!((taught.step, taught.aside), (own.len(), None), "{}: {tried} leads on", step.say);
        } else {
            assert_eq!(taught.step, at, "{}: {tried} is taken back", step.say);
            assert!(matches!(taught.aside, Some(Aside::Other(_))), "{}: {tried} is spoken of", step.say);
        }
    }
}

fn check_words<G: Game>(lesson: &Lesson, lang: Lang) {
    let words = Words::new(lang, (G::META.words)(lang));
    let keys = |step: &Step| std::iter::once(step.say.clone()).chain(step.otherwise.clone());
    for key in lesson.steps.iter().flat_map(keys) {
        assert!(words.try_say(&Message::new(key.clone()), &[]).is_some(), "{lang} lacks {key}");
    }
    let said = lesson.steps.iter().map(|step| words.say(&Message::new(step.say.clone()), &[]));
    let read: usize = said.map(|text| text.split_whitespace().count()).sum();
    let moves = lesson.steps.iter().filter(|step| !step.wants.is_empty()).count();
    let seconds = read * 60 / WORDS_PER_MINUTE + moves * SECONDS_PER_MOVE;
    assert!(SECONDS.contains(&seconds), "the lesson takes {seconds} seconds in {lang}");
}
