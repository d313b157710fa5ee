//! Checking the draw: what was promised before the first move, and how anybody can see that it was kept.

use super::frame::Page;
use super::site::Reader;
use super::site::Site;
use crate::wire::Check;
use castellan_core::message::Message;
use maud::html;

/// Commitment, seed and how to check them.
pub fn page(app: &Site, visitor: &Reader<'_>, check: &Check) -> Page {
    let words = app.words(visitor.lang);
    let verdict = match (check.seed_matches, check.dice_match) {
        (Some(true), Some(true)) => ("page-check-good", "good"),
        (Some(_), _) => ("page-check-bad", "bad"),
        (None, _) => ("page-check-later", "later"),
    };
    let body = html! {
        section class="paper check" {
            h1 { (words.say_key("page-check")) }
            p class={ "verdict " (verdict.1) } { (words.say(&Message::new(verdict.0), &[])) }
            p { (words.say_key("page-check-why")) }
            dl {
                dt { (words.say_key("page-check-commitment")) } dd { code { (check.commitment) } }
                dt { (words.say_key("page-check-table")) } dd { code { (check.table) } }
                dt { (words.say_key("page-check-seed")) }
                dd { @if let Some(seed) = &check.seed { code { (seed) } } @else { (words.say_key("page-check-no-seed")) } }
            }
            p class="quiet" { (check.how) }
            @if let Some(seed) = &check.seed {
                p { (words.say_key("page-check-shell")) }
                pre { code { "(printf '" (seed) "' | xxd -r -p; printf '" (check.table) "') | sha256sum" } }
            }
            p { a class="button" href={ "/t/" (check.table) } { (words.say_key("page-back-to-table")) } }
        }
    };
    let here = format!("/t/{}/check", check.table);
    Page { here, ..Page::new(words.say_key("page-check"), "plain", body) }
}
