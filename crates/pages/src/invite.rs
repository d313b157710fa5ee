//! Links to open seats, to copy and to be read by a phone: of a new table, and at the table as long as seats wait.

use super::frame::Page;
use super::model::Live;
use super::qr;
use super::seats::mark;
use super::site::Reader;
use super::site::Site;
use crate::opening::NowOpen;
use crate::wire::KickedOut;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::Seat;
use maud::{Markup, html};

/// Shows the links.
pub fn page(app: &Site, visitor: &Reader<'_>, open: &NowOpen) -> Page {
    let words = app.words(visitor.lang);
    let page = format!("{}/t/{}", visitor.base, open.table);
    let watch = open.watch_link(visitor.base);
    let who_watches = if open.watch.is_some() { "page-share-private" } else { "page-share-watch" };
    let links = (0..).map(Seat).zip(&open.seats).filter(|(_, (who, ..))| *who == Who::Open);
    let body = html! {
        section class="paper share" data-clean={ "/t/" (open.table) } {
            h1 { (words.say_key("page-share")) }
            p { (words.say_key("page-share-how")) }
            @for (seat, (_, _, secret)) in links {
                @if let Some(secret) = secret {
                    @let link = format!("{page}#{}", secret.text());
                    (guest(words, seat, &link))
                }
            }
            p class="quiet" { (words.say_key(who_watches)) " " a href=(watch) { (watch) } }
            a class="button main" href={ "/t/" (open.table) } { (words.say_key("page-share-go")) }
        }
    };
    let here = format!("/t/{}", open.table);
    Page { here, ..Page::new(words.say_key("page-share"), "plain", body) }
}

/// The link of a seat, to copy and as a code.
fn guest(words: &Words, seat: Seat, link: &str) -> Markup {
    let label = words.say(&Message::new("page-share-link").with("number", seat.0 + 1), &[]);
    html! {
        div class="guest" {
            div class="link" {
                (mark(seat))
                input readonly value=(link) aria-label=(label);
                button type="button" hidden data-copy=(words.say_key("page-copied")) { (words.say_key("page-copy")) }
            }
            details { summary { (words.say_key("page-share-code")) } (qr::code(link, &label)) }
        }
    }
}

/// What the host sees while seats wait for guests: their links, and the clock that waits with them.
pub(super) fn waiting(app: &Site, lang: Lang, live: &Live, base: &str) -> Markup {
    let words = app.words(lang);
    let clock_waits = live.clock.as_ref().is_some_and(|clock| clock.waits);
    if live.invites.is_empty() {
        return html! { @if clock_waits { p class="quiet clock-waits" { (words.say_key("page-clock-waits")) } } };
    }
    html! {
        details class="paper invites" {
            summary { h2 { (words.say_key("page-invites")) } }
            p class="quiet" { (words.say_key("page-share-how")) }
            @for (seat, secret) in &live.invites {
                @if let Some(secret) = secret {
                    (guest(words, *seat, &format!("{base}/t/{}#{secret}", live.table)))
                } @else {
                    form method="post" action={ "/t/" (live.table) "/seat" } {
                        input type="hidden" name="seat" value=(seat);
                        (mark(*seat))
                        button class="small" name="what" value="kick" { (words.say_key("page-invite-again")) }
                    }
                }
            }
        }
        @if clock_waits {
            form class="clock-waits" method="post" action={ "/t/" (live.table) "/start" } {
                p class="quiet" { (words.say_key("page-clock-waits")) }
                button { (words.say_key("page-clock-start")) }
            }
        }
    }
}

/// Shows the new link of a seat from which somebody was removed.
pub fn new_link(app: &Site, visitor: &Reader<'_>, table: &str, kicked: &KickedOut) -> Page {
    let words = app.words(visitor.lang);
    let here = format!("/t/{table}");
    let body = html! {
        section class="paper share" data-clean=(here) {
            h1 { (words.say_key("page-removed")) }
            p { (words.say_key(if kicked.banned { "page-removed-banned" } else { "page-removed-how" })) }
            (guest(words, kicked.seat, &kicked.link))
            a class="button main" href=(here) { (words.say_key("page-share-go")) }
        }
    };
    Page { here, ..Page::new(words.say_key("page-removed"), "plain", body) }
}
