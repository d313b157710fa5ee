//! The pages over HTTP: forms and addresses are read here, what a browser shows is made in `castellan_pages`.

mod act;
mod art;
mod assets;
mod choose;
mod devices;
mod fault;
mod form;
mod from_here;
mod gallery;
mod hint;
mod home;
mod join;
mod make;
mod practice;
mod replay;
mod report;
mod rules;
mod table;
mod text;
mod watch;

pub(crate) use assets::site;
pub(crate) use fault::no_such_page;
pub(crate) use gallery::Gallery;

use super::App;
use super::caller::Visitor;
use crate::limits::{BODY_BYTES_MAX, RECORD_FORM_BYTES_MAX};
use crate::room::Refused;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use castellan_pages::frame::{Answer, Page};
use std::sync::Arc;

impl App {
    /// A page in its frame.
    fn page(&self, visitor: &Visitor, page: &Page) -> Response {
        let status = StatusCode::from_u16(page.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Html(self.site.framed(&visitor.reader(), page).into_string())).into_response()
    }

    /// A page, or the piece of it that was asked for, or why there is none.
    fn show(&self, visitor: &Visitor, headers: &HeaderMap, answer: Result<Answer, Refused>) -> Response {
        match answer {
            Ok(Answer::Page(page)) => self.page(visitor, &page),
            Ok(Answer::Piece(piece)) => Html(piece.into_string()).into_response(),
            Err(refused) if refused.code == "not_found" => self.nothing_here(visitor, headers, refused),
            Err(refused) => self.fault_page(visitor, &refused),
        }
    }
}

/// A form with a record may be larger than others.
fn record_form() -> DefaultBodyLimit {
    DefaultBodyLimit::max(RECORD_FORM_BYTES_MAX)
}

/// The addresses of all pages.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::show))
        .route("/play", post(make::play))
        .route("/make", get(make::show).post(make::open).layer(record_form()))
        .route("/choose", post(choose::choose))
        .route("/watch", post(watch::enter))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/move", post(act::play))
        .route("/t/{id}/hint", post(hint::show))
        .route("/t/{id}/undo", post(act::undo))
        .route("/t/{id}/sit", post(join::sit))
        .route("/t/{id}/seat", post(act::change_seat))
        .route("/t/{id}/start", post(act::start))
        .route("/t/{id}/say", post(act::say))
        .route("/t/{id}/report", post(report::send))
        .route("/t/{id}/rematch", post(act::rematch))
        .route("/t/{id}/replay", get(replay::show))
        .route("/t/{id}/try", post(from_here::try_again))
        .route("/own/clear", post(home::clear))
        .route("/open", get(from_here::ask).post(from_here::bring).layer(record_form()))
        .route("/favicon.ico", get(assets::favicon))
        .route("/manifest.webmanifest", get(assets::manifest))
        .route("/devices", get(devices::show).post(devices::change))
        .route("/about", get(text::about))
        .route("/box", get(text::write_down))
        .route("/art/{version}/{file}", get(art::serve))
        .route("/t/{id}/check", get(text::check))
        .route("/learn/{game}", get(practice::learn))
        .route("/learn/{game}/{start}", get(practice::learn_start))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/{edition}", get(rules::of_edition))
        .route("/rules/{game}/examples/{file}", get(rules::picture))
        .route("/rules/{game}/try/{example}", get(practice::tried))
        .route("/games/{game}/picture.svg", get(gallery::picture))
        .route("/assets/{version}/{*file}", get(assets::serve))
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
}
