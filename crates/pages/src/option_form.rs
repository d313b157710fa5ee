//! The options of a game in a form: one field for each kind, read back into what the game understands.

use super::form::{Fields, field};
use super::number_form::{number_table, read_numbers};
use super::site::Site;
use crate::registry::Registered;
use castellan_core::game::options::Only;
use castellan_core::game::{OptionInfo, OptionKind};
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::seat::Seat;
use maud::{Markup, html};
use serde_json::{Map, Value};

/// The field of an option.
pub(super) fn name_of(option: &OptionInfo) -> String {
    format!("option-{}", option.id)
}

/// One place in an order of seats.
fn place_in(name: &str, at: u8) -> String {
    format!("{name}-{at}")
}

/// The options that say which game is played.
pub(super) fn main_options(app: &Site, lang: Lang, registered: &Registered, filled: &Fields) -> Markup {
    html! {
        @for option in registered.game.options().iter().filter(|option| option.is_main) {
            (option_field(app, lang, registered, option, filled))
        }
    }
}

/// How rules are read, folded away: nobody needs them for an ordinary game.
pub(super) fn house_rules(app: &Site, lang: Lang, registered: &Registered, filled: &Fields) -> Markup {
    let words = app.words(lang);
    let has_field = |option: &&OptionInfo| {
        !option.is_main && (!matches!(option.kind, OptionKind::Data) || option.numbers.is_some())
    };
    let all = registered.game.options();
    let options: Vec<_> = all.iter().filter(has_field).collect();
    let is_changed = |option: &&OptionInfo| filled.iter().any(|(name, _)| name.starts_with(&name_of(option)));
    html! {
        @if !options.is_empty() {
            details class="options" open[!filled.is_empty() && options.iter().any(is_changed)] {
                summary { (words.say_key("page-options")) span class="quiet" { (words.say_key("page-options-usual")) } }
                @for option in options { (option_field(app, lang, registered, option, filled)) }
            }
        }
    }
}

/// What a module needs to show a thing only where it matters.
pub(super) fn only(only: Option<&Only>) -> Option<String> {
    only.map(|only| serde_json::json!({ "option": only.option, "values": only.values }).to_string())
}

/// A value as a person reads it in a form: words bare, everything else as JSON.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn option_field(
    app: &Site,
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
    let (label, about) = (word(""), word(".about"));
    html! {
        div class={ "option" @if option.is_main { " is-main" } } data-only=[only(option.only.as_ref())] {
            @match &option.kind {
                OptionKind::Choice(choices) => (choice(registered, lang, option, choices, chosen, &words.say_key("page-option-usual"))),
                OptionKind::Flag if option.default.is_null() => {
                    label for=(name) { (label) }
                    select id=(name) name=(name) {
                        option value="" { (words.say_key("page-option-usual")) }
                        @for (value, key) in [(true, "page-yes"), (false, "page-no")] {
                            option value=(value) selected[*chosen == value] { (words.say(&Message::new(key), &[])) }
                        }
                    }
                }
                OptionKind::Flag => {
                    // A box that is not ticked sends nothing, so the form says that it was there.
                    input type="hidden" name={ (name) "-is-asked" } value="1";
                    label class="tick" {
                        input type="checkbox" name=(name) value="true" checked[ticked(filled, &name, &option.default)];
                        span { (label) }
                    }
                }
                OptionKind::Many(values) => {
                    fieldset {
                        legend { (label) }
                        @for value in values {
                            @let ticked = filled.iter().any(|(key, sent)| *key == name && sent == value);
                            label class="tick" { input type="checkbox" name=(name) value=(value) checked[ticked]; (pictured(registered, lang, option, value)) }
                        }
                    }
                }
                OptionKind::SeatOrder => (order(app, lang, registered, &name, &label, filled)),
                OptionKind::Data => {
                    @if let Some(numbers) = &option.numbers { (number_table(registered, lang, (&name, &label), numbers, filled)) }
                }
            }
            @if about != label { p class="quiet" { (about) } }
        }
    }
}

/// Whether a box is ticked: as it was sent, else as it usually is.
fn ticked(filled: &Fields, name: &str, usual: &Value) -> bool {
    if field(filled, &format!("{name}-is-asked")).is_empty() {
        return *usual == true;
    }
    field(filled, name) == "true"
}

/// One of several: side by side where it says which game is played, else a list.
fn choice(
    registered: &Registered,
    lang: Lang,
    option: &OptionInfo,
    choices: &[Value],
    chosen: &Value,
    usual: &str,
) -> Markup {
    let (name, word) = (name_of(option), |rest: &str| registered.option_word(lang, option.id, rest));
    html! {
        @if option.is_main {
            fieldset class="cards" {
                legend { (word("")) }
                @for choice in choices {
                    label { input type="radio" name=(name) value=(choice) checked[choice == chosen]; span { (word(&format!("-{}", plain(choice)))) } }
                }
            }
        } @else {
            label for=(name) { (word("")) }
            select id=(name) name=(name) {
                @if option.default.is_null() { option value="" { (usual) } }
                @for choice in choices {
                    option value=(choice) selected[choice == chosen] { (word(&format!("-{}", plain(choice)))) }
                }
            }
        }
    }
}

/// All seats, in an order.
fn order(
    app: &Site,
    lang: Lang,
    registered: &Registered,
    name: &str,
    label: &str,
    filled: &Fields,
) -> Markup {
    let (words, seats) = (app.words(lang), registered.game.meta().seats_max);
    html! {
        fieldset class="order" {
            legend { (label) }
            @for at in 0..seats {
                @let place = place_in(name, at);
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
}

/// One of many things that may be ticked: its words, and what the game has drawn for it, a symbol
/// `option-OPTION-VALUE`.
fn pictured(registered: &Registered, lang: Lang, option: &OptionInfo, value: &str) -> Markup {
    let id = format!("option-{}-{value}", option.id);
    html! {
        (symbol(registered, &id))
        span { (registered.option_word(lang, option.id, &format!("-{value}"))) }
    }
}

/// A drawing of the game, if it has this one.
pub(super) fn symbol(registered: &Registered, id: &str) -> Markup {
    html! {
        @if registered.art.iter().any(|symbol| symbol.id == id) {
            svg class="of-option" aria-hidden="true" { use href={ (registered.sheet.address) "#" (id) } width="100%" height="100%" {} }
        }
    }
}

/// The options as the game reads them; what is as usual is left out.
pub(super) fn read_options(registered: &Registered, fields: &Fields) -> Map<String, Value> {
    let mut options = Map::new();
    for option in registered.game.options() {
        let name = name_of(&option);
        let text = field(fields, &name);
        let sent = || serde_json::from_str::<Value>(text).ok();
        let value = match &option.kind {
            OptionKind::Choice(choices) => sent().filter(|value| choices.contains(value)),
            OptionKind::Flag if text.is_empty() => {
                let is_asked = !field(fields, &format!("{name}-is-asked")).is_empty();
                is_asked.then_some(Value::Bool(false))
            }
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
            OptionKind::Data => {
                option.numbers.as_ref().and_then(|numbers| read_numbers(numbers, &name, fields))
            }
        };
        if let Some(value) = value.filter(|value| *value != option.default) {
            options.insert(option.id.to_owned(), value);
        }
    }
    // What matters only beside something that was not chosen is as usual.
    let all = registered.game.options();
    for option in &all {
        if option.only.as_ref().is_some_and(|only| !matters(only, &all, &options)) {
            options.remove(option.id);
        }
    }
    options
}

/// Whether something matters beside what was chosen.
pub(super) fn matters(only: &Only, all: &[OptionInfo], chosen: &Map<String, Value>) -> bool {
    let usual = || all.iter().find(|option| option.id == only.option).map(|option| &option.default);
    match chosen.get(only.option).or_else(usual) {
        Some(Value::Array(held)) => only.values.iter().any(|value| held.contains(value)),
        Some(value) => only.values.contains(value),
        None => true,
    }
}
