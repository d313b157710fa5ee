//! Two plain pages, until the table itself is drawn in the browser.

use super::Shared;
use super::caller::Visitor;
use super::refusal::no_such_page;
use crate::room::{Asked, Caller, Reply};
use crate::secret::Person;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};

fn page(lang: castellan_core::lang::Lang, title: &str, body: &Markup) -> Html<String> {
    let page = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
            }
            body { main { (body) } }
        }
    };
    Html(page.into_string())
}

/// What this is, and what can be played. A browser gets its device's cookie here.
pub(crate) async fn index(app: Shared, visitor: Visitor) -> Response {
    let words = app.words(visitor.lang);
    let body = html! {
        h1 { "Castellan" }
        p { (words.say_key("page-what")) }
        @if app.config.lan { p { strong { (words.say_key("page-lan")) } } }
        ul {
            @for registered in app.hall.games.iter() {
                @let meta = registered.game.meta();
                li { (((meta.rules)(visitor.lang).lines().next().unwrap_or(meta.id)).trim_start_matches('#').trim()) }
            }
        }
        p { a href="/api/openapi.json" { "/api/openapi.json" } }
    };
    let mut response = page(visitor.lang, "Castellan", &body).into_response();
    if visitor.by == Caller::Nobody
        && app.guard.welcome(visitor.address).is_ok()
        && let Ok(welcome) = app.welcome(Person::new(&*app.hall.entropy)).await
        && let Some(cookie) = welcome.headers().get(header::SET_COOKIE)
    {
        response.headers_mut().insert(header::SET_COOKIE, cookie.clone());
    }
    response
}

/// A table as its visitor may see it.
pub(crate) async fn table(app: Shared, visitor: Visitor, Path(id): Path<String>) -> Response {
    let Ok(Reply::Look(look)) = app.ask(&id, &visitor, None, Asked::Look(None)).await else {
        return (StatusCode::NOT_FOUND, no_such_page().await).into_response();
    };
    let body = html! {
        h1 { (look.game) }
        ol { @for seat in &look.seats { li { bdi { (seat.name) } } } }
        img src={ "/api/tables/" (look.table) "/board.svg" } alt=(look.game);
        p { code { (look.commitment) } }
        ul { @for line in &look.said { li { bdi { (line.text) } } } }
    };
    page(visitor.lang, "Castellan", &body).into_response()
}
