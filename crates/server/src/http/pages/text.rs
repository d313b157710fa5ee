//! Pages that are mostly text.

use crate::http::Shared;
use crate::http::caller::Visitor;
use crate::looks;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::Response;
use castellan_pages::fault::nothing;
use castellan_pages::{about, check, scriptorium};
use serde::Deserialize;

/// Whose box is written down.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Which {
    game: Option<String>,
}

/// The box editor.
pub(super) async fn write_down(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Query(which): Query<Which>,
) -> Response {
    match scriptorium::page(&app.site, &visitor.reader(), which.game.as_deref()) {
        Some(page) => app.page(&visitor, &page),
        None => app.nothing_here(&visitor, &headers, nothing()),
    }
}

/// About this program.
pub(super) async fn about(app: Shared, visitor: Visitor) -> Response {
    app.page(&visitor, &about::page(&app.site, &visitor.reader()))
}

/// Checking the draw.
pub(super) async fn check(app: Shared, visitor: Visitor, Path(id): Path<String>) -> Response {
    match app.see(&id, &visitor, None).await {
        Ok(seen) => {
            let check = looks::check(&seen.snapshot, visitor.lang);
            app.page(&visitor, &check::page(&app.site, &visitor.reader(), &check))
        }
        Err(refused) => app.fault_page(&visitor, &refused),
    }
}
