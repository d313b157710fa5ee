//! Stateless boards over HTTP: lessons, and examples of the rules tried out.

use crate::http::Shared;
use crate::http::caller::Visitor;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::Response;
use castellan_pages::{learn, tried};

/// The fields of an address.
type Fields = Query<Vec<(String, String)>>;

/// Shows the step of a game's lesson that is due after what the address says was done.
pub(super) async fn learn(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(game): Path<String>,
    fields: Fields,
) -> Response {
    let step = learn::page(&app.site, &visitor.reader(), (&game, None), &fields.0);
    app.show(&visitor, &headers, step)
}

/// The same for another ordinary game of it.
pub(super) async fn learn_start(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path((game, start)): Path<(String, String)>,
    fields: Fields,
) -> Response {
    let step = learn::page(&app.site, &visitor.reader(), (&game, Some(&start)), &fields.0);
    app.show(&visitor, &headers, step)
}

/// Shows an example after what the address says was done.
pub(super) async fn tried(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path((game, example)): Path<(String, String)>,
    fields: Fields,
) -> Response {
    let position = tried::page(&app.site, &visitor.reader(), (&game, &example), &fields.0);
    app.show(&visitor, &headers, position)
}
