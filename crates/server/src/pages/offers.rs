//! What to do now: the task in one sentence, the offered moves as buttons, and taking back.
//!
//! The buttons are the whole of it without scripts; the modules read the picks from them.

use crate::http::App;
use crate::room::Paged;
use crate::secret::number;
use castellan_core::lang::Words;
use castellan_core::message::Message;
use maud::{Markup, html};

/// With so many moves the list is folded away; the board is the better way then.
const OFFERS_FOLDED: usize = 12;

/// What the viewer is to do, and the means to do it.
pub(super) fn doing(app: &App, page: &Paged, words: &Words) -> Markup {
    let (look, scene) = (&page.look, &page.drawn.scene);
    let names = &page.drawn.names;
    let task = scene.task.as_ref().unwrap_or(&scene.headline);
    // A form that is sent twice is one request.
    let request = format!("{:016x}", number(&*app.hall.entropy));
    html! {
        section class="paper doing" aria-label=(words.say_key("page-doing")) {
            div class="tray" hidden aria-label=(words.say_key("page-tray")) role="group" {}
            p class="task" { (words.say(task, names)) }
            div class="choice" hidden {
                p class="chosen" {}
                p class="why quiet" {}
                button class="confirm main" data-key="Space" { (words.say_key("page-confirm")) }
                button class="rotate" data-key="R" hidden { (words.say_key("page-rotate")) }
                button class="unpick" data-key="Backspace" { (words.say_key("page-unpick")) }
            }
            form class="offers" method="post" action={ "/t/" (look.table) "/move" } {
                input type="hidden" name="n" value=(look.state.n);
                input type="hidden" name="request_id" value=(request);
                (who_acts(page))
                @if !scene.offers.is_empty() {
                    details open[scene.offers.len() <= OFFERS_FOLDED] {
                        summary {
                            (words.say(&Message::new("page-offers").with("count", scene.offers.len()), &[]))
                        }
                        div class="offer-list" {
                            @for offer in &scene.offers {
                                button name="move" value=(offer.mv) data-picks=(offer.picks.join(" ")) {
                                    (words.say(&offer.label, names))
                                }
                            }
                        }
                    }
                }
            }
            @if look.aids && !scene.offers.is_empty() {
                form class="hint" method="post" action={ "/t/" (look.table) "/hint" } {
                    (who_acts(page))
                    button class="small" data-key="H" { (words.say_key("page-hint")) }
                }
            }
            @if page.can_undo {
                form class="undo" method="post" action={ "/t/" (look.table) "/undo" } {
                    input type="hidden" name="n" value=(look.state.n);
                    input type="hidden" name="request_id" value={ (request) "u" };
                    (who_acts(page))
                    button data-key="Backspace" { (words.say_key("page-undo")) }
                }
            }
        }
    }
}

/// For which seat a form speaks, and whether its player shares the screen with others.
pub(super) fn who_acts(page: &Paged) -> Markup {
    html! {
        @if let Some(seat) = page.look.seat { input type="hidden" name="seat" value=(seat); }
        @if page.hides { input type="hidden" name="shared" value="1"; }
    }
}
