//! The page of a table over HTTP, and the piece of it that changes.

use crate::http::caller::Visitor;
use crate::http::tables::Seen;
use crate::http::{App, Shared, tag};
use crate::parts::part;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use castellan_core::seat::Seat;
use castellan_pages::table::{self, Moment, Notice, Which};

/// Shows a table.
pub(super) async fn show(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Response {
    if which.fragment.is_some() {
        return match app.see(&id, &visitor, which.seat()).await {
            Ok(seen) => app.fragment(&visitor, &id, &which, &seen, &headers),
            Err(refused) => app.refuse(refused, visitor.lang),
        };
    }
    app.table_page(&visitor, &id, which.seat(), None).await
}

impl App {
    /// What changed on the page of a table, for a page that has the rest; nothing for one that has it all.
    pub(super) fn fragment(
        &self,
        visitor: &Visitor,
        id: &str,
        which: &Which,
        seen: &Seen,
        headers: &HeaderMap,
    ) -> Response {
        let _render = part!("render");
        let present = self.presence.at(id);
        let moment = Moment { seen, present: &present, now: self.hall.time.now() };
        let is_known = |found: &_| tag::is_known(found, headers);
        match table::fragment(&self.site, &visitor.reader(), which, &moment, is_known) {
            Ok((found, None)) => tag::not_modified(&found),
            Ok((found, Some(piece))) => {
                metrics::counter!("castellan_fragments_total").increment(1);
                tag::on(&found, Html(piece.into_string()))
            }
            Err(refused) => self.refuse(refused, visitor.lang),
        }
    }

    /// The page of a table, perhaps with something to say.
    pub(super) async fn table_page(
        &self,
        visitor: &Visitor,
        id: &str,
        seat: Option<Seat>,
        notice: Option<&Notice>,
    ) -> Response {
        let seen = self.see(id, visitor, seat).await;
        let page = seen.and_then(|seen| {
            let present = self.presence.at(id);
            let moment = Moment { seen: &seen, present: &present, now: self.hall.time.now() };
            table::page(&self.site, &visitor.reader(), seat, &moment, notice)
        });
        match page {
            Ok(page) => self.page(visitor, &page),
            Err(refused) => self.fault_page(visitor, &refused),
        }
    }
}
