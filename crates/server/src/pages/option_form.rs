//! The options of a game in a form: one field for each kind, read back into what the game understands.

use super::form::field;
use super::make::Fields;
use crate::http::App;
use crate::http::refusal::refused;
use crate::registry::Registered;
use crate::room::Refused;
use castellan_core::game::{OptionInfo, OptionKind};
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::seat::Seat;
use maud::{Markup, html};
use serde_json::{Map, Value};

/// With so few options they are shown at once; more are folded away.
const OPTIONS_OPEN: usize = 3;

fn name_of(option: &OptionInfo) -> String {
    format!("option-{}", option.id)
}

/// One place in an order of seats.
fn place_in(name: &str, at: u8) -> String {
    format!("{name}-{at}")
}

/// All options, as they were filled in or as the game has them.
pub(super) fn options(app: &App, lang: Lang, registered: &Registered, filled: &Fields) -> Markup {
    let (words, all) = (app.words(lang), registered.game.options());
    let (plain, special): (Vec<_>, Vec<_>) =
        all.iter().partition(|option| !matches!(option.kind, OptionKind::SeatOrder | OptionKind::Data));
    html! {
        @if !plain.is_empty() {
            details class="options" open[plain.len() <= OPTIONS_OPEN] {
                summary { (words.say_key("page-options")) }
                @for option in plain { (option_field(app, lang, registered, option, filled)) }
            }
        }
        @if !special.is_empty() {
            details class="options" {
                summary { (words.say_key("page-options-special")) }
                @for option in special { (option_field(app, lang, registered, option, filled)) }
            }
        }
    }
}

/// A value as a person reads it in a form: words bare, everything else as JSON.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn option_field(
    app: &App,
    lang: Lang,
    registered: &Registered,
    option: &OptionInfo,
    filled: &Fields,
) -> Markup {
    let words = app.words(lang);
    let word = |rest: &str| registered.option_word(lang, option.id, rest);
    let name = name_of(option);
    let given = serde_json::from_str::<Value>(field(filled, &name)).ok();
    let chosen = given.as_ref().unwrap_or(&option.default);
    let seats = registered.game.meta().seats_max;
    html! {
        div class="option" {
            @match &option.kind {
                OptionKind::Choice(choices) => {
                    label for=(name) { (word("")) }
                    select id=(name) name=(name) {
                        @if option.default.is_null() { option value="" { (words.say_key("page-option-usual")) } }
                        @for choice in choices {
                            option value=(choice) selected[choice == chosen] { (word(&format!("-{}", plain(choice)))) }
                        }
                    }
                }
                OptionKind::Flag => {
                    label for=(name) { (word("")) }
                    select id=(name) name=(name) {
                        @if option.default.is_null() { option value="" { (words.say_key("page-option-usual")) } }
                        @for (value, key) in [(true, "page-yes"), (false, "page-no")] {
                            option value=(value) selected[*chosen == value] { (words.say(&Message::new(key), &[])) }
                        }
                    }
                }
                OptionKind::Many(values) => {
                    fieldset {
                        legend { (word("")) }
                        @for value in values {
                            @let ticked = filled.iter().any(|(key, sent)| *key == name && sent == value);
                            label class="tick" { input type="checkbox" name=(name) value=(value) checked[ticked]; (pictured(registered, lang, option, value)) }
                        }
                    }
                }
                OptionKind::SeatOrder => {
                    fieldset class="order" {
                        legend { (word("")) }
                        @for at in 0..seats {
                            @let place = place_in(&name, at);
                            select name=(place) aria-label=(words.say(&Message::new("page-option-place").with("number", at + 1), &[])) {
                                option value="" { "–" }
                                @for seat in Seat::all(seats) {
                                    option value=(seat) selected[field(filled, &place) == seat.to_string()] {
                                        (words.say(&Message::new("seat").with("number", seat.0 + 1), &[]))
                                    }
                                }
                            }
                        }
                    }
                }
                OptionKind::Data => {
                    label for=(name) { (word("")) }
                    textarea id=(name) name=(name) rows="4" spellcheck="false" placeholder=(plain(&option.default)) { (field(filled, &name)) }
                }
            }
            p class="quiet" { (word(".about")) }
        }
    }
}

/// One of many things that may be ticked: its words, and what the game has drawn for it, a symbol
/// `option-OPTION-VALUE`.
fn pictured(registered: &Registered, lang: Lang, option: &OptionInfo, value: &str) -> Markup {
    let id = format!("option-{}-{value}", option.id);
    html! {
        @if registered.art.iter().any(|symbol| symbol.id == id) {
            svg class="of-option" aria-hidden="true" { use href={ (registered.sheet.address) "#" (id) } width="100%" height="100%" {} }
        }
        span { (registered.option_word(lang, option.id, &format!("-{value}"))) }
    }
}

/// The options as the game reads them; what is as usual is left out.
///
/// # Errors
/// If something that should be data can't be read.
pub(super) fn read_options(registered: &Registered, lang: Lang, fields: &Fields) -> Result<Value, Refused> {
    let mut options = Map::new();
    for option in registered.game.options() {
        let name = name_of(&option);
        let text = field(fields, &name);
        let sent = || serde_json::from_str::<Value>(text).ok();
        let value = match &option.kind {
            OptionKind::Choice(choices) => sent().filter(|value| choices.contains(value)),
            OptionKind::Flag => sent().filter(Value::is_boolean),
            OptionKind::Many(values) => {
                let ticked = |value: &&str| fields.iter().any(|(key, sent)| *key == name && sent == value);
                Some(Value::from(values.iter().copied().filter(|value| ticked(value)).collect::<Vec<_>>()))
            }
            OptionKind::SeatOrder => {
                let place = |at| field(fields, &place_in(&name, at)).parse::<u8>().ok();
                let order: Vec<u8> = (0..registered.game.meta().seats_max).filter_map(place).collect();
                (!order.is_empty()).then(|| Value::from(order))
            }
            OptionKind::Data if text.is_empty() => None,
            // A bare word is a name; everything else is JSON.
            OptionKind::Data if text.bytes().all(|c| c.is_ascii_alphanumeric() || b"-_".contains(&c)) => {
                Some(Value::from(text))
            }
            OptionKind::Data => Some(serde_json::from_str(text).map_err(|error| {
                let option = registered.option_word(lang, option.id, "");
                let say = Message::new("page-option-unread").with("option", option);
                let say = say.with("line", error.line()).with("column", error.column());
                refused(422, "bad_options", say)
            })?),
        };
        if let Some(value) = value.filter(|value| *value != option.default) {
            options.insert(option.id.to_owned(), value);
        }
    }
    Ok(Value::Object(options))
}
