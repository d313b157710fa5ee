//! The table: the board as its viewer may see it, and everything around it.

use super::about::keys;
use super::board::{board, looks};
use super::chat::chat;
use super::end::end;
use super::form::table_address;
use super::frame::Page;
use super::join::join;
use super::log::{log, sheet};
use super::offers::doing;
use super::people::{about_table, hosting, own_seat};
use super::seats::{handover, seats};
use crate::http::caller::Visitor;
use crate::http::tables::unexpected;
use crate::http::{App, Shared};
use crate::registry::Registered;
use crate::room::{Asked, Paged, Refused, Reply};
use axum::extract::{Path, Query};
use axum::response::{Html, IntoResponse, Response};
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::seat::Seat;
use maud::{Markup, html};
use serde::Deserialize;

/// What the address of a table may say.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Which {
    /// Through the eyes of which of the caller's seats.
    seat: Option<u8>,
    /// Only what changes from move to move.
    pub(super) fragment: Option<String>,
    /// From which entry on the log is told.
    from: Option<usize>,
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
    if which.fragment.is_some() {
        return app.fragment(&visitor, &id, &which).await;
    }
    app.table_page(&visitor, &id, which.seat.map(Seat), None).await
}

fn showing<'a>(visitor: &'a Visitor, asked: Option<Seat>, notice: Option<&'a Notice>) -> Showing<'a> {
    Showing { lang: visitor.lang, look: &visitor.look, base: &visitor.base, asked, from: 0, notice }
}

impl App {
    async fn paged(
        &self,
        visitor: &Visitor,
        id: &str,
        seat: Option<Seat>,
    ) -> Result<(Box<Paged>, &Registered), Refused> {
        let asked = Asked::Page { present: self.presence.at(id), look: visitor.look.clone() };
        let Reply::Page(page) = self.ask(id, visitor, seat, asked).await? else {
            return Err(unexpected());
        };
        let registered = self.hall.games.find(page.drawn.game).ok_or_else(unexpected)?;
        Ok((page, registered))
    }

    /// What changed on the page of a table, for a page that has the rest.
    pub(super) async fn fragment(&self, visitor: &Visitor, id: &str, which: &Which) -> Response {
        let seat = which.seat.map(Seat);
        match self.paged(visitor, id, seat).await {
            Ok((page, registered)) => {
                let showing = Showing { from: which.from.unwrap_or(0), ..showing(visitor, seat, None) };
                Html(whole(self, &page, registered, &showing).into_string()).into_response()
            }
            Err(refused) => self.refuse(refused, visitor.lang),
        }
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
            (whole(self, &page, registered, &showing(visitor, seat, notice)))
            (texts(self, visitor.lang))
        };
        let here = table_address(id, seat);
        let headline = registered.words(visitor.lang).say(&page.drawn.scene.headline, &page.drawn.names);
        let picture = format!("{}/api/tables/{id}/board.png", visitor.base);
        let title = title(self, visitor.lang, &page, registered);
        let framed = Page { here, unfolds: Some((headline, picture)), ..Page::new(title, "table", body) };
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
    if !page.hides || look.state.turn == Turn::Over {
        return None;
    }
    let due = look.state.turn.seats();
    match asked {
        Some(seat) if due.contains(seat) => None,
        Some(seat) => look.own.iter().copied().find(|own| *own != seat && due.contains(*own)),
        None => look.own.iter().copied().find(|own| due.contains(*own)).or(look.seat),
    }
}

/// How a table is shown: to whom, where, with what to say.
struct Showing<'a> {
    lang: Lang,
    look: &'a str,
    base: &'a str,
    asked: Option<Seat>,
    /// From which entry on the log is told; the page has the lines before.
    from: usize,
    notice: Option<&'a Notice>,
}

/// Everything that changes from move to move.
fn whole(app: &App, page: &Paged, registered: &Registered, showing: &Showing<'_>) -> Markup {
    let &Showing { lang, look: seen_as, base, asked, from, notice } = showing;
    let (look, words) = (&page.look, registered.words(lang));
    let hidden = hand_to(page, asked);
    let title = title(app, lang, page, registered);
    let is_over = look.state.turn == Turn::Over;
    html! {
        div id="table" data-table=(look.table) data-n=(look.state.n) data-title={ (title) " – Castellan" }
            data-seat=[asked.or(look.seat).filter(|_| hidden.is_none())] data-asked=[asked] {
            @if let Some(notice) = notice { p class="notice" role="alert" { (notice.text) } }
            @if look.archived { p class="notice" { (app.words(lang).say_key("page-archived")) } }
            (seats(app, lang, page))
            @if let Some(to) = hidden {
                (handover(app, lang, look, to))
            } @else {
                @let back = table_address(&look.table, asked);
                (board(app, page, registered, lang, looks(registered, lang, seen_as, &back)))
                div class="desk" {
                    @if is_over { (end(app, lang, page)) } @else { (doing(app, page, words)) }
                    (join(app, lang, look))
                }
                div class="side" {
                    (log(app, words, page, from))
                    (sheet(app, words, page))
                    (chat(app, lang, page))
                    (own_seat(app, lang, page))
                    (hosting(app, lang, page))
                    // What never changes is sent once; a page that has part of the log has it already.
                    @if from == 0 { (about_table(app, lang, page, base, asked)) } @else { div class="about" {} }
                }
            }
        }
    }
}

/// Sentences that the modules say, and where they say them.
fn texts(app: &App, lang: Lang) -> Markup {
    let words = app.words(lang);
    html! {
        (sayings(words))
        p id="since" class="paper" hidden {
            span { (words.say_key("page-since")) } " "
            a class="button main" href="" { (words.say_key("page-since-step")) }
            button type="button" { (words.say_key("page-since-skip")) }
        }
        (dialogs(words))
    }
}

/// What the modules say at any board.
pub(super) fn sayings(words: &Words) -> Markup {
    html! {
        p id="offline" role="status" hidden { (words.say_key("page-offline")) }
        p id="toast" role="alert" hidden data-sending=(words.say_key("page-sending")) data-full=(words.say_key("page-full")) {}
        p id="news" class="unseen" aria-live="polite" {}
    }
}

/// What opens over the board: keys, a rule, the table in words.
pub(super) fn dialogs(words: &Words) -> Markup {
    html! {
        p id="lookup" class="paper" role="status" hidden {}
        dialog id="keys" aria-labelledby="keys-title" {
            h2 id="keys-title" { (words.say_key("page-keys-title")) }
            (keys(words))
            form method="dialog" { button class="main" { (words.say_key("page-close")) } }
        }
        dialog id="words" aria-labelledby="words-title" {
            h2 id="words-title" { (words.say_key("page-words")) }
            div class="words-list" {}
            form method="dialog" { button class="main" { (words.say_key("page-close")) } }
        }
        dialog id="rule-card" aria-label=(words.say_key("page-rules")) {
            div class="rule-text" {}
            form method="dialog" { button class="main" { (words.say_key("page-close")) } }
        }
    }
}
