//! The first page: what this is, the games, and the visitor's own tables.

use super::frame::Page;
use super::seats::mark;
use crate::http::caller::Visitor;
use crate::http::{App, Shared};
use crate::registry::Registered;
use crate::wire::OwnTable;
use axum::http::header;
use axum::response::Response;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use maud::{Markup, html};

/// How many own tables stand on the first page.
const TABLES_SHOWN: usize = 12;

/// Shows the first page.
pub(super) async fn show(app: Shared, visitor: Visitor) -> Response {
    let words = app.words(visitor.lang);
    let mut own = match app.tables_of(&visitor).await {
        Ok(own) => own,
        Err(refused) if refused.status == 503 => return app.fault_page(&visitor, &refused),
        Err(_) => Vec::new(),
    };
    own.sort_by_key(|table| (table.over, !table.due));
    own.truncate(TABLES_SHOWN);
    let body = html! {
        section class="hero" {
            h1 { (words.say_key("page-what")) }
            p { (words.say_key("page-how")) }
        }
        @if !own.is_empty() { (own_tables(&app, visitor.lang, &own)) }
        section class="games" aria-label=(words.say_key("page-games")) {
            @for registered in app.hall.games.iter() { (card(&app, visitor.lang, registered)) }
        }
    };
    let page = Page::new(String::new(), "home", body);
    let mut response = app.page(&visitor, 200, &page);
    // A browser is known from its first page on, so that all its tables are found again.
    if let Ok((_, Some(cookie))) = app.person_or_new(&visitor).await {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

fn card(app: &App, lang: Lang, registered: &Registered) -> Markup {
    let (words, meta) = (app.words(lang), registered.game.meta());
    let title = registered.title(lang);
    let players = meta.say_seats("games-players", "games-players-exactly");
    html! {
        article class="paper card" {
            img src={ "/games/" (meta.id) "/picture.svg?lang=" (lang) } alt="" width="1200" height="664" loading="lazy";
            div class="card-text" {
                h2 { (title) }
                p { (registered.about(lang)) }
                p class="quiet" { (words.say(&players, &[])) }
                div class="row" {
                    form method="post" action="/play" {
                        input type="hidden" name="game" value=(meta.id);
                        button class="main" { (words.say_key("page-play-bot")) }
                    }
                    a class="button" href={ "/make?game=" (meta.id) } { (words.say_key("page-make")) }
                    @if registered.lesson.is_some() {
                        a class="plain" href={ "/learn/" (meta.id) } { (words.say_key("page-learn")) }
                    }
                    a class="plain" href={ "/rules/" (meta.id) } { (words.say_key("page-rules")) }
                }
                @for (start, _) in &registered.starts { (other_game(lang, registered, start.id)) }
            }
        }
    }
}

/// Another ordinary game of it: one press, as the plain one.
fn other_game(lang: Lang, registered: &Registered, start: &str) -> Markup {
    let (game, word) = (registered.game.meta().id, |rest| registered.start_word(lang, start, rest));
    html! {
        h3 { (word("")) }
        p { (word(".about")) }
        div class="row" {
            form method="post" action="/play" {
                input type="hidden" name="game" value=(game);
                input type="hidden" name="start" value=(start);
                button class="main" { (word(".play")) }
            }
            a class="plain" href={ "/learn/" (game) "/" (start) } { (word(".learn")) }
        }
    }
}

fn own_tables(app: &App, lang: Lang, own: &[OwnTable]) -> Markup {
    let words = app.words(lang);
    html! {
        section class="paper own" {
            h2 { (words.say_key("page-own-tables")) }
            ul {
                @for table in own {
                    @let title = app.hall.games.find(&table.game).map(|registered| registered.title(lang));
                    li {
                        a href={ "/t/" (table.table) } {
                            span class="own-game" { (title.unwrap_or_default()) }
                            span class="own-seats" {
                                @for seat in &table.seats { span { (mark(seat.seat)) bdi { (app.name_of(lang, seat)) } } }
                            }
                            @let (key, class) = state(table);
                            span class={ "badge " (class) } { (words.say(&key, &[])) }
                        }
                    }
                }
            }
        }
    }
}

fn state(table: &OwnTable) -> (Message, &'static str) {
    match (table.over, table.due) {
        (true, _) => (Message::new("page-own-over"), "over"),
        (false, true) => (Message::new("page-own-due"), "due"),
        (false, false) => (Message::new("page-own-waiting"), "waiting"),
    }
}
