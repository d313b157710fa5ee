//! How a new table is played: its clock, help, talk, and who may come in.

use super::form::{Fields, field};
use super::site::Site;
use crate::clock::{Clock, Per, Then};
use crate::journal::ChatRule;
use crate::wire::NewTable;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use maud::{Markup, html};

/// The clocks that take one press: value, message, what is measured, for how many seconds, and what each decision adds.
const CLOCKS: [(&str, &str, Per, u32, u32); 4] = [
    ("turn-60", "page-clock-turn-60", Per::Turn, 60, 0),
    ("turn-180", "page-clock-turn-180", Per::Turn, 180, 0),
    ("game-900", "page-clock-game-900", Per::Game, 900, 5),
    ("turn-86400", "page-clock-turn-86400", Per::Turn, 86_400, 0),
];

/// Clocks that are set by hand: value, message, what is measured.
const OWN: [(&str, &str, Per); 2] =
    [("turn", "page-clock-own-turn", Per::Turn), ("game", "page-clock-own-game", Per::Game)];

/// What may be said: value, message, rule.
const TALKS: [(&str, &str, ChatRule); 3] = [
    ("all", "page-talk-all", ChatRule::All),
    ("phrases", "page-talk-phrases", ChatRule::Phrases),
    ("off", "page-talk-off", ChatRule::Off),
];

/// The levels that hints may come from, the usual one first.
const HINTS: [(&str, &str); 3] =
    [("knight", "level-knight"), ("castellan", "level-castellan"), ("squire", "level-squire")];

/// A field with one of several values: its name and label, then values and messages, the usual one first.
type Choice<'a> = (&'a str, &'static str, Vec<(&'a str, &'static str)>);

/// The fields.
pub(super) fn pace(app: &Site, lang: Lang, filled: &Fields) -> Markup {
    let words = app.words(lang);
    let say = |key: &'static str| words.say(&Message::new(key), &[]);
    let choice = |(name, label, choices): Choice<'_>| {
        html! {
            div class="option" {
                label for=(name) { (say(label)) }
                select id=(name) name=(name) {
                    @for (value, key) in choices { option value=(value) selected[field(filled, name) == value] { (say(key)) } }
                }
            }
        }
    };
    let number = |name: &str, label: &'static str, usual: &str, most: u32| {
        let given = field(filled, name);
        html! {
            label class="amount" {
                (say(label)) input type="number" name=(name) min="0" max=(most) inputmode="numeric" value=(if given.is_empty() { usual } else { given });
            }
        }
    };
    let clocks = CLOCKS.iter().map(|&(value, key, ..)| (value, key));
    let clocks = clocks.chain(OWN.iter().map(|&(value, key, _)| (value, key)));
    let clocks = std::iter::once(("", "page-clock-none")).chain(clocks).collect();
    html! {
        (choice(("clock", "page-clock-kind", clocks)))
        div class="own-clock" data-clocks="turn game" {
            (number("clock-minutes", "page-clock-minutes", "5", 60 * 24 * 7))
            (number("clock-seconds", "page-clock-seconds", "0", 59))
        }
        div class="own-clock" data-clocks="game" { (number("clock-increment", "page-clock-increment", "10", 3600)) }
        div class="any-clock" {
            (choice(("clock-then", "page-clock-then", vec![("wait", "page-clock-wait"), ("bot", "page-clock-bot")])))
            p class="quiet" { (say("page-clock-waits")) }
        }
        (choice(("aids", "page-aids", vec![("on", "page-aids-on"), ("off", "page-aids-off")])))
        (choice(("hints", "page-hints", HINTS.to_vec())))
        (choice(("talk", "page-talk", TALKS.iter().map(|&(value, key, _)| (value, key)).collect())))
        (choice(("watching", "page-watching", vec![("all", "page-watching-all"), ("link", "page-watching-link")])))
    }
}

fn read_clock(fields: &Fields) -> Option<Clock> {
    let chosen = field(fields, "clock");
    let number = |name: &str| field(fields, name).parse::<u32>().unwrap_or(0);
    let own = || {
        let &(.., per) = OWN.iter().find(|(value, ..)| *value == chosen)?;
        let seconds = number("clock-minutes").saturating_mul(60).saturating_add(number("clock-seconds"));
        Some((per, seconds, if per == Per::Game { number("clock-increment") } else { 0 }))
    };
    let preset = CLOCKS.iter().find(|(value, ..)| *value == chosen);
    let (per, seconds, increment) = preset.map(|&(.., per, time, more)| (per, time, more)).or_else(own)?;
    let then = if field(fields, "clock-then") == "bot" { Then::Bot } else { Then::Wait };
    Some(Clock { per, seconds, increment, then, level: None })
}

/// A table with what was chosen here, and nothing else yet.
pub(super) fn read_pace(fields: &Fields) -> NewTable {
    let talk = TALKS.iter().find(|(value, ..)| *value == field(fields, "talk"));
    NewTable {
        game: String::new(),
        options: None,
        seats: Vec::new(),
        clock: read_clock(fields),
        chat: talk.map(|&(.., rule)| rule),
        aids: Some(field(fields, "aids") != "off"),
        hints: Some(field(fields, "hints").to_owned()).filter(|level| !level.is_empty()),
        private: Some(field(fields, "watching") == "link"),
        request_id: None,
    }
}
