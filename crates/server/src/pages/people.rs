//! What people do besides playing: be called something else, let a bot play, leave, invite, share.

use super::offers::who_acts;
use super::qr;
use super::seats::mark;
use crate::http::App;
use crate::opening::watch_link as watch_link_of;
use crate::room::Paged;
use crate::secret::Token;
use crate::wire::{Look, SeatInfo};
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::Seat;
use maud::{Markup, html};

/// The own seat: its name, a bot for a while, leaving.
pub(super) fn own_seat(app: &App, lang: Lang, page: &Paged) -> Markup {
    let (words, look) = (app.words(lang), &page.look);
    let Some(seat) = look.seat.filter(|_| look.state.turn != Turn::Over) else { return html! {} };
    let Some(info) = look.seats.get(seat.index()) else { return html! {} };
    html! {
        details class="paper own-seat" {
            summary { h2 { (words.say_key("page-own-seat")) } }
            form method="post" action={ "/t/" (look.table) "/seat" } {
                (who_acts(page))
                label { (words.say_key("page-name")) input name="name" maxlength="40" autocomplete="nickname" value=(info.name); }
                button name="what" value="rename" { (words.say_key("page-seat-rename")) }
            }
            form method="post" action={ "/t/" (look.table) "/seat" } {
                (who_acts(page))
                @if info.stand_in.is_some() {
                    button name="what" value="back" { (words.say_key("page-seat-take-back")) }
                } @else {
                    p class="quiet" { (words.say_key("page-seat-away")) }
                    button name="what" value="stand-in" { (words.say_key("page-seat-put-bot")) }
                }
            }
            details class="leaving" {
                summary { (words.say_key("page-seat-leave")) }
                p class="quiet" { (words.say_key("page-seat-leave-how")) }
                form method="post" action={ "/t/" (look.table) "/seat" } {
                    (who_acts(page))
                    button name="what" value="leave" { (words.say_key("page-seat-leave-now")) }
                }
            }
        }
    }
}

/// What the host may do to each guest: mute, remove, remove for good.
pub(super) fn hosting(app: &App, lang: Lang, page: &Paged) -> Markup {
    let (words, look) = (app.words(lang), &page.look);
    let is_guest = |seat: &&SeatInfo| seat.who == Who::Human && !look.own.contains(&seat.seat);
    let guests: Vec<_> = look.seats.iter().filter(is_guest).collect();
    if !look.host || guests.is_empty() || look.state.turn == Turn::Over {
        return html! {};
    }
    html! {
        details class="paper hosting" {
            summary { h2 { (words.say_key("page-hosting")) } }
            @for guest in guests { (host_form(app, lang, page, guest)) }
        }
    }
}

fn host_form(app: &App, lang: Lang, page: &Paged, guest: &SeatInfo) -> Markup {
    let name = app.name_of(lang, guest);
    let say = |key: &'static str| app.words(lang).say(&Message::new(key).with("name", name.as_str()), &[]);
    let (mute, key) = if guest.muted { ("unmute", "page-unmute") } else { ("mute", "page-mute") };
    html! {
        form method="post" action={ "/t/" (page.look.table) "/seat" } {
            input type="hidden" name="seat" value=(guest.seat);
            // A form that is sent twice removes once and tells the same link.
            input type="hidden" name="request_id" value=(Token::new(&*app.hall.entropy).text());
            (mark(guest.seat))
            button class="small" name="what" value=(mute) { (say(key)) }
            @if page.removable.contains(guest.seat) {
                button class="small" name="what" value="kick" { (say("page-kick")) }
                button class="small" name="what" value="ban" { (say("page-ban")) }
            } @else {
                p class="quiet" { (say("page-kick-when")) }
            }
        }
    }
}

/// About the table: rules, replay, the draw, the link for watchers, the picture.
pub(super) fn about_table(app: &App, lang: Lang, page: &Paged, base: &str, asked: Option<Seat>) -> Markup {
    let (words, look) = (app.words(lang), &page.look);
    html! {
        details class="paper about" open {
            summary { h2 { (words.say_key("page-about-table")) } }
            ul class="links" {
                li { a href={ "/rules/" (look.game) } { (words.say_key("page-rules")) } }
                li { a href={ "/t/" (look.table) "/replay" @if let Some(seat) = asked { "?seat=" (seat) } } { (words.say_key("page-replay")) } }
                li { a href={ "/t/" (look.table) "/check" } { (words.say_key("page-check")) } }
                li { a href={ "/api/tables/" (look.table) "/board.png" } download={ "castellan-" (look.game) ".png" } data-picture {
                    (words.say_key("page-picture")) } }
                li { button class="as-link" type="button" hidden data-opens="keys" { (words.say_key("page-keys-title")) } }
                li { button class="as-link" type="button" hidden data-sound aria-pressed="false" { (words.say_key("page-sounds")) } }
            }
            @if !look.aids { p class="quiet" { (words.say_key("page-aids-are-off")) } }
            (watch_link(words, look, base))
            p class="quiet" { (words.say_key("page-commitment")) " " code { (look.commitment) } }
        }
    }
}

fn watch_link(words: &Words, look: &Look, base: &str) -> Markup {
    // A watcher of a private table can't pass on what they were told.
    if look.private && look.watch.is_none() {
        return html! {};
    }
    let link = watch_link_of(base, &look.table, look.watch.as_deref());
    html! {
        details class="watch" {
            summary { (words.say_key("page-watch-link")) }
            @if look.private { p class="quiet" { (words.say_key("page-watch-private")) } }
            div class="link" {
                input readonly value=(link) aria-label=(words.say_key("page-watch-link"));
                button type="button" hidden data-copy=(words.say_key("page-copied")) { (words.say_key("page-copy")) }
            }
            (qr::code(&link, &words.say_key("page-watch-link")))
        }
    }
}
