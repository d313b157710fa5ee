//! Making a table: one press against a bot, or three steps as the host wants it: what, who and how.

use super::chair_form::{chairs, read_seats};
use super::form::{Form, field, go, remember_name, table_address};
use super::frame::Page;
use super::gallery::BOT_NAMES;
use super::option_form::{house_rules, main_options, read_options};
use super::pace_form::{pace, read_pace};
use crate::http::caller::Visitor;
use crate::http::refusal::status;
use crate::http::{App, Shared};
use crate::opening::NowOpen;
use crate::registry::Registered;
use crate::room::{Kind, Refused, refused};
use crate::wire::{NewSeat, NewTable};
use axum::extract::Query;
use axum::http::HeaderValue;
use axum::response::Response;
use castellan_ai::level::Level;
use castellan_core::lang::Lang;
use castellan_core::record::Who;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};

/// The fields of a form.
pub(super) type Fields = [(String, String)];

/// Which game a table is to be made for.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Which {
    game: Option<String>,
}

/// Opens a table against a bot and goes there.
pub(super) async fn play(app: Shared, visitor: Visitor, form: Form) -> Response {
    let name = if visitor.name.is_empty() {
        app.words(visitor.lang).say_key("play-you")
    } else {
        visitor.name.clone()
    };
    let game = field(&form.0, "game");
    let registered = app.hall.games.find(game);
    let least = registered.map_or(2, |registered| registered.game.meta().seats_min.max(2));
    let options = registered.and_then(|registered| start_options(registered, field(&form.0, "start")));
    let bot = |at: u8| NewSeat {
        who: Who::Bot,
        level: Some(Level::Squire.name().to_owned()),
        name: Some(bot_name(at)),
    };
    let me = NewSeat { who: Who::Human, level: None, name: Some(name) };
    let seats = std::iter::once(me).chain((1..least).map(bot)).collect();
    let new = NewTable {
        game: game.to_owned(),
        options: options.map(Value::Object),
        seats,
        clock: None,
        chat: None,
        aids: None,
        hints: None,
        private: None,
        request_id: None,
    };
    match opened(&app, &visitor, new).await {
        Ok((open, cookie)) => go(&table_address(&open.table, None), cookie),
        Err(refused) => app.fault_page(&visitor, &refused),
    }
}

/// What a bot is called unless the host says otherwise.
pub(super) fn bot_name(at: u8) -> String {
    BOT_NAMES[usize::from(at) % BOT_NAMES.len()].to_owned()
}

/// The options of another ordinary game.
fn start_options(registered: &Registered, start: &str) -> Option<Map<String, Value>> {
    let (start, _) = registered.start(start)?;
    serde_json::from_str(start.options).ok()
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
pub(super) async fn show(app: Shared, visitor: Visitor, Query(which): Query<Which>) -> Response {
    make_page(&app, &visitor, which.game.as_deref().unwrap_or_default(), None)
}

/// The form, empty or as it was filled in with what is wrong with it.
fn make_page(app: &App, visitor: &Visitor, game: &str, bad: Option<(&Refused, &Fields)>) -> Response {
    let (words, lang) = (app.words(visitor.lang), visitor.lang);
    let Some(registered) = app.hall.games.find(game).or_else(|| app.hall.games.iter().next()) else {
        return app.fault_page(visitor, &refused(Kind::NotFound, "not_found", "page-nothing-here"));
    };
    let id = registered.game.meta().id;
    let filled = bad.map(|(_, filled)| filled).unwrap_or_default();
    let step = |number: u8, key: &'static str| {
        html! { h2 class="step" { span aria-hidden="true" { (number) } (words.say_key(key)) } }
    };
    let body = html! {
        section class="make" {
            h1 { (words.say_key("page-make")) }
            @if let Some((bad, _)) = bad { p class="notice" role="alert" { (bad.message(words)) } }
            form class="make-form" method="post" action="/make" data-filled=[bad.map(|_| "")] {
                input type="hidden" name="game" value=(id);
                div class="paper what" {
                    (step(1, "page-make-what"))
                    nav class="tabs" aria-label=(words.say_key("page-games")) {
                        @for other in app.hall.games.iter() {
                            @let other_id = other.game.meta().id;
                            a href={ "/make?game=" (other_id) } aria-current=[(other_id == id).then_some("page")] { (other.title(lang)) }
                        }
                    }
                    p class="quiet" { (registered.about(lang)) }
                    p class="favourite quiet" hidden {
                        (words.say_key("page-favourite")) " " button type="button" class="small" { (words.say_key("page-favourite-forget")) }
                    }
                    (presets(app, lang, registered, filled))
                    (main_options(app, lang, registered, filled))
                    (house_rules(app, lang, registered, filled))
                }
                div class="paper who" {
                    (step(2, "page-make-who"))
                    (chairs(app, visitor, registered, filled))
                }
                div class="paper how" {
                    (step(3, "page-make-how"))
                    (pace(app, lang, filled))
                    button class="main" { (words.say_key("page-make-open")) }
                }
            }
        }
    };
    let here = format!("/make?game={id}");
    let page = Page { here, ..Page::new(words.say_key("page-make"), "making", body) };
    app.page(visitor, bad.map_or(200, |(bad, _)| status(bad).as_u16()), &page)
}

/// The ordinary games of it as pictures, and one's own; nothing where there is only one.
fn presets(app: &App, lang: Lang, registered: &Registered, filled: &Fields) -> Markup {
    if registered.starts.is_empty() {
        return html! {};
    }
    let (words, id) = (app.words(lang), registered.game.meta().id);
    let chosen = if filled.is_empty() { "plain" } else { field(filled, "start") };
    let card = |value: &str, title: String, about: String, picture: Option<String>| {
        html! {
            label class="preset" {
                input type="radio" name="start" value=(value) checked[value == chosen];
                @if let Some(picture) = picture { img src=(picture) alt="" width="1200" height="664" loading="lazy"; }
                strong { (title) }
                span class="quiet" { (about) }
            }
        }
    };
    let picture = |start: &str| Some(format!("/games/{id}/picture.svg?lang={lang}&start={start}"));
    html! {
        fieldset class="presets" {
            legend class="unseen" { (words.say_key("page-make-what")) }
            (card("plain", registered.title(lang), words.say_key("page-make-plain"), picture("")))
            @for (start, _) in &registered.starts {
                (card(start.id, registered.start_word(lang, start.id, ""), registered.start_word(lang, start.id, ".about"), picture(start.id)))
            }
            (card("own", words.say_key("page-make-own"), words.say_key("page-make-own-about"), None))
        }
    }
}

/// What was chosen to be played: an ordinary game of it, or one's own, with the readings of its rules.
fn options_of(registered: &Registered, fields: &Fields) -> Map<String, Value> {
    let mut options = read_options(registered, fields);
    let start = field(fields, "start");
    if start.is_empty() || start == "own" {
        return options;
    }
    // An ordinary game says by itself what it is made of.
    let all = registered.game.options();
    options.retain(|id, _| {
        all.iter().any(|option| option.id == id && !option.is_main && option.numbers.is_none())
    });
    options.extend(start_options(registered, start).unwrap_or_default());
    let chosen = options.clone();
    let matters = |id: &str| {
        let only = all.iter().find(|option| option.id == id).and_then(|option| option.only.as_ref());
        only.is_none_or(|only| super::option_form::matters(only, &all, &chosen))
    };
    options.retain(|id, _| matters(id));
    options
}

/// Opens the table; the links of open seats are shown.
pub(super) async fn open(app: Shared, visitor: Visitor, form: Form) -> Response {
    let (fields, game) = (form.0.as_slice(), field(&form.0, "game"));
    let Some(registered) = app.hall.games.find(game) else { return make_page(&app, &visitor, game, None) };
    let new = NewTable {
        game: game.to_owned(),
        options: Some(Value::Object(options_of(registered, fields))),
        seats: read_seats(registered, fields),
        ..read_pace(fields)
    };
    match opened(&app, &visitor, new).await {
        Err(refused) => make_page(&app, &visitor, game, Some((&refused, fields))),
        Ok((open, cookie)) => {
            let cookies = cookie.into_iter().chain(remember_name(field(fields, "name0")));
            if !open.seats.iter().any(|(who, ..)| *who == Who::Open) {
                return go(&table_address(&open.table, None), cookies);
            }
            let mut response = super::invite::page(&app, &visitor, &open);
            for cookie in cookies {
                response.headers_mut().append(axum::http::header::SET_COOKIE, cookie);
            }
            response
        }
    }
}
