//! An example of a rules page, tried out: its position just before its last move, to be played on.

use super::fault::{nothing, unread};
use super::form::Fields;
use super::frame::{Answer, Page};
use super::learn::said;
use super::practice::{DID, Practice, done_of, is_fragment};
use super::rules::{Source, Writer};
use super::site::Reader;
use super::site::Site;
use super::table::{dialogs, sayings};
use crate::registry::Registered;
use crate::room::Refused;
use castellan_core::game::Turn;
use castellan_core::message::Message;
use castellan_core::scenario::Scenario;
use castellan_core::scenario::lesson::Aside;
use castellan_core::seat::Seat;
use castellan_core::table::any::{AnyGame, AnyTable};
use maud::{Markup, html};

/// A position that somebody tries out.
struct Tried {
    table: Box<dyn AnyTable>,
    /// What was done and led here.
    done: Vec<String>,
    /// Why the last thing did not lead on.
    aside: Option<Aside>,
    /// Moves that the example says are not allowed, at its first position.
    not: Vec<String>,
}

/// The position after what the address says was done.
///
/// # Errors
/// If there is no such example, or the address was not made by its page.
pub fn page(
    app: &Site,
    visitor: &Reader<'_>,
    (game, example): (&str, &str),
    fields: &Fields,
) -> Result<Answer, Refused> {
    let registered = app.games.find(game).ok_or_else(nothing)?;
    let shown = registered.game.examples().iter().find(|shown| shown.name == example).ok_or_else(nothing)?;
    let scenario = Scenario::parse(example, shown.scenario).map_err(|_| nothing())?;
    let tried = done_of(fields).and_then(|done| follow(&*registered.game, scenario, &done));
    let tried = tried.ok_or_else(unread)?;
    let words = app.words(visitor.lang);
    let seat = tried.table.turn().seats().iter().next().unwrap_or(Seat(0));
    let practice = Practice {
        base: format!("/rules/{game}/try/{example}"),
        seat,
        table: &*tried.table,
        show: Vec::new(),
        names: tried.table.names(),
        done: tried.done.clone(),
    };
    let told = told(app, registered, visitor, &tried, &practice, example);
    let acts = acts(app, visitor, &tried, &practice);
    let is_over = tried.table.turn() == Turn::Over;
    let body = practice.show(app, registered, visitor, &told, Some(&acts).filter(|_| !is_over));
    if is_fragment(fields) {
        return Ok(Answer::Piece(body));
    }
    let title = Message::new("page-try-title").with("game", registered.title(visitor.lang));
    let here = practice.address(practice.done.len());
    let body = html! { (body) (sayings(words)) (dialogs(words)) };
    Ok(Answer::Page(Page { here, ..Page::new(words.say(&title, &[]), "table", body) }))
}

/// Plays what was done, each thing by the seat that is due, as far as it goes.
fn follow(game: &dyn AnyGame, scenario: Scenario, done: &[String]) -> Option<Tried> {
    let (scenario, not) = scenario.before_its_last_move();
    let mut tried = Tried { table: game.scenario(&scenario).ok()?, done: Vec::new(), aside: None, not };
    draw(&mut *tried.table);
    for did in done {
        let Some(seat) = tried.table.turn().seats().iter().next() else { break };
        let played = match tried.table.parse_move(did) {
            Some(mv) => tried.table.play(seat, &mv).map_err(Aside::Refused),
            None => Err(Aside::NotAMove),
        };
        tried.aside = played.err();
        if tried.aside.is_some() {
            break;
        }
        draw(&mut *tried.table);
        tried.done.push(did.clone());
    }
    Some(tried)
}

/// The dice of the scenario decide what is due.
fn draw(table: &mut dyn AnyTable) {
    while matches!(table.turn(), Turn::Chance(_)) && table.draw().is_ok() {}
}

/// The example in words, and what came of the last try.
fn told(
    app: &Site,
    registered: &Registered,
    visitor: &Reader<'_>,
    tried: &Tried,
    practice: &Practice<'_>,
    example: &str,
) -> Markup {
    let (common, words) = (app.words(visitor.lang), registered.words(visitor.lang));
    let meta = registered.game.meta();
    // Each edition's page shows its own examples.
    let pages: Vec<_> =
        (0..meta.editions.len().max(1)).map(|edition| meta.rules_page(visitor.lang, edition)).collect();
    let story = pages.iter().find_map(|page| Source::parse(page).story(example));
    let writer = Writer { registered, try_it: String::new() };
    html! {
        section class="paper lesson" aria-label=(common.say_key("page-try")) {
            div class="lesson-text" role="status" {
                @if let Some(aside) = &tried.aside {
                    p class="notice" { (said(common, words, aside, &practice.names, meta.id)) }
                }
                @if tried.table.turn() == Turn::Over {
                    p { (common.say_key("page-try-over")) }
                } @else {
                    @let name = practice.names.get(practice.seat.index()).cloned().unwrap_or_default();
                    p { (common.say(&Message::new("page-try-for").with("name", name), &[])) }
                }
            }
            p class="quiet" { (common.say_key("page-try-how")) }
            @if let Some((caption, story)) = story {
                details class="example" open[practice.done.is_empty()] {
                    summary { (common.say_key("page-try-example")) }
                    (writer.markdown(if story.is_empty() { caption } else { story }))
                }
            }
            div class="row" {
                @if !practice.done.is_empty() {
                    form class="undo" method="get" action=(practice.base) {
                        (practice.fields(practice.done.len() - 1))
                        button data-key="Backspace" { (common.say_key("page-undo")) }
                    }
                    a class="button" href=(practice.base) { (common.say_key("page-try-again")) }
                }
                a class="plain" href={ "/rules/" (meta.id) } { (common.say_key("page-try-back")) }
            }
        }
    }
}

/// What is not offered may be tried too, and is refused with its reason.
fn acts(app: &Site, visitor: &Reader<'_>, tried: &Tried, practice: &Practice<'_>) -> Markup {
    let words = app.words(visitor.lang);
    let fields = || practice.fields(practice.done.len());
    html! {
        @if practice.done.is_empty() && !tried.not.is_empty() {
            form class="practice-form not-allowed" method="get" action=(practice.base) {
                (fields())
                p class="quiet" { (words.say_key("page-try-not")) }
                div class="row" {
                    @for notation in &tried.not { button class="small" name=(DID) value=(notation) { (notation) } }
                }
            }
        }
        details class="write" {
            summary { (words.say_key("page-try-write")) }
            form class="practice-form" method="get" action=(practice.base) {
                (fields())
                label { (words.say_key("page-try-write-move")) " " input name=(DID) autocomplete="off" required; }
                button class="small" { (words.say_key("page-try-ask")) }
            }
        }
    }
}
