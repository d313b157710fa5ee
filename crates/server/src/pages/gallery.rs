//! Pictures of the games for the home page: a position in the middle of a game that played itself.

use super::fault::no_such_page;
use crate::http::Shared;
use crate::http::caller::Visitor;
use crate::registry::{Registered, Registry};
use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use castellan_core::dice::{Dice, Seed};
use castellan_core::lang::Lang;
use castellan_core::record::{Draws, Player};
use castellan_core::scene::svg::svg;
use castellan_core::scene::{Layer, Part, Scene};
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::Setup;
use castellan_core::table::any::AnyTable;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The names of the bots, the same in every language, one for each seat.
pub(super) const BOT_NAMES: [&str; 6] = ["Jadwiga", "Bolko", "Kinga", "Mieszko", "Dobrawa", "Leszek"];

/// The width of a picture by its height.
const SHAPE: f32 = 16.0 / 9.0;

/// How many positions are compared.
const LOOKS: usize = 5;

/// Which picture: of a game, as one of its ordinary games, in a language.
type Wanted = (String, String, Lang);

/// What the address of a picture may say.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct Which {
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
    Query(which): Query<Which>,
) -> Response {
    let key = (game, which.start.unwrap_or_default(), visitor.lang);
    let picture = match app.gallery.find(&key) {
        Some(picture) => Some(picture),
        None => {
            let (games, wanted) = (app.hall.games.clone(), key.clone());
            let drawn = tokio::task::spawn_blocking(move || draw(&games, &wanted)).await.ok().flatten();
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

fn draw(games: &Registry, (game, start, lang): &Wanted) -> Option<Bytes> {
    let registered = games.find(game)?;
    let options = match registered.start(start) {
        Some((start, _)) => serde_json::from_str(start.options).ok()?,
        None if start.is_empty() => serde_json::json!({}),
        None => return None,
    };
    let whole = play(registered, &options, usize::MAX)?.len();
    // Of a few later positions the one with most to see, so that no game shows an empty table.
    // The eyes of a player, whose hand is worth seeing.
    let eyes = Viewer::Seat(Seat(0));
    let richness =
        |table: &dyn AnyTable| table.still(eyes).parts().map(|part| part.layers.len()).sum::<usize>();
    let later = (0..LOOKS).map(|look| whole / 2 + whole * look / (4 * LOOKS));
    let middle = later
        .filter_map(|entries| play(registered, &options, entries))
        .max_by_key(|table| richness(&**table))?;
    let scene = illustration(middle.still(eyes));
    Some(Bytes::from(svg(&scene, &registered.art, registered.words(*lang), &middle.names())))
}

/// A scene as an illustration: the board without what lies beside it, in the shape of a card, without
/// letters, since a picture in a page has no typefaces of its own.
fn illustration(mut scene: Scene) -> Scene {
    scene.groups.retain(|group| group.zone.is_on_board());
    for part in scene.groups.iter_mut().flat_map(|group| &mut group.parts) {
        part.layers.retain(|layer| !matches!(layer, Layer::Text(_)));
    }
    let cells: Vec<&Part> = scene.parts().filter(|part| part.place.is_some()).collect();
    let edge = |of: fn(&Part) -> f32, better: fn(f32, f32) -> f32, whole: f32| {
        cells.iter().map(|part| of(part)).reduce(better).unwrap_or(whole)
    };
    let (left, top) = (edge(|part| part.at.0, f32::min, 0.0), edge(|part| part.at.1, f32::min, 0.0));
    let right = edge(|part| part.at.0 + part.size.0, f32::max, scene.size.0);
    let bottom = edge(|part| part.at.1 + part.size.1, f32::max, scene.size.1);
    let (width, height) = (right - left, bottom - top);
    // Of a tall board the middle is shown, of a wide one a little more than all; without a board, all.
    let wide = match (cells.is_empty(), height * SHAPE > width) {
        (true, _) => width.max(height * SHAPE),
        (false, true) => width * 1.02,
        (false, false) => height * SHAPE * 1.04,
    };
    let size = (wide, wide / SHAPE);
    let corner = (left + (width - size.0) / 2.0, top + (height - size.1) / 2.0);
    for part in scene.groups.iter_mut().flat_map(|group| &mut group.parts) {
        part.at = (part.at.0 - corner.0, part.at.1 - corner.1);
    }
    Scene { size, ..scene }
}

/// A game of arbitrary moves until there are so many entries; the same every time.
fn play(registered: &Registered, options: &Value, entries: usize) -> Option<Box<dyn AnyTable>> {
    let meta = registered.game.meta();
    let seats = meta.seats_max.min(3).max(meta.seats_min);
    let players = BOT_NAMES.iter().take(usize::from(seats)).map(|name| Player::human(*name)).collect();
    let setup = Setup::new("gallery", players, Draws::Auto, Seed::new([7; 32]));
    let mut table = registered.game.open(setup, options).ok()?;
    let mut dice = Dice::quick(7);
    while table.len() < entries {
        let Some(seat) = table.turn().seats().iter().next() else { break };
        let moves = table.moves(seat);
        table.play(seat, &moves[dice.index(moves.len())]).ok()?;
    }
    Some(table)
}
