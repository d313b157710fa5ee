//! Telling whoever runs the server what another player did.

use super::form::{Form, field, seat};
use crate::http::Shared;
use crate::http::caller::Visitor;
use crate::room::{Kind, refused};
use crate::wire::{Report, status};
use axum::extract::Path;
use axum::response::Response;
use castellan_pages::table::Notice;

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
        Err(refused) => Notice { status: status(&refused), text: refused.message(words) },
    };
    app.table_page(&visitor, &id, None, Some(&notice)).await
}
