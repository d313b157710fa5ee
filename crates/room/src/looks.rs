//! Snapshots as JSON: how a table looks, its record, what it takes to check the draw.

use crate::journal::Chair;
use crate::limits::CHAT_LINES_SHOWN;
use crate::time::{Millis, written};
use crate::wire;
use crate::{Asker, Refused, Snapshot};
use castellan_core::dice::Seed;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::score::EventLine;
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::any::AnyTable;

/// How a table looks to the asker, now or after so many entries.
///
/// # Errors
/// If the asker has no such seat, or there is no such moment.
pub fn look(
    snapshot: &Snapshot,
    asker: &Asker,
    at: Option<usize>,
    now: Millis,
) -> Result<wire::Look, Refused> {
    let viewer = snapshot.viewer(asker)?;
    match at {
        None => Ok(look_at(snapshot, snapshot.table(), asker, viewer, now)),
        Some(n) => {
            let look = look_at(snapshot, &*snapshot.then(n)?, asker, viewer, now);
            Ok(wire::Look { moves: Vec::new(), ..look })
        }
    }
}

/// How a moment of a table looks through these eyes.
pub fn look_at(
    snapshot: &Snapshot,
    table: &dyn AnyTable,
    asker: &Asker,
    viewer: Viewer,
    now: Millis,
) -> wire::Look {
    let words = snapshot.registered().words(asker.lang);
    wire::Look {
        table: table.setup().table.clone(),
        game: table.meta().id.to_owned(),
        options: snapshot.opened().options.clone(),
        state: snapshot.state_of(table, asker.lang),
        view: table.view(viewer).to_json(),
        moves: viewer.seat().map(|seat| table.moves(seat)).unwrap_or_default(),
        seat: viewer.seat(),
        own: snapshot.seats_of(asker.by).map(|own| own.iter().collect()).unwrap_or_default(),
        seats: seats(snapshot.chairs()),
        host: snapshot.is_host(asker.by),
        commitment: table.setup().commitment.clone(),
        clock: clock(snapshot, now),
        chat: snapshot.chat(),
        aids: snapshot.opened().aids,
        said: said(snapshot, words),
        private: snapshot.is_private(),
        watch: snapshot.watch_secret(asker.by).map(str::to_owned),
        rematch: snapshot.rematch().map(str::to_owned),
        archived: snapshot.is_archived(now),
    }
}

/// Who sits where.
pub fn seats(chairs: &[Chair]) -> Vec<wire::SeatInfo> {
    let info = |(seat, chair): (Seat, &Chair)| wire::SeatInfo {
        seat,
        who: chair.who,
        name: chair.name.clone(),
        level: chair.level.clone(),
        stand_in: chair.stand_in.clone(),
        muted: chair.muted,
    };
    (0..).map(Seat).zip(chairs).map(info).collect()
}

/// The clock as it stands.
pub fn clock(snapshot: &Snapshot, now: Millis) -> Option<wire::ClockInfo> {
    let seats = snapshot.chairs().len() as u8;
    snapshot.clock().map(|clock| wire::ClockInfo {
        clock: clock.clock().clone(),
        left_ms: Seat::all(seats).map(|seat| clock.left_of(seat, now)).collect(),
        waits: clock.waits(),
    })
}

/// The last lines of chat.
pub fn said(snapshot: &Snapshot, words: &Words) -> Vec<wire::ChatLine> {
    let shown = snapshot.said().len().saturating_sub(CHAT_LINES_SHOWN);
    (shown..snapshot.said().len()).map(|number| chat_line(snapshot, number, words)).collect()
}

/// One line of chat in the reader's language.
pub fn chat_line(snapshot: &Snapshot, number: usize, words: &Words) -> wire::ChatLine {
    let spoken = &snapshot.said()[number];
    let (text, phrase) = snapshot.spoken(number, words);
    let phrase = phrase.map(str::to_owned);
    wire::ChatLine { number, at: written(spoken.at), seat: spoken.seat, text, phrase }
}

/// An entry as a viewer may know it, with what it led to.
pub fn told_entry(snapshot: &Snapshot, n: usize, viewer: Viewer, words: &Words) -> wire::ToldEntry {
    let entry = &snapshot.table().entries()[n];
    let known = match snapshot.table().may_know(n, viewer) {
        true => wire::KnownEntry::Known(entry.clone()),
        false => wire::KnownEntry::hidden(entry),
    };
    let names = snapshot.table().names();
    let open = snapshot.table().events_of(n).iter().filter(|event| snapshot.is_open(event, viewer));
    let events: Vec<EventLine> = open.map(|event| EventLine::of(n, event, words, &names)).collect();
    wire::ToldEntry { n: n + 1, entry: known, events }
}

/// A move is durable.
pub fn moved(snapshot: &Snapshot, n: usize, lang: Lang) -> Option<wire::Moved> {
    snapshot.state_at(n, lang).map(|state| wire::Moved { n, state })
}

/// The record as far as the asker may know it. Kept apart from [`castellan_core::record::Record`] so that hidden
/// entries can't be taken for real ones.
///
/// # Errors
/// If the asker has no such seat.
pub fn record(snapshot: &Snapshot, asker: &Asker) -> Result<wire::KnownRecord, Refused> {
    let viewer = snapshot.viewer(asker)?;
    let record = snapshot.table().record();
    let entries =
        record.entries.iter().enumerate().map(|(n, entry)| match snapshot.table().may_know(n, viewer) {
            true => wire::KnownEntry::Known(entry.clone()),
            false => wire::KnownEntry::hidden(entry),
        });
    Ok(wire::KnownRecord {
        entries: entries.collect(),
        format: record.format,
        table: record.table,
        game: record.game,
        options: record.options,
        chance: record.chance,
        players: record.players,
        commitment: record.commitment,
        seed: record.seed,
        result: record.result,
    })
}

/// What it takes to check the draw.
pub fn check(snapshot: &Snapshot, lang: Lang) -> wire::Check {
    let (setup, is_over) = (snapshot.table().setup(), snapshot.is_over());
    let promised = |seed: &Seed| seed.commitment(&setup.table) == setup.commitment;
    wire::Check {
        table: setup.table.clone(),
        commitment: setup.commitment.clone(),
        seed_matches: setup.seed.as_ref().filter(|_| is_over).map(promised),
        dice_match: is_over.then(|| snapshot.dice_match()),
        seed: snapshot.table().record().seed.filter(|_| is_over),
        how: snapshot.registered().words(lang).say(&Message::new("check-how"), &[]),
    }
}
