//! The drawings of a game: one file, sent once, to which every board refers.

use super::fault::no_such_page;
use crate::http::Shared;
use crate::http::caller::Visitor;
use axum::extract::Path;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

/// Serves the drawings. What carries their version's name never changes.
pub(super) async fn serve(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path((version, file)): Path<(String, String)>,
) -> Response {
    let asked = format!("/art/{version}/{file}");
    let sheet =
        app.hall.games.iter().map(|registered| &registered.sheet).find(|sheet| sheet.address == asked);
    match sheet.map(|sheet| sheet.file.clone()) {
        Some(file) => {
            let kind = (header::CONTENT_TYPE, "image/svg+xml");
            let cache = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");
            ([kind, cache], file).into_response()
        }
        None => no_such_page(app, visitor, headers).await,
    }
}
