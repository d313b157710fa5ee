//! The links of a new table, told here and never again: to copy, and to be read by a phone.

use super::frame::Page;
use super::qr;
use super::seats::mark;
use crate::http::App;
use crate::http::caller::Visitor;
use crate::opening::NowOpen;
use axum::response::Response;
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::Seat;
use maud::html;

/// Shows the links.
pub(super) fn page(app: &App, visitor: &Visitor, open: &NowOpen) -> Response {
    let words = app.words(visitor.lang);
    let page = format!("{}/t/{}", visitor.base, open.table);
    let links = (0..).map(Seat).zip(&open.seats).filter(|(_, (who, ..))| *who == Who::Open);
    let body = html! {
        section class="paper share" data-clean={ "/t/" (open.table) } {
            h1 { (words.say_key("page-share")) }
            p { (words.say_key("page-share-how")) }
            @for (seat, (_, _, secret)) in links {
                @if let Some(secret) = secret {
                    @let link = format!("{page}#{}", secret.text());
                    @let label = words.say(&Message::new("page-share-link").with("number", seat.0 + 1), &[]);
                    div class="guest" {
                        div class="link" {
                            (mark(seat))
                            input readonly value=(link) aria-label=(label);
                            button type="button" hidden data-copy=(words.say_key("page-copied")) { (words.say_key("page-copy")) }
                        }
                        details { summary { (words.say_key("page-share-code")) } (qr::code(&link, &label)) }
                    }
                }
            }
            p class="quiet" { (words.say_key("page-share-watch")) " " a href={ "/t/" (open.table) } { (page) } }
            a class="button main" href={ "/t/" (open.table) } { (words.say_key("page-share-go")) }
        }
    };
    let here = format!("/t/{}", open.table);
    app.page(visitor, 200, &Page { here, ..Page::new(words.say_key("page-share"), "plain", body) })
}
