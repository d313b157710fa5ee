//! Making a table: one press against a bot, or game, options and seats as the host wants them.

use super::form::{Form, field, go, remember_name, table_address};
use super::frame::Page;
use super::gallery::BOT_NAMES;
use super::seats::mark;
use crate::http::caller::Visitor;
use crate::http::{App, Shared};
use crate::opening::NowOpen;
use crate::registry::Registered;
use crate::room::Refused;
use crate::wire::{NewSeat, NewTable};
use axum::extract::Query;
use axum::http::HeaderValue;
use axum::response::Response;
use castellan_ai::level::Level;
use castellan_core::game::{OptionInfo, OptionKind};
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value};

type Fields = [(String, String)];

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
    let least = app.hall.games.find(game).map_or(2, |registered| registered.game.meta().seats_min.max(2));
    let bot = |at: u8| NewSeat {
        who: Who::Bot,
        level: Some(Level::Squire.name().to_owned()),
        name: Some(bot_name(at)),
    };
    let me = NewSeat { who: Who::Human, level: None, name: Some(name) };
    let seats = std::iter::once(me).chain((1..least).map(bot)).collect();
    let new =
        NewTable { game: game.to_owned(), options: None, seats, clock: None, chat: None, request_id: None };
    match opened(&app, &visitor, new).await {
        Ok((open, cookie)) => go(&table_address(&open.table, None), cookie),
        Err(refused) => app.fault_page(&visitor, &refused),
    }
}

fn bot_name(at: u8) -> String {
    BOT_NAMES[usize::from(at) % BOT_NAMES.len()].to_owned()
}

async fn opened(
    app: &App,
    visitor: &Visitor,
    new: NewTable,
) -> Result<(NowOpen, Option<HeaderValue>), Refused> {
    let (person, cookie) = app.person_or_new(visitor).await?;
    let may = || app.guard.open_table(&visitor.device_key(), visitor.address);
    Ok((app.hall.open(new, Some(person), visitor.lang, may).await?, cookie))
}

/// Shows the form.
pub(super) async fn show(app: Shared, visitor: Visitor, Query(which): Query<Which>) -> Response {
    make_page(&app, &visitor, which.game.as_deref().unwrap_or_default(), None)
}

fn make_page(app: &App, visitor: &Visitor, game: &str, bad: Option<&Refused>) -> Response {
    let (words, lang) = (app.words(visitor.lang), visitor.lang);
    let Some(registered) = app.hall.games.find(game).or_else(|| app.hall.games.iter().next()) else {
        return app
            .fault_page(visitor, &crate::http::refusal::refused(404, "not_found", "page-nothing-here"));
    };
    let id = registered.game.meta().id;
    let body = html! {
        section class="paper make" {
            h1 { (words.say_key("page-make")) }
            @if let Some(bad) = bad { p class="notice" role="alert" { (bad.message(words)) } }
            nav class="tabs" aria-label=(words.say_key("page-games")) {
                @for other in app.hall.games.iter() {
                    @let other_id = other.game.meta().id;
                    a href={ "/make?game=" (other_id) } aria-current=[(other_id == id).then_some("page")] { (other.title(lang)) }
                }
            }
            p { (registered.about(lang)) }
            form method="post" action="/make" {
                input type="hidden" name="game" value=(id);
                fieldset class="chairs" {
                    legend { (words.say_key("page-seats")) }
                    @for at in 0..registered.game.meta().seats_max { (chair(app, visitor, registered, Seat(at))) }
                }
                (options(app, lang, registered))
                button class="main" { (words.say_key("page-make-open")) }
            }
        }
    };
    let here = format!("/make?game={id}");
    app.page(
        visitor,
        bad.map_or(200, |bad| bad.status),
        &Page { title: words.say_key("page-make"), kind: "plain", here, body },
    )
}

fn chair(app: &App, visitor: &Visitor, registered: &Registered, seat: Seat) -> Markup {
    let words = app.words(visitor.lang);
    let usual = match seat.0 {
        0 => "me",
        at if at < registered.game.meta().seats_min => "open",
        _ => "none",
    };
    let kinds = [
        ("me", "page-chair-me"),
        ("open", "page-chair-open"),
        ("here", "page-chair-here"),
        ("none", "page-chair-none"),
    ];
    html! {
        div class="chair" {
            (mark(seat))
            select name={ "seat" (seat) } aria-label=(words.say(&Message::new("seat").with("number", seat.0 + 1), &[])) {
                @for (value, key) in kinds {
                    @if value != "none" || seat.0 >= registered.game.meta().seats_min {
                        option value=(value) selected[value == usual] { (words.say(&Message::new(key), &[])) }
                    }
                }
                @for level in Level::FOR_PEOPLE {
                    @let word = Message::new("page-seat-bot").with("level", Message::new(format!("level-{level}")));
                    option value={ "bot-" (level) } { (words.say(&word, &[])) }
                }
            }
            input name={ "name" (seat) } maxlength="40" placeholder=(words.say_key("page-name")) aria-label=(words.say_key("page-name"))
                value=[(seat.0 == 0 && !visitor.name.is_empty()).then_some(visitor.name.as_str())];
        }
    }
}

/// The options that a form can show; the others keep their defaults.
fn options(app: &App, lang: Lang, registered: &Registered) -> Markup {
    let words = app.words(lang);
    let shown: Vec<OptionInfo> = registered
        .game
        .options()
        .into_iter()
        .filter(|option| !matches!(option.kind, OptionKind::SeatOrder | OptionKind::Data))
        .collect();
    html! {
        @if !shown.is_empty() {
            details class="options" open[shown.len() <= 3] {
                summary { (words.say_key("page-options")) }
                @for option in &shown { (option_field(app, lang, registered, option)) }
            }
        }
    }
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn option_field(app: &App, lang: Lang, registered: &Registered, option: &OptionInfo) -> Markup {
    let words = app.words(lang);
    let word = |rest: &str| registered.option_word(lang, option.id, rest);
    let name = format!("option-{}", option.id);
    html! {
        div class="option" {
            @match &option.kind {
                OptionKind::Choice(choices) => {
                    label for=(name) { (word("")) }
                    select id=(name) name=(name) {
                        @if option.default.is_null() { option value="" { (words.say_key("page-option-usual")) } }
                        @for choice in choices {
                            option value=(choice) selected[*choice == option.default] { (word(&format!("-{}", plain(choice)))) }
                        }
                    }
                }
                OptionKind::Flag => {
                    label for=(name) { (word("")) }
                    select id=(name) name=(name) {
                        @if option.default.is_null() { option value="" { (words.say_key("page-option-usual")) } }
                        @for (value, key) in [(true, "page-yes"), (false, "page-no")] {
                            option value=(value) selected[option.default == value] { (words.say(&Message::new(key), &[])) }
                        }
                    }
                }
                OptionKind::Many(values) => {
                    fieldset {
                        legend { (word("")) }
                        @for value in values {
                            label class="tick" { input type="checkbox" name=(name) value=(value); " " (word(&format!("-{value}"))) }
                        }
                    }
                }
                OptionKind::SeatOrder | OptionKind::Data => {}
            }
            p class="quiet" { (word(".about")) }
        }
    }
}

fn read_options(registered: &Registered, fields: &Fields) -> Value {
    let mut options = Map::new();
    for option in registered.game.options() {
        let name = format!("option-{}", option.id);
        let sent = || serde_json::from_str::<Value>(field(fields, &name)).ok();
        let value = match &option.kind {
            OptionKind::Choice(choices) => sent().filter(|value| choices.contains(value)),
            OptionKind::Flag => sent().filter(Value::is_boolean),
            OptionKind::Many(values) => {
                let ticked = |value: &&str| fields.iter().any(|(key, sent)| *key == name && sent == value);
                Some(Value::from(values.iter().copied().filter(|value| ticked(value)).collect::<Vec<_>>()))
            }
            OptionKind::SeatOrder | OptionKind::Data => None,
        };
        if let Some(value) = value.filter(|value| *value != option.default) {
            options.insert(option.id.to_owned(), value);
        }
    }
    Value::Object(options)
}

fn read_seats(registered: &Registered, fields: &Fields) -> Vec<NewSeat> {
    let read = |at: u8| {
        let name = Some(field(fields, &format!("name{at}")).to_owned());
        match field(fields, &format!("seat{at}")) {
            "me" | "here" => Some(NewSeat { who: Who::Human, level: None, name }),
            "open" => Some(NewSeat { who: Who::Open, level: None, name: None }),
            other => {
                let level = other.strip_prefix("bot-")?.to_owned();
                let name = name.filter(|name| !name.is_empty()).unwrap_or_else(|| bot_name(at));
                Some(NewSeat { who: Who::Bot, level: Some(level), name: Some(name) })
            }
        }
    };
    (0..registered.game.meta().seats_max).filter_map(read).collect()
}

/// Opens the table; the links of open seats are told here and never again.
pub(super) async fn open(app: Shared, visitor: Visitor, form: Form) -> Response {
    let (fields, game) = (&form.0, field(&form.0, "game"));
    let Some(registered) = app.hall.games.find(game) else { return make_page(&app, &visitor, game, None) };
    let seats = read_seats(registered, fields);
    let own_name = field(fields, "name0").to_owned();
    let new = NewTable {
        game: game.to_owned(),
        options: Some(read_options(registered, fields)),
        seats,
        clock: None,
        chat: None,
        request_id: None,
    };
    match opened(&app, &visitor, new).await {
        Err(refused) => make_page(&app, &visitor, game, Some(&refused)),
        Ok((open, cookie)) => {
            let cookies = cookie.into_iter().chain(remember_name(&own_name));
            if !open.seats.iter().any(|(who, ..)| *who == Who::Open) {
                return go(&table_address(&open.table, None), cookies);
            }
            let mut response = share_page(&app, &visitor, &open);
            for cookie in cookies {
                response.headers_mut().append(axum::http::header::SET_COOKIE, cookie);
            }
            response
        }
    }
}

fn share_page(app: &App, visitor: &Visitor, open: &NowOpen) -> Response {
    let words = app.words(visitor.lang);
    let page = format!("{}/t/{}", visitor.base, open.table);
    let links = (0..).map(Seat).zip(&open.seats).filter(|(_, (who, ..))| *who == Who::Open);
    let body = html! {
        section class="paper share" data-clean={ "/t/" (open.table) } {
            h1 { (words.say_key("page-share")) }
            p { (words.say_key("page-share-how")) }
            @for (seat, (_, _, secret)) in links {
                @if let Some(secret) = secret {
                    div class="link" {
                        (mark(seat))
                        input readonly value={ (page) "#" (secret.text()) } aria-label=(words.say(&Message::new("page-share-link").with("number", seat.0 + 1), &[]));
                        button type="button" hidden data-copy=(words.say_key("page-copied")) { (words.say_key("page-copy")) }
                    }
                }
            }
            p class="quiet" { (words.say_key("page-share-watch")) " " a href={ "/t/" (open.table) } { (page) } }
            a class="button main" href={ "/t/" (open.table) } { (words.say_key("page-share-go")) }
        }
    };
    let here = format!("/t/{}", open.table);
    app.page(visitor, 200, &Page { title: words.say_key("page-share"), kind: "plain", here, body })
}
