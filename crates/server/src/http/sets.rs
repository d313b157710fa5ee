//! Sets of components: checked, drawn, compared and packed for whoever writes down a box. Nothing is kept, and nothing but
//! the answer changes.

use super::body::Body;
use super::caller::Visitor;
use super::{App, Shared};
use crate::limits::{JSON_LEVELS_MAX, SET_BODY_BYTES_MAX};
use crate::packed::{pack, unpack};
use crate::registry::Registered;
use crate::room::{Kind, Refused, refused};
use crate::wire;
use axum::Json;
use axum::extract::Path;
use axum::response::Response;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::record::json_levels;
use castellan_core::scene::svg;
use castellan_core::set::{Drawing, Sets};
use castellan_pages::qr;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

/// Pictures of one request.
const PICTURES_MAX: usize = 64;
/// The longest beginning of a link.
const BASE_BYTES_MAX: usize = 200;

/// A set in one of the forms in which it is passed on.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Given {
    /// The set itself.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    set: Option<Value>,
    /// The text of its file.
    #[serde(default)]
    text: Option<String>,
    /// The set out of a link.
    #[serde(default)]
    packed: Option<String>,
    /// In the words of which edition faults are told.
    #[serde(default)]
    edition: Option<String>,
}

/// What is to be drawn.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Draw {
    /// The set; the game's own if it is left out.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    set: Option<Value>,
    /// The game, where the set does not say it.
    #[serde(default)]
    game: Option<String>,
    /// In the look of which edition.
    #[serde(default)]
    edition: Option<String>,
    /// The language of its words; the caller's if it is left out.
    #[serde(default)]
    lang: Option<String>,
    /// Whether each picture stands alone, without the game's sheet of drawings.
    #[serde(default)]
    whole: bool,
    /// The pictures, each as the game names its pieces.
    #[schema(value_type = Vec<Object>)]
    pictures: Vec<Value>,
}

/// Two sets of one game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Both {
    /// The first.
    #[schema(value_type = Object)]
    a: Value,
    /// The second.
    #[schema(value_type = Object)]
    b: Value,
}

/// A set that is to be packed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pack {
    /// The set.
    #[schema(value_type = Object)]
    set: Value,
    /// What the link begins with.
    #[serde(default)]
    base: String,
}

impl App {
    /// The game of this name that has sets.
    fn game_of_sets(&self, id: &str) -> Result<(&Registered, &'static dyn Sets), Refused> {
        let registered = self.hall.games.iter().find(|registered| registered.game.meta().id == id);
        let found = registered.and_then(|registered| Some((registered, registered.game.sets()?)));
        found.ok_or_else(|| refused(Kind::NotFound, "not_found", "set-no-game"))
    }

    /// The game that a set is of.
    fn game_of(&self, set: &Value) -> Result<(&Registered, &'static dyn Sets), Refused> {
        let with_sets =
            self.hall.games.iter().filter_map(|registered| Some((registered, registered.game.sets()?)));
        let found = with_sets.into_iter().find(|(_, sets)| sets.owns(set));
        found.ok_or_else(|| refused(Kind::Unprocessable, "bad_request", "set-no-game"))
    }
}

/// The set in whichever form it was given.
fn given(given: Given) -> Result<Value, Refused> {
    match given {
        Given { set: Some(set), text: None, packed: None, .. } => Ok(set),
        Given { text: Some(text), set: None, packed: None, .. } => {
            if json_levels(text.as_bytes()) > JSON_LEVELS_MAX {
                return Err(refused(Kind::TooLarge, "too_large", "refused-too-deep"));
            }
            let unread = |line: usize| Message::new("set-unread").with("line", line);
            serde_json::from_str(&text)
                .map_err(|error| refused(Kind::Unprocessable, "bad_json", unread(error.line())))
        }
        Given { packed: Some(packed), set: None, text: None, .. } => {
            let set = unpack(&packed, SET_BODY_BYTES_MAX, JSON_LEVELS_MAX);
            set.ok_or_else(|| refused(Kind::Unprocessable, "bad_request", "set-unpacked"))
        }
        _ => Err(refused(Kind::Malformed, "bad_request", "set-not-an-object")),
    }
}

/// The set that comes with a game.
#[utoipa::path(get, path = "/api/sets/{game}", params(("game" = String, Path, description = "The game")), responses(
    (status = 200, description = "The game's own set", body = Object),
    (status = 404, description = "No such game, or one whose rules fix all components", body = wire::ErrorBody)))]
pub(crate) async fn stand_in(app: Shared, visitor: Visitor, Path(game): Path<String>) -> Response {
    let found = app.game_of_sets(&game).map(|(_, sets)| Json(json!({ "set": sets.stand_in() })));
    app.answer(found, visitor.lang)
}

/// Checks a set: what is wrong, where, in both languages.
#[utoipa::path(post, path = "/api/sets/check", request_body = Given, responses(
    (status = 200, description = "All that was found, and the set as it would be written", body = Object),
    (status = 413, description = "Too large", body = wire::ErrorBody),
    (status = 422, description = "Not a set of any game", body = wire::ErrorBody)))]
pub(crate) async fn check(
    app: Shared,
    visitor: Visitor,
    Body(asked): Body<Given, SET_BODY_BYTES_MAX>,
) -> Response {
    let edition = asked.edition.clone().unwrap_or_default();
    let report = given(asked).and_then(|set| {
        let (registered, sets) = app.game_of(&set)?;
        let report = sets.check(&set, &edition);
        Ok(Json(report.to_json(registered.game.meta().id, registered.both_languages())))
    });
    app.answer(report, visitor.lang)
}

/// Draws pieces of a set, each as a picture of its own and in words.
#[utoipa::path(post, path = "/api/sets/draw", request_body = Draw, responses(
    (status = 200, description = "The pictures in their order", body = Object),
    (status = 413, description = "Too large, or too many pictures", body = wire::ErrorBody),
    (status = 422, description = "Not a set of any game", body = wire::ErrorBody)))]
pub(crate) async fn draw(
    app: Shared,
    visitor: Visitor,
    Body(asked): Body<Draw, SET_BODY_BYTES_MAX>,
) -> Response {
    app.answer(app.draw_pieces(&asked, lang_of(&asked, visitor.lang)).map(Json), visitor.lang)
}

impl App {
    fn draw_pieces(&self, asked: &Draw, lang: Lang) -> Result<Value, Refused> {
        if asked.pictures.len() > PICTURES_MAX {
            return Err(refused(Kind::TooLarge, "too_large", "refused-too-large"));
        }
        let (registered, sets) = match (&asked.set, &asked.game) {
            (Some(set), _) => self.game_of(set)?,
            (None, game) => self.game_of_sets(game.as_deref().unwrap_or_default())?,
        };
        let set = asked.set.clone().unwrap_or_else(|| sets.stand_in());
        let edition = asked.edition.as_deref().unwrap_or_default();
        let words = registered.words(lang);
        let pictures = asked.pictures.iter().map(|what| match sets.draw(&set, what, edition) {
            Ok(Drawing { scene, words: told }) => {
                let picture = if asked.whole {
                    svg::svg(&scene, &registered.art, words, &[])
                } else {
                    svg::board(&scene, words, &[], &registered.sheet.address)
                };
                let told: Vec<String> = told.iter().map(|say| words.say(say, &[])).collect();
                json!({ "svg": picture, "words": told })
            }
            Err(fault) => json!({ "problem": fault.to_json(registered.both_languages()) }),
        });
        Ok(json!({ "pictures": pictures.collect::<Vec<_>>() }))
    }
}

fn lang_of(asked: &Draw, usual: Lang) -> Lang {
    asked.lang.as_deref().and_then(|lang| lang.parse().ok()).unwrap_or(usual)
}

/// The differences between two sets of one game.
#[utoipa::path(post, path = "/api/sets/compare", request_body = Both, responses(
    (status = 200, description = "What is the same and what differs", body = Object),
    (status = 413, description = "Too large", body = wire::ErrorBody),
    (status = 422, description = "Not two sets of one game", body = wire::ErrorBody)))]
pub(crate) async fn compare(
    app: Shared,
    visitor: Visitor,
    Body(both): Body<Both, { 2 * SET_BODY_BYTES_MAX }>,
) -> Response {
    let found = app.game_of(&both.a).and_then(|(registered, sets)| {
        let (other, _) = app.game_of(&both.b)?;
        if other.game.meta().id != registered.game.meta().id {
            return Err(refused(Kind::Unprocessable, "bad_request", "set-no-game"));
        }
        let found = sets.compare(&both.a, &both.b);
        let told =
            |difference: &castellan_core::set::Difference| difference.to_json(registered.both_languages());
        let differences: Vec<Value> = found.differences.iter().map(told).collect();
        Ok(Json(json!({ "same": found.same, "differences": differences })))
    });
    app.answer(found, visitor.lang)
}

/// Packs a set into a line that fits into a link, with the link as a square for phones.
#[utoipa::path(post, path = "/api/sets/pack", request_body = Pack, responses(
    (status = 200, description = "The packed set", body = Object),
    (status = 413, description = "Too large", body = wire::ErrorBody),
    (status = 422, description = "Not a set of any game, or one that can't be read", body = wire::ErrorBody)))]
pub(crate) async fn pack_set(
    app: Shared,
    visitor: Visitor,
    Body(asked): Body<Pack, SET_BODY_BYTES_MAX>,
) -> Response {
    let packed = app.game_of(&asked.set).and_then(|(_, sets)| {
        if asked.base.len() > BASE_BYTES_MAX {
            return Err(refused(Kind::TooLarge, "too_large", "refused-too-large"));
        }
        let set = sets.check(&asked.set, "").set.unwrap_or_default();
        let packed = pack(&set);
        let label = app.words(visitor.lang).say_key("set-square");
        let square = qr::code(&format!("{}{packed}", asked.base), &label).into_string();
        Ok(Json(json!({ "packed": packed, "qr": (!square.is_empty()).then_some(square) })))
    });
    app.answer(packed, visitor.lang)
}
