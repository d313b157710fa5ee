//! Friendly pages for what went wrong, in the reader's language.

use super::frame::Page;
use crate::http::caller::Visitor;
use crate::http::refusal::status;
use crate::http::{App, Shared};
use crate::room::{Kind, Refused, refused};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use maud::html;

impl App {
    /// What was refused, as a page.
    pub(crate) fn fault_page(&self, visitor: &Visitor, refused: &Refused) -> Response {
        let words = self.words(visitor.lang);
        let said = refused.message(words);
        let body = html! {
            section class="paper fault" {
                h1 { (words.say_key("page-fault-title")) }
                p class="notice" { (said) }
                p { (words.say_key("page-fault-next")) }
                @if refused.code == "unknown_table" { (super::watch::form(words)) }
                p { a class="button" href="/" { (words.say_key("page-home")) } }
            }
        };
        let title = words.say_key("page-fault-title");
        self.page(visitor, status(refused).as_u16(), &Page::new(title, "plain", body))
    }
}

/// There is nothing at this address: a page for people, JSON for programs.
pub(crate) async fn no_such_page(app: Shared, visitor: Visitor, headers: HeaderMap) -> Response {
    let wants_page = headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("text/html"));
    let nothing = refused(Kind::NotFound, "not_found", "page-nothing-here");
    if wants_page { app.fault_page(&visitor, &nothing) } else { app.refuse(nothing, visitor.lang) }
}
