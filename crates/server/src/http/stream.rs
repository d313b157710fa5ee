//! Streams of server-sent events: every entry from where the reader stopped, then whatever comes.
//!
//! A stream holds one piece at a time and asks for the next one when the last has gone out, so a slow
//! reader costs no more than a bounded piece.

use super::caller::Visitor;
use super::frames::{Cursor, Frame, Tells, frame};
use super::guard::Place;
use super::presence::Here;
use super::tables::SeatAndSpan;
use super::{App, Shared};
use crate::hall::{Listening, Version};
use crate::limits::STREAM_HEARTBEAT;
use crate::room::{Freshness, Kind, Refused, refused};
use crate::secret::Hash;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use castellan_core::seat::Seat;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::{broadcast, watch};

/// Somebody at the table came or went; who is there stands on the page.
const PRESENCE: &[u8] = b"event: presence\ndata: {}\n\n";

impl Tells {
    /// What shows that the stream is alive. A browser's script does not hear of comments, so its stream says it
    /// with an event.
    fn heartbeat(self) -> Bytes {
        match self {
            Tells::Versions => Bytes::from_static(b"event: alive\ndata: {}\n\n"),
            Tells::Everything | Tells::Entries => Bytes::from_static(b": \n\n"),
        }
    }
}

/// One open stream.
struct Stream {
    app: Arc<App>,
    table: String,
    visitor: Visitor,
    seat: Option<Seat>,
    tells: Tells,
    advanced: Listening,
    stopping: watch::Receiver<bool>,
    /// From where to go on, and before the first piece what it says.
    told: Frame,
    is_fresh: bool,
    /// The devices that end, and when the store was last asked about this one.
    ended: broadcast::Receiver<Hash>,
    asked_at: Instant,
    here: Here,
    _place: Place,
}

/// What happens at a table, as it happens.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(
    ("id" = String, Path, description = "The table"),
    ("seat" = Option<u8>, Query, description = "Which of the caller's seats"),
    ("only" = Option<String>, Query, description = "`entries` to leave the `table` events out; `versions` for nothing but `version` events, whose id is the table's version"),
    ("from" = Option<usize>, Query, description = "From which entry on; `Last-Event-ID` goes first"),
    ("Last-Event-ID" = Option<usize>, Header, description = "The number of the last entry that was received")), responses(
    (status = 200, description = "Events `entry` (its id is the entry's number, from 0), `chat`, `table` and `presence`", body = String, content_type = "text/event-stream"),
    (status = 404, description = "No such table", body = crate::wire::ErrorBody),
    (status = 429, description = "Too many streams", body = crate::wire::ErrorBody)))]
pub(crate) async fn events(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<SeatAndSpan>,
    headers: HeaderMap,
) -> Response {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.trim().parse::<usize>().ok());
    let from = last.map(|last| last.saturating_add(1)).or(which.from).unwrap_or(0);
    let lang = visitor.lang;
    let (tells, cursor) = match which.only.as_deref() {
        Some("versions") => {
            let version = last.map(|last| last as u64).or(which.version);
            (Tells::Versions, Cursor { version, ..Cursor::default() })
        }
        Some("entries") => (Tells::Entries, Cursor { entry: from, ..Cursor::default() }),
        _ => (Tells::Everything, Cursor { entry: from, ..Cursor::default() }),
    };
    match open(&app.0, visitor, id, which.seat.map(Seat), (cursor, tells)).await {
        Err(refused) => app.refuse(refused, lang),
        Ok(stream) => {
            let headers = [
                (header::CONTENT_TYPE, "text/event-stream"),
                (header::CACHE_CONTROL, "no-store"),
                // A proxy that gathers answers would hold events back.
                (header::HeaderName::from_static("x-accel-buffering"), "no"),
            ];
            let pieces = futures_util::stream::unfold(stream, |mut stream| async move {
                let piece = stream.next().await?;
                Some((Ok::<Bytes, Infallible>(piece), stream))
            });
            (headers, Body::from_stream(pieces)).into_response()
        }
    }
}

async fn open(
    app: &Arc<App>,
    visitor: Visitor,
    table: String,
    seat: Option<Seat>,
    (cursor, tells): (Cursor, Tells),
) -> Result<Stream, Refused> {
    // Whoever is ended from here on is heard of; whoever was ended just before is found by asking once more.
    let ended = app.ended.listen();
    if let Some(key) = visitor.device
        && app.hall.store.who(key).await == Ok(None)
    {
        return Err(refused(Kind::Unauthenticated, "no_device", "refused-no-device"));
    }
    // What is wrong shows before the stream begins.
    let seen = app.see(&table, &visitor, seat).await?;
    let told = frame(&seen.snapshot, &seen.asker, (cursor, tells), app.hall.time.now())?;
    let watched = told.own.is_empty().then_some(table.as_str());
    let place = app.guard.open_stream(watched, &visitor.device_key())?;
    Ok(Stream {
        advanced: app.hall.listen(&table),
        here: app.presence.come(&table, visitor.by),
        stopping: app.stopping.clone(),
        app: Arc::clone(app),
        table,
        visitor,
        seat,
        tells,
        told,
        is_fresh: true,
        ended,
        asked_at: Instant::now(),
        _place: place,
    })
}

impl Stream {
    /// The next piece; none once the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        if std::mem::take(&mut self.is_fresh) {
            let start = "retry: 1000\n\n".to_owned();
            return Some(Bytes::from(start + &std::mem::take(&mut self.told.text)));
        }
        loop {
            if *self.stopping.borrow() || self.is_ended().await {
                return None;
            }
            let Version { lines, shown } = self.advanced.version.borrow_and_update().clone();
            if self.told.next.version.is_some_and(|told| lines <= told) {
                tokio::select! {
                    advanced = self.advanced.version.changed() => {
                        advanced.ok()?;
                        continue;
                    }
                    _ = self.stopping.changed() => return None,
                    Ok(()) = self.here.bell.changed(), if self.tells != Tells::Entries => return Some(Bytes::from_static(PRESENCE)),
                    ended = self.ended.recv() => match ended {
                        Ok(key) if Some(key) == self.visitor.device => return None,
                        Err(RecvError::Lagged(_)) if self.is_forgotten().await => return None,
                        _ => continue,
                    },
                    // What was told of the device may be lost on its way from another node.
                    () = tokio::time::sleep(STREAM_HEARTBEAT) => {
                        return (!self.is_forgotten().await).then_some(self.tells.heartbeat());
                    }
                }
            }
            // A caller who has lost the seat or the table is told nothing more.
            let seen = match shown.upgrade() {
                Some(snapshot) => self.app.seen(snapshot, &self.visitor, self.seat),
                None => self.app.see_as(&self.table, &self.visitor, self.seat, Freshness::Known).await,
            };
            let seen = seen.ok()?;
            let (asked, now) = ((self.told.next, self.tells), self.app.hall.time.now());
            let frame = frame(&seen.snapshot, &seen.asker, asked, now).ok()?;
            if frame.own.is_empty() && !self.told.own.is_empty() {
                return None;
            }
            if self.is_ended().await {
                return None;
            }
            self.told = frame;
            // What has gone out is not kept: a slow reader would cost it twice.
            let text = std::mem::take(&mut self.told.text);
            if !text.is_empty() {
                return Some(Bytes::copy_from_slice(text.as_bytes()));
            }
        }
    }

    /// Whether the store no longer knows the reader's device; one that can't answer ends nothing.
    async fn is_forgotten(&self) -> bool {
        match self.visitor.device {
            Some(key) => self.app.hall.store.who(key).await == Ok(None),
            None => false,
        }
    }

    /// Whether the reader's device was ended. The store is asked where news was missed, and now and then: news
    /// from another node may be lost on its way.
    async fn is_ended(&mut self) -> bool {
        let Some(device) = self.visitor.device else { return false };
        let mut is_doubtful = self.asked_at.elapsed() > STREAM_HEARTBEAT;
        loop {
            match self.ended.try_recv() {
                Ok(key) if key == device => return true,
                Ok(_) => {}
                Err(TryRecvError::Lagged(_)) => is_doubtful = true,
                Err(TryRecvError::Empty | TryRecvError::Closed) => break,
            }
        }
        if is_doubtful {
            self.asked_at = Instant::now();
        }
        is_doubtful && self.is_forgotten().await
    }
}
