//! Pictures of a board as its caller may see it, drawn one at a time and kept for the next who asks.

use super::caller::Visitor;
use super::refusal::refused;
use super::tables::{Which, unexpected};
use super::{App, Shared};
use crate::limits::{PICTURE_PIXELS_MAX, PICTURES_KEPT};
use crate::room::{Asked, Refused, Reply};
use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use castellan_core::seat::Seat;
use castellan_core::{scene_png, scene_svg};
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use tokio::sync::Semaphore;

/// The pictures drawn last, and the one brush.
pub(crate) struct Pictures {
    kept: Mutex<VecDeque<(String, Bytes)>>,
    brush: Semaphore,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures { kept: Mutex::default(), brush: Semaphore::new(1) }
    }
}

impl Pictures {
    fn find(&self, mark: &str) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| known == mark).map(|(_, picture)| picture.clone())
    }

    fn keep(&self, mark: String, picture: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= PICTURES_KEPT {
            kept.pop_front();
        }
        kept.push_back((mark, picture));
    }
}

/// The board as SVG.
#[utoipa::path(get, path = "/api/tables/{id}/board.svg", params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The board as the caller may see it", body = String, content_type = "image/svg+xml"),
    (status = 404, description = "No such table", body = crate::wire::ErrorBody)))]
pub(crate) async fn svg(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Response {
    let picture = draw(&app, &visitor, &id, &which, None).await;
    app.answer(picture.map(|picture| ([(header::CONTENT_TYPE, "image/svg+xml")], picture)), visitor.lang)
}

/// The board as PNG.
#[utoipa::path(get, path = "/api/tables/{id}/board.png", params(
    ("id" = String, Path, description = "The table"),
    ("width" = Option<u32>, Query, description = "Pixels; 1200 if nothing is said")), responses(
    (status = 200, description = "The board as the caller may see it", body = Vec<u8>, content_type = "image/png"),
    (status = 404, description = "No such table", body = crate::wire::ErrorBody)))]
pub(crate) async fn png(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Response {
    let width = which.width.unwrap_or(1200);
    let picture = if (16..=PICTURE_PIXELS_MAX).contains(&width) {
        draw(&app, &visitor, &id, &which, Some(width)).await
    } else {
        Err(refused(413, "too_large", "refused-picture-large"))
    };
    app.answer(
        picture.map(|picture| ([(header::CONTENT_TYPE, "image/png")], picture).into_response()),
        visitor.lang,
    )
}

async fn draw(
    app: &App,
    visitor: &Visitor,
    id: &str,
    which: &Which,
    width: Option<u32>,
) -> Result<Bytes, Refused> {
    let Reply::Scene(drawn) = app.ask(id, visitor, which.seat.map(Seat), Asked::Scene(which.at)).await?
    else {
        return Err(unexpected());
    };
    let mark = format!("{}/{width:?}", drawn.mark);
    if let Some(picture) = app.pictures.find(&mark) {
        return Ok(picture);
    }
    let _brush = app.pictures.brush.acquire().await;
    let (games, lang) = (app.hall.games.clone(), visitor.lang);
    let picture = tokio::task::spawn_blocking(move || {
        let registered = games.find(drawn.game)?;
        let svg = scene_svg::svg(&drawn.scene, &registered.art, registered.words(lang), &drawn.names);
        match width {
            None => Some(Bytes::from(svg)),
            Some(width) => scene_png::png(&svg, width).ok().map(Bytes::from),
        }
    });
    let picture = picture.await.ok().flatten().ok_or_else(unexpected)?;
    app.pictures.keep(mark, picture.clone());
    Ok(picture)
}
