//! What a bot thinks: in a worker, from the journal of its table; and from a record, to compare it with the program.

use castellan_ai::mind::Budget;
use castellan_core::dice::Seed;
use castellan_core::record::Record;
use castellan_core::seat::{Seat, Viewer};
use castellan_core::table::any::AnyTable;
use castellan_room::registry::{Registry, level};
use castellan_room::time::Millis;
use castellan_room::{Freshness, Input, Output, Room, Think};
use serde::Deserialize;
use serde_json::{Value, json};

/// A table at which a bot may be due.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    table: String,
    lines: Vec<String>,
    now: Millis,
    seed: u64,
}

/// The moves of the bots that are due, each from what its seat may know.
pub(crate) fn think(games: &Registry, wanted: &Wanted) -> Value {
    let mut room = Room::new(wanted.table.as_str(), games.clone());
    let lines: Vec<Vec<u8>> = wanted.lines.iter().map(|line| line.clone().into_bytes()).collect();
    room.handle(Input::Query(0, Freshness::Known), wanted.now);
    let due =
        room.handle(Input::Loaded(0, lines), wanted.now).into_iter().filter_map(|output| match output {
            Output::Think(think) => Some(thought(games, &think, wanted.seed)),
            _ => None,
        });
    Value::Array(due.collect())
}

fn thought(games: &Registry, think: &Think, seed: u64) -> Value {
    let mv = games.find(think.game).zip(level(&think.level)).and_then(|(registered, level)| {
        registered.mind.think(&*think.view, think.seat, level, Budget::of_level(seed))
    });
    json!({ "seat": think.seat, "n": think.n, "move": mv })
}

/// A decision in a game.
#[derive(Deserialize)]
pub(crate) struct Position {
    record: Value,
    seat: Seat,
    level: String,
    /// The seed of the table.
    seed: String,
}

fn load(games: &Registry, record: &Value) -> Option<Box<dyn AnyTable>> {
    let record = Record::parse(&record.to_string()).ok()?;
    let registered = games.find(&record.game)?;
    registered.game.load(&record, record.entries.len(), Seed::new([0; 32])).ok()
}

/// What a bot of this level does there.
pub(crate) fn choose(games: &Registry, position: &Position) -> Value {
    let chosen = || {
        let table = load(games, &position.record)?;
        let registered = games.find(table.meta().id)?;
        // The bot's fancy follows from the table's seed as it does in the program's engine.
        let purpose = format!("bot {} {}", table.len(), position.seat);
        let seed = position.seed.parse::<Seed>().ok()?.derive(&purpose).number();
        let budget = Budget::of_level(seed);
        let view = table.view(Viewer::Seat(position.seat));
        registered.mind.think(&*view, position.seat, level(&position.level)?, budget)
    };
    json!({ "move": chosen() })
}

/// Where a record leads.
pub(crate) fn replay(games: &Registry, record: &Value) -> Value {
    let played = || {
        let table = load(games, record)?;
        let registered = games.find(table.meta().id)?;
        serde_json::to_value(table.state(registered.words(castellan_core::lang::Lang::En))).ok()
    };
    json!({ "state": played() })
}
