//! Tables that begin in the middle: a finished game tried again from one of its positions, and a record that
//! somebody brings along.

use super::form::{Form, field, go, table_address};
use crate::http::caller::Visitor;
use crate::http::refusal::refused;
use crate::http::{App, Shared};
use crate::journal::{Chair, ChatRule, Opened};
use crate::room::Refused;
use crate::secret::{Person, seed};
use axum::extract::Path;
use axum::http::HeaderValue;
use axum::response::Response;
use castellan_ai::level::Level;
use castellan_core::message::Message;
use castellan_core::record::{Entry, Player, Record, Who};
use castellan_core::seat::Seat;
use castellan_pages::record;
use serde_json::Value;

/// A table with these seats and entries that belongs to somebody, and nothing else set.
fn opened(
    (game, options, seed): (String, Value, String),
    seats: Vec<Chair>,
    entries: Vec<Entry>,
    host: Person,
) -> Opened {
    Opened {
        game,
        options,
        seed,
        seats,
        entries,
        host: Some(host),
        host_key: None,
        watch: None,
        banned: Vec::new(),
        clock: None,
        clock_waits: false,
        chat: ChatRule::All,
        aids: true,
        hints: None,
    }
}

fn chair(who: Who, name: &str, level: Option<String>, person: Option<Person>) -> Chair {
    let name = name.to_owned();
    Chair { who, level, name, key: None, invite: None, link: None, person, stand_in: None, muted: false }
}

async fn keep(app: &App, visitor: &Visitor, person: Person, opened: Opened) -> Result<String, Refused> {
    app.guard.open_table(&format!("person {}", person.0), visitor.address).await?;
    app.hall.open_as_it_was(opened).await
}

/// Opens a table at a position of a game that is over: the visitor plays one seat, the computer the others. It draws
/// what was drawn then, as long as as much is drawn.
pub(super) async fn try_again(app: Shared, visitor: Visitor, Path(id): Path<String>, form: Form) -> Response {
    let fields = &form.0;
    let (at, seat) = (field(fields, "at").parse::<usize>(), field(fields, "seat").parse().map(Seat));
    let tried = async {
        // Whether there is such a table comes first: of a private one strangers learn nothing.
        let seen = app.see(&id, &visitor, None).await?;
        let (Ok(at), Ok(seat)) = (at, seat) else { return Err(refused(400, "bad_request", "page-bad-form")) };
        let snapshot = &seen.snapshot;
        if !snapshot.is_over() {
            return Err(refused(409, "not_over", "refused-not-over"));
        }
        let entries = snapshot.table().entries();
        if at >= entries.len() || seat.index() >= snapshot.chairs().len() {
            return Err(refused(404, "no_such_entry", "refused-no-such-entry"));
        }
        // What was drawn next lies on the table: nobody decided anything before it was there.
        let drawn = entries[at..].iter().take_while(|entry| matches!(entry, Entry::Chance(_))).count();
        let (person, cookie) = app.person_or_new(&visitor).await?;
        let sits = |(at, old): (usize, &Chair)| match at == seat.index() {
            true => chair(Who::Human, &old.name, None, Some(person)),
            false => {
                let level = old.bot().unwrap_or(Level::Squire.name()).to_owned();
                chair(Who::Bot, &old.name, Some(level), None)
            }
        };
        let seats = snapshot.chairs().iter().enumerate().map(sits).collect();
        let of = snapshot.opened();
        let base = (of.game.clone(), of.options.clone(), of.seed.clone());
        let table = opened(base, seats, entries[..at + drawn].to_vec(), person);
        Ok((keep(&app, &visitor, person, table).await?, cookie))
    };
    went(&app, &visitor, tried.await)
}

fn went(app: &App, visitor: &Visitor, done: Result<(String, Option<HeaderValue>), Refused>) -> Response {
    match done {
        Ok((table, cookie)) => go(&table_address(&table, None), cookie),
        Err(refused) => app.fault_page(visitor, &refused),
    }
}

/// Asks for a record.
pub(super) async fn ask(app: Shared, visitor: Visitor) -> Response {
    app.page(&visitor, &record::page(&app.site, &visitor.reader(), None))
}

/// Opens a record of a finished game as a table that everybody may look back at.
pub(super) async fn bring(app: Shared, visitor: Visitor, form: Form) -> Response {
    let text = field(&form.0, "record").to_owned();
    match brought(&app, &visitor, text.clone()).await {
        Err(bad) => app.page(&visitor, &record::page(&app.site, &visitor.reader(), Some((&bad, &text)))),
        done => went(&app, &visitor, done),
    }
}

async fn brought(
    app: &App,
    visitor: &Visitor,
    text: String,
) -> Result<(String, Option<HeaderValue>), Refused> {
    let unread = |say: Message| refused(422, "bad_record", say);
    let (games, spare) = (app.hall.games.clone(), seed(&*app.hall.entropy));
    let read = move || {
        let record = Record::parse(&text).map_err(|bad| bad.say)?;
        let unknown = || Message::new("record-unknown-game").with("game", record.game.as_str());
        let registered = games.find(&record.game).ok_or_else(unknown)?;
        registered.game.load(&record, record.entries.len(), spare).map_err(|bad| bad.say)?;
        Ok(record)
    };
    let read = tokio::task::spawn_blocking(read).await;
    let record = read.map_err(|_| refused(500, "internal", "refused-internal"))?.map_err(unread)?;
    let Some(seed) = record.seed.clone().filter(|_| record.result.is_some()) else {
        return Err(refused(422, "bad_record", "page-open-record-unfinished"));
    };
    let (person, cookie) = app.person_or_new(visitor).await?;
    let sits = |player: &Player| chair(player.who, &player.name, player.level.clone(), None);
    let seats = record.players.iter().map(sits).collect();
    let table = opened((record.game, record.options, seed), seats, record.entries, person);
    Ok((keep(app, visitor, person, table).await?, cookie))
}
