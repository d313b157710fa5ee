//! What is kept on the device: the list of tables, and all of them as one file to take along.

use crate::answer::Answer;
use crate::pages::failed;
use crate::pocket::{ME, Pocket};
use crate::request::Request;
use castellan_pages::form::field;
use castellan_pages::frame::Page;
use castellan_pages::pocket;
use castellan_room::registry::Registry;
use castellan_room::secret::is_local_table_id;
use castellan_room::time::written;
use castellan_room::wire::{OwnTable, status};
use castellan_room::{Caller, Freshness, Input, Kind, Output, Refused, Room, looks, refused};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// What the file of all games begins with.
const FORMAT: &str = "castellan-pocket/1";

/// A journal as it is kept.
#[derive(Serialize, Deserialize)]
struct Journal {
    table: String,
    lines: Vec<String>,
}

/// All games as one file.
#[derive(Serialize, Deserialize)]
struct All {
    format: String,
    tables: Vec<Journal>,
}

/// The tables of this device, the latest first; those that were taken off the list are not among them.
async fn listed(pocket: &Pocket) -> Result<Vec<(String, u64)>, Refused> {
    let listed = pocket.port.wish(json!({ "do": "tables" })).await;
    listed.ok_or_else(|| refused(Kind::Unavailable, "unavailable", "refused-store"))
}

/// The tables as the first page shows them.
pub(crate) async fn tables(pocket: &Pocket, request: &Request) -> Result<Vec<OwnTable>, Refused> {
    let mut own = Vec::new();
    for (table, at) in listed(pocket).await? {
        // A table that can't be read must not hide the others.
        let Ok(seen) = pocket.see(request, &table, None).await else { continue };
        let snapshot = seen.snapshot;
        let mine = snapshot.seats_of(Caller::Person(ME)).unwrap_or_default();
        own.push(OwnTable {
            table,
            game: snapshot.table().meta().id.to_owned(),
            at: written(at),
            archived: snapshot.is_archived(request.now),
            over: snapshot.is_over(),
            due: snapshot.table().turn().seats().iter().any(|seat| mine.contains(seat)),
            seats: looks::seats(snapshot.chairs()),
            scores: snapshot.table().state(snapshot.registered().words(request.lang())).scores,
        });
    }
    Ok(own)
}

/// Takes a table off the list, or all that are over.
pub(crate) async fn clear(pocket: &Pocket, request: &Request) -> Answer {
    let meant = match field(&request.form, "table") {
        "" => tables(pocket, request)
            .await
            .map(|own| own.into_iter().filter(|own| own.over).map(|own| own.table).collect::<Vec<_>>()),
        one => Ok(vec![one.to_owned()]),
    };
    match meant {
        Ok(meant) => {
            let _: Option<bool> = pocket.port.wish(json!({ "do": "unlist", "tables": meant })).await;
            Answer::go("/".to_owned())
        }
        Err(refused) => failed(pocket, request, &refused),
    }
}

/// The page about what is kept here, perhaps with what came of an import.
pub(crate) fn page(pocket: &Pocket, request: &Request, done: Option<Result<usize, &Refused>>) -> Answer {
    let status = done.as_ref().and_then(|done| done.as_ref().err()).map_or(200, |refused| status(refused));
    let made = pocket::page(&pocket.site, &request.reader(), done);
    crate::pages::page(pocket, request, &Page { status, ..made })
}

/// All games as one file.
pub(crate) async fn export(pocket: &Pocket) -> Answer {
    let listed: Option<Vec<String>> = pocket.port.wish(json!({ "do": "all" })).await;
    let mut tables = Vec::new();
    for table in listed.unwrap_or_default() {
        let lines = pocket.lines(&table, 0).await.unwrap_or_default();
        let lines = lines.into_iter().filter_map(|line| String::from_utf8(line).ok()).collect();
        tables.push(Journal { table, lines });
    }
    Answer::json(&All { format: FORMAT.to_owned(), tables })
}

/// Takes games from such a file: those that are not here yet, and what goes on where one here ends.
pub(crate) async fn import(pocket: &Pocket, request: &Request) -> Answer {
    match imported(pocket, field(&request.form, "games")).await {
        Ok(count) => page(pocket, request, Some(Ok(count))),
        Err(refused) => page(pocket, request, Some(Err(&refused))),
    }
}

/// Whether a room can read a journal.
fn is_readable(journal: &Journal, games: &Registry) -> bool {
    let mut room = Room::new(journal.table.as_str(), games.clone());
    let lines = journal.lines.iter().map(|line| line.clone().into_bytes()).collect();
    room.handle(Input::Query(0, Freshness::Known), 0);
    let said = room.handle(Input::Loaded(0, lines), 0);
    said.iter().any(|output| matches!(output, Output::Show(_, Ok(_))))
}

async fn imported(pocket: &Pocket, text: &str) -> Result<usize, Refused> {
    let bad = || refused(Kind::Unprocessable, "bad_file", "refused-pocket-file");
    let all: All = serde_json::from_str(text).map_err(|_| bad())?;
    if all.format != FORMAT {
        return Err(bad());
    }
    // Nothing is kept before everything has been read.
    for journal in &all.tables {
        if !is_local_table_id(&journal.table) || !is_readable(journal, &pocket.site.games) {
            return Err(bad());
        }
    }
    let mut count = 0;
    for journal in &all.tables {
        let here = pocket
            .lines(&journal.table, 0)
            .await
            .ok_or_else(|| refused(Kind::Unavailable, "unavailable", "refused-store"))?;
        let is_same = |(here, there): (&Vec<u8>, &String)| here == there.as_bytes();
        // Where the two went different ways, what is here stays.
        if here.len() >= journal.lines.len() || !here.iter().zip(&journal.lines).all(is_same) {
            continue;
        }
        for (n, line) in journal.lines.iter().enumerate().skip(here.len()) {
            if pocket.append(&journal.table, n as u64, line.as_bytes()).await.is_none() {
                pocket.is_full.set(false);
                return Err(refused(Kind::TooLarge, "storage_full", "refused-storage-full"));
            }
        }
        pocket.rooms.borrow_mut().remove(&journal.table);
        count += 1;
    }
    Ok(count)
}
