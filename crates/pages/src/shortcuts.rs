//! What is offered beside the single moves, for the page's module: whole ways, and the end of the turn with a dialog
//! that says what is given up. Without scripts the single moves do all of it.

use super::model::Model;
use castellan_core::lang::Words;
use castellan_core::message::Message;
use maud::{Markup, html};

/// The ways as buttons that nobody sees, and the button that ends the turn.
pub(super) fn shortcuts(page: &Model, words: &Words) -> Markup {
    let names = &page.drawn.names;
    let said = |message: &Message| words.say(message, names);
    html! {
        div class="routes" hidden {
            @for route in &page.shortcuts.routes {
                button type="button" value=(route.moves.first().map(ToString::to_string).unwrap_or_default())
                    data-moves=(serde_json::Value::from(route.moves.clone()).to_string())
                    data-picks=(route.picks.join(" ")) { (said(&route.label)) }
            }
        }
        @if let Some(ending) = &page.shortcuts.ending {
            div class="ending" hidden {
                button type="button" class="finish" { (said(&ending.label)) }
                @if let Some(loss) = &ending.loss { p class="quiet loss" { (said(loss)) } }
                ol hidden {
                    @for way in &ending.ways {
                        li data-move=(way.mv.to_string()) data-gives=(said(&way.gives))
                            data-rest=[way.rest.as_ref().map(said)] {
                            @for (to, count) in &way.shares { span data-count=(count) { (said(to)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The dialog that ends a turn, once for the page.
pub(super) fn ending_dialog(words: &Words) -> Markup {
    html! {
        dialog id="ending" aria-labelledby="ending-title" {
            h2 id="ending-title" {}
            p class="loss" {}
            div class="gives" role="radiogroup" aria-labelledby="ending-title" {}
            div class="shares" {}
            p class="rest" aria-live="polite" {}
            form method="dialog" class="row" {
                button type="button" class="main" {}
                button { (words.say_key("page-close")) }
            }
        }
    }
}
