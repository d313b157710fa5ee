//! The end of a game: who stands where, and what comes next.

use super::seats::mark;
use crate::http::App;
use crate::room::Paged;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use maud::{Markup, html};

/// The podium with rematch, record, picture and the check of the draw.
pub(super) fn end(app: &App, lang: Lang, page: &Paged) -> Markup {
    let (words, look) = (app.words(lang), &page.look);
    let winners = look.state.winners.unwrap_or_default();
    let score = |index: usize| look.state.scores.get(index).copied().unwrap_or(0);
    let name = |index: usize| look.seats.get(index).map(|seat| app.name_of(lang, seat)).unwrap_or_default();
    let mut order: Vec<_> = look.seats.iter().map(|seat| seat.seat).collect();
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
                @if let Some(next) = &look.rematch {
                    a class="button main" href={ "/t/" (next) } { (words.say_key("page-rematch-go")) }
                } @else if !look.own.is_empty() {
                    form method="post" action={ "/t/" (look.table) "/rematch" } {
                        button class="main" { (words.say_key("page-rematch")) }
                    }
                }
                a class="button" href={ "/t/" (look.table) "/replay?at=0" } { (words.say_key("page-replay")) }
                a class="button" href={ "/t/" (look.table) "/check" } { (words.say_key("page-check")) }
                a class="plain" href={ "/api/tables/" (look.table) "/board.png" } download={ "castellan-" (look.game) ".png" } data-picture {
                    (words.say_key("page-picture"))
                }
                a class="plain" href={ "/api/tables/" (look.table) "/record" } download={ "castellan-" (look.game) ".json" } {
                    (words.say_key("page-record"))
                }
            }
        }
    }
}
