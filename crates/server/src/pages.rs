//! Pages: what a browser shows. Everything works as plain forms; the modules in `web/` make it pleasant.
//!
//! No page names a game: titles, options and pictures come from the registered games and their words.

mod about;
mod act;
mod art;
mod assets;
mod board;
mod chair_form;
mod chat;
mod check;
mod choose;
mod curve;
mod devices;
mod end;
mod fault;
mod form;
mod frame;
mod from_here;
mod gallery;
mod hint;
mod home;
mod invite;
mod join;
mod learn;
mod log;
mod make;
mod model;
mod number_form;
mod offers;
mod option_form;
mod own_set;
mod pace_form;
mod people;
mod practice;
mod qr;
mod replay;
mod report;
mod rules;
mod scriptorium;
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
use crate::limits::{BODY_BYTES_MAX, RECORD_FORM_BYTES_MAX};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use std::sync::Arc;

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
        .route("/about", get(about::show))
        .route("/box", get(scriptorium::show))
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
