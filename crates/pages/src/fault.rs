//! Friendly pages for what went wrong, in the reader's language.

use super::frame::Page;
use super::site::{Reader, Site};
use crate::room::{Kind, Refused, refused};
use crate::wire::status;
use castellan_core::lang::Words;
use maud::{Markup, html};

/// What was refused, as a page.
pub fn page(app: &Site, visitor: &Reader<'_>, refused: &Refused) -> Page {
    let words = app.words(visitor.lang);
    let said = refused.message(words);
    let body = html! {
        section class="paper fault" {
            h1 { (words.say_key("page-fault-title")) }
            p class="notice" { (said) }
            p { (words.say_key("page-fault-next")) }
            @if refused.code == "unknown_table" { (watch_form(words)) }
            p { a class="button" href="/" { (words.say_key("page-home")) } }
        }
    };
    Page { status: status(refused), ..Page::new(words.say_key("page-fault-title"), "plain", body) }
}

/// There is nothing at this address.
pub fn nothing() -> Refused {
    refused(Kind::NotFound, "not_found", "page-nothing-here")
}

/// What an address or a form says is not what a page of ours would send.
pub(super) fn unread() -> Refused {
    refused(Kind::Malformed, "bad_request", "page-bad-form")
}

/// The form on the page that says that there is no such table. It is the same whether there is one or not.
fn watch_form(words: &Words) -> Markup {
    html! {
        form class="unlock" method="post" action="/watch" {
            label { (words.say_key("page-watch-paste"))
                input name="link" required autocomplete="off" spellcheck="false"; }
            button { (words.say_key("page-watch-go")) }
        }
    }
}
