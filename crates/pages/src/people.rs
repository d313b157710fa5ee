//! What people do besides playing: be called something else, let a bot play, leave, invite, share.

use super::model::{Live, Model};
use super::offers::who_acts;
use super::own_set::played_with;
use super::qr;
use super::seats::mark;
use super::site::Site;
use crate::opening::watch_link as watch_link_of;
use crate::secret::Token;
use crate::wire::SeatInfo;
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::Seat;
use maud::{Markup, html};

/// The own seat: its name, a bot for a while, leaving.
pub(super) fn own_seat(app: &Site, lang: Lang, page: &Model, live: &Live) -> Markup {
    let words = app.words(lang);
    let Some(seat) = page.seat.filter(|_| page.state.turn != Turn::Over) else { return html! {} };
    let Some(info) = page.seats.get(seat.index()) else { return html! {} };
    html! {
        details class="paper own-seat" {
            summary { h2 { (words.say_key("page-own-seat")) } }
            form method="post" action={ "/t/" (live.table) "/seat" } {
                (who_acts(page, live))
                label { (words.say_key("page-name")) input name="name" maxlength="40" autocomplete="nickname" value=(info.name); }
                button name="what" value="rename" { (words.say_key("page-seat-rename")) }
            }
            form method="post" action={ "/t/" (live.table) "/seat" } {
                (who_acts(page, live))
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
                form method="post" action={ "/t/" (live.table) "/seat" } {
                    (who_acts(page, live))
                    button name="what" value="leave" { (words.say_key("page-seat-leave-now")) }
                }
            }
        }
    }
}

/// What the host may do to each guest: mute, remove, remove for good.
pub(super) fn hosting(app: &Site, lang: Lang, page: &Model, live: &Live) -> Markup {
    let words = app.words(lang);
    let is_guest = |seat: &&SeatInfo| seat.who == Who::Human && !page.own.contains(seat.seat);
    let guests: Vec<_> = page.seats.iter().filter(is_guest).collect();
    if !live.is_host || guests.is_empty() || page.state.turn == Turn::Over {
        return html! {};
    }
    html! {
        details class="paper hosting" {
            summary { h2 { (words.say_key("page-hosting")) } }
            @for guest in guests { (host_form(app, lang, live, guest)) }
        }
    }
}

fn host_form(app: &Site, lang: Lang, live: &Live, guest: &SeatInfo) -> Markup {
    let name = app.name_of(lang, guest);
    let say = |key: &'static str| app.words(lang).say(&Message::new(key).with("name", name.as_str()), &[]);
    let (mute, key) = if guest.muted { ("unmute", "page-unmute") } else { ("mute", "page-mute") };
    html! {
        form method="post" action={ "/t/" (live.table) "/seat" } {
            input type="hidden" name="seat" value=(guest.seat);
            // A form that is sent twice removes once and tells the same link.
            input type="hidden" name="request_id" value=(Token::new(&*app.entropy).text());
            (mark(guest.seat))
            button class="small" name="what" value=(mute) { (say(key)) }
            @if live.removable.contains(guest.seat) {
                button class="small" name="what" value="kick" { (say("page-kick")) }
                button class="small" name="what" value="ban" { (say("page-ban")) }
            } @else {
                p class="quiet" { (say("page-kick-when")) }
            }
        }
    }
}

/// About the table: rules, replay, the draw, the link for watchers, the picture.
pub(super) fn about_table(
    app: &Site,
    lang: Lang,
    (page, live): (&Model, &Live),
    base: &str,
    asked: Option<Seat>,
) -> Markup {
    let words = app.words(lang);
    html! {
        details class="paper about" open {
            summary { h2 { (words.say_key("page-about-table")) } }
            ul class="links" {
                li { a href=(page.rules) { (words.say_key("page-rules")) } }
                li { a href={ "/t/" (live.table) "/replay" @if let Some(seat) = asked { "?seat=" (seat) } } { (words.say_key("page-replay")) } }
                li { a href={ "/t/" (live.table) "/check" } { (words.say_key("page-check")) } }
                li { a href={ "/api/tables/" (live.table) "/board.png" } download={ "castellan-" (page.game) ".png" } data-picture {
                    (words.say_key("page-picture")) } }
                @if !page.own.is_empty() {
                    li { form method="post" action="/devices" {
                        input type="hidden" name="what" value="link";
                        button class="as-link" { (words.say_key("page-devices-bring")) }
                    } }
                }
                li { button class="as-link" type="button" hidden data-opens="keys" { (words.say_key("page-keys-title")) } }
                li { button class="as-link" type="button" hidden data-sound aria-pressed="false" { (words.say_key("page-sounds")) } }
            }
            label class="tick" hidden { input type="checkbox" data-asks; (words.say_key("page-ask-first")) }
            @if let Some(line) = app.games.find(page.game).and_then(|game| played_with(game, lang, &live.options)) {
                p class="quiet played-with" { (line) }
            }
            @if !live.aids { p class="quiet" { (words.say_key("page-aids-are-off")) } }
            (watch_link(words, live, base))
            p class="quiet" { (words.say_key("page-commitment")) " " code { (live.commitment) } }
        }
    }
}

fn watch_link(words: &Words, live: &Live, base: &str) -> Markup {
    // A watcher of a private table can't pass on what they were told.
    if live.private && live.watch.is_none() {
        return html! {};
    }
    let link = watch_link_of(base, &live.table, live.watch.as_deref());
    html! {
        details class="watch" {
            summary { (words.say_key("page-watch-link")) }
            @if live.private { p class="quiet" { (words.say_key("page-watch-private")) } }
            div class="link" {
                input readonly value=(link) aria-label=(words.say_key("page-watch-link"));
                button type="button" hidden data-copy=(words.say_key("page-copied")) { (words.say_key("page-copy")) }
            }
            (qr::code(&link, &words.say_key("page-watch-link")))
        }
    }
}
