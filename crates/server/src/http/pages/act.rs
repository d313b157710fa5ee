//! What a form at the table does: play, take back, change a seat, speak, play again.

use super::form::{Form, field, go, seat, table_address};
use crate::http::caller::Visitor;
use crate::http::people::next_table;
use crate::http::tables::{Seen, check_request_id, count_move, unexpected};
use crate::http::{App, Shared};
use crate::journal::Say;
use crate::limits::MOVE_BYTES_MAX;
use crate::room::{Asker, Change, Kind, Receipt, Refused, refused};
use crate::wire::status;
use crate::wire::{KickOut, Mute};
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::Response;
use castellan_core::seat::Seat;
use castellan_pages::invite;
use castellan_pages::table::{Notice, Which};

type Fields = [(String, String)];

async fn act(
    app: Shared,
    visitor: Visitor,
    id: String,
    fields: &Fields,
    what: Result<Change, Refused>,
) -> Response {
    let seat = seat(fields);
    let done = match what {
        Ok(what) => app.act(&id, &visitor, seat, what).await,
        Err(refused) => Err(refused),
    };
    shown(&app, &visitor, &id, fields, done).await
}

/// The table after something was done, or with the reason why it was not.
async fn shown(
    app: &App,
    visitor: &Visitor,
    id: &str,
    fields: &Fields,
    done: Result<Receipt, Refused>,
) -> Response {
    let seat = several(seat(fields), fields);
    match done {
        Ok(_) => go(&table_address(id, seat), None),
        Err(refused) => {
            let notice = Notice { status: status(&refused), text: refused.message(app.words(visitor.lang)) };
            app.table_page(visitor, id, seat, Some(&notice)).await
        }
    }
}

/// The same for a decision in the game. A page that is awake asks for what changed by it in the same breath: the
/// answer is then the piece of the page that it would fetch next, or the refusal as a program reads it.
async fn decide(
    app: Shared,
    visitor: Visitor,
    id: String,
    (fields, which): (&Fields, &Which),
    what: Result<Change, Refused>,
) -> Response {
    let seat = seat(fields);
    let done = match what {
        Ok(what) => app.act(&id, &visitor, seat, what).await,
        Err(refused) => Err(refused),
    };
    count_move(done.as_ref().err());
    match done {
        Ok(done) if which.fragment.is_some() => {
            let asker = Asker { by: visitor.by, lang: visitor.lang, seat: which.seat() };
            app.fragment(&visitor, &id, which, &Seen { snapshot: done.snapshot, asker }, &HeaderMap::new())
        }
        Err(refused) if which.fragment.is_some() => app.refuse(refused, visitor.lang),
        done => shown(&app, &visitor, &id, fields, done).await,
    }
}

/// The address names a seat only where several people share a screen.
fn several(seat: Option<Seat>, fields: &Fields) -> Option<Seat> {
    seat.filter(|_| !field(fields, "shared").is_empty())
}

fn request(fields: &Fields) -> Result<Option<String>, Refused> {
    let id = field(fields, "request_id");
    let id = (!id.is_empty()).then(|| id.to_owned());
    check_request_id(id.as_deref())?;
    Ok(id)
}

/// Plays a move.
pub(super) async fn play(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<Which>,
    form: Form,
) -> Response {
    let fields = &form.0;
    let asked = || {
        let (mv, n) = (field(fields, "move"), field(fields, "n").parse());
        let unread = || refused(Kind::Malformed, "bad_request", "page-bad-form");
        if mv.len() > MOVE_BYTES_MAX {
            return Err(refused(Kind::TooLarge, "too_large", "refused-move-large"));
        }
        let mv = serde_json::from_str(mv).map_err(|_| unread())?;
        Ok(Change::Play { n: n.map_err(|_| unread())?, request: request(fields)?, mv })
    };
    decide(app, visitor, id, (fields, &which), asked()).await
}

/// Takes the last own decision back.
pub(super) async fn undo(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(which): Query<Which>,
    form: Form,
) -> Response {
    let fields = &form.0;
    let asked = request(fields).map(|request| Change::Undo { n: field(fields, "n").parse().ok(), request });
    decide(app, visitor, id, (fields, &which), asked).await
}

/// Lets a bot play at a seat, or its player again; gives a seat up, or its player another name. The host also
/// mutes and removes.
pub(super) async fn change_seat(
    app: Shared,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Response {
    let fields = &form.0;
    let bad = || refused(Kind::Malformed, "bad_request", "page-bad-form");
    let Some(seat) = seat(fields) else { return act(app, visitor, id, fields, Err(bad())).await };
    // What a host does is done to a seat that need not be theirs, so the page is not shown through its eyes.
    let done = match field(fields, "what") {
        "stand-in" => app.put_bot(&id, &visitor, seat, "squire".to_owned()).await,
        "mute" => app.mute(&id, &visitor, Mute { seat, muted: true }).await,
        "unmute" => app.mute(&id, &visitor, Mute { seat, muted: false }).await,
        what @ ("kick" | "ban") => {
            let request_id = Some(field(fields, "request_id").to_owned()).filter(|id| !id.is_empty());
            match app.kick(&id, &visitor, KickOut { seat, ban: what == "ban", request_id }).await {
                Ok(kicked) => {
                    return app.page(&visitor, &invite::new_link(&app.site, &visitor.reader(), &id, &kicked));
                }
                Err(refused) => Err(refused),
            }
        }
        "back" => return act(app, visitor, id, fields, Ok(Change::Back)).await,
        "leave" => return act(app, visitor, id, fields, Ok(Change::Leave)).await,
        "rename" => {
            let name = field(fields, "name").to_owned();
            return act(app, visitor, id, fields, Ok(Change::Rename(name))).await;
        }
        _ => Err(bad()),
    };
    shown(&app, &visitor, &id, &[], done).await
}

/// Starts a clock that waits for guests.
pub(super) async fn start(app: Shared, visitor: Visitor, Path(id): Path<String>, form: Form) -> Response {
    act(app, visitor, id, &form.0, Ok(Change::Start)).await
}

/// Says something.
pub(super) async fn say(app: Shared, visitor: Visitor, Path(id): Path<String>, form: Form) -> Response {
    let fields = &form.0;
    let say = match field(fields, "phrase") {
        "" => Say::Text(field(fields, "text").to_owned()),
        phrase => Say::Phrase(phrase.to_owned()),
    };
    act(app, visitor, id, fields, Ok(Change::Say(say))).await
}

/// Plays again with the same players.
pub(super) async fn rematch(app: Shared, visitor: Visitor, Path(id): Path<String>) -> Response {
    match next_table(&app, &visitor, &id, None).await {
        Ok(table) => go(&table_address(&table, None), None),
        Err(refused) if refused.kind == Kind::Internal => app.fault_page(&visitor, &unexpected()),
        Err(refused) => {
            let notice = Notice { status: status(&refused), text: refused.message(app.words(visitor.lang)) };
            app.table_page(&visitor, &id, None, Some(&notice)).await
        }
    }
}
