//! What the page of a table shows, of one and the same moment, wherever the moment comes from.

use super::rules::address;
use super::show::{Step, last_turn, steps};
use crate::journal::ChatRule;
use crate::looks::{clock, said, seats};
use crate::room::{Asker, Caller, Drawn, Happening, Refused, Snapshot};
use crate::time::Millis;
use crate::wire::{ChatLine, ClockInfo, SeatInfo};
use castellan_core::lang::Words;
use castellan_core::log::Place;
use castellan_core::record::Entry;
use castellan_core::scene::shortcut::Shortcuts;
use castellan_core::score::{EventLine, State};
use castellan_core::seat::{Seat, Seats, Viewer};
use castellan_core::table::any::AnyTable;
use std::sync::{Arc, OnceLock};

/// A table as somebody may see it.
pub struct Seen {
    /// The table.
    pub snapshot: Arc<Snapshot>,
    /// Whoever looks, as the table knows them.
    pub asker: Asker,
}

/// A position and what is told around it.
pub(super) struct Model {
    /// The game's id.
    pub(super) game: &'static str,
    /// The address of its rules, in the words of the table's edition.
    pub(super) rules: String,
    /// Where the table stands.
    pub(super) state: State,
    /// What there is to draw.
    pub(super) drawn: Drawn,
    /// The board as it was drawn, once somebody has looked at it.
    pub(super) board: OnceLock<String>,
    /// What happened, as far as the viewer may know and the page does not have it yet.
    pub(super) log: Vec<EventLine>,
    /// How many lines the whole log has.
    pub(super) lines: usize,
    /// Who sits where.
    pub(super) seats: Vec<SeatInfo>,
    /// Through whose eyes it is seen; none for a watcher.
    pub(super) seat: Option<Seat>,
    /// All seats of the visitor.
    pub(super) own: Seats,
    /// What happened before the viewer's eyes, step by step.
    pub(super) steps: Vec<Step>,
    /// What is offered beside the single moves.
    pub(super) shortcuts: Shortcuts,
    /// Where each seat moved last, as far as the viewer may know.
    pub(super) last_moves: Vec<Option<Place>>,
    /// The table that keeps it; a board for practice is stateless, so none.
    pub(super) kept: Option<Kept>,
}

/// A table that is kept, whatever moment of it is looked at.
pub(super) struct Kept {
    /// Its id.
    pub(super) table: String,
    /// Whether the game is over.
    pub(super) is_over: bool,
    /// How many entries there are in all.
    pub(super) entries: usize,
    /// The positions in which somebody else begins to decide.
    pub(super) turns: Vec<usize>,
    /// The positions after which points had been given.
    pub(super) scorings: Vec<usize>,
}

impl Kept {
    fn of(snapshot: &Snapshot) -> Kept {
        Kept {
            table: snapshot.table().setup().table.clone(),
            is_over: snapshot.is_over(),
            entries: snapshot.entries(),
            turns: turns(snapshot),
            scorings: scorings(snapshot),
        }
    }
}

/// What stands around a table that is played at now: people, clock, talk.
pub(super) struct Live {
    /// The table's id.
    pub(super) table: String,
    /// The table's version.
    pub(super) version: u64,
    /// The promise about the dice.
    pub(super) commitment: String,
    /// Whether the visitor is the host.
    pub(super) is_host: bool,
    /// Whether the visitor may take a decision back now.
    pub(super) can_undo: bool,
    /// Whether people who share the visitor's screen must not see each other's things.
    pub(super) hides: bool,
    /// The other seats whose players are here.
    pub(super) present: Seats,
    /// The seats for which the visitor as host may let a bot play, since their players are away.
    pub(super) away: Seats,
    /// The seats from which the visitor as host may remove their players.
    pub(super) removable: Seats,
    /// The seats that wait for a guest, with the secrets of their links, if the visitor is the host.
    pub(super) invites: Vec<(Seat, Option<String>)>,
    /// In how many milliseconds the page is to be looked at again, since the host may then replace somebody.
    pub(super) again_ms: Option<u64>,
    /// The game's options.
    pub(super) options: serde_json::Value,
    /// The clock.
    pub(super) clock: Option<ClockInfo>,
    /// What may be said.
    pub(super) chat: ChatRule,
    /// The last lines of chat.
    pub(super) said: Vec<ChatLine>,
    /// Whether there are aids and hints.
    pub(super) aids: bool,
    /// Whether only people with a seat or the watchers' link may know of the table.
    pub(super) private: bool,
    /// The secret of a private table's link for watchers, for those at the table.
    pub(super) watch: Option<String>,
    /// The table of the rematch.
    pub(super) rematch: Option<String>,
    /// Whether the table has been idle for long.
    pub(super) archived: bool,
}

impl Live {
    /// What stands around a table now.
    pub(super) fn of(seen: &Seen, present: &[Caller], now: Millis) -> Result<Live, Refused> {
        let Seen { snapshot, asker } = seen;
        let viewer = snapshot.viewer(asker)?;
        let (here, is_host) = (snapshot.seats_here(present), snapshot.is_host(asker.by));
        let own = snapshot.seats_of(asker.by)?;
        let away = Seat::all(snapshot.chairs().len() as u8).filter(|seat| snapshot.is_away(*seat, here, now));
        Ok(Live {
            table: snapshot.table().setup().table.clone(),
            version: snapshot.version(),
            commitment: snapshot.table().setup().commitment.clone(),
            is_host,
            can_undo: viewer.seat().is_some_and(|seat| snapshot.table().can_undo(seat)),
            hides: snapshot.hides(asker.by),
            present: here.iter().filter(|seat| !own.contains(*seat)).collect(),
            away: if is_host { away.collect() } else { Seats::NONE },
            removable: snapshot.removable(asker.by, here, now),
            invites: snapshot
                .invites(asker.by)
                .into_iter()
                .map(|(seat, secret)| (seat, secret.map(str::to_owned)))
                .collect(),
            again_ms: snapshot
                .away_from(here)
                .filter(|at| is_host && *at > now && !snapshot.is_over())
                .map(|at| at - now),
            options: snapshot.opened().options.clone(),
            clock: clock(snapshot, now),
            chat: snapshot.chat(),
            said: said(snapshot, snapshot.registered().words(asker.lang)),
            aids: snapshot.opened().aids,
            private: snapshot.is_private(),
            watch: snapshot.watch_secret(asker.by).map(str::to_owned),
            rematch: snapshot.rematch().map(str::to_owned),
            archived: snapshot.is_archived(now),
        })
    }
}

impl Model {
    /// The table as it is now, in one of the game's looks; the log from an entry on.
    /// All who watch share one.
    pub(super) fn now(seen: &Seen, look: &str, from: usize) -> Result<Arc<Model>, Refused> {
        let Seen { snapshot, asker } = seen;
        let viewer = snapshot.viewer(asker)?;
        let make = || Model::made(seen, look, viewer, from);
        // A player's page has each version once, so nobody else would want what is made for it.
        if !snapshot.seats_of(asker.by)?.is_empty() {
            return Ok(Arc::new(make()));
        }
        Ok(snapshot.made().get(format!("page {look:?} {} {from}", asker.lang), make))
    }

    fn made(seen: &Seen, look: &str, viewer: Viewer, from: usize) -> Model {
        let Seen { snapshot, asker } = seen;
        let table = snapshot.table();
        let scene = table.scene_as(look, viewer).unwrap_or_else(|| table.scene(viewer));
        let drawn = snapshot.draw(table, scene, viewer, asker.lang);
        let mut page = Model::at(seen, table, drawn, viewer, from);
        // A page that is opened shows nothing by itself, but can show the latest turn again.
        let from = if from > 0 { from } else { last_turn(table.entries(), viewer) };
        let events = table.events();
        let open: Vec<_> = events.into_iter().filter(|(_, event)| snapshot.is_open(event, viewer)).collect();
        page.shortcuts = table.shortcuts(viewer);
        page.steps = steps(seen, look, viewer, &open, from);
        page
    }

    /// The table as it stood, through the eyes of somebody who may know it.
    pub(super) fn then(seen: &Seen, at: Option<usize>, eyes: Option<Seat>) -> Result<(Model, Kept), Refused> {
        let Seen { snapshot, asker } = seen;
        let is_over = snapshot.is_over();
        let viewer = match eyes.filter(|seat| is_over && seat.index() < snapshot.chairs().len()) {
            Some(seat) => Viewer::Seat(seat),
            // Several people at one screen look back together: nobody's secrets are shown.
            None if asker.seat.is_none() && snapshot.seats_of(asker.by)?.iter().count() > 1 => {
                Viewer::Watcher
            }
            None => snapshot.viewer(asker)?,
        };
        let then = snapshot.then(at.unwrap_or(snapshot.entries()))?;
        let drawn = snapshot.draw(&*then, then.still(viewer), viewer, asker.lang);
        Ok((Model::at(seen, &*then, drawn, viewer, 0), Kept::of(snapshot)))
    }

    fn at(seen: &Seen, then: &dyn AnyTable, drawn: Drawn, viewer: Viewer, from: usize) -> Model {
        let Seen { snapshot, asker } = seen;
        let words = snapshot.registered().words(asker.lang);
        let (names, events) = (snapshot.table().names(), snapshot.table().events());
        let open: Vec<_> = events.into_iter().filter(|(_, event)| snapshot.is_open(event, viewer)).collect();
        let entries = &snapshot.table().entries()[..then.len()];
        let last_move = |seat: Seat| {
            let own = |entry: &Entry| matches!(entry, Entry::Move(by, _) if *by == seat);
            let last = entries.iter().rposition(own)?;
            open.iter().find_map(|(at, event)| event.place.clone().filter(|_| *at == last))
        };
        let told = open.iter().filter(|(at, _)| *at >= from);
        let mut log: Vec<EventLine> =
            told.map(|(at, event)| EventLine::of(*at, event, words, &names)).collect();
        let people = snapshot.happened.iter().map(|happening| happened(happening, words));
        log.extend(people.filter(|line| line.entry >= from));
        // What happened to people stands behind what happened in the game before it.
        log.sort_by_key(|line| line.entry);
        Model {
            game: then.meta().id,
            rules: address(&then.meta(), snapshot.options()),
            state: snapshot.state_of(then, asker.lang),
            drawn,
            board: OnceLock::new(),
            lines: open.len() + snapshot.happened.len(),
            log,
            seats: seats(snapshot.chairs()),
            seat: viewer.seat(),
            own: snapshot.seats_of(asker.by).unwrap_or_default(),
            last_moves: Seat::all(snapshot.chairs().len() as u8).map(last_move).collect(),
            steps: Vec::new(),
            shortcuts: Shortcuts::default(),
            kept: Some(Kept::of(snapshot)),
        }
    }
}

/// What happened to somebody, as a line of the log.
fn happened(happening: &Happening, words: &Words) -> EventLine {
    EventLine {
        entry: happening.n.saturating_sub(1),
        say: words.say(&happening.say(), &[]),
        rule: "",
        seat: happening.seat,
        points: None,
        cell: None,
        part: None,
        only: None,
    }
}

/// Where somebody else begins to decide.
fn turns(snapshot: &Snapshot) -> Vec<usize> {
    let mut last = None;
    let begins = |(at, entry): (usize, &Entry)| match entry {
        Entry::Move(seat, _) if last.replace(*seat) != Some(*seat) => Some(at),
        _ => None,
    };
    snapshot.table().entries().iter().enumerate().filter_map(begins).collect()
}

/// Where points had just been given.
fn scorings(snapshot: &Snapshot) -> Vec<usize> {
    let events = snapshot.table().events();
    let scored = events.iter().filter(|(_, event)| event.points.is_some());
    let mut scorings: Vec<usize> = scored.map(|(at, _)| at + 1).collect();
    scorings.dedup();
    scorings
}
