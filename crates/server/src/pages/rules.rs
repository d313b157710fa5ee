//! The rules of a game: its own numbered page, with an anchor for every number.

use super::assets::Examples;
use super::fault::no_such_page;
use super::frame::Page;
use crate::http::Shared;
use crate::http::caller::Visitor;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use castellan_core::scene::svg::escape;
use maud::{PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};
use serde::Deserialize;

/// What the address of a rules page may say.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Which {
    /// Only the rule of this number.
    only: Option<String>,
}

/// Shows the rules.
pub(super) async fn show(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(game): Path<String>,
    Query(which): Query<Which>,
) -> Response {
    let Some(registered) = app.hall.games.find(&game) else {
        return no_such_page(app, visitor, headers).await;
    };
    let (text, words) = ((registered.game.meta().rules)(visitor.lang), app.words(visitor.lang));
    let page = render(&game, text, &words.say_key("page-try"));
    if let Some(number) = &which.only {
        return match only(&page, number) {
            Some(rule) => Html(rule).into_response(),
            None => no_such_page(app, visitor, headers).await,
        };
    }
    let body = html! {
        article class="paper rules" {
            (PreEscaped(page))
        }
        p class="row" {
            @if registered.lesson.is_some() {
                a class="button main" href={ "/learn/" (game) } { (words.say_key("page-learn")) }
            }
            form method="post" action="/play" {
                input type="hidden" name="game" value=(game);
                button { (words.say_key("page-play-bot")) }
            }
        }
    };
    let here = format!("/rules/{game}");
    app.page(&visitor, 200, &Page { here, ..Page::new(registered.title(visitor.lang), "plain", body) })
}

/// Our own Markdown as HTML. A number in bold at the start of a paragraph is the anchor of its rule, and
/// behind the picture of an example a link leads to its board.
pub(super) fn render(game: &str, text: &str, try_it: &str) -> String {
    let mut in_bold = false;
    let mut example = None;
    let game = escape(game);
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).flat_map(|event| match event {
        Event::Start(Tag::Strong) => {
            in_bold = true;
            [Some(event), None]
        }
        Event::End(TagEnd::Strong) => {
            in_bold = false;
            [Some(event), None]
        }
        Event::Text(number) if in_bold && is_rule_number(&number) => {
            let anchor = format!(r##"<a class="rule" id="{number}" href="#{number}">{number}</a>"##);
            [Some(Event::Html(CowStr::from(anchor))), None]
        }
        Event::Start(Tag::Image { link_type, dest_url, title, id }) if dest_url.starts_with("examples/") => {
            example = Some(example_of(&dest_url).to_owned());
            let dest_url = CowStr::from(format!("/rules/{game}/{dest_url}"));
            [Some(Event::Start(Tag::Image { link_type, dest_url, title, id })), None]
        }
        Event::End(TagEnd::Image) => {
            let link = example.take().map(|example| {
                let address = format!("/rules/{game}/try/{}", escape(&example));
                let link =
                    format!(r#"<br><a class="button small try" href="{address}">{}</a>"#, escape(try_it));
                Event::Html(CowStr::from(link))
            });
            [Some(event), link]
        }
        other => [Some(other), None],
    });
    let mut page = String::with_capacity(text.len() * 2);
    pulldown_cmark::html::push_html(&mut page, events.flatten());
    page
}

/// The name of the example that a picture shows: its file without language and ending.
fn example_of(address: &str) -> &str {
    let file = address.rsplit_once('/').map_or(address, |(_, file)| file);
    file.trim_end_matches(".svg").trim_end_matches(".pl")
}

/// What a whole page says of the picture of an example: the paragraph that follows it and tells its story, or what
/// the picture itself is said to show where the next rule follows.
pub(super) fn beside<'a>(page: &'a str, example: &str) -> Option<&'a str> {
    let link = page.find(&format!("/try/{}\"", escape(example)))?;
    let story = page[link..].split_once("<p>").and_then(|(_, rest)| rest.split_once("</p>"));
    let shown = page[..link].rsplit_once("alt=\"").and_then(|(_, rest)| rest.split_once('"'));
    let is_rule = |text: &str| text.contains(r#"<a class="rule""#);
    story.filter(|(text, _)| !is_rule(text)).or(shown).map(|(text, _)| text)
}

/// One rule out of a whole page: the paragraph or the item of a list that begins with its number.
fn only(page: &str, number: &str) -> Option<String> {
    let anchor = page.find(&format!(r#"id="{}""#, escape(number)))?;
    let (start, end) = [("<p>", "</p>"), ("<li>", "</li>")]
        .iter()
        .filter_map(|(open, close)| Some((page[..anchor].rfind(open)? + open.len(), close)))
        .max()?;
    let length = page[start..].find(end)?;
    Some(format!("<p>{}</p>", &page[start..start + length]))
}

/// Letters, then digits: `SI07`.
fn is_rule_number(text: &str) -> bool {
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    letters > 0 && text.len() > letters && text.bytes().skip(letters).all(|byte| byte.is_ascii_digit())
}

/// A picture of a rules page, drawn by the engine.
pub(super) async fn picture(
    app: Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path((game, file)): Path<(String, String)>,
) -> Response {
    let found = app.hall.games.find(&game).and_then(|_| Examples::get(&format!("{game}/examples/{file}")));
    match found {
        Some(found) => {
            let kind = (header::CONTENT_TYPE, "image/svg+xml");
            ([kind, (header::CACHE_CONTROL, "public, max-age=3600")], found.data.into_owned()).into_response()
        }
        None => no_such_page(app, visitor, headers).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_an_anchor_and_every_picture_has_its_address() {
        let page = render("some", "**XX07** One **two**.\n\n![what](examples/a.pl.svg)\n\nSo.", "Try <it>");
        assert!(page.contains(r##"<a class="rule" id="XX07" href="#XX07">XX07</a>"##), "{page}");
        let rule = only(&page, "XX07").unwrap();
        assert!(rule.starts_with("<p><strong><a") && rule.ends_with("<strong>two</strong>.</p>"), "{rule}");
        assert_eq!(only(&page, "XX08"), None);
        assert!(page.contains("<strong>two</strong>"));
        assert!(page.contains(r#"src="/rules/some/examples/a.pl.svg" alt="what""#), "{page}");
        assert!(page.contains(r#"href="/rules/some/try/a">Try &lt;it&gt;</a>"#), "{page}");
        assert_eq!(beside(&page, "a"), Some("So."));
        assert_eq!(beside(&page, "b"), None);
        let next = render("some", "![what](examples/a.svg)\n\n**XX08** Another rule.", "");
        assert_eq!(beside(&next, "a"), Some("what"), "the next rule does not speak of the picture");
    }
}
