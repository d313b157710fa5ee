//! Looking back over HTTP.

use crate::http::Shared;
use crate::http::caller::Visitor;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::Response;
use castellan_pages::replay::{self, Which};

/// Shows a position.
pub(super) async fn show(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Response {
    let seen = app.see(&id, &visitor, which.seat()).await;
    let position = seen.and_then(|seen| replay::page(&app.site, &visitor.reader(), &seen, &which));
    app.show(&visitor, &headers, position)
}
