//! Tables that begin in the middle, over HTTP.

use super::form::{Form, field, go, table_address};
use crate::http::caller::Visitor;
use crate::http::{App, Shared};
use crate::journal::Opened;
use crate::room::from_here::{again, brought};
use crate::room::{Kind, Refused, refused};
use crate::secret::{Person, seed};
use axum::extract::Path;
use axum::http::HeaderValue;
use axum::response::Response;
use castellan_core::seat::Seat;
use castellan_pages::record;

async fn keep(app: &App, visitor: &Visitor, person: Person, opened: Opened) -> Result<String, Refused> {
    app.guard.open_table(&format!("person {}", person.0), visitor.address).await?;
    app.hall.open_as_it_was(opened).await
}

/// Opens a table at a position of a game that is over.
pub(super) async fn try_again(app: Shared, visitor: Visitor, Path(id): Path<String>, form: Form) -> Response {
    let fields = &form.0;
    let (at, seat) = (field(fields, "at").parse::<usize>(), field(fields, "seat").parse().map(Seat));
    let tried = async {
        // Whether there is such a table comes first: of a private one strangers learn nothing.
        let seen = app.see(&id, &visitor, None).await?;
        let (Ok(at), Ok(seat)) = (at, seat) else {
            return Err(refused(Kind::Malformed, "bad_request", "page-bad-form"));
        };
        // Nobody becomes known by what is refused.
        again(&seen.snapshot, at, seat, Person(0))?;
        let (person, cookie) = app.person_or_new(&visitor).await?;
        let table = again(&seen.snapshot, at, seat, person)?;
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
    match bring_in(&app, &visitor, text.clone()).await {
        Err(bad) => app.page(&visitor, &record::page(&app.site, &visitor.reader(), Some((&bad, &text)))),
        done => went(&app, &visitor, done),
    }
}

async fn bring_in(
    app: &App,
    visitor: &Visitor,
    text: String,
) -> Result<(String, Option<HeaderValue>), Refused> {
    let (games, spare) = (app.hall.games.clone(), seed(&*app.hall.entropy));
    let read = tokio::task::spawn_blocking(move || brought(&games, &text, spare, Person(0)));
    let opened = read.await.map_err(|_| refused(Kind::Internal, "internal", "refused-internal"))??;
    let (person, cookie) = app.person_or_new(visitor).await?;
    Ok((keep(app, visitor, person, Opened { host: Some(person), ..opened }).await?, cookie))
}
