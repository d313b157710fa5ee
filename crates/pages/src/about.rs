//! About this program: what it is, what it keeps, whose games and drawings it shows, and its keys.

use super::frame::Page;
use super::site::Reader;
use super::site::Site;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use maud::{Markup, html};

/// The keys and what they do, in the order in which they are explained.
const KEYS: [(&str, &str); 15] = [
    ("← → ↑ ↓", "page-key-arrows"),
    ("Enter", "page-key-enter"),
    ("R / Shift+R", "page-key-rotate"),
    ("Space", "page-key-space"),
    ("Backspace", "page-key-backspace"),
    ("I", "page-key-look-up"),
    ("C", "page-key-last"),
    ("H", "page-key-hint"),
    ("+ − 0", "page-key-zoom"),
    ("V / Shift+V", "page-key-look"),
    ("L", "page-key-log"),
    ("S", "page-key-scores"),
    ("T / F", "page-key-lists"),
    ("Esc", "page-key-escape"),
    ("?", "page-key-help"),
];

/// All keys of the table.
pub(super) fn keys(words: &Words) -> Markup {
    html! {
        table class="key-list" {
            tbody {
                @for (key, what) in KEYS {
                    tr { th scope="row" { kbd { (key) } } td { (words.say(&Message::new(what), &[])) } }
                }
            }
        }
    }
}

/// The page.
pub fn page(app: &Site, visitor: &Reader<'_>) -> Page {
    let words = app.words(visitor.lang);
    let sections = [
        ("page-about-luck-title", "page-about-luck"),
        ("page-about-accounts-title", "page-about-accounts"),
        ("page-about-privacy-title", "page-about-privacy"),
        ("page-about-licence-title", "page-about-licence"),
    ];
    let body = html! {
        article class="paper text" {
            h1 { (words.say_key("page-about")) }
            p { (words.say_key("page-about-what")) }
            h2 { (words.say_key("page-about-rules-title")) }
            p { (words.say_key("page-about-rules")) }
            (games(app, visitor.lang))
            @for (title, text) in sections {
                h2 { (words.say(&Message::new(title), &[])) }
                p { (words.say(&Message::new(text), &[])) }
            }
            h2 id="keys" { (words.say_key("page-keys-title")) }
            (keys(words))
            p class="quiet" { (words.say(&Message::new("page-about-version").with("version", env!("CARGO_PKG_VERSION")), &[])) }
        }
    };
    Page { here: "/about".to_owned(), ..Page::new(words.say_key("page-about"), "plain", body) }
}

fn games(app: &Site, lang: Lang) -> Markup {
    let words = app.words(lang);
    html! {
        ul {
            @for registered in app.games.iter() {
                @let meta = registered.game.meta();
                @let options = Message::new("page-about-options").with("count", registered.game.options().len());
                li {
                    a href={ "/rules/" (meta.id) } { (registered.title(lang)) } ": "
                    (registered.about(lang)) " " (words.say(&options, &[]))
                }
            }
        }
    }
}
