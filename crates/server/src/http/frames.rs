//! Pieces of a stream, as they go over the wire: entries, then lines of chat, then how the table looks.

use crate::limits::{CHAT_LINES_SHOWN, STREAM_BACKLOG_BYTES_MAX};
use crate::looks::{chat_line, look_at, told_entry};
use crate::parts::part;
use crate::room::{Asker, Refused, Snapshot};
use crate::time::Millis;
use crate::wire;
use castellan_core::seat::{Seats, Viewer};
use serde::Serialize;
use std::fmt::Write;
use std::sync::Arc;

/// How far a stream has told.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cursor {
    /// The next entry.
    pub entry: usize,
    /// The next line of chat; none for a stream that begins.
    pub chat: Option<usize>,
    /// The version that was told; none if there is more to come.
    pub version: Option<u64>,
}

/// A piece of a stream.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Events as they go over the wire.
    pub text: Arc<str>,
    /// From where to go on.
    pub next: Cursor,
    /// The reader's seats.
    pub own: Seats,
}

/// What a stream tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tells {
    /// Entries, chat, and how the table looks.
    Everything,
    /// Entries and chat.
    Entries,
    /// That there is another version, and which: for pages, which fetch what changed.
    Versions,
}

/// The next piece of a stream. A long one is cut, so that no more than a bounded backlog waits for a slow reader.
///
/// # Errors
/// If the asker has no such seat.
pub fn frame(
    snapshot: &Snapshot,
    asker: &Asker,
    (from, tells): (Cursor, Tells),
    now: Millis,
) -> Result<Frame, Refused> {
    let _render = part!("render");
    let (own, viewer) = (snapshot.seats_of(asker.by)?, snapshot.viewer(asker)?);
    if tells == Tells::Versions {
        let version = snapshot.version();
        let text = match from.version == Some(version) {
            true => Arc::default(),
            false => format!("id: {version}\nevent: version\ndata: {version}\n\n").into(),
        };
        let next = Cursor { version: Some(version), ..from };
        return Ok(Frame { text, next, own });
    }
    let from = Cursor { chat: from.chat.or_else(|| Some(chat_since(snapshot, from.entry))), ..from };
    let (is_host, lang) = (snapshot.is_host(asker.by), asker.lang);
    let key = format!("frame {own:?} {viewer:?} {is_host} {lang} {from:?} {tells:?}");
    let frame = snapshot.made().get(key, || tell(snapshot, asker, viewer, (from, tells), now, own));
    Ok(Frame::clone(&frame))
}

fn tell(
    snapshot: &Snapshot,
    asker: &Asker,
    viewer: Viewer,
    (from, tells): (Cursor, Tells),
    now: Millis,
    own: Seats,
) -> Frame {
    let words = snapshot.registered().words(asker.lang);
    let (entries, said) = (snapshot.table().len(), snapshot.said().len());
    let (mut entry, mut chat) = (from.entry.min(entries), from.chat.unwrap_or(0).min(said));
    let mut text = String::new();
    while entry < entries && text.len() < STREAM_BACKLOG_BYTES_MAX / 2 {
        event(&mut text, "entry", Some(entry), &told_entry(snapshot, entry, viewer, words));
        entry += 1;
    }
    while entry == entries && chat < said && text.len() < STREAM_BACKLOG_BYTES_MAX / 2 {
        event(&mut text, "chat", None, &chat_line(snapshot, chat, words));
        chat += 1;
    }
    let is_whole = entry == entries && chat == said;
    if tells == Tells::Everything && is_whole && from.version != Some(snapshot.version()) {
        let look = look_at(snapshot, snapshot.table(), asker, viewer, now);
        event(&mut text, "table", None, &wire::Look { said: Vec::new(), ..look });
    }
    let version = is_whole.then_some(snapshot.version());
    Frame { text: text.into(), next: Cursor { entry, chat: Some(chat), version }, own }
}

/// The line of chat with which a stream begins that knows the first `n` entries: nothing that was said before
/// these, and no more than a table shows.
fn chat_since(snapshot: &Snapshot, n: usize) -> usize {
    let shown = snapshot.said().len().saturating_sub(CHAT_LINES_SHOWN);
    shown.max(snapshot.said().partition_point(|spoken| spoken.n < n))
}

/// Writes one server-sent event.
fn event(text: &mut String, event: &str, id: Option<usize>, data: &impl Serialize) {
    if let Some(id) = id {
        let _ = writeln!(text, "id: {id}");
    }
    let data = serde_json::to_string(data).expect("what goes over the wire is JSON");
    let _ = write!(text, "event: {event}\ndata: {data}\n\n");
}
