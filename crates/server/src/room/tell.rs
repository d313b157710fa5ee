//! What a room tells: looks, records, scenes and pieces of streams, each through its viewer's eyes.

use super::ask::{Ask, Caller, Drawn, Frame, Paged, Refused, known_record, refused};
use super::known::Known;
use crate::journal::{Opened, Say};
use crate::limits::{ARCHIVE_AFTER_DAYS, CHAT_LINES_SHOWN, STREAM_BACKLOG_BYTES_MAX};
use crate::time::{Millis, written};
use crate::wire;
use castellan_core::any_game::AnyTable;
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::record::Entry;
use castellan_core::replay::Verdict;
use castellan_core::scene::Scene;
use castellan_core::score::EventLine;
use castellan_core::seat::{Seat, Seats, Viewer};
use serde::Serialize;
use std::fmt::Write;

impl Known {
    pub(super) fn look(&self, ask: &Ask, at: Option<usize>, now: Millis) -> Result<wire::Look, Refused> {
        let viewer = self.viewer(ask)?;
        match at {
            None => Ok(self.look_at(&*self.table, ask, viewer, now)),
            Some(n) => {
                let then = self.then(n)?;
                let look = self.look_at(&*then, ask, viewer, now);
                Ok(wire::Look { moves: Vec::new(), ..look })
            }
        }
    }

    fn look_at(&self, table: &dyn AnyTable, ask: &Ask, viewer: Viewer, now: Millis) -> wire::Look {
        let words = self.registered().words(ask.lang);
        let shown = self.said.len().saturating_sub(CHAT_LINES_SHOWN);
        wire::Look {
            table: table.setup().table.clone(),
            game: table.meta().id.to_owned(),
            options: self.opened.options.clone(),
            state: table.state(words),
            view: table.view(viewer).to_json(),
            moves: viewer.seat().map(|seat| table.moves(seat)).unwrap_or_default(),
            seat: viewer.seat(),
            own: self.seats_of(ask.by).map(|own| own.iter().collect()).unwrap_or_default(),
            seats: self.seat_infos(),
            host: self.is_host(ask.by),
            commitment: table.setup().commitment.clone(),
            clock: self.clock.as_ref().map(|clock| wire::ClockInfo {
                clock: clock.clock().clone(),
                left_ms: Seat::all(table.setup().seats()).map(|seat| clock.left_of(seat, now)).collect(),
            }),
            chat: self.chat,
            aids: self.opened.aids,
            said: (shown..self.said.len()).map(|number| self.chat_line(number, words)).collect(),
            private: self.opened.watch.is_some(),
            watch: self.watch_secret(ask.by),
            rematch: self.rematch.clone(),
            archived: is_archived(self.last_at, now),
        }
    }

    /// The secret of the watchers' link, for those who may pass it on.
    fn watch_secret(&self, by: Caller) -> Option<String> {
        let is_at_table = self.is_host(by) || self.seats_of(by).is_ok_and(|own| !own.is_empty());
        self.opened.watch.as_ref().filter(|_| is_at_table).map(|watch| watch.text().to_owned())
    }

    fn seat_infos(&self) -> Vec<wire::SeatInfo> {
        let info = |(seat, chair): (Seat, &crate::journal::Chair)| wire::SeatInfo {
            seat,
            who: chair.who,
            name: chair.name.clone(),
            level: chair.level.clone(),
            stand_in: chair.stand_in.clone(),
            muted: chair.muted,
        };
        (0..).map(Seat).zip(&self.chairs).map(info).collect()
    }

    fn chat_line(&self, number: usize, words: &Words) -> wire::ChatLine {
        let spoken = &self.said[number];
        let (text, phrase) = match &spoken.say {
            Say::Text(text) => (text.clone(), None),
            Say::Phrase(phrase) => (words.say_key(phrase_key(phrase)), Some(phrase.clone())),
        };
        wire::ChatLine { number, at: written(spoken.at), seat: spoken.seat, text, phrase }
    }

    /// The next piece for a stream: entries, then lines of chat, then how the table looks now. A long one
    /// is cut, so that no more than a bounded backlog waits for a slow reader.
    pub(super) fn frame(
        &mut self,
        ask: &Ask,
        (from, from_chat, lines, looks): (usize, Option<usize>, Option<u64>, bool),
        now: Millis,
    ) -> Result<Frame, Refused> {
        let own = self.seats_of(ask.by)?;
        let viewer = self.viewer(ask)?;
        let from_chat = from_chat.unwrap_or_else(|| self.chat_since(from));
        let key = (own, viewer, self.is_host(ask.by), ask.lang, from, from_chat, lines, looks);
        if let Some((_, frame)) = self.frames.iter().find(|(known, _)| *known == key) {
            return Ok(frame.clone());
        }
        let words = self.registered().words(ask.lang);
        let mut text = String::new();
        let (mut entry, mut chat) = (from.min(self.table.len()), from_chat.min(self.said.len()));
        while entry < self.table.len() && text.len() < STREAM_BACKLOG_BYTES_MAX / 2 {
            tell(&mut text, "entry", Some(entry), &self.told_entry(entry, viewer, words));
            entry += 1;
        }
        while entry == self.table.len() && chat < self.said.len() && text.len() < STREAM_BACKLOG_BYTES_MAX / 2
        {
            tell(&mut text, "chat", None, &self.chat_line(chat, words));
            chat += 1;
        }
        let is_whole = entry == self.table.len() && chat == self.said.len();
        if looks && is_whole && lines != Some(self.lines) {
            let look = self.look_at(&*self.table, ask, viewer, now);
            tell(&mut text, "table", None, &wire::Look { said: Vec::new(), ..look });
        }
        let frame = Frame { text: text.into(), entry, chat, lines: is_whole.then_some(self.lines), own };
        if self.frames.len() < 64 {
            self.frames.push((key, frame.clone()));
        }
        Ok(frame)
    }

    /// The line of chat with which a stream begins that knows the first `n` entries: nothing that was said before
    /// these, and no more than a table shows.
    fn chat_since(&self, n: usize) -> usize {
        let shown = self.said.len().saturating_sub(CHAT_LINES_SHOWN);
        shown.max(self.said.partition_point(|spoken| spoken.n < n))
    }

    fn told_entry(&self, n: usize, viewer: Viewer, words: &Words) -> wire::ToldEntry {
        let entry = &self.table.entries()[n];
        let known = match self.table.may_know(n, viewer) {
            true => wire::KnownEntry::Known(entry.clone()),
            false => wire::KnownEntry::hidden(entry),
        };
        let names = self.table.names();
        let is_over = self.table.turn() == Turn::Over;
        let open = self.table.events_of(n).iter().filter(|event| is_over || event.is_open_to(viewer));
        let events: Vec<EventLine> = open.map(|event| EventLine::of(n, event, words, &names)).collect();
        wire::ToldEntry { n: n + 1, entry: known, events }
    }

    pub(super) fn record(&self, ask: &Ask) -> Result<wire::KnownRecord, Refused> {
        let viewer = self.viewer(ask)?;
        Ok(known_record(&self.table.record(), |n| !self.table.may_know(n, viewer)))
    }

    pub(super) fn drawn(&self, ask: &Ask, at: Option<usize>) -> Result<Drawn, Refused> {
        let viewer = self.viewer(ask)?;
        match at {
            None => Ok(self.draw(&*self.table, self.table.scene(viewer), viewer, ask.lang)),
            Some(n) => {
                let then = self.then(n)?;
                Ok(self.draw(&*then, then.scene(viewer), viewer, ask.lang))
            }
        }
    }

    fn draw(&self, table: &dyn AnyTable, scene: Scene, viewer: Viewer, lang: Lang) -> Drawn {
        let names = table.names();
        let mark = format!("{}/{}/{viewer:?}/{lang}/{names:?}", table.setup().table, table.len());
        let scene = if self.opened.aids { scene } else { scene.without_aids() };
        Drawn { game: table.meta().id, scene, names, mark }
    }

    fn then(&self, n: usize) -> Result<Box<dyn AnyTable>, Refused> {
        self.table_at(n).ok_or_else(|| refused(404, "no_such_entry", "refused-no-such-entry"))
    }

    pub(super) fn page(
        &self,
        ask: &Ask,
        present: &[Caller],
        look: &str,
        now: Millis,
    ) -> Result<Paged, Refused> {
        let viewer = self.viewer(ask)?;
        let scene = self.table.scene_as(look, viewer).unwrap_or_else(|| self.table.scene(viewer));
        let drawn = self.draw(&*self.table, scene, viewer, ask.lang);
        let here = self.seats_here(present);
        let away = Seat::all(self.chairs.len() as u8).filter(|seat| self.is_away(*seat, here, now));
        Ok(Paged {
            present: here,
            away: if self.is_host(ask.by) { away.collect() } else { Seats::NONE },
            removable: self.removable(ask.by, here, now),
            can_undo: viewer.seat().is_some_and(|seat| self.table.can_undo(seat)),
            ..self.paged(&*self.table, drawn, ask, viewer, now)
        })
    }

    /// The table as it stood, through the eyes of somebody who may know it.
    pub(super) fn replay(
        &self,
        ask: &Ask,
        at: Option<usize>,
        eyes: Option<Seat>,
        now: Millis,
    ) -> Result<Paged, Refused> {
        let is_over = self.table.turn() == Turn::Over;
        let viewer = match eyes.filter(|seat| is_over && seat.index() < self.chairs.len()) {
            Some(seat) => Viewer::Seat(seat),
            // Several people at one screen look back together: nobody's secrets are shown.
            None if ask.seat.is_none() && self.seats_of(ask.by)?.iter().count() > 1 => Viewer::Watcher,
            None => self.viewer(ask)?,
        };
        let then = self.then(at.unwrap_or(self.table.len()))?;
        let drawn = self.draw(&*then, then.still(viewer), viewer, ask.lang);
        Ok(self.paged(&*then, drawn, ask, viewer, now))
    }

    /// What a page shows of a table that is this one, now or as it stood.
    fn paged(&self, then: &dyn AnyTable, drawn: Drawn, ask: &Ask, viewer: Viewer, now: Millis) -> Paged {
        let (words, names) = (self.registered().words(ask.lang), self.table.names());
        let is_over = self.table.turn() == Turn::Over;
        let events = self.table.events().into_iter();
        let open: Vec<_> = events.filter(|(_, event)| is_over || event.is_open_to(viewer)).collect();
        let entries = &self.table.entries()[..then.len()];
        let last_move = |seat: Seat| {
            let own = |entry: &Entry| matches!(entry, Entry::Move(by, _) if *by == seat);
            let last = entries.iter().rposition(own)?;
            open.iter().find_map(|(at, event)| event.place.clone().filter(|_| *at == last))
        };
        Paged {
            look: self.look_at(then, ask, viewer, now),
            drawn,
            last_moves: Seat::all(self.chairs.len() as u8).map(last_move).collect(),
            log: open.iter().map(|(at, event)| EventLine::of(*at, event, words, &names)).collect(),
            can_undo: false,
            present: Seats::NONE,
            away: Seats::NONE,
            removable: Seats::NONE,
            hides: self.hides(ask),
            is_over,
            entries: self.table.len(),
        }
    }

    /// Whether somebody at the caller's screen knows something that a watcher does not.
    fn hides(&self, ask: &Ask) -> bool {
        let seen = |viewer| {
            let mut view = self.table.view(viewer).to_json();
            view.as_object_mut().map(|fields| fields.remove("viewer"));
            view
        };
        let own = self.seats_of(ask.by).unwrap_or_default();
        own.iter().count() > 1 && own.iter().any(|seat| seen(Viewer::Seat(seat)) != seen(Viewer::Watcher))
    }

    pub(super) fn check(&self, lang: Lang) -> wire::Check {
        let record = self.table.record();
        let setup = self.table.setup();
        let is_over = record.seed.is_some();
        let promised = |seed: &castellan_core::dice::Seed| seed.commitment(&setup.table) == setup.commitment;
        let verified = || self.registered().game.verify(&record) == Ok(Verdict::DiceMatch);
        wire::Check {
            table: setup.table.clone(),
            commitment: setup.commitment.clone(),
            seed_matches: setup.seed.as_ref().filter(|_| is_over).map(promised),
            dice_match: is_over.then(|| *self.dice_match.get_or_init(verified)),
            seed: record.seed,
            how: self.registered().words(lang).say(&Message::new("check-how"), &[]),
        }
    }

    /// The same players' next game, as it was opened first; seed and chances are its own.
    pub(super) fn next_game(&self) -> Opened {
        Opened {
            seats: self.chairs.clone(),
            seed: String::new(),
            entries: Vec::new(),
            chat: self.chat,
            ..self.opened.clone()
        }
    }
}

/// Whether nothing has happened for long.
pub(crate) fn is_archived(last_at: Millis, now: Millis) -> bool {
    now.saturating_sub(last_at) > ARCHIVE_AFTER_DAYS * 24 * 3600 * 1000
}

/// Writes one server-sent event.
fn tell(text: &mut String, event: &str, id: Option<usize>, data: &impl Serialize) {
    if let Some(id) = id {
        let _ = writeln!(text, "id: {id}");
    }
    let data = serde_json::to_string(data).expect("what goes over the wire is JSON");
    let _ = write!(text, "event: {event}\ndata: {data}\n\n");
}

fn phrase_key(phrase: &str) -> &'static str {
    match phrase {
        "hello" => "phrase-hello",
        "good-luck" => "phrase-good-luck",
        "well-played" => "phrase-well-played",
        "thanks" => "phrase-thanks",
        "sorry" => "phrase-sorry",
        "one-moment" => "phrase-one-moment",
        "your-turn" => "phrase-your-turn",
        _ => "phrase-good-game",
    }
}
