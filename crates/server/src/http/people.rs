//! Routes of the people at a table: seats, names, chat, rematch.

use super::body::{Body, MaybeBody};
use super::caller::Visitor;
use super::{App, Shared};
use crate::journal::Say;
use crate::room::{Caller, Change, Kind, Refused, refused};
use crate::secret::{Hash, Token, table_id};
use crate::wire;
use axum::Json;
use axum::extract::Path;
use axum::response::Response;
use castellan_core::seat::Seat;

/// Takes an open seat by the secret of its link.
#[utoipa::path(post, path = "/api/tables/{id}/sit", request_body = wire::SitDown,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The seat is the caller's", body = wire::SatDown),
    (status = 403, description = "No seat has such a link", body = wire::ErrorBody),
    (status = 409, description = "Somebody was quicker", body = wire::ErrorBody),
    (status = 422, description = "A name that can't be used", body = wire::ErrorBody)))]
pub(crate) async fn sit(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(sit): Body<wire::SitDown>,
) -> Response {
    let sat = async {
        let token = Token::new(&*app.hall.secrets(&sit.invite, sit.request_id.as_deref())?);
        let key = token.hash();
        let change = Change::Sit {
            invite: Hash::of(&sit.invite),
            key,
            person: if let Caller::Person(person) = visitor.by { Some(person) } else { None },
            name: sit.name.unwrap_or_default(),
        };
        let done = app.act(&id, &visitor, None, change).await?;
        // Whoever lost the seat again before this could be told has none.
        let seat = done.snapshot.seat_of_key(key);
        let seat = seat.ok_or_else(|| refused(Kind::Conflict, "seat_taken", "refused-seat-taken"))?;
        Ok(Json(wire::SatDown { seat, token: token.text().to_owned() }))
    };
    app.answer(sat.await, visitor.lang)
}

async fn change(app: &App, visitor: &Visitor, id: &str, seat: Option<Seat>, change: Change) -> Response {
    let done = app.act(id, visitor, seat, change).await;
    app.answer(done.map(|_| Json(wire::Done {})), visitor.lang)
}

/// Gives the caller's seat up; its link works again.
#[utoipa::path(post, path = "/api/tables/{id}/leave", request_body = wire::WhichSeat,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The seat is open", body = wire::Done),
    (status = 401, description = "No token", body = wire::ErrorBody)))]
pub(crate) async fn leave(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    MaybeBody(which): MaybeBody<wire::WhichSeat>,
) -> Response {
    change(&app, &visitor, &id, which.seat, Change::Leave).await
}

/// Plays for oneself again.
#[utoipa::path(post, path = "/api/tables/{id}/back", request_body = wire::WhichSeat,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The bot is gone", body = wire::Done),
    (status = 401, description = "No token", body = wire::ErrorBody)))]
pub(crate) async fn back(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    MaybeBody(which): MaybeBody<wire::WhichSeat>,
) -> Response {
    change(&app, &visitor, &id, which.seat, Change::Back).await
}

/// Changes the caller's name.
#[utoipa::path(post, path = "/api/tables/{id}/name", request_body = wire::NewName,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The name is changed", body = wire::Done),
    (status = 422, description = "A name that can't be used", body = wire::ErrorBody)))]
pub(crate) async fn rename(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(new): Body<wire::NewName>,
) -> Response {
    change(&app, &visitor, &id, new.seat, Change::Rename(new.name)).await
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", request_body = wire::NewLine,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "It is said", body = wire::Done),
    (status = 403, description = "The host has switched it off", body = wire::ErrorBody),
    (status = 413, description = "Too long", body = wire::ErrorBody)))]
pub(crate) async fn say(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(line): Body<wire::NewLine>,
) -> Response {
    let say = match (line.text, line.phrase) {
        (Some(text), None) => Say::Text(text),
        (None, Some(phrase)) => Say::Phrase(phrase),
        _ => return app.refuse(refused(Kind::Malformed, "bad_request", "refused-chat-either"), visitor.lang),
    };
    change(&app, &visitor, &id, line.seat, Change::Say(say)).await
}

/// Sets what may be said: for the host.
#[utoipa::path(post, path = "/api/tables/{id}/settings", request_body = wire::Settings,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "It is set", body = wire::Done),
    (status = 403, description = "Only the host may", body = wire::ErrorBody)))]
pub(crate) async fn settings(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(set): Body<wire::Settings>,
) -> Response {
    change(&app, &visitor, &id, None, Change::Hush(set.chat)).await
}

/// Plays again with the same players; whoever asks first opens the table, the others find it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch",
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The other table; everybody's token works there", body = wire::NextTable),
    (status = 409, description = "This game is not over", body = wire::ErrorBody)))]
pub(crate) async fn rematch(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    MaybeBody(which): MaybeBody<wire::WhichSeat>,
) -> Response {
    let next = next_table(&app, &visitor, &id, which.seat).await;
    app.answer(next.map(|table| Json(wire::NextTable { table })), visitor.lang)
}

pub(crate) async fn next_table(
    app: &App,
    visitor: &Visitor,
    id: &str,
    seat: Option<Seat>,
) -> Result<String, Refused> {
    app.guard.open_table(&visitor.owner_key(), visitor.address).await?;
    // The old table says first where the new one will be, so that two who ask at once meet there.
    let proposed = table_id(&*app.hall.entropy);
    let done = app.act(id, visitor, seat, Change::Rematch(proposed.clone())).await?;
    let table = done.snapshot.rematch().map_or(proposed, str::to_owned);
    app.hall.open_again(&table, done.snapshot.next_game()).await?;
    Ok(table)
}
