//! Taking an open seat by the secret of its link.

use super::model::{Live, Model};
use super::site::Site;
use super::table::Notice;
use crate::wire::SeatInfo;
use castellan_core::game::Turn;
use castellan_core::lang::Lang;
use castellan_core::record::Who;
use maud::{Markup, html};

/// What stands before everything else, always on the screen: the form for somebody who has no seat yet while one is
/// open, or the way back for somebody in whose place a bot plays. The secret of a link stands behind its `#`, where
/// servers and logs never see it; a module puts it into the form, or the guest types it.
pub(super) fn gate(app: &Site, lang: Lang, page: &Model, live: &Live, notice: Option<&Notice>) -> Markup {
    let words = app.words(lang);
    let refused = html! { @if let Some(notice) = notice { p class="notice" role="alert" { (notice.text) } } };
    let is_lent = |seat: &&SeatInfo| page.own.contains(seat.seat) && seat.stand_in.is_some();
    if page.state.turn == Turn::Over {
        return refused;
    }
    if let Some(lent) = page.seats.iter().find(is_lent) {
        return html! {
            (refused)
            form class="paper gate lent" method="post" action={ "/t/" (live.table) "/seat" } {
                input type="hidden" name="seat" value=(lent.seat);
                p { (words.say_key("page-seat-lent")) }
                button class="main" name="what" value="back" { (words.say_key("page-seat-take-back")) }
            }
        };
    }
    if !page.own.is_empty() {
        return refused;
    }
    if !page.seats.iter().any(|seat| seat.who == Who::Open) {
        return html! { (refused) p class="quiet watching" { (words.say_key("page-you-watch")) } };
    }
    html! {
        // A form that was refused is open, and says why.
        details class="paper gate join" open[notice.is_some()] {
            summary { span class="quiet" { (words.say_key("page-you-watch")) } " " strong { (words.say_key("page-join")) } }
            (refused)
            form method="post" action={ "/t/" (live.table) "/sit" } {
                label class="invite" { (words.say_key("page-join-code"))
                    input name="invite" required autocomplete="off" spellcheck="false"; }
                label { (words.say_key("page-name"))
                    input name="name" maxlength="40" autocomplete="nickname" data-name; }
                button class="main" { (words.say_key("page-join-sit")) }
            }
        }
    }
}
