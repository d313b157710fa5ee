//! Decides what a command leads to: an answer at once, or a line that is to be written first.

use crate::bounds::Bound;
use crate::command::{Asker, Caller, Change, Command};
use crate::journal::{ChatRule, PHRASES, Say, What};
use crate::limits::CHAT_CHARS_MAX;
use crate::name;
use crate::port::Think;
use crate::refused::{Kind, Refused, refused};
use crate::secret::{Hash, Person};
use crate::snapshot::{Done, Snapshot, secret_due};
use crate::time::Millis;
use castellan_ai::level::Level;
use castellan_core::game::Turn;
use castellan_core::lang::Lang;
use castellan_core::record::{Entry, Who};
use castellan_core::score::State;
use castellan_core::seat::{Seat, Seats, Viewer};
use castellan_core::table::Refusal;
use serde_json::Value;
use std::sync::Arc;

pub(crate) enum Decision {
    /// It is done already, and there were so many entries then.
    Done(usize),
    /// This line is to be written, and these people to be remembered with it.
    Write(What, Vec<Person>),
}

pub(crate) type Decided = Result<Decision, Refused>;

pub(crate) fn write(what: What) -> Decided {
    Ok(Decision::Write(what, Vec::new()))
}

/// What a command leads to. A doubtful one was sent to the store before: if it is not in the journal now, its
/// sender must ask again, since it may still arrive there. Where seats are limited, what was done before is still
/// answered however often it is asked.
pub(crate) fn decide(
    known: &mut Arc<Snapshot>,
    command: &Command,
    (is_doubtful, is_limited): (bool, bool),
    now: Millis,
) -> Decided {
    let Command { asker, change } = command;
    match change {
        Change::Sit { invite, key, .. } => known.may_sit(*invite, *key)?,
        _ => known.may_know(asker.by)?,
    }
    if let Some(n) = known.is_done(asker, change)? {
        return Ok(Decision::Done(n));
    }
    if is_doubtful {
        return Err(refused(Kind::Unavailable, "unavailable", "refused-store"));
    }
    if is_limited && known.is_too_often(asker, now) {
        return Err(refused(Kind::TooMany, "too_many", "refused-too-often"));
    }
    match change {
        Change::Play { n, request, mv } => Arc::make_mut(known).play(asker, *n, request.as_deref(), mv),
        Change::Undo { n, request } => Arc::make_mut(known).undo(asker, *n, request.as_deref()),
        change => known.change_people(asker, change, now),
    }
}

impl Snapshot {
    /// Whether this was done before, and how many entries there were then.
    fn is_done(&self, asker: &Asker, change: &Change) -> Result<Option<usize>, Refused> {
        match change {
            Change::Play { request, mv, .. } => {
                self.repeated(self.actor(asker)?, request.as_deref(), Some(mv))
            }
            Change::Undo { request, .. } => self.repeated(self.actor(asker)?, request.as_deref(), None),
            Change::Sit { key, .. } => Ok(self.seat_of_key(*key).map(|_| self.table.len())),
            Change::Rematch(_) if self.rematch.is_some() => self.actor(asker).map(|_| Some(self.table.len())),
            _ => Ok(None),
        }
    }

    /// Nothing is left to do.
    pub(crate) fn done(&self) -> Decided {
        Ok(Decision::Done(self.table.len()))
    }

    /// Where the table stood after its first `n` entries, in words of this language.
    pub fn state_at(&self, n: usize, lang: Lang) -> Option<State> {
        if n == self.table.len() {
            Some(self.state_of(&*self.table, lang))
        } else {
            Some(self.state_of(&*self.table.at(n)?, lang))
        }
    }

    /// How many entries there were when a request was done the first time; refused if it asked for something else
    /// then. `mv` is none for an undo.
    fn repeated(
        &self,
        seat: Seat,
        request: Option<&str>,
        mv: Option<&Value>,
    ) -> Result<Option<usize>, Refused> {
        let is_it = |done: &&Done| done.seat == seat && Some(&*done.request) == request;
        let Some(&Done { at, n, .. }) = self.done.iter().rev().find(is_it) else { return Ok(None) };
        if self.is_same(seat, at, mv) {
            return Ok(Some(n));
        }
        Err(refused(Kind::Conflict, "other_request", "refused-other-request"))
    }

    /// Whether the entry at this place is this decision; a move may be written in another form than the listed one.
    fn is_same(&self, seat: Seat, at: usize, mv: Option<&Value>) -> bool {
        match (self.table.entries().get(at), mv) {
            (Some(Entry::Undo(..)), None) => true,
            (Some(entry @ Entry::Move(_, listed)), Some(mv)) => {
                let played = || {
                    let mut then = self.table.at(at)?;
                    then.play(seat, mv).ok()?;
                    then.entries().get(at).cloned()
                };
                **listed == *mv || played().as_ref() == Some(entry)
            }
            _ => false,
        }
    }

    fn play(&mut self, asker: &Asker, n: usize, request: Option<&str>, mv: &Value) -> Decided {
        let seat = self.actor(asker)?;
        if asker.by != Caller::Bot(seat) && self.chairs[seat.index()].stand_in.is_some() {
            return Err(refused(Kind::Conflict, "stand_in", "refused-stand-in"));
        }
        if !self.is_current(n, seat) {
            return Err(self.stale(asker.lang));
        }
        let before = self.table.len();
        let due = secret_due(self.table.turn());
        self.table.play(seat, mv).map_err(|refusal| self.no(&refusal, asker.lang))?;
        self.due_in_secret.push(due);
        self.due_in_secret.resize(self.table.len(), Seats::NONE);
        let entries = self.table.entries()[before..].to_vec();
        write(What::Played { seat, request: request.map(str::to_owned), entries })
    }

    fn undo(&mut self, asker: &Asker, n: Option<usize>, request: Option<&str>) -> Decided {
        let seat = self.actor(asker)?;
        if n.is_some_and(|n| !self.is_own_last(n, seat)) {
            return Err(self.stale(asker.lang));
        }
        self.check_bound(Bound::Undos)?;
        let due = secret_due(self.table.turn());
        self.table.undo(seat).map_err(|refusal| self.no(&refusal, asker.lang))?;
        self.due_in_secret.push(due);
        let entries = self.table.entries()[self.table.len() - 1..].to_vec();
        write(What::Played { seat, request: request.map(str::to_owned), entries })
    }

    fn stale(&self, lang: Lang) -> Refused {
        let state = self.state_of(&*self.table, lang);
        Refused { state: Some(Box::new(state)), ..refused(Kind::Conflict, "stale", "refused-stale") }
    }

    /// A refusal of the rules, in the language of whoever asked.
    pub fn no(&self, refusal: &Refusal, lang: Lang) -> Refused {
        let no =
            Refused { rule: refusal.rule(), ..refused(Kind::Unprocessable, refusal.code(), refusal.say()) };
        no.said(self.registered().words(lang), &self.table.names())
    }

    /// The seats of a caller.
    ///
    /// # Errors
    /// If their token is none of this table's.
    pub fn seats_of(&self, by: Caller) -> Result<Seats, Refused> {
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
                if is_stranger {
                    Err(refused(Kind::Unauthenticated, "bad_token", "refused-bad-token"))
                } else {
                    Ok(own)
                }
            }
        }
    }

    /// Through whose eyes the caller looks: of several own seats the asked one, else the one that is due.
    ///
    /// # Errors
    /// If they have no such seat.
    pub fn viewer(&self, asker: &Asker) -> Result<Viewer, Refused> {
        let own = self.seats_of(asker.by)?;
        if let Some(seat) = asker.seat {
            let theirs = || refused(Kind::Forbidden, "not_your_seat", "refused-not-your-seat");
            return if own.contains(seat) { Ok(Viewer::Seat(seat)) } else { Err(theirs()) };
        }
        let due = self.table.turn().seats();
        let seat = own.iter().find(|seat| due.contains(*seat)).or_else(|| own.iter().next());
        Ok(seat.map_or(Viewer::Watcher, Viewer::Seat))
    }

    /// The seat for which the caller acts.
    ///
    /// # Errors
    /// If they have none.
    pub fn actor(&self, asker: &Asker) -> Result<Seat, Refused> {
        match (self.viewer(asker)?, asker.by) {
            (Viewer::Seat(seat), _) => Ok(seat),
            (Viewer::Watcher, Caller::Nobody) => {
                Err(refused(Kind::Unauthenticated, "no_token", "refused-no-token"))
            }
            (Viewer::Watcher, _) => Err(refused(Kind::Forbidden, "not_your_seat", "refused-not-your-seat")),
        }
    }

    /// What a bot would be asked in the asker's place.
    ///
    /// # Errors
    /// If it has nothing to decide, or the host wants no hints.
    pub fn hint(&self, asker: &Asker) -> Result<Think, Refused> {
        let seat = self.actor(asker)?;
        if !self.opened.aids {
            return Err(refused(Kind::Forbidden, "no_aids", "refused-no-aids"));
        }
        if !self.table.turn().seats().contains(seat) {
            return Err(refused(Kind::Conflict, "not_your_turn", "refused-not-your-turn"));
        }
        let view = self.table.view(Viewer::Seat(seat));
        let level = self.opened.hints.clone().unwrap_or_else(|| Level::Knight.name().to_owned());
        Ok(Think { game: self.table.meta().id, seat, n: self.table.len(), level, only_bots: false, view })
    }

    /// The seat of whoever has this secret.
    pub fn seat_of_key(&self, key: Hash) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.key == Some(key)).map(|at| Seat(at as u8))
    }

    fn sit(&self, invite: Hash, key: Hash, person: Option<Person>, name: &str) -> Decided {
        let Some(at) = self.chairs.iter().position(|chair| chair.invite == Some(invite)) else {
            return Err(refused(Kind::Forbidden, "bad_invite", "refused-bad-invite"));
        };
        if self.chairs[at].who != Who::Open {
            return Err(refused(Kind::Conflict, "seat_taken", "refused-seat-taken"));
        }
        if person.is_some_and(|person| self.opened.banned.contains(&person)) {
            return Err(refused(Kind::Forbidden, "banned", "refused-banned"));
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
            .map_err(|bad| refused(Kind::Unprocessable, "bad_name", bad.key()))
    }

    fn change_people(&self, asker: &Asker, change: &Change, now: Millis) -> Decided {
        match change {
            // Decided by the rules of the game.
            Change::Play { .. } | Change::Undo { .. } => self.done(),
            Change::Sit { invite, key, person, name } => self.sit(*invite, *key, *person, name),
            Change::Rematch(table) => self.play_again(asker, table),
            Change::StandIn { seat, level, present } => self.stand_in(asker, (*seat, level), present, now),
            Change::Kick { seat, ban, link, present } => self.kick(asker, (*seat, *ban, link), present, now),
            Change::Mute { seat, muted } => self.mute(asker, *seat, *muted),
            Change::RunOut(seat) => match self.takes_over() {
                Some((at, out)) if at <= now && out == *seat => {
                    write(What::StoodIn { seat: *seat, level: self.level_for_others(), ran_out: true })
                }
                _ => self.done(),
            },
            Change::Hush(chat) => {
                if !self.is_host(asker.by) {
                    return Err(refused(Kind::Forbidden, "not_host", "refused-not-host"));
                }
                self.check_bound(Bound::Settings)?;
                write(What::Hushed { chat: *chat })
            }
            Change::Start => self.start(asker),
            Change::Leave => self.actor(asker).and_then(|seat| write(What::Left { seat })),
            Change::Back => {
                let seat = self.actor(asker)?;
                if self.chairs[seat.index()].stand_in.is_none() {
                    return self.done();
                }
                self.check_bound(Bound::Seats)?;
                write(What::Back { seat })
            }
            Change::Rename(name) => {
                let seat = self.actor(asker)?;
                let name = self.free_name(seat, name)?;
                if name == self.chairs[seat.index()].name {
                    return self.done();
                }
                self.check_bound(Bound::Renames)?;
                write(What::Named { seat, name })
            }
            Change::Say(say) => self.say(asker, say),
        }
    }

    fn say(&self, asker: &Asker, say: &Say) -> Decided {
        let seat = self.actor(asker)?;
        let chair = &self.chairs[seat.index()];
        if chair.muted || chair.person.is_some_and(|person| self.opened.banned.contains(&person)) {
            return Err(refused(Kind::Forbidden, "muted", "refused-muted"));
        }
        let hushed = || Err(refused(Kind::Forbidden, "hushed", "refused-hushed"));
        let say = match say {
            Say::Text(_) if self.chat != ChatRule::All => return hushed(),
            Say::Phrase(_) if self.chat == ChatRule::Off => return hushed(),
            Say::Phrase(phrase) if PHRASES.contains(&phrase.as_str()) => say.clone(),
            Say::Phrase(_) => {
                return Err(refused(Kind::Unprocessable, "bad_request", "refused-no-such-phrase"));
            }
            Say::Text(text) if text.chars().count() > CHAT_CHARS_MAX => {
                return Err(refused(Kind::TooLarge, "too_large", "refused-chat-long"));
            }
            Say::Text(text) => Say::Text(name::readable(text)),
        };
        if matches!(&say, Say::Text(text) if text.is_empty()) {
            return Err(refused(Kind::Unprocessable, "bad_request", "refused-chat-empty"));
        }
        self.check_bound(Bound::Chat)?;
        self.check_bound(Bound::Talk)?;
        write(What::Said { seat, say })
    }

    fn play_again(&self, asker: &Asker, table: &str) -> Decided {
        self.actor(asker)?;
        if self.table.turn() != Turn::Over {
            return Err(refused(Kind::Conflict, "not_over", "refused-not-over"));
        }
        write(What::Rematched { table: table.to_owned() })
    }
}
