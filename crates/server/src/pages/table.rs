//! The table: the board as its viewer may see it, and everything around it.

use super::chat::chat;
use super::end::end;
use super::form::table_address;
use super::frame::Page;
use super::join::join;
use super::log::{log, sheet};
use super::offers::doing;
use super::seats::{handover, seats};
use crate::http::caller::Visitor;
use crate::http::tables::unexpected;
use crate::http::{App, Shared};
use crate::registry::Registered;
use crate::room::{Asked, Paged, Refused, Reply};
use axum::extract::{Path, Query};
use axum::response::{Html, IntoResponse, Response};
use castellan_core::game::Turn;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::scene_svg;
use castellan_core::seat::Seat;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

/// What the address of a table may say.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Which {
    /// Through the eyes of which of the caller's seats.
    seat: Option<u8>,
    /// Only what changes from move to move.
    fragment: Option<String>,
}

/// Something to tell the visitor on the page, with the status it comes with.
pub(super) struct Notice {
    pub(super) status: u16,
    pub(super) text: String,
}

/// Shows a table.
pub(super) async fn show(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Response {
    let seat = which.seat.map(Seat);
    if which.fragment.is_none() {
        return app.table_page(&visitor, &id, seat, None).await;
    }
    match app.paged(&visitor, &id, seat).await {
        Ok((page, registered)) => {
            Html(whole(&app, visitor.lang, &page, registered, seat, None).into_string()).into_response()
        }
        Err(refused) => app.refuse(refused, visitor.lang),
    }
}

impl App {
    async fn paged(
        &self,
        visitor: &Visitor,
        id: &str,
        seat: Option<Seat>,
    ) -> Result<(Box<Paged>, &Registered), Refused> {
        let Reply::Page(page) = self.ask(id, visitor, seat, Asked::Page).await? else {
            return Err(unexpected());
        };
        let registered = self.hall.games.find(page.drawn.game).ok_or_else(unexpected)?;
        Ok((page, registered))
    }

    /// The page of a table, perhaps with something to say.
    pub(super) async fn table_page(
        &self,
        visitor: &Visitor,
        id: &str,
        seat: Option<Seat>,
        notice: Option<&Notice>,
    ) -> Response {
        let (page, registered) = match self.paged(visitor, id, seat).await {
            Ok(found) => found,
            Err(refused) => return self.fault_page(visitor, &refused),
        };
        let body = html! {
            (whole(self, visitor.lang, &page, registered, seat, notice))
            (PreEscaped(scene_svg::symbols(&registered.art)))
            (texts(self, visitor.lang))
        };
        let here = table_address(id, seat);
        let framed = Page { title: title(self, visitor.lang, &page, registered), kind: "table", here, body };
        self.page(visitor, notice.map_or(200, |notice| notice.status), &framed)
    }
}

/// Says in the tab whose turn it is.
fn title(app: &App, lang: Lang, page: &Paged, registered: &Registered) -> String {
    let game = registered.title(lang);
    let due = page.look.state.turn.seats();
    if page.look.own.iter().any(|seat| due.contains(*seat)) {
        return app.words(lang).say(&Message::new("page-title-your-turn").with("game", game.as_str()), &[]);
    }
    game
}

/// Whom the screen must be handed to before anything is shown.
fn hand_to(page: &Paged, asked: Option<Seat>) -> Option<Seat> {
    let look = &page.look;
    if look.own.len() < 2 || look.state.turn == Turn::Over {
        return None;
    }
    let due = look.state.turn.seats();
    match asked {
        Some(seat) if due.contains(seat) => None,
        Some(seat) => look.own.iter().copied().find(|own| *own != seat && due.contains(*own)),
        None => look.own.iter().copied().find(|own| due.contains(*own)).or(look.seat),
    }
}

/// Everything that changes from move to move.
fn whole(
    app: &App,
    lang: Lang,
    page: &Paged,
    registered: &Registered,
    asked: Option<Seat>,
    notice: Option<&Notice>,
) -> Markup {
    let (look, words) = (&page.look, registered.words(lang));
    let hidden = hand_to(page, asked);
    let title = title(app, lang, page, registered);
    html! {
        div id="table" data-table=(look.table) data-n=(look.state.n) data-title={ (title) " – Castellan" }
            data-seat=[asked.or(look.seat).filter(|_| hidden.is_none())] data-asked=[asked] {
            @if let Some(notice) = notice { p class="notice" role="alert" { (notice.text) } }
            (seats(app, lang, page))
            @if let Some(to) = hidden {
                (handover(app, lang, look, to))
            } @else {
                (board(page, registered, lang))
                div class="desk" {
                    @if look.state.turn == Turn::Over { (end(app, lang, page)) } @else { (doing(app, page, words)) }
                    (join(app, lang, look))
                    (zoom(app, lang))
                }
                div class="side" {
                    (log(words, page))
                    (sheet(app, words, page))
                    (chat(app, lang, look))
                    (about(app, lang, page))
                }
            }
        }
    }
}

fn board(page: &Paged, registered: &Registered, lang: Lang) -> Markup {
    let (drawn, words) = (&page.drawn, registered.words(lang));
    html! {
        section class="board" aria-label=(words.say(&drawn.scene.headline, &drawn.names)) {
            div class="canvas" { (PreEscaped(scene_svg::board(&drawn.scene, words, &drawn.names))) }
        }
    }
}

/// Buttons for those who have no wheel; a module shows them.
fn zoom(app: &App, lang: Lang) -> Markup {
    let words = app.words(lang);
    html! {
        div class="zoom" hidden {
            button data-zoom="in" title="+" aria-label=(words.say_key("page-zoom-in")) { "+" }
            button data-zoom="out" title="-" aria-label=(words.say_key("page-zoom-out")) { "−" }
            button data-zoom="fit" title="0" aria-label=(words.say_key("page-zoom-fit")) { "⤢" }
        }
    }
}

fn about(app: &App, lang: Lang, page: &Paged) -> Markup {
    let (words, look) = (app.words(lang), &page.look);
    html! {
        section class="paper about" {
            h2 { (words.say_key("page-about-table")) }
            p {
                a href={ "/rules/" (look.game) } { (words.say_key("page-rules")) }
                " · " a href={ "/t/" (look.table) "/check" } { (words.say_key("page-check")) }
                " · " a href={ "/t/" (look.table) } data-share=(words.say_key("page-copied")) { (words.say_key("page-watch-link")) }
            }
            p class="quiet" { (words.say_key("page-commitment")) " " code { (look.commitment) } }
            p class="keys quiet" { (words.say_key("page-keys")) }
        }
    }
}

/// Sentences that the modules say, and where they say them.
fn texts(app: &App, lang: Lang) -> Markup {
    let words = app.words(lang);
    html! {
        p id="offline" role="status" hidden { (words.say_key("page-offline")) }
        p id="toast" role="alert" hidden data-sending=(words.say_key("page-sending")) {}
        p id="news" class="unseen" aria-live="polite" {}
    }
}
