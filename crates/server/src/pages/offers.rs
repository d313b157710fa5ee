//! What to do now: the task in one sentence, the offered moves as buttons, and taking back.
//!
//! The buttons are the whole of it without scripts; the modules read the picks from them.

use super::model::{Live, Model};
use super::shortcuts::shortcuts;
use crate::http::App;
use crate::secret::number;
use castellan_core::lang::Words;
use castellan_core::message::Message;
use castellan_core::scene::Offer;
use maud::{Markup, html};

/// With so many moves the list is folded away; the board is the better way then.
const OFFERS_FOLDED: usize = 12;

/// Where a form with offered moves goes, and what it takes along.
pub(super) struct Sends {
    pub(super) action: String,
    pub(super) method: &'static str,
    /// What goes along with the move.
    pub(super) fields: Markup,
    /// The field that holds the move, and how it is written there.
    pub(super) field: &'static str,
    pub(super) written: fn(&Offer) -> String,
}

/// What the viewer is to do, and the means to do it.
pub(super) fn doing(app: &App, page: &Model, live: &Live, words: &Words) -> Markup {
    // A form that is sent twice is one request.
    let request = format!("{:016x}", number(&*app.hall.entropy));
    let sends = Sends {
        action: format!("/t/{}/move", live.table),
        method: "post",
        fields: html! {
            input type="hidden" name="n" value=(page.state.n);
            input type="hidden" name="request_id" value=(request);
            (who_acts(page, live))
        },
        field: "move",
        written: |offer| offer.mv.to_string(),
    };
    html! {
        section class="paper doing" aria-label=(words.say_key("page-doing")) {
            (desk(page, words, &sends))
            (shortcuts(page, words))
            @if live.aids && !page.drawn.scene.offers.is_empty() {
                form class="hint" method="post" action={ "/t/" (live.table) "/hint" } {
                    (who_acts(page, live))
                    button class="small" data-key="H" { (words.say_key("page-hint")) }
                }
            }
            @if live.can_undo {
                form class="undo" method="post" action={ "/t/" (live.table) "/undo" } {
                    input type="hidden" name="n" value=(page.state.n);
                    input type="hidden" name="request_id" value={ (request) "u" };
                    (who_acts(page, live))
                    button data-key="Backspace" { (words.say_key("page-undo")) }
                }
            }
        }
    }
}

/// The task, what is picked, and the offered moves as buttons of a form.
pub(super) fn desk(page: &Model, words: &Words, sends: &Sends) -> Markup {
    let (scene, names) = (&page.drawn.scene, &page.drawn.names);
    let task = scene.task.as_ref().unwrap_or(&scene.headline);
    html! {
        div class="tray" hidden aria-label=(words.say_key("page-tray")) role="group" {}
        p class="task" { (words.say(task, names)) }
        div class="choice" hidden {
            p class="chosen" {}
            p class="why quiet" {}
            button class="confirm main" data-key="Space" { (words.say_key("page-confirm")) }
            button class="rotate" data-key="R" hidden { (words.say_key("page-rotate")) }
            button class="unpick" data-key="Backspace" { (words.say_key("page-unpick")) }
        }
        form class="offers" method=(sends.method) action=(sends.action) {
            (sends.fields)
            @if !scene.offers.is_empty() {
                details open[scene.offers.len() <= OFFERS_FOLDED] {
                    summary {
                        (words.say(&Message::new("page-offers").with("count", scene.offers.len()), &[]))
                    }
                    div class="offer-list" {
                        @for offer in &scene.offers {
                            button name=(sends.field) value=((sends.written)(offer)) data-picks=(offer.picks.join(" ")) {
                                (words.say(&offer.label, names))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// For which seat a form speaks, and whether its player shares the screen with others.
pub(super) fn who_acts(page: &Model, live: &Live) -> Markup {
    html! {
        @if let Some(seat) = page.seat { input type="hidden" name="seat" value=(seat); }
        @if live.hides { input type="hidden" name="shared" value="1"; }
    }
}
