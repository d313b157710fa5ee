//! Looking at a table: its page, an earlier moment, its record, its picture.

use crate::answer::Answer;
use crate::pages::{failed, page, shown};
use crate::pocket::{ME, Pocket};
use crate::request::Request;
use castellan_core::scene::svg::svg;
use castellan_core::seat::Seat;
use castellan_pages::table::{Moment, Notice, Which};
use castellan_pages::{check, fault, replay, table};
use castellan_room::{Caller, Refused, looks};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The fields of an address as a page reads them: numbers where they are numbers.
fn which<T: DeserializeOwned + Default>(request: &Request) -> T {
    let value = |text: &str| text.parse::<u64>().map_or_else(|_| Value::from(text), Value::from);
    let is_text = |name: &str| name == "fragment";
    let fields = request.query.iter().map(|(name, text)| {
        (name.clone(), if is_text(name) { Value::from(text.as_str()) } else { value(text) })
    });
    serde_json::from_value(Value::Object(fields.collect::<Map<_, _>>())).unwrap_or_default()
}

/// Which seat the address names.
fn seat(request: &Request) -> Option<Seat> {
    request.asked("seat").and_then(|seat| seat.parse().ok()).map(Seat)
}

/// A page of a table.
pub(crate) async fn get(pocket: &Pocket, request: &Request, id: &str, rest: &[&str]) -> Answer {
    let (site, reader) = (&pocket.site, request.reader());
    match rest {
        [] if request.asked("fragment").is_some() => piece(pocket, request, id, &which(request)).await,
        [] => whole(pocket, request, id, seat(request), None).await,
        ["replay"] => {
            let seen = pocket.see(request, id, seat(request)).await;
            shown(pocket, request, seen.and_then(|seen| replay::page(site, &reader, &seen, &which(request))))
        }
        ["check"] => match pocket.see(request, id, None).await {
            Ok(seen) => {
                let found = looks::check(&seen.snapshot, request.lang());
                page(pocket, request, &check::page(site, &reader, &found))
            }
            Err(refused) => failed(pocket, request, &refused),
        },
        _ => failed(pocket, request, &fault::nothing()),
    }
}

/// The page of a table, perhaps with something to say.
pub(crate) async fn whole(
    pocket: &Pocket,
    request: &Request,
    id: &str,
    seat: Option<Seat>,
    notice: Option<&Notice>,
) -> Answer {
    let made = pocket.see(request, id, seat).await.and_then(|seen| {
        let moment = Moment { seen: &seen, present: &[Caller::Person(ME)], now: request.now };
        table::page(&pocket.site, &request.reader(), seat, &moment, notice)
    });
    match made {
        Ok(made) => page(pocket, request, &made),
        Err(refused) => failed(pocket, request, &refused),
    }
}

/// What changed on the page of a table, for a page that has the rest.
pub(crate) async fn piece(pocket: &Pocket, request: &Request, id: &str, which: &Which) -> Answer {
    let made = pocket.see(request, id, which.seat()).await.and_then(|seen| {
        let moment = Moment { seen: &seen, present: &[Caller::Person(ME)], now: request.now };
        let is_known = |tag: &castellan_pages::tag::Tag| tag.is_among(&request.known);
        table::fragment(&pocket.site, &request.reader(), which, &moment, is_known)
    });
    match made {
        Ok((tag, made)) => {
            let status = if made.is_some() { 200 } else { 304 };
            let tag = Some(tag.as_str().to_owned());
            Answer { status, tag, ..Answer::html(made.map(|made| made.into_string()).unwrap_or_default()) }
        }
        Err(refused) => Answer::refused(refused, pocket.site.words(request.lang())),
    }
}

/// What programs and links read of a table.
pub(crate) async fn look(pocket: &Pocket, request: &Request, id: &str, what: &str) -> Answer {
    let made = match what {
        "record" => record(pocket, request, id).await,
        "check" => {
            let seen = pocket.see(request, id, None).await;
            seen.map(|seen| Answer::json(&looks::check(&seen.snapshot, request.lang())))
        }
        "board.svg" => picture(pocket, request, id).await,
        _ => Err(fault::nothing()),
    };
    made.unwrap_or_else(|refused| Answer::refused(refused, pocket.site.words(request.lang())))
}

async fn record(pocket: &Pocket, request: &Request, id: &str) -> Result<Answer, Refused> {
    let seen = pocket.see(request, id, seat(request)).await?;
    Ok(Answer::json(&looks::record(&seen.snapshot, &seen.asker)?))
}

async fn picture(pocket: &Pocket, request: &Request, id: &str) -> Result<Answer, Refused> {
    let seen = pocket.see(request, id, seat(request)).await?;
    let at = request.asked("at").and_then(|at| at.parse().ok());
    let (drawn, registered) = (seen.snapshot.drawn(&seen.asker, at)?, seen.snapshot.registered());
    Ok(Answer::svg(svg(&drawn.scene, &registered.art, registered.words(request.lang()), &drawn.names)))
}
