//! A hint: what a good player would do from the caller's own view, unless the host wants none.

use super::body::MaybeBody;
use super::caller::Visitor;
use super::tables::unexpected;
use super::{App, Shared};
use crate::http::refusal::refused;
use crate::room::{Asked, Refused, Reply};
use crate::wire;
use axum::Json;
use axum::extract::Path;
use axum::response::Response;
use castellan_core::seat::Seat;

/// A move that a good player would make.
#[utoipa::path(post, path = "/api/tables/{id}/hint", request_body = wire::WhichSeat,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "A move of the caller's, chosen from what the caller may know", body = wire::Hint),
    (status = 401, description = "No token", body = wire::ErrorBody),
    (status = 403, description = "The host has switched aids off", body = wire::ErrorBody),
    (status = 409, description = "The caller has nothing to decide", body = wire::ErrorBody)))]
pub(crate) async fn hint(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    MaybeBody(which): MaybeBody<wire::WhichSeat>,
) -> Response {
    let hint = app.hint(&visitor, &id, which.seat).await;
    app.answer(hint.map(Json), visitor.lang)
}

impl App {
    /// A hint for one of the caller's seats.
    pub(crate) async fn hint(
        &self,
        visitor: &Visitor,
        id: &str,
        seat: Option<Seat>,
    ) -> Result<wire::Hint, Refused> {
        let Reply::Hint(think) = self.act(id, visitor, seat, Asked::Hint).await? else {
            return Err(unexpected());
        };
        let Reply::Look(look) = self.ask(id, visitor, seat, Asked::Look(None)).await? else {
            return Err(unexpected());
        };
        let names: Vec<String> = look.seats.iter().map(|seat| self.name_of(visitor.lang, seat)).collect();
        let (n, game) = (think.n, think.game);
        let hint = self.hall.thought(think).await.ok_or_else(|| refused(503, "busy", "refused-busy"))?;
        let registered = self.hall.games.find(game).ok_or_else(unexpected)?;
        Ok(wire::Hint { n, mv: hint.mv, why: registered.words(visitor.lang).say(&hint.why, &names) })
    }
}
