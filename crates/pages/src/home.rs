//! The first page: what this is, the visitor's own tables in a strip, and the games.

use super::frame::Page;
use super::seats::mark;
use super::site::Reader;
use super::site::Site;
use crate::registry::Registered;
use crate::wire::OwnTable;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use maud::{Markup, html};

/// How many own tables stand on the first page.
const TABLES_SHOWN: usize = 12;

/// The first page, with the visitor's own tables.
pub fn page(app: &Site, visitor: &Reader<'_>, mut own: Vec<OwnTable>) -> Page {
    let words = app.words(visitor.lang);
    own.sort_by_key(|table| (table.over, !table.due));
    own.truncate(TABLES_SHOWN);
    let body = html! {
        section class="hero" {
            h1 { (words.say_key("page-what")) }
            p { (words.say_key("page-how")) }
        }
        @if !own.is_empty() { (own_tables(app, visitor.lang, &own)) }
        section class="games" aria-label=(words.say_key("page-games")) {
            @for registered in app.games.iter() { (card(app, visitor.lang, registered)) }
        }
    };
    Page::new(String::new(), "home", body)
}

fn card(app: &Site, lang: Lang, registered: &Registered) -> Markup {
    let (words, meta) = (app.words(lang), registered.game.meta());
    let title = registered.title(lang);
    let players = meta.say_seats("games-players", "games-players-exactly");
    html! {
        article class="paper card" {
            img src={ "/games/" (meta.id) "/picture.svg?lang=" (lang) } alt="" width="1200" height="664" loading="lazy";
            div class="card-text" {
                h2 { (title) }
                p class="quiet players" { (words.say(&players, &[])) }
                p class="about" { (registered.about(lang)) }
                form class="play" method="post" action="/play" {
                    input type="hidden" name="game" value=(meta.id);
                    button class="main" { (words.say_key("page-play-bot")) }
                }
                @for (start, _) in &registered.starts { (other_game(lang, registered, start.id)) }
                div class="row" {
                    a class="plain" href={ "/make?game=" (meta.id) } { (words.say_key("page-make")) }
                    @if registered.lesson.is_some() {
                        a class="plain" href={ "/learn/" (meta.id) } { (words.say_key("page-learn")) }
                    }
                    a class="plain" href={ "/rules/" (meta.id) } { (words.say_key("page-rules")) }
                }
            }
        }
    }
}

/// Another ordinary game of it: one press, as the plain one.
fn other_game(lang: Lang, registered: &Registered, start: &str) -> Markup {
    let (game, word) = (registered.game.meta().id, |rest| registered.start_word(lang, start, rest));
    html! {
        div class="start" title=(word(".about")) {
            form method="post" action="/play" {
                input type="hidden" name="game" value=(game);
                input type="hidden" name="start" value=(start);
                button { (word(".play")) }
            }
            a class="plain" href={ "/learn/" (game) "/" (start) } { (word(".learn")) }
        }
    }
}

fn own_tables(app: &Site, lang: Lang, own: &[OwnTable]) -> Markup {
    let words = app.words(lang);
    html! {
        section class="paper own" aria-label=(words.say_key("page-own-tables")) {
            ul {
                @for table in own { (own_table(app, lang, table)) }
                @if own.iter().filter(|table| table.over).count() > 1 {
                    li class="clear-all" {
                        form method="post" action="/own/clear" { button class="small" { (words.say_key("page-own-clear-all")) } }
                    }
                }
            }
        }
    }
}

fn own_table(app: &Site, lang: Lang, table: &OwnTable) -> Markup {
    let words = app.words(lang);
    let title = app.games.find(&table.game).map(|registered| registered.title(lang)).unwrap_or_default();
    let (key, class) = state(table);
    let day = table.at.get(..10).unwrap_or_default();
    let clear = words.say(&Message::new("page-own-clear").with("game", title.as_str()), &[]);
    html! {
        li class=(class) {
            a href={ "/t/" (table.table) } {
                span class="own-game" { (title) }
                span class={ "badge " (class) } { (words.say(&key, &[])) }
                span class="own-seats" {
                    @for seat in &table.seats {
                        span { (mark(seat.seat)) bdi { (app.name_of(lang, seat)) }
                            @if let Some(points) = table.scores.get(seat.seat.index()) { " " b { (points) } } }
                    }
                }
                time class="quiet" datetime=(table.at) { (day) }
            }
            form method="post" action="/own/clear" {
                input type="hidden" name="table" value=(table.table);
                button class="small" title=(clear) aria-label=(clear) { "×" }
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
