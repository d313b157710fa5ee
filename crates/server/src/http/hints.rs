//! What the caller may be told about their own decision: a hint, unless the host wants none, and why a move is
//! refused.

use super::body::{Body, MaybeBody};
use super::caller::Visitor;
use super::tables::{Seen, check_move_size};
use super::{App, Shared};
use crate::looks;
use crate::room::{Kind, Refused, refused};
use crate::wire;
use crate::work::Who;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use castellan_core::seat::Seat;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use utoipa::ToSchema;

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

/// A move that the caller would like to know about.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct WouldPlay {
    /// The move.
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    mv: Value,
    /// The seat, for somebody who has several.
    #[serde(default)]
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// Why a move is not offered: what playing it would be answered, without playing it.
#[utoipa::path(post, path = "/api/tables/{id}/why", request_body = WouldPlay,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 204, description = "It is legal"),
    (status = 401, description = "No token", body = wire::ErrorBody),
    (status = 409, description = "The caller has nothing to decide", body = wire::ErrorBody),
    (status = 413, description = "Too large", body = wire::ErrorBody),
    (status = 422, description = "Not legal, with message and rule", body = wire::ErrorBody)))]
pub(crate) async fn why(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(would): Body<WouldPlay>,
) -> Response {
    let checked = async {
        check_move_size(&would.mv)?;
        app.guard.act(&id, &visitor.device_key(), visitor.address)?;
        let seen = app.see(&id, &visitor, would.seat).await?;
        seen.snapshot.check_move(&seen.asker, &would.mv)
    };
    app.answer(checked.await.map(|()| StatusCode::NO_CONTENT), visitor.lang)
}

impl App {
    /// A hint for one of the caller's seats.
    pub(crate) async fn hint(
        &self,
        visitor: &Visitor,
        id: &str,
        seat: Option<Seat>,
    ) -> Result<wire::Hint, Refused> {
        self.guard.act(id, &visitor.device_key(), visitor.address)?;
        let Seen { snapshot, asker } = self.see(id, visitor, seat).await?;
        let think = Arc::new(snapshot.hint(&asker)?);
        let seats = looks::seats(snapshot.chairs());
        let names: Vec<String> = seats.iter().map(|seat| self.site.name_of(visitor.lang, seat)).collect();
        let n = think.n;
        let who = Who { owner: visitor.address.to_string(), table: id.to_owned() };
        let hint = self.hall.thought(think, &who).await;
        let hint = hint.map_err(|_| refused(Kind::Unavailable, "busy", "refused-busy"))?;
        let words = snapshot.registered().words(visitor.lang);
        Ok(wire::Hint { n, mv: hint.mv, why: words.say(&hint.why, &names) })
    }
}
