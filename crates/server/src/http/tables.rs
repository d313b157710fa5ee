//! Routes of the game itself: open, look, play, take back, record.

use super::body::{Body, MaybeBody};
use super::caller::Visitor;
use super::tag;
use super::{App, Shared};
use crate::limits::{MOVE_BYTES_MAX, REQUEST_ID_CHARS_MAX};
use crate::looks;
use crate::parts::part;
use crate::room::{
    Asker, Caller, Change, Command, Freshness, Kind, Receipt, Refused, Snapshot, no_such_table, refused,
};
use crate::secret::{Token, is_table_id};
use crate::wire;
use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use castellan_ai::level::Level;
use castellan_core::message::Message;
use castellan_core::seat::Seat;
pub(crate) use castellan_pages::model::Seen;
use castellan_pages::tag::Tag;
use serde::Deserialize;
use std::sync::Arc;

/// What an address may ask of a table.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct SeatAndSpan {
    /// For which of the caller's seats.
    pub(crate) seat: Option<u8>,
    /// After so many entries.
    pub(crate) at: Option<usize>,
    /// From which entry on.
    pub(crate) from: Option<usize>,
    /// `entries` for a stream without looks at the table, `versions` for one of nothing but versions.
    pub(crate) only: Option<String>,
    /// The version that the reader of such a stream has.
    pub(crate) version: Option<u64>,
    /// How wide a picture.
    pub(crate) width: Option<u32>,
    /// Whether the picture is a card to pass on, with game, names, points and day.
    pub(crate) card: Option<u8>,
}

impl App {
    /// The table as this visitor may see it.
    pub(crate) async fn see(
        &self,
        table: &str,
        visitor: &Visitor,
        seat: Option<Seat>,
    ) -> Result<Seen, Refused> {
        self.see_as(table, visitor, seat, Freshness::Durable).await
    }

    /// The same for whoever need not be told of everything that is durable.
    pub(crate) async fn see_as(
        &self,
        table: &str,
        visitor: &Visitor,
        seat: Option<Seat>,
        freshness: Freshness,
    ) -> Result<Seen, Refused> {
        self.seen(self.snapshot(table, freshness).await?, visitor, seat)
    }

    /// This version of a table as this visitor may see it.
    pub(crate) fn seen(
        &self,
        snapshot: Arc<Snapshot>,
        visitor: &Visitor,
        seat: Option<Seat>,
    ) -> Result<Seen, Refused> {
        let asker = self.asker(&snapshot, visitor, seat)?;
        Ok(Seen { snapshot, asker })
    }

    /// The table of this id, whoever asks.
    pub(crate) async fn snapshot(&self, table: &str, freshness: Freshness) -> Result<Arc<Snapshot>, Refused> {
        check_table_id(table)?;
        self.hall.query(table, freshness).await
    }

    /// Who asks: whoever has no seat at a private table may know of it by its link.
    fn asker(&self, snapshot: &Snapshot, visitor: &Visitor, seat: Option<Seat>) -> Result<Asker, Refused> {
        let watch = visitor.watch.map(Caller::Key).filter(|by| snapshot.may_know(*by).is_ok());
        match (snapshot.may_know(visitor.by), watch) {
            (Err(_), Some(by)) => Ok(Asker { by, lang: visitor.lang, seat }),
            (Err(refused), None) => Err(refused),
            (Ok(()), _) => Ok(Asker { by: visitor.by, lang: visitor.lang, seat }),
        }
    }

    /// Has something changed at a table, at a bounded rate.
    pub(crate) async fn act(
        &self,
        table: &str,
        visitor: &Visitor,
        seat: Option<Seat>,
        change: Change,
    ) -> Result<Receipt, Refused> {
        self.guard.act(table, &visitor.device_key(), visitor.address)?;
        if matches!(change, Change::Say(_)) {
            self.guard.talk(visitor.address)?;
        }
        self.change(table, visitor, seat, change).await
    }

    /// The same where the rate was counted already.
    pub(crate) async fn change(
        &self,
        table: &str,
        visitor: &Visitor,
        seat: Option<Seat>,
        change: Change,
    ) -> Result<Receipt, Refused> {
        check_table_id(table)?;
        let asker = Asker { by: visitor.by, lang: visitor.lang, seat };
        // Whoever knows of a private table by its link is told why they may not act there.
        let again = visitor.watch.map(|secret| Asker { by: Caller::Key(secret), ..asker });
        let again = again.map(|asker| Command { asker, change: change.clone() });
        match (self.hall.command(table, Command { asker, change }).await, again) {
            (Err(refused), Some(again)) if refused.code == "unknown_table" => {
                self.hall.command(table, again).await
            }
            (answer, _) => answer,
        }
    }
}

pub(crate) fn check_table_id(table: &str) -> Result<(), Refused> {
    if is_table_id(table) { Ok(()) } else { Err(no_such_table()) }
}

pub(crate) fn unexpected() -> Refused {
    refused(Kind::Internal, "internal", "refused-internal")
}

/// The games, their options and their bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "All games", body = wire::Games)))]
pub(crate) async fn games(app: Shared, visitor: Visitor) -> Json<wire::Games> {
    let info = |registered: &crate::registry::Registered| {
        let meta = registered.game.meta();
        // A game's page starts with its name.
        let page = meta.rules_page(visitor.lang, 0);
        let title = page.lines().next().unwrap_or(meta.id);
        wire::GameInfo {
            id: meta.id.to_owned(),
            name: title.trim_start_matches('#').trim().to_owned(),
            seats_min: meta.seats_min,
            seats_max: meta.seats_max,
            options: registered.game.options(),
            levels: Level::NAMED.map(Level::name).to_vec(),
            grades: Level::grades().map(Level::name).collect(),
        }
    };
    Json(wire::Games { games: app.hall.games.iter().map(info).collect() })
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = wire::NewTable, responses(
    (status = 201, description = "The table is open; tokens and links are told once", body = wire::Created),
    (status = 400, description = "Not JSON, or not of this form", body = wire::ErrorBody),
    (status = 413, description = "Too large", body = wire::ErrorBody),
    (status = 422, description = "No such game, or options or seats that can't be played with", body = wire::ErrorBody),
    (status = 429, description = "Too many new tables", body = wire::ErrorBody)))]
pub(crate) async fn open(app: Shared, visitor: Visitor, Body(new): Body<wire::NewTable>) -> Response {
    let opened = async {
        let host = if let Caller::Person(person) = visitor.by { Some(person) } else { None };
        // Only tables that can be opened are counted.
        let owner = visitor.owner_key();
        let may = app.guard.open_table(&owner, visitor.address);
        app.hall.open(new, host, visitor.lang, may).await
    };
    let created = opened.await.map(|open| {
        let page = format!("{}/t/{}", visitor.base, open.table);
        let watch = open.watch_link(&visitor.base);
        let link = |secret: Token| format!("{page}#{}", secret.text());
        let keys = (0..).map(Seat).zip(open.seats).map(|(seat, (who, token, invite))| wire::SeatKey {
            seat,
            who,
            token: token.map(|token| token.text().to_owned()),
            link: invite.map(link),
        });
        let seats = keys.collect();
        let made = wire::Created { seats, table: open.table, commitment: open.commitment, watch };
        (StatusCode::CREATED, Json(made))
    });
    app.answer(created, visitor.lang)
}

/// How a table looks to the caller.
#[utoipa::path(get, path = "/api/tables/{id}", params(
    ("id" = String, Path, description = "The table"),
    ("seat" = Option<u8>, Query, description = "Which of the caller's seats"),
    ("at" = Option<usize>, Query, description = "After so many entries"),
    ("lang" = Option<String>, Query, description = "`en` or `pl`")), responses(
    (status = 200, description = "State, view and moves, with an `ETag` of the table's version", body = wire::Look),
    (status = 304, description = "The caller has it already: the tag stands in `If-None-Match`"),
    (status = 401, description = "A token that no seat has", body = wire::ErrorBody),
    (status = 404, description = "No such table", body = wire::ErrorBody)))]
pub(crate) async fn look(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<SeatAndSpan>,
    headers: HeaderMap,
) -> Response {
    let seen = app.see(&id, &visitor, which.seat.map(Seat)).await;
    let look = seen.and_then(|Seen { snapshot, asker }| {
        let (now, viewer) = (app.hall.time.now(), snapshot.viewer(&asker)?);
        let own = snapshot.seats_of(asker.by)?;
        let is_archived = snapshot.is_archived(now);
        let of = (viewer, own, snapshot.is_host(asker.by), asker.lang, which.at, is_archived);
        let found = Tag::new(snapshot.version(), of);
        if tag::is_known(&found, &headers) {
            return Ok(tag::not_modified(&found));
        }
        Ok(tag::on(&found, Json(looks::look(&snapshot, &asker, which.at, now)?)))
    });
    app.answer(look, visitor.lang)
}

/// Plays a move. 200 means that it is durable.
#[utoipa::path(post, path = "/api/tables/{id}/moves", request_body = wire::PlayMove,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The move is durable", body = wire::Moved),
    (status = 401, description = "No token, or one that no seat has", body = wire::ErrorBody),
    (status = 403, description = "Not the caller's seat", body = wire::ErrorBody),
    (status = 404, description = "No such table", body = wire::ErrorBody),
    (status = 409, description = "The caller's decision is no longer the one known at `n`", body = wire::ErrorBody),
    (status = 413, description = "Too large", body = wire::ErrorBody),
    (status = 422, description = "Not legal", body = wire::ErrorBody),
    (status = 429, description = "Too often", body = wire::ErrorBody)))]
pub(crate) async fn play(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(play): Body<wire::PlayMove>,
) -> Response {
    let moved = async {
        check_request_id(play.request_id.as_deref())?;
        check_move_size(&play.mv)?;
        let change = Change::Play { n: play.n, request: play.request_id, mv: play.mv };
        app.act(&id, &visitor, play.seat, change).await
    };
    answer_move(&app, &visitor, moved.await)
}

/// Takes back the caller's last own decision.
#[utoipa::path(post, path = "/api/tables/{id}/undo", request_body = wire::TakeBack,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The undo is durable", body = wire::Moved),
    (status = 401, description = "No token, or one that no seat has", body = wire::ErrorBody),
    (status = 409, description = "The caller has decided something else since", body = wire::ErrorBody),
    (status = 422, description = "There is nothing that may be taken back", body = wire::ErrorBody)))]
pub(crate) async fn undo(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    MaybeBody(undo): MaybeBody<wire::TakeBack>,
) -> Response {
    let moved = async {
        check_request_id(undo.request_id.as_deref())?;
        app.act(&id, &visitor, undo.seat, Change::Undo { n: undo.n, request: undo.request_id }).await
    };
    answer_move(&app, &visitor, moved.await)
}

fn answer_move(app: &App, visitor: &Visitor, done: Result<Receipt, Refused>) -> Response {
    count_move(done.as_ref().err());
    let _render = part!("render");
    let moved = done.map(|done| Json(looks::moved(&done.snapshot, done.n, visitor.lang)));
    app.answer(moved, visitor.lang)
}

/// Counts a decision, or its refusal.
pub(crate) fn count_move(refused: Option<&Refused>) {
    match refused {
        None => metrics::counter!("castellan_moves_total").increment(1),
        Some(refused) => {
            metrics::counter!("castellan_moves_refused_total", "code" => refused.code).increment(1);
        }
    }
}

pub(crate) fn check_move_size(mv: &serde_json::Value) -> Result<(), Refused> {
    let bytes = serde_json::to_vec(mv).map_or(usize::MAX, |text| text.len());
    if bytes > MOVE_BYTES_MAX {
        Err(refused(Kind::TooLarge, "too_large", "refused-move-large"))
    } else {
        Ok(())
    }
}

pub(crate) fn check_request_id(request: Option<&str>) -> Result<(), Refused> {
    let length = request.map(|id| id.chars().count());
    if length.is_some_and(|length| !(1..=REQUEST_ID_CHARS_MAX).contains(&length)) {
        let say = Message::new("refused-request-id").with("most", REQUEST_ID_CHARS_MAX);
        return Err(refused(Kind::Malformed, "bad_request", say));
    }
    Ok(())
}

/// The record as far as the caller may know it.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The record; secrets of others as `{\"seat\":1,\"hidden\":true}`", body = Object),
    (status = 404, description = "No such table", body = wire::ErrorBody)))]
pub(crate) async fn record(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<SeatAndSpan>,
) -> Response {
    let seen = app.see(&id, &visitor, which.seat.map(Seat)).await;
    let record = seen.and_then(|seen| looks::record(&seen.snapshot, &seen.asker));
    app.answer(record.map(Json), visitor.lang)
}

/// What it takes to check the draw.
#[utoipa::path(get, path = "/api/tables/{id}/check", params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "Commitment, and once over the seed", body = wire::Check),
    (status = 404, description = "No such table", body = wire::ErrorBody)))]
pub(crate) async fn check(app: Shared, visitor: Visitor, Path(id): Path<String>) -> Response {
    let seen = app.see(&id, &visitor, None).await;
    app.answer(seen.map(|seen| Json(looks::check(&seen.snapshot, visitor.lang))), visitor.lang)
}
