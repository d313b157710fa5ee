//! Telling whoever runs the server what another player did; where they have given a contact, so that they read it.

use super::model::{Live, Model};
use super::site::Site;
use crate::limits::CHAT_CHARS_MAX;
use crate::wire::SeatInfo;
use castellan_core::lang::Lang;
use castellan_core::record::Who;
use maud::{Markup, html};

/// The form.
pub(super) fn report(app: &Site, lang: Lang, page: &Model, live: &Live) -> Markup {
    let words = app.words(lang);
    let is_guest = |seat: &&SeatInfo| seat.who == Who::Human && !page.own.contains(seat.seat);
    let guests: Vec<_> = page.seats.iter().filter(is_guest).collect();
    if !app.reports || page.own.is_empty() || guests.is_empty() {
        return html! {};
    }
    html! {
        details class="paper report" {
            summary { h2 { (words.say_key("page-report")) } }
            p class="quiet" { (words.say_key("page-report-how")) }
            form method="post" action={ "/t/" (live.table) "/report" } {
                label { (words.say_key("page-report-whom")) select name="seat" {
                    @for guest in guests { option value=(guest.seat) { (app.name_of(lang, guest)) } }
                } }
                label { (words.say_key("page-report-what")) input name="text" required maxlength=(CHAT_CHARS_MAX) autocomplete="off"; }
                button { (words.say_key("page-report-send")) }
            }
        }
    }
}
