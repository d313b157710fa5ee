//! Decides what a request leads to: an answer at once, or a line that is to be written first.

use super::Think;
use super::ask::{Answer, Ask, Asked, Caller, Refused, Reply, refused};
use super::known::{Known, secret_due};
use crate::journal::{ChatRule, Line, PHRASES, Say, What};
use crate::limits::{ABSENT_AFTER, CHAT_CHARS_MAX, CHAT_LINES_MAX};
use crate::name;
use crate::registry::level_for_anybody;
use crate::secret::{Hash, Person};
use crate::time::Millis;
use crate::wire;
use castellan_ai::level::Level;
use castellan_core::game::Turn;
use castellan_core::lang::Lang;
use castellan_core::message::Message;
use castellan_core::record::Who;
use castellan_core::seat::{Seat, Seats, Viewer};
use castellan_core::table::Refusal;
use serde_json::Value;
use std::sync::Arc;

pub(super) enum Decision {
    Answer(Answer),
    Write(What, Vec<Person>),
}

type Decided = Result<Decision, Refused>;

fn write(what: What) -> Decided {
    Ok(Decision::Write(what, Vec::new()))
}

fn answer(reply: Reply) -> Decided {
    Ok(Decision::Answer(Ok(reply)))
}

impl Known {
    /// What a request leads to. A doubtful one was sent to the store before: if it is not in the journal
    /// now, its sender must ask again, since it may still arrive there. Where seats are limited, what was done
    /// before is still answered however often it is asked.
    pub(super) fn decide(
        &mut self,
        ask: &Ask,
        (is_doubtful, is_limited): (bool, bool),
        now: Millis,
    ) -> Decision {
        let is_too_often = is_limited && self.is_too_often(ask, now);
        self.try_decide(ask, (is_doubtful, is_too_often), now)
            .unwrap_or_else(|refused| Decision::Answer(Err(refused)))
    }

    fn try_decide(&mut self, ask: &Ask, (is_doubtful, is_too_often): (bool, bool), now: Millis) -> Decided {
        let may_change = || match (is_doubtful, is_too_often) {
            (true, _) => Err(refused(503, "unavailable", "refused-store")),
            (_, true) => Err(refused(429, "too_many", "refused-too-often")),
            _ => Ok(()),
        };
        match &ask.what {
            Asked::Look(at) => {
                self.look(ask, *at, now).map(|look| Reply::Look(Box::new(look))).and_then(answer)
            }
            Asked::Since { entry, chat, lines, looks } => {
                self.frame(ask, (*entry, *chat, *lines, *looks), now).map(Reply::Frame).and_then(answer)
            }
            Asked::Record => self.record(ask).map(|record| Reply::Record(Box::new(record))).and_then(answer),
            Asked::Scene(at) => {
                self.drawn(ask, *at).map(|drawn| Reply::Scene(Box::new(drawn))).and_then(answer)
            }
            Asked::Page { present, look } => {
                self.page(ask, present, look, now).map(|page| Reply::Page(Box::new(page))).and_then(answer)
            }
            Asked::Replay { at, eyes } => {
                self.replay(ask, *at, *eyes, now).map(|page| Reply::Page(Box::new(page))).and_then(answer)
            }
            Asked::Hint => self.hint(ask).map(|think| Reply::Hint(Arc::new(think))).and_then(answer),
            Asked::Why(mv) => {
                let seat = self.actor(ask)?;
                self.table.check(seat, mv).map_err(|refusal| self.no(&refusal, ask.lang))?;
                answer(Reply::Done)
            }
            Asked::Check => answer(Reply::Check(self.check(ask.lang))),
            Asked::Play { n, request, mv } => {
                let seat = self.actor(ask)?;
                match self.repeated(seat, request.as_deref(), ask.lang) {
                    Some(moved) => answer(Reply::Moved(moved)),
                    None => may_change().and_then(|()| self.play(ask, seat, *n, request.as_deref(), mv)),
                }
            }
            Asked::Undo { n, request } => {
                let seat = self.actor(ask)?;
                match self.repeated(seat, request.as_deref(), ask.lang) {
                    Some(moved) => answer(Reply::Moved(moved)),
                    None => may_change().and_then(|()| self.undo(ask, seat, *n, request.as_deref())),
                }
            }
            Asked::Sit { invite, key, person, name } => match self.chair_of(*key) {
                Some(seat) => answer(Reply::Sat(seat)),
                None => may_change().and_then(|()| self.sit(*invite, *key, *person, name)),
            },
            Asked::Rematch(table) => match self.rematch.clone() {
                Some(table) => self.actor(ask).and_then(|_| answer(Reply::Rematch(table))),
                None => may_change().and_then(|()| self.play_again(ask, table)),
            },
            Asked::Again => answer(Reply::Again(Box::new(self.next_game()))),
            _ => may_change().and_then(|()| self.change_people(ask, now)),
        }
    }

    /// What is answered once the line is durable.
    pub(super) fn confirm(&self, ask: &Ask, line: &Line, _now: Millis) -> Answer {
        Ok(match &line.what {
            What::Played { .. } => Reply::Moved(self.moved(ask.lang)),
            What::Sat { seat, .. } => Reply::Sat(*seat),
            What::Rematched { table } => Reply::Rematch(table.clone()),
            _ => Reply::Done,
        })
    }

    pub(super) fn moved(&self, lang: Lang) -> wire::Moved {
        wire::Moved { n: self.table.len(), state: self.table.state(self.registered().words(lang)) }
    }

    /// The answer that a request got the first time.
    fn repeated(&self, seat: Seat, request: Option<&str>, lang: Lang) -> Option<wire::Moved> {
        let n = *self.done.get(&(seat, request?.to_owned()))?;
        if n == self.table.len() {
            return Some(self.moved(lang));
        }
        let then = self.table_at(n)?;
        Some(wire::Moved { n, state: then.state(self.registered().words(lang)) })
    }

    fn play(&mut self, ask: &Ask, seat: Seat, n: usize, request: Option<&str>, mv: &Value) -> Decided {
        if ask.by != Caller::Bot(seat) && self.chairs[seat.index()].stand_in.is_some() {
            return Err(refused(409, "stand_in", "refused-stand-in"));
        }
        if !self.is_current(n, seat) {
            return Err(self.stale(ask.lang));
        }
        let before = self.table.len();
        let due = secret_due(self.table.turn());
        self.table.play(seat, mv).map_err(|refusal| self.no(&refusal, ask.lang))?;
        self.due_in_secret.push(due);
        self.due_in_secret.resize(self.table.len(), Seats::NONE);
        let entries = self.table.entries()[before..].to_vec();
        write(What::Played { seat, request: request.map(str::to_owned), entries })
    }

    fn undo(&mut self, ask: &Ask, seat: Seat, n: Option<usize>, request: Option<&str>) -> Decided {
        if n.is_some_and(|n| !self.is_own_last(n, seat)) {
            return Err(self.stale(ask.lang));
        }
        let due = secret_due(self.table.turn());
        self.table.undo(seat).map_err(|refusal| self.no(&refusal, ask.lang))?;
        self.due_in_secret.push(due);
        let entries = self.table.entries()[self.table.len() - 1..].to_vec();
        write(What::Played { seat, request: request.map(str::to_owned), entries })
    }

    fn stale(&self, lang: Lang) -> Refused {
        let state = self.table.state(self.registered().words(lang));
        Refused { state: Some(Box::new(state)), ..refused(409, "stale", "refused-stale") }
    }

    fn no(&self, refusal: &Refusal, lang: Lang) -> Refused {
        let no = Refused { rule: refusal.rule(), ..refused(422, refusal.code(), refusal.say()) };
        no.said(self.registered().words(lang), &self.table.names())
    }

    /// The seats of a caller.
    pub(super) fn seats_of(&self, by: Caller) -> Result<Seats, Refused> {
        let seats = |has: &dyn Fn(usize) -> bool| {
            (0..self.chairs.len()).filter(|at| has(*at)).map(|at| Seat(at as u8)).collect::<Seats>()
        };
        match by {
            Caller::Nobody => Ok(Seats::NONE),
            Caller::Bot(seat) => Ok(Seats::NONE.with(seat)),
            Caller::Person(person) => Ok(seats(&|at| self.chairs[at].person == Some(person))),
            Caller::Key(key) => {
                let own = seats(&|at| self.chairs[at].key == Some(key));
                if own.is_empty() { Err(refused(401, "bad_token", "refused-bad-token")) } else { Ok(own) }
            }
        }
    }

    /// Through whose eyes the caller looks: of several own seats the asked one, else the one that is due.
    pub(super) fn viewer(&self, ask: &Ask) -> Result<Viewer, Refused> {
        let own = self.seats_of(ask.by)?;
        if let Some(seat) = ask.seat {
            let theirs = || refused(403, "not_your_seat", "refused-not-your-seat");
            return if own.contains(seat) { Ok(Viewer::Seat(seat)) } else { Err(theirs()) };
        }
        let due = self.table.turn().seats();
        let seat = own.iter().find(|seat| due.contains(*seat)).or_else(|| own.iter().next());
        Ok(seat.map_or(Viewer::Watcher, Viewer::Seat))
    }

    /// The seat for which the caller acts.
    fn actor(&self, ask: &Ask) -> Result<Seat, Refused> {
        match (self.viewer(ask)?, ask.by) {
            (Viewer::Seat(seat), _) => Ok(seat),
            (Viewer::Watcher, Caller::Nobody) => Err(refused(401, "no_token", "refused-no-token")),
            (Viewer::Watcher, _) => Err(refused(403, "not_your_seat", "refused-not-your-seat")),
        }
    }

    /// The host is who opened the table: by device, or by the token of its first human seat.
    pub(super) fn is_host(&self, by: Caller) -> bool {
        match by {
            Caller::Person(person) => self.opened.host == Some(person),
            Caller::Key(key) => {
                let first = self.opened.seats.iter().find(|chair| chair.who == Who::Human);
                first.is_some_and(|chair| chair.key == Some(key))
            }
            Caller::Nobody | Caller::Bot(_) => false,
        }
    }

    /// What a bot would be asked in the caller's place.
    fn hint(&self, ask: &Ask) -> Result<Think, Refused> {
        let seat = self.actor(ask)?;
        if !self.opened.aids {
            return Err(refused(403, "no_aids", "refused-no-aids"));
        }
        if !self.table.turn().seats().contains(seat) {
            return Err(refused(409, "not_your_turn", "refused-not-your-turn"));
        }
        let view = self.table.view(Viewer::Seat(seat));
        let level = self.opened.hints.clone().unwrap_or_else(|| Level::Knight.name().to_owned());
        Ok(Think { game: self.table.meta().id, seat, n: self.table.len(), level, view })
    }

    fn chair_of(&self, key: Hash) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.key == Some(key)).map(|at| Seat(at as u8))
    }

    fn sit(&self, invite: Hash, key: Hash, person: Option<Person>, name: &str) -> Decided {
        let Some(at) = self.chairs.iter().position(|chair| chair.invite == Some(invite)) else {
            return Err(refused(403, "bad_invite", "refused-bad-invite"));
        };
        if self.chairs[at].who != Who::Open {
            return Err(refused(409, "seat_taken", "refused-seat-taken"));
        }
        let seat = Seat(at as u8);
        let name = self.free_name(seat, name)?;
        Ok(Decision::Write(What::Sat { seat, key, person, name }, person.into_iter().collect()))
    }

    fn free_name(&self, seat: Seat, name: &str) -> Result<String, Refused> {
        let others = || self.chairs.iter().enumerate().filter(|(at, _)| *at != seat.index());
        name::tidy(name)
            .and_then(|name| {
                name::check_unique(&name, others().map(|(_, chair)| chair.name.as_str()))?;
                Ok(name)
            })
            .map_err(|bad| refused(422, "bad_name", bad.key()))
    }

    fn change_people(&self, ask: &Ask, now: Millis) -> Decided {
        match &ask.what {
            Asked::StandIn(seat, level) => self.stand_in(ask, *seat, level, now),
            Asked::RunOut(seat) => match (self.takes_over(), &self.clock) {
                (Some((at, out)), Some(clock)) if at <= now && out == *seat => {
                    let level = clock.clock().level.clone().unwrap_or_else(|| "squire".to_owned());
                    write(What::StoodIn { seat: *seat, level })
                }
                _ => answer(Reply::Done),
            },
            Asked::Hush(chat) if self.is_host(ask.by) => write(What::Hushed { chat: *chat }),
            Asked::Hush(_) => Err(refused(403, "not_host", "refused-not-host")),
            Asked::Leave => self.actor(ask).and_then(|seat| write(What::Left { seat })),
            Asked::Back => {
                let seat = self.actor(ask)?;
                if self.chairs[seat.index()].stand_in.is_none() {
                    return answer(Reply::Done);
                }
                write(What::Back { seat })
            }
            Asked::Rename(name) => {
                let seat = self.actor(ask)?;
                write(What::Named { seat, name: self.free_name(seat, name)? })
            }
            Asked::Say(say) => self.say(ask, say),
            _ => Err(refused(500, "internal", "refused-internal")),
        }
    }

    fn stand_in(&self, ask: &Ask, seat: Seat, name: &str, now: Millis) -> Decided {
        let Some(chair) = self.chairs.get(seat.index()) else {
            return Err(refused(422, "bad_request", "refused-no-such-seat"));
        };
        if level_for_anybody(name).is_none() {
            return Err(refused(
                422,
                "bad_options",
                Message::new("refused-no-such-level").with("level", name),
            ));
        }
        let own = self.seats_of(ask.by)?;
        let is_away = self.table.turn().seats().contains(seat)
            && now.saturating_sub(self.last_at) >= ABSENT_AFTER.as_millis() as u64;
        if !own.contains(seat) && !(self.is_host(ask.by) && (chair.who == Who::Open || is_away)) {
            return Err(match ask.by {
                Caller::Nobody => refused(401, "no_token", "refused-no-token"),
                _ => refused(403, "not_your_seat", "refused-not-away"),
            });
        }
        match chair.who {
            Who::Bot => Err(refused(409, "seat_taken", "refused-seat-taken")),
            Who::Human | Who::Open => write(What::StoodIn { seat, level: name.to_owned() }),
        }
    }

    fn say(&self, ask: &Ask, say: &Say) -> Decided {
        let seat = self.actor(ask)?;
        let hushed = || Err(refused(403, "hushed", "refused-hushed"));
        let say = match say {
            Say::Text(_) if self.chat != ChatRule::All => return hushed(),
            Say::Phrase(_) if self.chat == ChatRule::Off => return hushed(),
            Say::Phrase(phrase) if PHRASES.contains(&phrase.as_str()) => say.clone(),
            Say::Phrase(_) => return Err(refused(422, "bad_request", "refused-no-such-phrase")),
            Say::Text(text) if text.chars().count() > CHAT_CHARS_MAX => {
                return Err(refused(413, "too_large", "refused-chat-long"));
            }
            Say::Text(text) => Say::Text(name::readable(text)),
        };
        if matches!(&say, Say::Text(text) if text.is_empty()) {
            return Err(refused(422, "bad_request", "refused-chat-empty"));
        }
        if self.said.len() >= CHAT_LINES_MAX {
            return Err(refused(429, "too_many", "refused-chat-full"));
        }
        write(What::Said { seat, say })
    }

    fn play_again(&self, ask: &Ask, table: &str) -> Decided {
        self.actor(ask)?;
        if self.table.turn() != Turn::Over {
            return Err(refused(409, "not_over", "refused-not-over"));
        }
        write(What::Rematched { table: table.to_owned() })
    }
}
