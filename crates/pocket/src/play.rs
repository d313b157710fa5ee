//! What forms and the worker do: open tables, decide at them, bring records along, ask for advice.

use crate::answer::Answer;
use crate::pages::{failed, page, say};
use crate::pocket::{ME, Pocket};
use crate::request::{Choices, Request};
use crate::table::{piece, whole};
use castellan_ai::mind::Budget;
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::Seat;
use castellan_pages::form::{field, seat, table_address};
use castellan_pages::table::{Notice, Which};
use castellan_pages::{make, record};
use castellan_room::from_here::{self, again};
use castellan_room::journal::{Line, Opened, Say, What};
use castellan_room::limits::MOVE_BYTES_MAX;
use castellan_room::opening::{begin, plan};
use castellan_room::registry::level;
use castellan_room::secret::{local_table_id, number, seed};
use castellan_room::wire::{Hint, NewTable, status};
use castellan_room::{Appended, Change, Input, Kind, Refused, looks, refused};
use serde::Deserialize;
use serde_json::Value;

/// Writes the first line of a table.
async fn keep(pocket: &Pocket, request: &Request, id: &str, opened: Opened) -> Result<(), Refused> {
    let line = Line { at: request.now, what: What::Opened(Box::new(opened)) }.print();
    match pocket.append(id, 0, &line).await {
        Some(Appended::Durable | Appended::Conflict) => Ok(()),
        None if pocket.is_full.take() => Err(refused(Kind::TooLarge, "storage_full", "refused-storage-full")),
        None => Err(refused(Kind::Unavailable, "unavailable", "refused-store")),
    }
}

async fn open(pocket: &Pocket, request: &Request, new: NewTable) -> Result<String, Refused> {
    let entropy = request.entropy();
    if new.seats.iter().any(|seat| seat.who == Who::Open) {
        return Err(refused(Kind::Unprocessable, "needs_server", "refused-needs-server"));
    }
    let mut planned = plan(&pocket.site.games, new, Some(ME), entropy)?;
    let id = local_table_id(entropy);
    let unknown = || refused(Kind::Internal, "internal", "refused-internal");
    let registered = pocket.site.games.find(&planned.opened.game).ok_or_else(unknown)?;
    begin(&id, &mut planned.opened, registered, seed(entropy), request.lang())?;
    keep(pocket, request, &id, planned.opened).await?;
    Ok(id)
}

/// Opens a table against a bot and goes there.
pub(crate) async fn quick(pocket: &Pocket, request: &Request) -> Answer {
    let new = make::quick(&pocket.site, &request.reader(), &request.form);
    match open(pocket, request, new).await {
        Ok(id) => Answer::go(table_address(&id, None)),
        Err(refused) => failed(pocket, request, &refused),
    }
}

/// Opens a table as the host wants it.
pub(crate) async fn make(pocket: &Pocket, request: &Request) -> Answer {
    let (form, reader) = (request.form.as_slice(), request.reader());
    let game = field(form, "game");
    let Some(registered) = pocket.site.games.find(game) else {
        return page(pocket, request, &make::page(&pocket.site, &reader, game, None));
    };
    match open(pocket, request, make::asked(registered, form)).await {
        Ok(id) => {
            let name = Some(field(form, "name0").to_owned()).filter(|name| !name.is_empty());
            let had = request.choices.clone();
            let choices = Choices { name: name.or(had.name), ..had };
            Answer { choices: Some(choices), ..Answer::go(table_address(&id, None)) }
        }
        Err(bad) => page(pocket, request, &make::page(&pocket.site, &reader, game, Some((&bad, form)))),
    }
}

/// What a form at a table does.
pub(crate) async fn at_table(pocket: &Pocket, request: &Request, id: &str, what: &str) -> Answer {
    let form = request.form.as_slice();
    let change = match what {
        "move" => mv(form),
        "undo" => Ok(Change::Undo { n: field(form, "n").parse().ok(), request: id_of(form) }),
        "say" => Ok(Change::Say(match field(form, "phrase") {
            "" => Say::Text(field(form, "text").to_owned()),
            phrase => Say::Phrase(phrase.to_owned()),
        })),
        "start" => Ok(Change::Start),
        "seat" => of_seat(form),
        "hint" => return hint_page(pocket, request, id).await,
        "rematch" => return rematch(pocket, request, id).await,
        "try" => return try_again(pocket, request, id).await,
        _ => Err(refused(Kind::NotFound, "needs_server", "refused-needs-server")),
    };
    let done = match change {
        Ok(change) => pocket.change(request, id, seat(form), change).await.map(drop),
        Err(refused) => Err(refused),
    };
    let several = seat(form).filter(|_| !field(form, "shared").is_empty());
    match done {
        Ok(()) if request.asked("fragment").is_some() => {
            let from = request.asked("from").and_then(|from| from.parse().ok());
            let asked = request.asked("seat").and_then(|seat| seat.parse().ok());
            piece(pocket, request, id, &Which::piece(asked, from)).await
        }
        Ok(()) => Answer::go(table_address(id, several)),
        Err(refused) if request.asked("fragment").is_some() => {
            Answer::refused(refused, pocket.site.words(request.lang()))
        }
        Err(refused) => {
            let text = refused.message(pocket.site.words(request.lang()));
            whole(pocket, request, id, several, Some(&Notice { status: status(&refused), text })).await
        }
    }
}

type Fields = [(String, String)];

fn unread() -> Refused {
    refused(Kind::Malformed, "bad_request", "page-bad-form")
}

fn id_of(form: &Fields) -> Option<String> {
    Some(field(form, "request_id").to_owned()).filter(|id| !id.is_empty())
}

fn mv(form: &Fields) -> Result<Change, Refused> {
    let text = field(form, "move");
    if text.len() > MOVE_BYTES_MAX {
        return Err(refused(Kind::TooLarge, "too_large", "refused-move-large"));
    }
    let mv = serde_json::from_str(text).map_err(|_| unread())?;
    let n = field(form, "n").parse().map_err(|_| unread())?;
    Ok(Change::Play { n, request: id_of(form), mv })
}

fn of_seat(form: &Fields) -> Result<Change, Refused> {
    match (field(form, "what"), seat(form)) {
        ("stand-in", Some(seat)) => {
            Ok(Change::StandIn { seat, level: "squire".to_owned(), present: Vec::new() })
        }
        ("back", _) => Ok(Change::Back),
        ("leave", _) => Ok(Change::Leave),
        ("rename", _) => Ok(Change::Rename(field(form, "name").to_owned())),
        _ => Err(unread()),
    }
}

/// Plays again with the same players.
async fn rematch(pocket: &Pocket, request: &Request, id: &str) -> Answer {
    let again = async {
        let proposed = local_table_id(request.entropy());
        let done = pocket.change(request, id, None, Change::Rematch(proposed.clone())).await?;
        let next = done.snapshot.rematch().map_or(proposed, str::to_owned);
        let mut opened = done.snapshot.next_game();
        let registered = done.snapshot.registered();
        begin(&next, &mut opened, registered, seed(request.entropy()), request.lang())?;
        keep(pocket, request, &next, opened).await?;
        Ok(next)
    };
    went(pocket, request, again.await)
}

fn went(pocket: &Pocket, request: &Request, done: Result<String, Refused>) -> Answer {
    match done {
        Ok(id) => Answer::go(table_address(&id, None)),
        Err(refused) => failed(pocket, request, &refused),
    }
}

/// A game that is over tried again from one of its positions.
async fn try_again(pocket: &Pocket, request: &Request, id: &str) -> Answer {
    let form = request.form.as_slice();
    let tried = async {
        let seen = pocket.see(request, id, None).await?;
        let (at, seat) = (field(form, "at").parse().ok(), seat(form));
        let (at, seat) = at.zip(seat).ok_or_else(unread)?;
        let opened = again(&seen.snapshot, at, seat, ME)?;
        let next = local_table_id(request.entropy());
        keep(pocket, request, &next, opened).await?;
        Ok(next)
    };
    went(pocket, request, tried.await)
}

/// A record of a finished game that somebody brings along.
pub(crate) async fn bring(pocket: &Pocket, request: &Request) -> Answer {
    let text = field(&request.form, "record");
    let brought = async {
        let opened = from_here::brought(&pocket.site.games, text, seed(request.entropy()), ME)?;
        let id = local_table_id(request.entropy());
        keep(pocket, request, &id, opened).await?;
        Ok(id)
    };
    match brought.await {
        Err(bad) => page(pocket, request, &record::page(&pocket.site, &request.reader(), Some((&bad, text)))),
        done => went(pocket, request, done),
    }
}

/// The move of a bot, from the worker of a page.
#[derive(Deserialize)]
struct Thought {
    table: String,
    seat: Seat,
    n: usize,
    #[serde(rename = "move")]
    mv: Option<Value>,
}

/// Takes the move of a bot.
pub(crate) async fn thought(pocket: &Pocket, request: &Request) -> Answer {
    if let Ok(Thought { table, seat, n, mv }) = serde_json::from_str(&request.body) {
        pocket.thought(request, &table, Input::Thought(seat, n, mv)).await;
    }
    Answer::json(&())
}

/// A hint, or why a move is refused.
pub(crate) async fn advice(pocket: &Pocket, request: &Request, id: &str, what: &str) -> Answer {
    let body: Value = serde_json::from_str(&request.body).unwrap_or_default();
    let seat = body["seat"].as_u64().and_then(|seat| seat.try_into().ok()).map(Seat);
    let made = match what {
        "hint" => hint(pocket, request, id, seat).await.map(|hint| Answer::json(&hint)),
        "why" => pocket.see(request, id, seat).await.and_then(|seen| {
            seen.snapshot.check_move(&seen.asker, &body["move"])?;
            Ok(Answer { status: 204, ..Answer::of("text/plain", String::new()) })
        }),
        _ => Err(refused(Kind::NotFound, "needs_server", "refused-needs-server")),
    };
    made.unwrap_or_else(|refused| Answer::refused(refused, pocket.site.words(request.lang())))
}

async fn hint(pocket: &Pocket, request: &Request, id: &str, seat: Option<Seat>) -> Result<Hint, Refused> {
    let seen = pocket.see(request, id, seat).await?;
    let think = seen.snapshot.hint(&seen.asker)?;
    let registered = seen.snapshot.registered();
    let budget = Budget::of_level(number(request.entropy()));
    let hint =
        level(&think.level).and_then(|level| registered.mind.hint(&*think.view, think.seat, level, budget));
    let hint = hint.ok_or_else(|| refused(Kind::Unavailable, "busy", "refused-busy"))?;
    let lang = request.lang();
    let names: Vec<String> =
        looks::seats(seen.snapshot.chairs()).iter().map(|seat| pocket.site.name_of(lang, seat)).collect();
    Ok(Hint { n: think.n, mv: hint.mv, why: registered.words(lang).say(&hint.why, &names) })
}

/// A hint for those who have no scripts.
async fn hint_page(pocket: &Pocket, request: &Request, id: &str) -> Answer {
    let form = request.form.as_slice();
    let notice = match hint(pocket, request, id, seat(form)).await {
        Ok(hint) => {
            let said = Message::new("page-hint-says").with("move", String::new()).with("why", hint.why);
            Notice { status: 200, text: say(pocket, request, &said) }
        }
        Err(refused) => {
            Notice { status: status(&refused), text: refused.message(pocket.site.words(request.lang())) }
        }
    };
    let several = seat(form).filter(|_| !field(form, "shared").is_empty());
    whole(pocket, request, id, several, Some(&notice)).await
}
