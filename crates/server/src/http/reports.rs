//! Reports: somebody at a table tells whoever runs the server what another player did.

use super::body::Body;
use super::caller::Visitor;
use super::tables::Seen;
use super::{App, Shared};
use crate::limits::CHAT_CHARS_MAX;
use crate::name::readable;
use crate::room::{Kind, Refused, refused};
use crate::security_log::{Event, note};
use crate::wire;
use axum::Json;
use axum::extract::Path;
use axum::response::Response;
use castellan_core::record::Who;

impl App {
    /// Notes in the security log what another player did. The table hears nothing of it.
    pub(crate) async fn report(
        &self,
        id: &str,
        visitor: &Visitor,
        report: wire::Report,
    ) -> Result<(), Refused> {
        self.guard.act(id, &visitor.device_key(), visitor.address)?;
        let Seen { snapshot, asker } = self.see(id, visitor, None).await?;
        let by = snapshot.actor(&asker)?;
        let chair = snapshot.chairs().get(report.seat.index());
        let chair =
            chair.ok_or_else(|| refused(Kind::Unprocessable, "bad_request", "refused-no-such-seat"))?;
        if chair.who != Who::Human || snapshot.seats_of(asker.by)?.contains(report.seat) {
            return Err(refused(Kind::Unprocessable, "bad_request", "refused-not-a-guest"));
        }
        if report.text.chars().count() > CHAT_CHARS_MAX {
            return Err(refused(Kind::TooLarge, "too_large", "refused-report-long"));
        }
        let text = readable(&report.text);
        if text.is_empty() {
            return Err(refused(Kind::Unprocessable, "bad_request", "refused-report-empty"));
        }
        self.guard.report(visitor.address)?;
        let why = format!("table {id}, seat {} reports seat {}: {text}", by.0, report.seat.0);
        note(Event::Reported, visitor.address, &why);
        Ok(())
    }
}

/// Tells whoever runs the server what another player did: for everybody with a seat.
#[utoipa::path(post, path = "/api/tables/{id}/report", request_body = wire::Report,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "It stands in the security log", body = wire::Done),
    (status = 401, description = "No token", body = wire::ErrorBody),
    (status = 403, description = "No seat at this table", body = wire::ErrorBody),
    (status = 413, description = "Too long", body = wire::ErrorBody),
    (status = 422, description = "No such seat, a bot's or the caller's own, or nothing said", body = wire::ErrorBody),
    (status = 429, description = "Too many reports", body = wire::ErrorBody)))]
pub(crate) async fn report(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(report): Body<wire::Report>,
) -> Response {
    let reported = app.report(&id, &visitor, report).await;
    app.answer(reported.map(|()| Json(wire::Done {})), visitor.lang)
}
