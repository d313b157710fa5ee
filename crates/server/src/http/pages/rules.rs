//! The rules of a game over HTTP, with their pictures.

use super::fault::no_such_page;
use crate::http::Shared;
use crate::http::caller::Visitor;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use castellan_core::game::example::Example;
use castellan_pages::rules;
use serde::Deserialize;

/// What the address of a rules page may say.
#[derive(Debug, Default, Deserialize)]
pub(super) struct OnlyRule {
    /// Only the rule of this number.
    only: Option<String>,
}

/// Shows the rules of the usual edition.
pub(super) async fn show(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(game): Path<String>,
    which: Query<OnlyRule>,
) -> Response {
    of_edition(app, visitor, headers, Path((game, String::new())), which).await
}

/// Shows the rules of one edition.
pub(super) async fn of_edition(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path((game, named)): Path<(String, String)>,
    Query(which): Query<OnlyRule>,
) -> Response {
    let page = rules::page(&app.site, &visitor.reader(), (&game, &named), which.only.as_deref());
    app.show(&visitor, &headers, page)
}

/// A picture of a rules page, drawn by the engine.
pub(super) async fn picture(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path((game, file)): Path<(String, String)>,
) -> Response {
    let found = app.hall.games.find(&game);
    let found = found.and_then(|found| Example::picture_of(found.game.examples(), &file));
    match found {
        Some(found) => {
            let kind = (header::CONTENT_TYPE, "image/svg+xml");
            ([kind, (header::CACHE_CONTROL, "public, max-age=3600")], found).into_response()
        }
        None => no_such_page(app, visitor, headers).await,
    }
}
