//! Choosing language, theme and the look of boards: a cookie each, then back to where the visitor was.

use super::form::{Form, field, go, remember};
use crate::http::caller::is_look;
use axum::response::Response;
use castellan_core::lang::Lang;
use castellan_pages::site::Theme;

/// Remembers a choice.
pub(super) async fn choose(form: Form) -> Response {
    let fields = &form.0;
    let lang = field(fields, "lang").parse::<Lang>().ok().and_then(|lang| remember("lang", lang.code()));
    let theme =
        field(fields, "theme").parse::<Theme>().ok().and_then(|theme| remember("theme", theme.name()));
    let look =
        Some(field(fields, "look")).filter(|look| is_look(look)).and_then(|look| remember("look", look));
    let back = field(fields, "back");
    go(if is_own_page(back) { back } else { "/" }, lang.into_iter().chain(theme).chain(look))
}

/// Only an address of ours, so that nobody is sent elsewhere.
fn is_own_page(address: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/=&-_.".contains(c);
    // What was done at a stateless board stands behind the question mark.
    let (page, done) = address.split_once('?').unwrap_or((address, ""));
    let is_done = |c: char| is_plain(c) || "%+".contains(c);
    page.starts_with('/')
        && !page.starts_with("//")
        && page.chars().all(is_plain)
        && done.chars().all(is_done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        for bad in
            ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nb", "/a?b\r\nc", "/%2f"]
        {
            assert!(!is_own_page(bad), "{bad}");
        }
        assert!(is_own_page("/t/abc?seat=1") && is_own_page("/learn/some?m=lay+a%2Bb&m="));
    }
}
