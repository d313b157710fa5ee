//! What is said at the table: quick phrases in everybody's own language, and own words.

use super::model::{Live, Model};
use super::site::Site;
use crate::journal::{ChatRule, PHRASES};
use crate::limits::CHAT_CHARS_MAX;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use maud::{Markup, html};

/// What was said, and how to say something.
pub(super) fn chat(app: &Site, lang: Lang, page: &Model, live: &Live) -> Markup {
    let words = app.words(lang);
    let people = page.seats.iter().filter(|seat| seat.level.is_none()).count();
    if live.chat == ChatRule::Off || (people < 2 && live.said.is_empty()) {
        return html! {};
    }
    html! {
        details class="paper chat" open[!live.said.is_empty()] {
            summary { h2 { (words.say_key("page-chat")) } }
            ol {
                @for line in &live.said {
                    li data-number=(line.number) data-own=[page.own.contains(line.seat).then_some("")] {
                        (super::seats::mark(line.seat))
                        bdi class="name" { (page.seats.get(line.seat.index()).map(|seat| app.name_of(lang, seat)).unwrap_or_default()) }
                        ": " bdi { (line.text) }
                        " " time class="quiet" datetime=(line.at) { (line.at.get(11..16).unwrap_or_default()) }
                    }
                }
            }
            @if page.seat.and_then(|seat| page.seats.get(seat.index())).is_some_and(|seat| seat.muted) {
                p class="quiet" { (words.say_key("refused-muted")) }
            } @else if !page.own.is_empty() {
                form class="speak" method="post" action={ "/t/" (live.table) "/say" } {
                    (super::offers::who_acts(page, live))
                    @if live.chat == ChatRule::All {
                        input name="text" maxlength=(CHAT_CHARS_MAX) autocomplete="off" aria-label=(words.say_key("page-chat-text"));
                        button { (words.say_key("page-chat-say")) }
                    }
                    div class="phrases" {
                        @for phrase in PHRASES {
                            button class="small" name="phrase" value=(phrase) {
                                (words.say(&Message::new(format!("phrase-{phrase}")), &[]))
                            }
                        }
                    }
                }
            }
        }
    }
}
