//! Which components a table plays with: the choice in the form of a new table, the honest line about the stand-in.

use super::form::{Fields, field};
use super::scriptorium::{GAMES, said};
use crate::registry::Registered;
use castellan_core::game::OptionKind;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use maud::{Markup, html};
use serde_json::{Map, Value};

/// The field with the options that a set of one's own stands for, as JSON.
const FIELD: &str = "box-options";

/// Whether there is a box of this game to write down.
fn has_box(registered: &Registered) -> bool {
    GAMES.contains(&registered.game.meta().id)
}

/// That the components are our own stand-in; nothing where they are the printed ones.
pub(super) fn honest_line(registered: &Registered, lang: Lang) -> Option<String> {
    let key = format!("{}-stand-in-line", registered.game.meta().id);
    registered.words(lang).try_say(&Message::new(key), &[])
}

/// The honest line with the way to the editor.
pub(super) fn with_editor(registered: &Registered, lang: Lang) -> Markup {
    html! {
        @if has_box(registered) {
            p class="quiet stand-in" {
                (honest_line(registered, lang).unwrap_or_default()) " "
                a href={ "/box?game=" (registered.game.meta().id) } { (said(lang, "page-title")) }
            }
        }
    }
}

/// In the form: the stand-in, and what a module finds on the visitor's device.
pub(super) fn own_sets(registered: &Registered, lang: Lang, filled: &Fields) -> Markup {
    html! {
        @if has_box(registered) {
            fieldset class="own-sets cards" data-game=(registered.game.meta().id) {
                legend { (said(lang, "made-of")) }
                label { input type="radio" name="box" value="" checked; span { (said(lang, "made-of-stand-in")) } }
                input type="hidden" name=(FIELD) value=(field(filled, FIELD));
                (with_editor(registered, lang))
            }
        }
    }
}

/// What was chosen, with the set of one's own in it.
pub(super) fn with_own_set(mut options: Map<String, Value>, fields: &Fields) -> Map<String, Value> {
    if let Ok(own) = serde_json::from_str::<Map<String, Value>>(field(fields, FIELD)) {
        options.extend(own);
    }
    options
}

/// What a table plays with: the name of a set, or that it is the stand-in.
pub(super) fn played_with(registered: &Registered, lang: Lang, options: &Value) -> Option<String> {
    let all = registered.game.options();
    let is_own = |id: &str, usual: &Value| !options[id].is_null() && options[id] != *usual;
    let data = all.iter().filter(|option| matches!(option.kind, OptionKind::Data));
    match data.into_iter().find(|option| is_own(option.id, &option.default)) {
        Some(option) => match options[option.id]["name"].as_str() {
            Some(name) => Some(said(lang, "plays-with").replace("{name}", name)),
            None => Some(said(lang, "plays-with-own")),
        },
        None => honest_line(registered, lang),
    }
}
