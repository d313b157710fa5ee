//! What a snapshot shows to whom: pictures, events, lines of chat.

use crate::clock::Running;
use crate::command::{Asker, Caller};
use crate::journal::{Chair, ChatRule, Opened, Say};
use crate::limits::ARCHIVE_AFTER_DAYS;
use crate::made::Made;
use crate::refused::{Kind, Refused, refused};
use crate::secret::WatchKey;
use crate::snapshot::{Snapshot, Spoken};
use crate::time::Millis;
use castellan_core::game::Turn;
use castellan_core::lang::{Lang, Words};
use castellan_core::log::Event;
use castellan_core::record::replay::Verdict;
use castellan_core::scene::Scene;
use castellan_core::seat::Viewer;
use castellan_core::table::any::AnyTable;
use std::sync::Arc;

/// What there is to draw, and the names to draw it with.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The game's id.
    pub game: &'static str,
    /// The scene.
    pub scene: Scene,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// By what an equal picture is known: viewer, position and names.
    pub mark: String,
}

impl Snapshot {
    /// The table's version: how many lines its journal has.
    pub fn version(&self) -> u64 {
        self.lines
    }

    /// The game as its rules have it.
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The table as it was opened.
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    /// When somebody last decided something.
    pub fn played_at(&self) -> Millis {
        self.played_at
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// What was said.
    pub fn said(&self) -> &[Arc<Spoken>] {
        &self.said
    }

    /// What may be said.
    pub fn chat(&self) -> ChatRule {
        self.chat
    }

    /// The clock, if there is one.
    pub fn clock(&self) -> Option<&Running> {
        self.clock.as_ref()
    }

    /// The table of the rematch.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// What was made of this version for one reader and may serve the next.
    pub fn made(&self) -> &Made {
        &self.made
    }

    /// How many entries there are.
    pub fn entries(&self) -> usize {
        self.table.len()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// The table as it stood after its first `n` entries.
    ///
    /// # Errors
    /// If there are not so many.
    pub fn then(&self, n: usize) -> Result<Box<dyn AnyTable>, Refused> {
        self.table.at(n).ok_or_else(|| refused(Kind::NotFound, "no_such_entry", "refused-no-such-entry"))
    }

    /// What there is to draw for the asker, now or after so many entries.
    ///
    /// # Errors
    /// If the asker has no such seat, or there are not so many.
    pub fn drawn(&self, asker: &Asker, at: Option<usize>) -> Result<Drawn, Refused> {
        let viewer = self.viewer(asker)?;
        match at {
            None => Ok(self.draw(&*self.table, self.table.scene(viewer), viewer, asker.lang)),
            Some(n) => {
                let then = self.then(n)?;
                Ok(self.draw(&*then, then.scene(viewer), viewer, asker.lang))
            }
        }
    }

    /// A scene of this table, now or as it stood.
    pub fn draw(&self, table: &dyn AnyTable, scene: Scene, viewer: Viewer, lang: Lang) -> Drawn {
        let names = table.names();
        let mark = format!("{}/{}/{viewer:?}/{lang}/{names:?}", table.setup().table, table.len());
        let scene = if self.opened.aids { scene } else { scene.without_aids() };
        Drawn { game: table.meta().id, scene, names, mark }
    }

    /// Whether a viewer may know of an event.
    pub fn is_open(&self, event: &Event, viewer: Viewer) -> bool {
        self.is_over() || event.is_open_to(viewer)
    }

    /// Whether somebody at the asker's screen knows something that a watcher does not.
    pub fn hides(&self, by: Caller) -> bool {
        let seen = |viewer| {
            let mut view = self.table.view(viewer).to_json();
            view.as_object_mut().map(|fields| fields.remove("viewer"));
            view
        };
        let own = self.seats_of(by).unwrap_or_default();
        if own.iter().count() < 2 {
            return false;
        }
        let watched = seen(Viewer::Watcher);
        own.iter().any(|seat| seen(Viewer::Seat(seat)) != watched)
    }

    /// The secret of the watchers' link, for those who may pass it on.
    pub fn watch_secret(&self, by: Caller) -> Option<&str> {
        let is_at_table = self.is_host(by) || self.seats_of(by).is_ok_and(|own| !own.is_empty());
        self.opened.watch.as_ref().filter(|_| is_at_table).map(WatchKey::text)
    }

    /// A line of chat in the reader's language, and the quick phrase that it is.
    pub fn spoken(&self, number: usize, words: &Words) -> (String, Option<&str>) {
        match &self.said[number].say {
            Say::Text(text) => (text.clone(), None),
            Say::Phrase(phrase) => (words.say_key(phrase_key(phrase)), Some(phrase)),
        }
    }

    /// Whether the dice of the seed drew every chance; found out once.
    pub fn dice_match(&self) -> bool {
        let verified = || self.registered().game.verify(&self.table.record()) == Ok(Verdict::DiceMatch);
        *self.dice_match.get_or_init(verified)
    }

    /// Whether nothing has happened for long.
    pub fn is_archived(&self, now: Millis) -> bool {
        is_archived(self.last_at, now)
    }

    /// Refuses a move that the rules forbid now; nothing is played.
    ///
    /// # Errors
    /// If they do.
    pub fn check_move(&self, asker: &Asker, mv: &serde_json::Value) -> Result<(), Refused> {
        let seat = self.actor(asker)?;
        self.table.check(seat, mv).map_err(|refusal| self.no(&refusal, asker.lang))
    }

    /// The same players' next game, as it was opened first; seed and chances are its own.
    pub fn next_game(&self) -> Opened {
        Opened {
            seats: self.chairs.to_vec(),
            seed: String::new(),
            entries: Vec::new(),
            chat: self.chat,
            clock_waits: self.opened.clock.is_some(),
            ..Opened::clone(&self.opened)
        }
    }
}

/// Whether a table is archived whose last line is of this time.
pub fn is_archived(last_at: Millis, now: Millis) -> bool {
    now.saturating_sub(last_at) > ARCHIVE_AFTER_DAYS * 24 * 3600 * 1000
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
