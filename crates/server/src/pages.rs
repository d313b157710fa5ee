//! Pages: what a browser shows. Everything works as plain forms; the modules in `web/` make it pleasant.
//!
//! No page names a game: titles, options and pictures come from the registered games and their words.

mod about;
mod act;
mod art;
mod assets;
mod board;
mod chat;
mod check;
mod choose;
mod devices;
mod end;
mod fault;
mod form;
mod frame;
mod gallery;
mod hint;
mod home;
mod invite;
mod join;
mod learn;
mod log;
mod make;
mod model;
mod offers;
mod option_form;
mod people;
mod practice;
mod qr;
mod replay;
mod report;
mod rules;
mod seats;
mod shortcuts;
mod show;
mod table;
mod tabs;
mod things;
mod tried;
mod watch;

pub(crate) use fault::no_such_page;
pub(crate) use gallery::Gallery;

use crate::http::App;
use crate::limits::BODY_BYTES_MAX;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use std::sync::Arc;

/// The addresses of all pages.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(home::show))
        .route("/play", post(make::play))
        .route("/make", get(make::show).post(make::open))
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
        .route("/devices", get(devices::show).post(devices::change))
        .route("/about", get(about::show))
        .route("/art/{version}/{file}", get(art::serve))
        .route("/t/{id}/check", get(check::show))
        .route("/learn/{game}", get(learn::show))
        .route("/learn/{game}/{start}", get(learn::show_start))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/{edition}", get(rules::of_edition))
        .route("/rules/{game}/examples/{file}", get(rules::picture))
        .route("/rules/{game}/try/{example}", get(tried::show))
        .route("/games/{game}/picture.svg", get(gallery::picture))
        .route("/assets/{version}/{*file}", get(assets::serve))
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
}
