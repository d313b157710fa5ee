//! What is said at the table: quick phrases in everybody's own language, and own words.

use crate::http::App;
use crate::journal::{ChatRule, PHRASES};
use crate::limits::CHAT_CHARS_MAX;
use crate::room::Paged;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use maud::{Markup, html};

/// What was said, and how to say something.
pub(super) fn chat(app: &App, lang: Lang, page: &Paged) -> Markup {
    let (words, look) = (app.words(lang), &page.look);
    let people = look.seats.iter().filter(|seat| seat.level.is_none()).count();
    if look.chat == ChatRule::Off || (people < 2 && look.said.is_empty()) {
        return html! {};
    }
    html! {
        details class="paper chat" open[!look.said.is_empty()] {
            summary { h2 { (words.say_key("page-chat")) } }
            ol {
                @for line in &look.said {
                    li {
                        (super::seats::mark(line.seat))
                        bdi class="name" { (look.seats.get(line.seat.index()).map(|seat| app.name_of(lang, seat)).unwrap_or_default()) }
                        ": " bdi { (line.text) }
                    }
                }
            }
            @if look.seat.and_then(|seat| look.seats.get(seat.index())).is_some_and(|seat| seat.muted) {
                p class="quiet" { (words.say_key("refused-muted")) }
            } @else if !look.own.is_empty() {
                form class="speak" method="post" action={ "/t/" (look.table) "/say" } {
                    (super::offers::who_acts(page))
                    @if look.chat == ChatRule::All {
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
