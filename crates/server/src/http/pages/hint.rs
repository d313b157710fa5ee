//! A hint for those who have no scripts: the page again, with a sentence.

use super::form::{Form, seat};
use crate::http::Shared;
use crate::http::caller::Visitor;
use crate::wire::status;
use axum::extract::Path;
use axum::response::Response;
use castellan_core::message::Message;
use castellan_pages::table::Notice;

/// Shows the page with the hint in words.
pub(super) async fn show(app: Shared, visitor: Visitor, Path(id): Path<String>, form: Form) -> Response {
    let (words, which) = (app.words(visitor.lang), seat(&form.0));
    let notice = match app.hint(&visitor, &id, which).await {
        Err(refused) => Notice { status: status(&refused), text: refused.message(words) },
        Ok(hint) => {
            let label = app.see(&id, &visitor, which).await.ok().and_then(|seen| {
                let drawn = seen.snapshot.drawn(&seen.asker, None).ok()?;
                let offer = drawn.scene.offers.iter().find(|offer| offer.mv == hint.mv)?;
                Some(seen.snapshot.registered().words(visitor.lang).say(&offer.label, &drawn.names))
            });
            let say =
                Message::new("page-hint-says").with("move", label.unwrap_or_default()).with("why", hint.why);
            Notice { status: 200, text: words.say(&say, &[]) }
        }
    };
    app.table_page(
        &visitor,
        &id,
        which.filter(|_| !super::form::field(&form.0, "shared").is_empty()),
        Some(&notice),
    )
    .await
}
