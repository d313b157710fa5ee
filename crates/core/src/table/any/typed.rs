//! A table of one game, asked as a table of any: moves and chances are read from JSON.

use super::{AnyTable, AnyView};
use crate::game::{Game, Illegal, Meta, Options, Turn};
use crate::log::{Event, Sight};
use crate::message::Message;
use crate::record::{BadRecord, Entry, Player, Record};
use crate::scene::shortcut::Shortcuts;
use crate::scene::{Part, Scene};
use crate::score::State;
use crate::seat::{Seat, Viewer};
use crate::table::{Refusal, Setup, Table, to_json};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::any::Any;

impl<G: Game> AnyTable for Table<G> {
    fn meta(&self) -> Meta {
        G::META
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn notice(&self) -> Option<Message> {
        self.options.notice()
    }

    fn names(&self) -> Vec<String> {
        self.names()
    }

    fn len(&self) -> usize {
        self.entries().len()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn scores(&self) -> Vec<i32> {
        self.scores()
    }

    fn moves(&self, seat: Seat) -> Vec<Value> {
        self.moves(seat).iter().map(to_json).collect()
    }

    fn parse_move(&self, notation: &str) -> Option<Value> {
        notation.parse::<G::Move>().ok().map(|m| to_json(&m))
    }

    fn play(&mut self, seat: Seat, mv: &Value) -> Result<(), Refusal> {
        if !self.turn().seats().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let m = read("refused-no-such-move", mv).map_err(Refusal::IllegalMove)?;
        self.play(seat, &m)
    }

    fn check(&self, seat: Seat, mv: &Value) -> Result<(), Refusal> {
        self.check(seat, &read("refused-no-such-move", mv).map_err(Refusal::IllegalMove)?)
    }

    fn resolve(&mut self, chance: &Value) -> Result<(), Refusal> {
        let chance = read("refused-no-such-chance", chance).map_err(Refusal::IllegalChance)?;
        self.resolve(&chance)
    }

    fn draw(&mut self) -> Result<Value, Refusal> {
        self.draw().map(|chance| to_json(&chance))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.undo(seat)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.can_undo(seat)
    }

    fn append(&mut self, entry: &Entry) -> Result<(), BadRecord> {
        self.append(entry)
    }

    fn at(&self, n: usize) -> Option<Box<dyn AnyTable>> {
        self.at(n).map(|past| Box::new(past) as Box<dyn AnyTable>)
    }

    fn entries(&self) -> &[Entry] {
        self.entries()
    }

    fn may_know(&self, entry: usize, viewer: Viewer) -> bool {
        self.may_know(entry, viewer)
    }

    fn seat_player(&mut self, seat: Seat, player: Player) {
        self.seat_player(seat, player);
    }

    fn events(&self) -> Vec<(usize, &Event)> {
        self.events().collect()
    }

    fn events_of(&self, entry: usize) -> &[Event] {
        self.events_of(entry)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(self.view(viewer))
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.scene(viewer)
    }

    fn scene_as(&self, look: &str, viewer: Viewer) -> Option<Scene> {
        self.scene_as(look, viewer)
    }

    fn still(&self, viewer: Viewer) -> Scene {
        G::scene(&self.view(viewer), &[])
    }

    fn seen(&self, look: &str, viewer: Viewer, sights: &[&Sight]) -> Vec<Vec<Part>> {
        self.seen(look, viewer, sights)
    }

    fn shortcuts(&self, viewer: Viewer) -> Shortcuts {
        let moves = viewer.seat().map(|seat| self.moves(seat)).unwrap_or_default();
        G::shortcuts(&self.view(viewer), &moves)
    }

    fn standing(&self) -> State {
        self.standing()
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn boxed(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn read<T: DeserializeOwned + Serialize>(key: &'static str, value: &Value) -> Result<T, Illegal> {
    crate::record::shape::read(value).map_err(|why| Illegal::new("", Message::new(key).with("why", why)))
}
