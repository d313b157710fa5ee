//! Making a table: one press against a bot, or three steps as the host wants it: what, who and how.

use super::chair_form::{chairs, read_seats};
use super::fault;
use super::form::{Fields, field};
use super::frame::Page;
use super::gallery::BOT_NAMES;
use super::option_form::{house_rules, main_options, read_options};
use super::own_set::{own_sets, with_own_set};
use super::pace_form::{pace, read_pace};
use super::site::Reader;
use super::site::Site;
use crate::registry::Registered;
use crate::room::Refused;
use crate::wire::{NewSeat, NewTable};
use castellan_ai::level::Level;
use castellan_core::lang::Lang;
use castellan_core::record::Who;
use maud::{Markup, html};
use serde_json::{Map, Value};

/// A table of the fewest seats against bots, as one press asks for it.
pub fn quick(app: &Site, visitor: &Reader<'_>, fields: &Fields) -> NewTable {
    let name = if visitor.name.is_empty() {
        app.words(visitor.lang).say_key("play-you")
    } else {
        visitor.name.to_owned()
    };
    let game = field(fields, "game");
    let registered = app.games.find(game);
    let least = registered.map_or(2, |registered| registered.game.meta().seats_min.max(2));
    let options = registered.and_then(|registered| start_options(registered, field(fields, "start")));
    let bot = |at: u8| NewSeat {
        who: Who::Bot,
        level: Some(Level::Squire.name().to_owned()),
        name: Some(bot_name(at)),
    };
    let me = NewSeat { who: Who::Human, level: None, name: Some(name) };
    let seats = std::iter::once(me).chain((1..least).map(bot)).collect();
    NewTable {
        game: game.to_owned(),
        options: options.map(Value::Object),
        seats,
        clock: None,
        chat: None,
        aids: None,
        hints: None,
        private: None,
        request_id: None,
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

/// The form, empty or as it was filled in with what is wrong with it.
pub fn page(app: &Site, visitor: &Reader<'_>, game: &str, bad: Option<(&Refused, &Fields)>) -> Page {
    let (words, lang) = (app.words(visitor.lang), visitor.lang);
    let Some(registered) = app.games.find(game).or_else(|| app.games.iter().next()) else {
        return fault::page(app, visitor, &fault::nothing());
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
                        @for other in app.games.iter() {
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
                    (own_sets(registered, lang, filled))
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
    let status = bad.map_or(200, |(bad, _)| bad.status);
    Page { status, here, ..Page::new(words.say_key("page-make"), "making", body) }
}

/// The ordinary games of it as pictures, and one's own; nothing where there is only one.
fn presets(app: &Site, lang: Lang, registered: &Registered, filled: &Fields) -> Markup {
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

/// The table that the form asks for.
pub fn asked(registered: &Registered, fields: &Fields) -> NewTable {
    NewTable {
        game: registered.game.meta().id.to_owned(),
        options: Some(Value::Object(with_own_set(options_of(registered, fields), fields))),
        seats: read_seats(registered, fields),
        ..read_pace(fields)
    }
}
