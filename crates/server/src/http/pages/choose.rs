//! Choosing language, theme and the look of boards: a cookie each, then back to where the visitor was.

use super::form::{Form, field, go, remember};
use crate::http::caller::is_look;
use axum::response::Response;
use castellan_core::lang::Lang;
use castellan_pages::form::is_own_page;
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
