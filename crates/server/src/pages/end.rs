//! The end of a game: who stands where, and what comes next.

use super::model::{Live, Model};
use super::seats::mark;
use crate::http::App;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use maud::{Markup, html};

/// The podium with rematch, record, picture and the check of the draw.
pub(super) fn end(app: &App, lang: Lang, page: &Model, live: &Live) -> Markup {
    let words = app.words(lang);
    let winners = page.state.winners.unwrap_or_default();
    let score = |index: usize| page.state.scores.get(index).copied().unwrap_or(0);
    let name = |index: usize| page.seats.get(index).map(|seat| app.name_of(lang, seat)).unwrap_or_default();
    let mut order: Vec<_> = page.seats.iter().map(|seat| seat.seat).collect();
    order.sort_by_key(|seat| (!winners.contains(*seat), -score(seat.index())));
    let won: Vec<Message> =
        winners.iter().map(|seat| Message::new("play-name").with("who", name(seat.index()))).collect();
    html! {
        section class="paper end" {
            h2 { (words.say(&Message::new("play-over").with("who", won), &[])) }
            ol class="podium" {
                @for seat in &order {
                    li class=[winners.contains(*seat).then_some("won")] {
                        (mark(*seat))
                        bdi { (name(seat.index())) }
                        strong { (score(seat.index())) }
                    }
                }
            }
            div class="row" {
                @if let Some(next) = &live.rematch {
                    a class="button main" href={ "/t/" (next) } { (words.say_key("page-rematch-go")) }
                } @else if !page.own.is_empty() {
                    form method="post" action={ "/t/" (live.table) "/rematch" } {
                        button class="main" { (words.say_key("page-rematch")) }
                    }
                }
                a class="button" href={ "/t/" (live.table) "/replay?at=0" } { (words.say_key("page-replay")) }
                a class="button" href={ "/t/" (live.table) "/check" } { (words.say_key("page-check")) }
                a class="plain" href={ "/api/tables/" (live.table) "/board.png" } download={ "castellan-" (page.game) ".png" } data-picture {
                    (words.say_key("page-picture"))
                }
                a class="plain" href={ "/api/tables/" (live.table) "/record" } download={ "castellan-" (page.game) ".json" } {
                    (words.say_key("page-record"))
                }
            }
        }
    }
}
