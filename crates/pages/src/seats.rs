//! The seats of a table: colour, shape, name, points, whose turn it is, and what may be done about a seat.

use super::board::name_of_place;
use super::form::table_address;
use super::model::{Live, Model};
use super::site::Site;
use super::things::Shows;
use crate::wire::SeatInfo;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::scene::{Zone, svg};
use castellan_core::seat::{Seat, Seats};
use maud::{Markup, PreEscaped, html};

/// A seat's colour with its shape, so that neither is needed to tell seats apart.
pub(super) fn mark(seat: Seat) -> Markup {
    html! {
        svg class="mark" viewBox="0 0 24 24" aria-hidden="true" {
            rect x="1" y="1" width="22" height="22" rx="6" fill=(seat.colour()) {}
            (PreEscaped(svg::mark(seat, (12.0, 12.0), 7.5)))
        }
    }
}

/// All seats with their points and things.
pub(super) fn seats(app: &Site, shows: Shows<'_>, live: Option<&Live>) -> Markup {
    let (page, words) = (shows.page, app.words(shows.lang));
    html! {
        ol class="seats" tabindex="0" data-seats=(page.seats.len()) aria-label=(words.say_key("page-seats")) {
            @for seat in &page.seats { (seat_card(app, shows, live, seat)) }
        }
    }
}

fn seat_card(app: &Site, shows: Shows<'_>, live: Option<&Live>, seat: &SeatInfo) -> Markup {
    let (page, words, zone) = (shows.page, app.words(shows.lang), Zone::Seat(seat.seat));
    let is_due = page.state.turn.seats().contains(seat.seat);
    let last = page.last_moves.get(seat.seat.index()).and_then(Option::as_ref).map(name_of_place);
    let head = shows.head(zone);
    html! {
        li class={ "seat" @if is_due { " due" } } data-last=[last] data-colour=(seat.seat.colour()) {
            div class="seat-head" data-part=[head.map(|part| part.id.as_str())] data-label=[head.map(|part| shows.label(part))] {
                (mark(seat.seat))
                span class="who" {
                    span class="called" {
                        bdi class="name" { (app.name_of(shows.lang, seat)) }
                        @if let Some(live) = live { (presence(words, page, live, seat)) }
                    }
                    span class="state" {
                        @if is_due {
                            @let key = if page.own.contains(seat.seat) { "page-turn-yours" } else { "page-turn" };
                            span class="turn" { (words.say(&Message::new(key), &[])) } " "
                        }
                        @if let Some(note) = shows.note(zone) { span class="note" { (note) } " " }
                        @if !is_due || !page.own.contains(seat.seat) { span class="quiet" { (kind(words, page, seat)) } }
                    }
                }
                @if let Some(live) = live { (clock(words, page, live, seat.seat)) }
                span class="points" title=(words.say_key("page-points")) {
                    (page.state.scores.get(seat.seat.index()).copied().unwrap_or(0))
                }
            }
            @if shows.has(zone) { div class="supply" { (shows.things(zone)) } }
            @if let Some(live) = live { (change(words, page, live, seat)) }
        }
    }
}

/// Whether somebody who plays by themselves is here.
fn presence(words: &Words, page: &Model, live: &Live, seat: &SeatInfo) -> Markup {
    let plays = seat.who == Who::Human && seat.stand_in.is_none();
    if !plays || page.own.contains(seat.seat) {
        return html! {};
    }
    let is_here = live.present.contains(seat.seat);
    let say = words.say_key(if is_here { "page-seat-present" } else { "page-seat-absent" });
    html! { span class={ "presence" @if is_here { " is-here" } } role="img" title=(say) aria-label=(say) {} }
}

/// What is left on a seat's clock; a module lets it run.
fn clock(words: &Words, page: &Model, live: &Live, seat: Seat) -> Markup {
    let Some(left) = live.clock.as_ref().and_then(|clock| clock.left_ms.get(seat.index())) else {
        return html! {};
    };
    let runs = page.state.turn.seats().contains(seat);
    html! {
        span class={ "clock" @if *left < 0 { " out" } } data-left=(left) data-runs=[runs.then_some("")] title=(words.say_key("page-clock")) {
            (clock_face(*left))
        }
    }
}

/// Minutes and seconds, days and hours where there are many.
fn clock_face(left_ms: i64) -> String {
    let seconds = left_ms.max(0) / 1000;
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours @ 1..48 => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
        hours => format!("{} d", hours / 24),
    }
}

fn kind(words: &Words, page: &Model, seat: &SeatInfo) -> String {
    let level = |name: &str| Message::new(format!("level-{name}"));
    match (&seat.stand_in, seat.who, &seat.level) {
        (Some(name), ..) => words.say(&Message::new("page-seat-stand-in").with("level", level(name)), &[]),
        (None, Who::Bot, Some(name)) => {
            words.say(&Message::new("page-seat-bot").with("level", level(name)), &[])
        }
        (None, Who::Open, _) => words.say_key("page-seat-waits"),
        _ if seat.muted => words.say_key("page-seat-muted"),
        _ if page.own == Seats::NONE.with(seat.seat) => words.say_key("page-seat-you"),
        _ if page.own.contains(seat.seat) => words.say_key("page-seat-here"),
        _ => String::new(),
    }
}

/// What the caller may do about a seat: let a bot play, or play again.
fn change(words: &Words, page: &Model, live: &Live, seat: &SeatInfo) -> Markup {
    let is_own = page.own.contains(seat.seat);
    let (what, key) = if is_own && seat.stand_in.is_some() {
        ("back", "page-seat-take-back")
    } else if seat.stand_in.is_none()
        && (live.is_host && seat.who == Who::Open || live.away.contains(seat.seat))
    {
        ("stand-in", "page-seat-put-bot")
    } else {
        return html! {};
    };
    html! {
        form class="change" method="post" action={ "/t/" (live.table) "/seat" } {
            input type="hidden" name="seat" value=(seat.seat);
            button class="small" name="what" value=(what) { (words.say(&Message::new(key), &[])) }
        }
    }
}

/// The screen between two players at one screen: it shows nobody's cards.
pub(super) fn handover(app: &Site, lang: Lang, page: &Model, live: &Live, to: Seat) -> Markup {
    let words = app.words(lang);
    let name = page.seats.get(to.index()).map(|seat| app.name_of(lang, seat)).unwrap_or_default();
    html! {
        section class="paper handover" {
            (mark(to))
            h2 { (words.say(&Message::new("page-handover").with("name", name.as_str()), &[])) }
            p { (words.say_key("page-handover-how")) }
            a class="button main" href=(table_address(&live.table, Some(to))) {
                (words.say(&Message::new("page-handover-ready").with("name", name.as_str()), &[]))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_minutes_hours_and_days() {
        let faces = [-5, 61_000, 3_725_000, 3 * 86_400_000].map(clock_face);
        assert_eq!(faces, ["0:00", "1:01", "1:02:05", "3 d"]);
    }
}
