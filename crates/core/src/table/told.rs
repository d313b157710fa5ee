//! What a table tells: its log, what a viewer knows and sees, where it stands, its record.

use super::{Table, to_json};
use crate::dice::Seed;
use crate::game::{Game, Turn};
use crate::lang::Words;
use crate::log::Event;
use crate::record::{FORMAT, GameResult, Record};
use crate::scene::Scene;
use crate::score::{SheetLine, State};
use crate::seat::{Seat, Viewer};
use crate::table::any::AnyTable;

impl dyn AnyTable + '_ {
    /// Where the table stands, told in one language.
    pub fn state(&self, words: &Words) -> State {
        let names = self.names();
        let lines = |(entry, event)| SheetLine::of(entry, event, words, &names);
        State { sheet: self.events().into_iter().filter_map(lines).collect(), ..self.standing() }
    }
}

impl<G: Game> Table<G> {
    /// The log: every standing event with the entry that it belongs to.
    pub fn events(&self) -> impl Iterator<Item = (usize, &Event)> {
        self.steps.iter().flat_map(|step| step.events.iter().map(move |event| (step.entry, event)))
    }

    /// The part of the log that the entry of this number added; nothing if it was taken back.
    pub fn events_of(&self, entry: usize) -> &[Event] {
        let at = self.steps.binary_search_by_key(&entry, |step| step.entry);
        at.map_or(&[], |at| &self.steps[at].events)
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// What a viewer sees and may do.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        let moves = viewer.seat().map(|seat| self.moves(seat)).unwrap_or_default();
        G::scene(&self.view(viewer), &moves)
    }

    /// The points by seat.
    pub fn scores(&self) -> Vec<i32> {
        Seat::all(self.setup.seats()).map(|seat| self.game.points(seat)).collect()
    }

    /// Where the table stands, told in one language.
    pub fn state(&self, words: &Words) -> State {
        let names = self.names();
        let lines = self.events().filter_map(|(entry, event)| SheetLine::of(entry, event, words, &names));
        State { sheet: lines.collect(), ..self.standing() }
    }

    /// The same without the score sheet, for whoever has its lines already.
    pub fn standing(&self) -> State {
        let turn = self.game.turn();
        State {
            n: self.entries.len(),
            turn,
            scores: self.scores(),
            winners: (turn == Turn::Over).then(|| self.game.winners()),
            sheet: Vec::new(),
        }
    }

    /// How the game ended, once it is over.
    pub fn result(&self) -> Option<GameResult> {
        let over = self.game.turn() == Turn::Over;
        over.then(|| GameResult { scores: self.scores(), winners: self.game.winners().iter().collect() })
    }

    /// The whole record, secrets included; the seed only once the game is over.
    pub fn record(&self) -> Record {
        let result = self.result();
        Record {
            format: FORMAT.to_owned(),
            table: self.setup.table.clone(),
            game: G::META.id.to_owned(),
            options: to_json(&self.options),
            chance: self.setup.draws,
            players: self.setup.players.clone(),
            commitment: self.setup.commitment.clone(),
            seed: result.as_ref().and(self.setup.seed.as_ref()).map(Seed::to_string),
            entries: self.entries().to_vec(),
            result,
        }
    }
}
