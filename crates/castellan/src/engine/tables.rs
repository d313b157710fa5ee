//! The tables of one engine process, and what can be asked of them.

use super::request::{Fields, Refused, seat_at};
use crate::games;
use crate::luck::fresh_seed;
use castellan_ai::level::Level;
use castellan_ai::mind::{Budget, Playable};
use castellan_ai::search::Compared;
use castellan_core::dice::Seed;
use castellan_core::lang::{Lang, Words};
use castellan_core::message::Message;
use castellan_core::record::{Draws, Player, Record};
use castellan_core::score::EventLine;
use castellan_core::seat::{SEATS_MAX, Seat, Viewer};
use castellan_core::table::any::AnyTable;
use castellan_core::table::{Refusal, Setup};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The most tables that are open at once.
const TABLES_MAX: usize = 10_000;

/// The games, and the tables that are open.
pub(crate) struct Tables {
    games: Vec<(Playable, Words)>,
    open: BTreeMap<String, Open>,
    opened: u64,
}

struct Open {
    game: usize,
    table: Box<dyn AnyTable>,
}

impl Tables {
    pub(crate) fn new() -> Tables {
        let with_words = |playable: Playable| {
            let words = playable.game.words(Lang::En);
            (playable, words)
        };
        Tables { games: games::all().into_iter().map(with_words).collect(), open: BTreeMap::new(), opened: 0 }
    }

    /// Does what one request asks for.
    pub(crate) fn handle(&mut self, verb: &str, mut fields: Fields) -> Result<Value, Refused> {
        match verb {
            "new" => self.new_table(&mut fields),
            "load" => self.load(&mut fields),
            "close" => {
                let id = fields.string("table")?;
                self.open.remove(&id).map(|_| json!({})).ok_or_else(|| unknown_table(&id))
            }
            "state" | "record" | "draw" => {
                let id = fields.string("table")?;
                self.whole(verb, &id)
            }
            "view" => {
                let (id, viewer) = (fields.string("table")?, fields.viewer("viewer")?);
                let (open, _, _) = self.find(&id)?;
                let viewer = viewer.at(open.table.setup().seats())?;
                Ok(json!({"view": open.table.view(viewer).to_json()}))
            }
            "resolve" => {
                let (id, chance) = (fields.string("table")?, fields.required("chance")?);
                self.change(&id, |table| table.resolve(&chance))
            }
            _ => self.for_seat(verb, &mut fields),
        }
    }

    fn whole(&mut self, verb: &str, id: &str) -> Result<Value, Refused> {
        let (open, _, words) = self.find(id)?;
        match verb {
            "state" => Ok(json!({"state": open.table.state(words)})),
            "record" => Ok(json!({"record": open.table.record()})),
            _ => {
                let mut drawn = Value::Null;
                let mut answer = self.change(id, |table| {
                    drawn = table.draw()?;
                    Ok(())
                })?;
                answer["chance"] = drawn;
                Ok(answer)
            }
        }
    }

    fn for_seat(&mut self, verb: &str, fields: &mut Fields) -> Result<Value, Refused> {
        let (id, number) = (fields.string("table")?, fields.integer("seat")?);
        let mv = if verb == "play" { fields.required("move")? } else { Value::Null };
        let thought = if verb == "think" { Some(Asked::read(fields)?) } else { None };
        let (open, playable, _) = self.find(&id)?;
        let seat = seat_at(number, open.table.setup().seats())?;
        match (verb, thought) {
            ("moves", _) => Ok(json!({"moves": open.table.moves(seat)})),
            ("think", Some(asked)) => think(open, playable, seat, &asked),
            ("undo", _) => {
                let done = self.change(&id, |table| table.undo(seat))?;
                Ok(json!({"state": done["state"]}))
            }
            _ => self.change(&id, |table| table.play(seat, &mv)),
        }
    }

    /// Changes a table and tells the new state and what happened.
    fn change(
        &mut self,
        id: &str,
        change: impl FnOnce(&mut dyn AnyTable) -> Result<(), Refusal>,
    ) -> Result<Value, Refused> {
        let open = self.open.get_mut(id).ok_or_else(|| unknown_table(id))?;
        let (table, words) = (&mut open.table, &self.games[open.game].1);
        let (before, names) = (table.len(), table.names());
        change(&mut **table).map_err(|refusal| in_words(&refusal, words, &names))?;
        let fresh = table.events().into_iter().filter(|(entry, _)| *entry >= before);
        let events: Vec<EventLine> =
            fresh.map(|(entry, event)| EventLine::of(entry, event, words, &names)).collect();
        Ok(json!({"state": table.state(words), "events": events}))
    }

    fn find(&self, id: &str) -> Result<(&Open, &Playable, &Words), Refused> {
        let open = self.open.get(id).ok_or_else(|| unknown_table(id))?;
        let (playable, words) = &self.games[open.game];
        Ok((open, playable, words))
    }

    fn new_table(&mut self, fields: &mut Fields) -> Result<Value, Refused> {
        let game = fields.string("game")?;
        let players = fields.integer("players")?;
        let options = fields.object("options")?;
        let seed = fields.optional_string("seed")?;
        let chance = fields.optional_string("chance")?;
        let game = self.find_game(&game)?;
        let bad = |message: String| Refused::new("bad_options", message);
        // No game has more seats than this; the game itself says which of the rest it takes.
        let seats = usize::try_from(players).unwrap_or(usize::MAX).min(usize::from(SEATS_MAX) + 1);
        let seed = match seed {
            Some(text) => text.parse().map_err(|_| bad("A seed is 64 hexadecimal digits.".to_owned()))?,
            None => system_seed()?,
        };
        let draws = match chance.as_deref() {
            None | Some("auto") => Draws::Auto,
            Some("manual") => Draws::Manual,
            Some(other) => return Err(bad(format!("Chance is \"auto\" or \"manual\", not {other:?}."))),
        };
        self.check_room()?;
        let players = vec![Player::human(""); seats];
        let setup = Setup::new(self.next_id(), players, draws, seed);
        let (playable, words) = &self.games[game];
        let opened = playable.game.open(setup, &options);
        let table = opened.map_err(|error| bad(words.say(&error.say, &[])))?;
        Ok(self.seat_people(game, table))
    }

    fn load(&mut self, fields: &mut Fields) -> Result<Value, Refused> {
        let record = fields.required_object("record")?;
        let common = Words::new(Lang::En, "");
        let bad = |words: &Words, say: &Message| Refused::new("bad_record", words.say(say, &[]));
        let record = Record::from_value(&record).map_err(|error| bad(&common, &error.say))?;
        let Some(game) = self.games.iter().position(|(playable, _)| playable.game.meta().id == record.game)
        else {
            return Err(bad(&common, &Message::new("record-unknown-game").with("game", record.game)));
        };
        self.check_room()?;
        let (playable, words) = &self.games[game];
        let loaded = playable.game.load(&record, usize::MAX, system_seed()?);
        let table = loaded.map_err(|error| bad(words, &error.say))?;
        Ok(self.seat_people(game, table))
    }

    fn seat_people(&mut self, game: usize, table: Box<dyn AnyTable>) -> Value {
        let id = self.next_id();
        self.opened += 1;
        let answer = json!({"table": id, "state": table.state(&self.games[game].1)});
        self.open.insert(id, Open { game, table });
        answer
    }

    fn next_id(&self) -> String {
        format!("t{}", self.opened + 1)
    }

    fn check_room(&self) -> Result<(), Refused> {
        if self.open.len() < TABLES_MAX {
            return Ok(());
        }
        Err(Refused::new("too_large", format!("{TABLES_MAX} tables are open; close one first.")))
    }

    fn find_game(&self, id: &str) -> Result<usize, Refused> {
        self.games.iter().position(|(playable, _)| playable.game.meta().id == id).ok_or_else(|| {
            let ids: Vec<&str> = self.games.iter().map(|(playable, _)| playable.game.meta().id).collect();
            Refused::new("unknown_game", format!("There is no game {id:?}; there are {}.", ids.join(", ")))
        })
    }
}

/// How a bot is asked to think.
struct Asked {
    level: String,
    time_ms: Option<u64>,
    playouts: Option<u32>,
    explain: bool,
}

impl Asked {
    fn read(fields: &mut Fields) -> Result<Asked, Refused> {
        let asked = Asked {
            level: fields.string("level")?,
            time_ms: fields.optional_millis("time_ms")?,
            playouts: fields.optional_playouts("playouts")?,
            explain: fields.flag("explain")?,
        };
        if asked.time_ms.is_some() && asked.playouts.is_some() {
            return Err(Refused::request("A thought is given \"time_ms\" or \"playouts\", not both."));
        }
        Ok(asked)
    }
}

fn think(open: &Open, playable: &Playable, seat: Seat, asked: &Asked) -> Result<Value, Refused> {
    let level: Level = asked.level.parse().map_err(|why: String| Refused::new("bad_options", why))?;
    let not_due = || Refused::new("not_your_turn", "It is not this seat's turn.");
    if !open.table.turn().seats().contains(seat) {
        return Err(not_due());
    }
    // The bot's fancy follows from the table's seed, so that a whole session can be repeated; what the
    // dice will draw can't be told from it.
    let seed = match &open.table.setup().seed {
        Some(seed) => seed.clone(),
        None => system_seed()?,
    };
    let purpose = format!("bot {} {seat}", open.table.len());
    let luck = seed.derive(&purpose).number();
    let budget = Budget { time_ms: asked.time_ms, playouts: asked.playouts, ..Budget::of_level(luck) };
    let view = open.table.view(Viewer::Seat(seat));
    if !asked.explain {
        let mv = playable.mind.think(&*view, seat, level, budget).ok_or_else(not_due)?;
        return Ok(json!({"move": mv}));
    }
    let found = playable.mind.explain(&*view, seat, level, budget).ok_or_else(not_due)?;
    let told =
        |other: &Compared<Value>| json!({"move": other.m, "value": other.margin, "playouts": other.playouts});
    let candidates: Vec<Value> = found.candidates.iter().map(told).collect();
    Ok(json!({"move": found.mv, "value": found.margin, "candidates": candidates}))
}

fn unknown_table(id: &str) -> Refused {
    Refused::new("unknown_table", format!("There is no table {id:?}."))
}

fn in_words(refusal: &Refusal, words: &Words, names: &[String]) -> Refused {
    Refused { code: refusal.code(), message: words.say(&refusal.say(), names), rule: refusal.rule() }
}

fn system_seed() -> Result<Seed, Refused> {
    fresh_seed().map_err(|error| Refused::new("internal", error.to_string()))
}
