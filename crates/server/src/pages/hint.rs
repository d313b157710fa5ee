//! A hint for those who have no scripts: the page again, with a sentence.

use super::form::{Form, seat};
use super::table::Notice;
use crate::http::Shared;
use crate::http::caller::Visitor;
use crate::room::{Asked, Reply};
use axum::extract::Path;
use axum::response::Response;
use castellan_core::message::Message;

/// Shows the page with the hint in words.
pub(super) async fn show(app: Shared, visitor: Visitor, Path(id): Path<String>, form: Form) -> Response {
    let (words, which) = (app.words(visitor.lang), seat(&form.0));
    let notice = match app.hint(&visitor, &id, which).await {
        Err(refused) => Notice { status: refused.status, text: refused.message(words) },
        Ok(hint) => {
            let page = app
                .ask(&id, &visitor, which, Asked::Page { present: Vec::new(), look: visitor.look.clone() })
                .await;
            let label = match page {
                Ok(Reply::Page(page)) => {
                    let offer = page.drawn.scene.offers.iter().find(|offer| offer.mv == hint.mv);
                    let game = app.hall.games.find(page.drawn.game);
                    offer
                        .zip(game)
                        .map(|(offer, game)| game.words(visitor.lang).say(&offer.label, &page.drawn.names))
                }
                _ => None,
            };
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
