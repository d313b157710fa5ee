//! The board as its viewer may see it, with the tools that a module brings to life.

use super::model::Model;
use super::offers::icon;
use super::site::Site;
use crate::registry::Registered;
use castellan_core::lang::Lang;
use castellan_core::log::Place;
use castellan_core::message::Message;
use castellan_core::scene::svg;
use maud::{Markup, PreEscaped, html};

/// The tools: name, message, drawing and key.
const TOOLS: [(&str, &str, &str, &str); 4] = [
    ("last", "page-last-move", "M12 8a4 4 0 1 0 .01 0M12 2v3M12 19v3M2 12h3M19 12h3", "C"),
    ("in", "page-zoom-in", "M12 5v14M5 12h14", "+"),
    ("out", "page-zoom-out", "M5 12h14", "−"),
    ("fit", "page-zoom-fit", "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5", "0"),
];

/// By what a module finds a place on the board again: a cell as `column,row`, or the id of a part.
pub(super) fn place_name(cell: Option<[i16; 2]>, part: Option<&str>) -> Option<String> {
    match (cell, part) {
        (Some([column, row]), _) => Some(format!("{column},{row}")),
        (None, part) => part.map(str::to_owned),
    }
}

/// The same for a place of a move.
pub(super) fn name_of_place(place: &Place) -> String {
    match place {
        Place::Cell(column, row) => format!("{column},{row}"),
        Place::Part(part) => part.clone(),
    }
}

/// The board.
pub(super) fn board(
    app: &Site,
    page: &Model,
    registered: &Registered,
    lang: Lang,
    looks: Option<Markup>,
) -> Markup {
    let (drawn, words) = (&page.drawn, registered.words(lang));
    let draw = || svg::board(&drawn.scene, words, &drawn.names, &registered.sheet.address);
    let picture = page.board.get_or_init(draw);
    html! {
        section class="board" aria-label=(words.say(&drawn.scene.headline, &drawn.names)) {
            div class="canvas" { div class="slide" { (PreEscaped(picture)) } }
            (tools(app, lang))
            (near(app, lang))
            @if let Some(looks) = looks { (looks) }
        }
    }
}

/// What modules put over the board: buttons beside what is chosen, and the places for a piece seen nearer.
fn near(app: &Site, lang: Lang) -> Markup {
    let words = app.words(lang);
    html! {
        div class="beside" hidden {
            button type="button" data-turns="1" title="R" aria-label=(words.say_key("page-rotate")) { (icon("M19 12a7 7 0 1 1-2.2-5.1M17.5 2.5V7H13")) }
            button type="button" class="main" data-ticks title="Space" aria-label=(words.say_key("page-confirm")) { (icon("M4 12.5l5.5 5.5L20 6.5")) }
        }
        div class="loupe paper" hidden role="radiogroup" aria-label=(words.say_key("page-loupe")) {
            h2 { (words.say_key("page-loupe")) }
        }
    }
}

/// The game's looks, if it has several: which one is a matter of the browser, not of the table.
pub(super) fn looks(registered: &Registered, lang: Lang, seen_as: &str, back: &str) -> Option<Markup> {
    let looks = registered.game.looks();
    let chosen = looks.iter().find(|look| **look == seen_as).or(looks.first())?;
    Some(html! {
        form class="looks" method="post" action="/choose" {
            input type="hidden" name="back" value=(back);
            @for look in looks {
                button name="look" value=(look) aria-pressed=(if look == chosen { "true" } else { "false" }) { (registered.look_word(lang, look)) }
            }
        }
    })
}

/// Buttons for those who have no wheel and no keys; a module shows them.
fn tools(app: &Site, lang: Lang) -> Markup {
    let words = app.words(lang);
    html! {
        div class="tools" hidden {
            @for (tool, key, drawing, press) in TOOLS {
                button data-tool=(tool) title=(press) aria-label=(words.say(&Message::new(key), &[])) {
                    (icon(drawing))
                }
            }
        }
    }
}
