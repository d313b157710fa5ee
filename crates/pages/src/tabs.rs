//! The strip of tabs, and what is still to come as one of the panels that they open.

use super::offers::icon;
use super::things::Shows;
use castellan_core::lang::Words;
use castellan_core::message::Message;
use castellan_core::scene::Zone;
use maud::{Markup, html};

/// Each tab with what it is called and its drawing; it opens the panels of its name.
const TABS: [(&str, &str, &str); 5] = [
    ("stock", "page-tab-stock", "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"),
    ("log", "page-tab-log", "M4 6h16M4 12h11M4 18h14"),
    ("sheet", "page-tab-sheet", "M5 20V10M12 20V4M19 20v-7"),
    ("chat", "page-tab-chat", "M4 5h16v11H10l-5 4v-4H4z"),
    (
        "more",
        "page-tab-more",
        "M12 8.5a3.5 3.5 0 1 0 .01 0M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12z",
    ),
];

/// The tabs of these panels; a module shows them and opens one panel at a time.
pub(super) fn tabs(words: &Words, shows: Shows<'_>, wanted: &[&str]) -> Markup {
    let is_wanted = |name: &str| wanted.contains(&name) || (name == "stock" && shows.has(Zone::Stock));
    html! {
        nav class="tab-strip" hidden aria-label=(words.say_key("page-tabs")) {
            @for (name, key, drawing) in TABS.into_iter().filter(|(name, ..)| is_wanted(name)) {
                button type="button" data-tab=(name) aria-expanded="false" { (icon(drawing)) span { (words.say(&Message::new(key), &[])) } }
            }
        }
    }
}

/// What is still to come.
pub(super) fn stock(words: &Words, shows: Shows<'_>) -> Markup {
    html! {
        @if shows.has(Zone::Stock) {
            details class="paper stock" {
                summary { h2 { (words.say_key("page-stock")) } }
                (shows.things(Zone::Stock))
            }
        }
    }
}
