//! Which components a table plays with: the choice in the form of a new table, the honest line about the stand-in.

use super::form::{Fields, field};
use super::scriptorium::{has_box, said};
use crate::registry::Registered;
use castellan_core::lang::Lang;
use maud::{Markup, html};
use serde_json::{Map, Value, json};

/// The field with the options that a set of one's own stands for, as JSON.
const FIELD: &str = "box-options";

/// What is to be known about the components of these options; nothing where they are the printed ones.
pub(super) fn played_with(registered: &Registered, lang: Lang, options: &Value) -> Option<String> {
    Some(registered.words(lang).say(&registered.game.notice(options)?, &[]))
}

/// What the components are that come with the game, with the way to the editor.
pub(super) fn with_editor(registered: &Registered, lang: Lang) -> Markup {
    html! {
        @if has_box(registered) {
            p class="quiet stand-in" {
                @if let Some(line) = played_with(registered, lang, &json!({})) { (line) " " }
                a href={ "/box?game=" (registered.game.meta().id) } { (said(lang, "page-title")) }
            }
        }
    }
}

/// In the form: the components that come with the game, and what a module finds on the visitor's device.
pub(super) fn own_sets(registered: &Registered, lang: Lang, filled: &Fields) -> Markup {
    html! {
        @if has_box(registered) {
            fieldset class="own-sets cards" data-game=(registered.game.meta().id) {
                legend { (said(lang, "made-of")) }
                label { input type="radio" name="box" value="" checked; span { (said(lang, "made-of-usual")) } }
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
