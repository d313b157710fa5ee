//! Looking back: the table after any number of entries, by slider, keys or log line, with a link to each.
//!
//! Everybody sees what they could see then; once the game is over anybody may look through anybody's eyes.

use super::board::board;
use super::form::table_address;
use super::frame::Page;
use super::log::{log, sheet};
use super::seats::seats;
use super::table::dialogs;
use crate::http::caller::Visitor;
use crate::http::tables::unexpected;
use crate::http::{App, Shared};
use crate::registry::Registered;
use crate::room::{Asked, Paged, Reply};
use axum::extract::{Path, Query};
use axum::response::{Html, IntoResponse, Response};
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::seat::Seat;
use maud::{Markup, html};
use serde::Deserialize;

/// What the address of a position may say.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Which {
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
    /// The address of a position, through the same eyes.
    fn address(&self, table: &str, at: usize) -> String {
        let seat = self.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
        let eyes = self.eyes.map(|eyes| format!("&eyes={eyes}")).unwrap_or_default();
        format!("/t/{table}/replay?at={at}{seat}{eyes}")
    }
}

/// Shows a position.
pub(super) async fn show(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Response {
    let asked = Asked::Replay { at: which.at, eyes: which.eyes.map(Seat) };
    let page = match app.ask(&id, &visitor, which.seat.map(Seat), asked).await {
        Ok(Reply::Page(page)) => page,
        Ok(_) => return app.fault_page(&visitor, &unexpected()),
        Err(refused) => return app.fault_page(&visitor, &refused),
    };
    let Some(registered) = app.hall.games.find(page.drawn.game) else {
        return app.fault_page(&visitor, &unexpected());
    };
    let body = position(&app, visitor.lang, &page, registered, &which);
    if which.fragment.is_some() {
        return Html(body.into_string()).into_response();
    }
    let words = app.words(visitor.lang);
    let title = Message::new("page-replay-title").with("game", registered.title(visitor.lang));
    let here = which.address(&id, page.look.state.n);
    let body = html! { (body) (dialogs(words)) };
    let framed = Page { here, ..Page::new(words.say(&title, &[]), "table", body) };
    app.page(&visitor, 200, &framed)
}

fn position(app: &App, lang: Lang, page: &Paged, registered: &Registered, which: &Which) -> Markup {
    let (look, words) = (&page.look, registered.words(lang));
    html! {
        div id="table" class="replay" data-replay=(look.table) data-n=(look.state.n) data-last=(page.entries)
            data-eyes=[which.eyes] data-asked=[which.seat] {
            (seats(app, lang, page))
            (board(app, page, registered, lang, None))
            div class="desk" { (controls(app, lang, page, which)) }
            div class="side" { (log(app, words, page, 0)) (sheet(app, words, page)) }
        }
    }
}

fn controls(app: &App, lang: Lang, page: &Paged, which: &Which) -> Markup {
    let (words, look, last) = (app.words(lang), &page.look, page.entries);
    let (n, id) = (look.state.n, look.table.as_str());
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
            p class="task" { (app_words(app, page, lang)) }
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
            @if page.is_over { (eyes(app, lang, page, which)) }
            div class="link" {
                input readonly value=(which.address(id, n)) aria-label=(words.say_key("page-replay-link"));
                button type="button" hidden data-copy=(words.say_key("page-copied")) { (words.say_key("page-replay-copy")) }
            }
            p { a class="button main" href=(table_address(id, which.seat.map(Seat))) title="Esc" { (words.say_key("page-back-to-table")) } }
        }
    }
}

/// Where the game stood, in one sentence.
fn app_words(app: &App, page: &Paged, lang: Lang) -> String {
    let registered = app.hall.games.find(page.drawn.game);
    registered
        .map(|game| game.words(lang).say(&page.drawn.scene.headline, &page.drawn.names))
        .unwrap_or_default()
}

/// Once the game is over: through whose eyes.
fn eyes(app: &App, lang: Lang, page: &Paged, which: &Which) -> Markup {
    let (words, look) = (app.words(lang), &page.look);
    html! {
        nav class="eyes" aria-label=(words.say_key("page-replay-eyes")) {
            span { (words.say_key("page-replay-eyes")) }
            @for seat in &look.seats {
                @let to = Which { eyes: Some(seat.seat.0), ..Which::default() }.address(&look.table, look.state.n);
                a class="button small" href=(to) aria-current=[(which.eyes == Some(seat.seat.0)).then_some("true")] {
                    (super::seats::mark(seat.seat)) bdi { (app.name_of(lang, seat)) }
                }
            }
        }
    }
}
