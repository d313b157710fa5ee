//! Friendly pages for what went wrong, in the reader's language.

use crate::http::caller::Visitor;
use crate::http::{App, Shared};
use crate::room::Refused;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use castellan_pages::fault;

impl App {
    /// What was refused, as a page.
    pub(crate) fn fault_page(&self, visitor: &Visitor, refused: &Refused) -> Response {
        self.page(visitor, &fault::page(&self.site, &visitor.reader(), refused))
    }

    /// There is nothing at this address: a page for people, JSON for programs.
    pub(super) fn nothing_here(&self, visitor: &Visitor, headers: &HeaderMap, nothing: Refused) -> Response {
        let wants_page = headers
            .get(header::ACCEPT)
            .and_then(|accept| accept.to_str().ok())
            .is_some_and(|accept| accept.contains("text/html"));
        if wants_page { self.fault_page(visitor, &nothing) } else { self.refuse(nothing, visitor.lang) }
    }
}

/// There is nothing at this address.
pub(crate) async fn no_such_page(app: Shared, visitor: Visitor, headers: HeaderMap) -> Response {
    app.nothing_here(&visitor, &headers, fault::nothing())
}
