//! The frame around every page: head, heading, language, look.

use super::site::{Reader, Site, Theme};
use castellan_core::lang::{Lang, Words};
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// A page without its frame.
pub struct Page {
    /// The HTTP status.
    pub status: u16,
    /// The title in the browser's tab, before the name of the program.
    pub title: String,
    /// What kind of page it is, for its look.
    pub kind: &'static str,
    /// Where the visitor is, to come back to.
    pub here: String,
    /// What stands on it.
    pub body: Markup,
    /// How a link to it unfolds elsewhere: a sentence and the address of a picture.
    pub unfolds: Option<(String, String)>,
}

impl Page {
    /// A page that a link to it does not show elsewhere, and from which one comes back to the first page.
    pub fn new(title: String, kind: &'static str, body: Markup) -> Page {
        Page { status: 200, title, kind, here: "/".to_owned(), body, unfolds: None }
    }
}

/// A tower, the mark of the program.
pub(super) const TOWER: PreEscaped<&str> = PreEscaped(
    r##"<svg class="tower" viewBox="0 0 32 32" aria-hidden="true"><path d="M7 29V13h18v16z" fill="#b3a28c"/><path d="M17 29V13h8v16z" fill="#8d7b68"/><path d="M5 14V5h4v3h4V5h6v3h4V5h4v9z" fill="#d9c6a3"/><path d="M17 14V5h2v3h4V5h4v9z" fill="#b3a28c"/><path d="M13 29v-6a3 3 0 0 1 6 0v6z" fill="#4a3b2f"/><path d="M15 16h2v4h-2z" fill="#4a3b2f"/></svg>"##,
);

/// What an address is answered with.
pub enum Answer {
    /// A page.
    Page(Page),
    /// Only what changes of it.
    Piece(Markup),
}

impl Site {
    /// The page in its frame.
    pub fn framed(&self, visitor: &Reader<'_>, page: &Page) -> Markup {
        let words = self.words(visitor.lang);
        let title = if page.title.is_empty() {
            "Castellan".to_owned()
        } else {
            format!("{} – Castellan", page.title)
        };
        html! {
            (DOCTYPE)
            html lang=(visitor.lang.code()) data-theme=(visitor.theme.name()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (title) }
                    @if let Some((sentence, picture)) = &page.unfolds {
                        meta property="og:title" content=(title);
                        meta property="og:description" content=(sentence);
                        meta property="og:image" content=(picture);
                    }
                    link rel="icon" href=(self.files.address("icon.svg")) type="image/svg+xml";
                    link rel="preload" href=(self.files.address("serif.woff2")) as="font" type="font/woff2" crossorigin;
                    link rel="stylesheet" href=(self.files.address("style.css"));
                    link rel="stylesheet" href=(self.files.address("pages.css"));
                    link rel="manifest" href="/manifest.webmanifest";
                    meta name="description" content=(page.unfolds.as_ref().map_or_else(|| words.say_key("page-what"), |(sentence, _)| sentence.clone()));
                    @if page.kind == "table" {
                        link rel="stylesheet" href=(self.files.address("table.css"));
                        link rel="stylesheet" href=(self.files.address("show.css"));
                    }
                    @if page.kind == "rules" { link rel="stylesheet" href=(self.files.address("rules.css")); }
                    @if page.kind == "box" { link rel="stylesheet" href=(self.files.address("box.css")); }
                    @if page.kind == "table" {
                        @for module in &self.files.modules { link rel="modulepreload" href=(self.files.address(module)); }
                    }
                    script type="module" src=(self.files.address("main.js")) {}
                    @if page.kind == "table" { script type="module" src=(self.files.address("at-table.js")) {} }
                    @if page.kind == "rules" { script type="module" src=(self.files.address("rules.js")) {} }
                    @if page.kind == "box" { script type="module" src=(self.files.address("box.js")) {} }
                }
                body class=(page.kind) {
                    a class="skip" href="#main" { (words.say_key("page-skip")) }
                    header class="top" {
                        a class="brand" href="/" { (TOWER) span { "Castellan" } }
                        (switches(words, visitor, &page.here))
                    }
                    @if visitor.unkept { p class="notice unkept" role="alert" { (words.say_key("page-plain-http")) } }
                    main id="main" {
                        // The board speaks for itself to those who see it.
                        @if page.kind == "table" { h1 class="unseen" { (page.title) } }
                        (page.body)
                    }
                    footer {
                        @if self.lan { p { (words.say_key("page-lan")) } }
                        p { a href="/devices" { (words.say_key("page-devices")) } " · " a href="/open" { (words.say_key("page-open-record")) } " · " a href="/about" { (words.say_key("page-about")) } }
                    }
                }
            }
        }
    }
}

fn switches(words: &Words, visitor: &Reader<'_>, here: &str) -> Markup {
    let look = match visitor.theme {
        Theme::System => words.say_key("page-theme-system"),
        Theme::Light => words.say_key("page-theme-light"),
        Theme::Dark => words.say_key("page-theme-dark"),
    };
    html! {
        form class="switches" method="post" action="/choose" {
            input type="hidden" name="back" value=(here);
            span class="langs" role="group" aria-label=(words.say_key("page-language")) {
                @for lang in [Lang::Pl, Lang::En] {
                    button name="lang" value=(lang.code()) lang=(lang.code()) aria-pressed=(lang == visitor.lang)
                        aria-label={ (lang.code().to_uppercase()) " – " (language_name(lang)) } { (lang.code().to_uppercase()) }
                }
            }
            button class="look" name="theme" value=(visitor.theme.next().name()) title=(look) aria-label=(look) {
                svg viewBox="0 0 24 24" aria-hidden="true" {
                    circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2" {}
                    path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" {}
                }
                span { (look) }
            }
        }
    }
}

/// A language in its own words.
fn language_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Pl => "Polski",
    }
}
