//! What is kept on the reader's own device: all games as one file, to take along and to bring back.

use super::frame::Page;
use super::site::{Reader, Site};
use crate::room::Refused;
use castellan_core::message::Message;
use maud::html;

/// The page, perhaps with how many games were brought, or why none was.
pub fn page(app: &Site, visitor: &Reader<'_>, done: Option<Result<usize, &Refused>>) -> Page {
    let words = app.words(visitor.lang);
    let body = html! {
        section class="paper open-record pocket-import" {
            h1 { (words.say_key("page-pocket")) }
            @match done {
                Some(Ok(count)) => p role="status" { (words.say(&Message::new("page-pocket-brought").with("count", count), &[])) },
                Some(Err(refused)) => p class="notice" role="alert" { (refused.message(words)) },
                None => {},
            }
            p { (words.say_key("page-pocket-how")) }
            p { (words.say_key("page-pocket-luck")) }
            p { a class="button" href="/pocket/games.json" download="castellan-games.json" { (words.say_key("page-pocket-export")) } }
            h2 { (words.say_key("page-pocket-import")) }
            form method="post" action="/pocket" {
                p { label { (words.say_key("page-pocket-file")) " " input type="file" accept=".json,application/json"; } }
                label { (words.say_key("page-pocket-text")) textarea name="games" required spellcheck="false" {} }
                button class="main" { (words.say_key("page-pocket-import-do")) }
            }
        }
    };
    Page { here: "/pocket".to_owned(), ..Page::new(words.say_key("page-pocket"), "plain", body) }
}
