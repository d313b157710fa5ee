//! Telling whoever runs the server what another player did; where they have given a contact, so that they read it.

use super::form::{Form, field, seat};
use super::model::{Live, Model};
use super::table::Notice;
use crate::http::caller::Visitor;
use crate::http::refusal::status;
use crate::http::{App, Shared};
use crate::limits::CHAT_CHARS_MAX;
use crate::room::{Kind, refused};
use crate::wire::{Report, SeatInfo};
use axum::extract::Path;
use axum::response::Response;
use castellan_core::lang::Lang;
use castellan_core::record::Who;
use maud::{Markup, html};

/// The form.
pub(super) fn report(app: &App, lang: Lang, page: &Model, live: &Live) -> Markup {
    let words = app.words(lang);
    let is_guest = |seat: &&SeatInfo| seat.who == Who::Human && !page.own.contains(seat.seat);
    let guests: Vec<_> = page.seats.iter().filter(is_guest).collect();
    if app.config.security_contact.is_none() || page.own.is_empty() || guests.is_empty() {
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

/// Notes it, and says so.
pub(super) async fn send(app: Shared, visitor: Visitor, Path(id): Path<String>, form: Form) -> Response {
    let text = field(&form.0, "text").to_owned();
    let reported = match seat(&form.0) {
        Some(seat) => app.report(&id, &visitor, Report { seat, text }).await,
        None => Err(refused(Kind::Malformed, "bad_request", "page-bad-form")),
    };
    let words = app.words(visitor.lang);
    let notice = match reported {
        Ok(()) => Notice { status: 200, text: words.say_key("page-report-noted") },
        Err(refused) => Notice { status: status(&refused).as_u16(), text: refused.message(words) },
    };
    app.table_page(&visitor, &id, None, Some(&notice)).await
}
