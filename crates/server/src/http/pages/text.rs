//! Pages that are mostly text.

use crate::http::Shared;
use crate::http::caller::Visitor;
use crate::looks;
use axum::extract::Path;
use axum::response::Response;
use castellan_pages::{about, check};

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
