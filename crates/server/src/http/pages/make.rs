//! Making a table: one press against a bot, or as the host wants it.

use super::form::{Form, field, go, remember_name, table_address};
use crate::http::caller::Visitor;
use crate::http::{App, Shared};
use crate::opening::NowOpen;
use crate::room::Refused;
use crate::wire::NewTable;
use axum::extract::Query;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use castellan_core::record::Who;
use castellan_pages::{invite, make};
use serde::Deserialize;

/// Which game a table is to be made for.
#[derive(Debug, Default, Deserialize)]
pub(super) struct ForGame {
    game: Option<String>,
}

/// Opens a table against a bot and goes there.
pub(super) async fn play(app: Shared, visitor: Visitor, form: Form) -> Response {
    let new = make::quick(&app.site, &visitor.reader(), &form.0);
    match opened(&app, &visitor, new).await {
        Ok((open, cookie)) => go(&table_address(&open.table, None), cookie),
        Err(refused) => app.fault_page(&visitor, &refused),
    }
}

async fn opened(
    app: &App,
    visitor: &Visitor,
    new: NewTable,
) -> Result<(NowOpen, Option<HeaderValue>), Refused> {
    let (person, cookie) = app.person_or_new(visitor).await?;
    let owner = format!("person {}", person.0);
    let may = app.guard.open_table(&owner, visitor.address);
    Ok((app.hall.open(new, Some(person), visitor.lang, may).await?, cookie))
}

/// Shows the form.
pub(super) async fn show(app: Shared, visitor: Visitor, Query(which): Query<ForGame>) -> Response {
    let game = which.game.as_deref().unwrap_or_default();
    app.page(&visitor, &make::page(&app.site, &visitor.reader(), game, None))
}

/// Opens the table; the links of open seats are shown.
pub(super) async fn open(app: Shared, visitor: Visitor, form: Form) -> Response {
    let (fields, reader) = (form.0.as_slice(), visitor.reader());
    let game = field(fields, "game");
    let Some(registered) = app.hall.games.find(game) else {
        return app.page(&visitor, &make::page(&app.site, &reader, game, None));
    };
    match opened(&app, &visitor, make::asked(registered, fields)).await {
        Err(refused) => app.page(&visitor, &make::page(&app.site, &reader, game, Some((&refused, fields)))),
        Ok((open, cookie)) => {
            let cookies = cookie.into_iter().chain(remember_name(field(fields, "name0")));
            if !open.seats.iter().any(|(who, ..)| *who == Who::Open) {
                return go(&table_address(&open.table, None), cookies);
            }
            let mut response = app.page(&visitor, &invite::page(&app.site, &reader, &open));
            for cookie in cookies {
                response.headers_mut().append(header::SET_COOKIE, cookie);
            }
            response
        }
    }
}
