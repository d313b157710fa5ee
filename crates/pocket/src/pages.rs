//! Which address shows what: the same addresses as the server's, as far as they need no other device.

use crate::answer::Answer;
use crate::keep;
use crate::pocket::Pocket;
use crate::request::{Choices, Request};
use crate::{play, table};
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_pages::form::{field, is_own_page};
use castellan_pages::frame::{self, Page};
use castellan_pages::site::Theme;
use castellan_pages::{about, fault, gallery, home, learn, make, record, rules, tried};
use castellan_room::{Kind, Refused, refused};

/// Answers a request.
pub(crate) async fn answer(pocket: &Pocket, request: &Request) -> Answer {
    let path: Vec<&str> = request.path.iter().map(String::as_str).collect();
    match (request.method.as_str(), path.as_slice()) {
        ("GET", _) => get(pocket, request, &path).await,
        _ => post(pocket, request, &path).await,
    }
}

async fn get(pocket: &Pocket, request: &Request, path: &[&str]) -> Answer {
    let (site, reader, query) = (&pocket.site, request.reader(), request.query.as_slice());
    match *path {
        [] => match keep::tables(pocket, request).await {
            Ok(own) => page(pocket, request, &home::page(site, &reader, own)),
            Err(refused) => failed(pocket, request, &refused),
        },
        ["make"] => {
            let game = request.asked("game").unwrap_or_default();
            page(pocket, request, &make::page(site, &reader, game, None))
        }
        ["about"] => page(pocket, request, &about::page(site, &reader)),
        ["open"] => page(pocket, request, &record::page(site, &reader, None)),
        ["pocket"] => keep::page(pocket, request, None),
        ["pocket", "games.json"] => keep::export(pocket).await,
        ["learn", game] => shown(pocket, request, learn::page(site, &reader, (game, None), query)),
        ["learn", game, start] => {
            shown(pocket, request, learn::page(site, &reader, (game, Some(start)), query))
        }
        ["rules", game] => {
            shown(pocket, request, rules::page(site, &reader, (game, ""), request.asked("only")))
        }
        ["rules", game, "try", example] => {
            shown(pocket, request, tried::page(site, &reader, (game, example), query))
        }
        ["rules", game, edition] => {
            shown(pocket, request, rules::page(site, &reader, (game, edition), request.asked("only")))
        }
        ["games", game, "picture.svg"] => {
            let start = request.asked("start").unwrap_or_default();
            match gallery::draw(&site.games, game, start, request.lang()) {
                Some(picture) => Answer::svg(picture),
                None => failed(pocket, request, &fault::nothing()),
            }
        }
        ["art", _, _] => art(pocket, request, path),
        ["t", id, ref rest @ ..] => table::get(pocket, request, id, rest).await,
        ["api", "tables", id, what] => table::look(pocket, request, id, what).await,
        _ => failed(pocket, request, &elsewhere(path)),
    }
}

async fn post(pocket: &Pocket, request: &Request, path: &[&str]) -> Answer {
    match *path {
        ["play"] => play::quick(pocket, request).await,
        ["make"] => play::make(pocket, request).await,
        ["choose"] => choose(request),
        ["open"] => play::bring(pocket, request).await,
        ["own", "clear"] => keep::clear(pocket, request).await,
        ["pocket"] => keep::import(pocket, request).await,
        ["pocket", "thought"] => play::thought(pocket, request).await,
        ["t", id, what] => play::at_table(pocket, request, id, what).await,
        ["api", "tables", id, what] => play::advice(pocket, request, id, what).await,
        _ => failed(pocket, request, &elsewhere(path)),
    }
}

/// There is nothing at this address, or only where there is a server.
fn elsewhere(path: &[&str]) -> Refused {
    match path {
        ["devices" | "watch" | "box" | "api", ..] => {
            refused(Kind::NotFound, "needs_server", "refused-needs-server")
        }
        _ => fault::nothing(),
    }
}

/// A page in its frame.
pub(crate) fn page(pocket: &Pocket, request: &Request, page: &Page) -> Answer {
    let framed = pocket.site.framed(&request.reader(), page);
    Answer { status: page.status, ..Answer::html(framed.into_string()) }
}

/// What was refused, as a page.
pub(crate) fn failed(pocket: &Pocket, request: &Request, refused: &Refused) -> Answer {
    page(pocket, request, &fault::page(&pocket.site, &request.reader(), refused))
}

/// A page, a piece of one, or why there is none.
pub(crate) fn shown(pocket: &Pocket, request: &Request, answer: Result<frame::Answer, Refused>) -> Answer {
    match answer {
        Ok(frame::Answer::Page(shown)) => page(pocket, request, &shown),
        Ok(frame::Answer::Piece(piece)) => Answer::html(piece.into_string()),
        Err(refused) => failed(pocket, request, &refused),
    }
}

/// The drawings of a game.
fn art(pocket: &Pocket, request: &Request, path: &[&str]) -> Answer {
    let asked = format!("/{}", path.join("/"));
    let sheet = pocket.site.games.iter().map(|game| &game.sheet).find(|sheet| sheet.address == asked);
    match sheet.and_then(|sheet| String::from_utf8(sheet.file.clone()).ok()) {
        Some(file) => Answer::svg(file),
        None => failed(pocket, request, &fault::nothing()),
    }
}

/// Remembers a language, a theme, or the look of boards.
fn choose(request: &Request) -> Answer {
    let form = request.form.as_slice();
    let lang = field(form, "lang").parse::<Lang>().ok().map(|lang| lang.code().to_owned());
    let theme = field(form, "theme").parse::<Theme>().ok().map(|theme| theme.name().to_owned());
    let look = Some(field(form, "look").to_owned()).filter(|look| !look.is_empty());
    let had = request.choices.clone();
    let choices = Choices {
        lang: lang.or(had.lang),
        theme: theme.or(had.theme),
        look: look.or(had.look),
        name: had.name,
    };
    let back = field(form, "back");
    let to = if is_own_page(back) { back } else { "/" };
    Answer { choices: Some(choices), ..Answer::go(to.to_owned()) }
}

/// A sentence of the common pages.
pub(crate) fn say(pocket: &Pocket, request: &Request, message: &Message) -> String {
    pocket.site.words(request.lang()).say(message, &[])
}
