//! Getting into a private table by a link that was typed or pasted, for those who have no scripts.

use super::form::{Form, field, go, table_address};
use crate::http::Shared;
use crate::http::caller::Visitor;
use axum::response::Response;

/// Keeps the secret of the link and goes to the table.
pub(super) async fn enter(app: Shared, visitor: Visitor, form: Form) -> Response {
    let (page, secret) = field(&form.0, "link").split_once('#').unwrap_or_default();
    let id = page.rsplit('/').next().unwrap_or_default();
    let secret = secret.strip_prefix("watch=").unwrap_or(secret);
    match app.watch(id, &visitor, secret).await {
        Ok(cookies) => go(&table_address(id, None), cookies),
        Err(refused) => app.fault_page(&visitor, &refused),
    }
}
