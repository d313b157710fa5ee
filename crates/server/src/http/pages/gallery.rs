//! Pictures of the games for the home page, each drawn once.

use super::fault::no_such_page;
use crate::http::Shared;
use crate::http::caller::Visitor;
use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use castellan_core::lang::Lang;
use castellan_pages::gallery::draw;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Which picture: of a game, as one of its ordinary games, in a language.
type Wanted = (String, String, Lang);

/// What the address of a picture may say.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct OfStart {
    /// One of the game's other ordinary games.
    start: Option<String>,
}

/// The pictures that were drawn.
#[derive(Default)]
pub(crate) struct Gallery(Mutex<BTreeMap<Wanted, Bytes>>);

impl Gallery {
    fn find(&self, key: &Wanted) -> Option<Bytes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    fn keep(&self, key: Wanted, picture: Bytes) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(key, picture);
    }
}

/// A picture of a game being played.
pub(super) async fn picture(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(game): Path<String>,
    Query(which): Query<OfStart>,
) -> Response {
    let key = (game, which.start.unwrap_or_default(), visitor.lang);
    let picture = match app.gallery.find(&key) {
        Some(picture) => Some(picture),
        None => {
            let (games, (game, start, lang)) = (app.hall.games.clone(), key.clone());
            let drawn = tokio::task::spawn_blocking(move || draw(&games, &game, &start, lang));
            let drawn = drawn.await.ok().flatten().map(Bytes::from);
            if let Some(picture) = &drawn {
                app.gallery.keep(key, picture.clone());
            }
            drawn
        }
    };
    match picture {
        Some(picture) => {
            let kind = (header::CONTENT_TYPE, "image/svg+xml");
            ([kind, (header::CACHE_CONTROL, "public, max-age=3600")], picture).into_response()
        }
        None => no_such_page(axum::extract::State(Arc::clone(&app.0)), visitor, headers).await,
    }
}
