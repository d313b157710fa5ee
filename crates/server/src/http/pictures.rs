//! Pictures of a board as its caller may see it: drawn in a few widths, on a thread of their own, and kept for
//! the next who asks.

use super::caller::Visitor;
use super::tables::{SeatAndSpan, unexpected};
use super::{App, Shared};
use crate::limits::{PICTURE_WIDTHS, PICTURES_KEPT_BYTES};
use crate::room::{Kind, Refused, Snapshot, refused};
use crate::time::written;
use crate::work::Class;
use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use castellan_core::lang::Lang;
use castellan_core::scene::{png, svg};
use castellan_core::seat::Seat;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The pictures drawn last, as far as their bytes may be kept.
#[derive(Default)]
pub(crate) struct Pictures(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    pictures: VecDeque<(String, Bytes)>,
    bytes: usize,
}

impl Pictures {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, mark: &str) -> Option<Bytes> {
        let kept = self.kept();
        kept.pictures.iter().find(|(known, _)| known == mark).map(|(_, picture)| picture.clone())
    }

    fn keep(&self, mark: String, picture: Bytes) {
        let mut kept = self.kept();
        kept.bytes += picture.len();
        kept.pictures.push_back((mark, picture));
        while kept.bytes > PICTURES_KEPT_BYTES {
            let Some((_, oldest)) = kept.pictures.pop_front() else { break };
            kept.bytes -= oldest.len();
        }
    }
}

/// The width in which a picture is drawn that somebody wants so wide.
fn drawn_width(asked: u32) -> Option<u32> {
    PICTURE_WIDTHS.into_iter().find(|width| *width >= asked).filter(|_| asked >= 16)
}

/// The board as SVG.
#[utoipa::path(get, path = "/api/tables/{id}/board.svg", params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The board as the caller may see it", body = String, content_type = "image/svg+xml"),
    (status = 404, description = "No such table", body = crate::wire::ErrorBody)))]
pub(crate) async fn svg(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<SeatAndSpan>,
) -> Response {
    let picture = draw(&app, &visitor, &id, &which, None).await;
    app.answer(picture.map(|picture| ([(header::CONTENT_TYPE, "image/svg+xml")], picture)), visitor.lang)
}

/// The board as PNG.
#[utoipa::path(get, path = "/api/tables/{id}/board.png", params(
    ("id" = String, Path, description = "The table"),
    ("card" = Option<u8>, Query, description = "1 for a card to pass on: with game, names, points and day below the board"),
    ("width" = Option<u32>, Query, description = "Pixels, 1200 if nothing is said; drawn in the next of the widths 200, 400, 600, 800, 1000, 1200, 1600, 2000 and 2400")), responses(
    (status = 200, description = "The board as the caller may see it", body = Vec<u8>, content_type = "image/png"),
    (status = 404, description = "No such table", body = crate::wire::ErrorBody)))]
pub(crate) async fn png(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<SeatAndSpan>,
) -> Response {
    let picture = match drawn_width(which.width.unwrap_or(1200)) {
        Some(width) => draw(&app, &visitor, &id, &which, Some(width)).await,
        None => Err(refused(Kind::TooLarge, "too_large", "refused-picture-large")),
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
    which: &SeatAndSpan,
    width: Option<u32>,
) -> Result<Bytes, Refused> {
    let seen = app.see(id, visitor, which.seat.map(Seat)).await?;
    let drawn = seen.snapshot.drawn(&seen.asker, which.at)?;
    let card = which.card.is_some_and(|card| card > 0).then(|| card_of(&seen.snapshot, visitor.lang));
    let mark = format!("{}/{width:?}/{card:?}", drawn.mark);
    if let Some(picture) = app.pictures.find(&mark) {
        return Ok(picture);
    }
    let (games, lang) = (app.hall.games.clone(), visitor.lang);
    let permit = app.admit(Class::Picture, visitor, id).await?;
    // Somebody may have asked for the same one and got it meanwhile.
    if let Some(picture) = app.pictures.find(&mark) {
        return Ok(picture);
    }
    let drawing = app.hall.work.run(permit, Class::Picture, move |deadline| {
        let registered = games.find(drawn.game)?;
        let svg = svg::svg(&drawn.scene, &registered.art, registered.words(lang), &drawn.names);
        let svg = card.map_or_else(|| svg.clone(), |lines| with_caption(&svg, drawn.scene.size, &lines));
        match width {
            None => Some(Bytes::from(svg)),
            Some(_) if deadline.is_over() => None,
            Some(width) => png::png(&svg, width).ok().map(Bytes::from),
        }
    });
    let picture = drawing.await.ok().flatten().ok_or_else(unexpected)?;
    app.pictures.keep(mark, picture.clone());
    Ok(picture)
}

/// What stands on a card: the game, who has how many points, and the day.
fn card_of(snapshot: &Snapshot, lang: Lang) -> [String; 2] {
    let registered = snapshot.registered();
    let state = snapshot.table().state(registered.words(lang));
    let names = snapshot.table().names();
    let seat = |(name, points): (&String, &i32)| format!("{name} {points}");
    let points: Vec<String> = names.iter().zip(&state.scores).map(seat).collect();
    let day = written(snapshot.played_at());
    let title = registered.title(lang);
    [points.join("  ·  "), format!("{title} · {} · Castellan", day.get(..10).unwrap_or_default())]
}

/// The picture of a board with lines below it.
fn with_caption(board: &str, (width, height): (f32, f32), lines: &[String; 2]) -> String {
    let unit = width / 24.0;
    let text = |at: usize, size: f32| {
        let y = height + unit * (1.5 + 1.2 * at as f32);
        format!(
            r##"<text x="{}" y="{y}" font-family="Castellan Serif" font-size="{}" text-anchor="middle" fill="#f1e6cc">{}</text>"##,
            width / 2.0,
            unit * size,
            svg::escape(&lines[at])
        )
    };
    let whole = height + unit * 3.4;
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {whole}" width="{width}" height="{whole}"><rect width="{width}" height="{whole}" fill="#3b332b"/>{board}{}{}</svg>"##,
        text(0, 1.05),
        text(1, 0.7)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_have_a_few_widths() {
        let widths = [15, 16, 200, 201, 1_200, 2_400, 2_401].map(drawn_width);
        assert_eq!(widths, [None, Some(200), Some(200), Some(400), Some(1_200), Some(2_400), None]);
    }

    #[test]
    fn pictures_are_kept_by_their_bytes() {
        let pictures = Pictures::default();
        for number in 0..10 {
            pictures.keep(number.to_string(), Bytes::from(vec![0; PICTURES_KEPT_BYTES / 4]));
        }
        let kept: Vec<bool> = (0..10).map(|number| pictures.find(&number.to_string()).is_some()).collect();
        assert_eq!(kept.iter().filter(|is_kept| **is_kept).count(), 4);
        assert!(kept[9] && !kept[5]);
    }
}
