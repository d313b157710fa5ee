//! Asking for a record that somebody brings along.

use super::frame::Page;
use super::site::{Reader, Site};
use crate::room::Refused;
use crate::wire::status;
use maud::html;

/// The form, empty or with what is wrong with the record in it.
pub fn page(app: &Site, visitor: &Reader<'_>, bad: Option<(&Refused, &str)>) -> Page {
    let words = app.words(visitor.lang);
    let body = html! {
        section class="paper open-record" {
            h1 { (words.say_key("page-open-record")) }
            @if let Some((bad, _)) = bad { p class="notice" role="alert" { (bad.message(words)) } }
            p { (words.say_key("page-open-record-how")) }
            form method="post" action="/open" {
                label class="file" hidden { (words.say_key("page-open-record-file")) input type="file" accept=".json,application/json"; }
                label { (words.say_key("page-open-record-text"))
                    textarea name="record" required spellcheck="false" { (bad.map_or("", |(_, text)| text)) } }
                button class="main" { (words.say_key("page-open-record-do")) }
            }
        }
    };
    let page =
        Page { here: "/open".to_owned(), ..Page::new(words.say_key("page-open-record"), "plain", body) };
    Page { status: bad.map_or(200, |(bad, _)| status(bad)), ..page }
}
