//! The table: the board as its viewer may see it, and everything around it.

use super::about::keys;
use super::board::{board, looks};
use super::chat::chat;
use super::end::end;
use super::form::table_address;
use super::frame::Page;
use super::invite::waiting;
use super::join::gate;
use super::log::{log, sheet};
use super::model::Seen;
use super::model::{Live, Model};
use super::offers::doing;
use super::people::{about_table, hosting, own_seat};
use super::report::report;
use super::seats::{handover, seats};
use super::shortcuts::ending_dialog;
use super::show::{caption, pace, told};
use super::site::Reader;
use super::site::Site;
use super::tabs::{stock, tabs};
use super::tag::Tag;
use super::things::Shows;
use crate::registry::Registered;
use crate::room::{Caller, Refused};
use crate::time::Millis;
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::seat::Seat;

use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// What the address of a table may say.
#[derive(Debug, Default, Deserialize)]
pub struct Which {
    /// Through the eyes of which of the caller's seats.
    seat: Option<u8>,
    /// Only what changes from move to move.
    pub fragment: Option<String>,
    /// From which entry on the log is told.
    from: Option<usize>,
}

impl Which {
    /// What changed since an entry, through the eyes of a seat.
    pub fn piece(seat: Option<u8>, from: Option<usize>) -> Which {
        Which { seat, from, fragment: Some(String::new()) }
    }

    /// Through the eyes of which seat.
    pub fn seat(&self) -> Option<Seat> {
        self.seat.map(Seat)
    }
}

/// Something to tell the visitor on the page, with the status it comes with.
pub struct Notice {
    /// The status.
    pub status: u16,
    /// What it says.
    pub text: String,
}

fn showing<'a>(visitor: &Reader<'a>, asked: Option<Seat>, notice: Option<&'a Notice>) -> Showing<'a> {
    Showing { lang: visitor.lang, look: visitor.look, base: visitor.base, asked, from: 0, notice, tag: None }
}

/// A table that is played at, as a visitor sees it.
struct Shown<'a> {
    page: Arc<Model>,
    live: Live,
    registered: &'a Registered,
}

/// A moment at a table as one viewer sees it, with those who have it open.
pub struct Moment<'a> {
    /// The table.
    pub seen: &'a Seen,
    /// Who has it open.
    pub present: &'a [Caller],
    /// The time.
    pub now: Millis,
}

/// What changed on the page of a table, for a page that has the rest; nothing for one that has it all.
///
/// # Errors
/// If the visitor may not see the table like that.
pub fn fragment(
    app: &Site,
    visitor: &Reader<'_>,
    which: &Which,
    Moment { seen, present, now }: &Moment<'_>,
    is_known: impl Fn(&Tag) -> bool,
) -> Result<(Tag, Option<Markup>), Refused> {
    let live = Live::of(seen, present, *now)?;
    let tag = tag(visitor, which.seat(), seen, &live)?;
    if is_known(&tag) {
        return Ok((tag, None));
    }
    let from = which.from.unwrap_or(0);
    let page = Model::now(seen, visitor.look, from)?;
    let showing = Showing { from, ..showing(visitor, which.seat(), None) };
    let shown = Shown { page, live, registered: seen.snapshot.registered() };
    let piece = whole(app, &shown, &showing);
    Ok((tag, Some(piece)))
}

/// The page of a table, perhaps with something to say.
///
/// # Errors
/// If the visitor may not see the table like that.
pub fn page(
    app: &Site,
    visitor: &Reader<'_>,
    seat: Option<Seat>,
    Moment { seen, present, now }: &Moment<'_>,
    notice: Option<&Notice>,
) -> Result<Page, Refused> {
    let page = Model::now(seen, visitor.look, 0)?;
    let live = Live::of(seen, present, *now)?;
    let tag = tag(visitor, seat, seen, &live)?;
    let shown = Shown { page, live, registered: seen.snapshot.registered() };
    let body = html! {
        (whole(app, &shown, &Showing { tag: Some(&tag), ..showing(visitor, seat, notice) }))
        (texts(app, visitor.lang))
    };
    let id = &shown.live.table;
    let (drawn, registered) = (&shown.page.drawn, shown.registered);
    let headline = registered.words(visitor.lang).say(&drawn.scene.headline, &drawn.names);
    let picture = format!("{}/api/tables/{id}/board.png", visitor.base);
    let page = Page {
        status: notice.map_or(200, |notice| notice.status),
        here: table_address(id, seat),
        unfolds: Some((headline, picture)),
        ..Page::new(title(app, visitor.lang, &shown.page, registered), "table", body)
    };
    Ok(page)
}

/// By what a page is known that shows a table as this visitor sees it now.
fn tag(visitor: &Reader<'_>, asked: Option<Seat>, seen: &Seen, live: &Live) -> Result<Tag, Refused> {
    let viewer = seen.snapshot.viewer(&seen.asker)?;
    let people = (live.present, live.away, live.removable, live.archived);
    let of = (viewer, asked, visitor.lang, visitor.look, live.is_host, people);
    Ok(Tag::new(live.version, of))
}

/// Says in the tab whose turn it is.
fn title(app: &Site, lang: Lang, page: &Model, registered: &Registered) -> String {
    let game = registered.title(lang);
    let due = page.state.turn.seats();
    if page.own.iter().any(|seat| due.contains(seat)) {
        return app.words(lang).say(&Message::new("page-title-your-turn").with("game", game.as_str()), &[]);
    }
    game
}

/// Whom the screen must be handed to before anything is shown.
fn hand_to(page: &Model, live: &Live, asked: Option<Seat>) -> Option<Seat> {
    if !live.hides || page.state.turn == Turn::Over {
        return None;
    }
    let due = page.state.turn.seats();
    match asked {
        Some(seat) if due.contains(seat) => None,
        Some(seat) => page.own.iter().find(|own| *own != seat && due.contains(*own)),
        None => page.own.iter().find(|own| due.contains(*own)).or(page.seat),
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
    /// By what the page asks whether there is anything else than what it was born with.
    tag: Option<&'a Tag>,
}

/// Everything that changes from move to move.
fn whole(app: &Site, Shown { page, live, registered }: &Shown<'_>, showing: &Showing<'_>) -> Markup {
    let page: &Model = page;
    let &Showing { lang, look: seen_as, base, asked, from, notice, tag } = showing;
    let (words, shows) = (registered.words(lang), Shows { page, registered, lang });
    let hidden = hand_to(page, live, asked);
    let title = title(app, lang, page, registered);
    let is_over = page.state.turn == Turn::Over;
    html! {
        div id="table" data-table=(live.table) data-n=(page.state.n) data-version=(live.version) data-title={ (title) " – Castellan" }
            data-seat=[asked.or(page.seat).filter(|_| hidden.is_none())] data-asked=[asked] data-again=[live.again_ms]
            data-tag=[tag.map(Tag::as_str)] {
            div class="above" {
                (gate(app, lang, page, live, notice))
                @if live.archived { p class="notice" { (app.words(lang).say_key("page-archived")) } }
            }
            (seats(app, shows, Some(live)))
            @if let Some(to) = hidden {
                (handover(app, lang, page, live, to))
            } @else {
                @let back = table_address(&live.table, asked);
                (board(app, page, registered, lang, looks(registered, lang, seen_as, &back)))
                (told(page, registered, lang))
                div class="desk" {
                    @if is_over { (end(app, lang, (page, live), registered, base)) } @else { (doing(app, shows, live)) }
                    (waiting(app, lang, live, base))
                    (pace(app, lang))
                }
                (tabs(app.words(lang), shows, &["log", "sheet", "chat", "more"]))
                div class="side" {
                    (stock(app.words(lang), shows))
                    (log(app, words, page, from))
                    (sheet(app, words, page))
                    (chat(app, lang, page, live))
                    (own_seat(app, lang, page, live))
                    (hosting(app, lang, page, live))
                    (report(app, lang, page, live))
                    // What never changes is sent once; a page that has part of the log has it already.
                    @if from == 0 { (about_table(app, lang, (page, live), base, asked)) } @else { div class="about" {} }
                }
            }
        }
    }
}

/// Sentences that the modules say, and where they say them.
fn texts(app: &Site, lang: Lang) -> Markup {
    let words = app.words(lang);
    html! {
        (sayings(words))
        (caption(words))
        (ending_dialog(words))
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
            h2 id="words-title" tabindex="-1" { (words.say_key("page-words")) }
            div class="words-list" {}
            form method="dialog" { button class="main" { (words.say_key("page-close")) } }
        }
        dialog id="rule-card" aria-label=(words.say_key("page-rules")) {
            div class="rule-text" {}
            form method="dialog" { button class="main" { (words.say_key("page-close")) } }
        }
    }
}
