//! Who plays at a new table: a row for each seat, with how well the computer plays said in words.

use super::form::{Fields, field};
use super::make::bot_name;
use super::seats::mark;
use super::site::Reader;
use super::site::Site;
use crate::registry::Registered;
use crate::wire::NewSeat;
use castellan_ai::level::Level;
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::Seat;
use maud::{Markup, html};

/// All seats that the game has, and a way to put everybody at this one screen.
pub(super) fn chairs(app: &Site, visitor: &Reader<'_>, registered: &Registered, filled: &Fields) -> Markup {
    let (words, meta) = (app.words(visitor.lang), registered.game.meta());
    html! {
        fieldset class="chairs" data-least=(meta.seats_min) {
            legend class="unseen" { (words.say_key("page-seats")) }
            @for at in 0..meta.seats_max { (chair(app, visitor, registered, Seat(at), filled)) }
            button type="button" class="add" hidden {
                (words.say(&Message::new("page-make-add").with("most", meta.seats_max), &[]))
            }
            button type="button" class="stronger" title=(words.say_key("page-make-stronger-how")) hidden {
                (words.say_key("page-make-stronger"))
            }
            label class="tick one-screen" hidden {
                input type="checkbox";
                span { (words.say_key("page-make-one-screen")) }
            }
        }
    }
}

fn chair(app: &Site, visitor: &Reader<'_>, registered: &Registered, seat: Seat, filled: &Fields) -> Markup {
    let words = app.words(visitor.lang);
    let usual = match seat.0 {
        0 => "me",
        at if at < registered.game.meta().seats_min && app.is_pocket => "bot-squire",
        at if at < registered.game.meta().seats_min => "open",
        _ => "none",
    };
    let or = |name: String, usual: &str| {
        if filled.is_empty() { usual.to_owned() } else { field(filled, &name).to_owned() }
    };
    let chosen = or(format!("seat{seat}"), usual);
    let name = or(format!("name{seat}"), if seat.0 == 0 { visitor.name } else { "" });
    let kinds = [
        ("me", "page-chair-me"),
        ("open", "page-chair-open"),
        ("here", "page-chair-here"),
        ("none", "page-chair-none"),
    ];
    html! {
        div class="chair" {
            (mark(seat))
            select name={ "seat" (seat) } aria-label=(words.say(&Message::new("seat").with("number", seat.0 + 1), &[])) {
                @for (value, key) in kinds {
                    @let can_be_none = seat.0 >= registered.game.meta().seats_min;
                    @if (value != "none" || can_be_none) && (value != "open" || !app.is_pocket) {
                        option value=(value) selected[value == chosen] { (words.say(&Message::new(key), &[])) }
                    }
                }
                optgroup label=(words.say_key("page-chair-computer")) {
                    @for grade in Level::grades() {
                        @let level = grade.title().unwrap_or(grade);
                        @let value = format!("bot-{level}");
                        option value=(value) data-grade=[grade.rank()] selected[value == chosen] { (words.say(&Message::new(format!("page-chair-{level}")), &[])) }
                    }
                }
            }
            input name={ "name" (seat) } maxlength="40" placeholder=(words.say_key("page-name")) aria-label=(words.say_key("page-name")) value=(name);
        }
    }
}

/// The seats as they were chosen.
pub(super) fn read_seats(registered: &Registered, fields: &Fields) -> Vec<NewSeat> {
    let read = |at: u8| {
        let name = Some(field(fields, &format!("name{at}")).to_owned());
        match field(fields, &format!("seat{at}")) {
            "me" | "here" => Some(NewSeat { who: Who::Human, level: None, name }),
            "open" => Some(NewSeat { who: Who::Open, level: None, name: None }),
            other => {
                let level = other.strip_prefix("bot-")?.to_owned();
                let name = name.filter(|name| !name.is_empty()).unwrap_or_else(|| bot_name(at));
                Some(NewSeat { who: Who::Bot, level: Some(level), name: Some(name) })
            }
        }
    };
    (0..registered.game.meta().seats_max).filter_map(read).collect()
}
