//! Decides what a request leads to: an answer at once, or a line that is to be written first.

use super::Think;
use super::ask::{Answer, Ask, Asked, Caller, Refused, Reply, refused};
use super::bounds::Bound;
use super::known::{Done, Known, secret_due};
use crate::journal::{ChatRule, Line, PHRASES, Say, What};
use crate::limits::CHAT_CHARS_MAX;
use crate::name;
use crate::secret::{Hash, Person};
use crate::time::Millis;
use crate::wire;
use castellan_ai::level::Level;
use castellan_core::any_game::AnyTable;
use castellan_core::game::Turn;
use castellan_core::lang::Lang;
use castellan_core::record::{Entry, Who};
use castellan_core::seat::{Seat, Seats, Viewer};
use castellan_core::table::Refusal;
use serde_json::Value;
use std::sync::Arc;

pub(super) enum Decision {
    Answer(Answer),
    Write(What, Vec<Person>),
}

pub(super) type Decided = Result<Decision, Refused>;

pub(super) fn write(what: What) -> Decided {
    Ok(Decision::Write(what, Vec::new()))
}

pub(super) fn answer(reply: Reply) -> Decided {
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
        self.may_know(ask)?;
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
            Asked::Watch(_) => answer(Reply::Done),
            Asked::Check => answer(Reply::Check(self.check(ask.lang))),
            Asked::Play { n, request, mv } => {
                let seat = self.actor(ask)?;
                match self.repeated(seat, request.as_deref(), Some(mv), ask.lang)? {
                    Some(moved) => answer(Reply::Moved(moved)),
                    None => may_change().and_then(|()| self.play(ask, seat, *n, request.as_deref(), mv)),
                }
            }
            Asked::Undo { n, request } => {
                let seat = self.actor(ask)?;
                match self.repeated(seat, request.as_deref(), None, ask.lang)? {
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
            What::Kicked { banned, .. } => Reply::Kicked { banned: banned.is_some() },
            _ => Reply::Done,
        })
    }

    pub(super) fn moved(&self, lang: Lang) -> wire::Moved {
        wire::Moved { n: self.table.len(), state: self.table.state(self.registered().words(lang)) }
    }

    /// The answer that a request got the first time; refused if it asked for something else then. `mv` is none
    /// for an undo.
    fn repeated(
        &self,
        seat: Seat,
        request: Option<&str>,
        mv: Option<&Value>,
        lang: Lang,
    ) -> Result<Option<wire::Moved>, Refused> {
        let done = request.and_then(|request| self.done.get(&(seat, request.to_owned())));
        let Some(Done { at, n }) = done.copied() else { return Ok(None) };
        if !self.is_same(seat, at, mv) {
            return Err(refused(409, "other_request", "refused-other-request"));
        }
        if n == self.table.len() {
            return Ok(Some(self.moved(lang)));
        }
        let state = |then: Box<dyn AnyTable>| then.state(self.registered().words(lang));
        Ok(self.table_at(n).map(state).map(|state| wire::Moved { n, state }))
    }

    /// Whether the entry at this place is this decision; a move may be written in another form than the listed one.
    fn is_same(&self, seat: Seat, at: usize, mv: Option<&Value>) -> bool {
        match (self.table.entries().get(at), mv) {
            (Some(Entry::Undo(..)), None) => true,
            (Some(entry @ Entry::Move(_, listed)), Some(mv)) => {
                let played = || {
                    let mut then = self.table_at(at)?;
                    then.play(seat, mv).ok()?;
                    then.entries().get(at).cloned()
                };
                listed == mv || played().as_ref() == Some(entry)
            }
            _ => false,
        }
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
        self.check_bound(Bound::Undos)?;
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
                let is_stranger = own.is_empty() && !self.is_guest(key);
                if is_stranger { Err(refused(401, "bad_token", "refused-bad-token")) } else { Ok(own) }
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
        Ok(Think { game: self.table.meta().id, seat, n: self.table.len(), level, only_bots: false, view })
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
        if person.is_some_and(|person| self.opened.banned.contains(&person)) {
            return Err(refused(403, "banned", "refused-banned"));
        }
        let seat = Seat(at as u8);
        let name = self.free_name(seat, name)?;
        self.check_bound(Bound::Seats)?;
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
            Asked::StandIn { seat, level, present } => self.stand_in(ask, (*seat, level), present, now),
            Asked::Kick { seat, ban, invite, present } => {
                self.kick(ask, (*seat, *ban, *invite), present, now)
            }
            Asked::Mute { seat, muted } => self.mute(ask, *seat, *muted),
            Asked::RunOut(seat) => match self.takes_over() {
                Some((at, out)) if at <= now && out == *seat => {
                    write(What::StoodIn { seat: *seat, level: self.level_for_others() })
                }
                _ => answer(Reply::Done),
            },
            Asked::Hush(chat) if self.is_host(ask.by) => {
                self.check_bound(Bound::Settings)?;
                write(What::Hushed { chat: *chat })
            }
            Asked::Hush(_) => Err(refused(403, "not_host", "refused-not-host")),
            Asked::Leave => self.actor(ask).and_then(|seat| write(What::Left { seat })),
            Asked::Back => {
                let seat = self.actor(ask)?;
                if self.chairs[seat.index()].stand_in.is_none() {
                    return answer(Reply::Done);
                }
                self.check_bound(Bound::Seats)?;
                write(What::Back { seat })
            }
            Asked::Rename(name) => {
                let seat = self.actor(ask)?;
                let name = self.free_name(seat, name)?;
                if name == self.chairs[seat.index()].name {
                    return answer(Reply::Done);
                }
                self.check_bound(Bound::Renames)?;
                write(What::Named { seat, name })
            }
            Asked::Say(say) => self.say(ask, say),
            _ => Err(refused(500, "internal", "refused-internal")),
        }
    }

    fn say(&self, ask: &Ask, say: &Say) -> Decided {
        let seat = self.actor(ask)?;
        let chair = &self.chairs[seat.index()];
        if chair.muted || chair.person.is_some_and(|person| self.opened.banned.contains(&person)) {
            return Err(refused(403, "muted", "refused-muted"));
        }
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
        self.check_bound(Bound::Chat)?;
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
