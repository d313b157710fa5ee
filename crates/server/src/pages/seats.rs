//! The seats of a table: colour, shape, name, points, whose turn it is, and what may be done about a seat.

use super::form::table_address;
use crate::http::App;
use crate::room::Paged;
use crate::wire::{Look, SeatInfo};
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::scene_svg;
use castellan_core::seat::Seat;
use maud::{Markup, PreEscaped, html};

/// A seat's colour with its shape, so that neither is needed to tell seats apart.
pub(super) fn mark(seat: Seat) -> Markup {
    html! {
        svg class="mark" viewBox="0 0 24 24" aria-hidden="true" {
            rect x="1" y="1" width="22" height="22" rx="6" fill=(seat.colour()) {}
            (PreEscaped(scene_svg::mark(seat, (12.0, 12.0), 7.5)))
        }
    }
}

impl App {
    /// What somebody at a seat is called.
    pub(super) fn name_of(&self, lang: Lang, seat: &SeatInfo) -> String {
        let words = self.words(lang);
        match (seat.name.is_empty(), seat.who) {
            (false, _) => seat.name.clone(),
            (true, Who::Open) => words.say_key("page-seat-open"),
            (true, _) => words.say(&Message::new("seat").with("number", seat.seat.0 + 1), &[]),
        }
    }
}

/// All seats with their points.
pub(super) fn seats(app: &App, lang: Lang, page: &Paged) -> Markup {
    let (words, look) = (app.words(lang), &page.look);
    let due = look.state.turn.seats();
    html! {
        ol class="seats" aria-label=(words.say_key("page-seats")) {
            @for seat in &look.seats {
                li class={ "seat" @if due.contains(seat.seat) { " due" } } {
                    (mark(seat.seat))
                    span class="who" {
                        bdi class="name" { (app.name_of(lang, seat)) }
                        span class="quiet" { (kind(words, look, seat)) }
                    }
                    span class="points" title=(words.say_key("page-points")) {
                        (look.state.scores.get(seat.seat.index()).copied().unwrap_or(0))
                    }
                    @if due.contains(seat.seat) { span class="turn" { (words.say_key("page-turn")) } }
                    (change(words, look, seat))
                }
            }
        }
    }
}

fn kind(words: &Words, look: &Look, seat: &SeatInfo) -> String {
    let level = |name: &str| Message::new(format!("level-{name}"));
    match (&seat.stand_in, seat.who, &seat.level) {
        (Some(name), ..) => words.say(&Message::new("page-seat-stand-in").with("level", level(name)), &[]),
        (None, Who::Bot, Some(name)) => {
            words.say(&Message::new("page-seat-bot").with("level", level(name)), &[])
        }
        (None, Who::Open, _) => words.say_key("page-seat-waits"),
        _ if look.own == [seat.seat] => words.say_key("page-seat-you"),
        _ if look.own.contains(&seat.seat) => words.say_key("page-seat-here"),
        _ => String::new(),
    }
}

/// What the caller may do about a seat: let a bot play, or play again.
fn change(words: &Words, look: &Look, seat: &SeatInfo) -> Markup {
    let is_own = look.own.contains(&seat.seat);
    let (what, key) = if is_own && seat.stand_in.is_some() {
        ("back", "page-seat-take-back")
    } else if look.host && seat.who == Who::Open && seat.stand_in.is_none() {
        ("stand-in", "page-seat-put-bot")
    } else {
        return html! {};
    };
    html! {
        form class="change" method="post" action={ "/t/" (look.table) "/seat" } {
            input type="hidden" name="seat" value=(seat.seat);
            button class="small" name="what" value=(what) { (words.say(&Message::new(key), &[])) }
        }
    }
}

/// The screen between two players at one screen: it shows nobody's cards.
pub(super) fn handover(app: &App, lang: Lang, look: &Look, to: Seat) -> Markup {
    let words = app.words(lang);
    let name = look.seats.get(to.index()).map(|seat| app.name_of(lang, seat)).unwrap_or_default();
    html! {
        section class="paper handover" {
            (mark(to))
            h2 { (words.say(&Message::new("page-handover").with("name", name.as_str()), &[])) }
            p { (words.say_key("page-handover-how")) }
            a class="button main" href=(table_address(&look.table, Some(to))) {
                (words.say(&Message::new("page-handover-ready").with("name", name.as_str()), &[]))
            }
        }
    }
}
