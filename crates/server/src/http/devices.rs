//! Routes of devices: identity without accounts.

use super::body::Body;
use super::caller::Visitor;
use super::cookies;
use super::{App, Shared};
use crate::limits::{DEVICE_LINK_LASTS, OWN_TABLES_LISTED};
use crate::looks;
use crate::room::{Caller, Freshness, Kind, Refused, Summary, is_archived, refused};
use crate::secret::{Person, Token};
use crate::store::Listed;
use crate::time::written;
use crate::wire;
use crate::work::Class;
use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};

pub(crate) fn store_fails(_: crate::store::StoreError) -> Refused {
    refused(Kind::Unavailable, "unavailable", "refused-store")
}

impl App {
    /// A secret that makes another device the caller's: it works once, and not for long.
    pub(crate) async fn new_link(&self, visitor: &Visitor) -> Result<String, Refused> {
        let person = self.person(visitor)?;
        let secret = Token::new(&*self.hall.entropy);
        let until = self.hall.time.now() + DEVICE_LINK_LASTS.as_millis() as u64;
        self.hall.store.remember(secret.hash(), person, Some(until)).await.map_err(store_fails)?;
        Ok(secret.text().to_owned())
    }

    /// The tables of the caller, the latest first.
    pub(crate) async fn tables_of(&self, visitor: &Visitor) -> Result<Vec<wire::OwnTable>, Refused> {
        let person = self.person(visitor)?;
        let mut tables = Vec::new();
        for listed in self.hall.store.tables_of(person, OWN_TABLES_LISTED).await.map_err(store_fails)? {
            let summary = match self.kept_summary(&listed) {
                Some(summary) => summary,
                None => {
                    // Many tables take turns with what others look at.
                    let _permit = self.admit(Class::Position, visitor, &listed.table).await?;
                    // A table that can't be read must not hide the others.
                    let Ok(snapshot) = self.snapshot(&listed.table, Freshness::Durable).await else {
                        continue;
                    };
                    snapshot.summary()
                }
            };
            if !summary.may_know(person) {
                continue;
            }
            tables.push(wire::OwnTable {
                at: written(listed.at),
                archived: is_archived(listed.at, self.hall.time.now()),
                table: listed.table,
                over: summary.over,
                due: summary.is_due(person),
                seats: looks::seats(&summary.chairs),
                game: summary.game,
                scores: summary.scores,
            });
        }
        Ok(tables)
    }

    /// What a table is on a list, of its last line, without its room being woken for that: as the store keeps it, or
    /// from a room that is in memory already.
    fn kept_summary(&self, listed: &Listed) -> Option<Summary> {
        let kept = listed.summary.as_deref().and_then(Summary::parse);
        kept.or_else(|| Some(self.hall.shown(&listed.table, listed.lines)?.summary()))
    }

    /// The person who calls; refused if nobody knows them.
    pub(crate) fn person(&self, visitor: &Visitor) -> Result<Person, Refused> {
        match visitor.by {
            Caller::Person(person) => Ok(person),
            _ => Err(refused(Kind::Unauthenticated, "no_device", "refused-no-device")),
        }
    }
}

/// Gives this browser its cookie, if it has none.
#[utoipa::path(post, path = "/api/device", responses((status = 200, description = "The device is known", body = wire::Done)))]
pub(crate) async fn hello(app: Shared, visitor: Visitor) -> Response {
    let welcome = async {
        if app.known_person(&visitor).await?.is_some() {
            return Ok(Json(wire::Done {}).into_response());
        }
        app.guard.welcome(visitor.address).await?;
        let cookie = app.cookie_for(Person::new(&*app.hall.entropy), &visitor).await?;
        Ok(([(header::SET_COOKIE, cookie)], Json(wire::Done {})).into_response())
    };
    app.answer(welcome.await, visitor.lang)
}

/// A link that makes another device the same person's: it works once.
#[utoipa::path(post, path = "/api/device/link", responses(
    (status = 200, description = "The link, told once", body = wire::DeviceLink),
    (status = 401, description = "This device is not known", body = wire::ErrorBody)))]
pub(crate) async fn link(app: Shared, visitor: Visitor) -> Response {
    let made = async {
        app.guard.act("device", &visitor.device_key(), visitor.address)?;
        let secret = app.new_link(&visitor).await?;
        let link = format!("{}/#device={secret}", visitor.base);
        Ok(Json(wire::DeviceLink { secret, link, seconds: DEVICE_LINK_LASTS.as_secs() }))
    };
    app.answer(made.await, visitor.lang)
}

/// Uses such a link on the other device.
#[utoipa::path(post, path = "/api/device/join", request_body = wire::JoinDevice, responses(
    (status = 200, description = "This device is the same person's now", body = wire::Done),
    (status = 403, description = "The link was used or is too old", body = wire::ErrorBody)))]
pub(crate) async fn join(app: Shared, visitor: Visitor, Body(join): Body<wire::JoinDevice>) -> Response {
    let welcome = async {
        let cookie = app.use_secret(&join.secret, &visitor).await?;
        Ok(([(header::SET_COOKIE, cookie)], Json(wire::Done {})).into_response())
    };
    app.answer(welcome.await, visitor.lang)
}

/// Forgets this device: its cookie works no more.
#[utoipa::path(post, path = "/api/device/forget", responses((status = 200, description = "The device is forgotten", body = wire::Done)))]
pub(crate) async fn forget(app: Shared, visitor: Visitor) -> Response {
    let forgotten = async {
        if let Some(key) = visitor.device {
            app.end_device(key, &visitor).await?;
        }
        Ok(([(header::SET_COOKIE, cookies::device(&app.config, None))], Json(wire::Done {})))
    };
    app.answer(forgotten.await, visitor.lang)
}

/// The tables of this device's person, the latest first.
#[utoipa::path(get, path = "/api/own/tables", responses(
    (status = 200, description = "The tables", body = wire::OwnTables),
    (status = 401, description = "This device is not known", body = wire::ErrorBody)))]
pub(crate) async fn own_tables(app: Shared, visitor: Visitor) -> Response {
    let tables = app.tables_of(&visitor).await;
    app.answer(tables.map(|tables| Json(wire::OwnTables { tables })), visitor.lang)
}
