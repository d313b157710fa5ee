//! The guided first game: a lesson of the game, step by step on a real board.

use super::fault::{nothing, unread};
use super::form::Fields;
use super::frame::{Answer, Page};
use super::practice::{DID, Practice, done_of, is_fragment};
use super::site::Reader;
use super::site::Site;
use super::table::dialogs;
use crate::registry::Registered;
use crate::room::Refused;
use castellan_core::lang::Words;
use castellan_core::message::Message;
use castellan_core::scenario::lesson::{Aside, LEARNER, Lesson, Step, Taught};
use castellan_core::seat::Viewer;
use castellan_core::table::any::AnyTable;
use maud::{Markup, html};

/// The step that is due after what the address says was done, in the game's lesson or that of another ordinary game
/// of it.
///
/// # Errors
/// If there is no such lesson, or the address was not made by its page.
pub fn page(
    app: &Site,
    visitor: &Reader<'_>,
    (game, start): (&str, Option<&str>),
    fields: &Fields,
) -> Result<Answer, Refused> {
    let found = app.games.find(game).and_then(|found| {
        let lesson = match start {
            Some(start) => found.start(start).map(|(_, lesson)| lesson),
            None => found.lesson.as_ref(),
        };
        Some((found, lesson?))
    });
    let (registered, lesson) = found.ok_or_else(nothing)?;
    let taught = done_of(fields).and_then(|mut done| {
        let taught = registered.game.teach(lesson, &done).ok()?;
        done.truncate(taught.step);
        Some((done, taught))
    });
    let (done, taught) = taught.ok_or_else(unread)?;
    let words = app.words(visitor.lang);
    let you = match visitor.name {
        "" => words.say_key("play-you"),
        name => name.to_owned(),
    };
    let names = std::iter::once(you).chain(taught.table.names().into_iter().skip(1)).collect();
    // Behind its last step a lesson stays at it.
    let at = taught.step.min(lesson.steps.len() - 1);
    let step = &lesson.steps[at];
    let base = start.map_or_else(|| format!("/learn/{game}"), |start| format!("/learn/{game}/{start}"));
    let show = shown(step, &*taught.table);
    let practice = Practice { base, done, seat: LEARNER, table: &*taught.table, show, names };
    let told = told(app, registered, visitor, lesson, &taught, &practice, at);
    let body =
        practice.show(app, registered, visitor, &told, Some(&html! {}).filter(|_| !step.wants.is_empty()));
    if is_fragment(fields) {
        return Ok(Answer::Piece(body));
    }
    let title = match start {
        Some(start) => registered.start_word(visitor.lang, start, ""),
        None => registered.title(visitor.lang),
    };
    let title = words.say(&Message::new("page-learn-title").with("game", title), &[]);
    let here = practice.address(practice.done.len());
    let body = html! { (body) (super::table::sayings(words)) (dialogs(words)) };
    Ok(Answer::Page(Page { here, ..Page::new(title, "table", body) }))
}

/// What a step speaks of: what it says, or what its move takes.
fn shown(step: &Step, table: &dyn AnyTable) -> Vec<String> {
    if step.wants.is_empty() {
        return step.show.clone();
    }
    let offers = table.scene(Viewer::Seat(LEARNER)).offers;
    let wanted = |offer: &castellan_core::scene::Offer| step.wants.first() == Some(&offer.notation);
    offers.into_iter().find(wanted).map(|offer| offer.picks).unwrap_or_default()
}

/// What the learner is told, and how to go on where nothing else is to be done.
fn told(
    app: &Site,
    registered: &Registered,
    visitor: &Reader<'_>,
    lesson: &Lesson,
    taught: &Taught<Box<dyn AnyTable>>,
    practice: &Practice<'_>,
    at: usize,
) -> Markup {
    let (common, words) = (app.words(visitor.lang), registered.words(visitor.lang));
    let (step, last) = (&lesson.steps[at], lesson.steps.len());
    let place = Message::new("page-learn-step").with("n", at + 1).with("last", last);
    html! {
        section class="paper lesson" aria-label=(common.say_key("page-learn")) {
            p class="quiet" {
                label for="lesson-progress" { (common.say(&place, &[])) }
                progress id="lesson-progress" max=(last) value=(at + 1) {}
            }
            div class="lesson-text" role="status" {
                @if let Some(aside) = &taught.aside {
                    p class="notice" { (said(common, words, aside, &practice.names, registered.game.meta().id)) }
                }
                @for paragraph in words.say(&Message::new(step.say.clone()), &practice.names).split("\n\n") {
                    p { (paragraph) }
                }
            }
            div class="row" {
                @if at + 1 == last {
                    (afterwards(common, registered, practice))
                } @else if step.wants.is_empty() {
                    form class="practice-form" method="get" action=(practice.base) {
                        (practice.fields(practice.done.len()))
                        button class="main go-on" name=(DID) value="" { (common.say_key("page-learn-on")) }
                    }
                }
                @if !practice.done.is_empty() {
                    form class="undo" method="get" action=(practice.base) {
                        (practice.fields(practice.done.len() - 1))
                        button class="small" data-key="Backspace" { (common.say_key("page-learn-back")) }
                    }
                }
            }
        }
    }
}

/// Why the learner's move does not lead on, in a friendly sentence.
pub(super) fn said(common: &Words, words: &Words, aside: &Aside, names: &[String], game: &str) -> Markup {
    let (text, rule) = match aside {
        Aside::Other(Some(say)) => (words.say(say, names), None),
        Aside::Other(None) => (common.say_key("page-learn-other"), None),
        Aside::Refused(refusal) => (words.say(&refusal.say(), names), refusal.rule()),
        Aside::NotAMove => (common.say_key("page-practice-not-a-move"), None),
    };
    html! {
        (text)
        @if let Some(rule) = rule { " " a class="rule" href={ "/rules/" (game) "#" (rule) } { (rule) } }
    }
}

/// Whether a lesson is that of another ordinary game.
fn is_of(practice: &Practice<'_>, start: &str) -> bool {
    practice.base.rsplit('/').next() == Some(start)
}

/// What comes after a lesson.
fn afterwards(common: &Words, registered: &Registered, practice: &Practice<'_>) -> Markup {
    let game = registered.game.meta().id;
    html! {
        form method="post" action="/play" {
            input type="hidden" name="game" value=(game);
            @if let Some((start, _)) = registered.starts.iter().find(|(start, _)| is_of(practice, start.id)) {
                input type="hidden" name="start" value=(start.id);
            }
            button class="main" { (common.say_key("page-play-bot")) }
        }
        a class="button" href={ "/rules/" (game) } { (common.say_key("page-rules")) }
        a class="plain" href=(practice.base) { (common.say_key("page-learn-again")) }
    }
}
