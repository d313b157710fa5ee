//! Making a table: one press against a bot, or game, options and seats as the host wants them.

use super::form::{Form, field, go, remember_name, table_address};
use super::frame::Page;
use super::gallery::BOT_NAMES;
use super::option_form::{options, read_options};
use super::seats::mark;
use crate::clock::{Clock, Per, Then};
use crate::http::caller::Visitor;
use crate::http::refusal::refused;
use crate::http::{App, Shared};
use crate::journal::ChatRule;
use crate::opening::NowOpen;
use crate::registry::Registered;
use crate::room::Refused;
use crate::wire::{NewSeat, NewTable};
use axum::extract::Query;
use axum::http::HeaderValue;
use axum::response::Response;
use castellan_ai::level::Level;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::Seat;
use maud::{Markup, html};
use serde::Deserialize;

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
    let least = app.hall.games.find(game).map_or(2, |registered| registered.game.meta().seats_min.max(2));
    let start = app.hall.games.find(game).and_then(|registered| registered.start(field(&form.0, "start")));
    let options = start.and_then(|(start, _)| serde_json::from_str(start.options).ok());
    let bot = |at: u8| NewSeat {
        who: Who::Bot,
        level: Some(Level::Squire.name().to_owned()),
        name: Some(bot_name(at)),
    };
    let me = NewSeat { who: Who::Human, level: None, name: Some(name) };
    let seats = std::iter::once(me).chain((1..least).map(bot)).collect();
    let new = NewTable {
        game: game.to_owned(),
        options,
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

fn bot_name(at: u8) -> String {
    BOT_NAMES[usize::from(at) % BOT_NAMES.len()].to_owned()
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
        return app.fault_page(visitor, &refused(404, "not_found", "page-nothing-here"));
    };
    let id = registered.game.meta().id;
    let filled = bad.map(|(_, filled)| filled).unwrap_or_default();
    let body = html! {
        section class="paper make" {
            h1 { (words.say_key("page-make")) }
            @if let Some((bad, _)) = bad { p class="notice" role="alert" { (bad.message(words)) } }
            nav class="tabs" aria-label=(words.say_key("page-games")) {
                @for other in app.hall.games.iter() {
                    @let other_id = other.game.meta().id;
                    a href={ "/make?game=" (other_id) } aria-current=[(other_id == id).then_some("page")] { (other.title(lang)) }
                }
            }
            p { (registered.about(lang)) }
            form class="make-form" method="post" action="/make" data-filled=[bad.map(|_| "")] {
                input type="hidden" name="game" value=(id);
                p class="favourite quiet" hidden {
                    (words.say_key("page-favourite")) " " button type="button" class="small" { (words.say_key("page-favourite-forget")) }
                }
                fieldset class="chairs" {
                    legend { (words.say_key("page-seats")) }
                    @for at in 0..registered.game.meta().seats_max { (chair(app, visitor, registered, Seat(at), filled)) }
                }
                (options(app, lang, registered, filled))
                (clock_and_chat(app, lang, filled))
                button class="main" { (words.say_key("page-make-open")) }
            }
        }
    };
    let here = format!("/make?game={id}");
    let page = Page { here, ..Page::new(words.say_key("page-make"), "plain", body) };
    app.page(visitor, bad.map_or(200, |(bad, _)| bad.status), &page)
}

fn chair(app: &App, visitor: &Visitor, registered: &Registered, seat: Seat, filled: &Fields) -> Markup {
    let words = app.words(visitor.lang);
    let usual = match seat.0 {
        0 => "me",
        at if at < registered.game.meta().seats_min => "open",
        _ => "none",
    };
    let or = |name: String, usual: &str| {
        if filled.is_empty() { usual.to_owned() } else { field(filled, &name).to_owned() }
    };
    let chosen = or(format!("seat{seat}"), usual);
    let name = or(format!("name{seat}"), if seat.0 == 0 { &visitor.name } else { "" });
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
                        option value=(value) selected[value == chosen] { (words.say(&Message::new(key), &[])) }
                    }
                }
                @for level in Level::FOR_PEOPLE {
                    @let word = Message::new("page-seat-bot").with("level", Message::new(format!("level-{level}")));
                    @let value = format!("bot-{level}");
                    option value=(value) selected[value == chosen] { (words.say(&word, &[])) }
                }
            }
            input name={ "name" (seat) } maxlength="40" placeholder=(words.say_key("page-name")) aria-label=(words.say_key("page-name")) value=(name);
        }
    }
}

/// The clocks that the form offers: value, message, and what is measured for how many seconds.
const CLOCKS: [(&str, &str, Per, u32, u32); 5] = [
    ("move-60", "page-clock-move-60", Per::Move, 60, 0),
    ("move-180", "page-clock-move-180", Per::Move, 180, 0),
    ("game-600", "page-clock-game-600", Per::Game, 600, 5),
    ("game-1800", "page-clock-game-1800", Per::Game, 1800, 10),
    ("move-86400", "page-clock-move-86400", Per::Move, 86_400, 0),
];

/// What may be said: value, message, rule.
const TALKS: [(&str, &str, ChatRule); 3] = [
    ("all", "page-talk-all", ChatRule::All),
    ("phrases", "page-talk-phrases", ChatRule::Phrases),
    ("off", "page-talk-off", ChatRule::Off),
];

/// The levels that hints may come from, the usual one first.
const HINTS: [(&str, &str); 3] =
    [("knight", "level-knight"), ("castellan", "level-castellan"), ("squire", "level-squire")];

fn clock_and_chat(app: &App, lang: Lang, filled: &Fields) -> Markup {
    let words = app.words(lang);
    let say = |key: &'static str| words.say(&Message::new(key), &[]);
    let choice = |name: &'static str, label: &'static str, choices: Vec<(&'static str, &'static str)>| {
        html! {
            div class="option" {
                label for=(name) { (say(label)) }
                select id=(name) name=(name) {
                    @for (value, key) in choices { option value=(value) selected[field(filled, name) == value] { (say(key)) } }
                }
            }
        }
    };
    let clocks = CLOCKS.iter().map(|&(value, key, ..)| (value, key));
    html! {
        details class="options" {
            summary { (say("page-clock-and-talk")) }
            (choice("clock", "page-clock-kind", std::iter::once(("", "page-clock-none")).chain(clocks).collect()))
            (choice("clock-then", "page-clock-then", vec![("wait", "page-clock-wait"), ("bot", "page-clock-bot")]))
            (choice("aids", "page-aids", vec![("on", "page-aids-on"), ("off", "page-aids-off")]))
            (choice("hints", "page-hints", HINTS.to_vec()))
            (choice("watching", "page-watching", vec![("all", "page-watching-all"), ("link", "page-watching-link")]))
            (choice("talk", "page-talk", TALKS.iter().map(|&(value, key, _)| (value, key)).collect()))
        }
    }
}

fn read_clock(fields: &Fields) -> Option<Clock> {
    let &(.., per, seconds, increment) =
        CLOCKS.iter().find(|(value, ..)| *value == field(fields, "clock"))?;
    let then = if field(fields, "clock-then") == "bot" { Then::Bot } else { Then::Wait };
    Some(Clock { per, seconds, increment, then, level: None })
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

/// Opens the table; the links of open seats are told once.
pub(super) async fn open(app: Shared, visitor: Visitor, form: Form) -> Response {
    let (fields, game) = (form.0.as_slice(), field(&form.0, "game"));
    let Some(registered) = app.hall.games.find(game) else { return make_page(&app, &visitor, game, None) };
    let opening = async {
        let options = Some(read_options(registered, visitor.lang, fields)?);
        let talk = TALKS.iter().find(|(value, ..)| *value == field(fields, "talk"));
        let (seats, clock) = (read_seats(registered, fields), read_clock(fields));
        let aids = Some(field(fields, "aids") != "off");
        let chat = talk.map(|&(.., rule)| rule);
        let hints = Some(field(fields, "hints").to_owned()).filter(|level| !level.is_empty());
        opened(
            &app,
            &visitor,
            NewTable {
                game: game.to_owned(),
                options,
                seats,
                clock,
                chat,
                aids,
                hints,
                private: Some(field(fields, "watching") == "link"),
                request_id: None,
            },
        )
        .await
    };
    match opening.await {
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
