//! A table's past: who knows which entry, any earlier moment, and what an undo plays again.
//!
//! What was taken back is never played again, and what stood is played without a log where its events are
//! known already, so that looking back costs little however long the record is.

use super::{Standing, Table, What};
use crate::game::{Game, Secrecy, Turn};
use crate::log::{Audience, Log};
use crate::record::Entry;
use crate::record::replay::from_json;
use crate::seat::Seat;
use std::sync::Arc;

/// Who knows an entry while the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    Everyone,
    Seat(Seat),
    /// To its seat, and to all once everybody has chosen.
    SeatFirst(Seat),
}

impl Known {
    /// Who will know of a move that is about to be played.
    pub(super) fn of_move<G: Game>(game: &G, seat: Seat, m: &G::Move) -> Known {
        match game.secrecy(seat, m) {
            Secrecy::Open => Known::Everyone,
            Secrecy::Round => Known::SeatFirst(seat),
            Secrecy::Game => Known::Seat(seat),
        }
    }

    /// Who will know of a chance that is about to fall.
    pub(super) fn of_chance<G: Game>(game: &G, chance: &G::Chance) -> Known {
        match game.witnesses(chance) {
            Audience::Everyone => Known::Everyone,
            Audience::Only(seat) => Known::Seat(seat),
        }
    }
}

/// Entries that are only ever added, and who knows them. An earlier moment shares them.
#[derive(Clone, Default)]
pub(super) struct Entries {
    all: Arc<Vec<Entry>>,
    known: Vec<Known>,
    /// The entries that become known once their round is over.
    in_secret: Vec<usize>,
}

impl Entries {
    pub(super) fn all(&self) -> &[Entry] {
        &self.all[..self.len()]
    }

    pub(super) fn len(&self) -> usize {
        self.known.len()
    }

    pub(super) fn known(&self, entry: usize) -> Option<Known> {
        self.known.get(entry).copied()
    }

    pub(super) fn push(&mut self, entry: Entry, known: Known) {
        let len = self.len();
        let all = Arc::make_mut(&mut self.all);
        // An earlier moment that goes on by itself has a future of its own.
        all.truncate(len);
        all.push(entry);
        self.note(known);
    }

    fn note(&mut self, known: Known) {
        if matches!(known, Known::SeatFirst(_)) {
            self.in_secret.push(self.len());
        }
        self.known.push(known);
    }

    /// A choice is out once its round is: nobody chooses in secret any more, or its seat does so again.
    pub(super) fn tell_secrets(&mut self, turn: Turn) {
        let Entries { known, in_secret, .. } = self;
        in_secret.retain(|entry| match known[*entry] {
            Known::SeatFirst(seat) if matches!(turn, Turn::Secret(due) if !due.contains(seat)) => true,
            _ => {
                known[*entry] = Known::Everyone;
                false
            }
        });
    }

    /// Adds that a seat takes an entry back. A secret that was not out yet never gets out.
    pub(super) fn take_back(&mut self, seat: Seat, entry: usize, is_secret: bool) {
        if is_secret {
            self.known[entry] = Known::Seat(seat);
            self.in_secret.retain(|secret| *secret != entry);
        }
        self.push(Entry::Undo(seat, entry), Known::Everyone);
    }

    /// Which of the first `n` entries stood when there were so many.
    fn standing(&self, n: usize) -> Vec<usize> {
        let mut stood: Vec<usize> = Vec::with_capacity(n);
        for (at, entry) in self.all[..n].iter().enumerate() {
            match entry {
                // What is taken back is never far from the end.
                Entry::Undo(_, taken) => {
                    if let Some(place) = stood.iter().rposition(|entry| entry == taken) {
                        stood.remove(place);
                    }
                }
                Entry::Move(..) | Entry::Chance(_) => stood.push(at),
            }
        }
        stood
    }
}

/// The game as it was after its first standing steps, none of which can be taken back any more.
#[derive(Clone)]
pub(super) struct Milestone<G> {
    steps: usize,
    game: G,
}

impl<G: Game> What<G> {
    fn happen(&self, game: &mut G, log: &mut Log) {
        let done = match self {
            What::Open(seat, m) | What::Secret(seat, m) => game.play(*seat, m, log),
            What::Chance(chance) => game.resolve(chance, log),
        };
        done.expect("what has stood once stands again");
    }

    fn known(&self, game: &G) -> Known {
        match self {
            What::Open(seat, m) | What::Secret(seat, m) => Known::of_move(game, *seat, m),
            What::Chance(chance) => Known::of_chance(game, chance),
        }
    }
}

impl<G: Game> Table<G> {
    /// The table as it stood after its first `n` entries; none if there are fewer.
    ///
    /// # Panics
    /// Never: a table holds only entries that could happen.
    pub fn at(&self, n: usize) -> Option<Table<G>> {
        if n > self.entries.len() {
            return None;
        }
        let mut past = Table {
            setup: self.setup.clone(),
            options: self.options.clone(),
            game: G::new(&self.options, self.setup.seats()),
            entries: Entries { all: Arc::clone(&self.entries.all), ..Entries::default() },
            steps: Vec::new(),
            milestone: None,
            spare: self.spare.clone(),
        };
        let stood = self.entries.standing(n);
        // As long as the same stood then as stands now, the same events came of it.
        let shared = stood.iter().zip(&self.steps).take_while(|(then, now)| **then == now.entry).count();
        let mut stood = stood.into_iter().enumerate().peekable();
        for entry in 0..n {
            let Some((at, _)) = stood.next_if(|(_, stands)| *stands == entry) else {
                past.entries.note(self.entries.known[entry]);
                continue;
            };
            let step = if at < shared { Some(&self.steps[at]) } else { None };
            past.step_again(entry, step);
        }
        Some(past)
    }

    /// Lets an entry happen that happened here before, where its events are known without a log.
    fn step_again(&mut self, entry: usize, step: Option<&Arc<Standing<G>>>) {
        let (step, known) = match step {
            Some(step) => {
                let known = step.what.known(&self.game);
                step.what.happen(&mut self.game, &mut Log::off());
                (Arc::clone(step), known)
            }
            None => {
                let what = self.read(&self.entries.all[entry]);
                let (known, mut log) = (what.known(&self.game), Log::on());
                what.happen(&mut self.game, &mut log);
                if matches!(what, What::Chance(_)) {
                    log.seal();
                }
                let (events, sealed) = log.finish();
                (Arc::new(Standing { entry, what, events, sealed }), known)
            }
        };
        self.steps.push(step);
        self.entries.note(known);
        self.entries.tell_secrets(self.game.turn());
    }

    fn read(&self, entry: &Entry) -> What<G> {
        let ours = "an entry of a table can be read";
        match entry {
            Entry::Move(seat, m) => {
                let m = from_json("move", m).expect(ours);
                if matches!(self.game.turn(), Turn::Secret(_)) {
                    What::Secret(*seat, m)
                } else {
                    What::Open(*seat, m)
                }
            }
            Entry::Chance(chance) => What::Chance(from_json("chance", chance).expect(ours)),
            Entry::Undo(..) => unreachable!("an undo never stands"),
        }
    }

    /// Brings the game to where the standing steps lead, now that the one at this place is gone. What was
    /// sealed is played once, not at every undo: nothing before it can be taken back any more.
    pub(super) fn play_again(&mut self, at: usize) {
        let sealed = self.steps[..at].iter().rposition(|step| step.sealed).map_or(0, |last| last + 1);
        if self.milestone.as_ref().is_none_or(|milestone| milestone.steps != sealed) {
            let mut game = G::new(&self.options, self.setup.seats());
            self.steps[..sealed].iter().for_each(|step| step.what.happen(&mut game, &mut Log::off()));
            self.milestone = Some(Milestone { steps: sealed, game });
        }
        let Some(milestone) = &self.milestone else { return };
        self.game = milestone.game.clone();
        for step in &mut self.steps[sealed..] {
            let mut log = Log::on();
            step.what.happen(&mut self.game, &mut log);
            let Standing { entry, ref what, sealed, .. } = **step;
            *step = Arc::new(Standing { entry, what: what.clone(), events: log.finish().0, sealed });
        }
    }
}
