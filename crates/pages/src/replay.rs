//! Looking back: the table after any number of entries, by slider, keys or log line, with a link to each.
//!
//! Everybody sees what they could see then; once the game is over anybody may look through anybody's eyes.

use super::board::board;
use super::form::table_address;
use super::frame::{Answer, Page};
use super::log::{log, sheet};
use super::model::{Kept, Model, Seen};
use super::offers::hand;
use super::seats::seats;
use super::site::Reader;
use super::site::Site;
use super::table::dialogs;
use super::tabs::{stock, tabs};
use super::things::Shows;
use crate::registry::Registered;
use crate::room::Refused;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::seat::Seat;
use maud::{Markup, html};
use serde::Deserialize;

/// What the address of a position may say.
#[derive(Debug, Default, Deserialize)]
pub struct Which {
    /// After so many entries; none for all.
    at: Option<usize>,
    /// Through the eyes of which of the caller's seats.
    seat: Option<u8>,
    /// Through whose eyes, once the game is over.
    eyes: Option<u8>,
    /// Only what changes from position to position.
    fragment: Option<String>,
}

impl Which {
    /// Through the eyes of which of the caller's seats.
    pub fn seat(&self) -> Option<Seat> {
        self.seat.map(Seat)
    }

    /// The address of a position, through the same eyes.
    fn address(&self, table: &str, at: usize) -> String {
        let seat = self.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let eyes = self.eyes.map(|eyes| format!("&eyes={eyes}")).unwrap_or_default();
        format!("/t/{table}/replay?at={at}{seat}{eyes}")
    }
}

/// A position.
///
/// # Errors
/// If the visitor may not see it.
pub fn page(app: &Site, visitor: &Reader<'_>, seen: &Seen, which: &Which) -> Result<Answer, Refused> {
    let (page, kept) = Model::then(seen, which.at, which.eyes.map(Seat))?;
    let registered = seen.snapshot.registered();
    let body = position(app, visitor.lang, (&page, &kept), registered, which);
    if which.fragment.is_some() {
        return Ok(Answer::Piece(body));
    }
    let words = app.words(visitor.lang);
    let title = Message::new("page-replay-title").with("game", registered.title(visitor.lang));
    let here = which.address(&kept.table, page.state.n);
    let body = html! { (body) (dialogs(words)) };
    Ok(Answer::Page(Page { here, ..Page::new(words.say(&title, &[]), "table", body) }))
}

fn position(
    app: &Site,
    lang: Lang,
    (page, kept): (&Model, &Kept),
    registered: &Registered,
    which: &Which,
) -> Markup {
    let (words, shows) = (registered.words(lang), Shows { page, registered, lang });
    html! {
        div id="table" class="replay" data-replay=(kept.table) data-n=(page.state.n) data-last=(kept.entries)
            data-eyes=[which.eyes] data-asked=[which.seat] {
            (seats(app, shows, None))
            (board(app, page, registered, lang, None))
            div class="desk" { (hand(shows)) (controls(app, lang, (page, kept), registered, which)) }
            (tabs(app.words(lang), shows, &["log", "sheet"]))
            div class="side" { (stock(app.words(lang), shows)) (log(app, words, page, 0)) (sheet(app, words, page)) }
        }
    }
}

fn controls(
    app: &Site,
    lang: Lang,
    (page, kept): (&Model, &Kept),
    registered: &Registered,
    which: &Which,
) -> Markup {
    let (words, last) = (app.words(lang), kept.entries);
    let (n, id) = (page.state.n, kept.table.as_str());
    let where_it_is = Message::new("page-replay-position").with("n", n).with("last", last);
    let steps = [
        (0, "M5 5v14M19 5v14L9 12z", "page-replay-first", "Home"),
        (n.saturating_sub(1), "M17 5v14L7 12z", "page-replay-back", "←"),
        ((n + 1).min(last), "M7 5v14l10-7z", "page-replay-on", "→"),
        (last, "M19 5v14M5 5v14l10-7z", "page-replay-last", "End"),
    ];
    html! {
        section class="paper doing" aria-label=(words.say_key("page-replay")) {
            h2 { (words.say_key("page-replay")) }
            p class="task" { (registered.words(lang).say(&page.drawn.scene.headline, &page.drawn.names)) }
            form class="slider" method="get" action={ "/t/" (id) "/replay" } {
                @if let Some(seat) = which.seat { input type="hidden" name="seat" value=(seat); }
                @if let Some(eyes) = which.eyes { input type="hidden" name="eyes" value=(eyes); }
                label for="at" { (words.say(&where_it_is, &[])) }
                input id="at" type="range" name="at" min="0" max=(last) value=(n);
                button class="small" { (words.say_key("page-replay-go")) }
            }
            nav class="steps" aria-label=(words.say_key("page-replay-steps")) {
                @for (to, sign, key, press) in steps {
                    a class="button" href=(which.address(id, to)) title=(press) aria-label=(words.say(&Message::new(key), &[])) {
                        svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { path d=(sign) {} }
                    }
                }
            }
            (jumps(app, lang, (page, kept), which))
            @if kept.is_over { (eyes(app, lang, (page, kept), which)) }
            @if kept.is_over && n < last { (from_here(app, lang, page, kept)) }
            div class="link" {
                input readonly value=(which.address(id, n)) aria-label=(words.say_key("page-replay-link"));
                button type="button" hidden data-copy=(words.say_key("page-copied")) { (words.say_key("page-replay-copy")) }
            }
            p { a class="button main" href=(table_address(id, which.seat.map(Seat))) title="Esc" { (words.say_key("page-back-to-table")) } }
        }
    }
}

/// By turns and by scorings, and all of it by itself.
fn jumps(app: &Site, lang: Lang, (page, kept): (&Model, &Kept), which: &Which) -> Markup {
    let (words, n) = (app.words(lang), page.state.n);
    let before = |all: &[usize]| all.iter().rev().find(|at| **at < n).copied();
    let after = |all: &[usize]| all.iter().find(|at| **at > n).copied();
    let jumps = [
        (before(&kept.turns), "page-replay-turn-back"),
        (after(&kept.turns), "page-replay-turn-on"),
        (before(&kept.scorings), "page-replay-scoring-back"),
        (after(&kept.scorings), "page-replay-scoring-on"),
    ];
    html! {
        nav class="jumps" aria-label=(words.say_key("page-replay-jumps")) {
            @for (to, key) in jumps {
                @if let Some(to) = to { a class="button small" href=(which.address(&kept.table, to)) { (words.say(&Message::new(key), &[])) } }
                @else { span class="button small" aria-disabled="true" { (words.say(&Message::new(key), &[])) } }
            }
            button type="button" class="small" hidden data-autoplay data-stop=(words.say_key("page-replay-stop")) aria-pressed="false" {
                (words.say_key("page-replay-play"))
            }
        }
    }
}

/// Once the game is over it can be tried again from here, in anybody's place.
fn from_here(app: &Site, lang: Lang, page: &Model, kept: &Kept) -> Markup {
    let words = app.words(lang);
    html! {
        form class="row from-here" method="post" action={ "/t/" (kept.table) "/try" } {
            input type="hidden" name="at" value=(page.state.n);
            select name="seat" aria-label=(words.say_key("page-try-as")) {
                @for seat in &page.seats { option value=(seat.seat) selected[page.own.contains(seat.seat)] { (app.name_of(lang, seat)) } }
            }
            button { (words.say_key("page-try-from-here")) }
        }
    }
}

/// Once the game is over: through whose eyes.
fn eyes(app: &Site, lang: Lang, (page, kept): (&Model, &Kept), which: &Which) -> Markup {
    let words = app.words(lang);
    html! {
        nav class="eyes" aria-label=(words.say_key("page-replay-eyes")) {
            span { (words.say_key("page-replay-eyes")) }
            @for seat in &page.seats {
                @let to = Which { eyes: Some(seat.seat.0), ..Which::default() }.address(&kept.table, page.state.n);
                a class="button small" href=(to) aria-current=[(which.eyes == Some(seat.seat.0)).then_some("true")] {
                    (super::seats::mark(seat.seat)) bdi { (app.name_of(lang, seat)) }
                }
            }
        }
    }
}
