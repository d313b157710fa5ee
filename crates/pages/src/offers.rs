//! What to do now: the task in one sentence, the offered moves as buttons, and taking back.
//!
//! The buttons are the whole of it without scripts; the modules read the picks from them.

use super::model::{Live, Model};
use super::shortcuts::shortcuts;
use super::site::Site;
use super::things::{Shows, is_card};
use crate::secret::number;
use castellan_core::message::Message;
use castellan_core::scene::{Offer, Zone};
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
pub(super) fn doing(app: &Site, shows: Shows<'_>, live: &Live) -> Markup {
    let (page, words) = (shows.page, shows.registered.words(shows.lang));
    // A form that is sent twice is one request.
    let request = format!("{:016x}", number(&*app.entropy));
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
            (desk(shows, &sends))
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
pub(super) fn desk(shows: Shows<'_>, sends: &Sends) -> Markup {
    let (page, words) = (shows.page, shows.registered.words(shows.lang));
    let (scene, names) = (&page.drawn.scene, &page.drawn.names);
    let task = scene.task.as_ref().unwrap_or(&scene.headline);
    html! {
        (hand(shows))
        div class="choice" {
            p class="task" { (words.say(task, names)) }
            p class="chosen" {}
            p class="why quiet" {}
        }
        @if !scene.offers.is_empty() {
            div class="acts" hidden {
                button class="unpick" data-key="Backspace" title="Backspace" aria-label=(words.say_key("page-unpick")) { (icon("M9 6 4 11l5 5M4 11h9a6 6 0 0 1 6 6v2")) }
                button class="confirm main" data-key="Space" title="Space" data-ready=(words.say_key("page-confirm"))
                    data-board=(words.say_key("page-missing-board")) data-hand=(words.say_key("page-missing-hand"))
                    data-any=(words.say_key("page-missing-any")) { (words.say_key("page-confirm")) }
            }
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

/// What is in hand; the drawn tile lies between the buttons that turn it.
pub(super) fn hand(shows: Shows<'_>) -> Markup {
    let words = shows.registered.words(shows.lang);
    let groups = shows.page.drawn.scene.groups.iter().filter(|group| group.zone == Zone::Hand);
    let parts: Vec<_> = groups.flat_map(|group| &group.parts).collect();
    let is_of_cards = parts.len() > 3 && parts.iter().all(|part| is_card(part));
    html! {
        @if shows.has(Zone::Hand) {
            div class="hand" data-cards=[is_of_cards.then_some(parts.len())] {
                button type="button" class="rotate back" data-turns="-1" hidden aria-label=(words.say_key("page-rotate-back")) title="Shift+R" {
                    (icon("M5 12a7 7 0 1 0 2.2-5.1M6.5 2.5V7H11"))
                }
                (shows.things(Zone::Hand))
                button type="button" class="rotate" data-turns="1" hidden aria-label=(words.say_key("page-rotate")) title="R" {
                    (icon("M19 12a7 7 0 1 1-2.2-5.1M17.5 2.5V7H13"))
                }
            }
        }
    }
}

/// A small drawing of lines.
pub(super) fn icon(drawing: &str) -> Markup {
    html! { svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { path d=(drawing) {} } }
}

/// For which seat a form speaks, and whether its player shares the screen with others.
pub(super) fn who_acts(page: &Model, live: &Live) -> Markup {
    html! {
        @if let Some(seat) = page.seat { input type="hidden" name="seat" value=(seat); }
        @if live.hides { input type="hidden" name="shared" value="1"; }
    }
}
