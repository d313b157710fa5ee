//! Routes of the host: stand-ins, removing and muting; and the link that lets watchers into a private table.

use super::body::Body;
use super::caller::Visitor;
use super::cookies;
use super::tables::{Seen, check_table_id};
use super::{App, Shared};
use crate::limits::NODES_ANSWER;
use crate::room::{Caller, Change, Freshness, Kind, Receipt, Refused, no_such_table, refused};
use crate::secret::{Hash, Token, WatchKey};
use crate::security_log::{Event, note};
use crate::wire;
use axum::Json;
use axum::extract::Path;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, Response};
use castellan_core::seat::Seat;

impl App {
    /// Whether the caller is the host and the seat not theirs, and who has a stream open at the table, at any
    /// node. A node where nobody listens is not told by itself, so it asks and gives the others a moment.
    async fn others_seat(
        &self,
        table: &str,
        visitor: &Visitor,
        seat: Seat,
    ) -> Result<(bool, Vec<Caller>), Refused> {
        let Seen { snapshot, asker } = self.see(table, visitor, None).await?;
        let is_others = snapshot.is_host(asker.by) && !snapshot.seats_of(asker.by)?.contains(seat);
        if is_others && self.hall.store.is_shared() {
            let _told = self.hall.listen(table);
            let _here = self.presence.come(table, Caller::Nobody);
            tokio::time::sleep(NODES_ANSWER).await;
            return Ok((is_others, self.presence.at(table)));
        }
        Ok((is_others, self.presence.at(table)))
    }

    /// Lets a bot play at a seat.
    pub(crate) async fn put_bot(
        &self,
        id: &str,
        visitor: &Visitor,
        seat: Seat,
        level: String,
    ) -> Result<Receipt, Refused> {
        self.guard.act(id, &visitor.device_key(), visitor.address)?;
        let (is_others, present) = self.others_seat(id, visitor, seat).await?;
        let done = self.change(id, visitor, None, Change::StandIn { seat, level, present }).await?;
        if is_others {
            note(Event::HostAction, visitor.address, "stand-in");
        }
        Ok(done)
    }

    /// Removes somebody from a seat.
    pub(crate) async fn kick(
        &self,
        id: &str,
        visitor: &Visitor,
        kick: wire::KickOut,
    ) -> Result<wire::KickedOut, Refused> {
        self.guard.act(id, &visitor.device_key(), visitor.address)?;
        let kind = format!("kick/{id}/{}", kick.seat);
        let secret = Token::new(&*self.hall.secrets(&kind, kick.request_id.as_deref())?);
        let (_, present) = self.others_seat(id, visitor, kick.seat).await?;
        let change = Change::Kick { seat: kick.seat, ban: kick.ban, link: WatchKey::of(&secret), present };
        let done = self.change(id, visitor, None, change).await?;
        let banned = done.snapshot.is_banned_by(secret.hash()).unwrap_or(false);
        note(Event::HostAction, visitor.address, if banned { "ban" } else { "kick" });
        let link = format!("{}/t/{id}#{}", visitor.base, secret.text());
        Ok(wire::KickedOut { seat: kick.seat, link, banned })
    }

    /// Lets somebody say nothing, or speak again.
    pub(crate) async fn mute(
        &self,
        id: &str,
        visitor: &Visitor,
        mute: wire::Mute,
    ) -> Result<Receipt, Refused> {
        let change = Change::Mute { seat: mute.seat, muted: mute.muted };
        let done = self.act(id, visitor, None, change).await?;
        note(Event::HostAction, visitor.address, if mute.muted { "mute" } else { "unmute" });
        Ok(done)
    }

    /// Lets a watcher in by the secret of a link, with cookies to take along.
    pub(crate) async fn watch(
        &self,
        id: &str,
        visitor: &Visitor,
        secret: &str,
    ) -> Result<[HeaderValue; 2], Refused> {
        // A form names the table by itself, so nothing longer than an id may be counted.
        check_table_id(id)?;
        self.guard.act(id, &visitor.device_key(), visitor.address)?;
        let snapshot = self.snapshot(id, Freshness::Durable).await?;
        let hash = Hash::of(secret);
        let asked =
            if !snapshot.is_private() || snapshot.lets_in(hash) { Ok(()) } else { Err(no_such_table()) };
        match (asked, cookies::watch(&self.config, id, secret)) {
            (Ok(()), Some(cookies)) => Ok(cookies),
            (Ok(()), None) => Err(refused(Kind::Unprocessable, "bad_request", "refused-bad-token")),
            (Err(no), _) => {
                if no.kind == Kind::NotFound {
                    note(Event::BadSecret, visitor.address, "watch");
                }
                Err(no)
            }
        }
    }
}

/// Lets a bot play: for oneself, or as the host for an open seat or somebody who is due and away.
#[utoipa::path(post, path = "/api/tables/{id}/stand-in", request_body = wire::PutBot,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "A bot plays there", body = wire::Done),
    (status = 403, description = "Not the caller's to decide", body = wire::ErrorBody),
    (status = 422, description = "No such seat or level", body = wire::ErrorBody)))]
pub(crate) async fn stand_in(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(put): Body<wire::PutBot>,
) -> Response {
    let done = app.put_bot(&id, &visitor, put.seat, put.level).await;
    app.answer(done.map(|_| Json(wire::Done {})), visitor.lang)
}

/// Removes somebody from a seat who is away or has not begun to play: for the host. The seat is open again, by
/// another link.
#[utoipa::path(post, path = "/api/tables/{id}/kick", request_body = wire::KickOut,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The seat is open", body = wire::KickedOut),
    (status = 401, description = "No token", body = wire::ErrorBody),
    (status = 403, description = "Not the host, or a player who is here and has begun to play", body = wire::ErrorBody),
    (status = 409, description = "The game is over", body = wire::ErrorBody),
    (status = 422, description = "No such seat, a bot's or the host's own", body = wire::ErrorBody)))]
pub(crate) async fn kick(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(kick): Body<wire::KickOut>,
) -> Response {
    let kicked = app.kick(&id, &visitor, kick).await;
    app.answer(kicked.map(Json), visitor.lang)
}

/// Lets somebody say nothing, or speak again: for the host.
#[utoipa::path(post, path = "/api/tables/{id}/mute", request_body = wire::Mute,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "It is set", body = wire::Done),
    (status = 401, description = "No token", body = wire::ErrorBody),
    (status = 403, description = "Only the host may", body = wire::ErrorBody),
    (status = 422, description = "No such seat, a bot's or the host's own", body = wire::ErrorBody)))]
pub(crate) async fn mute(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(mute): Body<wire::Mute>,
) -> Response {
    let done = app.mute(&id, &visitor, mute).await;
    app.answer(done.map(|_| Json(wire::Done {})), visitor.lang)
}

/// Starts a clock that waits for guests: for the host.
#[utoipa::path(post, path = "/api/tables/{id}/start",
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "It runs", body = wire::Done),
    (status = 401, description = "No token", body = wire::ErrorBody),
    (status = 403, description = "Only the host may", body = wire::ErrorBody)))]
pub(crate) async fn start(app: Shared, visitor: Visitor, Path(id): Path<String>) -> Response {
    let done = app.act(&id, &visitor, None, Change::Start).await;
    app.answer(done.map(|_| Json(wire::Done {})), visitor.lang)
}

/// Lets a browser watch a private table by the secret of a link; it keeps that in a cookie.
#[utoipa::path(post, path = "/api/tables/{id}/watch", request_body = wire::WatchSecret,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The browser may watch", body = wire::Done),
    (status = 404, description = "No such table, or another secret", body = wire::ErrorBody),
    (status = 422, description = "Not the form of a secret", body = wire::ErrorBody)))]
pub(crate) async fn watch(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(watch): Body<wire::WatchSecret>,
) -> Response {
    let cookies = app.watch(&id, &visitor, &watch.secret).await;
    let done = cookies
        .map(|cookies| (AppendHeaders(cookies.map(|cookie| (SET_COOKIE, cookie))), Json(wire::Done {})));
    app.answer(done, visitor.lang)
}
